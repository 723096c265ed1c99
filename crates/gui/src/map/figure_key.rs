//! The figures on the counters of a battle, in the key of the map.

use super::super::game_table::View;
use super::legend::WIDE;
use crate::paint::Screen;
use crate::paint::units::ToDrawing;
use crate::say;
use egui::{Rect, Sense, Ui, vec2};
use gonfalon_core::drawing::counter::{self, figure_tiles};
use gonfalon_core::drawing::{Area, Paint};
use gonfalon_core::view::{CounterFigure, CounterKind, CounterView};

/// The side of a tile, in points.
const TILE: f32 = 28.0;
/// From one tile to the next, in points.
const STEP: f32 = TILE + 3.0;
/// As many poses are shown at most.
const POSES: usize = 3;

/// Shows who is who: each figure that stands or waits in this battle, in all its poses, with its name. A leader is a standard.
pub fn show(ui: &mut Ui, view: &View) {
    let counters = &view.snapshot.board_index.board.counters;
    ui.strong(say!(ui, "gui-key-figures"));
    for &figure in CounterFigure::ALL {
        let Some(bearer) = counters.iter().find(|counter| counter.figure() == figure) else {
            continue;
        };
        ui.horizontal(|ui| {
            let size = vec2(STEP * POSES as f32, TILE + 4.0);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            sample(ui, view, rect, (figure, bearer));
            ui.vertical(|ui| {
                ui.set_max_width(WIDE);
                ui.label(say!(ui, "gui-figure-{}" figure.name()));
            });
        });
    }
}

fn sample(ui: &Ui, view: &View, rect: Rect, (figure, bearer): (CounterFigure, &CounterView)) {
    let livery = view.liveries.of(bearer.side);
    let paint = Paint { palette: view.palette.drawn(), livery, point: 1.0 };
    let tile = |k: usize| -> Area {
        let at = rect.left_center() + vec2(STEP * k as f32, -TILE / 2.0);
        Rect::from_min_size(at, vec2(TILE, TILE)).drawn()
    };
    let (mut drawn, mut shapes) = (Vec::new(), Vec::new());
    if bearer.kind == CounterKind::Leader {
        counter::draw_face(bearer, bearer.face(), (false, false), tile(0), paint, &mut drawn);
    } else {
        for pose in 0..figure_tiles::poses(figure).min(POSES) {
            figure_tiles::draw((figure, pose + 1), tile(pose), paint, &mut drawn);
        }
    }
    Screen::of(ui.ctx()).show(drawn, &mut shapes);
    ui.painter().extend(shapes);
}
