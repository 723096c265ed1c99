//! The parts of the key of the map.

/// What the key explains, a part at a time: beside all of it little of the map would be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum KeyPart {
    /// The ground.
    #[default]
    Ground,
    /// Values, states, arms and figures of the counters.
    Counters,
    /// The signs around counters and on hexes.
    Signs,
}

impl KeyPart {
    /// Every part.
    pub const ALL: [KeyPart; 3] = [KeyPart::Ground, KeyPart::Counters, KeyPart::Signs];
}
