//! Reading a blazon.

use super::blazon_fault::{BlazonFault, Wanted};
use super::coat::{Arms, Surface};
use super::partition::{Division, PartitionLine};
use super::spelling::nearest;
use super::tincture::Tincture;
use super::tokens::{Token, number, tokens};

/// The longest blazon that is read, in bytes.
pub const LONGEST: usize = 2000;
/// How deeply arms may lie in arms.
const DEEPEST: u8 = 4;
/// The most figures of a kind, and the most pieces of a field.
pub(super) const MOST: u8 = 40;

/// Reads a blazon: "Gules, a lion rampant queue fourchee argent".
///
/// Case, accents, hyphens and most commas do not matter.
///
/// # Errors
/// The first word that is not understood, what should stand there, and the word that was probably meant.
pub fn parse(text: &str) -> Result<Arms, BlazonFault> {
    if text.len() > LONGEST {
        let span = LONGEST..text.len();
        let found = "...".to_owned();
        return Err(BlazonFault { span, found, wanted: Wanted::End, suggestion: None });
    }
    let tokens = tokens(text);
    let mut reader =
        Reader { tokens: &tokens, at: 0, end: text.len(), named: Vec::new(), depth: 0 };
    let arms = reader.whole()?;
    reader.skip(&[",", ";", ":"]);
    if reader.at < tokens.len() {
        return Err(reader.fault(Wanted::End));
    }
    Ok(arms)
}

/// A blazon while it is read.
pub(super) struct Reader<'a> {
    tokens: &'a [Token],
    pub at: usize,
    end: usize,
    /// The tinctures so far, for "of the first" and "of the field".
    pub named: Vec<Tincture>,
    pub depth: u8,
}

impl Reader<'_> {
    /// The word that comes so many words later.
    pub fn peek(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", |token| &token.word)
    }

    /// Whether nothing is left.
    pub fn is_over(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// Where the next word begins, in bytes.
    pub fn fault(&self, wanted: Wanted) -> BlazonFault {
        self.fault_at(self.at, wanted)
    }

    /// A fault at a word, by its number.
    pub fn fault_at(&self, at: usize, wanted: Wanted) -> BlazonFault {
        let token = self.tokens.get(at);
        BlazonFault {
            span: token.map_or(self.end..self.end, |token| token.span.clone()),
            found: token.map(|token| token.word.clone()).unwrap_or_default(),
            wanted,
            suggestion: token.and_then(|token| nearest(&token.word)),
        }
    }

    /// Whether the words of a phrase come next.
    pub fn comes(&self, phrase: &str) -> bool {
        phrase.split(' ').enumerate().all(|(ahead, word)| self.peek(ahead) == word)
    }

    /// Takes the words of a phrase, if they come next.
    pub fn take(&mut self, phrase: &str) -> bool {
        let comes = self.comes(phrase);
        if comes {
            self.at += phrase.split(' ').count();
        }
        comes
    }

    /// Takes the first of some phrases that comes next.
    pub fn take_any(&mut self, phrases: &[&str]) -> bool {
        phrases.iter().any(|phrase| self.take(phrase))
    }

    /// Leaves out any of these words.
    pub fn skip(&mut self, words: &[&str]) {
        while words.contains(&self.peek(0)) && !self.is_over() {
            self.at += 1;
        }
    }

    /// Takes the longest phrase of a list that comes next.
    pub fn longest<T: Copy>(&mut self, list: &[(&str, T)]) -> Option<T> {
        let mut best = (0, None);
        for (phrase, item) in list.iter().filter(|(phrase, _)| self.comes(phrase)) {
            let words = phrase.split(' ').count();
            if words > best.0 {
                best = (words, Some(*item));
            }
        }
        self.at += best.0;
        best.1
    }

    /// Takes a number; at most forty.
    pub fn count(&mut self) -> Result<Option<u8>, BlazonFault> {
        let word = self.peek(0);
        if word.len() > 2 && word.chars().all(|c| c.is_ascii_digit()) {
            return Err(self.fault(Wanted::Fewer));
        }
        let Some(count) = number(word) else { return Ok(None) };
        if count > MOST {
            return Err(self.fault(Wanted::Fewer));
        }
        self.at += 1;
        Ok(Some(count))
    }

    /// Arms to the end, with others beside them if they are impaled.
    fn whole(&mut self) -> Result<Arms, BlazonFault> {
        let first = self.arms()?;
        self.skip(&[",", ";"]);
        if !self.take_any(&["impaling", "dimidiating"]) {
            return Ok(first);
        }
        self.skip(&[",", ":"]);
        let second = self.arms()?;
        let (division, line) = (Division::Pale, PartitionLine::Plain);
        let field = Surface::Parted { division, line, parts: vec![first, second] };
        Ok(Arms { field, bearings: Vec::new() })
    }

    /// A field and what lies on it.
    pub fn arms(&mut self) -> Result<Arms, BlazonFault> {
        if self.depth >= DEEPEST {
            return Err(self.fault(Wanted::Shallower));
        }
        self.depth += 1;
        let arms = self.field_and_bearings();
        self.depth -= 1;
        arms
    }
}
