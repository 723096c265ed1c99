//! Offered actions in words.

use super::super::action::Action;
use super::super::charge::{Approach, Charges};
use super::super::combat::Manner;
use super::super::facing::Facing;
use super::super::frame::Frame;
use super::super::mover::Mover;
use super::super::rules;
use super::super::scene::{BattleId, Scene};
use super::super::state::{Segment, State};
use super::super::system::Barons;
use super::super::ways::Leg;
use super::board::corner;
use super::{Voice, hits};
use crate::board::Hex;
use crate::kernel::{GameOf, Rule, UnitId};
use crate::say;
use crate::view::{Choice, Forecast, HitsView, Look, Target};

/// What a choice is about, besides its action.
struct About {
    subject: Option<UnitId>,
    target: Target,
    hex: Option<Hex>,
    path: Vec<Hex>,
    left: Option<u8>,
    facing: Option<Facing>,
    chit: Option<u8>,
    label: String,
    rule: Rule,
    look: Look,
    hits: Option<HitsView>,
}

impl About {
    fn button(id: String, label: String, rule: Rule, look: Look) -> About {
        About {
            subject: None,
            target: Target::Button(id),
            hex: None,
            path: Vec::new(),
            left: None,
            facing: None,
            chit: None,
            label,
            rule,
            look,
            hits: None,
        }
    }

    /// A button that bears a plain word.
    fn press(id: &str, label: String, rule: Rule, look: Look) -> About {
        About::button(id.to_owned(), label, rule, look)
    }

    fn by(self, unit: UnitId) -> About {
        About { subject: Some(unit), ..self }
    }

    fn facing(self, facing: Facing) -> About {
        About { facing: Some(facing), ..self }
    }

    fn along(self, path: Vec<Hex>, left: Option<u8>) -> About {
        About { path, left, ..self }
    }

    fn foretold(self, hits: Option<HitsView>) -> About {
        About { hits, ..self }
    }
}

pub fn choice(v: Voice, game: &GameOf<Barons>, id: usize, action: &Action) -> Choice {
    let about = about(v, game, action);
    Choice {
        id,
        subject: about.subject.map(|unit| v.id(unit)),
        card: None,
        target: about.target,
        hex: about.hex,
        path: about.path,
        left: about.left,
        facing: about.facing.map(corner),
        chit: about.chit,
        label: about.label,
        rule: about.rule.into(),
        look: about.look,
        forecast: about.hits.map(Forecast::Hits),
    }
}

/// The move in progress, if the question is about one.
pub fn mover(game: &GameOf<Barons>) -> Option<&Mover> {
    match game.top() {
        Some(Frame::Mover(mover)) => Some(mover),
        _ => None,
    }
}

fn on_unit(v: Voice, s: &State, unit: UnitId, label: String, rule: Rule, look: Look) -> About {
    About {
        target: Target::Unit(v.id(unit)),
        hex: s.hex(unit),
        ..About::press("", label, rule, look).by(unit)
    }
}

fn on_hex(v: Voice, hex: Hex, label: String, rule: Rule, look: Look) -> About {
    About {
        target: Target::Hex(v.label(hex)),
        hex: Some(hex),
        ..About::press("", label, rule, look)
    }
}

/// A chit on its way to a track, or back to the tray.
fn chit_to(target: Target, chit: u8, label: String, rule: Rule) -> About {
    About { target, chit: Some(chit), ..About::press("", label, rule, Look::Chit) }
}

/// The button that designates a Battle.
pub fn designate_button(scene: &Scene, battle: BattleId) -> String {
    format!("designate:{}", scene.battle(battle).id)
}

/// The button that lets a Battle react.
pub fn react_button(scene: &Scene, battle: BattleId) -> String {
    format!("react:{}", scene.battle(battle).id)
}

