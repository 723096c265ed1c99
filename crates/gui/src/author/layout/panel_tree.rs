//! The layout of the panels: tabs and splits that can be dragged about, and windows of their own; kept between runs.

use super::work_pane::WorkPane;
use crate::author::balance::balance_panel;
use crate::author::board::canvas;
use crate::author::counters::{counter_list, counter_table};
use crate::author::forms::form_panel;
use crate::author::problems::problems_panel;
use crate::author::tools::tools_panel;
use crate::author::work::{Around, Work};
use crate::author::{guide_panel, history_panel, texts_panel};
use crate::icons;
use crate::say;
use crate::widgets;
use egui::{Button, Frame, Id, Margin, Ui, Vec2, WidgetText, vec2};
use egui_tiles::{
    Behavior, Container, EditAction, SimplificationOptions, Tabs, Tile, TileId, Tiles, Tree,
    UiResponse,
};
use gonfalon_core::words::Language;

/// The least and the greatest share of the window that the column beside the middle has at first, and its width in points.
const SIDE: (f32, f32, f32) = (0.16, 0.4, 400.0);

/// Where a panel in a window of its own opens at first, in points from the corner of the others: below their tabs.
const FLOATING: Vec2 = Vec2::new(24.0, 40.0);

/// The layout.
pub struct PanelTree {
    tree: Tree<WorkPane>,
    floating: Vec<WorkPane>,
    /// Whether somebody has moved, opened or closed panels. Until then the layout is fitted to the window.
    edited: bool,
    fitted: Option<f32>,
}

