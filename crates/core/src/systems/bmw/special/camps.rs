//! BMW 15.2, 15.3: camps and plunder, and how camps and trebuchets are captured.

use super::super::compile::{Numbers, TermsCompiler};
use super::super::event::{Event, Fate};
use super::super::present::localizer::Localizer;
use super::super::scene::{Role, Scene};
use super::super::state::State;
use super::super::system::Bmw;
use super::super::{morale, mutate, rules};
use super::SpecialRule;
use super::{Extension, Special};
use crate::board::Hex;
use crate::kernel::{Cx, Rule, UnitId};
use crate::say;
use crate::view::{Sentence, Showing, Sign};

/// Camps in a scenario.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Victory points for a camp.
    pub vp: u32,
    /// The lowest face that scatters the unit.
    pub scatters_on: u8,
}

/// BMW 15.2, 15.3: whether a unit that enters a hex captures something there. Leaders capture nothing.
#[must_use]
pub fn captures(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    let counter = scene.counter(unit);
    counter.is_unit()
        && s.markers_in(scene, counter.side.enemy(), hex).any(|m| match scene.counter(m).role {
            Role::Camp => scene.special.camps.is_some(),
            Role::Trebuchet => scene.special.trebuchets.is_some(),
            _ => false,
        })
}

/// BMW 15.2, 15.3: a unit enters a hex: trebuchets and camps are captured; a camp tempts it to plunder, and
/// it may scatter. Returns whether it is still there.
pub fn enter(cx: &mut Cx<'_, Bmw>, s: &mut State, unit: UnitId, hex: Hex) -> bool {
    if !captures(cx.scene, s, unit, hex) {
        return true;
    }
    let side = cx.scene.counter(unit).side;
    let markers: Vec<UnitId> = s.markers_in(cx.scene, side.enemy(), hex).collect();
    let mut stays = true;
    for marker in markers {
        match (cx.scene.counter(marker).role, cx.scene.special.camps) {
            (Role::Camp, Some(terms)) => {
                mutate::capture(cx, s, rules::CAMPS_AND_PLUNDER, (marker, unit), hex);
                if cx.roll(side, rules::CAMPS_AND_PLUNDER, "plunder", 6) >= terms.scatters_on {
                    stays = false;
                }
            }
            (Role::Trebuchet, _) if cx.scene.special.trebuchets.is_some() => {
                mutate::capture(cx, s, rules::TREBUCHETS, (marker, unit), hex);
            }
            _ => {}
        }
    }
    if !stays {
        if cx.scene.options.plunder_is_elimination {
            mutate::eliminate(cx, s, unit, Fate::Plunder);
        } else {
            mutate::remove(cx, s, unit);
        }
    }
    morale::review(cx, s);
    stays
}

/// An enemy camp is captured and may scatter the unit that enters it.
pub struct CampsAndPlunder;

impl Extension for CampsAndPlunder {
    fn numbers(&self, rule: &SpecialRule, numbers: &mut Numbers<'_, '_>) {
        if let SpecialRule::CampsAndPlunder { vp, scatters_on } = rule {
            let rule = rules::CAMPS_AND_PLUNDER;
            numbers.points("vp", rule, *vp);
            numbers.range("scatters_on", "scatters-on", rule, *scatters_on, 1..=7);
        }
    }

    fn compile(&self, rule: &SpecialRule, _: &mut TermsCompiler<'_, '_>, special: &mut Special) {
        if let SpecialRule::CampsAndPlunder { vp, scatters_on } = *rule {
            special.camps = Some(Terms { vp, scatters_on });
        }
    }

    fn line(&self, l10n: Localizer<'_>) -> Option<(String, Rule)> {
        let Terms { vp, scatters_on } = l10n.scene.special.camps?;
        let text = say!(l10n, "bmw-special-camps", points = vp, face = scatters_on);
        Some((text, rules::CAMPS_AND_PLUNDER))
    }

    fn sentence(&self, l10n: Localizer<'_>, event: &Event) -> Option<Sentence> {
        let Event::Captured { marker, by, hex } = *event else { return None };
        let (unit, marker) = (l10n.name(by), l10n.name(marker));
        let text = say!(l10n, "bmw-log-captures", unit = unit, marker = marker);
        Some(Sentence::new(text).of(l10n.scene.counter(by).side).at([l10n.label(hex)]))
    }

    fn showing(&self, l10n: Localizer<'_>, event: &Event) -> Option<Showing> {
        let Event::Captured { marker, .. } = *event else { return None };
        Some(Showing::of(Sign::Lost, [l10n.id(marker)]))
    }
}
