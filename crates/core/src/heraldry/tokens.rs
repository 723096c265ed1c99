//! A blazon cut into words.

use std::ops::Range;

/// A word, a number or a mark of punctuation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token {
    /// In small letters without accents and apostrophes.
    pub word: String,
    /// Where it stands, in bytes.
    pub span: Range<usize>,
}

/// Cuts a blazon into words and marks. Hyphens part words; case, accents and apostrophes do not matter.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut is_open = false;
    for (at, letter) in text.char_indices() {
        let span = at..at + letter.len_utf8();
        if matches!(letter, '\'' | '\u{2019}') {
            continue;
        }
        if letter.is_alphanumeric() {
            let folded = fold(letter);
            match found.last_mut().filter(|_| is_open) {
                Some(token) => {
                    token.word.push_str(&folded);
                    token.span.end = span.end;
                }
                None => found.push(Token { word: folded, span }),
            }
            is_open = true;
        } else {
            is_open = false;
            let parts = letter.is_whitespace() || matches!(letter, '-' | '\u{2013}' | '\u{2010}');
            if !parts {
                found.push(Token { word: letter.to_string(), span });
            }
        }
    }
    // A full stop after an abbreviation or at the end says nothing.
    found.retain(|token| token.word != ".");
    found
}

fn fold(letter: char) -> String {
    let plain = match letter {
        '\u{e0}'..='\u{e5}' | '\u{c0}'..='\u{c5}' => 'a',
        '\u{e7}' | '\u{c7}' => 'c',
        '\u{e8}'..='\u{eb}' | '\u{c8}'..='\u{cb}' => 'e',
        '\u{ec}'..='\u{ef}' | '\u{cc}'..='\u{cf}' => 'i',
        '\u{f2}'..='\u{f6}' | '\u{d2}'..='\u{d6}' => 'o',
        '\u{f9}'..='\u{fc}' | '\u{d9}'..='\u{dc}' => 'u',
        other => other,
    };
    plain.to_lowercase().collect()
}

/// The number that a word stands for.
pub(super) fn number(word: &str) -> Option<u8> {
    const WORDS: [&str; 21] = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
    ];
    let counted = WORDS.iter().position(|other| *other == word).filter(|n| *n > 0);
    let counted = counted.and_then(|n| u8::try_from(n).ok());
    match word {
        "a" | "an" => Some(1),
        _ => counted.or_else(|| word.parse().ok().filter(|n| *n > 0)),
    }
}

/// The quarter that a word names.
pub(super) fn ordinal(word: &str) -> Option<u8> {
    match word {
        "1" | "1st" | "first" => Some(1),
        "2" | "2nd" | "second" => Some(2),
        "3" | "3rd" | "third" => Some(3),
        "4" | "4th" | "fourth" => Some(4),
        _ => None,
    }
}
