//! The author's panels beside the map: forms, texts, balance, the guide, and how they stand.

use super::author::{blank, click, document, found, key, keys, open, work};
use super::{Patience, Window, folder, picture, places, spanish, window};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use gonfalon::editor::{Node, Pointer};
use gonfalon::gui::author::balance::balance_state::Heat;
use gonfalon::gui::author::layout::panel_tree::PanelTree;
use gonfalon::gui::author::layout::work_pane::WorkPane;
use gonfalon::gui::settings::Places;
use gonfalon::gui::start_screen::StartScreen;
use gonfalon::scenario::catalogue;
use gonfalon::words::Language;

fn tree(window: &Window) -> &PanelTree {
    &window.state().author.bench.as_ref().expect("a document is open").tree
}

fn type_into(window: &mut Window, label: &str, words: &str) {
    let role = egui::accesskit::Role::TextInput;
    let multi = egui::accesskit::Role::MultilineTextInput;
    let find = |window: &Window| {
        let single = window.query_all_by_role_and_label(role, label).count();
        if single > 0 { role } else { multi }
    };
    let role = find(window);
    window.get_all_by_role_and_label(role, label).next().expect("it is shown").focus();
    window.run_ok();
    window.get_all_by_role_and_label(role, label).next().expect("it is shown").type_text(words);
    window.run_ok();
}

#[test]
fn fields_go_by_their_names_and_are_found_on_every_page() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Battle);
    let title = window.get_all_by_label("Title").next().expect("it is shown").rect().top();
    let source = window.get_all_by_label("Accepted warnings").next().map(|node| node.rect().top());
    assert!(source.is_none_or(|source| title < source), "in the order of files");
    assert!(window.query_all_by_label("Minutes").next().is_none());
    open(&mut window, WorkPane::Rules);
    assert!(window.query_by_label("Nothing here yet.").is_none(), "no empty page");
    type_into(&mut window, "Find a field", "demoralized");
    window.get_all_by_label("Demoralized at").next().expect("it is found on another page");
    assert!(window.query_all_by_label("Coste de entrada").next().is_none());
    window.state_mut().settings.language = spanish();
    window.run_ok();
    window.get_all_by_label("Tabla de resultados de combate").next().expect("in Spanish");
}

#[test]
fn a_special_rule_is_added_with_the_text_of_the_rule() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Rules);
    click(&mut window, "Special rules");
    if window.query_by_label("Add Special rules").is_some() {
        click(&mut window, "Add Special rules");
    }
    click(&mut window, "Add an item");
    click(&mut window, "Zone worth points");
    let rules = Pointer::fields(["bmw", "special"]);
    let added = document(&window).get(&rules).and_then(|all| all.items()?.last().cloned());
    let added = added.expect("it was added");
    assert_eq!(added.field("rule").and_then(Node::text), Some("objective"));
    window.get_all_by_label("Victory points").next().expect("its fields are open");
    window.get_by_label_contains("Ruling RUL-124");
    picture(&mut window, "author-special");
    click(&mut window, "Options");
    if window.query_by_label("Add Options").is_some() {
        click(&mut window, "Add Options");
    }
    let library = gonfalon::reference::Library::of(gonfalon::kernel::System::Bmw);
    let first = library.options[0].title.source.clone();
    window.get_all_by_label(&first).next().expect("options go by their titles");
}

#[test]
fn texts_are_translated_beside_each_other() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Texts);
    let missing = work(&window).texts.missing();
    assert!(missing > 0, "a new battle is not translated");
    window.get_by_label(&format!("Texts ({missing})"));
    type_into(&mut window, "The text in Español", "Batalla nueva");
    let at = Pointer::fields(["translations", "es", "title"]);
    assert_eq!(document(&window).get(&at).and_then(Node::text), Some("Batalla nueva"));
    assert_eq!(work(&window).texts.missing(), missing - 1);
    let told = document(&window).scenario().expect("it is sound").title;
    assert_eq!(told.get(spanish()), "Batalla nueva", "it goes with the file");
    click(&mut window, "Next without a translation");
    let shown = work(&window).texts.shown.clone().expect("the next one");
    assert!(shown != "title");
    let sides = work(&window).texts.lines.iter().find(|line| line.place.starts_with("sides/"));
    assert!(sides.is_some_and(|line| document(&window).get(&line.at).is_some()));
}

#[test]
fn a_variant_keeps_the_translations_of_its_battle() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().start = StartScreen::new(catalogue::built_in());
    window.run_ok();
    click(&mut window, "Author");
    click(&mut window, "Variant of Acre");
    assert_eq!(work(&window).texts.missing(), 0);
    open(&mut window, WorkPane::Texts);
    window.get_by_label_contains("texts are translated");
    picture(&mut window, "author-texts");
}

