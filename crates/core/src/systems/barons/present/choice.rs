//! Offered actions in words.

use super::super::action::Action;
use super::super::charge::{Approach, Charges};
use super::super::facing::Facing;
use super::super::frame::Frame;
use super::super::melee_resolution::MeleeKind;
use super::super::mover::Mover;
use super::super::pathfinding::Leg;
use super::super::rules;
use super::super::scene::{BattleId, Scene};
use super::super::state::{Place, Segment, State};
use super::super::system::Barons;
use super::board::corner;
use super::{Localizer, hits};
use crate::board::Hex;
use crate::kernel::{GameOf, Rule, UnitId};
use crate::say;
use crate::scenario::barons::options::OverrunLeader;
use crate::view::{Choice, ChoiceKind, Forecast, HitsView, Target};

/// What a choice is about, besides its action.
struct About {
    subject: Option<UnitId>,
    target: Target,
    hex: Option<Hex>,
    path: Vec<Hex>,
    from: Vec<Hex>,
    left: Option<u8>,
    facing: Option<Facing>,
    chit: Option<u8>,
    label: String,
    note: Option<String>,
    rule: Rule,
    kind: ChoiceKind,
    hits: Option<HitsView>,
}

impl About {
    fn button(id: String, label: String, rule: Rule, kind: ChoiceKind) -> About {
        About {
            subject: None,
            target: Target::Button(id),
            hex: None,
            path: Vec::new(),
            from: Vec::new(),
            left: None,
            facing: None,
            chit: None,
            label,
            note: None,
            rule,
            kind,
            hits: None,
        }
    }

    /// A button that bears a plain word.
    fn press(id: &str, label: String, rule: Rule, kind: ChoiceKind) -> About {
        About::button(id.to_owned(), label, rule, kind)
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

    fn noted(self, note: Option<String>) -> About {
        About { note, ..self }
    }

    fn foretold(self, hits: Option<HitsView>) -> About {
        About { hits, ..self }
    }
}

pub fn choice(l10n: Localizer, game: &GameOf<Barons>, id: usize, action: &Action) -> Choice {
    let about = about(l10n, game, action);
    Choice {
        id,
        subject: about.subject.map(|unit| l10n.id(unit)),
        command: named(action).map(|battle| l10n.scene.battle(battle).id.clone()),
        card: None,
        target: about.target,
        hex: about.hex,
        path: about.path,
        from: about.from,
        left: about.left,
        facing: about.facing.map(corner),
        chit: about.chit,
        label: about.label,
        note: about.note,
        loses: false,
        also: Vec::new(),
        can_wait: false,
        rule: about.rule.into(),
        kind: about.kind,
        forecast: about.hits.map(Forecast::Hits),
    }
}

/// The Battle that an action is about as a whole.
fn named(action: &Action) -> Option<BattleId> {
    match *action {
        Action::Designate { battle }
        | Action::PlaceChit { battle, .. }
        | Action::TakeChit { battle, .. }
        | Action::Bid { battle, .. }
        | Action::React { battle } => Some(battle),
        _ => None,
    }
}

/// The move in progress, if the question is about one.
pub fn mover(game: &GameOf<Barons>) -> Option<&Mover> {
    match game.top() {
        Some(Frame::Mover(mover)) => Some(mover),
        _ => None,
    }
}

fn on_unit(
    l10n: Localizer,
    s: &State,
    unit: UnitId,
    label: String,
    rule: Rule,
    kind: ChoiceKind,
) -> About {
    About {
        target: Target::Unit(l10n.id(unit)),
        hex: s.hex(unit),
        ..About::press("", label, rule, kind).by(unit)
    }
}

fn on_hex(l10n: Localizer, hex: Hex, label: String, rule: Rule, kind: ChoiceKind) -> About {
    About {
        target: Target::Hex(l10n.label(hex)),
        hex: Some(hex),
        ..About::press("", label, rule, kind)
    }
}

/// A chit on its way to a track, or back to the tray.
fn chit_to(target: Target, chit: u8, label: String, rule: Rule) -> About {
    About { target, chit: Some(chit), ..About::press("", label, rule, ChoiceKind::Chit) }
}

/// The button that designates a Battle.
pub fn designate_button(scene: &Scene, battle: BattleId) -> String {
    format!("designate:{}", scene.battle(battle).id)
}

/// The button that lets a Battle react.
pub fn react_button(scene: &Scene, battle: BattleId) -> String {
    format!("react:{}", scene.battle(battle).id)
}

fn about(l10n: Localizer, game: &GameOf<Barons>, action: &Action) -> About {
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
        | Action::Concede => command(l10n, game, action),
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
        | Action::EndAdjustment => moving(l10n, game, action),
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
        | Action::Displace { .. } => fighting(l10n, game, action),
    }
}