fn about(v: Voice, game: &GameOf<Barons>, action: &Action) -> About {
    match action {
        Action::Place { .. }
        | Action::TakeUp { .. }
        | Action::SetUpAutomatically
        | Action::SetUpDone
        | Action::Select { .. }
        | Action::Designate { .. }
        | Action::PlaceChit { .. }
        | Action::TakeChit { .. }
        | Action::AllotAutomatically
        | Action::AllotDone
        | Action::DeclineChit
        | Action::Bid { .. }
        | Action::Pass
        | Action::Concede => command(v, game, action),
        Action::Pick { .. }
        | Action::PutBack
        | Action::Swap { .. }
        | Action::Step { .. }
        | Action::March { .. }
        | Action::Face { .. }
        | Action::Finish { .. }
        | Action::Charge { .. }
        | Action::Withdraw
        | Action::Enter { .. }
        | Action::EndMovement
        | Action::EndAdjustment => moving(v, game, action),
        Action::Evade { .. }
        | Action::EndEvasion
        | Action::Fire { .. }
        | Action::EndFire
        | Action::Attack { .. }
        | Action::Reply { .. }
        | Action::EndMelee
        | Action::Retreat { .. }
        | Action::Advance { .. }
        | Action::NoAdvance
        | Action::ContinueCharge { .. }
        | Action::EndCharge
        | Action::ContinueAttack
        | Action::EndActivation
        | Action::React { .. }
        | Action::NoReaction
        | Action::Displace { .. } => fighting(v, game, action),
    }
}

/// Set-up, chits and bids.
fn command(v: Voice, game: &GameOf<Barons>, action: &Action) -> About {
    let s = &game.state;
    match *action {
        Action::Place { unit, hex } => {
            let label = say!(v, "barons-do-place", unit = v.name(unit), hex = v.label(hex));
            on_hex(v, hex, label, rules::SCENARIOS, Look::Place).by(unit)
        }
        Action::TakeUp { unit } => {
            let label = say!(v, "barons-do-take-up", unit = v.name(unit));
            let target = Target::Hex(s.hex(unit).map_or_else(String::new, |hex| v.label(hex)));
            About { target, ..on_unit(v, s, unit, label, rules::SCENARIOS, Look::TakeBack) }
        }
        Action::SetUpAutomatically => {
            let label = say!(v, "barons-do-set-up-automatically");
            About::press("set-up-automatically", label, rules::SCENARIOS, Look::Decide)
        }
        Action::SetUpDone => {
            let label = say!(v, "barons-do-set-up-done");
            About::press("set-up-done", label, rules::SCENARIOS, Look::Commit)
        }
        Action::Select { unit } => {
            let label = say!(v, "barons-do-select", unit = v.name(unit));
            on_unit(v, s, unit, label, rules::SCENARIOS, Look::Select)
        }
        Action::Designate { battle } => {
            let label = say!(v, "barons-do-designate", battle = v.the_battle(battle));
            let id = designate_button(v.scene, battle);
            About::button(id, label, rules::EDWARD, Look::Decide)
        }
        Action::PlaceChit { battle, chit } => {
            let label = say!(v, "barons-do-place-chit", battle = v.battle(battle), chit = chit);
            let allots = s.segment == Segment::Allotment;
            let rule = if allots { rules::CHITS } else { rules::REPLACEMENT };
            chit_to(Target::track(&v.scene.battle(battle).id, None), chit, label, rule)
        }
        Action::TakeChit { battle, chit } => {
            let label = say!(v, "barons-do-take-chit", battle = v.battle(battle), chit = chit);
            chit_to(Target::tray(&v.scene.battle(battle).id, None), chit, label, rules::CHITS)
        }
        Action::AllotAutomatically => {
            let label = say!(v, "barons-do-allot-automatically");
            About::press("allot-automatically", label, rules::CHITS, Look::Decide)
        }
        Action::AllotDone => {
            let label = say!(v, "barons-do-allot-done");
            About::press("allot-done", label, rules::CHITS, Look::Commit)
        }
        Action::DeclineChit => {
            let label = say!(v, "barons-do-decline-chit");
            About::press("decline-chit", label, rules::REPLACEMENT, Look::Pass)
        }
        Action::Bid { battle, chit } => {
            let label = say!(v, "barons-do-bid", battle = v.battle(battle), chit = chit);
            chit_to(Target::track(&v.scene.battle(battle).id, None), chit, label, rules::INITIATIVE)
        }
        Action::Pass => {
            About::press("pass", say!(v, "barons-do-pass"), rules::INITIATIVE, Look::Pass)
        }
        _ => About::press("concede", say!(v, "barons-do-concede"), rules::SCENARIOS, Look::Concede),
    }
}

