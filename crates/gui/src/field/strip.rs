//! The strip of the other side: what it is called, its piles, its hand.

use super::super::command_queue::CommandQueue;
use super::super::paint::card::{self as face, CardAppearance, TALL};
use super::super::workspace::Workspace;
use super::alt_text;
use super::drop_target;
use super::hints;
use super::spent;
use super::spot::{Pile, Spot};
use super::stage::Stage;
use crate::say;
use egui::{
    Align2, CornerRadius, FontId, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};
use gonfalon_core::kernel::Side;
use gonfalon_core::view::HoldingView;

/// Two lines of words about a side are this high, in points.
const LINES: f32 = 36.0;
/// The width of the words about a side.
pub const WORDS: f32 = 152.0;

/// Shows the other side.
pub fn other(
    ui: &mut Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    hover: &mut Option<Spot>,
    out: &mut CommandQueue,
) {
    let side = stage.below.enemy();
    let holding = &stage.cards.holdings[side as usize];
    let screen = ui.max_rect().shrink2(vec2(8.0, 3.0));
    let (left, rest) = screen.split_left_right_at_x(screen.left() + WORDS);
    words(ui, stage, (side, holding), left);
    let tall = rest.height();
    let card = (tall - 15.0) / TALL;
    let mut at = rest.left_top() + vec2(6.0, 1.0);
    for kind in Pile::BESIDE {
        let rect = Rect::from_min_size(at, vec2(card, card * TALL));
        pile(ui, stage, workspace, (side, kind, rect), hover, out);
        at.x += (card + 8.0).max(56.0);
    }
    let spent = spent::show(ui, stage, side, Rect::from_min_max(at, rest.max), card);
    at.x += if spent > 0.0 { spent + 14.0 } else { 0.0 };
    let place = Rect::from_min_max(pos2(at.x + 8.0, rest.top()), rest.max);
    backs(ui, stage, workspace, (side, holding, place), hover, out);
}

/// Name, flank points, who surrounds whom, and how near the side is to a rout.
pub fn words(ui: &mut Ui, stage: &Stage, (side, holding): (Side, &HoldingView), place: Rect) {
    let builder = egui::UiBuilder::new().max_rect(place).id_salt(("side", side));
    let mut child = ui.new_child(builder);
    child.set_clip_rect(place.expand(2.0).intersect(ui.clip_rect()));
    let ui = &mut child;
    let palette = stage.view.palette;
    ui.spacing_mut().item_spacing = vec2(6.0, 1.0);
    ui.spacing_mut().interact_size.y = 18.0;
    let name = RichText::new(stage.view.port.side_name(side)).strong().size(15.0);
    let name = name.color(stage.view.side_text(side));
    // Where there is room for one line alone, the points stand beside the name.
    let little = place.height() < LINES;
    let points = if little {
        say!(stage.view, "gui-field-flank-short", n = holding.flank_points)
    } else {
        say!(stage.view, "gui-field-flank", n = holding.flank_points)
    };
    let points = RichText::new(points).size(12.5);
    ui.horizontal(|ui| {
        let tag = say!(stage.view, "gui-field-encircling");
        let font = FontId::proportional(12.0);
        let wide = ui.painter().layout_no_wrap(tag.clone(), font, palette.mark_ink).size().x + 12.0;
        let room = WORDS - 8.0 - if holding.encircling { wide + 6.0 } else { 0.0 };
        let room = room - if little { 46.0 } else { 0.0 };
        ui.scope(|ui| {
            ui.set_max_width(room.max(40.0));
            ui.add(Label::new(name).truncate()).on_hover_text(&holding.deck_name);
        });
        if holding.encircling {
            let words = RichText::new(tag).size(12.0).strong().color(palette.mark_ink);
            egui::Frame::new()
                .fill(palette.mark)
                .corner_radius(CornerRadius::same(4))
                .inner_margin(egui::Margin::symmetric(5, 0))
                .show(ui, |ui| ui.label(words))
                .response
                .on_hover_text(say!(stage.view, "gui-field-encircling-about"));
        }
        if little {
            let about = say!(stage.view, "gui-field-flank", n = holding.flank_points);
            ui.add(Label::new(points.clone()).truncate()).on_hover_text(about);
        }
    });
    if !little {
        ui.add(Label::new(points).truncate());
    }
    if let Some((lost, limit)) = holding.rout {
        rout(ui, stage, side, (lost, limit));
    }
}

fn rout(ui: &mut Ui, stage: &Stage, side: Side, (lost, limit): (u32, u32)) {
    let palette = stage.view.palette;
    let (rect, response) = ui.allocate_exact_size(vec2(WORDS - 8.0, 15.0), Sense::hover());
    let round = CornerRadius::same(3);
    let share = (lost as f32 / limit.max(1) as f32).min(1.0);
    ui.painter().rect_filled(rect, round, palette.faint);
    let mut filled = rect;
    filled.set_width(rect.width() * share);
    let color = palette.thin(palette.bad, 0.5);
    ui.painter().rect_filled(filled, round, color);
    let edge = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().rect_stroke(rect, round, edge, StrokeKind::Inside);
    let words = say!(stage.view, "gui-field-rout", lost = lost, limit = limit);
    let ink = ui.visuals().text_color();
    let font = FontId::proportional(10.5);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, &words, font, ink);
    let side = stage.view.port.side_name(side);
    let about = say!(stage.view, "gui-field-rout-about", side = side, lost = lost, limit = limit);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &about));
    response.on_hover_text(about);
}

