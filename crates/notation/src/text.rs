//! Cutting texts, at signs of ASCII alone: small in code that is downloaded, and never in the middle of a letter.

/// A part of a text; nothing where there is none.
pub(crate) fn part(text: &str, from: usize, to: usize) -> &str {
    text.get(from..to).unwrap_or_default()
}

/// A text from a place on.
pub(crate) fn from(text: &str, at: usize) -> &str {
    text.get(at..).unwrap_or_default()
}

pub(crate) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0)
}

/// Where one of some signs stands next; the end if none does.
pub(crate) fn seek(text: &str, mut at: usize, signs: &[u8]) -> usize {
    let bytes = text.as_bytes();
    while at < bytes.len() && !signs.contains(&bytes[at]) {
        at += 1;
    }
    at
}

/// Where the line ends that a place is in.
pub(crate) fn line_end(text: &str, at: usize) -> usize {
    seek(text, at, b"\n\r")
}

/// What stands before and behind the first of a sign.
pub(crate) fn cut(text: &str, sign: u8) -> Option<(&str, &str)> {
    let at = seek(text, 0, &[sign]);
    (at < text.len()).then(|| (part(text, 0, at), from(text, at + 1)))
}

/// A text without the signs at its end.
pub(crate) fn trim_end<'a>(text: &'a str, signs: &[u8]) -> &'a str {
    let mut end = text.len();
    while end > 0 && signs.contains(&text.as_bytes()[end - 1]) {
        end -= 1;
    }
    part(text, 0, end)
}

/// A text without the blanks around it.
pub(crate) fn trim(text: &str) -> &str {
    let text = trim_end(text, b" \t\n\r\x0b\x0c\0");
    from(text, text.bytes().position(|byte| !is_blank(byte)).unwrap_or(0))
}

/// The next word of a text, and the place behind it; empty at the end.
pub(crate) fn next_word<'a>(text: &'a str, at: &mut usize) -> &'a str {
    let bytes = text.as_bytes();
    while *at < bytes.len() && is_blank(bytes[*at]) {
        *at += 1;
    }
    let start = *at;
    while *at < bytes.len() && !is_blank(bytes[*at]) {
        *at += 1;
    }
    part(text, start, *at)
}

/// How often a sign stands in a text.
pub(crate) fn count(text: &str, sign: u8) -> usize {
    text.bytes().filter(|&byte| byte == sign).count()
}
