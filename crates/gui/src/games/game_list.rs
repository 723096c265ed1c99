//! The list of games: the newest first, each with a small picture; to open, to put away, to bring back.

use super::gallery::{Gallery, Seen};
use super::saved_games::{MANY, SavedGame, SavedGames};
use super::summary::GameSummary;
use super::{ask::Asking, relative_time, resume};
use crate::command_queue::{Command, CommandQueue};
use crate::game_table::GameTable;
use crate::locale::HasLanguage;
use crate::say;
use crate::seats::Seats;
use crate::settings::Settings;
use crate::theme::Palette;
use crate::{focus_ring, widgets};
use egui::{
    Align, Button, Context, Frame, Label, Layout, Margin, RichText, ScrollArea, TextureHandle, Ui,
    Window, vec2,
};
use gonfalon_core::words::Language;
use std::path::{Path, PathBuf};

/// How long a look at the folder holds, in seconds.
const FRESH: f64 = 2.0;
/// The width of the window.
const WIDE: f32 = 860.0;

/// The games and what is known of them.
#[derive(Default)]
pub struct Games {
    /// Whether the list is open.
    pub open: bool,
    /// The question that is open.
    pub asking: Option<Asking>,
    bin: bool,
    kept: Vec<SavedGame>,
    binned: Vec<SavedGame>,
    locked: Vec<PathBuf>,
    looked: Option<f64>,
    gallery: Gallery,
    on_table: Option<OnTable>,
}

/// The summary of the game on the table, and what it depends on.
struct OnTable {
    key: (u64, Language, usize, String),
    summary: GameSummary,
    picture: Option<TextureHandle>,
}

/// A game as the start screen shows it, to go on with.
pub struct Resume<'a> {
    /// What was found in its file.
    pub seen: Option<&'a Seen>,
    /// Its look, once it has been looked at.
    pub summary: Option<&'a GameSummary>,
    /// Its picture.
    pub picture: Option<&'a TextureHandle>,
    /// Its name among the games.
    pub id: &'a str,
    /// When it was written.
    pub when: String,
    /// Who plays.
    pub seats: Option<Seats>,
}

impl Games {
    /// Looks at the folder again in the next frame.
    pub fn changed(&mut self) {
        self.looked = None;
    }

    /// Looks at the folder, if that was long ago, and at games that have changed.
    pub fn refresh(&mut self, ctx: &Context, saved_games: &SavedGames, palette: &'static Palette) {
        let now = ctx.input(|i| i.time);
        if self.looked.is_none_or(|looked| now >= looked + FRESH) {
            self.looked = Some(now);
            self.kept = saved_games.games();
            self.binned = saved_games.binned();
            let locked = |game: &&SavedGame| saved_games.locks.is_locked(&game.path);
            self.locked = self.kept.iter().filter(locked).map(|game| game.path.clone()).collect();
        }
        let shown = if self.open && self.bin { &self.binned } else { &self.kept };
        // Closed, the list needs only what can be gone on with.
        let many = if self.open { shown.len() } else { self.first_open().map_or(0, |k| k + 1) };
        self.gallery.look(ctx, &shown[..many.min(shown.len())], palette, ctx.language());
    }

