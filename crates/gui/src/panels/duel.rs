//! Opposed dice: what each side adds, and what comes of every pair of dice.

use super::super::command_queue::CommandQueue;
use super::super::field::spot::Spot;
use super::super::field::state::FieldState;
use super::super::snapshot::{Past, View};
use super::super::{locale, widgets};
use super::{check, hits};
use crate::say;
use egui::{Align2, Color32, FontId, RichText, ScrollArea, Sense, Ui, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::{Ahead, Choice, DuelChance, DuelPart, DuelView, Forecast};

/// The side of a cell of the grid with six-sided dice; with more sides it is smaller.
const CELL: f32 = 25.0;
/// The room of a number that is added, in points.
const ADDS: f32 = 34.0;
/// In a panel of less height the grid comes first, in points.
const ROOM: f32 = 520.0;
/// The width of the grid with dice of more sides.
const GRID: f32 = 250.0;

/// What the pointer or the keyboard is on.
#[derive(Clone, Copy)]
pub struct Pointed<'a> {
    /// The hex, on a map.
    pub focus: Option<Hex>,
    /// The choice that is aimed at that hex, where there are several.
    pub aimed: Option<usize>,
    /// What is picked and pointed at on a card table.
    pub field: &'a FieldState,
    /// The moment that is shown, if it is not now.
    pub past: Option<&'a Past>,
}

/// ARSOUF M6.3: shows the duel that the pointer asks about, before any die is thrown; or the rolls of a melee.
pub fn show(ui: &mut Ui, view: &View, pointed: Pointed, out: &mut CommandQueue) {
    widgets::scrolled(ui, ScrollArea::vertical(), |ui| {
        let fought = view.table(pointed.past).hits.as_ref();
        match (fought, live(view, pointed)) {
            (Some(fought), _) => hits::show(ui, view, fought, out),
            (None, Some(dice)) => forecast(ui, view, dice, out),
            (None, None) if view.snapshot.table.cards.is_some() => {
                ui.weak(say!(ui, "gui-duel-none-cards"));
            }
            (None, None) => {
                ui.weak(say!(ui, "gui-duel-none"));
            }
        }
    });
}

/// Dice of any kind, and those that come after them.
fn forecast(ui: &mut Ui, view: &View, dice: &Forecast, out: &mut CommandQueue) {
    match dice {
        Forecast::Duel(duel) => content(ui, view, duel, out),
        Forecast::Hits(rolls) => hits::show(ui, view, rolls, out),
        Forecast::Check(first) => {
            check::show(ui, view, first, out);
            if let Some(then) = &first.then {
                ui.add_space(6.0);
                widgets::part(ui, &say!(ui, "gui-check-then"));
                forecast(ui, view, then, out);
            }
        }
        Forecast::Odds(_) => {}
    }
}

/// The dice that matter now: of the target under the pointer, of the obvious choice, or of the only target.
fn live<'a>(view: &View<'a>, pointed: Pointed) -> Option<&'a Forecast> {
    // What could be thrown now has nothing to do with another moment.
    if pointed.past.is_some() || view.reel.during().is_some() {
        return None;
    }
    let choices = view.port.choices();
    let dice = |forecast: &&Forecast| !matches!(forecast, Forecast::Odds(_));
    let of = |id: &usize| choices.get(*id)?.forecast.as_ref().filter(dice);
    if let Some(cards) = view.snapshot.table.cards.as_deref() {
        let pointed = pointed_at(view, pointed).and_then(|choice| choice.forecast.as_ref());
        return pointed.filter(dice).or(cards.forecast.as_ref().filter(dice));
    }
    let aimed = pointed.aimed.as_ref().and_then(of);
    let hovered = pointed.focus.and_then(|hex| view.snapshot.offers.by_hex.get(&hex));
    let pointed = hovered.into_iter().flatten().find_map(of);
    let obvious = || view.snapshot.offers.primary.as_ref().and_then(of);
    let only = || {
        let mut all = choices.iter().filter_map(|c| c.forecast.as_ref().filter(dice));
        all.next().filter(|_| all.next().is_none())
    };
    aimed.or(pointed).or_else(obvious).or_else(only)
}

/// On the card table: what the picked card would do to the place under the pointer; or the only attack upon it, or
/// the only one of the card there.
fn pointed_at<'a>(view: &View<'a>, pointed: Pointed) -> Option<&'a Choice> {
    let cards = view.snapshot.table.cards.as_deref()?;
    let choices = view.port.choices();
    let field = pointed.field;
    let side = view.port.prompt().side.filter(|_| view.asks_at(pointed.past))?;
    let told = |choice: &&'a Choice| choice.forecast.is_some();
    let spot: Option<&Spot> = field.hover.as_ref().or(field.cursor.as_ref());
    let target = spot.and_then(|spot| spot.target(cards, side));
    let only = |fits: &dyn Fn(&Choice) -> bool| {
        let mut all = choices.iter().filter(told).filter(|choice| fits(choice));
        all.next().filter(|_| all.next().is_none())
    };
    match (&field.picked, target) {
        (Some(card), Some(target)) => {
            let between = |c: &&Choice| c.card.as_ref() == Some(card) && c.target == target;
            choices
                .iter()
                .filter(told)
                .find(between)
                .or_else(|| only(&|c| c.card.as_ref() == Some(card)))
        }
        (Some(card), None) => only(&|c| c.card.as_ref() == Some(card)),
        (None, Some(target)) => {
            only(&|c| c.target == target).or_else(|| only(&|c| c.card.as_ref() == Some(&target)))
        }
        (None, None) => None,
    }
}

