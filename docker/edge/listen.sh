#!/bin/sh
# Runs before nginx: writes for which names it answers, and that it listens with TLS when there is a certificate.
set -eu
source=${EDGE_SOURCE:-/etc/nginx/portal}
edge=${EDGE_FOLDER:-/tmp/edge}
mkdir -p "$edge/unknown" "$edge/services" "$edge/servers"

# The hosts of origins with commas between them, without their ports.
hosts() {
  printf '%s\n' "$1" | tr ',' '\n' | sed -E 's#^ *[a-z]+://##; s#(:[0-9]+)?/? *$##; /^$/d' | tr 'A-Z' 'a-z'
}
refuse() {
  echo "$1: see docs/operating.md" >&2
  exit 1
}
portal=$(hosts "${PORTAL_ORIGINS:-}")
services=$(hosts "${POSTCODE_ORIGIN:-}")
[ -n "$portal" ] || refuse 'Setting PORTAL_ORIGINS is missing'
for host in $portal $services; do
  case $host in *[!a-z0-9.:\[\]-]*) refuse 'Setting PORTAL_ORIGINS or POSTCODE_ORIGIN is not valid' ;; esac
done
# Names are told apart without their ports.
for host in $services; do
  if printf '%s\n' "$portal" | grep -qxF "$host"; then
    refuse 'Setting POSTCODE_ORIGIN has a name of PORTAL_ORIGINS: services need another one'
  fi
done

echo "server_name" $portal";" >"$edge/names.conf"
if [ -n "$services" ]; then
  echo "server_name" $services";" >"$edge/services/names.conf"
  cp "$source/services.conf" "$edge/servers/"
fi
if [ -f "${CERTIFICATES_FOLDER:-/certificates}/fullchain.pem" ]; then
  echo "listen 8443 ssl default_server reuseport backlog=4096; include $source/tls.conf;" >"$edge/unknown/tls.conf"
  for folder in "$edge" "$edge/services"; do
    echo "listen 8443 ssl; include $source/tls.conf; include $source/insecure.conf;" >"$folder/tls.conf"
  done
fi
