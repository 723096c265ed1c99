//! Markers to be set up: a click makes another one, which is in hand then.

use crate::author::tools::toolbox::Tool;
use crate::author::work::Work;
use crate::say;
use crate::widgets;
use egui::Ui;
use gonfalon_core::editor::{Edit, Node, Pointer, StepName};
use gonfalon_core::scenario::bmw::MarkerKind;

const KINDS: [MarkerKind; 2] = [MarkerKind::Camp, MarkerKind::Trebuchet];

fn word(kind: MarkerKind) -> (&'static str, &'static str) {
    match kind {
        MarkerKind::Camp => ("camp", "CA"),
        MarkerKind::Trebuchet => ("trebuchet", "TB"),
    }
}

/// Shows them, for the system that has any.
pub fn show(ui: &mut Ui, work: &mut Work) {
    let content = work.file.document.content();
    if content.field("bmw").is_none() {
        return;
    }
    let sides = content.field("sides").and_then(Node::items).unwrap_or_default();
    let id = |side: &Node| side.field("id").and_then(Node::text).map(str::to_owned);
    let sides: Vec<String> = sides.iter().filter_map(id).collect();
    widgets::part(ui, &say!(ui, "author-markers"));
    for side in sides {
        ui.horizontal_wrapped(|ui| {
            ui.label(&side);
            for kind in KINDS {
                let words = say!(ui, "author-marker-{}" word(kind).0);
                let name = format!("{words}: {side}");
                if ui.button(&words).accessible_name(name).clicked() {
                    add(work, &side, kind, &words);
                }
            }
        });
    }
}

/// Adds a marker on the hex that the pointer or the keyboard was on last, or the first of the map.
fn add(work: &mut Work, side: &str, kind: MarkerKind, name: &str) {
    let Some(sketch) = &work.board.sketch else { return };
    let Some(hex) = work.board.focus().or_else(|| sketch.geometry.grid.hexes().next()) else {
        return;
    };
    let content = work.file.document.content();
    let list = Pointer::fields(["bmw", "markers"]);
    let there = list.of(content).and_then(Node::items).unwrap_or_default();
    let (word, stem) = word(kind);
    let taken = |id: &str| there.iter().any(|m| m.field("id").and_then(Node::text) == Some(id));
    let number = (1..).find(|k| !taken(&format!("{stem}{k}"))).unwrap_or(1);
    let id = format!("{stem}{number}");
    let marker = Node::record([
        ("id", id.as_str().into()),
        ("side", side.into()),
        ("name", format!("{name} {number}").into()),
        ("kind", word.into()),
        ("setup", sketch.geometry.grid.label(hex).into()),
    ]);
    let edit = match list.of(content) {
        Some(_) => Edit::push(content, list, marker),
        None => Edit::add_field(list, vec![marker]),
    };
    if work.file.document.apply(StepName::Add { what: id.as_str().into() }, vec![edit]).is_ok() {
        work.table.in_hand = Some(id);
        work.toolbox.tool = Tool::Counter;
    }
}
