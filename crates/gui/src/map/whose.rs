//! Whose retreat or advance a marked hex is, where several counters have some: each has a letter.

use super::super::game_table::View;
use super::camera::Camera;
use egui::{Pos2, Rect, pos2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::{Choice, ChoiceKind, MapView, Target};
use std::collections::BTreeMap;

/// The letters of counters, by their ids; none, while it is one counter alone that retreats or advances.
#[derive(Clone, Debug, Default)]
pub struct Letters(BTreeMap<String, char>);

/// Where the letters of those lie who may go to a hex: on discs side by side.
pub struct Discs {
    /// The letters, each with the middle of its disc.
    pub letters: Vec<(char, Pos2)>,
    /// The size that the discs are drawn for.
    pub size: f32,
}

/// The distance of two discs side by side, as a share of their size.
const STEP: f32 = 0.44;

/// How far from its middle a disc is meant, as a share of its size: less than half a step, so that nothing is meant between two.
const DISC: f32 = 0.19;

impl Discs {
    /// The discs around a point, larger where nobody stands.
    #[must_use]
    pub fn new(at: Pos2, (zoom, empty): (f32, bool), mut letters: Vec<char>) -> Discs {
        letters.sort_unstable();
        letters.dedup();
        let size = zoom * if empty { 1.7 } else { 1.2 };
        let first = at.x - size * STEP * (letters.len() as f32 - 1.0) / 2.0;
        let place = |(k, letter)| (letter, pos2(first + size * STEP * k as f32, at.y));
        Discs { letters: letters.into_iter().enumerate().map(place).collect(), size }
    }

    /// The letter whose disc lies under a point.
    #[must_use]
    pub fn hit(&self, at: Pos2) -> Option<char> {
        let near = |(_, middle): &&(char, Pos2)| middle.distance(at) <= self.size * DISC;
        self.letters.iter().find(near).map(|&(letter, _)| letter)
    }
}

/// Of what is offered in a hex that which belongs to the disc under a point; all of it, where none lies there.
#[must_use]
pub fn of_disc(
    view: &View,
    map: &MapView,
    (camera, screen): (Option<Camera>, Option<Rect>),
    (hex, at): (Hex, Pos2),
    ids: Vec<usize>,
) -> Vec<usize> {
    let (Some(camera), Some(screen)) = (camera, screen) else { return ids };
    let whose = of(view);
    let letter = |id: &usize| whose.of(&view.port.choices()[*id]);
    let center = camera.to_screen(screen, map.hexes[hex.index()].center);
    let empty = view.snapshot.board_index.here(hex).is_empty();
    let middle = place(center, (camera.zoom, empty));
    let discs = Discs::new(middle, (camera.zoom, empty), ids.iter().filter_map(letter).collect());
    match discs.hit(at) {
        Some(hit) => ids.into_iter().filter(|id| letter(id) == Some(hit)).collect(),
        None => ids,
    }
}

/// Where a hex tells what is offered there: in its middle, or below who stands there.
#[must_use]
pub fn place(center: Pos2, (zoom, empty): (f32, bool)) -> Pos2 {
    if empty { center } else { center + vec2(0.0, zoom * 0.72) }
}

/// The letters of now, in the order in which the counters are offered something.
#[must_use]
pub fn of(view: &View) -> Letters {
    let mut units: Vec<&str> = Vec::new();
    for unit in view.port.choices().iter().filter_map(goer) {
        if !units.contains(&unit) {
            units.push(unit);
        }
    }
    if units.len() < 2 {
        return Letters::default();
    }
    Letters(units.into_iter().map(str::to_owned).zip('A'..='Z').collect())
}

/// Who goes to a hex by a choice.
fn goer(choice: &Choice) -> Option<&str> {
    let goes = matches!(choice.kind, ChoiceKind::Retreat | ChoiceKind::Advance);
    let to_hex = matches!(choice.target, Target::Hex(_));
    choice.subject.as_deref().filter(|_| goes && to_hex)
}

impl Letters {
    /// The counters with their letters.
    pub fn all(&self) -> impl Iterator<Item = (&str, char)> {
        self.0.iter().map(|(unit, &letter)| (unit.as_str(), letter))
    }

    /// The letter of whoever goes to a hex by a choice.
    #[must_use]
    pub fn of(&self, choice: &Choice) -> Option<char> {
        self.0.get(goer(choice)?).copied()
    }
}
