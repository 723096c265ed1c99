//! The timeline below the board: turns, attacks and losses from the beginning to now, and the place of what is on show.

use super::ReplayCommand;
use super::timeline::{Mark, MarkKind, Timeline};
use crate::author::author_command::AuthorCommand;
use crate::command_queue::{Command, CommandQueue};
use crate::icons;
use crate::locale::HasLanguage;
use crate::panels::turn;
use crate::say;
use crate::snapshot::{Past, View};
use egui::{
    Align, Align2, Button, Color32, Context, EventFilter, FontId, Frame, Id, Key, Layout, Margin,
    Modifiers, Panel, Pos2, Rect, RichText, Role, Sense, Shape, Stroke, TextStyle, Ui, WidgetInfo,
    pos2, vec2,
};
use gonfalon_core::kernel::Side;

/// The height of the axis with its marks.
const TALL: f32 = 44.0;
/// The room of the buttons before the axis.
const BUTTONS: f32 = 206.0;
/// The room of the button that closes it.
const CLOSE: f32 = 36.0;
/// Marks so near to the pointer are told, in points.
const NEAR: f32 = 5.0;
/// So many marks are told at once.
const TOLD: usize = 4;
/// Less room than that is no axis: the buttons stand in a line of their own.
const AXIS: f32 = 180.0;

/// Where it stands that the timeline was called up by its key.
fn by_key() -> Id {
    Id::unique("timeline-by-key")
}

/// Gives the arrows to the timeline when it appears.
pub fn give_keys(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(by_key(), true));
}

/// Shows the timeline at the bottom of a panel.
pub fn show(ui: &mut Ui, view: &View, past: Option<&Past>, out: &mut CommandQueue) {
    let Some(timeline) = view.timeline else { return };
    let frame = Frame::new().fill(ui.visuals().panel_fill).inner_margin(Margin::symmetric(8, 3));
    let frame = if past.is_some() { frame.fill(view.palette.past) } else { frame };
    Panel::bottom(ui.scope_id().with("timeline")).resizable(false).frame(frame).show(ui, |ui| {
        let wide = ui.available_width();
        // Room is kept for what leads out of the past: the axis stays under the pointer, and no button comes to lie there.
        let leave = CLOSE + leaving_width(ui);
        let one_line = wide >= BUTTONS + AXIS + leave;
        ui.horizontal(|ui| {
            buttons(ui, view, out);
            if one_line {
                let room = ui.available_width() - leave - 8.0;
                axis(ui, view, timeline, past, room, out);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                close(ui, view, out);
                if past.is_some() {
                    leaving(ui, view, out);
                }
            });
        });
        if !one_line {
            axis(ui, view, timeline, past, wide, out);
        }
    });
}

fn buttons(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    let mut button = |sign: &str, name: String, command: Command| {
        let response = ui.add(Button::new(sign).min_size(vec2(28.0, 24.0))).on_hover_text(&name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.clicked() {
            out.send(command);
        }
    };
    let replay = |command| Command::Replay(command);
    button(icons::FIRST, say!(view, "gui-replay-turn-before"), replay(ReplayCommand::TurnBefore));
    button(icons::BACK, say!(view, "gui-replay-back"), replay(ReplayCommand::Back));
    if view.replay.is_some() && view.reel.is_playing() {
        button(icons::PAUSE, say!(view, "gui-reel-pause"), Command::PauseReel);
    } else {
        button(icons::PLAY, say!(view, "gui-replay-play"), replay(ReplayCommand::Play));
    }
    button(icons::FORWARD, say!(view, "gui-replay-forward"), replay(ReplayCommand::Forward));
    button(icons::LAST, say!(view, "gui-replay-next-turn"), replay(ReplayCommand::NextTurn));
}

fn close(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    let name = say!(view, "gui-replay-close");
    let button = ui.add(Button::new(icons::CLOSE).frame(false).min_size(vec2(24.0, 24.0)));
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if button.on_hover_text(&name).clicked() {
        out.send(Command::Timeline);
    }
}

/// The room of the buttons that lead out of the past: their words are longer in one language than in another.
fn leaving_width(ui: &Ui) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let spacing = ui.spacing();
    let wide = |words: String| {
        let text = ui.painter().layout_no_wrap(words, font.clone(), Color32::PLACEHOLDER);
        text.size().x + 2.0 * spacing.button_padding.x + spacing.item_spacing.x
    };
    wide(say!(ui, "gui-back-to-now"))
        + wide(say!(ui, "gui-replay-go-on"))
        + wide(say!(ui, "gui-replay-scenario-short"))
}

fn leaving(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    if ui.button(say!(ui, "gui-back-to-now")).clicked() {
        out.send(Command::BackToNow);
    }
    let about = say!(view, "gui-replay-go-on-about");
    if ui.button(say!(ui, "gui-replay-go-on")).on_hover_text(about).clicked() {
        out.send(Command::Replay(ReplayCommand::GoOn));
    }
    let about = say!(view, "gui-item-moment-about");
    let button = ui.button(say!(ui, "gui-replay-scenario-short")).on_hover_text(about);
    if button.accessible_name(say!(ui, "gui-replay-scenario")).clicked() {
        out.send(Command::Author(AuthorCommand::Moment));
    }
}

