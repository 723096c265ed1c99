//! Strokes by keys: arrows move a cursor, Enter does with the tool in hand what a click would do, and where a stroke needs two
//! ends the first Enter sets one.

use super::board_state::{Gesture, Naming};
use super::{finished_look, hex_points, pointer_strokes, strokes_made};
use crate::author::counters::counter_list;
use crate::author::tools::toolbox::{Ink, RINGS, Stroke, Tool};
use crate::author::work::Work;
use egui::{Event, Key, Modifiers, Ui, Vec2, vec2};
use gonfalon_core::board::{Direction, Hex};
use gonfalon_core::editor::mapping::ways::Way;
use gonfalon_core::editor::mapping::{hexside_paint, region};
use gonfalon_core::editor::sketch::Sketch;
use gonfalon_core::view::MapView;
use std::collections::BTreeSet;

/// The numbers that take terrain.
const NUMBERS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// Reads the keys of the map, one after the other: a slow frame may hold many.
pub fn read(ui: &Ui, work: &mut Work) {
    let Some(sketch) = work.board.sketch.take() else { return };
    let mut keys: Vec<Key> = Vec::new();
    ui.input_mut(|i| {
        i.events.retain(|event| match event {
            Event::Key { key, pressed: true, modifiers, .. }
                if modifiers.matches_logically(Modifiers::NONE)
                    && is_read(work, &sketch, &keys, *key) =>
            {
                keys.push(*key);
                false
            }
            _ => true,
        });
    });
    for key in keys {
        press(work, &sketch, key);
    }
    pieces(ui, work, &sketch);
    work.board.sketch = Some(sketch);
    if let Some((at, hex)) = work.table.put_down.take() {
        counter_list::set_up(work, &at, hex);
    }
}

/// Whether a key does something here, after those before it.
fn is_read(work: &Work, sketch: &Sketch, before: &[Key], key: Key) -> bool {
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    let own = [Key::Escape, Key::OpenBracket, Key::CloseBracket, finished_look::KEY];
    let at_cursor = [Key::Period, Key::Comma, Key::Space, Key::Enter];
    let of_piece = [Key::Period, Key::Comma, Key::M];
    let board = &work.board;
    // An arrow calls the cursor up.
    let cursor = board.cursor.is_some() || before.iter().any(|key| arrows.contains(key));
    own.contains(&key)
        || arrows.contains(&key)
        || cursor && at_cursor.contains(&key)
        || board.pasting && of_piece.contains(&key)
        || !board.chosen.is_empty() && key == Key::Delete
        || board.focus().is_some() && key == Key::I
        || NUMBERS.iter().take(sketch.view.terrains.len()).any(|own| *own == key)
        || Tool::ALL.into_iter().any(|tool| tool.key() == key)
        || Ink::ALL.into_iter().any(|ink| ink.key() == key)
        || Stroke::ALL.into_iter().any(|stroke| stroke.key() == key)
}

/// Does what a key does.
fn press(work: &mut Work, sketch: &Sketch, key: Key) {
    match key {
        Key::ArrowUp => step(work, &sketch.view, vec2(0.0, -1.0)),
        Key::ArrowDown => step(work, &sketch.view, vec2(0.0, 1.0)),
        Key::ArrowLeft => step(work, &sketch.view, vec2(-1.0, 0.0)),
        Key::ArrowRight => step(work, &sketch.view, vec2(1.0, 0.0)),
        Key::Period | Key::Comma | Key::M if work.board.pasting => turn_piece(work, key),
        Key::Period | Key::Comma => {
            if let Some(cursor) = work.board.cursor {
                turn_side(work, sketch, cursor, key == Key::Period);
            }
        }
        Key::Space | Key::Enter => {
            let Some(cursor) = work.board.cursor else { return };
            if key == Key::Space {
                take_up(work, sketch, cursor);
            } else {
                enter(work, sketch, cursor);
            }
            // Several of these may come in one frame, each on what the one before has left.
            if let Some((at, hex)) = work.table.put_down.take() {
                counter_list::set_up_on(work, sketch, &at, hex);
            }
        }
        Key::Escape => escape(work),
        finished_look::KEY => work.board.finished.wanted = !work.board.finished.wanted,
        Key::Delete => {
            let mask = work.toolbox.mask;
            strokes_made::cut(&mut work.file.document, sketch, &work.board.chosen, mask);
        }
        Key::I => {
            if let Some(hex) = work.board.focus() {
                pointer_strokes::pick_up(work, sketch, hex);
            }
        }
        _ => take_tool(work, key),
    }
}

