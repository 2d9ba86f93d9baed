#!/usr/bin/env bash
# Reports the output in $FILE under an issue titled $TITLE; needs `gh` and the permission to write issues.
set -euo pipefail
body="$(mktemp)"
{
  echo "Run: $GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"
  echo
  echo '```text'
  head --bytes 60000 "$FILE"
  echo '```'
} > "$body"
open="$(gh issue list --state open --search "in:title \"$TITLE\"" --json number,title \
  --jq "map(select(.title == env.TITLE)) | .[0].number // empty")"
if [[ -n "$open" ]]; then
  gh issue comment "$open" --body-file "$body"
else
  gh issue create --title "$TITLE" --body-file "$body"
fi
