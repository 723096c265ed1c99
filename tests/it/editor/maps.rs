//! Operations on maps of all systems.

use super::{MAPS, meaning, open};
use gonfalon::board::{Direction, Hex, HexSet, Numbering};
use gonfalon::editor::mapping::extent_change::{Anchor, Resizing, renumbered, resized};
use gonfalon::editor::mapping::hexside_paint::{
    features, paint, side_at, sides_between, vertex_at, vertex_center,
};
use gonfalon::editor::mapping::symmetry::{Symmetry, seen};
use gonfalon::editor::mapping::ways::{self, Way, courses};
use gonfalon::editor::mapping::{
    MapGeometry, MapPiece, Mask, hexside_paint, level_paint, map_piece, region, terrain_paint,
    zone_paint,
};
use gonfalon::editor::problems::checking::faults_of;
use gonfalon::editor::{Document, Edit, StepName};

fn geometry(document: &Document) -> MapGeometry {
    MapGeometry::of(document.content()).expect("it has a map")
}

fn apply(document: &mut Document, edits: Vec<Edit>) {
    document.apply(StepName::Shift, edits).expect("it fits");
}

fn hex(geometry: &MapGeometry, label: &str) -> Hex {
    geometry.grid.parse(label).unwrap_or_else(|| panic!("no hex {label}"))
}

#[test]
fn brushes_lines_and_rectangles_have_their_hexes() {
    let document = open("bmw/acre");
    let geometry = geometry(&document);
    let middle = hex(&geometry, "1010");
    let counts: Vec<usize> =
        (0..6).map(|rings| region::brush(&geometry, middle, rings).len()).collect();
    assert_eq!(counts, [1, 7, 19, 37, 61, 91]);
    let (from, to) = (hex(&geometry, "0303"), hex(&geometry, "1509"));
    let line = region::line(&geometry, from, to);
    assert_eq!((line.first(), line.last()), (Some(&from), Some(&to)));
    assert_eq!(line.len(), usize::from(geometry.grid.distance(from, to)) + 1);
    assert!(line.windows(2).all(|pair| geometry.grid.adjacent(pair[0], pair[1])));
    assert_eq!(
        region::rectangle(&geometry, hex(&geometry, "0503"), hex(&geometry, "0306")).len(),
        12
    );
    let corners = [(-10.0, -10.0), (500.0, -10.0), (500.0, 500.0), (-10.0, 500.0)];
    assert_eq!(region::lasso(&geometry, &corners).len(), geometry.grid.len());
    let (x, y) = geometry.center(middle);
    let near = [(x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x, y + 0.5)];
    assert_eq!(region::lasso(&geometry, &near), [middle]);
}

#[test]
fn a_fill_touches_what_its_preview_says_and_stops_at_bounds() {
    let mut document = open("bmw/acre");
    let geometry = geometry(&document);
    let sea = hex(&geometry, "0101");
    let filled = region::fill(document.content(), &geometry, sea, &region::FillBounds::default());
    let letter =
        terrain_paint::sample(document.content(), &geometry, sea).expect("it is there").letter;
    assert!(
        filled.len() > 5
            && filled.len() < region::with_letter(document.content(), &geometry, letter).len() + 1
    );
    let edits = terrain_paint::paint(document.content(), &geometry, &filled, 'H');
    apply(&mut document, edits);
    assert!(filled.iter().all(|hex| {
        terrain_paint::sample(document.content(), &geometry, *hex).is_some_and(|s| s.letter == 'H')
    }));
    document.undo();
    let within = Some(HexSet::new(filled[..3].iter().copied()));
    let bounds = region::FillBounds { within, by_hexsides: false };
    assert!(region::fill(document.content(), &geometry, sea, &bounds).len() <= 3);
    // A ring of walls keeps a fill inside.
    let middle = hex(&geometry, "1505");
    let walls: Vec<_> = Direction::ALL.map(|direction| (middle, direction)).to_vec();
    let edits = paint(document.content(), &geometry, &walls, "wall");
    apply(&mut document, edits);
    let bounds = region::FillBounds { within: None, by_hexsides: true };
    assert_eq!(region::fill(document.content(), &geometry, middle, &bounds), [middle]);
}

