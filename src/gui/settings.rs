//! The player's settings: one file, written so that it is never half there, and never fatal.

use super::map::layers::Layers;
use super::theme::ThemeChoice;
use crate::say;
use crate::session::save::write_atomically;
use crate::words::Language;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// The format of the settings file.
const FORMAT: u32 = 1;

/// The player's settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The format's version.
    pub format: u32,
    /// The language of every text.
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
    /// What the map shows.
    pub layers: Layers,
    /// The layout of the panels, as the docking library writes it.
    pub layout: Option<serde_json::Value>,
    /// Files opened or saved lately, the newest first.
    pub recent: Vec<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            format: FORMAT,
            language: Language::English,
            theme: ThemeChoice::System,
            text: 1.0,
            scale: 100,
            reduced_motion: false,
            hand_over: false,
            skip_empty: true,
            layers: Layers::default(),
            layout: None,
            recent: Vec::new(),
        }
    }
}

/// Where the program keeps its files.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// The settings file.
    pub settings: Option<PathBuf>,
    /// The game saved automatically.
    pub autosave: Option<PathBuf>,
    /// The language that the desktop speaks, for the first start.
    pub language: Language,
}

impl Places {
    /// The places that the platform names.
    #[must_use]
    pub fn of_platform() -> Places {
        let folders = directories::ProjectDirs::from("", "", "gonfalon");
        Places {
            settings: folders.as_ref().map(|f| f.config_dir().join("settings.json")),
            autosave: folders.as_ref().map(|f| f.data_dir().join("autosave.gonfalon")),
            language: sys_locale::get_locale()
                .and_then(|tag| Language::from_tag(&tag))
                .unwrap_or_default(),
        }
    }
}

impl Settings {
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
                let words = say!(desktop, "gui-settings-unreadable", error = e.to_string());
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
        write_atomically(path, &text)
    }

    /// The same settings with every number in its range.
    #[must_use]
    pub fn tidy(mut self) -> Settings {
        self.text = if self.text.is_finite() { self.text.clamp(0.7, 2.5) } else { 1.0 };
        self.scale = self.scale.clamp(50, 300);
        self.recent.truncate(8);
        self
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
