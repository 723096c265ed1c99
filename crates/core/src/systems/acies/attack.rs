//! ACIES 10.1 to 10.5: phase 5, attacks are declared one at a time.

use super::action::{Action, Kind as AttackKind};
use super::attack_resolution::AttackResolution;
use super::card::Card;
use super::cohesion;
use super::field::{Cell, Flank, Line, Piece, Stance};
use super::flank::{self, Attempt};
use super::manoeuvre::own;
use super::piles;
use super::reply;
use super::rules;
use super::scene::{Scene, is_line_infantry};
use super::state::State;
use super::system::Acies;
use super::why::{Refused, Why, no, not_now};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use crate::scenario::acies::options::DifficultTerrain;
use crate::scenario::acies::{Tactic, UnitType};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Phase 5.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Attacks {
    open: bool,
    /// ACR-32: the other side has been asked whether it stops every attack.
    asked: bool,
    stopping: bool,
    done: bool,
}

/// A declaration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declared {
    /// The attacker's cell.
    pub from: Cell,
    /// The kind of attack.
    pub kind: AttackKind,
    /// The target's cell, unless it is the main body.
    pub target: Option<Cell>,
    /// Treacherous Terrain attached.
    pub treacherous: u8,
    /// Whether Outflank is attached.
    pub outflank: bool,
}

/// ACIES 10.1, 10.2: whether a unit may declare an attack at all.
///
/// # Errors
/// Why not.
pub fn may_attack<'a>(scene: &Scene, s: &'a State, from: Cell) -> Result<&'a Piece, Refused> {
    let piece = own(s, s.active, from)?;
    check_able(scene, s, piece, from)?;
    Ok(piece)
}

/// ACIES 10.1, 10.2: the same of an own unit.
#[inline]
fn check_able(scene: &Scene, s: &State, piece: &Piece, from: Cell) -> Result<(), Refused> {
    if scene.kind_type(piece.kind) == UnitType::Ar {
        return no(rules::ATTACKERS, Why::MissileOnly { cell: from });
    }
    if s.no_attacks || piece.turn_record.halted {
        return no(rules::DIFFICULT, Why::Halted);
    }
    if piece.turn_record.attacked {
        return no(rules::ATTACKS, Why::Again { cell: from });
    }
    if piece.stance == Stance::Turned {
        return no(rules::STANCES, Why::NotUpright { cell: from });
    }
    Ok(())
}

/// ACIES 16.12: whether every attack of a unit goes to the main body.
fn unstoppable(s: &State, from: Cell) -> bool {
    s.break_morale && from.line == Line::Melee
}

/// ACIES 10.3, 10.4: whether a unit may attack the card in contact in front of it.
///
/// # Errors
/// Why not.
pub fn check_frontal(
    scene: &Scene,
    s: &State,
    (from, target): (Cell, Cell),
    outflank: bool,
) -> Result<(), Refused> {
    check_front(scene, s, may_attack(scene, s, from)?, (from, target), outflank)
}

/// ACIES 10.3, 10.4: the same of a unit that may attack.
fn check_front(
    scene: &Scene,
    s: &State,
    piece: &Piece,
    (from, target): (Cell, Cell),
    outflank: bool,
) -> Result<(), Refused> {
    if !piece.is_upright() {
        return no(rules::FLANK_LIMITS, Why::Flanking { cell: from });
    }
    if unstoppable(s, from) {
        return no(rules::BREAK_MORALE, Why::MainBodyOnly);
    }
    if s.field.contact(from) != Some(target) {
        return no(rules::ATTACK_KINDS, Why::NoTarget { cell: target });
    }
    let elephant = s.field.at(target).is_some_and(|p| scene.kind_type(p.kind) == UnitType::El);
    if elephant && scene.unit(piece.kind).elephants_only_by_flank && !outflank {
        return no(rules::ELEPHANTS_ONLY_BY_FLANK, Why::ElephantFront { cell: target });
    }
    Ok(())
}

/// ACIES 11.1, 11.2, 11.7: whether a unit may attack a flank, and what it needs for it.
///
/// # Errors
/// Why not.
pub fn check_flank(
    scene: &Scene,
    s: &State,
    (from, target): (Cell, Cell),
    outflank: bool,
) -> Result<Attempt, Refused> {
    let piece = may_attack(scene, s, from)?;
    check_free(s, piece, from)?;
    check_side(scene, s, piece, (from, target), outflank)
}

