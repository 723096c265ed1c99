//! The table of cards as one side may see it: the field, hands and piles.

use super::super::attack_resolution::{AttackResolution, Stage};
use super::super::card::{Card, Kind, kinds};
use super::super::field::{Cell, Flank, Line, Piece, Stance};
use super::super::frame::Frame;
use super::super::rules;
use super::super::scene::{Scene, Zone};
use super::super::state::{Phase, State};
use super::super::system::Acies;
use super::choice::beside;
use super::forecast::Bout;
use super::{Localizer, prompt};
use crate::kernel::{GameOf, Side};
use crate::say;
use crate::scenario::acies::{Tactic, UnitType};
use crate::view::{
    self, CardFace, CardKind, CardTableView, CellView, Emblem, FieldCard, FieldZone, Forecast,
    HeldCard, HoldingView, Nation, UnitFace,
};

/// ACIES 4.2: whether a side's units on the field are its secret.
pub fn is_hidden(s: &State, side: Side, viewer: Option<Side>) -> bool {
    s.face_down[side] && viewer == Some(side.enemy())
}

/// How many cards a deck has, as far as a viewer may know: what was taken from it to be deployed is secret.
pub fn deck_size(scene: &Scene, s: &State, side: Side, viewer: Option<Side>) -> usize {
    if is_hidden(s, side, viewer) { scene.armies[side].cards.len() } else { s.of(side).deck.len() }
}

pub fn cards(l10n: Localizer, game: &GameOf<Acies>, viewer: Option<Side>) -> CardTableView {
    let s = &game.state;
    let resolution = resolution(game);
    let waits =
        |resolution: &&AttackResolution| matches!(resolution.stage, Stage::Response | Stage::Cards);
    let bout = resolution.filter(waits).and_then(|resolution| Bout::of(s, resolution));
    let cells = Line::ALL
        .into_iter()
        .flat_map(|line| (0..s.field.columns()).map(move |column| Cell { line, column }));
    CardTableView {
        columns: s.field.columns(),
        zones: zones(l10n, viewer),
        cells: cells.map(|cell| cell_view(l10n, game, cell, viewer)).collect(),
        holdings: Side::ALL.map(|side| holding(l10n, game, side, viewer)),
        attack: resolution.map(|resolution| {
            (resolution.from.to_string(), resolution.target.map(|target| target.to_string()))
        }),
        forecast: bout.map(|bout| Forecast::Duel(bout.duel(l10n, s))),
    }
}

/// The attack that is being carried out.
pub fn resolution(game: &GameOf<Acies>) -> Option<&AttackResolution> {
    game.procedures().iter().rev().find_map(|doing| match doing {
        Frame::AttackResolution(resolution) if resolution.stage != Stage::Over => Some(resolution),
        _ => None,
    })
}

/// ACIES 2.2: the zones by the names that the viewer gives them.
fn zones(l10n: Localizer, viewer: Option<Side>) -> Vec<FieldZone> {
    let name = |zone: Zone, viewer: Option<Side>| match (zone, viewer) {
        (Zone::Centre, _) => say!(l10n, "acies-zone-centre"),
        (Zone::West, None) => say!(l10n, "acies-zone-west"),
        (Zone::East, None) => say!(l10n, "acies-zone-east"),
        (Zone::West, Some(Side::A)) | (Zone::East, Some(Side::B)) => say!(l10n, "acies-zone-left"),
        (Zone::East, Some(Side::A)) | (Zone::West, Some(Side::B)) => say!(l10n, "acies-zone-right"),
    };
    let zone = |zone| {
        let (first, end) = l10n.scene.columns_of(zone);
        let called = Side::ALL.map(|side| name(zone, Some(side)));
        FieldZone { name: name(zone, viewer), called, columns: (first, end - 1) }
    };
    [Zone::West, Zone::Centre, Zone::East].map(zone).to_vec()
}

fn cell_view(l10n: Localizer, game: &GameOf<Acies>, cell: Cell, viewer: Option<Side>) -> CellView {
    let line = match cell.line {
        Line::A => view::Line::First(Side::A),
        Line::Melee => view::Line::Melee,
        Line::B => view::Line::First(Side::B),
    };
    let piece = game.state.field.at(cell).filter(|p| !is_hidden(&game.state, p.side, viewer));
    let card = piece.map(|piece| field_card(l10n, game, cell, piece, viewer));
    CellView { id: cell.to_string(), line, column: cell.column, card }
}

fn field_card(
    l10n: Localizer,
    game: &GameOf<Acies>,
    cell: Cell,
    piece: &Piece,
    viewer: Option<Side>,
) -> FieldCard {
    let s = &game.state;
    let faced = s.field.opposite(cell).filter(|_| !is_hidden(s, piece.side.enemy(), viewer));
    let touches = |other: Cell| (other.to_string(), s.field.contact(cell) == Some(other));
    FieldCard {
        side: piece.side,
        face: Some(unit_face(l10n, piece.kind)),
        markers: piece.markers,
        stance: match piece.stance {
            Stance::Upright => view::Stance::Upright,
            Stance::Turned => view::Stance::Turned,
            Stance::Flanking(Flank::West) => view::Stance::FlankingWest,
            Stance::Flanking(Flank::East) => view::Stance::FlankingEast,
        },
        facing: faced.map(touches),
        status: status(l10n, game, cell, piece),
    }
}

