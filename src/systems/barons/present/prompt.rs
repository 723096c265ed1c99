//! Questions in words.

use super::super::action::Action;
use super::super::charging::Charging;
use super::super::event::Withdrawal;
use super::super::frame::Frame;
use super::super::initiative::{Bid, Stage};
use super::super::mover::{Kind, Mover};
use super::super::retreat::Retreat;
use super::super::scene::Scene;
use super::super::state::{Place, State};
use super::super::system::Barons;
use super::super::victory;
use super::Voice;
use super::entry::over;
use crate::kernel::{GameOf, Outcome, Procedure, Rule, Side, UnitId};
use crate::say;

/// The counter that the decision is about.
pub fn selected(v: Voice, game: &GameOf<Barons>) -> Option<UnitId> {
    let s = &game.state;
    match game.top()? {
        Frame::SetUp(setup) => setup.next(v.scene, s),
        Frame::Mover(mover) => Some(mover.head()),
        Frame::Charging(charging) => charging.units().first().copied(),
        Frame::Retreat(retreat) => Some(retreat.unit()),
        Frame::Advance(advance) => advance.turning(),
        Frame::Evasion(evasion) => evasion.turning(),
        Frame::Displace(_) => displaced(v.scene, game),
        _ => None,
    }
}

/// The leader who must make room.
pub fn displaced(scene: &Scene, game: &GameOf<Barons>) -> Option<UnitId> {
    let Some(Frame::Displace(displace)) = game.top() else { return None };
    match displace.candidates(scene, &game.state).first()? {
        Action::Displace { unit, .. } => Some(*unit),
        _ => None,
    }
}

/// The question, and what to click.
/// How the game has ended, with the points of both sides.
pub fn ending(v: Voice, game: &GameOf<Barons>, _: &Outcome) -> String {
    let s = &game.state;
    let points = Side::ALL.map(|side| victory::points(v.scene, s, side));
    s.over.map_or_else(String::new, |end| over(v, end.winner, end.by, points))
}

/// What is asked, and what to do.
pub fn question(v: Voice, game: &GameOf<Barons>, _: Rule) -> (String, String) {
    let s = &game.state;
    let Some(top) = game.top() else { return (String::new(), String::new()) };
    match top {
        Frame::SetUp(setup) => match setup.next(v.scene, s) {
            Some(unit) => {
                (say!(v, "barons-ask-place", unit = v.name(unit)), say!(v, "barons-hint-place"))
            }
            None => (say!(v, "barons-ask-placed"), say!(v, "barons-hint-placed")),
        },
        Frame::Designation(_) => match v.scene.edward {
            Some((edward, _)) => {
                let edward = v.the_battle(edward);
                let question = say!(v, "barons-ask-designate", edward = edward);
                (question, say!(v, "barons-hint-designate"))
            }
            None => (String::new(), String::new()),
        },
        Frame::Allotment(_) => (say!(v, "barons-ask-allot"), say!(v, "barons-hint-allot")),
        Frame::Replacement(new) => {
            (say!(v, "barons-ask-replace", chit = new.chit()), say!(v, "barons-hint-replace"))
        }
        Frame::Bid(bid) => bidding(v, bid),
        Frame::Movement(_) => movement(v, s),
        Frame::Mover(mover) => moving(v, s, mover),
        Frame::Charging(charging) => charge(v, s, charging),
        Frame::Adjustment(_) => (say!(v, "barons-ask-adjust"), say!(v, "barons-hint-adjust")),
        Frame::Evasion(evasion) => match evasion.turning() {
            Some(unit) => turning(v, unit),
            None => (say!(v, "barons-ask-evade"), say!(v, "barons-hint-evade")),
        },
        Frame::Fire(fire) if fire.is_defensive() => {
            (say!(v, "barons-ask-defensive-fire"), say!(v, "barons-hint-fire"))
        }
        Frame::Fire(_) => (say!(v, "barons-ask-offensive-fire"), say!(v, "barons-hint-fire")),
        Frame::Assault(_) => (say!(v, "barons-ask-attack"), say!(v, "barons-hint-attack")),
        Frame::Combat(combat) => {
            let (who, hex) = (v.held(s, combat.target()), v.label(combat.target()));
            let question = say!(v, "barons-ask-reply", unit = who, hex = hex);
            (question, say!(v, "barons-hint-reply"))
        }
        Frame::Advance(advance) => match advance.turning() {
            Some(unit) => turning(v, unit),
            None => (
                say!(v, "barons-ask-advance", hex = v.label(advance.target())),
                say!(v, "barons-hint-advance"),
            ),
        },
        Frame::Retreat(retreat) => back(v, retreat),
        Frame::Displace(_) => match selected(v, game) {
            Some(leader) => (
                say!(v, "barons-ask-displace", unit = v.name(leader)),
                say!(v, "barons-hint-displace"),
            ),
            None => (String::new(), String::new()),
        },
        Frame::Continuation(continuation) if continuation.is_reaction() => {
            (say!(v, "barons-ask-react"), say!(v, "barons-hint-react"))
        }
        Frame::Continuation(_) => continuation(v, s),
        Frame::Course(_)
        | Frame::Round(_)
        | Frame::Reaction(_)
        | Frame::Aftermath(_)
        | Frame::Recoil(_) => (String::new(), String::new()),
    }
}