/// Landmarks go with their hexes; one whose neighbour falls off stands in the middle of its own, one whose hex falls off goes.
#[test]
fn landmarks_go_with_their_hexes() {
    let mut document = open("bmw/acre");
    let landmarks = |document: &Document| {
        let map = document.content().value().get("map").cloned().unwrap_or_default();
        map["landmarks"].as_array().cloned().unwrap_or_default()
    };
    let before = landmarks(&document);
    assert_eq!(before[0]["hex"], "0113");
    assert_eq!(before[0]["towards"], "0112");
    // So many rows are left at the foot of the map.
    let cut = |rows: u16, off: i32| Resizing {
        columns: 26,
        rows,
        offset: (0, -off),
        fill: '.',
        keep_numbers: false,
    };
    let done = resized(document.content(), cut(17, 12)).expect("it has a map");
    apply(&mut document, done.edits);
    let after = landmarks(&document);
    assert_eq!(after.len(), before.len());
    assert_eq!((&after[0]["hex"], after[0].get("towards")), (&"0101".into(), None));
    let done = resized(document.content(), cut(14, 3)).expect("it has a map");
    apply(&mut document, done.edits);
    assert!(landmarks(&document).is_empty());
}

#[test]
fn heights_rise_along_a_slope() {
    let mut document = open("bmw/acre");
    let geometry = geometry(&document);
    let (foot, crest) = (hex(&geometry, "0505"), hex(&geometry, "1505"));
    let line = region::line(&geometry, foot, crest);
    let edits = level_paint::slope(document.content(), &geometry, &line, (foot, 0), (crest, 5));
    apply(&mut document, edits);
    let level = |document: &Document, hex| {
        terrain_paint::sample(document.content(), &geometry, hex).expect("it is there").level
    };
    let levels: Vec<u8> = line.iter().map(|hex| level(&document, *hex)).collect();
    assert_eq!((levels[0], levels[levels.len() - 1]), (0, 5));
    assert!(levels.is_sorted());
    let edits = level_paint::raise(document.content(), &geometry, &[crest], 9);
    apply(&mut document, edits);
    assert_eq!(level(&document, crest), level_paint::HIGHEST);
    document.undo();
    document.undo();
    assert_eq!(document.text(), open("bmw/acre").text());
}

#[test]
fn roads_go_on_where_they_ended_and_fall_apart_where_they_are_erased() {
    let mut document = open("bmw/acre");
    let geometry = geometry(&document);
    let before = courses(document.content(), &geometry, Way::Road).len();
    let path = region::line(&geometry, hex(&geometry, "1502"), hex(&geometry, "2002"));
    for pair in path.windows(2) {
        let edits = ways::draw(document.content(), &geometry, Way::Road, "New road", pair);
        apply(&mut document, edits);
    }
    let roads = courses(document.content(), &geometry, Way::Road);
    assert_eq!(roads.len(), before + 1);
    assert_eq!(roads.last(), Some(&("New road".to_owned(), path.clone())));
    let again = ways::draw(document.content(), &geometry, Way::Road, "New road", &path);
    assert!(again.is_empty(), "what is drawn is not drawn twice");
    let edits = ways::erase(document.content(), &geometry, Way::Road, &HexSet::new([path[2]]));
    apply(&mut document, edits);
    let roads = courses(document.content(), &geometry, Way::Road);
    let parts: Vec<_> = roads.iter().filter(|(name, _)| name == "New road").collect();
    assert_eq!(parts.len(), 2);
    assert_eq!((&parts[0].1[..], &parts[1].1[..]), (&path[..2], &path[3..]));
}

