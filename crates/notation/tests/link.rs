//! Links: what is written is read, and what is not whole is refused.

mod common;

use common::{IDS, Random, codes, play, random_game, start, vector_positions};
use crossboard::AnyGame;
use crossboard_notation::{BadLink, read_link, write_link};

fn check(game: &dyn AnyGame) -> String {
    let link = write_link(game).expect("a link");
    let again = read_link(&link).unwrap_or_else(|error| panic!("{error:?}: {link}"));
    assert_eq!(codes(&*again), codes(game), "{link}");
    assert_eq!(again.start(), game.start(), "{link}");
    assert_eq!(again.position(), game.position(), "{link}");
    assert_eq!(write_link(&*again).as_deref(), Some(&*link));
    assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)), "{link}");
    link
}

#[test]
fn games_come_back() {
    for id in IDS {
        check(&*start(id));
        let positions = vector_positions(id);
        for seed in 0..150 {
            check(&*random_game(id, seed, 200, &positions));
        }
    }
}

#[test]
fn acts_come_back() {
    let mut game = start("four-board");
    play(&mut game, "1:e2e4 resign:second:1 draw:2 flag:first");
    check(&*game);
    let mut game = start("orthodox");
    play(&mut game, "e2e4 draw:1");
    check(&*game);
    let mut game = start("tranzit");
    play(&mut game, "1:g1>2:g1 draw:1");
    check(&*game);
}

/// What is taken back is no part of the game, and stays where it is.
#[test]
fn what_was_taken_back_is_left_out() {
    let mut game = start("orthodox");
    play(&mut game, "e2e4 e7e5 g1f3");
    game.undo();
    let link = check(&*game);
    assert!(game.redo());
    assert!(write_link(&*game).unwrap() != link);
}

/// The format is what others have in their bookmarks.
#[test]
fn links_stay_what_they_are() {
    for (id, entries, link) in [
        ("orthodox", "", "1VlBeB58"),
        ("orthodox", "e2e4 e7e5 g1f3 b8c6 f1b5", "1xRSgBRsNeZw"),
        ("four-board", "1:e2e4 1:e7e5 2:g1f3 2:g8f6", "13-QlFRmadw"),
        ("tranzit", "1:g1>2:g1 1:e7e5 resign:first", "1gtxlIjzv"),
        ("double-move", "c7c8 c10c9 d10d9", "1Sd_INeVWBw"),
    ] {
        let mut game = start(id);
        play(&mut game, entries);
        assert_eq!(check(&*game), link, "{id}: {entries}");
    }
}

#[test]
fn what_is_not_whole_is_refused() {
    for id in IDS {
        let game = random_game(id, 7, 160, &[]);
        let link = check(&*game);
        for end in 0..link.len() {
            let expected = if end == 0 { BadLink::Version } else { BadLink::Damaged };
            assert_eq!(read_link(&link[..end]).err(), Some(expected), "{link} {end}");
        }
        for at in 1..link.len() {
            for sign in ["A", "B", "_", "7", "é", "=", " "] {
                let changed = format!("{}{sign}{}", &link[..at], &link[at + 1..]);
                assert!(changed == link || read_link(&changed).err() == Some(BadLink::Damaged), "{changed}");
            }
            // Two signs changed places.
            let mut signs: Vec<u8> = link.bytes().collect();
            signs.swap(at, link.len() - 1);
            let changed = String::from_utf8(signs).unwrap();
            assert!(changed == link || read_link(&changed).is_err(), "{changed}");
        }
        for more in ["A", "AA", "AAA", "AAAA", "x", "=", "é"] {
            assert_eq!(read_link(&format!("{link}{more}")).err(), Some(BadLink::Damaged), "{more}");
        }
        assert_eq!(read_link(&format!("2{}", &link[1..])).err(), Some(BadLink::Version));
    }
    for text in ["", "x", "0AAAA", "é", "\u{0}"] {
        assert_eq!(read_link(text).err(), Some(BadLink::Version), "{text:?}");
    }
}

#[test]
fn hostile_texts_are_refused() {
    let mut random = Random(1);
    let signs = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for length in [4, 5, 8, 20, 100, 1000, 39_000, 40_000, 1 << 22] {
        for sign in signs {
            let text = format!("1{}", char::from(*sign).to_string().repeat(length));
            assert_eq!(read_link(&text).err(), Some(BadLink::Damaged), "{sign} {length}");
        }
        for _ in 0..50 {
            let text: String = (0..length.min(39_000)).map(|_| char::from(signs[random.below(64)])).collect();
            assert_eq!(read_link(&format!("1{text}")).err(), Some(BadLink::Damaged));
        }
    }
}

/// `cargo test -p crossboard-notation --test link lengths -- --nocapture --ignored` prints how long links are.
#[test]
#[ignore = "prints"]
fn lengths() {
    for id in IDS {
        for plies in [20, 60, 150] {
            let mut all = Vec::new();
            for seed in 0..2000 {
                let mut random = Random(seed);
                let mut game = start(id);
                while game.entries().len() < plies {
                    let moves = game.moves();
                    if moves.is_empty() || game.play(random.pick(&moves).ply).is_err() {
                        break;
                    }
                }
                if game.entries().len() == plies {
                    all.push(check(&*game).len());
                }
                if all.len() == 40 {
                    break;
                }
            }
            let count = all.len().max(1);
            println!(
                "{id} {plies}: {} letters on average, {} to {} ({count} games)",
                all.iter().sum::<usize>() / count,
                all.iter().min().unwrap_or(&0),
                all.iter().max().unwrap_or(&0)
            );
        }
    }
}
