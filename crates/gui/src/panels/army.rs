//! The order of battle: every counter with its state and place.

use super::super::command_queue::{Command, CommandQueue};
use super::super::paint::counter;
use super::super::pointing;
use super::super::snapshot::{Past, View};
use super::super::widgets;
use super::icon;
use crate::say;
use egui::{Color32, Label, RichText, ScrollArea, Sense, TextStyle, Ui, Vec2, vec2};
use egui_extras::{Column, TableBuilder};
use gonfalon_core::drawing::heraldry::Carrier;
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{CounterKind, CounterView};

/// The column that the list is sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// As in the scenario.
    #[default]
    Listed,
    /// By name.
    Name,
    /// By kind.
    Kind,
    /// The strongest first.
    Strength,
    /// By place.
    Place,
}

/// Whoever is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shown {
    /// Everybody.
    #[default]
    All,
    /// Those who are worse off than they were.
    Hurt,
    /// Those who are not on the map.
    OffMap,
}

impl Shown {
    const ALL: [Shown; 3] = [Shown::All, Shown::Hurt, Shown::OffMap];

    fn has(self, piece: &CounterView) -> bool {
        match self {
            Shown::All => true,
            Shown::Hurt => piece.is_hurt(),
            Shown::OffMap => piece.at.is_none(),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Shown::All => "all",
            Shown::Hurt => "hurt",
            Shown::OffMap => "off-map",
        }
    }
}

/// The size of the shield before a name, in points.
const SHIELD: Vec2 = vec2(15.0, 18.0);
/// The room beside a heading in points.
const HEAD: f32 = 4.0;
/// A panel of less height is scrolled as a whole, in points.
const LITTLE: f32 = 230.0;

/// What the list remembers.
#[derive(Debug, Default)]
pub struct ArmyState {
    /// Words to look for.
    pub words: String,
    /// One side only.
    pub side: Option<Side>,
    /// Whoever is shown.
    pub shown: Shown,
    /// The order.
    pub order: Order,
}

/// Shows the list.
pub fn show(
    ui: &mut Ui,
    view: &View,
    (past, inspected): (Option<&Past>, Option<&str>),
    state: &mut ArmyState,
    out: &mut CommandQueue,
) {
    if ui.available_height() < LITTLE {
        // The head would leave no room to the list.
        let all = |ui: &mut Ui| list(ui, view, (past, inspected), (state, false), out);
        widgets::scrolled(ui, ScrollArea::vertical(), all);
    } else {
        list(ui, view, (past, inspected), (state, true), out);
    }
}

fn list(
    ui: &mut Ui,
    view: &View,
    (past, inspected): (Option<&Past>, Option<&str>),
    (state, scrolls): (&mut ArmyState, bool),
    out: &mut CommandQueue,
) {
    controls(ui, view, state);
    let board_index = view.at(past);
    let words = state.words.to_lowercase();
    let fits = |c: &&CounterView| {
        let text = format!("{} {} {}", c.name, c.kind_name, c.place).to_lowercase();
        state.side.is_none_or(|side| c.side == side)
            && state.shown.has(c)
            && words.split_whitespace().all(|w| text.contains(w))
    };
    let mut list: Vec<&CounterView> = board_index.board.counters.iter().filter(fits).collect();
    match state.order {
        Order::Listed => {}
        Order::Name => list.sort_by(|a, b| a.name.cmp(&b.name)),
        Order::Kind => list.sort_by(|a, b| a.kind_name.cmp(&b.kind_name)),
        Order::Strength => list.sort_by_key(|c| std::cmp::Reverse(c.face().strength)),
        Order::Place => list.sort_by(|a, b| a.place.cmp(&b.place)),
    }
    // Whoever stands on the map comes first.
    list.sort_by_key(|c| c.at.is_none());
    ui.weak(totals(view, &list, state.side));
    table(ui, view, (&list, inspected, scrolls), &mut state.order, out);
}

fn controls(ui: &mut Ui, view: &View, state: &mut ArmyState) {
    ui.horizontal_wrapped(|ui| {
        let hint = say!(ui, "gui-army-find");
        widgets::search(ui, &mut state.words, hint, 130.0);
        ui.selectable_value(&mut state.side, None, say!(ui, "gui-army-both"));
        for side in Side::ALL {
            let name = RichText::new(view.port.side_name(side)).color(view.side_text(side));
            ui.selectable_value(&mut state.side, Some(side), name);
        }
    });
    ui.horizontal_wrapped(|ui| {
        for shown in Shown::ALL {
            let words = say!(ui, "gui-army-{}" shown.word());
            ui.selectable_value(&mut state.shown, shown, words);
        }
    });
}

fn totals(view: &View, list: &[&CounterView], only: Option<Side>) -> String {
    let part = |side: Side| {
        let own = || list.iter().filter(move |c| c.side == side && c.at.is_some());
        let units = || own().filter(|c| counter::is_unit(c.kind));
        let strength: u32 = units().map(|c| c.face().strength).sum();
        let leaders = own().filter(|c| c.kind == CounterKind::Leader).count();
        let (name, units) = (view.port.side_name(side), units().count());
        say!(
            view,
            "gui-army-total",
            side = name,
            units = units,
            leaders = leaders,
            strength = strength
        )
    };
    let shown = Side::ALL.into_iter().filter(|side| only.is_none_or(|only| only == *side));
    shown.map(part).collect::<Vec<_>>().join("; ")
}

