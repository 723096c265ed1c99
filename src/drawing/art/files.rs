//! The files of `assets/art` within the program.

/// A file: its folder, its name without the ending, and what it says.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The folder below `assets/art`.
    pub folder: &'static str,
    /// The name of the file.
    pub name: &'static str,
    /// The SVG.
    pub text: &'static str,
}

macro_rules! files {
    ($($folder:literal: [$($name:literal),* $(,)?]),* $(,)?) => {
        /// Every file.
        pub const FILES: &[File] = &[$($(File {
            folder: $folder,
            name: $name,
            text: include_str!(concat!("../../../assets/art/", $folder, "/", $name, ".svg")),
        },)*)*];
    };
}

files! {
    "counters": [
        "baggage", "camp", "cavalry", "dismounted", "garrison", "heavy-cavalry", "horse-archers",
        "infantry", "leader", "light-cavalry", "light-infantry", "trebuchet",
    ],
    "emblems": [
        "ambush", "armoured-horse", "axe", "blood", "bow", "broken-standard", "catapult", "charge",
        "chariot", "cohesion", "crowd", "elephant", "hill", "hoplite-shield", "horse", "horse-bow",
        "horse-javelin", "initiative", "javelin", "legion-shield", "light-shield", "long-sword",
        "marsh", "outflanking", "oval-shield", "pikes", "rally", "reserve", "round-shield",
        "scythed-chariot", "shield-wall", "sling", "wagon",
    ],
    "liveries": [
        "blue", "green", "ochre", "red",
    ],
    "signs": [
        "arrow", "melee", "missile", "mobility", "shaken",
    ],
    "terrain": [
        "church", "fortress", "hilltop", "house", "rock", "tree", "tuft", "wave",
    ],
}
