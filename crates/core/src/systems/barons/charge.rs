//! BARONS 10.0, 10.3: by which ways cavalry can charge whom.

use super::edward;
use super::facing::Facing;
use super::obstacle::{Part, Stand, Verdict, Way, verdict};
use super::pathfinding::Leg;
use super::rules;
use super::scene::{MovementMode, Scene};
use super::sight::sees;
use super::state::{Effectiveness, State};
use super::walker::Bar;
use super::why::{Refused, Why, closed, no};
use super::zone::{Foes, in_enemy_zoc};
use crate::board::{Grid, Hex, HexBits};
use crate::kernel::{Side, UnitId};
use smallvec::SmallVec;

const UNREACHED: u8 = u8::MAX;
const NOWHERE: u16 = u16::MAX;

/// A place from which a charge can strike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Approach {
    /// The hex charged at.
    pub target: Hex,
    /// The hex the charge ends in.
    pub hex: Hex,
    /// The facing there.
    pub facing: Facing,
}

/// Every way of a charge: in the facing it begins with, and after its one wheel.
pub struct Charges {
    start: Hex,
    facing: Facing,
    /// By hex: which of the cells is its own; that of hexes that are not reached is the first.
    numbers: Vec<u16>,
    cells: Vec<Cell>,
}

/// How a hex is reached.
#[derive(Clone, Copy)]
struct Cell {
    hex: Hex,
    /// The cost without the wheel, in the first facing, and the hex before.
    straight: u8,
    straight_from: u16,
    /// By facing: the cost with the wheel spent, and the hex before; none where the wheel was.
    cost: [u8; 6],
    from: [u16; 6],
}

const BLANK: Cell = Cell {
    hex: Hex(NOWHERE),
    straight: UNREACHED,
    straight_from: NOWHERE,
    cost: [UNREACHED; 6],
    from: [NOWHERE; 6],
};

/// Places to go on from by cost: lists through one store, in the order in which they came.
struct Queue {
    entries: Vec<((Hex, Option<Facing>), u16)>,
    /// The first and the last of each cost.
    ends: [(u16, u16); 256],
}

impl Queue {
    fn new() -> Queue {
        Queue { entries: Vec::with_capacity(128), ends: [(NOWHERE, NOWHERE); 256] }
    }

    fn push(&mut self, cost: u8, place: (Hex, Option<Facing>)) {
        let Ok(number) = u16::try_from(self.entries.len()) else { return };
        let (first, last) = &mut self.ends[usize::from(cost)];
        match self.entries.get_mut(usize::from(*last)) {
            Some((_, next)) if *first != NOWHERE => *next = number,
            _ => *first = number,
        }
        *last = number;
        self.entries.push((place, NOWHERE));
    }

    fn pop(&mut self, cost: u8) -> Option<(Hex, Option<Facing>)> {
        let (first, _) = &mut self.ends[usize::from(cost)];
        let &(place, next) = self.entries.get(usize::from(*first))?;
        *first = next;
        Some(place)
    }
}

impl Charges {
    /// BARONS 10.0: floods from where cavalry stands: at most its allowance, through the front, one free wheel, no occupied
    /// hex, no terrain closed to charges, an enemy ZOC with the last step only. Only ways are looked for that may lead to one
    /// of the targets.
    #[must_use]
    pub fn new(scene: &Scene, s: &State, units: &[UnitId], targets: &[Hex]) -> Charges {
        let grid = &scene.map.grid;
        let (start, facing) = match units.first() {
            Some(&unit) => (s.hex(unit).unwrap_or(Hex(0)), s.unit(unit).facing),
            None => (Hex(0), Facing(0)),
        };
        let (numbers, cells) = (vec![0; grid.len()], Vec::with_capacity(64));
        let mut charges = Charges { start, facing, numbers, cells };
        charges.cells.push(BLANK);
        let Some(side) = units.first().map(|&unit| scene.traits_of(unit).side) else {
            return charges;
        };
        let allowance = allowance(scene, units);
        // No step costs less than a point, a target is struck from beside it, and after the wheel all steps lead ahead.
        let in_reach = |hex: Hex, wheeled: Option<Facing>, spent: u8| {
            let most = u16::from(allowance - spent) + 1;
            targets.iter().any(|&target| match wheeled {
                None => grid.distance(hex, target) <= most,
                Some(f) => grid.ahead(hex, target, f.front()[0]).is_some_and(|steps| steps <= most),
            })
        };
        if !in_reach(start, None, 0) {
            return charges;
        }
        let foes = Foes::of(scene, s, side);
        let held = HexBits(&foes.zoc).contains(start);
        let mut queue = Queue::new();
        charges.reach(start).straight = 0;
        queue.push(0, (start, None));
        for now in 0..=allowance {
            while let Some((hex, wheeled)) = queue.pop(now) {
                let cell = charges.reach(hex);
                let known = match wheeled {
                    None => cell.straight,
                    Some(f) => cell.cost[usize::from(f.0)],
                };
                if known != now {
                    continue;
                }
                if wheeled.is_none() && !held {
                    for f in Facing::ALL.into_iter().filter(|&f| f != facing) {
                        let cost = &mut cell.cost[usize::from(f.0)];
                        if now < *cost && in_reach(hex, Some(f), now) {
                            *cost = now;
                            cell.from[usize::from(f.0)] = NOWHERE;
                            queue.push(now, (hex, Some(f)));
                        }
                    }
                }
                // The start may lie in an enemy ZOC; any other hex that does is the end of the way.
                if held || hex != start && HexBits(&foes.zoc).contains(hex) {
                    continue;
                }
                for direction in wheeled.unwrap_or(facing).front() {
                    let Some(to) = scene.beside(hex, direction) else { continue };
                    let Some(cost) = scene.cost(MovementMode::Horse, hex, direction) else {
                        continue;
                    };
                    let total = now.saturating_add(cost);
                    let known = charges.cell(to);
                    let known = wheeled.map_or(known.straight, |f| known.cost[usize::from(f.0)]);
                    if total > allowance
                        || total >= known
                        || s.top(to).is_some()
                        || scene.terrain(to).no_charge
                        || !in_reach(to, wheeled, total)
                    {
                        continue;
                    }
                    let cell = charges.reach(to);
                    match wheeled.map(|f| usize::from(f.0)) {
                        None => (cell.straight, cell.straight_from) = (total, hex.0),
                        Some(f) => (cell.cost[f], cell.from[f]) = (total, hex.0),
                    }
                    queue.push(total, (to, wheeled));
                }
            }
        }
        charges
    }

