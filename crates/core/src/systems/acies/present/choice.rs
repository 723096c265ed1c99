//! Offered actions in words.

use super::super::action::{Action, Kind as AttackKind, ScoutTarget, Withdrawal};
use super::super::attack::{Declared, check_flank};
use super::super::attack_resolution::{AttackResolution, Stage};
use super::super::card::Card;
use super::super::discard::DRAWN;
use super::super::encircling::RESERVE;
use super::super::field::{Cell, Flank, Stance};
use super::super::flank::Attempt;
use super::super::frame::Frame;
use super::super::rules;
use super::super::scene::Scene;
use super::super::setup::MOST_DEPLOYED;
use super::super::state::State;
use super::super::system::Acies;
use super::super::withdrawal::Chance;
use super::forecast::{self, Bout};
use super::{Localizer, prompt, waiting};
use crate::kernel::{GameOf, Rule, Side};
use crate::say;
use crate::scenario::acies::Tactic;
use crate::view::{Choice, ChoiceKind, Forecast, Target};
use crate::words::{Noun, listed, together};

/// What a choice is about, besides its action.
struct About {
    card: Option<Target>,
    target: Target,
    label: String,
    rule: Rule,
    kind: ChoiceKind,
    forecast: Option<Forecast>,
}

impl About {
    fn new(target: Target, label: String, rule: Rule, kind: ChoiceKind) -> About {
        About { card: None, target, label, rule, kind, forecast: None }
    }

