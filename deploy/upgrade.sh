#!/bin/sh
# Replaces both replicas of compose.yaml with the version checked out here, one after the other, without errors for callers:
#   cd deploy && ./upgrade.sh
# With IMAGE=registry.example.com/tollgate:1.2.3 in the environment, pulls that image instead of building one.
set -eu
cd "$(dirname "$0")"

# HAProxy resolves a new address within 5 s and uses a replica after two checks, 2 s.
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
    echo "$replica did not become healthy; no other replica was replaced. See docker compose logs $replica." >&2
    exit 1
  fi
  sleep "$noticed_s"
done
echo 'Both replicas are replaced.'