    /// How many games there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.kept.len()
    }

    /// Whether every game has been looked at.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.gallery.is_idle()
    }

    /// The newest game that no window plays and that may not be over.
    fn first_open(&self) -> Option<usize> {
        let open = |game: &SavedGame| match self.gallery.seen(&game.path) {
            Some(Seen::Game(summary, _)) => !summary.over,
            Some(Seen::Damaged(_)) | None => true,
        };
        self.kept.iter().position(|game| !self.locked.contains(&game.path) && open(game))
    }

    /// The name of the game that *Continue* opens, where none is on the table.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        self.first_open().map(|k| self.kept[k].id.as_str())
    }

    /// The game that can be gone on with: the one on the table, or the newest.
    pub fn resume(
        &mut self,
        ctx: &Context,
        table: Option<&GameTable>,
        palette: &Palette,
        settings: &Settings,
    ) -> Option<Resume<'_>> {
        if let Some(table) = table {
            let known = self.look_at_table(ctx, table, palette);
            return Some(Resume {
                seen: None,
                summary: Some(&known.summary),
                picture: known.picture.as_ref(),
                id: "",
                when: say!(ctx, "gui-games-on-table"),
                seats: Some(table.computer.seats),
            });
        }
        let game = &self.kept[self.first_open()?];
        let seen = self.gallery.seen(&game.path);
        let (summary, picture) = match seen {
            Some(Seen::Game(summary, picture)) => (Some(&**summary), picture.as_ref()),
            Some(Seen::Damaged(_)) | None => (None, None),
        };
        let seats = summary.and_then(|summary| seats_of(settings, &game.id, summary));
        let origin = settings.origin_of(&game.id).map(|origin| origin.told(ctx));
        let when = [relative_time::ago(game.when, ctx.language())].into_iter().chain(origin);
        let when = when.collect::<Vec<_>>().join(" · ");
        Some(Resume { seen, summary, picture, id: &game.id, when, seats })
    }

    fn look_at_table(&mut self, ctx: &Context, table: &GameTable, palette: &Palette) -> &OnTable {
        let colours = std::ptr::from_ref(palette).addr();
        let key = (table.port.revision(), table.port.language(), colours, table.place.id.clone());
        let old = self.on_table.take().filter(|known| known.key == key);
        self.on_table.insert(old.unwrap_or_else(|| {
            let mut summary = GameSummary::of(&*table.port, palette);
            let image = summary.picture.take();
            let picture =
                image.map(|image| ctx.load_texture("game", image, egui::TextureOptions::LINEAR));
            OnTable { key, summary, picture }
        }))
    }

    /// Shows the list, if it is open, and the question, if there is one.
    pub fn show(
        &mut self,
        ctx: &Context,
        palette: &'static Palette,
        (saved_games, settings): (&SavedGames, &Settings),
        on_table: Option<&str>,
        out: &mut CommandQueue,
    ) {
        if let Some(asking) = &self.asking
            && !ask_about(ctx, asking, out)
        {
            self.asking = None;
        }
        if !self.open {
            return;
        }
        let screen = ctx.content_rect();
        let mut open = true;
        let window = Window::new(say!(ctx, "gui-games"))
            .id(egui::Id::unique("games"))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO);
        widgets::fitted(ctx, window, |ui| {
            ui.set_width(WIDE.min(screen.width() - 60.0));
            self.head(ui, saved_games, on_table);
            ui.separator();
            let high = (screen.height() - 230.0).max(120.0);
            ScrollArea::vertical().max_height(high).min_scrolled_height(high).show(ui, |ui| {
                ui.set_min_height(high);
                self.rows(ui, palette, (saved_games, settings), on_table, out);
                focus_ring::follow(ui);
            });
        });
        self.open = open;
    }

    /// What holds for all games, and what can be done with many.
    fn head(&mut self, ui: &mut Ui, saved_games: &SavedGames, on_table: Option<&str>) {
        ui.add(Label::new(say!(ui, "gui-games-about", many = MANY)).wrap());
        ui.horizontal_wrapped(|ui| {
            ui.selectable_value(
                &mut self.bin,
                false,
                say!(ui, "gui-games-kept", n = self.kept.len()),
            );
            ui.selectable_value(
                &mut self.bin,
                true,
                say!(ui, "gui-games-bin", n = self.binned.len()),
            );
            if self.bin {
                return;
            }
            let free = |game: &&SavedGame| {
                on_table != Some(game.id.as_str()) && !self.locked.contains(&game.path)
            };
            let (over, others): (Vec<&SavedGame>, Vec<&SavedGame>) =
                self.kept.iter().filter(free).partition(|game| self.is_over(&game.path));
            let paths = |games: &[&SavedGame]| games.iter().map(|game| game.path.clone()).collect();
            let mut asked: Option<Vec<PathBuf>> = None;
            if !over.is_empty()
                && ui.button(say!(ui, "gui-games-clear-over", n = over.len())).clicked()
            {
                asked = Some(paths(&over));
            }
            let oldest = others.get(MANY..).unwrap_or_default();
            if !oldest.is_empty()
                && ui.button(say!(ui, "gui-games-clear-oldest", n = oldest.len())).clicked()
            {
                asked = Some(paths(oldest));
            }
            if let (Some(games), Some(bin)) = (asked, saved_games.bin()) {
                self.asking = Some(Asking::Bin { games, title: None, bin });
            }
        });
    }

    fn is_over(&self, game: &Path) -> bool {
        matches!(self.gallery.seen(game), Some(Seen::Game(summary, _)) if summary.over)
    }

    fn rows(
        &mut self,
        ui: &mut Ui,
        palette: &Palette,
        (saved_games, settings): (&SavedGames, &Settings),
        on_table: Option<&str>,
        out: &mut CommandQueue,
    ) {
        let games = if self.bin { &self.binned } else { &self.kept };
        if games.is_empty() {
            ui.weak(if self.bin {
                say!(ui, "gui-games-bin-empty")
            } else {
                say!(ui, "gui-games-none")
            });
            return;
        }
        let mut asking = None;
        for game in games {
            let seen = self.gallery.seen(&game.path);
            let here = on_table == Some(game.id.as_str()) && !self.bin;
            let elsewhere = !here && self.locked.contains(&game.path);
            let wide = ui.available_width();
            let frame = Frame::new()
                .fill(ui.visuals().extreme_bg_color)
                .stroke(ui.visuals().window_stroke)
                .corner_radius(6)
                .inner_margin(Margin::same(8));
            frame.show(ui, |ui| {
                ui.set_width(wide - 18.0);
                ui.horizontal_top(|ui| {
                    let shown = match seen {
                        Some(Seen::Game(_, picture)) => picture.as_ref(),
                        _ => None,
                    };
                    resume::picture(ui, palette, shown);
                    let room = (ui.available_width() - 150.0).max(160.0);
                    ui.vertical(|ui| {
                        ui.set_width(room);
                        let when = when_words(ui, game, settings, (here, elsewhere));
                        match seen {
                            Some(Seen::Game(summary, _)) => {
                                let seats = seats_of(settings, &game.id, summary);
                                resume::words(ui, summary, seats, &when);
                            }
                            _ => resume::unseen(ui, seen, &game.id, &when),
                        }
                        let path = game.path.display().to_string();
                        let label = RichText::new(&path).small().weak();
                        ui.add(Label::new(label).truncate()).on_hover_text(path);
                    });
                    ui.with_layout(Layout::top_down(Align::Center), |ui| {
                        let title = match seen {
                            Some(Seen::Game(summary, _)) => summary.title.clone(),
                            _ => game.id.clone(),
                        };
                        let size = vec2(130.0, 30.0);
                        if self.bin {
                            let back = say!(ui, "gui-games-back");
                            if named(ui, &back, &title, size, None) {
                                out.send(Command::BringBack(game.path.clone()));
                            }
                            return;
                        }
                        let open = say!(ui, "gui-games-open");
                        if named(ui, &open, &title, size, Some(palette)) {
                            out.send(Command::OpenKept(game.id.clone()));
                        }
                        let bin = say!(ui, "gui-games-to-bin");
                        if !here
                            && !elsewhere
                            && named(ui, &bin, &title, size, None)
                            && let Some(bin) = saved_games.bin()
                        {
                            let games = vec![game.path.clone()];
                            asking = Some(Asking::Bin { games, title: Some(title), bin });
                        }
                    });
                });
            });
            ui.add_space(4.0);
        }
        if asking.is_some() {
            self.asking = asking;
        }
    }
}

