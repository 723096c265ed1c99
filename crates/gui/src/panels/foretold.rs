//! What a choice leads to, in a few lines: the same beside a button, at the pointer and below a suggestion.

use super::super::field::alt_text;
use super::super::snapshot::View;
use super::{crt, hits};
use egui::Ui;
use gonfalon_core::view::Forecast;

/// Shows the chances: on a results table with what shifts them, for each roll on a table of hits, or of the dice.
pub fn brief(ui: &mut Ui, view: &View, forecast: &Forecast) {
    match forecast {
        Forecast::Hits(rolls) => hits::brief(ui, view, rolls),
        Forecast::Odds(odds) => {
            ui.weak(crt::one_line(view, odds));
        }
        Forecast::Duel(_) | Forecast::Check(_) => {
            ui.weak(if view.snapshot.table.cards.is_some() {
                alt_text::brief(view, forecast)
            } else {
                forecast.brief()
            });
        }
    }
}
