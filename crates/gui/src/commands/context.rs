//! What decides which commands are available: gathered once, so that the list needs to know nothing of the window.

use crate::command_queue::LessonCommand;
use crate::screen::Screen;
use egui::Key;

/// How far a key gets: each step lets through what those before it let through.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum KeyScope {
    /// A question lies over all else, and must be answered first: only what ends the program.
    #[default]
    Question,
    /// Somebody types, or looks for something: besides that what works everywhere.
    Everywhere,
    /// A dialog or a list is open.
    Dialog,
    /// A screen without a dialog.
    Screen,
    /// The table, with a menu or a card of it open.
    Table,
    /// The table with nothing open on it.
    Ground,
}

/// Who has the word on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Decider {
    /// A person.
    #[default]
    Person,
    /// The computer.
    Computer,
    /// Nobody: a reply passes by itself.
    Passing,
    /// Nobody: the past is shown.
    Past,
}

/// What can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TakeBack {
    /// Nothing.
    #[default]
    Nothing,
    /// The last action.
    Freely,
    /// The last action, but over a throw or the other side's answer.
    OverBarrier,
}

/// What can be done in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LessonOffer {
    /// Whether one can read on.
    pub forward: bool,
    /// Whether something is to be taken back first.
    pub astray: bool,
    /// Whether there is a step before.
    pub back: bool,
    /// Whether the lesson can do what is expected.
    pub show: bool,
}

impl LessonOffer {
    /// What the blue button of the lesson's panel does, if there is one.
    #[must_use]
    pub const fn leads(self) -> Option<LessonCommand> {
        match (self.astray, self.forward) {
            (true, _) => Some(LessonCommand::TakeBack),
            (_, true) => Some(LessonCommand::Forward),
            _ => None,
        }
    }
}

/// What a game has that others have not.
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameParts {
    /// A map.
    pub map: bool,
    /// Cards.
    pub cards: bool,
    /// Command chits.
    pub chits: bool,
    /// Counters that face a way.
    pub facing: bool,
    /// A lesson.
    pub lesson: bool,
}

/// What the window shows and allows now.
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
#[derive(Clone, Debug, Default)]
pub struct CommandContext {
    /// What fills the window.
    pub screen: Screen,
    /// What filled it before the rules did.
    pub back_to: Screen,
    /// How far keys get.
    pub key_scope: KeyScope,
    /// Whether there is a game, shown or not.
    pub game: bool,
    /// What that game has that others have not.
    pub parts: GameParts,
    /// Whether that game is over.
    pub over: bool,
    /// Whether the table is covered between two players.
    pub covered: bool,
    /// Whether the victory screen is open.
    pub victory: bool,
    /// Whether decks are known.
    pub decks: bool,
    /// Whether the dialog before a battle is open.
    pub begins: bool,
    /// Whether a document of an author is open.
    pub writes: bool,
    /// Whether the game was begun from that document.
    pub tries: bool,
    /// Who has the word.
    pub decider: Decider,
    /// Whether somebody waits for a computer that plays now.
    pub awaited: bool,
    /// Whether the game is gone through again.
    pub replays: bool,
    /// What can be taken back.
    pub take_back: TakeBack,
    /// Whether the game can be given up.
    pub concede: bool,
    /// The choice by which something would be lost, while it is asked whether it is meant.
    pub ending: Option<usize>,
    /// Whether a counter that is looked at can be turned: the buttons for that lie around it.
    pub turning: bool,
    /// Whether something is suggested, or thought about.
    pub advised: bool,
    /// Whether something can be done again that was taken back.
    pub redo: bool,
    /// Whether chits are placed or bid.
    pub chits: bool,
    /// Whether counters can be picked up, or one is.
    pub movers: bool,
    /// What can be done in the lesson on the table.
    pub lesson: LessonOffer,
    /// Whether counters wait for their throws.
    pub throws: bool,
    /// Whether counters are chosen to move together.
    pub group: bool,
    /// Whether there is a hex that can be struck from several places.
    pub aims: bool,
    /// Whether the pointer or the cursor is on one.
    pub aimed: bool,
    /// Whether a control beside the board had the keyboard: Esc lets go of it first.
    pub focus_held: bool,
    /// The choice that is the obvious one.
    pub primary: Option<usize>,
    /// The choice that puts back what is picked.
    pub cancel: Option<usize>,
    /// The choice that ends the phase.
    pub pass: Option<usize>,
    /// Whether the picked counter may turn.
    pub turns: bool,
    /// Whether Enter belongs to a control that has the keyboard.
    pub enter_taken: bool,
    /// The key that stops the computer.
    pub pause: Option<Key>,
}

impl CommandContext {
    /// Whether the table is shown.
    #[must_use]
    pub fn at_table(&self) -> bool {
        self.game && self.screen == Screen::Table
    }

    /// Whether the table is shown and nothing covers it.
    #[must_use]
    pub fn sees_table(&self) -> bool {
        self.at_table() && !self.covered
    }

    /// Whether a person may choose something.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.sees_table() && !self.victory && self.decider == Decider::Person
    }
}
