//! The pieces as they are shown.

use super::super::frame::Frame;
use super::super::reach::allowance;
use super::super::scene::{Scene, unit_id};
use super::super::state::{Piece, Place, State};
use super::super::system::Arsouf;
use super::Localizer;
use crate::kernel::{GameOf, Side, UnitId};
use crate::say;
use crate::scenario::arsouf::{PhaseName, PieceLook};
use crate::scenario::arsouf_options::DeployOrder;
use crate::view::{
    Badge, BoardView, Condition, CounterKind, CounterView, FaceView, FactView, StandingCounter,
    StatusView,
};
use crate::words::Language;

/// ARSOUF M4.1: all pieces of both armies; nothing is hidden once play has begun.
pub fn board(l10n: Localizer, game: &GameOf<Arsouf>, viewer: Option<Side>) -> BoardView {
    let Localizer { scene, language } = l10n;
    let s = &game.state;
    let counters = (0..scene.pieces.len()).map(unit_id).map(|unit| {
        let mut counter = counter(scene, s, unit, language);
        if is_hidden(scene, game, unit, viewer) {
            counter.at = None;
            counter.place = say!(language, "arsouf-place-hidden");
        }
        counter
    });
    BoardView { counters: counters.collect(), zoc: [Vec::new(), Vec::new()], spans: Vec::new() }
}

/// Where every piece stands.
pub fn standing<'a>(scene: &'a Scene, s: &State) -> Vec<StandingCounter<'a>> {
    let all = scene.pieces.iter().enumerate();
    let stands = all.map(|(index, piece)| StandingCounter {
        id: &piece.id,
        side: piece.side,
        at: s.hex(unit_id(index)),
    });
    stands.collect()
}

/// ARR-3: with hidden deployment, the side that deploys second does not see the other one until it is done.
pub fn is_hidden(scene: &Scene, game: &GameOf<Arsouf>, unit: UnitId, viewer: Option<Side>) -> bool {
    let other = viewer.is_some_and(|side| side != scene.piece(unit).side);
    other && deploys_unseen(scene, game)
}

/// ARR-3: whether a side deploys and the other one may not look.
pub fn deploys_unseen(scene: &Scene, game: &GameOf<Arsouf>) -> bool {
    let hidden = scene.options.deploy_order == DeployOrder::Hidden;
    hidden && matches!(game.top(), Some(Frame::SetUp(_)))
}

/// The silhouette.
fn kind(look: PieceLook) -> CounterKind {
    match look {
        PieceLook::HeavyCavalry => CounterKind::HeavyCavalry,
        PieceLook::Cavalry => CounterKind::Cavalry,
        PieceLook::LightCavalry => CounterKind::LightCavalry,
        PieceLook::HorseArchers => CounterKind::HorseArchers,
        PieceLook::Infantry => CounterKind::Infantry,
        PieceLook::LightInfantry => CounterKind::LightInfantry,
        PieceLook::Baggage => CounterKind::Baggage,
        PieceLook::Leader => CounterKind::Leader,
    }
}

fn counter(scene: &Scene, s: &State, unit: UnitId, language: Language) -> CounterView {
    let (printed, piece) = (scene.piece(unit), s.piece(unit));
    let (id, name) = (printed.id.clone(), scene.name(unit, language).text.into_owned());
    let front = FaceView::plain(printed.value, printed.moves);
    CounterView {
        kind: kind(printed.look),
        kind_name: printed.kind.get(language).to_owned(),
        at: s.hex(unit),
        place: match piece.place {
            Place::Map(hex) => say!(language, "arsouf-place-map", hex = scene.label(hex)),
            Place::Undeployed => say!(language, "arsouf-place-undeployed"),
            Place::Killed => say!(language, "arsouf-place-killed"),
            Place::Arrived => {
                say!(language, "arsouf-place-arrived", goal = scene.goal.name.noun(language))
            }
        },
        status: status(scene, s, unit, piece, language),
        badge: piece.wounded.then_some(Badge::Wounded),
        facts: facts(scene, s, unit, language),
        ..CounterView::bare(id, name, printed.side, front)
    }
}

/// ARSOUF M4.2: what the unit panel says.
fn facts(scene: &Scene, s: &State, unit: UnitId, l: Language) -> Vec<FactView> {
    let printed = scene.piece(unit);
    let fact =
        |label: String, value: String, rule: &str| FactView { label, value, rule: rule.to_owned() };
    let (anywhere, on_road) = allowance(scene, s, unit);
    let moves = spaces_moved(anywhere, on_road, l);
    let rule = match (s.piece(unit).wounded, printed.slow) {
        (true, _) => "5.5",
        (false, true) => "5.3",
        (false, false) => "5.2",
    };
    let mut facts = vec![
        fact(say!(l, "arsouf-fact-value"), printed.value.to_string(), "1.1"),
        fact(say!(l, "arsouf-fact-moves"), moves, rule),
    ];
    if printed.leader {
        facts.push(fact(say!(l, "arsouf-fact-leader"), say!(l, "arsouf-fact-leader-adds"), "1.2"));
    }
    if s.hex(unit).is_some() {
        let health = if s.piece(unit).wounded {
            say!(l, "arsouf-fact-wounded", unit = scene.name(unit, l))
        } else {
            say!(l, "arsouf-fact-upright", unit = scene.name(unit, l))
        };
        facts.push(fact(say!(l, "arsouf-fact-condition"), health, "1.3"));
    }
    facts
}

/// ARSOUF 5.2, 5.3: an allowance in words: anywhere, and along a road.
pub fn spaces_moved(anywhere: u8, on_road: u8, l: Language) -> String {
    if anywhere == on_road {
        say!(l, "arsouf-spaces", spaces = anywhere)
    } else {
        say!(l, "arsouf-spaces-road", spaces = anywhere, road = on_road)
    }
}

fn status(scene: &Scene, s: &State, unit: UnitId, piece: &Piece, l: Language) -> Vec<StatusView> {
    let name = || scene.name(unit, l);
    let mut words = Vec::new();
    let mut add = |on: bool, shown: Option<Condition>, word: String, rule: &str| {
        if on {
            words.push(StatusView { shown, word, rule: rule.to_owned() });
        }
    };
    let acting = scene.piece(unit).side == s.active && s.hex(unit).is_some();
    add(piece.wounded, None, say!(l, "arsouf-status-wounded", unit = name()), "6.7");
    add(
        acting && piece.from.is_some(),
        // Who has moved may attack yet: he is done with in the movement phase alone.
        (s.phase == PhaseName::Movement).then_some(Condition::Moved),
        say!(l, "arsouf-status-moved", unit = name()),
        "5.1",
    );
    add(
        acting && piece.charge.is_some(),
        Some(Condition::Charging),
        say!(l, "arsouf-status-charging", unit = name()),
        "7.1",
    );
    let attacked = s.phase == PhaseName::Combat && piece.attacked;
    add(acting && attacked, None, say!(l, "arsouf-status-attacked", unit = name()), "6.2");
    words
}
