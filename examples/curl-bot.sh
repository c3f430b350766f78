#!/bin/sh
# A player that needs nothing but curl: asks the server how a turn can continue, and picks one of the answers at random.
#
#   TOKEN=… examples/curl-bot.sh http://localhost:8080 ID-OF-A-TABLE [INVITATION]
set -eu
: "${TOKEN:?set it to the access token of your bot: create one on your account page}"
server=${1:?the address of the server is missing}
table=${2:?the id of a table is missing}
stop() { echo "$1" >&2 && exit 1; }
ask() { # METHOD PATH [BODY]; a retry uses the same idempotency key, so nothing is done twice
  curl -sS --retry 10 --retry-all-errors -X "$1" "$server/api/v1/tables/$table$2" \
    -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' ${3+--data "$3"}
}
random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }

invite=${3:+,\"invite\":\"$3\"}
joined=$(ask POST /join "{\"nonce\":\"$(random 16)\"${invite:-}}")
case $(ask GET '') in
  '{"code":'*) stop "Table not found, or no access to it: $joined" ;;
  *'"seat":null'*) stop "Can't sit down at this table: $joined" ;;
esac

while :; do
  moves=
  while :; do
    answer=$(ask POST /plan "{\"moves\":[$moves]}")
    case $answer in
      *'"ready":true'*) break ;;
      *'"legal":['*) ;;
      *) moves=none && break ;; # It is not our turn.
    esac
    # The legal moves are the quoted strings after "legal".
    next=$(echo "$answer" | sed 's/.*"legal":\[//; s/\].*//' | tr ',' '\n' | shuf -n 1)
    moves=${moves:+$moves,}$next
  done
  if [ "$moves" != none ]; then
    seen=$(echo "$answer" | sed 's/.*"seen":\([0-9]*\).*/\1/')
    # Each turn has its own key; reusing the key of another turn would be refused as key-used.
    stored=$(ask POST /turns "{\"key\":\"$(random 12)\",\"seen\":$seen,\"moves\":[$moves]}")
    case $stored in
      *'"again"'*) echo "$moves" ;;
      *) echo "$stored" >&2 && sleep 1 ;; # It was refused: plan another one.
    esac
    continue
  fi
  case $(ask GET '') in
    *'"status":"playing"'* | *'"status":"open"'*) sleep 1 ;;
    *'"status":'*) echo 'The game is over.' && exit 0 ;;
    *) stop 'The table is gone, or the token no longer works.' ;;
  esac
done