    /// How a hex is reached, if it is.
    fn cell(&self, hex: Hex) -> &Cell {
        &self.cells[usize::from(self.numbers[hex.index()])]
    }

    /// How a hex is reached, to be noted.
    fn reach(&mut self, hex: Hex) -> &mut Cell {
        let number = &mut self.numbers[hex.index()];
        if *number == 0 {
            *number = u16::try_from(self.cells.len()).expect("an allowance is at most 30 points");
            self.cells.push(Cell { hex, ..BLANK });
        }
        &mut self.cells[usize::from(*number)]
    }

    /// Every place from which an enemy hex can be struck, whatever else speaks against the target.
    #[must_use]
    pub fn approaches(&self, scene: &Scene, s: &State, side: Side) -> Vec<Approach> {
        let mut found = Vec::new();
        for hex in self.cells[1..].iter().map(|cell| cell.hex) {
            for (direction, target) in scene.map.grid.neighbors(hex) {
                let strikes = s.is_enemy(scene, target, side)
                    && !scene.terrain(target).no_charge
                    && scene.cost(MovementMode::Horse, hex, direction).is_some();
                if !strikes {
                    continue;
                }
                let facings = Facing::ALL.into_iter().filter(|f| f.front().contains(&direction));
                let facings = facings.filter(|&facing| self.cost(hex, facing) != UNREACHED);
                found.extend(facings.map(|facing| Approach { target, hex, facing }));
            }
        }
        found.sort_unstable_by_key(|a| (scene.number(a.target), scene.number(a.hex), a.facing));
        found
    }

    fn cost(&self, hex: Hex, facing: Facing) -> u8 {
        let wheeled = self.cell(hex).cost[usize::from(facing.0)];
        if facing == self.facing { wheeled.min(self.cell(hex).straight) } else { wheeled }
    }

    /// The way to a hex and facing.
    #[must_use]
    pub fn legs(&self, hex: Hex, facing: Facing) -> Vec<Leg> {
        let f = usize::from(facing.0);
        let mut legs = Vec::new();
        let mut at = hex;
        let straight = self.cell(hex).straight;
        if facing != self.facing || straight > self.cell(hex).cost[f] {
            while self.cell(at).from[f] != NOWHERE {
                legs.push(Leg::Step(at));
                at = Hex(self.cell(at).from[f]);
            }
            legs.push(Leg::Turn(facing));
        }
        while at != self.start && self.cell(at).straight_from != NOWHERE {
            legs.push(Leg::Step(at));
            at = Hex(self.cell(at).straight_from);
        }
        legs.reverse();
        legs
    }
}

/// BARONS 7.31c: the least allowance among the units.
fn allowance(scene: &Scene, units: &[UnitId]) -> u8 {
    units.iter().map(|&unit| scene.unit(unit).ma).min().unwrap_or(0)
}