/// Set-up, chits and bids.
fn command(l10n: Localizer, game: &GameOf<Barons>, action: &Action) -> About {
    let s = &game.state;
    match *action {
        Action::Place { unit, hex } => {
            let label =
                say!(l10n, "barons-do-place", unit = l10n.name(unit), hex = l10n.label(hex));
            on_hex(l10n, hex, label, rules::SCENARIOS, ChoiceKind::Place).by(unit)
        }
        Action::TakeUp { unit } => {
            let label = say!(l10n, "barons-do-take-up", unit = l10n.name(unit));
            let target = Target::Hex(s.hex(unit).map_or_else(String::new, |hex| l10n.label(hex)));
            About {
                target,
                ..on_unit(l10n, s, unit, label, rules::SCENARIOS, ChoiceKind::TakeBack)
            }
        }
        Action::SetUpAutomatically => {
            let label = say!(l10n, "barons-do-set-up-automatically");
            About::press("set-up-automatically", label, rules::SCENARIOS, ChoiceKind::Decide)
        }
        Action::SetUpDone => {
            let label = say!(l10n, "barons-do-set-up-done");
            About::press("set-up-done", label, rules::SCENARIOS, ChoiceKind::Commit)
        }
        Action::Select { unit } => {
            // Who stands already is not placed by it, but can be turned or taken up.
            let label = match s.place(unit) {
                Place::Map(_) => say!(l10n, "barons-do-select-placed", unit = l10n.name(unit)),
                _ => say!(l10n, "barons-do-select", unit = l10n.name(unit)),
            };
            on_unit(l10n, s, unit, label, rules::SCENARIOS, ChoiceKind::Select)
        }
        Action::Designate { battle } => {
            let label = say!(l10n, "barons-do-designate", battle = l10n.battle(battle));
            let id = designate_button(l10n.scene, battle);
            About::button(id, label, rules::EDWARD, ChoiceKind::Decide)
        }
        Action::PlaceChit { battle, chit } => {
            let label =
                say!(l10n, "barons-do-place-chit", battle = l10n.battle(battle), chit = chit);
            let allots = s.segment == Segment::Allotment;
            let rule = if allots { rules::CHITS } else { rules::REPLACEMENT };
            chit_to(Target::track(&l10n.scene.battle(battle).id, None), chit, label, rule)
        }
        Action::TakeChit { battle, chit } => {
            let label =
                say!(l10n, "barons-do-take-chit", battle = l10n.battle(battle), chit = chit);
            chit_to(Target::tray(&l10n.scene.battle(battle).id, None), chit, label, rules::CHITS)
        }
        Action::AllotAutomatically => {
            let label = say!(l10n, "barons-do-allot-automatically");
            About::press("allot-automatically", label, rules::CHITS, ChoiceKind::Decide)
        }
        Action::AllotDone => {
            let label = say!(l10n, "barons-do-allot-done");
            About::press("allot-done", label, rules::CHITS, ChoiceKind::Commit)
        }
        Action::DeclineChit => {
            let label = say!(l10n, "barons-do-decline-chit");
            About::press("decline-chit", label, rules::REPLACEMENT, ChoiceKind::Pass)
        }
        Action::Bid { battle, chit } => {
            let label = say!(l10n, "barons-do-bid", battle = l10n.battle(battle), chit = chit);
            chit_to(
                Target::track(&l10n.scene.battle(battle).id, None),
                chit,
                label,
                rules::INITIATIVE,
            )
        }
        Action::Pass => {
            About::press("pass", say!(l10n, "barons-do-pass"), rules::INITIATIVE, ChoiceKind::End)
        }
        _ => About::press(
            "concede",
            say!(l10n, "barons-do-concede"),
            rules::SCENARIOS,
            ChoiceKind::Concede,
        ),
    }
}

