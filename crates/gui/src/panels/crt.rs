//! The combat results table with the live odds, step by step, and the cell that was rolled last.

use super::super::command_queue::CommandQueue;
use super::super::snapshot::{Past, View};
use super::super::{locale, widgets};
use super::chart::{self, Mark};
use crate::locale::HasLanguage;
use crate::say;
use egui::{Id, RichText, ScrollArea, Ui};
use gonfalon_core::board::Hex;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Chart, Choice, ChoiceKind, Entry, EntryKind, OddsPart, OddsView, Sign};

/// Whether a game has a combat results table.
#[must_use]
pub fn has_crt(port: &dyn Port) -> bool {
    port.charts().iter().any(Chart::is_results_table)
}

/// Whether a game has other charts.
#[must_use]
pub fn has_others(port: &dyn Port) -> bool {
    port.charts().iter().any(|chart| !chart.is_results_table())
}

/// Shows the table as it was used last before the moment that is shown. Now, what is offered in the focused hex counts.
pub fn show(
    ui: &mut Ui,
    view: &View,
    (past, focus): (Option<&Past>, Option<Hex>),
    out: &mut CommandQueue,
) {
    let Some(chart) = view.port.charts().iter().find(|c| c.is_results_table()) else {
        ui.weak(say!(ui, "gui-crt-none"));
        return;
    };
    let odds = live(view, past, focus);
    widgets::scrolled(ui, ScrollArea::vertical(), |ui| {
        table(ui, view, chart, (past, odds), out);
        match odds {
            Some(odds) => steps(ui, view, past, odds, out),
            None => {
                ui.add_space(6.0);
                ui.weak(say!(ui, "gui-crt-empty"));
            }
        }
    });
}

/// The odds that matter now: of the planned combat, or of the choice under the pointer.
fn live<'a>(view: &View<'a>, past: Option<&'a Past>, focus: Option<Hex>) -> Option<&'a OddsView> {
    let planned = view.table(past).odds.as_ref();
    if !view.asks_at(past) {
        return planned;
    }
    let choices = view.port.choices();
    let hovered = focus.and_then(|hex| view.snapshot.offers.by_hex.get(&hex));
    let pointed =
        hovered.into_iter().flatten().find_map(|&id| choices.get(id)?.forecast.as_ref()?.odds());
    planned
        .or(pointed)
        .or_else(|| choices.get(view.snapshot.offers.primary?)?.forecast.as_ref()?.odds())
}

/// The cell that is marked in the table: that of the last throw, until another attack begins or its phase is over.
#[must_use]
pub fn marked(told: &[Entry]) -> Option<&(String, u8)> {
    let ends = |entry: &&Entry| {
        matches!(entry.kind, EntryKind::Phase | EntryKind::Turn)
            || entry.showing.sign == Sign::Strike && entry.cell.is_none()
    };
    told.iter().rev().take_while(|entry| !ends(entry)).find_map(|entry| entry.cell.as_ref())
}

fn table(
    ui: &mut Ui,
    view: &View,
    chart: &Chart,
    (past, odds): (Option<&Past>, Option<&OddsView>),
    out: &mut CommandQueue,
) {
    let palette = view.palette;
    let column = |name: &str| chart.head.iter().position(|h| h == name).filter(|&c| c > 0);
    let now = odds.and_then(|o| column(&o.odds));
    let passed: Vec<usize> = odds.map_or_else(Vec::new, |o| {
        o.steps.iter().filter_map(|s| column(&s.odds)).filter(|c| Some(*c) != now).collect()
    });
    // While the next one is planned, and once its phase is over, the last throw is told below alone.
    let plans = |choice: &Choice| choice.kind == ChoiceKind::Release;
    let planned = view.table(past).odds.is_some()
        || view.asks_at(past) && view.port.choices().iter().any(plans);
    let told = &view.port.journal()[..view.lines_told(past)];
    let last = told.iter().rfind(|entry| entry.cell.is_some());
    let rolled = marked(told).filter(|_| !planned);
    let rolled = rolled.and_then(|(odds, die)| Some((column(odds)?, usize::from(*die))));
    let used = now.or(rolled.map(|(column, _)| column));
    // A new throw comes into sight once; then the panel is its reader's.
    let seen = Id::unique("throw-in-sight");
    let throw = rolled.and(told.iter().rposition(|entry| entry.cell.is_some()));
    let fresh = throw.is_some() && ui.data(|data| data.get_temp(seen)) != Some(throw);
    ui.data_mut(|data| data.insert_temp(seen, throw));
    chart::show(ui, view, (chart, used), out, |row, c| {
        let fill = if rolled == Some((c, row)) {
            Some(palette.select)
        } else if Some(c) == now {
            Some(palette.thin(palette.accent, if row == 0 { 0.5 } else { 0.25 }))
        } else if row == 0 && passed.contains(&c) {
            Some(palette.thin(palette.accent, 0.14))
        } else {
            None
        };
        let thrown = rolled == Some((c, row));
        Mark { fill, strong: Some(c) == now || thrown, wanted: fresh && thrown, ..Mark::default() }
    });
    if let Some(entry) = last {
        ui.weak(RichText::new(say!(ui, "gui-crt-last", text = &entry.text)).small());
    }
}

