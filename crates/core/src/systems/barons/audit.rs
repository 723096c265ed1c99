//! Invariants of a position, checked the slow way.

use super::scene::{BattleId, MovementMode, Scene, Setup, battle_id, unit_id};
use super::stacking::may_stack;
use super::state::{Effectiveness, Place, Segment, State};
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use std::collections::BTreeMap;

/// BARONS 5.0, 5.3, 7.1, 7.3, 8.62, 10.2, 13.0: checks every invariant.
///
/// # Errors
/// A sentence that names the first one that does not hold.
pub fn audit(scene: &Scene, s: &State) -> Result<(), String> {
    if s.units.len() != scene.units.len()
        || s.leaders.len() != scene.leaders.len()
        || s.battles.len() != scene.battles.len()
    {
        return Err("every counter and every Battle has one state".to_owned());
    }
    course(scene, s)?;
    for index in 0..scene.units.len() {
        unit(scene, s, unit_id(index))?;
    }
    hexes(scene, s)?;
    for index in 0..scene.leaders.len() {
        place(scene, s, scene.leader_id(index))?;
    }
    for index in 0..scene.battles.len() {
        battle(scene, s, battle_id(index))?;
    }
    symbols(scene, s)?;
    points(scene, s)?;
    activation(scene, s)
}

/// Whether a segment is part of an activation: C.1 to C.7.
const fn is_activity(segment: Segment) -> bool {
    matches!(
        segment,
        Segment::Movement
            | Segment::Adjustment
            | Segment::DefensiveFire
            | Segment::OffensiveFire
            | Segment::Melee
            | Segment::ChargeContinuation
            | Segment::AttackContinuation
    )
}

/// BARONS 3.0, 5.1b: turn, segment and initiative.
fn course(scene: &Scene, s: &State) -> Result<(), String> {
    let before = matches!(s.segment, Segment::SetUp | Segment::Allotment);
    if before != (s.turn == 0) {
        return Err(format!("turn {} in the segment {:?} (3.0)", s.turn, s.segment));
    }
    if !before && !s.revealed {
        return Err("the chits have not been revealed (5.0)".to_owned());
    }
    if s.over.is_none() && scene.turn_limit().is_some_and(|last| s.turn > last) {
        return Err("the game goes on after its last turn (15.0)".to_owned());
    }
    if s.running > 2 {
        return Err(format!("the initiative is held {} times running (5.1b)", s.running));
    }
    if is_activity(s.segment) && s.activation.is_none() {
        return Err(format!("no Battle is active in the segment {:?} (3.C)", s.segment));
    }
    Ok(())
}

/// BARONS 14.0, 14.5: where a counter may be at all.
fn place(scene: &Scene, s: &State, counter: UnitId) -> Result<(), String> {
    let id = scene.id(counter);
    match s.place(counter) {
        Place::Aside if s.segment != Segment::SetUp => {
            Err(format!("{id} has not been set up (14.0)"))
        }
        Place::Waits => match scene.battle(scene.battle_of(counter)).setup {
            Setup::Enters { .. } => Ok(()),
            Setup::Zone(_) => Err(format!("{id} waits, though its Battle does not (14.5)")),
        },
        Place::Aside | Place::Map(_) | Place::Gone => Ok(()),
    }
}

