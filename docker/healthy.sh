#!/bin/bash
# healthy.sh <port> <path>: whether the program of this container answers 200 there. Asked every few seconds in every
# container, so it starts no Node.
exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "$2" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