    fn press(id: &str, label: String, rule: Rule, kind: ChoiceKind) -> About {
        About::new(Target::Button(id.to_owned()), label, rule, kind)
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

pub fn choice(l10n: Localizer, game: &GameOf<Acies>, id: usize, action: &Action) -> Choice {
    let about = about(l10n, game, action);
    let left = last_cards(l10n, game, action);
    Choice {
        id,
        subject: None,
        command: None,
        card: about.card,
        target: about.target,
        hex: None,
        path: Vec::new(),
        from: Vec::new(),
        left: None,
        facing: None,
        chit: None,
        label: about.label,
        note: left
            .map(|left| say!(l10n, "acies-note-last-cards", left = left))
            .or_else(|| waiting::note(l10n, game, action)),
        loses: left.is_some(),
        also: match *action {
            Action::Cohesion { other, .. } => other.map(at).into_iter().collect(),
            _ => Vec::new(),
        },
        can_wait: waiting::can_wait(l10n.scene, game, action),
        rule: about.rule.into(),
        kind: about.kind,
        forecast: about.forecast,
    }
}

/// ACIES 13.2, 14.2, 16.8: how many cards are left to draw, if *Reserve* or the draw at the end of the turn takes the last of them.
fn last_cards(l10n: Localizer, game: &GameOf<Acies>, action: &Action) -> Option<usize> {
    let taken = match (game.top(), action) {
        (_, Action::Tactic { tactic: Tactic::Reserve }) => RESERVE,
        (Some(Frame::Discards(_)), Action::Pass) => DRAWN,
        _ => return None,
    };
    let left = game.state.of(prompt::decider(l10n.scene, game)?).drawable();
    (left <= taken).then_some(left)
}

/// The attack that is being carried out, if the question is about one.
pub fn resolution(game: &GameOf<Acies>) -> Option<&AttackResolution> {
    match game.top() {
        Some(Frame::AttackResolution(resolution)) => Some(resolution),
        _ => None,
    }
}

fn about(l10n: Localizer, game: &GameOf<Acies>, action: &Action) -> About {
    let s = &game.state;
    match *action {
        Action::Deploy { .. }
        | Action::TakeUp { .. }
        | Action::DeployAutomatically
        | Action::DeployDone => set_up(l10n, s, action),
        Action::Scout { card, look } => scout(l10n, card, look),
        Action::Flank { card } => {
            let label = say!(l10n, "acies-do-flank-discard", card = l10n.card(card));
            let about =
                About::new(held(l10n.scene, card), label, rules::FLANK_DISCARD, ChoiceKind::Select);
            about.with(l10n.scene, card)
        }
        Action::Tactic { tactic } => play(l10n, game, tactic),
        Action::Rally { card } => rally(l10n, card),
        Action::Cohesion { cell, other } => cohesion(l10n, s, cell, other),
        Action::Move { from, to } => {
            let label = say!(l10n, "acies-do-move", unit = l10n.at(s, from), to = to.to_string());
            About::new(at(to), label, rules::MOVES, ChoiceKind::Move).by(from)
        }
        Action::Upright { cell } => {
            let label = say!(l10n, "acies-do-upright", unit = l10n.at(s, cell));
            About::new(at(cell), label, rules::READYING, ChoiceKind::Flip).by(cell)
        }
        Action::Play { card, cell } => {
            let label =
                say!(l10n, "acies-do-play", card = l10n.card(card), cell = cell.to_string());
            About::new(at(cell), label, rules::PLAYING, ChoiceKind::Place).with(l10n.scene, card)
        }
        Action::Shoot { from, target } => {
            let label =
                say!(l10n, "acies-do-shoot", unit = l10n.at(s, from), target = l10n.at(s, target));
            let reacts = matches!(game.top(), Some(Frame::Reaction(_)));
            let rule = if reacts { rules::REACTION } else { rules::SHOTS };
            let about = About::new(at(target), label, rule, ChoiceKind::Fire).by(from);
            about.foretold(forecast::shot(l10n, s, from, target))
        }
        Action::Attack { from, kind, target, treacherous, outflank } => {
            attack(l10n, s, &Declared { from, kind, target, treacherous, outflank })
        }
        Action::Discard { card } => {
            let label = say!(l10n, "acies-do-discard", card = l10n.card(card));
            let about = About::new(held(l10n.scene, card), label, rules::DISCARD, ChoiceKind::Loss);
            about.with(l10n.scene, card)
        }
        Action::Concede => About::press(
            "concede",
            say!(l10n, "acies-do-concede"),
            rules::CONCEDING,
            ChoiceKind::Concede,
        ),
        Action::Pass => pass(l10n, game),
        Action::Withdraw { .. }
        | Action::Stand
        | Action::Advance
        | Action::Hold
        | Action::Keep { .. } => reply(l10n, game, action),
    }
}

/// The secret deployment.
fn set_up(l10n: Localizer, s: &State, action: &Action) -> About {
    match *action {
        Action::Deploy { card, cell } => {
            let label =
                say!(l10n, "acies-do-deploy", card = l10n.card(card), cell = cell.to_string());
            About::new(at(cell), label, rules::DEPLOYMENT, ChoiceKind::Place).with(l10n.scene, card)
        }
        Action::TakeUp { cell } => {
            let label = say!(l10n, "acies-do-take-up", unit = l10n.at(s, cell));
            About::new(at(cell), label, rules::DEPLOYMENT, ChoiceKind::Cancel).by(cell)
        }
        Action::DeployAutomatically => {
            let label = say!(l10n, "acies-do-deploy-automatically");
            About::press("deploy-automatically", label, rules::DEPLOYMENT, ChoiceKind::Decide)
        }
        _ => {
            let label = say!(l10n, "acies-do-deploy-done");
            // Side B deploys when A's units lie face down already.
            let side = if s.face_down[Side::B] { Side::B } else { Side::A };
            let all = s.field.of(side).count() >= usize::from(MOST_DEPLOYED);
            let kind = if all { ChoiceKind::Commit } else { ChoiceKind::End };
            About::press("deploy-done", label, rules::DEPLOYMENT, kind)
        }
    }
}

/// The button of what a scout looks at.
pub const fn sight(look: ScoutTarget) -> &'static str {
    match look {
        ScoutTarget::EnemyHand => "look-enemy-hand",
        ScoutTarget::EnemyDeck => "look-enemy-deck",
        ScoutTarget::OwnDeck => "look-own-deck",
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

fn scout(l10n: Localizer, card: Card, look: ScoutTarget) -> About {
    let unit = l10n.card(card);
    let label = match look {
        ScoutTarget::EnemyHand => say!(l10n, "acies-do-scout-enemy-hand", card = unit),
        ScoutTarget::EnemyDeck => say!(l10n, "acies-do-scout-enemy-deck", card = unit),
        ScoutTarget::OwnDeck => say!(l10n, "acies-do-scout-own-deck", card = unit),
    };
    About::press(sight(look), label, rules::SCOUTING, ChoiceKind::Select).with(l10n.scene, card)
}

/// A tactics card that needs no more to be said: its label tells its effect where it is played.
fn play(l10n: Localizer, game: &GameOf<Acies>, tactic: Tactic) -> About {
    let s = &game.state;
    let card = l10n.tactic(tactic);
    let resolution = resolution(game);
    let responds = resolution.is_some_and(|resolution| resolution.stage == Stage::Response);
    let label = match (tactic, game.top()) {
        (Tactic::Overrun, _) => say!(l10n, "acies-do-adds", card = card, adds = 2),
        (Tactic::DefensibleTerrain, _) if responds => say!(l10n, "acies-do-divert", card = card),
        (Tactic::Bloodlust | Tactic::DefensibleTerrain, _) => {
            say!(l10n, "acies-do-adds", card = card, adds = 3)
        }
        (Tactic::Outflank, _) => say!(l10n, "acies-do-flank-points", card = card),
        (Tactic::DifficultTerrain, Some(Frame::Encircling(_))) => {
            say!(l10n, "acies-do-stop-discard", card = card)
        }
        (Tactic::DifficultTerrain, Some(Frame::Attacks(_))) => {
            say!(l10n, "acies-do-stop-all", card = card)
        }
        (Tactic::Shields | Tactic::DifficultTerrain, _) => {
            say!(l10n, "acies-do-stop-attack", card = card)
        }
        (Tactic::Reserve, _) => say!(l10n, "acies-do-draw-three", card = card),
        (Tactic::Initiative, Some(Frame::Initiative(initiative))) if initiative.is_reply() => {
            say!(l10n, "acies-do-prevent", card = card)
        }
        (Tactic::Initiative, _) => say!(l10n, "acies-do-again", card = card),
        (Tactic::BreakMorale, _) => say!(l10n, "acies-do-break-morale", card = card),
        _ => say!(l10n, "acies-do-card", card = card),
    };
    let forecast = match resolution {
        Some(resolution) if resolution.stage == Stage::Cards => {
            let side = prompt::decider(l10n.scene, game);
            let bout = Bout::of(s, resolution).zip(side);
            bout.map(|(bout, side)| Forecast::Duel(bout.with(side, tactic).duel(l10n, s)))
        }
        Some(resolution) if tactic == Tactic::DefensibleTerrain => {
            forecast::diverted(l10n, s, resolution.from)
        }
        _ => None,
    };
    let card = Card::Tactic(tactic);
    let about =
        About::new(held(l10n.scene, card), label, rules::tactic(tactic), ChoiceKind::Select);
    about.with(l10n.scene, card).foretold(forecast)
}

fn rally(l10n: Localizer, card: Option<Card>) -> About {
    let about = match card {
        Some(card) => {
            let label = say!(l10n, "acies-do-rally", card = l10n.card(card));
            About::new(held(l10n.scene, card), label, rules::RALLY, ChoiceKind::Select)
        }
        None => {
            let label = say!(l10n, "acies-do-rally-face-down");
            About::press("rally-face-down", label, rules::RALLY, ChoiceKind::Select)
        }
    };
    about.with(l10n.scene, Card::Tactic(Tactic::Rally))
}

fn cohesion(l10n: Localizer, s: &State, cell: Cell, other: Option<Cell>) -> About {
    let units = [Some(cell), other].into_iter().flatten();
    let units: Vec<Noun> = units.map(|cell| l10n.at(s, cell)).collect();
    let label = say!(l10n, "acies-do-cohesion", units = together(l10n.language, &units));
    let about = About::new(at(cell), label, rules::COHESION, ChoiceKind::Select);
    about.with(l10n.scene, Card::Tactic(Tactic::Cohesion))
}

/// Cards that are attached to a declaration, as the end of a label.
fn attached(l10n: Localizer, declared: &Declared) -> String {
    let mut cards = Vec::new();
    if declared.treacherous > 0 {
        cards.push(l10n.cards(Tactic::TreacherousTerrain, declared.treacherous));
    }
    if declared.outflank {
        cards.push(l10n.tactic(Tactic::Outflank).text.into_owned());
    }
    if cards.is_empty() {
        return String::new();
    }
    say!(l10n, "acies-do-with", cards = listed(l10n.language, &cards))
}

fn attack(l10n: Localizer, s: &State, declared: &Declared) -> About {
    let Declared { from, kind, target, outflank, .. } = *declared;
    let (who, with) = (l10n.at(s, from), attached(l10n, declared));
    let Some(target) = target.filter(|_| kind != AttackKind::MainBody) else {
        let label = say!(l10n, "acies-do-main-body", unit = who, with = with);
        return About::press("main-body", label, rules::MAIN_BODY, ChoiceKind::Strike).by(from);
    };
    let whom = l10n.at(s, target);
    let (label, rule) = if kind == AttackKind::Frontal {
        let label = say!(l10n, "acies-do-frontal", unit = who, target = whom, with = with);
        (label, rules::ATTACK_KINDS)
    } else {
        let need = match check_flank(l10n.scene, s, (from, target), outflank) {
            Ok(Attempt::Roll(value)) => {
                say!(l10n, "acies-flank-roll", need = l10n.at_most(value))
            }
            _ => say!(l10n, "acies-flank-certain"),
        };
        let label =
            say!(l10n, "acies-do-flank", unit = who, target = whom, need = need, with = with);
        (label, rules::FLANK_TARGETS)
    };
    let about = About::new(at(target), label, rule, ChoiceKind::Engage).by(from);
    about.foretold(forecast::attack(l10n, s, declared))
}

/// Answers within an attack.
fn reply(l10n: Localizer, game: &GameOf<Acies>, action: &Action) -> About {
    let s = &game.state;
    let Some(resolution) = resolution(game) else {
        return About::press("pass", say!(l10n, "acies-do-pass"), rules::PHASES, ChoiceKind::Pass);
    };
    let as_it_stands = || Bout::of(s, resolution).map(|bout| Forecast::Duel(bout.duel(l10n, s)));
    match (*action, resolution.stage) {
        (Action::Withdraw { how }, _) => {
            let chance = resolution.way(l10n.scene, s, how).unwrap_or(Chance::Automatic);
            let need = forecast::need(l10n, chance);
            let label = match how {
                Withdrawal::Line => say!(l10n, "acies-do-withdraw-line", need = need),
                Withdrawal::Hand => say!(l10n, "acies-do-withdraw-hand", need = need),
                Withdrawal::Stay => say!(l10n, "acies-do-withdraw-stay", need = need),
            };
            let about = About::press(way(how), label, rules::WITHDRAWAL_WAYS, ChoiceKind::Retreat);
            let about = About { card: resolution.target.map(at), ..about };
            about.foretold(forecast::rolled_withdrawal(l10n, s, resolution, how))
        }
        (Action::Stand, _) => {
            let label = match resolution.target {
                Some(_) => say!(l10n, "acies-do-stand"),
                None => say!(l10n, "acies-do-suffer"),
            };
            About::press("stand", label, rules::RESPONSE, ChoiceKind::Pass).foretold(as_it_stands())
        }
        (Action::Advance, Stage::Advance { winner, into }) => {
            let label =
                say!(l10n, "acies-do-advance", unit = l10n.at(s, winner), to = into.to_string());
            About::new(at(into), label, rules::ADVANCE, ChoiceKind::Advance).by(winner)
        }
        (Action::Hold, Stage::Advance { winner, .. }) => {
            let label = say!(l10n, "acies-do-hold", unit = l10n.at(s, winner));
            About::press("hold", label, rules::ADVANCE, ChoiceKind::Pass).by(winner)
        }
        (Action::Keep { flank: true }, _) => {
            let from = resolution.from;
            let unit = l10n.at(s, from);
            let column = match s.field.at(from).map(|piece| piece.stance) {
                Some(Stance::Flanking(flank)) => beside(s, from, flank),
                _ => None,
            };
            let label = match column {
                Some(column) => say!(l10n, "acies-do-keep-flank", unit = unit, column = column),
                None => say!(l10n, "acies-do-keep-stance", unit = unit),
            };
            About::press("keep-flank", label, rules::STANCE_AFTER, ChoiceKind::Decide).by(from)
        }
        _ => {
            let label = say!(l10n, "acies-do-upright", unit = l10n.at(s, resolution.from));
            About::press("turn-upright", label, rules::STANCE_AFTER, ChoiceKind::Flip)
                .by(resolution.from)
        }
    }
}

/// The number of the column that a unit flanks, as printed; none at the edge of the field.
pub fn beside(s: &State, cell: Cell, flank: Flank) -> Option<u16> {
    s.field.beside(cell.column, flank).map(|column| u16::from(column) + 1)
}

/// What ends a phase or a window says which.
fn pass(l10n: Localizer, game: &GameOf<Acies>) -> About {
    let s = &game.state;
    let mut forecast = None;
    let (label, rule) = match game.top() {
        Some(Frame::Scouting(_)) => (say!(l10n, "acies-do-no-scout"), rules::SCOUTING),
        Some(Frame::Encircling(procedure)) if procedure.is_reply() => {
            (say!(l10n, "acies-do-let-discard"), rules::DIFFICULT)
        }
        Some(Frame::Encircling(_)) => (say!(l10n, "acies-do-pass"), rules::ENCIRCLING_ORDER),
        Some(Frame::Moves(_)) => (say!(l10n, "acies-do-end-moves"), rules::MOVES),
        Some(Frame::Readying(_)) => (say!(l10n, "acies-do-keep-flanks"), rules::READYING),
        Some(Frame::Arrivals(_)) => (say!(l10n, "acies-do-end-play"), rules::PLAYING),
        Some(Frame::Reaction(_)) => (say!(l10n, "acies-do-no-reaction"), rules::REACTION),
        Some(Frame::Shots(_)) => (say!(l10n, "acies-do-end-shots"), rules::SHOTS),
        Some(Frame::Attacks(procedure)) if procedure.is_reply() => {
            (say!(l10n, "acies-do-let-attack"), rules::DIFFICULT)
        }
        Some(Frame::Attacks(_)) => (say!(l10n, "acies-do-end-attacks"), rules::ATTACKS),
        Some(Frame::AttackResolution(resolution)) => {
            forecast = Bout::of(s, resolution).map(|bout| Forecast::Duel(bout.duel(l10n, s)));
            (say!(l10n, "acies-do-no-card"), rules::COMBAT_CARDS)
        }
        Some(Frame::Discards(_)) => (say!(l10n, "acies-do-end-discards"), rules::DISCARD),
        Some(Frame::Rallies(_)) => (say!(l10n, "acies-do-no-rally"), rules::RALLY_TIME),
        Some(Frame::Initiative(procedure)) if procedure.is_reply() => {
            (say!(l10n, "acies-do-let-again"), rules::INITIATIVE_STEP)
        }
        Some(Frame::Initiative(_)) => (say!(l10n, "acies-do-end-turn"), rules::INITIATIVE_STEP),
        Some(Frame::SetUp(_) | Frame::Course(_)) | None => {
            (say!(l10n, "acies-do-pass"), rules::PHASES)
        }
    };
    let kind = match game.top() {
        Some(Frame::Encircling(procedure)) if procedure.is_reply() => ChoiceKind::Pass,
        Some(Frame::Attacks(procedure)) if procedure.is_reply() => ChoiceKind::Pass,
        Some(
            Frame::Scouting(_)
            | Frame::Encircling(_)
            | Frame::Moves(_)
            | Frame::Arrivals(_)
            | Frame::Shots(_)
            | Frame::Attacks(_),
        ) => ChoiceKind::End,
        _ => ChoiceKind::Pass,
    };
    About::press("pass", label, rule, kind).foretold(forecast)
}
