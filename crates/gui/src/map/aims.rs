//! Several choices that strike at the same hex from elsewhere, or that end in it otherwise: the mouse about the hex picks
//! the place and the facing, the wheel or a key goes through them, and the ghost of the counter shows what was picked.

use super::super::board_index::BoardIndex;
use super::super::game_table::View;
use super::super::offers::Offers;
use super::super::paint::counter::{self, Paint};
use super::super::panels::foretold;
use super::super::workspace::Workspace;
use super::alt_text;
use super::camera::Camera;
use super::facing::{self, way};
use super::highlight::Marks;
use super::notches;
use super::stack;
use super::state::{MapState, Menu};
use crate::say;
use egui::{
    Align2, Area, Frame, Id, Order, Pos2, Rect, Response, RichText, Shape, Stroke, Ui, Vec2, pos2,
    vec2,
};
use gonfalon_core::board::Hex;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Choice, ChoiceKind, MapView, Target};

/// Two notches of the wheel are never closer together, in seconds.
const NOTCH: f64 = 0.04;

/// What is aimed at a hex, and which of it is meant.
#[derive(Clone, PartialEq, Debug)]
pub struct Aim {
    /// The hex.
    pub hex: Hex,
    /// The choices, clockwise around the hex.
    pub choices: Vec<usize>,
    /// Which of them is meant.
    pub at: usize,
    /// How far the wheel has gone towards the next one, in notches.
    wheel: f32,
    /// When it came to one last, in seconds.
    wheeled: f64,
}

impl Aim {
    /// The choice that is meant.
    #[must_use]
    pub fn choice(&self) -> usize {
        self.choices[self.at]
    }

    /// Goes on to the next one, or back.
    pub fn step(&mut self, forward: bool) {
        let all = self.choices.len();
        self.at = (self.at + if forward { 1 } else { all - 1 }) % all;
    }
}

/// Where aims are looked up.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    /// The choices.
    pub port: &'a dyn Port,
    /// Where they are shown.
    pub offers: &'a Offers,
    /// What stands on the map.
    pub board_index: &'a BoardIndex,
    /// The map.
    pub map: &'a MapView,
}

impl<'a> Ground<'a> {
    /// The ground of what is shown now.
    #[must_use]
    pub fn of(view: &View<'a>, map: &'a MapView) -> Ground<'a> {
        let snapshot = view.snapshot;
        let (offers, board_index) = (&snapshot.offers, &snapshot.board_index);
        Ground { port: view.port, offers, board_index, map }
    }

    /// What is aimed at a hex, if nothing else is offered there and each of it ends otherwise.
    #[must_use]
    pub fn at(self, hex: Hex) -> Option<Aim> {
        let ids = self.offers.by_hex.get(&hex).filter(|ids| ids.len() > 1)?;
        let all = self.port.choices();
        let forward = |id: &&usize| all[**id].kind != ChoiceKind::TakeBack;
        let mut found: Vec<(f32, usize)> = Vec::new();
        let mut ends: Vec<(Hex, Option<u8>)> = Vec::new();
        let mut subjects = ids.iter().filter(forward).map(|&id| &all[id].subject);
        let first = subjects.next()?;
        if subjects.any(|subject| subject != first) {
            return None;
        }
        for &id in ids.iter().filter(forward) {
            let choice = &all[id];
            let end = (self.end(choice)?, choice.facing);
            if !matches!(choice.target, Target::Hex(_)) || ends.contains(&end) {
                return None;
            }
            ends.push(end);
            found.push((self.side(choice, hex)?.angle(), id));
        }
        found.sort_by(|a, b| a.0.total_cmp(&b.0));
        let choices: Vec<usize> = found.into_iter().map(|(_, id)| id).collect();
        (choices.len() > 1).then_some(Aim { hex, choices, at: 0, wheel: 0.0, wheeled: 0.0 })
    }

    /// The hexes at which something is aimed, in their order.
    #[must_use]
    pub fn hexes(self) -> Vec<Hex> {
        let several = self.offers.by_hex.iter().filter(|(_, ids)| ids.len() > 1);
        let mut hexes: Vec<Hex> =
            several.map(|(&hex, _)| hex).filter(|&hex| self.at(hex).is_some()).collect();
        hexes.sort();
        hexes
    }

    /// Where the counter stands afterwards.
    fn end(self, choice: &Choice) -> Option<Hex> {
        if let Some(&last) = choice.path.last() {
            return Some(last);
        }
        if choice.kind != ChoiceKind::Charge {
            return choice.hex;
        }
        self.board_index.get(choice.subject.as_deref()?)?.at
    }

    /// The side of the hex on which the mouse means a choice: towards where the counter stands, and towards the corner
    /// that it points to.
    fn side(self, choice: &Choice, hex: Hex) -> Option<Vec2> {
        let center = |hex: Hex| {
            let (x, y) = self.map.hexes[hex.index()].center;
            vec2(x, y)
        };
        let corner = choice.facing.and_then(|corner| {
            self.map.layout.corners().get(usize::from(corner)).map(|&(x, y)| vec2(x, y))
        });
        Some(center(self.end(choice)?) - center(hex) + corner.unwrap_or_default() * 0.6)
    }
}

