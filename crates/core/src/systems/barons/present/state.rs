//! The whole position as the protocol writes it.

use super::super::facing::Facing;
use super::super::frame::Frame;
use super::super::scene::{BattleId, Scene, battle_id, unit_id};
use super::super::state::{self, Effectiveness, Place, Segment, State};
use super::super::system::Barons;
use super::super::victory;
use super::command::{chits, is_hidden};
use crate::board::Hex;
use crate::kernel::{GameOf, Side, System, UnitId};
use crate::scenario::barons::Class;
use crate::scenario::barons::options::Options;
use crate::view::wire::Over;
use schemars::JsonSchema;
use serde::Serialize;

/// The whole position.
#[derive(Serialize, JsonSchema)]
pub struct Position<'a> {
    /// The rule system: `barons`.
    system: System,
    /// The turn, from 1; 0 before the first.
    turn: u16,
    /// The last turn, if there is one.
    turns: Option<u16>,
    /// What is going on.
    segment: Segment,
    /// The side with the initiative, in this turn or in the last one.
    initiative: Option<Side>,
    /// For how many turns running it has had it (5.1b).
    running: u8,
    /// Whether the chits lie open (5.0).
    revealed: bool,
    /// The active Battle, if there is one.
    activation: Option<ActivationState<'a>>,
    /// Both sides, in the scenario's order.
    sides: [SideState; 2],
    /// Every combat unit, in the scenario's order.
    units: Vec<UnitState<'a>>,
    /// Every leader, in the scenario's order.
    leaders: Vec<LeaderState<'a>>,
    /// Every Battle, in the scenario's order.
    battles: Vec<BattleState<'a>>,
    /// Boxes of effectiveness displays that wait for their check, in order (13.0).
    symbols: Vec<Symbol>,
    /// Cavalry that has checked for a reaction charge in this turn, and against which mover (10.3).
    reactions: Vec<Reacted>,
    /// Units that owe a check (12.0).
    owed: &'a [UnitId],
    /// Edward's rule, if the scenario has it (14.1).
    edward: Option<EdwardState>,
    /// Where Battles enter, once that is settled (14.5).
    entries: Vec<Entry>,
    /// The end, once it has come.
    over: Option<Over>,
    /// What is being done, the outermost first: the last one asks. Null for the viewer of a side.
    procedures: Option<&'a [Frame]>,
    /// The optional rulings.
    options: &'a Options,
}

/// The Battle that is active.
#[derive(Serialize, JsonSchema)]
struct ActivationState<'a> {
    /// The Battle.
    battle: BattleId,
    /// Its side.
    side: Side,
    /// The value of the chit in force.
    chit: u8,
    /// Enemy hexes that count as new attacks (5.3).
    designated: &'a [Hex],
    /// How many times the attack has been continued (11.0).
    round: u8,
    /// Whether it is the other side's move with 0 command (3.C7a).
    interlude: bool,
    /// Enemy hexes attacked in this segment (9.0).
    targets: &'a [Hex],
    /// Target hexes of charges that have been emptied (10.2).
    emptied: &'a [Hex],
    /// Units with the enemy hexes that were adjacent to them when the round began (5.3).
    contacts: Vec<Contact>,
}

/// A unit and an enemy hex next to it.
#[derive(Serialize, JsonSchema)]
struct Contact {
    /// The unit.
    unit: UnitId,
    /// The hex.
    hex: Hex,
}

/// A side.
#[derive(Serialize, JsonSchema)]
struct SideState {
    /// Its id.
    side: Side,
    /// Victory points (15.0).
    points: u8,
    /// How many turns it has had the initiative (14.5).
    turns_won: u16,
    /// The points of chits it allots (5.0).
    command_points: u16,
}

