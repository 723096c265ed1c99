//! The application: which screen is open, and the frame around it.

use super::aftermath::victory;
use super::author::author_command::AuthorCommand;
use super::authoring::Authoring;
use super::command_queue::{Command, CommandQueue};
use super::commands::command_palette::CommandPalette;
use super::concede::Concede;
use super::deck::builder::Builder;
use super::deck::source::{self, DeckSource};
use super::dividers::Dividers;
use super::dock::Dock;
use super::file_dialogs::{self, FileDialogs};
use super::focus_ring::FocusRing;
use super::game_table::GameTable;
use super::games::game_list::Games;
use super::games::saved_games::SavedGames;
use super::games::writer::GameWriter;
use super::keys_window::KeysWindow;
use super::new_game::NewGameDialog;
use super::notice::Notices;
use super::page_keys::PageKeys;
use super::paint::fonts;
use super::pane::Pane;
use super::printing::Printing;
use super::quit::{Leaving, Quit};
use super::reference::Reference;
use super::running_window::Doorway;
pub use super::screen::Screen;
use super::seats::Seats;
use super::settings::{Places, Settings};
use super::settings_window::SettingsWindow;
use super::start_screen::{self, StartScreen};
use super::theme::{self, Palette, ThemeChoice};
use super::{handover, lesson, locale, menu_bar, running_window, shortcuts};
use crate::say;
use egui::{CentralPanel, Context, Frame, Panel, Ui};
use gonfalon_core::scenario::{Scenario, catalogue};
use gonfalon_core::session::{Port, atomic};
use gonfalon_core::words::io_error;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// The application.
pub struct App {
    /// The player's settings.
    pub settings: Settings,
    pub(super) saved_settings: Settings,
    pub(super) places: Places,
    /// What fills the window.
    pub screen: Screen,
    /// The game on the table.
    pub table: Option<GameTable>,
    /// The start screen.
    pub start: StartScreen,
    /// The dialog before a battle.
    pub begin: Option<NewGameDialog>,
    /// Where decks come from.
    pub decks: Box<dyn DeckSource>,
    /// The deck that is being built.
    pub builder: Option<Builder>,
    /// What is being written.
    pub author: Authoring,
    /// What is put on paper.
    pub printing: Printing,
    /// The layout of the panels.
    pub dock: Dock,
    /// Messages.
    pub notices: Notices,
    pub(super) files: FileDialogs,
    /// The games and the list of them.
    pub games: Games,
    pub(super) saved_games: SavedGames,
    pub(super) writer: GameWriter,
    /// Games that could not be written, with what the player was told.
    pub(super) troubled: BTreeMap<PathBuf, String>,
    pub(super) reference: Reference,
    pub(super) settings_window: SettingsWindow,
    pub(super) keys_window: KeysWindow,
    pub(super) quit: Quit,
    pub(super) concede: Concede,
    /// The command palette.
    pub finder: CommandPalette,
    /// The ring around what has the keyboard.
    pub(super) focus_ring: FocusRing,
    /// Whether a control beside the board had the keyboard in the last frame: Esc lets go of it.
    pub(super) focus_held: bool,
    /// Whether a menu was open or a text was being typed in the last frame: Esc belongs to them.
    pub(super) busy: bool,
    /// Whether a text was being typed in the last frame.
    pub(super) typing: bool,
    /// Whether a dialog or a menu lay over the table in the last frame.
    pub(super) overlaid: bool,
    pub(super) out: CommandQueue,
    pub(super) screenshot: Option<Screenshot>,
    /// Where files come in that were opened outside.
    pub(super) doorway: Option<Doorway>,
    styled: Option<(ThemeChoice, bool, u32, bool)>,
    title: String,
}

/// A picture of the window that is to be taken.
pub(super) struct Screenshot {
    path: PathBuf,
    frames: u32,
    image: Arc<Mutex<Option<Arc<egui::ColorImage>>>>,
}

impl App {
    /// The application with its files in these places. `native` allows the desktop's file dialogs.
    #[must_use]
    pub fn new(ctx: &Context, places: Places, native: bool) -> App {
        App::with_scenarios(ctx, places, native, catalogue::built_in())
    }

