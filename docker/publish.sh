#!/bin/sh
# Lays this image's build beside the earlier ones on the volume and starts the program that serves them all. File names
# carry their content's hash, so that builds do not disturb each other. A build's record is last, because it says that
# the others are there.
set -eu
builds=/builds/$APP
here=$(hostname)
mkdir -p "$builds"
cd /portal/build
# Whole or not at all: another replica may serve a file of this name, or lay it, at this moment.
lay() {
  cp "$1" "$builds/$1.$here"
  mv "$builds/$1.$here" "$builds/$1"
}
find . -type d -exec mkdir -p "$builds/{}" \;
find . -type f ! -name section.json ! -name shell.json | while read -r file; do lay "$file"; done
for record in section.json shell.json; do
  if [ -f "$record" ]; then lay "$record"; fi
done
cd /portal
# Sections listen on one port, so that the edge finds each by its name alone.
case $APP in mf-*) export "PORT_$(printf %s "${APP#mf-}" | tr 'a-z-' 'A-Z_')=3000" ;; esac
exec "$@"
