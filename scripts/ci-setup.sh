#!/usr/bin/env bash
# What a new machine needs beyond Node and npm: a browser for the tests of the page, which are skipped where there is none.
set -euo pipefail
if ! command -v chromium > /dev/null && command -v apt-get > /dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-liberation
fi
node --version
npm --version
