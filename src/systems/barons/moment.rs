//! BARONS 3.0: a moment of a game as the beginning of another: the way back from `start.rs`.

use super::frame::Frame;
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
    for index in 0..scene.battles.len() {
        let battle = battle_id(index);
        begin.battles.insert(scene.battle(battle).id.clone(), command(scene, s, battle));
    }
    Some(begin)
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
