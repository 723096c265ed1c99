//! The map and what stands on it.

use super::{CommandMark, CounterFigure};
use crate::board::{Hex, HexMap, Layout};
use crate::heraldry::Arms;
use crate::kernel::Side;
use crate::scenario::appearance::{Country, MapStyle, Season};
use crate::scenario::landmarks::LandmarkKind;
use serde::Serialize;
use std::sync::Arc;

/// A kind of terrain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TerrainView {
    /// The id in the scenario, such as `swamp`.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A kind of hexside feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeatureView {
    /// The id in the scenario, such as `river`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether it is water by its rules, whatever its id says.
    pub river: bool,
}

/// A named group of hexes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ZoneView {
    /// The id in the scenario.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its hexes.
    pub hexes: Vec<Hex>,
}

/// One hex, ready to draw.
#[derive(Clone, PartialEq, Debug)]
pub struct HexView {
    /// The printed number.
    pub label: String,
    /// The centre; the distance from centre to corner is 1.
    pub center: (f32, f32),
    /// Index into [`MapView::terrains`].
    pub terrain: u8,
    /// The name of the place, if it has one.
    pub place: Option<String>,
}

/// What never changes on the map.
#[derive(Clone, Debug)]
pub struct MapView {
    /// The geometry.
    pub map: HexMap,
    /// The layout, to find the hex under a point.
    pub layout: Layout,
    /// By hex index.
    pub hexes: Vec<HexView>,
    /// By terrain number.
    pub terrains: Vec<TerrainView>,
    /// Road names with their hexes in order.
    pub roads: Vec<(String, Vec<Hex>)>,
    /// Watercourses without effect: their hexes in order.
    pub streams: Vec<Vec<Hex>>,
    /// What is drawn on the land and has no effect.
    pub landmarks: Vec<LandmarkView>,
    /// By feature number.
    pub features: Vec<FeatureView>,
    /// Named groups of hexes.
    pub zones: Vec<ZoneView>,
    /// What the corners are called that a counter can point to, by corner, in games with facing.
    pub facings: Vec<String>,
    /// What it looks like.
    pub appearance: AppearanceView,
    /// Set if the map was reconstructed: the note that says so.
    pub reconstructed: Option<String>,
}

impl MapView {
    /// The hex with this printed number.
    #[must_use]
    pub fn hex(&self, label: &str) -> Option<Hex> {
        self.map.grid.parse(label)
    }

    /// The printed number of a hex.
    #[must_use]
    pub fn label(&self, hex: Hex) -> &str {
        &self.hexes[hex.index()].label
    }
}

/// Something that is drawn on the land and has no effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LandmarkView {
    /// What it is.
    pub kind: LandmarkKind,
    /// Where it stands.
    pub hex: Hex,
    /// The neighbouring hex on the side of which it stands, or to which it leads.
    pub towards: Option<Hex>,
}

/// What a map looks like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AppearanceView {
    /// The style in which it is drawn for a player who has chosen none.
    pub style: MapStyle,
    /// The kind of country.
    pub country: Country,
    /// The season.
    pub season: Season,
    /// Numbers of the terrain beyond the edges, clockwise from the upper one.
    pub beyond: [Option<u8>; 4],
    /// Whether the land around towns and hamlets is drawn without fields and orchards.
    pub untilled: bool,
    /// Whether a track of turns lies below the map where it is printed.
    pub turn_track: bool,
    /// The same of a record track.
    pub record_track: bool,
    /// Where north is, in degrees clockwise from the upper edge, if the author says so.
    pub north: Option<u16>,
}

super::pictures! {
    /// The silhouette of a counter.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
    pub enum CounterKind {
        /// Men on foot in close order.
        Infantry = "infantry",
        /// Skirmishers on foot.
        LightInfantry = "light-infantry",
        /// Armoured horsemen.
        HeavyCavalry = "heavy-cavalry",
        /// Other horsemen.
        Cavalry = "cavalry",
        /// Light horsemen.
        LightCavalry = "light-cavalry",
        /// Mounted bowmen.
        HorseArchers = "horse-archers",
        /// Knights on foot who may mount.
        Dismounted = "dismounted",
        /// Men of a town's garrison.
        Garrison = "garrison",
        /// A commander.
        Leader = "leader",
        /// A siege engine.
        Trebuchet = "trebuchet",
        /// A camp.
        Camp = "camp",
        /// Wagons and pack animals.
        Baggage = "baggage",
    }
}

impl CounterKind {
    /// Whether it is a camp or an engine, which neither moves nor fights.
    #[must_use]
    pub const fn is_marker(self) -> bool {
        matches!(self, CounterKind::Camp | CounterKind::Trebuchet)
    }
}

/// The dot of a counter's side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DotView {
    /// No dot.
    None,
    /// A solid dot.
    Solid,
    /// An open dot.
    Open,
}

/// The values printed on one side of a counter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FaceView {
    /// Combat strength; a leader's value.
    pub strength: u32,
    /// Movement allowance in movement points.
    pub ma: u8,
    /// Archery factor and range in hexes.
    pub archery: Option<(u8, u8)>,
    /// The dot.
    pub dot: DotView,
    /// Morale, in games that print it on the counter.
    pub morale: Option<u8>,
    /// Fire range in hexes, in games where every shot is alike.
    pub range: Option<u8>,
    /// The rating printed in the corner, such as a reaction-charge rating.
    pub rating: Option<u8>,
}

impl FaceView {
    /// A side with nothing but strength, or a leader's value, and movement allowance.
    #[must_use]
    pub fn plain(strength: impl Into<u32>, ma: u8) -> FaceView {
        FaceView {
            strength: strength.into(),
            ma,
            archery: None,
            dot: DotView::None,
            morale: None,
            range: None,
            rating: None,
        }
    }
}

