#!/usr/bin/env bash
# Prepares what it takes to build a Rust crate into a WebAssembly npm package:
# a compiler with a standard library for wasm32-unknown-unknown, and wasm-pack,
# wasm-bindgen, wasm-bindgen-test-runner and wasm-opt at pinned versions.
#
#   setup-wasm.sh [OPTION ...]              prepare, and say what is used
#   setup-wasm.sh [OPTION ...] --env        prepare, and print lines to eval
#   setup-wasm.sh [OPTION ...] -- CMD ...   prepare, and run CMD with it
#
#   --target-only   the compiler alone, no tools
#   --bare          also core and alloc for a bare-metal target,
#                   thumbv7em-none-eabi, to prove that a crate needs no std
#   --rustfmt       rustfmt too, from Debian, for a machine without rustup
#   --browser       Chromium and ChromeDriver too, for tests in a browser
#
# It does nothing that is already done (a fraction of a second), may be stopped
# at any point and run again, and may run several times at once. It writes only
# to its cache, besides the packages it installs.
#
# WASM_TOOLCHAIN says where the compiler comes from:
#   auto     the first of the following that works (the default)
#   rustup   the compiler on the PATH, if it has the target or `rustup target
#            add` brings it within 20 seconds
#   debian   Debian's rustc-web packages, and a standard library built here from
#            the sources that they bring: no download but from Debian
# WASM_SETUP_CACHE names the cache (else it lies under XDG_CACHE_HOME).
set -euo pipefail

TARGET=wasm32-unknown-unknown
BARE_TARGET=thumbv7em-none-eabi
MIN_RUSTC_WEB=1.96 # older packages bring no vendored sources to build std from
RECIPE=1 # raise it when the toolchain folder made below changes its layout
HERE=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
TOOLS_SRC=$HERE/tools
CACHE=${WASM_SETUP_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/rust-wasm-setup}
SOURCE=${WASM_TOOLCHAIN:-auto}

toolchain_bin='' # folder to put on the PATH for the compiler, if one is needed
tools_bin=''     # folder to put on the PATH for the tools, if one is needed

log() { printf 'setup-wasm: %s\n' "$*" >&2; }
die() { log "error: $*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# Runs a step and says how long it took. Its output goes to a log file, which is
# shown if the step fails, unless WASM_SETUP_VERBOSE is set. The step stops at
# its first error, which bash takes care of only outside of a condition.
step() {
  local what=$1 start=$SECONDS out=$CACHE/log/$2.log rc
  shift 2
  log "$what ..."
  mkdir -p "$CACHE/log"
  set +e
  if [ -n "${WASM_SETUP_VERBOSE:-}" ]; then
    (
      set -e
      "$@"
    ) >&2
    rc=$?
  else
    (
      set -e
      "$@"
    ) >"$out" 2>&1
    rc=$?
  fi
  set -e
  if [ $rc != 0 ]; then
    [ -n "${WASM_SETUP_VERBOSE:-}" ] || tail -n 40 "$out" >&2
    die "$what: failed with status $rc (log: $out)"
  fi
  log "$what: $((SECONDS - start)) s"
}

# Runs a command without the variables that would change how Rust code is built,
# and without the lock's file descriptor, so that no left-over child holds it.
plain() {
  local drop=() name
  while IFS= read -r name; do
    case $name in
      RUSTFLAGS | RUSTC | RUSTC_* | RUSTDOC* | RUSTUP_TOOLCHAIN | CARGO_BUILD_* | CARGO_ENCODED_* | \
        CARGO_INCREMENTAL | CARGO_PROFILE_* | CARGO_TARGET_* | CARGO_UNSTABLE_*) drop+=(-u "$name") ;;
    esac
  done < <(compgen -e)
  env "${drop[@]}" "$@" 9>&-
}

# One run at a time may change the cache. The kernel drops the lock with the
# process, however it ends.
lock() {
  [ -z "${locked:-}" ] || return 0
  mkdir -p "$CACHE"
  if have flock; then
    exec 9>"$CACHE/lock"
    flock -n 9 || { log 'waiting for another run'; flock 9; }
  fi
  locked=1
  rm -rf "$CACHE"/.new.*
}

