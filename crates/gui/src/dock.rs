//! The panels' places: tabs, splits and floating windows, kept between runs.

use super::command_queue::{Command, CommandQueue};
use super::commands::key_help;
use super::lesson;
use super::pane::{DockArea, Pane};
use super::snapshot::View;
use super::tab_strip::TabStrip;
use super::widgets;
use super::workspace::Workspace;
use crate::icons;
use crate::say;
use egui::{
    Frame, Id, Margin, Rect, Role, Sense, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText,
};
use egui_tiles::{
    Behavior, Container, EditAction, SimplificationOptions, Tile, TileId, Tiles, Tree, UiResponse,
};

/// The width of the column beside the map, in points, and the largest share of the window that it has.
const SIDE: f32 = 380.0;
const LARGEST_SIDE: f32 = 0.38;

/// The layout.
pub struct Dock {
    tree: Tree<Pane>,
    floating: Vec<Pane>,
    /// Whether somebody has moved, resized, opened or closed panels. Until then the layout is the one that the program comes
    /// with, and is fitted to the window whenever its size changes.
    edited: bool,
    /// The size of the window that it was last fitted to.
    fitted: Option<Vec2>,
    /// The panel that was last brought to the front.
    front: Option<Pane>,
    /// Whether everything beside the map is folded away.
    folded: bool,
    /// The panels that came to the front by themselves, each with the one that it covers.
    lent: Vec<(Pane, Option<Pane>)>,
}

impl Default for Dock {
    fn default() -> Self {
        let tree = standard(Vec2::new(1280.0, 800.0));
        Dock {
            tree,
            floating: Vec::new(),
            edited: false,
            fitted: None,
            front: None,
            folded: false,
            lent: Vec::new(),
        }
    }
}

/// The layout the program comes with, for a window of this size.
fn standard(size: Vec2) -> Tree<Pane> {
    let mut tiles = Tiles::default();
    let at = |dock_area: DockArea| {
        Pane::ALL.iter().copied().filter(move |pane| pane.dock_area() == dock_area)
    };
    let mut put = |panes: &[Pane]| -> Vec<TileId> {
        panes.iter().map(|&pane| tiles.insert_pane(pane)).collect()
    };
    let central = put(&at(DockArea::Centre).collect::<Vec<_>>());
    let mut column = put(&at(DockArea::Head).collect::<Vec<_>>());
    let map = tiles.insert_tab_tile(central);
    let mut tabs = |panes: &[Pane]| {
        let children = panes.iter().map(|&p| tiles.insert_pane(p)).collect();
        tiles.insert_tab_tile(children)
    };
    let among = |upper: bool, lower: bool| -> Vec<Pane> {
        let rank = |pane: &Pane| match pane.dock_area() {
            DockArea::Upper(rank) if upper => Some((rank, 0)),
            DockArea::Lower(rank) if lower => Some((rank, 1)),
            _ => None,
        };
        let mut panes: Vec<Pane> =
            Pane::ALL.iter().copied().filter(|pane| rank(pane).is_some()).collect();
        panes.sort_by_key(rank);
        panes
    };
    let (below, shares): (Vec<TileId>, &[f32]) = if size.y < 620.0 {
        // The question and what answers it come first.
        (vec![tabs(&among(true, true))], &[0.62, 0.38])
    } else if size.y < 900.0 {
        (vec![tabs(&among(true, true))], &[0.47, 0.53])
    } else {
        (vec![tabs(&among(true, false)), tabs(&among(false, true))], &[0.32, 0.36, 0.32])
    };
    column.extend(below);
    let ids = column.clone();
    let right = tiles.insert_vertical_tile(column);
    if let Some(Tile::Container(Container::Linear(linear))) = tiles.get_mut(right) {
        for (id, share) in ids.iter().zip(shares) {
            linear.shares.set_share(*id, *share);
        }
    }
    let root = tiles.insert_horizontal_tile(vec![map, right]);
    if let Some(Tile::Container(Container::Linear(linear))) = tiles.get_mut(root) {
        // The map has seven tenths of a window of 1280 points, and more of a larger one.
        let side = (SIDE / size.x.max(1.0)).clamp(0.16, LARGEST_SIDE);
        linear.shares.set_share(map, 1.0 - side);
        linear.shares.set_share(right, side);
    }
    Tree::new(table_id(), root, tiles)
}

