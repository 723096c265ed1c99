//! BMW 4.1 to 4.4: the movement phase.

use super::action::{Action, Path, Units, way};
use super::event::{Event, MoveKind, Turned};
use super::passage::{Mover, check_leave};
use super::reasons::{self, Pointed};
use super::scene::Scene;
use super::special::sortie;
use super::state::{Face, Mark, State};
use super::system::Bmw;
use super::walk::{Walk, eventful};
use super::way::check_way;
use super::why::{Refused, Why, no, not_asked};
use super::{cavalry, mutate, rules};
use crate::board::{Direction, Hex, Reach, StepCost};
use crate::kernel::{
    Cx, Procedure, Rule, SeededDice, Side, Step, StepOf, UnitId, one_of_candidates,
};
use crate::scenario::bmw::PhaseName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The active side's movement phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Movement {
    started: bool,
    /// The counter that is picked up.
    pub selected: Option<UnitId>,
}

impl Movement {
    /// A movement phase that is already under way: what has moved stays moved.
    #[must_use]
    pub fn under_way() -> Movement {
        Movement { started: true, selected: None }
    }
}

/// BMW 4.1: the counter is an own one on the map that has not moved.
pub(super) fn check_movable(scene: &Scene, s: &State, unit: UnitId) -> Result<Hex, Refused> {
    let counter = scene.counter(unit);
    if !counter.is_unit() && !counter.is_leader() {
        return no(rules::TREBUCHETS, Why::Immobile);
    }
    if counter.side != s.active {
        return no(rules::GAME_TURNS, Why::NotYourDecision);
    }
    let Some(hex) = s.hex(unit) else {
        return no(rules::MOVEMENT, Why::NotOnMap { unit });
    };
    if s.piece(unit).has(Mark::Moved) {
        return no(rules::MOVEMENT, Why::AlreadyMoved { unit });
    }
    Ok(hex)
}

/// BMW 4.3, 10.2: whether the counter may end its move in a hex.
pub(super) fn can_end(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    !scene.counter(unit).is_unit() || s.unit_at(hex).is_none_or(|other| other == unit)
}

/// How a counter goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// An ordinary move.
    March,
    /// A charge (9.6).
    Charge,
}

/// A counter that may move, ready to go.
pub(super) fn mover<'a>(
    scene: &'a Scene,
    s: &'a State,
    unit: UnitId,
    how: Way,
) -> Option<Mover<'a>> {
    let from = check_movable(scene, s, unit).ok()?;
    Mover::new(scene, s, unit, from, how == Way::Charge).leaves().ok()
}

/// BMW 4.2, 4.4, 5.2, 8.2, 10.1: the ways of a counter by its own move, to hexes in some of which it may not end it (4.3); `None` if
/// it can't go.
#[must_use]
pub fn ways(scene: &Scene, s: &State, unit: UnitId, how: Way) -> Option<Rc<Reach>> {
    Some(mover(scene, s, unit, how)?.ways(&[]))
}

/// The same, searched anew even where it is known.
#[must_use]
pub fn explored(scene: &Scene, s: &State, unit: UnitId, how: Way) -> Option<Reach> {
    Some(mover(scene, s, unit, how)?.explore(&[]))
}

/// BMW 4.2, 4.4, 5.2, 8.21, 8.22, 10.1: every hex in which a counter can end its own move, with a way there, as
/// moves. Hexes where something happens are ends first, so that the way leads around them where it can.
#[must_use]
pub fn reach(scene: &Scene, s: &State, unit: UnitId, how: Way) -> Vec<Action> {
    Moves::of(scene, s, unit, how).map_or_else(Vec::new, |moves| moves.all().collect())
}

/// The moves of a counter: where they end, and the ways there as far as they are asked for.
pub struct Moves {
    unit: UnitId,
    charge: bool,
    /// Ways that lead around what happens on the way, and those that don't.
    calm: Rc<Reach>,
    bold: Option<Rc<Reach>>,
    /// Where moves can end: first as many as the calm ways lead to.
    ends: Vec<Hex>,
    calm_ends: usize,
    /// Out and back to where the move began.
    back: Option<Path>,
}