unlock() {
  [ -n "${locked:-}" ] || return 0
  exec 9>&-
  locked=''
}

# Puts a finished folder in its place in one step.
publish() {
  rm -rf -- "$2"
  mv -T -- "$1" "$2"
}

# --- the compiler -----------------------------------------------------------

# Whether a compiler has a library for a target.
has_target() { # RUSTC TARGET CRATE
  local dir
  have "$1" || return 1
  dir=$("$1" --target "$2" --print target-libdir 2>/dev/null) || return 1
  compgen -G "$dir/lib$3-*.rlib" >/dev/null
}

add_target_with_rustup() { # TARGET CRATE
  local limit=()
  have rustup || return 1
  if have timeout; then limit=(timeout 20); fi
  log "rustup target add $1 ..."
  "${limit[@]}" rustup target add "$1" >/dev/null 2>&1 9>&- && has_target rustc "$1" "$2"
}

installed() {
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Installs the packages that are missing.
apt_install() {
  local package missing=()
  for package; do installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -eq 0 ] || apt_get "${missing[@]}"
}

# Installs packages, or upgrades them to the newest version that apt knows of.
# --no-remove: better to stop than to take away a compiler that someone else put
# there.
apt_get() {
  local as=()
  if [ "$(id -u)" != 0 ]; then as=(sudo -n); fi
  as+=(env DEBIAN_FRONTEND=noninteractive)
  local get=("${as[@]}" apt-get -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3)
  local install=("${get[@]}" install -y --no-remove --no-install-recommends "$@")
  if ! lists_are_new; then "${get[@]}" update 9>&- || true; fi
  # The first try fails where the package lists are missing or old, or where an
  # earlier run was stopped half-way; each of these repairs one of the causes.
  "${install[@]}" 9>&- && return 0
  "${as[@]}" dpkg --configure -a 9>&- || true
  "${get[@]}" update 9>&- || true
  "${get[@]}" install -y --fix-broken --no-remove --no-install-recommends 9>&- || true
  "${install[@]}" 9>&-
}

# Whether a version of rustc-web is one to build std with.
new_enough() {
  [ -n "$1" ] && [ "$1" != '(none)' ] && dpkg --compare-versions "$1" ge $MIN_RUSTC_WEB
}

# Whether apt's package lists offer such a version. Old lists, as a machine image
# has them, offer an older one, which installs without a complaint.
lists_are_new() {
  new_enough "$(LC_ALL=C apt-cache policy rustc-web 2>/dev/null | sed -n 's/^  Candidate: //p')"
}

# Installs Debian's compiler, or upgrades one that is too old.
install_compiler() {
  local packages=(rustc-web cargo-web rust-web-src rust-web-clippy)
  apt_install "${packages[@]}"
  new_enough "$(dpkg-query -W -f='${Version}' rustc-web)" || apt_get "${packages[@]}"
}

# Names the toolchain folder after all that goes into it, so that an upgrade of
# the packages leads to a new one. Fails where the packages aren't installed.
debian_toolchain_dir() {
  local versions
  versions=$(dpkg-query -W -f='${db:Status-Status} ${Package} ${Version}\n' \
    rustc-web cargo-web rust-web-src rust-web-clippy libstd-rust-web-dev 2>/dev/null) || return 1
  [ "$(grep -c '^installed ' <<<"$versions")" = 5 ] || return 1
  versions=$(printf '%s\n' "recipe $RECIPE" "$versions" | sha256sum)
  printf '%s/toolchain-%s\n' "$CACHE" "${versions:0:12}"
}