impl Default for PanelTree {
    fn default() -> PanelTree {
        PanelTree { tree: standard(1280.0), floating: Vec::new(), edited: false, fitted: None }
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

/// What is asked of a panel by the signs at its head.
#[derive(Clone, Copy)]
enum Asked {
    Close,
    Float,
    Dock,
}

impl PanelTree {
    /// The layout from the settings; without one, or with one that can't be read, the standard layout.
    #[must_use]
    pub fn from_settings(saved: Option<&serde_json::Value>) -> PanelTree {
        let tree: Option<Tree<WorkPane>> =
            saved.and_then(|saved| serde_json::from_value(saved.clone()).ok());
        let holds = |tree: &Tree<WorkPane>| {
            let root = tree.root().is_some_and(|root| tree.tiles.get(root).is_some());
            root && tree.tiles.tiles().any(|tile| matches!(tile, Tile::Pane(_)))
        };
        match tree.filter(holds) {
            Some(tree) => PanelTree { tree, edited: true, ..PanelTree::default() },
            None => PanelTree::default(),
        }
    }

    /// The layout for the settings, floating panels put back; nothing for the standard layout.
    #[must_use]
    pub fn to_settings(&self) -> Option<serde_json::Value> {
        if !self.edited {
            return None;
        }
        let mut whole = PanelTree { tree: self.tree.clone(), ..PanelTree::default() };
        for pane in &self.floating {
            whole.insert(*pane);
        }
        serde_json::to_value(&whole.tree).ok()
    }

    /// Opens a panel, or brings it to the front.
    pub fn open(&mut self, pane: WorkPane) {
        if self.floating.contains(&pane) {
            return;
        }
        if self.tree.tiles.find_pane(&pane).is_none() {
            self.edited = true;
            self.insert(pane);
        }
        self.tree.make_active(|_, tile| matches!(tile, Tile::Pane(other) if *other == pane));
    }

    /// Closes a panel.
    pub fn close(&mut self, pane: WorkPane) {
        self.edited = true;
        self.floating.retain(|other| *other != pane);
        if let Some(id) = self.tree.tiles.find_pane(&pane) {
            self.tree.remove_recursively(id);
        }
    }

    /// Takes a panel out into a window of its own.
    pub fn float(&mut self, pane: WorkPane) {
        self.close(pane);
        self.floating.push(pane);
    }

    /// Whether a panel is open, docked or floating.
    #[must_use]
    pub fn is_open(&self, pane: WorkPane) -> bool {
        self.floating.contains(&pane) || self.tree.tiles.find_pane(&pane).is_some()
    }

    /// Whether a panel has a window of its own.
    #[must_use]
    pub fn is_floating(&self, pane: WorkPane) -> bool {
        self.floating.contains(&pane)
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

    /// Puts a panel among those that it belongs to; without any of them beside everything else.
    fn insert(&mut self, pane: WorkPane) {
        let kin = |other: &&WorkPane| other.group() == pane.group() && **other != pane;
        let mut kin = WorkPane::ALL.iter().filter(kin);
        let beside = kin.find_map(|other| self.tree.tiles.find_pane(other));
        let group = beside.and_then(|id| self.tree.tiles.parent_of(id));
        let id = self.tree.tiles.insert_pane(pane);
        if let Some(Tile::Container(Container::Tabs(tabs))) =
            group.and_then(|group| self.tree.tiles.get_mut(group))
        {
            tabs.add_child(id);
            return;
        }
        let tabs = self.tree.tiles.insert_tab_tile(vec![id]);
        let Some(root) = self.tree.root else {
            self.tree.root = Some(tabs);
            return;
        };
        let children = if pane.is_central() { vec![tabs, root] } else { vec![root, tabs] };
        let row = self.tree.tiles.insert_horizontal_tile(children);
        if let Some(Tile::Container(Container::Linear(linear))) = self.tree.tiles.get_mut(row) {
            linear.shares.set_share(tabs, if pane.is_central() { 1.6 } else { 0.5 });
        }
        self.tree.root = Some(row);
    }

    /// Shows the panels.
    pub fn ui(&mut self, ui: &mut Ui, work: &mut Work, around: &mut Around) {
        let wide = ui.available_width();
        if !self.edited && self.fitted != Some(wide) {
            let front: Vec<WorkPane> =
                WorkPane::ALL.into_iter().filter(|pane| self.shows(*pane)).collect();
            self.tree = standard(wide);
            if self.fitted.replace(wide).is_some() {
                for pane in front {
                    self.open(pane);
                }
            }
        }
        for pane in WorkPane::ALL {
            if let Some(id) = self.tree.tiles.find_pane(&pane) {
                self.tree.tiles.set_visible(id, pane.fits(&work.file.document));
            }
        }
        if let Some(pane) = work.show.take().filter(|pane| pane.fits(&work.file.document)) {
            self.open(pane);
        }
        let language = around.settings.language;
        let mut panels = Panels { work, around, language, edited: false, asked: Vec::new() };
        self.tree.ui(&mut panels, ui);
        self.edited |= panels.edited;
        // A panel in a window of its own opens over the others, each a little lower, and leaves the bars free.
        let room = ui.max_rect();
        let fits = |pane: &&WorkPane| pane.fits(&panels.work.file.document);
        let floating: Vec<WorkPane> = self.floating.iter().filter(fits).copied().collect();
        for (number, pane) in floating.into_iter().enumerate() {
            let mut open = true;
            let aside = FLOATING + vec2(24.0, 24.0) * number as f32;
            let title = panels.title(pane);
            let id = Id::unique(("author-floating", pane));
            egui::Window::new(title.clone())
                .id(id)
                .open(&mut open)
                .collapsible(false)
                .default_pos(room.min + aside)
                .constrain_to(room)
                .default_size([460.0, 420.0])
                .min_size([240.0, 140.0])
                .show(ui.ctx(), |ui| show_pane(pane, ui, panels.work, panels.around));
            widgets::name_title(ui.ctx(), id, &title);
            if !open {
                panels.asked.push((pane, Asked::Dock));
            }
        }
        for (pane, asked) in panels.asked {
            match asked {
                Asked::Close => self.close(pane),
                Asked::Float => self.float(pane),
                Asked::Dock => {
                    self.floating.retain(|other| *other != pane);
                    self.open(pane);
                }
            }
        }
    }
}

fn show_pane(pane: WorkPane, ui: &mut Ui, work: &mut Work, around: &mut Around) {
    match pane {
        WorkPane::Map => canvas::show(ui, work, around),
        WorkPane::Counters => counter_table::show(ui, work, around),
        WorkPane::Battle => form_panel::battle(ui, work, around),
        WorkPane::Rules => form_panel::rules(ui, work, around),
        WorkPane::Texts => texts_panel::show(ui, work, around),
        WorkPane::Balance => balance_panel::show(ui, work, around),
        WorkPane::Guide => guide_panel::show(ui, work, around),
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
    edited: bool,
    asked: Vec<(WorkPane, Asked)>,
}

impl Panels<'_, '_> {
    fn title(&self, pane: WorkPane) -> String {
        let title = pane.title(self.language, &self.work.file.document);
        let count = match pane {
            WorkPane::Problems => self.work.found.open(),
            WorkPane::Texts => self.work.texts.missing(),
            _ => 0,
        };
        if count > 0 { format!("{title} ({count})") } else { title }
    }
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
        self.title(*pane).into()
    }

    fn tab_title_spacing(&self, _: &egui::Visuals) -> f32 {
        6.0
    }

    fn on_edit(&mut self, edit: EditAction) {
        self.edited |= edit != EditAction::TabSelected;
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
        let Some(&pane) = tiles.get_pane(&id) else { return button };
        button.context_menu(|ui| {
            if ui.button(say!(ui, "gui-pane-float")).clicked() {
                self.asked.push((pane, Asked::Float));
            }
            if ui.button(say!(ui, "gui-pane-close")).clicked() {
                self.asked.push((pane, Asked::Close));
            }
        });
        button.on_hover_text(pane.about(self.language, &self.work.file.document))
    }

    fn top_bar_right_ui(
        &mut self,
        tiles: &Tiles<WorkPane>,
        ui: &mut Ui,
        _: TileId,
        tabs: &Tabs,
        _: &mut f32,
    ) {
        let Some(&pane) = tabs.active.and_then(|id| tiles.get_pane(&id)) else { return };
        ui.spacing_mut().item_spacing.x = 0.0;
        let title = pane.title(self.language, &self.work.file.document);
        for (sign, word, asked) in
            [(icons::CLOSE, "close", Asked::Close), (icons::FLOAT, "float", Asked::Float)]
        {
            let button = Button::new(sign).frame(false).min_size(Vec2::new(20.0, 0.0));
            let about = say!(ui, "gui-pane-{}-about" word, title = title.as_str());
            let name = say!(ui, "gui-pane-{}-name" word, title = title.as_str());
            if ui.add(button).on_hover_text(about).accessible_name(name).clicked() {
                self.asked.push((pane, asked));
            }
        }
    }
}
