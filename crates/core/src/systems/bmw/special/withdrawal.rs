//! BMW 15.5: the strategic withdrawal and the second stage.

use super::super::action::Action;
use super::super::compile::{Numbers, TermsCompiler};
use super::super::event::{Event, Turned};
use super::super::movement::Movement;
use super::super::present::about::About;
use super::super::present::aim::Aim;
use super::super::present::localizer::Localizer;
use super::super::scene::{Role, Scene};
use super::super::setup::SetUp;
use super::super::state::{Face, Mark, Place, State};
use super::super::system::Bmw;
use super::super::why::{Refused, Why, no, not_asked};
use super::super::{morale, mutate, rules};
use super::SpecialRule;
use super::special_rally;
use super::{Asking, Extension, Special};
use crate::board::{Hex, HexSet};
use crate::kernel::{Cx, FrameOf, Procedure, Rejection, Rule, Side, Step, StepOf, UnitId};
use crate::say;
use crate::scenario::bmw::{MoraleData, OffMap, UnitKind};
use crate::scenario::options::{SortieWindow, WithdrawCondition};
use crate::view::{ChoiceKind, EntryKind, Sentence, Showing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use super::special_rally::{SpecialRally, SpecialRallyPlace};

/// The strategic withdrawal of a scenario.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Who may withdraw.
    pub side: Side,
    /// The other side's victory points per turn that is left.
    pub bonus: u32,
    /// Morale afterwards.
    pub morale: MoraleData,
    /// Index of the zone for deployment.
    pub deploy: usize,
    /// Index of the zone for those who find no room.
    pub overflow: usize,
    /// Closed to the other side's movement before.
    pub closed: HexSet,
    /// Open while an enemy camp stands there.
    pub open_camps: HexSet,
}

/// BMW 15.5, RUL-87: whether the active side may withdraw at the start of its movement phase.
///
/// # Errors
/// The rule that forbids it.
pub fn check_withdrawal(scene: &Scene, s: &State) -> Result<(), Refused> {
    let shaken = match scene.options.withdraw_condition {
        WithdrawCondition::Currently => s.demoralized[s.active],
        WithdrawCondition::Ever => s.ever_demoralized[s.active],
    };
    match &scene.special.withdrawal {
        Some(w) if w.side == s.active && s.stage == 1 && shaken => Ok(()),
        _ => no(rules::STRATEGIC_WITHDRAWAL, Why::WithdrawalNotEligible),
    }
}

/// BMW 15.5, RUL-90: whether the edge ban closes a hex: not where an enemy camp still stands.
#[must_use]
pub fn is_closed(scene: &Scene, s: &State, hex: Hex) -> bool {
    scene.special.withdrawal.as_ref().is_some_and(|w| {
        let camp = |u| scene.counter(u).role == Role::Camp;
        let open = w.open_camps.contains(hex) && s.markers_in(scene, w.side, hex).any(camp);
        w.closed.contains(hex) && !open
    })
}

/// Shall the army withdraw?
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct WithdrawalQuestion {}

impl Procedure<Bmw> for WithdrawalQuestion {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        Some((s.active, rules::STRATEGIC_WITHDRAWAL))
    }

    fn candidates(&self, _: &Scene, _: &State) -> Vec<Action> {
        vec![Action::Withdraw, Action::NoWithdraw]
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Withdraw => check_withdrawal(scene, s),
            Action::NoWithdraw => Ok(()),
            _ => not_asked(scene, s, action),
        }
    }

    fn answer(&mut self, _: &mut Cx<'_, Bmw>, _: &mut State, action: &Action) -> StepOf<Bmw> {
        match action {
            Action::Withdraw => Step::Goto(Withdrawal { next: Next::Leave }.into()),
            _ => Step::Done,
        }
    }

    fn resume(&mut self, _: &mut Cx<'_, Bmw>, _: &mut State) -> StepOf<Bmw> {
        Step::Done
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WithdrawalStage")]
enum Next {
    Leave,
    OwnRally,
    EnemyMove,
    Deploy,
    SecondStage,
}

/// A strategic withdrawal under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Withdrawal {
    next: Next,
}

impl Procedure<Bmw> for Withdrawal {
    /// BMW 15.5: the army leaves and everybody reorganizes; both sides rally; the other side moves; the army
    /// comes back; the second stage begins.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        let Some(side) = cx.scene.special.withdrawal.as_ref().map(|w| w.side) else {
            return Step::Done;
        };
        let enemy = side.enemy();
        match self.next {
            Next::Leave => {
                leave(cx, s, side);
                self.next = Next::OwnRally;
                Step::Call(SpecialRally::new(cx.scene, s, enemy).into())
            }
            Next::OwnRally => {
                self.next = Next::EnemyMove;
                Step::Call(SpecialRally::new(cx.scene, s, side).into())
            }
            // RUL-118: the new levels hold from here on, before anything else is judged.
            Next::EnemyMove => {
                s.stage = 2;
                morale::review(cx, s);
                s.active = enemy;
                s.edge_closed = true;
                self.next = Next::Deploy;
                Step::Call(Movement::default().into())
            }
            Next::Deploy => {
                s.edge_closed = false;
                s.active = side;
                self.next = Next::SecondStage;
                Step::Call(SetUp::deployment().into())
            }
            Next::SecondStage => {
                cx.record(rules::STRATEGIC_WITHDRAWAL, Event::SecondStage);
                Step::Done
            }
        }
    }
}

