//! The course of points or losses as lines: each side in its colour, the second one dashed.

use super::course::Sample;
use crate::gui::snapshot::View;
use crate::kernel::Side;
use crate::say;
use egui::Ui;
use egui_plot::{
    Corner, HoverPosition, Legend, Line, LineStyle, Plot, PlotPoints, uniform_grid_spacer,
};

/// The height of a plot, in points.
const TALL: f32 = 130.0;

/// Points and losses come all at once: the line stays until the next one.
fn stairs(points: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let mut stairs: Vec<[f64; 2]> = Vec::with_capacity(points.len() * 2);
    for &[turn, figure] in points {
        if let Some(&[_, before]) =
            stairs.last().filter(|last| last[1].to_bits() != figure.to_bits())
        {
            stairs.push([turn, before]);
        }
        stairs.push([turn, figure]);
    }
    stairs
}

/// Shows a figure of both sides over the turns.
pub fn show(
    ui: &mut Ui,
    view: &View,
    id: &str,
    samples: &[Sample],
    figure: fn(&Sample) -> Option<[u32; 2]>,
) {
    let plot = Plot::new(id)
        .height(TALL)
        .include_y(0.0)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .show_background(false)
        .show_grid([false, true])
        // Points, losses and turns are whole.
        .y_grid_spacer(uniform_grid_spacer(|_| [25.0, 5.0, 1.0]))
        .x_axis_formatter(|mark, _| {
            if mark.value.fract().abs() < 1e-6 { mark.value.to_string() } else { String::new() }
        })
        .label_formatter(|at| {
            let HoverPosition::NearDataPoint { plot_name, position, .. } = at else { return None };
            let (n, turn) = (position.y.to_string(), position.x.floor().to_string());
            Some(say!(view, "gui-plot-point", side = *plot_name, n = n, turn = turn))
        })
        .legend(Legend::default().position(Corner::LeftTop));
    plot.show(ui, |plot| {
        for side in Side::ALL {
            let point = |sample: &Sample| {
                figure(sample).map(|both| [sample.turn, f64::from(both[side as usize])])
            };
            let points: Vec<[f64; 2]> = samples.iter().filter_map(point).collect();
            let points = stairs(&points);
            let style = if side == Side::A { LineStyle::Solid } else { LineStyle::dashed_dense() };
            let line = Line::new(view.port.side_name(side), PlotPoints::from(points));
            plot.line(line.color(view.side_text(side)).width(2.4).style(style));
        }
    });
}
