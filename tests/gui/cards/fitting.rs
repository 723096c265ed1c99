//! How much of a field is seen: everything, or cards that can be read.

use super::{Window, cards, seated, the};
use crate::positions_acies as positions;
use egui::Key;
use egui_kittest::kittest::Queryable;
use gonfalon::ai::Level;
use gonfalon::gui::field::field_layout;
use gonfalon::gui::field::state::FieldState;
use gonfalon::gui::seats::Seat;
use gonfalon::kernel::Side;

fn played(size: (f32, f32)) -> Window {
    seated(positions::field("play"), size, [Seat::Person, Seat::computer(Level::Easy)])
}

#[test]
fn every_cell_fits_at_the_least_zoom() {
    let window = played((1280.0, 800.0));
    for (wide, high) in [(430.0, 210.0), (560.0, 320.0), (690.0, 330.0), (1200.0, 700.0)] {
        let room = egui::vec2(wide, high);
        let least = field_layout::least(cards(&window), room);
        for side in Side::ALL {
            let plan = field_layout::plan(cards(&window), side, room, least);
            let size = plan.size;
            assert!(size.x <= wide + 0.5 && size.y <= high + 0.5, "{size:?} in {room:?}");
        }
    }
}

#[test]
fn f_shows_every_column_of_a_small_window_and_plus_leads_back() {
    let mut window = played((900.0, 620.0));
    let field = |window: &Window| {
        let field = &the(window).workspace.field;
        let seen = field.lines.expect("the lines are seen").expand(1.0);
        let all = field.cells.values().all(|cell| seen.contains_rect(*cell));
        (all, field.zoom)
    };
    let (all, first) = field(&window);
    assert!(!all && first > 0.99, "cards can be read at first");
    window.key_press(Key::F);
    window.run();
    let (all, small) = field(&window);
    assert!(all && small < 1.0, "everything is seen at {small}");
    window.get_by_label("+").click();
    window.run();
    assert!(field(&window).1 > small);
}

#[test]
fn who_saw_everything_goes_on_to_do_so() {
    let mut field = FieldState::default();
    let is = |field: &FieldState, zoom: f32| (field.zoom - zoom).abs() < 1e-6;
    field.follow(0.9);
    assert!(is(&field, 0.9), "cards that are a little smaller can be read");
    field.follow(0.95);
    assert!(is(&field, 0.95));
    field.follow(0.6);
    assert!(is(&field, 0.95), "nobody's cards get too small to be read without a word");
    field.fit();
    field.follow(0.55);
    assert!(is(&field, 0.55), "but they were asked to");
    field.scale(1.25);
    let larger = field.zoom;
    field.follow(0.5);
    assert!(is(&field, larger), "who looks at a part goes on to look at it");
}
