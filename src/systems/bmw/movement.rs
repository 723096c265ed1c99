//! BMW 4.1 to 4.4: the movement phase.

use super::Bmw;
use super::action::{Action, Path, way};
use super::event::{Event, Manner, Turned};
use super::frame::{Doing, Procedure};
use super::scene::{BARRED, Class, Scene};
use super::special::{fortress, withdrawal};
use super::state::{Face, State};
use super::walk::{Walk, eventful};
use super::why::{Refused, Why, no, not_asked};
use super::{cavalry, leaders, light_troops, mutate, rules};
use crate::board::{Direction, Hex, Passage, Reach, flood};
use crate::kernel::{Cx, Rule, Side, Step, UnitId};
use crate::scenario::bmw::{Dot, PhaseName};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
fn check_movable(scene: &Scene, s: &State, unit: UnitId) -> Result<Hex, Refused> {
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
    if s.piece(unit).moved {
        return no(rules::MOVEMENT, Why::AlreadyMoved { unit });
    }
    Ok(hex)
}

/// BMW 4.4, 8.2, 10.1: whether the counter may leave the hex it starts in; `Some(dot)` if it disengages.
fn check_leave(scene: &Scene, s: &State, unit: UnitId, from: Hex) -> Result<Option<Dot>, Refused> {
    let counter = scene.counter(unit);
    if !s.in_ezoc(counter.side, from) {
        return Ok(None);
    }
    if counter.is_leader() {
        return Ok(Some(Dot::Solid));
    }
    match s.values(scene, unit).dot {
        Dot::None => no(rules::ENEMY_UNITS, Why::ExitEzoc),
        dot => light_troops::check_standard(scene, s, unit, from).map(|()| Some(dot)),
    }
}

/// BMW 4.2, 4.4, 15.4, 15.5: whether terrain, walls and enemy units let a counter step into a hex.
fn enterable(scene: &Scene, s: &State, unit: UnitId, from: Hex, d: Direction, to: Hex) -> bool {
    s.can_step(scene, unit, from, d)
        && !is_enemy_hex(scene, s, unit, to)
        && !(s.edge_closed && withdrawal::is_closed(scene, s, to))
}

/// BMW 4.4: an enemy unit bars the hex; to leaders, enemy leaders do too.
fn is_enemy_hex(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    let counter = scene.counter(unit);
    let enemy = counter.side.enemy();
    s.unit_of(enemy, hex).is_some()
        || counter.is_leader() && s.leaders_in(scene, enemy, hex).next().is_some()
}

/// BMW 4.3, 10.2: whether the counter may end its move in a hex.
fn can_end(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    !scene.counter(unit).is_unit() || s.unit_at(hex).is_none_or(|other| other == unit)
}

/// BMW 10.1: a leader may enter an EZOC only where a friendly unit is.
fn bars_leader(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    let counter = scene.counter(unit);
    counter.is_leader() && s.unit_of(counter.side, hex).is_none()
}

/// How a counter goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// An ordinary move.
    March,
    /// A charge (9.6).
    Charge,
}

/// BMW 4.2, 4.4, 5.2, 8.2, 10.1: the hexes that a counter can enter by its own move, cheapest first; in some
/// of them it may not end it (4.3).
#[must_use]
pub fn costs(scene: &Scene, s: &State, unit: UnitId, how: Way) -> Vec<(Hex, u8)> {
    let Ok(from) = check_movable(scene, s, unit) else { return Vec::new() };
    let Ok(leaving) = check_leave(scene, s, unit, from) else { return Vec::new() };
    let reach = explore(scene, s, unit, from, leaving, how, &[]);
    reach.hexes().iter().map(|&hex| (hex, reach.cost(hex).unwrap_or(u8::MAX))).collect()
}

/// BMW 4.2, 4.4, 5.2, 8.21, 8.22, 10.1: every hex in which a counter can end its own move, with a way there, as
/// moves. Hexes where something happens are ends first, so that the way leads around them where it can.
#[must_use]
pub fn reach(scene: &Scene, s: &State, unit: UnitId, how: Way) -> Vec<Action> {
    let mut moves = Vec::new();
    add_moves(scene, s, unit, how, &mut moves);
    moves
}