/// The axis: side A's marks above it, side B's below.
fn axis(
    ui: &mut Ui,
    view: &View,
    timeline: &Timeline,
    past: Option<&Past>,
    wide: f32,
    out: &mut CommandQueue,
) {
    let (rect, response) = ui.allocate_exact_size(vec2(wide, TALL), Sense::click_and_drag());
    let steps = timeline.steps.max(1);
    let line = rect.shrink2(vec2(10.0, 0.0));
    let middle = rect.top() + 28.0;
    let x = |step: usize| line.left() + line.width() * (step as f32 / steps as f32).min(1.0);
    let here = view.replay.or(past.map(|past| past.step)).unwrap_or(steps);
    let when = turn::capital(&turn::title(&view.table(past).turn, view.language()));
    // As it is called above the board: after so many actions.
    let told = past.map_or(here, |past| past.step);
    let name = say!(view, "gui-replay-axis", when = when, step = told, of = timeline.steps);
    response.widget_info(|| WidgetInfo::labeled(Role::Slider, true, &name));
    let palette = view.palette;
    let ink = if past.is_some() { palette.past_ink } else { ui.visuals().text_color() };
    let painter = ui.painter();
    painter.hline(line.x_range(), middle, Stroke::new(1.5, ink));
    let font = FontId::proportional(10.5);
    let mut free = f32::NEG_INFINITY;
    for (number, &first) in timeline.turns.iter().enumerate() {
        let at = x(first);
        painter.vline(at, middle - 12.0..=middle + 12.0, Stroke::new(1.0, ink.gamma_multiply(0.5)));
        if at > free {
            let words = (number + usize::from(timeline.first)).to_string();
            let told =
                painter.text(pos2(at, rect.top()), Align2::CENTER_TOP, words, font.clone(), ink);
            free = told.right() + 8.0;
        }
    }
    for mark in &timeline.marks {
        let color = mark.side.map_or(ink, |side| view.side_text(side));
        let up = if mark.side == Some(Side::B) { 1.0 } else { -1.0 };
        let at = pos2(x(mark.step), middle);
        match mark.kind {
            MarkKind::Strike => {
                painter.line_segment([at, at + vec2(0.0, up * 5.0)], Stroke::new(1.5, color));
            }
            MarkKind::Loss => {
                let tip = at + vec2(0.0, up * 2.0);
                let points = [vec2(-4.0, up * 9.0), vec2(4.0, up * 9.0)];
                let points: Vec<Pos2> = [tip].into_iter().chain(points.map(|v| tip + v)).collect();
                painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
            }
        }
    }
    let at = x(here);
    let knob = Rect::from_center_size(pos2(at, middle), vec2(5.0, 26.0));
    painter.rect(
        knob,
        2.0,
        palette.accent,
        Stroke::new(1.0, palette.halo),
        egui::StrokeKind::Outside,
    );
    if ui.data_mut(|data| data.remove_temp::<bool>(by_key())).unwrap_or(false) {
        response.request_focus();
    }
    if response.has_focus() {
        let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        painter.rect_stroke(rect, 3.0, (1.5, palette.accent), egui::StrokeKind::Inside);
        keys(ui, view, out);
    }
    let pointed =
        response.interact_pointer_pos().filter(|_| response.dragged() || response.clicked());
    if let Some(pointer) = pointed {
        let share = ((pointer.x - line.left()) / line.width()).clamp(0.0, 1.0);
        let step = steps_of(share, steps);
        if step >= timeline.steps {
            out.send(Command::BackToNow);
        } else if step != here {
            out.send(Command::Replay(ReplayCommand::At(step)));
        }
    }
    if let Some(pointer) = response.hover_pos() {
        let share = ((pointer.x - line.left()) / line.width()).clamp(0.0, 1.0);
        let step = steps_of(share, steps);
        let near = |mark: &&Mark| (x(mark.step) - pointer.x).abs() <= NEAR;
        let marks: Vec<&Mark> = timeline.marks.iter().filter(near).collect();
        response.on_hover_ui(|ui| pointed_at(ui, view, timeline, step, &marks));
    }
}

/// What the pointer is on: the moment as everything beside the board will call it, what happened there, and what the marks
/// stand for.
fn pointed_at(ui: &mut Ui, view: &View, timeline: &Timeline, step: usize, marks: &[&Mark]) {
    let shown = timeline.shown_at(view.port, step);
    let turn = view.port.table_at(shown, view.viewer).turn;
    let when = turn::capital(&turn::title(&turn, view.language()));
    ui.label(say!(view, "gui-replay-axis", when = when, step = shown, of = timeline.steps));
    for mark in marks.iter().take(TOLD) {
        let Some(entry) = view.port.journal().get(mark.line) else { continue };
        let ink = mark.side.map_or(ui.visuals().text_color(), |side| view.side_text(side));
        ui.label(RichText::new(&entry.text).color(ink));
    }
    let [above, below] = Side::ALL.map(|side| view.port.side_name(side));
    ui.weak(RichText::new(say!(view, "gui-replay-legend", above = above, below = below)).small());
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a share of a number of actions
fn steps_of(share: f32, steps: usize) -> usize {
    (share * steps as f32).round() as usize
}

/// Arrows lead from happening to happening, with Ctrl from turn to turn; Home and End to the ends.
fn keys(ui: &Ui, view: &View, out: &mut CommandQueue) {
    let hit = |modifiers, key| ui.input_mut(|i| i.consume_key(modifiers, key));
    let command = if hit(Modifiers::COMMAND, Key::ArrowLeft) {
        ReplayCommand::TurnBefore
    } else if hit(Modifiers::COMMAND, Key::ArrowRight) {
        ReplayCommand::NextTurn
    } else if hit(Modifiers::NONE, Key::ArrowLeft) {
        ReplayCommand::Back
    } else if hit(Modifiers::NONE, Key::ArrowRight) {
        ReplayCommand::Forward
    } else if hit(Modifiers::NONE, Key::Home) {
        ReplayCommand::At(0)
    } else if view.replay.is_some() && hit(Modifiers::NONE, Key::End) {
        out.send(Command::BackToNow);
        return;
    } else {
        return;
    };
    out.send(Command::Replay(command));
}
