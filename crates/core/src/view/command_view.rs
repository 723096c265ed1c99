//! Commands of an army that are led by chits and worn down box by box.

use crate::kernel::Side;
use serde::Serialize;

/// How a command is told from the others wherever it is shown: a letter and a stripe, so that no colour is needed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CommandMark {
    /// The command's id.
    pub id: String,
    /// Its letter, which no other command of the game has.
    pub letter: String,
    /// The pattern of its stripe: its place among its side's commands, from 0.
    pub stripe: u8,
}

impl CommandMark {
    /// The marks of the commands of both sides, by their ids and names. The letter is an initial of the name: of its proper names in
    /// their order, then of its other words, the rarest first; if other commands have them all, another letter of the name, or of
    /// the alphabet. Words that all names have don't count. Whose first choice is nobody else's has it before the others choose.
    #[must_use]
    pub fn of(commands: [&[(&str, &str)]; 2]) -> Vec<CommandMark> {
        let all: Vec<(usize, &str, Vec<char>)> = commands
            .iter()
            .flat_map(|own| own.iter().enumerate())
            .map(|(place, &(id, name))| {
                let names = || commands.iter().flat_map(|own| own.iter());
                let others = names().filter(|&&(other, _)| other != id).map(|&(_, name)| name);
                (place, id, letters(name, &others.collect::<Vec<_>>()))
            })
            .collect();
        let is_alone = |own: &[char]| {
            let same = all.iter().filter(|(.., other)| other.first() == own.first());
            same.count() == 1
        };
        let mut taken: Vec<char> = all
            .iter()
            .filter(|(.., own)| is_alone(own))
            .filter_map(|(.., own)| own.first().copied())
            .collect();
        let mut marks = Vec::new();
        for (place, id, own) in &all {
            let letter = own.first().copied().filter(|_| is_alone(own)).unwrap_or_else(|| {
                let mut free = own.iter().copied().chain('A'..='Z');
                let free = free.find(|letter| !taken.contains(letter)).unwrap_or('?');
                taken.push(free);
                free
            });
            let stripe = u8::try_from(*place).unwrap_or(u8::MAX);
            marks.push(CommandMark { id: (*id).to_owned(), letter: letter.to_string(), stripe });
        }
        marks
    }
}

/// The letters that may stand for a name, the best first.
fn letters(name: &str, others: &[&str]) -> Vec<char> {
    let having = |word: &str| others.iter().filter(|o| words(o).any(|w| w == word)).count();
    // A word that every name has tells none from another.
    let tells = |word: &&str| others.is_empty() || having(word) < others.len();
    let is_proper = |word: &&str| word.starts_with(char::is_uppercase);
    let (proper, mut common): (Vec<&str>, Vec<&str>) =
        words(name).filter(tells).partition(is_proper);
    common.sort_by_key(|word| having(word));
    let initials = proper.into_iter().chain(common).filter_map(|word| word.chars().next());
    let all = initials.chain(name.chars()).filter(|letter| letter.is_alphabetic());
    all.flat_map(char::to_uppercase).collect()
}

/// The words of a name: articles and the like are none.
fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split_whitespace().filter(|word| word.chars().count() > 2)
}

/// A side's command chits, as the viewer may see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandView {
    /// The side.
    pub side: Side,
    /// While chits are being placed: points placed, and points there are.
    pub points: Option<(u32, u32)>,
    /// Whether the viewer may not see this side's chits yet.
    pub hidden: bool,
    /// What binds the side in placing and using chits, in a sentence or two.
    pub limits: String,
    /// The track of each of its commands.
    pub tracks: Vec<TrackView>,
}

/// The chit track of one command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrackView {
    /// The command's id, by which the targets of choices about its chits name it.
    pub id: String,
    /// How its counters are marked.
    pub mark: CommandMark,
    /// The command's name.
    pub name: String,
    /// Its leader, with his leadership and what that allows.
    pub leader: String,
    /// How many boxes the track has.
    pub boxes: u8,
    /// The chits on it, the highest first; empty if they are hidden.
    pub chits: Vec<u8>,
    /// Whether it is the command that acts now.
    pub active: bool,
    /// The value of the chit in force, if it acts now.
    pub in_force: Option<u8>,
    /// The number of the rule about its limits.
    pub rule: String,
}

/// The shape of a symbol on an effectiveness display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymbolShape {
    /// A waver check.
    Square,
    /// A shaken check.
    Circle,
    /// A broken check.
    Triangle,
}

/// One box of an effectiveness display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxView {
    /// Its symbol with the number to throw.
    pub symbol: Option<(SymbolShape, u8)>,
    /// The name of the counter that fills it, if one does.
    pub filled: Option<String>,
    /// Whether its check is still to be made.
    pub pending: bool,
}

/// How a command bears up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bearing {
    /// In good order.
    Good,
    /// Shaken for the rest of the game.
    Shaken,
    /// Broken for the rest of the game.
    Broken,
    /// Nobody is left.
    Gone,
}

/// The effectiveness display of one command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisplayView {
    /// The command's id.
    pub id: String,
    /// How its counters are marked.
    pub mark: CommandMark,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// How it bears up.
    pub bearing: Bearing,
    /// The same in words.
    pub state: String,
    /// The number of the rule.
    pub rule: String,
    /// Its boxes in the order in which they fill.
    pub boxes: Vec<BoxView>,
    /// How far to the next symbol and what changes there, as a sentence.
    pub next: String,
    /// Where the display comes from, if it was reconstructed.
    pub reconstructed: Option<String>,
}

/// Something that interrupts what a player was doing, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InterruptView {
    /// What happens, as a heading.
    pub title: String,
    /// Why: rule, die and rating, as sentences.
    pub text: String,
    /// The number of the rule.
    pub rule: String,
    /// The side that interrupts.
    pub side: Side,
    /// The counters that interrupt, then those interrupted: ids.
    pub between: (Vec<String>, Vec<String>),
    /// The printed numbers of the hexes that those who interrupt may strike at.
    pub targets: Vec<String>,
}
