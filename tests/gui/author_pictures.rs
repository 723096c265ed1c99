//! Pictures of the author's screen: for whoever looks them over, and for the guide.

use super::author::{at, click, found, key, open, work};
use super::{Patience, picture, spanish, window};
use egui::Key;
use gonfalon::editor::Pointer;
use gonfalon::gui::author::balance::series::Series;
use gonfalon::gui::author::layout::work_pane::WorkPane;
use gonfalon::gui::settings::Places;
use gonfalon::gui::start_screen::StartScreen;
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::scenario::catalogue;
use gonfalon::words::Language;
use std::time::Duration;

/// Pictures of each panel, to be looked at.
#[test]
#[ignore = "writes pictures"]
fn pictures_of_the_author() {
    for (size, name) in [((1280.0, 800.0), "small"), ((1920.0, 1080.0), "large")] {
        for (theme, language) in
            [(ThemeChoice::Light, Language::ENGLISH), (ThemeChoice::Dark, spanish())]
        {
            let mut window = window(size, Places::default(), None);
            window.state_mut().start = StartScreen::new(catalogue::built_in());
            window.state_mut().settings.theme = theme;
            window.run_ok();
            click(&mut window, "Author");
            click(&mut window, "Variant of Acre");
            window.state_mut().settings.language = language;
            found(&mut window);
            let tag = language.tag();
            for pane in WorkPane::ALL {
                open(&mut window, pane);
                picture(&mut window, &format!("author-{name}-{tag}-{pane:?}"));
            }
            open(&mut window, WorkPane::Rules);
            for page in ["terrain", "hexsides", "morale", "setup", "special", "options", "map"] {
                let at = if page == "map" { vec![page] } else { vec!["bmw", page] };
                let at = Pointer(at.into_iter().map(gonfalon::editor::Key::from).collect());
                let bench = window.state_mut().author.bench.as_mut().expect("open");
                bench.work.forms.shown = Some(at);
                window.run_ok();
                picture(&mut window, &format!("author-{name}-{tag}-rules-{page}"));
            }
        }
    }
}

/// The pictures of the guide for authors. They are a part of the program: 256 colours (`pngquant 256`), packed by `zopflipng`.
#[test]
#[ignore = "writes pictures"]
fn pictures_for_the_guide() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().start = StartScreen::new(catalogue::built_in());
    window.run_ok();
    click(&mut window, "Author");
    click(&mut window, "Variant of Acre");
    found(&mut window);
    picture(&mut window, "author");
    let bench = window.state_mut().author.bench.as_mut().expect("open");
    bench.work.forms.seek = Some(Pointer::fields(["bmw", "special"]).then(2_usize).then("vp"));
    open(&mut window, WorkPane::Rules);
    picture(&mut window, "author-rules");
    open(&mut window, WorkPane::Counters);
    picture(&mut window, "author-counters");
    open(&mut window, WorkPane::Texts);
    let bench = window.state_mut().author.bench.as_mut().expect("open");
    bench.work.texts.shown = Some("history".to_owned());
    window.run_ok();
    picture(&mut window, "author-texts");
    open(&mut window, WorkPane::Balance);
    let bench = window.state_mut().author.bench.as_mut().expect("open");
    bench.work.balance.games = 24;
    bench.work.balance.levels = [gonfalon::ai::Level::Random, gonfalon::ai::Level::Easy];
    window.run_ok();
    click(&mut window, "Play them");
    let patience = Patience::begins();
    while !work(&window).balance.series.first().is_some_and(Series::is_done) {
        assert!(patience.holds(), "the games end");
        window.step();
        std::thread::sleep(Duration::from_millis(20));
    }
    window.run_steps(3);
    picture(&mut window, "author-balance");
    // A counter in the sea, and one that comes nowhere.
    open(&mut window, WorkPane::Map);
    let bench = window.state_mut().author.bench.as_mut().expect("open");
    for (unit, hex) in [(0_usize, "0101"), (3, "9999")] {
        let setup = Pointer::fields(["bmw", "units"]).then(unit).then("setup");
        let edit = gonfalon::editor::Edit::put(bench.work.file.document.content(), setup, hex);
        let name = gonfalon::editor::StepName::PlaceCounter { counter: unit.to_string() };
        bench.work.file.document.apply(name, vec![edit]).expect("it fits");
    }
    found(&mut window);
    open(&mut window, WorkPane::Problems);
    picture(&mut window, "author-problems");
    click(&mut window, "Close");
    click(&mut window, "Discard them");
    click(&mut window, "Variant of Arsouf");
    found(&mut window);
    key(&mut window, Key::H);
    click(&mut window, "River");
    let pos = at(&window, "1506");
    window.hover_at(pos);
    window.run_ok();
    picture(&mut window, "author-hexsides");
}
