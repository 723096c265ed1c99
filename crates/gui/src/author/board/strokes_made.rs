//! From hexes to edits, by the tool in hand.

use crate::author::tools::toolbox::{Ink, Stroke, Tool, Toolbox};
use gonfalon_core::board::{Hex, HexSet};
use gonfalon_core::editor::mapping::hexside_paint::{self, Side};
use gonfalon_core::editor::mapping::region::FillBounds;
use gonfalon_core::editor::mapping::ways::{self, Way};
use gonfalon_core::editor::mapping::{
    MapPiece, Mask, level_paint, map_piece, region, terrain_paint, zone_paint,
};
use gonfalon_core::editor::sketch::Sketch;
use gonfalon_core::editor::{Document, Edit, StepName};
use std::collections::BTreeSet;

/// The edits that a stroke over these hexes is, by the ink.
#[must_use]
pub fn edits(
    document: &Document,
    sketch: &Sketch,
    toolbox: &Toolbox,
    hexes: &BTreeSet<Hex>,
) -> Vec<Edit> {
    let (content, geometry) = (document.content(), &sketch.geometry);
    let hexes: Vec<Hex> = hexes.iter().copied().collect();
    match (toolbox.ink, &toolbox.zone) {
        (Ink::Terrain, _) => {
            let Some(kind) = sketch.view.terrains.get(toolbox.terrain) else { return Vec::new() };
            let (letter, mut edits) = terrain_paint::letter_for(content, &kind.id);
            edits.extend(terrain_paint::paint(content, geometry, &hexes, letter));
            edits
        }
        (Ink::Raise, _) => level_paint::raise(content, geometry, &hexes, 1),
        (Ink::Lower, _) => level_paint::raise(content, geometry, &hexes, -1),
        (Ink::Level | Ink::Slope, _) => level_paint::set(content, geometry, &hexes, toolbox.level),
        (Ink::Zone, Some(zone)) => zone_paint::include(content, geometry, zone, &hexes),
        (Ink::OutOfZone, Some(zone)) => {
            zone_paint::exclude(content, geometry, zone, &HexSet::new(hexes))
        }
        (Ink::Zone | Ink::OutOfZone, None) => Vec::new(),
    }
}

/// What a stroke over so many hexes is called.
#[must_use]
pub fn name(sketch: &Sketch, toolbox: &Toolbox, hexes: usize) -> StepName {
    let zone = || {
        let id = toolbox.zone.clone().unwrap_or_default();
        let named = sketch.view.zones.iter().find(|zone| zone.id == id);
        named.map_or(id.clone(), |zone| zone.name.clone())
    };
    match toolbox.ink {
        Ink::Terrain => {
            let kind = sketch.view.terrains.get(toolbox.terrain);
            let terrain = kind.map(|kind| kind.name.clone()).unwrap_or_default();
            StepName::Paint { hexes, terrain }
        }
        Ink::Raise | Ink::Lower | Ink::Level | Ink::Slope => StepName::Heights { hexes },
        Ink::Zone => StepName::IntoZone { hexes, zone: zone() },
        Ink::OutOfZone => StepName::OutOfZone { hexes, zone: zone() },
    }
}

/// The hexes that a fill, or a replacement, from a hex takes.
#[must_use]
pub fn alike(
    document: &Document,
    sketch: &Sketch,
    toolbox: &Toolbox,
    chosen: &BTreeSet<Hex>,
    from: Hex,
) -> BTreeSet<Hex> {
    let (content, geometry) = (document.content(), &sketch.geometry);
    let hexes = if toolbox.stroke == Stroke::Replace {
        let sample = terrain_paint::sample(content, geometry, from);
        let letter = sample.map(|sample| sample.letter);
        letter.map(|letter| region::with_letter(content, geometry, letter)).unwrap_or_default()
    } else {
        let within = toolbox.fill_within && chosen.contains(&from);
        let bounds = FillBounds {
            within: within.then(|| HexSet::new(chosen.iter().copied())),
            by_hexsides: toolbox.fill_to_sides,
        };
        region::fill(content, geometry, from, &bounds)
    };
    hexes.into_iter().collect()
}