impl Moves {
    /// The moves or charges of a counter; `None` if it can't go.
    #[must_use]
    pub fn of(scene: &Scene, s: &State, unit: UnitId, how: Way) -> Option<Moves> {
        let (mover, events) = ready(scene, s, unit, how)?;
        let charge = how == Way::Charge;
        let avoid = open_events(s, &events);
        let calm = mover.ways(&avoid);
        let is_end = |hex: &Hex| is_end(scene, s, unit, *hex, charge);
        let mut ends: Vec<Hex> = calm.hexes().iter().copied().filter(is_end).collect();
        let calm_ends = ends.len();
        let bold = (!avoid.is_empty()).then(|| mover.ways(&[]));
        if let Some(bold) = &bold {
            let new = |hex: &Hex| calm.cost(*hex).is_none();
            ends.extend(bold.hexes().iter().copied().filter(new).filter(is_end));
        }
        let back = if charge {
            let charges_back = cavalry::has_target(scene, s, unit, mover.from);
            if charges_back { around(scene, &mover) } else { None }
        } else {
            raid(&mover, &events)
        };
        Some(Moves { unit, charge, calm, bold, ends, calm_ends, back })
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len() + usize::from(self.back.is_some())
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move with a number below [`Moves::len`].
    #[must_use]
    pub fn action(&self, number: usize) -> Action {
        let path = match (self.ends.get(number), &self.bold) {
            (Some(&hex), Some(bold)) if number >= self.calm_ends => way(bold, hex),
            (Some(&hex), _) => way(&self.calm, hex),
            (None, _) => self.back.clone().unwrap_or_default(),
        };
        Action::Move { unit: self.unit, path, charge: self.charge }
    }

    /// Where moves can end, in the order of their numbers, but for that out and back.
    #[must_use]
    pub fn ends(&self) -> &[Hex] {
        &self.ends
    }

    /// Every move, in the order of the numbers.
    pub fn all(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).map(|number| self.action(number))
    }
}

/// The move of a counter to a hex as [`Moves`] has it, if there is one. That out and back is none.
#[must_use]
pub fn move_to(scene: &Scene, s: &State, unit: UnitId, how: Way, hex: Hex) -> Option<Action> {
    let (mover, events) = ready(scene, s, unit, how)?;
    let charge = how == Way::Charge;
    if hex == mover.from || !is_end(scene, s, unit, hex, charge) {
        return None;
    }
    let avoid = open_events(s, &events);
    let leads = |ends: &[Hex]| Some(mover.ways(ends)).filter(|reach| reach.cost(hex).is_some());
    let reach = leads(&avoid).or_else(|| leads(&[]))?;
    Some(Action::Move { unit, path: way(&reach, hex), charge })
}

/// A counter that may go, and the hexes near enough in which something would happen.
fn ready<'a>(scene: &'a Scene, s: &'a State, unit: UnitId, how: Way) -> Option<(Mover<'a>, Path)> {
    let mover = mover(scene, s, unit, how)?;
    if how == Way::Charge && cavalry::check_charger(scene, s, unit).is_err() {
        return None;
    }
    let events = events_near(scene, s, unit, mover.from, mover.values.ma);
    Some((mover, events))
}

/// Those of the hexes where something happens that ways lead around where they can.
fn open_events(s: &State, events: &[Hex]) -> Path {
    events.iter().copied().filter(|&hex| s.unit_at(hex).is_none()).collect()
}

/// BMW 4.3, 9.6, 10.2: whether a move or a charge of a counter may end in a hex.
fn is_end(scene: &Scene, s: &State, unit: UnitId, hex: Hex, charge: bool) -> bool {
    can_end(scene, s, unit, hex) && (!charge || cavalry::has_target(scene, s, unit, hex))
}

/// RUL-121: the cheapest way to one of the hexes where something happens, and back to where the move began.
fn raid(mover: &Mover<'_>, events: &[Hex]) -> Option<Path> {
    if events.is_empty() {
        return None;
    }
    let out = mover.ways(&[]);
    let there_and_back = |&hex: &Hex| {
        let spent = out.cost(hex)?;
        if mover.zone(false, hex) != Ok(false) {
            return None;
        }
        let home = mover.explore_on(hex, mover.values.ma - spent, &[]);
        let path: Path = way(&out, hex).into_iter().chain(way_home(&home, mover.from)?).collect();
        Some((spent + home.cost(mover.from)?, path))
    };
    events.iter().filter_map(there_and_back).min().map(|(_, path)| path)
}

/// RUL-121: the cheapest way out of a hex and back into it.
fn around(scene: &Scene, mover: &Mover<'_>) -> Option<Path> {
    let out_and_back = |(d, hex): (Direction, Hex)| {
        let StepCost::Cost(cost) = mover.step(mover.from, d, hex) else { return None };
        let left = mover.values.ma.checked_sub(cost)?;
        let home = mover.explore_on(hex, left, &[]);
        let path: Path = std::iter::once(hex).chain(way_home(&home, mover.from)?).collect();
        Some((cost + home.cost(mover.from)?, path))
    };
    let ways = scene.map.grid.neighbors(mover.from).filter_map(out_and_back);
    ways.min().map(|(_, path)| path)
}

