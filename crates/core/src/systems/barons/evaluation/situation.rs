//! The field as a side sees it: who stands where, and how far the enemy is by foot and on horseback.

use super::super::scene::{BattleId, MovementMode, Scene};
use super::super::state::{Effectiveness, State};
use super::super::{command, edward};
use super::weights::Weights;
use crate::board::{BARRED, Buckets, Direction, Hex, bearing};
use crate::kernel::{Memo, Side, Styles, UnitId};
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::rc::Rc;

/// No enemy can be reached from there.
pub const FAR: u16 = UNREACHED as u16;
const UNREACHED: u8 = 60;
/// As far as somebody makes himself felt.
pub const NEAR: u16 = 4;

/// An enemy hex as seen from another one.
#[derive(Clone, Copy)]
pub struct Foe {
    /// The hex.
    pub at: Hex,
    /// Its top unit.
    pub unit: UnitId,
    /// How far it is.
    pub far: u16,
    /// The directions in which it lies; the same one twice unless the line runs through a vertex (7.1).
    pub bears: (Direction, Direction),
}

/// The enemies within a few hexes.
pub type Near = SmallVec<[Foe; 12]>;

/// Hexes from which ways are measured.
type Ends = SmallVec<[Hex; 40]>;

/// Hexes that the enemy holds, with their top units.
type Foes = SmallVec<[(Hex, UnitId); 40]>;
/// By hex, the enemies near it, once somebody asked.
type Neighbourhoods = Vec<OnceCell<Box<Near>>>;

thread_local! {
    /// Who is near which hex is the same as long as nobody of them moves.
    static SEEN: Memo<(u64, Foes), Neighbourhoods> = const { Memo::of(4) };
    /// While a Battle moves, its enemies stay where they are: the ways to them at the last decisions.
    static KNOWN: Memo<(u64, MovementMode, Ends), Vec<u8>> = const { Memo::of(8) };
}

/// What a side looks at.
pub struct Situation<'a> {
    /// What never changes.
    pub scene: &'a Scene,
    /// The position.
    pub s: &'a State,
    /// Whose view it is.
    pub side: Side,
    /// Every hex that the enemy holds, with its top unit.
    pub foes: Foes,
    /// The Battle that is to move; it may be bound to one enemy Battle (14.1).
    battle: Option<BattleId>,
    /// What the deciding side goes by.
    pub styles: Styles<'a, Weights>,
    ways: [OnceCell<Rc<Vec<u8>>>; 2],
    span: OnceCell<command::Span>,
    near: Rc<Neighbourhoods>,
}