/// The units of a unit's hex, or it alone, and a leader who goes along.
fn party(v: Voice, s: &State, unit: UnitId, stack: bool, leader: bool) -> Vec<UnitId> {
    let mut party = vec![unit];
    if v.scene.is_leader(unit) {
        return party;
    }
    party.extend(s.partner(unit).filter(|_| stack));
    party
        .extend(Some(v.scene.battle_of(unit)).filter(|_| leader).map(|b| v.scene.battle(b).leader));
    party
}

/// Moves, turns and charges.
fn moving(v: Voice, game: &GameOf<Barons>, action: &Action) -> About {
    let s = &game.state;
    match *action {
        Action::Pick { unit, stack, leader } => {
            let party = party(v, s, unit, stack, leader);
            let label = say!(v, "barons-do-pick", unit = v.names(&party));
            on_unit(v, s, unit, label, rules::MOVEMENT, Look::Select)
        }
        Action::PutBack => {
            About::press("put-back", say!(v, "barons-do-put-back"), rules::MOVEMENT, Look::Cancel)
        }
        Action::Swap { unit } => {
            let label = say!(v, "barons-do-swap", unit = v.name(unit));
            on_unit(v, s, unit, label, rules::STACK_RULES, Look::Decide)
        }
        Action::Step { hex, against } => step(v, game, hex, against, true),
        Action::March { hex, against } => step(v, game, hex, against, false),
        Action::Face { unit, facing } => turn(v, game, unit, facing),
        Action::Finish { below: false } => {
            About::press("finish", say!(v, "barons-do-finish"), rules::MOVEMENT, Look::Commit)
        }
        Action::Finish { below: true } => {
            let head = mover(game).map(Mover::head);
            let other = head.and_then(|unit| s.partner(unit)).or(head);
            let label = match other {
                Some(unit) => say!(v, "barons-do-finish-below", unit = v.name(unit)),
                None => say!(v, "barons-do-finish"),
            };
            About::press("finish-below", label, rules::STACK_RULES, Look::Commit)
        }
        Action::Charge { target, hex, facing } => charge(v, game, Approach { target, hex, facing }),
        Action::Withdraw => {
            let label = say!(v, "barons-do-withdraw");
            About::press("withdraw", label, rules::LEAVING_ZOC, Look::Decide)
        }
        Action::Enter { hex, facing } => {
            let head = mover(game).map(Mover::head);
            let (at, towards) = (v.label(hex), v.facing(facing));
            let leader = head.is_some_and(|unit| v.scene.is_leader(unit));
            let label = if leader {
                say!(v, "barons-do-enter-leader", hex = at)
            } else {
                say!(v, "barons-do-enter", hex = at, facing = towards)
            };
            let about = on_hex(v, hex, label, rules::REINFORCEMENTS, Look::Place);
            let facing = Some(facing).filter(|_| !leader);
            About { subject: head, facing, ..about }
        }
        Action::EndAdjustment => {
            let label = say!(v, "barons-do-end-adjustment");
            About::press("end-adjustment", label, rules::ADJUSTMENT, Look::Pass)
        }
        _ => {
            let label = say!(v, "barons-do-end-movement");
            About::press("end-movement", label, rules::MOVEMENT_SEGMENT, Look::Pass)
        }
    }
}

/// A step, or a whole way.
fn step(v: Voice, game: &GameOf<Barons>, hex: Hex, against: Option<Hex>, single: bool) -> About {
    let s = &game.state;
    let Some(mover) = mover(game) else {
        return on_hex(v, hex, v.label(hex), rules::MOVEMENT, Look::Move);
    };
    let head = mover.head();
    let (path, left) = if single && !mover.units().is_empty() {
        (vec![hex], step_left(v, s, mover, hex))
    } else {
        mover.preview(v.scene, s, hex)
    };
    let (who, at) = (v.name(head), v.label(hex));
    let label = match against {
        Some(enemy) => {
            say!(v, "barons-do-move-against", unit = who, hex = at, against = v.label(enemy))
        }
        None => say!(v, "barons-do-move", unit = who, hex = at),
    };
    let rule = if against.is_some() { rules::RESTRICTIONS } else { rules::MOVEMENT };
    on_hex(v, hex, label, rule, Look::Move).by(head).along(path, left)
}

