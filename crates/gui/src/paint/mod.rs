//! Drawings on the screen: the only place that turns shapes of [`drawing`](gonfalon_core::drawing) into those of egui.

pub mod card;
pub mod counter;
pub mod die;
mod fill;
pub mod fonts;
pub mod units;

pub use fonts::Fonts;

use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Context, CornerRadius, FontId, Mesh, Pos2, Rect, StrokeKind, pos2, vec2};
use gonfalon_core::drawing::{Anchor, Colour, Drawing, Point, Shape, Stroke, Text};
use units::ToDrawing;
use units::ToScreen;

/// Smaller text is not written at all.
const LEAST: f32 = 3.0;
/// From this size on, small print is printed twice.
const BOLD: f32 = 12.5;

/// Where the copies of a text lie that are its rim.
pub const RIM: [(f32, f32); 6] =
    [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (0.0, 1.3), (0.0, -1.3)];

/// What a drawing is shown with.
#[derive(Clone, Copy)]
pub struct Screen<'a> {
    /// Where text is laid out.
    pub ctx: &'a Context,
    /// Points of the screen for a unit of the drawing, whose origin lies at the screen's.
    pub scale: f32,
}

impl<'a> Screen<'a> {
    /// For drawings in points of the screen.
    #[must_use]
    pub const fn of(ctx: &'a Context) -> Screen<'a> {
        Screen { ctx, scale: 1.0 }
    }

    /// Adds a drawing.
    pub fn draw(self, drawing: Drawing, out: &mut Vec<egui::Shape>) {
        for layer in drawing.layers {
            self.show(layer.shapes, out);
        }
    }

    /// Adds shapes of a drawing.
    pub fn show(self, shapes: Vec<Shape>, out: &mut Vec<egui::Shape>) {
        out.reserve(shapes.len());
        let mut tiles = Mesh::default();
        for shape in shapes {
            if let Shape::Tile { points, fill } = shape {
                self.tile(&points, fill, &mut tiles);
                continue;
            }
            if !tiles.is_empty() {
                out.push(egui::Shape::mesh(std::mem::take(&mut tiles)));
            }
            self.add(shape, out);
        }
        if !tiles.is_empty() {
            out.push(egui::Shape::mesh(tiles));
        }
    }

    fn at(self, at: Point) -> Pos2 {
        pos2(at.x * self.scale, at.y * self.scale)
    }

    fn all(self, points: Vec<Point>) -> Vec<Pos2> {
        points.into_iter().map(|at| self.at(at)).collect()
    }

    fn stroke(self, stroke: Stroke) -> egui::Stroke {
        egui::Stroke::new(stroke.wide * self.scale, stroke.colour.shown())
    }

    fn tile(self, points: &[Point], fill: Colour, mesh: &mut Mesh) {
        let first = u32::try_from(mesh.vertices.len()).unwrap_or(0);
        let count = u32::try_from(points.len()).unwrap_or(0);
        for &at in points {
            mesh.colored_vertex(self.at(at), fill.shown());
        }
        for k in 2..count {
            mesh.add_triangle(first, first + k - 1, first + k);
        }
    }

    fn add(self, shape: Shape, out: &mut Vec<egui::Shape>) {
        match shape {
            Shape::Fill { points, holes, cut, fill } => {
                let outline = fill::FilledOutline { points: self.all(points), holes: &holes, cut };
                out.push(outline.shape(fill.shown(), self.ctx));
            }
            Shape::Tile { points, fill } => {
                let mut mesh = Mesh::default();
                self.tile(&points, fill, &mut mesh);
                out.push(egui::Shape::mesh(mesh));
            }
            Shape::Line { points, closed: true, stroke } => {
                out.push(egui::Shape::closed_line(self.all(points), self.stroke(stroke)));
            }
            Shape::Line { points, closed: false, stroke } => {
                let stroke = self.stroke(stroke);
                out.push(match points[..] {
                    [a, b] => egui::Shape::line_segment([self.at(a), self.at(b)], stroke),
                    _ => egui::Shape::line(self.all(points), stroke),
                });
            }
            Shape::Round { center, radius, fill, stroke } => {
                let (center, (across, down)) = (self.at(center), radius);
                let stroke = stroke.map_or(egui::Stroke::NONE, |stroke| self.stroke(stroke));
                let (across, down) = (across * self.scale, down * self.scale);
                let fill = fill.shown();
                out.push(if across.to_bits() == down.to_bits() {
                    egui::epaint::CircleShape { center, radius: across, fill, stroke }.into()
                } else {
                    let mut ellipse =
                        egui::epaint::EllipseShape::filled(center, vec2(across, down), fill);
                    ellipse.stroke = stroke;
                    ellipse.into()
                });
            }
            Shape::Panel { area, radius, fill, edge } => {
                let rect = Rect::from_min_max(self.at(area.min), self.at(area.max));
                let radius = corner(radius * self.scale);
                let edge = edge.map_or(egui::Stroke::NONE, |edge| self.stroke(edge));
                let fill = fill.shown();
                let kind = StrokeKind::Inside;
                out.push(egui::epaint::RectShape::new(rect, radius, fill, edge, kind).into());
            }
            Shape::Text(text) if text.crisp => self.print(&text, out),
            Shape::Text(text) => self.write(text, out),
        }
    }

    /// Writes a line, on copies of itself to all sides if it has a rim.
    fn write(self, text: Text, out: &mut Vec<egui::Shape>) {
        let size = half(text.size * self.scale).max(0.5);
        let font = FontId::new(size, fonts::family(text.face));
        let (at, anchor) = (self.at(text.at), anchor(text.anchor));
        let spacing = text.spacing * size;
        let copy = |at: Pos2, ink: Colour| {
            let format = TextFormat {
                extra_letter_spacing: spacing,
                ..TextFormat::simple(font.clone(), ink.shown())
            };
            let job = LayoutJob::single_section(text.text.clone(), format);
            let galley = self.ctx.fonts_mut(|f| f.layout_job(job));
            let first = anchor.anchor_size(at, galley.size()).min;
            // A galley turns around its upper left corner.
            let turned = first.drawn() - at.drawn();
            let first = at.drawn() + turned.rotated(text.angle);
            let shape = egui::epaint::TextShape::new(pos2(first.x, first.y), galley, ink.shown());
            egui::Shape::from(shape.with_angle(text.angle))
        };
        if let Some(halo) = text.halo {
            let far = halo.wide * self.scale / 2.0;
            out.extend(RIM.map(|(x, y)| copy(at + vec2(x, y) * far, halo.colour)));
        }
        out.push(copy(at, text.ink));
    }

    /// Writes small print on whole points of the screen: the font is light, so larger sizes are printed twice, one
    /// point of the screen apart.
    fn print(self, text: &Text, out: &mut Vec<egui::Shape>) {
        let size = text.size * self.scale;
        if size < LEAST {
            return;
        }
        let ink = text.ink.shown();
        let font = FontId::proportional(half(size));
        let galley = self.ctx.fonts_mut(|f| f.layout_no_wrap(text.text.clone(), font, ink));
        let pixel = 1.0 / self.ctx.pixels_per_point().max(0.1);
        let min = anchor(text.anchor).anchor_size(self.at(text.at), galley.size()).min;
        let min = pos2((min.x / pixel).round() * pixel, (min.y / pixel).round() * pixel);
        if size >= BOLD {
            let beside = min + vec2(pixel, 0.0);
            out.push(egui::Shape::galley(beside, galley.clone(), ink));
        }
        out.push(egui::Shape::galley(min, galley, ink));
    }
}

const fn anchor(anchor: Anchor) -> Align2 {
    match anchor {
        Anchor::Center => Align2::CENTER_CENTER,
        Anchor::Left => Align2::LEFT_CENTER,
        Anchor::Right => Align2::RIGHT_CENTER,
        Anchor::Top => Align2::CENTER_TOP,
    }
}

/// Text sizes come in half points, so that the font texture holds few of them.
fn half(size: f32) -> f32 {
    (size * 2.0).round() / 2.0
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped to the type's range
fn corner(radius: f32) -> CornerRadius {
    CornerRadius::same(radius.round().clamp(0.0, 255.0) as u8)
}
