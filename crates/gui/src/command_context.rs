//! What the window's commands depend on, and what the palette may list now.

use super::app::App;
use super::commands::context::{
    CommandContext, Decider, GameParts, KeyScope, LessonOffer, TakeBack,
};
use super::commands::entries::{self, Entry};
use super::commands::key_help;
use super::concede;
use super::facing_choices::FacingChoices;
use super::game_table::GameTable;
use super::pane::Pane;
use super::screen::Screen;
use egui::Context;
use gonfalon_core::reference::Library;
use gonfalon_core::view::{Choice, ChoiceKind};

impl App {
    /// What decides which commands are available now.
    pub(super) fn context(&self, ctx: &Context) -> CommandContext {
        // Decks are written out to be counted: that is left until somebody looks at a list of commands.
        let looked = self.finder.open || egui::Popup::is_any_open(ctx);
        let decks = || !self.decks.built_in(None, self.settings.language).is_empty();
        let mut context = CommandContext {
            screen: self.screen,
            back_to: self.reference.called_from,
            key_scope: self.key_scope(ctx),
            decks: looked && decks(),
            begins: self.begin.is_some(),
            writes: self.author.bench.is_some(),
            pause: Some(self.settings.pause),
            ..CommandContext::default()
        };
        context.focus_held = self.focus_held;
        if let Some(table) = &self.table {
            self.look_at(table, &mut context);
            context.tries = self.author.tries(&table.port.scenario().id);
            // A focused control answers Enter itself; the map leaves it to the prompt unless its cursor is set.
            let focused = ctx.memory(egui::Memory::focused);
            context.enter_taken =
                focused.is_some() && !table.workspace.grounds().contains(&focused);
        }
        context
    }

    fn look_at(&self, table: &GameTable, context: &mut CommandContext) {
        let (port, workspace, offers) = (&*table.port, &table.workspace, &table.snapshot.offers);
        context.game = true;
        let (shown, counters) = (&table.snapshot.table, &table.snapshot.board_index.board.counters);
        context.parts = GameParts {
            map: table.snapshot.map.is_some(),
            cards: shown.cards.is_some(),
            chits: !shown.command.is_empty(),
            facing: counters.iter().any(|counter| counter.facing.is_some()),
            lesson: table.lesson.is_some(),
        };
        context.over = port.prompt().over.is_some();
        (context.covered, context.victory) = (workspace.covered, workspace.victory);
        context.decider = if table.computer.decides(port).is_some() {
            Decider::Computer
        } else if table.passes().is_some() {
            Decider::Passing
        } else if workspace.past.is_some() {
            Decider::Past
        } else {
            Decider::Person
        };
        let computer = &table.computer;
        let plays = !computer.paused && !computer.begins;
        context.awaited =
            context.decider == Decider::Computer && plays && computer.seats.has_person();
        context.replays = table.replay.is_some();
        context.take_back = match table.computer.can_take_back(port, self.settings.language) {
            Ok(()) => TakeBack::Freely,
            Err(_) if port.steps() > 0 => TakeBack::OverBarrier,
            Err(_) => TakeBack::Nothing,
        };
        context.concede = concede::offered(table).is_some();
        let picked = workspace.field.picked.as_ref();
        context.primary = offers.primary_with(port.choices(), picked);
        context.cancel = offers.cancel;
        context.ending = workspace.ending.as_ref().map(|ending| ending.choice);
        let picks = |choice: &Choice| matches!(choice.kind, ChoiceKind::Select | ChoiceKind::Fire);
        context.movers = port.prompt().selected.is_some() || port.choices().iter().any(picks);
        context.chits = !offers.chits.is_empty();
        context.throws = Choice::throws(port.choices());
        context.group = workspace.map.chosen.len() > 1;
        if let Some(run) = &table.lesson {
            context.lesson = LessonOffer {
                forward: run.reads() || run.is_again(),
                astray: run.is_astray() && !run.is_again(),
                back: run.has_before(),
                show: run.can_show(),
            };
        }
        let map = table.snapshot.map.as_deref();
        context.aims = map.is_some_and(|map| !table.ground(map).hexes().is_empty());
        context.aimed = workspace.map.aim.is_some();
        context.advised = table.advice.is_shown();
        context.redo = table.computer.can_redo(port);
        let passes = |id: &usize| port.choices().get(*id).is_some_and(|c| c.kind.passes());
        context.pass = offers.buttons.iter().copied().find(passes);
        let board_index = (&table.snapshot.board_index, offers);
        let inspected = workspace.inspected.as_deref();
        context.turns = FacingChoices::find(port, board_index, inspected).is_some();
        context.turning = context.turns && inspected.is_some();
    }