/// Movement points left after a step into a neighbouring hex.
fn step_left(v: Voice, s: &State, mover: &Mover, to: Hex) -> Option<u8> {
    let from = s.hex(mover.head())?;
    let direction = v.scene.map.grid.direction(from, to)?;
    let gait = |&unit: &UnitId| v.scene.unit(unit).class.into();
    let cost = |unit| v.scene.cost(gait(unit), from, direction);
    let most = mover.units().iter().filter_map(cost).max()?;
    mover.left(v.scene, s).checked_sub(most)
}

/// A turn on the spot; in a move, with what it leaves.
fn turn(v: Voice, game: &GameOf<Barons>, unit: UnitId, facing: Facing) -> About {
    let s = &game.state;
    let towards = v.facing(facing);
    let stays = !v.scene.is_leader(unit) && s.unit(unit).facing == facing;
    let label = if stays {
        say!(v, "barons-do-keep-facing", unit = v.name(unit), facing = towards)
    } else {
        say!(v, "barons-do-face", unit = v.name(unit), facing = towards)
    };
    let rule = match s.segment {
        Segment::SetUp => rules::FACING,
        Segment::Adjustment => rules::ADJUSTMENT,
        _ => rules::CHANGING_FACING,
    };
    let left = mover(game).and_then(|mover| {
        let hex = s.hex(mover.head())?;
        let ways = mover.ways(v.scene, s)?;
        let price = ways.cost_facing(hex, facing)?.checked_sub(ways.cost(hex)?)?;
        mover.left(v.scene, s).checked_sub(price)
    });
    About { left, ..on_unit(v, s, unit, label, rule, Look::Turn).facing(facing) }
}

/// A charge, planned or in reaction: the enemy hex is what one points at.
fn charge(v: Voice, game: &GameOf<Barons>, to: Approach) -> About {
    let s = &game.state;
    let (units, reaction) = match game.top() {
        Some(Frame::Mover(mover)) => (mover.units(), false),
        Some(Frame::Charging(charging)) => (charging.units(), true),
        _ => (&[][..], false),
    };
    let head = units.first().copied();
    let (target, hex, facing) = (v.label(to.target), v.label(to.hex), v.facing(to.facing));
    let label = if head.is_some_and(|unit| s.hex(unit) == Some(to.hex)) {
        say!(v, "barons-do-strike-out", target = target, facing = facing)
    } else {
        say!(v, "barons-do-charge", target = target, hex = hex, facing = facing)
    };
    let rule = if reaction { rules::REACTION } else { rules::CHARGES };
    let steps = |leg: Leg| match leg {
        Leg::Step(hex) => Some(hex),
        Leg::Turn(_) => None,
    };
    let legs = head.map(|_| Charges::new(v.scene, s, units).legs(to.hex, to.facing));
    let path = legs.into_iter().flatten().filter_map(steps).collect();
    let hits = head.map(|_| hits::charge(v, s, units, to, reaction));
    let about = on_hex(v, to.target, label, rule, Look::Charge).facing(to.facing);
    About { subject: head, ..about.along(path, None).foretold(hits) }
}

