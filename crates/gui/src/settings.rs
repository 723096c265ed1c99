//! The player's settings: one file, written so that it is never half there, and never fatal.

use super::games::origin::Origin;
use super::lesson::LessonRecord;
use super::map::layers::Layers;
use super::printing::PrintSettings;
use super::seats::Seats;
use super::theme::ThemeChoice;
use crate::locale::HasLanguage;
use crate::say;
use egui::Key;
use gonfalon_core::session::atomic;
use gonfalon_core::words::{Language, io_error};
use serde::{Deserialize, Deserializer, Serialize};
use std::path::{Path, PathBuf};

/// Of so many games the seats are remembered; each has two names.
const MOST_SEATS: usize = 200;

/// The format of the settings file.
const FORMAT: u32 = 1;

/// The player's settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The format's version.
    pub format: u32,
    /// The language of every text; the usual one if the chosen one is no longer there.
    #[serde(deserialize_with = "known")]
    pub language: Language,
    /// The theme.
    pub theme: ThemeChoice,
    /// The size of text, 1 is normal.
    pub text: f32,
    /// The size of everything, in percent.
    pub scale: u32,
    /// Whether nothing moves by itself.
    pub reduced_motion: bool,
    /// Whether a screen covers the table when the other side decides.
    pub hand_over: bool,
    /// Whether a phase in which nothing can be done passes by itself.
    pub skip_empty: bool,
    /// Whether it is asked before a phase is ended in which something can still be done.
    pub ask_before_ending: bool,
    /// When the window asks for replies out of a hidden hand.
    pub replies: Replies,
    /// How large the board is drawn; without it the whole map fits into its panel.
    pub board: Option<BoardSize>,
    /// What the mouse wheel does on the map.
    pub wheel: Wheel,
    /// How fast the computer plays.
    pub speed: Speed,
    /// The key that pauses the computer.
    pub pause: Key,
    /// Whether the journal tells why the computer did something.
    pub journal_reasons: bool,
    /// What the map shows.
    pub layers: Layers,
    /// Who plays the games of the last time, by game; the newest first.
    pub seats: Vec<(String, Seats)>,
    /// Who played when a battle was last begun.
    pub last_seats: Option<Seats>,
    /// Games that came out of others, by name.
    pub origins: Vec<(String, Origin)>,
    /// What has been explained: the matters whose help was used.
    pub explained: Vec<String>,
    /// How far the player is in lessons.
    pub lessons: Vec<LessonRecord>,
    /// The layout of the panels, as the docking library writes it.
    pub layout: Option<serde_json::Value>,
    /// The layout of the author's panels, likewise.
    pub author_layout: Option<serde_json::Value>,
    /// On which paper and how large battles are printed.
    pub print: PrintSettings,
    /// Files opened or saved lately, the newest first.
    pub recent: Vec<PathBuf>,
}

fn known<'de, D: Deserializer<'de>>(reader: D) -> Result<Language, D::Error> {
    let tag = String::deserialize(reader)?;
    Ok(Language::with_tag(&tag).unwrap_or_default())
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            format: FORMAT,
            language: Language::ENGLISH,
            theme: ThemeChoice::System,
            text: 1.0,
            scale: 100,
            reduced_motion: false,
            hand_over: false,
            skip_empty: true,
            ask_before_ending: true,
            replies: Replies::default(),
            board: None,
            wheel: Wheel::default(),
            speed: Speed::default(),
            pause: Key::P,
            journal_reasons: true,
            layers: Layers::default(),
            seats: Vec::new(),
            last_seats: None,
            origins: Vec::new(),
            explained: Vec::new(),
            lessons: Vec::new(),
            layout: None,
            author_layout: None,
            print: PrintSettings::default(),
            recent: Vec::new(),
        }
    }
}

/// ARSOUF M1.2: the four sizes of the board of the classic program, in percent of 2340 by 1740 points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardSize {
    /// 936 by 696 points.
    Percent40,
    /// 1170 by 870 points.
    Percent50,
    /// 1404 by 1044 points.
    Percent60,
    /// 1755 by 1305 points.
    Percent75,
}

impl BoardSize {
    /// Every size, the smallest first.
    pub const ALL: [BoardSize; 4] =
        [BoardSize::Percent40, BoardSize::Percent50, BoardSize::Percent60, BoardSize::Percent75];

