//! A piece of the map: copied, cut, pasted, moved, within a document or from one to another.

use super::MapGeometry;
use super::hexside_paint::{self, Side, features, same};
use super::letter_rows::{LetterRows, overwrite};
use super::level_paint;
use super::terrain_paint::letter_for;
use super::ways::{self, Way};
use super::zone_paint;
use crate::board::{Direction, Hex, HexSet, Orientation};
use crate::editor::document::Unfit;
use crate::editor::{Document, Node, StepName};

/// Which properties of a piece count; the others stay as they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mask {
    /// Terrain.
    pub terrain: bool,
    /// Heights.
    pub levels: bool,
    /// Features of hexsides.
    pub hexsides: bool,
    /// Roads and streams.
    pub ways: bool,
    /// Zones.
    pub zones: bool,
    /// Names of places.
    pub names: bool,
}

impl Default for Mask {
    fn default() -> Mask {
        Mask { terrain: true, levels: true, hexsides: true, ways: true, zones: false, names: true }
    }
}

/// Axial coordinates relative to the first hex of a piece.
type Step = (i32, i32);

/// What lies on some hexes, wherever they are.
#[derive(Clone, PartialEq, Debug)]
pub struct MapPiece {
    orientation: Orientation,
    cells: Vec<PieceCell>,
    ways: Vec<(Way, String, Vec<Step>)>,
}

#[derive(Clone, PartialEq, Debug)]
struct PieceCell {
    step: Step,
    terrain: Option<String>,
    level: u8,
    sides: Vec<(Direction, String)>,
    zones: Vec<String>,
    place: Option<Node>,
}

impl MapPiece {
    /// Copies hexes. The first one is what the piece is held by.
    #[must_use]
    pub fn copied(content: &Node, geometry: &MapGeometry, hexes: &[Hex]) -> Option<MapPiece> {
        let (q, r) = geometry.grid.axial(*hexes.first()?);
        let step = |hex: Hex| {
            let (own_q, own_r) = geometry.grid.axial(hex);
            (own_q - q, own_r - r)
        };
        let letters = LetterRows::of(content, geometry, "grid");
        let levels = LetterRows::of(content, geometry, "elevation");
        let legend = content.field("map").and_then(|map| map.field("legend"));
        let features = features(content, geometry);
        let zones = content.field("map").and_then(|map| map.field("zones")).and_then(Node::fields);
        let zones: Vec<(&str, HexSet)> = zones
            .unwrap_or_default()
            .iter()
            .map(|(id, _)| (id.as_str(), HexSet::new(zone_paint::hexes(content, geometry, id))))
            .collect();
        let places = zone_paint::places(content, geometry);
        let cell = |hex: &Hex| {
            let id =
                letters.get(*hex).and_then(|letter| legend?.field(&letter.to_string())?.text());
            let level = levels.get(*hex).and_then(|digit| digit.to_digit(10)).unwrap_or_default();
            let on = |direction: Direction| {
                let side = same(geometry, (*hex, direction));
                let own = features.get(&side).into_iter().flatten();
                own.map(move |feature| (direction, feature.clone()))
            };
            let within = zones.iter().filter(|(_, set)| set.contains(*hex));
            PieceCell {
                step: step(*hex),
                terrain: id.map(str::to_owned),
                level: u8::try_from(level).unwrap_or_default(),
                sides: Direction::ALL.into_iter().flat_map(on).collect(),
                zones: within.map(|(id, _)| (*id).to_owned()).collect(),
                place: places.get(hex).map(|name| (*name).clone()),
            }
        };
        let set = HexSet::new(hexes.iter().copied());
        let mut ways = Vec::new();
        for way in Way::ALL {
            for (name, course) in ways::courses(content, geometry, way) {
                let parts = course.split(|hex| !set.contains(*hex)).filter(|part| part.len() > 1);
                ways.extend(
                    parts.map(|part| (way, name.clone(), part.iter().map(|h| step(*h)).collect())),
                );
            }
        }
        let orientation = geometry.grid.shape().orientation;
        Some(MapPiece { orientation, cells: hexes.iter().map(cell).collect(), ways })
    }

    /// How many hexes it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The hexes that it would cover, held at a hex: the preview of pasting. What would lie beyond the map is left out.
    #[must_use]
    pub fn covers(&self, geometry: &MapGeometry, at: Hex) -> Vec<Hex> {
        self.cells.iter().filter_map(|cell| target(geometry, at, cell.step)).collect()
    }

    /// The same with the ids of the terrain that would lie there.
    #[must_use]
    pub fn ground(&self, geometry: &MapGeometry, at: Hex) -> Vec<(Hex, Option<&str>)> {
        let there = |cell: &PieceCell| target(geometry, at, cell.step);
        let cells = self.cells.iter();
        cells.filter_map(|cell| Some((there(cell)?, cell.terrain.as_deref()))).collect()
    }

