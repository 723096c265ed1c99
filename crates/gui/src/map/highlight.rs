//! Marks on the map: what is offered, what is selected, zones, ways.

use super::super::game_table::View;
use super::super::workspace::Workspace;
use super::camera::Camera;
use super::names;
use super::offer_signs;
use super::outlines;
use super::picture;
use super::stack;
use super::whose::{self, Discs, Letters};
use crate::paint::Screen;
use crate::paint::units::ToDrawing;
use egui::{
    Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};
use gonfalon_core::board::Hex;
use gonfalon_core::drawing::ground::{zone_names, zones};
use gonfalon_core::drawing::{self, Area, Point, point};
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{Choice, ChoiceKind, CounterKind, MapView, Target};
use std::collections::BTreeSet;

/// From the middle of a hex to the edge of the counter in it, in its radii.
const BESIDE: f32 = 0.6;

/// Draws marks for one frame.
pub struct Marks<'a> {
    /// What may be read.
    pub view: &'a View<'a>,
    /// The map.
    pub map: &'a MapView,
    /// The camera.
    pub camera: Camera,
    /// The map's place on the screen.
    pub screen: Rect,
    /// Where to paint.
    pub painter: &'a Painter,
}

impl Marks<'_> {
    /// The middle of a hex on the screen.
    #[must_use]
    pub fn center(&self, hex: Hex) -> Pos2 {
        self.camera.to_screen(self.screen, self.map.hexes[hex.index()].center)
    }

    /// The corners of a hex on the screen, shrunk to a share of it.
    #[must_use]
    pub fn corners(&self, hex: Hex, share: f32) -> Vec<Pos2> {
        let c = self.center(hex);
        let far = self.camera.zoom * share;
        self.map.layout.corners().iter().map(|&(x, y)| c + vec2(x, y) * far).collect()
    }

    /// Whether a hex is on the screen.
    #[must_use]
    pub fn seen(&self, hex: Hex) -> bool {
        self.screen.expand(self.camera.zoom).contains(self.center(hex))
    }

    /// Fills and outlines a hex.
    pub fn hex(&self, hex: Hex, share: f32, fill: Color32, stroke: Stroke) {
        if self.seen(hex) {
            self.painter.add(Shape::convex_polygon(self.corners(hex, share), fill, stroke));
        }
    }

    /// A line through hexes, with an arrow head.
    pub fn way(&self, hexes: &[Hex], color: Color32, width: f32) {
        self.headed(hexes, (color, width), |line, stroke| vec![Shape::line(line, stroke)]);
    }

    /// A dashed line through hexes, with an arrow head.
    pub fn dashed_way(&self, hexes: &[Hex], color: Color32, width: f32) {
        self.headed(hexes, (color, width), |line, stroke| {
            Shape::dashed_line(&line, stroke, width * 3.0, width * 2.0)
        });
    }

    /// A line through hexes, made of these shapes, with an arrow head.
    fn headed(
        &self,
        hexes: &[Hex],
        (color, width): (Color32, f32),
        line_of: impl Fn(Vec<Pos2>, Stroke) -> Vec<Shape>,
    ) {
        let points: Vec<Pos2> = hexes.iter().map(|&h| self.center(h)).collect();
        if let [.., a, b] = points[..] {
            let along = (b - a).normalized();
            // Whoever stands there is not covered.
            let taken = hexes.last().is_some_and(|&hex| !self.view.at(None).here(hex).is_empty());
            let tip = b - along * self.camera.zoom * if taken { BESIDE } else { 0.2 };
            let (back, side) = (along * width * 3.2, along.rot90() * width * 2.0);
            let mut line = points;
            if let Some(last) = line.last_mut() {
                *last = tip - back * 0.7;
            }
            self.painter.extend(line_of(line, Stroke::new(width, color)));
            let head = vec![tip, tip - back + side, tip - back - side];
            self.painter.add(Shape::convex_polygon(head, color, Stroke::NONE));
        }
    }

    /// ARSOUF M3.3: the outlines of groups of hexes, each with its name where it meets no other and lies on no other group and on
    /// nobody, if it can.
    pub fn zones(&self, named: &[(&str, Vec<Hex>)], color: Color32, taken: &mut Vec<Area>) {
        let standing = self.view.at(None).board.counters.iter().filter_map(|counter| counter.at);
        let held: BTreeSet<Hex> = standing.collect();
        let held: Vec<Point> = held.into_iter().map(|hex| self.center(hex).drawn()).collect();
        for (name, hexes) in named {
            let foreign = zone_names::foreign(hexes, named.iter().flat_map(|(_, others)| others));
            let foreign: Vec<Point> =
                foreign.into_iter().map(|hex| self.center(hex).drawn()).collect();
            self.zone(name, hexes, color, (taken, &foreign, &held));
        }
    }

    fn zone(
        &self,
        name: &str,
        hexes: &[Hex],
        color: Color32,
        (taken, foreign, held): (&mut Vec<Area>, &[Point], &[Point]),
    ) {
        let zoom = self.camera.zoom;
        let mut out = self.outlined(hexes, color, true);
        let size = (zoom * 0.55).clamp(9.0, 14.0);
        let font = FontId::proportional(size);
        let room =
            self.painter.layout_no_wrap(name.to_owned(), font, color).size() + vec2(6.0, 0.0);
        let room = point(room.x, room.y);
        let seen = hexes.iter().filter(|&&hex| self.seen(hex));
        let seen: Vec<Point> = seen.map(|&hex| self.center(hex).drawn()).collect();
        let land = self.camera.on_screen(self.screen, picture::extent(self.map));
        let land = land.intersect(self.screen).drawn();
        let obstacles = zone_names::Obstacles { taken, foreign, held };
        let at = zone_names::place(seen.clone(), (room, zoom), land, obstacles);
        if let Some(at) = at.filter(|_| zoom >= 9.0 && !name.is_empty()) {
            let area = Area::around(at, room);
            taken.push(area);
            let line = |width, color: Color32| drawing::Stroke::new(width, color.drawn());
            let lines = (line(1.2, color), line(3.0, self.view.palette.halo));
            let joined = zone_names::joined(area, &seen, zoom, lines);
            Screen::of(self.painter.ctx()).show(joined, &mut out);
            let ink = (color, self.view.palette.halo);
            names::haloed(self.painter.ctx(), pos2(at.x, at.y), name, size, ink, &mut out);
        }
        self.painter.extend(out);
    }

    /// The hexes of these labels.
    pub fn labelled(&self, labels: &[String]) -> Vec<Hex> {
        labels.iter().filter_map(|label| self.map.hex(label)).collect()
    }

    /// The edge of a group of hexes, and nothing else.
    pub fn edge(&self, hexes: &[Hex], color: Color32) {
        self.painter.extend(self.outlined(hexes, color, false));
    }

    fn outlined(&self, hexes: &[Hex], color: Color32, tinted: bool) -> Vec<Shape> {
        let zoom = self.camera.zoom;
        let outline = zones::Outline {
            map: self.map,
            hexes,
            colour: color.drawn(),
            tinted,
            stroke: (zoom * 0.09).clamp(1.5, 4.0),
            unit: zoom,
        };
        let mut shapes = Vec::new();
        outline.draw(|hex| self.seen(hex).then(|| self.center(hex).drawn()), &mut shapes);
        let mut out = Vec::new();
        Screen::of(self.painter.ctx()).show(shapes, &mut out);
        out
    }

    /// Hatching over the zones of control that are shown: one side leans left, the other right.
    pub fn zocs(&self, workspace: &Workspace) {
        let board_index = self.view.shown(workspace);
        for side in Side::ALL.into_iter().filter(|&s| self.view.settings.layers.zoc(s)) {
            let color = self.view.palette.thin(self.view.side_text(side), 0.75);
            let lean = if side == Side::A { 1.0 } else { -1.0 };
            let stroke = Stroke::new((self.camera.zoom * 0.05).clamp(0.8, 2.0), color);
            for &hex in &board_index.board.zoc[side as usize] {
                if !self.seen(hex) {
                    continue;
                }
                let c = self.center(hex);
                let r = self.camera.zoom;
                for k in -1..=1 {
                    let x = k as f32 * 0.42 * r;
                    let half = if k == 0 { 0.62 } else { 0.42 };
                    let v = vec2(0.36 * lean, -1.0) * r * half;
                    self.painter.line_segment([c + vec2(x, 0.0) - v, c + vec2(x, 0.0) + v], stroke);
                }
            }
        }
    }

    /// The ways that counters took since the last player turn began.
    pub fn trails(&self) {
        let journal = self.view.port.journal();
        let start = journal
            .iter()
            .rposition(|e| {
                matches!(
                    e.kind,
                    gonfalon_core::view::EntryKind::Turn | gonfalon_core::view::EntryKind::Phase
                )
            })
            .unwrap_or(0);
        let from = if start + 1 >= journal.len() { start.saturating_sub(40) } else { start };
        for entry in &journal[from.min(journal.len())..] {
            let hexes: Vec<Hex> = entry.hexes.iter().filter_map(|l| self.map.hex(l)).collect();
            if hexes.len() < 2 || entry.throw.is_some() {
                continue;
            }
            let color = entry.side.map_or(self.view.palette.hover, |s| self.view.side_text(s));
            self.way(
                &hexes,
                self.view.palette.thin(color, 0.4),
                (self.camera.zoom * 0.07).clamp(1.0, 3.0),
            );
        }
    }

    /// What is offered in a hex, below the counters.
    pub fn offered<'c>(
        &self,
        hex: Hex,
        choices: impl IntoIterator<Item = &'c Choice>,
        empty: bool,
        owners: &Letters,
    ) {
        if !self.seen(hex) {
            return;
        }
        let palette = self.view.palette;
        let zoom = self.camera.zoom;
        let line = |color: Color32| Stroke::new((zoom * 0.07).clamp(1.2, 3.0), color);
        let mut text: Option<(String, Color32)> = None;
        let mut letters: Vec<char> = Vec::new();
        for choice in choices {
            letters.extend(owners.of(choice));
            match choice.kind {
                ChoiceKind::Move => {
                    offer_signs::reached(self.painter, palette, (self.center(hex), zoom));
                    text = text.or_else(|| choice.left.map(|l| (l.to_string(), palette.reach)));
                }
                ChoiceKind::Charge => {
                    let corners = self.corners(hex, 0.8);
                    offer_signs::charged(self.painter, palette, &corners, (self.center(hex), zoom));
                }
                ChoiceKind::Retreat => {
                    self.hex(hex, 0.9, palette.thin(palette.retreat, 0.26), line(palette.retreat));
                    text = text.or_else(|| Some(("R".to_owned(), palette.retreat)));
                }
                ChoiceKind::Advance => {
                    self.hex(hex, 0.9, palette.thin(palette.advance, 0.26), line(palette.advance));
                    text = text.or_else(|| Some(("A".to_owned(), palette.advance)));
                }
                ChoiceKind::Place if matches!(choice.target, Target::Hex(_)) => {
                    self.hex(hex, 0.9, palette.thin(palette.advance, 0.2), line(palette.advance));
                }
                ChoiceKind::TakeBack => {
                    offer_signs::way_back(self.painter, palette, (self.center(hex), zoom));
                }
                ChoiceKind::Engage if matches!(choice.target, Target::Hex(_)) => {
                    outlines::may_be_answered(self.painter, palette, &self.corners(hex, 0.78));
                }
                ChoiceKind::Engage if self.is_own(choice) => {
                    let fill = palette.thin(palette.select, 0.3);
                    self.hex(hex, 0.94, fill, Stroke::NONE);
                }
                ChoiceKind::Fire | ChoiceKind::Engage | ChoiceKind::Strike => {
                    self.hex(hex, 0.94, palette.thin(palette.target, 0.22), line(palette.target));
                }
                _ => {}
            }
        }
        let at = whose::place(self.center(hex), (zoom, empty));
        if !letters.is_empty() {
            let discs = Discs::new(at, (zoom, empty), letters);
            outlines::letters(self.painter, palette, &discs.letters, discs.size);
        } else if let (Some((text, color)), true) = (text, zoom >= 12.0) {
            let mut out = Vec::new();
            let size = (zoom * 0.5).clamp(10.0, 22.0);
            names::haloed(self.painter.ctx(), at, &text, size, (color, palette.halo), &mut out);
            self.painter.extend(out);
        }
    }

    /// What is offered for counters in a hex, above the counters.
    pub fn offered_counters<'c>(
        &self,
        hex: Hex,
        choices: impl IntoIterator<Item = &'c Choice>,
        lies: &[stack::PlacedCounter],
    ) {
        if !self.seen(hex) {
            return;
        }
        let palette = self.view.palette;
        let board_index = &self.view.snapshot.board_index;
        let is_small = stack::is_small(self.camera.zoom);
        let choices: Vec<&Choice> = choices.into_iter().collect();
        for choice in &choices {
            let Target::Unit(id) = &choice.target else { continue };
            let rect =
                lies.iter().find(|(i, _)| board_index.board.counters[*i].id == *id).map(|l| l.1);
            let c = self.center(hex);
            let rect = rect
                .unwrap_or_else(|| Rect::from_center_size(c, vec2(1.1, 1.1) * self.camera.zoom));
            let width = (self.camera.zoom * 0.06).clamp(1.2, 2.6);
            let ring = |color: Color32, out: f32| {
                let radius = CornerRadius::same(4);
                let stroke = Stroke::new(width, color);
                self.painter.rect_stroke(rect.expand(out), radius, stroke, StrokeKind::Outside);
            };
            match choice.kind {
                // In a small hex the corners of a standard would lie on the values below it.
                ChoiceKind::Select if is_small && self.stands_on_another(id, &choices) => {}
                ChoiceKind::Select | ChoiceKind::Flip => {
                    outlines::can_be_picked(self.painter, palette, rect);
                }
                ChoiceKind::Strike => self.struck(rect),
                // Who can strike is told from whom he can strike.
                ChoiceKind::Engage if self.is_own(choice) => {
                    outlines::can_be_picked(self.painter, palette, rect);
                }
                ChoiceKind::Fire | ChoiceKind::Engage => {
                    ring(palette.target, 1.0);
                    if !is_small {
                        self.cross_hairs(rect, palette.target);
                    }
                }
                ChoiceKind::Release => outlines::can_be_released(self.painter, palette, rect),
                ChoiceKind::Loss => {
                    ring(palette.target, 1.0);
                    let stroke = Stroke::new(width, palette.target);
                    self.painter.line_segment([rect.left_top(), rect.right_bottom()], stroke);
                    self.painter.line_segment([rect.right_top(), rect.left_bottom()], stroke);
                }
                _ => ring(palette.advance, 0.5),
            }
        }
    }

    /// ARSOUF M6.1: a red circle around a target that can be attacked at once, with four ticks that tell it
    /// from a way back.
    fn struck(&self, rect: Rect) {
        let palette = self.view.palette;
        let (c, r) = (rect.center(), rect.width() * 0.66);
        let wide = (self.camera.zoom * 0.1).clamp(1.6, 5.0);
        self.painter.circle_stroke(c, r, Stroke::new(wide + 1.6, palette.thin(palette.halo, 0.7)));
        self.painter.circle_stroke(c, r, Stroke::new(wide, palette.target));
        self.cross_hairs(Rect::from_center_size(c, vec2(r, r) * 2.0), palette.target);
    }

    /// Whether this is a leader in a hex with somebody else who is offered as well.
    fn stands_on_another(&self, id: &str, choices: &[&Choice]) -> bool {
        let leads = |id: &str| {
            let counter = self.view.snapshot.board_index.get(id);
            counter.is_some_and(|counter| counter.kind == CounterKind::Leader)
        };
        let other = |choice: &&Choice| matches!(&choice.target, Target::Unit(id) if !leads(id));
        leads(id) && choices.iter().any(other)
    }

    /// Four ticks around what is struck.
    pub fn cross_hairs(&self, rect: Rect, color: Color32) {
        let stroke = Stroke::new((self.camera.zoom * 0.06).clamp(1.0, 2.4), color);
        let s = rect.width() * 0.2;
        for (p, v) in [
            (rect.center_top(), vec2(0.0, s)),
            (rect.center_bottom(), vec2(0.0, -s)),
            (rect.left_center(), vec2(s, 0.0)),
            (rect.right_center(), vec2(-s, 0.0)),
        ] {
            self.painter.line_segment([p - v * 0.5, p + v * 0.5], stroke);
        }
    }

    /// The time of this frame, in seconds.
    #[must_use]
    pub fn now(&self) -> f64 {
        self.painter.ctx().input(|i| i.time)
    }

    /// Whether a choice means a counter of the side that decides.
    fn is_own(&self, choice: &Choice) -> bool {
        let Target::Unit(id) = &choice.target else { return false };
        let counter = self.view.snapshot.board_index.get(id);
        counter.is_some_and(|counter| Some(counter.side) == self.view.port.prompt().side)
    }

    /// A hex in front of a counter.
    pub fn front(&self, hex: Hex) {
        if self.seen(hex) {
            outlines::front(self.painter, self.view.palette, &self.corners(hex, 0.9));
        }
    }

    /// The way of a hovered choice.
    pub fn preview(&self, choice: &Choice) {
        let board_index = &self.view.snapshot.board_index;
        let subject = choice.subject.as_deref().or(self.view.port.prompt().selected.as_deref());
        let start = subject.and_then(|id| board_index.get(id)).and_then(|c| c.at);
        let color = match choice.kind {
            ChoiceKind::Charge => self.view.palette.charge,
            ChoiceKind::Retreat => self.view.palette.retreat,
            ChoiceKind::Advance => self.view.palette.advance,
            ChoiceKind::Fire | ChoiceKind::Engage | ChoiceKind::Strike => self.view.palette.target,
            _ => self.view.palette.reach,
        };
        if let (Some(target), false) = (choice.hex, choice.from.is_empty()) {
            // All who take part, not the first of them alone.
            for &from in &choice.from {
                self.way(&[from, target], color, (self.camera.zoom * 0.12).clamp(2.0, 5.0));
            }
            return;
        }
        let mut hexes: Vec<Hex> = start.into_iter().collect();
        hexes.extend(&choice.path);
        if choice.path.is_empty() {
            hexes.extend(choice.hex);
        }
        hexes.dedup();
        self.way(&hexes, color, (self.camera.zoom * 0.12).clamp(2.0, 5.0));
    }
}
