//! Where counters went and were lost in the games of the balance, as a tint of the map.

use super::balance_state::Heat;
use super::series::Series;
use crate::editor::Node;
use crate::editor::balance::Trails;
use crate::gui::author::work::{Around, Work};
use crate::gui::map::camera::Camera;
use crate::say;
use crate::scenario::map_file::MapFile;
use egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Shape, Ui, vec2};

/// The greatest opacity of the tint.
const DARKEST: f32 = 0.82;

/// What says which hex of a map is which.
const SHAPE: [&str; 6] = ["columns", "rows", "orientation", "shoved", "numbering", "first"];

/// Whether the map is shaped as in the games: otherwise their hexes are others now.
#[must_use]
pub fn fits(series: &Series, content: &Node) -> bool {
    let Some(map) = &series.order.scenario.map else { return false };
    let (then, now) = (Node::of(map), content.field("map"));
    // What is not said is as it is by default.
    let now = now.and_then(|map| serde_json::from_value::<MapFile>(map.value()).ok());
    let now = now.map(|map| Node::of(&map));
    now.is_some_and(|now| SHAPE.iter().all(|field| then.field(field) == now.field(field)))
}

/// Tints the map, if that is asked for.
pub fn paint(ui: &Ui, work: &Work, around: &Around, (camera, screen): (Camera, Rect)) {
    let (Some(heat), Some(series)) = (work.balance.heat, work.balance.series.first()) else {
        return;
    };
    let Some(sketch) = &work.board.sketch else { return };
    if !fits(series, work.file.document.content()) {
        return;
    }
    let mut all = Trails::default();
    series.results.iter().for_each(|result| all.add(&result.trails));
    let counts = if heat == Heat::Lost { &all.lost } else { &all.stood };
    let most = counts.values().map(|sides| sides[0] + sides[1]).max().unwrap_or(0).max(1);
    let colour = if heat == Heat::Lost { around.palette.bad } else { around.palette.accent };
    let painter = ui.painter_at(screen);
    let mut mesh = Mesh::default();
    for (hex, sides) in counts {
        let Some(drawn) = sketch.view.hexes.get(hex.index()) else { continue };
        let center = camera.to_screen(screen, drawn.center);
        if !screen.expand(camera.zoom).contains(center) {
            continue;
        }
        let count = sides[0] + sides[1];
        // Roots, so that what is rare is seen beside what is common.
        let share = (count as f32 / most as f32).sqrt();
        let tint = colour.gamma_multiply(DARKEST * share);
        let far = camera.zoom * 0.98;
        let corners = sketch.view.layout.corners().map(|(x, y)| center + vec2(x, y) * far);
        hexagon(&mut mesh, &corners, tint);
        if camera.zoom > 22.0 {
            number(&painter, center, count, ui.visuals().strong_text_color());
        }
    }
    painter.add(Shape::mesh(mesh));
    let words = match heat {
        Heat::Lost => say!(ui, "author-heat-lost-map", games = series.results.len()),
        Heat::Stood => say!(ui, "author-heat-stood-map", games = series.results.len()),
    };
    let at = screen.left_top() + vec2(10.0, 8.0);
    let ink = ui.visuals().text_color();
    let galley = painter.layout_no_wrap(words, FontId::proportional(13.0), ink);
    let ground = Rect::from_min_size(at, galley.size()).expand(5.0);
    painter.rect_filled(ground, 4.0, ui.visuals().panel_fill);
    painter.galley(at, galley, ink);
}

fn hexagon(mesh: &mut Mesh, corners: &[Pos2], colour: Color32) {
    let first = u32::try_from(mesh.vertices.len()).unwrap_or(0);
    for corner in corners {
        mesh.colored_vertex(*corner, colour);
    }
    for k in 2..6 {
        mesh.add_triangle(first, first + k - 1, first + k);
    }
}

fn number(painter: &Painter, at: Pos2, count: u32, ink: Color32) {
    painter.text(at, Align2::CENTER_CENTER, count.to_string(), FontId::proportional(13.0), ink);
}
