#!/bin/sh
# Builds biorhythm and installs it with its manual page and completions, or removes what was installed:
#
#     Config/install.sh [--uninstall]
#
# PREFIX     where to, by default ~/.local, or /usr/local for root; to uninstall, where the program is found
# DESTDIR    a folder to put in front of it, for packages, which keep records of their own
# BIORHYTHM  a program that is built already
set -eu

if [ "$(id -u)" -eq 0 ]; then default=/usr/local; else default=$HOME/.local; fi
prefix=${PREFIX:-$default}
# What was installed, a file or folder a line, in the order in which it was made.
manifest=share/biorhythm/manifest

case ${1:-} in
  '') ;;
  --uninstall)
    if [ -z "${PREFIX:-}" ] && [ ! -f "$prefix/$manifest" ]; then
      found=$(command -v biorhythm) && prefix=${found%/bin/biorhythm}
    fi
    if [ ! -f "$prefix/$manifest" ]; then
      echo "install.sh: nothing was installed in $prefix by this script: name the PREFIX that was installed to" >&2
      exit 66
    fi
    list=$(mktemp)
    trap 'rm -f "$list"' EXIT
    # Folders go last and only where nothing else has moved in.
    sed '1!G;h;$!d' "$prefix/$manifest" >"$list"
    rm -f "$prefix/$manifest"
    while IFS= read -r path; do
      case $path in */) ;; *) rm -f "$path" && echo "Removed $path" ;; esac
    done <"$list"
    while IFS= read -r path; do
      case $path in */) rmdir "$path" 2>/dev/null || true ;; esac
    done <"$list"
    echo "The settings stay where they are."
    exit
    ;;
  *)
    echo "install.sh: unknown word '$1': write --uninstall, or nothing" >&2
    exit 64
    ;;
esac

config=$(cd "$(dirname "$0")" && pwd)
built=${BIORHYTHM:-$("$config/build.sh")}
root=${DESTDIR:-}$prefix
case $root in /*) ;; *) root=$PWD/$root ;; esac
new=''

# Makes a folder with those above it, and notes which were not there.
make_folder() {
  [ ! -d "$1" ] || return 0
  make_folder "${1%/*}"
  mkdir "$1"
  new="$new$1/
"
}

# Makes a file's folder and the empty file anew, and notes it; what is written to it then keeps its mode.
make_file() {
  make_folder "${1%/*}"
  rm -f "$1"
  install -m 644 /dev/null "$1"
  new="$new$1
"
}

program=$root/bin/biorhythm
make_file "$program"
install -m 755 "$built" "$program"
strip "$program" 2>/dev/null || true # as good, only larger
# Pages for everybody are in English, whoever installs them.
page() { env -i "$program" "$@"; }
bash=$root/share/bash-completion/completions/biorhythm
fish=$root/share/fish/vendor_completions.d/biorhythm.fish
manual=$root/share/man/man1/biorhythm.1.gz
zsh=$root/share/zsh/site-functions/_biorhythm
for file in "$manual" "$bash" "$zsh" "$fish"; do make_file "$file"; done
page --manual | gzip -9n >"$manual"
page --completion bash >"$bash"
page --completion zsh >"$zsh"
page --completion fish >"$fish"

if [ -n "${DESTDIR:-}" ]; then
  echo "Installed biorhythm in $root."
  exit
fi
make_folder "$root/${manifest%/*}"
{ cat "$root/$manifest" 2>/dev/null || true; printf %s "$new"; } | awk '!seen[$0]++' >"$root/$manifest.new"
mv "$root/$manifest.new" "$root/$manifest"

echo "Installed biorhythm in $root."
case :$PATH: in *:"$root/bin":*) ;; *) echo "Add $root/bin to your PATH." ;; esac
[ "$root" = /usr/local ] || echo "For zsh, add this before compinit: fpath+=($root/share/zsh/site-functions)"
case $root in
  /usr | /usr/local | "$HOME/.local") ;;
  *)
    echo "For bash, add this to ~/.bashrc: source $bash"
    echo "For fish, add this to ~/.config/fish/config.fish: source $fish"
    ;;
esac
