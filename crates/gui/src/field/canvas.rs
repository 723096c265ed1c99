//! The field pane: the strips of both sides, the lines between them, and what a click means.

use super::super::command_queue::{Command, CommandQueue};
use super::super::game_table::View;
use super::super::lesson;
use super::super::map::menu;
use super::super::paint::card::{self as face, CardAppearance, CardOrientation};
use super::super::replay;
use super::super::showing::caption_strip;
use super::super::workspace::Workspace;
use super::drop_target::{frame, menu_open, place, take, take_back};
use super::field_layout::{self, FieldLayout, LABELS, ZONES};
use super::plays::{Plays, TargetKind, likely};
use super::spot::{Pile, Spot};
use super::stage::Stage;
use super::state::LaidOut;
use super::{alt_text, hand, hints, keys, marks, piles, rulers, showing, strip, suggested};
use crate::say;
use egui::scroll_area::ScrollBarVisibility;
use egui::{
    CornerRadius, Id, Painter, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{CardTableView, CellView, Target};

/// The strip of the other side.
const ABOVE: f32 = 66.0;
/// So much room is seen about what is brought into sight.
const SIGHT: f32 = 12.0;
/// The line between the field and the hand.
const ACTIONS: f32 = 32.0;

/// The side whose line lies below: that of whoever looks; when all lies open, that of the only person here.
#[must_use]
pub fn below(view: &View) -> Side {
    view.viewer.or_else(|| view.computer.seats.only_person()).unwrap_or(Side::A)
}

/// Shows the card table.
pub fn show(ui: &mut Ui, view: &View, workspace: &mut Workspace, out: &mut CommandQueue) {
    let active = view.asks_person(workspace);
    let past = workspace.past.take();
    ui.spacing_mut().item_spacing.y = 0.0;
    let pane = ui.max_rect();
    caption_strip::show(ui, view, past.as_ref(), out);
    replay::bar::show(ui, view, past.as_ref(), out);
    let now = view.snapshot.table.cards.as_deref();
    let moment = past.as_ref().or_else(|| view.reel.during());
    if let Some(cards) = moment.and_then(|past| past.cards.as_deref()).or(now) {
        let step = moment.map(|past| past.step);
        table(ui, view, (cards, active, step), pane, workspace, out);
    } else {
        ui.centered_and_justified(|ui| ui.label(say!(ui, "gui-field-none")));
    }
    workspace.past = past;
}

/// The card table as it is, or as it was at a moment of the past, when nobody may act.
fn table(
    ui: &mut Ui,
    view: &View,
    (cards, active, step): (&CardTableView, bool, Option<usize>),
    pane: Rect,
    workspace: &mut Workspace,
    out: &mut CommandQueue,
) {
    // The strips may have asked for more than there is.
    let screen = ui.available_rect_before_wrap().intersect(pane);
    if screen.width() < 40.0 || screen.height() < 40.0 {
        return;
    }
    let plays = Plays::new(view.port.choices());
    let stage = Stage { view, cards, plays: &plays, below: below(view), active, step };
    let ground = ui.allocate_rect(screen, Sense::CLICK);
    let name = say!(view, "gui-field-spoken");
    ground.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &name));
    ui.painter_at(screen).rect_filled(screen, 0.0, view.palette.table);
    workspace.field.screen = Some(screen);
    workspace.field.id = Some(ground.id);
    workspace.field.places.clear();
    workspace.field.stops.clear();
    let mut hover = None;
    let hand_tall = (screen.height() * 0.185).clamp(76.0, 210.0);
    let above = ABOVE.min(screen.height() * 0.12);
    let (top, rest) = screen.split_top_bottom_at_y(screen.top() + above);
    let (rest, bottom) = rest.split_top_bottom_at_y(rest.bottom() - hand_tall);
    let line = ACTIONS.max(ui.spacing().interact_size.y + 6.0);
    let (middle, actions) = rest.split_top_bottom_at_y(rest.bottom() - line);
    inside(ui, "enemy", top, |ui| strip::other(ui, &stage, workspace, &mut hover, out));
    inside(ui, "lines", middle, |ui| lines(ui, &stage, workspace, &mut hover, out));
    inside(ui, "actions", actions, |ui| hints::actions(ui, &stage, workspace, out));
    inside(ui, "own", bottom, |ui| hand::own(ui, &stage, workspace, &mut hover, out));
    piles::show(ui, &stage, workspace, &mut hover, out);
    if workspace.field.hover != hover {
        workspace.field.hover = hover;
        ui.ctx().request_repaint();
    }
    let painter = ui.painter_at(screen);
    attack(&painter, &stage, workspace);
    suggested::paint(&painter, &stage, workspace);
    lesson::signposts::on_field(&painter, &stage, workspace);
    showing::paint(&painter, &stage, workspace, screen);
    dragging(ui, &stage, workspace, out);
    if ground.clicked() || ground.secondary_clicked() {
        let had = workspace.field.picked.is_some();
        workspace.field.unpick();
        if ground.secondary_clicked() && !had {
            take_back(&stage, out);
        }
    }
    keys::read(ui, &stage, workspace);
    menu::show(ui, view, &mut workspace.map, screen, out);
}