/// BARONS 10.0, 12.1, 13.0: whether units are cavalry that may charge at all.
///
/// # Errors
/// The rule that forbids it.
pub fn check_chargers(scene: &Scene, s: &State, units: &[UnitId]) -> Result<(), Refused> {
    let Some(&first) = units.first() else { return no(rules::CHARGES, Why::ChargeFirst) };
    for &unit in units {
        if scene.unit(unit).class.is_foot() {
            return no(rules::CHARGES, Why::CannotCharge { unit });
        }
        if s.unit(unit).shaken {
            return no(rules::SHAKEN, Why::CannotCharge { unit });
        }
    }
    let battle = scene.unit(first).battle;
    if s.battle(battle).effectiveness != Effectiveness::Good {
        return no(rules::EFFECTIVENESS, Why::BattleDown { battle });
    }
    Ok(())
}

/// BARONS 10.0, 5.3, 14.1: whether a hex may be the target of a planned charge.
///
/// # Errors
/// The rule that forbids it.
pub fn check_target(
    scene: &Scene,
    s: &State,
    units: &[UnitId],
    start: Hex,
    target: Hex,
) -> Result<(), Refused> {
    let active = s.active();
    if !s.is_enemy(scene, target, active.side) {
        return no(rules::CHARGES, Why::NoEnemy { hex: target });
    }
    if scene.map.grid.distance(start, target) < 2 {
        return no(rules::CHARGES, Why::ChargeNear { hex: target });
    }
    if scene.terrain(target).no_charge {
        return no(rules::CHARGES, Why::ChargeTerrain { hex: target });
    }
    if !sees(scene, s, start, target) {
        return no(rules::CHARGE_PROCEDURE, Why::NoSight { from: start, hex: target });
    }
    if active.chit == 0 {
        return no(rules::RESTRICTIONS, Why::ZeroZoc { hex: target });
    }
    let full = active.chit <= 2 && active.designated.len() >= usize::from(active.chit);
    if full && !active.designated.contains(&target) {
        return no(rules::RESTRICTIONS, Why::AttackLimit { most: active.chit, hex: target });
    }
    edward::check(scene, s, units[0], target)
}

/// BARONS 10.0: the planned charges that are open to cavalry.
#[must_use]
pub fn planned(scene: &Scene, s: &State, units: &[UnitId]) -> Vec<Approach> {
    if check_chargers(scene, s, units).is_err() || s.active().chit == 0 {
        return Vec::new();
    }
    let Some(start) = s.hex(units[0]) else { return Vec::new() };
    let side = scene.unit(units[0]).side;
    // Who is held strikes at nobody but his neighbours, who are too near for a charge.
    if in_enemy_zoc(scene, s, start, side) {
        return Vec::new();
    }
    let mut targets = near_targets(scene, s, units, start);
    targets.retain(|hex| check_target(scene, s, units, start, *hex).is_ok());
    if targets.is_empty() {
        return Vec::new();
    }
    let mut approaches = Charges::new(scene, s, units, &targets).approaches(scene, s, side);
    approaches.retain(|approach| targets.contains(&approach.target));
    approaches
}

/// The enemy hexes that cavalry could strike if nothing were in its way.
fn near_targets(scene: &Scene, s: &State, units: &[UnitId], start: Hex) -> SmallVec<[Hex; 8]> {
    let range = u16::from(allowance(scene, units)) + 1;
    let enemies = s.on_map(scene, scene.traits_of(units[0]).side.enemy()).map(|(_, hex)| hex);
    enemies.filter(|&hex| scene.map.grid.distance(start, hex) <= range).collect()
}

/// Every place from which cavalry can strike an enemy hex, whatever else speaks against the target.
#[must_use]
pub fn approaches(scene: &Scene, s: &State, units: &[UnitId]) -> Vec<Approach> {
    let place = units.first().and_then(|&unit| Some((s.hex(unit)?, scene.traits_of(unit).side)));
    let Some((start, side)) = place else { return Vec::new() };
    let targets = near_targets(scene, s, units, start);
    Charges::new(scene, s, units, &targets).approaches(scene, s, side)
}

/// BARONS 10.3, U-63: the reaction charges open to cavalry: at the mover if there is a way, else at the nearest enemy in
/// its front arc that there is a way to; a line of sight is needed, a distance is not.
#[must_use]
pub fn reactions(scene: &Scene, s: &State, units: &[UnitId], mover: Hex) -> Vec<Approach> {
    let Some((start, facing)) =
        units.first().and_then(|&unit| Some((s.hex(unit)?, s.unit(unit).facing)))
    else {
        return Vec::new();
    };
    let all = approaches(scene, s, units);
    let open = |target: Hex| {
        sees(scene, s, start, target) && edward::check(scene, s, units[0], target).is_ok()
    };
    let grid = &scene.map.grid;
    let mut targets: SmallVec<[Hex; 8]> = all.iter().map(|approach| approach.target).collect();
    targets.dedup();
    let chosen: SmallVec<[Hex; 8]> = if targets.contains(&mover) && open(mover) {
        SmallVec::from_slice(&[mover])
    } else {
        targets.retain(|target| facing.sees(grid, start, *target) && open(*target));
        let least = targets.iter().map(|&target| grid.distance(start, target)).min();
        targets.retain(|target| Some(grid.distance(start, *target)) == least);
        targets
    };
    all.into_iter().filter(|approach| chosen.contains(&approach.target)).collect()
}