fn table_id() -> Id {
    Id::unique("table")
}

impl Dock {
    /// The layout from the settings; without one, or with a broken one, the standard layout.
    #[must_use]
    pub fn from_settings(saved: Option<&serde_json::Value>) -> Dock {
        let Some(saved) = saved else { return Dock::default() };
        let Ok(mut tree) = serde_json::from_value::<Tree<Pane>>(saved.clone()) else {
            return Dock::default();
        };
        let unknown: Vec<TileId> = tree
            .tiles
            .iter()
            .filter(|(_, tile)| matches!(tile, Tile::Pane(Pane::Unknown)))
            .map(|(id, _)| *id)
            .collect();
        for id in unknown {
            tree.remove_recursively(id);
        }
        tree.simplify(&simplification());
        let known = tree.tiles.tiles().any(|tile| matches!(tile, Tile::Pane(_)));
        let rooted = tree.root().is_some_and(|root| tree.tiles.get(root).is_some());
        if known && rooted {
            Dock { tree, edited: true, ..Dock::default() }
        } else {
            Dock::default()
        }
    }

    /// The layout for the settings. Floating panels are put back first.
    #[must_use]
    pub fn to_settings(&self) -> Option<serde_json::Value> {
        if !self.edited {
            return None;
        }
        let (tree, floating) = (self.tree.clone(), self.floating.clone());
        let mut whole = Dock { tree, floating, ..Dock::default() };
        for pane in whole.floating.clone() {
            whole.dock(pane);
        }
        serde_json::to_value(&whole.tree).ok()
    }

    /// Restores the standard layout.
    pub fn reset(&mut self) {
        *self = Dock::default();
    }

    /// Whether a panel is open, docked or floating.
    #[must_use]
    pub fn is_open(&self, pane: Pane) -> bool {
        self.floating.contains(&pane) || self.tree.tiles.find_pane(&pane).is_some()
    }

    /// Folds everything beside the map away, or brings it back.
    pub fn fold(&mut self) {
        self.folded = !self.folded;
    }

    /// Whether everything beside the map is folded away.
    #[must_use]
    pub fn is_folded(&self) -> bool {
        self.folded
    }

    /// Opens a panel, or brings it to the front.
    pub fn open(&mut self, pane: Pane) {
        if self.floating.contains(&pane) {
            return;
        }
        self.folded &= pane.is_central();
        if self.tree.tiles.find_pane(&pane).is_none() {
            self.edited = true;
            self.insert(pane);
        }
        self.front = Some(pane);
        self.tree.make_active(|_, tile| matches!(tile, Tile::Pane(p) if *p == pane));
    }

    /// Brings a panel to the front for what is being decided, until [`Dock::give_back`]; only once, so that whoever leaves it
    /// is left in peace.
    pub fn lend(&mut self, pane: Pane) {
        if self.lent.iter().any(|&(lent, _)| lent == pane) {
            return;
        }
        let covered = self.in_front_of(pane).filter(|&covered| covered != pane);
        self.lent.push((pane, covered));
        self.open(pane);
    }

    /// Brings back what was covered by panels that came to the front by themselves and are there still.
    pub fn give_back(&mut self) {
        for (pane, covered) in std::mem::take(&mut self.lent).into_iter().rev() {
            if let Some(covered) = covered.filter(|_| self.in_front_of(pane) == Some(pane)) {
                self.open(covered);
            }
        }
    }

    /// The panel that is in front among the tabs of this one.
    fn in_front_of(&self, pane: Pane) -> Option<Pane> {
        let group = self.tree.tiles.parent_of(self.tree.tiles.find_pane(&pane)?)?;
        let Some(Tile::Container(Container::Tabs(tabs))) = self.tree.tiles.get(group) else {
            return None;
        };
        self.tree.tiles.get_pane(&tabs.active?).copied()
    }

