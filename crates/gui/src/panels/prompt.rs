//! Whose choice it is, what is asked, and what may be answered.

use super::super::command_queue::{Command, CommandQueue};
use super::super::commands::context::CommandContext;
use super::super::commands::{UiCommand, key_help};
use super::super::ending::Ending;
use super::super::idle_pass::IdlePass;
use super::super::lesson::LessonRun;
use super::super::map::aims::Aim;
use super::super::map::alt_text;
use super::super::map::shooters::Meant;
use super::super::map::whose;
use super::super::pointing;
use super::super::replay::hindsight_answer;
use super::super::shortcuts;
use super::super::snapshot::{Past, View};
use super::super::{advice, banner, computer_bar, field, lesson, widgets};
use super::{chit_tracks, choices, compass, foretold};
use crate::say;
use egui::text::LayoutJob;
use egui::{
    Align, Button, Color32, CornerRadius, FontSelection, Frame, Id, Label, Margin, Response,
    RichText, ScrollArea, Stroke, TextStyle, TextWrapMode, Ui, vec2,
};
use gonfalon_core::board::Hex;
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{Choice, ChoiceKind, Target};

/// A panel of less height leaves out what is nice to have, in points.
const LITTLE: f32 = 240.0;

/// What the prompt depends on beside the game.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The moment that is shown, if it is not now.
    pub past: Option<&'a Past>,
    /// The counter in the unit panel.
    pub inspected: Option<&'a str>,
    /// The side that the decision has just passed to.
    pub handed_to: Option<Side>,
    /// The side whose player turn has just begun.
    pub begun: Option<Side>,
    /// What would be lost by what was asked for: it is asked first whether that is meant.
    pub ending: Option<&'a Ending>,
    /// What has passed by itself since the last decision.
    pub passed: &'a [IdlePass],
    /// The hex under the keyboard cursor, which Enter acts on.
    pub cursor: Option<Hex>,
    /// What is aimed at a hex.
    pub aim: Option<&'a Aim>,
    /// How many counters are chosen to move together.
    pub together: usize,
    /// The card that is picked on the field.
    pub picked: Option<&'a Target>,
    /// Whether Enter belongs to a control that has the keyboard, a list or a dialog.
    pub enter_taken: bool,
}

/// ARSOUF M3.1, M3.5: shows who decides and what: the counter to be placed next, and the button that ends it.
/// Answers with the hex of the choice under the pointer.
pub fn show(
    ui: &mut Ui,
    view: &View,
    asked: Asked,
    filter: &mut String,
    out: &mut CommandQueue,
) -> Option<Hex> {
    let prompt = view.port.prompt();
    let mut pointed = None;
    shortcuts::set_way_in(ui.ctx(), None);
    let little = ui.available_height() < LITTLE;
    widgets::scrolled(ui, from_the_top(ui, view.port.revision()), |ui| {
        if view.reel.during().is_some() && view.computer.decides(view.port).is_none() {
            // What is asked now is not about the board that is still on show, and would tell how it ends.
            let at = ui.cursor().min + vec2(2.0, 6.0);
            let font = TextStyle::Body.resolve(ui.style());
            let words = say!(ui, "gui-prompt-soon");
            let words = ui.painter().layout(
                words,
                font,
                ui.visuals().weak_text_color(),
                ui.available_width(),
            );
            ui.painter().galley(at, words, Color32::PLACEHOLDER);
            ui.set_opacity(0.0);
        }
        if prompt.over.is_some() && asked.past.is_some() {
            looks_back(ui, view, out);
        } else if prompt.over.is_some() && view.reel.during().is_some() {
            // How it ended is seen before it is told.
            ui.weak(say!(ui, "gui-prompt-over-soon"));
        } else if let Some(ending) = &prompt.over {
            let words = say!(ui, "gui-over");
            widgets::tag(ui, &words, view.palette.mark, view.palette.mark_ink);
            ui.label(RichText::new(&ending.summary).heading());
            widgets::rule_link(ui, &ending.rule, out);
            if ui.button(say!(ui, "gui-prompt-result")).clicked() {
                out.send(Command::ShowVictory);
            }
        } else {
            if asked.past.is_some() {
                // Nothing is decided on a board that is not the one on show.
                looks_back(ui, view, out);
                return;
            }
            whose(ui, view, asked, little);
            if view.passing {
                ui.weak(say!(ui, "gui-replies-passing"));
                return;
            }
            if view.computer.decides(view.port).is_some() {
                computer_bar::in_prompt(ui, view, out);
                undo(ui, view, out);
                return;
            }
            passed(ui, asked.passed);
            if let Some(ending) = asked.ending {
                ends(ui, view, ending, !asked.enter_taken, out);
                return;
            }
            question(ui, view, little, out);
            known_hand(ui, view);
            letters(ui, view);
            if asked.together > 0 {
                ui.strong(say!(ui, "gui-march-chosen", n = asked.together));
            }
            ui.add_space(6.0);
            let cursor = asked.cursor.filter(|_| !asked.enter_taken);
            if let Some(hex) = cursor {
                at_cursor(ui, view, (hex, asked.aim), asked.inspected, out);
            }
            let obvious = view.snapshot.offers.primary_with(view.port.choices(), asked.picked);
            let free = cursor.is_none() && !asked.enter_taken;
            buttons(ui, view, obvious.filter(|_| free), out);
            choices::beside_board(ui, view, out);
            throw_all(ui, view, out);
            barred(ui, view, out);
            suggest(ui, view, out);
            duties(ui, view, out);
            compass::show(ui, view, asked.inspected, out);
            chit_tracks::in_prompt(ui, view, asked.past, out);
            pointed = choices::show(ui, view, filter, out);
        }
        ui.add_space(6.0);
        undo(ui, view, out);
        // What happened last is seen again on the board as it is now.
        if asked.past.is_none() {
            hindsight_answer::show(ui, view, out);
        }
    });
    pointed
}

