//! The chit tracks of both armies: what lies on them, and placing, taking back and bidding chits by mouse or keys.

use super::super::command_queue::{Command, CommandQueue};
use super::super::commands::context::CommandContext;
use super::super::commands::{UiCommand, key_help};
use super::super::lesson;
use super::super::offers::Offers;
use super::super::pointing::{self, By};
use super::super::shortcuts;
use super::super::snapshot::{Past, View};
use super::super::widgets;
use super::chit::{self, Face, SIDE, Style};
use super::command_mark;
use super::what;
use crate::icons;
use crate::say;
use egui::{
    Button, CornerRadius, Event, EventFilter, Frame, Galley, Id, Key, Label, LayerId, Margin,
    Modifiers, Order, Rect, Response, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Choice, CommandView, Target, TrackView};
use std::sync::Arc;

/// The values that the tray holds.
const VALUES: [u8; 4] = [1, 2, 3, 4];
/// The space between chits.
const GAP: f32 = 3.0;
/// No more choices about chits stand in the prompt as buttons.
const FEW: usize = 8;
/// The least from one box of a track to the next.
const SMALLEST: f32 = 24.0;

/// A chit that is being dragged.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Held {
    value: u8,
    /// The track it lay on; without one it comes from the tray.
    from: Option<String>,
}

/// The offered choices about chits.
struct Chits<'a> {
    choices: Vec<&'a Choice>,
}