/// A pile: its uppermost card, how many there are, what it is.
pub fn pile(
    ui: &mut Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    (side, kind, rect): (Side, Pile, Rect),
    hover: &mut Option<Spot>,
    _out: &mut CommandQueue,
) {
    let palette = stage.view.palette;
    let holding = &stage.cards.holdings[side as usize];
    let count = kind.count(holding);
    let painter = ui.painter().clone();
    let ctx = ui.ctx().clone();
    let mut shapes = Vec::new();
    let cards = kind.cards(holding);
    // Casualties and reserve show the card that came last; a deck shows its back.
    let top = if kind == Pile::Deck { cards.first() } else { cards.last() };
    if count == 0 {
        let radius = CornerRadius::same(4);
        let stroke = Stroke::new(1.2, palette.field_edge);
        painter.rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    } else {
        for k in (0..count.min(3)).rev() {
            let rect = rect.translate(vec2(1.5, 1.5) * k as f32);
            match top {
                Some((face, _)) if k == 0 => {
                    face::draw(
                        face,
                        rect,
                        CardAppearance::default(),
                        stage.paint(&ctx, side),
                        &mut shapes,
                    );
                }
                _ => face::back(
                    rect,
                    CardAppearance::default(),
                    (stage.paint(&ctx, side), stage.nation(side)),
                    &mut shapes,
                ),
            }
        }
    }
    painter.extend(shapes);
    let badge = Rect::from_center_size(rect.right_bottom() - vec2(3.0, 5.0), vec2(24.0, 16.0));
    painter.rect_filled(badge, CornerRadius::same(8), palette.plate);
    let edge = Stroke::new(1.0, palette.plate_ink);
    painter.rect_stroke(badge, CornerRadius::same(8), edge, StrokeKind::Inside);
    let ink = palette.plate_ink;
    let font = FontId::proportional(11.5);
    painter.text(badge.center(), Align2::CENTER_CENTER, count, font, ink);
    let name = say!(stage.view, "gui-pile-{}" kind.word());
    let below = rect.center_bottom() + vec2(0.0, 5.0);
    let ink = ui.visuals().text_color();
    painter.text(below, Align2::CENTER_TOP, name, FontId::proportional(10.5), ink);
    let words = alt_text::pile(stage.view, side, kind, count);
    let response = ui.interact(rect, egui::Id::unique(("field-pile", side, kind)), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &words));
    workspace.field.piles.insert((side, kind), rect);
    if response.hovered() && top.is_some() && kind != Pile::Deck {
        *hover = Some(Spot::Pile(side, kind, cards.len().saturating_sub(1)));
    }
    if response.clicked() {
        let open = workspace.field.pile == Some((side, kind));
        workspace.field.pile = (!open).then_some((side, kind));
    }
    let wanted = cards.iter().any(|(face, _)| {
        let target = gonfalon_core::view::Target::Card(face.id.clone());
        let picked = workspace.field.picked.as_ref();
        stage.active && picked.is_some_and(|p| !stage.plays.between(p, &target).is_empty())
    });
    if wanted && side == stage.below {
        super::marks::may_act(&painter, palette, rect);
    } else if response.has_focus() || response.hovered() {
        super::marks::pointed(&painter, palette, rect, response.has_focus());
    }
    response.on_hover_text(format!("{words}\n{}", say!(stage.view, "gui-pile-look")));
}

/// The other side's hand: backs, and what is known of it.
fn backs(
    ui: &mut Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    (side, holding, place): (Side, &HoldingView, Rect),
    hover: &mut Option<Spot>,
    out: &mut CommandQueue,
) {
    let count = holding.hand.len();
    let label = say!(stage.view, "gui-field-hand", n = count);
    let ink = ui.visuals().text_color();
    let at = place.left_bottom() + vec2(0.0, -1.0);
    ui.painter().text(at, Align2::LEFT_BOTTOM, label, FontId::proportional(10.5), ink);
    if count == 0 {
        return;
    }
    let tall = place.height() - 15.0;
    let wide = tall / TALL;
    let room = (place.width() - wide - 2.0).max(1.0);
    let step = (room / (count.saturating_sub(1)).max(1) as f32).min(wide + 5.0);
    let ctx = ui.ctx().clone();
    for (k, held) in holding.hand.iter().enumerate() {
        let min = place.min + vec2(step * k as f32, 1.0);
        let rect = Rect::from_min_size(min, vec2(wide, tall));
        let mut shapes = Vec::new();
        let paint = stage.paint(&ctx, side);
        match &held.face {
            Some(face) => face::draw(face, rect, CardAppearance::default(), paint, &mut shapes),
            None => {
                let drawn = (paint, stage.nation(side));
                face::back(rect, CardAppearance::default(), drawn, &mut shapes);
            }
        }
        ui.painter().extend(shapes);
        let spot = Spot::Hand(side, k);
        let words = alt_text::spot(stage.view, stage.cards, &spot, stage.mirrored());
        let sense = if held.face.is_some() { Sense::click() } else { Sense::CLICK };
        let response =
            drop_target::place(ui, stage, workspace, (&spot, rect, sense), words, hover, out);
        if held.face.is_some() {
            drop_target::frame(ui.painter(), stage, workspace, (&spot, rect), &response);
            if !workspace.field.is_described(ui) {
                response.on_hover_ui(|ui| hints::about(ui, stage, &spot));
            }
        }
    }
}
