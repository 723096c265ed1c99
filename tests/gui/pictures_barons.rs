//! Pictures of The Barons' War, for people to look at.

use super::commands::{pick, table, take};
use super::{Window, on_screen, picture, positions_barons};
use egui::vec2;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::session::Port;
use gonfalon::words::Language;

/// Pictures of a game of commands, in both languages.
#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_of_commands() {
    for (language, theme) in
        [(Language::ENGLISH, ThemeChoice::Light), (crate::spanish(), ThemeChoice::Dark)]
    {
        let tag = language.tag();
        let show = |game: Box<dyn Port>, name: &str, then: &dyn Fn(&mut Window)| {
            let mut window = table(game);
            let settings = &mut window.state_mut().settings;
            (settings.language, settings.theme) = (language, theme);
            settings.layers.minimap = false;
            window.run();
            then(&mut window);
            window.run();
            picture(&mut window, &format!("commands-{tag}-{name}"));
        };
        show(positions_barons::sharing(), "sharing", &|w| {
            for value in [4, 2] {
                take(w, |c| c.chit == Some(value));
            }
        });
        show(positions_barons::bidding(), "bid", &|_| {});
        show(positions_barons::moving(), "moving", &|w| {
            pick(w, "T.BAR.HC1");
            w.state_mut().dock.open(Pane::Unit);
        });
        show(positions_barons::moving(), "fan", &|w| {
            pick(w, "T.BAR.HC1");
            w.state_mut().dock.open(Pane::Morale);
            w.run();
            let at = on_screen(w, "0906");
            w.hover_at(at);
            w.run();
        });
        show(positions_barons::melee(), "hits", &|w| {
            w.state_mut().dock.open(Pane::Duel);
            w.run();
            let at = on_screen(w, "1006");
            w.hover_at(at);
            w.run();
        });
        show(positions_barons::interrupted(), "interrupt", &|w| {
            w.state_mut().dock.open(Pane::Morale);
        });
        show(positions_barons::moving(), "town", &|w| {
            let table = w.state_mut().table.as_mut().expect("a game");
            let camera = table.workspace.map.camera.as_mut().expect("shown");
            (camera.zoom, camera.center) = (48.0, egui::pos2(17.0, 13.0));
        });
        show(positions_barons::interrupted(), "contrast", &|w| {
            w.state_mut().settings.theme = ThemeChoice::HighContrast;
            w.state_mut().dock.open(Pane::Morale);
        });
        show(positions_barons::melee(), "chart", &|w| {
            w.set_size(vec2(1920.0, 1080.0));
            w.state_mut().dock.reset();
            w.run();
            w.state_mut().dock.open(Pane::Duel);
            w.run();
            let at = on_screen(w, "1006");
            w.hover_at(at);
            w.run();
        });
        show(positions_barons::moving(), "near", &|w| {
            pick(w, "T.BAR.HC1");
            let table = w.state_mut().table.as_mut().expect("a game");
            let camera = table.workspace.map.camera.as_mut().expect("shown");
            (camera.zoom, camera.center) = (52.0, egui::pos2(6.0, 10.0));
        });
    }
}
