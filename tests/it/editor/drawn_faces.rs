//! Faces of counters as the author sees them: those of play, and there is one whatever faults the document has.

use super::{document, open, shipped};
use gonfalon::editor::problems::checking::faults_of;
use gonfalon::editor::sketch::drawn_faces::faces;
use gonfalon::editor::{Edit, Node, Pointer, StepName};
use gonfalon::session;
use gonfalon::view::{CounterKind, CounterView};
use gonfalon::words::Language;

fn printed(counter: &CounterView) -> String {
    let CounterView { id, name, side, kind, front, back, mark, .. } = counter;
    format!("{id} {name} {side:?} {kind:?} {front:?} {back:?} {mark:?}")
}

#[test]
fn faces_of_a_document_are_those_of_play() {
    let mut compared = 0;
    for (path, text) in shipped() {
        let document = document(&text);
        let Ok(scenario) = document.scenario() else { continue };
        let mut battle = session::new(scenario, 0).expect("it begins");
        battle.set_language(Language::ENGLISH);
        let Some(board) = battle.board(None) else { continue };
        let drawn = faces(document.content(), Language::ENGLISH);
        let drawn: Vec<String> = drawn.iter().map(printed).collect();
        let played: Vec<String> = board.counters.iter().map(printed).collect();
        assert_eq!(drawn, played, "{}", path.display());
        compared += played.len();
    }
    assert!(compared > 300, "{compared}");
}

#[test]
fn a_fault_blots_out_no_face() {
    let unit = Pointer::fields(["bmw", "units"]).then(0);
    let mut document = open("bmw/acre");
    let strength = unit.then("front").then("strength");
    let edits = vec![
        Edit::put(document.content(), strength, 77_i64),
        Edit::put(document.content(), unit.then("setup"), "9999"),
        Edit::put(document.content(), unit.then("kind"), "horse-archers"),
    ];
    document.apply(StepName::Shift, edits).expect("it fits");
    assert!(!faults_of(document.content()).is_empty());
    let drawn = faces(document.content(), Language::ENGLISH);
    assert_eq!((drawn[0].front.strength, drawn[0].kind), (77, CounterKind::HorseArchers));

    let list = Pointer::fields(["bmw", "units"]);
    let bare = Node::record([("id", "NEW".into()), ("name", "Nobody yet".into())]);
    let edit = Edit::push(document.content(), list, bare);
    document.apply(StepName::Shift, vec![edit]).expect("it fits");
    let drawn = faces(document.content(), Language::ENGLISH);
    let new = drawn.iter().find(|face| face.id == "NEW").expect("it has a face");
    assert_eq!((new.name.as_str(), new.front.strength), ("Nobody yet", 0));
}
