//! Counters on their way: for a moment after a move they glide along it, and who strikes lunges at whom he strikes.

use super::highlight::Marks;
use super::stack::{self, PlacedCounter};
use crate::board_index::BoardIndex;
use crate::showing::Happening;
use crate::snapshot::View;
use egui::{Pos2, Rect, Vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::{CounterView, MapView, Sign};
use std::collections::BTreeMap;

/// How long a counter takes for a hex, in seconds.
const HEX: f32 = 0.13;
/// The longest and the shortest glide, in seconds.
const LONGEST: f32 = 0.8;
const SHORTEST: f32 = 0.3;
/// How long a lunge takes, in seconds.
const LUNGE: f32 = 0.4;
/// How far it goes, as a share of the way.
const REACH: f32 = 0.38;

/// The counters that are on their way now.
pub struct Gliding {
    /// The ways, by the ids of the counters.
    ways: BTreeMap<String, Vec<Hex>>,
    /// How much of them lies behind, from 0 to 1.
    share: f32,
    /// Whether they come back.
    lunges: bool,
}

impl Gliding {
    /// Those of the happening on show; none when nothing moves, or nothing is to.
    #[must_use]
    pub fn now(view: &View, map: &MapView, board_index: &BoardIndex, now: f64) -> Option<Gliding> {
        let (happening, age) = view.reel.current(now)?;
        let shown = view.reel.is_playing() || view.reel.again().is_some();
        let still = view.settings.reduced_motion || !shown;
        if still { None } else { Gliding::of(happening, map, board_index, age) }
    }

    /// Those of a happening that has been on show for so many seconds; none when they have come to rest.
    #[must_use]
    pub fn of(
        happening: &Happening,
        map: &MapView,
        board_index: &BoardIndex,
        age: f32,
    ) -> Option<Gliding> {
        let lunges = happening.sign == Sign::Strike;
        let ways =
            if lunges { lunges_of(happening, map, board_index) } else { ways_of(happening, map) };
        let longest = ways.values().map(Vec::len).max()?;
        #[allow(clippy::cast_precision_loss)] // a few hexes
        let time = if lunges { LUNGE } else { (HEX * longest as f32).clamp(SHORTEST, LONGEST) };
        let share = age / time;
        (share < 1.0).then_some(Gliding { ways, share: share.max(0.0), lunges })
    }

    /// Whether a counter is on its way.
    #[must_use]
    pub fn takes(&self, id: &str) -> bool {
        self.ways.contains_key(id)
    }

    /// The ids of the counters on their way, in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ways.keys().map(String::as_str)
    }

    /// The counters on their way, where they are now.
    #[must_use]
    pub fn placed(&self, marks: &Marks, board_index: &BoardIndex) -> Vec<PlacedCounter> {
        let all = &board_index.board.counters;
        let mut hexes: Vec<Hex> = self.ids().filter_map(|id| board_index.get(id)?.at).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let mut placed = Vec::new();
        for hex in hexes {
            let (center, zoom) = (marks.center(hex), marks.camera.zoom);
            for (index, rect) in stack::place_counters(all, board_index.here(hex), center, zoom) {
                let now = self.moved(&all[index].id, rect, |hex| marks.center(hex));
                placed.extend(now.map(|rect| (index, rect)));
            }
        }
        placed
    }

    /// Where a counter is now that lies at the end of its way, or at the beginning of its lunge; none if it is not on its way.
    #[must_use]
    pub fn moved(&self, id: &str, rect: Rect, center: impl Fn(Hex) -> Pos2) -> Option<Rect> {
        let way: Vec<Pos2> = self.ways.get(id)?.iter().map(|&hex| center(hex)).collect();
        let [first, .., last] = way[..] else { return None };
        if self.lunges {
            let out = (self.share * std::f32::consts::PI).sin();
            return Some(rect.translate((last - first) * (out * REACH)));
        }
        // It sets out and comes to rest gently.
        let eased = self.share * self.share * (3.0 - 2.0 * self.share);
        Some(rect.translate(along(&way, eased) - last))
    }
}

/// A place on a line, as a share of its steps.
fn along(way: &[Pos2], share: f32) -> Pos2 {
    #[allow(clippy::cast_precision_loss)] // a few hexes
    let step = share.clamp(0.0, 1.0) * (way.len() - 1) as f32;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // from 0 on
    let whole = (step as usize).min(way.len() - 2);
    #[allow(clippy::cast_precision_loss)] // a few hexes
    let rest: Vec2 = (way[whole + 1] - way[whole]) * (step - whole as f32);
    way[whole] + rest
}

/// The ways that a happening tells, and those of which no line tells.
fn ways_of(happening: &Happening, map: &MapView) -> BTreeMap<String, Vec<Hex>> {
    let mut ways = BTreeMap::new();
    let mut add = |units: &[String], hexes: &[Hex]| {
        if hexes.len() > 1 {
            ways.extend(units.iter().map(|id| (id.clone(), hexes.to_vec())));
        }
    };
    for came in &happening.came {
        add(&came.units, &Happening::way_of(came, map));
    }
    if happening.sign == Sign::Way {
        add(&happening.units, &happening.hexes(map));
    }
    ways
}

/// From where they stand towards the nearest of whom they strike.
fn lunges_of(
    happening: &Happening,
    map: &MapView,
    board_index: &BoardIndex,
) -> BTreeMap<String, Vec<Hex>> {
    let hexes = happening.hexes(map);
    let (from, targets) = happening.strike(&hexes);
    let grid = &map.map.grid;
    let way = |counter: &CounterView| {
        let hex = counter.at.filter(|hex| from.contains(hex))?;
        let target = targets.iter().copied().min_by_key(|&to| grid.distance(hex, to))?;
        (target != hex).then(|| (counter.id.clone(), vec![hex, target]))
    };
    happening.units.iter().filter_map(|id| way(board_index.get(id)?)).collect()
}
