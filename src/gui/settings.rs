//! The player's settings: one file, written so that it is never half there, and never fatal.

use super::map::layers::Layers;
use super::theme::ThemeChoice;
use crate::session::save::write_atomically;
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
            theme: ThemeChoice::System,
            text: 1.0,
            scale: 100,
            reduced_motion: false,
            hand_over: false,
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
}

impl Places {
    /// The places that the platform names.
    #[must_use]
    pub fn of_platform() -> Places {
        let folders = directories::ProjectDirs::from("", "", "gonfalon");
        Places {
            settings: folders.as_ref().map(|f| f.config_dir().join("settings.json")),
            autosave: folders.as_ref().map(|f| f.data_dir().join("autosave.gonfalon")),
        }
    }
}

impl Settings {
    /// Reads the settings. A file that can't be read is set aside, with a sentence for the player.
    #[must_use]
    pub fn load(path: &Path) -> (Settings, Option<String>) {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
                return (Settings::default(), None);
            }
            Err(e) => {
                return (
                    Settings::default(),
                    Some(format!("The settings could not be read: {e}.")),
                );
            }
        };
        match serde_json::from_str::<Settings>(&text) {
            Ok(settings) if settings.format == FORMAT => (settings.tidy(), None),
            _ => {
                let aside = path.with_extension("json.broken");
                let kept = std::fs::rename(path, &aside).is_ok();
                let where_to = if kept {
                    format!(" It was set aside as {}.", aside.display())
                } else {
                    String::new()
                };
                let words = format!(
                    "The settings file could not be understood; the usual settings are in force.{where_to}"
                );
                (Settings::default(), Some(words))
            }
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

/// The settings window.
pub fn show(ctx: &egui::Context, settings: &mut Settings, open: &mut bool) {
    egui::Window::new("Settings")
        .open(open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .show(ctx, |ui| {
            egui::Grid::new("settings").num_columns(2).spacing(egui::vec2(18.0, 10.0)).show(
                ui,
                |ui| {
                    ui.label("Theme");
                    ui.horizontal(|ui| {
                        for theme in ThemeChoice::ALL {
                            ui.selectable_value(&mut settings.theme, theme, theme.name());
                        }
                    });
                    ui.end_row();
                    let label = ui.label("Text size").id;
                    ui.add(egui::Slider::new(&mut settings.text, 0.7..=2.0).step_by(0.05))
                        .labelled_by(label);
                    ui.end_row();
                    ui.label("Size of everything");
                    ui.horizontal(|ui| {
                        if ui.button("−").on_hover_text("Smaller").clicked() {
                            settings.scale = settings.scale.saturating_sub(10).max(50);
                        }
                        ui.label(format!("{} %", settings.scale));
                        if ui.button("+").on_hover_text("Larger").clicked() {
                            settings.scale = (settings.scale + 10).min(300);
                        }
                        if ui.button("100 %").clicked() {
                            settings.scale = 100;
                        }
                    });
                    ui.end_row();
                    ui.label("Motion");
                    ui.checkbox(&mut settings.reduced_motion, "Nothing moves by itself");
                    ui.end_row();
                    ui.label("Two players at one screen");
                    ui.checkbox(
                        &mut settings.hand_over,
                        "Cover the table when the other side decides",
                    );
                    ui.end_row();
                },
            );
        });
}
