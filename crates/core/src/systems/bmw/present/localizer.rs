//! Who speaks: a scene's names in a language.

use super::super::scene::Scene;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::words::{Gender, Noun, together};

/// A scene with the language in which it is spoken of.
pub type Localizer<'a> = crate::view::Localizer<'a, Scene>;

impl<'a> Localizer<'a> {
    /// A counter's name.
    pub fn name(self, unit: UnitId) -> Noun<'a> {
        self.scene.counter(unit).name.noun(self.language)
    }

    /// A counter's name alone.
    pub fn word(self, unit: UnitId) -> &'a str {
        self.scene.counter(unit).name.get(self.language)
    }

    /// Names in a row; several together are a plural.
    pub fn names(self, units: &[UnitId]) -> Noun<'a> {
        match units {
            [] => Noun::bare(self.language, say!(self, "bmw-nobody").into(), Gender::M),
            [one] => self.name(*one),
            all => {
                let names: Vec<Noun> = all.iter().map(|&unit| self.name(unit)).collect();
                together(self.language, &names)
            }
        }
    }

    /// An army's name.
    pub fn army(self, side: Side) -> Noun<'a> {
        self.scene.armies[side].name.noun(self.language)
    }

    /// A hex's printed number.
    pub fn label(self, hex: Hex) -> String {
        self.scene.map.grid.label(hex)
    }

    /// A counter's id in the scenario.
    pub fn id(self, unit: UnitId) -> String {
        self.scene.counter(unit).id.clone()
    }

    /// The faces of a die from one to another, with their chance: `1 to 3 (50 %)`.
    pub fn within(self, low: u8, high: u8) -> String {
        let high = high.min(6);
        let faces = (high + 1).saturating_sub(low);
        say!(self, "bmw-within", low = low, high = high, percent = percent(faces))
    }
}

/// How many faces of six, in percent.
pub fn percent(faces: u8) -> u8 {
    u8::try_from((u16::from(faces) * 100 + 3) / 6).unwrap_or(100)
}
