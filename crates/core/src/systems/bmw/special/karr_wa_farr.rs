//! BMW 15.1: Karr-wa-Farr, the feigned retreat.

use super::super::action::{Action, Path, Units};
use super::super::compile::{Numbers, TermsCompiler};
use super::super::event::Event;
use super::super::light_troops::{self, FARTHEST};
use super::super::present::about::About;
use super::super::present::aim::Aim;
use super::super::present::localizer::Localizer;
use super::super::rules;
use super::super::scene::{Class, Scene};
use super::super::state::{Face, State};
use super::super::system::Bmw;
use super::super::why::{Refused, Why, no};
use super::SpecialRule;
use super::{Extension, Special};
use crate::board::Hex;
use crate::kernel::{Cx, Rejection, Rule, Side, UnitId};
use crate::say;
use crate::scenario::bmw::Dot;
use crate::view::{ChoiceKind, Sentence, Showing, Sign};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Feigned retreats in a scenario.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Who may feign a retreat.
    pub side: Side,
    /// What is subtracted from each die.
    pub minus: u8,
}

/// A feigned retreat in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Feint {
    /// The unit that feigns.
    pub unit: UnitId,
    /// How many hexes the dice gave; 0: an ordinary retreat before combat.
    pub hexes: u8,
    /// Attackers whose die gave that number.
    pub followers: Units,
    start: Option<Hex>,
    path: Path,
}

/// BMW 15.1, RUL-78: whether a defender may feign at all: foot of that side with a solid dot, front side up,
/// and nobody charges.
///
/// # Errors
/// The rule that forbids it.
pub fn check(scene: &Scene, s: &State, unit: UnitId, charged: bool) -> Result<(), Refused> {
    let counter = scene.counter(unit);
    let side = scene.special.karr_wa_farr.map(|terms| terms.side);
    if side != Some(counter.side) || s.active == counter.side {
        return no(rules::KARR_WA_FARR, Why::WrongPhase);
    }
    if counter.front.class != Class::Foot || counter.front.dot != Dot::Solid {
        return no(rules::KARR_WA_FARR, Why::NotInfantryDot);
    }
    if s.piece(unit).face == Face::Back {
        return no(rules::KARR_WA_FARR, Why::Disordered);
    }
    if charged {
        return no(rules::KARR_WA_FARR, Why::Charging);
    }
    Ok(())
}

/// BMW 15.1: one die for each attacker, less three, less the highest leader among them; the highest result
/// counts.
pub fn roll(cx: &mut Cx<'_, Bmw>, s: &State, unit: UnitId, attackers: &[UnitId]) -> Feint {
    let minus = i16::from(cx.scene.special.karr_wa_farr.map_or(0, |terms| terms.minus));
    let leader = attackers
        .iter()
        .filter_map(|&u| s.hex(u))
        .map(|hex| s.leader_value(cx.scene, s.active, hex))
        .max()
        .map_or(0, i16::from);
    let results: Vec<i16> = attackers
        .iter()
        .map(|_| {
            i16::from(cx.roll(s.active, rules::KARR_WA_FARR, "karr-wa-farr", 6)) - minus - leader
        })
        .collect();
    let best = results.iter().copied().max().unwrap_or(0).max(0);
    let followers = attackers.iter().zip(&results).filter(|&(_, &r)| r == best).map(|(&u, _)| u);
    let followers = if best > 0 { followers.collect() } else { Units::new() };
    let hexes = u8::try_from(best).unwrap_or(0);
    cx.record(rules::KARR_WA_FARR, Event::Feigned { unit, hexes });
    Feint { unit, hexes, followers, start: None, path: Path::new() }
}

impl Feint {
    /// BMW 15.1: exactly as many hexes as the dice gave; fewer only if the way is blocked.
    #[must_use]
    pub fn lengths(&self, scene: &Scene, s: &State) -> std::ops::RangeInclusive<usize> {
        if self.hexes == 0 {
            return 1..=FARTHEST;
        }
        let ways = light_troops::ways_out(scene, s, self.unit);
        let wanted = usize::from(self.hexes);
        let length = (1..=wanted.min(FARTHEST)).rev().find(|&n| ways.ends_at(n)).unwrap_or(1);
        length..=length
    }