    /// The application with these battles on the start screen.
    #[must_use]
    pub fn with_scenarios(
        ctx: &Context,
        places: Places,
        native: bool,
        scenarios: Vec<Scenario>,
    ) -> App {
        fonts::install(ctx);
        let spoken = places.asked.unwrap_or(places.language);
        let (saved_settings, trouble) = match &places.settings {
            Some(path) => Settings::load(path, spoken),
            None => (Settings::usual(spoken), None),
        };
        let mut settings = saved_settings.clone();
        settings.language = places.asked.unwrap_or(settings.language);
        let mut author = Authoring::new(places.battles(), places.aside());
        author.layout.clone_from(&settings.author_layout);
        let saved_games = SavedGames::new(places.games.clone());
        saved_games.tidy();
        if let Some(folder) = places.settings.as_ref().and_then(|file| file.parent()) {
            atomic::sweep_folder(folder);
        }
        let mut notices = Notices::default();
        notices.say_if(trouble);
        let unsaved = author.recoverable.len();
        notices.say_if((unsaved > 0).then(|| say!(settings, "author-recover-told", n = unsaved)));
        ctx.add_plugin(Dividers::default());
        ctx.add_plugin(PageKeys::default());
        let dock = Dock::from_settings(settings.layout.as_ref());
        let mut app = App {
            saved_settings,
            settings,
            places,
            screen: Screen::Start,
            table: None,
            start: StartScreen::new(scenarios),
            begin: None,
            decks: source::shipped(),
            builder: None,
            author,
            printing: Printing::default(),
            dock,
            notices,
            files: FileDialogs::new(native),
            games: Games::default(),
            saved_games,
            writer: GameWriter::default(),
            troubled: BTreeMap::new(),
            reference: Reference::default(),
            settings_window: SettingsWindow::default(),
            keys_window: KeysWindow::default(),
            quit: Quit::default(),
            concede: Concede::default(),
            finder: CommandPalette::default(),
            focus_ring: FocusRing::default(),
            focus_held: false,
            busy: false,
            typing: false,
            overlaid: false,
            out: CommandQueue::default(),
            screenshot: None,
            doorway: None,
            styled: None,
            title: String::new(),
        };
        app.set_language(ctx);
        app.style(ctx);
        app
    }

    /// Puts a game on the table, with those who played it the last time.
    pub fn sit_down(&mut self, port: Box<dyn Port>) {
        self.sit_down_as(port, None);
    }

    /// ARSOUF M2.1: puts a game on the table and seats somebody on each side; without seats, those who played it
    /// the last time.
    pub fn sit_down_as(&mut self, port: Box<dyn Port>, seats: Option<Seats>) {
        self.sit_down_at(port, seats, None);
    }

    /// Shows a game.
    pub(super) fn show_table(&mut self, mut table: GameTable) {
        table.set_language(self.settings.language);
        if table.snapshot.table.cards.is_some() && !self.dock.is_open(Pane::Field) {
            // A layout that knew nothing of card tables.
            self.dock.open(Pane::Field);
        }
        if !table.snapshot.offers.chits.is_empty() {
            self.dock.open(Pane::Command);
        }
        let battle = &table.port.scenario().id;
        if self.screen == Screen::Author {
            self.author.tried = Some(battle.clone());
        } else if !self.author.tries(battle) {
            self.author.tried = None;
        }
        self.table = Some(table);
        self.screen = Screen::Table;
        self.begin = None;
    }

    /// Whether a game is running: it is on the table, and not over.
    #[must_use]
    pub fn is_running(&self) -> bool {
        let table = self.table.as_ref().filter(|_| self.screen == Screen::Table);
        table.is_some_and(|table| table.port.prompt().over.is_none())
    }

    /// Whether somebody should be asked before the program ends: a game runs, or one is in memory alone.
    #[must_use]
    pub(super) fn leaving(&self) -> Leaving {
        let mut lost = self.writer.unwritten();
        if self.would_lose()
            && let Some(table) = &self.table
        {
            lost.push(table.port.scenario().title.get(self.settings.language).to_owned());
        }
        let built = self.builder.as_ref().filter(|builder| builder.is_changed());
        lost.extend(built.map(|builder| builder.view().name.clone()));
        let written = self.author.bench.as_ref().filter(|_| self.author.is_dirty());
        lost.extend(written.map(|bench| bench.title(self.settings.language)));
        lost.sort();
        lost.dedup();
        let at_table = self.screen == Screen::Table;
        Leaving { running: self.is_running(), at_table, lost }
    }