/// What holds of a card on the field besides its markers, each with the number of the rule.
fn status(
    l10n: Localizer,
    game: &GameOf<Acies>,
    cell: Cell,
    piece: &Piece,
) -> Vec<(String, String)> {
    let s = &game.state;
    let unit = l10n.unit(piece.kind);
    let turn_record = piece.turn_record;
    let home = cell.line != Line::Melee && piece.side == s.active;
    let waits = s.phase == Phase::Manoeuvre && home && piece.is_upright() && !turn_record.may_move;
    let reacts = game.procedures().iter().any(|doing| matches!(doing, Frame::Reaction(_)));
    let words = [
        match piece.stance {
            Stance::Upright => None,
            Stance::Turned => {
                Some((say!(l10n, "acies-status-turned", unit = unit.clone()), rules::STANCES))
            }
            Stance::Flanking(flank) => {
                let text = match beside(s, cell, flank) {
                    Some(column) => say!(l10n, "acies-status-flanking", column = column),
                    None => say!(l10n, "acies-status-flanking-edge"),
                };
                Some((text, rules::FLANK_KEPT))
            }
        },
        waits
            .then(|| (say!(l10n, "acies-status-not-ready", unit = unit.clone()), rules::WHO_MOVES)),
        turn_record
            .fired
            .then(|| (say!(l10n, "acies-status-fired", unit = unit.clone()), rules::SHOTS)),
        (reacts && turn_record.reacted)
            .then(|| (say!(l10n, "acies-status-reacted", unit = unit.clone()), rules::REACTION)),
        turn_record
            .attacked
            .then(|| (say!(l10n, "acies-status-attacked", unit = unit.clone()), rules::ATTACKS)),
        turn_record.halted.then(|| (say!(l10n, "acies-status-halted"), rules::DIFFICULT)),
    ];
    words.into_iter().flatten().map(|(text, rule)| (text, rule.section.to_owned())).collect()
}

fn holding(l10n: Localizer, game: &GameOf<Acies>, side: Side, viewer: Option<Side>) -> HoldingView {
    let s = &game.state;
    let (army, held) = (&l10n.scene.armies[side], s.of(side));
    let top = match viewer {
        Some(viewer) => usize::from(held.seen[viewer]),
        // Before it is shuffled a deck has no top.
        None if s.phase == Phase::SetUp => 0,
        None => held.deck.len(),
    };
    let mut reserve = held.reserve.cards().to_vec();
    reserve.sort_unstable();
    let faces = |cards: &[Card]| cards.iter().map(|card| face(l10n, *card)).collect::<Vec<_>>();
    let deploys = matches!(game.top(), Some(Frame::SetUp(_)))
        && prompt::decider(l10n.scene, game) == Some(side)
        && viewer.is_none_or(|viewer| viewer == side);
    let name = army.deck_name.get(l10n.language);
    let name = if name.is_empty() { army.side.name.get(l10n.language) } else { name };
    let rout = l10n.scene.options.route_level.then(|| l10n.scene.rout(s, side));
    HoldingView {
        side,
        deck_name: name.to_owned(),
        nation: army.list.as_deref().and_then(Nation::of),
        hand: hand(l10n, s, side, viewer),
        deck: deck_size(l10n.scene, s, side, viewer),
        deck_top: held.deck.top(top).map(|card| face(l10n, *card)).collect(),
        reserve: faces(&reserve),
        casualties: faces(held.casualties.cards()),
        face_down: held.face_down.len(),
        flank_points: held.flank_points,
        encircling: s.encircling() == Some(side),
        rout: rout.map(|(lost, total)| (lost, total / 2)),
        choosable: if deploys { choosable(l10n, held.deck.cards()) } else { Vec::new() },
    }
}

/// A hand: to its owner every card, to the other side those that it has seen come in.
fn hand(l10n: Localizer, s: &State, side: Side, viewer: Option<Side>) -> Vec<HeldCard> {
    let held = s.of(side);
    let mut known = held.known.clone();
    if viewer.is_none_or(|viewer| viewer == side) {
        let card = |card: &Card| {
            let place = known.iter().position(|other| other == card);
            let known = place.map(|place| known.remove(place)).is_some();
            HeldCard { face: Some(face(l10n, *card)), known }
        };
        return held.hand.iter().map(card).collect();
    }
    let unseen = held.hand.len().saturating_sub(known.len());
    let seen = known.into_iter().map(|card| HeldCard { face: Some(face(l10n, card)), known: true });
    seen.chain((0..unseen).map(|_| HeldCard { face: None, known: false })).collect()
}

