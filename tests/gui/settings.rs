//! The settings: kept, broken, restored.

use super::{folder, little, places, window};
use egui::vec2;
use egui_kittest::kittest::Queryable;
use gonfalon::gui::settings::{BoardSize, Places, Settings, Speed, Wheel};
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::words::Language;

/// Settings that differ from the usual ones in everything.
fn changed() -> Settings {
    Settings {
        language: crate::spanish(),
        theme: ThemeChoice::Dark,
        text: 1.3,
        scale: 150,
        reduced_motion: true,
        hand_over: true,
        skip_empty: false,
        board: Some(BoardSize::Percent60),
        wheel: Wheel::Scroll,
        speed: Speed::Fast,
        pause: egui::Key::F9,
        ..Settings::default()
    }
}

#[test]
fn settings_are_the_same_after_writing_and_reading() {
    let folder = folder();
    let file = folder.path().join("deep/settings.json");
    changed().save(&file).expect("it can be written");
    let (read, trouble) = Settings::load(&file, Language::ENGLISH);
    assert_eq!((read, trouble), (changed(), None));
}

#[test]
fn a_broken_settings_file_is_set_aside_and_the_player_is_told() {
    for broken in [&b"{ this is not JSON"[..], b"\xff\xfe\x00", b"", b"{\"format\": 99}"] {
        let folder = folder();
        let places = places(&folder);
        let file = places.settings.clone().expect("it has a place");
        std::fs::write(&file, broken).expect("it can be written");
        let window = window((1000.0, 700.0), places, None);
        assert!(window.state().notices.all()[0].contains("set aside"));
        assert!(file.with_extension("json.broken").exists());
        window.get_by_label("OK").click();
    }
}

#[test]
fn numbers_out_of_range_are_brought_back() {
    let wild =
        Settings { text: f32::NAN, scale: 7, pause: egui::Key::Escape, ..Settings::default() };
    let tidy = wild.tidy();
    assert_eq!((tidy.text.to_bits(), tidy.scale), (1.0_f32.to_bits(), 50));
    assert_eq!(tidy.pause, egui::Key::P);
}

/// ARSOUF M1.4: the usual settings come back after a question, and only then.
#[test]
fn m1_4_the_usual_settings_are_restored_after_a_question() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    let recent = vec![std::path::PathBuf::from("a.gonfalon")];
    window.state_mut().settings =
        Settings { language: Language::ENGLISH, scale: 100, recent: recent.clone(), ..changed() };
    window.run();
    window.get_by_label("Settings").click();
    window.run();
    window.run_steps(3);
    window.get_by_label("Restore defaults…").click();
    window.run();
    super::picture(&mut window, "restore");
    window.get_by_label("Cancel").click();
    window.run();
    assert_eq!(window.state().settings.theme, ThemeChoice::Dark, "nothing has happened yet");
    window.get_by_label("Restore defaults…").click();
    window.run();
    window.get_by_label("Restore them").click();
    window.run();
    let usual = Settings { recent, ..Settings::usual(Language::ENGLISH) };
    assert_eq!(window.state().settings, usual);
}

/// ARSOUF M1.2: the board takes the classic sizes at once.
#[test]
fn m1_2_the_board_takes_the_classic_sizes() {
    assert_eq!(
        BoardSize::ALL.map(BoardSize::points),
        [(936, 696), (1170, 870), (1404, 1044), (1755, 1305)]
    );
    let mut window = window((1280.0, 800.0), Places::default(), little());
    let zoom = |window: &super::Window| {
        window.state().table.as_ref().expect("a game").workspace.map.camera.expect("shown").zoom
    };
    let fits = zoom(&window);
    window.get_by_label("Size").click();
    window.run();
    window.get_by_label("75 % (1755 × 1305)").click();
    window.run();
    let large = zoom(&window);
    assert!(large > fits);
    window.state_mut().settings.board = Some(BoardSize::Percent40);
    window.run();
    assert!((zoom(&window) / large - 40.0 / 75.0).abs() < 0.01);
    window.state_mut().settings.board = None;
    window.run();
    assert!((zoom(&window) - fits).abs() < 0.01);
}

/// ARSOUF M4.7: the wheel scrolls up and down, and with Ctrl left and right, for those who want it so.
#[test]
fn m4_7_the_wheel_zooms_or_scrolls() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    let camera = |window: &super::Window| {
        window.state().table.as_ref().expect("a game").workspace.map.camera
    };
    let mut turn = |wheel: Wheel, modifiers: egui::Modifiers| {
        window.state_mut().settings.wheel = wheel;
        let middle = window.state().table.as_ref().expect("a game").workspace.map.screen;
        window.hover_at(middle.expect("shown").center());
        window.run();
        let before = camera(&window).expect("shown");
        window.event_modifiers(
            egui::Event::MouseWheel {
                unit: egui::MouseWheelUnit::Point,
                delta: vec2(0.0, 20.0),
                phase: egui::TouchPhase::Move,
                source: egui::MouseWheelSource::Wheel,
                modifiers,
            },
            modifiers,
        );
        window.run();
        let after = camera(&window).expect("shown");
        (after.zoom / before.zoom, after.center - before.center)
    };
    let (factor, _) = turn(Wheel::Zoom, egui::Modifiers::NONE);
    assert!(factor > 1.01);
    let (factor, way) = turn(Wheel::Scroll, egui::Modifiers::NONE);
    assert!((factor - 1.0).abs() < 1e-4 && way.y < -0.1 && way.x.abs() < 1e-4, "{factor} {way:?}");
    let (factor, way) = turn(Wheel::Scroll, egui::Modifiers::COMMAND);
    assert!((factor - 1.0).abs() < 1e-4 && way.x < -0.1 && way.y.abs() < 1e-4, "{factor} {way:?}");
}