/// Follows the pointer, or the keyboard's cursor: what is aimed at the hex there, and which of it.
pub fn follow(
    ui: &Ui,
    view: &View,
    map: &MapView,
    workspace: &mut Workspace,
    (camera, screen): (Camera, Rect),
) {
    if workspace.map.menu.is_some() {
        return;
    }
    let ground = Ground::of(view, map);
    let asks = view.asks_person(workspace);
    let state = &mut workspace.map;
    let known = state.aim.take().filter(|_| asks);
    let places = [state.hover, state.cursor].into_iter().flatten().filter(|_| asks);
    let Some(mut aim) = places.into_iter().find_map(|hex| ground.at(hex)) else { return };
    let moved = ui.input(|i| i.pointer.delta() != Vec2::ZERO);
    let same = known.filter(|known| known.hex == aim.hex && known.choices == aim.choices);
    let pointer = ui.ctx().pointer_latest_pos().filter(|_| state.hover == Some(aim.hex));
    match (same, pointer) {
        (Some(known), Some(_)) if !moved => aim.at = known.at,
        (Some(known), None) => aim.at = known.at,
        (known, Some(pointer)) => {
            let off = pointer - camera.to_screen(screen, map.hexes[aim.hex.index()].center);
            // In the very middle every way is as near.
            let still = known.filter(|_| off.length() < camera.zoom * 0.15);
            aim.at = still.map_or_else(|| nearest(ground, &aim, off), |known| known.at);
        }
        (None, None) => {}
    }
    state.aim = Some(aim);
}

/// The choice on that side of the hex.
fn nearest(ground: Ground, aim: &Aim, off: Vec2) -> usize {
    let along = |id: usize| {
        let side = ground.side(&ground.port.choices()[id], aim.hex).unwrap_or_default();
        side.normalized().dot(off.normalized())
    };
    let near = |a: &usize, b: &usize| along(aim.choices[*a]).total_cmp(&along(aim.choices[*b]));
    (0..aim.choices.len()).max_by(near).unwrap_or(0)
}

/// The wheel goes through what is aimed at the hex under the pointer; with Ctrl it zooms as ever.
pub fn wheel(ui: &Ui, state: &mut MapState, response: &Response) {
    let held = ui.input(|i| i.modifiers.any());
    let over = |aim: &&mut Aim| state.hover == Some(aim.hex) && response.contains_pointer();
    let Some(aim) = state.aim.as_mut().filter(over).filter(|_| !held) else { return };
    state.wheel_taken = true;
    let (way, now) = ui.input(|i| (i.events.iter().filter_map(notches::of).sum::<f32>(), i.time));
    aim.wheel += way;
    if aim.wheel.abs() < 1.0 {
        return;
    }
    let forward = aim.wheel < 0.0;
    aim.wheel = 0.0;
    // Some desktops tell a notch twice.
    if now - aim.wheeled >= NOTCH {
        aim.step(forward);
        aim.wheeled = now;
    }
}

/// What is aimed at a hex as a list, as the rules offer it.
#[must_use]
pub fn list(view: &View, map: &MapView, aim: &Aim) -> Option<Menu> {
    let title = say!(view, "gui-hex", hex = map.label(aim.hex));
    let choices = view.snapshot.offers.by_hex.get(&aim.hex)?.clone();
    Some(Menu { at: Pos2::ZERO, title, extra: Vec::new(), choices, fresh: true })
}

/// Paints where the counter may strike from, the ghost of it where it is meant to, and its way.
pub fn paint(marks: &Marks, aim: &Aim) {
    let view = marks.view;
    let ground = Ground::of(view, marks.map);
    let choices = view.port.choices();
    let Some(meant) = choices.get(aim.choice()) else { return };
    let color = view.palette.charge;
    let mut ends: Vec<Hex> = Vec::new();
    for choice in aim.choices.iter().filter_map(|&id| choices.get(id)) {
        let end = ground.end(choice).filter(|&end| end != aim.hex && !ends.contains(&end));
        if let Some(end) = end {
            ends.push(end);
            let line = Stroke::new((marks.camera.zoom * 0.06).clamp(1.2, 2.6), color);
            marks.hex(end, 0.82, view.palette.thin(color, 0.14), line);
        }
        if let Some(side) = ground.side(choice, aim.hex) {
            tick(marks, aim.hex, side.normalized(), choice.id == meant.id);
        }
    }
    marks.preview(meant);
    let Some(end) = ground.end(meant) else { return };
    if end != aim.hex {
        marks.way(&[end, aim.hex], color, (marks.camera.zoom * 0.12).clamp(2.0, 5.0));
    }
    ghost(marks, meant, end);
}

