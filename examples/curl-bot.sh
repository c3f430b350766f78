#!/bin/sh
# A player that needs nothing but curl: asks the server how a turn can go on, and takes one of the answers by chance.
#
#   TOKEN=… examples/curl-bot.sh http://localhost:8080 ID-OF-A-TABLE [INVITATION]
set -eu
house=$1
table=$2
ask() { # METHOD PATH [BODY]; a retry has the same key as before, so that nothing is done twice
  curl -sS --retry 10 --retry-all-errors -X "$1" "$house/api/v1/tables/$table$2" \
    -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' ${3+--data "$3"}
}
random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }

invite=${3:+,\"invite\":\"$3\"}
ask POST /join "{\"nonce\":\"$(random 16)\"${invite:-}}" >/dev/null

while :; do
  moves=
  while :; do
    answer=$(ask POST /plan "{\"moves\":[$moves]}")
    case $answer in
      *'"ready":true'*) break ;;
      *'"legal":['*) ;;
      *) moves=none && break ;; # It is not our turn.
    esac
    # The legal moves are the texts in quotes after "legal".
    next=$(echo "$answer" | sed 's/.*"legal":\[//; s/\].*//' | tr ',' '\n' | shuf -n 1)
    moves=${moves:+$moves,}$next
  done
  if [ "$moves" != none ]; then
    seen=$(echo "$answer" | sed 's/.*"seen":\([0-9]*\).*/\1/')
    # Each turn has a key of its own; with one that stands for another turn it would be refused as key-used.
    stored=$(ask POST /turns "{\"key\":\"$(random 12)\",\"seen\":$seen,\"moves\":[$moves]}")
    case $stored in
      *'"again"'*) echo "$moves" ;;
      *) echo "$stored" >&2 && sleep 1 ;; # It was refused: plan another one.
    esac
    continue
  fi
  case $(ask GET '') in
    *'"status":"playing"'* | *'"status":"open"'*) sleep 1 ;;
    *) echo 'The game is over.' && exit 0 ;;
  esac
done
