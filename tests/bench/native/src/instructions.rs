//! One perft with every leaf made, for callgrind: `instructions LIBRARY POSITION DEPTH` prints the number of leaves.
//! Callgrind is told to look at `measured` alone.

use bench_counts::{Way, cozy, ours, shakmaty};
use std::process::ExitCode;

#[unsafe(no_mangle)]
#[inline(never)]
fn measured(library: &Library, text: &str, depth: u32) -> Option<u64> {
    match *library {
        Library::Ours(game) => ours::perft(game, text, Way::Made, depth),
        Library::Cozy => cozy::perft(text, Way::Made, depth),
        Library::Shakmaty => shakmaty::perft(text, Way::Made, depth),
    }
}

enum Library {
    Ours(u32),
    Cozy,
    Shakmaty,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [library, text, depth] = arguments.as_slice() else { return ExitCode::FAILURE };
    let library = match library.as_str() {
        "cozy" => Library::Cozy,
        "shakmaty" => Library::Shakmaty,
        id => match ours::number(id) {
            Some(game) => Library::Ours(game),
            None => return ExitCode::FAILURE,
        },
    };
    match depth.parse().ok().and_then(|depth| measured(&library, text, depth)) {
        Some(count) => {
            println!("{count}");
            ExitCode::SUCCESS
        }
        None => ExitCode::FAILURE,
    }
}
