//! The list of commands: their names, their keys, and when they are available.

use super::context::{CommandContext, Decider, KeyScope, TakeBack};
use crate::author::author_command::AuthorCommand;
use crate::command_queue::{Command, JournalForm, LessonCommand, PaneId};
use crate::locale::HasLanguage;
use crate::say;
use crate::screen::Screen;
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
    /// Find a counter, a card or a hex.
    Find "find",
    /// Take the obvious choice.
    Primary "primary",
    /// End the phase, or let something pass.
    Pass "pass",
    /// Pick up the next counter that can still act.
    NextUnit "next-unit",
    /// Pick up the one before it.
    PreviousUnit "previous-unit",
    /// Be done with the picked counter.
    UnitDone "unit-done",
    /// Throw all dice that are offered, one after the other.
    ThrowAll "throw-all",
    /// Go to the chit tracks.
    ToTracks "to-tracks",
    /// Think about what could be done.
    Suggest "suggest",
    /// Go on in the lesson.
    LessonForward "lesson-forward",
    /// Read the step of the lesson before.
    LessonBack "lesson-back",
    /// Let the lesson do what is expected.
    LessonShow "lesson-show",
    /// Choose no counters to move together any more.
    ChooseNone "choose-none",
    /// Go on to the next place to strike from.
    NextAim "next-aim",
    /// Go back to the one before it.
    PreviousAim "previous-aim",
    /// List everything that is aimed at the hex.
    ListAims "list-aims",
    /// Turn the picked counter to the left.
    TurnLeft "turn-left",
    /// Turn the picked counter to the right.
    TurnRight "turn-right",
    /// Take back the last action.
    Undo "undo",
    /// Do again what was taken back.
    Redo "redo",
    /// Take back the last action over a throw or the other side's answer.
    UndoOver "undo-over",
    /// Stop the computer, or let it go on.
    Pause "pause",
    /// Let the computer play its turn to the end without waiting.
    Skip "skip",
    /// Put back what is picked.
    PutBack "put-back",
    /// Put away what was suggested.
    DropAdvice "drop-advice",
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
    /// Write battles.
    Author "author",
    /// Make a battle that begins at this moment of the game.
    Moment "moment",
    /// Save under the name the game has, or ask for one.
    Save "save",
    /// Ask for a name and save.
    SaveAs "save-as",
    /// Write the journal to a file, as Markdown.
    Export "export",
    /// Write the journal to a file, as plain text.
    ExportText "export-text",
    /// Put the battle on paper.
    Print "print",
    /// Give the game up.
    Concede "concede",
    /// Change the settings.
    Settings "settings",
    /// Show what the keys do.
    Keys "keys",
    /// Show the rules beside the game.
    Rules "rules",
    /// Show the rules without a game.
    Reference "reference",
    /// Fold everything beside the map away, or bring it back.
    Fold "fold",
    /// Show the timeline of the game below the board, or hide it.
    Timeline "timeline",
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
    pub fn name(self, lang: impl HasLanguage) -> String {
        say!(lang, "gui-item-{}" self.word())
    }

    /// What it does, in a sentence.
    #[must_use]
    pub fn about(self, lang: impl HasLanguage) -> String {
        say!(lang, "gui-item-{}-about" self.word())
    }

    /// Its keys. Several commands may have the same: the first that is available answers to it.
    #[must_use]
    pub fn keys(self, context: &CommandContext) -> Vec<KeyboardShortcut> {
        let with = |modifiers, key| vec![KeyboardShortcut::new(modifiers, key)];
        let plain = |keys: &[Key]| {
            keys.iter().map(|&key| KeyboardShortcut::new(Modifiers::NONE, key)).collect()
        };
        match self {
            UiCommand::Palette => with(Modifiers::COMMAND, Key::K),
            UiCommand::Keys => plain(&[Key::F1, Key::Questionmark]),
            UiCommand::Find => vec![
                KeyboardShortcut::new(Modifiers::NONE, Key::Slash),
                KeyboardShortcut::new(Modifiers::COMMAND, Key::F),
            ],
            UiCommand::Open => with(Modifiers::COMMAND, Key::O),
            UiCommand::Fold => with(Modifiers::COMMAND, Key::B),
            UiCommand::Timeline => plain(&[Key::T]),
            UiCommand::Save => with(Modifiers::COMMAND, Key::S),
            UiCommand::SaveAs => with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S),
            UiCommand::Print => with(Modifiers::COMMAND, Key::P),
            UiCommand::Undo => with(Modifiers::COMMAND, Key::Z),
            UiCommand::Redo => vec![
                KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z),
                KeyboardShortcut::new(Modifiers::COMMAND, Key::Y),
            ],
            UiCommand::Quit => with(Modifiers::COMMAND, Key::Q),
            UiCommand::Primary => plain(&[Key::Enter]),
            UiCommand::NextUnit => plain(&[Key::N]),
            UiCommand::PreviousUnit => with(Modifiers::SHIFT, Key::N),
            UiCommand::UnitDone => plain(&[Key::Space]),
            UiCommand::ThrowAll => plain(&[Key::R]),
            UiCommand::ToTracks => plain(&[Key::C]),
            UiCommand::Suggest => plain(&[Key::A]),
            UiCommand::LessonForward => plain(&[Key::L]),
            UiCommand::LessonBack => with(Modifiers::SHIFT, Key::L),
            UiCommand::NextAim => plain(&[Key::Period]),
            UiCommand::PreviousAim => plain(&[Key::Comma]),
            UiCommand::ListAims => plain(&[Key::V]),
            UiCommand::TurnLeft => plain(&[Key::Q, Key::OpenBracket]),
            UiCommand::TurnRight => plain(&[Key::E, Key::CloseBracket]),
            UiCommand::Pause => plain(context.pause.as_slice()),
            UiCommand::ChooseNone
            | UiCommand::PutBack
            | UiCommand::DropAdvice
            | UiCommand::Close
            | UiCommand::BackToNow
            | UiCommand::Back
            | UiCommand::Leave => plain(&[Key::Escape]),
            _ => Vec::new(),
        }
    }

    /// Whether a game of this kind knows it.
    #[must_use]
    pub const fn belongs(self, context: &CommandContext) -> bool {
        let parts = context.parts;
        match self {
            UiCommand::ToTracks => parts.chits,
            UiCommand::TurnLeft | UiCommand::TurnRight => parts.facing,
            UiCommand::LessonForward | UiCommand::LessonBack | UiCommand::LessonShow => {
                parts.lesson
            }
            UiCommand::ChooseNone
            | UiCommand::NextAim
            | UiCommand::PreviousAim
            | UiCommand::ListAims => parts.map,
            _ => true,
        }
    }

    /// How far keys must get for this one.
    #[must_use]
    pub const fn key_scope(self) -> KeyScope {
        match self {
            UiCommand::Quit => KeyScope::Question,
            UiCommand::Open | UiCommand::Save | UiCommand::SaveAs => KeyScope::Everywhere,
            UiCommand::Close => KeyScope::Dialog,
            UiCommand::Palette | UiCommand::Keys | UiCommand::Back => KeyScope::Screen,
            UiCommand::Find | UiCommand::Print => KeyScope::Table,
            // The victory screen, which is left by a key, covers the ground.
            UiCommand::Undo | UiCommand::Redo | UiCommand::Leave => KeyScope::Table,
            _ => KeyScope::Ground,
        }
    }

    /// Whether its key is heard now.
    #[must_use]
    pub fn hears(self, context: &CommandContext) -> bool {
        context.key_scope >= self.key_scope() && self.offer(context) != Offer::Absent
    }

    /// Whether it can be given now.
    #[must_use]
    pub fn is_available(self, context: &CommandContext) -> bool {
        self.offer(context) == Offer::Available
    }

    /// Whether it can be given now, and what happens if it can't.
    #[must_use]
    pub fn offer(self, context: &CommandContext) -> Offer {
        let available = match self {
            UiCommand::Games
            | UiCommand::Open
            | UiCommand::Settings
            | UiCommand::Keys
            | UiCommand::Quit => true,
            UiCommand::Palette => {
                let hidden = context.sees_table() && context.victory || context.covered;
                context.key_scope >= KeyScope::Screen && !hidden
            }
            UiCommand::Find => context.sees_table() && !context.victory,
            UiCommand::Primary => {
                let offered = context.asks() && context.ending.or(context.primary).is_some();
                let reads = context.sees_table() && context.lesson.leads().is_some();
                (offered || reads) && !context.enter_taken
            }
            UiCommand::Pass => context.asks() && context.pass.is_some(),
            UiCommand::Redo => context.sees_table() && !context.victory && context.redo,
            UiCommand::NextUnit | UiCommand::PreviousUnit => context.asks() && context.movers,
            UiCommand::UnitDone => context.asks() && context.movers && !context.enter_taken,
            UiCommand::ThrowAll => context.asks() && context.throws,
            UiCommand::ToTracks => context.asks() && context.chits,
            UiCommand::Suggest => context.asks(),
            UiCommand::LessonForward => context.sees_table() && context.lesson.leads().is_some(),
            UiCommand::LessonBack => context.sees_table() && context.lesson.back,
            UiCommand::LessonShow => context.asks() && context.lesson.show,
            UiCommand::ChooseNone => context.asks() && (context.group || context.turning),
            UiCommand::NextAim | UiCommand::PreviousAim => context.asks() && context.aims,
            UiCommand::ListAims => context.asks() && context.aimed,
            UiCommand::TurnLeft => context.asks() && context.turns,
            UiCommand::TurnRight => context.asks() && context.turns,
            UiCommand::Undo => {
                if context.sees_table() && !context.victory && context.take_back != TakeBack::Freely
                {
                    return Offer::Refused;
                }
                context.sees_table() && !context.victory && context.take_back == TakeBack::Freely
            }
            UiCommand::UndoOver => {
                context.sees_table() && context.take_back == TakeBack::OverBarrier
            }
            UiCommand::Pause | UiCommand::Skip => {
                context.sees_table() && !context.victory && context.decider == Decider::Computer
            }
            UiCommand::PutBack => {
                context.asks() && !context.group && context.ending.or(context.cancel).is_some()
            }
            UiCommand::DropAdvice => {
                let holds = context.group || context.ending.or(context.cancel).is_some();
                context.asks() && context.advised && !holds
            }
            UiCommand::Close => context.key_scope == KeyScope::Dialog,
            UiCommand::BackToNow => {
                let leads_back = context.decider == Decider::Past || context.replays;
                context.sees_table() && !context.victory && leads_back
            }
            UiCommand::Back => {
                let begins = context.screen == Screen::Author && !context.writes;
                context.screen == Screen::Reference || begins
            }
            UiCommand::Leave => Self::leaves(context),
            UiCommand::Result => context.sees_table() && context.over && !context.victory,
            UiCommand::Battles => context.screen != Screen::Start,
            UiCommand::Decks => context.decks && !context.begins,
            UiCommand::Author => context.screen != Screen::Author,
            UiCommand::Moment => context.sees_table(),
            UiCommand::Save | UiCommand::SaveAs => {
                // What is written there is saved by its own keys.
                context.game && context.screen != Screen::Author
            }
            UiCommand::Export | UiCommand::ExportText => context.sees_table(),
            UiCommand::Print => context.sees_table() && !context.victory,
            UiCommand::Concede => context.at_table() && context.concede,
            UiCommand::Rules | UiCommand::Fold | UiCommand::Timeline | UiCommand::ResetLayout => {
                context.at_table()
            }
            UiCommand::Reference => {
                matches!(context.screen, Screen::Start | Screen::Author)
            }
        };
        if available { Offer::Available } else { Offer::Absent }
    }

    /// The key leaves the table when nothing is left to be closed on it.
    fn leaves(context: &CommandContext) -> bool {
        let closed = context.key_scope == KeyScope::Ground && !context.covered;
        let closed = closed && !context.focus_held;
        let free = matches!(context.decider, Decider::Person | Decider::Computer)
            && context.ending.or(context.cancel).is_none()
            && !context.group
            && !context.turning
            && !context.advised;
        context.at_table()
            && (context.victory || closed && (free || context.decider == Decider::Computer))
    }

    /// What it asks for.
    #[must_use]
    pub fn command(self, context: &CommandContext) -> Option<Command> {
        let command = match self {
            UiCommand::Palette => Command::Palette,
            UiCommand::Find => Command::Find,
            UiCommand::Primary => match context.ending {
                Some(id) => Command::ChooseAnyway(id),
                None => match context.primary {
                    Some(id) => Command::Choose(id),
                    None => Command::Lesson(context.lesson.leads()?),
                },
            },
            UiCommand::Pass => Command::Choose(context.pass?),
            UiCommand::NextUnit => Command::NextUnit(true),
            UiCommand::PreviousUnit => Command::NextUnit(false),
            UiCommand::UnitDone => Command::UnitDone,
            UiCommand::ThrowAll => Command::ThrowAll,
            UiCommand::ToTracks => Command::ToTracks,
            UiCommand::Suggest => Command::Suggest,
            UiCommand::LessonForward => Command::Lesson(context.lesson.leads()?),
            UiCommand::LessonBack => Command::Lesson(LessonCommand::Back),
            UiCommand::LessonShow => Command::Lesson(LessonCommand::Show),
            UiCommand::ChooseNone => Command::ChooseNone,
            UiCommand::NextAim => Command::Aim(true),
            UiCommand::PreviousAim => Command::Aim(false),
            UiCommand::ListAims => Command::ListAims,
            UiCommand::TurnLeft => Command::TurnBy { right: false },
            UiCommand::TurnRight => Command::TurnBy { right: true },
            UiCommand::Undo => Command::Undo,
            UiCommand::Redo => Command::Redo,
            UiCommand::UndoOver => Command::UndoOverBarrier,
            UiCommand::Pause => Command::PauseComputer,
            UiCommand::Skip => Command::SkipComputer,
            UiCommand::PutBack if context.ending.is_some() => Command::KeepOn,
            UiCommand::PutBack => Command::Choose(context.cancel?),
            UiCommand::DropAdvice => Command::DropAdvice,
            UiCommand::Close => Command::CloseDialog,
            UiCommand::BackToNow => Command::BackToNow,
            UiCommand::Back if context.screen == Screen::Author => Command::ToStart,
            UiCommand::Back if context.game && context.back_to == Screen::Table => {
                Command::Continue
            }
            UiCommand::Back if context.back_to == Screen::Author => {
                Command::Author(AuthorCommand::Show)
            }
            // Who waits wants to be past what he waits for.
            UiCommand::Leave if context.awaited && !context.victory => Command::SkipComputer,
            UiCommand::Leave if context.tries => Command::Author(AuthorCommand::Show),
            // ARSOUF M4.7: what is open is closed; with nothing open, the key leaves.
            UiCommand::Leave if !context.victory && !context.over => Command::Quit,
            UiCommand::Back | UiCommand::Leave | UiCommand::Battles => Command::ToStart,
            UiCommand::Result => Command::ShowVictory,
            UiCommand::Games => Command::Games,
            UiCommand::Open => Command::OpenDialog,
            UiCommand::Decks => Command::Decks(None),
            UiCommand::Author => Command::Author(AuthorCommand::Show),
            UiCommand::Moment => Command::Author(AuthorCommand::Moment),
            UiCommand::Save => Command::Save,
            UiCommand::SaveAs => Command::SaveAs,
            UiCommand::Export => Command::ExportJournal(JournalForm::Markdown),
            UiCommand::ExportText => Command::ExportJournal(JournalForm::Text),
            UiCommand::Print => Command::Print(None),
            UiCommand::Concede => Command::Concede,
            UiCommand::Settings => Command::Settings,
            UiCommand::Keys => Command::Keys,
            UiCommand::Rules => Command::OpenPane(PaneId::RULES),
            UiCommand::Reference => Command::Reference(None),
            UiCommand::Fold => Command::Fold,
            UiCommand::Timeline => Command::Timeline,
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