impl<'a> Situation<'a> {
    /// Looks around for a side and the Battle of it that acts.
    pub fn new(
        scene: &'a Scene,
        s: &'a State,
        side: Side,
        battle: Option<BattleId>,
        styles: Styles<'a, Weights>,
    ) -> Situation<'a> {
        let foes = s.on_map(scene, side.enemy()).filter(|&(unit, hex)| s.top(hex) == Some(unit));
        let foes: Foes = foes.map(|(unit, hex)| (hex, unit)).collect();
        let ways = [OnceCell::new(), OnceCell::new()];
        let nobody = || vec![OnceCell::new(); scene.map.grid.len()];
        let near = SEEN.with(|seen| seen.get((scene.id.number(), foes.clone()), nobody));
        Situation { scene, s, side, foes, battle, styles, ways, span: OnceCell::new(), near }
    }

    /// The movement points from a hex to the nearest enemy who may be attacked, the last step into his hex aside; more than
    /// any way takes where there is none.
    pub fn distance(&self, mode: MovementMode, hex: Hex) -> u16 {
        let index = usize::from(mode == MovementMode::Horse);
        let mode = if index == 1 { MovementMode::Horse } else { MovementMode::Foot };
        match self.ways[index].get_or_init(|| self.apart(mode))[hex.index()] {
            UNREACHED => self.beyond(hex),
            far => far.into(),
        }
    }

    /// Where no way leads to the enemy, it is good to come within range of him at least.
    fn beyond(&self, hex: Hex) -> u16 {
        let grid = &self.scene.map.grid;
        let far = self.foes.iter().map(|&(at, _)| grid.distance(hex, at)).min();
        FAR / 2 + far.map_or(FAR / 2, |far| far.min(FAR / 2))
    }

    /// Whether the Battle that acts may attack a hex.
    fn is_open(&self, hex: Hex) -> bool {
        let first = self.battle.and_then(|battle| self.scene.battle(battle).units.first());
        first.is_none_or(|&unit| edward::check(self.scene, self.s, unit, hex).is_ok())
    }

    /// The movement points from every hex to the nearest enemy who may be attacked.
    fn apart(&self, mode: MovementMode) -> Rc<Vec<u8>> {
        let foes = self.foes.iter().map(|&(hex, _)| hex);
        let ends: Ends = foes.filter(|&hex| self.is_open(hex)).collect();
        let key = (self.scene.id.number(), mode, ends.clone());
        KNOWN.with(|known| known.get(key, || Self::flood(self.scene, mode, &ends)))
    }

    /// The ways are searched from their ends. No step costs less than a point.
    fn flood(scene: &Scene, mode: MovementMode, ends: &[Hex]) -> Vec<u8> {
        let (grid, into) = (&scene.map.grid, &scene.steps_into[mode as usize]);
        // The last stands for what is off the map, where nothing comes nearer.
        let mut far = vec![UNREACHED; grid.len() + 1];
        far[grid.len()] = 0;
        let mut queue = Buckets::with_capacity(2 * grid.len());
        for &hex in ends {
            for (direction, near) in grid.neighbors(hex) {
                let enters = into[hex.index()][direction.index()] != BARRED;
                if enters && far[near.index()] > 0 {
                    far[near.index()] = 0;
                    queue.push(0, near);
                }
            }
        }
        for now in 0..UNREACHED {
            while let Some(hex) = queue.pop(now) {
                if far[hex.index()] != now {
                    continue;
                }
                let (around, costs) = (grid.around(hex, &far), into[hex.index()]);
                let farther = Direction::set(|d| around[d] > now.saturating_add(costs[d]));
                for direction in Direction::of_set(farther) {
                    let Some(from) = grid.neighbor(hex, direction) else { continue };
                    let total = now + costs[direction.index()];
                    far[from.index()] = total;
                    queue.push(total, from);
                }
            }
        }
        far
    }

    /// Whether a hex lies in the span of the acting Battle's leader (6.2).
    pub fn in_span(&self, hex: Hex) -> bool {
        let Some(battle) = self.battle else { return true };
        let leader = self.scene.battle(battle).leader;
        if self.s.hex(leader).is_none() {
            return true;
        }
        self.span.get_or_init(|| command::span(self.scene, self.s, leader)).contains(hex)
    }

    /// How far it is to the acting Battle's leader, in hexes.
    pub fn to_leader(&self, hex: Hex) -> f64 {
        let leader = self.battle.map(|battle| self.scene.battle(battle).leader);
        let at = leader.and_then(|leader| self.s.hex(leader));
        at.map_or(0.0, |at| f64::from(self.scene.map.grid.distance(hex, at)))
    }

    /// The enemies within a few hexes.
    pub fn near(&self, hex: Hex) -> &Near {
        let grid = &self.scene.map.grid;
        let foe = |&(at, unit): &(Hex, UnitId)| {
            let far = grid.distance(hex, at);
            (far <= NEAR).then(|| Foe { at, unit, far, bears: bearing(grid, hex, at) })
        };
        self.near[hex.index()].get_or_init(|| Box::new(self.foes.iter().filter_map(foe).collect()))
    }
}

/// Whether a unit may attack at all: it is not Shaken, nor is its Battle (12.1, 13.0).
pub fn is_willing(scene: &Scene, s: &State, unit: UnitId) -> bool {
    !s.unit(unit).shaken && s.battle(scene.unit(unit).battle).effectiveness == Effectiveness::Good
}
