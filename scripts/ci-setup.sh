#!/usr/bin/env bash
# What a new machine needs beyond Node and npm, for tests that say why they are skipped where it is missing: a browser for the
# page, xmllint for JUnit's schema (2 s), pdflatex for the tables of a paper (49 MB to download, 151 MB on disk, 19 s here) and
# redis-server for runs beyond one machine (tests start their own: as a service it is not started).
set -euo pipefail
need=()
command -v chromium > /dev/null || need+=(chromium fonts-liberation)
command -v xmllint > /dev/null || need+=(libxml2-utils)
command -v pdflatex > /dev/null || need+=(texlive-latex-base texlive-latex-recommended)
command -v redis-server > /dev/null || need+=(redis-server)
for shell in zsh fish; do command -v $shell > /dev/null || need+=($shell); done # whose completion is tested
if ((${#need[@]})) && command -v apt-get > /dev/null; then
  apt-get update -qq
  policy=/usr/sbin/policy-rc.d # no service is started by its installation
  [ -e $policy ] && policy= || install -m 755 /dev/stdin $policy <<< $'#!/bin/sh\nexit 101'
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${need[@]}"
  [ -z "$policy" ] || rm $policy
fi
node --version
npm --version
