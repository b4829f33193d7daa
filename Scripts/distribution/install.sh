#!/bin/sh
# Installs Vitrine from the archive beside this file: sh install.sh [--prefix DIR]
#
#   --prefix DIR         where to: DIR/bin/vitrine, DIR/lib/vitrine-VERSION; /usr/local for root, ~/.local for others
#   --uninstall          removes the version that DIR/bin/vitrine is, or that of --version
#   --version NUMBER     which version to remove
#
# Nothing changes if anything fails, and what a device has stored stays where it is. Versions lie beside each other; the one
# that was installed last is the command `vitrine`, each is the command `vitrine-VERSION`.
set -eu
# What root installs is for others too.
umask 022
fail() {
    echo "install: $1" >&2
    exit 1
}
prefix='' uninstall='' version=''
while [ $# -gt 0 ]; do
    case $1 in
        --prefix | --version)
            [ -n "${2-}" ] || fail "$1 needs a value"
            if [ "$1" = --prefix ]; then prefix=$2; else version=$2; fi
            shift
            ;;
        --uninstall) uninstall=yes ;;
        --help | -h)
            sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"
            exit
            ;;
        *) fail "unknown option '$1'; there are --prefix, --uninstall and --version" ;;
    esac
    shift
done
if [ -z "$prefix" ]; then
    prefix=/usr/local
    [ "$(id -u)" = 0 ] || prefix=${HOME:?install: HOME is not set; name a folder with --prefix}/.local
fi
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
lib=$prefix/lib bin=$prefix/bin

# free: the command `vitrine` is not there, or is the link that is made here.
free() {
    [ "$(readlink "$bin/vitrine")" = ../lib/vitrine/vitrine ] || { [ ! -e "$bin/vitrine" ] && [ ! -L "$bin/vitrine" ]; }
}

if [ -n "$uninstall" ]; then
    [ -n "$version" ] || version=$(cat "$lib/vitrine/VERSION" 2>/dev/null) || fail "no Vitrine is installed in $prefix"
    [ -d "$lib/vitrine-$version" ] || fail "Vitrine $version is not installed in $prefix"
    # The command is another version before its files go.
    if [ "$(readlink "$lib/vitrine")" = "vitrine-$version" ]; then
        rest=''
        for each in $(cd "$lib" && ls -d vitrine-[0-9]* | sort -V); do
            [ "$each" = "vitrine-$version" ] || [ "vitrine-$(cat "$lib/$each/VERSION" 2>/dev/null)" != "$each" ] || rest=$each
        done
        if [ -n "$rest" ]; then
            ln -s "$rest" "$lib/.vitrine.$$" && mv -fT "$lib/.vitrine.$$" "$lib/vitrine"
        else
            ! free || rm -f "$bin/vitrine"
            rm -f "$lib/vitrine"
        fi
    fi
    # And what was left where installing it was killed.
    rm -rf "$lib/vitrine-$version" "$bin/vitrine-$version" "$lib/.vitrine-$version".*
    echo "Vitrine $version is removed; what its devices stored is still there."
    exit
fi
[ -z "$version" ] || fail "--version goes with --uninstall; an archive has its own version"