/// ACIES 11.1, 11.7, 16.12: whether a unit that may attack is free to attack flanks.
fn check_free(s: &State, piece: &Piece, from: Cell) -> Result<(), Refused> {
    if unstoppable(s, from) {
        return no(rules::BREAK_MORALE, Why::MainBodyOnly);
    }
    match s.field.opposite(from) {
        Some(by) if !matches!(piece.stance, Stance::Flanking(_)) => {
            no(rules::FLANK_TARGETS, Why::Opposed { by })
        }
        _ => Ok(()),
    }
}

/// ACIES 11.1, 11.2, 11.7: whether a unit that is free for it may attack the flank of this target.
fn check_side(
    scene: &Scene,
    s: &State,
    piece: &Piece,
    (from, target): (Cell, Cell),
    outflank: bool,
) -> Result<Attempt, Refused> {
    if let Stance::Flanking(flank) = piece.stance {
        return match flank::candidate(scene, s, from, flank) {
            Some(cell) if cell == target => Ok(Attempt::Automatic),
            _ => no(rules::FLANK_KEPT, Why::NoTarget { cell: target }),
        };
    }
    if flank::towards(scene, s, from, target).is_none() {
        return no(rules::FLANK_TARGETS, Why::NoTarget { cell: target });
    }
    if outflank {
        return Ok(Attempt::Automatic);
    }
    match flank::attempt(scene, s, from, target) {
        Some(attempt) => Ok(attempt),
        None => no(rules::FLANK_CASES, Why::NoFlankCase { cell: target }),
    }
}

/// ACIES 10.3, 16.12: whether a unit may attack the main body.
///
/// # Errors
/// Why not.
pub fn check_main_body(scene: &Scene, s: &State, from: Cell) -> Result<(), Refused> {
    check_body(s, may_attack(scene, s, from)?, from)
}

/// ACIES 10.3, 16.12: the same of a unit that may attack.
fn check_body(s: &State, piece: &Piece, from: Cell) -> Result<(), Refused> {
    if !piece.is_upright() {
        return no(rules::FLANK_LIMITS, Why::Flanking { cell: from });
    }
    if from.line != Line::Melee {
        return no(rules::ATTACK_KINDS, Why::NotOnMeleeLine { cell: from });
    }
    match s.field.opposite(from) {
        Some(by) if !s.break_morale => no(rules::ATTACK_KINDS, Why::Opposed { by }),
        _ => Ok(()),
    }
}

/// ACIES 10.5: whether tactics cards may be attached.
fn check_attached(scene: &Scene, s: &State, declared: &Declared) -> Result<(), Refused> {
    let Declared { from, kind, treacherous, outflank, .. } = *declared;
    let held = |tactic, count: u8| {
        let card = Card::Tactic(tactic);
        if s.of(s.active).count(card) < usize::from(count) {
            return no(rules::TURN, Why::NotInHand { card });
        }
        Ok(())
    };
    held(Tactic::TreacherousTerrain, treacherous)?;
    held(Tactic::Outflank, u8::from(outflank))?;
    check_fit(scene, own(s, s.active, from)?, kind, (treacherous, outflank))
}

/// ACIES 10.5, 16.7, 16.3: whether tactics cards that are held go with an attack of a unit.
fn check_fit(
    scene: &Scene,
    piece: &Piece,
    kind: AttackKind,
    (treacherous, outflank): (u8, bool),
) -> Result<(), Refused> {
    let line_infantry = is_line_infantry(scene.kind_type(piece.kind));
    if treacherous > 0 && (kind == AttackKind::MainBody || !line_infantry) {
        let tactic = Tactic::TreacherousTerrain;
        return no(rules::TREACHEROUS, Why::Window { tactic });
    }
    let fits = match kind {
        AttackKind::Flank => piece.is_upright(),
        AttackKind::Frontal => scene.options.outflank_frontal,
        AttackKind::MainBody => false,
    };
    if outflank && !fits {
        return no(rules::OUTFLANK, Why::Window { tactic: Tactic::Outflank });
    }
    if !scene.options.stack_tactics && treacherous + u8::from(outflank) > 1 {
        return no(rules::ATTACHED, Why::OneCard);
    }
    Ok(())
}

fn check_attack(scene: &Scene, s: &State, declared: &Declared) -> Result<(), Refused> {
    let from = declared.from;
    match (declared.kind, declared.target) {
        (AttackKind::Frontal, Some(target)) => {
            check_frontal(scene, s, (from, target), declared.outflank)?;
        }
        (AttackKind::Flank, Some(target)) => {
            check_flank(scene, s, (from, target), declared.outflank)?;
        }
        (AttackKind::MainBody, None) => check_main_body(scene, s, from)?,
        (AttackKind::MainBody, Some(cell)) => {
            return no(rules::ATTACK_KINDS, Why::NoTarget { cell });
        }
        (_, None) => return no(rules::ATTACK_KINDS, Why::NoTarget { cell: from }),
    }
    check_attached(scene, s, declared)
}

