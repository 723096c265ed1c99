//! Problems: the same faults as the check, warnings, remedies, waivers.

use super::{MAPS, document, open, shipped};
use gonfalon::editor::problems::checking::{faults_of, faults_of_text};
use gonfalon::editor::problems::{Problem, Severity, problems, waiving};
use gonfalon::editor::{Document, Edit, Node, Pointer, StepName};
use gonfalon::kernel::SeededDice;
use gonfalon::words::Language;

fn told(problem: &Problem) -> String {
    match &problem.said {
        gonfalon::editor::problems::Said::Fault(fault) => fault.to_string(),
        gonfalon::editor::problems::Said::Warning(warning) => {
            format!("{}: {}", problem.at, warning.told(Language::ENGLISH))
        }
    }
}

#[test]
fn shipped_files_have_no_problems_that_nobody_has_waived() {
    let mut open = Vec::new();
    for (path, text) in shipped() {
        for problem in problems(document(&text).content()) {
            if problem.severity == Severity::Waived {
                let content = document(&text).content().clone();
                let why = waiving::reason(&content, &problem.name).expect("it is waived");
                let (path, name) = (path.display(), &problem.name);
                assert!(!why.is_empty(), "{path}: {name} is waived without a word");
            } else {
                open.push(format!("{}: {}: {}", path.display(), problem.name, told(&problem)));
            }
        }
    }
    assert!(open.is_empty(), "{}", open.join("\n"));
}

/// Single faults, each put into a file that has none.
fn broken() -> Vec<(&'static str, Document, &'static str)> {
    let with = |name: &str, edit: Edit| {
        let mut document = open(name);
        document.apply(StepName::Shift, vec![edit]).expect("it fits");
        document
    };
    let at = |names: &[&str]| Pointer(names.iter().map(|n| (*n).into()).collect());
    let item = |names: &[&str], place: usize| at(names).then(place);
    vec![
        (
            "a letter that is not in the legend",
            with(
                "bmw/acre",
                Edit::Overwrite { at: item(&["map", "grid"], 4), from: 9, letters: "Q".into() },
            ),
            "unknown-letter",
        ),
        ("a short row", with("bmw/acre", Edit::set(item(&["map", "grid"], 4), "~..")), "grid-size"),
        (
            "a row too few",
            with("bmw/acre", Edit::remove_item(at(&["map", "grid"]), 28)),
            "grid-size",
        ),
        (
            "a zone beyond the map",
            with(
                "bmw/acre",
                Edit::push(
                    open("bmw/acre").content(),
                    at(&["map", "zones", "c_line", "hexes"]),
                    "9999",
                ),
            ),
            "unknown-hex",
        ),
        (
            "a place beyond the map",
            with("arsouf/arsouf", Edit::set(item(&["map", "places"], 0).then("hex"), "9999")),
            "unknown-hex",
        ),
        (
            "a road with a gap",
            with("bmw/acre", Edit::remove_item(item(&["map", "roads"], 1).then("hexes"), 3)),
            "road-gap",
        ),
        (
            "a hexside between strangers",
            with(
                "arsouf/arsouf",
                Edit::push(
                    open("arsouf/arsouf").content(),
                    item(&["map", "hexsides"], 0).then("between"),
                    vec!["0101", "0505"],
                ),
            ),
            "no-hexside",
        ),
        (
            "a field that nobody knows",
            with("barons/lewes", Edit::add_field(at(&["barons", "weather"]), "rain")),
            "malformed",
        ),
        (
            "an id that names no file",
            with("barons/lewes", Edit::set(at(&["id"]), "My Battle!")),
            "id",
        ),
        (
            "two units of one id",
            with("bmw/acre", Edit::set(item(&["bmw", "units"], 1).then("id"), "C01")),
            "duplicate-id",
        ),
    ]
}

#[test]
fn remedies_remove_their_problem() {
    for (what, document, name) in broken() {
        let found = problems(document.content());
        let problem = found.iter().find(|problem| problem.name == name);
        let problem = problem
            .unwrap_or_else(|| panic!("{what}: {:?}", found.iter().map(told).collect::<Vec<_>>()));
        assert!(!problem.remedies.is_empty(), "{what}: no remedy for {}", told(problem));
        for remedy in &problem.remedies {
            let mut mended = document.clone();
            let (step, edits) = remedy.step();
            mended.apply(step, edits).unwrap_or_else(|unfit| panic!("{what}: {}", unfit.at));
            let left = problems(mended.content());
            let still = left.iter().any(|other| other.name == name && told(other) == told(problem));
            assert!(!still, "{what}: {} does not help", remedy.told(Language::ENGLISH));
        }
        let mut mended = document.clone();
        let (step, edits) = problem.remedies[0].step();
        mended.apply(step, edits).expect("it fits");
        let faults = faults_of(mended.content());
        assert!(faults.is_empty(), "{what}: {}", faults[0]);
    }
}

#[test]
fn problems_know_where_they_are() {
    let mut document = open("bmw/acre");
    let sea = Edit::set(Pointer::fields(["bmw", "units"]).then(0).then("setup"), "0101");
    document.apply(StepName::Shift, vec![sea]).expect("it fits");
    let found = problems(document.content());
    let problem = found.iter().find(|p| p.name == "prohibited-terrain").expect("the sea is closed");
    assert_eq!(problem.counters, ["C01"]);
    assert_eq!(problem.hexes.len(), 1);
    assert!(problem.rule.is_some() && problem.waivable);
    assert!(problem.at.to_string().starts_with("bmw.units[0]"), "{}", problem.at);
}

