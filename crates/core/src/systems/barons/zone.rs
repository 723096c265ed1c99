//! BARONS 7.2 to 7.24: zones of control.

use super::scene::Scene;
use super::state::{Place, State, Unit};
use crate::board::Hex;
use crate::kernel::{Memo, Side, UnitId};
use smallvec::SmallVec;
use std::rc::Rc;

/// BARONS 7.2, 7.21, 12.1: the hexes into which a unit exerts its ZOC: those of its front that it could step into, as
/// long as it is not Shaken.
fn controlled(scene: &Scene, s: &State, unit: UnitId) -> impl Iterator<Item = Hex> {
    let state = s.unit(unit);
    let mode = scene.traits_of(unit).mode;
    let from = s.hex(unit).filter(|_| !state.shaken);
    state.facing.front().into_iter().filter_map(move |direction| {
        let at = from?;
        scene.cost(mode, at, direction)?;
        scene.beside(at, direction)
    })
}

/// BARONS 7.2: whether a unit exerts its ZOC into a hex.
#[must_use]
pub fn exerts(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    controlled(scene, s, unit).any(|other| other == hex)
}

/// BARONS 7.2: the hexes from which the enemies of `side` exert a ZOC into a hex.
#[must_use]
pub fn sources(scene: &Scene, s: &State, hex: Hex, side: Side) -> SmallVec<[Hex; 6]> {
    let mut sources = SmallVec::new();
    scene.map.grid.each_neighbor(hex, |_, near| {
        if s.is_enemy(scene, near, side) && s.stack(near).any(|unit| exerts(scene, s, unit, hex)) {
            sources.push(near);
        }
    });
    sources
}

/// BARONS 7.2, 7.23d: whether a hex lies in a ZOC of the enemies of `side`; one is as good as several.
#[must_use]
pub fn in_enemy_zoc(scene: &Scene, s: &State, hex: Hex, side: Side) -> bool {
    scene.map.grid.neighbors(hex).any(|(_, near)| {
        s.is_enemy(scene, near, side) && s.stack(near).any(|unit| exerts(scene, s, unit, hex))
    })
}

/// What the enemies of a side do to the hexes around them, as words of bits: for searches, which ask about many hexes.
pub struct Foes {
    /// BARONS 7.2: every hex in a ZOC of theirs.
    pub zoc: Vec<u64>,
    /// Every hex next to one of them.
    pub near: Vec<u64>,
}

/// Units in the scenario's order: each one's hex, facing and whether it is Shaken, in one word.
pub type Stands = SmallVec<[u32; 64]>;

/// How some units stand.
pub fn stands<'a>(units: impl Iterator<Item = &'a Unit>) -> Stands {
    let stand = |unit: &Unit| match unit.place {
        Place::Map(hex) => {
            u32::from(hex.0) << 4 | u32::from(unit.facing.0) << 1 | u32::from(unit.shaken)
        }
        _ => u32::MAX,
    };
    units.map(stand).collect()
}

thread_local! {
    /// While a Battle moves its enemies mostly stay as they are.
    static KNOWN: Memo<(u64, Side, Stands), Foes> = const { Memo::of(4) };
}

impl Foes {
    /// The enemies of a side.
    #[must_use]
    pub fn of(scene: &Scene, s: &State, side: Side) -> Rc<Foes> {
        let enemies = scene.of[side.enemy()].iter().map(|&unit| s.unit(unit));
        let key = (scene.id.number(), side, stands(enemies));
        KNOWN.with(|known| known.get(key, || Foes::look(scene, s, side)))
    }

    fn look(scene: &Scene, s: &State, side: Side) -> Foes {
        let blank = vec![0_u64; scene.map.grid.len().div_ceil(64)];
        let mut foes = Foes { zoc: blank.clone(), near: blank };
        let add = |set: &mut [u64], hex: Hex| set[hex.index() / 64] |= 1 << (hex.index() % 64);
        for (unit, at) in s.on_map(scene, side.enemy()) {
            controlled(scene, s, unit).for_each(|hex| add(&mut foes.zoc, hex));
            scene.map.grid.each_neighbor(at, |_, hex| add(&mut foes.near, hex));
        }
        foes
    }
}

/// Whether a hex adjoins a combat unit of the enemies of `side`.
#[must_use]
pub fn near_enemy(scene: &Scene, s: &State, hex: Hex, side: Side) -> bool {
    scene.map.grid.neighbors(hex).any(|(_, near)| s.is_enemy(scene, near, side))
}
