//! Attitudes, forms and details of figures, and where they lie.

use super::tincture::Tincture;
use super::vocabulary;

vocabulary! {
    /// How a beast stands.
    pub enum Attitude {
        /// Upright, fighting.
        Rampant = ["rampant"],
        /// The same, its face to the beholder.
        RampantGuardant = ["rampant guardant", "rampant gardant"],
        /// Walking.
        Passant = ["passant", "trippant", "courant"],
        /// Walking, its face to the beholder.
        PassantGuardant = ["passant guardant", "passant gardant"],
        /// Standing.
        Statant = ["statant"],
        /// Standing, its face to the beholder.
        StatantGuardant = ["statant guardant", "statant gardant", "at gaze"],
        /// Wings spread.
        Displayed = ["displayed"],
        /// Wings folded.
        Close = ["close"],
        /// A fish swimming.
        Naiant = ["naiant"],
        /// A fish upright.
        Hauriant = ["hauriant"],
        /// Two, back to back.
        Addorsed = ["addorsed", "adorsed"],
        /// Two, face to face.
        Combatant = ["combatant", "respectant"],
    }
}

vocabulary! {
    /// A form of a figure that differs from the usual one.
    pub enum Form {
        /// The tail is forked.
        QueueFourchee = ["queue fourchee", "queue forche", "double queued", "tail forked", "with a forked tail"],
        /// Cut off straight; of an ordinary: not to the edge.
        Couped = ["couped", "humetty"],
        /// Torn off.
        Erased = ["erased"],
        /// Its foot is a spike.
        Fitchy = ["fitchy", "fitchee"],
        /// A hole in the middle.
        Pierced = ["pierced"],
        /// Only a rim is left.
        Voided = ["voided"],
        /// With lilies in it, inside and out.
        FloryCounterflory = ["flory counterflory", "flory counter flory", "fleury counter fleury", "flory"],
        /// Twice.
        Double = ["double"],
        /// Joined side by side.
        Conjoined = ["conjoined", "joined"],
        /// Points up, or turned over.
        Inverted = ["inverted", "reversed"],
        /// Rising aslant.
        Bendwise = ["bendwise", "bendways"],
        /// Lying level.
        Fesswise = ["fesswise", "fessways"],
        /// Standing upright.
        Palewise = ["palewise", "paleways", "erect", "upright"],
        /// Turned to the beholder's right.
        Contourny = ["contourny", "to sinister"],
        /// Of six points or six petals.
        SixPoints = ["of six points", "of six rays"],
        /// Of eight.
        EightPoints = ["of eight points", "of eight rays"],
    }
}

vocabulary! {
    /// A part of a figure that has a tincture of its own.
    pub enum Detail {
        /// Claws, horns, tusks, or a blade.
        Armed = ["armed", "hooved", "attired", "unguled"],
        /// The tongue.
        Langued = ["langued"],
        /// Claws and tongue.
        ArmedAndLangued = ["armed and langued"],
        /// A crown.
        Crowned = ["crowned", "ducally crowned"],
        /// Beak and legs.
        Beaked = ["beaked", "beaked and membered", "membered", "legged"],
        /// A string or a band.
        Stringed = ["stringed", "garnished", "banded", "virolled"],
        /// The heart of a flower, or a hole.
        Seeded = ["seeded", "barbed and seeded"],
        /// A hilt.
        Hilted = ["hilted", "hilted and pommelled", "pommelled"],
        /// Thin lines at both sides of an ordinary.
        Cotised = ["cotised", "coticed", "cotissed"],
        /// A lily growing out of it.
        Jessant = ["jessant de lis", "jessant de lys", "jessant"],
    }
}

impl Detail {
    /// Whether it stands without a tincture, too.
    #[must_use]
    pub const fn stands_alone(self) -> bool {
        matches!(self, Detail::Jessant | Detail::Crowned | Detail::Cotised)
    }
}

vocabulary! {
    /// Where figures lie.
    pub enum Place {
        /// At the top.
        Chief = ["in chief"],
        /// In the upper corner at the bearer's right.
        DexterChief = ["in dexter chief", "in the dexter chief"],
        /// In the upper corner at the bearer's left.
        SinisterChief = ["in sinister chief", "in the sinister chief"],
        /// At the bottom.
        Base = ["in base"],
        /// Side by side.
        Fess = ["in fess"],
        /// Above each other.
        Pale = ["in pale"],
        /// In a row aslant.
        Bend = ["in bend"],
        /// Like a cross.
        Cross = ["in cross"],
        /// Like a slanting cross.
        Saltire = ["in saltire"],
        /// Around the edge.
        Orle = ["in orle"],
    }
}

/// A part with its tincture.
pub type DetailIn = (Detail, Option<Tincture>);
