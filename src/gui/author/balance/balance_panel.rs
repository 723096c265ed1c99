//! The panel of the balance: games on all cores, with shares, and two versions side by side on the same dice.

use super::series::Series;
use crate::ai::Level;
use crate::editor::sketch;
use crate::gui::author::counters::counter_marks;
use crate::gui::author::work::{Around, Work};
use crate::gui::locale;
use crate::gui::seats::Seat;
use crate::gui::widgets;
use crate::kernel::Side;
use crate::say;
use crate::words::HasLanguage;
use egui::{Button, ComboBox, DragValue, Id, ProgressBar, RichText, ScrollArea, Ui};
use egui_plot::{Bar, BarChart, Plot};

/// The greatest number of games in a series.
const MOST: u64 = 10_000;
/// So many series are kept beside each other.
const KEPT: usize = 3;

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    for series in &mut work.balance.series {
        series.follow();
    }
    choose(ui, work);
    let sound = work.found.is_fresh(&work.file.document) && work.found.faults() == 0;
    let running = work.balance.series.iter().any(Series::is_running);
    let is_battle = sketch::part(&work.file.document).is_some();
    ui.horizontal_wrapped(|ui| {
        let play = ui.add_enabled(
            sound && is_battle && !running,
            Button::new(say!(ui, "author-balance-run")),
        );
        let play = play.on_disabled_hover_text(say!(ui, "author-balance-unfit"));
        if play.clicked()
            && let Ok(scenario) = work.file.document.scenario()
        {
            let language = ui.language();
            let step = work.file.document.undoable().next().map(|name| name.told(language));
            let version = step.unwrap_or_else(|| say!(ui, "author-history-begin"));
            let state = &mut work.balance;
            let mut series = Series::new(scenario, state.games, state.levels, version);
            series.run(ui.ctx());
            state.series.insert(0, series);
            state.series.truncate(KEPT);
        }
        if running && ui.button(say!(ui, "author-balance-stop")).clicked() {
            for series in &mut work.balance.series {
                series.stop();
            }
        }
    });
    ui.separator();
    let liveries = counter_marks::liveries(work);
    let colours = liveries.map(|livery| around.palette.livery(livery).body);
    widgets::scrolled(ui, ScrollArea::vertical().id_salt("author-balance"), |ui| {
        for (number, series) in work.balance.series.iter_mut().enumerate() {
            ui.push_id(number, |ui| one(ui, series, colours));
            ui.separator();
        }
    });
}

fn choose(ui: &mut Ui, work: &mut Work) {
    let sides = work.file.document.content().field("sides");
    let name = |place: usize| {
        let name = sides.and_then(|sides| sides.item(place)?.field("name"));
        let text = name.and_then(|name| name.text().or_else(|| name.field("text")?.text()));
        text.unwrap_or_default().to_owned()
    };
    let names = [name(0), name(1)];
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(say!(ui, "author-balance-games")).id;
        ui.add(DragValue::new(&mut work.balance.games).range(1..=MOST)).labelled_by(label);
        for (place, name) in names.iter().enumerate() {
            let level = &mut work.balance.levels[place];
            ui.label(name);
            ComboBox::from_id_salt(Id::unique(("author-level", place)))
                .selected_text(Seat::Computer(*level).name(&*ui))
                .show_ui(ui, |ui| {
                    for other in Level::ALL {
                        let words = Seat::Computer(other).name(&*ui);
                        ui.selectable_value(level, other, words);
                    }
                })
                .response
                .accessible_name(say!(ui, "author-balance-level", side = name.as_str()));
        }
    });
}

fn one(ui: &mut Ui, series: &mut Series, colours: [egui::Color32; 2]) {
    let language = ui.language();
    let (done, all) = (series.results.len(), series.order.games);
    ui.label(RichText::new(&series.version).strong());
    let share = done as f32 / all.max(1) as f32;
    let words = match series.left() {
        Some(left) => say!(ui, "author-balance-left", done = done, all = all, seconds = left),
        None => say!(ui, "author-balance-done", done = done, all = all),
    };
    if series.is_running() {
        ui.add(ProgressBar::new(share).text(words));
    } else {
        ui.horizontal(|ui| {
            ui.weak(words);
            if !series.is_done() && ui.button(say!(ui, "author-balance-on")).clicked() {
                series.run(ui.ctx());
            }
        });
    }
    if done == 0 {
        return;
    }
    for (side, colour) in Side::ALL.into_iter().zip(colours) {
        let (wins, share, low, high) = series.share(side);
        let name = series.order.scenario.sides[side as usize].name.get(language);
        let number = |value: f64| locale::decimal(&language, value, 1);
        let words = say!(
            ui,
            "author-balance-share",
            side = name,
            wins = wins,
            share = number(share),
            low = number(low),
            high = number(high),
        );
        #[allow(clippy::cast_possible_truncation)] // a share
        widgets::bar(ui, ((share / 100.0) as f32, 420.0), colour, &words);
    }
    let draws = series.results.iter().filter(|r| r.over && r.winner.is_none()).count();
    let unfinished = series.results.iter().filter(|r| !r.over).count();
    ui.weak(say!(ui, "author-balance-rest", draws = draws, unfinished = unfinished));
    lengths(ui, series);
}

/// How long the games were.
fn lengths(ui: &mut Ui, series: &Series) {
    let bars = series
        .lengths()
        .into_iter()
        .map(|(turns, games)| Bar::new(f64::from(turns), games as f64).width(0.9));
    let name = say!(ui, "author-balance-lengths");
    ui.label(RichText::new(&name).small());
    let chart = BarChart::new(name, bars.collect());
    Plot::new("lengths")
        .height(110.0)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .show_axes([true, true])
        .show(ui, |plot| plot.bar_chart(chart));
}
