//! Offered actions in words.

use super::super::action::{Action, Kind as AttackKind, Look as Sight, Withdrawal};
use super::super::assault::{Assault, Stage};
use super::super::attack::{Declared, check_flank};
use super::super::card::Card;
use super::super::field::{Cell, Flank, Stance};
use super::super::flank::Attempt;
use super::super::frame::Frame;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Acies;
use super::super::withdrawal::Chance;
use super::forecast::{self, Bout};
use super::{Voice, prompt};
use crate::kernel::{GameOf, Rule, Side};
use crate::say;
use crate::scenario::acies::Tactic;
use crate::view::{Choice, Forecast, Look, Target};
use crate::words::listed;

/// What a choice is about, besides its action.
struct About {
    card: Option<Target>,
    target: Target,
    label: String,
    rule: Rule,
    look: Look,
    forecast: Option<Forecast>,
}

impl About {
    fn new(target: Target, label: String, rule: Rule, look: Look) -> About {
        About { card: None, target, label, rule, look, forecast: None }
    }

    fn press(id: &str, label: String, rule: Rule, look: Look) -> About {
        About::new(Target::Button(id.to_owned()), label, rule, look)
    }

    /// A unit of the field that acts.
    fn by(self, cell: Cell) -> About {
        About { card: Some(at(cell)), ..self }
    }

    /// A card of the hand that acts.
    fn with(self, scene: &Scene, card: Card) -> About {
        About { card: Some(held(scene, card)), ..self }
    }

    fn foretold(self, forecast: Option<Forecast>) -> About {
        About { forecast, ..self }
    }
}

fn at(cell: Cell) -> Target {
    Target::Cell(cell.to_string())
}

fn held(scene: &Scene, card: Card) -> Target {
    Target::Card(card.id(scene).to_owned())
}

pub fn choice(v: Voice, game: &GameOf<Acies>, id: usize, action: &Action) -> Choice {
    let about = about(v, game, action);
    Choice {
        id,
        subject: None,
        card: about.card,
        target: about.target,
        hex: None,
        path: Vec::new(),
        left: None,
        facing: None,
        chit: None,
        label: about.label,
        rule: about.rule.into(),
        look: about.look,
        forecast: about.forecast,
    }
}

/// The attack that is being carried out, if the question is about one.
pub fn assault(game: &GameOf<Acies>) -> Option<&Assault> {
    match game.top() {
        Some(Frame::Assault(assault)) => Some(assault),
        _ => None,
    }
}

fn about(v: Voice, game: &GameOf<Acies>, action: &Action) -> About {
    let s = &game.state;
    match *action {
        Action::Deploy { .. }
        | Action::TakeUp { .. }
        | Action::DeployAutomatically
        | Action::DeployDone => set_up(v, s, action),
        Action::Scout { card, look } => scout(v, card, look),
        Action::Flank { card } => {
            let label = say!(v, "acies-do-flank-discard", card = v.card(card));
            let about = About::new(held(v.scene, card), label, rules::FLANK_DISCARD, Look::Select);
            about.with(v.scene, card)
        }
        Action::Tactic { tactic } => play(v, game, tactic),
        Action::Rally { card } => rally(v, card),
        Action::Cohesion { cell, other } => cohesion(v, s, cell, other),
        Action::Move { from, to } => {
            let label = say!(v, "acies-do-move", unit = v.at(s, from), to = to.to_string());
            About::new(at(to), label, rules::MOVES, Look::Move).by(from)
        }
        Action::Upright { cell } => {
            let label = say!(v, "acies-do-upright", unit = v.at(s, cell));
            About::new(at(cell), label, rules::READYING, Look::Flip).by(cell)
        }
        Action::Play { card, cell } => {
            let label = say!(v, "acies-do-play", card = v.card(card), cell = cell.to_string());
            About::new(at(cell), label, rules::PLAYING, Look::Place).with(v.scene, card)
        }
        Action::Shoot { from, target } => {
            let label = say!(v, "acies-do-shoot", unit = v.at(s, from), target = v.at(s, target));
            let reacts = matches!(game.top(), Some(Frame::Reaction(_)));
            let rule = if reacts { rules::REACTION } else { rules::SHOTS };
            let about = About::new(at(target), label, rule, Look::Fire).by(from);
            about.foretold(forecast::shot(v, s, from, target))
        }
        Action::Attack { from, kind, target, treacherous, outflank } => {
            attack(v, s, &Declared { from, kind, target, treacherous, outflank })
        }
        Action::Discard { card } => {
            let label = say!(v, "acies-do-discard", card = v.card(card));
            let about = About::new(held(v.scene, card), label, rules::DISCARD, Look::Loss);
            about.with(v.scene, card)
        }
        Action::Concede => {
            About::press("concede", say!(v, "acies-do-concede"), rules::CONCEDING, Look::Concede)
        }
        Action::Pass => pass(v, game),
        Action::Withdraw { .. }
        | Action::Stand
        | Action::Advance
        | Action::Hold
        | Action::Keep { .. } => reply(v, game, action),
    }
}

