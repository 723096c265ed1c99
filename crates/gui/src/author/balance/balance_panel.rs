//! The panel of the balance: games on all cores, with shares, and two versions side by side on the same dice.

use super::balance_state::Heat;
use super::heat_map;
use super::lost_in_places;
use super::series::Series;
use crate::author::counters::counter_marks;
use crate::author::layout::work_pane::WorkPane;
use crate::author::work::{Around, Work};
use crate::locale;
use crate::locale::HasLanguage;
use crate::say;
use crate::seats::Seat;
use crate::widgets;
use egui::{ComboBox, DragValue, Id, ProgressBar, RichText, ScrollArea, Ui};
use egui_plot::{AxisHints, Bar, BarChart, Plot};
use gonfalon_core::ai::Level;
use gonfalon_core::editor::sketch;
use gonfalon_core::kernel::Side;

/// The greatest number of games in a series.
const MOST: u64 = 10_000;
/// Numbers at an axis stand at least so far apart, in points: from the first distance on they are seen, at the second they are strong.
const NUMBERS: std::ops::RangeInclusive<f32> = 14.0..=24.0;
/// Numbers above each other, likewise.
const LINES: std::ops::RangeInclusive<f32> = 9.0..=15.0;
/// So many series are kept beside each other.
const KEPT: usize = 3;

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    for series in &mut work.balance.series {
        series.follow();
    }
    ui.weak(say!(ui, "author-balance-about"));
    choose(ui, work);
    let sound = work.found.is_fresh(&work.file.document) && work.found.faults() == 0;
    let running = work.balance.series.iter().any(Series::is_running);
    let is_battle = sketch::part(&work.file.document).is_some();
    ui.horizontal_wrapped(|ui| {
        let missing = match (is_battle, sound, running) {
            (false, ..) => Some(say!(ui, "author-balance-deck")),
            (_, false, _) => Some(say!(ui, "author-balance-unfit")),
            (.., true) => Some(say!(ui, "author-balance-running")),
            _ => None,
        };
        let play = widgets::ready_button(ui, say!(ui, "author-balance-run"), missing);
        if play.clicked()
            && let Ok(scenario) = work.file.document.scenario()
        {
            let language = ui.language();
            let step = work.file.document.undoable().next().map(|name| name.told(language));
            let version = step.unwrap_or_else(|| say!(ui, "author-history-begin"));
            let state = &mut work.balance;
            state.begun += 1;
            let version = say!(ui, "author-balance-version", n = state.begun, step = version);
            let mut series = Series::new(scenario, state.games, state.levels, version);
            series.run(ui.ctx());
            state.series.insert(0, series);
            state.series.truncate(KEPT);
        }
        if !is_battle {
            ui.weak(say!(ui, "author-balance-deck"));
        } else if !sound {
            ui.weak(say!(ui, "author-balance-unfit"));
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
        compare(ui, &work.balance.series);
        heat(ui, work);
        for (number, series) in work.balance.series.iter_mut().enumerate() {
            ui.push_id(number, |ui| one(ui, series, colours));
            ui.separator();
        }
        if let Some(series) = work.balance.series.first() {
            lost_in_places::show(ui, series, colours);
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
                .selected_text(Seat::computer(*level).name(&*ui))
                .show_ui(ui, |ui| {
                    for other in Level::ALL {
                        let words = Seat::computer(other).name(&*ui);
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
        let wide = ui.available_width().min(520.0);
        ui.label(words);
        #[allow(clippy::cast_possible_truncation)] // a share
        share_bar(ui, [low, share, high].map(|share| (share / 100.0) as f32), (wide, colour));
    }
    let draws = series.results.iter().filter(|r| r.over && r.winner.is_none()).count();
    let unfinished = series.results.iter().filter(|r| !r.over).count();
    ui.weak(say!(ui, "author-balance-rest", draws = draws, unfinished = unfinished));
    let wide = ui.available_width();
    if wide > 560.0 {
        ui.columns(2, |columns| {
            lengths(&mut columns[0], series);
            points(&mut columns[1], series, colours);
        });
    } else {
        lengths(ui, series);
        points(ui, series, colours);
    }
}

/// A share with its interval: a bar, and a thinner one from the lowest to the highest.
fn share_bar(ui: &mut Ui, [low, share, high]: [f32; 3], (wide, colour): (f32, egui::Color32)) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(wide, 16.0), egui::Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, 3.0, ui.visuals().extreme_bg_color);
    let to = |share: f32| rect.left() + share * rect.width();
    let bar = egui::Rect::from_x_y_ranges(rect.left()..=to(share), rect.y_range());
    painter.rect_filled(bar, 3.0, colour);
    let middle = rect.center().y;
    let stroke = egui::Stroke::new(2.0, ui.visuals().strong_text_color());
    painter.hline(to(low)..=to(high), middle, stroke);
    for end in [low, high] {
        painter.vline(to(end), middle - 4.0..=middle + 4.0, stroke);
    }
}

/// What the newest version changes, game by game on the same dice.
fn compare(ui: &mut Ui, series: &[Series]) {
    let [new, old, ..] = series else { return };
    let alike = new.order.levels == old.order.levels && !new.results.is_empty();
    if !alike || old.results.is_empty() {
        return;
    }
    let language = ui.language();
    let side = Side::ALL[0];
    let number = |value: f64| locale::decimal(&language, value, 1);
    let (_, share, low, high) = new.share(side);
    let (_, before, old_low, old_high) = old.share(side);
    let name = new.order.scenario.sides[side as usize].name.get(language);
    let words = say!(
        ui,
        "author-balance-compared",
        side = name,
        share = number(share),
        low = number(low),
        high = number(high),
        before = number(before),
        oldlow = number(old_low),
        oldhigh = number(old_high),
    );
    ui.label(RichText::new(words).strong());
    let (same, other) = new.beside(old);
    ui.label(say!(ui, "author-balance-paired", games = same, other = other));
    ui.separator();
}

/// Shows on the map where counters went or were lost.
fn heat(ui: &mut Ui, work: &mut Work) {
    let there = work.balance.series.first().is_some_and(|series| !series.results.is_empty());
    let Some(series) = work.balance.series.first().filter(|_| there) else { return };
    if work.board.sketch.is_none() {
        return;
    }
    let fits = heat_map::fits(series, work.file.document.content());
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(ui, "author-heat"));
        if !fits {
            work.balance.heat = None;
            ui.weak(say!(ui, "author-heat-changed"));
            return;
        }
        let before = work.balance.heat;
        for (heat, words) in [
            (None, say!(ui, "author-heat-none")),
            (Some(Heat::Lost), say!(ui, "author-heat-lost")),
            (Some(Heat::Stood), say!(ui, "author-heat-stood")),
        ] {
            ui.selectable_value(&mut work.balance.heat, heat, words);
        }
        if work.balance.heat != before && work.balance.heat.is_some() {
            work.show = Some(WorkPane::Map);
        }
    });
    ui.separator();
}

