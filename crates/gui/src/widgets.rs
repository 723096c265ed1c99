//! Small things that several panels show.

use super::command_queue::{Command, CommandQueue};
use super::snapshot::View;
use super::{focus_ring, paint};
use crate::say;
use egui::scroll_area::{ScrollArea, ScrollAreaOutput};
use egui::{
    Align, Button, Color32, Context, CornerRadius, Id, InnerResponse, Key, Layout, Modifiers,
    Popup, PopupCloseBehavior, ProgressBar, Rect, Response, RichText, Role, Sense, TextEdit, Ui,
    Vec2, WidgetInfo, Window, vec2,
};
use gonfalon_core::view::{FactView, ProgressView, SideView};

/// A rule's number as a link that opens the rules there.
pub fn rule_link(ui: &mut Ui, section: &str, out: &mut CommandQueue) -> Response {
    let about = say!(ui, "gui-open-rule", rule = section);
    let response = reading_link(ui, RichText::new(section).small()).on_hover_text(about);
    if response.clicked() {
        out.send(Command::Rule(section.to_owned()));
    }
    response
}

/// A link to something to read. The keyboard goes past it, so that Enter is never taken by it: rules are found by keys in the
/// palette.
pub fn reading_link(ui: &mut Ui, text: RichText) -> Response {
    let words = text.text().to_owned();
    let color = ui.visuals().hyperlink_color;
    let response =
        ui.add(egui::Label::new(text.color(color)).selectable(false).sense(egui::Sense::CLICK));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Link, true, &words));
    if response.hovered() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        ui.painter().hline(response.rect.x_range(), response.rect.bottom(), (1.0, color));
    }
    response
}

/// Rule numbers in a text such as `7.2, 7.5`, each as a link.
pub fn rule_links(ui: &mut Ui, sections: &str, out: &mut CommandQueue) {
    for section in sections.split([',', ' ', ';']).filter(|s| !s.is_empty()) {
        rule_link(ui, section, out);
    }
}

/// Lines of facts with their rules.
pub fn facts(ui: &mut Ui, facts: &[FactView], out: &mut CommandQueue) {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let wide = |fact: &FactView| {
        let ink = Color32::PLACEHOLDER;
        ui.painter().layout_no_wrap(fact.label.clone(), font.clone(), ink).size().x
    };
    let widest = facts.iter().map(wide).fold(0.0, f32::max).min(ui.available_width() * 0.5);
    for fact in facts {
        entry(ui, (RichText::new(&fact.label).weak(), widest), |ui| {
            ui.label(&fact.value);
            rule_links(ui, &fact.rule, out);
        });
    }
}

/// A line in two columns: a word of a fixed width, and what is said of it, which goes on in further lines.
pub fn entry(ui: &mut Ui, (word, wide): (RichText, f32), said: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        let tall = ui.text_style_height(&egui::TextStyle::Body);
        ui.allocate_ui_with_layout(
            vec2(wide, tall),
            egui::Layout::top_down(egui::Align::Min),
            |ui| {
                ui.set_width(wide);
                ui.add(egui::Label::new(word).wrap());
            },
        );
        ui.vertical(|ui| {
            // Both begin on the same line, however high a button would be.
            ui.spacing_mut().interact_size.y = tall;
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.horizontal_wrapped(said)
        });
    });
}

/// Columns side by side, each written from its left edge on. Those of egui stretch words over the whole width.
pub fn beside(ui: &mut Ui, count: usize, mut add: impl FnMut(&mut Ui, usize)) {
    ui.columns(count, |columns| {
        for (number, ui) in columns.iter_mut().enumerate() {
            ui.with_layout(Layout::top_down(Align::Min), |ui| add(ui, number));
        }
    });
}

/// ARSOUF M4.5: how far a side has come towards what it needs, as a bar with numbers.
pub fn progress(ui: &mut Ui, view: &View, side: &SideView, out: &mut CommandQueue) {
    let fill = view.palette.livery(view.liveries.of(side.side)).body;
    for line in &side.progress {
        ui.horizontal_wrapped(|ui| {
            let share = line.now as f32 / line.needed.max(1) as f32;
            let words = progress_words(line);
            // A bar of nothing would still show its round end.
            let fill = if share > 0.0 { fill } else { Color32::TRANSPARENT };
            let bar = ProgressBar::new(share).fill(fill).corner_radius(3).desired_width(90.0);
            let response = ui.add(bar.desired_height(16.0));
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &words)
            });
            ui.label(words.as_str());
            rule_links(ui, &line.rule, out);
        });
    }
}

/// A bar that is filled by a share, with text on it.
pub fn bar(ui: &mut Ui, (share, wide): (f32, f32), fill: Color32, text: &str) {
    let words = RichText::new(text).small().color(ui.visuals().text_color());
    let bar = ProgressBar::new(share).fill(fill).corner_radius(3).desired_width(wide);
    let response = ui.add(bar.desired_height(18.0).text(words));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, text));
}

/// `Baggage 1/2`.
#[must_use]
pub fn progress_words(line: &ProgressView) -> String {
    format!("{} {}/{}", line.label, line.now, line.needed)
}

/// The face of a die with so many sides, drawn: dots on a cube, a number on any other.
pub fn die_of(ui: &mut Ui, view: &View, (face, sides): (u8, u8), side: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint::die::paint(ui.painter(), view.palette, rect, (face, sides));
    let name = say!(view, "gui-die", face = face);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
    response
}