/// BMW 15.5, 16.2: the bonus for the turns that are left; the army leaves the map; every disordered unit of
/// both sides turns to its front.
fn leave(cx: &mut Cx<'_, Bmw>, s: &mut State, side: Side) {
    let bonus = cx.scene.special.withdrawal.as_ref().map_or(0, |w| w.bonus)
        * (u32::from(cx.scene.turns) + 1).saturating_sub(s.turn.into());
    s.bonus[side.enemy()] += bonus;
    cx.record(rules::STRATEGIC_WITHDRAWAL, Event::Withdrew { side, turn: s.turn, bonus });
    let any_stage = cx.scene.options.sortie_window == SortieWindow::AnyStage;
    let army: Vec<UnitId> =
        cx.scene.units[side].iter().chain(&cx.scene.leaders[side]).copied().collect();
    for unit in army {
        if s.hex(unit).is_none() {
            continue;
        }
        if any_stage && cx.scene.counter(unit).kind() == Some(UnitKind::Garrison) {
            mutate::remove(cx, s, unit);
        } else {
            mutate::put_aside(cx.scene, s, unit, Place::Off(OffMap::Reserve));
        }
    }
    for index in 0..s.pieces.len() {
        let unit = UnitId(u16::try_from(index).expect("at most 2,000 counters"));
        let here = matches!(s.piece(unit).place, Place::Map(_) | Place::Off(OffMap::Reserve));
        s.piece_mut(unit).mark(Mark::Charging, false);
        if here && cx.scene.counter(unit).is_unit() {
            mutate::turn(cx, s, unit, Face::Front, Turned::Withdrawal);
        }
    }
}

/// A demoralized army may leave the map and come back.
pub struct StrategicWithdrawal;

impl Extension for StrategicWithdrawal {
    fn numbers(&self, rule: &SpecialRule, numbers: &mut Numbers<'_, '_>) {
        if let SpecialRule::StrategicWithdrawal { bonus, .. } = rule {
            numbers.points("bonus", rules::STRATEGIC_WITHDRAWAL, *bonus);
        }
    }

    fn compile(
        &self,
        rule: &SpecialRule,
        compiler: &mut TermsCompiler<'_, '_>,
        special: &mut Special,
    ) {
        let SpecialRule::StrategicWithdrawal {
            side,
            bonus,
            morale,
            deploy,
            overflow,
            closed,
            open_camps,
        } = rule
        else {
            return;
        };
        compiler.morale("morale", *morale);
        let side = compiler.side(side);
        let (deploy, overflow) = (compiler.zone(deploy), compiler.zone(overflow));
        let (closed, camps) = (compiler.area(closed), compiler.area(open_camps));
        if let (Some(side), Some(deploy), Some(overflow), Some(closed), Some(camps)) =
            (side, deploy, overflow, closed, camps)
        {
            special.withdrawal = Some(Terms {
                side,
                bonus: *bonus,
                morale: *morale,
                deploy,
                overflow,
                closed: closed.set.clone(),
                open_camps: camps.set.clone(),
            });
        }
    }

    fn line(&self, l10n: Localizer<'_>) -> Option<(String, Rule)> {
        let terms = l10n.scene.special.withdrawal.as_ref()?;
        let (army, points) = (l10n.army(terms.side), terms.bonus);
        let text = say!(l10n, "bmw-special-withdrawal", army = army, points = points);
        Some((text, rules::STRATEGIC_WITHDRAWAL))
    }

    fn opening(&self, scene: &Scene, s: &State) -> Option<FrameOf<Bmw>> {
        check_withdrawal(scene, s).is_ok().then(|| WithdrawalQuestion::default().into())
    }

    fn unasked(&self, _: &State, action: &Action) -> Option<Refused> {
        let (rule, why) = (rules::STRATEGIC_WITHDRAWAL, Why::WithdrawalNotEligible);
        (*action == Action::Withdraw).then_some(Rejection { rule, why })
    }

    fn buttons(&self) -> &'static [(&'static str, Action)] {
        &[("withdraw", Action::Withdraw), ("no-withdraw", Action::NoWithdraw)]
    }

    fn aim(&self, action: &Action) -> Option<Aim> {
        special_rally::aim(action)
    }

    fn choice(&self, l10n: Localizer<'_>, s: &State, action: &Action) -> Option<About> {
        let (label, kind) = match action {
            Action::Withdraw => (say!(l10n, "bmw-do-withdraw"), ChoiceKind::Decide),
            Action::NoWithdraw => (say!(l10n, "bmw-do-no-withdraw"), ChoiceKind::Pass),
            _ => return special_rally::choice(l10n, s, action),
        };
        Some(About::plain(label, rules::STRATEGIC_WITHDRAWAL, kind))
    }

    fn sentence(&self, l10n: Localizer<'_>, event: &Event) -> Option<Sentence> {
        match *event {
            Event::Withdrew { side, turn, bonus } => {
                let army = l10n.army(side);
                let text = say!(l10n, "bmw-log-withdrew", army = army, turn = turn, points = bonus);
                Some(Sentence::new(text).of(side))
            }
            Event::SecondStage => {
                Some(Sentence::new(say!(l10n, "bmw-log-second-stage")).kind(EntryKind::Turn))
            }
            _ => special_rally::sentence(l10n, event),
        }
    }

    fn showing(&self, _: Localizer<'_>, event: &Event) -> Option<Showing> {
        // Who throws stands nowhere; where he comes back to is told after it.
        matches!(event, Event::SpecialRallyTried { .. }).then(|| Showing::default().thrown())
    }
}

impl Asking for WithdrawalQuestion {
    fn question(&self, l10n: Localizer<'_>) -> (String, String) {
        (say!(l10n, "bmw-ask-withdrawal"), say!(l10n, "bmw-hint-withdrawal"))
    }
}