/// A combat unit.
#[derive(Serialize, JsonSchema)]
struct UnitState<'a> {
    /// Its id.
    id: UnitId,
    /// Its name, in English.
    name: &'a str,
    /// Its Battle.
    battle: BattleId,
    /// Its side.
    side: Side,
    /// Its class, as printed.
    class: Class,
    /// Its hex, if it is on the map.
    at: Option<Hex>,
    /// Where it is otherwise.
    off: Option<Off>,
    /// How it faces, if it is on the map.
    facing: Option<Facing>,
    /// 0 on top, 1 below another unit, if it is on the map.
    depth: Option<u8>,
    /// Cohesion hits (8.61).
    hits: u8,
    /// Strength points now.
    strength: u8,
    /// Morale now.
    morale: i8,
    /// Movement allowance, in movement points.
    ma: u8,
    /// Range of fire, in hexes; 0 if it can't shoot.
    range: u8,
    /// Reaction-charge rating (10.3).
    reaction: Option<u8>,
    /// Whether it is Shaken (12.1).
    shaken: bool,
    /// The hex at which it charges (10.0).
    charging: Option<Hex>,
    /// Whether it has charged and has not fallen back yet (10.2).
    owes_recoil: bool,
    /// Whether it was in command when the activation began (6.2).
    in_command: bool,
    /// Whether it has moved in this round (7.0).
    moved: bool,
    /// The hex it shot at (9.0).
    fired: Option<Hex>,
    /// Whether it has attacked in this segment (9.0).
    attacked: bool,
    /// Whether it has turned in this adjustment (3.C2).
    adjusted: bool,
    /// Whether it has checked its morale in this segment (12.0).
    checked: bool,
    /// Whether it spent itself in a charge in this turn (10.2).
    spent: bool,
    /// Where it stood when the round began, if it was on the map (5.3).
    start: Option<Hex>,
}

/// A leader.
#[derive(Serialize, JsonSchema)]
struct LeaderState<'a> {
    /// His id.
    id: UnitId,
    /// His name, in English.
    name: &'a str,
    /// His Battle.
    battle: BattleId,
    /// His side.
    side: Side,
    /// His hex, if he is on the map.
    at: Option<Hex>,
    /// Where he is otherwise.
    off: Option<Off>,
    /// Whether he is wounded (6.3).
    wounded: bool,
    /// His combat bonus now.
    bonus: u8,
    /// His command span now, in movement points.
    span: u8,
    /// His movement allowance now, in movement points.
    ma: u8,
    /// His leadership.
    leadership: u8,
    /// Whether he is his side's overall commander.
    overall: bool,
    /// Whether he has moved in this round (7.0).
    moved: bool,
}

/// Where a counter is that is not on the map.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Off {
    /// To be set up.
    Aside,
    /// To come with a Battle that enters (14.5).
    Waits,
    /// Out of play.
    Gone,
}

/// A Battle.
#[derive(Serialize, JsonSchema)]
struct BattleState<'a> {
    /// Its id.
    id: BattleId,
    /// Its name, in English.
    name: &'a str,
    /// Its side.
    side: Side,
    /// Its leader.
    leader: UnitId,
    /// The values of the chits on its track, the highest first; null while the viewer may not see them.
    chits: Option<Vec<u8>>,
    /// How many 4-chits it has used (6.1).
    fours_used: u8,
    /// Its lasting state (13.0).
    state: Lasting,
    /// The units that fill its display, in the order in which they left play (13.0).
    boxes: &'a [UnitId],
    /// Units in play, those that may still come included.
    left: u8,
}

/// The lasting state of a Battle (13.0).
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Lasting {
    /// No unit is left.
    Eliminated,
    /// Units are left.
    #[serde(untagged)]
    Effectiveness(Effectiveness),
}

/// A box of an effectiveness display.
#[derive(Serialize, JsonSchema)]
struct Symbol {
    /// The Battle.
    battle: BattleId,
    /// The box, from 1.
    r#box: u8,
}

/// Cavalry and a mover.
#[derive(Serialize, JsonSchema)]
struct Reacted {
    /// The cavalry.
    unit: UnitId,
    /// The mover.
    mover: UnitId,
}

/// Edward's rule.
#[derive(Serialize, JsonSchema)]
struct EdwardState {
    /// His Battle.
    battle: BattleId,
    /// The enemy Battle that it must attack.
    target: Option<BattleId>,
    /// The lowest face that frees him.
    freed_on: u8,
    /// Whether he is free for good.
    freed: bool,
}

/// Where a Battle enters.
#[derive(Serialize, JsonSchema)]
struct Entry {
    /// The Battle.
    battle: BattleId,
    /// The hex.
    hex: Hex,
}

