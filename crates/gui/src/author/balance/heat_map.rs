//! Where counters went and were lost in the games of the balance, as a tint of the map.

use super::balance_state::Heat;
use super::series::Series;
use crate::author::work::{Around, Work};
use crate::map::camera::Camera;
use crate::say;
use egui::{
    Align, Align2, Color32, FontId, Frame, Layout, Margin, Mesh, Painter, Pos2, Rect, Sense, Shape,
    Ui, UiBuilder, vec2,
};
use gonfalon_core::board::Hex;
use gonfalon_core::editor::Node;
use gonfalon_core::editor::balance::Trails;
use gonfalon_core::scenario::map_file::MapFile;
use gonfalon_core::view::MapView;
use std::collections::BTreeMap;

/// The greatest opacity of the tint.
const DARKEST: f32 = 0.82;
/// The width of a step of the scale, in points.
const STEP: f32 = 14.0;

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

/// What is to be shown of the newest games: how often, hex by hex, and the colour; nothing unless that is asked for.
fn shown(work: &Work, around: &Around) -> Option<(BTreeMap<Hex, u32>, Color32)> {
    let (heat, series) = (work.balance.heat?, work.balance.series.first()?);
    if !fits(series, work.file.document.content()) {
        return None;
    }
    let mut all = Trails::default();
    series.results.iter().for_each(|result| all.add(&result.trails));
    let (counts, colour) = match heat {
        Heat::Lost => (all.lost, around.palette.bad),
        Heat::Stood => (all.stood, around.palette.accent),
    };
    Some((counts.into_iter().map(|(hex, sides)| (hex, sides[0] + sides[1])).collect(), colour))
}

/// How dark the tint of a count is: by roots, so that what is rare is seen beside what is common.
fn tint(colour: Color32, count: u32, most: u32) -> Color32 {
    colour.gamma_multiply(DARKEST * (count as f32 / most.max(1) as f32).sqrt())
}

/// Tints the map below the counters, whose colours say whose they are, if that is asked for.
pub fn paint(
    ui: &Ui,
    work: &Work,
    around: &Around,
    map: &MapView,
    (camera, screen): (Camera, Rect),
) {
    let Some((counts, colour)) = shown(work, around) else { return };
    let most = counts.values().copied().max().unwrap_or(0);
    let painter = ui.painter_at(screen);
    let mut mesh = Mesh::default();
    let mut numbers = Vec::new();
    for (hex, count) in counts {
        let Some(drawn) = map.hexes.get(hex.index()) else { continue };
        let center = camera.to_screen(screen, drawn.center);
        if !screen.expand(camera.zoom).contains(center) {
            continue;
        }
        let far = camera.zoom * 0.98;
        let corners = map.layout.corners().map(|(x, y)| center + vec2(x, y) * far);
        hexagon(&mut mesh, &corners, tint(colour, count, most));
        if camera.zoom > 22.0 {
            numbers.push((center, count));
        }
    }
    painter.add(Shape::mesh(mesh));
    for (center, count) in numbers {
        number(&painter, center, count, ui.visuals().strong_text_color());
    }
}

/// Says what the tint means, how much the lightest and the darkest are, and puts it off.
pub fn legend(ui: &mut Ui, work: &mut Work, around: &Around, screen: Rect) {
    let (Some(heat), Some((counts, colour))) = (work.balance.heat, shown(work, around)) else {
        return;
    };
    let most = counts.values().copied().max().unwrap_or(0);
    let games = work.balance.series.first().map_or(0, |series| series.results.len());
    let words = match heat {
        Heat::Lost => say!(ui, "author-heat-lost-map", games = games),
        Heat::Stood => say!(ui, "author-heat-stood-map", games = games),
    };
    let room =
        Rect::from_min_size(screen.left_top() + vec2(8.0, 8.0), vec2(screen.width() - 16.0, 30.0));
    let layout = Layout::left_to_right(Align::Center);
    let mut child = ui.new_child(UiBuilder::new().max_rect(room).layout(layout));
    Frame::popup(child.style()).inner_margin(Margin::symmetric(8, 3)).show(&mut child, |ui| {
        ui.label(words);
        if most > 0 {
            scale(ui, colour, most);
        }
        if ui.button(say!(ui, "author-heat-off")).clicked() {
            work.balance.heat = None;
        }
    });
}

/// The tints from one to the greatest count.
fn scale(ui: &mut Ui, colour: Color32, most: u32) {
    ui.weak("1");
    let (bar, _) = ui.allocate_exact_size(vec2(STEP * 5.0, 12.0), Sense::hover());
    ui.painter().rect_filled(bar, 0.0, ui.visuals().extreme_bg_color);
    for step in 0..5_u32 {
        let count = 1 + (most - 1) * step / 4;
        let at = bar.min + vec2(STEP * step as f32, 0.0);
        let part = Rect::from_min_size(at, vec2(STEP, bar.height()));
        ui.painter().rect_filled(part, 0.0, tint(colour, count, most));
    }
    ui.weak(most.to_string());
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
