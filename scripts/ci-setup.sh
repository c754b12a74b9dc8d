#!/usr/bin/env bash
# What a new machine needs beyond Node and npm, for tests that say why they are skipped where it is missing: a browser for the
# page, xmllint for JUnit's schema (2 s) and pdflatex for the tables of a paper (49 MB to download, 151 MB on disk, 19 s here).
set -euo pipefail
need=()
command -v chromium > /dev/null || need+=(chromium fonts-liberation)
command -v xmllint > /dev/null || need+=(libxml2-utils)
command -v pdflatex > /dev/null || need+=(texlive-latex-base texlive-latex-recommended)
if ((${#need[@]})) && command -v apt-get > /dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${need[@]}"
fi
node --version
npm --version