/// BARONS 7.0, 7.1, 8.61, 8.62, 10.0, 12.1: a combat unit by itself.
fn unit(scene: &Scene, s: &State, unit: UnitId) -> Result<(), String> {
    place(scene, s, unit)?;
    let (printed, state) = (scene.unit(unit), s.unit(unit));
    let id = &printed.id;
    if state.facing.0 > 5 {
        return Err(format!("{id} faces no vertex (7.1)"));
    }
    if state.charge.is_some() {
        if !is_activity(s.segment) {
            return Err(format!("{id} charges in the segment {:?} (10.2)", s.segment));
        }
        if printed.class.is_foot() {
            return Err(format!("{id} charges on foot (10.0)"));
        }
        if state.shaken {
            return Err(format!("{id} charges though it is Shaken (12.1)"));
        }
    }
    let Place::Map(hex) = state.place else {
        return if state.charge.is_none() && !(state.shaken && state.place == Place::Gone) {
            Ok(())
        } else {
            Err(format!("{id} is Shaken or charges off the map (8.62)"))
        };
    };
    if state.owes_recoil && !is_activity(s.segment) {
        return Err(format!("{id} has not fallen back after its charge (10.2)"));
    }
    if state.hits > 5 || s.strength(scene, unit) == 0 {
        return Err(format!("{id} is in play with {} hits (8.62)", state.hits));
    }
    if !s.stack(hex).any(|other| other == unit) {
        return Err(format!("{id} is not recorded in {}", scene.label(hex)));
    }
    if scene.terrain(hex).costs[MovementMode::from(printed.class) as usize].is_none() {
        return Err(format!("{id} stands in prohibited terrain in {} (7.0)", scene.label(hex)));
    }
    Ok(())
}

/// BARONS 7.1, 7.3, 7.31a: who shares a hex; the record by hex is that of the units. One unit may be on its way through a
/// friend's hex: in a move that has not ended (7.31), or in a retreat (9.4.1.5), where only the facings differ.
fn hexes(scene: &Scene, s: &State) -> Result<(), String> {
    let mut standing: BTreeMap<Hex, Vec<UnitId>> = BTreeMap::new();
    for index in 0..s.units.len() {
        if let Some(hex) = s.hex(unit_id(index)) {
            standing.entry(hex).or_default().push(unit_id(index));
        }
    }
    let mut passing = 0;
    for hex in scene.map.grid.hexes() {
        let mut recorded: Vec<UnitId> = s.stack(hex).collect();
        recorded.sort_unstable();
        let units = standing.remove(&hex).unwrap_or_default();
        if recorded != units || s.top(hex).is_none() && s.below(hex).is_some() {
            return Err(format!("the record of {} is wrong", scene.label(hex)));
        }
        if let [one, other] = units[..]
            && !pair(scene, s, hex, one, other)?
        {
            passing += 1;
        }
    }
    if passing > 1 {
        return Err("two units at once pass through friends (7.31)".to_owned());
    }
    Ok(())
}

/// Whether two units of a hex are a stack; an error if one can't even be passing the other.
fn pair(scene: &Scene, s: &State, hex: Hex, one: UnitId, other: UnitId) -> Result<bool, String> {
    let (a, b) = (scene.unit(one), scene.unit(other));
    let both = || format!("{} and {} share {}", a.id, b.id, scene.label(hex));
    if a.side != b.side {
        return Err(format!("{}, which are enemies (7.0)", both()));
    }
    // Whoever moves may be passing a friend: the active Battle, or cavalry whose reaction charge goes on.
    let moving = matches!(
        s.segment,
        Segment::Movement | Segment::ChargeContinuation | Segment::AttackContinuation
    );
    let legal = a.battle == b.battle && may_stack(a.class, b.class);
    if !legal && !moving {
        let rule = if a.battle == b.battle { "7.3" } else { "7.31a" };
        return Err(format!("{} illegally ({rule})", both()));
    }
    let alike = s.unit(one).facing == s.unit(other).facing;
    if !alike && !is_activity(s.segment) {
        return Err(format!("{} and face differently (7.1)", both()));
    }
    Ok(legal && alike)
}