/// What is scrolled begins at its top again when something has been done: what answers is there.
fn from_the_top(ui: &Ui, revision: u64) -> ScrollArea {
    let asked = Id::unique("prompt-asked");
    let before = ui.data(|data| data.get_temp::<u64>(asked));
    if before == Some(revision) {
        return ScrollArea::vertical();
    }
    ui.data_mut(|data| data.insert_temp(asked, revision));
    ScrollArea::vertical().vertical_scroll_offset(0.0)
}

fn looks_back(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    ui.label(RichText::new(say!(ui, "gui-prompt-past")).size(16.0));
    ui.weak(say!(ui, "gui-prompt-past-about"));
    ui.add_space(6.0);
    let (words, escape) = (say!(ui, "gui-back-to-now"), say!(ui, "gui-key-name-esc"));
    if wide_button(ui, view, &words, true, &escape).clicked() {
        out.send(Command::BackToNow);
    }
    hindsight_answer::show(ui, view, out);
}

fn whose(ui: &mut Ui, view: &View, asked: Asked, little: bool) {
    let prompt = view.port.prompt();
    let Some(side) = prompt.side else { return };
    let colors = view.palette.livery(view.liveries.of(side));
    let handed = asked.handed_to == Some(side);
    let begins = handed && asked.begun == Some(side);
    // Where one person plays, a turn may begin, but nothing passes from one to the other.
    let handed = handed && view.computer.only_person().is_none();
    // Where there is little room, it belongs to the question and what answers it.
    let high = if little { 1 } else { 6 };
    Frame::new()
        .fill(colors.body)
        .corner_radius(CornerRadius::same(5))
        .inner_margin(Margin::symmetric(10, high))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                if let Some(arms) = view.port.side_arms(side) {
                    banner::show(ui, &arms.arms, colors.ink);
                }
                let words = match (begins, handed) {
                    (true, _) => say!(ui, "gui-now-turn-of"),
                    (false, true) => say!(ui, "gui-now-decides"),
                    (false, false) => say!(ui, "gui-prompt-decides"),
                };
                ui.label(RichText::new(words).color(colors.ink));
                ui.label(RichText::new(&prompt.side_name).color(colors.ink).strong().size(16.0));
            });
        });
}

