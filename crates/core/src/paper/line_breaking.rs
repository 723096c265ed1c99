//! Breaking words into lines.

use crate::drawing::typeface::typeface;
use crate::words::markup::Run;

/// A word, in pieces of one style each.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Word {
    /// The pieces: their text, whether it is bold, whether it is in italics.
    pub pieces: Vec<(String, bool, bool)>,
}

impl Word {
    /// How wide it is in letters of a size.
    #[must_use]
    pub fn wide(&self, size: f32) -> f32 {
        self.pieces.iter().map(|(text, ..)| typeface().wide(text, size)).sum()
    }
}

/// The words of a text.
#[must_use]
pub fn words(runs: &[Run]) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut open = false;
    for run in runs {
        let mut piece = String::new();
        for letter in run.text.chars() {
            // A space that holds words together is none here.
            if letter.is_whitespace() && letter != '\u{a0}' {
                end(&mut words, &mut piece, run, open);
                open = false;
            } else {
                if piece.is_empty() && !open {
                    words.push(Word::default());
                    open = true;
                }
                piece.push(letter);
            }
        }
        end(&mut words, &mut piece, run, open);
    }
    words
}

fn end(words: &mut [Word], piece: &mut String, run: &Run, open: bool) {
    if let (Some(word), true, false) = (words.last_mut(), open, piece.is_empty()) {
        word.pieces.push((std::mem::take(piece), run.bold, run.italics));
    }
}

/// Words in lines of a width. What is longer than a line is broken where the line ends.
#[must_use]
pub fn broken(words: &[Word], wide: f32, size: f32) -> Vec<Vec<Word>> {
    let space = typeface().wide(" ", size);
    let mut lines: Vec<Vec<Word>> = Vec::new();
    let mut used = 0.0;
    for word in words {
        for part in parts(word, wide, size) {
            let long = part.wide(size);
            match lines.last_mut() {
                Some(line) if used + space + long <= wide => {
                    line.push(part);
                    used += space + long;
                }
                _ => {
                    lines.push(vec![part]);
                    used = long;
                }
            }
        }
    }
    lines
}

/// A word that is too long for a line, in parts that are not.
fn parts(word: &Word, wide: f32, size: f32) -> Vec<Word> {
    if word.wide(size) <= wide {
        return vec![word.clone()];
    }
    let mut parts = vec![Word::default()];
    let mut used = 0.0;
    for (text, bold, italics) in &word.pieces {
        for letter in text.chars() {
            let long = typeface().wide(letter.encode_utf8(&mut [0; 4]), size);
            if used > 0.0 && used + long > wide {
                parts.push(Word::default());
                used = 0.0;
            }
            used += long;
            if let Some(part) = parts.last_mut() {
                match part.pieces.last_mut() {
                    Some((text, b, i)) if (*b, *i) == (*bold, *italics) => text.push(letter),
                    _ => part.pieces.push((letter.to_string(), *bold, *italics)),
                }
            }
        }
    }
    parts
}

/// A line as texts of one style each, with the spaces between words.
#[must_use]
pub fn joined(line: &[Word]) -> Vec<(String, bool, bool)> {
    let mut texts: Vec<(String, bool, bool)> = Vec::new();
    for (k, word) in line.iter().enumerate() {
        for (n, (text, bold, italics)) in word.pieces.iter().enumerate() {
            let space = if k > 0 && n == 0 { " " } else { "" };
            match texts.last_mut() {
                Some((before, b, i)) if (*b, *i) == (*bold, *italics) => {
                    before.push_str(space);
                    before.push_str(text);
                }
                Some((before, ..)) => {
                    before.push_str(space);
                    texts.push((text.clone(), *bold, *italics));
                }
                None => texts.push((text.clone(), *bold, *italics)),
            }
        }
    }
    texts
}