#[test]
fn panels_are_closed_opened_floated_and_kept() {
    let folder = folder();
    let settings = Some(folder.path().join("settings.json"));
    let kept = || Places { settings: settings.clone(), ..Places::default() };
    let mut window = blank(kept());
    click(&mut window, "Close Map tools");
    assert!(!tree(&window).is_open(WorkPane::Tools));
    click(&mut window, "View");
    click(&mut window, "History");
    assert!(!tree(&window).is_open(WorkPane::History), "its line in the menu closes it");
    key(&mut window, Key::Escape);
    open(&mut window, WorkPane::Problems);
    let bench = window.state_mut().author.bench.as_mut().expect("open");
    bench.tree.float(WorkPane::Problems);
    window.run_ok();
    assert!(tree(&window).is_floating(WorkPane::Problems));
    assert!(window.get_all_by_label_contains("Problems").count() > 0, "it has its window");
    window.run_steps(3);
    drop(window);
    let mut window = blank(kept());
    assert!(!tree(&window).is_open(WorkPane::Tools), "the layout is kept between runs");
    assert!(tree(&window).is_open(WorkPane::Problems), "what floated is put back");
    click(&mut window, "View");
    click(&mut window, "Reset the layout");
    assert!(WorkPane::ALL.into_iter().all(|pane| tree(&window).is_open(pane)));
}

#[test]
fn leaving_the_program_asks_what_becomes_of_changes() {
    let folder = folder();
    let mut window = blank(places(&folder));
    click(&mut window, "Mirror left to right");
    assert!(document(&window).is_dirty());
    keys(&mut window, Modifiers::COMMAND, Key::Q);
    window.get_by_label("Save the changes?");
    click(&mut window, "Cancel");
    assert!(document(&window).is_dirty(), "it stays");
    keys(&mut window, Modifiers::COMMAND, Key::Q);
    click(&mut window, "Quit without saving");
    assert!(window.state().author.bench.is_none());
}

#[test]
fn closing_goes_on_after_a_first_saving() {
    let folder = folder();
    let mut window = blank(places(&folder));
    click(&mut window, "Mirror left to right");
    let bench = "Close";
    click(&mut window, bench);
    let save = window.get_all_by_label("Save").last().expect("the answer");
    save.click();
    window.run_ok();
    window.get_by_label("OK").click();
    window.run_ok();
    assert!(window.state().author.bench.is_none(), "it was to be closed");
    window.get_by_label("My battles");
}

#[test]
fn games_of_the_balance_are_shown_on_the_map_and_compared() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Balance);
    for round in 1..=2 {
        let bench = window.state_mut().author.bench.as_mut().expect("a document is open");
        bench.work.balance.games = 4;
        bench.work.balance.levels = [gonfalon::ai::Level::Random; 2];
        window.run_ok();
        found(&mut window);
        click(&mut window, "Play them");
        let patience = Patience::begins();
        // The series before it is done already. Only when its threads are gone as well the next one can begin.
        let ends = |window: &Window| {
            let series = &work(window).balance.series;
            series.len() == round && series[0].is_done() && !series[0].is_running()
        };
        while !ends(&window) {
            assert!(patience.holds(), "the games end");
            window.step();
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        window.run_steps(3);
        assert_eq!(work(&window).balance.series.len(), round);
    }
    let [new, old] = &work(&window).balance.series[..] else { panic!("two series") };
    assert_eq!(new.beside(old), (4, 0), "the same version on the same dice ends alike");
    assert!(new.results.iter().all(|result| !result.trails.stood.is_empty()));
    window.get_by_label_contains("instead of");
    picture(&mut window, "author-balance");
    click(&mut window, "where they went");
    assert_eq!(work(&window).balance.heat, Some(Heat::Stood));
    assert!(tree(&window).shows(WorkPane::Map), "the map comes to the front");
    window.run_steps(2);
    picture(&mut window, "author-heat");
}

#[test]
fn the_guide_is_read_in_the_program() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Guide);
    click(&mut window, "A printed map below it");
    window.get_by_label_contains("Scan or photograph");
    window.state_mut().settings.language = spanish();
    window.run_ok();
    window.get_by_label_contains("Escanea o fotografía");
}

/// Every picture of the document is shown with what it shows, in both languages, and the fields are found.
#[test]
fn the_guide_shows_its_pictures_and_every_field() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Guide);
    let chapters = &gonfalon::reference::guide::Guide::shared().chapters;
    let mut pictures = 0;
    for language in [Language::ENGLISH, spanish()] {
        window.state_mut().settings.language = language;
        for (number, chapter) in chapters.iter().enumerate() {
            let bench = window.state_mut().author.bench.as_mut().expect("open");
            bench.work.guide.chapter = number;
            window.run_ok();
            for shown in &chapter.pictures {
                let caption = shown.caption.get(language);
                let image = window.get_all_by_role_and_label(Role::Image, caption).next();
                let rect = image.unwrap_or_else(|| panic!("{} is shown", shown.file)).rect();
                assert!(rect.width() > 300.0 && rect.height() > 180.0, "{}: {rect:?}", shown.file);
                pictures += 1;
            }
        }
        assert_ne!(chapters[0].pictures[0].caption.get(spanish()), "The author's screen");
    }
    assert!(pictures >= 14, "{pictures}");
    picture(&mut window, "author-guide");
    window.state_mut().settings.language = Language::ENGLISH;
    window.run_ok();
    click(&mut window, "What every field of a file is");
    window.get_by_label("Scenario");
    let bench = window.state_mut().author.bench.as_mut().expect("open");
    bench.work.guide.sought = "command_points".to_owned();
    window.run_steps(20);
    window.get_by_label("BaronsData");
    window.get_by_label("command_points");
    assert!(window.query_by_label("Scenario").is_none(), "only what is looked for is shown");
    picture(&mut window, "author-guide-fields");
}
