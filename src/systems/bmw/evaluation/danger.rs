//! What a unit risks where it stands: the attack that the enemy can bring against it in his next turn.

use super::super::scene::Scene;
use super::super::state::State;
use super::distances::Distances;
use super::expectation::{Stakes, Table, odds_column};
use super::weights::Weights;
use super::worth::Prices;
use crate::board::{Grid, Hex};
use crate::kernel::{Memo, Side, UnitId};
use crate::scenario::bmw::Halves;
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::rc::Rc;

/// A hex is attacked from so many at most.
const SIDES: usize = 6;

/// A unit that can come: its hex, its strength and how far it goes.
type Comer = (Hex, u8, u8);
/// Everybody who can come.
type Comers = SmallVec<[Comer; 48]>;

thread_local! {
    /// While a side moves, its enemies stay where they are: who can come where, at the last decisions of either side.
    static KNOWN: Memo<(u64, Comers), Threats> = const { Memo::of(4) };
}

/// The strength that an army can bring to bear on each hex.
struct Threats {
    comers: Comers,
    /// By hex, once somebody asked: the strength of the strongest, of the two strongest, and so on.
    by_hex: Vec<OnceCell<[u16; SIDES]>>,
}

impl Threats {
    fn at(&self, grid: &Grid, hex: Hex) -> &[u16; SIDES] {
        self.by_hex[hex.index()].get_or_init(|| {
            let mut strongest = [0_u16; SIDES];
            for &(at, strength, ma) in &self.comers {
                let mut strength = u16::from(strength);
                // A unit reaches what lies next to the hexes that it enters.
                if grid.distance(at, hex) > u16::from(ma) + 1 {
                    continue;
                }
                for other in &mut strongest {
                    if strength > *other {
                        std::mem::swap(&mut strength, other);
                    }
                }
            }
            let mut sum = 0;
            strongest.map(|strength| {
                sum += strength;
                sum
            })
        })
    }
}

/// What the units of a side risk.
pub struct Dangers<'a> {
    scene: &'a Scene,
    s: &'a State,
    side: Side,
    threats: Rc<Threats>,
    table: Table<'a>,
    ground: &'a Distances<'a>,
    prices: &'a Prices,
    weights: &'a Weights,
}

impl<'a> Dangers<'a> {
    /// The dangers for a side as things stand.
    pub fn new(
        scene: &'a Scene,
        s: &'a State,
        side: Side,
        (ground, prices, weights): (&'a Distances<'a>, &'a Prices, &'a Weights),
    ) -> Dangers<'a> {
        let comers: Comers = s
            .units_on_map(scene, side.enemy())
            .map(|(unit, hex)| {
                let values = s.values(scene, unit);
                (hex, values.strength + s.leader_value(scene, side.enemy(), hex), values.ma)
            })
            .collect();
        let key = (scene.id.number(), comers.clone());
        let threats = KNOWN.with(|known| {
            known.get(key, || Threats {
                comers,
                by_hex: vec![OnceCell::new(); scene.map.grid.len()],
            })
        });
        let table = Table::new(&scene.crt, weights);
        Dangers { scene, s, side, threats, table, ground, prices, weights }
    }

    /// What the enemy may expect of an attack on a unit that stands in a hex; nothing where he had better leave it alone.
    pub fn of(&self, unit: UnitId, hex: Hex) -> f64 {
        let (scene, s, weights) = (self.scene, self.s, self.weights);
        if scene.special.walled_against(self.side.enemy(), hex) {
            return 0.0;
        }
        let distance = self.ground.distance(hex);
        let (mut sides, mut out) = (0_usize, 0_u32);
        scene.map.grid.each_neighbor(hex, |_, near| {
            let friend = s.unit_of(self.side, near).is_some_and(|other| other != unit);
            if friend {
                return;
            }
            if self.ground.distance(near) <= distance && !scene.effects(near).sea {
                sides += 1;
            } else if !s.in_ezoc(self.side, near) && !scene.effects(near).sea {
                out += 1;
            }
        });
        if sides == 0 {
            return 0.0;
        }
        let threat = u32::from(self.threats.at(&scene.map.grid, hex)[sides - 1]);
        if threat == 0 {
            return 0.0;
        }
        let attack =
            if scene.halves(hex) == Halves::IntoAndOutOf { threat.div_ceil(2) } else { threat };
        let defence = u32::from(s.values(scene, unit).strength);
        let left =
            u32::from(scene.effects(hex).shift) + u32::from(s.demoralized[self.side.enemy()]);
        let prize = self.prices.of(scene, unit);
        let doomed = match out {
            0 => 1.0,
            1 => weights.one_way_out,
            2 => weights.two_ways_out,
            _ => weights.many_ways_out,
        };
        // The enemy loses somebody of the same kind.
        let stakes =
            Stakes { prize, flight: doomed * prize, loss: prize, rout: weights.rout * prize };
        self.table.expected(odds_column(scene, attack, defence, left), stakes).max(0.0)
    }
}