fn question(ui: &mut Ui, view: &View, little: bool, out: &mut CommandQueue) {
    let prompt = view.port.prompt();
    ui.horizontal_wrapped(|ui| {
        let asked = ui.label(RichText::new(&prompt.question).size(16.0));
        if little && !prompt.hint.is_empty() {
            asked.on_hover_text(&prompt.hint);
        }
        if let Some(rule) = &prompt.rule {
            let text = RichText::new(format!("{} {}", rule.section, rule.title)).small();
            if widgets::reading_link(ui, text)
                .on_hover_text(say!(view, "gui-prompt-open-rule"))
                .clicked()
            {
                out.send(Command::Rule(rule.section.clone()));
            }
        }
    });
    if !little && !prompt.hint.is_empty() {
        ui.weak(&prompt.hint);
    }
    if let Some(name) = only_card(view) {
        ui.label(RichText::new(say!(ui, "gui-prompt-only-card", card = name)).small());
    }
}

/// The card of the hand without which there would be nothing to decide: why somebody is asked is seen nowhere else.
fn only_card(view: &View) -> Option<String> {
    let cards = view.snapshot.table.cards.as_deref()?;
    if view.port.is_hidden_from(view.viewer) {
        return None;
    }
    let asks = |choice: &&Choice| {
        !choice.kind.passes() && !matches!(choice.kind, ChoiceKind::Concede | ChoiceKind::Cancel)
    };
    let mut able = view.port.choices().iter().filter(asks);
    let first = able.next()?;
    let card = first.card.as_ref().filter(|card| matches!(card, Target::Card(_)))?;
    let one =
        |choice: &Choice| choice.card.as_ref() == Some(card) && choice.kind == ChoiceKind::Select;
    (one(first) && able.all(one)).then(|| field::alt_text::short(view, cards, card))
}

/// Whose the letters on the map are.
fn letters(ui: &mut Ui, view: &View) {
    let whose = whose::of(view);
    if whose.all().next().is_none() {
        return;
    }
    let mut all: Vec<(&str, char)> = whose.all().collect();
    all.sort_unstable_by_key(|&(_, letter)| letter);
    ui.horizontal_wrapped(|ui| {
        for (unit, letter) in all {
            let counter = view.snapshot.board_index.get(unit);
            let side = counter.map(|counter| view.side_text(counter.side));
            let name = RichText::new(format!(" {}", view.snapshot.board_index.name(unit))).small();
            let (style, mut job) = (ui.style(), LayoutJob::default());
            for words in
                [RichText::new(letter).strong(), side.map_or(name.clone(), |ink| name.color(ink))]
            {
                words.append_to(&mut job, style, FontSelection::Default, Align::Center);
            }
            // A letter and its name stay together.
            ui.add(Label::new(job).wrap_mode(TextWrapMode::Extend));
            ui.add_space(4.0);
        }
    });
}

/// What one knows of the other side's hand, by name: the strip has little room for it.
fn known_hand(ui: &mut Ui, view: &View) {
    let (Some(cards), Some(own)) = (view.snapshot.table.cards.as_deref(), view.viewer) else {
        return;
    };
    let other = own.enemy();
    let hand = &cards.holdings[other as usize].hand;
    let names: Vec<&str> =
        hand.iter().filter_map(|held| Some(held.face.as_ref()?.name.as_str())).collect();
    if names.is_empty() {
        return;
    }
    let (side, names) = (view.port.side_name(other), names.join(", "));
    ui.label(RichText::new(say!(ui, "gui-known-hand", side = side, names = names)).small());
}

/// What has passed by itself because nothing could be done.
fn passed(ui: &mut Ui, passed: &[IdlePass]) {
    for what in passed {
        ui.weak(RichText::new(&what.words).small());
    }
}

/// Asks whether what would be lost is meant to be, and says what that is.
fn ends(ui: &mut Ui, view: &View, ending: &Ending, enter_free: bool, out: &mut CommandQueue) {
    const LISTED: usize = 12;
    let Some(choice) = view.port.choices().get(ending.choice) else { return };
    ui.label(RichText::new(say!(ui, "gui-ending", what = &choice.label)).size(16.0));
    for line in choice.note.iter().filter(|_| choice.loses).cloned().chain(ending.told(view)) {
        ui.label(RichText::new(line).strong());
    }
    ui.horizontal_wrapped(|ui| {
        for target in ending.who().take(LISTED) {
            let name = name(view, target);
            let place = match target {
                Target::Unit(id) => view.snapshot.board_index.get(id).and_then(|piece| piece.at),
                _ => None,
            };
            let link = widgets::reading_link(ui, RichText::new(name).small());
            if let (true, Some(hex)) = (link.clicked(), place) {
                out.send(Command::CenterOn(hex));
            }
        }
        if ending.who().count() > LISTED {
            ui.weak("…");
        }
    });
    ui.add_space(6.0);
    let enter = if enter_free { say!(ui, "gui-key-name-enter") } else { String::new() };
    if wide_button(ui, view, &choice.label, enter_free, &enter).clicked() {
        out.send(Command::ChooseAnyway(ending.choice));
    }
    let (words, escape) = (say!(ui, "gui-ending-keep-on"), say!(ui, "gui-key-name-esc"));
    if wide_button(ui, view, &words, false, &escape).clicked() {
        out.send(Command::KeepOn);
    }
    let mut ask = view.settings.ask_before_ending;
    if ui.checkbox(&mut ask, say!(ui, "gui-settings-ending-ask")).changed() {
        out.send(Command::AskBeforeEnding(ask));
    }
}

