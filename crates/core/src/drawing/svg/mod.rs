//! Reads symbols from SVG files: filled and stroked shapes in groups with transforms, as drawing programs write them.
//!
//! Black and `currentColor` stand for the ink of who places the symbol, white for the ground below it; other
//! colours stay as they are. `data-detail` says which of the three drawings of a figure a part belongs to ([`Detail`]).

mod attributes;
mod elements;
mod rings;

pub use rings::Ring;

use super::colour::Colour;
use super::cut::Cut;
use super::detail::Detail;
use super::geometry::Point;
use attributes::InheritedStyle;
use kurbo::Affine;
use roxmltree::{Document, Node};
use thiserror::Error;

/// Why a file is no symbol.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// It is no well-formed XML.
    #[error("it is no XML: {0}")]
    Xml(String),
    /// Its size is unknown.
    #[error("it has neither a viewBox nor a width and a height")]
    Size,
    /// An element that symbols may not have.
    #[error("a symbol may not have the element <{0}>")]
    Element(String),
    /// An attribute that makes no sense.
    #[error("{name}=\"{value}\" is not understood")]
    Attribute {
        /// Its name.
        name: String,
        /// What stands there.
        value: String,
    },
    /// Nothing would be seen.
    #[error("it draws nothing")]
    Empty,
}

impl Fault {
    fn attribute(name: &str, value: &str) -> Fault {
        Fault::Attribute { name: name.to_owned(), value: value.to_owned() }
    }
}

/// What colour a part of a symbol takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// The ink of who places it.
    Ink,
    /// The ground below it.
    Ground,
    /// Its own.
    Own(Colour),
}

/// The outline of a part. A symbol reaches from 0 to 1 both ways.
#[derive(Clone, PartialEq, Debug)]
pub enum Outline {
    /// Lines through points, and which of them are closed.
    Lines(Vec<(Vec<Point>, bool)>),
    /// A circle or an ellipse: its middle, its radius across and down.
    Round(Point, (f32, f32)),
}

/// How the ends of open lines look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cap {
    /// They end at their last point.
    #[default]
    Butt,
    /// They end in half a circle.
    Round,
    /// They end half their width further.
    Square,
}

/// A part of a symbol.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// Its outline.
    pub outline: Outline,
    /// What it is filled with: outlines with their holes, the tone, and how much it covers.
    pub fill: Option<(Vec<Ring>, Tone, f32)>,
    /// The triangles of those outlines.
    pub cuts: Vec<Cut>,
    /// Its line: the tone, how much it covers, and its width.
    pub stroke: Option<(Tone, f32, f32)>,
    /// The ends of the line.
    pub cap: Cap,
    /// The drawing of the figure that it belongs to; none for all of them.
    pub detail: Option<Detail>,
}

/// A symbol.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Symbol {
    /// Its parts; later ones cover earlier ones.
    pub parts: Vec<Part>,
}

impl Symbol {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Symbol, Fault> {
        let document = Document::parse(text).map_err(|error| Fault::Xml(error.to_string()))?;
        let root = document.root_element();
        let (x, y, wide, tall) = attributes::view_box(root)?;
        // What is not square lies in the middle.
        let side = wide.max(tall);
        let middle = Affine::translate((-x - wide / 2.0, -y - tall / 2.0));
        let unit = Affine::translate((0.5, 0.5)) * Affine::scale(1.0 / side) * middle;
        let mut reader = Reader { parts: Vec::new(), side };
        reader.children(root, &InheritedStyle::default().within(root)?, unit)?;
        if reader.parts.is_empty() {
            return Err(Fault::Empty);
        }
        Ok(Symbol { parts: reader.parts })
    }
}

struct Reader {
    parts: Vec<Part>,
    side: f64,
}

impl Reader {
    fn children(
        &mut self,
        parent: Node,
        style: &InheritedStyle,
        place: Affine,
    ) -> Result<(), Fault> {
        for node in parent.children().filter(Node::is_element) {
            // Drawing programs keep notes of their own in the file.
            if node.tag_name().namespace().is_some_and(|space| !space.ends_with("/svg")) {
                continue;
            }
            let style = style.within(node)?;
            let place = place * attributes::transform(node)?;
            match node.tag_name().name() {
                "title" | "desc" | "metadata" => {}
                "defs" if !node.has_children() => {}
                _ if style.hidden => {}
                "g" => self.children(node, &style, place)?,
                name => {
                    let Some(path) = elements::path(node)? else {
                        return Err(Fault::Element(name.to_owned()));
                    };
                    self.parts.extend(elements::part(&path, &style, place, self.side));
                }
            }
        }
        Ok(())
    }
}
