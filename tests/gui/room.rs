//! Room: on a small screen, enlarged, every choice can be reached and read.

use super::{Window, battles, picture, port, positions_acies, positions_barons, window};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;
use gonfalon::session::Port;

/// A game of each system at a decision with several buttons or choices.
fn tables() -> Vec<(&'static str, Box<dyn Port>)> {
    vec![
        ("acre", battles::acre()),
        ("arsouf", battles::face_to_face()),
        ("lewes", positions_barons::sharing()),
        ("acies", positions_acies::attacking()),
    ]
}

fn at_scale(percent: u32, port: Box<dyn Port>) -> Window {
    on_screen_of((1280.0, 800.0), percent, port)
}

fn on_screen_of(size: (f32, f32), percent: u32, port: Box<dyn Port>) -> Window {
    let mut window = window(size, Places::default(), Some(port));
    window.state_mut().settings.scale = percent;
    window.run();
    if window.query_by_label("Ready").is_some() {
        window.get_by_label("Ready").click();
    }
    window.run();
    window
}

/// The button that does what one came for, or the first one, is on the screen without scrolling.
#[test]
fn enlarged_to_twice_its_size_the_first_button_is_in_sight() {
    for percent in [100, 150, 200] {
        for (name, port) in tables() {
            let window = at_scale(percent, port);
            let table = window.state().table.as_ref().expect("a game");
            let offers = &table.snapshot.offers;
            let first = offers.primary.or(offers.buttons.first().copied());
            let barred = table.port.barred().first().map(|barred| barred.label.clone());
            let label = first.map(|id| table.port.choices()[id].label.clone()).or(barred);
            let label = label.unwrap_or_else(|| panic!("{name} has a button"));
            let buttons: Vec<_> = window.get_all_by_label_contains(&label).collect();
            let screen = window.ctx.content_rect();
            let seen = buttons.iter().any(|button| screen.contains_rect(button.rect()));
            assert!(seen, "{name} at {percent} %: {label}");
        }
    }
}

/// Whoever enlarges everything later finds the same panel in front, in a layout that fits.
#[test]
fn the_layout_follows_the_size_until_somebody_changes_it() {
    let share = |window: &Window| {
        let width = |label: &str| window.get_by_label(label).rect();
        (width("Prompt").left() / window.ctx.content_rect().width() * 100.0).round()
    };
    let mut window = at_scale(100, battles::acre());
    window.state_mut().dock.open(Pane::Journal);
    window.run();
    let before = share(&window);
    window.state_mut().settings.scale = 200;
    window.run();
    window.run();
    assert!(share(&window) < before, "the column beside the map keeps its width in points");
    let table = window.state().table.as_ref().expect("a game");
    let line = table.port.journal()[0].text.clone();
    window.get_all_by_label_contains(&line).next().expect("the journal is still in front");
}

#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_of_tables_on_screens_of_every_size() {
    let screens = [
        ((1280.0, 800.0), 100),
        ((1280.0, 800.0), 150),
        ((1280.0, 800.0), 200),
        ((1920.0, 1080.0), 100),
        ((3840.0, 2160.0), 200),
    ];
    for (size, percent) in screens {
        for (name, port) in tables() {
            let mut window = on_screen_of(size, percent, port);
            picture(&mut window, &format!("room-{}-{percent}-{name}", size.0));
        }
    }
}

/// Fitted, the whole map lies within its pane, with a margin around it.
#[test]
fn the_fitted_map_is_whole() {
    for battle in ["acre", "lewes", "evesham", "arsouf"] {
        let window = on_screen_of((1280.0, 800.0), 100, battles::game(battles::built_in(battle)));
        let state = &window.state().table.as_ref().expect("a game").workspace.map;
        let (screen, camera) = (state.screen.expect("shown"), state.camera.expect("shown"));
        let map = port(&window).map().expect("a map");
        let right = window.get_by_label("Prompt").rect().left();
        for hex in &map.hexes {
            for &(x, y) in &map.layout.corners() {
                let at = camera.to_screen(screen, (hex.center.0 + x, hex.center.1 + y));
                let inside = screen.shrink(7.0).contains(at) && at.x < right - 7.0;
                assert!(inside, "{battle}: {} at {at:?} in {screen:?}, {right}", hex.label);
            }
        }
    }
}
