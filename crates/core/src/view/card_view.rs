//! A table of cards: a field of columns, hands and piles.
//!
//! Places on the field are named by cell: a letter for the line and the number of the column, from 1, such as `M5`.
//! `A` is the First Line of the side listed first, `M` the Melee Line, `B` the First Line of the other side. Choices
//! point at cells with [`Target::Cell`](super::Target) and at cards of a hand or pile, by kind, with
//! [`Target::Card`](super::Target).

use super::Nation;
use crate::kernel::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

super::pictures! {
    /// The picture on a card.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
    #[allow(missing_docs)] // each is named after what it shows
    pub enum Emblem {
        Sling = "sling",
        Bow = "bow",
        Javelin = "javelin",
        Goatskin = "goatskin",
        LightShield = "light-shield",
        RoundShield = "round-shield",
        OvalShield = "oval-shield",
        Axe = "axe",
        Crowd = "crowd",
        LongSword = "long-sword",
        LegionShield = "legion-shield",
        HopliteShield = "hoplite-shield",
        Pikes = "pikes",
        HorseBow = "horse-bow",
        HeavyHorse = "heavy-horse",
        Horse = "horse",
        HorseJavelin = "horse-javelin",
        ArmouredHorse = "armoured-horse",
        Chariot = "chariot",
        ScythedChariot = "scythed-chariot",
        Elephant = "elephant",
        Wagon = "wagon",
        Catapult = "catapult",
        Charge = "charge",
        Blood = "blood",
        Outflanking = "outflanking",
        ShieldWall = "shield-wall",
        Hill = "hill",
        Marsh = "marsh",
        Ambush = "ambush",
        Reserve = "reserve",
        Rally = "rally",
        Cohesion = "cohesion",
        Initiative = "initiative",
        BrokenStandard = "broken-standard",
    }
}

/// What a kind of card is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardKind {
    /// A unit.
    Unit(UnitFace),
    /// A tactics card.
    Tactic,
}

/// The printed values of a unit card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitFace {
    /// The short word of its type, such as `HI`.
    pub kind: String,
    /// The type in words.
    pub kind_name: String,
    /// Mobility.
    pub mobility: u8,
    /// What it adds to its die in a melee.
    pub melee: u8,
    /// Whether it may fight only when it is attacked.
    pub defence_only: bool,
    /// Highest die that hits at short and at long range; 0 if it can't shoot that far. `None` if it can't shoot.
    pub missile: Option<(u8, u8)>,
    /// Disorder markers that eliminate it.
    pub hits: u8,
    /// What it costs in points.
    pub cost: u16,
    /// What is added to the die of shots at it.
    pub fire: i8,
    /// Its traits in words, such as `Scout`.
    pub traits: Vec<String>,
    /// Its modifiers against other types, such as `+2 vs LI`.
    pub versus: Vec<String>,
}

/// One kind of card, as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// The kind's id, such as `hoplites` or `overrun`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is, with its values.
    pub kind: CardKind,
    /// What else it says, in a sentence or two.
    pub text: String,
    /// Its picture.
    pub emblem: Emblem,
    /// The number of the rule about it.
    pub rule: String,
}

/// Which way a card on the field is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Ready.
    Upright,
    /// Newly played, across, not ready.
    Turned,
    /// Turned towards the column before its own: it holds that flank.
    FlankingWest,
    /// Turned towards the column after its own: it holds that flank.
    FlankingEast,
}

/// A card on the field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldCard {
    /// Whose card it is.
    pub side: Side,
    /// The card; `None` if it lies face down for the viewer.
    pub face: Option<CardFace>,
    /// Disorder markers on it.
    pub markers: u8,
    /// Which way it is turned.
    pub stance: Stance,
    /// The cell of the card it faces, if it faces one, and whether they are in contact.
    pub facing: Option<(String, bool)>,
    /// Its state in words, such as `has attacked`, each with the number of the rule.
    pub status: Vec<(String, String)>,
}

/// A line of the field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// A side's First Line.
    First(Side),
    /// The Melee Line.
    Melee,
}

/// One place of the field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellView {
    /// Its name, such as `M5`.
    pub id: String,
    /// Its line.
    pub line: Line,
    /// Its column, from 0.
    pub column: u8,
    /// The card in it.
    pub card: Option<FieldCard>,
}

/// A zone of the field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldZone {
    /// Its name as the viewer calls it, such as `Left wing`.
    pub name: String,
    /// Its name as each side calls it that sits at the field.
    pub called: [String; 2],
    /// Its columns, from 0: the first and the last.
    pub columns: (u8, u8),
}

/// A card in a hand or pile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldCard {
    /// The card; `None` if the viewer may not see it.
    pub face: Option<CardFace>,
    /// Whether the other side has seen it there.
    pub known: bool,
}

/// What a side holds and has lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HoldingView {
    /// The side.
    pub side: Side,
    /// The name of its deck.
    pub deck_name: String,
    /// The nation that its deck is of, if it is one of those of the game.
    pub nation: Option<Nation>,
    /// Its hand. Cards that the viewer may not see come last.
    pub hand: Vec<HeldCard>,
    /// How many cards its deck has.
    pub deck: usize,
    /// The top cards of its deck that the viewer has seen, the uppermost first.
    pub deck_top: Vec<CardFace>,
    /// Its reserve pile, sorted.
    pub reserve: Vec<CardFace>,
    /// The face-up cards of its casualty pile, in the order in which they were lost.
    pub casualties: Vec<CardFace>,
    /// How many cards lie face down in its casualty pile.
    pub face_down: usize,
    /// Flank points.
    pub flank_points: u32,
    /// Whether it is the Encircling army.
    pub encircling: bool,
    /// Points lost so far and points that must be exceeded to lose, if that rule is in use.
    pub rout: Option<(u32, u32)>,
    /// Cards that may still be chosen from its deck during set-up, each with their number; empty afterwards and for
    /// others.
    pub choosable: Vec<(CardFace, u8)>,
}

/// A table of cards as one side may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardTableView {
    /// How many columns the field has.
    pub columns: u8,
    /// Its zones, in the order of the columns.
    pub zones: Vec<FieldZone>,
    /// Every cell: line by line, in the order of the columns.
    pub cells: Vec<CellView>,
    /// What each side holds.
    pub holdings: [HoldingView; 2],
    /// The attack that is being carried out: the attacker's cell, and the target's unless it goes for the main body.
    pub attack: Option<(String, Option<String>)>,
    /// The dice of that attack as they stand now, before they are thrown.
    pub forecast: Option<super::Forecast>,
}