/// BARONS 10.2: whether the target of a charge has been emptied counts from the charge on, whatever happened in the hex
/// before.
pub fn aim(s: &mut State, target: Hex) {
    s.active_mut().emptied.retain(|hex| *hex != target);
}

/// BARONS 10.0: why no way of a charge leads to a target: what would have to be otherwise, whatever the way.
#[must_use]
pub fn obstacle(scene: &Scene, s: &State, units: &[UnitId], target: Hex) -> Refused {
    let way = units.first().and_then(|&unit| Some((s.hex(unit)?, s.unit(unit).facing)));
    let Some((hex, facing)) = way else {
        return Refused { rule: rules::CHARGES, why: Why::ChargeFirst };
    };
    let left = allowance(scene, units);
    let side = scene.unit(units[0]).side;
    let held = in_enemy_zoc(scene, s, hex, side);
    let ride = Ride { scene, s, unit: units[0], side, start: hex, held, target };
    let why = match verdict(&ride, Stand { hex, facing, turned: false }, u16::MAX) {
        Some(Verdict::Barred(refused) | Verdict::Round(refused, _)) => return refused,
        Some(Verdict::Costs(cost)) if cost > left.into() => Why::TooFar { cost, left },
        Some(Verdict::Costs(_)) | None => Why::NoChargeWay { hex: target },
    };
    Refused { rule: rules::CHARGES, why }
}

/// The rules of a charge at a hex, as a search without limits asks them.
struct Ride<'a> {
    scene: &'a Scene,
    s: &'a State,
    unit: UnitId,
    side: Side,
    start: Hex,
    held: bool,
    target: Hex,
}

impl Way for Ride<'_> {
    fn grid(&self) -> &Grid {
        &self.scene.map.grid
    }

    fn has_facing(&self) -> bool {
        true
    }

    fn cost(&self, at: Stand, part: Part) -> u8 {
        match part {
            Part::Step(direction, _) => {
                self.scene.cost(MovementMode::Horse, at.hex, direction).unwrap_or(1)
            }
            Part::Turn(_) | Part::End => 0,
        }
    }

    fn is_goal(&self, at: Stand) -> bool {
        let direction = self.scene.map.grid.direction(at.hex, self.target);
        direction.is_some_and(|direction| at.facing.front().contains(&direction))
    }

    fn check(&self, bar: Bar, at: Stand, part: Part) -> Result<(), Refused> {
        let (scene, s) = (self.scene, self.s);
        match (bar, part) {
            (Bar::Zone, Part::Turn(_) | Part::Step(..)) if at.hex == self.start && self.held => {
                no(rules::LEAVING_ZOC, Why::InZoc { unit: self.unit })
            }
            (Bar::Zone, Part::Step(..))
                if at.hex != self.start && in_enemy_zoc(scene, s, at.hex, self.side) =>
            {
                no(rules::ZOC_STOPS, Why::ZocStops { hex: at.hex })
            }
            (Bar::Friends, Part::Step(_, hex)) if s.holder(scene, hex) == Some(self.side) => {
                no(rules::CHARGES, Why::ChargeThrough { hex })
            }
            (Bar::Enemies, Part::Step(_, hex)) if s.is_enemy(scene, hex, self.side) => {
                no(rules::CHARGES, Why::ChargeThrough { hex })
            }
            (Bar::Terrain, Part::Step(direction, hex)) => {
                if scene.cost(MovementMode::Horse, at.hex, direction).is_none() {
                    return no(rules::MOVEMENT, closed(scene, MovementMode::Horse, at.hex, hex));
                }
                if scene.terrain(hex).no_charge {
                    return no(rules::CHARGES, Why::ChargeTerrain { hex });
                }
                Ok(())
            }
            (Bar::Terrain, Part::End) => {
                let direction = scene.map.grid.direction(at.hex, self.target);
                match direction.and_then(|d| scene.cost(MovementMode::Horse, at.hex, d)) {
                    Some(_) => Ok(()),
                    None => {
                        no(rules::CHARGES, closed(scene, MovementMode::Horse, at.hex, self.target))
                    }
                }
            }
            (Bar::Wheel, Part::Turn(_)) if at.turned => {
                no(rules::CHARGE_PROCEDURE, Why::OneWheel { hex: self.target })
            }
            _ => Ok(()),
        }
    }

    fn least(&self) -> Bar {
        Bar::Means
    }
}