/// The secret deployment.
fn set_up(v: Voice, s: &State, action: &Action) -> About {
    match *action {
        Action::Deploy { card, cell } => {
            let label = say!(v, "acies-do-deploy", card = v.card(card), cell = cell.to_string());
            About::new(at(cell), label, rules::DEPLOYMENT, Look::Place).with(v.scene, card)
        }
        Action::TakeUp { cell } => {
            let label = say!(v, "acies-do-take-up", unit = v.at(s, cell));
            About::new(at(cell), label, rules::DEPLOYMENT, Look::Cancel).by(cell)
        }
        Action::DeployAutomatically => {
            let label = say!(v, "acies-do-deploy-automatically");
            About::press("deploy-automatically", label, rules::DEPLOYMENT, Look::Decide)
        }
        _ => {
            let label = say!(v, "acies-do-deploy-done");
            // Side B deploys when A's units lie face down already.
            let side = if s.face_down[Side::B] { Side::B } else { Side::A };
            let any = s.field.of(side).next().is_some();
            let look = if any { Look::Commit } else { Look::Pass };
            About::press("deploy-done", label, rules::DEPLOYMENT, look)
        }
    }
}

/// The button of what a scout looks at.
pub const fn sight(look: Sight) -> &'static str {
    match look {
        Sight::EnemyHand => "look-enemy-hand",
        Sight::EnemyDeck => "look-enemy-deck",
        Sight::OwnDeck => "look-own-deck",
    }
}

/// The button of a way to withdraw.
pub const fn way(how: Withdrawal) -> &'static str {
    match how {
        Withdrawal::Line => "withdraw-line",
        Withdrawal::Hand => "withdraw-hand",
        Withdrawal::Stay => "withdraw-stay",
    }
}

fn scout(v: Voice, card: Card, look: Sight) -> About {
    let unit = v.card(card);
    let label = match look {
        Sight::EnemyHand => say!(v, "acies-do-scout-enemy-hand", card = unit),
        Sight::EnemyDeck => say!(v, "acies-do-scout-enemy-deck", card = unit),
        Sight::OwnDeck => say!(v, "acies-do-scout-own-deck", card = unit),
    };
    About::press(sight(look), label, rules::SCOUTING, Look::Select).with(v.scene, card)
}

/// A tactics card that needs no more to be said: its label tells its effect where it is played.
fn play(v: Voice, game: &GameOf<Acies>, tactic: Tactic) -> About {
    let s = &game.state;
    let card = v.tactic(tactic);
    let assault = assault(game);
    let responds = assault.is_some_and(|assault| assault.stage == Stage::Response);
    let label = match (tactic, game.top()) {
        (Tactic::Overrun, _) => say!(v, "acies-do-adds", card = card, adds = 2),
        (Tactic::DefensibleTerrain, _) if responds => say!(v, "acies-do-divert", card = card),
        (Tactic::Bloodlust | Tactic::DefensibleTerrain, _) => {
            say!(v, "acies-do-adds", card = card, adds = 3)
        }
        (Tactic::Outflank, _) => say!(v, "acies-do-flank-points", card = card),
        (Tactic::DifficultTerrain, Some(Frame::Encircling(_))) => {
            say!(v, "acies-do-stop-discard", card = card)
        }
        (Tactic::DifficultTerrain, Some(Frame::Attacks(_))) => {
            say!(v, "acies-do-stop-all", card = card)
        }
        (Tactic::Shields | Tactic::DifficultTerrain, _) => {
            say!(v, "acies-do-stop-attack", card = card)
        }
        (Tactic::Reserve, _) => say!(v, "acies-do-draw-three", card = card),
        (Tactic::Initiative, Some(Frame::Initiative(initiative))) if initiative.is_reply() => {
            say!(v, "acies-do-prevent", card = card)
        }
        (Tactic::Initiative, _) => say!(v, "acies-do-again", card = card),
        (Tactic::BreakMorale, _) => say!(v, "acies-do-break-morale", card = card),
        _ => say!(v, "acies-do-card", card = card),
    };
    let forecast = match assault {
        Some(assault) if assault.stage == Stage::Cards => {
            let side = prompt::decider(v.scene, game);
            let bout = Bout::of(s, assault).zip(side);
            bout.map(|(bout, side)| Forecast::Duel(bout.with(side, tactic).duel(v, s)))
        }
        Some(assault) if tactic == Tactic::DefensibleTerrain => {
            forecast::diverted(v, s, assault.from)
        }
        _ => None,
    };
    let card = Card::Tactic(tactic);
    let about = About::new(held(v.scene, card), label, rules::tactic(tactic), Look::Select);
    about.with(v.scene, card).foretold(forecast)
}

