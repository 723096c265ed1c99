//! Strokes by the mouse.

use super::board_state::{Gesture, Naming};
use super::{hex_points, strokes_made};
use crate::author::counters::counter_list::{self, Carried};
use crate::author::counters::counter_marks;
use crate::author::tools::toolbox::{Ink, Stroke, Tool};
use crate::author::work::Work;
use crate::map::camera::Camera;
use egui::{PointerButton, Pos2, Rect, Response, Ui};
use gonfalon_core::board::Hex;
use gonfalon_core::editor::Pointer;
use gonfalon_core::editor::mapping::counter_places::CounterPlace;
use gonfalon_core::editor::mapping::hexside_paint::Vertex;
use gonfalon_core::editor::mapping::ways::Way;
use gonfalon_core::editor::mapping::{hexside_paint, region};
use gonfalon_core::editor::sketch::Sketch;
use std::collections::BTreeSet;

/// A pointer so far from the last vertex has come past another one, as a side is 1 long.
const HASTY: f32 = 1.3;
/// So near to a vertex the pointer is on it; a side is 1 long.
const SNAP: f32 = 0.42;

/// Does what the pointer asks for.
pub fn act(ui: &Ui, response: &Response, work: &mut Work, (camera, screen): (Camera, Rect)) {
    let Some(sketch) = work.board.sketch.take() else { return };
    let pointer = ui.input(|i| i.pointer.latest_pos());
    let at =
        pointer.filter(|_| response.contains_pointer() || response.is_pointer_button_down_on());
    let on_map = at.map(|at| camera.to_map(screen, at));
    let hex = at.and_then(|at| camera.hex_at(&sketch.view, screen, at));
    let primary = |i: &egui::InputState| i.pointer.button_down(PointerButton::Primary);
    let held = response.is_pointer_button_down_on() && ui.input(primary);
    let panning = ui.input(|i| i.key_down(egui::Key::Space));
    let begins = response.drag_started_by(PointerButton::Primary);
    // What a press has begun is over with its release; a long one begins nothing anew.
    let was_pressed = work.board.pressed;
    let idle = held && !panning && work.board.doing == Gesture::Nothing && !was_pressed;
    let pressed = idle && (begins || ui.input(|i| i.pointer.primary_pressed()));
    // A tap is pressed and let go within one frame.
    let clicked = response.clicked_by(PointerButton::Primary);
    let tapped = clicked && !held && !panning && !was_pressed;
    if !held {
        work.board.pressed = false;
    }
    if let (true, Some(hex), Some(on_map)) = (pressed || tapped, hex, on_map) {
        // The number of a hex in the picture is typed at once: the keyboard goes to its field.
        if work.toolbox.tool == Tool::Align {
            response.surrender_focus();
        } else {
            response.request_focus();
        }
        (work.board.cursor, work.board.pressed) = (None, held);
        begin(ui, work, &sketch, hex, on_map);
    } else if let (true, Some(on_map)) = (held, on_map) {
        go_on(work, &sketch, hex, on_map);
    }
    if !held && work.board.doing != Gesture::Nothing {
        end(work, &sketch, hex);
    }
    work.board.sketch = Some(sketch);
    if let Some((at, hex)) = work.table.put_down.take() {
        counter_list::set_up(work, &at, hex);
    }
    if let Some(carried) = response.dnd_release_payload::<Carried>() {
        counter_list::set_up(work, &carried.0, hex);
    }
}

fn begin(ui: &Ui, work: &mut Work, sketch: &Sketch, hex: Hex, at: Pos2) {
    let toolbox = &work.toolbox;
    if ui.input(|i| i.modifiers.alt) {
        pick_up(work, sketch, hex);
        return;
    }
    if work.board.pasting {
        if let Some(piece) = &work.board.clipboard {
            let mask = work.toolbox.mask;
            strokes_made::put(&mut work.file.document, sketch, piece, hex, mask);
        }
        work.board.pasting = false;
        return;
    }
    work.board.doing = match toolbox.tool {
        Tool::Paint => match toolbox.stroke_now() {
            Stroke::Brush => {
                let name = strokes_made::name(sketch, toolbox, 0);
                work.file.document.begin(name);
                brush(work, sketch, hex, BTreeSet::new(), hex)
            }
            Stroke::Line | Stroke::Rectangle | Stroke::Lasso => {
                Gesture::Shaping(hex, vec![at.into()])
            }
            Stroke::Fill | Stroke::Replace => {
                let hexes = strokes_made::alike(
                    &work.file.document,
                    sketch,
                    toolbox,
                    &work.board.chosen,
                    hex,
                );
                strokes_made::paint(&mut work.file.document, sketch, toolbox, &hexes);
                Gesture::Nothing
            }
        },
        Tool::Select if work.board.chosen.contains(&hex) => Gesture::Moving(hex),
        Tool::Select => Gesture::Shaping(hex, vec![at.into()]),
        Tool::Road | Tool::Stream | Tool::EraseWays => Gesture::Way(vec![hex]),
        Tool::Hexside => {
            work.board.side = hexside_paint::side_at(&sketch.geometry, at.x, at.y);
            Gesture::Sides(BTreeSet::new(), snapped(sketch, at))
        }
        Tool::Counter => counter(work, sketch, hex),
        Tool::Align => {
            if let Some(tracing) = &mut work.tracing {
                tracing.ask(at);
            }
            Gesture::Nothing
        }
        Tool::Place => Gesture::Name(hex),
    };
}

