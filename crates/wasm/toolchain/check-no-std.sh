#!/usr/bin/env bash
# Proves what the Rust crates do without. `board` needs neither std nor alloc,
# `rules` and `notation` need no std:
#
# 1. Both compile for a target where there is only core and alloc.
# 2. tests/bare, a module with a panic handler of its own and no allocator, links
#    `board` for wasm32. This fails with std (two panic handlers) and with alloc
#    (no global allocator).
# 3. The linked module has no import, and its memory doesn't grow.
set -euo pipefail
HERE=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
cd -- "$HERE/../../.."
eval "$("$HERE/setup-wasm.sh" --target-only --bare --env)"

compiles() { # CRATE
  cargo build --quiet --locked -p "$1" --target thumbv7em-none-eabi
  echo "check-no-std: $1 compiles for thumbv7em-none-eabi"
}

target=${CARGO_TARGET_DIR:-target}/bare
compiles crossboard-board
cargo build --quiet --locked --release --manifest-path tests/bare/Cargo.toml \
  --target wasm32-unknown-unknown --target-dir "$target"
node tests/bare/check.mjs "$target/wasm32-unknown-unknown/release/board_probe.wasm"
compiles crossboard
compiles crossboard-notation
