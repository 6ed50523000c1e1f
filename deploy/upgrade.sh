#!/bin/sh
# Replaces both replicas of compose.yaml by what is checked out here, one after the other, so that callers see no error:
#   cd deploy && ./upgrade.sh
# With IMAGE=registry.example.com/tollgate:1.2.3 in the environment that image is pulled, and nothing is built.
set -eu
cd "$(dirname "$0")"

# HAProxy learns a new address in 5 s and puts a replica into use after two checks, 2 s.
noticed_s=${NOTICED_S:-10}

if [ -n "${IMAGE:-}" ]; then
  docker pull "$IMAGE"
  docker tag "$IMAGE" tollgate
else
  docker compose build tollgate-1
fi
docker compose run --rm migrate
for replica in tollgate-1 tollgate-2; do
  if ! docker compose up --detach --no-deps --no-build --wait "$replica"; then
    echo "$replica does not become healthy, and nothing else was replaced; docker compose logs $replica says why." >&2
    exit 1
  fi
  sleep "$noticed_s"
done
echo 'Both replicas are replaced.'
