//! The layout of the panels: tabs and splits that can be dragged about.

use super::work_pane::WorkPane;
use crate::gui::author::balance::balance_panel;
use crate::gui::author::board::canvas;
use crate::gui::author::counters::{counter_list, counter_table};
use crate::gui::author::forms::form_panel;
use crate::gui::author::history_panel;
use crate::gui::author::problems::problems_panel;
use crate::gui::author::tools::tools_panel;
use crate::gui::author::work::{Around, Work};
use crate::words::Language;
use egui::{Frame, Id, Margin, Ui, WidgetText};
use egui_tiles::{
    Behavior, Container, SimplificationOptions, Tile, TileId, Tiles, Tree, UiResponse,
};

/// The least and the greatest share of the window that the column beside the middle has at first, and its width in points.
const SIDE: (f32, f32, f32) = (0.16, 0.4, 400.0);

/// The layout.
pub struct PanelTree {
    tree: Tree<WorkPane>,
    fitted: bool,
}

impl Default for PanelTree {
    fn default() -> PanelTree {
        PanelTree { tree: standard(1280.0), fitted: false }
    }
}

fn standard(wide: f32) -> Tree<WorkPane> {
    let mut tiles = Tiles::default();
    let mut tabs = |panes: &[WorkPane]| {
        let children = panes.iter().map(|&pane| tiles.insert_pane(pane)).collect();
        tiles.insert_tab_tile(children)
    };
    let central: Vec<WorkPane> = WorkPane::ALL.into_iter().filter(|p| p.is_central()).collect();
    let middle = tabs(&central);
    let upper = tabs(WorkPane::UPPER);
    let lower = tabs(WorkPane::LOWER);
    let column = tiles.insert_vertical_tile(vec![upper, lower]);
    let root = tiles.insert_horizontal_tile(vec![middle, column]);
    let mut shares = |of: TileId, shares: [(TileId, f32); 2]| {
        if let Some(Tile::Container(Container::Linear(linear))) = tiles.get_mut(of) {
            for (id, share) in shares {
                linear.shares.set_share(id, share);
            }
        }
    };
    let side = (SIDE.2 / wide.max(1.0)).clamp(SIDE.0, SIDE.1);
    shares(root, [(middle, 1.0 - side), (column, side)]);
    shares(column, [(upper, 0.64), (lower, 0.36)]);
    Tree::new(Id::unique("author"), root, tiles)
}

impl PanelTree {
    /// Brings a panel to the front.
    pub fn open(&mut self, pane: WorkPane) {
        self.tree.make_active(|_, tile| matches!(tile, Tile::Pane(other) if *other == pane));
    }

    /// Whether a panel is in front.
    #[must_use]
    pub fn shows(&self, pane: WorkPane) -> bool {
        let active = self.tree.active_tiles();
        active.into_iter().any(|id| self.tree.tiles.get_pane(&id) == Some(&pane))
    }

    /// Restores the layout that the program came with.
    pub fn reset(&mut self) {
        *self = PanelTree::default();
    }

    /// Shows the panels.
    pub fn ui(&mut self, ui: &mut Ui, work: &mut Work, around: &mut Around) {
        if !std::mem::replace(&mut self.fitted, true) {
            self.tree = standard(ui.available_width());
        }
        if let Some(pane) = work.show.take() {
            self.open(pane);
        }
        let language = around.settings.language;
        self.tree.ui(&mut Panels { work, around, language }, ui);
    }
}

fn show_pane(pane: WorkPane, ui: &mut Ui, work: &mut Work, around: &mut Around) {
    match pane {
        WorkPane::Map => canvas::show(ui, work, around),
        WorkPane::Counters => counter_table::show(ui, work, around),
        WorkPane::Battle => form_panel::battle(ui, work, around),
        WorkPane::Rules => form_panel::rules(ui, work, around),
        WorkPane::Balance => balance_panel::show(ui, work, around),
        WorkPane::Tools => tools_panel::show(ui, work, around),
        WorkPane::Pieces => counter_list::show(ui, work, around),
        WorkPane::Problems => problems_panel::show(ui, work, around),
        WorkPane::History => history_panel::show(ui, work, around),
    }
}

struct Panels<'a, 'b> {
    work: &'a mut Work,
    around: &'a mut Around<'b>,
    language: Language,
}

impl Behavior<WorkPane> for Panels<'_, '_> {
    fn pane_ui(&mut self, ui: &mut Ui, _: TileId, pane: &mut WorkPane) -> UiResponse {
        let margin = if *pane == WorkPane::Map { 0 } else { 8 };
        let frame = Frame::new().fill(ui.visuals().panel_fill).inner_margin(Margin::same(margin));
        frame.show(ui, |ui| {
            ui.push_id(*pane, |ui| show_pane(*pane, ui, self.work, self.around));
            ui.take_available_space();
        });
        UiResponse::None
    }

    fn tab_title_for_pane(&mut self, pane: &WorkPane) -> WidgetText {
        let title = pane.title(self.language);
        match (pane, self.work.found.open()) {
            (WorkPane::Problems, n) if n > 0 => format!("{title} ({n})").into(),
            _ => title.into(),
        }
    }

    fn tab_title_spacing(&self, _: &egui::Visuals) -> f32 {
        6.0
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions { all_panes_must_have_tabs: true, ..SimplificationOptions::default() }
    }

    fn is_tile_draggable(&self, tiles: &Tiles<WorkPane>, tile: TileId) -> bool {
        tiles.get_pane(&tile).is_some()
    }

    fn gap_width(&self, _: &egui::Style) -> f32 {
        4.0
    }

    fn min_size(&self) -> f32 {
        90.0
    }

    fn on_tab_button(
        &mut self,
        tiles: &mut Tiles<WorkPane>,
        id: TileId,
        button: egui::Response,
    ) -> egui::Response {
        match tiles.get_pane(&id) {
            Some(pane) => button.on_hover_text(pane.about(self.language)),
            None => button,
        }
    }
}
