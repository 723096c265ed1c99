//! The signs in the key of the map, and what counters show of their state.

use super::super::game_table::View;
use super::legend::WIDE;
use super::{offer_signs, outcome_signs, outlines};
use crate::paint::units::ToDrawing;
use crate::paint::{Screen, die};
use crate::say;
use crate::theme::Palette;
use egui::{Color32, Painter, Pos2, Rect, Sense, Stroke, Ui, Vec2, vec2};
use gonfalon_core::drawing::counter::{self, StateMark, state_marks};
use gonfalon_core::drawing::{Area, Paint, Point, Shape, point};
use gonfalon_core::scenario::model::Livery;
use gonfalon_core::view::{Condition, GroundRules};

/// The words of what is offered in hexes and of what has happened there, and how that is drawn, in this order.
const OFFERS: [(&str, SignSample); 10] = [
    ("reach", |p, palette, rect| offer_signs::reached(p, palette, unit_of(rect))),
    ("charge", |p, palette, rect| {
        offer_signs::charged(p, palette, &hexagon(rect.expand(1.0)), unit_of(rect));
    }),
    ("back", |p, palette, rect| offer_signs::way_back(p, palette, unit_of(rect))),
    ("target", |p, palette, rect| tinted(p, palette, rect, (palette.target, 0.22))),
    ("advance", |p, palette, rect| tinted(p, palette, rect, (palette.advance, 0.26))),
    ("retreat", |p, palette, rect| tinted(p, palette, rect, (palette.retreat, 0.26))),
    ("die", |p, palette, rect| die::paint(p, palette, rect.shrink(2.0), (5, 6))),
    ("better", |p, palette, rect| outcome_signs::fared(p, palette, rect.shrink(2.0), true)),
    ("worse", |p, palette, rect| outcome_signs::fared(p, palette, rect.shrink(2.0), false)),
    ("lost", |p, palette, rect| outcome_signs::lost(p, palette, rect.shrink(1.0))),
];

/// The words of the signs around counters and hexes and how they are drawn, in this order.
const SIGNS: [(&str, SignSample); 14] = [
    ("hand", |p, palette, rect| outlines::in_hand(p, palette, rect)),
    ("pick", |p, palette, rect| outlines::can_be_picked(p, palette, rect)),
    ("inspected", |p, palette, rect| outlines::inspected(p, palette, rect)),
    ("command", |p, palette, rect| outlines::of_command(p, palette, rect)),
    ("front", |p, palette, rect| outlines::front(p, palette, &hexagon(rect))),
    ("span", |p, palette, rect| outlines::span(p, palette, &hexagon(rect))),
    ("answer", |p, palette, rect| outlines::may_answer(p, palette, rect)),
    ("letter", |p, palette, rect| outlines::lettered(p, palette, rect, 'A')),
    ("striking", |p, palette, rect| outlines::striking(p, palette, &hexagon(rect))),
    ("answerable", |p, palette, rect| outlines::may_be_answered(p, palette, &hexagon(rect))),
    ("suggested", |p, palette, rect| outlines::suggested(p, palette, rect, 1)),
    ("way", |p, palette, rect| outlines::in_the_way(p, palette, (&hexagon(rect), rect), true)),
    ("cursor", |p, palette, rect| outlines::cursor(p, palette, &hexagon(rect))),
    ("found", |p, palette, rect| outlines::found(p, palette, (&hexagon(rect), rect.center()))),
];

type SignSample = fn(&Painter, &Palette, Rect);

/// The words of what counters show of their state, and how it is drawn.
const STATES: [(&str, Drawn); 7] = [
    ("disordered", |rect, paint, out| mark(StateMark::Disordered, rect, paint, out)),
    ("turned", |rect, paint, out| mark(StateMark::Turned, rect, paint, out)),
    ("shaken", |rect, paint, out| mark(StateMark::Shaken, rect, paint, out)),
    ("wounded", |rect, paint, out| {
        let fine = (paint.palette, paint.point);
        counter::wound(rect.center(), rect.width(), fine, out);
    }),
    ("charging", |rect, paint, out| {
        let wide = rect.width() * 2.4;
        let at = rect.center() - point(wide * 0.88, wide * 0.46);
        state_marks::charge(Area::sized(at, Point::splat(wide)), 0.46, paint.palette, out);
    }),
    ("fired", |rect, paint, out| mark(StateMark::Fired, rect, paint, out)),
    ("moved", |rect, paint, out| mark(StateMark::Moved, rect, paint, out)),
];

