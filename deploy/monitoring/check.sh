#!/bin/sh
# Checks the rules with Prometheus's own tool (Debian: apt-get install prometheus).
set -eu
cd "$(dirname "$0")"
promtool check rules alerts.yml
promtool check config --syntax-only prometheus.yml
promtool test rules alerts.test.yml