    /// Its share of the full board.
    #[must_use]
    pub const fn percent(self) -> u16 {
        match self {
            BoardSize::Percent40 => 40,
            BoardSize::Percent50 => 50,
            BoardSize::Percent60 => 60,
            BoardSize::Percent75 => 75,
        }
    }

    /// Its width and height in points.
    #[must_use]
    pub const fn points(self) -> (u16, u16) {
        // 1 % of the full board is 23.4 by 17.4 points.
        (self.percent() * 234 / 10, self.percent() * 174 / 10)
    }

    /// A size with its points, or the words for none.
    #[must_use]
    pub fn name(size: Option<BoardSize>, lang: impl HasLanguage) -> String {
        let Some(size) = size else { return say!(lang, "gui-board-fit") };
        let (wide, high) = size.points();
        let (wide, high) = (wide.to_string(), high.to_string());
        say!(lang, "gui-board-size", percent = size.percent(), wide = wide, high = high)
    }
}

/// When the window asks for replies out of a hidden hand; otherwise it lets the other side go on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Replies {
    /// Every time.
    Always,
    /// Only if something in the hand fits.
    #[default]
    Fitting,
    /// Never.
    Never,
}

impl Replies {
    /// Every way, from the one that asks most.
    pub const ALL: [Replies; 3] = [Replies::Always, Replies::Fitting, Replies::Never];

    /// Whether it asks for a reply.
    #[must_use]
    pub const fn asks(self, fits: bool) -> bool {
        match self {
            Replies::Always => true,
            Replies::Fitting => fits,
            Replies::Never => false,
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self, lang: impl HasLanguage) -> String {
        match self {
            Replies::Always => say!(lang, "gui-replies-always"),
            Replies::Fitting => say!(lang, "gui-replies-fitting"),
            Replies::Never => say!(lang, "gui-replies-never"),
        }
    }
}

/// What the mouse wheel does on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wheel {
    /// It zooms to the pointer.
    #[default]
    Zoom,
    /// It scrolls up and down, with Ctrl left and right.
    Scroll,
}

/// How fast the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Time to think about every step.
    Slow,
    /// Time to see every step.
    #[default]
    Normal,
    /// Every step is seen shortly.
    Fast,
    /// As fast as it thinks.
    Instant,
}

impl Speed {
    /// Every speed, the slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// How long each step is shown, in seconds.
    #[must_use]
    pub const fn pause(self) -> f32 {
        match self {
            Speed::Slow => 1.8,
            Speed::Normal => 0.8,
            Speed::Fast => 0.25,
            Speed::Instant => 0.0,
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self, lang: impl HasLanguage) -> String {
        match self {
            Speed::Slow => say!(lang, "gui-speed-slow"),
            Speed::Normal => say!(lang, "gui-speed-normal"),
            Speed::Fast => say!(lang, "gui-speed-fast"),
            Speed::Instant => say!(lang, "gui-speed-instant"),
        }
    }
}

/// The keys that may pause the computer.
pub const PAUSE_KEYS: [Key; 4] = [Key::P, Key::Space, Key::F8, Key::F9];

/// Where the program keeps its files.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// The settings file.
    pub settings: Option<PathBuf>,
    /// The folder in which games are kept by themselves.
    pub games: Option<PathBuf>,
    /// The language that the desktop speaks, for the first start.
    pub language: Language,
    /// The language that was asked for at this start, whatever the settings say.
    pub asked: Option<Language>,
}

impl Places {
    /// The folder of the battles that its user writes: beside the games.
    #[must_use]
    pub fn battles(&self) -> Option<PathBuf> {
        Some(self.games.as_ref()?.parent()?.join("battles"))
    }

    /// The folder in which battles are written aside while somebody writes them.
    #[must_use]
    pub fn aside(&self) -> Option<PathBuf> {
        Some(self.games.as_ref()?.parent()?.join("recovery"))
    }

    /// The folder of reports about faults of the program.
    #[must_use]
    pub fn reports(&self) -> Option<PathBuf> {
        Some(self.games.as_ref()?.parent()?.join("reports"))
    }

    /// The places that the platform names.
    #[must_use]
    pub fn of_platform() -> Places {
        let folders = directories::ProjectDirs::from("", "", "gonfalon");
        Places {
            settings: folders.as_ref().map(|f| f.config_dir().join("settings.json")),
            games: folders.as_ref().map(|f| f.data_dir().join("games")),
            language: sys_locale::get_locale()
                .and_then(|tag| Language::from_tag(&tag))
                .unwrap_or_default(),
            asked: None,
        }
    }
}