/// The units of a unit's hex, or it alone, and a leader who goes along.
fn party(l10n: Localizer, s: &State, unit: UnitId, stack: bool, leader: bool) -> Vec<UnitId> {
    let mut party = vec![unit];
    if l10n.scene.is_leader(unit) {
        return party;
    }
    party.extend(s.partner(unit).filter(|_| stack));
    party.extend(
        Some(l10n.scene.battle_of(unit)).filter(|_| leader).map(|b| l10n.scene.battle(b).leader),
    );
    party
}

/// Moves, turns and charges.
fn moving(l10n: Localizer, game: &GameOf<Barons>, action: &Action) -> About {
    let s = &game.state;
    match *action {
        Action::Pick { unit, stack, leader } => {
            let party = party(l10n, s, unit, stack, leader);
            let label = say!(l10n, "barons-do-pick", unit = l10n.names(&party));
            on_unit(l10n, s, unit, label, rules::MOVEMENT, ChoiceKind::Select)
        }
        Action::PutBack => About::press(
            "put-back",
            say!(l10n, "barons-do-put-back"),
            rules::MOVEMENT,
            ChoiceKind::Cancel,
        ),
        Action::Swap { unit } => {
            let label = say!(l10n, "barons-do-swap", unit = l10n.name(unit));
            on_unit(l10n, s, unit, label, rules::STACK_RULES, ChoiceKind::Decide)
        }
        Action::Step { hex, against } => step(l10n, game, hex, against, true),
        Action::March { hex, against } => step(l10n, game, hex, against, false),
        Action::Face { unit, facing } => turn(l10n, game, unit, facing),
        Action::Finish { below: false } => About::press(
            "finish",
            say!(l10n, "barons-do-finish"),
            rules::MOVEMENT,
            ChoiceKind::Finish,
        ),
        Action::Finish { below: true } => {
            let head = mover(game).map(Mover::head);
            let other = head.and_then(|unit| s.partner(unit)).or(head);
            let label = match other {
                Some(unit) => say!(l10n, "barons-do-finish-below", unit = l10n.name(unit)),
                None => say!(l10n, "barons-do-finish"),
            };
            About::press("finish-below", label, rules::STACK_RULES, ChoiceKind::Commit)
        }
        Action::Charge { target, hex, facing } => {
            charge(l10n, game, Approach { target, hex, facing })
        }
        Action::Withdraw => {
            let label = say!(l10n, "barons-do-withdraw");
            About::press("withdraw", label, rules::LEAVING_ZOC, ChoiceKind::Decide)
        }
        Action::Enter { hex, facing } => {
            let head = mover(game).map(Mover::head);
            let (at, towards) = (l10n.label(hex), l10n.facing(facing));
            let leader = head.is_some_and(|unit| l10n.scene.is_leader(unit));
            let label = if leader {
                say!(l10n, "barons-do-enter-leader", hex = at)
            } else {
                say!(l10n, "barons-do-enter", hex = at, facing = towards)
            };
            let about = on_hex(l10n, hex, label, rules::REINFORCEMENTS, ChoiceKind::Place);
            let facing = Some(facing).filter(|_| !leader);
            About { subject: head, facing, ..about }
        }
        Action::EndAdjustment => {
            let label = say!(l10n, "barons-do-end-adjustment");
            // Nobody has to turn, and nothing is lost by it: it declines.
            About::press("end-adjustment", label, rules::ADJUSTMENT, ChoiceKind::Pass)
        }
        _ => {
            let label = say!(l10n, "barons-do-end-movement");
            About::press("end-movement", label, rules::MOVEMENT_SEGMENT, ChoiceKind::End)
        }
    }
}

