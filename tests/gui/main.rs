//! The window, without a display: every panel, whole games by clicks, broken settings, layouts.
#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]

mod fake;
mod pictures;

use egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fake::Fake;
use gonfalon::gui::App;
use gonfalon::gui::dock::Pane;
use gonfalon::gui::settings::Places;
use gonfalon::gui::theme::ThemeChoice;

/// The application in a window that only tests see.
struct Window {
    harness: Harness<'static, App>,
    eyes: pictures::Rasteriser,
}

impl std::ops::Deref for Window {
    type Target = Harness<'static, App>;
    fn deref(&self) -> &Self::Target {
        &self.harness
    }
}

impl std::ops::DerefMut for Window {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.harness
    }
}

fn window(size: (f32, f32), places: Places, table: Option<Fake>) -> Window {
    let scenarios = vec![fake::scenario("acre", false, 26, 29), fake::scenario("first-clash", true, 12, 10)];
    let eyes = pictures::Rasteriser::default();
    let mut harness = Harness::builder()
        .with_size(vec2(size.0, size.1))
        .with_max_steps(60)
        .renderer(eyes.clone())
        .build_eframe(move |cc| {
            let mut app = App::with_scenarios(&cc.egui_ctx, places, false, scenarios);
            app.settings.theme = ThemeChoice::Light;
            app.settings.reduced_motion = true;
            if let Some(table) = table {
                app.sit_down(Box::new(table));
            }
            app
        });
    harness.run();
    Window { harness, eyes }
}

fn picture(window: &mut Window, name: &str) {
    let Some(folder) = std::env::var_os("GONFALON_PICTURES") else { return };
    let image = window.eyes.draw(&window.ctx, window.output()).expect("it can be drawn");
    image.save(std::path::Path::new(&folder).join(format!("{name}.png"))).expect("it can be written");
}

#[test]
fn pictures_to_look_at() {
    if std::env::var_os("GONFALON_PICTURES").is_none() {
        return;
    }
    let mut start = window((1280.0, 800.0), Places::default(), None);
    picture(&mut start, "start");
    for (theme, name) in [(ThemeChoice::Light, "light"), (ThemeChoice::Dark, "dark"), (ThemeChoice::HighContrast, "contrast")] {
        for (w, h) in [(1280.0, 800.0), (1920.0, 1080.0)] {
            let mut table = window((w, h), Places::default(), Some(Fake::new(26, 29, 77)));
            table.state_mut().settings.theme = theme;
            table.run();
            let id = table.state().table.as_ref().unwrap().port.choices().iter().find(|c| c.hex.is_some()).unwrap().id;
            table.state_mut().table.as_mut().unwrap().port.choose(id).unwrap();
            table.state_mut().table.as_mut().unwrap().refresh();
            table.run();
            picture(&mut table, &format!("table-{name}-{w}"));
            if w > 1500.0 || theme == ThemeChoice::Light {
                for pane in Pane::ALL {
                    table.state_mut().dock.open(pane);
                    table.run();
                    if theme == ThemeChoice::Light && w < 1500.0 {
                        picture(&mut table, &format!("pane-{}", pane.title().to_lowercase()));
                    }
                }
                let camera = table.state_mut().table.as_mut().unwrap().desk.map.camera.as_mut().unwrap();
                camera.zoom = 44.0;
                table.run();
                picture(&mut table, &format!("near-{name}"));
            }
        }
    }
}

#[test]
fn every_panel_opens() {
    let mut table = window((1280.0, 800.0), Places::default(), Some(Fake::new(26, 29, 77)));
    for pane in Pane::ALL {
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
    table.get_by_label("Which unit moves?");
}