    /// Closes a panel.
    pub fn close(&mut self, pane: Pane) {
        self.edited = true;
        self.floating.retain(|p| *p != pane);
        if let Some(id) = self.tree.tiles.find_pane(&pane) {
            self.tree.remove_recursively(id);
        }
    }

    /// Takes a panel out into a window of its own.
    pub fn float(&mut self, pane: Pane) {
        self.close(pane);
        self.floating.push(pane);
    }

    /// Puts a floating panel back.
    pub fn dock(&mut self, pane: Pane) {
        self.floating.retain(|p| *p != pane);
        self.open(pane);
    }

    /// Fits the layout that the program comes with to the window; the same panels stay in front.
    fn fit(&mut self, size: Vec2) {
        if self.edited || self.fitted == Some(size) {
            return;
        }
        let panes = |tree: &Tree<Pane>| -> Vec<Pane> {
            let active = tree.active_tiles().into_iter();
            active.filter_map(|id| tree.tiles.get_pane(&id).copied()).collect()
        };
        let front = if self.fitted.is_some() { panes(&self.tree) } else { Vec::new() };
        (self.tree, self.fitted) = (standard(size), Some(size));
        for pane in front.into_iter().chain(self.front) {
            self.tree.make_active(|_, tile| matches!(tile, Tile::Pane(p) if *p == pane));
        }
    }

    /// Puts a panel among the largest group of tabs; what takes the middle goes to the left of
    /// everything.
    fn insert(&mut self, pane: Pane) {
        let mut others =
            Pane::ALL.iter().filter(|&&p| pane.is_central() && p.is_central() && p != pane);
        let beside = others.find_map(|other| self.tree.tiles.find_pane(other));
        let group = beside.and_then(|id| self.tree.tiles.parent_of(id));
        let id = self.tree.tiles.insert_pane(pane);
        if let Some(Tile::Container(Container::Tabs(tabs))) =
            group.and_then(|group| self.tree.tiles.get_mut(group))
        {
            tabs.add_child(id);
            return;
        }
        let tabs = self
            .tree
            .tiles
            .iter()
            .filter_map(|(id, tile)| match tile {
                Tile::Container(Container::Tabs(tabs)) => Some((tabs.children.len(), id.0, *id)),
                _ => None,
            })
            .max_by_key(|&(count, number, _)| (count, number));
        match (tabs, self.tree.root) {
            (Some((_, _, group)), _) if !pane.is_central() => {
                if let Some(Tile::Container(container)) = self.tree.tiles.get_mut(group) {
                    container.add_child(id);
                }
            }
            (_, Some(root)) => {
                let children = if pane.is_central() { vec![id, root] } else { vec![root, id] };
                let row = self.tree.tiles.insert_horizontal_tile(children);
                if let Some(Tile::Container(Container::Linear(linear))) =
                    self.tree.tiles.get_mut(row)
                {
                    linear.shares.set_share(id, if pane.is_central() { 1.6 } else { 0.6 });
                }
                self.tree.root = Some(row);
            }
            (_, None) => self.tree.root = Some(id),
        }
    }

    /// Shows everything.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View,
        workspace: &mut Workspace,
        out: &mut CommandQueue,
    ) {
        self.fit(ui.ctx().content_rect().size());
        // What this game has no use for is hidden; its place is kept for games that have.
        let fits = |pane: Pane| pane.fits(view.port, &view.snapshot.table);
        let tiles: Vec<TileId> = self.tree.tiles.tile_ids().collect();
        for id in tiles {
            if let Some(&pane) = self.tree.tiles.get_pane(&id) {
                let shown = !self.folded || pane.is_central();
                self.tree.tiles.set_visible(id, shown && fits(pane));
            }
        }
        let mut panes =
            Panes { view, workspace, out, edited: self.edited, heads: Vec::new(), free: 0.0 };
        self.tree.ui(&mut panes, ui);
        self.edited = panes.edited;
        for &pane in self.floating.iter().filter(|&&pane| fits(pane)) {
            let mut open = true;
            let title = pane.title_in(view, &view.snapshot.table);
            let id = Id::unique(("floating", pane.tag()));
            egui::Window::new(&title)
                .id(id)
                .open(&mut open)
                .collapsible(false)
                .default_size([420.0, 420.0])
                .min_size([220.0, 140.0])
                .show(ui.ctx(), |ui| pane.show(ui, panes.view, panes.workspace, panes.out));
            widgets::name_title(ui.ctx(), id, &title);
            if !open {
                panes.out.send(Command::DockPane(pane.into()));
            }
        }
    }
}