    /// Asks for something, as panels, keys and menus do.
    pub fn send(&mut self, command: Command) {
        self.out.send(command);
    }

    /// Opens a file in the first frame.
    pub fn open(&mut self, path: PathBuf) {
        self.out.send(Command::OpenPath(path));
    }

    /// Opens a deck file in the builder, in the first frame.
    pub fn open_deck(&mut self, path: PathBuf) {
        self.out.send(Command::OpenDeck(path));
    }

    /// Begins to build a deck, in the first frame.
    pub fn build_decks(&mut self) {
        self.out.send(Command::Decks(None));
    }

    /// Begins a lesson, or asks how a battle is to be played.
    pub(super) fn prepare_battle(&mut self, id: &str) {
        match self.start.find(id).filter(|scenario| scenario.lesson.is_none()) {
            Some(scenario) => {
                self.begin = Some(NewGameDialog::new(scenario, self.settings.new_seats()));
            }
            None => self.begin_built_in(id),
        }
    }

    /// Begins a built-in battle in the first frame, with who would play it from the start screen.
    pub fn begin_built_in(&mut self, id: &str) {
        match self.start.find(id) {
            Some(scenario) => {
                let seats = if scenario.lesson.is_some() {
                    Seats::of_learner(&scenario)
                } else {
                    self.settings.new_seats()
                };
                let seed = scenario.lesson.as_ref().map(|lesson| lesson.seed);
                let seed = seed.unwrap_or_else(super::new_game::some_seed);
                self.out.send(Command::Begin(Box::new(scenario), seed, seats));
            }
            None => {
                let words = say!(self.settings, "gui-no-such-battle", id = id);
                self.notices.say(words);
            }
        }
    }

    /// Takes files from now on that are opened outside while the window is open.
    pub fn take_files(&mut self, ctx: &Context) {
        self.doorway = running_window::listen(&self.places, ctx);
    }

    /// Takes a picture of the window after a few frames and ends.
    pub fn shoot(&mut self, path: PathBuf) {
        self.screenshot = Some(Screenshot { path, frames: 0, image: Arc::default() });
    }

