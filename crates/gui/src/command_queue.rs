//! What panels ask for. They change nothing themselves; the application carries the commands out.

use super::author::author_command::AuthorCommand;
use super::field::spot::Spot;
use super::map::layers::Layers;
use super::marching::Leg;
use super::replay::ReplayCommand;
use super::seats::{Seat, Seats};
use super::settings::{BoardSize, Speed};
use egui::Pos2;
use gonfalon_core::board::Hex;
use gonfalon_core::kernel::{Side, System};
use gonfalon_core::scenario::Scenario;
use gonfalon_core::view::Target;
use gonfalon_core::words::Language;
use std::path::PathBuf;

/// A panel by its id: whoever asks for one need not know the panels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PaneId(pub &'static str);

impl PaneId {
    /// The map.
    pub const MAP: PaneId = PaneId("map");
    /// The card table.
    pub const FIELD: PaneId = PaneId("field");
    /// What is inspected.
    pub const UNIT: PaneId = PaneId("unit");
    /// The command chits.
    pub const COMMAND: PaneId = PaneId("command");
    /// What happened since the last decision.
    pub const SINCE: PaneId = PaneId("since");
    /// The rules.
    pub const RULES: PaneId = PaneId("rules");
}

/// The form of an exported journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JournalForm {
    /// Plain text.
    Text,
    /// Markdown.
    Markdown,
}

/// Something about a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonCommand {
    /// Read the step before.
    Back,
    /// Read on.
    Forward,
    /// Let the lesson do what is expected.
    Show,
    /// Leave the step behind.
    Pass,
    /// Take back what was done in place of what is expected.
    TakeBack,
    /// Go on without the lesson.
    End,
    /// Begin the lesson that follows.
    Follow,
}