/// Whatever an author does, the list of problems says what the check says of the saved file.
#[test]
fn the_list_and_the_check_agree() {
    let mut dice = SeededDice::new(14);
    for name in
        MAPS.into_iter().chain(["acies/rome-parthia", "acies/decks/rome-1000", "acies/cards/cards"])
    {
        for _ in 0..12 {
            let mut document = open(name);
            for _ in 0..3 {
                break_something(&mut document, &mut dice);
            }
            let listed: Vec<String> = problems(document.content())
                .iter()
                .filter(|problem| problem.severity == Severity::Fault)
                .map(told)
                .collect();
            let checked: Vec<String> =
                faults_of_text(&document.text()).iter().map(ToString::to_string).collect();
            assert_eq!(listed, checked, "{name}");
        }
    }
}

fn break_something(document: &mut Document, dice: &mut SeededDice) {
    let mut places = Vec::new();
    collect(document.content(), &Pointer::root(), &mut places);
    let at = places[dice.below(places.len())].clone();
    let edit = match dice.below(3) {
        0 => Edit::set(at, i64::try_from(dice.below(300)).expect("it is small")),
        1 => Edit::set(at, "nobody"),
        _ => Edit::Set { at, value: Node::Null },
    };
    document.apply(StepName::Shift, vec![edit]).expect("it is there");
}

fn collect(node: &Node, at: &Pointer, found: &mut Vec<Pointer>) {
    match node {
        Node::Record(fields) => {
            for (name, node) in fields {
                collect(node, &at.then(name.as_str()), found);
            }
        }
        Node::List(items) => {
            for (place, node) in items.iter().enumerate() {
                collect(node, &at.then(place), found);
            }
        }
        _ => found.push(at.clone()),
    }
}

#[test]
fn designers_warnings_are_found_waived_and_remedied() {
    let mut document = open("bmw/acre");
    let at = Pointer::fields(["map", "zones"]).then("nowhere");
    let zone = Node::record([("name", "Nowhere".into()), ("hexes", vec!["2002"].into())]);
    document.apply(StepName::Shift, vec![Edit::add_field(at, zone)]).expect("it fits");
    let idle = |document: &Document| {
        problems(document.content()).into_iter().find(|problem| problem.name == "idle-zone")
    };
    let problem = idle(&document).expect("nothing uses the zone");
    assert_eq!(problem.severity, Severity::Warning);
    let waive = waiving::waive(document.content(), "idle-zone", "it comes with the next battle");
    document.apply(StepName::Shift, waive).expect("it fits");
    assert_eq!(idle(&document).expect("it is there").severity, Severity::Waived);
    assert!(faults_of(document.content()).is_empty(), "a reason is no fault");
    let again = waiving::report(document.content(), "idle-zone");
    document.apply(StepName::Shift, again).expect("it fits");
    let (step, edits) = problem.remedies[0].step();
    document.apply(step, edits).expect("it fits");
    assert!(idle(&document).is_none());
}

#[test]
fn each_kind_of_warning_is_found() {
    let found = |name: &str, edits: Vec<Edit>| -> Vec<String> {
        let mut document = open(name);
        document.apply(StepName::Shift, edits).expect("it fits");
        problems(document.content()).iter().map(|problem| problem.name.clone()).collect()
    };
    let at = |names: &[&str]| Pointer(names.iter().map(|n| (*n).into()).collect());
    let letter = |row: usize, from: usize, letters: &str| Edit::Overwrite {
        at: at(&["map", "grid"]).then(row),
        from,
        letters: letters.to_owned(),
    };
    let island = vec![letter(1, 19, "~~~"), letter(2, 19, "~.~"), letter(3, 19, "~~~")];
    let names = found("bmw/acre", island);
    assert!(names.contains(&"unreachable".to_owned()), "{names:?}");
    let crt = Edit::set(at(&["bmw", "crt", "rows"]).then(0).then(7), "AL");
    assert!(found("bmw/acre", vec![crt]).contains(&"worse-column".to_owned()));
    let goal = Edit::set(at(&["arsouf", "goal", "baggage"]), 40_i64);
    let names = found("arsouf/arsouf", vec![goal]);
    assert!(names.iter().any(|n| n == "cannot-win" || n == "goal"), "{names:?}");
    let points = Node::record([
        ("eliminated", 0_i64.into()),
        ("broken", 0_i64.into()),
        ("shaken", 0_i64.into()),
    ]);
    let points = Edit::set(at(&["barons", "points"]).then(0), points);
    assert!(found("barons/lewes", vec![points]).contains(&"cannot-win".to_owned()));
    let option = Edit::put(
        open("barons/lewes").content(),
        at(&["barons", "options", "third_activation"]),
        "game",
    );
    let options = open("barons/lewes").get(&at(&["barons", "options"])).is_some();
    if options {
        assert!(found("barons/lewes", vec![option]).contains(&"idle-option".to_owned()));
    }
}