/// The units of the active side that may attack.
fn attackers<'a>(scene: &'a Scene, s: &'a State) -> impl Iterator<Item = (Cell, &'a Piece)> {
    s.field.of(s.active).filter(|&(cell, piece)| check_able(scene, s, piece, cell).is_ok())
}

/// What a unit that may attack could attack, with cards if need be.
fn targets(
    scene: &Scene,
    s: &State,
    (from, piece): (Cell, &Piece),
) -> SmallVec<[(AttackKind, Option<Cell>); 4]> {
    let mut targets = SmallVec::new();
    let with_card = scene.options.outflank_frontal;
    if let Some(target) = s.field.contact(from)
        && check_front(scene, s, piece, (from, target), with_card).is_ok()
    {
        targets.push((AttackKind::Frontal, Some(target)));
    }
    if check_free(s, piece, from).is_ok() {
        for flank in Flank::ALL {
            if let Some(target) = flank::candidate(scene, s, from, flank)
                && check_side(scene, s, piece, (from, target), true).is_ok()
            {
                targets.push((AttackKind::Flank, Some(target)));
            }
        }
    }
    if check_body(s, piece, from).is_ok() {
        targets.push((AttackKind::MainBody, None));
    }
    targets
}

fn attacks(scene: &Scene, s: &State, actions: &mut Vec<Action>) {
    let hand = s.of(s.active);
    let most = |tactic, cap: usize| {
        u8::try_from(hand.count(Card::Tactic(tactic)).min(cap)).unwrap_or(u8::MAX)
    };
    let treacherous_held = most(Tactic::TreacherousTerrain, usize::from(u8::MAX));
    let outflank_held = most(Tactic::Outflank, 1);
    for (from, piece) in attackers(scene, s) {
        for (kind, target) in targets(scene, s, (from, piece)) {
            for outflank in [false, true].into_iter().take(1 + usize::from(outflank_held)) {
                if !is_target(scene, s, (from, piece), (kind, target), outflank) {
                    continue;
                }
                let fits = |n: &u8| check_fit(scene, piece, kind, (*n, outflank)).is_ok();
                let attached = (0..=treacherous_held).take_while(fits);
                actions.extend(attached.map(|treacherous| Action::Attack {
                    from,
                    kind,
                    target,
                    treacherous,
                    outflank,
                }));
            }
        }
    }
}

/// Whether one of the [`targets`] of a unit can be attacked with Outflank attached, or without it.
fn is_target(
    scene: &Scene,
    s: &State,
    (from, piece): (Cell, &Piece),
    (kind, target): (AttackKind, Option<Cell>),
    outflank: bool,
) -> bool {
    match (kind, target) {
        (AttackKind::Frontal, Some(target)) => {
            // With the card, or where it changes nothing, it has been found.
            outflank
                || !scene.options.outflank_frontal
                || check_front(scene, s, piece, (from, target), false).is_ok()
        }
        (AttackKind::Flank, Some(target)) => {
            outflank || check_side(scene, s, piece, (from, target), false).is_ok()
        }
        _ => true,
    }
}

/// Whether anything can be attacked: as it stands, and with Outflank attached.
fn any_attack(scene: &Scene, s: &State) -> (bool, bool) {
    let mut with_outflank = false;
    for (from, piece) in attackers(scene, s) {
        for (kind, target) in targets(scene, s, (from, piece)) {
            let plain = is_target(scene, s, (from, piece), (kind, target), false);
            let attached = plain || kind == AttackKind::Frontal || piece.is_upright();
            if plain {
                return (true, true);
            }
            with_outflank |= attached;
        }
    }
    (false, with_outflank)
}

/// ACIES 17.1: whether anything could be attacked, for all that everybody can see.
#[must_use]
pub fn any(scene: &Scene, s: &State) -> bool {
    any_attack(scene, s).1
}

/// ACIES 16.12: whether Break Morale may be played now.
fn may_break(s: &State) -> bool {
    !s.break_morale && s.of(s.active).holds(Card::Tactic(Tactic::BreakMorale))
}