    /// BMW 15.1, 8.3: a given way of the feigned retreat.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check_way(&self, scene: &Scene, s: &State, path: &[Hex]) -> Result<(), Refused> {
        let lengths = self.lengths(scene, s);
        if self.hexes > 0 && path.len() != *lengths.end() && !path.is_empty() {
            return no(rules::KARR_WA_FARR, Why::Distance { needed: *lengths.end() });
        }
        let rule = rules::RETREAT_BEFORE_COMBAT;
        light_troops::check_way_out(scene, s, self.unit, path, lengths, rule)
    }

    /// Whether the way has been taken.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.start.is_some()
    }

    /// Notes the way taken.
    pub fn take(&mut self, s: &State, path: &Path) {
        self.start = s.hex(self.unit);
        self.path.clone_from(path);
    }

    /// BMW 15.1, RUL-79: the follower's way: into the hex that was left, then along the path, ending next to
    /// the lured unit, and stopping before a hex it may not enter. Movement points and ZOC don't matter.
    #[must_use]
    pub fn pursuit(&self, scene: &Scene, s: &State, follower: UnitId) -> Path {
        let mut way = Path::new();
        let Some(mut at) = s.hex(follower) else { return way };
        let steps = self.start.into_iter().chain(self.path.iter().copied());
        for to in steps.take(self.path.len()) {
            let open = scene
                .map
                .grid
                .direction(at, to)
                .is_some_and(|d| s.can_step(scene, follower, at, d));
            if !open || s.unit_at(to).is_some() {
                break;
            }
            way.push(to);
            at = to;
        }
        way
    }
}

/// Light foot of a side may feign a retreat when attacked.
pub struct KarrWaFarr;

impl Extension for KarrWaFarr {
    fn numbers(&self, rule: &SpecialRule, numbers: &mut Numbers<'_, '_>) {
        if let SpecialRule::KarrWaFarr { minus, .. } = rule {
            numbers.range("minus", "minus", rules::KARR_WA_FARR, *minus, 0..=6);
        }
    }

    fn compile(
        &self,
        rule: &SpecialRule,
        compiler: &mut TermsCompiler<'_, '_>,
        special: &mut Special,
    ) {
        if let SpecialRule::KarrWaFarr { side, minus } = rule {
            special.karr_wa_farr = compiler.side(side).map(|side| Terms { side, minus: *minus });
        }
    }

    fn line(&self, l10n: Localizer<'_>) -> Option<(String, Rule)> {
        let Terms { side, minus } = l10n.scene.special.karr_wa_farr?;
        let army = l10n.army(side);
        let text = say!(l10n, "bmw-special-karr-wa-farr", army = army, minus = minus);
        Some((text, rules::KARR_WA_FARR))
    }

    fn unasked(&self, _: &State, action: &Action) -> Option<Refused> {
        matches!(action, Action::KarrWaFarr { .. })
            .then_some(Rejection { rule: rules::KARR_WA_FARR, why: Why::WrongPhase })
    }

    fn aim(&self, action: &Action) -> Option<Aim> {
        Some(match *action {
            Action::KarrWaFarr { unit } => {
                Aim::Button { word: "karr-wa-farr", of: Some(unit), by: None }
            }
            Action::Follow { unit } => Aim::Unit(unit),
            _ => return None,
        })
    }

    fn choice(&self, l10n: Localizer<'_>, _: &State, action: &Action) -> Option<About> {
        let (unit, label, kind) = match *action {
            Action::KarrWaFarr { unit } => {
                (unit, say!(l10n, "bmw-do-feign", unit = l10n.name(unit)), ChoiceKind::Decide)
            }
            Action::Follow { unit } => {
                (unit, say!(l10n, "bmw-do-follow", unit = l10n.name(unit)), ChoiceKind::Advance)
            }
            _ => return None,
        };
        Some(About::on_unit(unit, label, rules::KARR_WA_FARR, kind))
    }

    fn sentence(&self, l10n: Localizer<'_>, event: &Event) -> Option<Sentence> {
        let Event::Feigned { unit, hexes } = *event else { return None };
        let name = l10n.name(unit);
        let text = match hexes {
            0 => say!(l10n, "bmw-log-lures-nobody", unit = name),
            n => say!(l10n, "bmw-log-feigned", unit = name, count = n),
        };
        Some(Sentence::new(text).of(l10n.scene.counter(unit).side))
    }

    fn showing(&self, l10n: Localizer<'_>, event: &Event) -> Option<Showing> {
        let Event::Feigned { unit, .. } = *event else { return None };
        Some(Showing::of(Sign::Here, [l10n.id(unit)]).thrown())
    }
}