fn inside(ui: &mut Ui, name: &str, rect: Rect, content: impl FnOnce(&mut Ui)) {
    if rect.width() < 4.0 || rect.height() < 4.0 {
        return;
    }
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    content(&mut child);
}

/// The three lines.
fn lines(
    ui: &mut Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    hover: &mut Option<Spot>,
    out: &mut CommandQueue,
) {
    let mut room = ui.available_size() - vec2(0.0, 2.0);
    workspace.field.follow(field_layout::least(stage.cards, room));
    let near = workspace.field.zoom > 1.01;
    let mut field_layout = field_layout::plan(stage.cards, stage.below, room, workspace.field.zoom);
    if field_layout.size.x > room.x + 1.0 {
        // The scroll bar needs its place.
        room.y -= 12.0;
        field_layout = field_layout::plan(stage.cards, stage.below, room, workspace.field.zoom);
    }
    let field_layout = &field_layout;
    if ui.rect_contains_pointer(ui.max_rect()) {
        let factor = ui.input(egui::InputState::zoom_delta);
        if (factor - 1.0).abs() > 0.001 {
            workspace.field.scale(factor);
        }
    }
    let area = ScrollArea::both().id_salt("lines").auto_shrink(false);
    // Bars that hide a strip of what would fit without them would come and go.
    let area = if workspace.field.can_reduce() {
        area
    } else {
        area.scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
    };
    let area = if near { area } else { area.wheel_scroll_multiplier(vec2(1.0, 1.0)) };
    let (zoom, size) = (workspace.field.zoom, field_layout.size.max(room));
    let area = match workspace.field.laid.filter(|before| before.zoom.to_bits() != zoom.to_bits()) {
        Some(before) => area.scroll_offset(kept_in_sight(ui, stage, workspace, (before, size))),
        None => area,
    };
    let shown = area.show(ui, |ui| {
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        let painter = ui.painter().clone();
        ground(&painter, stage, field_layout, whole);
        let at = whole.min.to_vec2();
        workspace.field.lines = Some(ui.clip_rect());
        let cells = field_layout.cells.iter();
        workspace.field.cells = cells.map(|(id, rect)| (id.clone(), rect.translate(at))).collect();
        let place =
            |cell: &CellView| field_layout.cells.get(&cell.id).map(|rect| rect.translate(at));
        for cell in &stage.cards.cells {
            let Some((from, to, contact)) = faced(stage, field_layout, cell) else { continue };
            let ends = (from.translate(at), to.translate(at));
            marks::facing(&painter, stage.view.palette, ends, contact);
        }
        showing::paint_older_ways(&painter, stage, workspace);
        for cell in &stage.cards.cells {
            let Some(rect) = place(cell) else { continue };
            show_cell(ui, stage, workspace, (cell, rect), hover, out);
        }
        rulers::paint(&painter, stage, field_layout, whole.min);
        follow(ui, stage, workspace, (field_layout, whole));
    });
    workspace.field.laid = Some(LaidOut { zoom, size, offset: shown.state.clamped_offset() });
}

/// How far lines of another size are scrolled, so that what is under the pointer stays there; where it is elsewhere, what was in the
/// middle does, and at first the cards.
fn kept_in_sight(
    ui: &Ui,
    stage: &Stage,
    workspace: &Workspace,
    (before, size): (LaidOut, Vec2),
) -> Vec2 {
    let view = ui.available_rect_before_wrap();
    let with_card = stage.cards.cells.iter().filter(|cell| cell.card.is_some());
    let cards = with_card.filter_map(|cell| workspace.field.cells.get(&cell.id).copied());
    let cards = cards.reduce(Rect::union).filter(|_| before.zoom < 1.01);
    let pointer = ui.input(|i| i.pointer.hover_pos()).filter(|at| view.contains(*at));
    // Where it is now, and where it is to be.
    let (at, to) = match (pointer, cards) {
        (Some(at), _) => (at, at),
        (None, Some(cards)) => (cards.center(), view.center()),
        (None, None) => (view.center(), view.center()),
    };
    let place = (at - view.min + before.offset) / before.size.max(Vec2::splat(1.0));
    (place * size - (to - view.min)).max(Vec2::ZERO)
}