/// Something a panel, a key or a menu asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Take the offered choice with this number.
    Choose(usize),
    /// Take the offered choice with this number, although something is lost by it.
    ChooseAnyway(usize),
    /// Don't take the choice by which something would be lost.
    KeepOn,
    /// Ask, or don't, before a phase is ended in which something can still be done.
    AskBeforeEnding(bool),
    /// Put the picked counter back and pick this one up instead; if that can't be, say why at a point of the screen.
    Swap(String, Pos2),
    /// Take an offered gesture, such as picking a counter up, and then what is offered under this number.
    ChooseBoth(usize, usize),
    /// Move several counters, each by its own legal move, or none; if one can't, say why at a point of the screen.
    March(Vec<Leg>, Pos2),
    /// Put a counter on a hex, from another or from beside the board; if it can't stand there, say why at a point of the screen.
    SetUp {
        /// The counter.
        unit: String,
        /// The hex that it stands in, if it does.
        from: Option<Hex>,
        /// The hex that it was let go on.
        to: Hex,
        /// The point of the screen.
        at: Pos2,
    },
    /// A counter beside the board is being dragged.
    DragIn(String),
    /// Pick up the next counter that can still act, or the one before it.
    NextUnit(bool),
    /// Be done with the picked counter, and pick up the next one.
    UnitDone,
    /// Show the game once more, or go on from a moment of it.
    Replay(ReplayCommand),
    /// Show the timeline below the board and play the game once more from its first turn on.
    WatchAgain,
    /// Somebody knows now what is explained about this matter.
    Explained(&'static str),
    /// Show the timeline below the board, or hide it.
    Timeline,
    /// Begin the lesson with this id, or ask how the battle with this id is to be played.
    Prepare(String),
    /// Something about the lesson on the table.
    Lesson(LessonCommand),
    /// Plan an attack of a counter on those of a hex who can be attacked; if that can't be, say why.
    Engage {
        /// Who attacks.
        attacker: Target,
        /// Who stands in the hex.
        enemies: Vec<Target>,
        /// The hex.
        at: Target,
    },
    /// Put the keyboard on the chit tracks.
    ToTracks,
    /// Turn the picked counter by one corner: turns that follow each other are one.
    TurnBy {
        /// Whether to the right.
        right: bool,
    },
    /// Think about what the person who decides could do.
    Suggest,
    /// Put away what was suggested.
    DropAdvice,
    /// Do what was suggested: by its number, from 0.
    UseSuggestion(usize),
    /// Throw all dice that the pending decision offers, one after the other.
    ThrowAll,
    /// Mean the next place to strike the same hex from, or the one before it.
    Aim(bool),
    /// List everything that is aimed at the hex under the pointer or the cursor.
    ListAims,
    /// Choose no counters to move together any more.
    ChooseNone,
    /// Take back the last action.
    Undo,
    /// Do again what was taken back last.
    Redo,
    /// Take back the last action although dice have been thrown or the other side has answered.
    UndoOverBarrier,
    /// Open the rules at a section.
    Rule(String),
    /// Show a counter in the unit panel.
    Inspect(String),
    /// Show a card in the card panel, and put the keyboard on it.
    InspectCard(Spot),
    /// Bring a hex to the middle of the map.
    CenterOn(Hex),
    /// Put the keyboard's cursor on a hex, which comes into the middle of the map.
    PointAt(Hex),
    /// Show again what a line of the journal tells, by its number.
    ShowLine(usize),
    /// Put a happening since the last decision on show, by its number, at its moment.
    ShowHappening(usize),
    /// Show the happenings since the last decision one after the other.
    PlayReel,
    /// Stop at the happening on show.
    PauseReel,
    /// Return from the past.
    BackToNow,
    /// Act on a hex as if it had been clicked.
    ActAt(Hex),
    /// Ask why something is not offered, and show the answer at a point of the screen.
    WhyNot(Target, Pos2),
    /// Open a panel, or bring it to the front.
    OpenPane(PaneId),
    /// Close a panel.
    ClosePane(PaneId),
    /// Take a panel out of the layout into a window of its own.
    FloatPane(PaneId),
    /// Put a floating panel back into the layout.
    DockPane(PaneId),
    /// Fold everything beside the map away, or bring it back.
    Fold,
    /// Restore the layout the program came with.
    ResetLayout,
    /// Build decks: for a side of the battle whose dialog is open, or on their own.
    Decks(Option<Side>),
    /// Use a deck for a side of the battle whose dialog is open.
    UseDeck(Side, Box<serde_json::Value>),
    /// Ask for a deck file to open.
    OpenDeckDialog,
    /// Open a deck file in the builder.
    OpenDeck(PathBuf),
    /// Ask for a name and write this text as a deck file of that name.
    SaveDeck(String, String),
    /// A deck was written to a file: this is its text.
    DeckWritten(String),
    /// Begin a battle with a seed for its dice and somebody on each side.
    Begin(Box<Scenario>, u64, Seats),
    /// Begin the battle on the table anew with other dice; or with everybody on the other side.
    Rematch(bool),
    /// Let somebody else play a side from now on.
    Seat(Side, Seat),
    /// Stop the computer, or let it go on.
    PauseComputer,
    /// Let the computer play its turn to the end without waiting.
    SkipComputer,
    /// Let the computer play faster or slower.
    Speed(Speed),
    /// Say that only a few things can be done while the computer plays.
    ComputerPlays,
    /// Open a scenario or a save file.
    OpenPath(PathBuf),
    /// Ask for a file to open.
    OpenDialog,
    /// Save under the name the game has, or ask for one.
    Save,
    /// Ask for a name and save.
    SaveAs,
    /// Save under this name.
    SaveTo(PathBuf),
    /// Write the journal to a file.
    ExportJournal(JournalForm),
    /// Ask how a battle is to be put on paper; without one, that on the table.
    Print(Option<Box<Scenario>>),
    /// Ask for the name of the file that a battle is printed into, beginning with this one.
    AskPrintFile(String),
    /// Print into this file.
    PrintInto(PathBuf),
    /// Go on with the game on the table, or with the newest that was kept.
    Continue,
    /// Show the list of games.
    Games,
    /// Open the kept game of this name.
    OpenKept(String),
    /// Open a copy of the game in this file, as a game of its own.
    OpenCopy(PathBuf),
    /// Put these games in the bin.
    PutInBin(Vec<PathBuf>),
    /// Put this game of the bin back among the others.
    BringBack(PathBuf),
    /// Do this although the game on the table is lost by it.
    LeaveAnyway(Box<Command>),
    /// Leave the table for the start screen.
    ToStart,
    /// Something about the battle that is being written.
    Author(AuthorCommand),
    /// Show the rules without a game: those of a system, or those that were open.
    Reference(Option<System>),
    /// Show other layers on the map.
    Layers(Layers),
    /// List in the journal, or leave out, why the computer did something.
    JournalReasons(bool),
    /// Speak another language.
    Language(Language),
    /// Draw the board in another size; without one the whole map fits.
    Board(Option<BoardSize>),
    /// Ask whether the game shall be given up.
    Concede,
    /// Open the settings.
    Settings,
    /// Show what the keys do.
    Keys,
    /// Show the victory screen again.
    ShowVictory,
    /// Close the program, after a question while a game runs.
    Quit,
    /// Close the program at once.
    QuitNow,
    /// Open the command palette.
    Palette,
    /// Open the palette for counters, cards and hexes alone.
    Find,
    /// Close the dialog or list that is open before the window.
    CloseDialog,
    /// Tell something in the message bar.
    Say(String),
    /// Answer a wish in passing.
    Answer(String),
}

impl Command {
    /// Whether it does something in the game, or would ask for it.
    #[must_use]
    pub fn acts(&self) -> bool {
        matches!(
            self,
            Command::Choose(_)
                | Command::ChooseAnyway(_)
                | Command::ChooseBoth(..)
                | Command::Swap(..)
                | Command::March(..)
                | Command::SetUp { .. }
                | Command::Engage { .. }
                | Command::NextUnit(_)
                | Command::UnitDone
                | Command::ActAt(_)
                | Command::Suggest
                | Command::UseSuggestion(_)
                | Command::ThrowAll
                | Command::TurnBy { .. }
                | Command::Undo
                | Command::Redo
        )
    }

    /// Whether it goes on in the game from where it stands.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.acts() && !matches!(self, Command::Undo | Command::Suggest | Command::ActAt(_))
    }
}

/// Where commands are put until the frame is over.
#[derive(Default, Debug)]
pub struct CommandQueue {
    commands: Vec<Command>,
}

impl CommandQueue {
    /// Asks for something.
    pub fn send(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// Asks for each of these.
    pub fn extend(&mut self, commands: impl IntoIterator<Item = Command>) {
        self.commands.extend(commands);
    }

    /// Takes everything that was asked for.
    pub fn take(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.commands)
    }
}
