//! Actions in words, such as `move A5 M6` or `flank M5 M6 outflank`: the one notation of the tests.
//!
//! `deploy CARD CELL`, `take-up CELL`, `automatic`, `ready`, `scout CARD hand|enemy|own`, `point CARD`, `rally [CARD]`,
//! `cohesion CELL [CELL]`, `move CELL CELL`, `upright CELL`, `play CARD CELL`, `shoot CELL CELL`,
//! `front|flank|body CELL [CELL] [treacherous]... [outflank]`, `withdraw line|hand|stay`, `stand`, `advance`, `hold`,
//! `keep`, `drop`, `discard CARD`, `pass`, `concede`, or the name of a tactics card.

use gonfalon::systems::acies::action::{Action, Kind, ScoutTarget, Withdrawal};
use gonfalon::systems::acies::card::Card;
use gonfalon::systems::acies::field::Cell;
use gonfalon::systems::acies::scene::Scene;

/// A cell by its name.
#[track_caller]
pub fn cell(name: &str) -> Cell {
    name.parse().expect("a cell such as M5")
}

/// Attacker and target of an attack.
#[track_caller]
pub fn ends(action: &Action) -> (Cell, Cell) {
    match *action {
        Action::Attack { from, target: Some(target), .. } => (from, target),
        _ => panic!("no attack at a card: {action:?}"),
    }
}

/// The action of a text.
#[track_caller]
pub fn action(scene: &Scene, text: &str) -> Action {
    let mut words = text.split_whitespace();
    let verb = words.next().expect("an action");
    let find =
        |id: &str| Card::find(scene, id).unwrap_or_else(|| panic!("there is no card \"{id}\""));
    let at = |word: Option<&str>| cell(word.expect("a cell"));
    let mut card = || find(words.next().expect("a card"));
    let act = match verb {
        "deploy" => Action::Deploy { card: card(), cell: at(words.next()) },
        "take-up" => Action::TakeUp { cell: at(words.next()) },
        "automatic" => Action::DeployAutomatically,
        "ready" => Action::DeployDone,
        "scout" => {
            let look = match (card(), words.next()) {
                (card, Some("hand")) => (card, ScoutTarget::EnemyHand),
                (card, Some("enemy")) => (card, ScoutTarget::EnemyDeck),
                (card, Some("own")) => (card, ScoutTarget::OwnDeck),
                other => panic!("a scout looks at hand, enemy or own: {other:?}"),
            };
            Action::Scout { card: look.0, look: look.1 }
        }
        "point" => Action::Flank { card: card() },
        "rally" => Action::Rally { card: words.next().map(find) },
        "cohesion" => Action::Cohesion { cell: at(words.next()), other: words.next().map(cell) },
        "move" => Action::Move { from: at(words.next()), to: at(words.next()) },
        "upright" => Action::Upright { cell: at(words.next()) },
        "play" => Action::Play { card: card(), cell: at(words.next()) },
        "shoot" => Action::Shoot { from: at(words.next()), target: at(words.next()) },
        "front" | "flank" | "body" => {
            let from = at(words.next());
            let kind = match verb {
                "front" => Kind::Frontal,
                "flank" => Kind::Flank,
                _ => Kind::MainBody,
            };
            let (mut target, mut treacherous, mut outflank) = (None, 0, false);
            for word in words.by_ref() {
                match word {
                    "treacherous" => treacherous += 1,
                    "outflank" => outflank = true,
                    _ => target = Some(cell(word)),
                }
            }
            Action::Attack { from, kind, target, treacherous, outflank }
        }
        "withdraw" => Action::Withdraw {
            how: match words.next() {
                Some("line") => Withdrawal::Line,
                Some("hand") => Withdrawal::Hand,
                Some("stay") => Withdrawal::Stay,
                other => panic!("withdraw line, hand or stay: {other:?}"),
            },
        },
        "stand" => Action::Stand,
        "advance" => Action::Advance,
        "hold" => Action::Hold,
        "keep" => Action::Keep { flank: true },
        "drop" => Action::Keep { flank: false },
        "discard" => Action::Discard { card: card() },
        "pass" => Action::Pass,
        "concede" => Action::Concede,
        _ => match serde_json::from_value(verb.into()) {
            Ok(tactic) => Action::Tactic { tactic },
            Err(why) => panic!("\"{verb}\" is neither an action nor a tactics card: {why}"),
        },
    };
    assert_eq!(words.next(), None, "{text}: too many words");
    act
}

/// The text of an action, as [`action`] reads it.
pub fn text(scene: &Scene, action: &Action) -> String {
    let id = |card: &Card| card.id(scene);
    match action {
        Action::Deploy { card, cell } => format!("deploy {} {cell}", id(card)),
        Action::TakeUp { cell } => format!("take-up {cell}"),
        Action::DeployAutomatically => "automatic".to_owned(),
        Action::DeployDone => "ready".to_owned(),
        Action::Scout { card, look } => {
            let look = match look {
                ScoutTarget::EnemyHand => "hand",
                ScoutTarget::EnemyDeck => "enemy",
                ScoutTarget::OwnDeck => "own",
            };
            format!("scout {} {look}", id(card))
        }
        Action::Flank { card } => format!("point {}", id(card)),
        Action::Tactic { tactic } => tactic.word().to_owned(),
        Action::Rally { card: Some(card) } => format!("rally {}", id(card)),
        Action::Rally { card: None } => "rally".to_owned(),
        Action::Cohesion { cell, other: Some(other) } => format!("cohesion {cell} {other}"),
        Action::Cohesion { cell, other: None } => format!("cohesion {cell}"),
        Action::Move { from, to } => format!("move {from} {to}"),
        Action::Upright { cell } => format!("upright {cell}"),
        Action::Play { card, cell } => format!("play {} {cell}", id(card)),
        Action::Shoot { from, target } => format!("shoot {from} {target}"),
        Action::Attack { from, kind, target, treacherous, outflank } => {
            let verb = match kind {
                Kind::Frontal => "front",
                Kind::Flank => "flank",
                Kind::MainBody => "body",
            };
            let target = target.map(|cell| format!(" {cell}")).unwrap_or_default();
            let treacherous = " treacherous".repeat(usize::from(*treacherous));
            let outflank = if *outflank { " outflank" } else { "" };
            format!("{verb} {from}{target}{treacherous}{outflank}")
        }
        Action::Withdraw { how } => {
            let how = match how {
                Withdrawal::Line => "line",
                Withdrawal::Hand => "hand",
                Withdrawal::Stay => "stay",
            };
            format!("withdraw {how}")
        }
        Action::Stand => "stand".to_owned(),
        Action::Advance => "advance".to_owned(),
        Action::Hold => "hold".to_owned(),
        Action::Keep { flank } => if *flank { "keep" } else { "drop" }.to_owned(),
        Action::Discard { card } => format!("discard {}", id(card)),
        Action::Pass => "pass".to_owned(),
        Action::Concede => "concede".to_owned(),
    }
}