/// Brings what is on show into sight, once, and again where the field is laid out anew meanwhile.
fn follow(
    ui: &Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    (field_layout, whole): (&FieldLayout, Rect),
) {
    let shown = stage.view.reel.current(ui.input(|i| i.time)).map(|(happening, _)| happening);
    let Some(happening) = shown else {
        workspace.field.followed = None;
        seek(ui, stage, workspace, (field_layout, whole));
        return;
    };
    let key = (happening.line, field_layout.size);
    if workspace.field.followed.replace(key) == Some(key) {
        return;
    }
    let places = happening.places.iter().filter_map(|name| field_layout.cells.get(name));
    if let Some(places) = places.copied().reduce(Rect::union) {
        ui.scroll_to_rect(places.expand(SIGHT).translate(whole.min.to_vec2()), None);
    }
}

/// Brings who may act into sight, once for each question, if none of them is.
fn seek(
    ui: &Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    (field_layout, whole): (&FieldLayout, Rect),
) {
    let revision = stage.view.snapshot.revision;
    if !stage.active || workspace.field.sought.replace(revision) == Some(revision) {
        return;
    }
    let acts = |name: &&String| stage.acts(&Spot::Cell((*name).clone()));
    let places = field_layout.cells.keys().filter(acts).map(|name| field_layout.cells[name]);
    let all: Vec<Rect> = places.map(|rect| rect.translate(whole.min.to_vec2())).collect();
    let seen = |rect: &Rect| ui.clip_rect().intersects(*rect);
    let first = all.iter().min_by(|a, b| f32::total_cmp(&a.left(), &b.left()));
    if let Some(first) = first.filter(|_| !all.iter().any(seen)) {
        ui.scroll_to_rect(first.expand(SIGHT), None);
    }
}

/// A card and the one that it faces: each pair once.
fn faced(stage: &Stage, field_layout: &FieldLayout, cell: &CellView) -> Option<(Rect, Rect, bool)> {
    let card = cell.card.as_ref().filter(|card| card.side == stage.below)?;
    let (other, contact) = card.facing.as_ref()?;
    Some((*field_layout.cells.get(&cell.id)?, *field_layout.cells.get(other)?, *contact))
}

/// What lies below the cards: lines, zones, numbers.
fn ground(painter: &Painter, stage: &Stage, field_layout: &FieldLayout, whole: Rect) {
    let palette = stage.view.palette;
    let at = whole.min;
    let right = at.x + field_layout.size.x;
    for (k, row) in field_layout.rows.iter().enumerate() {
        let rect = Rect::from_min_max(
            pos2(at.x + LABELS - 2.0, at.y + row.min + 1.0),
            pos2(right, at.y + row.max - 1.0),
        );
        let fill = if k == 1 { palette.field_melee } else { palette.field };
        painter.rect_filled(rect, CornerRadius::same(5), fill);
    }
    let (top, bottom) = (at.y + ZONES, at.y + field_layout.rows[2].max);
    for (k, (_, extent)) in field_layout.zones.iter().enumerate() {
        if k > 0 {
            let x = at.x + extent.min;
            let ends = [pos2(x, at.y + 2.0), pos2(x, bottom)];
            let stroke = Stroke::new(2.0, palette.field_edge);
            painter.extend(egui::Shape::dashed_line(&ends, stroke, 7.0, 4.0));
        }
    }
    for pair in field_layout.centers.windows(2) {
        let inside = |e: &egui::Rangef| e.min > pair[0] && e.min < pair[1];
        if !field_layout.zones.iter().any(|(_, extent)| inside(extent)) {
            let x = at.x + f32::midpoint(pair[0], pair[1]);
            let line = Stroke::new(0.6, palette.thin(palette.field_edge, 0.35));
            painter.vline(x, top + 4.0..=bottom - 4.0, line);
        }
    }
}