fn bidding(v: Voice, bid: &Bid) -> (String, String) {
    match bid.stage() {
        Stage::First => (say!(v, "barons-ask-first"), say!(v, "barons-hint-first")),
        Stage::Forced => {
            let army = v.army(bid.side().enemy());
            (say!(v, "barons-ask-forced", army = army), say!(v, "barons-hint-forced"))
        }
        Stage::Answer(battle, chit) => {
            let (army, battle) = (v.army(bid.side().enemy()), v.the_battle(battle));
            let question = say!(v, "barons-ask-answer", army = army, battle = battle, chit = chit);
            (question, say!(v, "barons-hint-answer"))
        }
        Stage::Offer | Stage::Settled(..) | Stage::Nobody => {
            (say!(v, "barons-ask-offer"), say!(v, "barons-hint-offer"))
        }
    }
}

fn movement(v: Voice, s: &State) -> (String, String) {
    let Some(active) = &s.activation else { return (String::new(), String::new()) };
    let battle = v.the_battle(active.battle);
    if active.interlude {
        let question = say!(v, "barons-ask-interlude", battle = battle);
        return (question, say!(v, "barons-hint-interlude"));
    }
    let question = say!(v, "barons-ask-move", battle = battle, chit = active.chit);
    (question, say!(v, "barons-hint-move"))
}

fn moving(v: Voice, s: &State, mover: &Mover) -> (String, String) {
    let units = if mover.units().is_empty() { vec![mover.head()] } else { mover.units().to_vec() };
    let (who, left) = (v.names(&units), mover.left(v.scene, s));
    if matches!(s.place(mover.head()), Place::Waits) {
        return (say!(v, "barons-ask-enter", unit = who), say!(v, "barons-hint-enter"));
    }
    let question = match mover.kind() {
        Kind::March => say!(v, "barons-ask-move-to", unit = who, left = left),
        Kind::Continued => say!(v, "barons-ask-charge-to", unit = who, left = left),
    };
    let hint = if mover.has_begun() {
        say!(v, "barons-hint-move-on")
    } else {
        say!(v, "barons-hint-move-to")
    };
    (question, hint)
}

fn charge(v: Voice, s: &State, charging: &Charging) -> (String, String) {
    let Some(&first) = charging.units().first() else { return (String::new(), String::new()) };
    let who = v.names(charging.units());
    if !charging.is_second() {
        let question = say!(v, "barons-ask-reaction", unit = who);
        return (question, say!(v, "barons-hint-reaction"));
    }
    let goes_on = Action::ContinueCharge { unit: first };
    if charging.check(v.scene, s, &goes_on).is_ok() {
        let question = say!(v, "barons-ask-continue-charge", unit = who);
        return (question, say!(v, "barons-hint-continue-charge"));
    }
    (say!(v, "barons-ask-second-strike", unit = who), say!(v, "barons-hint-second-strike"))
}

fn turning(v: Voice, unit: UnitId) -> (String, String) {
    (say!(v, "barons-ask-face", unit = v.name(unit)), say!(v, "barons-hint-face"))
}

fn back(v: Voice, retreat: &Retreat) -> (String, String) {
    let who = v.name(retreat.unit());
    let (done, needed) = retreat.progress();
    let left = needed.saturating_sub(done);
    let question = match retreat.why() {
        Withdrawal::Recoil => say!(v, "barons-ask-recoil", unit = who, left = left),
        Withdrawal::Forced | Withdrawal::Evasion | Withdrawal::Disengagement => {
            say!(v, "barons-ask-retreat", unit = who, left = left)
        }
    };
    (question, say!(v, "barons-hint-retreat"))
}

fn continuation(v: Voice, s: &State) -> (String, String) {
    let Some(active) = &s.activation else { return (String::new(), String::new()) };
    let question = say!(v, "barons-ask-continue", battle = v.the_battle(active.battle));
    (question, say!(v, "barons-hint-continue"))
}
