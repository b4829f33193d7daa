#!/bin/bash
# Downloads the font files and character data that build.py reads into one folder, without installing any font. An
# installed font would change the browser's fallback and so the results of check.py.
#
# Usage: Scripts/fonts/fetch.sh FOLDER        (Debian 12; needs apt-get, dpkg-deb, pip, unzip)
set -euo pipefail
folder=${1:?usage: fetch.sh FOLDER}
mkdir -p "$folder/packages"
cd "$folder/packages"
apt-get download fonts-inter fonts-jetbrains-mono fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
    fonts-dejavu-core unicode-data
pip download --quiet --no-deps --dest . fontpkg-nunito==3.602
for package in *.deb; do dpkg-deb -x "$package" ..; done
unzip -q -o fontpkg_nunito-*.whl -d ../nunito
