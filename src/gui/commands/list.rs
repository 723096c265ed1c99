//! The list of commands: their names, their keys, and when they are available.

use super::facts::{Facts, Reach, TakeBack, Word};
use crate::gui::command::{Command, JournalForm, PaneId};
use crate::gui::screen::Screen;
use crate::say;
use crate::words::Speaker;
use egui::{Key, KeyboardShortcut, Modifiers};

macro_rules! commands {
    ($($(#[$about:meta])+ $name:ident $word:literal,)+) => {
        /// A command without particulars. What it asks for is a [`Command`].
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum UiCommand {
            $($(#[$about])+ $name,)+
        }

        impl UiCommand {
            /// Every command, in the order of help and palette.
            pub const ALL: &'static [UiCommand] = &[$(UiCommand::$name,)+];

            /// The word that its messages are found by.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(UiCommand::$name => $word,)+
                }
            }
        }
    };
}

commands! {
    /// Find a command, a panel, a rule, a unit, a hex.
    Palette "palette",
    /// Take the obvious choice.
    Primary "primary",
    /// End the phase, or let something pass.
    Pass "pass",
    /// Turn the picked counter to the left.
    TurnLeft "turn-left",
    /// Turn the picked counter to the right.
    TurnRight "turn-right",
    /// Take back the last action.
    Undo "undo",
    /// Take back the last action over a throw or the other side's answer.
    UndoOver "undo-over",
    /// Stop the computer, or let it go on.
    Pause "pause",
    /// Let the computer play its turn to the end without waiting.
    Skip "skip",
    /// Put back what is picked.
    PutBack "put-back",
    /// Close what is open before the window.
    Close "close",
    /// Return from the past.
    BackToNow "back-to-now",
    /// Leave the rules for what was shown before.
    Back "back",
    /// Leave the table.
    Leave "leave",
    /// Show how the battle ended.
    Result "result",
    /// Show the battles to choose from.
    Battles "battles",
    /// Show the list of games.
    Games "games",
    /// Open a file.
    Open "open",
    /// Build decks.
    Decks "decks",
    /// Save under the name the game has, or ask for one.
    Save "save",
    /// Ask for a name and save.
    SaveAs "save-as",
    /// Write the journal to a file, as Markdown.
    Export "export",
    /// Write the journal to a file, as plain text.
    ExportText "export-text",
    /// Give the game up.
    Concede "concede",
    /// Change the settings.
    Settings "settings",
    /// Show the rules beside the game.
    Rules "rules",
    /// Show the rules without a game.
    Reference "reference",
    /// Restore the layout the program came with.
    ResetLayout "reset-layout",
    /// Close the program.
    Quit "quit",
}

/// Whether a command can be given now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// It can.
    Available,
    /// It can't, but whoever presses its key is told why.
    Refused,
    /// It can't.
    Absent,
}

impl UiCommand {
    /// Its name.
    #[must_use]
    pub fn name(self, speaker: impl Speaker) -> String {
        say!(speaker, "gui-item-{}" self.word())
    }

    /// What it does, in a sentence.
    #[must_use]
    pub fn about(self, speaker: impl Speaker) -> String {
        say!(speaker, "gui-item-{}-about" self.word())
    }

    /// Its keys. Several commands may have the same: the first that is available answers to it.
    #[must_use]
    pub fn keys(self, facts: &Facts) -> Vec<KeyboardShortcut> {
        let with = |modifiers, key| vec![KeyboardShortcut::new(modifiers, key)];
        let plain = |keys: &[Key]| {
            keys.iter().map(|&key| KeyboardShortcut::new(Modifiers::NONE, key)).collect()
        };
        match self {
            UiCommand::Palette => with(Modifiers::COMMAND, Key::K),
            UiCommand::Open => with(Modifiers::COMMAND, Key::O),
            UiCommand::Save => with(Modifiers::COMMAND, Key::S),
            UiCommand::SaveAs => with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S),
            UiCommand::Undo => with(Modifiers::COMMAND, Key::Z),
            UiCommand::Quit => with(Modifiers::COMMAND, Key::Q),
            UiCommand::Primary => plain(&[Key::Enter]),
            UiCommand::TurnLeft => plain(&[Key::Q, Key::OpenBracket]),
            UiCommand::TurnRight => plain(&[Key::E, Key::CloseBracket]),
            UiCommand::Pause => plain(facts.pause.as_slice()),
            UiCommand::PutBack
            | UiCommand::Close
            | UiCommand::BackToNow
            | UiCommand::Back
            | UiCommand::Leave => plain(&[Key::Escape]),
            _ => Vec::new(),
        }
    }

    /// How far keys must get for this one.
    #[must_use]
    pub const fn reach(self) -> Reach {
        match self {
            UiCommand::Open | UiCommand::Save | UiCommand::SaveAs | UiCommand::Quit => {
                Reach::Everywhere
            }
            UiCommand::Close => Reach::Dialog,
            UiCommand::Palette | UiCommand::Back => Reach::Screen,
            // The victory screen, which is left by a key, covers the ground.
            UiCommand::Undo | UiCommand::Leave => Reach::Table,
            _ => Reach::Ground,
        }
    }

    /// Whether its key is heard now.
    #[must_use]
    pub fn hears(self, facts: &Facts) -> bool {
        facts.reach >= self.reach() && self.offer(facts) != Offer::Absent
    }

    /// Whether it can be given now.
    #[must_use]
    pub fn is_available(self, facts: &Facts) -> bool {
        self.offer(facts) == Offer::Available
    }

    /// Whether it can be given now, and what happens if it can't.
    #[must_use]
    pub fn offer(self, facts: &Facts) -> Offer {
        let available = match self {
            UiCommand::Games | UiCommand::Open | UiCommand::Settings | UiCommand::Quit => true,
            UiCommand::Palette => facts.reach >= Reach::Screen && !facts.covered && !facts.victory,
            UiCommand::Primary => facts.asks() && facts.primary.is_some() && !facts.enter_taken,
            UiCommand::Pass => facts.asks() && facts.pass.is_some(),
            UiCommand::TurnLeft => facts.asks() && facts.turns[0].is_some(),
            UiCommand::TurnRight => facts.asks() && facts.turns[1].is_some(),
            UiCommand::Undo => {
                if facts.sees_table() && !facts.victory && facts.take_back != TakeBack::Freely {
                    return Offer::Refused;
                }
                facts.sees_table() && !facts.victory && facts.take_back == TakeBack::Freely
            }
            UiCommand::UndoOver => facts.sees_table() && facts.take_back == TakeBack::OverBarrier,
            UiCommand::Pause | UiCommand::Skip => {
                facts.sees_table() && !facts.victory && facts.word == Word::Computer
            }
            UiCommand::PutBack => facts.asks() && facts.cancel.is_some(),
            UiCommand::Close => facts.reach == Reach::Dialog,
            UiCommand::BackToNow => {
                facts.sees_table() && !facts.victory && facts.word == Word::Past
            }
            UiCommand::Back => facts.screen == Screen::Reference,
            UiCommand::Leave => Self::leaves(facts),
            UiCommand::Result => facts.sees_table() && facts.over && !facts.victory,
            UiCommand::Battles => facts.screen != Screen::Start,
            UiCommand::Decks => facts.decks && !facts.begins,
            UiCommand::Save | UiCommand::SaveAs => facts.game,
            UiCommand::Export | UiCommand::ExportText => facts.sees_table(),
            UiCommand::Concede => facts.at_table() && facts.concede,
            UiCommand::Rules | UiCommand::ResetLayout => facts.at_table(),
            UiCommand::Reference => facts.screen == Screen::Start,
        };
        if available { Offer::Available } else { Offer::Absent }
    }

    /// The key leaves the table when nothing is left to be closed on it.
    fn leaves(facts: &Facts) -> bool {
        let closed = facts.reach == Reach::Ground && !facts.covered;
        let free = matches!(facts.word, Word::Person | Word::Computer) && facts.cancel.is_none();
        facts.at_table() && (facts.victory || closed && (free || facts.word == Word::Computer))
    }

    /// What it asks for.
    #[must_use]
    pub fn command(self, facts: &Facts) -> Option<Command> {
        let command = match self {
            UiCommand::Palette => Command::Palette,
            UiCommand::Primary => Command::Choose(facts.primary?),
            UiCommand::Pass => Command::Choose(facts.pass?),
            UiCommand::TurnLeft => Command::Choose(facts.turns[0]?),
            UiCommand::TurnRight => Command::Choose(facts.turns[1]?),
            UiCommand::Undo => Command::Undo,
            UiCommand::UndoOver => Command::UndoOverBarrier,
            UiCommand::Pause => Command::PauseComputer,
            UiCommand::Skip => Command::SkipComputer,
            UiCommand::PutBack => Command::Choose(facts.cancel?),
            UiCommand::Close => Command::CloseDialog,
            UiCommand::BackToNow => Command::BackToNow,
            UiCommand::Back if facts.game => Command::Continue,
            // ARSOUF M4.7: what is open is closed; with nothing open, the key leaves.
            UiCommand::Leave if !facts.victory && !facts.over => Command::Quit,
            UiCommand::Back | UiCommand::Leave | UiCommand::Battles => Command::ToStart,
            UiCommand::Result => Command::ShowVictory,
            UiCommand::Games => Command::Games,
            UiCommand::Open => Command::OpenDialog,
            UiCommand::Decks => Command::Decks(None),
            UiCommand::Save => Command::Save,
            UiCommand::SaveAs => Command::SaveAs,
            UiCommand::Export => Command::ExportJournal(JournalForm::Markdown),
            UiCommand::ExportText => Command::ExportJournal(JournalForm::Text),
            UiCommand::Concede => Command::Concede,
            UiCommand::Settings => Command::Settings,
            UiCommand::Rules => Command::OpenPane(PaneId::RULES),
            UiCommand::Reference => Command::Reference(None),
            UiCommand::ResetLayout => Command::ResetLayout,
            UiCommand::Quit => Command::Quit,
        };
        Some(command)
    }

    /// Whether the palette lists it. What only closes or leaves stands there under a name of its own.
    #[must_use]
    pub const fn in_palette(self) -> bool {
        !matches!(self, UiCommand::Palette | UiCommand::Close | UiCommand::Leave)
    }
}
