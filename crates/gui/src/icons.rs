//! The icons of the window: all of one family, Lucide, which is a font.

use lucide_icons::Icon;

/// The font that they are letters of: `build.rs` takes from the family the letters that stand here.
pub const FONT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/icons.ttf"));

/// Declares icons: a line each, with the name in the family and the letter of the font.
macro_rules! icons {
    ($($(#[$about:meta])+ $name:ident $icon:ident $letter:literal;)+) => {
        $($(#[$about])+ pub const $name: &str = $letter;)+

        /// Every icon with the one of the family that it is to be.
        pub const ALL: &[(&str, Icon)] = &[$(($name, Icon::$icon),)+];
    };
}

icons! {
    /// The map.
    MAP Map "\u{e110}";
    /// The lines of a card table.
    FIELD Rows3 "\u{e58a}";
    /// A question.
    ASK CircleQuestionMark "\u{e082}";
    /// What has happened since.
    SINCE History "\u{e1f5}";
    /// A unit.
    UNIT Shield "\u{e158}";
    /// A command.
    COMMAND Flag "\u{e0d1}";
    /// A fight.
    FIGHT Swords "\u{e2b4}";
    /// Tables.
    TABLES ChartColumn "\u{e2a3}";
    /// Morale.
    MORALE Heart "\u{e0f2}";
    /// The turn.
    TURN Hourglass "\u{e296}";
    /// The armies.
    ARMY Castle "\u{e3e0}";
    /// The journal.
    JOURNAL ScrollText "\u{e45f}";
    /// The rules.
    RULES BookOpen "\u{e05f}";
    /// Dice.
    DICE Dices "\u{e2c5}";
    /// Options.
    OPTIONS Settings "\u{e154}";
    /// Done, or in order.
    DONE Check "\u{e06c}";
    /// Wrong.
    WRONG X "\u{e1b2}";
    /// Closes something.
    CLOSE X "\u{e1b2}";
    /// A warning.
    WARNING TriangleAlert "\u{e193}";
    /// Not done yet.
    OPEN Circle "\u{e076}";
    /// Puts something into a window of its own.
    FLOAT SquareArrowOutUpRight "\u{e5a4}";
    /// Plays on.
    PLAY Play "\u{e13c}";
    /// Stops for a while.
    PAUSE Pause "\u{e12e}";
    /// A step back.
    BACK StepBack "\u{e3e9}";
    /// A step on.
    FORWARD StepForward "\u{e3ea}";
    /// Back to the beginning.
    FIRST SkipBack "\u{e15f}";
    /// On to the end.
    LAST SkipForward "\u{e160}";
    /// To the left, or to what was before.
    LEFT ChevronLeft "\u{e06e}";
    /// To the right, or to what follows.
    RIGHT ChevronRight "\u{e06f}";
    /// Up.
    UP ChevronUp "\u{e070}";
    /// Down, or a list that opens.
    DOWN ChevronDown "\u{e06d}";
    /// A copy.
    COPY Copy "\u{e09e}";
    /// By chance.
    CHANCE Dice5 "\u{e28b}";
    /// A counter.
    PIECE ChessKnight "\u{e6a2}";
    /// A card.
    CARD Spade "\u{e499}";
    /// A hex.
    HEX Hexagon "\u{e0f3}";
    /// More.
    MORE Plus "\u{e13d}";
    /// Less.
    LESS Minus "\u{e11c}";
}
