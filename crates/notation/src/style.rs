//! In which letters pieces are written, and which letters are taken for which.

use crossboard::Kind;

/// The language of piece letters.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// `K Q R B N`.
    #[default]
    En,
    /// `Кр Ф Л С К`.
    Ru,
}

impl Language {
    /// The language of a tag: `en` or `ru`.
    pub fn from_word(word: &str) -> Option<Language> {
        match word {
            "en" => Some(Language::En),
            "ru" => Some(Language::Ru),
            _ => None,
        }
    }
}

/// How pieces are shown.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pieces {
    /// By the letters of the language.
    #[default]
    Letters,
    /// By pictures that every language reads: `♔ ♕ ♖ ♗ ♘`.
    Figurine,
}

/// How plies are written.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The language of the letters.
    pub language: Language,
    /// Letters or figurines.
    pub pieces: Pieces,
}

/// English letters, Russian letters and figurines, by the numbers of the kinds. A pawn's is written only where it
/// crosses between boards.
static SIGNS: [[&str; 6]; 3] = [
    ["P", "N", "B", "R", "Q", "K"], //
    ["П", "К", "С", "Л", "Ф", "Кр"],
    ["♙", "♘", "♗", "♖", "♕", "♔"],
];

impl Style {
    /// A style of letters.
    pub const fn letters(language: Language) -> Style {
        Style { language, pieces: Pieces::Letters }
    }

    /// What a kind of piece is written by.
    pub fn sign(self, kind: Kind) -> &'static str {
        let row = if self.pieces == Pieces::Figurine { 2 } else { self.language as usize };
        SIGNS[row][kind as usize]
    }
}

/// How freely letters are read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// Capitals for pieces, small letters for files, of one alphabet if the language is known.
    Exact(Option<Language>),
    /// Capitals and small letters, Latin and Cyrillic alike.
    Free,
}

impl Reading {
    /// A letter as this reading sees it.
    pub(crate) fn see(self, letter: char) -> char {
        match self {
            Reading::Exact(Some(_)) => letter,
            Reading::Exact(None) => fold(letter),
            Reading::Free => lower(fold(letter)),
        }
    }

    /// The kinds that a text, seen so, may begin with, one bit each, and how many letters name them.
    pub(crate) fn kinds(self, text: &[char]) -> (u8, usize) {
        let mut found = (0, 0);
        for (row, signs) in SIGNS.iter().enumerate() {
            if matches!(self, Reading::Exact(Some(language)) if row != language as usize && row != 2) {
                continue;
            }
            for (kind, sign) in signs.iter().enumerate() {
                let mut length = 0;
                let fits = sign.chars().all(|letter| {
                    length += 1;
                    text.get(length - 1).is_some_and(|&seen| seen == self.see(letter))
                });
                if fits && length >= found.1 {
                    found = (if length > found.1 { 0 } else { found.0 } | 1 << kind, length);
                }
            }
        }
        found
    }
}

/// The letter that a Cyrillic one looks like; signs of one meaning are made one.
pub(crate) fn fold(letter: char) -> char {
    static PAIRS: &str = "АAаaВBвbСCсcЕEеeКKкkОOоoРPрpХxхx×x:x‐-‑-‒-–-—-―-−-♚♔♛♕♜♖♝♗♞♘♟♙";
    let mut pairs = PAIRS.chars();
    while let (Some(from), Some(to)) = (pairs.next(), pairs.next()) {
        if from == letter {
            return to;
        }
    }
    letter
}

/// A letter made small, of those that moves are written in.
fn lower(letter: char) -> char {
    match letter {
        'П' => 'п',
        'Л' => 'л',
        'Ф' => 'ф',
        letter => letter.to_ascii_lowercase(),
    }
}

/// Whether only Russian writes a letter so, not a file or a sign that looks alike.
pub(crate) fn is_russian_piece(letter: char) -> bool {
    matches!(letter, 'К' | 'С' | 'Ф' | 'Л' | 'П' | 'к' | 'с' | 'ф' | 'л' | 'п')
}
