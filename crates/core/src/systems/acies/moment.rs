//! ACIES 5.0: a moment of a game as the beginning of another: the way back from `start.rs`.

use super::card::Card;
use super::field::{Flank, Stance};
use super::frame::Frame;
use super::scene::Scene;
use super::state::{Holding, Phase, State};
use super::system::Acies;
use crate::kernel::{GameOf, Side};
use crate::scenario::acies::begin::{
    BeginAt, BeginData, EncirclingBegin, FieldBegin, HoldingBegin, StanceBegin, WoundedBegin,
};

/// The beginning that leads to this moment; nothing in set-up, and in the middle of what a file cannot say.
#[must_use]
pub(super) fn beginning(scene: &Scene, game: &GameOf<Acies>) -> Option<BeginData> {
    let s = &game.state;
    let encircling = match game.top()? {
        Frame::Encircling(encircling) => Some(encircling.as_begun(scene)),
        Frame::Scouting(_)
        | Frame::Moves(_)
        | Frame::Readying(_)
        | Frame::Arrivals(_)
        | Frame::Shots(_)
        | Frame::Attacks(_)
        | Frame::Discards(_)
        | Frame::Rallies(_)
        | Frame::Initiative(_) => None,
        _ => return None,
    };
    let barred = s.barred.iter().map(|kind| scene.unit(*kind).id.clone());
    Some(BeginData {
        turn: s.turn,
        active: scene.armies[s.active].side.id.clone(),
        phase: phase(s.phase)?,
        extra: s.extra,
        field: field(scene, s),
        sides: Side::ALL.map(|side| holding(scene, s.of(side))),
        scouts_sent: s.scouts_sent,
        units_played: if s.phase >= Phase::Play { s.units_played } else { 0 },
        barred: if s.phase >= Phase::Encircling { barred.collect() } else { Vec::new() },
        encircling,
        break_morale: s.phase >= Phase::Attack && s.break_morale,
        no_attacks: s.phase >= Phase::Attack && s.no_attacks,
    })
}

/// ACIES 8.4, 9.1, 10.1: the same without what units have done in phases that are over: no rule asks about it any more.
#[must_use]
pub(super) fn settled(_: &Scene, s: &State) -> State {
    let mut s = s.clone();
    let (active, phase) = (s.active, s.phase);
    s.field.each_mut(|piece| {
        let own = piece.side == active;
        let upright = piece.is_upright();
        let record = &mut piece.turn_record;
        record.may_move = phase == Phase::Manoeuvre && if own { record.may_move } else { upright };
        record.fired &= own && phase >= Phase::Missile;
        record.attacked &= own && phase >= Phase::Attack;
        record.halted &= own && phase >= Phase::Encircling;
        record.reacted = false;
    });
    s
}

const fn phase(phase: Phase) -> Option<BeginAt> {
    Some(match phase {
        Phase::SetUp => return None,
        Phase::Scout => BeginAt::Scout,
        Phase::Encircling => BeginAt::Encircling,
        Phase::Manoeuvre => BeginAt::Manoeuvre,
        Phase::Ready => BeginAt::Ready,
        Phase::Play => BeginAt::Play,
        Phase::Missile => BeginAt::Missile,
        Phase::Attack => BeginAt::Attack,
        Phase::Discard => BeginAt::Discard,
        Phase::Cards => BeginAt::Cards,
        Phase::Initiative => BeginAt::Initiative,
    })
}

/// ACIES 2.7, 8.4, 9.1, 10.1, 16.6: the units on the field, with what they have done in this turn.
fn field(scene: &Scene, s: &State) -> Vec<FieldBegin> {
    let units = s.field.pieces().map(|(cell, piece)| {
        let own = piece.side == s.active;
        let (record, upright) = (piece.turn_record, piece.is_upright());
        let moves = own && s.phase == Phase::Manoeuvre && record.may_move != upright;
        FieldBegin {
            cell: cell.to_string(),
            unit: scene.unit(piece.kind).id.clone(),
            side: Some(scene.armies[piece.side].side.id.clone()),
            markers: piece.markers,
            stance: match piece.stance {
                Stance::Upright => StanceBegin::Upright,
                Stance::Turned => StanceBegin::Turned,
                Stance::Flanking(Flank::West) => StanceBegin::FlankingWest,
                Stance::Flanking(Flank::East) => StanceBegin::FlankingEast,
            },
            may_move: moves.then_some(record.may_move),
            fired: own && s.phase >= Phase::Missile && record.fired,
            attacked: own && s.phase >= Phase::Attack && record.attacked,
            halted: own && s.phase >= Phase::Encircling && record.halted,
        }
    });
    units.collect()
}

/// ACIES 1.1, 6.2: hand and piles of a side.
fn holding(scene: &Scene, held: &Holding) -> HoldingBegin {
    let ids = |cards: &[Card]| -> Vec<String> {
        cards.iter().map(|card| card.id(scene).to_owned()).collect()
    };
    let mut deck = ids(held.deck.cards());
    deck.reverse();
    let wounded = held.wounds.iter().map(|(kind, markers)| WoundedBegin {
        unit: scene.unit(*kind).id.clone(),
        markers: *markers,
    });
    HoldingBegin {
        hand: ids(&held.hand),
        deck,
        reserve: ids(held.reserve.cards()),
        casualties: ids(held.casualties.cards()),
        face_down: ids(held.face_down.cards()),
        flank_points: held.flank_points,
        known: ids(&held.known),
        seen: held.seen.0,
        wounded: wounded.collect(),
    }
}

impl super::encircling::Encircling {
    /// ACIES 7.3: how far the discards are.
    fn as_begun(&self, scene: &Scene) -> EncirclingBegin {
        let (to_act, acted, passed, pending) = self.standing();
        EncirclingBegin {
            to_act: scene.armies[to_act].side.id.clone(),
            acted,
            passed,
            pending: pending.map(|kind| scene.unit(kind).id.clone()),
        }
    }
}
