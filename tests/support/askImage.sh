#!/usr/bin/env bash
# Asks the docs server in a container image for its tools: without a network, with no writable file and no rights.
set -euo pipefail
ask() {
  printf '%s\n' "$@" | docker run --rm --interactive --network none --read-only --cap-drop ALL "$image"
}
image="$1"
answer="$(ask \
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"ci","version":"1"}}}' \
  '{"jsonrpc":"2.0","method":"notifications/initialized"}' \
  '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"search_docs","arguments":{"query":"quickstart"}}}')"
grep --quiet '"name":"stacklok-docs"' <<< "$answer"
grep --quiet '/toolhive/quickstart' <<< "$answer"
[[ "$(docker image inspect --format '{{.Config.User}}' "$image")" == '1000:1000' ]]
