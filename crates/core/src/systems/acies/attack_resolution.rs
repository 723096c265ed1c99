//! ACIES 10.6 to 10.16: one attack from its declaration to the advance.

use super::action::{Action, Kind as AttackKind, Withdrawal};
use super::attack::{self, Declared};
use super::card::Card;
use super::check::{FACES, succeeds};
use super::event::Event;
use super::field::{Cell, Line, Stance};
use super::flank::{self, Attempt};
use super::losses;
use super::melee::Melee;
use super::piles;
use super::reaction::Reaction;
use super::reply;
use super::rules;
use super::scene::{Scene, is_line_infantry};
use super::state::State;
use super::system::Acies;
use super::totals::Verdict;
use super::why::{Refused, Why, no, not_now};
use super::withdrawal::{self, Chance};
use crate::kernel::{Both, Cx, Procedure, Rule, Side, Step, StepOf};
use crate::scenario::acies::options::{BreakMorale, DifficultTerrain};
use crate::scenario::acies::{Tactic, UnitType};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where an attack stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "AssaultStage")]
pub enum Stage {
    /// The defender replies (10.6).
    Response,
    /// Cards are played in turns (10.8).
    Cards,
    /// The winner may advance (10.12).
    Advance {
        /// The winner.
        winner: Cell,
        /// The loser's cell.
        into: Cell,
    },
    /// The attacker may keep its flank (10.13).
    Stance,
    /// It is over.
    Over,
}

/// One attack.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AttackResolution {
    /// The attacker's cell.
    pub from: Cell,
    /// The kind of attack.
    pub kind: AttackKind,
    /// The target's cell, unless it is the main body.
    pub target: Option<Cell>,
    /// Whether the attacker holds a tactical flank advantage.
    pub flank: bool,
    /// Whether the stance was taken with this attack.
    fresh: bool,
    /// Treacherous Terrain attached (16.7).
    pub treacherous: u8,
    /// Overrun played (16.1).
    pub overrun: u8,
    /// Defensible Terrain played (16.5).
    pub defensible: u8,
    /// Bloodlust played by each side (16.2).
    pub bloodlust: Both<u8>,
    /// Which sides have played a tactics card in this combat (ACR-27).
    played: Both<bool>,
    /// Where it stands.
    pub stage: Stage,
    /// Who may play a card next.
    to_act: Side,
    /// Whether the other side has just passed.
    passed: bool,
    open: bool,
}

impl AttackResolution {
    /// ACIES 10.1, 10.5, 11.3: declares an attack; an attempt at a flank is rolled for at once.
    pub fn declare(cx: &mut Cx<'_, Acies>, s: &mut State, declared: &Declared) -> AttackResolution {
        let Declared { from, kind, target, treacherous, outflank } = *declared;
        let side = s.active;
        let attempt = target
            .filter(|_| kind == AttackKind::Flank)
            .and_then(|target| attack::check_flank(cx.scene, s, (from, target), outflank).ok());
        let whom = target.and_then(|cell| s.field.at(cell)).map(|piece| piece.kind);
        if let Some(piece) = s.field.at_mut(from) {
            piece.turn_record.attacked = true;
            cx.record(
                kind.rule(),
                Event::Attacked { side, kind: piece.kind, from, how: kind, target, whom },
            );
        }
        if outflank {
            piles::play(cx, s, side, Tactic::Outflank);
        }
        for _ in 0..treacherous {
            piles::play(cx, s, side, Tactic::TreacherousTerrain);
        }
        let mut played = Both([false; 2]);
        played[side] = outflank || treacherous > 0;
        let mut resolution = AttackResolution {
            from,
            kind,
            target,
            flank: kind == AttackKind::Frontal && outflank,
            fresh: false,
            treacherous,
            overrun: 0,
            defensible: 0,
            bloodlust: Both([0; 2]),
            played,
            stage: Stage::Response,
            to_act: side,
            passed: false,
            open: false,
        };
        if let (Some(attempt), Some(target)) = (attempt, target) {
            resolution.take_flank(cx, s, attempt, target);
        }
        resolution
    }

