//! What screen readers are told: everything that can be used has a name, and so has everything on the board; what happens is
//! said as it happens.

use super::{Window, battles, positions_acies, positions_barons, window};
use egui::accesskit::{Action, Live, Role};
use egui_kittest::kittest::NodeT as _;
use gonfalon::gui::seats::Seats;
use gonfalon::gui::settings::Places;
use gonfalon::session::Port;
use std::collections::BTreeSet;

fn table(game: Box<dyn Port>) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().sit_down_as(game, Some(Seats::default()));
    window.run();
    window.state_mut().table.as_mut().expect("a game").workspace.covered = false;
    window.run();
    window
}

/// A battle of every system.
fn tables() -> Vec<(&'static str, Window)> {
    let arsouf = super::inputs::under_way("arsouf", |port| port.steps() > 40);
    vec![
        ("bmw", table(battles::first_clash())),
        ("arsouf", table(arsouf)),
        ("barons", table(positions_barons::moving())),
        ("acies", table(positions_acies::field("manoeuvre"))),
    ]
}

/// All names of a role.
fn named(window: &Window, role: Role) -> Vec<String> {
    let nodes = window.root().children_recursive();
    nodes
        .filter(|node| node.accesskit_node().role() == role)
        .filter_map(|node| node.accesskit_node().label().or(node.accesskit_node().value()))
        .collect()
}

#[test]
fn whatever_can_be_used_has_a_name() {
    for (system, mut window) in tables() {
        for pane in gonfalon::gui::pane::Pane::ALL {
            window.state_mut().dock.open(*pane);
            window.run();
            for node in window.root().children_recursive() {
                let node = node.accesskit_node();
                let used = node.data().supports_action(Action::Focus)
                    || node.data().supports_action(Action::Click);
                let name = node.label().or(node.value()).unwrap_or_default();
                // What only holds or moves others is known by its role.
                let part = matches!(
                    node.role(),
                    Role::Window | Role::ScrollView | Role::ScrollBar | Role::GenericContainer
                );
                assert!(
                    !used || part || !name.is_empty(),
                    "{system}, {pane:?}: a {:?} at {:?} has no name",
                    node.role(),
                    node.bounding_box()
                );
            }
        }
    }
}

#[test]
fn every_counter_and_hex_is_told() {
    for (system, window) in tables() {
        let table = window.state().table.as_ref().expect("a game");
        let Some(map) = &table.snapshot.map else { continue };
        let hexes = named(&window, Role::Cell);
        assert_eq!(hexes.len(), map.map.grid.hexes().count(), "{system}");
        assert_eq!(hexes.iter().collect::<BTreeSet<_>>().len(), hexes.len(), "{system}: two alike");
        let counters = named(&window, Role::ListItem);
        let shown = table.snapshot.board_index.board.counters.iter().filter(|c| c.at.is_some());
        for counter in shown {
            assert!(
                counters.iter().any(|told| told.contains(&counter.name)),
                "{system}: {} is not told",
                counter.name
            );
        }
    }
}

#[test]
fn what_happens_is_said_as_it_happens() {
    let mut window = table(battles::first_clash());
    let live = |window: &Window| -> BTreeSet<String> {
        let nodes = window.root().children_recursive();
        let live = nodes.filter(|node| node.accesskit_node().live() == Live::Polite);
        live.filter_map(|node| node.accesskit_node().label().or(node.accesskit_node().value()))
            .collect()
    };
    let before = live(&window);
    let end = gonfalon::gui::command_queue::Command::Choose(
        window.state().table.as_ref().expect("a game").snapshot.offers.primary.unwrap_or(0),
    );
    super::do_it(&mut window, end);
    window.run();
    let after = live(&window);
    assert!(!before.is_empty() && !after.is_empty());
    assert_ne!(before, after);
}
