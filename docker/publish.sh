#!/bin/sh
# Lays this image's build beside the earlier ones on the volume and starts the program that serves them all. File names
# carry their content's hash, so that builds do not disturb each other. A build's record is last, because it says that
# the others are there.
set -eu
builds=/builds/$APP
# Whole or not at all: another replica may serve a file of this name, or lay it, at this moment. A rename is.
laid=$builds/.$(hostname)
rm -rf "$laid"
mkdir -p "$builds"
cp -r /portal/build "$laid"
cd "$laid"
find . -type d -exec mkdir -p "$builds/{}" \;
find . -type d | while read -r folder; do
  find "$folder" -maxdepth 1 -type f ! -name section.json ! -name shell.json \
    -exec mv -f --target-directory "$builds/$folder" {} +
done
for record in section.json shell.json; do
  if [ -f "$record" ]; then mv -f "$record" "$builds/$record"; fi
done
rm -rf "$laid"
cd /portal
# Sections listen on one port, so that the edge finds each by its name alone.
case $APP in mf-*) export "PORT_$(printf %s "${APP#mf-}" | tr 'a-z-' 'A-Z_')=3000" ;; esac
exec "$@"