fn name(view: &View, target: &Target) -> String {
    match (target, &view.snapshot.table.cards) {
        (Target::Unit(id), _) => view.snapshot.board_index.name(id).to_owned(),
        (Target::Track(chit) | Target::Tray(chit), _) => {
            let tracks = view.snapshot.table.command.iter().flat_map(|army| &army.tracks);
            let named = tracks.into_iter().find(|track| track.id == chit.command);
            named.map_or_else(|| chit.command.clone(), |track| track.name.clone())
        }
        (Target::Button(_), _) => {
            let choice = view.port.choices().iter().find(|choice| choice.target == *target);
            choice.map_or_else(|| target.name().into_owned(), |choice| choice.label.clone())
        }
        (_, Some(cards)) => field::alt_text::short(view, cards, target),
        _ => target.name().into_owned(),
    }
}

/// What Enter does while the keyboard cursor stands on the map.
fn at_cursor(
    ui: &mut Ui,
    view: &View,
    (hex, aim): (Hex, Option<&Aim>),
    inspected: Option<&str>,
    out: &mut CommandQueue,
) {
    let Some(map) = &view.snapshot.map else { return };
    let place = say!(ui, "gui-hex", hex = map.label(hex));
    let offered = view.snapshot.offers.by_hex.get(&hex).map_or(&[][..], Vec::as_slice);
    let aimed =
        aim.filter(|aim| aim.hex == hex).and_then(|aim| view.port.choices().get(aim.choice()));
    let meant = Meant::new(view.port, inspected).of(offered).collect();
    let offered: Vec<&Choice> = aimed.map_or(meant, |aimed| vec![aimed]);
    let words = match offered[..] {
        [] => say!(ui, "gui-cursor-why", place = place),
        [choice] => alt_text::choice(view, choice),
        [..] => say!(ui, "gui-cursor-several", place = place, n = offered.len()),
    };
    if wide_button(ui, view, &words, true, &say!(ui, "gui-key-name-enter")).clicked() {
        out.send(Command::ActAt(hex));
    }
}

/// Where counters throw one after the other, one button throws for all of them.
fn throw_all(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    let n = view.port.prompt().throws;
    if n < 2 || !Choice::throws(view.port.choices()) {
        return;
    }
    let key = key_help::of(&*ui, UiCommand::ThrowAll, &CommandContext::default());
    let words = say!(ui, "gui-throw-all", name = UiCommand::ThrowAll.name(&*ui), n = n);
    if wide_button(ui, view, &words, false, &key)
        .on_hover_text(UiCommand::ThrowAll.about(view))
        .clicked()
    {
        out.send(Command::ThrowAll);
    }
}

/// Help, and what came of it.
fn suggest(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    if view.port.is_hidden_from(view.viewer) {
        return;
    }
    let key = key_help::of(&*ui, UiCommand::Suggest, &CommandContext::default());
    let words = format!("{}  {key}", UiCommand::Suggest.name(&*ui));
    if ui.button(words).on_hover_text(UiCommand::Suggest.about(view)).clicked() {
        out.send(Command::Suggest);
    }
    advice::in_prompt::show(ui, view, out);
}