fn simplification() -> SimplificationOptions {
    SimplificationOptions { all_panes_must_have_tabs: true, ..SimplificationOptions::default() }
}

struct Panes<'a, 'v> {
    view: &'a View<'v>,
    workspace: &'a mut Workspace,
    out: &'a mut CommandQueue,
    edited: bool,
    /// The places for the signs at the heads of the panels that are shown: to close them, and to take them out.
    heads: Vec<(Pane, [Rect; 2])>,
    /// The room to be left behind the last tab of the strip that is being shown.
    free: f32,
}

/// The room of a sign at the head of a panel, in points.
const SIGN: f32 = 22.0;

impl Panes<'_, '_> {
    /// The strip of tabs as wide as its titles are; what is wanted to be seen is the tab that has the keyboard, or the one in
    /// front.
    fn strip(
        &mut self,
        (tiles, tabs): (&Tiles<Pane>, &egui_tiles::Tabs),
        ui: &Ui,
    ) -> (TabStrip, Id) {
        let focused = ui.memory(egui::Memory::focused);
        let id = |tab: TileId| tab.egui_id(table_id());
        let by_keyboard = tabs.children.iter().copied().find(|tab| focused == Some(id(*tab)));
        let wanted = by_keyboard.or(tabs.active);
        let font = TextStyle::Button.resolve(ui.style());
        let mut strip = TabStrip::default();
        for &tab in tabs.children.iter().filter(|tab| tiles.is_visible(**tab)) {
            let title = self.tab_title_for_tile(tiles, tab);
            let wrap = Some(egui::TextWrapMode::Extend);
            let title = title.into_galley(ui, wrap, f32::INFINITY, font.clone());
            let wide = title.size().x + 2.0 * self.tab_title_spacing(ui.visuals());
            strip.add(wide, Some(tab) == wanted);
        }
        (strip, wanted.map_or_else(table_id, id))
    }

    /// The room of an arrow that scrolls the strip, with the space beside it.
    fn arrow(&self, ui: &Ui) -> f32 {
        self.tab_bar_height(ui.style()) + ui.spacing().item_spacing.x
    }

    /// The signs at the head of a panel, in the place that is kept for them there. They are made after what the panel holds: so
    /// the keyboard comes to that first.
    fn signs(&mut self, ui: &mut Ui, pane: Pane) {
        let title = pane.title_in(self.view, &self.view.snapshot.table);
        let Some((_, places)) = self.heads.iter().find(|(head, _)| *head == pane) else { return };
        let (close, float) = (Command::ClosePane(pane.into()), Command::FloatPane(pane.into()));
        let signs =
            [(icons::FLOAT, "float", float, places[1]), (icons::CLOSE, "close", close, places[0])];
        for (sign, word, command, place) in signs {
            let mut head = ui.new_child(UiBuilder::new().max_rect(place).id_salt(word));
            head.set_clip_rect(place.expand(2.0));
            head.spacing_mut().button_padding = Vec2::ZERO;
            let about = say!(self.view, "gui-pane-{}-about" word, title = &title);
            let button = head.put(place, egui::Button::new(sign).frame(false));
            let button = button.on_hover_text(about);
            let name = say!(self.view, "gui-pane-{}-name" word, title = &title);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if button.clicked() {
                self.out.send(command);
            }
        }
    }
}