    /// The piece turned clockwise by a sixth of a circle, about the hex that it is held by.
    #[must_use]
    pub fn turned(&self) -> MapPiece {
        self.seen(|(q, r)| (-r, q + r), |direction| Direction((direction.0 + 1) % 6))
    }

    /// The piece with left and right exchanged, about the hex that it is held by.
    #[must_use]
    pub fn mirrored(&self) -> MapPiece {
        match self.orientation {
            Orientation::Flat => {
                self.seen(|(q, r)| (-q, q + r), |direction| Direction((6 - direction.0) % 6))
            }
            Orientation::Pointy => {
                self.seen(|(q, r)| (-q - r, r), |direction| Direction(5 - direction.0))
            }
        }
    }

    fn seen(&self, step: fn(Step) -> Step, side: fn(Direction) -> Direction) -> MapPiece {
        let mut seen = self.clone();
        for cell in &mut seen.cells {
            cell.step = step(cell.step);
            for (direction, _) in &mut cell.sides {
                *direction = side(*direction);
            }
            cell.sides.sort();
        }
        for (_, _, steps) in &mut seen.ways {
            for own in steps {
                *own = step(*own);
            }
        }
        seen
    }

    /// Whether it fits maps whose hexes stand like these.
    #[must_use]
    pub fn fits(&self, geometry: &MapGeometry) -> bool {
        geometry.grid.shape().orientation == self.orientation
    }
}

fn target(geometry: &MapGeometry, at: Hex, step: Step) -> Option<Hex> {
    let (q, r) = geometry.grid.axial(at);
    geometry.grid.at_axial(q + step.0, r + step.1)
}

/// Pastes a piece, held at a hex, as one step.
///
/// # Errors
/// If the map is broken where it would lie; nothing has changed then.
pub fn paste(
    document: &mut Document,
    geometry: &MapGeometry,
    piece: &MapPiece,
    at: Hex,
    mask: Mask,
) -> Result<(), Unfit> {
    let hexes = piece.covers(geometry, at).len();
    in_one_step(document, StepName::Paste { hexes }, |document| {
        put(document, geometry, piece, at, mask)
    })
}

/// Clears hexes, as one step, and returns what lay on them. Terrain becomes `background`.
///
/// # Errors
/// If the map is broken there; nothing has changed then.
pub fn cut(
    document: &mut Document,
    geometry: &MapGeometry,
    hexes: &[Hex],
    mask: Mask,
    background: char,
) -> Result<Option<MapPiece>, Unfit> {
    let piece = MapPiece::copied(document.content(), geometry, hexes);
    in_one_step(document, StepName::Cut { hexes: hexes.len() }, |document| {
        clear(document, geometry, hexes, mask, background)
    })?;
    Ok(piece)
}

/// Moves what lies on hexes so that the first of them comes to lie on another, as one step.
///
/// # Errors
/// If the map is broken there; nothing has changed then.
pub fn move_to(
    document: &mut Document,
    geometry: &MapGeometry,
    hexes: &[Hex],
    to: Hex,
    mask: Mask,
    background: char,
) -> Result<(), Unfit> {
    let Some(piece) = MapPiece::copied(document.content(), geometry, hexes) else { return Ok(()) };
    in_one_step(document, StepName::MovePiece { hexes: hexes.len() }, |document| {
        clear(document, geometry, hexes, mask, background)?;
        put(document, geometry, &piece, to, mask)
    })
}

fn in_one_step(
    document: &mut Document,
    name: StepName,
    work: impl FnOnce(&mut Document) -> Result<(), Unfit>,
) -> Result<(), Unfit> {
    document.begin(name);
    let done = work(document);
    if done.is_ok() {
        document.end();
    } else {
        document.cancel();
    }
    done
}

/// The sides of some hexes.
fn sides(hexes: &[Hex]) -> Vec<Side> {
    hexes.iter().flat_map(|hex| Direction::ALL.map(|direction| (*hex, direction))).collect()
}

fn clear(
    document: &mut Document,
    geometry: &MapGeometry,
    hexes: &[Hex],
    mask: Mask,
    background: char,
) -> Result<(), Unfit> {
    let set = HexSet::new(hexes.iter().copied());
    if mask.terrain {
        let cells = hexes.iter().map(|hex| (*hex, background)).collect();
        document.extend(overwrite(document.content(), geometry, "grid", cells))?;
    }
    if mask.levels {
        document.extend(level_paint::set(document.content(), geometry, hexes, 0))?;
    }
    if mask.hexsides {
        let edits = hexside_paint::erase(document.content(), geometry, &sides(hexes), None);
        document.extend(edits)?;
    }
    if mask.ways {
        for way in Way::ALL {
            document.extend(ways::erase(document.content(), geometry, way, &set))?;
        }
    }
    if mask.zones {
        leave_zones(document, geometry, &set)?;
    }
    if mask.names {
        document.extend(zone_paint::remove_places(document.content(), geometry, &set))?;
    }
    Ok(())
}