fn add_moves(scene: &Scene, s: &State, unit: UnitId, how: Way, moves: &mut Vec<Action>) {
    let Ok(from) = check_movable(scene, s, unit) else { return };
    let Ok(leaving) = check_leave(scene, s, unit, from) else { return };
    let charge = how == Way::Charge;
    if charge && cavalry::check_charger(scene, s, unit).is_err() {
        return;
    }
    let ma = s.values(scene, unit).ma;
    let avoid = eventful_near(scene, s, unit, from, ma);
    let calm = explore(scene, s, unit, from, leaving, how, &avoid);
    moves.reserve(calm.hexes().len() + 1);
    let mut add = |reach: &Reach, hex: Hex| {
        if can_end(scene, s, unit, hex) && (!charge || cavalry::has_target(scene, s, unit, hex)) {
            moves.push(Action::Move { unit, path: way(reach, hex), charge });
        }
    };
    for &hex in calm.hexes() {
        add(&calm, hex);
    }
    if !avoid.is_empty() {
        let all = explore(scene, s, unit, from, leaving, how, &[]);
        for &hex in all.hexes() {
            if calm.cost(hex).is_none() {
                add(&all, hex);
            }
        }
    }
}

/// Hexes near enough to be entered in which something would happen.
fn eventful_near(scene: &Scene, s: &State, unit: UnitId, from: Hex, ma: u8) -> Path {
    let counter = scene.counter(unit);
    if !counter.is_unit() {
        return Path::new();
    }
    let enemy = counter.side.enemy();
    let things = scene.leaders[enemy].iter().chain(&scene.markers[enemy]);
    things
        .filter_map(|&u| s.hex(u))
        .filter(|&hex| scene.map.grid.distance(from, hex) <= u16::from(ma))
        .filter(|&hex| s.unit_at(hex).is_none() && eventful(scene, s, unit, hex))
        .collect()
}

fn explore(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    from: Hex,
    leaving: Option<Dot>,
    how: Way,
    avoid: &[Hex],
) -> Reach {
    let charge = how == Way::Charge;
    let values = s.values(scene, unit);
    let side = scene.counter(unit).side;
    let enemy = side.enemy();
    let leader = values.class == Class::Leader;
    let leaders = scene.leaders[enemy].iter().filter_map(|&u| s.hex(u));
    let shunned: Path = if leader { leaders.collect() } else { Path::new() };
    let least = scene.least_cost(values);
    let (costs, held, ezoc) = (scene.step_costs(values), s.held_by(enemy), s.zoc_of(enemy));
    flood(&scene.map.grid, from, values.ma, least, |at, d, to| {
        let cost = costs[at.index()][d.index()];
        if cost == BARRED
            || held.contains(to)
            || leader && shunned.contains(&to)
            || charge && !scene.effects(to).charge
            || s.edge_closed && withdrawal::is_closed(scene, s, to)
        {
            return Passage::Barred;
        }
        if ezoc.contains(to) {
            let direct = leaving.is_some() && at == from;
            let barred = if leader {
                bars_leader(scene, s, unit, to)
            } else {
                direct || leaving == Some(Dot::Open)
            };
            return if barred { Passage::Barred } else { Passage::CostThenStop(cost) };
        }
        if avoid.contains(&to) {
            return Passage::CostThenStop(cost);
        }
        Passage::Cost(cost)
    })
}