impl<'a> Chits<'a> {
    fn of(view: &View<'a>, past: Option<&Past>) -> Chits<'a> {
        let all = view.port.choices();
        let ids = view.snapshot.offers.chits.iter().filter(|_| view.asks_at(past));
        Chits { choices: ids.filter_map(|&id| all.get(id)).collect() }
    }

    fn find(&self, place: &Target, value: u8) -> Option<usize> {
        let fits = |choice: &&&Choice| choice.chit == Some(value) && choice.target == *place;
        self.choices.iter().find(fits).map(|choice| choice.id)
    }

    /// Putting a chit on a track, or bidding one that lies there.
    fn onto(&self, track: &str, value: u8) -> Option<usize> {
        self.find(&Target::track(track, None), value)
    }

    /// Taking a chit off a track.
    fn off(&self, track: &str, value: u8) -> Option<usize> {
        self.find(&Target::tray(track, None), value)
    }

    /// The only chit that can come onto a track, if there is just one.
    fn only(&self, track: &str) -> Option<usize> {
        let mut all = VALUES.into_iter().filter_map(|value| self.onto(track, value));
        all.next().filter(|_| all.next().is_none())
    }

    /// What lies in the tray: every value while chits are shared out, else the new ones that may be placed.
    fn values(&self, view: &View, army: &CommandView) -> Vec<u8> {
        if army.hidden || self.choices.is_empty() || view.port.prompt().side != Some(army.side) {
            return Vec::new();
        }
        let new = |value: &u8| {
            let fresh =
                |t: &TrackView| !t.chits.contains(value) && self.onto(&t.id, *value).is_some();
            army.points.is_some() || army.tracks.iter().any(fresh)
        };
        VALUES.into_iter().filter(new).collect()
    }

    /// Whether anything is offered for a track.
    fn concern(&self, track: &TrackView) -> bool {
        (0..=9).any(|v| self.onto(&track.id, v).or(self.off(&track.id, v)).is_some())
    }
}

/// Shows both armies' tracks, those of the only person first, or of the deciding side. `chit` is the one that was picked in the tray; the keyboard
/// goes to the tracks where it shall.
pub fn show(
    ui: &mut Ui,
    view: &View,
    past: Option<&Past>,
    (chit, to_tracks): (&mut Option<u8>, bool),
    out: &mut CommandQueue,
) {
    let armies = &view.table(past).command;
    if armies.is_empty() {
        ui.weak(say!(ui, "gui-command-none"));
        return;
    }
    let chits = Chits::of(view, past);
    let mut armies: Vec<&CommandView> = armies.iter().collect();
    let first = view.computer.only_person().or(view.port.prompt().side);
    armies.sort_by_key(|army| Some(army.side) != first);
    lead(ui, &armies, &chits, to_tracks);
    widgets::scrolled(ui, ScrollArea::vertical(), |ui| {
        what::show(ui, view, "command", &view.snapshot.table.help.command, out);
        for army in armies {
            head(ui, view, army);
            let values = chits.values(view, army);
            if !values.is_empty() {
                tray(ui, view, chit, (army, &values), &chits, out);
            }
            for line in &army.tracks {
                track(ui, view, *chit, (army, line), &chits, out);
            }
            ui.add_space(8.0);
        }
    });
}

/// In the prompt panel: where chits are placed, and a few bids as buttons.
pub fn in_prompt(ui: &mut Ui, view: &View, past: Option<&Past>, out: &mut CommandQueue) {
    let chits = Chits::of(view, past);
    if chits.choices.is_empty() {
        return;
    }
    // What lies on a track already is taken off there.
    let onto: Vec<_> = chits.choices.iter().filter(|choice| is_onto(choice)).collect();
    if onto.len() <= FEW {
        let numbered = numbered(view.port, &view.snapshot.offers);
        ui.horizontal_wrapped(|ui| {
            for choice in onto {
                let about = format!("{} {}", choice.rule.section, choice.rule.title);
                let number = numbered.iter().position(|&id| id == choice.id);
                let number = number.map_or_else(String::new, |k| (k + 1).to_string());
                let button = Button::new(&choice.label).right_text(RichText::new(number).weak());
                let button = ui.add(button).on_hover_text(about);
                shortcuts::set_way_in(ui.ctx(), Some(button.id));
                if let Some(command) = &choice.command {
                    pointing::point_if_hovered(&button, command);
                }
                if button.clicked() {
                    out.send(Command::Choose(choice.id));
                }
            }
        });
    }
    let key = key_help::of(&*ui, UiCommand::ToTracks, &CommandContext::default());
    let words = format!("{}  {key}", say!(ui, "gui-command-open"));
    let open = ui.button(words).on_hover_text(UiCommand::ToTracks.about(view));
    shortcuts::set_way_in(ui.ctx(), Some(open.id));
    if open.clicked() {
        out.send(Command::ToTracks);
    }
}

fn is_onto(choice: &Choice) -> bool {
    matches!(choice.target, Target::Track(_))
}

/// What numbers choose while no track has the keyboard: the track for a chit of which there is no other. Everywhere else a
/// number means a chit.
#[must_use]
pub fn numbered<'a>(port: &dyn Port, offers: &'a Offers) -> &'a [usize] {
    let choices = port.choices();
    let chits = || offers.chits.iter().filter_map(|&id| choices.get(id));
    let same = chits().all(is_onto) && chits().is_sorted_by(|a, b| a.chit == b.chit);
    if same && offers.chits.len() <= FEW { &offers.chits } else { &[] }
}

/// The keyboard goes to the first track that something is offered for, and with the arrows from one to the next.
fn lead(ui: &Ui, armies: &[&CommandView], chits: &Chits, begin: bool) {
    let tracks = armies.iter().flat_map(|army| &army.tracks);
    let (order, idle): (Vec<&TrackView>, Vec<&TrackView>) =
        tracks.partition(|track| chits.concern(track));
    let order: Vec<Id> = order.into_iter().map(track_id).collect();
    let focused = ui.memory(egui::Memory::focused);
    if let Some(id) = focused.filter(|&id| idle.into_iter().map(track_id).any(|other| other == id))
    {
        // Nothing can be done there any more: the keys are for the next question.
        ui.memory_mut(|m| m.surrender_focus(id));
    }
    let at = focused.and_then(|id| order.iter().position(|&other| other == id));
    let hit = |key: Key| at.is_some() && ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    let next = match (hit(Key::ArrowUp), hit(Key::ArrowDown), at) {
        (true, _, Some(at)) => order.get(at.saturating_sub(1)),
        (_, true, Some(at)) => order.get(at + 1),
        _ => order.first().filter(|_| begin),
    };
    if let Some(&id) = next.or(focused.as_ref().filter(|_| at.is_some())) {
        ui.memory_mut(|m| m.request_focus(id));
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|m| m.set_focus_lock_filter(id, filter));
    }
}

