#!/bin/bash
# Makes a full backup where there is none, then one every night at three: on Sundays a full one, otherwise what is new
# since. `backup.sh healthy` says whether the last one is younger than 26 hours.
set -euo pipefail
export TZ=Asia/Seoul

backrest() { pgbackrest --stanza=portal "$@"; }
# The end of the newest backup, in seconds since 1970; nothing where there is none.
newest() { backrest info --output=json | grep -o '"stop":[0-9]*' | tail -n 1 | cut -d : -f 2; }

if [ "${1:-}" = healthy ]; then
  last=$(newest)
  [ -n "$last" ] && [ $(($(date +%s) - last)) -lt $((26 * 3600)) ]
  exit
fi

backrest stanza-create
[ -n "$(newest)" ] || backrest --type=full backup
while :; do
  now=$(date +%s)
  next=$(date -d '03:00' +%s)
  [ "$next" -gt "$now" ] || next=$(date -d 'tomorrow 03:00' +%s)
  # In the background, so that the container stops at once.
  sleep $((next - now)) &
  wait $!
  type=diff
  [ "$(date +%u)" != 7 ] || type=full
  # It says what is wrong, and the container is unhealthy before the next night.
  backrest --type=$type backup || true
done
