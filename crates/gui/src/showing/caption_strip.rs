//! The strip above the board: what is on show in words, and what leads back and forth. It lies beside the board, so that
//! nothing on the board is ever covered by it.

use super::happening::Happening;
use super::plate;
use crate::command_queue::{Command, CommandQueue};
use crate::computer_bar;
use crate::icons;
use crate::replay::ReplayCommand;
use crate::say;
use crate::snapshot::{Past, View};
use crate::widgets;
use egui::text::LayoutJob;
use egui::{
    Align, Button, Frame, Label, Layout, Margin, RichText, Sense, TextStyle, Ui, UiBuilder, vec2,
};
use gonfalon_core::view::EntryKind;

/// The height of the words: a sentence, and a reason of two lines. It stays the same, so that the board does not move.
const TALL: f32 = 58.0;
/// The height of a sentence that fits one line.
const LINE: f32 = 28.0;
/// The room of the buttons that lead back and forth.
const STEPS: f32 = 204.0;
/// The room of the counter beside them.
const COUNTER: f32 = 70.0;
/// The room of the computer's buttons.
const COMPUTER: f32 = 188.0;
/// The room of the button that leads back to now.
const BACK: f32 = 112.0;
/// The least room for words beside buttons; with less, the buttons stand below them.
const WORDS: f32 = 260.0;

/// Shows the strip. The buttons of a game that is gone through stand below the board alone.
pub fn show(ui: &mut Ui, view: &View, past: Option<&Past>, out: &mut CommandQueue) {
    let plays = view.computer.decides(view.port).is_some();
    let frame = Frame::new().fill(ui.visuals().panel_fill).inner_margin(Margin::symmetric(8, 4));
    let frame = if past.is_some() { frame.fill(view.palette.past) } else { frame };
    frame.show(ui, |ui| {
        let wide = ui.available_width();
        let leads = view.replay.is_none();
        let room = |shown: bool, wide: f32| if shown { wide } else { 0.0 };
        let buttons =
            room(leads, STEPS) + room(plays, COMPUTER) + room(leads && past.is_some(), BACK);
        // Where the computer plays now and then, the board does not move each time that it does.
        let most = buttons.max(room(leads, STEPS) + room(view.computer.plays(), COMPUTER));
        if wide < most + WORDS {
            told(ui, view, past, out);
            ui.horizontal_wrapped(|ui| controls(ui, view, past, plays, out));
            ui.set_min_width(wide);
            return;
        }
        ui.horizontal(|ui| {
            let room = vec2(wide - buttons - 12.0, TALL);
            let words = UiBuilder::new()
                .max_rect(egui::Rect::from_min_size(ui.cursor().min, room))
                .layout(Layout::top_down(Align::Min));
            let words = ui.scope_builder(words, |ui| told(ui, view, past, out)).response.rect;
            let rest = (words.height().max(TALL), wide - words.width());
            ui.add_space((room.x - words.width()).max(0.0));
            let layout = Layout::right_to_left(Align::Center);
            ui.allocate_ui_with_layout(vec2(rest.1.min(buttons), rest.0), layout, |ui| {
                controls(ui, view, past, plays, out);
            });
        });
    });
}

/// What is on show, in words.
fn told(ui: &mut Ui, view: &View, past: Option<&Past>, out: &mut CommandQueue) {
    ui.set_min_height(TALL);
    ui.set_width(ui.available_width());
    let now = ui.input(|i| i.time);
    let reel = view.reel;
    if let Some((happening, _)) = reel.current(now) {
        line(ui, view, happening, past.is_some(), out);
        if let Some(past) = past {
            let words = say!(ui, "gui-past", step = past.step, of = view.port.steps());
            ui.label(RichText::new(words).color(view.palette.past_ink).small());
        }
    } else if let Some(interrupt) = &view.snapshot.table.interrupt {
        let livery = view.palette.livery(view.liveries.of(interrupt.side));
        ui.horizontal_wrapped(|ui| {
            widgets::tag(ui, view.port.side_name(interrupt.side), livery.body, livery.ink);
            ui.label(RichText::new(&interrupt.title).strong());
            widgets::rule_links(ui, &interrupt.rule, out);
        });
        ui.add(Label::new(&interrupt.text).wrap());
    } else if view.computer.decides(view.port).is_some() {
        computer_bar::state(ui, view);
    } else if let Some(last) = reel.happenings().last() {
        line(ui, view, last, false, out);
    } else {
        ui.label(&view.port.prompt().question);
    }
    if view.computer.hints(now) {
        let hint = RichText::new(say!(ui, "gui-computer-hint")).color(view.palette.charge);
        ui.add(Label::new(hint).wrap());
    }
}