/// By how many points the first side led at the end; behind zero the second one.
fn points(ui: &mut Ui, series: &Series, colours: [egui::Color32; 2]) {
    let margins = series.margins();
    if margins.is_empty() {
        return;
    }
    let language = ui.language();
    let [one, other] = &series.order.scenario.sides;
    let name = say!(
        ui,
        "author-balance-margins",
        one = one.name.get(language),
        other = other.name.get(language),
    );
    ui.label(RichText::new(&name).small());
    let bars = margins.into_iter().map(|(margin, games)| {
        let fill = colours[usize::from(margin < 0)];
        Bar::new(margin as f64, games as f64).width(0.9).fill(fill)
    });
    let chart = BarChart::new(name, bars.collect());
    let axis = say!(ui, "author-balance-axis-points");
    let games = say!(ui, "author-balance-games");
    let leads = AxisHints::new_x().label(axis).label_spacing(NUMBERS);
    let plot = plot("margins").custom_x_axes(vec![leads]).custom_y_axes(vec![counted(games)]);
    plot.show(ui, |plot| plot.bar_chart(chart));
}

/// The axis of how many games there were: numbers stand as close as lines of text do.
fn counted(label: String) -> AxisHints<'static> {
    AxisHints::new_y().label(label).label_spacing(LINES)
}

/// A plot that stands still.
fn plot(id: &'static str) -> Plot<'static> {
    Plot::new(id)
        .height(150.0)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .include_y(0.0)
        .show_axes([true, true])
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
    let axis = say!(ui, "author-balance-axis-turns");
    let games = say!(ui, "author-balance-games");
    // Every turn has its number where there is room for it.
    let turns = AxisHints::new_x().label(axis).label_spacing(NUMBERS);
    // A line at every tenth turn would look as if it meant something.
    let plot = plot("lengths").custom_x_axes(vec![turns]).custom_y_axes(vec![counted(games)]);
    let plot = plot.show_grid([false, true]);
    plot.show(ui, |plot| plot.bar_chart(chart));
}
