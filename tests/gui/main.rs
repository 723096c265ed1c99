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

/// Pictures of a real battle, after so many steps.
#[test]
fn pictures_of_acre() {
    if std::env::var_os("GONFALON_PICTURES").is_none() {
        return;
    }
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/bmw/acre.json");
    let scenario = gonfalon::scenario::catalogue::read(&path).expect("it is sound");
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().start = gonfalon::gui::start::Start::new(vec![scenario.clone()]);
    window.run();
    picture(&mut window, "acre-start");
    window.get_by_label("Choose…").click();
    window.run();
    picture(&mut window, "acre-begin");
    window.get_by_label("Begin").click();
    window.run();
    picture(&mut window, "acre-0");
    for step in 1..1200 {
        let table = window.state().table.as_ref().unwrap();
        let prompt = table.port.prompt();
        println!("{step}: {} | {} | {} choices, sel {:?}", prompt.question, prompt.hint, table.port.choices().len(), prompt.selected);
        if !play_on(&mut window) {
            break;
        }
        if step <= 12 || step % 60 == 0 {
            picture(&mut window, &format!("acre-{step}"));
        }
    }
    picture(&mut window, "acre-end");
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

/// Everything that the prompt offers as a button, the map, or a list.
fn play_on(window: &mut Window) -> bool {
    let table = window.state().table.as_ref().expect("a game is on the table");
    let choices = table.port.choices();
    let offers = &table.shot.offers;
    if choices.is_empty() {
        return false;
    }
    // A little of everything: mostly the map, now and then the obvious button.
    let step = table.port.steps();
    let button = offers.primary.filter(|_| step % 3 == 2 || offers.on_map.is_empty());
    let hex = choices.iter().filter(|c| offers.on_map.contains(&c.id)).nth(step % offers.on_map.len().max(1));
    match (button, hex) {
        (Some(id), _) => {
            let label = choices[id].label.clone();
            window.get_all_by_label_contains(&label).next().expect("the button is shown").click();
        }
        (None, Some(choice)) => {
            let hex = gonfalon::gui::offers::place(choice, table.shot.map.as_deref(), &table.shot.standing).expect("it is on the map");
            let map = &table.desk.map;
            let center = table.shot.map.as_ref().expect("there is a map").hexes[hex.index()].center;
            let at = map.camera.expect("it was shown").to_screen(map.screen.expect("it was shown"), center);
            let revision = table.port.revision();
            let id = choice.id;
            window.hover_at(at);
            window.run_steps(2);
            window.drag_at(at);
            window.drop_at(at);
            window.run();
            // Several things fit: the list at the pointer is open.
            let table = window.state().table.as_ref().expect("a game is on the table");
            if table.port.revision() == revision {
                let menu = table.desk.map.menu.as_ref().expect("a list of choices is open");
                let label = gonfalon::gui::map::spoken::choice(&table.port.choices()[menu.choices[id % menu.choices.len()]]);
                window.get_all_by_role_and_label(egui::accesskit::Role::Button, &label).next().expect("it is listed").click();
            }
        }
        (None, None) => {
            let id = offers.off_map.first().or(offers.buttons.first()).copied().expect("something is offered");
            let label = choices[id].label.clone();
            window.get_all_by_label_contains(&label).next().expect("it is shown").click();
        }
    }
    window.run();
    true
}

#[test]
fn first_clash_from_the_start_screen_to_the_victory_screen() {
    let scenario = gonfalon::scenario::catalogue::find("first-clash").expect("it is built in");
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().start = gonfalon::gui::start::Start::new(vec![scenario]);
    window.run();
    window.get_by_label("Play").click();
    window.run();
    let mut steps = 0;
    while play_on(&mut window) {
        steps += 1;
        assert!(steps < 3000, "the battle does not end");
    }
    window.get_by_label("The battle is over");
    picture(&mut window, "victory");
}
