//! BMW 15.3: trebuchets.

use super::super::compile::{Numbers, TermsCompiler};
use super::super::present::localizer::Localizer;
use super::super::rules;
use super::SpecialRule;
use super::{Extension, Special};
use crate::kernel::Rule;
use crate::say;

/// Trebuchets in a scenario.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Victory points for a trebuchet.
    pub vp: u32,
}

/// Trebuchets are immobile and can be captured; `camps.rs` says how.
pub struct Trebuchets;

impl Extension for Trebuchets {
    fn numbers(&self, rule: &SpecialRule, numbers: &mut Numbers<'_, '_>) {
        if let SpecialRule::Trebuchets { vp } = rule {
            numbers.points("vp", rules::TREBUCHETS, *vp);
        }
    }

    fn compile(&self, rule: &SpecialRule, _: &mut TermsCompiler<'_, '_>, special: &mut Special) {
        if let SpecialRule::Trebuchets { vp } = rule {
            special.trebuchets = Some(Terms { vp: *vp });
        }
    }

    fn line(&self, l10n: Localizer<'_>) -> Option<(String, Rule)> {
        let terms = l10n.scene.special.trebuchets?;
        Some((say!(l10n, "bmw-special-trebuchets", points = terms.vp), rules::TREBUCHETS))
    }
}