/// BARONS 5.0, 6.1, 13.0, 14.1: a Battle's track and display.
fn battle(scene: &Scene, s: &State, battle: BattleId) -> Result<(), String> {
    let (command, state) = (scene.battle(battle), s.battle(battle));
    let id = &command.id;
    let left = command.units.iter().filter(|&&unit| s.place(unit) != Place::Gone).count();
    if left != usize::from(state.left) || left + state.boxes.len() != command.units.len() {
        return Err(format!("{left} units of {id} are left, not {} (13.0)", state.left));
    }
    for (i, unit) in state.boxes.iter().enumerate() {
        let lost = command.units.contains(unit) && s.place(*unit) == Place::Gone;
        if !lost || state.boxes[..i].contains(unit) {
            return Err(format!("box {} of {id} is filled wrongly (13.0)", i + 1));
        }
    }
    let chits: u32 = state.chits.iter().map(|&n| u32::from(n)).sum();
    if chits > u32::from(scene.options.track_boxes) {
        return Err(format!("{chits} chits lie on the track of {id} (5.0)"));
    }
    let leadership = scene.leader(command.leader).leadership;
    let fours = u32::from(state.chits[3]);
    let most = match leadership {
        1 => 1_u32.saturating_sub(u32::from(state.fours_used)),
        2 if !s.revealed => 2,
        _ => u32::MAX,
    };
    if fours > most {
        return Err(format!("{fours} chits of 4 lie on the track of {id} (6.1)"));
    }
    let down = state.left == 0 || state.effectiveness == Effectiveness::Broken;
    if down != state.down_since.is_some() {
        return Err(format!("{id} is down without a turn, or the other way round (14.1)"));
    }
    Ok(())
}

/// BARONS 13.0: symbols wait in filled boxes, each once.
fn symbols(scene: &Scene, s: &State) -> Result<(), String> {
    for (i, symbol) in s.symbols.iter().enumerate() {
        let &(battle, place) = symbol;
        let display = &scene.battle(battle).display;
        let filled = usize::from(place) < s.battle(battle).boxes.len();
        let drawn = display.get(usize::from(place)).is_some_and(Option::is_some);
        if !filled || !drawn || s.symbols[..i].contains(symbol) {
            let id = &scene.battle(battle).id;
            return Err(format!("box {} of {id} is queued wrongly (13.0)", u32::from(place) + 1));
        }
    }
    Ok(())
}

/// BARONS 5.0: before they are revealed, no more points lie on the tracks than a side has.
fn points(scene: &Scene, s: &State) -> Result<(), String> {
    for side in Side::ALL.into_iter().filter(|_| !s.revealed) {
        let tracks = scene.commands[side].iter();
        let points: u32 = tracks.map(|&own| u32::from(s.battle(own).points())).sum();
        if points > u32::from(scene.command_points[side]) {
            let id = &scene.armies[side].id;
            return Err(format!("{id} have {points} points on their tracks (5.0)"));
        }
    }
    Ok(())
}

/// BARONS 3.C, 5.3, 9.0, 14.1: the active Battle, and what binds it.
fn activation(scene: &Scene, s: &State) -> Result<(), String> {
    if let (Some(target), Some((bound, _))) = (s.edward.target, scene.edward)
        && scene.battle(target).side == scene.battle(bound).side
    {
        return Err("Edward's Battle is bound to a friend (14.1)".to_owned());
    }
    let Some(active) = &s.activation else { return Ok(()) };
    let id = &scene.battle(active.battle).id;
    if scene.battle(active.battle).side != active.side || active.chit > 4 {
        return Err(format!("{id} is active for the other side, or with no chit (3.C)"));
    }
    if s.initiative != Some(if active.interlude { active.side.enemy() } else { active.side }) {
        return Err(format!("{id} is active without the initiative (3.B1)"));
    }
    let attacks = active.designated.len();
    if active.chit <= 2 && attacks > usize::from(active.chit) {
        return Err(format!("{id} makes {attacks} new attacks with a {} (5.3)", active.chit));
    }
    for (rule, list) in [("5.3", &active.designated), ("9.0", &active.targets)] {
        if list.iter().enumerate().any(|(i, hex)| list[..i].contains(hex)) {
            return Err(format!("a hex is listed twice as attacked by {id} ({rule})"));
        }
    }
    Ok(())
}
