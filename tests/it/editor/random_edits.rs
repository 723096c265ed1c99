//! Sequences of edits at random: undo all the way gives the first bytes, redo the last.

use super::{MAPS, open};
use gonfalon::board::{Direction, Hex, HexSet};
use gonfalon::editor::mapping::counter_places::{counters, set_up};
use gonfalon::editor::mapping::ways::{self, Way};
use gonfalon::editor::mapping::{
    MapGeometry, MapPiece, Mask, extent_change, hexside_paint, level_paint, map_piece, region,
    symmetry, terrain_paint, zone_paint,
};
use gonfalon::editor::problems::checking;
use gonfalon::editor::{Document, Edit, Key, Node, Pointer, StepName};
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::Fault;

/// After so many edits the work is checked.
const LOOKS: usize = 20;

/// Any place of a content.
fn somewhere(content: &Node, dice: &mut SeededDice) -> Pointer {
    let (mut node, mut at) = (content, Pointer::root());
    loop {
        let next = match node {
            Node::Record(fields) if !fields.is_empty() => {
                let (name, inside) = &fields[dice.below(fields.len())];
                (Key::Field(name.clone()), inside)
            }
            Node::List(items) if !items.is_empty() => {
                let place = dice.below(items.len());
                (Key::Item(place), &items[place])
            }
            _ => return at,
        };
        at = at.then(next.0);
        node = next.1;
        if dice.below(5) == 0 {
            return at;
        }
    }
}

fn anything(dice: &mut SeededDice) -> Node {
    match dice.below(6) {
        0 => Node::Null,
        1 => Node::from(dice.below(2) == 1),
        2 => Node::from(i64::try_from(dice.below(500)).expect("it is small") - 50),
        3 => Node::from("0101"),
        4 => Node::from(vec!["0102", "x"]),
        _ => Node::record([("id", "new".into()), ("text", "ä\n\"".into())]),
    }
}

/// An edit of the content, whatever it does to it.
fn edit(content: &Node, dice: &mut SeededDice) -> Vec<Edit> {
    let at = somewhere(content, dice);
    if at == Pointer::root() {
        return Vec::new();
    }
    let field = matches!(at.0.last(), Some(Key::Field(_)));
    vec![match (dice.below(6), at.of(content)) {
        (0, _) if field => Edit::RemoveField { at },
        (1, _) if field => {
            let name = format!("f{}", dice.below(1_000_000));
            Edit::RenameField { at, name }
        }
        (2, Some(Node::List(items))) if !items.is_empty() => {
            let (from, to) = (dice.below(items.len()), dice.below(items.len()));
            Edit::MoveItem { at, from, to }
        }
        (3, Some(Node::List(items))) => {
            let from = dice.below(items.len() + 1);
            let remove = dice.below(items.len() - from + 1).min(3);
            Edit::Splice { at, from, remove, insert: vec![anything(dice)] }
        }
        (4, Some(Node::Record(_))) => {
            let name = format!("n{}", dice.below(1_000_000));
            Edit::AddField { at: at.then(name), place: dice.below(4), value: anything(dice) }
        }
        _ => Edit::Set { at, value: anything(dice) },
    }]
}

fn hexes(geometry: &MapGeometry, dice: &mut SeededDice) -> Vec<Hex> {
    let all: Vec<Hex> = geometry.grid.hexes().collect();
    let one = all[dice.below(all.len())];
    let other = all[dice.below(all.len())];
    match dice.below(3) {
        0 => region::brush(geometry, one, u16::try_from(dice.below(5)).expect("it is small")),
        1 => region::line(geometry, one, other),
        _ => region::rectangle(geometry, one, other),
    }
}

