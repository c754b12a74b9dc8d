#!/usr/bin/env bash
# What a new machine needs beyond Node and npm. Nothing yet: no test uses a browser or a queue so far.
set -euo pipefail
node --version
npm --version