    /// The theme's colours.
    #[must_use]
    pub fn palette(&self, ctx: &Context) -> &'static Palette {
        let dark = ctx.system_theme().is_some_and(|t| t == egui::Theme::Dark);
        Palette::of(self.settings.theme, dark)
    }

    fn style(&mut self, ctx: &Context) {
        let dark = self.palette(ctx).dark;
        let settings = &self.settings;
        let key = (settings.theme, dark, settings.text.to_bits(), settings.reduced_motion);
        if self.styled != Some(key) {
            theme::install(ctx, self.palette(ctx), settings.text, settings.reduced_motion);
            self.styled = Some(key);
        }
        #[allow(clippy::cast_precision_loss)] // at most 300
        let zoom = settings.scale as f32 / 100.0;
        if (ctx.zoom_factor() - zoom).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
        }
    }

    /// Everything speaks the language of the settings, the game on the table included.
    fn set_language(&mut self, ctx: &Context) {
        locale::set_language(ctx, self.settings.language);
        if let Some(table) = &mut self.table {
            table.set_language(self.settings.language);
        }
    }

    fn name_window(&mut self, ctx: &Context) {
        let title = match (&self.table, self.screen) {
            (Some(table), Screen::Table) => {
                let mark = if table.unsaved { " *" } else { "" };
                let title = table.port.scenario().title.get(self.settings.language);
                format!("{title}{mark} – Gonfalon")
            }
            (_, Screen::Author) if self.author.bench.is_some() => {
                let mark = if self.author.is_dirty() { " *" } else { "" };
                let bench = self.author.bench.as_ref();
                let title = bench.map(|bench| bench.title(self.settings.language));
                format!("{}{mark} – Gonfalon", title.unwrap_or_default())
            }
            _ => "Gonfalon".to_owned(),
        };
        if title != self.title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    fn screens(&mut self, ui: &mut Ui) {
        let palette = self.palette(ui.ctx());
        let frame = Frame::new().fill(ui.visuals().panel_fill);
        let overlaid = self.overlaid(ui.ctx());
        match (self.screen, &mut self.table) {
            (Screen::Table, Some(table)) => {
                table.workspace.overlaid = overlaid;
                let (view, workspace) = table.view(palette, &self.settings);
                if let Some(run) = view.lesson.filter(|_| !workspace.covered) {
                    let cursor = workspace.map.cursor;
                    lesson::panel::show(ui, &view, run, cursor, &mut self.out);
                }
                CentralPanel::no_frame().frame(frame.fill(palette.table)).show(ui, |ui| {
                    let whole = ui.ctx().content_rect();
                    let room = if view.lesson.is_some() { ui.max_rect() } else { whole };
                    // What is covered is not there at all: neither for eyes nor for a screen reader.
                    if !workspace.covered {
                        self.dock.ui(ui, &view, workspace, &mut self.out);
                    }
                    if !workspace.covered {
                        let mut live_region = std::mem::take(&mut workspace.live_region);
                        live_region.show(ui.ctx(), &view);
                        workspace.live_region = live_region;
                    }
                    handover::show(ui.ctx(), &view, workspace);
                    victory::show(ui.ctx(), room, &view, workspace, &mut self.out);
                });
            }
            (Screen::Author, _) => {
                CentralPanel::no_frame().frame(frame).show(ui, |ui| self.show_author(ui, palette));
            }
            (Screen::Reference, _) => {
                CentralPanel::no_frame().frame(frame.inner_margin(12)).show(ui, |ui| {
                    self.reference.show(ui, palette, &mut self.out);
                });
            }
            _ => {
                self.games.refresh(ui.ctx(), &self.saved_games, palette);
                let count = self.games.count();
                let table = self.table.as_ref();
                let resume = self.games.resume(ui.ctx(), table, palette, &self.settings);
                self.author.own.refresh();
                if let Some(own) = self.author.own.take_playable() {
                    self.start.set_own(own);
                }
                CentralPanel::no_frame().frame(frame).show(ui, |ui| {
                    start_screen::show(
                        ui,
                        palette,
                        (&mut self.start, &mut self.begin),
                        (self.settings.new_seats(), &self.settings.lessons),
                        (resume, count),
                        &mut self.out,
                    );
                });
            }
        }
    }

    fn show_games(&mut self, ctx: &Context, palette: &'static Palette) {
        if self.games.open && self.screen != Screen::Start {
            self.games.refresh(ctx, &self.saved_games, palette);
        }
        let on_table = self.table.as_ref().map(|table| table.place.id.as_str());
        let around = (&self.saved_games, &self.settings);
        self.games.show(ctx, palette, around, on_table, &mut self.out);
    }

    fn take_picture(&mut self, ctx: &Context) {
        let Some(screenshot) = &mut self.screenshot else { return };
        let drawn = |table: &GameTable| !table.workspace.map.ground.is_waiting();
        // The frame before the picture is waited for until the ground is drawn.
        let is_ready = self.table.as_ref().is_none_or(drawn);
        screenshot.frames += u32::from(is_ready || screenshot.frames != 7);
        ctx.request_repaint();
        if screenshot.frames == 8 {
            let slot = Arc::clone(&screenshot.image);
            let ctx2 = ctx.clone();
            let callback = egui::ScreenshotCallback::new(move |image| {
                *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(image);
                ctx2.request_repaint();
            });
            ctx.send_viewport_cmd(egui::ViewportCommand::Screenshot(callback));
        }
        let image = screenshot.image.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(image) = image {
            if let Err(e) = write_png(&screenshot.path, &image) {
                eprintln!("The picture could not be written: {e}");
            }
            self.screenshot = None;
            self.quit.leave(ctx);
        }
    }

    /// Shows what is printed; what came of it is told, whether the dialog is still open or not.
    fn print(&mut self, ctx: &Context, palette: &Palette) {
        let around = (self.files.native, &mut self.out);
        match self.printing.show(ctx, palette, &mut self.settings.print, around) {
            Some(outcome) if outcome.written => self.notices.answer(Some(outcome.words)),
            Some(outcome) => self.notices.say(outcome.words),
            None => {}
        }
    }

    /// What is chosen before a battle, and the deck that is built for it.
    fn prepare(&mut self, ctx: &Context, palette: &Palette) {
        if let Some(dialog) = &mut self.begin
            && !dialog.show(ctx, palette, &*self.decks, &mut self.out)
        {
            self.begin = None;
        }
        if let Some(builder) = &mut self.builder
            && !builder.show(ctx, palette, &*self.decks, &mut self.out)
        {
            self.builder = None;
        }
    }

    /// Whether a control beside the board has the keyboard.
    fn holds_focus(&self, ctx: &Context) -> bool {
        let grounds = self.table.as_ref().map(|table| table.workspace.grounds());
        let focused = ctx.memory(egui::Memory::focused);
        focused.is_some() && !grounds.is_some_and(|grounds| grounds.contains(&focused))
    }

    fn keep_settings(&mut self) {
        self.settings.layout = self.dock.to_settings();
        self.settings.author_layout = self.author.kept_layout();
        if self.settings == self.saved_settings {
            return;
        }
        if let Some(path) = &self.places.settings
            && let Err(e) = self.settings.save(path)
        {
            let error = io_error::told(&e, self.settings.language);
            self.notices.say(say!(self.settings, "gui-settings-not-kept", error = error));
        }
        self.saved_settings = self.settings.clone();
    }
}