fn ask_about(ctx: &Context, asking: &Asking, out: &mut CommandQueue) -> bool {
    super::ask::show(ctx, asking, out)
}

/// A button that is called after its game as well.
fn named(ui: &mut Ui, words: &str, game: &str, size: egui::Vec2, accent: Option<&Palette>) -> bool {
    let text = RichText::new(words);
    let button = match accent {
        Some(palette) => Button::new(text.strong().color(palette.accent_ink)).fill(palette.accent),
        None => Button::new(text),
    };
    let response = ui.add(button.min_size(size));
    let name = format!("{words} {game}");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    response.clicked()
}

/// When a game was written, that it is being played, and what it came out of.
fn when_words(
    ui: &Ui,
    game: &SavedGame,
    settings: &Settings,
    (here, elsewhere): (bool, bool),
) -> String {
    let mut words = vec![relative_time::ago(game.when, ui.language())];
    if here {
        words.push(say!(ui, "gui-games-on-table"));
    } else if elsewhere {
        words.push(say!(ui, "gui-games-elsewhere"));
    }
    words.extend(settings.origin_of(&game.id).map(|origin| origin.told(ui)));
    words.join(" · ")
}

/// Who plays a game, as the settings remember.
#[must_use]
pub fn seats_of(settings: &Settings, id: &str, summary: &GameSummary) -> Option<Seats> {
    settings.seated(id).or_else(|| settings.seated(&summary.seats))
}