fn rally(v: Voice, card: Option<Card>) -> About {
    let about = match card {
        Some(card) => {
            let label = say!(v, "acies-do-rally", card = v.card(card));
            About::new(held(v.scene, card), label, rules::RALLY, Look::Select)
        }
        None => {
            let label = say!(v, "acies-do-rally-face-down");
            About::press("rally-face-down", label, rules::RALLY, Look::Select)
        }
    };
    about.with(v.scene, Card::Tactic(Tactic::Rally))
}

fn cohesion(v: Voice, s: &State, cell: Cell, other: Option<Cell>) -> About {
    let units = [Some(cell), other].into_iter().flatten();
    let units: Vec<String> = units.map(|cell| v.at(s, cell).text.into_owned()).collect();
    let label = say!(v, "acies-do-cohesion", units = listed(v.language, &units));
    let about = About::new(at(cell), label, rules::COHESION, Look::Select);
    about.with(v.scene, Card::Tactic(Tactic::Cohesion))
}

/// Cards that are attached to a declaration, as the end of a label.
fn attached(v: Voice, declared: &Declared) -> String {
    let mut cards = Vec::new();
    if declared.treacherous > 0 {
        cards.push(v.cards(Tactic::TreacherousTerrain, declared.treacherous));
    }
    if declared.outflank {
        cards.push(v.tactic(Tactic::Outflank).text.into_owned());
    }
    if cards.is_empty() {
        return String::new();
    }
    say!(v, "acies-do-with", cards = listed(v.language, &cards))
}

fn attack(v: Voice, s: &State, declared: &Declared) -> About {
    let Declared { from, kind, target, outflank, .. } = *declared;
    let (who, with) = (v.at(s, from), attached(v, declared));
    let Some(target) = target.filter(|_| kind != AttackKind::MainBody) else {
        let label = say!(v, "acies-do-main-body", unit = who, with = with);
        return About::press("main-body", label, rules::MAIN_BODY, Look::Strike).by(from);
    };
    let whom = v.at(s, target);
    let (label, rule) = if kind == AttackKind::Frontal {
        let label = say!(v, "acies-do-frontal", unit = who, target = whom, with = with);
        (label, rules::ATTACK_KINDS)
    } else {
        let need = match check_flank(v.scene, s, (from, target), outflank) {
            Ok(Attempt::Roll(value)) => v.at_most(value),
            _ => say!(v, "acies-automatic"),
        };
        let label = say!(v, "acies-do-flank", unit = who, target = whom, need = need, with = with);
        (label, rules::FLANK_TARGETS)
    };
    let about = About::new(at(target), label, rule, Look::Engage).by(from);
    about.foretold(forecast::attack(v, s, declared))
}

