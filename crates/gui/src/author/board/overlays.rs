//! Painting the map from the ground up: land, zones, what is chosen, what a stroke would take, cursor.

use super::board_state::{BoardState, Gesture};
use super::{hex_points, strokes_made};
use crate::author::balance::heat_map;
use crate::author::counters::counter_marks;
use crate::author::tools::toolbox::{Ink, Stroke, Tool, Toolbox};
use crate::author::work::{Around, Work};
use crate::map::camera::Camera;
use crate::map::chunks::TINY;
use crate::map::outlines;
use crate::paint::units::ToDrawing;
use crate::paint::units::ToScreen;
use crate::paint::{RIM, Screen};
use crate::theme::Palette;
use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke as Line, Ui, pos2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::drawing::ground::{Ground, Land, Style, zones};
use gonfalon_core::editor::mapping::{MapGeometry, Mask, hexside_paint, region};
use gonfalon_core::editor::sketch::Sketch;
use gonfalon_core::view::MapView;

/// Zones with more hexes on the screen than this get a tint alone.
const OUTLINED: usize = 3000;

/// Paints the map.
pub fn paint(ui: &Ui, work: &mut Work, around: &Around, (camera, screen): (Camera, Rect)) {
    let painter = ui.painter_at(screen);
    let palette = around.palette;
    painter.rect_filled(screen, 0.0, palette.table);
    let Some(sketch) = work.board.sketch.take() else { return };
    ground(&painter, &mut work.board, &sketch, palette, (camera, screen));
    let marks = Marks { map: &sketch.view, camera, screen, painter: &painter, palette };
    if let Some(tracing) = &mut work.tracing {
        tracing.paint(&painter, |p| camera.to_screen(screen, (p.x, p.y)));
        for (point, known) in tracing.points() {
            let at = camera.to_screen(screen, point.into());
            let ink = if known { palette.good } else { palette.accent };
            painter.circle_stroke(at, 6.0, Line::new(4.0, palette.halo));
            painter.circle_stroke(at, 6.0, Line::new(2.0, ink));
        }
    }
    heat_map::paint(ui, work, around, &sketch.view, (camera, screen));
    counter_marks::paint(&painter, work, around, &sketch.view, (camera, screen));
    marks.zones(&work.toolbox);
    marks.chosen(&work.board, &sketch.geometry, work.toolbox.mask);
    marks.stroke(work, &sketch);
    marks.cursor(work);
    work.board.sketch = Some(sketch);
}

fn ground(
    painter: &Painter,
    board: &mut BoardState,
    sketch: &Sketch,
    palette: &'static Palette,
    (camera, screen): (Camera, Rect),
) {
    let map = &*sketch.view;
    if camera.zoom < TINY {
        board.overview.paint(painter, map, palette, (&camera, screen));
        return;
    }
    let ctx = painter.ctx();
    let style = Style { numbers: false, heights: true };
    let pixels = ctx.pixels_per_point();
    let land = Land::new(map, palette.drawn(), style, camera.zoom).on_pixels(pixels);
    // A new highest hex tints all others anew.
    if board.highest.replace(land.highest()) != Some(land.highest()) {
        board.ground.renew();
    }
    let look = (std::ptr::from_ref(palette).addr() as u64).rotate_left(20);
    let key = sketch.generation ^ look ^ u64::from(pixels.to_bits());
    let view = (&camera, screen);
    board.ground.paint(painter, view, (map, key), |hexes, zoom, shapes| {
        Screen { ctx, scale: zoom }.draw(land.at_zoom(zoom).draw(hexes), shapes);
    });
    board.finished.paint(painter, map, palette, view);
    // Letters take long to lay out, and terrain leaves numbers as they are.
    board.numbers.paint(painter, view, (map, key), |hexes, zoom, shapes| {
        Screen { ctx, scale: zoom }.draw(land.at_zoom(zoom).numbered(hexes, false), shapes);
    });
    board.lettering.paint(painter, &land, &[], view);
}

/// Draws marks for one frame.
struct Marks<'a> {
    map: &'a MapView,
    camera: Camera,
    screen: Rect,
    painter: &'a Painter,
    palette: &'a Palette,
}

