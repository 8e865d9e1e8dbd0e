#!/bin/sh
# Runs before nginx: it listens with TLS when there is a certificate to do it with.
set -eu
mkdir -p /tmp/edge
if [ -f /certificates/fullchain.pem ]; then cp /etc/nginx/portal/tls.conf /tmp/edge/; fi
