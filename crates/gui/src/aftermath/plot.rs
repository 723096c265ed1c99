//! The course of points or losses as lines: each side in its colour, the second one dashed.

use super::course::Sample;
use crate::say;
use crate::snapshot::View;
use egui::{Id, Rangef, Ui};
use egui_plot::{
    AxisHints, Corner, GridInput, GridMark, HoverPosition, Legend, Line, LineStyle, Plot,
    PlotPoints, uniform_grid_spacer,
};
use gonfalon_core::kernel::Side;

/// The height of a plot, in points.
const TALL: f32 = 130.0;
/// The room of the numbers beside it: the same for every plot, so that their turns lie below each other.
const BESIDE: f32 = 34.0;
/// The most turns that get a number.
const NUMBERS: f64 = 13.0;
/// Longer than any piece of a line.
const UNBROKEN: f32 = 1.0e6;

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

/// The turns that are on the axis: from the first, up to where the last one ends. The set-up is no turn.
#[must_use]
pub fn span(samples: &[Sample]) -> (f64, f64) {
    let turn = |sample: Option<&Sample>| sample.map_or(1.0, |sample| sample.turn);
    let first = turn(samples.first()).floor().max(1.0);
    (first, turn(samples.last()).ceil().max(first + 1.0))
}

/// The turns that have a number: each of them; where there are many, every second or fifth one.
#[must_use]
pub fn numbered((first, end): (f64, f64)) -> Vec<f64> {
    let apart = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0];
    let apart = apart.into_iter().find(|apart| (end - first) / apart <= NUMBERS);
    let apart = apart.unwrap_or(500.0);
    let begin = (first / apart).ceil() * apart;
    (0..500_u32).map(|k| begin + f64::from(k) * apart).take_while(|&turn| turn < end).collect()
}

/// The numbers as marks of the axis, each in the middle of its turn.
fn marks(turns: (f64, f64)) -> Vec<GridMark> {
    let numbered = numbered(turns);
    let step_size = numbered.array_windows().next().map_or(1.0, |[one, other]| other - one);
    numbered.into_iter().map(|turn| GridMark { value: turn + 0.5, step_size }).collect()
}

/// The id under which the plot of this name is remembered.
#[must_use]
pub fn id(name: &str) -> Id {
    Id::unique(("plot", name))
}

/// How high a plot is: above the highest figure there is room, and another line of the grid, so that none ends at the edge.
#[must_use]
pub fn height(figures: impl Iterator<Item = [u32; 2]>) -> f64 {
    let highest = figures.flatten().max().unwrap_or(0).max(1);
    let highest = f64::from(highest);
    (highest * 1.12).max(highest + 1.1)
}

/// Shows a figure of both sides over the turns.
pub fn show(
    ui: &mut Ui,
    view: &View,
    id: &str,
    samples: &[Sample],
    figure: fn(&Sample) -> Option<[u32; 2]>,
) {
    let (first, end) = span(samples);
    let turns = AxisHints::new_x()
        .formatter(|mark, _| mark.value.floor().to_string())
        .label_spacing(Rangef::new(4.0, 8.0));
    let top = height(samples.iter().filter_map(figure));
    let plot = Plot::new(id)
        .id(self::id(id))
        .height(TALL)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_background(false)
        // Lines through the pointer look like those of the battle.
        .show_crosshair(false)
        .show_grid([false, true])
        .custom_x_axes(vec![turns])
        .x_grid_spacer(move |_: GridInput| marks((first, end)))
        // Points and losses are whole.
        .y_grid_spacer(uniform_grid_spacer(|_| [25.0, 5.0, 1.0]))
        .y_axis_min_width(BESIDE)
        .label_formatter(|at| {
            let HoverPosition::NearDataPoint { plot_name, position, .. } = at else { return None };
            let (n, turn) = (position.y.to_string(), position.x.floor().to_string());
            Some(say!(view, "gui-plot-point", side = *plot_name, n = n, turn = turn))
        })
        .legend(Legend::default().position(Corner::LeftTop));
    plot.show(ui, |plot| {
        // A plot remembers its bounds under its name: those of another battle, if they were not set.
        plot.set_plot_bounds_x(first..=end);
        plot.set_plot_bounds_y(0.0..=top);
        for side in Side::ALL {
            let point = |sample: &Sample| {
                figure(sample).map(|both| [sample.turn, f64::from(both[side as usize])])
            };
            let points: Vec<[f64; 2]> = samples.iter().filter_map(point).collect();
            let points = stairs(&points);
            // A line in one piece would be drawn with wedges at its steps; a dash ends at every corner.
            let style = if side == Side::A {
                LineStyle::Dashed { length: UNBROKEN }
            } else {
                LineStyle::dashed_dense()
            };
            let line = Line::new(view.port.side_name(side), PlotPoints::from(points));
            plot.line(line.color(view.side_text(side)).width(2.4).style(style));
        }
    });
}
