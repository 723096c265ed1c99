//! Both sides of each counter, as they are cut out and mounted.

use super::registered::{Piece, Printed};
use super::sheet::FINE;
use crate::drawing::fit;
use crate::drawing::livery::pattern;
use crate::drawing::typeface::typeface;
use crate::drawing::{
    Anchor, Area, Paint, Palette, Point, Shape, Stroke, counter, insignia, point, sign,
};
use crate::kernel::System;
use crate::scenario::model::Livery;
use crate::view::{Badge, Condition, CounterKind, CounterView, StatusView};

/// How counters are printed.
#[derive(Clone, Copy, Debug)]
pub struct CounterFaces<'a> {
    /// The rule system.
    pub system: System,
    /// The liveries of the sides.
    pub liveries: [Livery; 2],
    /// The colours.
    pub palette: &'a Palette,
    /// The side of a counter, in millimetres.
    pub side: f32,
}

impl CounterFaces<'_> {
    /// A counter's two sides.
    #[must_use]
    pub fn piece(&self, counter: &CounterView) -> Piece {
        let fresh = CounterView {
            back_up: false,
            status: Vec::new(),
            badge: None,
            hits: None,
            current: None,
            ..counter.clone()
        };
        let front = self.shown(&fresh);
        let back = if fresh.back.is_some() {
            let mut back = CounterView { back_up: true, ..fresh };
            if self.is_disordered(&back) {
                let shown = Some(Condition::Disordered);
                back.status.push(StatusView { shown, word: String::new(), rule: String::new() });
            }
            if back.kind == CounterKind::Leader {
                back.badge = Some(Badge::Wounded);
            }
            self.shown(&back)
        } else if self.system == System::Arsouf {
            // ARSOUF 1.3: a piece that has lost an attack lies on its side; on paper it shows a cross.
            self.shown(&CounterView { badge: Some(Badge::Wounded), ..fresh })
        } else {
            self.blank(self.liveries[fresh.side as usize])
        };
        Piece { front, back }
    }

    /// BMW 9.6, 11.1: whether a counter that lies on its front is in disorder; some have two ways to fight instead.
    fn is_disordered(&self, counter: &CounterView) -> bool {
        let changes = matches!(counter.kind, CounterKind::HeavyCavalry | CounterKind::Dismounted);
        self.system == System::Bmw && counter::is_unit(counter.kind) && !changes
    }

    fn area(&self) -> Area {
        Area::sized(Point::default(), Point::splat(self.side))
    }

    fn paint(&self, livery: Livery) -> Paint<'_> {
        Paint { palette: self.palette, livery, point: FINE }
    }

    fn shown(&self, counter: &CounterView) -> Printed {
        let paint = self.paint(self.liveries[counter.side as usize]);
        let mut shapes = Vec::new();
        if counter.kind == CounterKind::Leader {
            self.leader(counter, paint, &mut shapes);
            return Printed { ground: self.palette.livery(paint.livery).body, shapes };
        }
        counter::draw(counter, self.area(), paint, &mut shapes);
        if self.system == System::Barons {
            self.front_edge(&mut shapes);
        }
        Printed { ground: self.palette.livery(paint.livery).body, shapes }
    }

    /// BARONS 2.1: which edge of a counter is its front: it points to a corner of the hex.
    fn front_edge(&self, out: &mut Vec<Shape>) {
        let s = self.side;
        let points =
            vec![point(s * 0.5, s * 0.01), point(s * 0.61, s * 0.1), point(s * 0.39, s * 0.1)];
        out.push(Shape::fill(points.clone(), self.palette.mark));
        out.push(Shape::outline(points, Stroke::new(s * 0.015, self.palette.mark_ink)));
    }

    /// A leader: his banner, how far he moves, whose command he leads, and his name.
    fn leader(&self, counter: &CounterView, paint: Paint, out: &mut Vec<Shape>) {
        let s = self.side;
        let at = |x: f32, y: f32| point(x * s, y * s);
        out.push(Shape::panel(self.area().shrink(s * 0.045), s * 0.06, self.palette.plate));
        let banner = Area::new(at(0.09, 0.09), at(0.66, 0.68));
        counter::draw(&CounterView { mark: None, ..counter.clone() }, banner, paint, out);
        let ink = self.palette.plate_ink;
        let moves = counter.face().ma.to_string();
        sign::sign("mobility", at(0.71, 0.18), s * 0.06, (ink, FINE * 0.7), out);
        out.push(Shape::text(at(0.94, 0.18), Anchor::Right, &moves, s * 0.17, ink));
        if let Some(mark) = &counter.mark {
            insignia::tag(mark, Area::new(at(0.68, 0.34), at(0.93, 0.59)), self.palette, out);
        }
        let strip = Area::new(at(0.06, 0.68), at(0.94, 0.95));
        let fitted = fit::fit(typeface(), &counter.name, (strip.width(), strip.height()), s * 0.15);
        fit::write(&fitted, strip, ink, out);
    }

    /// A side that says whose counter it is, and nothing else.
    #[must_use]
    pub fn blank(&self, livery: Livery) -> Printed {
        let colours = self.palette.livery(livery);
        let mut shapes = Vec::new();
        pattern(livery, self.area(), colours.band, &mut shapes);
        Printed { ground: colours.body, shapes }
    }
}