fn track_id(track: &TrackView) -> Id {
    Id::unique(("track", &track.id))
}

fn head(ui: &mut Ui, view: &View, army: &CommandView) {
    ui.horizontal_wrapped(|ui| {
        let name = view.port.side_name(army.side);
        ui.label(RichText::new(name).strong().size(16.0).color(view.side_text(army.side)));
        if army.hidden {
            let words = say!(ui, "gui-command-hidden");
            widgets::tag(ui, &words, view.palette.mark, view.palette.mark_ink);
        }
        if let Some((placed, all)) = army.points.filter(|_| !army.hidden) {
            let left = all.saturating_sub(placed);
            let words = say!(ui, "gui-command-points", placed = placed, of = all, left = left);
            let share = placed as f32 / all.max(1) as f32;
            let wide = (ui.available_width() - 4.0).clamp(90.0, 250.0);
            let fill = view.palette.thin(view.palette.accent, 0.5);
            widgets::bar(ui, (share, wide), fill, &words);
        }
    });
    if !army.limits.is_empty() {
        ui.add(Label::new(RichText::new(&army.limits).small().weak()).wrap());
    }
}

/// The chits that may be placed: to be dragged, or clicked before a track.
fn tray(
    ui: &mut Ui,
    view: &View,
    picked: &mut Option<u8>,
    (army, values): (&CommandView, &[u8]),
    chits: &Chits,
    out: &mut CommandQueue,
) {
    let wide = ui.available_width();
    let (rect, zone) = ui.allocate_exact_size(vec2(wide, SIDE + 12.0), Sense::hover());
    let taking = zone.dnd_hover_payload::<Held>().is_some_and(|held| held.from.is_some());
    board(ui, view, rect, (true, taking));
    let words = say!(view, "gui-command-tray");
    zone.widget_info(|| WidgetInfo::labeled(Role::Group, true, &words));
    if let Some(held) = zone.dnd_release_payload::<Held>()
        && let Some(id) = held.from.as_ref().and_then(|from| chits.off(from, held.value))
    {
        out.send(Command::Choose(id));
    }
    let mut left = rect.left() + 8.0;
    for &value in values {
        let at = Rect::from_min_size(pos2(left, rect.center().y - SIDE / 2.0), chit::size());
        left += SIDE + GAP * 2.0;
        let offered = army.tracks.iter().any(|track| chits.onto(&track.id, value).is_some());
        let sense = if offered { Sense::click_and_drag() } else { Sense::click() };
        let id = Id::unique(("tray", army.side as usize, value));
        let response = ui.interact(at, id, sense);
        let style = Style {
            grey: !offered,
            strong: *picked == Some(value),
            lit: response.hovered() || response.has_focus(),
        };
        chit::paint(ui.painter(), view, at, (army.side, Face::Up(value)), style);
        let words = say!(view, "gui-command-chit", value = value);
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, offered, *picked == Some(value), &words)
        });
        if offered {
            carry(ui, view, &response, army.side, Held { value, from: None });
            if response.clicked() {
                *picked = if *picked == Some(value) { None } else { Some(value) };
            }
        } else {
            let why = || {
                let about = |t: &TrackView| Target::track(&t.id, Some(value));
                army.tracks.iter().map(about).collect::<Vec<_>>()
            };
            explain(view, response, why);
        }
    }
    let words = RichText::new(say!(ui, "gui-command-how")).small().weak();
    ui.add(Label::new(words).wrap());
}

/// The board that a tray or a track lies on.
fn board(ui: &Ui, view: &View, rect: Rect, (strong, taking): (bool, bool)) {
    let palette = view.palette;
    let line = match (taking, strong) {
        (true, _) => Stroke::new(2.0, palette.select),
        (_, true) => Stroke::new(1.5, palette.accent),
        _ => ui.visuals().widgets.noninteractive.bg_stroke,
    };
    let fill = if taking { palette.thin(palette.select, 0.2) } else { palette.faint };
    ui.painter().rect(rect, CornerRadius::same(5), fill, line, StrokeKind::Inside);
}