impl HasLanguage for Settings {
    fn language(&self) -> Language {
        self.language
    }
}

impl Settings {
    /// Who plays a new battle, until somebody says otherwise: as the last time.
    #[must_use]
    pub fn new_seats(&self) -> Seats {
        self.last_seats.unwrap_or(Seats::FIRST)
    }

    /// ARSOUF M1.4: the settings the program comes with, on a desktop that speaks this language.
    #[must_use]
    pub fn usual(language: Language) -> Settings {
        Settings { language, ..Settings::default() }
    }

    /// Reads the settings. A file that can't be read is set aside, with a sentence for the player; then, and on
    /// the first start, the language is the desktop's.
    #[must_use]
    pub fn load(path: &Path, desktop: Language) -> (Settings, Option<String>) {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
                return (Settings::usual(desktop), None);
            }
            // Not even text: as broken as wrong JSON.
            Err(e) if e.kind() == std::io::ErrorKind::InvalidData => String::new(),
            Err(e) => {
                let error = io_error::told(&e, desktop);
                let words = say!(desktop, "gui-settings-unreadable", error = error);
                return (Settings::usual(desktop), Some(words));
            }
        };
        match serde_json::from_str::<Settings>(&text) {
            Ok(settings) if settings.format == FORMAT => (settings.tidy(), None),
            _ => (Settings::usual(desktop), Some(set_aside(path, desktop))),
        }
    }

    /// Writes the settings.
    ///
    /// # Errors
    /// What the disk says.
    pub fn save(&self, path: &Path) -> std::io::Result<()> {
        let text = serde_json::to_vec_pretty(self).map_err(std::io::Error::other)?;
        atomic::write(path, &text)
    }

    /// The same settings with every number in its range.
    #[must_use]
    pub fn tidy(mut self) -> Settings {
        self.text = if self.text.is_finite() { self.text.clamp(0.7, 2.5) } else { 1.0 };
        self.scale = self.scale.clamp(50, 300);
        if !PAUSE_KEYS.contains(&self.pause) {
            self.pause = Key::P;
        }
        self.print = self.print.tidy();
        self.recent.truncate(8);
        self.seats.truncate(MOST_SEATS);
        self.origins.truncate(MOST_SEATS);
        self
    }

    /// Remembers who plays a game.
    pub fn seat(&mut self, game: &str, seats: Seats) {
        self.seats.retain(|(other, _)| other != game);
        self.seats.insert(0, (game.to_owned(), seats));
        self.seats.truncate(MOST_SEATS);
    }

    /// Who plays a game, if that is remembered.
    #[must_use]
    pub fn seated(&self, game: &str) -> Option<Seats> {
        self.seats.iter().find(|(other, _)| other == game).map(|(_, seats)| *seats)
    }

    /// Remembers what a game came out of.
    pub fn descends(&mut self, game: &str, origin: Origin) {
        self.origins.retain(|(other, _)| other != game);
        self.origins.insert(0, (game.to_owned(), origin));
        self.origins.truncate(MOST_SEATS);
    }

    /// What a game came out of, if that is remembered.
    #[must_use]
    pub fn origin_of(&self, game: &str) -> Option<&Origin> {
        self.origins.iter().find(|(other, _)| other == game).map(|(_, origin)| origin)
    }

    /// ARSOUF M1.4: the settings the program comes with. Where the panels stand and which files were open lately
    /// are no settings: they stay.
    pub fn restore(&mut self, desktop: Language) {
        *self = Settings {
            layout: self.layout.take(),
            author_layout: self.author_layout.take(),
            seats: std::mem::take(&mut self.seats),
            origins: std::mem::take(&mut self.origins),
            recent: std::mem::take(&mut self.recent),
            ..Settings::usual(desktop)
        };
    }

    /// Puts a file at the top of the list of recent ones.
    pub fn remember(&mut self, path: &Path) {
        self.recent.retain(|p| p != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(8);
    }
}

/// Puts a file that was not understood out of the way, and says so.
fn set_aside(path: &Path, language: Language) -> String {
    let aside = path.with_extension("json.broken");
    if std::fs::rename(path, &aside).is_ok() {
        say!(language, "gui-settings-set-aside", path = aside.display().to_string())
    } else {
        say!(language, "gui-settings-broken")
    }
}