/// A game's name among all games: the battle and the seed of its dice.
pub(super) fn name_of(port: &dyn Port) -> String {
    format!("{}/{}", port.scenario().id, port.seed())
}

fn write_png(path: &std::path::Path, image: &egui::ColorImage) -> Result<(), String> {
    let side = |n: usize| u32::try_from(n).map_err(|e| e.to_string());
    let bytes: Vec<u8> = image.pixels.iter().flat_map(egui::Color32::to_array).collect();
    let (width, height) = (side(image.size[0])?, side(image.size[1])?);
    image::save_buffer(path, &bytes, width, height, image::ColorType::Rgba8)
        .map_err(|e| e.to_string())
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.set_language(&ctx);
        self.style(&ctx);
        self.take_dropped(&ctx);
        self.take_handed_over(&ctx);
        self.find(&ctx);
        self.catch_up(&ctx);
        Panel::top("menu").show(ui, |ui| menu_bar::show(ui, self));
        self.notices.show(ui, self.screen == Screen::Author);
        self.screens(ui);
        let palette = self.palette(&ctx);
        // Rules that were asked for are read first.
        if self.screen != Screen::Reference {
            self.prepare(&ctx, palette);
        }
        self.print(&ctx, palette);
        self.ask_author(&ctx);
        self.settings_window.show(&ctx, palette, &mut self.settings, self.places.language);
        let context = self.context(&ctx);
        self.keys_window.show(&ctx, &context);
        if let Some(answer) = self.files.ui(&ctx) {
            file_dialogs::answer(&ctx, answer, &mut self.out);
        }
        shortcuts::read(&ctx, self);
        self.busy = egui::Popup::is_any_open(&ctx) || ctx.text_edit_focused();
        self.typing = ctx.text_edit_focused();
        self.overlaid = self.overlaid(&ctx);
        self.show_games(&ctx, palette);
        let leaving = self.leaving();
        let dirty = self.author.is_dirty();
        if self.quit.watch(&ctx, &leaving, dirty) {
            self.out.send(Command::Author(AuthorCommand::Leave));
        }
        self.quit.show(&ctx, &leaving, &mut self.out);
        let on_table = self.table.as_ref().filter(|_| self.screen == Screen::Table);
        self.concede.show(&ctx, on_table, &mut self.out);
        let palette = self.palette(&ctx);
        self.focus_ring.paint(&ctx, palette);
        self.obey(&ctx);
        self.focus_held = self.holds_focus(&ctx);
        self.let_computer_play(&ctx);
        self.let_replies_pass(&ctx);
        self.let_empty_phases_pass(&ctx);
        self.take_advice();
        self.show_happenings(&ctx);
        self.show_step(&ctx);
        self.keep_games(&ctx);
        if self.settings != self.saved_settings {
            // What is shown depends on them.
            ctx.request_repaint();
        }
        if !ctx.input(|i| i.pointer.any_down()) {
            self.keep_settings();
        }
        self.name_window(&ctx);
        self.take_picture(&ctx);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.keep_settings();
        self.finish_writing();
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
