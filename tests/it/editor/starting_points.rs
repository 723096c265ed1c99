//! Where a new work begins: templates, variants, moments of games, the author's folder.

use gonfalon::editor::problems::checking::faults_of;
use gonfalon::editor::problems::problems;
use gonfalon::editor::start::{OwnBattles, Template, of_decks, of_moment, variant};
use gonfalon::kernel::{SeededDice, System};
use gonfalon::scenario::acies::deck::{self, DeckRef};
use gonfalon::scenario::catalogue;
use gonfalon::session::{self, Port};
use gonfalon::words::Language;
use serde_json::Value;
use std::fs;

#[test]
fn templates_are_sound_and_play_to_their_end() {
    for template in Template::ALL {
        let file = template.begin(Language::ENGLISH);
        assert!(file.is_unsaved() && file.mended().is_empty());
        let found = problems(file.document.content());
        let told: Vec<_> = found.iter().map(|problem| (&problem.name, &problem.said)).collect();
        assert!(found.is_empty(), "{template:?}: {told:?}");
        assert_eq!(file.document.text(), template.text(), "{template:?}");
        let Template::Battle(system) = template else { continue };
        let scenario = file.document.scenario().expect("it has no faults");
        assert_eq!(scenario.system(), system);
        let mut game = session::new(scenario, 1).expect("it has no faults");
        let mut pick = SeededDice::new(7);
        let mut steps = 0;
        while game.prompt().over.is_none() && steps < 20_000 {
            let choice = pick.below(game.choices().len());
            game.choose(choice).expect("what is offered is legal");
            steps += 1;
        }
        assert!(game.prompt().over.is_some(), "{template:?} goes on after {steps} steps");
    }
}

#[test]
fn a_new_work_has_names_in_the_language_of_the_window() {
    let spanish = crate::spanish();
    for template in Template::ALL {
        let file = template.begin(spanish);
        assert!(file.document.undoable().next().is_none(), "{template:?}");
        assert!(problems(file.document.content()).is_empty(), "{template:?}");
        let text = file.document.text();
        for word in ["Reds", "Infantry", "Knights", "New ", "Open ground", "Leader", "Woods"] {
            assert!(!text.contains(&format!("\"{word}")), "{template:?}: {word}");
        }
    }
}

#[test]
fn a_variant_of_any_battle_is_as_sound_as_the_battle() {
    let taken = |id: &str| catalogue::find(id).is_some();
    for scenario in catalogue::built_in() {
        let file = variant(&scenario, Language::ENGLISH, &taken);
        assert_eq!(file.document.id(), format!("{}-variant", scenario.id));
        let faults = faults_of(file.document.content());
        assert!(faults.is_empty(), "{}: {}", scenario.id, faults[0]);
        let mut again = file.document.scenario().expect("it has no faults");
        again.id.clone_from(&scenario.id);
        let spanish = again.translations.remove("es").unwrap_or_default();
        let title = spanish.get("title").map(gonfalon::words::Translation::text);
        let own = format!("{}, variante", scenario.title.get(crate::spanish()));
        assert_eq!(title, Some(own.as_str()), "it speaks Spanish too");
        assert_eq!(again.title.source, format!("{}, variant", scenario.title.source));
        again.title = scenario.title.clone();
        assert!(again.translated() == scenario, "{}", scenario.id);
    }
    let acre = catalogue::find("acre").expect("it is built in");
    let file = variant(&acre, Language::ENGLISH, &|id| taken(id) || id == "acre-variant");
    assert_eq!(file.document.id(), "acre-variant-2");
}

#[test]
fn any_two_decks_make_a_battle() {
    let decks = deck::built_in();
    for (one, other) in decks.iter().zip(decks.iter().skip(1)) {
        let named = [one, other].map(|deck| DeckRef::Named(deck.deck.clone()));
        let whole = [one, other].map(|deck| DeckRef::Whole(Box::new(deck.clone())));
        for decks in [named, whole] {
            let faults = faults_of(of_decks(decks).document.content());
            assert!(faults.is_empty(), "{} and {}: {}", one.deck, other.deck, faults[0]);
        }
    }
}

/// A choice at random, but for set-up, which is left to the program, and for giving up.
pub fn choice(game: &dyn Port, pick: &mut SeededDice) -> usize {
    let word = |id: usize| {
        let action = game.action(id).unwrap_or_default();
        action.get("type").and_then(Value::as_str).unwrap_or_default().to_owned()
    };
    let all: Vec<String> = (0..game.choices().len()).map(word).collect();
    let set_up = |it: &&str| {
        it.ends_with("automatically") || it.ends_with("historically") || it.ends_with("-done")
    };
    let before = game.state(None).get("turn").is_some_and(|turn| turn == 0);
    let found = all.iter().position(|it| before && set_up(&it.as_str()));
    let done = all.iter().position(|it| before && it.ends_with("-done"));
    if let Some(id) = done.or(found) {
        return id;
    }
    let free: Vec<usize> = (0..all.len()).filter(|id| all[*id] != "concede").collect();
    free[pick.below(free.len())]
}

/// What both players see and can do.
fn seen(game: &dyn Port) -> (String, Vec<Value>, String) {
    let actions = (0..game.choices().len()).filter_map(|id| game.action(id)).collect();
    (format!("{:?}", game.board(None)), actions, game.prompt().question.clone())
}