debian_lld() {
  local major
  major=$(/usr/bin/rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
  if ! [ -x "/usr/lib/llvm-$major/bin/lld" ]; then
    step "installing lld-$major" "apt-lld" apt_install "lld-$major"
  fi
  printf '/usr/lib/llvm-%s/bin/lld\n' "$major"
}

# Builds std as a dependency of an empty crate, from Debian's sources of it and
# of its own dependencies, with no network. The flags do what the profile for
# the official builds does: bitcode for crates built with LTO, and no paths of
# this machine.
build_std() { # WORK TARGET CRATES
  local hash source=/usr/lib/rustlib/src/rust
  hash=$(/usr/bin/rustc -vV | sed -n 's/^commit-hash: //p')
  mkdir -p "$1/src"
  printf '#![no_std]\n' >"$1/src/lib.rs"
  cat >"$1/Cargo.toml" <<'EOF'
[package]
name = "empty"
version = "0.0.0"
edition = "2021"

[workspace]

[profile.release]
codegen-units = 1
debug = false
EOF
  cd "$1" && plain \
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR="$1/target" \
    RUSTFLAGS="-Cembed-bitcode=yes --remap-path-prefix=$source=/rustc/$hash --remap-path-prefix=$(readlink -f "$source")=/rustc/$hash" \
    /usr/bin/cargo build --release --offline --target "$2" -Zbuild-std="$3" \
    --config 'source.crates-io.replace-with="rust-src"' \
    --config "source.rust-src.directory=\"$source/library/vendor\""
}

copy_std() { # WORK TARGET RUSTLIB
  mkdir -p "$3/$2/lib"
  cp -- "$1/target/$2/release/deps/"*.rlib "$3/$2/lib/"
  rm -f -- "$3/$2/lib/"libempty-*.rlib
}

# Lays out a toolchain folder like rustup's, over Debian's compiler.
make_toolchain() { # DIR WORK LLD
  local dir=$1 work=$2 lld=$3 host name new lib
  host=$(/usr/bin/rustc -vV | sed -n 's/^host: //p')
  new=$(mktemp -d "$CACHE/.new.XXXXXX")
  chmod 755 "$new"
  lib=$new/lib/rustlib
  mkdir -p "$new/bin" "$lib/$host/bin"
  ln -s "/usr/lib/rustlib/$host/lib" "$lib/$host/lib"
  ln -s "$lld" "$lib/$host/bin/rust-lld"
  ln -s /usr/lib/rustlib/src "$lib/src"
  copy_std "$work" $TARGET "$lib"
  for name in rustc rustdoc; do
    printf '#!/bin/sh\nexec /usr/bin/%s --sysroot "%s" "$@"\n' $name "$dir" >"$new/bin/$name"
  done
  for name in cargo cargo-clippy; do
    # shellcheck disable=SC2016
    printf '#!/bin/sh\nSYSROOT="%s" PATH="%s/bin:$PATH" exec /usr/bin/%s "$@"\n' "$dir" "$dir" $name >"$new/bin/$name"
  done
  chmod 755 "$new/bin/"*
  # Nothing is put in place that hasn't compiled and linked a module with LTO.
  printf 'pub extern "C" fn f() -> usize { std::env::args().count() }\n' >"$work/try.rs"
  plain /usr/bin/rustc --sysroot "$new" --target $TARGET --crate-type cdylib --edition 2021 \
    -O -Clto=fat -o "$work/try.wasm" "$work/try.rs"
  publish "$new" "$dir"
  rm -rf -- "$work"
}

add_bare_target() { # DIR WORK
  local new
  new=$(mktemp -d "$CACHE/.new.XXXXXX")
  chmod 755 "$new"
  copy_std "$2" $BARE_TARGET "$new"
  publish "$new/$BARE_TARGET" "$1/lib/rustlib/$BARE_TARGET"
  rm -rf -- "$new" "$2"
}

use_debian_toolchain() {
  local dir work lld vendored=/usr/lib/rustlib/src/rust/library/vendor
  if ! { dir=$(debian_toolchain_dir) && [ -d "$dir" ]; }; then
    have apt-get || die "no $TARGET here, and no apt-get to install Debian's compiler with"
    lock
    step "installing Debian's compiler" apt-rustc install_compiler
    dir=$(debian_toolchain_dir) || die "Debian's compiler isn't installed after all"
    [ -d "$vendored" ] || die "Debian's rust-web-src has no $vendored: $MIN_RUSTC_WEB or later is needed"
    if ! [ -d "$dir" ]; then
      work=$CACHE/build/${dir##*/}
      lld=$(debian_lld)
      step "building std for $TARGET" std build_std "$work" $TARGET std,panic_abort,test
      step 'putting the toolchain in place' toolchain make_toolchain "$dir" "$work" "$lld"
    fi
  fi
  toolchain_bin=$dir/bin
}

use_toolchain() {
  local dir
  case $SOURCE in
    debian)
      use_debian_toolchain
      ;;
    rustup)
      has_target rustc $TARGET std || { lock && add_target_with_rustup $TARGET std; } ||
        die "rustup brings no $TARGET"
      ;;
    auto)
      # A toolchain made earlier goes before another try to download one.
      if dir=$(debian_toolchain_dir) && [ -d "$dir" ] &&
        { [ "$(command -v rustc)" = "$dir/bin/rustc" ] || ! has_target rustc $TARGET std; }; then
        toolchain_bin=$dir/bin
        return
      fi
      has_target rustc $TARGET std && return
      lock
      add_target_with_rustup $TARGET std || use_debian_toolchain
      ;;
    *)
      die "WASM_TOOLCHAIN is '$SOURCE'; it must be auto, rustup or debian"
      ;;
  esac
}

