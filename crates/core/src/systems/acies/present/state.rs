//! The whole position as the protocol writes it.

use super::super::action::Kind as AttackKind;
use super::super::attack_resolution::Stage;
use super::super::card::{Card, Kind};
use super::super::field::{self, Cell, Flank, Piece};
use super::super::frame::Frame;
use super::super::scene::Scene;
use super::super::state::{Holding, Phase, State};
use super::super::system::Acies;
use super::cards::{deck_size, is_hidden, resolution};
use crate::kernel::{Both, GameOf, Side, System};
use crate::scenario::acies::options::Options;
use crate::view::Stance;
use crate::view::wire::Over;
use schemars::JsonSchema;
use serde::Serialize;

/// The whole position.
#[derive(Serialize, JsonSchema)]
pub struct Position<'a> {
    /// The rule system: `acies`.
    system: System,
    /// The player turn, from 1; 0 during set-up.
    turn: u16,
    /// The last turn.
    turns: u16,
    /// Whose turn it is.
    active: Side,
    /// Whether the turn was gained by Initiative (13.5).
    extra: bool,
    /// Where the turn stands.
    phase: Phase,
    /// How many columns the field has.
    columns: u8,
    /// The units on the field that the viewer may see.
    field: Vec<UnitState>,
    /// Both sides, in the scenario's order.
    sides: [SideState<'a>; 2],
    /// The Encircling army, if there is one (7.4).
    encircling: Option<Side>,
    /// Whether Break Morale is in force (16.12).
    break_morale: bool,
    /// Whether nobody may attack in this turn (ACR-32).
    no_attacks: bool,
    /// Units played in this turn (8.6).
    units_played: u8,
    /// Units discarded to scout in this turn (6.1).
    scouts_sent: u8,
    /// The attack that is being carried out.
    attack: Option<AttackState>,
    /// The end, once it has come.
    over: Option<Over>,
    /// What is being done, the outermost first: the last one asks. Null for the viewer of a side.
    procedures: Option<&'a [Frame]>,
    /// The optional rulings.
    options: &'a Options,
}

/// A unit on the field.
#[derive(Serialize, JsonSchema)]
struct UnitState {
    /// Its kind.
    unit: Kind,
    /// Its cell.
    cell: Cell,
    /// Its side.
    side: Side,
    /// Disorder markers on it.
    markers: u8,
    /// Disorder markers that eliminate it.
    hits: u8,
    /// How it is turned.
    stance: Stance,
    /// Whether it was upright when the Manoeuvre Phase began (8.4).
    may_move: bool,
    /// Whether it has shot in the Missile Phase (9.1).
    fired: bool,
    /// Whether it has declared an attack (10.1).
    attacked: bool,
    /// Whether Difficult Terrain holds it (16.6).
    halted: bool,
}

/// What a side holds and has lost.
#[derive(Serialize, JsonSchema)]
struct SideState<'a> {
    /// Its id.
    id: Side,
    /// Its name, in English.
    name: &'a str,
    /// Its hand; null if the viewer may not see it.
    hand: Option<&'a [Card]>,
    /// How many cards its hand has.
    hand_size: usize,
    /// Cards of its hand that the other side has seen there.
    known: &'a [Card],
    /// How many cards its deck has.
    deck: usize,
    /// The cards of its deck, the uppermost first; null for the viewer of a side.
    deck_cards: Option<Vec<Card>>,
    /// The top cards of its deck that the viewer has seen, the uppermost first; null without one.
    top: Option<Vec<Card>>,
    /// Its reserve pile, sorted.
    reserve: Vec<Card>,
    /// The face-up cards of its casualty pile, the oldest first.
    casualties: &'a [Card],
    /// How many cards lie face down in its casualty pile.
    face_down: usize,
    /// Those cards; null for the viewer of a side.
    face_down_cards: Option<&'a [Card]>,
    /// Flank points (1.4).
    flank_points: u32,
    /// Units of its hand that keep their markers (ACR-23).
    wounded: Vec<Wounded>,
    /// The cost of what it has lost, in points, if that rule is in use (14.4).
    lost: Option<u32>,
    /// The cost of its whole army, in points, if that rule is in use.
    total: Option<u32>,
}

/// A unit of a hand that keeps its markers.
#[derive(Serialize, JsonSchema)]
struct Wounded {
    /// Its kind.
    unit: Kind,
    /// Its markers.
    markers: u8,
}

