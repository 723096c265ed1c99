//! The notches of the mouse wheel.

use egui::{Event, MouseWheelUnit};

/// So many points of a touchpad are one turn.
const POINTS: f32 = 40.0;

/// How far an event of the wheel goes, in notches; up is positive.
#[must_use]
pub fn of(event: &Event) -> Option<f32> {
    let Event::MouseWheel { unit, delta, .. } = event else { return None };
    let way = if delta.y.abs() >= delta.x.abs() { delta.y } else { delta.x };
    Some(match unit {
        MouseWheelUnit::Point => way / POINTS,
        MouseWheelUnit::Line | MouseWheelUnit::Page => way.signum(),
    })
}