fn table(
    ui: &mut Ui,
    view: &View,
    (list, picked, scrolls): (&[&CounterView], Option<&str>, bool),
    order: &mut Order,
    out: &mut CommandQueue,
) {
    let ctx = ui.ctx().clone();
    let columns = widths(ui, view, list);
    // A state stands below the name, which keeps its room.
    let small = ui.text_style_height(&TextStyle::Small);
    let states = list.iter().any(|piece| !state_of(piece).is_empty());
    let high = if states { ui.text_style_height(&TextStyle::Body) + small + 6.0 } else { 28.0 };
    let builder = TableBuilder::new(ui)
        .striped(true)
        .vscroll(scrolls)
        .sense(Sense::click())
        .column(Column::exact(30.0))
        .column(Column::remainder().at_least(90.0).clip(true));
    columns
        .into_iter()
        .fold(builder, |table, wide| table.column(Column::exact(wide).clip(true)))
        .header(22.0, |mut head| {
            head.col(|_| {});
            for (name, by) in [
                (say!(view, "gui-army-name"), Order::Name),
                (say!(view, "gui-army-values"), Order::Strength),
                (say!(view, "gui-army-place"), Order::Place),
            ] {
                head.col(|ui| {
                    ui.spacing_mut().button_padding.x = HEAD;
                    let text = RichText::new(name).strong();
                    if ui.selectable_label(*order == by, text).clicked() {
                        *order = if *order == by { Order::Listed } else { by };
                    }
                });
            }
        })
        .body(|body| {
            body.rows(high.max(28.0), list.len(), |mut row| {
                let piece = list[row.index()];
                let command = piece.mark.as_ref().map(|mark| mark.id.as_str());
                let lit = command.is_some_and(|command| pointing::is_pointed(&ctx, command));
                row.set_selected(picked == Some(&piece.id) || lit);
                let text = |ui: &mut Ui, words: RichText| {
                    ui.add(Label::new(words).selectable(false).truncate())
                };
                row.col(|ui| {
                    icon::counter(ui, view, piece, 26.0);
                });
                row.col(|ui| {
                    // The name stands beside the shield.
                    ui.horizontal_top(|ui| {
                        if let Some(arms) = &piece.arms {
                            let (rect, _) = ui.allocate_exact_size(SHIELD, Sense::hover());
                            let mut shapes = Vec::new();
                            let (carrier, ctx) = (Carrier::Shield, ui.ctx());
                            counter::arms_on(carrier, &arms.arms, rect, ctx, &mut shapes);
                            ui.painter().extend(shapes);
                        }
                        ui.vertical(|ui| {
                            ui.spacing_mut().item_spacing.y = 1.0;
                            text(ui, RichText::new(&piece.name).color(view.side_text(piece.side)));
                            let state = state_of(piece);
                            if !state.is_empty() {
                                text(ui, RichText::new(state).small().weak());
                            }
                        });
                    });
                });
                row.col(|ui| {
                    text(ui, RichText::new(short_values(piece)));
                });
                row.col(|ui| {
                    text(ui, RichText::new(brief_place(view, piece))).on_hover_text(&piece.place);
                });
                if let Some(command) = command {
                    pointing::point_if_hovered(&row.response(), command);
                }
                if row.response().clicked() {
                    out.send(Command::Inspect(piece.id.clone()));
                    if let Some(hex) = piece.at {
                        out.send(Command::CenterOn(hex));
                    }
                }
            });
        });
}

/// Where it stands: the number of its hex alone. Off the map it is said in words.
fn brief_place(view: &View, piece: &CounterView) -> String {
    let label = || Some(view.snapshot.map.as_deref()?.label(piece.at?).to_owned());
    label().unwrap_or_else(|| piece.place.clone())
}

/// Its state in words. Whoever is off the map has none any more.
fn state_of(piece: &CounterView) -> String {
    let words = piece.status.iter().filter(|_| piece.at.is_some()).map(|s| s.word.as_str());
    words.collect::<Vec<_>>().join(", ")
}

/// The widths of the columns behind the name: each as wide as what stands in it, within limits.
fn widths(ui: &Ui, view: &View, list: &[&CounterView]) -> [f32; 2] {
    let font = TextStyle::Body.resolve(ui.style());
    let wide = |words: String| {
        ui.painter().layout_no_wrap(words, font.clone(), Color32::PLACEHOLDER).size().x
    };
    let widest = |head: String, words: &dyn Fn(&CounterView) -> String, most: f32| {
        let body = list.iter().map(|piece| wide(words(piece))).fold(0.0, f32::max);
        let head = wide(head) + 2.0 * HEAD;
        body.min(most).max(head) + 4.0
    };
    [
        widest(say!(view, "gui-army-values"), &short_values, 90.0),
        widest(say!(view, "gui-army-place"), &|piece| brief_place(view, piece), 84.0),
    ]
}

fn short_values(piece: &CounterView) -> String {
    let face = piece.face();
    match face.archery {
        _ if piece.kind == CounterKind::Leader => format!("+{}", face.strength),
        _ if !counter::is_unit(piece.kind) => String::new(),
        Some((factor, range)) => format!("{}-{} ({factor}-{range})", face.strength, face.ma),
        None => match face.morale {
            Some(morale) => format!("{}-{morale}-{}", face.strength, face.ma),
            None => format!("{}-{}", face.strength, face.ma),
        },
    }
}
