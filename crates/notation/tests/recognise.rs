//! What pasted texts are taken for.

mod common;

use common::{EN, IDS, RU, random_game, start, vector_positions};
use crossboard_notation::{Form, Record, What, recognise};

#[track_caller]
fn is(text: &str, what: &str, game: &str) {
    let (found, info) = recognise(text);
    assert_eq!((found.word(), info.map_or("", |info| info.id)), (what, game), "{text}");
}

#[test]
fn texts_are_recognised() {
    is("", "unknown", "");
    is("hello world", "unknown", "");
    is("привет", "unknown", "");
    is("{\"v\": 1, \"game\": \"tranzit\", \"entries\": []}", "json", "");
    is("{a comment} 1. e4", "record", "");
    is("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "position", "orthodox");
    // Not a whole one, but what else should it be? The reader of positions says what is missing.
    is("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "position", "orthodox");
    is("[Event \"?\"]\n\n1. e4 *", "record", "");
    is("[Game \"four-board\"]\n\n1. i e4 *", "record", "four-board");
    is("[Game \"tranzit\"]\n\n1:e2e4 resign:first", "codes", "tranzit");
    is("1. e4 e5 2. Nf3", "record", "");
    is("e4", "record", "");
    is("Фh4#", "record", "");
    is("O-O", "record", "");
    is("1. i f3   1. i e5\n2. i g4   2. i Фh4 #", "author-line", "tranzit");
    is("[Game \"tranzit\"]\n[Result \"*\"]\n\n1. i Nf3 draw:1 i:1/2-1/2 *", "record", "tranzit");
    is("[Game \"tranzit\"]\n[Result \"*\"]\n\n1. ii N@g1 *", "record", "tranzit");
    is("F3 | --- | 1 | E5 | ---", "author-table", "tranzit");
    is("1:e2e4 1:e7e5", "codes", "");
    is("e2e4 e7e5 draw", "codes", "");
}

#[test]
fn what_is_written_is_recognised() {
    for id in IDS {
        for position in vector_positions(id).into_iter().chain([start(id).position()]) {
            is(&position, "position", id);
        }
        for seed in 0..40 {
            let game = random_game(id, seed, 60, &[]);
            if game.entries().len() < 4 {
                continue;
            }
            let record = Record::of(&*game);
            for style in [EN, RU] {
                for form in [Form::Record, Form::AuthorTable, Form::AuthorLine, Form::Codes] {
                    let Ok(text) = record.write(form, style) else { continue };
                    let (what, info) = recognise(&text);
                    let expected = match form {
                        Form::Record => What::Record,
                        Form::AuthorTable => What::AuthorTable,
                        Form::AuthorLine => What::AuthorLine,
                        Form::Codes => What::Codes,
                    };
                    assert_eq!(what, expected, "{text}");
                    // PGN doesn't name its game.
                    assert!(info.is_none_or(|info| info.id == id), "{text}");
                }
            }
        }
    }
}
