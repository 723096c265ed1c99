//! BARONS 3.0: a moment of a game as the beginning of another: the way back from `start.rs`.

use super::frame::Frame;
use super::round;
use super::scene::{BattleId, Scene, battle_id, unit_id};
use super::state::{Effectiveness, Place, Segment, State};
use super::system::Barons;
use crate::board::Hex;
use crate::kernel::{GameOf, UnitId};
use crate::scenario::barons::SymbolKind;
use crate::scenario::barons::begin::{
    BattleBegin, BeginAt, BeginData, CounterBegin, ReactionBegin,
};

/// The beginning that leads to this moment; nothing before the first turn, and in the middle of what a file cannot say.
#[must_use]
pub(super) fn beginning(scene: &Scene, game: &GameOf<Barons>) -> Option<BeginData> {
    let s = &game.state;
    let at = match (game.top()?, s.segment) {
        (Frame::Bid(_), Segment::Initiative) => BeginAt::Initiative,
        (Frame::Movement(_), Segment::Movement) => BeginAt::Movement,
        (Frame::Adjustment(_), Segment::Adjustment) => BeginAt::Adjustment,
        (Frame::Fire(_), Segment::DefensiveFire) => BeginAt::DefensiveFire,
        (Frame::Fire(_), Segment::OffensiveFire) => BeginAt::OffensiveFire,
        (Frame::MeleeSegment(_), Segment::Melee) => BeginAt::Melee,
        _ => return None,
    };
    let labels = |hexes: &[Hex]| hexes.iter().map(|hex| scene.label(*hex)).collect();
    let ids = |units: &[UnitId]| units.iter().map(|unit| scene.id(*unit).to_owned()).collect();
    let reaction = |&(unit, mover): &(UnitId, UnitId)| ReactionBegin {
        unit: scene.id(unit).to_owned(),
        mover: scene.id(mover).to_owned(),
    };
    let mut begin = BeginData {
        turn: s.turn,
        at,
        initiative: scene.armies[s.initiative?].id.clone(),
        running: s.running.max(1),
        activations: s.won.0,
        edward_target: s.edward.target.map(|battle| scene.battle(battle).id.clone()),
        edward_freed: s.edward.freed,
        reactions: s.reactions.iter().map(reaction).collect(),
        owed: ids(&s.owed),
        ..BeginData::default()
    };
    if let Some(active) = s.activation.as_ref().filter(|_| at != BeginAt::Initiative) {
        if active.interlude {
            return None;
        }
        begin.battle = Some(scene.battle(active.battle).id.clone());
        (begin.chit, begin.round) = (active.chit, active.round);
        begin.designated = labels(&active.designated);
        begin.targets = labels(&active.targets);
        begin.emptied = labels(&active.emptied);
    }
    for index in 0..scene.units.len() {
        let unit = unit_id(index);
        let counter = combat_unit(scene, s, unit, begin.battle.is_some(), at)?;
        begin.counters.insert(scene.id(unit).to_owned(), counter);
    }
    for index in 0..scene.leaders.len() {
        let leader = scene.leader_id(index);
        begin.counters.insert(scene.id(leader).to_owned(), leader_state(scene, s, leader)?);
    }
    if let (Some(active), Some(start)) = (&s.activation, leaders_start(scene, s)) {
        let leader = scene.id(scene.battle(active.battle).leader);
        let counter = begin.counters.get_mut(leader)?;
        counter.start = Some(scene.label(start));
    }
    for index in 0..scene.battles.len() {
        let battle = battle_id(index);
        begin.battles.insert(scene.battle(battle).id.clone(), command(scene, s, battle));
    }
    Some(begin)
}

/// BARONS 3.C: the same without what has been done in segments and activations that are over: no rule asks about it any more.
#[must_use]
pub(super) fn settled(scene: &Scene, s: &State) -> State {
    let mut s = s.clone();
    let segment = s.segment;
    let active = s.activation.as_ref().map(|active| (active.battle, active.side));
    let in_activation = segment != Segment::Initiative && active.is_some();
    for index in 0..scene.units.len() {
        let unit = unit_id(index);
        let own = active.is_some_and(|(battle, _)| scene.battle_of(unit) == battle);
        let enemy = active.is_some_and(|(_, side)| scene.side(unit) != side);
        let state = s.unit_mut(unit);
        if !in_activation {
            (state.start, state.commanded, state.engaged) = (None, false, false);
            (state.moved, state.fired, state.owes_recoil) = (false, None, false);
        }
        let fires = match segment {
            Segment::DefensiveFire => enemy,
            Segment::OffensiveFire | Segment::Melee => own || enemy,
            _ => false,
        };
        state.fired = state.fired.filter(|_| fires);
        state.moved &= own;
        state.attacked &= own && segment == Segment::Melee;
        state.adjusted &= enemy && segment == Segment::Adjustment;
        let window = [Segment::DefensiveFire, Segment::OffensiveFire, Segment::Melee];
        state.checked &= in_activation && window.contains(&segment);
    }
    for index in 0..scene.leaders.len() {
        let leader = scene.leader_id(index);
        let own = active.is_some_and(|(battle, _)| scene.battle_of(leader) == battle);
        s.leader_mut(leader).moved &= in_activation && own;
    }
    if !in_activation {
        s.activation = None;
    }
    s
}