/// Answers within an attack.
fn reply(v: Voice, game: &GameOf<Acies>, action: &Action) -> About {
    let s = &game.state;
    let Some(assault) = assault(game) else {
        return About::press("pass", say!(v, "acies-do-pass"), rules::PHASES, Look::Pass);
    };
    let as_it_stands = || Bout::of(s, assault).map(|bout| Forecast::Duel(bout.duel(v, s)));
    match (*action, assault.stage) {
        (Action::Withdraw { how }, _) => {
            let need = match assault.way(v.scene, s, how) {
                Ok(Chance::Roll { adds, value }) => {
                    let most = i16::from(value) - i16::from(adds);
                    v.at_most(u8::try_from(most).unwrap_or(0))
                }
                _ => say!(v, "acies-automatic"),
            };
            let label = match how {
                Withdrawal::Line => say!(v, "acies-do-withdraw-line", need = need),
                Withdrawal::Hand => say!(v, "acies-do-withdraw-hand", need = need),
                Withdrawal::Stay => say!(v, "acies-do-withdraw-stay", need = need),
            };
            let about = About::press(way(how), label, rules::WITHDRAWAL_WAYS, Look::Retreat);
            let about = About { card: assault.target.map(at), ..about };
            about.foretold(forecast::withdrawal(v, s, assault, how))
        }
        (Action::Stand, _) => {
            let label = match assault.target {
                Some(_) => say!(v, "acies-do-stand"),
                None => say!(v, "acies-do-suffer"),
            };
            About::press("stand", label, rules::RESPONSE, Look::Pass).foretold(as_it_stands())
        }
        (Action::Advance, Stage::Advance { winner, into }) => {
            let label = say!(v, "acies-do-advance", unit = v.at(s, winner), to = into.to_string());
            About::new(at(into), label, rules::ADVANCE, Look::Advance).by(winner)
        }
        (Action::Hold, Stage::Advance { winner, .. }) => {
            let label = say!(v, "acies-do-hold", unit = v.at(s, winner));
            About::press("hold", label, rules::ADVANCE, Look::Pass).by(winner)
        }
        (Action::Keep { flank: true }, _) => {
            let from = assault.from;
            let unit = v.at(s, from);
            let column = match s.field.at(from).map(|piece| piece.stance) {
                Some(Stance::Flanking(flank)) => beside(s, from, flank),
                _ => None,
            };
            let label = match column {
                Some(column) => say!(v, "acies-do-keep-flank", unit = unit, column = column),
                None => say!(v, "acies-do-keep-stance", unit = unit),
            };
            About::press("keep-flank", label, rules::STANCE_AFTER, Look::Decide).by(from)
        }
        _ => {
            let label = say!(v, "acies-do-upright", unit = v.at(s, assault.from));
            About::press("turn-upright", label, rules::STANCE_AFTER, Look::Flip).by(assault.from)
        }
    }
}

/// The number of the column that a unit flanks, as printed; none at the edge of the field.
pub fn beside(s: &State, cell: Cell, flank: Flank) -> Option<u16> {
    s.field.beside(cell.column, flank).map(|column| u16::from(column) + 1)
}

/// What ends a phase or a window says which.
fn pass(v: Voice, game: &GameOf<Acies>) -> About {
    let s = &game.state;
    let mut forecast = None;
    let (label, rule) = match game.top() {
        Some(Frame::Scouting(_)) => (say!(v, "acies-do-no-scout"), rules::SCOUTING),
        Some(Frame::Encircling(procedure)) if procedure.is_reply() => {
            (say!(v, "acies-do-let-discard"), rules::DIFFICULT)
        }
        Some(Frame::Encircling(_)) => (say!(v, "acies-do-pass"), rules::ENCIRCLING_ORDER),
        Some(Frame::Moves(_)) => (say!(v, "acies-do-end-moves"), rules::MOVES),
        Some(Frame::Readying(_)) => (say!(v, "acies-do-keep-flanks"), rules::READYING),
        Some(Frame::Arrivals(_)) => (say!(v, "acies-do-end-play"), rules::PLAYING),
        Some(Frame::Reaction(_)) => (say!(v, "acies-do-no-reaction"), rules::REACTION),
        Some(Frame::Shots(_)) => (say!(v, "acies-do-end-shots"), rules::SHOTS),
        Some(Frame::Attacks(procedure)) if procedure.is_reply() => {
            (say!(v, "acies-do-let-attack"), rules::DIFFICULT)
        }
        Some(Frame::Attacks(_)) => (say!(v, "acies-do-end-attacks"), rules::ATTACKS),
        Some(Frame::Assault(assault)) => {
            forecast = Bout::of(s, assault).map(|bout| Forecast::Duel(bout.duel(v, s)));
            (say!(v, "acies-do-no-card"), rules::COMBAT_CARDS)
        }
        Some(Frame::Discards(_)) => (say!(v, "acies-do-end-discards"), rules::DISCARD),
        Some(Frame::Rallies(_)) => (say!(v, "acies-do-no-rally"), rules::RALLY_TIME),
        Some(Frame::Initiative(procedure)) if procedure.is_reply() => {
            (say!(v, "acies-do-let-again"), rules::INITIATIVE_STEP)
        }
        Some(Frame::Initiative(_)) => (say!(v, "acies-do-end-turn"), rules::INITIATIVE_STEP),
        Some(Frame::SetUp(_) | Frame::Course(_)) | None => {
            (say!(v, "acies-do-pass"), rules::PHASES)
        }
    };
    About::press("pass", label, rule, Look::Pass).foretold(forecast)
}
