//! Arms in the window: in the panels beside the map, and beside the blazon that an author writes.

use super::author::{blank, found, open, work};
use super::{Window, battles, picture, positions_barons, window};
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use gonfalon::editor::{Node, Pointer};
use gonfalon::gui::author::forms::value_edit;
use gonfalon::gui::author::layout::work_pane::WorkPane;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;

#[test]
fn the_unit_panel_has_the_shield_the_blazon_and_its_source() {
    let port = positions_barons::moving();
    let mut window = window((1280.0, 800.0), Places::default(), Some(port));
    window.state_mut().table.as_mut().expect("a game").workspace.inspected =
        Some("T.BAR.MA1".into());
    window.state_mut().dock.open(Pane::Unit);
    window.run();
    let blazon = "Per pale indented argent and gules";
    let words = window.get_by_label(blazon).rect();
    let shield = window.get_by_label(&format!("Shield: {blazon}")).rect();
    assert!(shield.right() <= words.left() && shield.height() > 60.0, "{shield:?} {words:?}");
    window.get_by_label_contains("honour of Hinckley");
    picture(&mut window, "arms-unit");
}

/// The name of a counter stands beside its shield, in the line of its values.
#[test]
fn names_in_the_army_stand_beside_their_shields() {
    let port = battles::game(battles::built_in("lewes"));
    let mut window = window((1280.0, 800.0), Places::default(), Some(port));
    window.state_mut().dock.open(Pane::Army);
    window.run();
    picture(&mut window, "arms-army");
    let name = window.get_all_by_label("Henry's household").next().expect("it is listed").rect();
    let values = window.get_all_by_label("5-8-9").next().expect("its values").rect();
    assert!((name.center().y - values.center().y).abs() < 4.0, "{name:?} {values:?}");
    assert!(name.width() > 60.0, "{name:?}");
}

fn write(window: &mut Window, blazon: &str) {
    let at = Pointer::fields(["sides"]).then(0).then("arms");
    let bench = window.state_mut().author.bench.as_mut().expect("a document is open");
    value_edit::put(&mut bench.work.file.document, &at, Node::Text(blazon.to_owned()));
    window.run_ok();
    found(window);
}

#[test]
fn the_shield_stands_beside_the_blazon_that_is_written() {
    let mut window = blank(Places::default());
    write(&mut window, "Gules, a lyon rampant argent");
    open(&mut window, WorkPane::Battle);
    let role = Role::TextInput;
    let find = |window: &Window| {
        window.get_all_by_role_and_label(role, "Find a field").next().expect("it is shown").focus();
    };
    find(&window);
    window.run_ok();
    let field = window.get_all_by_role_and_label(role, "Find a field").next();
    field.expect("it is shown").type_text("arms");
    window.run_ok();
    picture(&mut window, "arms-author-faulty");
    let problem = |window: &Window| work(window).found.problems.iter().any(|p| p.name == "blazon");
    assert!(problem(&window), "it stands among the problems");
    let told = "Did you mean \"lion\"";
    let wrong = window.get_all_by_label_contains(told).count();
    assert!(wrong > 0, "what is wrong is told");
    write(&mut window, "Gules, a lion rampant argent");
    picture(&mut window, "arms-author");
    window.get_by_label("Shield: Gules, a lion rampant argent");
    assert_eq!(window.query_all_by_label_contains(told).count(), 0);
    assert!(!problem(&window));
}