/// The vertex that a pointer is near enough to.
fn snapped(sketch: &Sketch, at: Pos2) -> Option<Vertex> {
    let vertex = hexside_paint::vertex_at(&sketch.geometry, at.x, at.y)?;
    let (x, y) = hexside_paint::vertex_center(&sketch.geometry, vertex);
    ((egui::pos2(x, y) - at).length() < SNAP).then_some(vertex)
}

/// The vertex nearest to a pointer that has come so far from the last one that it must have passed others by.
fn passed_by(sketch: &Sketch, last: Vertex, at: Pos2) -> Option<Vertex> {
    let (x, y) = hexside_paint::vertex_center(&sketch.geometry, last);
    let far = (egui::pos2(x, y) - at).length() > HASTY;
    hexside_paint::vertex_at(&sketch.geometry, at.x, at.y).filter(|_| far)
}

/// Sets the counter in hand up, or picks up the one that lies there.
fn counter(work: &mut Work, sketch: &Sketch, hex: Hex) -> Gesture {
    let here = |at: &Pointer| {
        let placed = counter_marks::placed(work, &sketch.view);
        placed.iter().any(|(place, there)| place.at == *at && *there == hex)
    };
    if let Some(at) = counter_list::in_hand(work).filter(|at| !here(at)) {
        return Gesture::Counter(at, hex, uppermost(work, sketch, hex));
    }
    match uppermost(work, sketch, hex) {
        Some(place) => {
            work.table.in_hand = Some(place.id);
            Gesture::Counter(place.at, hex, None)
        }
        None => Gesture::Nothing,
    }
}

/// The counter that lies uppermost in a hex.
fn uppermost(work: &Work, sketch: &Sketch, hex: Hex) -> Option<CounterPlace> {
    let placed = counter_marks::placed(work, &sketch.view);
    let here = placed.into_iter().rev().find(|(_, there)| *there == hex);
    here.map(|(place, _)| place)
}

/// Takes the counter that lies in a hex into the hand.
pub fn take_in_hand(work: &mut Work, sketch: &Sketch, hex: Hex) {
    if let Some(place) = uppermost(work, sketch, hex) {
        work.table.in_hand = Some(place.id);
    }
}

/// Takes what lies in a hex into the hand.
pub fn pick_up(work: &mut Work, sketch: &Sketch, hex: Hex) {
    let map = &sketch.view;
    work.toolbox.terrain = usize::from(map.hexes[hex.index()].terrain);
    work.toolbox.level = map.map.level(hex);
    if matches!(work.toolbox.ink, Ink::Zone | Ink::OutOfZone) {
        let zone = map.zones.iter().find(|zone| zone.hexes.contains(&hex));
        work.toolbox.zone = zone.map(|zone| zone.id.clone()).or(work.toolbox.zone.take());
    }
}

/// Passes the brush on to a hex.
fn brush(work: &mut Work, sketch: &Sketch, last: Hex, mut done: BTreeSet<Hex>, to: Hex) -> Gesture {
    let way = region::line(&sketch.geometry, last, to);
    let below =
        way.into_iter().flat_map(|hex| strokes_made::below_brush(sketch, &work.toolbox, hex));
    let fresh: BTreeSet<Hex> = below.filter(|hex| !done.contains(hex)).collect();
    if !fresh.is_empty() {
        let edits = strokes_made::edits(&work.file.document, sketch, &work.toolbox, &fresh);
        // What does not fit the map changes nothing.
        let _ = work.file.document.extend(edits);
        done.extend(fresh);
        work.file.document.rename(strokes_made::name(sketch, &work.toolbox, done.len()));
    }
    Gesture::Brushing(to, done)
}

