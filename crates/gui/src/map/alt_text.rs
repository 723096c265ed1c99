//! Hexes, counters and choices in words, for screen readers and tooltips.

use super::super::board_index::BoardIndex;
use super::super::game_table::View;
use crate::locale::HasLanguage;
use crate::say;
use gonfalon_core::board::Hex;
use gonfalon_core::drawing::counter::is_unit;
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{Choice, CounterKind, CounterView, FaceView, MapView};

/// The printed values of a face: `7-3`, with archery `7-3, archery 2 at range 3`.
#[must_use]
pub fn values(lang: impl HasLanguage, kind: CounterKind, face: &FaceView) -> String {
    match kind {
        CounterKind::Camp | CounterKind::Trebuchet => String::new(),
        CounterKind::Leader => {
            say!(lang, "gui-spoken-leader", value = face.strength, movement = face.ma)
        }
        _ => match face.archery {
            Some((factor, range)) => {
                let printed = format!("{}-{}", face.strength, face.ma);
                say!(lang, "gui-spoken-archer", printed = printed, factor = factor, range = range)
            }
            None => match face.morale {
                Some(morale) => format!("{}-{morale}-{}", face.strength, face.ma),
                None => format!("{}-{}", face.strength, face.ma),
            },
        },
    }
}

/// The counters of a hex in words, from the top down where that matters, else as they lie.
#[must_use]
pub fn stack<'a>(
    view: &View,
    board_index: &'a BoardIndex,
    hex: Hex,
) -> Vec<(&'a CounterView, String)> {
    let here = board_index.here(hex);
    let piece = |&index: &usize| &board_index.board.counters[index];
    if here.iter().map(piece).all(|piece| piece.depth == 0) {
        return here.iter().map(piece).map(|piece| (piece, counter(view, piece))).collect();
    }
    let told =
        |piece: &CounterView| format!("{}: {}", depth(view, piece.depth), counter(view, piece));
    here.iter().rev().map(piece).map(|piece| (piece, told(piece))).collect()
}

/// How deep a counter lies in its stack, in a word.
#[must_use]
pub fn depth(lang: impl HasLanguage, depth: u8) -> String {
    match depth {
        0 => say!(lang, "gui-stack-top"),
        _ => say!(lang, "gui-stack-below"),
    }
}

/// How high a hex lies: `level 3`; nothing for the lowest ground.
#[must_use]
pub fn level(view: &View, hex: Hex) -> Option<String> {
    let level = view.snapshot.map.as_deref()?.map.level(hex);
    (level > 0).then(|| say!(view, "gui-level", n = level))
}

/// A counter: `Templar knights 7-3, back side up, moved`.
#[must_use]
pub fn counter(lang: impl HasLanguage, counter: &CounterView) -> String {
    let values = values(lang.language(), counter.kind, counter.face());
    let values = match (counter.current, counter.face().morale) {
        (Some((strength, morale)), Some(_)) => format!("{strength}-{morale}-{}", counter.face().ma),
        _ => values,
    };
    let mut words = if values.is_empty() || counter.name.contains(&values) {
        counter.name.clone()
    } else {
        format!("{} {values}", counter.name)
    };
    if counter.back_up && is_unit(counter.kind) {
        words.push_str(", ");
        words.push_str(&say!(lang, "gui-spoken-back"));
    }
    for status in &counter.status {
        words.push_str(", ");
        words.push_str(&status.word);
    }
    if let Some(hits) = counter.hits.filter(|&hits| hits > 0) {
        words = format!("{words}, {}", say!(lang, "gui-spoken-hits", n = hits));
    }
    words
}

/// Terrain of a hex in a word.
#[must_use]
pub fn terrain<'a>(view: &View<'a>, hex: Hex) -> &'a str {
    let Some(map) = view.snapshot.map.as_deref() else { return "" };
    let terrain = usize::from(map.hexes[hex.index()].terrain);
    map.terrains.get(terrain).map_or("", |t| &t.name)
}

/// Words about a hex, and after them the names of the roads and streams through it.
#[must_use]
pub fn with_roads(mut words: String, map: &MapView, hex: Hex) -> String {
    let through = map.roads.iter().filter(|(_, hexes)| hexes.contains(&hex));
    for (name, _) in through.filter(|(name, _)| !name.is_empty()) {
        words.push_str(", ");
        words.push_str(name);
    }
    words
}

/// Whose zone of control covers a hex.
#[must_use]
pub fn zoc(board_index: &BoardIndex, hex: Hex) -> [bool; 2] {
    Side::ALL.map(|side| board_index.board.zoc[side as usize].contains(&hex))
}

/// A hex without what stands on it: `hex 0704, clear, Rook wood, level 1`.
#[must_use]
pub fn ground(view: &View, hex: Hex) -> String {
    let Some(map) = view.snapshot.map.as_deref() else { return String::new() };
    let ground = terrain(view, hex).to_lowercase();
    let words = say!(view, "gui-spoken-hex", hex = map.label(hex), terrain = ground);
    let mut words = with_roads(words, map, hex);
    if let Some(place) = &map.hexes[hex.index()].place {
        words = format!("{words}, {place}");
    }
    if let Some(level) = level(view, hex) {
        words = format!("{words}, {level}");
    }
    words
}

/// A hex: `hex 0907, clear, Templar knights 7-3, in enemy zone of control`.
#[must_use]
pub fn hex(view: &View, board_index: &BoardIndex, hex: Hex) -> String {
    let mut words = ground(view, hex);
    let here = board_index.here(hex);
    for (_, told) in stack(view, board_index, hex) {
        words.push_str(", ");
        words.push_str(&told);
    }
    let owner = here.first().map(|&i| board_index.board.counters[i].side);
    let covered = zoc(board_index, hex);
    for side in Side::ALL {
        if covered[side as usize] {
            match owner {
                Some(owner) if owner == side => {}
                Some(_) => {
                    words.push_str(", ");
                    words.push_str(&say!(view, "gui-spoken-enemy-zoc"));
                }
                None => {
                    let name = view.port.side_name(side);
                    words.push_str(", ");
                    words.push_str(&say!(view, "gui-in-zoc-of", side = name));
                }
            }
        }
    }
    words
}

/// A choice: `Move to 0907, 2 MP left`.
#[must_use]
pub fn choice(lang: impl HasLanguage, choice: &Choice) -> String {
    let Some(left) = choice.left else { return choice.label.clone() };
    let left = say!(lang, "gui-spoken-left", n = left);
    if choice.label.contains(&left) {
        choice.label.clone()
    } else {
        format!("{}, {left}", choice.label)
    }
}