fn steps(ui: &mut Ui, view: &View, past: Option<&Past>, odds: &OddsView, out: &mut CommandQueue) {
    let (attack, defence) = (odds.attack, odds.defence);
    let title = say!(ui, "gui-crt-odds", attack = attack, defence = defence, odds = &odds.odds);
    widgets::part(ui, &title);
    parts(ui, view, past, (&say!(ui, "gui-crt-attack"), &odds.attackers));
    parts(ui, view, past, (&say!(ui, "gui-crt-defence"), &odds.defenders));
    for (k, step) in odds.steps.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.label(format!("{}. {}", k + 1, step.label));
            ui.strong(format!("» {}", step.odds));
            widgets::rule_links(ui, &step.rule, out);
        });
    }
    if odds.automatic {
        let result = odds.results.first().map_or("", String::as_str);
        let means = meaning(view, result);
        ui.strong(say!(ui, "gui-crt-automatic", result = result, means = means));
        return;
    }
    ui.add_space(4.0);
    for (result, sixths) in &odds.chances {
        ui.horizontal(|ui| {
            ui.add_sized([34.0, 18.0], egui::Label::new(RichText::new(result).strong()));
            let share = f32::from(*sixths) / 6.0;
            let percent = locale::decimal(ui, share * 100.0, 0);
            let text = say!(ui, "gui-crt-chance", n = *sixths, percent = percent);
            let bar = egui::ProgressBar::new(share).desired_width(150.0).text(text);
            ui.add(bar.fill(view.palette.thin(view.palette.accent, 0.5)));
            ui.weak(meaning(view, result));
        });
    }
}

fn parts(ui: &mut Ui, view: &View, past: Option<&Past>, (title, parts): (&str, &[OddsPart])) {
    for (k, part) in parts.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.add_sized(
                [60.0, 16.0],
                egui::Label::new(RichText::new(if k == 0 { title } else { "" }).weak()),
            );
            let color = view.at(past).get(&part.unit).map(|c| view.side_text(c.side));
            let name = RichText::new(format!("{} {}", part.strength, part.name));
            ui.label(color.map_or(name.clone(), |c| name.color(c)));
            if !part.note.is_empty() {
                ui.weak(&part.note);
            }
        });
    }
}

fn meaning(lang: impl HasLanguage, result: &str) -> String {
    match result {
        "AL" | "AR" | "EX" | "DR" | "DL" => {
            say!(lang, "gui-result-{}" result.to_lowercase())
        }
        "-" => say!(lang, "gui-result-nothing"),
        _ => String::new(),
    }
}

/// The odds in one line: `26:8 is 3-1, hill 1L » 2-1: defender retreats (DR) 3/6, exchange (EX) 1/6`.
#[must_use]
pub fn one_line(lang: impl HasLanguage, odds: &OddsView) -> String {
    let steps: Vec<&str> = odds.steps.iter().map(|s| s.label.as_str()).collect();
    let changed = odds.steps.first().is_none_or(|first| first.odds != odds.odds);
    let chance = |(result, n): &(String, u8)| {
        let means = meaning(lang.language(), result);
        // What has no letters is told by its meaning alone.
        let letters = if result == "-" { String::new() } else { format!(" ({result})") };
        format!("{means}{letters} {n}/6")
    };
    let chances: Vec<String> = odds.chances.iter().map(chance).collect();
    let chances = if odds.automatic {
        let result = odds.results.first().map_or("", String::as_str);
        let means = meaning(lang.language(), result);
        say!(lang, "gui-crt-automatic-short", result = result, means = means)
    } else {
        chances.join(", ")
    };
    let steps = steps.join(", ");
    if changed {
        format!("{steps} » {}: {chances}", odds.odds)
    } else {
        format!("{steps}: {chances}")
    }
}
