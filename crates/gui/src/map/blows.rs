//! Attacks that are planned or being carried out: who strikes, which way, and at what.

use super::highlight::Marks;
use super::{outlines, stack};
use egui::{Color32, Rect, Shape, Stroke, Vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::AttackView;

/// Paints them, and the shots that wait for their dice.
pub fn paint(marks: &Marks) {
    let table = &marks.view.snapshot.table;
    for attack in &table.engaged {
        strike(marks, attack);
    }
    if let Some(interrupt) = &table.interrupt {
        let ridden = |label: &String| table.engaged.iter().any(|a| a.place.as_ref() == Some(label));
        let chosen = interrupt.targets.iter().filter(|label| !ridden(label));
        for hex in chosen.filter_map(|label| marks.map.hex(label)) {
            target(marks, hex);
        }
    }
    let at = |id: &String| marks.view.snapshot.board_index.get(id).and_then(|c| c.at);
    for (firer, whom) in &table.shots {
        if let (Some(a), Some(b)) = (at(firer), at(whom)) {
            let stroke = Stroke::new(2.0, marks.view.palette.target);
            let line = [marks.center(a), marks.center(b)];
            marks.painter.extend(Shape::dashed_line(&line, stroke, 7.0, 4.0));
        }
    }
}

/// The hexes that an attack comes from, and those that it goes to.
fn ends(marks: &Marks, attack: &AttackView) -> (Vec<Hex>, Vec<Hex>) {
    let at = |id: &String| marks.view.snapshot.board_index.get(id).and_then(|c| c.at);
    let place = attack.place.as_ref().and_then(|label| marks.map.hex(label));
    let mut from: Vec<Hex> = attack.attackers.iter().filter_map(at).collect();
    let mut to: Vec<Hex> = match place {
        Some(hex) => vec![hex],
        None => attack.defenders.iter().filter_map(at).collect(),
    };
    for hexes in [&mut from, &mut to] {
        hexes.sort();
        hexes.dedup();
    }
    (from, to)
}

fn strike(marks: &Marks, attack: &AttackView) {
    let (from, to) = ends(marks, attack);
    for &end in &to {
        for &start in from.iter().filter(|&&start| start != end) {
            blow(marks, start, end);
        }
        target(marks, end);
    }
    // Who strikes has a broken edge: that tells both ends apart without the arrow's head, too.
    for &start in from.iter().filter(|start| !to.contains(start)) {
        outlines::striking(marks.painter, marks.view.palette, &marks.corners(start, 0.9));
    }
}

/// An arrow from the edge of one hex into the edge of another, so that the values of the counters stay readable.
fn blow(marks: &Marks, from: Hex, to: Hex) {
    let palette = marks.view.palette;
    let (zoom, a, b) = (marks.camera.zoom, marks.center(from), marks.center(to));
    let along = (b - a).normalized();
    let (start, tip) = (a + along * zoom * 0.6, b - along * zoom * 0.5);
    let wide = (zoom * 0.11).clamp(2.0, 5.0);
    let (back, side) = (along * wide * 3.0, along.rot90() * wide * 2.0);
    for (width, color) in [(wide + 2.5, palette.halo), (wide, palette.target)] {
        marks.painter.line_segment([start, tip - back * 0.7], Stroke::new(width, color));
    }
    let head = vec![tip, tip - back + side, tip - back - side];
    marks.painter.add(Shape::convex_polygon(head, palette.target, Stroke::new(1.0, palette.halo)));
}

/// The hex that is struck: a full edge, and where there is room for them ticks that point at its middle.
fn target(marks: &Marks, hex: Hex) {
    let (palette, zoom) = (marks.view.palette, marks.camera.zoom);
    let wide = (zoom * 0.12).clamp(1.6, 3.0);
    for (wide, colour) in [(wide * 1.7, palette.halo), (wide, palette.target)] {
        marks.hex(hex, 0.98, Color32::TRANSPARENT, Stroke::new(wide, colour));
    }
    if marks.seen(hex) && !stack::is_small(zoom) {
        let side = Vec2::splat(zoom * 1.5);
        marks.cross_hairs(Rect::from_center_size(marks.center(hex), side), palette.target);
    }
}