/// A happening: its dice, its sentence, its rule, and why the computer did it.
fn line(ui: &mut Ui, view: &View, happening: &Happening, past: bool, out: &mut CommandQueue) {
    let ink = if past { view.palette.past_ink } else { ui.visuals().text_color() };
    let sentence = ui.horizontal_wrapped(|ui| {
        if let Some(side) = happening.side {
            let (rect, _) = ui.allocate_exact_size(vec2(4.0, 18.0), Sense::hover());
            widgets::shade(ui, rect, view.side_text(side));
        }
        for die in &happening.dice {
            widgets::die_of(ui, view, (die.face, die.sides), 20.0);
        }
        if let Some(needed) = happening.needed.filter(|_| !happening.dice.is_empty()) {
            let words = say!(ui, "gui-needed", face = plate::needed(needed));
            ui.label(RichText::new(words).color(ink).strong());
        }
        let text = RichText::new(&happening.text).color(ink);
        let strong = matches!(happening.kind, EntryKind::Turn | EntryKind::End);
        ui.label(if strong { text.strong() } else { text });
        if let Some(rule) = &happening.rule {
            widgets::rule_link(ui, rule, out);
        }
    });
    if let Some(standing) = &happening.standing {
        let words = RichText::new(&standing.meaning).color(ink).small();
        ui.add(Label::new(words).wrap_mode(egui::TextWrapMode::Truncate))
            .on_hover_text(&standing.meaning);
    }
    if let Some(reason) = &happening.reason {
        let rows = if past || sentence.response.rect.height() > LINE { 1 } else { 2 };
        let font = TextStyle::Small.resolve(ui.style());
        let mut words = LayoutJob::simple(reason.clone(), font, ink, ui.available_width());
        words.wrap.max_rows = rows;
        // All of it stands in what happened since the last decision, and below the pointer.
        ui.label(words).on_hover_text(reason);
    }
}

/// Back, forward, play; and what the computer can be told.
fn controls(ui: &mut Ui, view: &View, past: Option<&Past>, plays: bool, out: &mut CommandQueue) {
    // What is always there is at the edge, and stays there: the rest lies left of it.
    if view.replay.is_none() {
        ui.allocate_ui_with_layout(
            vec2(STEPS - 8.0, 28.0),
            Layout::left_to_right(Align::Center),
            |ui| steps(ui, view, out),
        );
    }
    if plays {
        ui.allocate_ui_with_layout(
            vec2(COMPUTER, 28.0),
            Layout::left_to_right(Align::Center),
            |ui| computer_bar::controls(ui, view, out, "strip"),
        );
    }
    // A game that is gone through has its timeline, with the same buttons.
    if past.is_some() && view.replay.is_none() {
        let back = ui.button(say!(ui, "gui-back-to-now"));
        if back.on_hover_text(say!(view, "gui-key-name-esc")).clicked() {
            out.send(Command::BackToNow);
        }
    }
}

/// Leads through the happenings one by one, or plays them again.
pub fn steps(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    let reel = view.reel;
    let count = reel.happenings().len();
    let at = reel.at();
    let mut button = |sign: &str, name: String, command: Option<Command>| {
        let button = Button::new(sign).min_size(vec2(28.0, 24.0));
        let response = ui.add_enabled(command.is_some(), button).on_hover_text(&name);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
        if let (true, Some(command)) = (response.clicked(), command) {
            out.send(command);
        }
    };
    let replays = view.replay.is_some();
    let thinks = view.computer.decides(view.port).is_some();
    let back = at.unwrap_or(count).checked_sub(1).map(Command::ShowHappening);
    // What was before it is a moment of the whole game.
    let earlier = replays || (view.port.steps() > 0 && !thinks);
    let back = back.or(earlier.then_some(Command::Replay(ReplayCommand::Back)));
    button(icons::BACK, say!(view, "gui-reel-back"), back);
    if thinks {
        // One button for who watches: what it has done is shown to its end, and nothing more is done.
        let sign = if view.computer.paused { icons::PLAY } else { icons::PAUSE };
        button(sign, computer_bar::pause(view), Some(Command::PauseComputer));
    } else if reel.is_playing() {
        button(icons::PAUSE, say!(view, "gui-reel-pause"), Some(Command::PauseReel));
    } else {
        button(icons::PLAY, say!(view, "gui-reel-play"), (count > 0).then_some(Command::PlayReel));
    }
    let on = at.filter(|at| at + 1 < count).map(|at| Command::ShowHappening(at + 1));
    let end = if replays { Command::Replay(ReplayCommand::Forward) } else { Command::BackToNow };
    button(icons::FORWARD, say!(view, "gui-reel-forward"), on.or(at.map(|_| end)));
    if count > 0 {
        let words = format!("{} / {count}", at.map_or(count, |at| at + 1));
        // Whatever the number, what stands beside it does not move.
        ui.add_sized(vec2(COUNTER, 24.0), Label::new(RichText::new(words).small().weak()));
    }
}
