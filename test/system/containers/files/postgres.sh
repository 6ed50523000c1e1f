#!/bin/sh
# Makes the database at the first start, then serves it as the user postgres.
set -eu
data=/var/lib/postgresql/data
sockets=/run/postgresql
mkdir -p "$data" "$sockets"
chown postgres:postgres "$data" "$sockets"
chmod 700 "$data"
as() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
if [ ! -s "$data/PG_VERSION" ]; then
  password=$(mktemp)
  cat "$POSTGRES_PASSWORD_FILE" > "$password"
  chown postgres "$password"
  as initdb --pgdata="$data" --username="$POSTGRES_USER" --pwfile="$password" \
    --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm "$password"
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  # Until the database is there, nobody is let in by the network.
  as pg_ctl --pgdata="$data" --wait --options="-c listen_addresses='' -k $sockets" start
  as createdb --host="$sockets" --username="$POSTGRES_USER" "$POSTGRES_DB"
  as pg_ctl --pgdata="$data" --wait --mode=fast stop
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -D "$data" -c listen_addresses='*' -k "$sockets"