impl Behavior<Pane> for Panes<'_, '_> {
    fn pane_ui(&mut self, ui: &mut Ui, _: TileId, pane: &mut Pane) -> UiResponse {
        let margin = if pane.is_central() { 0 } else { 8 };
        Frame::new().fill(ui.visuals().panel_fill).inner_margin(Margin::same(margin)).show(
            ui,
            |ui| {
                let place = ui.max_rect();
                pane.show(ui, self.view, self.workspace, self.out);
                lesson::signposts::on_pane(ui.painter(), self.view, *pane, place);
                ui.take_available_space();
            },
        );
        self.signs(ui, *pane);
        UiResponse::None
    }

    fn tab_title_for_pane(&mut self, pane: &Pane) -> WidgetText {
        egui::RichText::new(pane.title_in(self.view, &self.view.snapshot.table))
            .text_style(egui::TextStyle::Monospace)
            .family(egui::FontFamily::Proportional)
            .into()
    }

    fn tab_title_for_tile(&mut self, tiles: &Tiles<Pane>, tile: TileId) -> WidgetText {
        match tiles.get(tile) {
            Some(Tile::Pane(pane)) => self.tab_title_for_pane(pane),
            // Panels that lie together under one tab give it their names.
            Some(Tile::Container(container)) => {
                let inside: Vec<String> = container
                    .children()
                    .map(|&child| self.tab_title_for_tile(tiles, child).text().to_owned())
                    .collect();
                inside.join(", ").into()
            }
            None => WidgetText::default(),
        }
    }

    fn tab_title_spacing(&self, _: &egui::Visuals) -> f32 {
        2.6
    }

    fn on_edit(&mut self, edit: EditAction) {
        self.edited |= edit != EditAction::TabSelected;
    }

    fn simplification_options(&self) -> SimplificationOptions {
        simplification()
    }

    /// Single panels are dragged by their tabs. The ground behind tabs would be a stop for the keyboard without a meaning.
    fn is_tile_draggable(&self, tiles: &Tiles<Pane>, tile: TileId) -> bool {
        tiles.get_pane(&tile).is_some()
    }

    fn gap_width(&self, _: &egui::Style) -> f32 {
        4.0
    }

    fn min_size(&self) -> f32 {
        90.0
    }

    fn retain_pane(&mut self, pane: &Pane) -> bool {
        *pane != Pane::Unknown
    }

    fn on_tab_button(
        &mut self,
        tiles: &mut Tiles<Pane>,
        id: TileId,
        button: egui::Response,
    ) -> egui::Response {
        let Some(&pane) = tiles.get_pane(&id) else { return button };
        button.context_menu(|ui| {
            if ui.button(say!(ui, "gui-pane-float")).clicked() {
                self.out.send(Command::FloatPane(pane.into()));
            }
            if ui.button(say!(ui, "gui-pane-close")).clicked() {
                self.out.send(Command::ClosePane(pane.into()));
            }
        });
        let table = &self.view.snapshot.table;
        let key = key_help::of_panel(self.view, pane, self.view.port, table);
        let about = pane.about_in(self.view, table);
        button.on_hover_text(if key.is_empty() { about } else { format!("{about} ({key})") })
    }

    fn top_bar_right_ui(
        &mut self,
        tiles: &Tiles<Pane>,
        ui: &mut Ui,
        tile: TileId,
        tabs: &egui_tiles::Tabs,
        scroll: &mut f32,
    ) {
        let Some(&pane) = tabs.active.and_then(|id| tiles.get_pane(&id)) else { return };
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(2.0);
        let mut place =
            || ui.allocate_exact_size(Vec2::new(SIGN, ui.available_height()), Sense::hover()).0;
        let places = [place(), place()];
        self.heads.push((pane, places));
        let (strip, wanted) = self.strip((tiles, tabs), ui);
        let (arrow, room) = (self.arrow(ui), ui.available_width());
        self.free = strip.free(room, arrow);
        strip.scroll(ui, Id::unique(("tabs", tile.0)), Some(wanted), arrow, scroll);
    }

    fn tab_bar_trailing_ui(
        &mut self,
        _: &Tiles<Pane>,
        ui: &mut Ui,
        _: TileId,
        _: &egui_tiles::Tabs,
    ) {
        ui.add_space(std::mem::take(&mut self.free));
    }
}