/// The position of a game; a viewer does not see the other side's chits before they are revealed, nor what is half done.
pub fn position<'a>(
    scene: &'a Scene,
    game: &'a GameOf<Barons>,
    viewer: Option<Side>,
) -> Position<'a> {
    let s = &game.state;
    let battles = (0..scene.battles.len()).map(battle_id);
    let symbol = |&(battle, place): &(BattleId, u8)| Symbol { battle, r#box: place + 1 };
    let entry = |battle| Some(Entry { battle, hex: s.battle(battle).entry? });
    Position {
        system: System::Barons,
        turn: s.turn,
        turns: scene.turn_limit(),
        segment: s.segment,
        initiative: s.initiative,
        running: s.running,
        revealed: s.revealed,
        activation: s.activation.as_ref().map(activation),
        sides: Side::ALL.map(|side| SideState {
            side,
            points: victory::points(scene, s, side),
            turns_won: s.won[side],
            command_points: scene.command_points[side],
        }),
        units: (0..scene.units.len()).map(|i| unit(scene, s, unit_id(i))).collect(),
        leaders: (0..scene.leaders.len()).map(|i| leader(scene, s, scene.leader_id(i))).collect(),
        battles: battles.clone().map(|id| battle(scene, s, id, viewer)).collect(),
        symbols: s.symbols.iter().map(symbol).collect(),
        reactions: s.reactions.iter().map(|&(unit, mover)| Reacted { unit, mover }).collect(),
        owed: &s.owed,
        edward: scene.edward.map(|(battle, freed_on)| EdwardState {
            battle,
            target: s.edward.target,
            freed_on,
            freed: s.edward.freed,
        }),
        entries: battles.filter_map(entry).collect(),
        over: s.over.map(|end| Over {
            winner: end.winner,
            level: end.by.word(),
            rule: end.by.rule().section,
        }),
        procedures: viewer.is_none().then(|| game.procedures()),
        options: &scene.options,
    }
}

fn activation(active: &state::Activation) -> ActivationState<'_> {
    ActivationState {
        battle: active.battle,
        side: active.side,
        chit: active.chit,
        designated: &active.designated,
        round: active.round,
        interlude: active.interlude,
        targets: &active.targets,
        emptied: &active.emptied,
        contacts: active.contacts.iter().map(|&(unit, hex)| Contact { unit, hex }).collect(),
    }
}

/// Where a counter that is not on the map is.
const fn off(place: Place) -> Option<Off> {
    match place {
        Place::Map(_) => None,
        Place::Aside => Some(Off::Aside),
        Place::Waits => Some(Off::Waits),
        Place::Gone => Some(Off::Gone),
    }
}

fn unit<'a>(scene: &'a Scene, s: &State, unit: UnitId) -> UnitState<'a> {
    let (printed, state) = (scene.unit(unit), s.unit(unit));
    let at = s.hex(unit);
    UnitState {
        id: unit,
        name: &printed.name.source,
        battle: printed.battle,
        side: printed.side,
        class: printed.class,
        at,
        off: off(state.place),
        facing: at.map(|_| state.facing),
        depth: at.map(|hex| u8::from(s.below(hex) == Some(unit))),
        hits: state.hits,
        strength: s.strength(scene, unit),
        morale: s.morale(scene, unit),
        ma: printed.ma,
        range: printed.range,
        reaction: printed.reaction,
        shaken: state.shaken,
        charging: state.charge,
        owes_recoil: state.owes_recoil,
        in_command: state.commanded,
        moved: state.moved,
        fired: state.fired,
        attacked: state.attacked,
        adjusted: state.adjusted,
        checked: state.checked,
        spent: state.spent,
        start: state.start,
    }
}

fn leader<'a>(scene: &'a Scene, s: &State, unit: UnitId) -> LeaderState<'a> {
    let (printed, state) = (scene.leader(unit), s.leader(unit));
    LeaderState {
        id: unit,
        name: &printed.name.source,
        battle: printed.battle,
        side: printed.side,
        at: s.hex(unit),
        off: off(state.place),
        wounded: state.wounded,
        bonus: s.bonus(scene, unit),
        span: s.span(scene, unit),
        ma: s.leader_ma(scene, unit),
        leadership: printed.leadership,
        overall: printed.overall,
        moved: state.moved,
    }
}

fn battle<'a>(
    scene: &'a Scene,
    s: &'a State,
    battle: BattleId,
    viewer: Option<Side>,
) -> BattleState<'a> {
    let (command, state) = (scene.battle(battle), s.battle(battle));
    let hidden = is_hidden(s, command.side, viewer);
    BattleState {
        id: battle,
        name: &command.name.source,
        side: command.side,
        leader: command.leader,
        chits: (!hidden).then(|| chits(state)),
        fours_used: state.fours_used,
        state: if s.is_eliminated(battle) {
            Lasting::Eliminated
        } else {
            Lasting::Effectiveness(state.effectiveness)
        },
        boxes: &state.boxes,
        left: state.left,
    }
}
