//! Metals, colours and furs.

use super::vocabulary;

vocabulary! {
    /// A metal, a colour or a fur.
    pub enum Tincture {
        /// Gold, or yellow.
        Or = ["or", "gold", "yellow"],
        /// Silver, or white.
        Argent = ["argent", "arg", "silver", "white"],
        /// Red.
        Gules = ["gules", "gu", "red"],
        /// Blue.
        Azure = ["azure", "az", "blue"],
        /// Black.
        Sable = ["sable", "sa", "black"],
        /// Green.
        Vert = ["vert", "green"],
        /// Purple.
        Purpure = ["purpure", "purple"],
        /// Black tails on white.
        Ermine = ["ermine", "erm"],
        /// White tails on black.
        Ermines = ["ermines", "counter ermine"],
        /// Black tails on gold.
        Erminois = ["erminois"],
        /// Gold tails on black.
        Pean = ["pean"],
        /// Bells of white and blue.
        Vair = ["vair"],
        /// The same, each blue bell on a blue one.
        Countervair = ["countervair", "counter vair"],
        /// Crutches of white and blue.
        Potent = ["potent"],
        /// As it is in nature.
        Proper = ["proper", "ppr"],
    }
}

impl Tincture {
    /// Whether it is a fur, which has a pattern.
    #[must_use]
    pub const fn is_fur(self) -> bool {
        self as u8 >= Tincture::Ermine as u8 && self as u8 <= Tincture::Potent as u8
    }

    /// Whether it is light: a metal, or a fur on one.
    #[must_use]
    pub const fn is_light(self) -> bool {
        matches!(self, Tincture::Or | Tincture::Argent | Tincture::Ermine | Tincture::Erminois)
    }
}