/// A mark beside the hex that a side of it can be meant; the one that is meant is filled.
fn tick(marks: &Marks, hex: Hex, side: Vec2, meant: bool) {
    let palette = marks.view.palette;
    let zoom = marks.camera.zoom;
    let at = marks.center(hex) + side * zoom * 0.78;
    let size = (zoom * if meant { 0.4 } else { 0.26 }).clamp(6.0, 22.0);
    let head = facing::head(at, -side, size * 0.5, size);
    let (fill, ink) = if meant {
        (palette.charge, palette.hover)
    } else {
        (palette.thin(palette.plate, 0.85), palette.charge)
    };
    marks.painter.add(Shape::convex_polygon(head, fill, Stroke::new(1.2, ink)));
}

/// The counter as it would stand.
fn ghost(marks: &Marks, choice: &Choice, end: Hex) {
    let view = marks.view;
    let subject = choice.subject.as_deref().or(view.port.prompt().selected.as_deref());
    let Some(counter) = subject.and_then(|id| view.snapshot.board_index.get(id)) else { return };
    let side = stack::side(marks.camera.zoom);
    let rect = Rect::from_center_size(marks.center(end), Vec2::splat(side));
    let mut painter = marks.painter.clone();
    painter.set_opacity(if counter.at == Some(end) { 1.0 } else { 0.85 });
    let livery = view.liveries.of(counter.side);
    let paint = Paint { ctx: painter.ctx(), palette: view.palette, livery };
    let mut shapes = Vec::new();
    if let Some(corner) = choice.facing {
        counter::pointer(rect, way(view, corner), marks.camera.zoom * 0.98, paint, &mut shapes);
    }
    if counter.at != Some(end) {
        counter::draw(counter, rect, paint, &mut shapes);
    }
    painter.extend(shapes);
}

/// Beside the hex: what is meant in words, its chances, and how to go on to the others.
pub fn card(ui: &Ui, view: &View, map: &MapView, workspace: &Workspace, screen: Rect) {
    const WIDE: f32 = 270.0;
    let state = &workspace.map;
    let (Some(aim), Some(camera)) = (&state.aim, state.camera) else { return };
    if state.menu.is_some() || state.card.is_some() {
        return;
    }
    let Some(choice) = view.port.choices().get(aim.choice()) else { return };
    let ground = Ground::of(view, map);
    let center = camera.to_screen(screen, map.hexes[aim.hex.index()].center);
    let from = ground
        .end(choice)
        .map_or(center, |end| camera.to_screen(screen, map.hexes[end.index()].center));
    // Beside the target, away from the ghost; where there is no room, above or below it.
    let far = camera.zoom * 1.6 + 6.0;
    let (left, right) = (center.x - far - WIDE, center.x + far);
    let room = |x: f32| x >= screen.left() && x + WIDE <= screen.right();
    let beside = if from.x > center.x + 1.0 { left } else { right };
    let (at, pivot) = match (room(beside), center.y > screen.center().y) {
        (true, _) => (pos2(beside, center.y - camera.zoom), Align2::LEFT_TOP),
        (false, true) => (pos2(center.x, center.y - far), Align2::CENTER_BOTTOM),
        (false, false) => (pos2(center.x, center.y + far), Align2::CENTER_TOP),
    };
    Area::new(Id::unique("map-aim"))
        .order(Order::Foreground)
        .interactable(false)
        .fixed_pos(at)
        .pivot(pivot)
        .constrain_to(screen)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.set_width(WIDE - 14.0);
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.label(RichText::new(alt_text::choice(view, choice)).strong());
                for (piece, words) in alt_text::stack(view, view.shown(workspace), aim.hex) {
                    ui.label(RichText::new(words).small().color(view.side_text(piece.side)));
                }
                if let Some(note) = &choice.note {
                    ui.label(RichText::new(note).small().weak());
                }
                if let Some(forecast) = &choice.forecast {
                    foretold::brief(ui, view, forecast);
                }
                let (n, of) = (aim.at + 1, aim.choices.len());
                ui.label(RichText::new(say!(ui, "gui-aim-others", n = n, of = of)).small().weak());
            });
        });
}
