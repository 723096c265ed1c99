//! BMW 15.4: the fortress and the garrison on its walls.

use super::super::compile::TermsCompiler;
use super::super::event::Event;
use super::super::present::localizer::Localizer;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::SpecialRule;
use super::{Extension, Special};
use crate::board::{Hex, HexSet};
use crate::kernel::{Rule, Side, UnitId};
use crate::say;
use crate::scenario::bmw::UnitKind;
use crate::scenario::options::{FortressEntry, Options};
use crate::view::{Sentence, Showing, Sign};

/// The walls of a scenario.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The walled hexes.
    pub walls: HexSet,
    /// The side they keep out.
    pub barred: Side,
}

impl Special {
    /// BMW 15.4: whether the walls keep a counter out of a hex.
    #[must_use]
    pub fn closed_by_walls(&self, options: &Options, side: Side, garrison: bool, hex: Hex) -> bool {
        self.fortress.as_ref().is_some_and(|fortress| {
            fortress.walls.contains(hex)
                && (side == fortress.barred
                    || options.fortress_entry == FortressEntry::GarrisonOnly && !garrison)
        })
    }

    /// BMW 15.4: whether a hex is walled against attacks of a side.
    #[must_use]
    pub fn walled_against(&self, side: Side, hex: Hex) -> bool {
        self.fortress.as_ref().is_some_and(|f| side == f.barred && f.walls.contains(hex))
    }
}

/// BMW 15.4: whether it is the walls that keep a counter out of a hex.
#[must_use]
pub fn keeps_out(scene: &Scene, unit: UnitId, hex: Hex) -> bool {
    let counter = scene.counter(unit);
    let garrison = counter.kind() == Some(UnitKind::Garrison);
    scene.special.closed_by_walls(&scene.options, counter.side, garrison, hex)
}

/// BMW 15.4, RUL-84: whether a unit is a garrison on its walls, which ignores AR.
#[must_use]
pub fn holds_walls(scene: &Scene, s: &State, unit: UnitId) -> bool {
    let on_walls = |hex| scene.special.fortress.as_ref().is_some_and(|f| f.walls.contains(hex));
    scene.counter(unit).kind() == Some(UnitKind::Garrison) && s.hex(unit).is_some_and(on_walls)
}

/// A walled zone that a side may neither enter, nor attack, nor control.
pub struct Fortress;

impl Extension for Fortress {
    fn compile(
        &self,
        rule: &SpecialRule,
        compiler: &mut TermsCompiler<'_, '_>,
        special: &mut Special,
    ) {
        let SpecialRule::Fortress { zone, barred } = rule else { return };
        if let (Some(zone), Some(barred)) = (compiler.area(zone), compiler.side(barred)) {
            special.fortress = Some(Terms { walls: zone.set.clone(), barred });
        }
    }

    fn line(&self, l10n: Localizer<'_>) -> Option<(String, Rule)> {
        let terms = l10n.scene.special.fortress.as_ref()?;
        let text = say!(l10n, "bmw-special-fortress", army = l10n.army(terms.barred));
        Some((text, rules::FORTRESS))
    }

    fn sentence(&self, l10n: Localizer<'_>, event: &Event) -> Option<Sentence> {
        let Event::HeldWalls { unit } = *event else { return None };
        let text = say!(l10n, "bmw-log-holds-walls", unit = l10n.name(unit));
        Some(Sentence::new(text).of(l10n.scene.counter(unit).side))
    }

    fn showing(&self, l10n: Localizer<'_>, event: &Event) -> Option<Showing> {
        let Event::HeldWalls { unit } = *event else { return None };
        Some(Showing::of(Sign::Here, [l10n.id(unit)]))
    }
}
