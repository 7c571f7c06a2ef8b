#!/bin/sh
# Holds the rules against Prometheus's own tool (Debian: apt-get install prometheus).
set -eu
cd "$(dirname "$0")"
promtool check rules alerts.yml
promtool check config --syntax-only prometheus.yml
promtool test rules alerts.test.yml