fn content(ui: &mut Ui, view: &View, duel: &DuelView, out: &mut CommandQueue) {
    let title = say!(ui, "gui-duel-title", attacker = &duel.attacker, defender = &duel.defender);
    ui.label(RichText::new(title).strong());
    // Where there is no room for all of it, what may come of it is in sight first, and what it is made of below.
    let little = ui.clip_rect().height() < ROOM;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for escape in &duel.escapes {
            let words = RichText::new(escape);
            ui.label(if little { words.small() } else { words });
        }
    });
    if little {
        outcomes(ui, view, duel);
        ui.add_space(4.0);
    }
    let sides = [
        (say!(ui, "gui-crt-attack"), &duel.attacker, (&duel.attack[..], duel.attack_adds.as_str())),
        (
            say!(ui, "gui-crt-defence"),
            &duel.defender,
            (&duel.defence[..], duel.defence_adds.as_str()),
        ),
    ];
    if ui.available_width() > 340.0 {
        // Side by side, so that the grid is in sight as well.
        widgets::beside(ui, sides.len(), |ui, number| {
            let (title, name, sum) = &sides[number];
            side(ui, title, name, *sum, out);
        });
    } else {
        for (title, name, sum) in sides {
            side(ui, &title, name, sum, out);
        }
    }
    if !little {
        ui.add_space(4.0);
        outcomes(ui, view, duel);
    }
}

/// What comes of every pair of dice, and the chances of each outcome.
fn outcomes(ui: &mut Ui, view: &View, duel: &DuelView) {
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            let cell = cell_side(duel);
            ui.set_width((duel.cells.len() + 1) as f32 * (cell + 2.0));
            grid(ui, view, duel, cell);
        });
        ui.vertical(|ui| chances(ui, view, duel));
    });
}

/// What one side adds to its die, part by part.
fn side(
    ui: &mut Ui,
    title: &str,
    name: &str,
    (parts, sum): (&[DuelPart], &str),
    out: &mut CommandQueue,
) {
    widgets::part(ui, &format!("{title}: {name}"));
    ui.spacing_mut().item_spacing.y = 2.0;
    for part in parts {
        widgets::entry(ui, (RichText::new(&part.adds), ADDS), |ui| {
            ui.label(&part.label);
            widgets::rule_links(ui, &part.rule, out);
        });
    }
    let sum = RichText::new(format!("+{}", sum.trim_start_matches('+'))).strong();
    widgets::entry(ui, (sum, ADDS), |ui| {
        ui.strong(say!(ui, "gui-duel-sum"));
    });
}

/// The colour of an outcome: who is ahead then.
fn color(view: &View, chance: &DuelChance) -> Color32 {
    let palette = view.palette;
    match chance.ahead {
        Ahead::Attacker => palette.thin(palette.good, 0.45),
        Ahead::Defender => palette.thin(palette.bad, 0.45),
        Ahead::Nobody => palette.thin(palette.mark, 0.9),
    }
}

/// The sign of an outcome in the grid: the colours are not needed to read it.
fn sign(outcome: usize) -> char {
    char::from(b'A' + u8::try_from(outcome).unwrap_or(25).min(25))
}

fn chances(ui: &mut Ui, view: &View, duel: &DuelView) {
    for (outcome, chance) in duel.chances.iter().enumerate() {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            widgets::shade(ui, rect, color(view, chance));
            let (font, ink) = (FontId::proportional(12.0), ui.visuals().text_color());
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, sign(outcome), font, ink);
            let percent = chance.cases as f32 * 100.0 / duel.cases.max(1) as f32;
            let percent = locale::decimal(ui, percent, 1);
            let (n, of) = (chance.cases, duel.cases);
            // Of a hundred cases the number is the share.
            let share = if of == 100 {
                say!(ui, "gui-duel-share", percent = n)
            } else {
                say!(ui, "gui-duel-chance", n = n, of = of, percent = percent)
            };
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.add(egui::Label::new(&chance.label).wrap());
                ui.strong(share);
            });
        });
    }
}

/// What comes of every pair of dice: rows by the attacker's die, columns by the defender's.
fn grid(ui: &mut Ui, view: &View, duel: &DuelView, side: f32) {
    ui.weak(RichText::new(say!(ui, "gui-duel-grid")).small());
    ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
    ui.spacing_mut().interact_size.y = side;
    let columns = duel.cells.iter().map(Vec::len).max().unwrap_or(6);
    let sides = u8::try_from(columns.max(duel.cells.len())).unwrap_or(6);
    ui.horizontal(|ui| {
        ui.allocate_exact_size(vec2(side, side), Sense::hover());
        for die in 1..=u8::try_from(columns).unwrap_or(6) {
            widgets::die_of(ui, view, (die, sides), side);
        }
    });
    for (row, cells) in (1..).zip(&duel.cells) {
        ui.horizontal(|ui| {
            widgets::die_of(ui, view, (row, sides), side);
            for (column, &outcome) in (1..).zip(cells) {
                cell(ui, view, duel, (row, column, side), outcome);
            }
        });
    }
}

/// How large a cell is: the more sides the dice have, the smaller.
fn cell_side(duel: &DuelView) -> f32 {
    match duel.cells.len() {
        0..=6 => CELL,
        n => (GRID / (n + 1) as f32 - 2.0).clamp(14.0, CELL),
    }
}

fn cell(
    ui: &mut Ui,
    view: &View,
    duel: &DuelView,
    (row, column, side): (u8, u8, f32),
    outcome: usize,
) {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let Some(chance) = duel.chances.get(outcome) else { return };
    widgets::shade(ui, rect, color(view, chance));
    let (font, ink) = (FontId::proportional(side * 0.48), ui.visuals().text_color());
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, sign(outcome), font, ink);
    let result = chance.label.as_str();
    let words = say!(view, "gui-duel-cell", attacker = row, defender = column, result = result);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Cell, true, &words));
    response.on_hover_text(words);
}
