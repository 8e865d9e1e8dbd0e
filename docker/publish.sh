#!/bin/sh
# Lays this image's build beside the earlier ones on the volume and starts the program that serves them all. File names
# carry their content's hash, so that builds do not disturb each other. A build's record is last, because it says that
# the others are there.
set -eu
builds=/builds/$APP
mkdir -p "$builds"
cd /portal/build
find . -type f ! -name section.json ! -name shell.json -exec cp --parents --target-directory "$builds" {} +
for record in section.json shell.json; do
  if [ -f "$record" ]; then
    cp "$record" "$builds/$record.new"
    mv "$builds/$record.new" "$builds/$record"
  fi
done
cd /portal
# Sections listen on one port, so that the edge finds each by its name alone.
case $APP in mf-*) export "PORT_$(printf %s "${APP#mf-}" | tr 'a-z-' 'A-Z_')=3000" ;; esac
exec "$@"