here=$(CDPATH='' cd "$(dirname "$0")" && pwd)
[ "$(uname -s)" = Linux ] || fail "these programs are for Linux; this is $(uname -s)"
set -- "$here"/vitrine-*-linux-"$(uname -m)".tar.xz
[ -e "$1" ] || fail "there is no archive for $(uname -m) beside install.sh in $here"
[ $# = 1 ] || fail "several archives are beside install.sh in $here; leave one"
[ -e "$here/SHA256SUMS" ] || fail "SHA256SUMS is not beside install.sh in $here, so the archive cannot be checked"
name=$(basename "$1" .tar.xz)
version=${name#vitrine-}
version=${version%-linux-*}
set -- "$1"
# The modules for one compiler are an archive of their own.
if [ -e "$here/$name-modules.tar.xz" ]; then set -- "$1" "$here/$name-modules.tar.xz"; fi
command -v sha256sum >/dev/null || fail "sha256sum is needed to check the archive; install it"
for archive in "$@"; do
    file=$(basename "$archive")
    expected=$(sed -n "s/^\([0-9a-f]\{64\}\)  $file\$/\1/p" "$here/SHA256SUMS")
    actual=$(sha256sum <"$archive" | cut -c 1-64)
    [ "$expected" = "$actual" ] ||
        fail "$file is damaged: its SHA-256 is $actual, and SHA256SUMS has ${expected:-none}; get it again"
done

command -v xz >/dev/null || command -v dpkg-deb >/dev/null || fail "xz is needed to unpack the archive; install it"
if [ -e "$lib/vitrine" ] && [ ! -L "$lib/vitrine" ]; then
    fail "$lib/vitrine belongs to another way of installing, such as a Debian package; remove that, or choose another --prefix"
fi
free || fail "$bin/vitrine belongs to another way of installing, such as pip; remove that, or choose another --prefix"
new=$lib/.vitrine-$version.$$
made=''
for folder in prefix lib bin; do
    eval "[ -d \"\$$folder\" ]" || made="$folder $made"
done
undo() {
    rm -rf "$new" "$lib/.vitrine.$$" "$bin/.vitrine.$$" "$bin/.vitrine-$version.$$"
    for folder in $made; do
        eval "rmdir \"\$$folder\"" 2>/dev/null || true
    done
}
trap undo EXIT
trap 'exit 1' HUP INT TERM
# What was left where installing was killed.
for left in "$lib/.vitrine-$version".*; do [ -d "/proc/${left##*.}" ] || rm -rf "$left"; done
# The links are complete before anything changes: from then on there are only renames.
mkdir -p "$lib" "$bin" 2>/dev/null && mkdir "$new" 2>/dev/null &&
    ln -s "vitrine-$version" "$lib/.vitrine.$$" 2>/dev/null &&
    ln -s "../lib/vitrine-$version/vitrine" "$bin/.vitrine-$version.$$" 2>/dev/null && ln -s ../lib/vitrine/vitrine "$bin/.vitrine.$$" 2>/dev/null ||
    fail "$prefix cannot be written; choose another folder with --prefix, or ask as root"
# unpacked FILE: what an archive contains, as tar. An empty Debian has no xz; its dpkg reads the archive as the content of a package.
unpacked() {
    if command -v xz >/dev/null; then
        xz -dc "$1"
    else
        {
            printf '!<arch>\n'
            member debian-binary 4
            printf '2.0\n'
            member control.tar 0
            member data.tar.xz "$(stat -c %s "$1")"
            cat "$1"
            echo
        } | dpkg-deb --fsys-tarfile -
    fi
}
member() { printf '%-16s%-12s%-6s%-6s%-8s%-10s`\n' "$1" 0 0 0 100644 "$2"; }
for archive in "$@"; do
    # Leaving out the upper folders puts the programs right below the new one.
    cause=$(unpacked "$archive" | (cd "$new" && tar -xf - --no-same-owner --strip-components 3 "$name/lib/vitrine") 2>&1) ||
        fail "nothing was installed in $prefix: $(echo "$cause" | head -1)"
done
[ "$(cat "$new/VERSION" 2>/dev/null)" = "$version" ] || fail "nothing was installed in $prefix: $file has another version than its name"
cause=$("$new/vitrine" --version 2>&1) ||
    fail "nothing was installed in $prefix: the programs do not run here; they need the C library of Debian 12 or newer: $(echo "$cause" | head -1)"
# So that it can be removed when the download is gone.
cp "$here/install.sh" "$new"
# Nothing comes between the old files and the new ones, which may be of the same version.
trap '' HUP INT TERM
if [ -e "$lib/vitrine-$version" ]; then mv -T "$lib/vitrine-$version" "$new.old"; fi
mv -T "$new" "$lib/vitrine-$version"
mv -fT "$bin/.vitrine-$version.$$" "$bin/vitrine-$version"
mv -fT "$lib/.vitrine.$$" "$lib/vitrine"
mv -fT "$bin/.vitrine.$$" "$bin/vitrine"
trap - EXIT
rm -rf "$new.old"
echo "Vitrine $version is installed: $bin/vitrine"
case :$PATH: in *":$bin:"*) ;; *) echo "$bin is not on your PATH; add it, or use the whole path." ;; esac