    /// ACIES 11.3: the attempt; with success the attacker turns towards its target.
    fn take_flank(
        &mut self,
        cx: &mut Cx<'_, Acies>,
        s: &mut State,
        attempt: Attempt,
        target: Cell,
    ) {
        let towards = flank::towards(cx.scene, s, self.from, target);
        let cell = self.from;
        let Some(piece) = s.field.at_mut(cell) else { return };
        let (side, kind) = (piece.side, piece.kind);
        if matches!(piece.stance, Stance::Flanking(_)) {
            self.flank = true;
            return;
        }
        if let Attempt::Roll(value) = attempt {
            let die = cx.roll(side, rules::FLANK_ATTEMPT, "flank", FACES);
            let success = succeeds(die, 0, value);
            cx.record(
                rules::FLANK_ATTEMPT,
                Event::FlankTried { side, kind, cell, die, value, success },
            );
            if !success {
                self.stage = Stage::Over;
                return;
            }
        }
        let Some(flank) = towards else { return };
        piece.stance = Stance::Flanking(flank);
        (self.flank, self.fresh) = (true, true);
        cx.record(rules::FLANK_ATTEMPT, Event::Flanking { side, kind, cell, flank });
    }

    /// The attacking side.
    const fn side(s: &State) -> Side {
        s.active
    }

    fn decider(&self, s: &State) -> Side {
        match self.stage {
            Stage::Response => AttackResolution::side(s).enemy(),
            Stage::Cards => self.to_act,
            Stage::Advance { winner, .. } => s.field.at(winner).map_or(s.active, |p| p.side),
            Stage::Stance | Stage::Over => s.active,
        }
    }

    /// Whether the question can be answered out of a hidden hand only.
    #[must_use]
    pub fn is_reply(&self, scene: &Scene, s: &State) -> bool {
        match self.stage {
            Stage::Response => self.ways(scene, s).next().is_none(),
            Stage::Cards => true,
            _ => false,
        }
    }

