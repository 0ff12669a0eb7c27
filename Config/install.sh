#!/bin/sh
# Builds biorhythm and installs it with its manual page and completions, or removes all of them again:
#
#     Config/install.sh [--uninstall]
#
# PREFIX     where to, by default ~/.local, or /usr/local for root
# DESTDIR    a folder to put in front of it, for packages
# BIORHYTHM  a program that is built already
set -eu

if [ "$(id -u)" -eq 0 ]; then prefix=/usr/local; else prefix=$HOME/.local; fi
prefix=${PREFIX:-$prefix}
root=${DESTDIR:-}$prefix
program=$root/bin/biorhythm
manual=$root/share/man/man1/biorhythm.1.gz
bash=$root/share/bash-completion/completions/biorhythm
zsh=$root/share/zsh/site-functions/_biorhythm
fish=$root/share/fish/vendor_completions.d/biorhythm.fish

case ${1:-} in
  '') ;;
  --uninstall)
    rm -f "$program" "$manual" "$bash" "$zsh" "$fish"
    # Folders that nothing else is in go too, but not those that belong to everybody.
    for folder in man/man1 bash-completion/completions bash-completion zsh/site-functions zsh \
      fish/vendor_completions.d fish; do
      rmdir "$root/share/$folder" 2>/dev/null || true
    done
    echo "Removed biorhythm from $root; the settings stay where they are."
    exit
    ;;
  *)
    echo "install.sh: unknown word '$1': write --uninstall, or nothing" >&2
    exit 64
    ;;
esac

built=${BIORHYTHM:-}
if [ -z "$built" ]; then
  cd "$(dirname "$0")/.."
  build() { swift build --configuration release --static-swift-stdlib --product biorhythm "$@"; }
  build >&2
  built=$(build --show-bin-path)/biorhythm
fi

for file in "$program" "$manual" "$bash" "$zsh" "$fish"; do mkdir -p "${file%/*}"; done
install -m 755 "$built" "$program"
strip "$program" 2>/dev/null || true # as good, only larger
# Pages for everybody are in English, whoever installs them.
page() { env -i "$program" "$@"; }
page --manual | gzip -9n >"$manual"
page --completion bash >"$bash"
page --completion zsh >"$zsh"
page --completion fish >"$fish"
chmod 644 "$manual" "$bash" "$zsh" "$fish"

echo "Installed biorhythm in $root."
[ -z "${DESTDIR:-}" ] || exit 0
case :$PATH: in *:"$prefix/bin":*) ;; *) echo "Add $prefix/bin to your PATH." ;; esac
[ "$prefix" = /usr/local ] || echo "For zsh, add this before compinit: fpath+=($prefix/share/zsh/site-functions)"