/// An operation on the map.
fn map_edit(document: &mut Document, geometry: &MapGeometry, dice: &mut SeededDice) -> Vec<Edit> {
    let hexes = hexes(geometry, dice);
    let first = hexes[0];
    let content = document.content();
    let letter = |dice: &mut SeededDice| {
        let legend = terrain_paint::legend(content);
        if legend.is_empty() { '.' } else { legend[dice.below(legend.len())].letter }
    };
    let zone = content.field("map").and_then(|map| map.field("zones")).and_then(Node::fields);
    let zone = zone.and_then(|zones| zones.first()).map_or("z", |(id, _)| id).to_owned();
    let direction = Direction::ALL[dice.below(6)];
    match dice.below(13) {
        0 => terrain_paint::paint(content, geometry, &hexes, letter(dice)),
        1 => {
            let filled = region::fill(content, geometry, first, &region::FillBounds::default());
            terrain_paint::paint(content, geometry, &filled, letter(dice))
        }
        2 => level_paint::raise(content, geometry, &hexes, if dice.below(2) == 0 { 1 } else { -1 }),
        3 => ways::draw(content, geometry, Way::Road, "Road", &hexes),
        4 => ways::erase(content, geometry, Way::Road, &HexSet::new(hexes)),
        5 => hexside_paint::paint(content, geometry, &[(first, direction)], "river"),
        6 => hexside_paint::erase(content, geometry, &[(first, direction)], None),
        7 => zone_paint::include(content, geometry, &zone, &hexes),
        8 => zone_paint::exclude(content, geometry, &zone, &HexSet::new(hexes)),
        9 => zone_paint::name_place(content, geometry, first, "Place"),
        10 => {
            let all = counters(content);
            let Some(counter) = all.get(dice.below(all.len().max(1))) else { return Vec::new() };
            set_up(content, geometry, &counter.at, Some(first))
        }
        11 => {
            let piece = MapPiece::copied(content, geometry, &hexes).expect("there are hexes");
            let to = Hex(u16::try_from(dice.below(geometry.grid.len())).expect("it fits"));
            // What does not fit must change nothing, which the bytes below would show.
            let _ = map_piece::paste(document, geometry, &piece, to, Mask::default());
            Vec::new()
        }
        _ => match dice.below(3) {
            0 => {
                let all = symmetry::Symmetry::ALL;
                symmetry::seen(content, all[dice.below(4)]).map_or(Vec::new(), |done| done.edits)
            }
            1 => {
                let size =
                    |dice: &mut SeededDice| u16::try_from(12 + dice.below(15)).expect("small");
                let by = i32::try_from(dice.below(5)).expect("it is small") - 2;
                let to = extent_change::Resizing {
                    columns: size(dice),
                    rows: size(dice),
                    offset: (by, -by),
                    fill: letter(dice),
                    keep_numbers: dice.below(2) == 0,
                };
                extent_change::resized(content, to).map_or(Vec::new(), |done| done.edits)
            }
            _ => {
                let first = u16::try_from(dice.below(4)).expect("it is small");
                let numbering = gonfalon::board::Numbering::ColumnRow;
                extent_change::renumbered(content, numbering, (first, 1))
                    .map_or(Vec::new(), |done| done.edits)
            }
        },
    }
}

/// Whole sequences on a file: with operations on the map, or edits of anything.
fn holds(name: &str, sequences: u64, length: usize) {
    let first = open(name).text();
    let mut checked = 0;
    for seed in 0..sequences {
        let mut dice = SeededDice::new(seed);
        let mut document = open(name);
        let wild = seed % 4 == 3 || name.starts_with("acies");
        for step in 0..length {
            let edits = match MapGeometry::of(document.content()) {
                Some(geometry) if !wild => map_edit(&mut document, &geometry, &mut dice),
                _ => edit(document.content(), &mut dice),
            };
            // What does not fit must change nothing, which the bytes below would show.
            let _ = document.apply(StepName::Change { field: step.to_string() }, edits);
            if step % LOOKS == LOOKS - 1 {
                agree(&document, &format!("{name}, seed {seed}, step {step}"));
                checked += 1;
            }
        }
        let last = document.text();
        assert_ne!(first, last, "{name}, seed {seed}");
        while document.undo().is_some() {}
        assert!(document.text() == first, "{name}, seed {seed}: undone it is another file");
        assert!(!document.is_dirty());
        while document.redo().is_some() {}
        assert!(document.text() == last, "{name}, seed {seed}: done again it is another file");
    }
    assert_eq!(checked, usize::try_from(sequences).expect("few") * (length / LOOKS));
}

/// The list of problems shows what `gonfalon check` says of the same work in a file.
fn agree(document: &Document, about: &str) {
    let told = |faults: Vec<Fault>| -> Vec<String> {
        faults.iter().map(|fault| format!("{fault:?}")).collect()
    };
    let panel = told(checking::faults_of(document.content()));
    let file = told(checking::faults_of_text(&document.text()));
    assert_eq!(panel, file, "{about}");
}

#[test]
fn undo_gives_the_first_bytes_and_redo_the_last() {
    for name in MAPS.into_iter().chain(["acies/rome-parthia", "acies/decks/rome-1000"]) {
        holds(name, 4, 60);
    }
}

#[test]
#[ignore = "100 sequences of 500 edits for each system take minutes"]
fn undo_gives_the_first_bytes_and_redo_the_last_in_long_sequences() {
    for name in MAPS.into_iter().chain(["acies/rome-parthia"]) {
        holds(name, 100, 500);
    }
}
