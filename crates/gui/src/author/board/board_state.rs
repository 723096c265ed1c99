//! What the map of the author's screen remembers between frames.

use super::finished_look::FinishedLook;
use super::overview::Overview;
use crate::map::camera::Camera;
use crate::map::chunks::Chunks;
use crate::map::lettering_layer::LetteringLayer;
use egui::Rect;
use gonfalon_core::board::{Direction, Hex};
use gonfalon_core::drawing::ground::Ground;
use gonfalon_core::editor::mapping::MapPiece;
use gonfalon_core::editor::mapping::counter_places::CounterPlace;
use gonfalon_core::editor::mapping::hexside_paint::Vertex;
use gonfalon_core::editor::sketch::{Anew, Sketch};
use gonfalon_core::editor::{Document, Pointer};
use gonfalon_core::words::Language;
use std::collections::BTreeSet;

/// What the pointer is in the middle of.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Gesture {
    /// Nothing.
    #[default]
    Nothing,
    /// A brush passes over hexes: the last one, and all so far.
    Brushing(Hex, BTreeSet<Hex>),
    /// A shape is being drawn: where it began, and the way of the pointer since, on the map.
    Shaping(Hex, Vec<(f32, f32)>),
    /// A way is drawn from hex to hex.
    Way(Vec<Hex>),
    /// Hexsides are drawn, from vertex to vertex: those so far, and the vertex that was reached last.
    Sides(BTreeSet<(Hex, Direction)>, Option<Vertex>),
    /// The chosen piece is moved, from this hex.
    Moving(Hex),
    /// A name is moved, from this hex.
    Name(Hex),
    /// A counter is set up, from this hex on; a drag from there moves what lies there instead, if something does.
    Counter(Pointer, Hex, Option<CounterPlace>),
}

/// The name of a place while it is written on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Naming {
    /// The hex.
    pub hex: Hex,
    /// The name so far.
    pub name: String,
    /// Whether the field for it has just been opened.
    pub fresh: bool,
}

impl Naming {
    /// Begins with the name that a place has.
    #[must_use]
    pub fn of(hex: Hex, name: Option<&str>) -> Naming {
        Naming { hex, name: name.unwrap_or_default().to_owned(), fresh: true }
    }
}

/// What the map remembers.
pub struct BoardState {
    /// What is drawn of the document; nothing before the first frame, and if there is no map.
    pub sketch: Option<Sketch>,
    /// The drawn ground.
    pub ground: Chunks,
    /// The drawn numbers of hexes.
    pub numbers: Chunks,
    /// The drawn names.
    pub lettering: LetteringLayer,
    /// The highest level in the drawing.
    pub highest: Option<u8>,
    /// The map as a picture, for hexes that are tiny.
    pub overview: Overview,
    /// The map as players see it.
    pub finished: FinishedLook,
    /// The camera; nothing until the first frame, which fits the whole map.
    pub camera: Option<Camera>,
    /// Whether the author has moved the camera.
    pub moved: bool,
    /// The place of the map on the screen in the last frame.
    pub screen: Option<Rect>,
    /// The hex under the pointer.
    pub hover: Option<Hex>,
    /// The hexside next to the pointer.
    pub side: Option<(Hex, Direction)>,
    /// Hexsides that were taken by keys, and are painted together.
    pub sides: BTreeSet<(Hex, Direction)>,
    /// The hex under the keyboard's cursor.
    pub cursor: Option<Hex>,
    /// Where a stroke by keys began.
    pub anchor: Option<Hex>,
    /// The hex on which a piece or a name was taken up by keys, until it is put down.
    pub carried: Option<Hex>,
    /// What the pointer is in the middle of.
    pub doing: Gesture,
    /// The chosen piece of the map.
    pub chosen: BTreeSet<Hex>,
    /// What was copied.
    pub clipboard: Option<MapPiece>,
    /// Whether what was copied hangs at the pointer, until it is put down.
    pub pasting: bool,
    /// Whether what the button was pressed for has begun, so that its release is no click of its own.
    pub pressed: bool,
    /// The name that is being written on the map.
    pub naming: Option<Naming>,
    /// A hex that is to come into sight.
    pub seek: Option<Hex>,
    /// The id of the map among the controls.
    pub id: Option<egui::Id>,
}

impl Default for BoardState {
    fn default() -> BoardState {
        BoardState {
            sketch: None,
            ground: Chunks::fine(),
            lettering: LetteringLayer::default(),
            numbers: Chunks::default(),
            highest: None,
            overview: Overview::default(),
            finished: FinishedLook::default(),
            camera: None,
            moved: false,
            screen: None,
            hover: None,
            side: None,
            sides: BTreeSet::new(),
            cursor: None,
            anchor: None,
            carried: None,
            doing: Gesture::Nothing,
            chosen: BTreeSet::new(),
            clipboard: None,
            pasting: false,
            pressed: false,
            naming: None,
            seek: None,
            id: None,
        }
    }
}

impl BoardState {
    /// Brings what is drawn up to date with the document.
    pub fn follow(&mut self, document: &Document, language: Language) {
        let Some(sketch) = &mut self.sketch else {
            self.sketch = Sketch::new(document, language);
            return;
        };
        match sketch.follow(document, language) {
            Anew::Nothing => {}
            Anew::Hexes(hexes) => {
                self.finished.forget();
                self.ground.refresh(&sketch.view, &hexes);
                // Hexes that belong to no board have no number.
                if Ground::all(&sketch.view).contains(&Ground::Void) {
                    self.numbers.refresh(&sketch.view, &hexes);
                }
                self.overview.refresh(&hexes);
            }
            Anew::All => {
                self.finished.forget();
                self.overview.forget();
                self.forget_places();
            }
        }
        if document.content().field("map").is_none() {
            self.sketch = None;
        }
    }

    /// The map has another shape: hexes that were chosen are others now.
    fn forget_places(&mut self) {
        let count = self.sketch.as_ref().map_or(0, |sketch| sketch.view.hexes.len());
        let there = |hex: &Hex| hex.index() < count;
        self.chosen.clear();
        (self.pasting, self.naming) = (false, None);
        self.cursor = self.cursor.filter(there);
        self.anchor = self.anchor.filter(there);
        (self.hover, self.side, self.doing) = (None, None, Gesture::Nothing);
        self.sides.clear();
        self.carried = None;
        self.moved = false;
    }

    /// Leaves strokes by keys unfinished: another tool is in hand.
    pub fn drop_strokes(&mut self) {
        (self.anchor, self.carried) = (None, None);
        self.sides.clear();
    }

    /// The hex that the pointer or else the keyboard is on.
    #[must_use]
    pub fn focus(&self) -> Option<Hex> {
        self.hover.or(self.cursor)
    }
}

impl BoardState {
    /// Brings a hex into sight if it is not.
    pub fn seek_softly(&mut self, hex: Hex) {
        let (Some(camera), Some(screen), Some(sketch)) = (self.camera, self.screen, &self.sketch)
        else {
            self.seek = Some(hex);
            return;
        };
        let at = camera.to_screen(screen, sketch.view.hexes[hex.index()].center);
        if !screen.shrink(camera.zoom).contains(at) {
            self.seek = Some(hex);
        }
    }
}