/// ACIES 17.1: whether an attack can be declared, for all that everybody can see: Outflank may be in any hand.
fn threatens(scene: &Scene, s: &State) -> bool {
    let outflank = || s.of(s.active).holds(Card::Tactic(Tactic::Outflank));
    let (plain, with_card) = any_attack(scene, s);
    plain || reply::is_asked(scene, s, s.active, with_card, outflank)
}

/// ACIES 16.12, 17.1: whether Break Morale may be played now, for all that everybody can see.
fn could_break(scene: &Scene, s: &State) -> bool {
    reply::is_asked(scene, s, s.active, !s.break_morale, || may_break(s))
}

/// ACIES 16.12: whether a unit of the Melee Line could strike at the main body under Break Morale.
#[must_use]
pub fn has_breaker(scene: &Scene, s: &State) -> bool {
    let line = s.field.of(s.active).filter(|(cell, _)| cell.line == Line::Melee);
    line.filter(|(_, piece)| piece.is_upright()).any(|(cell, _)| may_attack(scene, s, cell).is_ok())
}

impl Attacks {
    const fn decider(&self, s: &State) -> Side {
        if self.stopping { s.active.enemy() } else { s.active }
    }

    /// Whether the question is whether all attacks are stopped (ACR-32).
    #[must_use]
    pub const fn is_reply(&self) -> bool {
        self.stopping
    }
}

const STOP: Card = Card::Tactic(Tactic::DifficultTerrain);

impl Procedure<Acies> for Attacks {
    /// ACIES 5.1: the phase is the active side's.
    fn whose(&self, s: &State) -> Option<Side> {
        Some(s.active)
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        let rule = if self.stopping { rules::DIFFICULT } else { rules::ATTACKS };
        self.open.then(|| (self.decider(s), rule))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Action::list_from_pass();
        if self.stopping {
            if s.of(s.active.enemy()).holds(STOP) {
                actions.push(Action::Tactic { tactic: Tactic::DifficultTerrain });
            }
            return actions;
        }
        attacks(scene, s, &mut actions);
        if may_break(s) {
            actions.push(Action::Tactic { tactic: Tactic::BreakMorale });
        }
        cohesion::offer(s, s.active, &mut actions);
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Pass => Ok(()),
            Action::Tactic { tactic: Tactic::DifficultTerrain } if self.stopping => {
                if s.of(s.active.enemy()).holds(STOP) {
                    return Ok(());
                }
                no(rules::TURN, Why::NotInHand { card: STOP })
            }
            _ if self.stopping => not_now(action),
            Action::Attack { from, kind, target, treacherous, outflank } => {
                check_attack(scene, s, &Declared { from, kind, target, treacherous, outflank })
            }
            Action::Tactic { tactic: Tactic::BreakMorale } => {
                let card = Card::Tactic(Tactic::BreakMorale);
                if !s.of(s.active).holds(card) {
                    return no(rules::TURN, Why::NotInHand { card });
                }
                if may_break(s) {
                    return Ok(());
                }
                no(rules::BREAK_MORALE, Why::Window { tactic: Tactic::BreakMorale })
            }
            Action::Cohesion { cell, other } => cohesion::check(s, s.active, cell, other),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        let side = s.active;
        match *action {
            Action::Attack { from, kind, target, treacherous, outflank } => {
                let declared = Declared { from, kind, target, treacherous, outflank };
                return Step::Call(AttackResolution::declare(cx, s, &declared).into());
            }
            Action::Tactic { tactic: Tactic::BreakMorale } => {
                piles::play(cx, s, side, Tactic::BreakMorale);
                s.break_morale = true;
            }
            Action::Tactic { .. } => {
                piles::play(cx, s, side.enemy(), Tactic::DifficultTerrain);
                (s.no_attacks, self.stopping) = (true, false);
            }
            Action::Cohesion { cell, other } => cohesion::play(cx, s, side, cell, other),
            _ if self.stopping => self.stopping = false,
            _ => self.done = true,
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        let (any, breaks) = (|| threatens(cx.scene, s), could_break(cx.scene, s));
        if !self.asked {
            self.asked = true;
            let enemy = s.active.enemy();
            let all = cx.scene.options.difficult_terrain == DifficultTerrain::AllUnits;
            let could = all && (breaks && has_breaker(cx.scene, s) || any());
            let fits = || s.of(enemy).holds(STOP);
            self.stopping = reply::is_asked(cx.scene, s, enemy, could, fits);
        }
        let own = || breaks || any() || cohesion::is_asked(cx.scene, s);
        self.open = !self.done && (self.stopping || own());
        if self.open { Step::Ask } else { Step::Done }
    }
}
