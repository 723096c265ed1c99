//! Who is seen on a counter.

use super::CounterKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

super::pictures! {
    /// The figure on a counter. It changes no rule: a unit without one has that of its kind.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
    pub enum CounterFigure {
        /// A horseman in a great helm, his horse under a cloth.
        Knight = "knight",
        /// A horseman with an iron hat.
        MountedSergeant = "mounted-sergeant",
        /// A horseman with a plumed helm and a round shield.
        Mamluk = "mamluk",
        /// A light horseman with a javelin.
        LightHorse = "light-horse",
        /// A camel rider with a lance.
        Bedouin = "bedouin",
        /// A mounted bowman.
        HorseArcher = "horse-archer",
        /// A man with spear and shield.
        Spearman = "spearman",
        /// A man with an iron hat, a long shield, and sword or axe.
        Sergeant = "sergeant",
        /// A man with a crossbow.
        Crossbowman = "crossbowman",
        /// A man with a bow.
        Archer = "archer",
        /// A man with javelins.
        Javelinman = "javelinman",
        /// A man with a farmer's tool.
        Levy = "levy",
        /// A man of the desert on foot.
        BedouinFoot = "bedouin-foot",
        /// A knight on foot.
        ManAtArms = "man-at-arms",
        /// A man behind a wall.
        Garrison = "garrison",
        /// A crowned horseman under a banner.
        Leader = "leader",
        /// A siege engine.
        Engine = "engine",
        /// Wagons and pack animals.
        Baggage = "baggage",
        /// Tents.
        Camp = "camp",
    }
}

impl CounterFigure {
    /// The figure of a kind of counter, and of one that shoots.
    #[must_use]
    pub const fn of(kind: CounterKind, shoots: bool) -> CounterFigure {
        match kind {
            CounterKind::Infantry if shoots => CounterFigure::Crossbowman,
            CounterKind::Infantry => CounterFigure::Spearman,
            CounterKind::LightInfantry if shoots => CounterFigure::Archer,
            CounterKind::LightInfantry => CounterFigure::Javelinman,
            CounterKind::HeavyCavalry => CounterFigure::Knight,
            CounterKind::Cavalry => CounterFigure::MountedSergeant,
            CounterKind::LightCavalry => CounterFigure::LightHorse,
            CounterKind::HorseArchers => CounterFigure::HorseArcher,
            CounterKind::Dismounted => CounterFigure::ManAtArms,
            CounterKind::Garrison => CounterFigure::Garrison,
            CounterKind::Leader => CounterFigure::Leader,
            CounterKind::Trebuchet => CounterFigure::Engine,
            CounterKind::Camp => CounterFigure::Camp,
            CounterKind::Baggage => CounterFigure::Baggage,
        }
    }
}