/// Leaves off what is under way; without anything, what was chosen.
fn escape(work: &mut Work) {
    let board = &mut work.board;
    let taken = !std::mem::take(&mut board.sides).is_empty() | board.carried.take().is_some();
    let open = board.anchor.take().is_some() | std::mem::take(&mut board.pasting) | taken;
    if std::mem::take(&mut board.doing) != Gesture::Nothing {
        work.file.document.cancel();
    } else if !open && work.table.in_hand.take().is_none() {
        board.chosen.clear();
    }
}

/// Turns or mirrors the piece that is to be pasted.
fn turn_piece(work: &mut Work, key: Key) {
    let Some(piece) = work.board.clipboard.as_mut() else { return };
    *piece = match key {
        Key::M => piece.mirrored(),
        Key::Period => piece.turned(),
        _ => (0..5).fold(piece.clone(), |piece, _| piece.turned()),
    };
}

/// Takes a tool, or sets it.
fn take_tool(work: &mut Work, key: Key) {
    let toolbox = &mut work.toolbox;
    if let Some(number) = NUMBERS.iter().position(|own| *own == key) {
        toolbox.terrain = number;
        (toolbox.tool, toolbox.ink) = (Tool::Paint, Ink::Terrain);
    } else if let Some(tool) = Tool::ALL.into_iter().find(|tool| tool.key() == key) {
        toolbox.tool = tool;
        work.board.drop_strokes();
    } else if let Some(ink) = Ink::ALL.into_iter().find(|ink| ink.key() == key) {
        (toolbox.tool, toolbox.ink) = (Tool::Paint, ink);
        work.board.drop_strokes();
    } else if let Some(stroke) = Stroke::ALL.into_iter().find(|stroke| stroke.key() == key) {
        toolbox.stroke = stroke;
        work.board.anchor = None;
    } else if key == Key::OpenBracket {
        toolbox.rings = toolbox.rings.saturating_sub(1).max(1);
    } else if key == Key::CloseBracket {
        toolbox.rings = (toolbox.rings + 1).min(RINGS);
    }
}

/// Copies, cuts and pastes pieces of the map.
fn pieces(ui: &Ui, work: &mut Work, sketch: &Sketch) {
    let (mut copy, mut cut, mut paste) = (false, false, false);
    ui.input_mut(|i| {
        i.events.retain(|event| {
            let (copies, cuts, pastes) = (
                matches!(event, Event::Copy),
                matches!(event, Event::Cut),
                matches!(event, Event::Paste(_)),
            );
            (copy, cut, paste) = (copy | copies, cut | cuts, paste | pastes);
            !(copies || cuts || pastes)
        });
    });
    if (copy || cut) && !work.board.chosen.is_empty() {
        work.board.clipboard = strokes_made::piece(&work.file.document, sketch, &work.board.chosen);
        // Some desktops paste nothing unless there is a text.
        ui.ctx().copy_text(format!("{} hexes", work.board.chosen.len()));
        if cut {
            let mask = work.toolbox.mask;
            strokes_made::cut(&mut work.file.document, sketch, &work.board.chosen, mask);
        }
    }
    if paste && work.board.clipboard.is_some() {
        work.board.pasting = true;
        work.board.cursor = work.board.cursor.or(work.board.hover);
    }
}

/// Moves the cursor to the neighbour that lies most in a direction; of two that lie alike, to one after the other.
fn step(work: &mut Work, map: &MapView, way: Vec2) {
    let grid = &map.map.grid;
    let Some(cursor) = work.board.cursor else {
        let middle =
            work.board.camera.and_then(|c| map.layout.hex_at(grid, c.center.x, c.center.y));
        work.board.cursor = work.board.hover.or(middle).or_else(|| grid.hexes().next());
        return;
    };
    let (column, row) = grid.offset(cursor);
    let even = (column + row) % 2 == 0;
    let along = |hex: Hex| {
        let by = hex_points::center(map, hex) - hex_points::center(map, cursor);
        let aside = by.dot(way.rot90()) * if even { 1e-3 } else { -1e-3 };
        by.normalized().dot(way) + aside
    };
    let next = grid.neighbors(cursor).map(|(_, hex)| hex).filter(|hex| along(*hex) > 0.3);
    if let Some(next) = next.max_by(|a, b| along(*a).total_cmp(&along(*b))) {
        work.board.cursor = Some(next);
        work.board.seek_softly(next);
    }
    work.board.hover = None;
}

/// Turns to the next side of the hex.
fn turn_side(work: &mut Work, sketch: &Sketch, cursor: Hex, forward: bool) {
    let geometry = &sketch.geometry;
    let grid = &geometry.grid;
    let own = work.board.side.and_then(|(hex, direction)| {
        if hex == cursor {
            Some(direction)
        } else {
            grid.neighbor(hex, direction).filter(|n| *n == cursor).map(|_| direction.opposite())
        }
    });
    let from = own.map_or(5, |direction| direction.0);
    let step = if forward { 1 } else { 5 };
    let mut turned = (1..=6).map(|k| Direction((from + k * step) % 6));
    let side = turned.find(|direction| grid.neighbor(cursor, *direction).is_some());
    work.board.side = side.map(|direction| hexside_paint::same(geometry, (cursor, direction)));
}