# For the toolchain chosen above. alloc comes after core, so it tells that both
# are there (a folder with core alone is made anew).
use_bare_target() {
  local dir work
  if [ -z "$toolchain_bin" ]; then
    has_target rustc $BARE_TARGET alloc || { lock && add_target_with_rustup $BARE_TARGET alloc; } ||
      die "rustup brings no $BARE_TARGET"
    return
  fi
  dir=${toolchain_bin%/bin}
  has_target "$dir/bin/rustc" $BARE_TARGET alloc && return
  lock
  if ! has_target "$dir/bin/rustc" $BARE_TARGET alloc; then
    work=$CACHE/build/${dir##*/}-$BARE_TARGET
    step "building core and alloc for $BARE_TARGET" core build_std "$work" $BARE_TARGET core,alloc
    step "putting $BARE_TARGET in place" core-install add_bare_target "$dir" "$work"
  fi
}

# --- the tools --------------------------------------------------------------

locked_version() {
  sed -n "/^name = \"$1\"\$/{n;s/^version = \"\\(.*\\)\"\$/\\1/p;}" "$TOOLS_SRC/Cargo.lock"
}

is_version() { # NAME VERSION
  have "$1" && [ "$("$1" --version 2>/dev/null)" = "$1 $2" ]
}

# Whether the PATH already offers the tools at the pinned versions.
tools_on_path() {
  local bindgen
  bindgen=$(locked_version wasm-bindgen-cli)
  is_version wasm-pack "$(locked_version wasm-pack)" &&
    is_version wasm-bindgen "$bindgen" &&
    is_version wasm-bindgen-test-runner "$bindgen" &&
    have wasm-opt && [ "$(wasm-opt --version)" = "wasm-opt version $1 (version_$1)" ]
}

# The tools run here, not in WebAssembly, so any compiler does. Debian's is slower
# than rustup's by three quarters; it's used where there is none that is new
# enough for the tools.
build_tools() {
  local path=$PATH minor
  # A rustup without a toolchain, as after a change of HOME, fails here.
  minor=$(rustc --version 2>/dev/null | sed -n 's/^rustc 1\.\([0-9]*\)\..*/\1/p') || minor=''
  if ! have cargo || [ "${minor:-0}" -lt 86 ]; then
    path=${toolchain_bin:+$toolchain_bin:}$path
  fi
  cd "$CACHE" && plain CARGO_TARGET_DIR="$1/target" PATH="$path" \
    cargo build --release --locked --manifest-path "$TOOLS_SRC/Cargo.toml"
}

fetch_wasm_opt() {
  mkdir -p "$1/npm"
  cp -- "$TOOLS_SRC/package.json" "$TOOLS_SRC/package-lock.json" "$1/npm/"
  npm ci --prefix "$1/npm" --ignore-scripts --no-audit --no-fund 9>&-
}

make_tools() {
  local dir=$1 work=$2 new name
  new=$(mktemp -d "$CACHE/.new.XXXXXX")
  chmod 755 "$new"
  mkdir -p "$new/bin" "$new/lib/binaryen"
  cp -- "$work/target/release/wasm-tools" "$new/lib/"
  for name in wasm-pack wasm-bindgen wasm-bindgen-test-runner; do
    ln -s ../lib/wasm-tools "$new/bin/$name"
    "$new/bin/$name" --version
  done
  # One script of the package's nine is used; it runs under Node.js as it is.
  cp -- "$work/npm/node_modules/binaryen/bin/"{wasm-opt,package.json} "$new/lib/binaryen/"
  ln -s ../lib/binaryen/wasm-opt "$new/bin/wasm-opt"
  "$new/bin/wasm-opt" --version
  publish "$new" "$dir"
  rm -rf -- "$work"
}

use_tools() {
  local key dir work binaryen
  key=$(cat -- "$TOOLS_SRC"/{Cargo.toml,Cargo.lock,src/main.rs,package-lock.json} | sha256sum)
  dir=$CACHE/tools-${key:0:12}
  if ! [ -d "$dir" ]; then
    have npm || die 'Node.js and npm are needed'
    binaryen=$(sed -n 's/^ *"binaryen": "\([0-9]*\)\..*/\1/p' "$TOOLS_SRC/package.json")
    tools_on_path "$binaryen" && return
    lock
    if ! [ -d "$dir" ]; then
      work=$CACHE/build/${dir##*/}
      step 'fetching wasm-opt' wasm-opt fetch_wasm_opt "$work"
      step 'building wasm-pack and wasm-bindgen' tools build_tools "$work"
      step 'putting the tools in place' tools-install make_tools "$dir" "$work"
    fi
  fi
  tools_bin=$dir/bin
}

use_rustfmt() {
  if ! [ -x /usr/bin/rustfmt ]; then
    have apt-get || die 'rustfmt is needed, and there is no apt-get to install it with'
    lock
    step 'installing rustfmt' apt-rustfmt apt_install rustfmt-web
  fi
}

use_browser() {
  if ! { have chromium && have chromedriver; }; then
    have apt-get || die 'Chromium and ChromeDriver are needed, and there is no apt-get to install them with'
    lock
    step 'installing Chromium and ChromeDriver' apt-chromium apt_install chromium chromium-driver
    # Pages open faster in it; where it is not to be had, Chromium does as well.
    (step 'installing Chromium without its windows' apt-headless apt_install chromium-headless-shell) ||
      log 'there is none: Chromium itself is used'
  fi
}

# --- the command line -------------------------------------------------------

main() {
  local mode='say' tools=1 bare='' rustfmt='' browser='' path dir
  while [ $# -gt 0 ]; do
    case $1 in
      --target-only) tools='' ;;
      --bare) bare=1 ;;
      --rustfmt) rustfmt=1 ;;
      --browser) browser=1 ;;
      --env) mode='env' ;;
      --)
        mode='run'
        shift
        [ $# -gt 0 ] || die 'no command after --'
        break
        ;;
      -h | --help)
        sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//p;}' "${BASH_SOURCE[0]}"
        return
        ;;
      *) die "unknown argument '$1' (--help tells the known ones)" ;;
    esac
    shift
  done

  use_toolchain
  [ -z "$bare" ] || use_bare_target
  [ -z "$tools" ] || use_tools
  [ -z "$rustfmt" ] || use_rustfmt
  [ -z "$browser" ] || use_browser
  unlock

  path=:$PATH:
  for dir in "$toolchain_bin" "$tools_bin"; do
    [ -z "$dir" ] || path=:$dir${path//":$dir:"/:}
  done
  path=${path#:}
  path=${path%:}
  case $mode in
    env)
      printf 'export PATH=%q\n' "$path"
      ;;
    run)
      PATH=$path exec "$@"
      ;;
    say)
      export PATH=$path
      log "$(rustc --version), sysroot $(rustc --print sysroot)"
      if [ -n "$tools" ]; then
        log "$(wasm-pack --version), $(wasm-bindgen --version), $(wasm-opt --version)"
      fi
      if [ -n "$browser" ]; then
        log "$(chromium --version 2>/dev/null), $(chromedriver --version | cut -d' ' -f1-2)"
      fi
      ;;
  esac
}

main "$@"
