//! BARONS 7.0, 7.3, U-88: the ways that a mover can take as a whole, and what bars those that it can't.

use super::super::facing::Facing;
use super::super::obstacle::{Part, Stand, Verdict, Way, verdict};
use super::super::pathfinding::{Leg, Ways};
use super::super::rules;
use super::super::scene::{MovementMode, Scene};
use super::super::state::State;
use super::super::walker::{Bar, Walker};
use super::super::why::{Refused, Why, no};
use super::rides::Rides;
use super::{Mover, last_facing, turns};
use crate::board::{Direction, Grid, Hex};
use crate::kernel::UnitId;
use std::cell::OnceCell;
use std::rc::Rc;

/// The ways of units from where they stand.
pub struct Marches<'a> {
    mover: &'a Mover,
    scene: &'a Scene,
    s: &'a State,
    walker: Walker<'a>,
    ways: Rc<Ways>,
    rides: OnceCell<Rides>,
}

impl Mover {
    /// The ways of the units; `None` for a leader alone, or before an entry.
    pub(super) fn marches<'a>(
        &'a self,
        scene: &'a Scene,
        s: &'a State,
        until: Option<Hex>,
    ) -> Option<Marches<'a>> {
        let walker = self.walker(scene, s);
        let ways = self.ways_of(&walker, until)?;
        Some(Marches { mover: self, scene, s, walker, ways, rides: OnceCell::new() })
    }

    /// The unit in a hex that is none of the movers.
    pub(super) fn other(&self, s: &State, hex: Hex) -> Option<UnitId> {
        s.stack(hex).find(|unit| !self.units.contains(unit))
    }

    /// Why no march leads to a hex: what would have to be otherwise for it to be reached, whatever the way; and where there
    /// is a way round, that it costs too much.
    #[must_use]
    pub fn obstacle(&self, scene: &Scene, s: &State, to: Hex) -> (Refused, Option<Refused>) {
        let Some(start) = self.at else {
            let why = Why::OffMap { unit: self.head() };
            return (Refused { rule: rules::REINFORCEMENTS, why }, None);
        };
        let march = March::new(self, scene, s, start, to);
        let stand = Stand { hex: start, facing: self.facing(s), turned: self.turned && !self.solo };
        let left = self.left(scene, s);
        let why = match (verdict(&march, stand, left.into()), self.leader) {
            (Some(Verdict::Barred(refused)), _) => return (refused, None),
            (Some(Verdict::Round(refused, cost)), _) => {
                let why = Why::TooFar { cost, left };
                return (refused, Some(Refused { rule: rules::MOVEMENT, why }));
            }
            (Some(Verdict::Costs(cost)), _) if cost > left.into() => Why::TooFar { cost, left },
            (Some(Verdict::Costs(_)), Some(unit)) => Why::LeaderTooSlow { unit },
            (Some(Verdict::Costs(_)) | None, _) => Why::NoEnd { hex: to },
        };
        (Refused { rule: rules::MOVEMENT, why }, None)
    }
}

impl<'a> Marches<'a> {
    /// What is known of the ways.
    pub(super) fn ways(&self) -> &Ways {
        &self.ways
    }

    /// The same, when nothing else is asked any more.
    pub(super) fn into_ways(self) -> Rc<Ways> {
        self.ways
    }

    /// The walker.
    pub(super) fn walker(&self) -> &Walker<'a> {
        &self.walker
    }

    /// Whether nothing speaks against a march to a hex that the ways lead to, and no attack is named for it: so it is with most.
    #[inline]
    pub(super) fn is_plain(&self, hex: Hex) -> bool {
        self.mover.leader.is_none() && self.s.top(hex).is_none() && !self.walker.in_zoc(hex)
    }

    /// Whether a march leads to a hex.
    pub(super) fn leads(&self, hex: Hex) -> bool {
        let known = self.ways.cost(hex).is_some() && Some(hex) != self.mover.at;
        // Where nobody has to keep up, any way to where the move can end will do: to most hexes.
        match self.mover.leader {
            None if self.s.top(hex).is_none() => known,
            None => known && ends(self.mover, self.s, &self.walker, &self.ways, hex),
            Some(_) => known && self.way(hex).is_some(),
        }
    }

    /// The way that a march to a hex takes: the cheapest that the leader keeps up with and that can end there (7.1, 7.3,
    /// U-88), if there is one.
    pub(super) fn way(&self, hex: Hex) -> Option<Vec<Leg>> {
        let (mover, s) = (self.mover, self.s);
        let cost = self.ways.cost(hex).filter(|_| Some(hex) != mover.at)?;
        let other = mover.other(s, hex);
        let legs = self.ways.way(hex);
        let facing = last_facing(&legs, mover.facing(s));
        let end = (hex, facing, mover.turned || turns(&legs));
        if (other.is_none() || mover.can_end(self.scene, s, end, cost)) && self.keeps_up(&legs) {
            return Some(legs);
        }
        if other.is_some() && !self.walker.may_end(hex) {
            return None;
        }
        let alike = other.map(|unit| s.unit(unit).facing);
        if let Some(facing) = alike {
            self.ways.cost_facing(hex, facing).filter(|&cost| cost <= self.walker.allowance())?;
            let legs = self.ways.way_facing(hex, facing);
            if self.keeps_up(&legs) {
                return Some(legs);
            }
        }
        mover.leader?;
        let rides = self.rides.get_or_init(|| Rides::of(mover, self.scene, &self.walker));
        rides.way(hex, alike)
    }

    fn keeps_up(&self, legs: &[Leg]) -> bool {
        let ride = self.mover.leader.map_or(0, |_| self.mover.ride(self.scene, legs));
        self.mover.check_leader_pace(self.scene, self.s, ride).is_ok()
    }

    /// The movement points left after a way.
    pub(super) fn left(&self, legs: &[Leg]) -> u8 {
        let (mut left, mut turned) = (self.mover.left(self.scene, self.s), self.mover.turned);
        let mut at = self.mover.at;
        for leg in legs {
            let cost = match (*leg, at) {
                (Leg::Turn(_), _) => u8::from(std::mem::replace(&mut turned, true)),
                (Leg::Step(to), Some(from)) => {
                    at = Some(to);
                    let direction = self.scene.map.grid.direction(from, to);
                    direction.and_then(|d| self.walker.cost(from, d)).unwrap_or(0)
                }
                (Leg::Step(_), None) => 0,
            };
            left = left.saturating_sub(cost);
        }
        left
    }
}

