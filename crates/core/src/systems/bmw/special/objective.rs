//! RUL-124: units that reach an objective bring victory points (BMW 16.2).

use super::super::compile::{Numbers, TermsCompiler};
use super::super::present::kind_word::kind_word;
use super::super::present::localizer::Localizer;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::SpecialRule;
use super::{Extension, Special};
use crate::board::{Hex, HexSet};
use crate::kernel::{Rule, Side, UnitId};
use crate::say;
use crate::scenario::Text;
use crate::scenario::bmw::UnitKind;

/// The objective of a scenario.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Whose it is.
    pub side: Side,
    /// The hexes.
    pub hexes: HexSet,
    /// What the hexes are called.
    pub name: Text,
    /// The kind of units that count.
    pub kind: UnitKind,
    /// Victory points for each such unit that stands there.
    pub vp: u32,
}

/// RUL-124: the objective that a unit is to reach, if it is one of those that count there.
#[must_use]
pub fn objective(scene: &Scene, unit: UnitId) -> Option<&Terms> {
    let counter = scene.counter(unit);
    let counts = |terms: &&Terms| (Some(terms.kind), terms.side) == (counter.kind(), counter.side);
    scene.special.objective.as_ref().filter(counts)
}

/// RUL-124: the victory points of a side for its units in its objective, as they stand now.
#[must_use]
pub fn points(scene: &Scene, s: &State, side: Side) -> u32 {
    let worth = |(unit, hex): (UnitId, Hex)| {
        objective(scene, unit).filter(|terms| terms.hexes.contains(hex)).map(|terms| terms.vp)
    };
    s.units_on_map(scene, side).filter_map(worth).sum()
}

/// Units of a kind bring points while they stand in a zone.
pub struct Objective;

impl Extension for Objective {
    fn numbers(&self, rule: &SpecialRule, numbers: &mut Numbers<'_, '_>) {
        if let SpecialRule::Objective { vp, .. } = rule {
            numbers.points("vp", rules::VICTORY_POINTS, *vp);
        }
    }

    fn compile(
        &self,
        rule: &SpecialRule,
        compiler: &mut TermsCompiler<'_, '_>,
        special: &mut Special,
    ) {
        let SpecialRule::Objective { side, zone, kind, vp } = rule else { return };
        if let (Some(side), Some(zone)) = (compiler.side(side), compiler.area(zone)) {
            let (hexes, name) = (zone.set.clone(), zone.name.clone());
            special.objective = Some(Terms { side, hexes, name, kind: *kind, vp: *vp });
        }
    }

    fn line(&self, l10n: Localizer<'_>) -> Option<(String, Rule)> {
        let terms = l10n.scene.special.objective.as_ref()?;
        let text = say!(
            l10n,
            "bmw-special-objective",
            army = l10n.army(terms.side),
            kind = kind_word(l10n, terms.kind),
            zone = terms.name.get(l10n.language),
            points = terms.vp
        );
        Some((text, rules::VICTORY_POINTS))
    }
}
