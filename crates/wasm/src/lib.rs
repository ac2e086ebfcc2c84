//! The JavaScript face of the crossboard rules: everything of the project that names wasm-bindgen, and nothing that
//! decides a rule.
//!
//! What a page asks every ply crosses the boundary as packed numbers (`pack` describes them), what is rare as texts
//! (`reply`), all through two buffers (`answer`). The package's hand-written face (`pkg/face`) checks all arguments first
//! and makes objects and errors of what comes back; it is the only user of this module.

mod answer;
mod pack;
mod raw_game;
mod raw_line;
mod records;
mod reply;
mod tree;

pub use raw_game::RawGame;
pub use raw_line::RawLine;
pub use records::{read_record, recognise_text, write_record};
pub use reply::{infos, last_failure, version, words};

/// A third of the size of the standard library's, and as fast here: it serves some lists and a text now and then.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Tells of a panic on the console. None is known; release builds leave the hook out.
#[cfg(debug_assertions)]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
