//! A record on its way over the boundary: items parted by NUL, each a letter for what it is and its text.
//!
//! ```text
//! record = "G" game { "T" name NUL "V" value } { "P" name NUL "Q" value } [ "S" start ] [ "C" comment ] line
//! line   = { node }
//! node   = "E" code [ "B" comment before ] { "N" nag } [ "A" comment behind ] { "(" line ")" }
//! ```
//! `pkg/face/record.js` has the other end. NUL is a blank in what people write, and becomes one here.

use crossboard::games;
use crossboard_notation::{BadRecord, MAX_DEPTH, Node, Record};

fn push(out: &mut String, letter: char, text: &str) {
    if !out.is_empty() {
        out.push('\0');
    }
    out.push(letter);
    for each in text.chars() {
        out.push(if each == '\0' { ' ' } else { each });
    }
}

fn push_some(out: &mut String, letter: char, text: &str) {
    if !text.is_empty() {
        push(out, letter, text);
    }
}

/// Packs a record.
pub(crate) fn pack(record: &Record) -> String {
    let mut out = String::new();
    push(&mut out, 'G', record.info.id);
    for (name, value) in &record.tags {
        push(&mut out, 'T', name);
        push(&mut out, 'V', value);
    }
    // Tags that were passed over: they are read and never written, so they only go this way.
    for (name, value) in &record.passed_over {
        push(&mut out, 'P', name);
        push(&mut out, 'Q', value);
    }
    push_some(&mut out, 'S', record.start.as_deref().unwrap_or_default());
    push_some(&mut out, 'C', &record.comment);
    pack_line(&mut out, &record.line);
    out
}

fn pack_line(out: &mut String, line: &[Node]) {
    for node in line {
        push(out, 'E', &node.code);
        push_some(out, 'B', &node.before);
        for nag in &node.nags {
            push(out, 'N', &nag.to_string());
        }
        push_some(out, 'A', &node.after);
        for variation in &node.variations {
            push(out, '(', "");
            pack_line(out, variation);
            push(out, ')', "");
        }
    }
}

/// Unpacks a record; nothing if it is not of the form above.
pub(crate) fn unpack(text: &str) -> Result<Record, BadRecord> {
    let mut items = text.split('\0').map(|item| {
        let mut rest = item.chars();
        (rest.next().unwrap_or_default(), rest.as_str())
    });
    let info = match items.next() {
        Some(('G', id)) => games::find(id).ok_or(BadRecord::Form)?,
        _ => return Err(BadRecord::Form),
    };
    let mut record = Record {
        info,
        tags: Vec::new(),
        start: None,
        comment: String::new(),
        line: Vec::new(),
        passed_over: Vec::new(),
    };
    // The lines that are open, the main line first.
    let mut lines: Vec<Vec<Node>> = Vec::new();
    let mut line: Vec<Node> = Vec::new();
    let mut name = "";
    for (letter, text) in items {
        match (letter, line.last_mut()) {
            ('T', _) => name = text,
            ('V', _) => record.add_tag(name, text)?,
            ('S', _) => record.start = Some(text.to_string()),
            ('C', _) => record.comment = text.to_string(),
            ('E', _) => line.push(Node { code: text.to_string(), ..Node::default() }),
            ('B', Some(node)) => node.before = text.to_string(),
            ('A', Some(node)) => node.after = text.to_string(),
            ('N', Some(node)) => node.nags.push(text.parse().unwrap_or_default()),
            ('(', Some(_)) if lines.len() < MAX_DEPTH => lines.push(core::mem::take(&mut line)),
            ('(', Some(_)) => return Err(BadRecord::Limit),
            (')', _) => {
                let variation = core::mem::replace(&mut line, lines.pop().unwrap_or_default());
                if let Some(node) = line.last_mut() {
                    node.variations.push(variation);
                }
            }
            _ => return Err(BadRecord::Form),
        }
    }
    record.line = line;
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_comes_back() {
        let text = "[Game \"tranzit\"]\n[Date \"2024\"]\n\n{so} 1. i f3 $1 {a\0b} ({and} 1. i f4 (1. ii N@g1 i e5) i e5) i e5 *";
        let record = Record::parse(text, None).unwrap();
        let packed = pack(&record);
        let again = unpack(&packed).unwrap();
        assert_eq!(pack(&again), packed);
        assert_eq!(record.line[0].after, "a\0b");
        assert_eq!(again.line[0].after, "a b");
        assert_eq!(again.line[0].variations, record.line[0].variations);
        assert_eq!(again.tags, record.tags);
    }

    #[test]
    fn what_was_passed_over_goes_one_way() {
        let record = Record::parse("[Result \"0-1\"]\n\n1. e4 e5 1-0", None).unwrap();
        assert!(pack(&record).starts_with("Gorthodox\0PResult\0Q0-1\0Ee2e4"));
        assert_eq!(unpack(&pack(&record)).unwrap_err(), BadRecord::Form);
    }

    #[test]
    fn what_is_no_record_is_refused() {
        for text in ["", "G", "Gchess", "x", "Gorthodox\0", "Gorthodox\0(", "Gorthodox\0Bx", "Gorthodox\0é"] {
            assert_eq!(unpack(text).unwrap_err(), BadRecord::Form, "{text:?}");
        }
        let deep = format!("Gorthodox{}", "\0Ee2e4\0(".repeat(65));
        assert_eq!(unpack(&deep).unwrap_err(), BadRecord::Limit);
        assert_eq!(unpack("Gorthodox\0Ta b\0Vx").unwrap_err(), BadRecord::Tag);
    }
}
