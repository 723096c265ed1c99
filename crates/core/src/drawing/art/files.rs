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
            text: include_str!(concat!("../../../../../assets/art/", $folder, "/", $name, ".svg")),
        },)*)*];
    };
}

files! {
    "charges": [
        "annulet", "axe", "barbel", "billet", "boars-head", "buckle", "bugle-horn", "castle",
        "chess-rook", "cinquefoil", "cock", "crescent", "cross-botonny", "cross-botonny-fitchy",
        "cross-couped", "cross-couped-fitchy", "cross-flory", "cross-flory-fitchy", "cross-moline",
        "cross-moline-fitchy", "cross-patty", "cross-patty-fitchy", "cross-potent",
        "cross-potent-fitchy", "cross-tau", "crosslet", "crosslet-fitchy", "crown", "cup",
        "double-eagle", "eagle", "ermine-spot", "escallop", "escarbuncle", "estoile",
        "fer-de-moline", "fleur-de-lis", "fusil", "garb", "griffin", "hammer", "horseshoe", "key",
        "leopards-face", "leopards-face-jessant", "lion-passant", "lion-passant-crown",
        "lion-passant-guardant", "lion-passant-guardant-crown", "lion-rampant",
        "lion-rampant-crown", "lion-rampant-forked", "lion-rampant-forked-crown",
        "lion-rampant-guardant", "lion-rampant-guardant-crown", "lion-rampant-guardant-forked",
        "lion-rampant-guardant-forked-crown", "lion-statant", "lion-statant-crown",
        "lion-statant-guardant", "lion-statant-guardant-crown", "lions-head", "lozenge", "luce",
        "martlet", "mascle", "maunch", "mullet", "mullet-eight", "mullet-eight-pierced",
        "mullet-pierced", "mullet-six", "mullet-six-pierced", "pheon", "popinjay", "quatrefoil",
        "raven", "rose", "roundel", "rustre", "sexfoil", "stags-head", "sun", "sword", "tamgha",
        "tower", "trefoil", "trivet", "trumpet", "water-bouget", "wheel",
    ],
    "counters": [
        "archer-1", "archer-2", "archer-3", "baggage-1", "baggage-2", "bedouin-1", "bedouin-2",
        "bedouin-foot-1", "bedouin-foot-2", "camp-1", "camp-2", "crossbowman-1", "crossbowman-2",
        "crossbowman-3", "engine-1", "engine-2", "garrison-1", "garrison-2", "garrison-3",
        "horse-archer-1", "horse-archer-2", "horse-archer-3", "javelinman-1", "javelinman-2",
        "knight-1", "knight-2", "knight-3", "leader-1", "leader-2", "levy-1", "levy-2", "levy-3",
        "light-horse-1", "light-horse-2", "mamluk-1", "mamluk-2", "mamluk-3", "man-at-arms-1",
        "man-at-arms-2", "man-at-arms-3", "mounted-sergeant-1", "mounted-sergeant-2", "sergeant-1",
        "sergeant-2", "sergeant-3", "spearman-1", "spearman-2", "spearman-3",
    ],
    "emblems": [
        "ambush", "armoured-horse", "axe", "blood", "bow", "broken-standard", "catapult", "charge",
        "chariot", "cohesion", "crowd", "elephant", "goatskin", "heavy-horse", "hill",
        "hoplite-shield", "horse", "horse-bow", "horse-javelin", "initiative", "javelin",
        "legion-shield", "light-shield", "long-sword", "marsh", "outflanking", "oval-shield",
        "pikes", "rally", "reserve", "round-shield", "scythed-chariot", "shield-wall", "sling",
        "wagon",
    ],
    "liveries": [
        "blue", "green", "ochre", "red",
    ],
    "nations": [
        "carthage", "gauls", "macedon", "parthia", "persia", "rome",
    ],
    "signs": [
        "arrow", "disordered", "fired", "melee", "missile", "mobility", "shaken", "turned",
    ],
    "terrain": [
        "church", "fortress", "hilltop", "house", "rock", "tent", "tree", "tuft", "wave",
    ],
}
