//! What the window's commands depend on, and what the palette may list now.

use super::app::App;
use super::commands::entries::{self, Entry};
use super::commands::facts::{Facts, Reach, TakeBack, Word};
use super::commands::keys::{self, NUMBERS};
use super::concede;
use super::pane::Pane;
use super::screen::Screen;
use super::table::Table;
use super::turning::Turning;
use crate::reference::Library;
use crate::view::Look;
use egui::{Context, KeyboardShortcut, Modifiers};

impl App {
    /// What decides which commands are available now.
    pub(super) fn facts(&self, ctx: &Context) -> Facts {
        // Decks are written out to be counted: that is left until somebody looks at a list of commands.
        let looked = self.finder.open || egui::Popup::is_any_open(ctx);
        let decks = || !self.decks.built_in(None, self.settings.language).is_empty();
        let mut facts = Facts {
            screen: self.screen,
            reach: self.reach(ctx),
            decks: looked && decks(),
            begins: self.begin.is_some(),
            pause: Some(self.settings.pause),
            ..Facts::default()
        };
        if let Some(table) = &self.table {
            self.look_at(table, &mut facts);
            // A focused control answers Enter itself; the map leaves it to the prompt unless its cursor is set.
            let focused = ctx.memory(egui::Memory::focused);
            let ground = [table.desk.map.id, table.desk.field.id];
            facts.enter_taken = focused.is_some() && !ground.contains(&focused);
        }
        facts
    }

    fn look_at(&self, table: &Table, facts: &mut Facts) {
        let (port, desk, offers) = (&*table.port, &table.desk, &table.shot.offers);
        facts.game = true;
        facts.over = port.prompt().over.is_some();
        (facts.covered, facts.victory) = (desk.covered, desk.victory);
        facts.word = if table.computer.decides(port).is_some() {
            Word::Computer
        } else if table.passes().is_some() {
            Word::Passing
        } else if desk.past.is_some() {
            Word::Past
        } else {
            Word::Person
        };
        facts.take_back = match table.computer.can_take_back(port, self.settings.language) {
            Ok(()) => TakeBack::Freely,
            Err(_) if port.steps() > 0 => TakeBack::OverBarrier,
            Err(_) => TakeBack::Nothing,
        };
        facts.concede = concede::offered(table).is_some();
        (facts.primary, facts.cancel) = (offers.primary, offers.cancel);
        let passes = |id: &usize| port.choices().get(*id).is_some_and(|c| c.look == Look::Pass);
        facts.pass = offers.buttons.iter().copied().find(passes);
        let standing = (&table.shot.standing, offers);
        if let Some(turning) = Turning::find(port, standing, desk.inspected.as_deref()) {
            facts.turns = [turning.next(false), turning.next(true)];
        }
    }

    /// How far keys get now.
    fn reach(&self, ctx: &Context) -> Reach {
        let asks = self.quit.asking || self.concede.asking || self.games.asking.is_some();
        let popup = egui::Popup::is_any_open(ctx);
        let dialog = self.builder.is_some() || self.begin.is_some() || self.settings_window.open;
        if asks || self.finder.open || ctx.text_edit_focused() || (dialog && popup) {
            return Reach::Everywhere;
        }
        if dialog || self.games.open {
            return Reach::Dialog;
        }
        let Some(table) = self.table.as_ref().filter(|_| self.screen == Screen::Table) else {
            return Reach::Screen;
        };
        let desk = &table.desk;
        let open = desk.map.menu.is_some() || desk.map.card.is_some() || popup;
        if open || desk.covered || desk.victory { Reach::Table } else { Reach::Ground }
    }

    /// Closes the topmost dialog or list.
    pub(super) fn close_dialog(&mut self) {
        if self.builder.is_some() {
            self.builder = None;
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
        let reach = Reach::Ground;
        let facts = Facts { reach, enter_taken: false, ..self.facts(ctx) };
        let mut all: Vec<Entry> = entries::commands(language, &facts).collect();
        if let Some(table) = self.table.as_ref().filter(|_| facts.sees_table()) {
            all.extend(self.panels(table));
            all.extend(entries::rules(language, Library::of(table.port.system())));
            let past = table.desk.past.as_ref();
            all.extend(entries::units(past.map_or(&table.shot.standing, |past| &past.standing)));
            let cards = match past {
                Some(past) => past.cards.as_deref(),
                None => table.shot.table.cards.as_deref(),
            };
            let name = |side| table.port.side_name(side).to_owned();
            all.extend(cards.into_iter().flat_map(|cards| entries::cards(cards, name)));
            let map = table.shot.map.iter();
            all.extend(map.flat_map(|map| entries::hexes(language, map)));
        } else if !facts.at_table() {
            all.extend(entries::rules(language, Library::of(self.reference.system())));
        }
        all
    }

    fn panels(&self, table: &Table) -> Vec<Entry> {
        let (port, view, language) = (&*table.port, &table.shot.table, self.settings.language);
        let numbered: Vec<Pane> = Pane::numbered(port, view).collect();
        let fits = Pane::ALL.iter().filter(|pane| pane.fits(port, view));
        let entry = |&pane: &Pane| {
            let number = numbered.iter().position(|&other| other == pane);
            let key = number.and_then(|k| NUMBERS.get(k)).map_or_else(String::new, |&key| {
                let shortcut = KeyboardShortcut::new(Modifiers::COMMAND, key);
                keys::shortcut_name(language, &shortcut)
            });
            let (title, about) = (pane.title_in(language, view), pane.about_in(language, view));
            Entry::panel(pane.into(), (pane.icon(), title), about, key)
        };
        fits.map(entry).collect()
    }
}