    /// How far keys get now.
    fn key_scope(&self, ctx: &Context) -> KeyScope {
        let table = self.table.as_ref().filter(|_| self.screen == Screen::Table);
        let asks = self.quit.asking
            || self.concede.asking
            || self.games.asking.is_some()
            || self.author.asks()
            || self.files.is_open()
            || table.is_some_and(|table| table.workspace.covered);
        if asks {
            return KeyScope::Question;
        }
        let popup = egui::Popup::is_any_open(ctx);
        let reads = self.screen == Screen::Reference;
        let builds = !reads && (self.builder.is_some() || self.begin.is_some());
        let dialog = builds
            || self.settings_window.open
            || self.keys_window.is_open()
            || self.printing.is_open();
        if self.finder.open || ctx.text_edit_focused() || (dialog && popup) {
            return KeyScope::Everywhere;
        }
        if dialog || self.games.open {
            return KeyScope::Dialog;
        }
        let Some(table) = table else { return KeyScope::Screen };
        let workspace = &table.workspace;
        // An answer that is read holds no key up: Esc closes it before it comes here.
        let open = workspace.map.menu.is_some() || popup;
        if open || workspace.victory { KeyScope::Table } else { KeyScope::Ground }
    }

    /// Whether a dialog or a menu lies over the table.
    pub(super) fn overlaid(&self, ctx: &Context) -> bool {
        let asks = self.quit.asking || self.concede.asking || self.games.asking.is_some();
        let dialog = self.games.open
            || self.settings_window.open
            || self.keys_window.is_open()
            || self.printing.is_open()
            || self.files.is_open()
            || self.finder.open;
        let builds = self.builder.is_some() || self.begin.is_some();
        let over = self.table.as_ref().is_some_and(|table| table.workspace.victory);
        asks || dialog || builds || over || egui::Popup::is_any_open(ctx)
    }

    /// Closes the topmost dialog or list.
    pub(super) fn close_dialog(&mut self) {
        if self.keys_window.is_open() {
            self.keys_window.close();
        } else if self.printing.is_open() {
            self.printing.close();
        } else if let Some(builder) = &mut self.builder {
            if builder.closes() {
                self.builder = None;
            }
        } else if self.begin.is_some() || self.settings_window.open {
            self.begin = None;
            self.settings_window.open = false;
        } else {
            self.games.open = false;
        }
    }

    /// Shows the palette, if it is open; what was chosen is asked for.
    pub(super) fn find(&mut self, ctx: &Context) {
        if !self.finder.open {
            return;
        }
        let entries = self.entries(ctx);
        let chosen = self.finder.show(ctx, entries);
        self.out.extend(chosen);
    }

    /// Everything that can be found now. What the viewer may not see is in none of the views it is taken from.
    fn entries(&self, ctx: &Context) -> Vec<Entry> {
        let language = self.settings.language;
        // As if the palette were closed: what it was opened on has the keyboard again when it is.
        let key_scope = KeyScope::Ground;
        let context = CommandContext { key_scope, enter_taken: false, ..self.context(ctx) };
        let mut all: Vec<Entry> = entries::commands(language, &context).collect();
        if let Some(table) = self.table.as_ref().filter(|_| context.sees_table()) {
            all.extend(self.panels(table));
            all.extend(entries::rules(language, Library::of(table.port.system())));
            let past = table.workspace.past.as_ref();
            all.extend(entries::units(
                past.map_or(&table.snapshot.board_index, |past| &past.board_index),
            ));
            let cards = match past {
                Some(past) => past.cards.as_deref(),
                None => table.snapshot.table.cards.as_deref(),
            };
            let name = |side| table.port.side_name(side).to_owned();
            all.extend(cards.into_iter().flat_map(|cards| entries::cards(language, cards, name)));
            let map = table.snapshot.map.iter();
            all.extend(map.flat_map(|map| entries::hexes(language, map)));
        } else if !context.at_table() {
            if self.screen == Screen::Start {
                all.extend(entries::battles(language, &self.start.scenarios));
            }
            all.extend(entries::rules(language, Library::of(self.reference.system())));
        }
        all
    }

    fn panels(&self, table: &GameTable) -> Vec<Entry> {
        let (port, view, language) = (&*table.port, &table.snapshot.table, self.settings.language);
        let fits = Pane::ALL.iter().filter(|pane| pane.fits(port, view));
        let entry = |&pane: &Pane| {
            let key = key_help::of_panel(language, pane, port, view);
            let (title, about) = (pane.title_in(language, view), pane.about_in(language, view));
            Entry::panel(pane.into(), (pane.icon(), title), about, key)
        };
        fits.map(entry).collect()
    }
}