/// A heading of a panel's part.
pub fn part(ui: &mut Ui, title: &str) -> Response {
    ui.add_space(4.0);
    ui.label(RichText::new(title).strong())
}

/// The room of the sign that empties a field, in points.
const SIGN: f32 = 20.0;

/// A field for words to look for, and a sign that empties it; the hint in it is its name as well. Answers with it, and whether Enter was pressed in it: that
/// is for what was found, and for nothing else in the window.
pub fn search(ui: &mut Ui, words: &mut String, hint: String, wide: f32) -> (Response, bool) {
    let field = TextEdit::singleline(words).hint_text(&hint).desired_width(wide);
    let field = ui.add(field).accessible_name(hint);
    let enter = |i: &mut egui::InputState| i.consume_key(Modifiers::NONE, Key::Enter);
    let entered = field.lost_focus() && ui.input_mut(enter);
    if !words.is_empty() {
        let sign = Rect::from_min_max(field.rect.right_top() - vec2(SIGN, 0.0), field.rect.max);
        let name = say!(ui, "gui-search-empty");
        let empty = ui.put(sign, egui::Button::new("×").frame(false).sense(Sense::CLICK));
        empty.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if empty.on_hover_text(name).clicked() {
            words.clear();
            field.request_focus();
        }
    }
    (field, entered)
}

/// A button with a small form below it. The form stays until Esc, a click elsewhere or one of its own buttons closes it (by
/// `Ui::close`).
pub fn form_button(ui: &mut Ui, words: String, form: impl FnOnce(&mut Ui)) -> Response {
    let button = ui.button(words);
    Popup::from_toggle_button_response(&button)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(form);
    button
}

/// A button that can't be used as long as something is missing: when the pointer rests on it, it says what.
pub fn ready_button(ui: &mut Ui, words: String, missing: Option<String>) -> Response {
    let button = ui.add_enabled(missing.is_none(), Button::new(words));
    match missing {
        Some(missing) => button.on_disabled_hover_text(missing),
        None => button,
    }
}

/// Shows what is scrolled up and down. Room is kept for the scroll bar whether it is there or not: what is shown never
/// changes its lines because of it.
pub fn scrolled<R>(
    ui: &mut Ui,
    area: ScrollArea,
    add: impl FnOnce(&mut Ui) -> R,
) -> ScrollAreaOutput<R> {
    let width = (ui.available_width() - ui.spacing().scroll.allocated_width()).max(0.0);
    area.auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(width);
        let inner = add(ui);
        focus_ring::follow(ui);
        inner
    })
}

/// Keeps the keyboard inside of a window that is open above everything else.
pub fn holds_keyboard<R>(ctx: &Context, window: &InnerResponse<R>) {
    let layer = window.response.layer_id;
    ctx.memory_mut(|m| m.set_modal_layer(layer));
    let below = |id: Id| {
        let on = ctx.read_response(id)?.layer_id;
        (!ctx.memory(|m| m.is_above_modal_layer(on))).then_some(id)
    };
    if let Some(id) = ctx.memory(egui::Memory::focused).and_then(below) {
        ctx.memory_mut(|m| m.surrender_focus(id));
    }
}

/// A window is laid out with what was measured before, of itself or of a part of it. The first time nobody has measured, and the
/// frame is laid out once more before anybody sees it; where something has changed later, another frame follows at once.
pub fn settle(ctx: &Context, id: Id, size: Vec2) {
    let before = ctx.data(|data| data.get_temp::<Vec2>(id));
    if before.is_some_and(|before| (before - size).abs().max_elem() < 0.5) {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(id, size));
    if before.is_none() {
        ctx.request_discard("it is measured for the first time");
    }
    ctx.request_repaint();
}

/// Shows a window that is as large as what is in it, from its first frame on, and has the keyboard to itself.
pub fn fitted<R>(
    ctx: &Context,
    window: Window,
    add: impl FnOnce(&mut Ui) -> R,
) -> Option<InnerResponse<Option<R>>> {
    let shown = window.show(ctx, |ui| {
        // What has grown is not cut off at the size that it had before.
        ui.set_clip_rect(ui.ctx().content_rect());
        add(ui)
    });
    if let Some(shown) = &shown {
        settle(ctx, shown.response.id.with("fitted"), shown.response.rect.size());
        holds_keyboard(ctx, shown);
    }
    shown
}

/// Gives the title by which a window is moved its name: the keyboard stops at it.
pub fn name_title(ctx: &Context, window: Id, title: &str) {
    ctx.accesskit_node_builder(window.with("__title_click"), |node| {
        node.set_role(egui::accesskit::Role::TitleBar);
        node.set_label(title);
    });
}

/// How wide a coloured tag with this text is.
#[must_use]
pub fn tag_width(ui: &Ui, text: &str) -> f32 {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let words = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    words.size().x + 2.0 * f32::from(TAG)
}

/// The room beside the text of a tag in points.
const TAG: i8 = 7;

/// A coloured tag with text.
pub fn tag(ui: &mut Ui, text: &str, fill: Color32, ink: Color32) -> Response {
    egui::Frame::new()
        .fill(fill)
        .corner_radius(CornerRadius::same(4))
        .inner_margin(egui::Margin::symmetric(TAG, 2))
        .show(ui, |ui| ui.label(RichText::new(text).color(ink).strong()))
        .inner
}

/// A table cell's background.
pub fn shade(ui: &Ui, rect: egui::Rect, color: Color32) {
    ui.painter().rect_filled(rect, CornerRadius::same(2), color);
}
