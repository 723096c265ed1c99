//! What is explained of a game of commands, and what a choice says of its consequences.

use super::commands::table;
use super::{battles, picture, port, positions_barons, spanish};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::map::state::Menu;
use gonfalon::gui::pane::Pane;
use gonfalon::view::{Choice, ChoiceKind};
use gonfalon::words::Language;

/// What chits and stacks are is explained, with the numbers of the rules: at once where there is room, else by a click, which is
/// remembered; a lesson explains for itself.
#[test]
fn chits_and_stacks_are_explained() {
    for (language, chits, stacks) in [
        (Language::ENGLISH, "Chits decide who acts", "share a hex"),
        (spanish(), "deciden quién actúa", "comparten un hexágono"),
    ] {
        let what = gonfalon::gui::say!(language, "gui-what-is-this");
        let at = |size: (f32, f32)| {
            let mut window = table(battles::game(battles::built_in("lewes")));
            window.set_size(egui::Vec2::from(size));
            window.state_mut().settings.language = language;
            window.state_mut().dock.reset();
            window.run();
            window.state_mut().dock.open(Pane::Command);
            window.run();
            window
        };
        let mut window = at((1920.0, 1900.0));
        window.get_by_label_contains(chits);
        for rule in ["4.0", "5.0", "5.1", "5.3"] {
            assert!(window.query_all_by_label(rule).count() > 0, "{rule}");
        }
        window.get_by_label(&what).click();
        window.run_steps(20);
        assert_eq!(window.state().settings.explained, ["command"]);
        assert!(window.query_by_label_contains(chits).is_none(), "it was closed");
        let mut window = at((1280.0, 800.0));
        assert!(window.query_by_label_contains(chits).is_none(), "the tracks need the room");
        window.get_by_label(&what).click();
        window.run_steps(20);
        window.get_by_label_contains(chits);
        assert_eq!(window.state().settings.explained, ["command"]);
        let mut window = table(positions_barons::moving());
        window.state_mut().settings.language = language;
        window.state_mut().table.as_mut().expect("a game").workspace.inspected =
            Some("T.BAR.MA1".to_owned());
        window.state_mut().dock.open(Pane::Unit);
        window.run();
        window.get_by_label(&what).scroll_to_me();
        window.run();
        window.get_by_label(&what).click();
        window.run_steps(20);
        window.get_by_label_contains(stacks);
        assert!(window.query_all_by_label("7.3").count() > 0);
    }
}

/// BARONS 9.0: who shoots in his own activation is told what it costs him, in the list of choices and in what is said of one.
#[test]
fn a_shot_tells_what_it_costs_the_melee() {
    let mut window = table(positions_barons::shooting());
    let shots: Vec<Choice> = port(&window)
        .choices()
        .iter()
        .filter(|choice| choice.kind == ChoiceKind::Fire)
        .cloned()
        .collect();
    let shot = shots.first().expect("somebody can shoot");
    let note = shot.note.as_deref().expect("it is told");
    assert!(note.contains("no other hex") && note.contains("(9.0)"), "{note}");
    let menu = Menu {
        at: egui::pos2(300.0, 300.0),
        title: "Shots".to_owned(),
        extra: Vec::new(),
        choices: vec![shot.id, shot.id],
        fresh: true,
    };
    window.state_mut().table.as_mut().expect("a game").workspace.map.menu = Some(menu);
    window.run();
    assert_eq!(window.query_all_by_label(note).count(), 1, "once below both");
    picture(&mut window, "shot-note");
}

/// The names of commands and what is said of their leaders are whole in every size of everything: they take the lines that they
/// need, and nothing reaches beyond its panel.
#[test]
fn the_panel_of_commands_is_whole_in_every_size() {
    let games = || {
        let lewes = battles::game(battles::built_in("lewes"));
        [("lewes", lewes), ("moving", positions_barons::moving())]
    };
    for scale in [100, 150, 200] {
        for language in [Language::ENGLISH, spanish()] {
            for (name, game) in games() {
                let mut window = table(game);
                let settings = &mut window.state_mut().settings;
                (settings.scale, settings.language) = (scale, language);
                window.state_mut().dock.open(Pane::Command);
                window.run();
                window.run();
                picture(&mut window, &format!("command-panel-{name}-{scale}-{}", language.tag()));
                let screen = window.ctx.content_rect();
                let view = window.state().table.as_ref().expect("a game");
                for rule in window.query_all_by_label("6.1") {
                    let rect = rule.rect();
                    assert!(rect.right() <= screen.right() - 24.0, "{name} {scale}: {rect:?}");
                }
                for track in view.snapshot.table.command.iter().flat_map(|army| &army.tracks) {
                    for label in window.query_all_by_label(&track.name) {
                        let rect = label.rect();
                        assert!(rect.right() <= screen.right() - 8.0, "{}: {rect:?}", track.name);
                    }
                }
            }
        }
    }
}
