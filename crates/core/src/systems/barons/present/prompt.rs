//! Questions in words.

use super::super::action::Action;
use super::super::charging::Charging;
use super::super::event::Withdrawal;
use super::super::facing::distance;
use super::super::frame::Frame;
use super::super::initiative::{Bid, Stage};
use super::super::mover::{Kind, Mover};
use super::super::retreat::Retreat;
use super::super::scene::{BattleId, Scene};
use super::super::state::{Place, State};
use super::super::system::Barons;
use super::super::victory;
use super::Localizer;
use super::entry::over;
use crate::kernel::{GameOf, Outcome, Procedure, Rule, Side, UnitId};
use crate::say;

/// The counter that the decision is about.
pub fn selected(l10n: Localizer, game: &GameOf<Barons>) -> Option<UnitId> {
    let s = &game.state;
    match game.top()? {
        Frame::SetUp(setup) => setup.next(l10n.scene, s),
        Frame::Mover(mover) => Some(mover.head()),
        Frame::Charging(charging) => charging.units().first().copied(),
        Frame::Retreat(retreat) => Some(retreat.unit()),
        Frame::Advance(advance) => advance.turning(),
        Frame::Evasion(evasion) => evasion.may_turn(s),
        Frame::Displace(_) => displaced(l10n.scene, game),
        _ => None,
    }
}

/// Who goes along with the counter that the decision is about, without being picked for himself.
pub fn along(game: &GameOf<Barons>) -> Vec<UnitId> {
    let Some(Frame::Mover(mover)) = game.top() else { return Vec::new() };
    let all = mover.units().iter().copied().chain(mover.leader());
    all.filter(|unit| *unit != mover.head()).collect()
}

/// The leader who must make room.
pub fn displaced(scene: &Scene, game: &GameOf<Barons>) -> Option<UnitId> {
    let Some(Frame::Displace(displace)) = game.top() else { return None };
    match displace.candidates(scene, &game.state).first()? {
        Action::Displace { unit, .. } => Some(*unit),
        _ => None,
    }
}

/// How the game has ended, with the points of both sides.
pub fn ending(l10n: Localizer, game: &GameOf<Barons>, _: &Outcome) -> String {
    let s = &game.state;
    let points = Side::ALL.map(|side| victory::points(l10n.scene, s, side));
    s.over.map_or_else(String::new, |end| over(l10n, end.winner, end.by, points))
}