#[test]
fn hexsides_snap_to_sides_and_vertices() {
    for name in MAPS {
        let mut document = open(name);
        let geometry = geometry(&document);
        let start = hex(&geometry, "0505");
        for direction in Direction::ALL {
            let other = geometry.grid.neighbor(start, direction).expect("it lies inside");
            let ((x, y), (ox, oy)) = (geometry.center(start), geometry.center(other));
            let (mx, my) = (f32::midpoint(x, ox), f32::midpoint(y, oy));
            let side = side_at(&geometry, mx + 0.01, my).expect("it lies on the map");
            assert_eq!(side, hexside_paint::same(&geometry, (start, direction)), "{name}");
            assert_eq!(side, hexside_paint::same(&geometry, (other, direction.opposite())));
        }
        let (from, to) = (hex(&geometry, "0505"), hex(&geometry, "0905"));
        let vertex = |hex: Hex| {
            let ((x, y), corner) = (geometry.center(hex), geometry.layout.corners()[0]);
            vertex_at(&geometry, x + corner.0 * 0.9, y + corner.1 * 0.9).expect("it is there")
        };
        let (from, to) = (vertex(from), vertex(to));
        let sides = sides_between(&geometry, from, to);
        let ((x, y), (tx, ty)) = (vertex_center(&geometry, from), vertex_center(&geometry, to));
        #[allow(clippy::cast_precision_loss)] // few hexsides
        let far = (tx - x).hypot(ty - y) <= sides.len() as f32 + 0.01;
        assert!(far && sides.len() < 14, "{name}: {} sides", sides.len());
        let before: usize = features(document.content(), &geometry).values().map(Vec::len).sum();
        let edits = paint(document.content(), &geometry, &sides, "moat");
        apply(&mut document, edits);
        let after: usize = features(document.content(), &geometry).values().map(Vec::len).sum();
        assert_eq!(after, before + sides.len(), "{name}");
        assert!(paint(document.content(), &geometry, &sides, "moat").is_empty());
        let edits = hexside_paint::erase(document.content(), &geometry, &sides, Some("moat"));
        apply(&mut document, edits);
        assert_eq!(
            features(document.content(), &geometry).values().map(Vec::len).sum::<usize>(),
            before
        );
    }
}

#[test]
fn zones_are_painted_and_places_named() {
    let mut document = open("bmw/acre");
    let geometry = geometry(&document);
    let hexes = region::brush(&geometry, hex(&geometry, "2010"), 1);
    let edits = zone_paint::add(document.content(), "reserve", "Reserve");
    apply(&mut document, edits);
    let edits = zone_paint::include(document.content(), &geometry, "reserve", &hexes);
    apply(&mut document, edits);
    assert_eq!(zone_paint::hexes(document.content(), &geometry, "reserve"), hexes);
    let gone = HexSet::new([hexes[0], hexes[3]]);
    let edits = zone_paint::exclude(document.content(), &geometry, "reserve", &gone);
    apply(&mut document, edits);
    assert_eq!(zone_paint::hexes(document.content(), &geometry, "reserve").len(), 5);
    let edits = zone_paint::name_place(document.content(), &geometry, hexes[1], "Well");
    apply(&mut document, edits);
    let edits = zone_paint::move_place(document.content(), &geometry, hexes[1], hexes[2]);
    apply(&mut document, edits);
    let here = terrain_paint::sample(document.content(), &geometry, hexes[2]).expect("it is there");
    assert_eq!(
        (here.place.as_deref(), &here.zones[..]),
        (Some("Well"), &["reserve".to_owned()][..])
    );
    let edits = zone_paint::name_place(document.content(), &geometry, hexes[2], "");
    apply(&mut document, edits);
    assert_eq!(
        terrain_paint::sample(document.content(), &geometry, hexes[2]).expect("there").place,
        None
    );
}

#[test]
fn a_piece_comes_to_lie_elsewhere_as_it_lay() {
    for name in MAPS {
        let mut document = open(name);
        let geometry = geometry(&document);
        let before = document.text();
        let hexes = region::brush(&geometry, hex(&geometry, "0808"), 2);
        let wall: Vec<_> = Direction::ALL.map(|direction| (hexes[5], direction)).to_vec();
        let edits = paint(document.content(), &geometry, &wall, "wall");
        apply(&mut document, edits);
        let piece =
            MapPiece::copied(document.content(), &geometry, &hexes).expect("there are hexes");
        let to = hex(&geometry, "1409");
        let whole = Mask { zones: true, ..Mask::default() };
        map_piece::paste(&mut document, &geometry, &piece, to, whole).expect("it fits");
        let covered = piece.covers(&geometry, to);
        assert_eq!(covered.len(), hexes.len(), "{name}");
        let again =
            MapPiece::copied(document.content(), &geometry, &covered).expect("there are hexes");
        assert_eq!(again, piece, "{name}");
        document.undo();
        // Heights alone: terrain stays.
        let mask = Mask { terrain: false, hexsides: false, ways: false, ..Mask::default() };
        map_piece::paste(&mut document, &geometry, &piece, to, mask).expect("it fits");
        let rows = |document: &Document| {
            document.content().field("map").and_then(|m| m.field("grid")).cloned()
        };
        assert_eq!(rows(&document), rows(&open(name)), "{name}");
        while document.undo().is_some() {}
        map_piece::move_to(&mut document, &geometry, &hexes, to, Mask::default(), '.')
            .expect("it fits");
        assert_ne!(document.text(), before);
        document.undo();
        assert_eq!(document.text(), before, "{name}: moving is one step");
    }
}

