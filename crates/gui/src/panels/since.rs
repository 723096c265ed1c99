//! Everything that happened since somebody's last decision, line by line; each leads to where it was.

use super::super::command_queue::{Command, CommandQueue};
use super::super::showing::{Happening, caption_strip, plate};
use super::super::snapshot::View;
use super::super::widgets;
use crate::say;
use egui::{Frame, Id, Label, Margin, RichText, ScrollArea, Sense, Ui, vec2};
use gonfalon_core::view::{EntryKind, Sign};

/// Shows the list.
pub fn show(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    ui.horizontal(|ui| caption_strip::steps(ui, view, out));
    ui.separator();
    let happenings = view.reel.happenings();
    if happenings.is_empty() {
        ui.weak(say!(ui, "gui-since-nothing"));
        return;
    }
    let at = view.reel.at();
    // What is shown anew comes into sight; whoever scrolls away from it then is left alone.
    let id = Id::unique("since-shown");
    let follows = ui.data(|data| data.get_temp::<Option<usize>>(id)) != Some(at);
    ui.data_mut(|data| data.insert_temp(id, at));
    let follows = follows || view.reel.is_playing();
    widgets::scrolled(ui, ScrollArea::vertical().stick_to_bottom(at.is_none()), |ui| {
        for (number, happening) in happenings.iter().enumerate() {
            let shown = (at == Some(number)).then_some(follows);
            line(ui, view, (number, happening), shown, out);
        }
    });
}

/// A line; `shown` is whether it comes into sight, if it is the one that is on show.
fn line(
    ui: &mut Ui,
    view: &View,
    (number, happening): (usize, &Happening),
    shown: Option<bool>,
    out: &mut CommandQueue,
) {
    let (follows, shown) = (shown == Some(true), shown.is_some());
    let fill = if shown { view.palette.past } else { egui::Color32::TRANSPARENT };
    let ink = if shown { view.palette.past_ink } else { ui.visuals().text_color() };
    let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(4, 2)).corner_radius(3);
    let response = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            let color = happening.side.map_or(view.palette.grid, |side| view.side_text(side));
            let (rect, _) = ui.allocate_exact_size(vec2(4.0, 16.0), Sense::hover());
            widgets::shade(ui, rect, color);
            for die in &happening.dice {
                widgets::die_of(ui, view, (die.face, die.sides), 16.0);
            }
            if let Some(needed) = happening.needed.filter(|_| !happening.dice.is_empty()) {
                let words = say!(ui, "gui-needed", face = plate::needed(needed));
                ui.label(RichText::new(words).color(ink).small());
            }
            let text = RichText::new(&happening.text).color(ink);
            let strong = matches!(happening.kind, EntryKind::Turn | EntryKind::End)
                || happening.sign == Sign::Lost;
            let text = if strong { text.strong() } else { text };
            let clicked = ui
                .add(Label::new(text).wrap().sense(Sense::click()))
                .on_hover_text(say!(view, "gui-since-show"))
                .clicked();
            if let Some(rule) = &happening.rule {
                widgets::rule_link(ui, rule, out);
            }
            clicked
        })
        .inner
    });
    // The strip above the board has no room for all of it. Of what is not on show it would double the list.
    let meaning = happening.standing.as_ref().map(|standing| &standing.meaning);
    for more in meaning.into_iter().chain(&happening.reason).filter(|_| shown) {
        ui.indent(number, |ui| ui.add(Label::new(RichText::new(more).weak().small()).wrap()));
    }
    if response.inner {
        out.send(Command::ShowHappening(number));
    }
    if follows {
        response.response.scroll_to_me(None);
    }
}