/// The offered buttons, with their keys; Enter takes the obvious one.
fn buttons(ui: &mut Ui, view: &View, obvious: Option<usize>, out: &mut CommandQueue) {
    let offers = &view.snapshot.offers;
    for (k, &id) in offers.buttons.iter().enumerate() {
        let Some(choice) = view.port.choices().get(id) else { continue };
        let primary = obvious == Some(id);
        let key = match (primary, offers.cancel == Some(id), k) {
            (true, _, _) => say!(ui, "gui-key-name-enter"),
            (_, true, _) => say!(ui, "gui-key-name-esc"),
            (_, _, k) if k < 9 && offers.chits.is_empty() => (k + 1).to_string(),
            _ => String::new(),
        };
        if button(ui, view, choice, primary, &key, out) {
            out.send(Command::Choose(id));
        }
        if let Some(forecast) = &choice.forecast {
            foretold::brief(ui, view, forecast);
        }
    }
}

/// What can't be pressed yet, and why; the map shows who is in the way.
fn barred(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    if view.port.is_hidden_from(view.viewer) {
        return;
    }
    for barred in view.port.barred() {
        let room = (ui.available_width() - 44.0).max(120.0);
        let button = Button::new(&barred.label).min_size(vec2(room, 28.0));
        ui.add_enabled(false, button);
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(&barred.refusal.text).small());
            widgets::rule_link(ui, &barred.refusal.rule, out);
        });
    }
}

/// Who must still attack or be attacked, beside the question.
fn duties(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    const LISTED: usize = 8;
    let open = || view.snapshot.table.duties.iter().filter(|duty| !duty.done);
    let left = open().count();
    if left == 0 {
        return;
    }
    widgets::part(ui, &say!(ui, "gui-duties", n = left));
    for duty in open().take(LISTED) {
        ui.horizontal_wrapped(|ui| {
            let counter = view.snapshot.board_index.get(&duty.unit);
            let name = counter.map_or(duty.unit.as_str(), |counter| counter.name.as_str());
            let link = widgets::reading_link(ui, RichText::new(name).small());
            if let (true, Some(hex)) = (link.clicked(), counter.and_then(|counter| counter.at)) {
                out.send(Command::CenterOn(hex));
            }
            ui.weak(RichText::new(&duty.owes).small());
            widgets::rule_link(ui, &duty.rule, out);
        });
    }
    if left > LISTED {
        ui.weak("…");
    }
}

fn button(
    ui: &mut Ui,
    view: &View,
    choice: &Choice,
    primary: bool,
    key: &str,
    out: &mut CommandQueue,
) -> bool {
    let mut clicked = false;
    ui.horizontal(|ui| {
        let button =
            wide_button(ui, view, &choice.label, primary, key).on_hover_text(choice.about());
        lesson::signposts::on_button(ui.painter(), view, &choice.target, button.rect);
        if let Some(command) = &choice.command {
            pointing::point_if_hovered(&button, command);
        }
        clicked = button.clicked();
        widgets::rule_link(ui, &choice.rule.section, out);
    });
    clicked
}

/// A button as wide as the panel, with its key; the obvious next step stands out.
fn wide_button(ui: &mut Ui, view: &View, words: &str, primary: bool, key: &str) -> Response {
    let palette = view.palette;
    let room = (ui.available_width() - 44.0).max(120.0);
    let button = if primary {
        Button::new(RichText::new(words).color(palette.accent_ink).strong())
            .fill(palette.accent)
            .stroke(Stroke::new(1.0, palette.accent))
    } else {
        Button::new(RichText::new(words))
    };
    let hint = RichText::new(key).small();
    let hint = if primary { hint.color(palette.accent_ink) } else { hint.weak() };
    let height = if primary { 34.0 } else { 28.0 };
    let button = button.right_text(hint).wrap().min_size(vec2(room, height));
    let button = ui.allocate_ui(vec2(room, height), |ui| ui.add(button)).inner;
    shortcuts::set_way_in(ui.ctx(), Some(button.id));
    button
}

fn undo(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    if view.lesson.is_some_and(LessonRun::is_astray) {
        // The lesson takes it back, over throws and answers, too.
        return;
    }
    ui.separator();
    match view.computer.can_take_back(view.port, view) {
        Ok(()) => {
            let about = UiCommand::Undo.about(&*ui);
            if ui.button(UiCommand::Undo.name(&*ui)).on_hover_text(about).clicked() {
                out.send(Command::Undo);
            }
        }
        Err(barrier) => {
            ui.horizontal_wrapped(|ui| {
                ui.add_enabled(false, Button::new(UiCommand::Undo.name(view)));
                ui.weak(RichText::new(barrier).small());
            });
        }
    }
}