#[test]
fn a_piece_is_turned_and_mirrored_about_the_hex_that_holds_it() {
    for name in MAPS {
        let document = open(name);
        let geometry = geometry(&document);
        let hexes = region::line(&geometry, hex(&geometry, "0808"), hex(&geometry, "1108"));
        let piece =
            MapPiece::copied(document.content(), &geometry, &hexes).expect("there are hexes");
        let sixth = |piece: MapPiece, _| piece.turned();
        assert_eq!((0..6).fold(piece.clone(), sixth), piece, "{name}: once around");
        assert_eq!(piece.mirrored().mirrored(), piece, "{name}");
        let covers = |piece: &MapPiece| piece.covers(&geometry, hexes[0]);
        // Turned by half a circle the other end is as far away, on the other side.
        let far = covers(&(0..3).fold(piece.clone(), sixth)).pop().expect("it is on the map");
        let end = *hexes.last().expect("there are hexes");
        let ((x, y), (fx, fy)) = (geometry.center(hexes[0]), geometry.center(far));
        let (ex, ey) = geometry.center(end);
        assert!((fx + ex - 2.0 * x).abs() < 0.01 && (fy + ey - 2.0 * y).abs() < 0.01, "{name}");
        let mirrored = covers(&piece.mirrored()).pop().expect("it is on the map");
        let (mx, my) = geometry.center(mirrored);
        assert!((mx + ex - 2.0 * x).abs() < 0.01 && (my - ey).abs() < 0.01, "{name}");
    }
}

#[test]
fn names_move_with_their_piece() {
    let mut document = open("arsouf/arsouf");
    let geometry = geometry(&document);
    let (from, to) = (hex(&geometry, "1806"), hex(&geometry, "0907"));
    map_piece::move_to(&mut document, &geometry, &[from], to, Mask::default(), '.')
        .expect("it fits");
    let named = |document: &Document, hex| {
        let sample = terrain_paint::sample(document.content(), &geometry, hex);
        sample.and_then(|sample| sample.place)
    };
    assert_eq!(named(&document, to).as_deref(), Some("Marsh of Birket-Ramadan"));
    assert_eq!(named(&document, from), None);
}

#[test]
fn every_symmetry_done_twice_gives_the_board_again() {
    for name in MAPS.into_iter().chain(["barons/tutorial", "bmw/horse-and-bow", "arsouf/tutorial"])
    {
        for symmetry in Symmetry::ALL {
            let mut document = open(name);
            let before = document.scenario().expect("it has no faults");
            let first = seen(document.content(), symmetry).expect("it has a map");
            assert!(first.fallen.is_empty());
            apply(&mut document, first.edits);
            if !name.ends_with("tutorial") && !name.ends_with("horse-and-bow") {
                let faults = faults_of(document.content());
                assert!(faults.is_empty(), "{name}, {symmetry:?}: {}", faults[0]);
            }
            let again = seen(document.content(), symmetry).expect("it has a map");
            apply(&mut document, again.edits);
            assert!(
                document.scenario().expect("it has no faults") == before,
                "{name}, {symmetry:?}"
            );
        }
    }
}