/// BMW 4.1 to 5.2, 8.2, 9.6, 10.1: a whole move along a given way. The first offence in this order is
/// named: state of the unit, contiguity, enemy units, terrain, cost, EZOC, stacking.
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
    if path.iter().any(|&hex| is_enemy_hex(scene, s, unit, hex)) {
        return no(rules::ENEMY_UNITS, Why::EnemyHex);
    }
    let values = s.values(scene, unit);
    let mut cost = 0;
    for &(at, d, to) in &steps {
        match scene.step_cost(values, at, d) {
            Some(step) => cost += u32::from(step),
            None => return prohibited(scene, unit, to),
        }
        if s.edge_closed && withdrawal::is_closed(scene, s, to) {
            return no(rules::STRATEGIC_WITHDRAWAL, Why::EdgeHex);
        }
        if charge && !scene.effects(to).charge {
            return no(rules::CHARGES, Why::ChargeTerrain);
        }
    }
    if cost > u32::from(values.ma) {
        return no(rules::MOVEMENT_POINTS, Why::MaExceeded { cost, ma: values.ma });
    }
    check_zoc(scene, s, unit, from, path)?;
    let end = path[path.len() - 1];
    if !can_end(scene, s, unit, end) {
        return no(rules::FRIENDLY_UNITS, Why::Stacking);
    }
    if charge && !cavalry::has_target(scene, s, unit, end) {
        return no(rules::CHARGES, Why::NoTarget);
    }
    Ok(())
}

/// BMW 4.1: the way is a chain of adjacent hexes.
///
/// # Errors
/// When it is empty or has a gap.
pub fn check_way(
    scene: &Scene,
    from: Hex,
    path: &[Hex],
) -> Result<Vec<(Hex, Direction, Hex)>, Refused> {
    if path.is_empty() {
        return no(rules::MOVEMENT, Why::EmptyPath);
    }
    let mut at = from;
    let mut steps = Vec::with_capacity(path.len());
    for &to in path {
        let Some(d) = scene.map.grid.direction(at, to) else {
            return no(rules::MOVEMENT, Why::NotContiguous);
        };
        steps.push((at, d, to));
        at = to;
    }
    Ok(steps)
}

/// BMW 4.2, 15.4: terrain or walls bar the hex.
fn prohibited<T>(scene: &Scene, unit: UnitId, hex: Hex) -> Result<T, Refused> {
    if fortress::keeps_out(scene, unit, hex) {
        return no(rules::FORTRESS, Why::Fortress);
    }
    no(rules::MOVEMENT_POINTS, Why::ProhibitedTerrain)
}

/// BMW 4.4, 5.2, 8.21, 8.22, 10.1: leaving and entering EZOC on the way.
fn check_zoc(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    from: Hex,
    path: &[Hex],
) -> Result<(), Refused> {
    let side = scene.counter(unit).side;
    let leader = scene.counter(unit).is_leader();
    let leaving = check_leave(scene, s, unit, from)?;
    for (index, &hex) in path.iter().enumerate() {
        if !s.in_ezoc(side, hex) {
            continue;
        }
        if leader {
            if bars_leader(scene, s, unit, hex) {
                return no(rules::LEADER_MOVEMENT, Why::LeaderEzoc);
            }
        } else if leaving == Some(Dot::Open) {
            return no(rules::OPEN_DOT_DISENGAGEMENT, Why::OpenDotEzoc);
        } else if leaving.is_some() && index == 0 {
            return no(rules::SOLID_DOT_DISENGAGEMENT, Why::EzocToEzoc);
        }
        if index + 1 < path.len() {
            return no(rules::ZOC_AND_MOVEMENT, Why::MustStop);
        }
    }
    Ok(())
}