    /// ACIES 12: the ways to withdraw that are open.
    fn ways<'a>(&'a self, scene: &'a Scene, s: &'a State) -> impl Iterator<Item = Withdrawal> + 'a {
        let all = Withdrawal::ALL.into_iter();
        all.filter(move |how| self.way(scene, s, *how).is_ok())
    }

    /// ACIES 12.1: whether the target may withdraw in this way, and how sure it is.
    ///
    /// # Errors
    /// Why not.
    pub fn way(&self, scene: &Scene, s: &State, how: Withdrawal) -> Result<Chance, Refused> {
        match self.target {
            Some(target) => {
                withdrawal::check(scene, s, (self.from, target), self.treacherous > 0, how)
            }
            None => no(rules::WITHDRAWAL, Why::Phase),
        }
    }

    /// The light infantry that Defensible Terrain can bring into the way of an attack on the main body (16.5).
    fn blocker(&self, scene: &Scene, s: &State) -> Option<Cell> {
        let front = s.field.contact(self.from)?;
        let piece = s.field.at(front)?;
        let light = scene.kind_type(piece.kind) == UnitType::Li;
        (self.kind == AttackKind::MainBody && s.break_morale && light).then_some(front)
    }

    /// ACIES 10.6 to 10.8, 16: whether a tactics card fits here, whoever holds it.
    fn fits(&self, scene: &Scene, s: &State, tactic: Tactic) -> bool {
        let defender =
            self.target.and_then(|cell| s.field.at(cell)).map(|p| scene.kind_type(p.kind));
        let attacks = self.to_act == s.active;
        match (self.stage, tactic) {
            (Stage::Response, Tactic::DifficultTerrain) => {
                scene.options.difficult_terrain == DifficultTerrain::OneUnit
            }
            (Stage::Response, Tactic::Shields) => {
                self.kind == AttackKind::Frontal
                    && !self.flank
                    && self.treacherous == 0
                    && defender.is_some_and(is_line_infantry)
            }
            (Stage::Response, Tactic::DefensibleTerrain) => self.blocker(scene, s).is_some(),
            (Stage::Cards, Tactic::Overrun) => attacks,
            (Stage::Cards, Tactic::Bloodlust) => true,
            (Stage::Cards, Tactic::DefensibleTerrain) => {
                !attacks
                    && self.kind == AttackKind::Frontal
                    && !self.flank
                    && defender == Some(UnitType::Li)
            }
            _ => false,
        }
    }

    fn may_play(&self, scene: &Scene, side: Side) -> bool {
        scene.options.stack_tactics || !self.played[side]
    }

    /// The tactics cards of a hand that may be played here.
    fn cards<'a>(&'a self, scene: &'a Scene, s: &'a State) -> impl Iterator<Item = Tactic> + 'a {
        const HERE: [Tactic; 5] = [
            Tactic::Overrun,
            Tactic::Bloodlust,
            Tactic::Shields,
            Tactic::DefensibleTerrain,
            Tactic::DifficultTerrain,
        ];
        let side = self.decider(s);
        let held = move |tactic: &Tactic| s.of(side).holds(Card::Tactic(*tactic));
        let fits =
            move |tactic: &Tactic| self.may_play(scene, side) && self.fits(scene, s, *tactic);
        HERE.into_iter().filter(held).filter(fits)
    }

    fn check_card(&self, scene: &Scene, s: &State, tactic: Tactic) -> Result<(), Refused> {
        let side = self.decider(s);
        if !self.fits(scene, s, tactic) {
            let trapped = tactic == Tactic::Shields && self.treacherous > 0;
            let rule = if trapped { rules::NO_ESCAPE } else { rules::tactic(tactic) };
            return no(rule, Why::Window { tactic });
        }
        let card = Card::Tactic(tactic);
        if !s.of(side).holds(card) {
            return no(rules::TURN, Why::NotInHand { card });
        }
        if !self.may_play(scene, side) {
            return no(rules::tactic(tactic), Why::OneCard);
        }
        Ok(())
    }

    /// ACIES 10.6, 16.5, 16.6: the reply of the defender with a card.
    fn respond(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, tactic: Tactic) {
        let side = s.active.enemy();
        let blocker = self.blocker(cx.scene, s);
        piles::play(cx, s, side, tactic);
        self.played[side] = true;
        if let (Tactic::DefensibleTerrain, Some(target)) = (tactic, blocker) {
            (self.kind, self.target, self.defensible) = (AttackKind::Frontal, Some(target), 1);
            self.stage = Stage::Cards;
            cx.record(rules::DEFENSIBLE, Event::Diverted { cell: self.from, target });
            return;
        }
        cx.record(rules::tactic(tactic), Event::Stopped { cell: self.from, by: tactic });
        self.stage = Stage::Over;
        if tactic == Tactic::DifficultTerrain {
            if let Some(piece) = s.field.at_mut(self.from) {
                piece.turn_record.halted = true;
            }
            if self.fresh {
                losses::raise(cx, s, self.from);
            }
        }
    }

    /// ACIES 12.3, 12.4: the target withdraws, or fails to.
    fn withdraw(
        &mut self,
        cx: &mut Cx<'_, Acies>,
        s: &mut State,
        how: Withdrawal,
    ) -> StepOf<Acies> {
        let (Ok(chance), Some(cell)) = (self.way(cx.scene, s, how), self.target) else {
            return Step::Ask;
        };
        let Some(piece) = s.field.at(cell).copied() else { return Step::Ask };
        let (side, kind) = (piece.side, piece.kind);
        if let Chance::Roll { adds, value } = chance {
            let die = cx.roll(side, rules::WITHDRAWAL_ROLL, "withdrawal", FACES);
            let success = succeeds(die, adds, value);
            cx.record(
                rules::WITHDRAWAL_ROLL,
                Event::WithdrawalRolled { side, kind, cell, die, adds, value, success },
            );
            if !success {
                self.stage = Stage::Cards;
                if cx.scene.options.withdraw_fail_dm && losses::mark(cx, s, cell) {
                    self.stage = Stage::Over;
                }
                return Step::Ask;
            }
        }
        self.stage = Stage::Over;
        let to = match how {
            Withdrawal::Line => Some(Cell::first(side, cell.column)),
            Withdrawal::Hand => None,
            Withdrawal::Stay => Some(cell),
        };
        cx.record(rules::WITHDRAWN, Event::Withdrew { side, kind, cell, how, to });
        match (how, to) {
            (Withdrawal::Line, Some(home)) => {
                s.field.take(cell);
                s.field.put(home, piece);
            }
            (Withdrawal::Hand, _) => losses::take_back(cx, s, cell),
            _ => {}
        }
        losses::settle(cx, s);
        match to {
            Some(at) if cx.scene.options.reaction_on_withdraw => {
                Step::Call(Reaction::to(s, at).into())
            }
            _ => Step::Ask,
        }
    }

    /// ACIES 10.9 to 10.11: both sides roll.
    fn fight(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) {
        let (Some(melee), Some(target)) = (Melee::of(s, self), self.target) else {
            self.stage = Stage::Over;
            return;
        };
        let sides = (melee.attacker, melee.attacker.enemy());
        let dice = (
            cx.roll(sides.0, rules::TOTALS, "attacker", FACES),
            cx.roll(sides.1, rules::TOTALS, "defender", FACES),
        );
        let attack = i16::from(dice.0) + melee.adds(cx.scene, s, true);
        let defence = i16::from(dice.1) + melee.adds(cx.scene, s, false);
        let (won, result) = melee.result(cx.scene, attack, defence);
        let loser = won.map(|won| if won { target } else { self.from });
        let result = if loser.is_some_and(|cell| melee.spares(cx.scene, s, cell, result)) {
            Verdict::Spared
        } else {
            result
        };
        let winner = won.map(|won| if won { sides.0 } else { sides.1 });
        let (attacker, defender, kinds) = (self.from, target, melee.kinds);
        let (side, totals) = (melee.attacker, (attack, defence));
        let parts = (melee.parts(cx.scene, s, true), melee.parts(cx.scene, s, false));
        let parts = (parts.0.into_vec(), parts.1.into_vec());
        cx.record(
            rules::RESULT,
            Event::Fought { side, attacker, defender, kinds, dice, parts, totals, winner, result },
        );
        self.stage = Stage::Over;
        let Some(won) = won else { return };
        let (winner, loser) = if won { (self.from, target) } else { (target, self.from) };
        match result {
            Verdict::Tie | Verdict::Spared => {}
            Verdict::Marker => {
                losses::mark(cx, s, loser);
            }
            Verdict::Eliminated => losses::eliminate(cx, s, loser),
        }
        let stays_flanking = |s: &State| {
            matches!(s.field.at(self.from).map(|p| p.stance), Some(Stance::Flanking(_)))
        };
        if s.field.at(loser).is_none() && may_advance(cx.scene, s, winner, loser) {
            self.stage = Stage::Advance { winner, into: loser };
        } else if won && stays_flanking(s) {
            self.stage = Stage::Stance;
        }
    }

    /// ACIES 10.12: the winner takes the loser's place.
    fn advance(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, winner: Cell, into: Cell) {
        let Some(piece) = s.field.take(winner) else { return };
        s.field.put(into, piece);
        if winner == self.from {
            self.from = into;
        }
        cx.record(
            rules::ADVANCE,
            Event::Advanced { side: piece.side, kind: piece.kind, from: winner, to: into },
        );
        losses::settle(cx, s);
    }

    /// ACIES 10.13: after the advance, or without one, a winner that holds a flank may keep it.
    fn after_advance(&mut self, s: &State, winner: Cell) {
        let attacker = winner == self.from;
        let flanking = s.field.at(winner).is_some_and(|p| matches!(p.stance, Stance::Flanking(_)));
        self.stage = if attacker && flanking { Stage::Stance } else { Stage::Over };
    }
}

