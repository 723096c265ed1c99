//! One full game per scenario as readable text. `UPDATE_GOLDEN=1 cargo test golden` writes them anew; the
//! difference is then read like code.

use crate::kit::actions::kinds;
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session::{self, hashes::hash_of};
use gonfalon::view::{ChoiceKind, EntryKind};
use gonfalon::words::Language;
use std::fmt::Write;
use std::path::Path;

/// Plays a game with a simple policy: takes the historical set-up, moves at random, makes every attack that it
/// has planned, and passes only when nothing else is offered or it is tired.
fn game(scenario: Scenario, seed: u64) -> String {
    let title = scenario.title.get(Language::ENGLISH).to_owned();
    let mut session = session::new(scenario, seed).unwrap_or_else(|f| panic!("{}", f[0]));
    let mut pick = SeededDice::new(seed + 1);
    let mut text = format!("{title}, seed {seed}\n");
    let mut told = 0;
    while session.prompt().over.is_none() {
        let port = &mut *session;
        let kinds = kinds(port);
        let named = |name: &str| kinds.iter().position(|kind| kind == name);
        let decided = named("set-up-done")
            .or(named("set-up-historically"))
            .or(named("deploy-done"))
            .or(named("deploy-automatically"))
            .or(named("set-up-automatically"))
            .or(named("allot-done"))
            .or(named("allot-automatically"))
            .or(named("commit"));
        let tired = pick.below(24) == 0;
        let idle = |look: ChoiceKind| {
            matches!(
                look,
                ChoiceKind::Cancel
                    | ChoiceKind::Release
                    | ChoiceKind::TakeBack
                    | ChoiceKind::Concede
            ) || look.passes() && !tired
        };
        let deeds: Vec<usize> =
            port.choices().iter().filter(|c| !idle(c.kind)).map(|c| c.id).collect();
        let id = decided.unwrap_or_else(|| match deeds.len() {
            // Giving up comes last in every list, and is no way to go on.
            0 => {
                pick.below(port.choices().iter().filter(|c| c.kind != ChoiceKind::Concede).count())
            }
            n => deeds[pick.below(n)],
        });
        port.choose(id).expect("an offered action is legal");
        for entry in &port.journal()[told..] {
            let rule = entry.rule.as_deref().unwrap_or("");
            match entry.kind {
                EntryKind::Turn => {
                    let hash = hash_of(&port.state(None));
                    writeln!(text, "\n== {} == [{rule}] {hash}", entry.text)
                }
                EntryKind::Phase => writeln!(text, "-- {} -- [{rule}]", entry.text),
                _ => writeln!(text, "{} [{rule}]", entry.text),
            }
            .expect("a string takes text");
        }
        told = port.journal().len();
    }
    let ending = session.prompt().over.clone().expect("the game is over");
    writeln!(text, "\n{} [{}]", ending.summary, ending.rule).expect("a string takes text");
    text
}

fn compare(id: &str, seed: u64) {
    compare_until(id, seed, None);
}

/// The same for a game that needs a last turn: its book has none.
fn compare_until(id: &str, seed: u64, last: Option<u32>) {
    let mut scenario = catalogue::find(id).expect("it is built in");
    if let Some(last) = last {
        let limit = [("turn_limit".to_owned(), last.into())].into_iter().collect();
        scenario.set_options(&limit).expect("the option exists");
    }
    let text = game(scenario, seed);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/golden/{id}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, &text).expect("the golden folder can be written");
    }
    let golden = std::fs::read_to_string(&file).expect("there is a golden game");
    let differs = golden.lines().zip(text.lines()).position(|(a, b)| a != b);
    let line = differs.unwrap_or(golden.lines().count().min(text.lines().count()));
    assert!(
        golden == text,
        "{id} differs from its golden game at line {}:\n  then: {:?}\n  now:  {:?}",
        line + 1,
        golden.lines().nth(line),
        text.lines().nth(line)
    );
}

#[test]
fn acre_plays_as_it_did() {
    compare("acre", 1189);
}

#[test]
fn first_clash_plays_as_it_did() {
    compare("first-clash", 1);
}

#[test]
fn horse_and_bow_plays_as_it_did() {
    compare("horse-and-bow", 2);
}

#[test]
fn sortie_plays_as_it_did() {
    compare("sortie", 3);
}

#[test]
fn the_charge_at_arsouf_plays_as_it_did() {
    compare("bmw-arsouf", 11);
}

#[test]
fn the_downs_of_lewes_play_as_they_did() {
    compare("bmw-lewes", 12);
}

#[test]
fn arsouf_plays_as_it_did() {
    compare("arsouf", 1191);
}

#[test]
fn arsouf_tutorial_plays_as_it_did() {
    compare("arsouf-tutorial", 4);
}

#[test]
fn breaking_through_plays_as_it_did() {
    compare("breaking-through", 5);
}

#[test]
fn lewes_plays_as_it_did() {
    compare_until("lewes", 1264, Some(16));
}

#[test]
fn evesham_plays_as_it_did() {
    compare_until("evesham", 1265, Some(16));
}

#[test]
fn evesham_with_reinforcements_plays_as_it_did() {
    compare_until("evesham-possible", 6, Some(16));
}

#[test]
fn lewes_set_up_freely_plays_as_it_did() {
    compare_until("lewes-free", 7, Some(12));
}

#[test]
fn barons_tutorial_plays_as_it_did() {
    compare("barons-tutorial", 8);
}

#[test]
fn fast_play_plays_as_it_did() {
    compare("acies-fast-play", 2001);
}

#[test]
fn rome_and_carthage_play_as_they_did() {
    compare("acies-rome-carthage-quick", 208);
}

#[test]
fn the_tutorial_of_the_card_battle_plays_as_it_did() {
    compare("acies-tutorial", 217);
}
