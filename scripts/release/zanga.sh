#!/bin/sh
# zanga start | doctor | migrate | owner | brand | backup | backup:drill | restore | restore:release | files:move | version
# Runs what a release holds with the Node that it brings along; settings come from the environment (docs/operations.md).
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
case $(uname -m) in
  x86_64) cpu=x64 ;;
  aarch64 | arm64) cpu=arm64 ;;
  *) echo "This release is for x86_64 and aarch64, and this is $(uname -m)." >&2; exit 1 ;;
esac
node="$here/node_modules/node-linux-$cpu/bin/node"
[ -x "$node" ] || { echo "This release was made without $cpu." >&2; exit 1; }
# Encoding pictures takes large pieces of memory for moments; glibc is told to give them back.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
# The young part of the heap grows to 128 MB by itself and stays so large, and the old one to twice what is used; less does as well.
small_heap='--max-semi-space-size=8 --heap-growing-percent=30'
command=${1:-start}
[ $# -eq 0 ] || shift
# npm needs -- before options; typed out of habit here, it is left out.
[ "${1:-}" != -- ] || shift
case $command in
  start) export NODE_ENV="${NODE_ENV:-production}"; exec "$node" $small_heap "$here/apps/server/dist/server.js" "$@" ;;
  doctor | migrate | owner | brand | backup | restore)
    export NODE_ENV="${NODE_ENV:-production}"; exec "$node" "$here/apps/server/scripts/$command.ts" "$@" ;;
  restore:release) export NODE_ENV="${NODE_ENV:-production}"; exec "$node" "$here/apps/server/scripts/release-copy.ts" "$@" ;;
  backup:drill | files:move)
    export NODE_ENV="${NODE_ENV:-production}"
    script=$(printf %s "$command" | tr : -); exec "$node" "$here/apps/server/scripts/$script.ts" "$@" ;;
  # For who watches a container: whether the server in it can serve.
  healthy) exec "$node" -e "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/health/ready').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))" ;;
  version) exec "$node" -p "require('$here/release.json').version" ;;
  *) echo "Unknown: $command. There are: start doctor migrate owner brand backup backup:drill restore restore:release files:move version" >&2; exit 1 ;;
esac