/// A step, or a whole way.
fn step(
    l10n: Localizer,
    game: &GameOf<Barons>,
    hex: Hex,
    against: Option<Hex>,
    single: bool,
) -> About {
    let s = &game.state;
    let Some(mover) = mover(game) else {
        return on_hex(l10n, hex, l10n.label(hex), rules::MOVEMENT, ChoiceKind::Move);
    };
    let head = mover.head();
    let (path, left) = if single && !mover.units().is_empty() {
        (vec![hex], step_left(l10n, s, mover, hex))
    } else {
        mover.preview(l10n.scene, s, hex)
    };
    let (who, at) = (l10n.name(head), l10n.label(hex));
    let label = match against {
        Some(enemy) => {
            say!(l10n, "barons-do-move-against", unit = who, hex = at, against = l10n.label(enemy))
        }
        None => say!(l10n, "barons-do-move", unit = who, hex = at),
    };
    let rule = if against.is_some() { rules::RESTRICTIONS } else { rules::MOVEMENT };
    let told = [driven_off(l10n, s, head, &path), alarmed(l10n, s, mover, &path)];
    let told: Vec<String> = told.into_iter().flatten().collect();
    let note = (!told.is_empty()).then(|| told.join(" "));
    on_hex(l10n, hex, label, rule, ChoiceKind::Move).by(head).along(path, left).noted(note)
}

/// BARONS 10.3: whose cavalry checks on the way whether it charges.
fn alarmed(l10n: Localizer, s: &State, mover: &Mover, path: &[Hex]) -> Option<String> {
    let cavalry = mover.alarmed(l10n.scene, s, path);
    (!cavalry.is_empty()).then(|| say!(l10n, "barons-note-alarmed", units = l10n.names(&cavalry)))
}

/// BARONS 6.3, U-51: enemy leaders alone in the hexes that a unit enters make room; they are not taken.
fn driven_off(l10n: Localizer, s: &State, unit: UnitId, path: &[Hex]) -> Option<String> {
    let scene = l10n.scene;
    if scene.is_leader(unit) {
        return None;
    }
    let side = scene.side(unit);
    let alone = path.iter().filter(|&&hex| s.top(hex).is_none());
    let leaders: Vec<UnitId> = alone
        .flat_map(|&hex| s.leaders_in(scene, hex))
        .filter(|&leader| scene.side(leader) != side)
        .collect();
    let rolls = scene.options.overrun_leader != OverrunLeader::Displace;
    let rolls = if rolls { "yes" } else { "no" };
    let told =
        || say!(l10n, "barons-about-leader-escapes", unit = l10n.names(&leaders), rolls = rolls);
    (!leaders.is_empty()).then(told)
}

/// Movement points left after a step into a neighbouring hex.
fn step_left(l10n: Localizer, s: &State, mover: &Mover, to: Hex) -> Option<u8> {
    let from = s.hex(mover.head())?;
    let direction = l10n.scene.map.grid.direction(from, to)?;
    let mode = |&unit: &UnitId| l10n.scene.unit(unit).class.into();
    let cost = |unit| l10n.scene.cost(mode(unit), from, direction);
    let most = mover.units().iter().filter_map(cost).max()?;
    mover.left(l10n.scene, s).checked_sub(most)
}

/// A turn on the spot; in a move, with what it leaves.
fn turn(l10n: Localizer, game: &GameOf<Barons>, unit: UnitId, facing: Facing) -> About {
    let s = &game.state;
    let towards = l10n.facing(facing);
    let stays = !l10n.scene.is_leader(unit) && s.unit(unit).facing == facing;
    let label = if stays {
        say!(l10n, "barons-do-keep-facing", unit = l10n.name(unit), facing = towards)
    } else {
        say!(l10n, "barons-do-face", unit = l10n.name(unit), facing = towards)
    };
    let rule = match s.segment {
        Segment::SetUp => rules::FACING,
        Segment::Adjustment => rules::ADJUSTMENT,
        _ => rules::CHANGING_FACING,
    };
    let left = mover(game).and_then(|mover| {
        let hex = s.hex(mover.head())?;
        let ways = mover.ways(l10n.scene, s)?;
        let price = ways.cost_facing(hex, facing)?.checked_sub(ways.cost(hex)?)?;
        mover.left(l10n.scene, s).checked_sub(price)
    });
    About { left, ..on_unit(l10n, s, unit, label, rule, ChoiceKind::Turn).facing(facing) }
}

