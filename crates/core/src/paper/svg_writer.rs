//! A sheet as SVG: a group for each layer, and text as text. Letters keep their room where another font stands in.

use super::sheet::Sheet;
use crate::drawing::outline_path::{Step, outline_path};
use crate::drawing::typeface::typeface;
use crate::drawing::{Anchor, Area, Colour, Face, Point, Shape, Stroke, Text};
use std::fmt::Write;

/// Fonts in the order in which they are looked for: the program's own, and what is like it.
const FAMILY: &str = "Ubuntu Light, Ubuntu, DejaVu Sans, sans-serif";
/// Tiles are drawn a little larger, so that no light shows between them.
const SEAM: f32 = 0.06;

/// Writes a sheet as SVG.
#[must_use]
pub fn write(sheet: &Sheet, title: &str) -> String {
    let (wide, tall) = (number(sheet.size.x), number(sheet.size.y));
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}mm\" \
         height=\"{tall}mm\" viewBox=\"0 0 {wide} {tall}\" font-family=\"{FAMILY}\" font-weight=\"300\">\n<title>{}</title>\n\
         <rect width=\"{wide}\" height=\"{tall}\" fill=\"#ffffff\"/>\n",
        escaped(title)
    );
    for (number, placed) in sheet.placed.iter().enumerate() {
        let place = Place { at: placed.at, scale: placed.scale };
        if let Some(clip) = placed.clip {
            clipped(number, clip, &mut out);
        }
        for layer in &placed.drawing.layers {
            out.push_str(&format!("<g id=\"{}\">\n", layer.name));
            for shape in &layer.shapes {
                place.shape(shape, &mut out);
            }
            out.push_str("</g>\n");
        }
        if placed.clip.is_some() {
            out.push_str("</g>\n");
        }
    }
    out.push_str("</svg>\n");
    out
}

/// Begins a group of which nothing is seen outside of an area of the sheet.
fn clipped(name: usize, clip: Area, out: &mut String) {
    let (at, size) = (clip.min, clip.size());
    let _ = writeln!(
        out,
        "<clipPath id=\"clip-{name}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/></clipPath>\n\
         <g clip-path=\"url(#clip-{name})\">",
        number(at.x),
        number(at.y),
        number(size.x),
        number(size.y),
    );
}

struct Place {
    at: Point,
    scale: f32,
}

impl Place {
    fn point(&self, at: Point) -> String {
        let at = self.at + at * self.scale;
        format!("{} {}", number(at.x), number(at.y))
    }

    fn shape(&self, shape: &Shape, out: &mut String) {
        let (fill, stroke) = match shape {
            Shape::Fill { fill, .. } => (*fill, None),
            Shape::Tile { fill, .. } => {
                let seam = Stroke::new(SEAM / self.scale, *fill);
                (*fill, (fill.a == 255).then_some(seam))
            }
            Shape::Line { stroke, .. } => (Colour::NONE, Some(*stroke)),
            Shape::Round { fill, stroke, .. } => (*fill, *stroke),
            Shape::Panel { fill, edge, .. } => (*fill, *edge),
            Shape::Text(text) => return self.text(text, out),
        };
        let mut path = String::new();
        for step in outline_path(shape) {
            path.push_str(&match step {
                Step::Move(a) => format!("M{}", self.point(a)),
                Step::Line(a) => format!("L{}", self.point(a)),
                Step::Curve(a, b, c) => {
                    format!("C{} {} {}", self.point(a), self.point(b), self.point(c))
                }
                Step::Close => "Z".to_owned(),
            });
        }
        let fill = paint("fill", fill);
        let stroke = stroke.map_or(String::new(), |stroke| self.stroke(stroke));
        out.push_str(&format!("<path d=\"{path}\" fill-rule=\"evenodd\"{fill}{stroke}/>\n"));
    }

    fn stroke(&self, stroke: Stroke) -> String {
        let wide = number(stroke.wide * self.scale);
        format!("{} stroke-width=\"{wide}\"", paint("stroke", stroke.colour))
    }

    fn text(&self, text: &Text, out: &mut String) {
        let foot = self.at + typeface().foot(text) * self.scale;
        // Where another font stands in and keeps no lengths, texts still stand around their places.
        let (x, anchor) = match text.anchor {
            Anchor::Left => (foot.x, "start"),
            Anchor::Center | Anchor::Top => (self.at.x + text.at.x * self.scale, "middle"),
            Anchor::Right => (self.at.x + text.at.x * self.scale, "end"),
        };
        let halo = text.halo.map_or(String::new(), |halo| {
            format!("{} stroke-linejoin=\"round\" paint-order=\"stroke\"", self.stroke(halo))
        });
        let wide = typeface().width_of(text) * self.scale;
        let around = self.at + text.at * self.scale;
        let turn = format!(
            " transform=\"rotate({} {} {})\"",
            number(text.angle.to_degrees()),
            number(around.x),
            number(around.y)
        );
        let turn = if text.angle == 0.0 { String::new() } else { turn };
        out.push_str(&format!("<text x=\"{}\" y=\"{}\" text-anchor=\"{anchor}\"{} font-size=\"{}\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"{}{halo}{turn}>{}</text>\n",
            number(x),
            number(foot.y),
            hand(text.face),
            number(text.size * self.scale),
            number(wide),
            paint("fill", text.ink),
            escaped(&text.text)));
    }
}

/// The font of a hand, where it is not that of the sheet.
const fn hand(face: Face) -> &'static str {
    match face {
        Face::Sans => "",
        Face::Roman => {
            " font-family=\"Libertinus Serif, Linux Libertine O, serif\" font-weight=\"600\""
        }
        Face::Italic => {
            " font-family=\"Libertinus Serif, Linux Libertine O, serif\" font-weight=\"600\" font-style=\"italic\""
        }
    }
}

fn paint(what: &str, colour: Colour) -> String {
    let Colour { r, g, b, a } = colour;
    match a {
        0 => format!(" {what}=\"none\""),
        255 => format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\""),
        _ => {
            let share = number(f32::from(a) / 255.0);
            format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\" {what}-opacity=\"{share}\"")
        }
    }
}

/// A number with at most three decimals.
fn number(value: f32) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
