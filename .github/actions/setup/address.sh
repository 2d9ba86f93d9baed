#!/usr/bin/env bash
# Prints the address variables of the build: the configured origin, else that of the owner's GitHub Pages.
set -euo pipefail
owner="${GITHUB_REPOSITORY%%/*}"
echo "SITE_URL=${WANTED_SITE_URL:-https://${owner,,}.github.io}"
echo "BASE_URL=/"
echo "SITE_REPOSITORY=${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY"