/// The units of a deck, each kind with its number.
fn choosable(l10n: Localizer, deck: &[Card]) -> Vec<(CardFace, u8)> {
    let mut deck = deck.to_vec();
    deck.sort_unstable();
    let units = kinds(&deck).filter_map(Card::unit);
    let count = |kind: Kind| deck.iter().filter(|card| **card == Card::Unit(kind)).count();
    let counted =
        units.map(|kind| (unit_face(l10n, kind), u8::try_from(count(kind)).unwrap_or(u8::MAX)));
    counted.collect()
}

/// A kind of card as printed.
pub fn face(l10n: Localizer, card: Card) -> CardFace {
    match card {
        Card::Unit(kind) => unit_face(l10n, kind),
        Card::Tactic(tactic) => CardFace {
            id: tactic.word().to_owned(),
            name: l10n.tactic(tactic).text.into_owned(),
            kind: CardKind::Tactic,
            text: {
                let when = say!(l10n, "acies-when-{}" tactic.word());
                let effect = say!(l10n, "acies-effect-{}" tactic.word());
                format!("{when} {effect}")
            },
            emblem: tactic_emblem(tactic),
            rule: rules::tactic(tactic).section.to_owned(),
        },
    }
}

fn unit_face(l10n: Localizer, kind: Kind) -> CardFace {
    let unit = l10n.scene.unit(kind);
    let versus = unit.versus.iter().map(|(foe, adds)| l10n.versus(*foe, *adds));
    CardFace {
        id: unit.id.clone(),
        name: l10n.unit(kind).text.into_owned(),
        kind: CardKind::Unit(UnitFace {
            kind: l10n.code(unit.kind),
            kind_name: l10n.kind_name(unit.kind),
            mobility: unit.mobility,
            melee: unit.melee,
            defence_only: unit.kind == UnitType::Ar,
            missile: unit.missile,
            hits: unit.hits,
            cost: unit.cost,
            fire: unit.fire,
            traits: traits(l10n, kind),
            versus: versus.collect(),
        }),
        text: notes(l10n, kind),
        emblem: unit.emblem.unwrap_or_else(|| type_emblem(unit.kind)),
        rule: rules::unit(unit).section.to_owned(),
    }
}

/// The traits of a unit in words.
pub fn traits(l10n: Localizer, kind: Kind) -> Vec<String> {
    let unit = l10n.scene.unit(kind);
    let scout = unit.scout.then(|| say!(l10n, "acies-trait-scout"));
    let flank = unit.flank.then(|| say!(l10n, "acies-trait-flank"));
    [scout, flank].into_iter().flatten().collect()
}

/// What else holds of a unit, in a few sentences.
fn notes(l10n: Localizer, kind: Kind) -> String {
    let unit = l10n.scene.unit(kind);
    let enters = if l10n.scene.enters_upright(kind) {
        say!(l10n, "acies-note-enters-upright")
    } else {
        say!(l10n, "acies-note-enters-turned")
    };
    let own = match unit.kind {
        UnitType::Sk => Some(say!(l10n, "acies-note-skirmishers")),
        UnitType::El => Some(say!(l10n, "acies-note-elephants")),
        UnitType::Ar => Some(say!(l10n, "acies-note-artillery")),
        _ => None,
    };
    let flank = unit.elephants_only_by_flank.then(|| say!(l10n, "acies-note-elephants-by-flank"));
    let source = unit.source.as_ref().map(|source| source.note.get(l10n.language).to_owned());
    let notes: Vec<String> = [Some(enters), own, flank, source].into_iter().flatten().collect();
    notes.join(" ")
}

/// The picture on cards that name none.
const fn type_emblem(kind: UnitType) -> Emblem {
    match kind {
        UnitType::Sk => Emblem::Javelin,
        UnitType::Li => Emblem::LightShield,
        UnitType::Mi => Emblem::OvalShield,
        UnitType::Wb => Emblem::LongSword,
        UnitType::Hi => Emblem::LegionShield,
        UnitType::Ph => Emblem::Pikes,
        UnitType::Lc => Emblem::Horse,
        UnitType::Hc => Emblem::HeavyHorse,
        UnitType::Ch => Emblem::Chariot,
        UnitType::El => Emblem::Elephant,
        UnitType::Ww => Emblem::Wagon,
        UnitType::Ar => Emblem::Catapult,
    }
}

const fn tactic_emblem(tactic: Tactic) -> Emblem {
    match tactic {
        Tactic::Overrun => Emblem::Charge,
        Tactic::Bloodlust => Emblem::Blood,
        Tactic::Outflank => Emblem::Outflanking,
        Tactic::Shields => Emblem::ShieldWall,
        Tactic::DefensibleTerrain => Emblem::Hill,
        Tactic::DifficultTerrain => Emblem::Marsh,
        Tactic::TreacherousTerrain => Emblem::Ambush,
        Tactic::Reserve => Emblem::Reserve,
        Tactic::Rally => Emblem::Rally,
        Tactic::Cohesion => Emblem::Cohesion,
        Tactic::Initiative => Emblem::Initiative,
        Tactic::BreakMorale => Emblem::BrokenStandard,
    }
}