/// ACIES 10.12: whether a winner may take the place of a loser that was eliminated. Units that never change their line
/// and units that are not ready stay (8.3, 2.7).
fn may_advance(scene: &Scene, s: &State, winner: Cell, into: Cell) -> bool {
    let Some(piece) = s.field.at(winner) else { return false };
    let line = into.line == Line::Melee
        || scene.options.advance_enemy_first_line && Scene::is_home(piece.side.enemy(), into);
    line && scene.unit(piece.kind).mobility > 0 && piece.stance != Stance::Turned
}

impl Procedure<Acies> for AttackResolution {
    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        let rule = match self.stage {
            Stage::Response => rules::RESPONSE,
            Stage::Cards => rules::COMBAT_CARDS,
            Stage::Advance { .. } => rules::ADVANCE,
            Stage::Stance => rules::STANCE_AFTER,
            Stage::Over => return None,
        };
        self.open.then(|| (self.decider(s), rule))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        match self.stage {
            Stage::Response => {
                let mut actions = vec![Action::Stand];
                actions.extend(self.ways(scene, s).map(|how| Action::Withdraw { how }));
                actions.extend(self.cards(scene, s).map(|tactic| Action::Tactic { tactic }));
                actions
            }
            Stage::Cards => {
                let mut actions = Action::list_from_pass();
                actions.extend(self.cards(scene, s).map(|tactic| Action::Tactic { tactic }));
                actions
            }
            Stage::Advance { .. } => vec![Action::Advance, Action::Hold],
            Stage::Stance => vec![Action::Keep { flank: true }, Action::Keep { flank: false }],
            Stage::Over => Vec::new(),
        }
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match (self.stage, *action) {
            (Stage::Response, Action::Stand)
            | (Stage::Cards, Action::Pass)
            | (Stage::Advance { .. }, Action::Advance | Action::Hold)
            | (Stage::Stance, Action::Keep { .. }) => Ok(()),
            (Stage::Response, Action::Withdraw { how }) => self.way(scene, s, how).map(|_| ()),
            (Stage::Response | Stage::Cards, Action::Tactic { tactic }) => {
                self.check_card(scene, s, tactic)
            }
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        match (self.stage, *action) {
            (Stage::Response, Action::Tactic { tactic }) => self.respond(cx, s, tactic),
            (Stage::Response, Action::Withdraw { how }) => return self.withdraw(cx, s, how),
            (Stage::Response, _) => self.stage = Stage::Cards,
            (Stage::Cards, Action::Tactic { tactic }) => {
                let side = self.to_act;
                piles::play(cx, s, side, tactic);
                self.played[side] = true;
                match tactic {
                    Tactic::Overrun => self.overrun += 1,
                    Tactic::DefensibleTerrain => self.defensible += 1,
                    _ => self.bloodlust[side] += 1,
                }
                (self.to_act, self.passed) = (side.enemy(), false);
            }
            (Stage::Cards, _) => self.pass(cx, s),
            (Stage::Advance { winner, into }, Action::Advance) => {
                self.advance(cx, s, winner, into);
                self.after_advance(s, into);
            }
            (Stage::Advance { winner, .. }, _) => self.after_advance(s, winner),
            (Stage::Stance, Action::Keep { flank }) => {
                if !flank {
                    losses::raise(cx, s, self.from);
                }
                self.stage = Stage::Over;
            }
            _ => {}
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        loop {
            if s.over.is_some() {
                return Step::Done;
            }
            let side = self.decider(s);
            let could = self.may_play(cx.scene, side);
            let fits = || self.cards(cx.scene, s).next().is_some();
            let asked = reply::is_asked(cx.scene, s, side, could, fits);
            match self.stage {
                Stage::Over => {
                    self.finish(cx, s);
                    return Step::Done;
                }
                Stage::Response if asked || self.ways(cx.scene, s).next().is_some() => break,
                Stage::Response => self.stage = Stage::Cards,
                Stage::Cards if self.target.is_none() => {
                    piles::lose_top(cx, s, s.active.enemy());
                    self.stage = Stage::Over;
                }
                Stage::Cards if asked => break,
                Stage::Cards => self.pass(cx, s),
                Stage::Advance { .. } | Stage::Stance => break,
            }
        }
        self.open = true;
        Step::Ask
    }
}

impl AttackResolution {
    /// ACIES 10.8: after two passes in a row the dice are thrown.
    fn pass(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) {
        if self.passed {
            self.fight(cx, s);
        } else {
            (self.to_act, self.passed) = (self.to_act.enemy(), true);
        }
    }

    /// ACR-31: by option Break Morale lasts for one attack from the Melee Line.
    fn finish(&self, cx: &Cx<'_, Acies>, s: &mut State) {
        let once = cx.scene.options.break_morale == BreakMorale::OneAttack;
        if once && s.break_morale && self.from.line == Line::Melee {
            s.break_morale = false;
        }
    }
}