fn way_home(home: &Reach, from: Hex) -> Option<Path> {
    home.cost(from).map(|_| way(home, from))
}

/// Hexes near enough to be entered in which something would happen.
fn events_near(scene: &Scene, s: &State, unit: UnitId, from: Hex, ma: u8) -> Path {
    let counter = scene.counter(unit);
    if !counter.is_unit() {
        return Path::new();
    }
    let enemy = counter.side.enemy();
    let things = scene.leaders[enemy].iter().chain(&scene.markers[enemy]);
    things
        .filter_map(|&u| s.hex(u))
        .filter(|&hex| hex != from)
        .filter(|&hex| scene.map.grid.distance(from, hex) <= u16::from(ma))
        .filter(|&hex| !s.holds(enemy, hex) && eventful(scene, s, unit, hex))
        .collect()
}

/// BMW 4.1 to 5.2, 8.2, 9.6, 10.1: a whole move along a given way. The first offence in this order is
/// named: state of the unit, contiguity, enemy units, terrain, cost, EZOC, the end of the way.
///
/// # Errors
/// The rule that forbids the move.
pub fn check_move(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    path: &[Hex],
    charge: bool,
) -> Result<(), Refused> {
    let from = check_movable(scene, s, unit)?;
    if charge {
        cavalry::check_charger(scene, s, unit)?;
    }
    let steps = check_way(scene, from, path)?;
    let mover = Mover::new(scene, s, unit, from, charge);
    check_ground(&mover, &steps)?;
    check_zones(&mover.leaves()?, path)?;
    check_end(scene, s, unit, (from, path), charge)
}

/// BMW 4.2, 4.4, 9.6, 15.4, 15.5: enemy units, the ground, and what the way costs.
fn check_ground(mover: &Mover<'_>, steps: &[(Hex, Direction, Hex)]) -> Result<(), Refused> {
    for &(_, _, to) in steps {
        mover.enemy(to).map_or(Ok(()), |bar| Err(bar.refused(to)))?;
    }
    let mut cost = 0;
    for &(at, d, to) in steps {
        cost += u32::from(mover.ground(at, d, to).map_err(|bar| bar.refused(to))?);
    }
    let ma = mover.values.ma;
    if cost > u32::from(ma) {
        return no(rules::MOVEMENT_POINTS, Why::MaExceeded { cost, ma });
    }
    Ok(())
}

/// BMW 5.2, 8.21, 8.22, 10.1: EZOC on the way.
fn check_zones(mover: &Mover<'_>, path: &[Hex]) -> Result<(), Refused> {
    for (index, &hex) in path.iter().enumerate() {
        let stops = mover.zone(index == 0, hex).map_err(|bar| bar.refused(hex))?;
        if stops && index + 1 < path.len() {
            return no(rules::ZOC_AND_MOVEMENT, Why::MustStop { hex });
        }
    }
    Ok(())
}

/// BMW 4.3, 9.6, RUL-121: whether the move may end where it does.
fn check_end(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    (from, path): (Hex, &[Hex]),
    charge: bool,
) -> Result<(), Refused> {
    let end = path[path.len() - 1];
    if !can_end(scene, s, unit, end) {
        return no(rules::FRIENDLY_UNITS, Why::Stacking { hex: end });
    }
    if charge && !cavalry::has_target(scene, s, unit, end) {
        return no(rules::CHARGES, Why::NoTarget);
    }
    let counts = charge || path.iter().any(|&hex| eventful(scene, s, unit, hex));
    if end == from && !counts {
        return no(rules::MOVEMENT, Why::ComesBack);
    }
    Ok(())
}

