//! Sentences agree with the names that stand in them: gender, number, and the word that joins a row.

use super::languages::{files, root};
use gonfalon::say;
use gonfalon::scenario::acies::{AciesData, stock};
use gonfalon::scenario::arsouf::ArsoufData;
use gonfalon::scenario::barons::BaronsData;
use gonfalon::scenario::bmw::BmwData;
use gonfalon::scenario::catalogue;
use gonfalon::words::{Gender, Language, Noun, listed};
use std::borrow::Cow;

#[test]
fn names_in_sentences_have_a_gender() {
    for scenario in catalogue::built_in() {
        for side in &scenario.sides {
            assert!(
                side.name.gender_in(crate::spanish()).is_some(),
                "{}: {}",
                scenario.id,
                side.id
            );
        }
        if let Some(arsouf) = scenario.data::<ArsoufData>() {
            for piece in &arsouf.pieces {
                assert!(
                    piece.name.gender_in(crate::spanish()).is_some(),
                    "{}: {}",
                    scenario.id,
                    piece.id
                );
            }
        }
        if let Some(barons) = scenario.data::<BaronsData>() {
            let units = barons.units.iter().map(|unit| (&unit.id, &unit.name));
            let leaders = barons.leaders.iter().map(|leader| (&leader.id, &leader.name));
            let battles = barons.battles.iter().map(|battle| (&battle.id, &battle.name));
            for (id, name) in units.chain(leaders).chain(battles) {
                assert!(name.gender_in(crate::spanish()).is_some(), "{}: {id}", scenario.id);
            }
        }
        for unit in scenario.data::<AciesData>().iter().flat_map(|acies| &acies.units) {
            assert!(
                unit.name.gender_in(crate::spanish()).is_some(),
                "{}: {}",
                scenario.id,
                unit.id
            );
        }
        let Some(bmw) = scenario.data::<BmwData>() else { continue };
        let units = bmw.units.iter().map(|unit| (&unit.id, &unit.name));
        let leaders = bmw.leaders.iter().map(|leader| (&leader.id, &leader.name));
        let markers = bmw.markers.iter().map(|marker| (&marker.id, &marker.name));
        for (id, name) in units.chain(leaders).chain(markers) {
            assert!(name.gender_in(crate::spanish()).is_some(), "{}: {id}", scenario.id);
        }
    }
}

#[test]
fn names_of_cards_have_a_gender() {
    for unit in &stock().units {
        assert!(unit.name.gender_in(crate::spanish()).is_some(), "{}", unit.id);
    }
}

#[test]
fn sentences_agree_with_names() {
    let noun = |text: &'static str, gender| Noun::new(crate::spanish(), text.into(), gender);
    let examples = [
        (Gender::M, "El Askar de Egipto", "queda eliminado", "ya se ha movido"),
        (Gender::F, "La Infantería flamenca", "queda eliminada", "ya se ha movido"),
        (Gender::Mp, "Los Caballeros de Dreux", "quedan eliminados", "ya se han movido"),
        (Gender::Fp, "Las Tropas de Egipto", "quedan eliminadas", "ya se han movido"),
    ];
    for (gender, told, fate, moved) in examples {
        let name = told.split_once(' ').expect("an article and a name").1;
        let spanish = crate::spanish();
        let text = say!(spanish, "bmw-log-eliminated", unit = noun(name, gender), why = "motivo");
        assert_eq!(text, format!("{told} {fate}: motivo."));
        let text = say!(spanish, "bmw-why-already-moved", unit = noun(name, gender));
        assert_eq!(text, format!("{told} {moved} en esta fase."));
    }
    let army = noun("Cruzados", Gender::Mp).within(Some("cruzados"));
    let text = say!(crate::spanish(), "bmw-over-win", army = army, level = "épica");
    assert_eq!(text, "Victoria épica de los cruzados.");
    let text = say!(crate::spanish(), "bmw-why-advance-limit", limit = 1);
    assert_eq!(text, "Este avance es de un solo hexágono.");
}

