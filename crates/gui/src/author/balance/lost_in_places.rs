//! Where units were lost on a field without hexes: a row for each of its places, the deadliest first.

use super::series::Series;
use crate::locale::HasLanguage;
use crate::say;
use crate::widgets;
use egui::{Color32, Grid, Label, Sense, Ui, vec2};
use gonfalon_core::editor::balance::Trails;

/// The width of the longest bar, in points.
const WIDE: f32 = 120.0;

/// Shows them, if there are any.
pub fn show(ui: &mut Ui, series: &Series, colours: [Color32; 2]) {
    let mut all = Trails::default();
    series.results.iter().for_each(|result| all.add(&result.trails));
    let mut places: Vec<_> = all.lost_in_places.into_iter().collect();
    if places.is_empty() {
        return;
    }
    places.sort_by_key(|(_, counts)| std::cmp::Reverse(counts[0] + counts[1]));
    let most = places.iter().flat_map(|(_, counts)| *counts).max().unwrap_or_default().max(1);
    let language = ui.language();
    widgets::part(ui, &say!(ui, "author-heat-places"));
    Grid::new("author-lost-in-places").num_columns(3).striped(true).show(ui, |ui| {
        ui.label("");
        for side in &series.order.scenario.sides {
            ui.weak(side.name.get(language));
        }
        ui.end_row();
        for (place, counts) in places {
            ui.label(place);
            for (count, colour) in counts.into_iter().zip(colours) {
                let share = count as f32 / most as f32;
                ui.horizontal(|ui| {
                    // The number beside the bar: it can be read on any colour.
                    ui.add_sized([30.0, 18.0], Label::new(count.to_string()));
                    let (bar, _) = ui.allocate_exact_size(vec2(WIDE, 14.0), Sense::hover());
                    ui.painter().rect_filled(bar, 3.0, ui.visuals().extreme_bg_color);
                    let filled = bar.with_max_x(bar.left() + share * WIDE);
                    ui.painter().rect_filled(filled, 3.0, colour);
                });
            }
            ui.end_row();
        }
    });
    ui.separator();
}
