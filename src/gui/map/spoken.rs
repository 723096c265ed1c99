//! Hexes, counters and choices in words, for screen readers and tooltips.

use super::super::standing::Standing;
use super::super::table::View;
use super::counter::is_unit;
use crate::board::Hex;
use crate::kernel::Side;
use crate::view::{Choice, CounterKind, CounterView, FaceView};

/// The printed values of a face: `7-3`, with archery `7-3, archery 2 at range 3`.
#[must_use]
pub fn values(kind: CounterKind, face: &FaceView) -> String {
    match kind {
        CounterKind::Camp | CounterKind::Trebuchet => String::new(),
        CounterKind::Leader => format!("value {}, movement {}", face.strength, face.ma),
        _ => match face.archery {
            Some((factor, range)) => {
                format!("{}-{}, archery {factor} at range {range}", face.strength, face.ma)
            }
            None => format!("{}-{}", face.strength, face.ma),
        },
    }
}

/// A counter: `Templar knights 7-3, back side up, moved`.
#[must_use]
pub fn counter(counter: &CounterView) -> String {
    let values = values(counter.kind, counter.face());
    let mut words = if values.is_empty() || counter.name.contains(&values) {
        counter.name.clone()
    } else {
        format!("{} {values}", counter.name)
    };
    if counter.back_up && is_unit(counter.kind) {
        words.push_str(", back side up");
    }
    for status in &counter.status {
        words.push_str(", ");
        words.push_str(&status.word);
    }
    words
}

/// Terrain of a hex in a word.
#[must_use]
pub fn terrain<'a>(view: &View<'a>, hex: Hex) -> &'a str {
    let Some(map) = view.shot.map.as_deref() else { return "" };
    let terrain = usize::from(map.hexes[hex.index()].terrain);
    map.terrains.get(terrain).map_or("", |t| &t.name)
}

/// Whose zone of control covers a hex.
#[must_use]
pub fn zoc(standing: &Standing, hex: Hex) -> [bool; 2] {
    Side::ALL.map(|side| standing.board.zoc[side as usize].contains(&hex))
}

/// A hex: `hex 0907, clear, Templar knights 7-3, in enemy zone of control`.
#[must_use]
pub fn hex(view: &View, standing: &Standing, hex: Hex) -> String {
    let Some(map) = view.shot.map.as_deref() else { return String::new() };
    let mut words = format!("hex {}, {}", map.label(hex), terrain(view, hex).to_lowercase());
    if let Some(place) = &map.hexes[hex.index()].place {
        words = format!("{words}, {place}");
    }
    let here = standing.here(hex);
    for &index in here {
        words.push_str(", ");
        words.push_str(&counter(&standing.board.counters[index]));
    }
    let owner = here.first().map(|&i| standing.board.counters[i].side);
    let covered = zoc(standing, hex);
    for side in Side::ALL {
        if covered[side as usize] {
            match owner {
                Some(owner) if owner == side => {}
                Some(_) => words.push_str(", in enemy zone of control"),
                None => {
                    words = format!(
                        "{words}, in the zone of control of the {}",
                        view.port.side_name(side)
                    );
                }
            }
        }
    }
    words
}

/// A choice: `Move to 0907, 2 MP left`.
#[must_use]
pub fn choice(choice: &Choice) -> String {
    match choice.left {
        Some(left) if !choice.label.contains("left") => format!("{}, {left} MP left", choice.label),
        _ => choice.label.clone(),
    }
}
