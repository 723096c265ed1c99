//! Where the standards of leaders are seen: within their own hexes, beside the values of whom they lead.

use egui::{Pos2, Rect, vec2};
use gonfalon::board::Hex;
use gonfalon::gui::map::stack;
use gonfalon::kernel::Side;
use gonfalon::scenario::catalogue;
use gonfalon::session::{self, Port};
use gonfalon::view::{CounterKind, CounterView, FaceView};

/// Maps whose hexes point up, and to the side.
const MAPS: [&str; 3] = ["acre", "lewes", "arsouf"];

fn counter(kind: CounterKind) -> CounterView {
    let face = FaceView::plain(5_u32, 3);
    CounterView { kind, ..CounterView::bare("C".into(), "C".into(), Side::A, face) }
}

/// A unit and so many leaders in a hex around a centre.
fn lying(leaders: usize, center: Pos2, zoom: f32) -> (Rect, Vec<Rect>) {
    let mut all = vec![counter(CounterKind::Infantry)];
    all.extend((0..leaders).map(|_| counter(CounterKind::Leader)));
    let here: Vec<usize> = (0..all.len()).collect();
    let mut lies = stack::place_counters(&all, &here, center, zoom).into_iter();
    let unit = lies.next().expect("the unit").1;
    (unit, lies.map(|lie| lie.1).collect())
}

fn port(id: &str) -> Box<dyn Port> {
    let scenario = catalogue::find(id).expect("it is built in");
    session::new(scenario, 1).unwrap_or_else(|faults| panic!("{}", faults[0]))
}

#[test]
fn whoever_points_at_a_standard_means_its_hex() {
    for id in MAPS {
        let map = port(id).map().expect("a map");
        let hex = Hex(u16::try_from(map.hexes.len() / 2).expect("a small map"));
        let (x, y) = map.hexes[hex.index()].center;
        for zoom in [10.0, 13.0, 16.0, 24.0, 48.0, 96.0] {
            let (_, standards) = lying(1, egui::pos2(x, y) * zoom, zoom);
            for standard in standards {
                // A point within, as pointers are.
                let inner = standard.shrink(zoom * 0.02);
                let corners = [
                    inner.left_top(),
                    inner.right_top(),
                    inner.left_bottom(),
                    inner.right_bottom(),
                ];
                for at in corners {
                    let under = map.layout.hex_at(&map.map.grid, at.x / zoom, at.y / zoom);
                    assert_eq!(under, Some(hex), "{id} at {zoom}: {at:?}");
                }
            }
        }
    }
}

#[test]
fn a_standard_can_be_made_out_and_covers_no_value() {
    for zoom in [13.0, 14.0, 17.0] {
        let (_, standards) = lying(1, Pos2::ZERO, zoom);
        assert!(standards[0].width() >= 8.0 && standards[0].height() >= 9.5, "{:?}", standards[0]);
    }
    for zoom in [24.0, 32.0, 64.0] {
        for leaders in [1, 2] {
            let (unit, standards) = lying(leaders, Pos2::ZERO, zoom);
            let part = |left: f32, top: f32, right: f32, bottom: f32| {
                let size = unit.size();
                Rect::from_min_max(
                    unit.min + vec2(left, top) * size,
                    unit.min + vec2(right, bottom) * size,
                )
            };
            // Strength and movement; archery; the dot.
            let values = [
                part(0.05, 0.64, 0.95, 0.95),
                part(0.54, 0.04, 0.92, 0.27),
                part(0.0, 0.0, 0.2, 0.2),
            ];
            for (standard, value) in standards.iter().flat_map(|s| values.map(|v| (s, v))) {
                let common = standard.intersect(value);
                let covered = if common.is_positive() { common.area() / value.area() } else { 0.0 };
                assert!(covered < 0.12, "{leaders} at {zoom}: {covered}");
            }
        }
    }
}

/// In a small hex the strength alone is written on a counter: whole, whoever leads.
#[test]
fn a_standard_leaves_the_strength_of_a_small_counter_whole() {
    for zoom in [11.5, 12.0, 13.0, 14.0, 16.0, 18.0, 20.0, 22.0, 23.0] {
        for leaders in [1, 2, 3] {
            let (unit, standards) = lying(leaders, Pos2::ZERO, zoom);
            let part = |x: f32, y: f32| unit.min + vec2(x, y) * unit.size();
            let strength = Rect::from_min_max(part(0.52, 0.52), part(0.96, 0.96));
            // They don't touch, whatever is rounded.
            assert!(strength.top() - standards[0].bottom() >= 0.5, "{leaders} at {zoom}");
            for standard in &standards {
                let common = standard.intersect(strength);
                let covered =
                    if common.is_positive() { common.area() / strength.area() } else { 0.0 };
                assert!(covered < 0.1, "{leaders} at {zoom}: {covered}");
            }
        }
    }
}
