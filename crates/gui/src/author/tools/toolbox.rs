//! Which tool is in hand, and how it is set.

use gonfalon_core::editor::mapping::Mask;

/// What is done on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tool {
    /// Put terrain, heights or zones on hexes.
    #[default]
    Paint,
    /// Choose a piece of the map.
    Select,
    /// Draw a road from hex to hex.
    Road,
    /// Draw a stream from hex to hex.
    Stream,
    /// Take roads and streams away.
    EraseWays,
    /// Draw along hexsides.
    Hexside,
    /// Write names.
    Place,
    /// Set counters up.
    Counter,
    /// Say which hex a point of the picture below the map is.
    Align,
}

impl Tool {
    /// Every tool, in the order of the panel.
    pub const ALL: [Tool; 8] = [
        Tool::Paint,
        Tool::Select,
        Tool::Road,
        Tool::Stream,
        Tool::EraseWays,
        Tool::Hexside,
        Tool::Place,
        Tool::Counter,
    ];

    /// The word that its messages are found by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Tool::Paint => "paint",
            Tool::Select => "select",
            Tool::Road => "road",
            Tool::Stream => "stream",
            Tool::EraseWays => "erase-ways",
            Tool::Hexside => "hexside",
            Tool::Place => "place",
            Tool::Counter => "counter",
            Tool::Align => "align",
        }
    }

    /// The key that takes it.
    #[must_use]
    pub const fn key(self) -> egui::Key {
        match self {
            Tool::Paint => egui::Key::B,
            Tool::Select => egui::Key::S,
            Tool::Road => egui::Key::R,
            Tool::Stream => egui::Key::W,
            Tool::EraseWays => egui::Key::X,
            Tool::Hexside => egui::Key::H,
            Tool::Place => egui::Key::N,
            Tool::Counter => egui::Key::C,
            Tool::Align => egui::Key::K,
        }
    }
}

/// Which hexes a stroke takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stroke {
    /// Those that the brush passes over.
    #[default]
    Brush,
    /// Those on the line between two.
    Line,
    /// Those in a rectangle.
    Rectangle,
    /// Those that are circled.
    Lasso,
    /// Those that hang together and are alike.
    Fill,
    /// All that are alike.
    Replace,
}

impl Stroke {
    /// Every stroke, in the order of the panel.
    pub const ALL: [Stroke; 6] = [
        Stroke::Brush,
        Stroke::Line,
        Stroke::Rectangle,
        Stroke::Lasso,
        Stroke::Fill,
        Stroke::Replace,
    ];

    /// The word that its messages are found by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Stroke::Brush => "brush",
            Stroke::Line => "line",
            Stroke::Rectangle => "rectangle",
            Stroke::Lasso => "lasso",
            Stroke::Fill => "fill",
            Stroke::Replace => "replace",
        }
    }

    /// The key that takes it.
    #[must_use]
    pub const fn key(self) -> egui::Key {
        match self {
            Stroke::Brush => egui::Key::P,
            Stroke::Line => egui::Key::L,
            Stroke::Rectangle => egui::Key::T,
            Stroke::Lasso => egui::Key::O,
            Stroke::Fill => egui::Key::F,
            Stroke::Replace => egui::Key::A,
        }
    }
}

/// What a stroke leaves behind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ink {
    /// Terrain.
    #[default]
    Terrain,
    /// A level more.
    Raise,
    /// A level less.
    Lower,
    /// The level that is set.
    Level,
    /// Levels that rise evenly along a line.
    Slope,
    /// The zone grows.
    Zone,
    /// The zone shrinks.
    OutOfZone,
}

impl Ink {
    /// Every ink, in the order of the panel.
    pub const ALL: [Ink; 7] =
        [Ink::Terrain, Ink::Raise, Ink::Lower, Ink::Level, Ink::Slope, Ink::Zone, Ink::OutOfZone];

    /// The word that its messages are found by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Ink::Terrain => "terrain",
            Ink::Raise => "raise",
            Ink::Lower => "lower",
            Ink::Level => "level",
            Ink::Slope => "slope",
            Ink::Zone => "zone",
            Ink::OutOfZone => "out-of-zone",
        }
    }

    /// The key that takes it; terrain is taken by its numbers, too.
    #[must_use]
    pub const fn key(self) -> egui::Key {
        match self {
            Ink::Terrain => egui::Key::G,
            Ink::Raise => egui::Key::Plus,
            Ink::Lower => egui::Key::Minus,
            Ink::Level => egui::Key::E,
            Ink::Slope => egui::Key::D,
            Ink::Zone => egui::Key::Z,
            Ink::OutOfZone => egui::Key::U,
        }
    }
}

/// The greatest number of rings of the brush; the first is a single hex.
pub const RINGS: u16 = 5;

/// The tool in hand and its settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toolbox {
    /// The tool.
    pub tool: Tool,
    /// Which hexes it takes.
    pub stroke: Stroke,
    /// What it leaves behind.
    pub ink: Ink,
    /// The rings of the brush, 1 to [`RINGS`].
    pub rings: u16,
    /// The terrain, by its number on the map.
    pub terrain: usize,
    /// The level; of a slope the one at its end.
    pub level: u8,
    /// The level where a slope begins.
    pub foot: u8,
    /// Whether a fill stays among the chosen hexes, if there are any.
    pub fill_within: bool,
    /// Whether features of hexsides stop a fill.
    pub fill_to_sides: bool,
    /// What of a piece is moved, cut and pasted.
    pub mask: Mask,
    /// The zone, by id.
    pub zone: Option<String>,
    /// The feature of hexsides by its number on the map; without one they are cleared.
    pub feature: Option<usize>,
    /// The name of the zone that is to be added.
    pub zone_name: String,
    /// The name of the road that is drawn.
    pub road_name: String,
    /// The name of the stream that is drawn.
    pub stream_name: String,
}

impl Toolbox {
    /// Which hexes a stroke takes: a slope is always a line.
    #[must_use]
    pub fn stroke_now(&self) -> Stroke {
        let sloping = self.tool == Tool::Paint && self.ink == Ink::Slope;
        if sloping { Stroke::Line } else { self.stroke }
    }

    /// The name that a road or a stream gets.
    #[must_use]
    pub fn way_name(&self) -> &str {
        if self.tool == Tool::Stream { self.stream_name.trim() } else { self.road_name.trim() }
    }
}

impl Default for Toolbox {
    fn default() -> Toolbox {
        Toolbox {
            tool: Tool::default(),
            stroke: Stroke::default(),
            ink: Ink::default(),
            rings: 1,
            terrain: 0,
            level: 1,
            foot: 0,
            fill_within: true,
            fill_to_sides: true,
            mask: Mask::default(),
            zone: None,
            feature: Some(0),
            zone_name: String::new(),
            road_name: String::new(),
            stream_name: String::new(),
        }
    }
}