/// A charge, planned or in reaction: the enemy hex is what one points at.
fn charge(l10n: Localizer, game: &GameOf<Barons>, to: Approach) -> About {
    let s = &game.state;
    let (units, reaction) = match game.top() {
        Some(Frame::Mover(mover)) => (mover.units(), false),
        Some(Frame::Charging(charging)) => (charging.units(), true),
        _ => (&[][..], false),
    };
    let head = units.first().copied();
    let (target, hex, facing) = (l10n.label(to.target), l10n.label(to.hex), l10n.facing(to.facing));
    let whom = l10n.held(s, to.target);
    let label = if head.is_some_and(|unit| s.hex(unit) == Some(to.hex)) {
        say!(l10n, "barons-do-strike-out", whom = whom, target = target, facing = facing)
    } else {
        say!(l10n, "barons-do-charge", whom = whom, target = target, hex = hex, facing = facing)
    };
    let rule = if reaction { rules::REACTION } else { rules::CHARGES };
    let steps = |leg: Leg| match leg {
        Leg::Step(hex) => Some(hex),
        Leg::Turn(_) => None,
    };
    let legs =
        head.map(|_| Charges::new(l10n.scene, s, units, &[to.target]).legs(to.hex, to.facing));
    let path = legs.into_iter().flatten().filter_map(steps).collect();
    let hits = head.map(|_| hits::charge(l10n, s, units, to, reaction));
    let about = on_hex(l10n, to.target, label, rule, ChoiceKind::Charge).facing(to.facing);
    let bonus = l10n.scene.options.charge_bonus;
    let about = about.noted(Some(say!(l10n, "barons-about-charge", bonus = bonus)));
    About { subject: head, ..about.along(path, None).foretold(hits) }
}

/// Fire, melee, retreats, advances, and what comes after.
fn fighting(l10n: Localizer, game: &GameOf<Barons>, action: &Action) -> About {
    let s = &game.state;
    match action {
        Action::Evade { unit } => {
            let label = say!(l10n, "barons-do-evade", unit = l10n.name(*unit));
            on_unit(l10n, s, *unit, label, rules::EVASION, ChoiceKind::Retreat)
        }
        Action::EndEvasion => {
            let label = say!(l10n, "barons-do-end-evasion");
            About::press("end-evasion", label, rules::EVASION, ChoiceKind::End)
        }
        Action::Fire { unit, target } => {
            let (who, whom) = (l10n.name(*unit), l10n.held(s, *target));
            let hits = hits::shot(l10n, s, *unit, *target);
            let chance = hits::chance_of_a_hit(l10n, &hits);
            let hex = l10n.label(*target);
            let label =
                say!(l10n, "barons-do-fire", unit = who, target = whom, hex = hex, chance = chance);
            let binds = matches!(game.top(), Some(Frame::Fire(fire)) if !fire.is_defensive());
            let rule = rules::MELEE.section;
            let note = binds
                .then(|| say!(l10n, "barons-about-fire", unit = l10n.name(*unit), rule = rule));
            on_hex(l10n, *target, label, rules::FIRE, ChoiceKind::Fire)
                .by(*unit)
                .noted(note)
                .foretold(Some(hits))
        }
        Action::EndFire => {
            About::press("end-fire", say!(l10n, "barons-do-end-fire"), rules::FIRE, ChoiceKind::End)
        }
        Action::Attack { target, from } => attack(l10n, game, *target, from),
        Action::Reply { hex } => {
            let whom = l10n.held(s, *hex);
            let label = say!(l10n, "barons-do-reply", target = whom, hex = l10n.label(*hex));
            let combat = match game.top() {
                Some(Frame::MeleeResolution(combat)) => Some(combat),
                _ => None,
            };
            let hits = combat.map(|combat| hits::reply(l10n, s, combat, *hex));
            let subject = combat.and_then(|combat| s.top(combat.target()));
            let about = on_hex(l10n, *hex, label, rules::REPLY, ChoiceKind::Engage);
            About { subject, ..about.foretold(hits) }
        }
        Action::EndMelee => About::press(
            "end-melee",
            say!(l10n, "barons-do-end-melee"),
            rules::MELEE,
            ChoiceKind::End,
        ),
        Action::Retreat { unit, hex } => {
            let label =
                say!(l10n, "barons-do-retreat", unit = l10n.name(*unit), hex = l10n.label(*hex));
            let about = on_hex(l10n, *hex, label, rules::RETREAT, ChoiceKind::Retreat).by(*unit);
            about.along(vec![*hex], None)
        }
        Action::Advance { unit, stack, leader } => {
            let party = party(l10n, s, *unit, *stack, *leader);
            let target = match game.top() {
                Some(Frame::Advance(advance)) => Some(advance.target()),
                _ => None,
            };
            let who = l10n.names(&party);
            let hex = target.map_or_else(String::new, |hex| l10n.label(hex));
            let label = say!(l10n, "barons-do-advance", unit = who, hex = hex);
            match target {
                Some(hex) => on_hex(l10n, hex, label, rules::ADVANCE, ChoiceKind::Advance)
                    .by(*unit)
                    .along(vec![hex], None),
                None => on_unit(l10n, s, *unit, label, rules::ADVANCE, ChoiceKind::Advance),
            }
        }
        Action::NoAdvance => About::press(
            "no-advance",
            say!(l10n, "barons-do-no-advance"),
            rules::ADVANCE,
            ChoiceKind::Pass,
        ),
        Action::Displace { unit, hex } => {
            let label =
                say!(l10n, "barons-do-displace", unit = l10n.name(*unit), hex = l10n.label(*hex));
            on_hex(l10n, *hex, label, rules::LEADER_CASUALTIES, ChoiceKind::Retreat).by(*unit)
        }
        _ => after(l10n, action),
    }
}