/// Lets the pointer carry a chit along.
fn carry(ui: &Ui, view: &View, response: &Response, side: Side, held: Held) {
    if response.dragged()
        && let Some(at) = ui.ctx().pointer_interact_pos()
    {
        let layer = LayerId::new(Order::Tooltip, response.id);
        let rect = Rect::from_center_size(at, chit::size());
        let style = Style { strong: true, ..Style::default() };
        let painter = ui.ctx().layer_painter(layer);
        chit::paint(&painter, view, rect, (side, Face::Up(held.value)), style);
    }
    response.dnd_set_drag_payload(held);
}

/// Says why something is not offered while the pointer rests on it.
fn explain(view: &View, response: Response, about: impl FnOnce() -> Vec<Target>) -> Response {
    response.on_hover_ui(|ui| {
        let mut told = Vec::new();
        for about in about() {
            for refusal in view.why_not(&about) {
                if !told.contains(&refusal) {
                    told.push(refusal);
                }
            }
        }
        ui.set_max_width(320.0);
        if told.is_empty() {
            ui.label(say!(ui, "gui-command-not-now"));
        }
        for refusal in told.iter().take(3) {
            ui.label(format!("{} ({})", refusal.text, refusal.rule));
        }
    })
}

/// A track in words: whose it is, and what lies on it.
fn spoken(view: &View, army: &CommandView, track: &TrackView) -> String {
    let chits: Vec<String> = track.chits.iter().map(u8::to_string).collect();
    let mut words = match (army.hidden, chits.is_empty()) {
        (true, _) => say!(view, "gui-command-track-hidden", name = &track.name),
        (_, true) => say!(view, "gui-command-track-empty", name = &track.name),
        _ => say!(view, "gui-command-track", name = &track.name, chits = chits.join(", ")),
    };
    if let Some(value) = track.in_force {
        words = format!("{words}, {}", say!(view, "gui-command-in-force", value = value));
    }
    words
}