impl Marks<'_> {
    fn at(&self, p: Pos2) -> Pos2 {
        self.camera.to_screen(self.screen, (p.x, p.y))
    }

    fn center(&self, hex: Hex) -> Pos2 {
        self.at(hex_points::center(self.map, hex))
    }

    fn corners(&self, hex: Hex, share: f32) -> Vec<Pos2> {
        let (c, far) = (self.center(hex), self.camera.zoom * share);
        self.map.layout.corners().iter().map(|&(x, y)| c + vec2(x, y) * far).collect()
    }

    fn seen(&self, hex: Hex) -> bool {
        self.screen.expand(self.camera.zoom).contains(self.center(hex))
    }

    /// Tints hexes, all in one mesh.
    fn tint<'h>(&self, hexes: impl IntoIterator<Item = &'h Hex>, colour: Color32) {
        let mut mesh = Mesh::default();
        for &hex in hexes {
            if !self.seen(hex) {
                continue;
            }
            let first = u32::try_from(mesh.vertices.len()).unwrap_or(0);
            for corner in self.corners(hex, 0.98) {
                mesh.colored_vertex(corner, colour);
            }
            for k in 2..6 {
                mesh.add_triangle(first, first + k - 1, first + k);
            }
        }
        self.painter.add(Shape::mesh(mesh));
    }

    fn zones(&self, toolbox: &Toolbox) {
        let paints =
            toolbox.tool == Tool::Paint && matches!(toolbox.ink, Ink::Zone | Ink::OutOfZone);
        for zone in &self.map.zones {
            let own = paints && toolbox.zone.as_deref() == Some(zone.id.as_str());
            if paints && !own {
                continue;
            }
            let seen: Vec<Hex> = zone.hexes.iter().copied().filter(|&hex| self.seen(hex)).collect();
            let colour = self.palette.zone;
            if own {
                self.tint(&seen, self.palette.thin(colour, 0.35));
            }
            if seen.len() > OUTLINED || self.camera.zoom < TINY {
                continue;
            }
            let outline = zones::Outline {
                map: self.map,
                hexes: &zone.hexes,
                colour: colour.drawn(),
                tinted: true,
                stroke: if own { 2.5 } else { 1.5 },
                unit: self.camera.zoom,
            };
            let mut shapes = Vec::new();
            let center = |hex: Hex| self.seen(hex).then(|| self.center(hex).drawn());
            outline.draw(center, &mut shapes);
            let mut painted = Vec::new();
            Screen::of(self.painter.ctx()).show(shapes, &mut painted);
            self.painter.extend(painted);
        }
    }

    fn chosen(&self, board: &BoardState, geometry: &MapGeometry, mask: Mask) {
        self.tint(&board.chosen, self.palette.thin(self.palette.select, 0.35));
        let (Some(piece), Some(to), true) = (&board.clipboard, board.focus(), board.pasting) else {
            return;
        };
        if mask.terrain {
            for (hex, terrain) in piece.ground(geometry, to) {
                let fill = terrain.map(|id| Ground::of(id).fill(self.palette.drawn()));
                if let Some(fill) = fill {
                    self.tint(&[hex], self.palette.thin(fill.shown(), 0.8));
                }
            }
        }
        let there: Vec<Hex> = piece.covers(geometry, to);
        self.tint(&there, self.palette.thin(self.palette.reach, 0.25));
    }

    /// How many hexes a click would take.
    fn count(&self, hex: Hex, hexes: usize) {
        let at = self.center(hex) + vec2(14.0, -14.0);
        let font = egui::FontId::proportional(13.0);
        for (x, y) in RIM {
            let at = at + vec2(x, y);
            let rim = self.palette.halo;
            self.painter.text(at, egui::Align2::LEFT_BOTTOM, hexes, font.clone(), rim);
        }
        self.painter.text(at, egui::Align2::LEFT_BOTTOM, hexes, font, self.palette.hover);
    }

    /// What the stroke that is under way, or a click, would take.
    fn stroke(&self, work: &Work, sketch: &Sketch) {
        let (board, toolbox) = (&work.board, &work.toolbox);
        let hint = self.palette.thin(self.palette.hover, 0.28);
        let focus = board.focus();
        match (&board.doing, focus) {
            (Gesture::Shaping(from, points), _) => {
                let hexes = strokes_made::shaped(sketch, toolbox, (*from, focus), points);
                self.tint(&hexes, hint);
                if toolbox.stroke == Stroke::Lasso {
                    let line = points.iter().map(|&(x, y)| self.at(pos2(x, y))).collect();
                    self.painter.add(Shape::line(line, Line::new(1.5, self.palette.hover)));
                }
            }
            (Gesture::Way(hexes), _) => self.way(hexes),
            (Gesture::Sides(sides, last), _) => {
                for side in sides {
                    self.side(*side, 4.0);
                }
                if let Some(vertex) = last {
                    let (x, y) = hexside_paint::vertex_center(&sketch.geometry, *vertex);
                    self.painter.circle_filled(self.at(pos2(x, y)), 5.0, self.palette.reach);
                }
            }
            (Gesture::Moving(from), Some(to)) => self.moving(board, *from, to),
            (Gesture::Counter(_, from, _), Some(to)) if *from != to => self.way(&[*from, to]),
            (Gesture::Name(from), Some(to)) => self.way(&[*from, to]),
            (Gesture::Nothing, Some(hex)) if !board.pasting => self.hint(work, sketch, hex),
            _ => {}
        }
    }

    /// Where the chosen piece would lie.
    fn moving(&self, board: &BoardState, from: Hex, to: Hex) {
        let shift = |hex: &Hex| self.map.map.grid.shifted(*hex, from, to);
        let there: Vec<Hex> = board.chosen.iter().filter_map(shift).collect();
        self.tint(&there, self.palette.thin(self.palette.reach, 0.45));
    }

    fn hint(&self, work: &Work, sketch: &Sketch, hex: Hex) {
        let (board, toolbox) = (&work.board, &work.toolbox);
        let hint = self.palette.thin(self.palette.hover, 0.22);
        if let Some(from) = board.carried {
            if toolbox.tool == Tool::Select {
                self.moving(board, from, hex);
            } else {
                self.way(&[from, hex]);
            }
            return;
        }
        if let Some(anchor) = board.anchor {
            if matches!(toolbox.tool, Tool::Road | Tool::Stream) {
                self.way(&region::line(&sketch.geometry, anchor, hex));
            } else {
                self.tint(&strokes_made::shaped(sketch, toolbox, (anchor, Some(hex)), &[]), hint);
            }
            return;
        }
        match (toolbox.tool, toolbox.stroke_now()) {
            (Tool::Paint, Stroke::Brush) => {
                self.tint(&strokes_made::below_brush(sketch, toolbox, hex), hint);
            }
            (Tool::Paint, Stroke::Fill | Stroke::Replace) => {
                let (document, chosen) = (&work.file.document, &board.chosen);
                let hexes = strokes_made::alike(document, sketch, toolbox, chosen, hex);
                self.tint(&hexes, hint);
                self.count(hex, hexes.len());
            }
            (Tool::Hexside, _) => {
                for side in board.sides.iter().copied().chain(board.side) {
                    self.side(side, 5.0);
                }
            }
            _ => self.tint(&[hex], hint),
        }
    }

    fn way(&self, hexes: &[Hex]) {
        let line: Vec<Pos2> = hexes.iter().map(|&hex| self.center(hex)).collect();
        let wide = (self.camera.zoom * 0.16).clamp(2.0, 6.0);
        self.painter.add(Shape::line(line.clone(), Line::new(wide + 2.0, self.palette.halo)));
        self.painter.add(Shape::line(line, Line::new(wide, self.palette.reach)));
    }

    fn side(&self, side: (Hex, gonfalon_core::board::Direction), wide: f32) {
        let ends = hex_points::ends(self.map, side).map(|p| self.at(pos2(p.x, p.y)));
        self.painter.line_segment(ends, Line::new(wide + 2.0, self.palette.halo));
        self.painter.line_segment(ends, Line::new(wide, self.palette.reach));
    }

    fn cursor(&self, work: &Work) {
        if let Some(hex) = work.board.hover {
            let stroke = Line::new(1.5, self.palette.hover);
            let corners = self.corners(hex, 0.97);
            self.painter.add(Shape::convex_polygon(corners, Color32::TRANSPARENT, stroke));
        }
        if let Some(hex) = work.board.cursor {
            outlines::cursor(self.painter, self.palette, &self.corners(hex, 0.94));
        }
        if let Some(hex) = work.board.anchor {
            let stroke = Line::new(2.5, self.palette.select);
            let corners = self.corners(hex, 0.9);
            self.painter.add(Shape::convex_polygon(corners, Color32::TRANSPARENT, stroke));
        }
    }
}