/// The hexes of a shape, from the hex where it began to the one where the pointer is, and by the way of the pointer between.
#[must_use]
pub fn shaped(
    sketch: &Sketch,
    toolbox: &Toolbox,
    (from, to): (Hex, Option<Hex>),
    points: &[(f32, f32)],
) -> BTreeSet<Hex> {
    let geometry = &sketch.geometry;
    let end = || points.last().and_then(|&(x, y)| geometry.hex_at(x, y));
    let to = to.or_else(end).unwrap_or(from);
    let hexes = match (toolbox.tool, toolbox.stroke_now()) {
        (_, Stroke::Lasso) if points.len() > 2 => region::lasso(geometry, points),
        (Tool::Paint, Stroke::Line) => {
            let line = region::line(geometry, from, to).into_iter();
            return line.flat_map(|hex| below_brush(sketch, toolbox, hex)).collect();
        }
        _ => region::rectangle(geometry, from, to),
    };
    hexes.into_iter().collect()
}

/// Lets the ground rise evenly from one hex to another: the chosen hexes, or those below the brush along the line.
pub fn slope(
    document: &mut Document,
    sketch: &Sketch,
    toolbox: &Toolbox,
    chosen: &BTreeSet<Hex>,
    (from, to): (Hex, Hex),
) {
    let along = shaped(sketch, toolbox, (from, Some(to)), &[]);
    let hexes = if chosen.is_empty() { &along } else { chosen };
    let hexes: Vec<Hex> = hexes.iter().copied().collect();
    let ends = ((from, toolbox.foot), (to, toolbox.level));
    let edits = level_paint::slope(document.content(), &sketch.geometry, &hexes, ends.0, ends.1);
    carry_out(document, StepName::Slope { hexes: hexes.len() }, edits);
}

/// The hexes below the brush.
#[must_use]
pub fn below_brush(sketch: &Sketch, toolbox: &Toolbox, hex: Hex) -> Vec<Hex> {
    region::brush(&sketch.geometry, hex, toolbox.rings.saturating_sub(1))
}

/// Carries a whole stroke out.
pub fn paint(document: &mut Document, sketch: &Sketch, toolbox: &Toolbox, hexes: &BTreeSet<Hex>) {
    let edits = edits(document, sketch, toolbox, hexes);
    if !edits.is_empty() {
        carry_out(document, name(sketch, toolbox, hexes.len()), edits);
    }
}

/// Carries edits out. Those that do not fit what is there change nothing: the problems say what is wrong with the map.
pub fn carry_out(document: &mut Document, name: StepName, edits: Vec<Edit>) {
    if !edits.is_empty() {
        // What does not fit changes nothing.
        let _ = document.apply(name, edits);
    }
}

/// Draws a road or a stream.
pub fn way(document: &mut Document, sketch: &Sketch, way: Way, name: &str, hexes: &[Hex]) {
    let edits = ways::draw(document.content(), &sketch.geometry, way, name, hexes);
    let step = match way {
        Way::Road => StepName::Road { hexes: hexes.len() },
        Way::Stream => StepName::Stream { hexes: hexes.len() },
    };
    carry_out(document, step, edits);
}

/// Takes roads and streams out of hexes.
pub fn erase_ways(document: &mut Document, sketch: &Sketch, hexes: &BTreeSet<Hex>) {
    let set = HexSet::new(hexes.iter().copied());
    let of = |way| ways::erase(document.content(), &sketch.geometry, way, &set);
    let edits = Way::ALL.into_iter().flat_map(of).collect();
    carry_out(document, StepName::EraseWays { hexes: hexes.len() }, edits);
}