/// BARONS 6.2: where the leader of the active Battle stood when the round began: nobody wrote it down, but who was in
/// command then is known.
fn leaders_start(scene: &Scene, s: &State) -> Option<Hex> {
    let battle = s.activation.as_ref()?.battle;
    let leader = scene.battle(battle).leader;
    let hex = s.hex(leader).filter(|_| s.leader(leader).moved)?;
    let mut then = s.clone();
    for index in 0..scene.units.len() {
        let unit = unit_id(index);
        if let (Some(_), Some(start)) = (s.hex(unit), s.unit(unit).start) {
            then.vacate(unit, Place::Aside);
            then.unit_mut(unit).place = Place::Map(start);
        }
    }
    for index in 0..scene.units.len() {
        if let Place::Map(hex) = then.unit(unit_id(index)).place {
            then.occupy(unit_id(index), hex, then.top(hex).is_some());
        }
    }
    let reach = u16::from(scene.leader(leader).ma);
    let mut near: Vec<Hex> = scene.map.grid.within(hex, reach).collect();
    near.sort_by_key(|other| scene.map.grid.distance(hex, *other));
    let units = &scene.battle(battle).units;
    let fits = |start: &Hex| {
        let mut then = then.clone();
        then.leader_mut(leader).place = Place::Map(*start);
        round::snapshot(scene, &mut then);
        units.iter().all(|unit| then.unit(*unit).commanded == s.unit(*unit).commanded)
    };
    [hex].into_iter().chain(near).find(fits).filter(|start| *start != hex)
}

/// A counter's place.
fn placed(scene: &Scene, place: Place) -> Option<CounterBegin> {
    let nowhere = CounterBegin::default();
    Some(match place {
        Place::Map(hex) => CounterBegin { at: Some(scene.label(hex)), ..nowhere },
        Place::Gone => CounterBegin { gone: true, ..nowhere },
        Place::Waits => CounterBegin { waits: true, ..nowhere },
        Place::Aside => return None,
    })
}

/// BARONS 7.1, 8.61, 9.0, 10.0: a combat unit, with what it has done in an activation.
fn combat_unit(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    activated: bool,
    at: BeginAt,
) -> Option<CounterBegin> {
    let state = s.unit(unit);
    let mut begin = placed(scene, state.place)?;
    begin.facing = Some(state.facing.0);
    let Place::Map(hex) = state.place else { return Some(begin) };
    begin.below = s.top(hex) != Some(unit);
    (begin.hits, begin.shaken, begin.spent) = (state.hits, state.shaken, state.spent);
    if !activated {
        return Some(begin);
    }
    let active = s.active();
    let (own, enemy) = (scene.battle_of(unit) == active.battle, scene.side(unit) != active.side);
    let label = |hex: Option<Hex>| hex.map(|hex| scene.label(hex));
    let fires = match at {
        BeginAt::DefensiveFire => enemy,
        BeginAt::OffensiveFire | BeginAt::Melee => true,
        _ => false,
    };
    let window = matches!(at, BeginAt::DefensiveFire | BeginAt::OffensiveFire | BeginAt::Melee);
    begin.charges = label(state.charge);
    begin.moved = own && state.moved;
    begin.start = label(state.start.filter(|start| *start != hex));
    begin.fired = label(state.fired.filter(|_| fires));
    begin.attacked = own && at == BeginAt::Melee && state.attacked;
    begin.adjusted = enemy && at == BeginAt::Adjustment && state.adjusted;
    begin.checked = window && state.checked;
    begin.owes_recoil = own && state.owes_recoil && state.charge.is_none();
    Some(begin)
}

/// BARONS 6.0, 6.3: a leader.
fn leader_state(scene: &Scene, s: &State, leader: UnitId) -> Option<CounterBegin> {
    let state = s.leader(leader);
    let mut begin = placed(scene, state.place)?;
    begin.wounded = state.wounded;
    let own = s.activation.as_ref().is_some_and(|active| active.battle == scene.battle_of(leader));
    begin.moved = own && begin.at.is_some() && state.moved;
    Some(begin)
}

/// BARONS 5.0, 13.0, 14.5: a Battle.
fn command(scene: &Scene, s: &State, battle: BattleId) -> BattleBegin {
    let state = s.battle(battle);
    let chits = (1..).zip(state.chits).flat_map(|(value, n)| vec![value; usize::from(n)]);
    let symbols = s.symbols.iter().filter(|(own, _)| *own == battle);
    BattleBegin {
        chits: chits.collect(),
        fours_used: state.fours_used,
        state: match state.effectiveness {
            Effectiveness::Good => None,
            Effectiveness::Shaken => Some(SymbolKind::Shaken),
            Effectiveness::Broken => Some(SymbolKind::Broken),
        },
        down_since: state.down_since,
        entry: state.entry.map(|hex| scene.label(hex)),
        pending: symbols.map(|(_, place)| place + 1).collect(),
    }
}