/// Takes hexes out of every zone.
fn leave_zones(
    document: &mut Document,
    geometry: &MapGeometry,
    hexes: &HexSet,
) -> Result<(), Unfit> {
    let zones = document.content().field("map").and_then(|map| map.field("zones"));
    let zones = zones.and_then(Node::fields).unwrap_or_default().iter();
    let names: Vec<String> = zones.map(|(id, _)| id.clone()).collect();
    for zone in names {
        document.extend(zone_paint::exclude(document.content(), geometry, &zone, hexes))?;
    }
    Ok(())
}

fn put(
    document: &mut Document,
    geometry: &MapGeometry,
    piece: &MapPiece,
    at: Hex,
    mask: Mask,
) -> Result<(), Unfit> {
    if !piece.fits(geometry) {
        return Ok(());
    }
    let cells: Vec<(Hex, &PieceCell)> = piece
        .cells
        .iter()
        .filter_map(|cell| Some((target(geometry, at, cell.step)?, cell)))
        .collect();
    let hexes: Vec<Hex> = cells.iter().map(|(hex, _)| *hex).collect();
    if mask.terrain {
        put_terrain(document, geometry, &cells)?;
    }
    if mask.levels {
        let levels = cells.iter().map(|(hex, cell)| (*hex, cell.level)).collect();
        document.extend(level_paint::write(document.content(), geometry, levels))?;
    }
    if mask.hexsides {
        put_sides(document, geometry, &cells, &hexes)?;
    }
    if mask.ways {
        let set = HexSet::new(hexes.iter().copied());
        for way in Way::ALL {
            document.extend(ways::erase(document.content(), geometry, way, &set))?;
        }
        for (way, name, steps) in &piece.ways {
            let course: Vec<Option<Hex>> = steps.iter().map(|s| target(geometry, at, *s)).collect();
            for part in course.split(Option::is_none) {
                let part: Vec<Hex> = part.iter().copied().flatten().collect();
                document.extend(ways::draw(document.content(), geometry, *way, name, &part))?;
            }
        }
    }
    if mask.zones {
        leave_zones(document, geometry, &HexSet::new(hexes.iter().copied()))?;
        for (hex, cell) in &cells {
            for zone in &cell.zones {
                document.extend(zone_paint::include(
                    document.content(),
                    geometry,
                    zone,
                    &[*hex],
                ))?;
            }
        }
    }
    if mask.names {
        let set = HexSet::new(hexes.iter().copied());
        document.extend(zone_paint::remove_places(document.content(), geometry, &set))?;
        for (hex, name) in cells.iter().filter_map(|(hex, cell)| Some((*hex, cell.place.clone()?)))
        {
            let edits = zone_paint::add_place(document.content(), geometry, hex, name);
            document.extend(edits)?;
        }
    }
    Ok(())
}

fn put_terrain(
    document: &mut Document,
    geometry: &MapGeometry,
    cells: &[(Hex, &PieceCell)],
) -> Result<(), Unfit> {
    let mut letters: Vec<(&str, char)> = Vec::new();
    for terrain in cells.iter().filter_map(|(_, cell)| cell.terrain.as_deref()) {
        if !letters.iter().any(|(id, _)| *id == terrain) {
            let (letter, edits) = letter_for(document.content(), terrain);
            document.extend(edits)?;
            letters.push((terrain, letter));
        }
    }
    let letter = |terrain: &str| letters.iter().find(|(id, _)| *id == terrain).map(|(_, l)| *l);
    let painted =
        cells.iter().filter_map(|(hex, cell)| Some((*hex, letter(cell.terrain.as_deref()?)?)));
    let edits = overwrite(document.content(), geometry, "grid", painted.collect());
    document.extend(edits)
}

fn put_sides(
    document: &mut Document,
    geometry: &MapGeometry,
    cells: &[(Hex, &PieceCell)],
    hexes: &[Hex],
) -> Result<(), Unfit> {
    let edits = hexside_paint::erase(document.content(), geometry, &sides(hexes), None);
    document.extend(edits)?;
    let all = cells.iter().flat_map(|(hex, cell)| {
        cell.sides.iter().map(|(direction, feature)| (feature.as_str(), (*hex, *direction)))
    });
    let all: Vec<(&str, Side)> = all.collect();
    let mut features: Vec<&str> = all.iter().map(|(feature, _)| *feature).collect();
    features.sort_unstable();
    features.dedup();
    for feature in features {
        let own: Vec<Side> = all.iter().filter(|(f, _)| *f == feature).map(|(_, s)| *s).collect();
        document.extend(hexside_paint::paint(document.content(), geometry, &own, feature))?;
    }
    Ok(())
}