/// What is asked, and what to do.
pub fn question(l10n: Localizer, game: &GameOf<Barons>, _: Rule) -> (String, String) {
    let s = &game.state;
    let Some(top) = game.top() else { return (String::new(), String::new()) };
    match top {
        Frame::SetUp(setup) => match setup.next(l10n.scene, s) {
            Some(unit) => (
                say!(l10n, "barons-ask-place", unit = l10n.name(unit)),
                say!(l10n, "barons-hint-place"),
            ),
            None => (say!(l10n, "barons-ask-placed"), say!(l10n, "barons-hint-placed")),
        },
        Frame::Designation(_) => match l10n.scene.edward {
            Some((edward, _)) => {
                let edward = l10n.battle(edward);
                let question = say!(l10n, "barons-ask-designate", edward = edward);
                (question, say!(l10n, "barons-hint-designate"))
            }
            None => (String::new(), String::new()),
        },
        Frame::Allotment(_) => (say!(l10n, "barons-ask-allot"), say!(l10n, "barons-hint-allot")),
        Frame::Replacement(new) => {
            (say!(l10n, "barons-ask-replace", chit = new.chit()), say!(l10n, "barons-hint-replace"))
        }
        Frame::Bid(bid) => bidding(l10n, bid),
        Frame::Movement(_) => movement(l10n, s),
        Frame::Mover(mover) => moving(l10n, s, mover),
        Frame::Charging(charging) => charge(l10n, s, charging),
        Frame::Adjustment(_) => (say!(l10n, "barons-ask-adjust"), say!(l10n, "barons-hint-adjust")),
        Frame::Evasion(evasion) => match evasion.may_turn(s) {
            Some(unit) => turning(l10n, unit),
            None => (say!(l10n, "barons-ask-evade"), say!(l10n, "barons-hint-evade")),
        },
        Frame::Fire(fire) if fire.is_defensive() => {
            (say!(l10n, "barons-ask-defensive-fire"), say!(l10n, "barons-hint-fire"))
        }
        Frame::Fire(_) => (say!(l10n, "barons-ask-offensive-fire"), say!(l10n, "barons-hint-fire")),
        Frame::MeleeSegment(_) => {
            (say!(l10n, "barons-ask-attack"), say!(l10n, "barons-hint-attack"))
        }
        Frame::MeleeResolution(combat) => {
            let (who, hex) = (l10n.held(s, combat.target()), l10n.label(combat.target()));
            let question = say!(l10n, "barons-ask-reply", unit = who, hex = hex);
            (question, say!(l10n, "barons-hint-reply"))
        }
        Frame::Advance(advance) => match advance.turning() {
            Some(unit) => turning(l10n, unit),
            None => (
                say!(l10n, "barons-ask-advance", hex = l10n.label(advance.target())),
                say!(l10n, "barons-hint-advance"),
            ),
        },
        Frame::Retreat(retreat) => back(l10n, retreat),
        Frame::Displace(_) => match selected(l10n, game) {
            Some(leader) => (
                say!(l10n, "barons-ask-displace", unit = l10n.name(leader)),
                say!(l10n, "barons-hint-displace"),
            ),
            None => (String::new(), String::new()),
        },
        Frame::Continuation(continuation) if continuation.is_reaction() => {
            (say!(l10n, "barons-ask-react"), say!(l10n, "barons-hint-react"))
        }
        Frame::Continuation(_) => continuation(l10n, s),
        Frame::Course(_)
        | Frame::Round(_)
        | Frame::Reaction(_)
        | Frame::Aftermath(_)
        | Frame::Recoil(_) => (String::new(), String::new()),
    }
}

/// What it means if nothing is offered but to go on.
pub fn idle(l10n: Localizer, game: &GameOf<Barons>) -> String {
    match game.top() {
        Some(Frame::Bid(bid)) => match bid.stage() {
            Stage::Answer(_, chit) => say!(l10n, "barons-idle-answer", chit = chit),
            _ => say!(l10n, "barons-idle-offer"),
        },
        Some(Frame::Fire(_)) => say!(l10n, "idle-shoot"),
        Some(Frame::MeleeSegment(_)) => say!(l10n, "idle-attack"),
        Some(Frame::Movement(_)) => say!(l10n, "idle-move"),
        Some(Frame::Advance(_)) => say!(l10n, "idle-advance"),
        Some(Frame::Charging(_)) => say!(l10n, "idle-charge"),
        Some(Frame::Evasion(_)) => say!(l10n, "idle-avoid"),
        Some(Frame::Adjustment(_)) => say!(l10n, "idle-turn"),
        _ => say!(l10n, "idle"),
    }
}

fn bidding(l10n: Localizer, bid: &Bid) -> (String, String) {
    match bid.stage() {
        Stage::First => (say!(l10n, "barons-ask-first"), say!(l10n, "barons-hint-first")),
        Stage::Forced => {
            let army = l10n.army(bid.side().enemy());
            (say!(l10n, "barons-ask-forced", army = army), say!(l10n, "barons-hint-forced"))
        }
        Stage::Answer(battle, chit) => {
            let (army, battle) = (l10n.army(bid.side().enemy()), l10n.battle(battle));
            let question =
                say!(l10n, "barons-ask-answer", army = army, battle = battle, chit = chit);
            (question, say!(l10n, "barons-hint-answer"))
        }
        Stage::Offer | Stage::Settled(..) | Stage::Nobody => {
            (say!(l10n, "barons-ask-offer"), say!(l10n, "barons-hint-offer"))
        }
    }
}

