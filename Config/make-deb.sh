#!/bin/sh
# Makes a Debian package of the program, its manual page, completions and systemd units:
#
#     Config/make-deb.sh [FOLDER]
#
# It is put in the folder, by default .build, which git passes over. BIORHYTHM names a program that is built already; DEBFULLNAME and DEBEMAIL say who makes the package.
set -eu

config=$(realpath "$(dirname "$0")")
folder=$(realpath "${1:-$config/../.build}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
maintainer="${DEBFULLNAME:-biorhythm maintainers} <${DEBEMAIL:-maintainers@biorhythm.invalid}>"
umask 022

DESTDIR=$root PREFIX=/usr "$config/install.sh" >&2
strip --remove-section=.comment --remove-section=.note "$root/usr/bin/biorhythm"
# Debian keeps site-functions for the administrator.
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
mkdir -p "$root/usr/lib/systemd/user"
install -m 644 "$config/biorhythm.service" "$config/biorhythm.timer" "$root/usr/lib/systemd/user"

version=$("$root/usr/bin/biorhythm" --version)
version=${version#biorhythm }
architecture=$(dpkg --print-architecture)
doc=$root/usr/share/doc/biorhythm
mkdir -p "$doc/examples" "$root/DEBIAN" "$work/debian"
install -m 644 "$config/biorhythm.cron" "$config/settings.example.json" "$config/settings.schema.json" "$doc/examples"

cat >"$doc/copyright" <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: biorhythm

Files: *
Copyright: 2026 the authors of biorhythm
License: unstated
 The source does not state a license. The program contains parts of the Swift standard library, which is
 Copyright Apple Inc. and the Swift project authors, under the Apache License 2.0 with Runtime Library Exception.
END
date=$(date -R -d "@${SOURCE_DATE_EPOCH:-$(date +%s)}")
printf 'biorhythm (%s) unstable; urgency=medium\n\n  * Release %s.\n\n -- %s  %s\n' \
  "$version" "$version" "$maintainer" "$date" | gzip -9n >"$doc/changelog.gz"

# dpkg-shlibdeps looks for the source package in the folder it runs in.
printf 'Source: biorhythm\n\nPackage: biorhythm\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O root/usr/bin/biorhythm)
depends=${depends#shlibs:Depends=}
if [ -z "$depends" ]; then
  mkdir -p "$root/usr/share/lintian/overrides"
  cat >"$root/usr/share/lintian/overrides/biorhythm" <<END
# A prompt waits for the program: without a dynamic loader it starts in less than half the time.
biorhythm: statically-linked-binary [usr/bin/biorhythm]
END
fi
cat >"$root/DEBIAN/control" <<END
Package: biorhythm
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -k -s --apparent-size "$root/usr" | cut -f 1)
${depends:+Depends: $depends
}Section: utils
Priority: optional
Description: biorhythms in the terminal
 biorhythm draws the month's physical, emotional and intellectual curves in the
 terminal and lists critical days, peaks and valleys, for reading or as JSON,
 CSV, calendar files and pictures. It can also mail a short summary every
 morning, compare two people, and go through a list of many.
 .
 Biorhythm theory has no scientific support; this is for interest and fun.
END
(cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k 2 >DEBIAN/md5sums)

package=$folder/biorhythm_${version}_$architecture.deb
dpkg-deb --root-owner-group --build "$root" "$package" >&2
echo "$package"
