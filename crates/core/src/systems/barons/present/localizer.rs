//! Who speaks: a scene's names in a language.

use super::super::facing::Facing;
use super::super::scene::{BattleId, Scene};
use super::super::state::{Effectiveness, Segment, State};
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::scenario::barons::{Class, SymbolKind};
use crate::words::{Gender, Language, Noun, listed, together};

/// A scene with the language in which it is spoken of.
pub type Localizer<'a> = crate::view::Localizer<'a, Scene>;

impl<'a> Localizer<'a> {
    /// A counter's name.
    pub fn name(self, unit: UnitId) -> Noun<'a> {
        self.scene.name(unit, self.language)
    }

    /// A counter's name alone.
    pub fn word(self, unit: UnitId) -> String {
        self.name(unit).text.into_owned()
    }

    /// Names in a row; several together are a plural.
    pub fn names(self, units: &[UnitId]) -> Noun<'a> {
        match units {
            [] => Noun::bare(self.language, say!(self, "barons-nobody").into(), Gender::M),
            [one] => self.name(*one),
            all => {
                let names: Vec<Noun> = all.iter().map(|&unit| self.name(unit)).collect();
                together(self.language, &names)
            }
        }
    }

    /// The names of the units in a hex.
    pub fn held(self, s: &State, hex: Hex) -> Noun<'a> {
        let units: Vec<UnitId> = s.stack(hex).collect();
        self.names(&units)
    }

    /// A Battle's name.
    pub fn battle(self, battle: BattleId) -> Noun<'a> {
        self.scene.battle(battle).name.noun(self.language)
    }

    /// An army's name.
    pub fn army(self, side: Side) -> Noun<'a> {
        self.scene.armies[side].name.noun(self.language)
    }

    /// A hex's printed number.
    pub fn label(self, hex: Hex) -> String {
        self.scene.label(hex)
    }

    /// Printed numbers in a row.
    pub fn labels(self, hexes: &[Hex]) -> String {
        let labels: Vec<String> = hexes.iter().map(|&hex| self.label(hex)).collect();
        listed(self.language, &labels)
    }

    /// A counter's id in the scenario.
    pub fn id(self, unit: UnitId) -> String {
        self.scene.id(unit).to_owned()
    }

    /// A vertex as a point of the compass.
    pub fn facing(self, facing: Facing) -> String {
        let north = self.scene.views.first().and_then(|view| view.appearance.north);
        facing_name(self.language, facing, north.unwrap_or_default())
    }

    /// A class of units.
    pub fn class(self, class: Class) -> String {
        match class {
            Class::Inf => say!(self, "barons-class-infantry"),
            Class::MaA => say!(self, "barons-class-men-at-arms"),
            Class::Horse => say!(self, "barons-class-cavalry"),
        }
    }

    /// The check that a symbol of an effectiveness display brings.
    pub fn symbol(self, symbol: SymbolKind) -> String {
        match symbol {
            SymbolKind::Waver => say!(self, "barons-check-waver"),
            SymbolKind::Shaken => say!(self, "barons-check-shaken"),
            SymbolKind::Broken => say!(self, "barons-check-broken"),
        }
    }

    /// How a Battle bears up.
    pub fn effectiveness(self, s: &State, battle: BattleId) -> String {
        if s.is_eliminated(battle) {
            return say!(self, "barons-spirit-gone");
        }
        match s.battle(battle).effectiveness {
            Effectiveness::Good => say!(self, "barons-spirit-good"),
            Effectiveness::Shaken => say!(self, "barons-spirit-shaken"),
            Effectiveness::Broken => say!(self, "barons-spirit-broken"),
        }
    }

    /// A segment's name.
    pub fn segment(self, segment: Segment) -> String {
        match segment {
            Segment::SetUp => say!(self, "barons-segment-set-up"),
            Segment::Allotment => say!(self, "barons-segment-allotment"),
            Segment::Replacement => say!(self, "barons-segment-replacement"),
            Segment::Initiative => say!(self, "barons-segment-initiative"),
            Segment::Movement => say!(self, "barons-segment-movement"),
            Segment::Adjustment => say!(self, "barons-segment-adjustment"),
            Segment::DefensiveFire => say!(self, "barons-segment-defensive-fire"),
            Segment::OffensiveFire => say!(self, "barons-segment-offensive-fire"),
            Segment::Melee => say!(self, "barons-segment-melee"),
            Segment::ChargeContinuation => say!(self, "barons-segment-charge-continuation"),
            Segment::AttackContinuation => say!(self, "barons-segment-attack-continuation"),
            Segment::Recovery => say!(self, "barons-segment-recovery"),
        }
    }
}

/// The number with its sign.
pub fn signed(number: i8) -> String {
    format!("{number:+}")
}

/// A die with what is added to it: `9`, or `9+1 = 10`.
pub fn rolled(die: u8, adds: i8) -> String {
    if adds == 0 {
        die.to_string()
    } else {
        format!("{die}{adds:+} = {}", i16::from(die) + i16::from(adds))
    }
}

/// A vertex as a point of the compass, on a map whose north lies so many degrees clockwise from its upper edge.
pub fn facing_name(language: Language, facing: Facing, north: u16) -> String {
    // Vertex 0 is a twelfth of a circle right of the upper edge; there are sixteen winds.
    let degrees = 30 + 60 * u32::from(facing.0) + 360 - u32::from(north % 360);
    let wind = (degrees * 16 + 180) / 360 % 16;
    say!(language, "barons-wind-{}" wind)
}