/// A condition that the counter itself shows, besides its words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// In disorder.
    Disordered,
    /// Charging.
    Charging,
    /// Has moved.
    Moved,
    /// Shaken.
    Shaken,
    /// Has fired.
    Fired,
}

/// A word about a counter's condition, with the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StatusView {
    /// How the counter shows it, if it does.
    pub shown: Option<Condition>,
    /// One or two words, such as `disordered`.
    pub word: String,
    /// The number of the rule.
    pub rule: String,
}

/// A mark on a counter that is seen before anything is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Badge {
    /// Wounded: a red cross.
    Wounded,
}

/// A line of facts: what, how much, and by which rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FactView {
    /// What it is about.
    pub label: String,
    /// Its value.
    pub value: String,
    /// The number of the rule behind it.
    pub rule: String,
}

/// The arms of a counter or a side, and what is known of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmsView {
    /// The arms.
    pub arms: Arc<Arms>,
    /// The blazon, as its author wrote it.
    pub blazon: String,
    /// Where it comes from, in words; empty if that is not said.
    pub source: String,
    /// Whether they are not attested for their bearer.
    pub invented: bool,
}

/// A counter, wherever it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CounterView {
    /// The id in the scenario.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its silhouette.
    pub kind: CounterKind,
    /// The figure on it, if it is not that of its kind: it changes no rule.
    #[serde(skip)]
    pub figure: Option<CounterFigure>,
    /// Its kind in words.
    pub kind_name: String,
    /// Where it is, if on the map.
    pub at: Option<Hex>,
    /// Where it is, in words: `hex 0907`, `eliminated`, `set aside` ...
    pub place: String,
    /// The corner of its hex that it points to, numbered clockwise as in [`Layout::corners`], in games with facing.
    pub facing: Option<u8>,
    /// The hexes in front of it, in games with facing.
    pub front_hexes: Vec<Hex>,
    /// How deep it lies in its stack: 0 on top.
    pub depth: u8,
    /// Cohesion hits, in games that count them.
    pub hits: Option<u8>,
    /// Strength and morale as they are now, in games where hits lower them.
    pub current: Option<(u32, u8)>,
    /// The word for the command it belongs to, in games with commands.
    pub command: Option<String>,
    /// How that command is marked.
    pub mark: Option<CommandMark>,
    /// Whether the back side is up.
    pub back_up: bool,
    /// The printed values of the front side.
    pub front: FaceView,
    /// The printed values of the back side; `None` if it has none.
    pub back: Option<FaceView>,
    /// Conditions in words.
    pub status: Vec<StatusView>,
    /// The mark it bears, if any.
    pub badge: Option<Badge>,
    /// What else a player may want to know of it, line by line.
    pub facts: Vec<FactView>,
    /// Whether it exerts a zone of control now.
    pub exerts_zoc: bool,
    /// Set if its values were reconstructed: the note that says so.
    pub reconstructed: Option<String>,
    /// Its arms, if it bears any: they change no rule.
    #[serde(skip)]
    pub arms: Option<Arc<ArmsView>>,
}

impl CounterView {
    /// A counter of which nothing is known but who it is and what its front says: off the map, without a back.
    #[must_use]
    pub fn bare(id: String, name: String, side: Side, front: FaceView) -> CounterView {
        CounterView {
            id,
            name,
            side,
            kind: CounterKind::Infantry,
            figure: None,
            kind_name: String::new(),
            at: None,
            place: String::new(),
            facing: None,
            front_hexes: Vec::new(),
            depth: 0,
            hits: None,
            current: None,
            command: None,
            mark: None,
            back_up: false,
            front,
            back: None,
            status: Vec::new(),
            badge: None,
            facts: Vec::new(),
            exerts_zoc: false,
            reconstructed: None,
            arms: None,
        }
    }

    /// The figure on it.
    #[must_use]
    pub fn figure(&self) -> CounterFigure {
        let shoots = self.front.archery.is_some();
        self.figure.unwrap_or_else(|| CounterFigure::of(self.kind, shoots))
    }

    /// Whether it stands on the map and is worse off than it was: disordered, shaken, wounded or hit.
    #[must_use]
    pub fn is_hurt(&self) -> bool {
        let shown = |condition| self.status.iter().any(|status| status.shown == Some(condition));
        let hit = self.hits.is_some_and(|hits| hits > 0) || self.badge == Some(Badge::Wounded);
        self.at.is_some() && (hit || shown(Condition::Disordered) || shown(Condition::Shaken))
    }

    /// The values of the side that is up.
    #[must_use]
    pub fn face(&self) -> &FaceView {
        match (&self.back, self.back_up) {
            (Some(back), true) => back,
            _ => &self.front,
        }
    }
}

/// What stands on the map now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardView {
    /// Every counter of the game, on the map or off it.
    pub counters: Vec<CounterView>,
    /// For each side, the hexes in its zone of control.
    pub zoc: [Vec<Hex>; 2],
    /// How far each leader's command reaches, in games where it ends somewhere.
    pub spans: Vec<SpanView>,
}

/// Where a counter stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandingCounter<'a> {
    /// The counter's id in the scenario.
    pub id: &'a str,
    /// Its side.
    pub side: Side,
    /// Its hex, if it is on the map.
    pub at: Option<Hex>,
}

/// How far a leader's command reaches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpanView {
    /// The id of what he commands, as in [`CommandMark::id`].
    pub command: String,
    /// His name.
    pub leader: String,
    /// The number of the rule.
    pub rule: String,
    /// The hexes within, as he stands now.
    pub hexes: Vec<Hex>,
}