type Drawn = fn(Area, Paint, &mut Vec<Shape>);

fn mark(state: StateMark, rect: Area, paint: Paint, out: &mut Vec<Shape>) {
    state.draw(rect.center(), rect.width(), (paint.palette, paint.point), out);
}

/// The middle of a hex around a counter, and how large the hex is.
fn unit_of(rect: Rect) -> (Pos2, f32) {
    (rect.center(), rect.width() * 0.9)
}

/// A hex with an edge of a colour and so much of it inside.
fn tinted(painter: &Painter, palette: &Palette, rect: Rect, (colour, share): (Color32, f32)) {
    let fill = palette.thin(colour, share);
    painter.add(egui::Shape::convex_polygon(hexagon(rect), fill, Stroke::new(2.0, colour)));
}

/// The corners of a hex around a counter.
fn hexagon(rect: Rect) -> Vec<Pos2> {
    let far = rect.width() * 0.72;
    let corner = |k: i32| rect.center() + Vec2::angled((k as f32 * 60.0).to_radians()) * far;
    (0..6).map(corner).collect()
}

/// Whether what a word stands for can be seen in a battle at all.
fn is_met(word: &str, view: &View, rules: &GroundRules) -> bool {
    let counters = &view.snapshot.board_index.board.counters;
    let can_be = |condition| rules.states.contains(&condition);
    match word {
        "command" | "span" => counters.iter().any(|counter| counter.mark.is_some()),
        "front" => rules.fronts,
        "disordered" => can_be(Condition::Disordered),
        "shaken" => can_be(Condition::Shaken),
        "charging" | "charge" => can_be(Condition::Charging),
        "fired" => can_be(Condition::Fired),
        "moved" => can_be(Condition::Moved),
        "wounded" => rules.wounds,
        "turned" => counters.iter().any(|c| counter::is_unit(c.kind) && c.back.is_some()),
        _ => true,
    }
}

/// Shows the signs of the map: a sample of each with its name. What the battle does not have is left out.
pub fn signs(ui: &mut Ui, view: &View) {
    let (palette, rules) = (view.palette, view.port.ground_rules());
    let offers = OFFERS.map(|(word, sample)| (word, sample, false));
    let around = SIGNS.map(|(word, sample)| (word, sample, true));
    let met = |word: &str| is_met(word, view, rules);
    let all = offers.into_iter().chain(around).filter(|(word, ..)| met(word));
    for (word, sample, on_counter) in all {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(46.0, 40.0), Sense::hover());
            let counter = Rect::from_center_size(rect.center(), Vec2::splat(22.0));
            if on_counter {
                ui.painter().rect_filled(counter, 3.0, palette.grid);
            }
            sample(ui.painter(), palette, counter);
            ui.vertical(|ui| {
                ui.set_max_width(WIDE);
                ui.label(say!(ui, "gui-sign-{}" word));
            });
        });
    }
}

/// Shows what the values on counters are, and the marks of their states: a sample of each with its name. What the battle does not have
/// is left out.
pub fn states(ui: &mut Ui, view: &View) {
    let (palette, rules) = (view.palette, view.port.ground_rules());
    let met = |word: &str| is_met(word, view, rules);
    ui.strong(say!(ui, "gui-key-states"));
    ui.vertical(|ui| {
        ui.set_max_width(WIDE + 46.0);
        ui.label(&rules.values);
    });
    for (word, sample) in STATES.into_iter().filter(|(word, _)| met(word)) {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(46.0, 26.0), Sense::hover());
            let counter = Rect::from_center_size(rect.center(), Vec2::splat(16.0));
            let paint = Paint { palette: palette.drawn(), livery: Livery::Red, point: 1.0 };
            let (mut drawn, mut shapes) = (Vec::new(), Vec::new());
            sample(counter.drawn(), paint, &mut drawn);
            Screen::of(ui.ctx()).show(drawn, &mut shapes);
            ui.painter().extend(shapes);
            ui.vertical(|ui| {
                ui.set_max_width(WIDE);
                ui.label(say!(ui, "gui-state-{}" word));
            });
        });
    }
}
