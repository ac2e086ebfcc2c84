//! The rule ids of `RULES.md`.

use core::fmt;

macro_rules! rules {
    ($($id:ident),* $(,)?) => {
        /// A rule of `RULES.md`, by its stable id.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)] // The ids are explained in RULES.md.
        #[repr(u8)]
        pub enum Rule {
            $($id),*
        }

        impl Rule {
            /// Every rule, in the order of `RULES.md`.
            pub const ALL: &[Rule] = &[$(Rule::$id),*];

            /// The id: `O1` to `D10`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Rule::$id => stringify!($id)),*
                }
            }
        }
    };
}

rules!(
    O1, O2, O3, O4, O5, O6, O7, O8, O9, O10, //
    F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, F13, F14, F15, //
    F16, F17, F18, F19, F20, F21, F22, F23, F24, F25, F26, F27, F28, F29, //
    T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, //
    T12, T13, T14, T15, T16, T17, T18, T19, T20, T21, //
    D1, D2, D3, D4, D5, D6, D7, D8, D9, D10,
);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
