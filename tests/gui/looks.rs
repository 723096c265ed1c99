//! Everything is drawn: every panel, theme, size and scale, and pictures for people to look at.

use super::games::play_on;
use super::inputs::{turn_begins, under_way};
use super::{Window, battles, ground_is_drawn, little, picture, window};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::icons;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::seats::Seats;
use gonfalon::gui::settings::Places;
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::session::Port;
use gonfalon::view::{Choice, ChoiceKind};
use skrifa::{FontRef, MetadataProvider};
use std::collections::BTreeSet;

const LIGHT: ThemeChoice = ThemeChoice::Light;
const DARK: ThemeChoice = ThemeChoice::Dark;
const CONTRAST: ThemeChoice = ThemeChoice::HighContrast;

#[test]
fn every_theme_text_size_and_scale_is_shown() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    for theme in ThemeChoice::ALL {
        for (text, scale) in [(0.7, 50), (1.0, 100), (2.0, 300)] {
            let settings = &mut window.state_mut().settings;
            (settings.theme, settings.text, settings.scale) = (theme, text, scale);
            window.run();
        }
    }
}

/// What was drawn before may lie on glyphs that are no longer where they were.
#[test]
fn a_table_whose_theme_is_changed_looks_like_one_that_was_opened_in_it() {
    let opened = || window((1000.0, 700.0), Places::default(), Some(battles::acre()));
    let shown = |window: &mut Window, theme: ThemeChoice| {
        window.state_mut().settings.theme = theme;
        window.run();
        ground_is_drawn(window);
        window.run();
        window.eyes.draw(&window.ctx, window.output()).expect("it can be drawn")
    };
    let mut changed = opened();
    for theme in [DARK, LIGHT, CONTRAST, DARK, CONTRAST, LIGHT] {
        let (seen, meant) = (shown(&mut changed, theme), shown(&mut opened(), theme));
        // A glyph may lie on other points of the texture, which shades it by a trifle.
        let differs = |(a, b): &(&image::Rgba<u8>, &image::Rgba<u8>)| {
            a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 40)
        };
        let wrong = seen.pixels().zip(meant.pixels()).filter(differs).count();
        assert!(wrong < 20, "{wrong} pixels are otherwise in {theme:?}");
    }
}

#[test]
fn small_windows_are_survived() {
    for size in [(640.0, 420.0), (300.0, 200.0), (60.0, 40.0)] {
        window(size, Places::default(), little());
    }
}

#[test]
fn every_panel_opens() {
    let mut table = window((1280.0, 800.0), Places::default(), Some(battles::acre()));
    for &pane in Pane::ALL {
        table.state_mut().dock.open(pane);
        table.run();
        table.state_mut().dock.float(pane);
        table.run();
        table.state_mut().dock.dock(pane);
        table.run();
        table.state_mut().dock.close(pane);
        table.run();
        assert!(!table.state().dock.is_open(pane));
        table.state_mut().dock.open(pane);
        table.run();
        assert!(table.state().dock.is_open(pane));
    }
    table.state_mut().dock.reset();
    table.run();
    table.get_by_label("Move your counters, one after the other.");
}

/// Every panel in every theme, for people to look at.
#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_to_look_at() {
    let mut start = window((1280.0, 800.0), Places::default(), None);
    picture(&mut start, "start");
    for (theme, name) in [
        (ThemeChoice::Light, "light"),
        (ThemeChoice::Dark, "dark"),
        (ThemeChoice::HighContrast, "contrast"),
    ] {
        for (w, h) in [(1280.0, 800.0), (1920.0, 1080.0)] {
            let mut table = window((w, h), Places::default(), Some(battles::acre()));
            table.state_mut().settings.theme = theme;
            table.run();
            let id = table
                .state()
                .table
                .as_ref()
                .unwrap()
                .port
                .choices()
                .iter()
                .find(|c| c.hex.is_some())
                .unwrap()
                .id;
            table.state_mut().table.as_mut().unwrap().port.choose(id).unwrap();
            table.state_mut().table.as_mut().unwrap().refresh();
            table.run();
            picture(&mut table, &format!("table-{name}-{w}"));
            if w > 1500.0 || theme == ThemeChoice::Light {
                for &pane in Pane::ALL {
                    table.state_mut().dock.open(pane);
                    table.run();
                    if theme == ThemeChoice::Light && w < 1500.0 {
                        picture(&mut table, &format!("pane-{}", pane.tag()));
                    }
                }
                let camera = table
                    .state_mut()
                    .table
                    .as_mut()
                    .unwrap()
                    .workspace
                    .map
                    .camera
                    .as_mut()
                    .unwrap();
                camera.zoom = 44.0;
                table.run();
                picture(&mut table, &format!("near-{name}"));
            }
        }
    }
}

