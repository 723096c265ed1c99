//! The whole position as the protocol writes it.

use super::super::Acies;
use super::super::card::Card;
use super::super::field::{Flank, Piece, Stance};
use super::super::scene::Scene;
use super::super::state::{Holding, State};
use super::cards::{assault, deck_size, is_hidden};
use crate::kernel::{GameOf, Side};
use serde_json::{Value, json};

/// The position as `viewer` may see it; `None` sees everything, and what is half done.
pub fn write_state(scene: &Scene, game: &GameOf<Acies>, viewer: Option<Side>) -> Value {
    let s = &game.state;
    let side_id = |side: Side| scene.armies[side].side.id.as_str();
    let shown = s.field.pieces().filter(|(_, piece)| !is_hidden(s, piece.side, viewer));
    let field = shown.map(|(cell, piece)| {
        let mut value = unit(scene, piece);
        value["cell"] = json!(cell);
        value["side"] = json!(side_id(piece.side));
        value
    });
    let procedures = viewer.is_none().then(|| game.procedures());
    json!({
        "system": "acies",
        "turn": s.turn,
        "turns": scene.options.turn_cap,
        "active": side_id(s.active),
        "extra": s.extra,
        "phase": s.phase,
        "columns": s.field.columns(),
        "field": field.collect::<Vec<_>>(),
        "sides": Side::ALL.map(|side| holding(scene, s, side, viewer)),
        "encircling": s.encircling().map(side_id),
        "break_morale": s.break_morale,
        "no_attacks": s.no_attacks,
        "units_played": s.units_played,
        "scouts_sent": s.scouts_sent,
        "attack": attack(scene, game),
        "over": s.over.map(|end| json!({
            "winner": end.winner.map(side_id),
            "level": end.by.word(),
            "rule": end.by.rule().section,
        })),
        "procedures": procedures,
        "options": scene.options,
    })
}

/// How a card is turned, as a word.
const fn stance(stance: Stance) -> &'static str {
    match stance {
        Stance::Upright => "upright",
        Stance::Turned => "turned",
        Stance::Flanking(Flank::West) => "flanking-west",
        Stance::Flanking(Flank::East) => "flanking-east",
    }
}

fn unit(scene: &Scene, piece: &Piece) -> Value {
    let unit = scene.unit(piece.kind);
    json!({
        "unit": unit.id,
        "markers": piece.markers,
        "hits": unit.hits,
        "stance": stance(piece.stance),
        "may_move": piece.deeds.may_move,
        "fired": piece.deeds.fired,
        "attacked": piece.deeds.attacked,
        "halted": piece.deeds.halted,
    })
}

fn holding(scene: &Scene, s: &State, side: Side, viewer: Option<Side>) -> Value {
    let (army, held) = (&scene.armies[side], s.of(side));
    let ids = |cards: &[Card]| cards.iter().map(|card| card.id(scene)).collect::<Vec<_>>();
    let own = viewer.is_none_or(|viewer| viewer == side);
    let mut reserve = held.reserve.cards().to_vec();
    reserve.sort_unstable();
    let deck = viewer.is_none().then(|| top(scene, held, held.deck.len()));
    let seen = viewer.map(|viewer| top(scene, held, usize::from(held.seen[viewer])));
    let wounds = held.wounds.iter();
    let wounds =
        wounds.map(|(kind, markers)| json!({ "unit": scene.unit(*kind).id, "markers": markers }));
    let rout = scene.options.route_level.then(|| scene.rout(s, side));
    json!({
        "id": army.side.id,
        "name": army.side.name.en,
        "hand": own.then(|| ids(&held.hand)),
        "hand_size": held.hand.len(),
        "known": ids(&held.known),
        "deck": deck_size(scene, s, side, viewer),
        "deck_cards": deck,
        "top": seen,
        "reserve": ids(&reserve),
        "casualties": ids(held.casualties.cards()),
        "face_down": held.face_down.len(),
        "face_down_cards": viewer.is_none().then(|| ids(held.face_down.cards())),
        "flank_points": held.flank_points,
        "wounded": wounds.collect::<Vec<_>>(),
        "lost": rout.map(|(lost, _)| lost),
        "total": rout.map(|(_, total)| total),
    })
}

/// The ids of the top cards of a deck, the uppermost first.
fn top<'a>(scene: &'a Scene, held: &Holding, most: usize) -> Vec<&'a str> {
    held.deck.top(most).map(|card| card.id(scene)).collect()
}

/// The attack that is being carried out, with the cards that lie open.
fn attack(scene: &Scene, game: &GameOf<Acies>) -> Option<Value> {
    let assault = assault(game)?;
    let bloodlust =
        Side::ALL.map(|side| (scene.armies[side].side.id.clone(), json!(assault.bloodlust[side])));
    Some(json!({
        "from": assault.from,
        "kind": assault.kind,
        "target": assault.target,
        "flank": assault.flank,
        "stage": assault.stage,
        "treacherous": assault.treacherous,
        "overrun": assault.overrun,
        "defensible": assault.defensible,
        "bloodlust": bloodlust.into_iter().collect::<serde_json::Map<_, _>>(),
    }))
}