/// One command: its name and leader, and the boxes with the chits in them.
fn track(
    ui: &mut Ui,
    view: &View,
    chosen: Option<u8>,
    (army, track): (&CommandView, &TrackView),
    chits: &Chits,
    out: &mut CommandQueue,
) {
    let faces = faces(army, track);
    let wide = ui.available_width();
    // The boxes of a track stand in one row where that leaves them large enough to be hit.
    let step = ((wide - 16.0) / faces.len().max(1) as f32).clamp(SMALLEST, SIDE + GAP);
    let in_row = row_of(wide - 16.0, step);
    let leader = leader(ui, track, wide - 16.0);
    // A long name beside its signs takes more than one line: as many as in the last frame.
    let lines = track_id(track).with("heading");
    let heading = ui.data(|data| data.get_temp(lines));
    let heading = heading.unwrap_or(ui.text_style_height(&egui::TextStyle::Body)) + 3.0;
    let text = heading + leader.size().y + 3.0;
    let rows = faces.len().div_ceil(in_row) as f32;
    let high = text + rows * step + 9.0;
    let concerned = chits.concern(track);
    let sense = if concerned { Sense::click() } else { Sense::hover() };
    let (rect, _) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
    let zone = ui.interact(rect, track_id(track), sense);
    if zone.gained_focus() {
        zone.scroll_to_me(None);
    }
    let held = zone.dnd_hover_payload::<Held>();
    let fits = |held: &Held| {
        held.from.as_deref() != Some(&track.id) && chits.onto(&track.id, held.value).is_some()
    };
    let taking = held.as_deref().is_some_and(fits);
    board(ui, view, rect, (track.active, taking || zone.has_focus()));
    lesson::signposts::on_track(ui.painter(), view, &track.id, rect);
    // The chits on it are controls of their own.
    if ui.rect_contains_pointer(rect) {
        pointing::point(ui.ctx(), &track.id, By::Panel);
    } else {
        pointing::point_if_hovered(&zone, &track.id);
    }
    if pointing::is_pointed(ui.ctx(), &track.id) {
        command_mark::lit(ui.painter(), view, rect);
    }
    let words = spoken(view, army, track);
    zone.widget_info(|| WidgetInfo::labeled(Role::Button, concerned, &words));
    let inner = rect.shrink2(vec2(8.0, 4.0));
    let row = pos2(inner.left(), inner.top() + text);
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), heading));
    ui.painter().galley(title.left_bottom(), leader, ui.visuals().weak_text_color());
    let mut child = ui.new_child(UiBuilder::new().max_rect(title));
    let tall = name(&mut child, view, (army, track), out);
    if (tall + 3.0 - heading).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(lines, tall));
        ui.ctx().request_repaint();
    }
    for (k, &face) in faces.iter().enumerate() {
        let at = row + vec2((k % in_row) as f32, (k / in_row) as f32) * step;
        let rect = Rect::from_min_size(at, Vec2::splat(step - GAP));
        slot(ui, view, chosen, (army, track), (k, face, rect), chits, out);
    }
    if let Some(held) = zone.dnd_release_payload::<Held>() {
        if fits(&held) {
            out.extend(chits.onto(&track.id, held.value).map(Command::Choose));
        } else if held.from.as_deref() != Some(&track.id) {
            refuse(track, held.value, rect, out);
        }
    }
    let place = |value: u8, out: &mut CommandQueue| match chits.onto(&track.id, value) {
        Some(id) => out.send(Command::Choose(id)),
        None => refuse(track, value, rect, out),
    };
    if zone.clicked() {
        match chosen {
            Some(value) => place(value, out),
            None => out.extend(chits.only(&track.id).map(Command::Choose)),
        }
    }
    if zone.has_focus() {
        match digit(ui) {
            Some((value, false)) => place(value, out),
            Some((value, true)) => out.extend(chits.off(&track.id, value).map(Command::Choose)),
            None => {}
        }
        let gone = |i: &mut egui::InputState| {
            [Key::Delete, Key::Backspace].into_iter().any(|k| i.consume_key(Modifiers::NONE, k))
        };
        if ui.input_mut(gone) {
            let last = track.chits.iter().rev().find_map(|&v| chits.off(&track.id, v));
            out.extend(last.map(Command::Choose));
        }
    }
    if let Some(value) = chosen.filter(|&v| concerned && chits.onto(&track.id, v).is_none()) {
        explain(view, zone, || vec![Target::track(&track.id, Some(value))]);
    }
}

fn refuse(track: &TrackView, value: u8, rect: Rect, out: &mut CommandQueue) {
    let about = Target::track(&track.id, Some(value));
    out.send(Command::WhyNot(about, rect.left_bottom()));
}

/// How many boxes stand side by side in this width, each so far from the next.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
fn row_of(wide: f32, step: f32) -> usize {
    (((wide + GAP) / step + 0.01) as usize).max(1)
}

/// Who leads a command, in as many lines as it takes.
fn leader(ui: &Ui, track: &TrackView, wide: f32) -> Arc<Galley> {
    let font = egui::TextStyle::Small.resolve(ui.style());
    ui.painter().layout(track.leader.clone(), font, ui.visuals().weak_text_color(), wide)
}

/// What lies in the boxes of a track.
fn faces(army: &CommandView, track: &TrackView) -> Vec<Face> {
    let count = usize::from(track.boxes).max(track.chits.len());
    let face = |k: usize| match track.chits.get(k) {
        Some(&value) => Face::Up(value),
        None if army.hidden => Face::Down,
        None => Face::Empty,
    };
    (0..count).map(face).collect()
}

/// A command's name with what belongs to it; answers with how high that is.
fn name(
    ui: &mut Ui,
    view: &View,
    (army, track): (&CommandView, &TrackView),
    out: &mut CommandQueue,
) -> f32 {
    ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
    ui.spacing_mut().interact_size.y = 0.0;
    let row = ui.horizontal_wrapped(|ui| {
        if track.active {
            ui.label(RichText::new(icons::RIGHT).color(view.palette.accent));
        }
        command_mark::sample(ui, view, &track.mark);
        let text = RichText::new(&track.name).strong().color(view.side_text(army.side));
        ui.label(text);
        if let Some(value) = track.in_force {
            let words = say!(ui, "gui-command-in-force", value = value);
            Frame::new()
                .fill(view.palette.select)
                .corner_radius(CornerRadius::same(3))
                .inner_margin(Margin::symmetric(4, 0))
                .show(ui, |ui| {
                    ui.label(RichText::new(words).small().color(view.palette.plate_ink));
                });
        }
        widgets::rule_links(ui, &track.rule, out);
    });
    row.response.rect.height()
}