impl Procedure for Movement {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.started.then_some((s.active, rules::MOVEMENT))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        if let Some(unit) = self.selected {
            let mut actions = reach(scene, s, unit, Way::March);
            add_moves(scene, s, unit, Way::Charge, &mut actions);
            actions.push(Action::PutBack);
            return actions;
        }
        let mut actions = vec![Action::EndMovement];
        for unit in scene.units[s.active].iter().chain(&scene.leaders[s.active]).copied() {
            let piece = s.piece(unit);
            if !piece.moved && s.hex(unit).is_some() {
                actions.push(Action::Select { unit });
            }
            if s.flips_open && scene.counter(unit).changes_sides() {
                actions.push(Action::Flip { unit });
            }
        }
        fortress::add_garrison(scene, s, &mut actions);
        actions
    }

    fn is_exact(&self) -> bool {
        self.selected.is_some()
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
            Action::PlaceGarrison { unit, hex } => fortress::check_garrison(scene, s, *unit, *hex),
            Action::EndMovement => Ok(()),
            _ => not_asked(scene, s, action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> Step<Doing> {
        match action {
            Action::Select { unit } => self.selected = Some(*unit),
            Action::PutBack => self.selected = None,
            Action::Flip { unit } => {
                let face = s.piece(*unit).face.turned();
                s.piece_mut(*unit).flipped_up = face == Face::Front;
                mutate::turn(cx, s, *unit, face, Turned::Choice);
            }
            Action::PlaceGarrison { unit, hex } => mutate::place(cx, s, *unit, *hex),
            Action::Move { unit, path, charge } => {
                self.selected = None;
                return march(cx, s, *unit, path, *charge);
            }
            _ => {
                fortress::close_sortie(cx.scene, s);
                return Step::Done;
            }
        }
        Step::Ask
    }

    /// BMW 4.1: at the start of the phase nobody has moved.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> Step<Doing> {
        s.phase = PhaseName::Movement;
        s.flips_open = true;
        for piece in &mut s.pieces {
            piece.moved = false;
            piece.flipped_up = false;
            piece.disengaged = false;
            piece.charging = false;
        }
        self.started = true;
        cx.record(Event::Phase { side: s.active, phase: PhaseName::Movement });
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
) -> Step<Doing> {
    let from = s.hex(unit).expect("a moving counter is on the map");
    let leaving = s.in_ezoc(s.active, from) && scene_unit(cx.scene, unit);
    let manner = if charge { Manner::Charge } else { Manner::Move };
    s.flips_open = false;
    let piece = s.piece_mut(unit);
    piece.moved = true;
    piece.disengaged |= leaving;
    piece.charging = charge;
    if path.iter().any(|&hex| eventful(cx.scene, s, unit, hex)) {
        return Step::Call(Walk::new(cx.scene, s, unit, path.clone(), manner).into());
    }
    mutate::lift(cx.scene, s, unit);
    mutate::settle(cx.scene, s, unit, path[path.len() - 1]);
    cx.record(Event::Moved { unit, from, path: path.clone(), manner });
    Step::Ask
}

fn scene_unit(scene: &Scene, unit: UnitId) -> bool {
    scene.counter(unit).is_unit()
}

/// The way that somebody who points at a hex has in mind: by terrain if there is one, straight if not.
#[must_use]
pub fn wished_way(scene: &Scene, s: &State, unit: UnitId, from: Hex, to: Hex) -> Path {
    let grid = &scene.map.grid;
    let open = flood(grid, from, 250, 0, |at, d, next| {
        if next != to && !enterable(scene, s, unit, at, d, next) {
            return Passage::Barred;
        }
        let Some(cost) = scene.step_cost(s.values(scene, unit), at, d) else {
            return if next == to { Passage::CostThenStop(1) } else { Passage::Barred };
        };
        let held = s.in_ezoc(scene.counter(unit).side, next);
        if held { Passage::CostThenStop(cost) } else { Passage::Cost(cost) }
    });
    if open.cost(to).is_some() {
        return way(&open, to);
    }
    let straight = flood(grid, from, 250, 1, |_, _, _| Passage::Cost(1));
    if straight.cost(to).is_some() && to != from {
        return way(&straight, to);
    }
    Path::new()
}

/// BMW 10.1: whether a leader's step into a hex is barred by an EZOC; used by escapes too.
#[must_use]
pub fn leader_step(scene: &Scene, s: &State, leader: UnitId, to: Hex) -> leaders::LeaderStep {
    let side = scene.counter(leader).side;
    if !s.in_ezoc(side, to) {
        leaders::LeaderStep::Free
    } else if s.unit_of(side, to).is_some() {
        leaders::LeaderStep::Halt
    } else {
        leaders::LeaderStep::Barred
    }
}