/// Fire, melee, retreats, advances, and what comes after.
fn fighting(v: Voice, game: &GameOf<Barons>, action: &Action) -> About {
    let s = &game.state;
    match action {
        Action::Evade { unit } => {
            let label = say!(v, "barons-do-evade", unit = v.name(*unit));
            on_unit(v, s, *unit, label, rules::EVASION, Look::Retreat)
        }
        Action::EndEvasion => {
            let label = say!(v, "barons-do-end-evasion");
            About::press("end-evasion", label, rules::EVASION, Look::Pass)
        }
        Action::Fire { unit, target } => {
            let (who, whom) = (v.name(*unit), v.held(s, *target));
            let label =
                say!(v, "barons-do-fire", unit = who, target = whom, hex = v.label(*target));
            let hits = hits::shot(v, s, *unit, *target);
            on_hex(v, *target, label, rules::FIRE, Look::Fire).by(*unit).foretold(Some(hits))
        }
        Action::EndFire => {
            About::press("end-fire", say!(v, "barons-do-end-fire"), rules::FIRE, Look::Pass)
        }
        Action::Attack { target, from } => attack(v, game, *target, from),
        Action::Reply { hex } => {
            let whom = v.held(s, *hex);
            let label = say!(v, "barons-do-reply", target = whom, hex = v.label(*hex));
            let hits = match game.top() {
                Some(Frame::Combat(combat)) => Some(hits::reply(v, s, combat, *hex)),
                _ => None,
            };
            on_hex(v, *hex, label, rules::REPLY, Look::Engage).foretold(hits)
        }
        Action::EndMelee => {
            About::press("end-melee", say!(v, "barons-do-end-melee"), rules::MELEE, Look::Pass)
        }
        Action::Retreat { unit, hex } => {
            let label = say!(v, "barons-do-retreat", unit = v.name(*unit), hex = v.label(*hex));
            let about = on_hex(v, *hex, label, rules::RETREAT, Look::Retreat).by(*unit);
            about.along(vec![*hex], None)
        }
        Action::Advance { unit, stack, leader } => {
            let party = party(v, s, *unit, *stack, *leader);
            let target = match game.top() {
                Some(Frame::Advance(advance)) => Some(advance.target()),
                _ => None,
            };
            let who = v.names(&party);
            let hex = target.map_or_else(String::new, |hex| v.label(hex));
            let label = say!(v, "barons-do-advance", unit = who, hex = hex);
            match target {
                Some(hex) => on_hex(v, hex, label, rules::ADVANCE, Look::Advance)
                    .by(*unit)
                    .along(vec![hex], None),
                None => on_unit(v, s, *unit, label, rules::ADVANCE, Look::Advance),
            }
        }
        Action::NoAdvance => {
            About::press("no-advance", say!(v, "barons-do-no-advance"), rules::ADVANCE, Look::Pass)
        }
        Action::Displace { unit, hex } => {
            let label = say!(v, "barons-do-displace", unit = v.name(*unit), hex = v.label(*hex));
            on_hex(v, *hex, label, rules::LEADER_CASUALTIES, Look::Retreat).by(*unit)
        }
        _ => after(v, action),
    }
}

/// An attack on a hex: the segment's, or the second one of a charge.
fn attack(v: Voice, game: &GameOf<Barons>, target: Hex, from: &[Hex]) -> About {
    let s = &game.state;
    let manner = match game.top() {
        Some(Frame::Charging(_)) => Manner::Second,
        _ => Manner::Planned,
    };
    let label = say!(v, "barons-do-attack", hex = v.label(target), from = v.labels(from));
    let hits = hits::attack(v, s, target, from, manner);
    let subject = from.first().and_then(|&hex| s.top(hex));
    let about = on_hex(v, target, label, rules::ATTACK, Look::Strike);
    About { subject, ..about.foretold(Some(hits)) }
}

/// What goes on after a charge or a round, or does not.
fn after(v: Voice, action: &Action) -> About {
    match action {
        Action::ContinueCharge { unit } => {
            let label = say!(v, "barons-do-continue-charge", unit = v.name(*unit));
            let rule = rules::CHARGE_CONTINUATION;
            About::press("continue-charge", label, rule, Look::Decide).by(*unit)
        }
        Action::EndCharge => {
            let label = say!(v, "barons-do-end-charge");
            About::press("end-charge", label, rules::CHARGE_CONTINUATION, Look::Pass)
        }
        Action::ContinueAttack => {
            let label = say!(v, "barons-do-continue-attack");
            About::press("continue-attack", label, rules::CONTINUATION, Look::Decide)
        }
        Action::React { battle } => {
            let label = say!(v, "barons-do-react", battle = v.the_battle(*battle));
            let id = react_button(v.scene, *battle);
            About::button(id, label, rules::CONTINUATION_SEGMENT, Look::Decide)
        }
        Action::NoReaction => {
            let label = say!(v, "barons-do-no-reaction");
            About::press("no-reaction", label, rules::CONTINUATION_SEGMENT, Look::Pass)
        }
        _ => {
            let label = say!(v, "barons-do-end-activation");
            About::press("end-activation", label, rules::CONTINUATION, Look::Pass)
        }
    }
}