/// Neighbours stay neighbours, whichever way a board is seen.
#[test]
fn symmetries_keep_the_neighbourhood() {
    for name in MAPS {
        for symmetry in Symmetry::ALL {
            let mut document = open(name);
            let old = geometry(&document);
            let roads = courses(document.content(), &old, Way::Road);
            let sides = features(document.content(), &old).len();
            apply_seen(&mut document, symmetry);
            let new = geometry(&document);
            for (_, hexes) in courses(document.content(), &new, Way::Road) {
                assert!(
                    hexes.windows(2).all(|p| new.grid.adjacent(p[0], p[1])),
                    "{name}, {symmetry:?}"
                );
            }
            assert_eq!(courses(document.content(), &new, Way::Road).len(), roads.len());
            assert_eq!(features(document.content(), &new).len(), sides, "{name}, {symmetry:?}");
        }
    }
}

fn apply_seen(document: &mut Document, symmetry: Symmetry) {
    let edits = seen(document.content(), symmetry).expect("it has a map").edits;
    apply(document, edits);
}

#[test]
fn a_larger_map_made_small_again_is_the_same() {
    for name in MAPS {
        for anchor in Anchor::ALL {
            for keep_numbers in [true, false] {
                let mut document = open(name);
                let before = meaning(document.content());
                let shape = *geometry(&document).grid.shape();
                let (columns, rows) = (shape.columns + 3, shape.rows + 5);
                let grow = Resizing {
                    columns,
                    rows,
                    offset: anchor.offset((shape.columns, shape.rows), (columns, rows)),
                    fill: '.',
                    keep_numbers,
                };
                let grown = resized(document.content(), grow).expect("it can be so large");
                assert!(grown.fallen.is_empty(), "{name}");
                apply(&mut document, grown.edits);
                let faults = faults_of(document.content());
                assert!(faults.is_empty(), "{name}, {anchor:?}: {}", faults[0]);
                // Where numbers would have fallen below 0 they did not stay.
                let kept = geometry(&document).grid.shape().first != shape.first;
                let back = Resizing {
                    keep_numbers: kept,
                    columns: shape.columns,
                    rows: shape.rows,
                    offset: (-grow.offset.0, -grow.offset.1),
                    ..grow
                };
                let shrunk = resized(document.content(), back).expect("it was so large");
                assert!(shrunk.fallen.is_empty(), "{name}");
                apply(&mut document, shrunk.edits);
                assert_eq!(
                    meaning(document.content()),
                    before,
                    "{name}, {anchor:?}, {keep_numbers}"
                );
            }
        }
    }
}

#[test]
fn what_falls_off_is_told() {
    let mut document = open("bmw/acre");
    let shape = *geometry(&document).grid.shape();
    let cut = Resizing {
        columns: shape.columns,
        rows: shape.rows - 2,
        offset: (0, 0),
        fill: '.',
        keep_numbers: false,
    };
    let done = resized(document.content(), cut).expect("it can be so small");
    let told: Vec<String> = done.fallen.iter().map(|f| format!("{} {}", f.at, f.label)).collect();
    assert!(told.iter().any(|it| it.starts_with("map.zones.m_camp")), "{told:?}");
    assert!(told.iter().any(|it| it.starts_with("bmw.units")), "{told:?}");
    assert!(told.iter().all(|it| it.ends_with("28") || it.ends_with("29")), "{told:?}");
    apply(&mut document, done.edits);
    let new = geometry(&document);
    for (_, hexes) in courses(document.content(), &new, Way::Road) {
        assert!(hexes.windows(2).all(|pair| new.grid.adjacent(pair[0], pair[1])));
    }
    document.undo();
    assert_eq!(document.text(), open("bmw/acre").text());
}

#[test]
fn other_numbers_are_the_same_board() {
    for name in MAPS {
        let mut document = open(name);
        let before = document.scenario().expect("it has no faults");
        for (numbering, first) in [(Numbering::RowColumn, (0, 1)), (Numbering::ColumnRow, (90, 98))]
        {
            let done = renumbered(document.content(), numbering, first).expect("it can be so");
            assert!(done.fallen.is_empty());
            apply(&mut document, done.edits);
            let faults = faults_of(document.content());
            assert!(faults.is_empty(), "{name}, {first:?}: {}", faults[0]);
        }
        let done = renumbered(document.content(), Numbering::ColumnRow, (1, 1)).expect("it was so");
        apply(&mut document, done.edits);
        assert!(document.scenario().expect("it has no faults") == before, "{name}");
    }
}