/// In English, too, verbs and pronouns follow the number of who is named: what is said of one fits one, of several several.
#[test]
fn english_sentences_agree_with_names() {
    let english = Language::ENGLISH;
    let (one, several) = (("Askar of Damascus", Gender::M), ("Kurdish javelinmen", Gender::Mp));
    let noun = |(text, gender)| Noun::new(Language::ENGLISH, Cow::Borrowed(text), gender);
    let pairs = [
        (
            say!(english, "bmw-log-rallied", unit = noun(one)),
            say!(english, "bmw-log-rallied", unit = noun(several)),
            ["Askar of Damascus rallies.", "Kurdish javelinmen rally."],
        ),
        (
            say!(english, "bmw-log-attack", attackers = noun(one), defenders = "them"),
            say!(english, "bmw-log-attack", attackers = noun(several), defenders = "them"),
            ["Askar of Damascus attacks them.", "Kurdish javelinmen attack them."],
        ),
        (
            say!(english, "bmw-do-skip-reorganization", unit = noun(one)),
            say!(english, "bmw-do-skip-reorganization", unit = noun(several)),
            ["Leave Askar of Damascus as it is", "Leave Kurdish javelinmen as they are"],
        ),
        (
            say!(english, "bmw-do-flip-to-fast", unit = noun(one)),
            say!(english, "bmw-do-flip-to-fast", unit = noun(several)),
            [
                "Turn Askar of Damascus to its back: weak and fast",
                "Turn Kurdish javelinmen to their back: weak and fast",
            ],
        ),
        (
            say!(english, "bmw-why-no-way", unit = noun(one)),
            say!(english, "bmw-why-no-way", unit = noun(several)),
            [
                "No way that is open to Askar of Damascus leads there.",
                "No way that is open to Kurdish javelinmen leads there.",
            ],
        ),
    ];
    for (said_of_one, said_of_several, expected) in pairs {
        assert_eq!([said_of_one.as_str(), said_of_several.as_str()], expected);
    }
    let plundered = say!(english, "bmw-fate-plunder");
    let told = say!(english, "bmw-log-eliminated", unit = noun(several), why = plundered);
    assert_eq!(told, "Kurdish javelinmen are eliminated: scattered to plunder.");
}

/// No English message that names a unit says "it" or "its" of it but under its number.
#[test]
fn english_pronouns_stand_under_a_number() {
    let named = ["$unit }", "$attackers }", "$attacker }", "$card }"];
    // What "it" and "its" stand for here is something else than who is named.
    let fine = ["arsouf-why-river-between", "barons-why-no-withdrawal"];
    let folder = root().join("assets/languages/en/messages");
    let mut faults = Vec::new();
    for (_, text) in files(&folder, "ftl") {
        let mut key = String::new();
        for line in text.lines() {
            if let Some((head, _)) =
                line.split_once(" = ").filter(|_| !line.starts_with([' ', '}', '#']))
            {
                key = head.to_owned();
            }
            let names = named.iter().any(|name| line.contains(name));
            let pronoun = [" it ", " its ", " it.", " it:", " it,", " itself"];
            let pronoun = pronoun.iter().any(|word| line.contains(word));
            if names && pronoun && !fine.contains(&key.as_str()) {
                faults.push(format!("{key}: {line}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn names_in_a_row_are_joined_by_the_right_word() {
    let names = ["Caballeros de Dreux", "Infantería danesa"];
    assert_eq!(listed(crate::spanish(), &names), "Caballeros de Dreux e Infantería danesa");
    let names = ["Sargentos", "Milicia", "Hierro"];
    assert_eq!(listed(crate::spanish(), &names), "Sargentos, Milicia y Hierro");
    assert_eq!(listed(Language::ENGLISH, &names), "Sargentos, Milicia and Hierro");
}