/// Takes up what lies under the cursor, to be put down elsewhere by the same key or Enter: the chosen piece, a name, a counter;
/// or takes a side to those that are painted together.
fn take_up(work: &mut Work, sketch: &Sketch, cursor: Hex) {
    if put_down(work, sketch, cursor) {
        return;
    }
    let board = &mut work.board;
    match work.toolbox.tool {
        Tool::Select if board.chosen.contains(&cursor) => board.carried = Some(cursor),
        Tool::Place if sketch.view.hexes[cursor.index()].place.is_some() => {
            board.carried = Some(cursor);
        }
        Tool::Hexside => {
            let Some(side) = board.side else { return };
            if !board.sides.remove(&side) {
                board.sides.insert(side);
            }
        }
        Tool::Counter => pointer_strokes::take_in_hand(work, sketch, cursor),
        _ => {}
    }
}

/// Puts down what was taken up. Returns whether there was something.
fn put_down(work: &mut Work, sketch: &Sketch, cursor: Hex) -> bool {
    let Some(from) = work.board.carried.take() else { return false };
    let document = &mut work.file.document;
    if from == cursor {
        return true;
    }
    if work.toolbox.tool == Tool::Select {
        let hexes = std::mem::take(&mut work.board.chosen);
        let mask = work.toolbox.mask;
        work.board.chosen =
            strokes_made::move_piece(document, sketch, &hexes, (from, cursor), mask);
    } else {
        strokes_made::carry_name(document, sketch, from, cursor);
    }
    true
}

/// Does with the tool in hand what a click on the cursor would do.
fn enter(work: &mut Work, sketch: &Sketch, cursor: Hex) {
    if put_down(work, sketch, cursor) {
        return;
    }
    let (document, board) = (&mut work.file.document, &mut work.board);
    if std::mem::take(&mut board.pasting) {
        if let Some(piece) = &board.clipboard {
            strokes_made::put(document, sketch, piece, cursor, work.toolbox.mask);
        }
        return;
    }
    let toolbox = &work.toolbox;
    match (toolbox.tool, toolbox.stroke_now()) {
        (Tool::Paint, Stroke::Brush) => {
            let hexes = strokes_made::below_brush(sketch, toolbox, cursor).into_iter().collect();
            strokes_made::paint(document, sketch, toolbox, &hexes);
        }
        (Tool::Paint, Stroke::Fill | Stroke::Replace) => {
            let hexes = strokes_made::alike(document, sketch, toolbox, &board.chosen, cursor);
            strokes_made::paint(document, sketch, toolbox, &hexes);
        }
        (Tool::Paint | Tool::Select | Tool::Road | Tool::Stream, _) => {
            let Some(anchor) = board.anchor.take() else {
                board.anchor = Some(cursor);
                return;
            };
            let line = region::line(&sketch.geometry, anchor, cursor);
            match toolbox.tool {
                Tool::Road | Tool::Stream => {
                    let way = if toolbox.tool == Tool::Road { Way::Road } else { Way::Stream };
                    strokes_made::way(document, sketch, way, toolbox.way_name(), &line);
                    // The way goes on from here.
                    board.anchor = Some(cursor);
                }
                tool => {
                    let ends = (anchor, Some(cursor));
                    let hexes = strokes_made::shaped(sketch, toolbox, ends, &[]);
                    if tool == Tool::Select {
                        board.chosen = hexes;
                    } else if toolbox.ink == Ink::Slope {
                        let ends = (anchor, cursor);
                        strokes_made::slope(document, sketch, toolbox, &board.chosen, ends);
                    } else {
                        strokes_made::paint(document, sketch, toolbox, &hexes);
                    }
                }
            }
        }
        (Tool::EraseWays, _) => {
            strokes_made::erase_ways(document, sketch, &BTreeSet::from([cursor]));
        }
        (Tool::Hexside, _) => {
            let mut drawn = std::mem::take(&mut board.sides);
            if drawn.is_empty() {
                drawn.extend(board.side);
            }
            strokes_made::hexsides(document, sketch, toolbox, &drawn);
        }
        (Tool::Counter, _) => {
            if let Some(at) = counter_list::in_hand(work) {
                work.table.put_down = Some((at, Some(cursor)));
            }
        }
        (Tool::Align, _) => {
            if let Some(tracing) = &mut work.tracing {
                tracing.ask(hex_points::center(&sketch.view, cursor));
            }
        }
        (Tool::Place, _) => {
            let name = sketch.view.hexes[cursor.index()].place.as_deref();
            board.naming = Some(Naming::of(cursor, name));
        }
    }
}