/// A box of a track: what a click on it does, and its chit to be dragged away.
fn slot(
    ui: &mut Ui,
    view: &View,
    chosen: Option<u8>,
    (army, track): (&CommandView, &TrackView),
    (k, face, rect): (usize, Face, Rect),
    chits: &Chits,
    out: &mut CommandQueue,
) {
    let value = match face {
        Face::Up(value) => value,
        Face::Down => {
            let response = ui.interact(rect, slot_id(track, k), Sense::hover());
            chit::paint(ui.painter(), view, rect, (army.side, face), Style::default());
            response.on_hover_text(say!(view, "gui-command-hidden-about"));
            return;
        }
        Face::Empty => 0,
    };
    let picked = chosen.filter(|_| face == Face::Empty);
    let back = chits.off(&track.id, value).filter(|_| face != Face::Empty);
    let bid = chits.onto(&track.id, value);
    let only = || chits.only(&track.id).filter(|_| bid.is_none() && face == Face::Empty);
    let placed = match picked {
        Some(value) => chits.onto(&track.id, value),
        None => only(),
    };
    // While chits are placed, a click takes this one back; else it bids it.
    let click = placed.or(back).or(bid.filter(|_| picked.is_none()));
    let sense = match (face, click, back) {
        (Face::Up(_), _, Some(_)) => Sense::CLICK | Sense::DRAG,
        (_, Some(_), _) => Sense::CLICK,
        _ => Sense::hover(),
    };
    // The keyboard goes from track to track: there a digit means the chit.
    let response = ui.interact(rect, slot_id(track, k), sense);
    let asked = view.port.prompt().side == Some(army.side) && !chits.choices.is_empty();
    let bidding = army.points.is_none() && asked;
    let style = Style {
        grey: bidding && click.is_none(),
        strong: false,
        lit: click.is_some() && (response.hovered() || response.has_focus()),
    };
    chit::paint(ui.painter(), view, rect, (army.side, face), style);
    if let (Face::Up(value), Some(_)) = (face, back) {
        carry(ui, view, &response, army.side, Held { value, from: Some(track.id.clone()) });
    }
    let does = click.and_then(|id| view.port.choices().get(id)).map(|choice| &choice.label);
    let words = match (does, face) {
        (Some(does), _) => does.clone(),
        (None, Face::Up(value)) => {
            say!(view, "gui-command-chit-on", value = value, name = &track.name)
        }
        (None, _) => say!(view, "gui-command-box"),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, click.is_some(), &words));
    if response.clicked() {
        out.extend(click.map(Command::Choose));
    }
    if response.secondary_clicked() {
        out.extend(back.map(Command::Choose));
    }
    if style.grey {
        explain(view, response, || vec![Target::track(&track.id, Some(value))]);
    } else {
        response.on_hover_text(words);
    }
}

fn slot_id(track: &TrackView, k: usize) -> Id {
    Id::unique(("slot", &track.id, k))
}

/// A digit from 1 to 4 that was pressed in this frame, and whether Shift was held: it is taken out of the input.
fn digit(ui: &Ui) -> Option<(u8, bool)> {
    const KEYS: [Key; 4] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    ui.input_mut(|i| {
        let read = |event: &Event| {
            let Event::Key { key, physical_key, pressed: true, modifiers, .. } = event else {
                return None;
            };
            // With Shift, keyboards call the key by what it writes then.
            let number = |key: Key| VALUES.into_iter().zip(KEYS).find(|(_, k)| *k == key);
            let (value, _) = number(*key).or(physical_key.and_then(number))?;
            (!modifiers.command && !modifiers.alt).then_some((value, modifiers.shift))
        };
        let at = i.events.iter().position(|event| read(event).is_some())?;
        read(&i.events.remove(at))
    })
}