/// Pictures of a real battle, after so many steps.
#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_of_acre() {
    let scenario = battles::built_in("acre");
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().start =
        gonfalon::gui::start_screen::StartScreen::new(vec![scenario.clone()]);
    window.run();
    picture(&mut window, "acre-start");
    window.get_by_label_contains("Play: ").click();
    window.run();
    picture(&mut window, "acre-begin");
    window.get_by_label("Begin").click();
    window.run();
    picture(&mut window, "acre-0");
    for step in 1..1200 {
        if !play_on(&mut window) {
            break;
        }
        if step <= 12 || step % 60 == 0 {
            picture(&mut window, &format!("acre-{step}"));
        }
    }
    picture(&mut window, "acre-end");
}

/// The pictures of the README.
#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_for_the_readme() {
    let show = |port, name: &str, act: &dyn Fn(&mut super::Window)| {
        let mut window = window((1280.0, 800.0), Places::default(), None);
        window.state_mut().sit_down_as(port, Some(Seats::default()));
        window.run_ok();
        if window.query_by_label("Ready").is_some() {
            window.get_by_label("Ready").click();
            window.run_ok();
        }
        act(&mut window);
        window.run_ok();
        picture(&mut window, name);
    };
    let choose = |window: &mut super::Window, wanted: &dyn Fn(&Choice) -> bool| {
        let choice = super::port(window).choices().iter().find(|choice| wanted(choice));
        let id = choice.map(|choice| choice.id);
        if let Some(id) = id {
            super::do_it(window, Command::Choose(id));
        }
    };
    let kind = |kind: ChoiceKind| move |choice: &Choice| choice.kind == kind;
    let acre = || under_way("acre", |port| port.steps() > 90 && turn_begins(port));
    show(acre(), "table", &|w| {
        w.state_mut().table.as_mut().expect("a game").workspace.timeline = true;
        choose(w, &kind(ChoiceKind::Select));
    });
    let fights = |port: &dyn Port| {
        port.steps() > 60 && port.choices().iter().any(|c| c.kind == ChoiceKind::Engage)
    };
    show(under_way("acre", fights), "odds", &|w| {
        w.key_press(egui::Key::A);
        super::hindsight::wait_for(w, |w| {
            !w.state().table.as_ref().expect("a game").advice.found().is_empty()
        });
        super::do_it(w, Command::UseSuggestion(0));
    });
    show(under_way("arsouf", |port| port.steps() > 40 && turn_begins(port)), "arsouf", &|w| {
        choose(w, &kind(ChoiceKind::Select));
    });
    show(super::positions_barons::interrupted(), "lewes", &|_| {});
    show(super::positions_acies::attacking(), "acies", &|_| {});
    let taught = gonfalon::scenario::catalogue::find("horse-and-bow").expect("it is built in");
    show(super::battles::game(taught), "lesson", &|w| {
        for _ in 0..2 {
            w.key_press(egui::Key::L);
            w.run_ok();
        }
    });
}

/// Icons are letters of one font: a newer one may have them elsewhere.
#[test]
fn icons_are_those_of_the_family() {
    for (letter, icon) in icons::ALL {
        assert_eq!(*letter, icon.unicode().to_string(), "{icon:?}");
    }
}

/// The program has the icons that it shows, and not the thousand others of the family.
#[test]
fn the_font_of_icons_has_them_and_no_others() {
    let font = FontRef::new(icons::FONT).expect("it is a font");
    let has: BTreeSet<char> =
        font.charmap().mappings().filter_map(|(letter, _)| char::from_u32(letter)).collect();
    let wanted: BTreeSet<char> = icons::ALL.iter().flat_map(|(text, _)| text.chars()).collect();
    assert_eq!(has, wanted);
    for letter in wanted {
        let glyph = font.charmap().map(letter).expect("it has the letter");
        assert!(font.outline_glyphs().get(glyph).is_some(), "{letter:?} is drawn");
    }
}