impl Procedure<Bmw> for Movement {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.started.then_some((s.active, rules::MOVEMENT))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        if let Some(unit) = self.selected {
            let ways = [Way::March, Way::Charge].map(|how| Moves::of(scene, s, unit, how));
            let moves = ways.iter().flatten();
            let mut actions = Vec::with_capacity(moves.clone().map(Moves::len).sum::<usize>() + 1);
            actions.extend(moves.flat_map(Moves::all));
            actions.push(Action::PutBack);
            return actions;
        }
        let mut actions = vec![Action::EndMovement];
        for unit in scene.units[s.active].iter().chain(&scene.leaders[s.active]).copied() {
            let piece = s.piece(unit);
            if !piece.has(Mark::Moved) && s.hex(unit).is_some() {
                actions.push(Action::Select { unit });
            }
            if s.flips_open && scene.counter(unit).changes_sides() {
                actions.push(Action::Flip { unit });
            }
        }
        sortie::add_garrison(scene, s, &mut actions);
        actions
    }

    fn is_exact(&self) -> bool {
        self.selected.is_some()
    }

    fn sample(&self, scene: &Scene, s: &State, lots: &mut SeededDice) -> Option<Action> {
        let Some(unit) = self.selected else { return one_of_candidates(self, scene, s, lots) };
        let ways = [Way::March, Way::Charge].map(|how| Moves::of(scene, s, unit, how));
        let [marches, charges] = ways.each_ref().map(|w| w.as_ref().map_or(0, Moves::len));
        if marches + charges == 0 {
            return Some(Action::PutBack);
        }
        let drawn = lots.below(marches + charges);
        let [march, charge] = &ways;
        match drawn.checked_sub(marches) {
            None => march.as_ref().map(|moves| moves.action(drawn)),
            Some(number) => charge.as_ref().map(|moves| moves.action(number)),
        }
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Move { unit, path, charge } => check_move(scene, s, *unit, path, *charge),
            Action::PutBack if self.selected.is_some() => Ok(()),
            _ if self.selected.is_some() => not_asked(scene, s, action),
            Action::Select { unit } => {
                let from = check_movable(scene, s, *unit)?;
                check_leave(scene, s, *unit, from).map(|_| ())
            }
            Action::Flip { unit } => cavalry::check_flip(scene, s, *unit),
            Action::PlaceGarrison { unit, hex } => sortie::check_garrison(scene, s, *unit, *hex),
            Action::EndMovement => Ok(()),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        if let (Some(unit), Some(hex)) = (self.selected, pointed.hex) {
            return reasons::of_hex(scene, s, unit, hex);
        }
        let reason = |unit| {
            let stays = |from| check_leave(scene, s, unit, from).map(|_| ());
            check_movable(scene, s, unit).and_then(stays).err()
        };
        pointed.each(scene, s.active, rules::MOVEMENT, reason)
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        match action {
            Action::Select { unit } => self.selected = Some(*unit),
            Action::PutBack => self.selected = None,
            Action::Flip { unit } => {
                let face = s.piece(*unit).face.turned();
                s.piece_mut(*unit).mark(Mark::FlippedUp, face == Face::Front);
                mutate::turn(cx, s, *unit, face, Turned::Choice);
            }
            Action::PlaceGarrison { unit, hex } => mutate::place(cx, s, *unit, *hex),
            Action::Move { unit, path, charge } => {
                self.selected = None;
                return march(cx, s, *unit, path, *charge);
            }
            _ => {
                sortie::close_sortie(cx.scene, s);
                return Step::Done;
            }
        }
        Step::Ask
    }

    /// BMW 4.1: at the start of the phase nobody has moved.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        s.phase = PhaseName::Movement;
        s.flips_open = true;
        for piece in s.pieces.iter_mut() {
            for mark in [Mark::Moved, Mark::FlippedUp, Mark::Disengaged, Mark::Charging] {
                piece.mark(mark, false);
            }
        }
        self.started = true;
        cx.record(rules::GAME_TURNS, Event::Phase { side: s.active, phase: PhaseName::Movement });
        Step::Ask
    }
}

/// Carries a move out; where nothing can happen on the way, at once.
fn march(
    cx: &mut Cx<'_, Bmw>,
    s: &mut State,
    unit: UnitId,
    path: &Path,
    charge: bool,
) -> StepOf<Bmw> {
    let from = s.hex(unit).expect("a moving counter is on the map");
    let leaving = s.in_ezoc(s.active, from) && scene_unit(cx.scene, unit);
    let manner = if charge { MoveKind::Charge } else { MoveKind::Move };
    s.flips_open = false;
    let piece = s.piece_mut(unit);
    piece.mark(Mark::Moved, true);
    piece.mark(Mark::Disengaged, leaving || piece.has(Mark::Disengaged));
    piece.mark(Mark::Charging, charge);
    if path.iter().any(|&hex| eventful(cx.scene, s, unit, hex)) {
        return Step::Call(Walk::new(cx.scene, s, unit, path.clone(), manner).into());
    }
    mutate::lift(cx.scene, s, unit);
    mutate::settle(cx.scene, s, unit, path[path.len() - 1]);
    cx.record(
        manner.rule(),
        Event::Moved { unit, with: Units::new(), from, path: path.clone(), manner },
    );
    Step::Ask
}

fn scene_unit(scene: &Scene, unit: UnitId) -> bool {
    scene.counter(unit).is_unit()
}