fn movement(l10n: Localizer, s: &State) -> (String, String) {
    let Some(active) = &s.activation else { return (String::new(), String::new()) };
    let battle = l10n.battle(active.battle);
    if active.interlude {
        let question = say!(l10n, "barons-ask-interlude", battle = battle);
        return (question, say!(l10n, "barons-hint-interlude"));
    }
    let question = say!(l10n, "barons-ask-move", battle = battle, chit = active.chit);
    (question, say!(l10n, "barons-hint-move"))
}

fn moving(l10n: Localizer, s: &State, mover: &Mover) -> (String, String) {
    let units = if mover.units().is_empty() { vec![mover.head()] } else { mover.units().to_vec() };
    let (who, left) = (l10n.names(&units), mover.left(l10n.scene, s));
    if matches!(s.place(mover.head()), Place::Waits) {
        return (say!(l10n, "barons-ask-enter", unit = who), say!(l10n, "barons-hint-enter"));
    }
    let question = match mover.kind() {
        Kind::March => say!(l10n, "barons-ask-move-to", unit = who, left = left),
        Kind::Continued => say!(l10n, "barons-ask-charge-to", unit = who, left = left),
    };
    let hint = if mover.has_begun() {
        say!(l10n, "barons-hint-move-on")
    } else if mover.may_charge(l10n.scene, s) {
        say!(l10n, "barons-hint-move-or-charge")
    } else {
        say!(l10n, "barons-hint-move-to")
    };
    (question, hint)
}

fn charge(l10n: Localizer, s: &State, charging: &Charging) -> (String, String) {
    let Some(&first) = charging.units().first() else { return (String::new(), String::new()) };
    let who = l10n.names(charging.units());
    if !charging.is_second() {
        let question = say!(l10n, "barons-ask-reaction", unit = who);
        return (question, say!(l10n, "barons-hint-reaction"));
    }
    let goes_on = Action::ContinueCharge { unit: first };
    if charging.check(l10n.scene, s, &goes_on).is_ok() {
        let question = say!(l10n, "barons-ask-continue-charge", unit = who);
        return (question, say!(l10n, "barons-hint-continue-charge"));
    }
    (say!(l10n, "barons-ask-second-strike", unit = who), say!(l10n, "barons-hint-second-strike"))
}

fn turning(l10n: Localizer, unit: UnitId) -> (String, String) {
    (say!(l10n, "barons-ask-face", unit = l10n.name(unit)), say!(l10n, "barons-hint-face"))
}

fn back(l10n: Localizer, retreat: &Retreat) -> (String, String) {
    let who = l10n.name(retreat.unit());
    let (done, needed) = retreat.progress();
    let left = needed.saturating_sub(done);
    let question = match retreat.why() {
        Withdrawal::Recoil => say!(l10n, "barons-ask-recoil", unit = who, left = left),
        Withdrawal::Forced | Withdrawal::Evasion | Withdrawal::Disengagement => {
            say!(l10n, "barons-ask-retreat", unit = who, left = left)
        }
    };
    (question, say!(l10n, "barons-hint-retreat"))
}

fn continuation(l10n: Localizer, s: &State) -> (String, String) {
    let Some(active) = &s.activation else { return (String::new(), String::new()) };
    let question = say!(l10n, "barons-ask-continue", battle = l10n.battle(active.battle));
    let mut hint = say!(l10n, "barons-hint-continue");
    if let Some(hexes) = to_the_enemy(l10n.scene, s, active.battle) {
        hint = format!("{hint} {}", say!(l10n, "barons-hint-continue-far", hexes = hexes));
    }
    (question, hint)
}

/// How many hexes the nearest unit of a Battle is from an enemy unit.
fn to_the_enemy(scene: &Scene, s: &State, battle: BattleId) -> Option<u8> {
    let enemy = scene.battle(battle).side.enemy();
    let own = scene.battle(battle).units.iter().filter_map(|&unit| s.hex(unit));
    let far = own.flat_map(|from| {
        s.on_map(scene, enemy).map(move |(_, to)| distance(&scene.map.grid, from, to))
    });
    far.min()
}