fn show_cell(
    ui: &mut Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    (cell, rect): (&CellView, Rect),
    hover: &mut Option<Spot>,
    out: &mut CommandQueue,
) {
    let spot = Spot::Cell(cell.id.clone());
    let palette = stage.view.palette;
    let painter = ui.painter().clone();
    let lit = stage.lit(&workspace.field, &spot);
    let previewed =
        if lit.is_empty() { stage.previewed(&workspace.field, &spot) } else { Vec::new() };
    let marked = lit.first().or(previewed.first()).map(|choice| TargetKind::of(choice.kind));
    match &cell.card {
        None => {
            if let Some(target_kind) = marked {
                marks::slot(&painter, palette, rect, target_kind, !lit.is_empty());
            }
        }
        Some(card) => {
            let orientation =
                CardOrientation::of(card.stance, card.side == stage.below, stage.mirrored());
            let appearance =
                CardAppearance { orientation, markers: card.markers, ..CardAppearance::default() };
            let ctx = ui.ctx().clone();
            let mut shapes = Vec::new();
            match &card.face {
                Some(face) => {
                    face::draw(face, rect, appearance, stage.paint(&ctx, card.side), &mut shapes);
                }
                None => {
                    let drawn = (stage.paint(&ctx, card.side), stage.nation(card.side));
                    face::back(rect, appearance, drawn, &mut shapes);
                }
            }
            painter.extend(shapes);
            if let Some(target_kind) = marked {
                let share = lit.iter().chain(&previewed).find_map(|c| likely(c.forecast.as_ref()?));
                let strong = !lit.is_empty();
                marks::target(&painter, palette, rect, (target_kind, strong));
                marks::tag(&painter, palette, rect, target_kind, share.as_deref());
            }
        }
    }
    let drag = stage.acts(&spot);
    let sense = if drag { Sense::click_and_drag() } else { Sense::CLICK };
    // What a click would do there without a picked card is said below the pointer.
    let only = if lit.is_empty() { stage.only(&workspace.field, &spot) } else { None };
    let focus = cell.card.is_some() || !lit.is_empty() || only.is_some();
    let sense = if focus { sense | Sense::FOCUSABLE } else { sense };
    let words = alt_text::cell(stage.view, stage.cards, cell, stage.mirrored());
    let response = place(ui, stage, workspace, (&spot, rect, sense), words, hover, out);
    frame(&painter, stage, workspace, (&spot, rect), &response);
    if let (Some(choices), true) = ((!lit.is_empty()).then_some(lit), !menu_open(workspace)) {
        response.on_hover_ui(|ui| hints::tooltip(ui, stage, &choices, &spot));
    } else if let (Some(only), true) = (only, !menu_open(workspace)) {
        response.on_hover_ui(|ui| hints::tooltip(ui, stage, &[only], &spot));
    } else if cell.card.is_some() && !menu_open(workspace) && !workspace.field.is_described(ui) {
        response.on_hover_ui(|ui| hints::about(ui, stage, &spot));
    }
}

/// The card at the pointer while it is dragged, and what happens when it is let go.
fn dragging(ui: &Ui, stage: &Stage, workspace: &mut Workspace, out: &mut CommandQueue) {
    let Some(from) = workspace.field.dragged.clone() else { return };
    let Some(at) = ui.ctx().pointer_latest_pos() else {
        workspace.field.dragged = None;
        return;
    };
    let over =
        |spot: &&Spot| workspace.field.places.get(*spot).is_some_and(|rect| rect.contains(at));
    let spot = workspace.field.places.keys().filter(|spot| **spot != from).find(over).cloned();
    if ui.input(|i| i.pointer.any_down()) {
        if let (Some(face), Some(side)) = (from.face(stage.cards), from.owner(stage.cards)) {
            let layer = egui::LayerId::new(egui::Order::Tooltip, Id::unique("field-dragged"));
            let painter = ui.ctx().layer_painter(layer);
            let rect = Rect::from_center_size(at, face::upright(76.0));
            let mut shapes = Vec::new();
            let ctx = ui.ctx().clone();
            face::draw(face, rect, CardAppearance::default(), stage.paint(&ctx, side), &mut shapes);
            painter.extend(shapes);
        }
        if let Some(spot) = spot {
            workspace.field.hover = Some(spot);
        }
        ui.ctx().request_repaint();
        return;
    }
    workspace.field.dragged = None;
    let target = spot.as_ref().and_then(|spot| stage.target(spot));
    let (Some(target), Some(card)) = (target, workspace.field.picked.clone()) else { return };
    let fits = stage.plays.between(&card, &target);
    if fits.is_empty() {
        if matches!(target, Target::Cell(_)) {
            out.send(Command::WhyNot(target, at));
        }
        return;
    }
    take(stage, workspace, &fits, &target, at, out);
}

/// The attack that is being carried out: an arrow from the attacker to his target.
fn attack(painter: &Painter, stage: &Stage, workspace: &Workspace) {
    let Some((attacked_from, to)) = &stage.cards.attack else { return };
    let places = &workspace.field.places;
    let Some(&from) = places.get(&Spot::Cell(attacked_from.clone())) else { return };
    // At a moment of the past another side may have attacked than would now.
    let attacker = stage.cards.cells.iter().find(|cell| cell.id == *attacked_from);
    let Some(side) = attacker.and_then(|cell| Some(cell.card.as_ref()?.side)) else { return };
    let to = match to {
        Some(cell) => places.get(&Spot::Cell(cell.clone())),
        None => workspace.field.piles.get(&(side.enemy(), Pile::Deck)),
    };
    let Some(&to) = to else { return };
    let palette = stage.view.palette;
    for rect in [from, to] {
        marks::target(painter, palette, rect, (TargetKind::Attack, false));
    }
    let ends = (
        from.center() + (marks::rim(from, to.center()) - from.center()) * 0.94,
        marks::rim(to.shrink2(Vec2::splat(8.0)), from.center()),
    );
    marks::arrow(painter, ends, palette.target, palette.halo);
}