/// An attack on a hex: the segment's, or the second one of a charge.
fn attack(l10n: Localizer, game: &GameOf<Barons>, target: Hex, from: &[Hex]) -> About {
    let s = &game.state;
    let manner = match game.top() {
        Some(Frame::Charging(_)) => MeleeKind::Second,
        _ => MeleeKind::Planned,
    };
    let (whom, hex, from_hexes) = (l10n.held(s, target), l10n.label(target), l10n.labels(from));
    let label = say!(l10n, "barons-do-attack", whom = whom, hex = hex, from = from_hexes);
    let hits = hits::attack(l10n, s, target, from, manner);
    let subject = from.first().and_then(|&hex| s.top(hex));
    let about = on_hex(l10n, target, label, rules::ATTACK, ChoiceKind::Strike);
    About { subject, from: from.to_vec(), ..about.foretold(Some(hits)) }
}

/// What goes on after a charge or a round, or does not.
fn after(l10n: Localizer, action: &Action) -> About {
    match action {
        Action::ContinueCharge { unit } => {
            let label = say!(l10n, "barons-do-continue-charge", unit = l10n.name(*unit));
            let rule = rules::CHARGE_CONTINUATION;
            About::press("continue-charge", label, rule, ChoiceKind::Decide).by(*unit)
        }
        Action::EndCharge => {
            let label = say!(l10n, "barons-do-end-charge");
            About::press("end-charge", label, rules::CHARGE_CONTINUATION, ChoiceKind::Pass)
        }
        Action::ContinueAttack => {
            let label = say!(l10n, "barons-do-continue-attack");
            About::press("continue-attack", label, rules::CONTINUATION, ChoiceKind::Decide)
        }
        Action::React { battle } => {
            let label = say!(l10n, "barons-do-react", battle = l10n.battle(*battle));
            let id = react_button(l10n.scene, *battle);
            About::button(id, label, rules::CONTINUATION_SEGMENT, ChoiceKind::Decide)
        }
        Action::NoReaction => {
            let label = say!(l10n, "barons-do-no-reaction");
            About::press("no-reaction", label, rules::CONTINUATION_SEGMENT, ChoiceKind::Pass)
        }
        _ => {
            let label = say!(l10n, "barons-do-end-activation");
            About::press("end-activation", label, rules::CONTINUATION, ChoiceKind::End)
        }
    }
}
