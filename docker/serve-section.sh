#!/bin/sh
# Lays this image's build beside those before it and serves them all. File names carry their content's hash, so
# that builds do not disturb each other; section.json is last, because it says that the others are there.
set -eu
for file in $(cd build && find . -type d); do mkdir -p "$APP/dist/$file"; done
(cd build && find . -type f ! -name section.json -exec cp {} "../$APP/dist/{}" \;)
cp build/section.json "$APP/dist/section.json.new"
mv "$APP/dist/section.json.new" "$APP/dist/section.json"
exec node "$APP/server.ts"