/// Plays at random, and at many moments begins a battle there: it is that moment, and goes on in the same way with the same dice.
fn moments(id: &str, seeds: u64, steps: usize) -> (usize, usize) {
    let (mut exact, mut asked) = (0, 0);
    for seed in 0..seeds {
        let scenario = catalogue::find(id).expect("it is built in");
        let mut game = session::new(scenario, seed).expect("it has no faults");
        let mut pick = SeededDice::new(seed);
        let mut also: Option<(Box<dyn Port>, usize)> = None;
        for step in 0..steps {
            if game.prompt().over.is_some() {
                break;
            }
            if step % 11 == 3 {
                asked += 1;
                if let Some(begun) = game.scenario_at(game.steps()) {
                    exact += 1;
                    also = Some((session::new(begun, 99).expect("it has no faults"), step));
                }
            }
            if let Some((other, from)) = &also {
                assert!(
                    seen(&**other) == seen(&*game),
                    "{id}, seed {seed}: from {from}, at {step}"
                );
            }
            let choice = choice(&*game, &mut pick);
            game.choose(choice).expect("what is offered is legal");
            if let Some((other, _)) = &mut also {
                let save = game.save();
                let last = save.steps.last().expect("there is a step");
                let lots = last.lots.is_empty();
                let done = other.play(&last.action, Some(&last.faces));
                assert!(done.is_ok(), "{id}, seed {seed}, {step}: {done:?}");
                if !lots {
                    also = None;
                }
            }
        }
    }
    (exact, asked)
}

#[test]
fn a_moment_of_a_game_becomes_a_battle_in_all_systems() {
    for id in [
        "acre",
        "horse-and-bow",
        "arsouf",
        "lewes",
        "evesham",
        "acies-rome-carthage",
        "acies-fast-play",
    ] {
        let (exact, asked) = moments(id, 2, 250);
        println!("{id}: {exact} of {asked} moments");
        assert!(exact * 10 > asked, "{id}: only {exact} of {asked} moments can begin a battle");
    }
}

#[test]
fn a_moment_that_no_file_can_say_begins_at_the_last_one_before() {
    for id in ["acre", "arsouf", "lewes", "acies-rome-carthage"] {
        let scenario = catalogue::find(id).expect("it is built in");
        let mut game = session::new(scenario, 5).expect("it has no faults");
        let mut pick = SeededDice::new(5);
        for _ in 0..250 {
            let choice = choice(&*game, &mut pick);
            game.choose(choice).expect("what is offered is legal");
        }
        let (file, step) = of_moment(&*game, game.steps(), &|_| false).expect("some moment is");
        assert!(step > 0 && step <= game.steps(), "{id}: {step}");
        assert_eq!(file.document.id(), format!("{id}-moment"));
        assert!(faults_of(file.document.content()).is_empty(), "{id}");
        assert!(of_moment(&*game, 0, &|_| false).is_none(), "{id}: set-up is no moment");
    }
}

#[test]
fn the_authors_folder_lists_what_is_in_it() {
    let folder = tempfile::tempdir().expect("there is room");
    let own = OwnBattles::at(folder.path().join("battles"));
    assert!(own.list().is_empty());
    let mut files = [Template::Battle(System::Arsouf), Template::Deck]
        .map(|template| template.begin(Language::ENGLISH));
    for file in &mut files {
        let path = own.file(file.document.id());
        assert!(!own.is_taken(file.document.id()));
        file.save_as(&path).expect("there is room");
        assert!(own.is_taken(file.document.id()));
    }
    fs::write(own.file("broken"), "{\"title\": \"Broken\" \"arsouf\": {}}").expect("there is room");
    fs::write(own.path().join("notes.txt"), "not mine").expect("there is room");
    assert!(own.is_taken("acre"), "it is built in");
    let list = own.list();
    let told: Vec<(&str, usize)> =
        list.iter().map(|it| (it.title.as_str(), it.faults.len())).collect();
    assert_eq!(told, [("Broken", 1), ("New battle", 0), ("New deck", 0)]);
    assert_eq!(list[0].system, Some(System::Arsouf));
}

#[test]
fn what_is_begun_in_another_language_says_so_and_speaks_it() {
    let spanish = crate::spanish();
    for template in Template::ALL.into_iter().filter(|template| *template != Template::Deck) {
        let scenario = template.begin(spanish).document.scenario().expect("it is sound");
        assert_eq!(scenario.written_in(), spanish, "{template:?}");
        assert_eq!(scenario.title.written_in(), spanish);
        let english = template.begin(Language::ENGLISH).document;
        assert!(
            !english.text().contains("\"language\""),
            "{template:?}: English goes without saying"
        );
    }
    let acre = catalogue::find("acre").expect("it is built in");
    let file = variant(&acre, spanish, &|_| false);
    assert!(problems(file.document.content()).iter().all(|p| p.waivable), "as sound as it was");
    let scenario = file.document.scenario().expect("it is sound");
    assert_eq!(scenario.language, "es");
    let own = format!("{}, variante", acre.title.get(spanish));
    assert_eq!(scenario.title.source, own, "it is written in Spanish");
    for language in [Language::ENGLISH, spanish] {
        assert!(scenario.title.get(language).starts_with(acre.title.get(language)));
        let names = |battle: &gonfalon::scenario::Scenario| {
            battle.sides.each_ref().map(|side| side.name.get(language).to_owned())
        };
        assert_eq!(names(&scenario), names(&acre));
    }
}