/// The attack that is being carried out, with the cards that lie open.
#[derive(Serialize, JsonSchema)]
struct AttackState {
    /// The attacker's cell.
    from: Cell,
    /// The kind of attack.
    kind: AttackKind,
    /// The target's cell, unless it is the main body.
    target: Option<Cell>,
    /// Whether the attacker holds a tactical flank advantage.
    flank: bool,
    /// Where it stands.
    stage: Stage,
    /// Treacherous Terrain attached (16.7).
    treacherous: u8,
    /// Overrun played (16.1).
    overrun: u8,
    /// Defensible Terrain played (16.5).
    defensible: u8,
    /// Bloodlust played by each side (16.2).
    bloodlust: Both<u8>,
}

/// The position as `viewer` may see it; `None` sees everything, and what is half done.
pub fn position<'a>(
    scene: &'a Scene,
    game: &'a GameOf<Acies>,
    viewer: Option<Side>,
) -> Position<'a> {
    let s = &game.state;
    let shown = s.field.pieces().filter(|(_, piece)| !is_hidden(s, piece.side, viewer));
    Position {
        system: System::Acies,
        turn: s.turn,
        turns: scene.options.turn_cap,
        active: s.active,
        extra: s.extra,
        phase: s.phase,
        columns: s.field.columns(),
        field: shown.map(|(cell, piece)| unit(scene, cell, piece)).collect(),
        sides: Side::ALL.map(|side| holding(scene, s, side, viewer)),
        encircling: s.encircling(),
        break_morale: s.break_morale,
        no_attacks: s.no_attacks,
        units_played: s.units_played,
        scouts_sent: s.scouts_sent,
        attack: attack(game),
        over: s.over.map(|end| Over {
            winner: end.winner,
            level: end.by.word(),
            rule: end.by.rule().section,
        }),
        procedures: viewer.is_none().then(|| game.procedures()),
        options: &scene.options,
    }
}

const fn stance(stance: field::Stance) -> Stance {
    match stance {
        field::Stance::Upright => Stance::Upright,
        field::Stance::Turned => Stance::Turned,
        field::Stance::Flanking(Flank::West) => Stance::FlankingWest,
        field::Stance::Flanking(Flank::East) => Stance::FlankingEast,
    }
}

fn unit(scene: &Scene, cell: Cell, piece: &Piece) -> UnitState {
    UnitState {
        unit: piece.kind,
        cell,
        side: piece.side,
        markers: piece.markers,
        hits: scene.unit(piece.kind).hits,
        stance: stance(piece.stance),
        may_move: piece.turn_record.may_move,
        fired: piece.turn_record.fired,
        attacked: piece.turn_record.attacked,
        halted: piece.turn_record.halted,
    }
}

fn holding<'a>(scene: &'a Scene, s: &'a State, side: Side, viewer: Option<Side>) -> SideState<'a> {
    let (army, held) = (&scene.armies[side], s.of(side));
    let own = viewer.is_none_or(|viewer| viewer == side);
    let mut reserve = held.reserve.cards().to_vec();
    reserve.sort_unstable();
    let rout = scene.options.route_level.then(|| scene.rout(s, side));
    SideState {
        id: side,
        name: &army.side.name.source,
        hand: own.then_some(&*held.hand),
        hand_size: held.hand.len(),
        known: &held.known,
        deck: deck_size(scene, s, side, viewer),
        deck_cards: viewer.is_none().then(|| top(held, held.deck.len())),
        top: viewer.map(|viewer| top(held, usize::from(held.seen[viewer]))),
        reserve,
        casualties: held.casualties.cards(),
        face_down: held.face_down.len(),
        face_down_cards: viewer.is_none().then(|| held.face_down.cards()),
        flank_points: held.flank_points,
        wounded: held.wounds.iter().map(|&(unit, markers)| Wounded { unit, markers }).collect(),
        lost: rout.map(|(lost, _)| lost),
        total: rout.map(|(_, total)| total),
    }
}

/// The top cards of a deck, the uppermost first.
fn top(held: &Holding, most: usize) -> Vec<Card> {
    held.deck.top(most).copied().collect()
}

fn attack(game: &GameOf<Acies>) -> Option<AttackState> {
    let resolution = resolution(game)?;
    Some(AttackState {
        from: resolution.from,
        kind: resolution.kind,
        target: resolution.target,
        flank: resolution.flank,
        stage: resolution.stage,
        treacherous: resolution.treacherous,
        overrun: resolution.overrun,
        defensible: resolution.defensible,
        bloodlust: resolution.bloodlust,
    })
}