fn go_on(work: &mut Work, sketch: &Sketch, hex: Option<Hex>, at: Pos2) {
    work.board.doing = match (std::mem::take(&mut work.board.doing), hex) {
        (Gesture::Brushing(last, done), Some(hex)) if hex != last => {
            brush(work, sketch, last, done, hex)
        }
        (Gesture::Shaping(from, mut points), _) => {
            let far = |&(x, y): &(f32, f32)| (at - egui::pos2(x, y)).length() > 0.3;
            let far = points.last().is_none_or(far);
            points.extend(far.then_some((at.x, at.y)));
            Gesture::Shaping(from, points)
        }
        (Gesture::Way(mut hexes), Some(hex)) => {
            go_to(sketch, &mut hexes, hex);
            Gesture::Way(hexes)
        }
        (Gesture::Sides(mut drawn, last), Some(_)) => {
            let near = snapped(sketch, at).or_else(|| passed_by(sketch, last?, at));
            match (last, near) {
                (Some(last), Some(near)) if last != near => {
                    drawn.extend(hexside_paint::sides_between(&sketch.geometry, last, near));
                }
                // The drag began in the middle of a side: that one is meant if it leads here.
                (None, Some(near)) => drawn.extend(work.board.side.filter(|side| {
                    let (x, y) = hexside_paint::vertex_center(&sketch.geometry, near);
                    let ends = hex_points::ends(&sketch.view, *side);
                    ends.iter().any(|end| (*end - egui::pos2(x, y)).length() < 0.1)
                })),
                _ => {}
            }
            Gesture::Sides(drawn, near.or(last))
        }
        (doing, _) => doing,
    };
}

/// A way goes on to a hex; back over the last one it is shortened.
fn go_to(sketch: &Sketch, hexes: &mut Vec<Hex>, hex: Hex) {
    let Some(&last) = hexes.last() else { return };
    if hexes.len() > 1 && hexes[hexes.len() - 2] == hex {
        hexes.pop();
    } else if last != hex {
        hexes.extend(region::line(&sketch.geometry, last, hex).into_iter().skip(1));
    }
}

fn end(work: &mut Work, sketch: &Sketch, hex: Option<Hex>) {
    let document = &mut work.file.document;
    match std::mem::take(&mut work.board.doing) {
        Gesture::Nothing => {}
        Gesture::Brushing(..) => document.end(),
        Gesture::Shaping(from, points) => {
            let ends = (from, hex);
            let hexes = strokes_made::shaped(sketch, &work.toolbox, ends, &points);
            if work.toolbox.tool == Tool::Select {
                // A click chooses nothing.
                work.board.chosen = if hexes.len() > 1 { hexes } else { BTreeSet::new() };
            } else if work.toolbox.ink == Ink::Slope {
                let to = hex.unwrap_or(from);
                strokes_made::slope(
                    document,
                    sketch,
                    &work.toolbox,
                    &work.board.chosen,
                    (from, to),
                );
            } else {
                strokes_made::paint(document, sketch, &work.toolbox, &hexes);
            }
        }
        Gesture::Way(hexes) => match work.toolbox.tool {
            Tool::EraseWays => {
                strokes_made::erase_ways(document, sketch, &hexes.into_iter().collect());
            }
            tool => {
                let way = if tool == Tool::Stream { Way::Stream } else { Way::Road };
                strokes_made::way(document, sketch, way, work.toolbox.way_name(), &hexes);
            }
        },
        Gesture::Sides(mut drawn, _) => {
            // A click is about the side next to it.
            let one = drawn.is_empty().then_some(work.board.side).flatten();
            drawn.extend(one);
            strokes_made::hexsides(document, sketch, &work.toolbox, &drawn);
        }
        Gesture::Moving(from) => {
            if let Some(to) = hex.filter(|to| *to != from) {
                let hexes = std::mem::take(&mut work.board.chosen);
                let mask = work.toolbox.mask;
                work.board.chosen =
                    strokes_made::move_piece(document, sketch, &hexes, (from, to), mask);
            } else {
                work.board.chosen.clear();
            }
        }
        // Where it lies is asked for once the map is back in its place.
        // What was dragged is let go of: the next click is about what lies there.
        Gesture::Counter(_, from, Some(below)) if hex != Some(from) => {
            work.table.in_hand = None;
            work.table.put_down = Some((below.at, hex));
        }
        Gesture::Counter(at, from, _) => {
            if hex != Some(from) {
                work.table.in_hand = None;
            }
            work.table.put_down = Some((at, hex));
        }
        // A field that opens while the button is down would take its release for a click elsewhere.
        Gesture::Name(from) => match hex.filter(|to| *to != from) {
            Some(to) => strokes_made::carry_name(document, sketch, from, to),
            None => {
                let name = sketch.view.hexes[from.index()].place.as_deref();
                work.board.naming = Some(Naming::of(from, name));
            }
        },
    }
}
