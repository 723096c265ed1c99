//! Going through the places from which a hex can be struck by keys alone.

use super::app::App;
use super::game_table::GameTable;
use super::map::aims::Ground;
use super::map::state::Menu;
use crate::say;
use egui::Context;
use gonfalon_core::view::MapView;

impl GameTable {
    /// Where aims are looked up.
    #[must_use]
    pub fn ground<'a>(&'a self, map: &'a MapView) -> Ground<'a> {
        let (offers, board_index) = (&self.snapshot.offers, &self.snapshot.board_index);
        Ground { port: &*self.port, offers, board_index, map }
    }
}

impl App {
    /// Means the next place to strike from, or the one before it. Without an aim the cursor goes to the first hex that can
    /// be struck from several.
    pub(super) fn aim(&mut self, forward: bool) {
        let Some(table) = &mut self.table else { return };
        if let Some(aim) = &mut table.workspace.map.aim {
            aim.step(forward);
            return;
        }
        let Some(map) = table.snapshot.map.clone() else { return };
        let first = table.ground(&map).hexes().into_iter().next();
        let state = &mut table.workspace.map;
        state.cursor = first.or(state.cursor);
        state.center_on = first.filter(|&hex| !state.shows(&map, hex));
    }

    /// Lists everything that is aimed at the hex.
    pub(super) fn list_aims(&mut self, ctx: &Context) {
        let Some(table) = &mut self.table else { return };
        let state = &mut table.workspace.map;
        let (Some(map), Some(aim)) = (&table.snapshot.map, &state.aim) else { return };
        let (Some(camera), Some(screen)) = (state.camera, state.screen) else { return };
        let at = camera.to_screen(screen, map.hexes[aim.hex.index()].center);
        let choices = table.snapshot.offers.by_hex.get(&aim.hex).cloned().unwrap_or_default();
        let title = say!(ctx, "gui-hex", hex = map.label(aim.hex));
        state.menu = Some(Menu { at, title, extra: Vec::new(), choices, fresh: true });
    }
}