/// Puts the feature in hand on sides, or clears them.
pub fn hexsides(
    document: &mut Document,
    sketch: &Sketch,
    toolbox: &Toolbox,
    drawn: &BTreeSet<Side>,
) {
    let (content, geometry) = (document.content(), &sketch.geometry);
    let drawn: Vec<Side> = drawn.iter().copied().collect();
    let feature = toolbox.feature.and_then(|number| sketch.view.features.get(number));
    let (step, edits) = match feature {
        Some(feature) => (
            StepName::Hexsides { sides: drawn.len(), feature: feature.name.clone() },
            hexside_paint::paint(content, geometry, &drawn, &feature.id),
        ),
        None => (
            StepName::EraseHexsides { sides: drawn.len() },
            hexside_paint::erase(content, geometry, &drawn, None),
        ),
    };
    carry_out(document, step, edits);
}

/// Gives the place on a hex a name.
pub fn place_name(document: &mut Document, sketch: &Sketch, name: &str, hex: Hex) {
    let old = sketch.view.hexes[hex.index()].place.as_deref().unwrap_or_default();
    let name = name.trim();
    if old == name {
        return;
    }
    let edits = zone_paint::name_place(document.content(), &sketch.geometry, hex, name);
    let step = if name.is_empty() {
        StepName::RemoveName { name: old.to_owned() }
    } else {
        StepName::PlaceName { name: name.to_owned() }
    };
    carry_out(document, step, edits);
}

/// Moves a name from one hex to another.
pub fn carry_name(document: &mut Document, sketch: &Sketch, from: Hex, to: Hex) {
    let name = sketch.view.hexes[from.index()].place.clone().unwrap_or_default();
    let edits = zone_paint::move_place(document.content(), &sketch.geometry, from, to);
    carry_out(document, StepName::MoveName { name }, edits);
}

/// The piece of the map that is chosen, held by its first hex.
#[must_use]
pub fn piece(document: &Document, sketch: &Sketch, hexes: &BTreeSet<Hex>) -> Option<MapPiece> {
    let hexes: Vec<Hex> = hexes.iter().copied().collect();
    MapPiece::copied(document.content(), &sketch.geometry, &hexes)
}

/// Puts a piece down, held at this hex.
pub fn put(document: &mut Document, sketch: &Sketch, piece: &MapPiece, to: Hex, mask: Mask) {
    // A broken map stays as it is.
    let _ = map_piece::paste(document, &sketch.geometry, piece, to, mask);
}

/// The terrain that most hexes have, by its number on the map.
#[must_use]
pub fn commonest(sketch: &Sketch) -> usize {
    let mut counts = vec![0_usize; sketch.view.terrains.len()];
    for hex in &sketch.view.hexes {
        if let Some(count) = counts.get_mut(usize::from(hex.terrain)) {
            *count += 1;
        }
    }
    (0..counts.len()).rev().max_by_key(|number| counts[*number]).unwrap_or_default()
}

/// The letter that hexes get from which a piece was taken: that of the commonest terrain.
fn background(document: &Document, sketch: &Sketch) -> char {
    let first = sketch.view.terrains.get(commonest(sketch));
    first.and_then(|kind| terrain_paint::letter_of(document.content(), &kind.id)).unwrap_or('.')
}

/// Cuts a piece out.
pub fn cut(
    document: &mut Document,
    sketch: &Sketch,
    hexes: &BTreeSet<Hex>,
    mask: Mask,
) -> Option<MapPiece> {
    let hexes: Vec<Hex> = hexes.iter().copied().collect();
    let ground = background(document, sketch);
    map_piece::cut(document, &sketch.geometry, &hexes, mask, ground).ok()?
}

/// Moves the chosen piece so that what lay on one of its hexes lies on another. Returns the hexes where it lies now.
pub fn move_piece(
    document: &mut Document,
    sketch: &Sketch,
    hexes: &BTreeSet<Hex>,
    (from, to): (Hex, Hex),
    mask: Mask,
) -> BTreeSet<Hex> {
    let others = hexes.iter().copied().filter(|hex| *hex != from);
    let held: Vec<Hex> = [from].into_iter().chain(others).collect();
    let ground = background(document, sketch);
    let moved = map_piece::move_to(document, &sketch.geometry, &held, to, mask, ground);
    if moved.is_err() {
        return hexes.clone();
    }
    let grid = &sketch.geometry.grid;
    held.into_iter().filter_map(|hex| grid.shifted(hex, from, to)).collect()
}