/// The rules of a march to a hex, as a search without limits asks them.
struct March<'a> {
    mover: &'a Mover,
    scene: &'a Scene,
    s: &'a State,
    walker: Walker<'a>,
    start: Hex,
    to: Hex,
    /// By hex: the bars that entering it breaks, terrain aside, and whether leaving it breaks one.
    known: Vec<(u8, bool)>,
}

impl<'a> March<'a> {
    fn new(mover: &'a Mover, scene: &'a Scene, s: &'a State, start: Hex, to: Hex) -> March<'a> {
        let walker = mover.walker(scene, s);
        let mut march = March { mover, scene, s, walker, start, to, known: Vec::new() };
        let entry = [Bar::Zone, Bar::Friends, Bar::Enemies];
        let known = scene.map.grid.hexes().map(|hex| {
            let barred = |&bar: &Bar| march.walker.check_bar(bar, hex, Direction(0), hex).is_err();
            let bars = entry.into_iter().filter(barred).fold(0, |bars, bar| bars | bar.bit());
            (bars, march.check_leave(hex).is_err())
        });
        march.known = known.collect();
        march
    }

    /// BARONS 7.23a, 7.24: whether a step may lead out of a hex.
    fn check_leave(&self, from: Hex) -> Result<(), Refused> {
        if from == self.start {
            return self.mover.check_held(&self.walker);
        }
        if self.walker.is_held(from) {
            return no(rules::ZOC_STOPS, Why::ZocStops { hex: from });
        }
        Ok(())
    }
}

impl Way for March<'_> {
    fn grid(&self) -> &Grid {
        &self.scene.map.grid
    }

    fn has_facing(&self) -> bool {
        !self.mover.units.is_empty()
    }

    fn cost(&self, at: Stand, part: Part) -> u8 {
        match part {
            Part::Turn(_) => u8::from(at.turned),
            Part::Step(direction, _) => self.walker.cost(at.hex, direction).unwrap_or(1),
            Part::End => 0,
        }
    }

    fn is_goal(&self, at: Stand) -> bool {
        at.hex == self.to
    }

    fn check(&self, bar: Bar, at: Stand, part: Part) -> Result<(), Refused> {
        match (bar, part) {
            (Bar::Zone, Part::Step(direction, to)) => {
                self.check_leave(at.hex)?;
                self.walker.check_bar(bar, at.hex, direction, to)
            }
            (_, Part::Step(direction, to)) => self.walker.check_bar(bar, at.hex, direction, to),
            (Bar::Friends, Part::End) => {
                self.mover.check_end(self.scene, self.s, at.hex, at.facing)
            }
            (_, Part::Turn(_) | Part::End) => Ok(()),
        }
    }

    fn bars(&self, at: Stand, part: Part) -> u8 {
        let bit = |broken: bool, bar: Bar| if broken { bar.bit() } else { 0 };
        match part {
            Part::Turn(_) => 0,
            Part::End => bit(self.check(Bar::Friends, at, part).is_err(), Bar::Friends),
            Part::Step(direction, to) => {
                let closed = self.walker.cost(at.hex, direction).is_none();
                self.known[to.index()].0
                    | bit(self.known[at.hex.index()].1, Bar::Zone)
                    | bit(closed, Bar::Terrain)
            }
        }
    }

    fn least(&self) -> Bar {
        let to = self.to;
        let modes =
            self.mover.units.iter().map(|&unit| MovementMode::from(self.scene.unit(unit).class));
        let modes = modes.chain(self.mover.units.is_empty().then_some(MovementMode::Leader));
        let shut = modes.into_iter().any(|g| self.scene.terrain(to).costs[g as usize].is_none());
        let barred = |bar| self.walker.check_bar(bar, self.start, Direction(0), to).is_err();
        let joins = self.mover.other(self.s, to).is_none() || self.walker.may_end(to);
        if shut {
            Bar::Terrain
        } else if barred(Bar::Enemies) {
            Bar::Enemies
        } else if barred(Bar::Friends) || !joins && self.s.holder(self.scene, to).is_some() {
            Bar::Friends
        } else if barred(Bar::Zone) || self.mover.check_held(&self.walker).is_err() {
            Bar::Zone
        } else {
            Bar::Means
        }
    }
}

/// Whether units may end in the facing of whoever stands in a hex, for no more than their allowance.
pub(super) fn ends(mover: &Mover, s: &State, walker: &Walker, ways: &Ways, hex: Hex) -> bool {
    let Some(other) = mover.other(s, hex) else { return true };
    let alike: Facing = s.unit(other).facing;
    let cost = ways.cost_facing(hex, alike);
    walker.may_end(hex) && cost.is_some_and(|cost| cost <= walker.allowance())
}
