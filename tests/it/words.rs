//! Numbers and names in a row, as each language writes them, and names within sentences.

use gonfalon::kernel::SeededDice;
use gonfalon::say;
use gonfalon::scenario::Text;
use gonfalon::scenario::acies::{AciesData, stock};
use gonfalon::scenario::arsouf::ArsoufData;
use gonfalon::scenario::barons::BaronsData;
use gonfalon::scenario::bmw::BmwData;
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session;
use gonfalon::view::{Choice, ChoiceKind};
use gonfalon::words::{Gender, Language, Noun, decimal, listed, together};

#[test]
fn spanish_writes_a_comma() {
    let spanish = crate::spanish();
    assert_eq!(decimal(spanish, 16.66, 1), "16,7");
    assert_eq!(decimal(Language::ENGLISH, 16.66, 1), "16.7");
}

#[test]
fn spanish_says_e_before_i() {
    let spanish = crate::spanish();
    assert_eq!(listed(spanish, &["Bagaje", "Infantería"]), "Bagaje e Infantería");
    assert_eq!(listed(spanish, &["a", "b", "hielo"]), "a, b y hielo");
    assert_eq!(listed(Language::ENGLISH, &["a", "b", "c"]), "a, b and c");
    assert_eq!(listed::<&str>(Language::ENGLISH, &[]), "");
}

/// The forms of a name within sentences: after nothing, at the beginning, after "of" and after "to".
fn forms(noun: &Noun) -> [String; 4] {
    [noun.the(), noun.the_at_start(), noun.of(), noun.to()]
}

#[test]
fn names_in_sentences_have_their_article() {
    let spanish = crate::spanish();
    let noun = |text: &'static str, gender| Noun::new(spanish, text.into(), gender);
    for (noun, the, start, of, to) in [
        (noun("Bagaje 2", Gender::M), "el Bagaje 2", "El Bagaje 2", "del Bagaje 2", "al Bagaje 2"),
        (noun("Leva", Gender::F), "la Leva", "La Leva", "de la Leva", "a la Leva"),
        (
            noun("Lanceros", Gender::Mp),
            "los Lanceros",
            "Los Lanceros",
            "de los Lanceros",
            "a los Lanceros",
        ),
        (
            noun("Águilas", Gender::Fp),
            "las Águilas",
            "Las Águilas",
            "de las Águilas",
            "a las Águilas",
        ),
        (
            noun("Galos", Gender::Mp).within(Some("galos")),
            "los galos",
            "Los galos",
            "de los galos",
            "a los galos",
        ),
        (
            Noun::bare(spanish, "Ricardo".into(), Gender::M),
            "Ricardo",
            "Ricardo",
            "de Ricardo",
            "a Ricardo",
        ),
        (
            Noun::bare(spanish, "al-Afdal".into(), Gender::M),
            "al-Afdal",
            "Al-Afdal",
            "de al-Afdal",
            "a al-Afdal",
        ),
    ] {
        assert_eq!(forms(&noun), [the, start, of, to]);
    }
    let there = noun("Lanceros", Gender::Mp).followed_by(" (M6)");
    assert_eq!(
        (there.text.as_ref(), there.the()),
        ("Lanceros (M6)", "los Lanceros (M6)".to_owned())
    );
}

#[test]
fn names_in_a_row_have_each_its_article() {
    let spanish = crate::spanish();
    let names = [
        Noun::new(spanish, "Templarios".into(), Gender::Mp),
        Noun::new(spanish, "Infantería 1".into(), Gender::F),
        Noun::bare(spanish, "Isabel".into(), Gender::F),
    ];
    let all = together(spanish, &names);
    assert_eq!(all.text, "Templarios, Infantería 1 e Isabel");
    assert_eq!(all.gender, Gender::Mp);
    let [the, start, of, to] = forms(&all);
    assert_eq!(the, "los Templarios, la Infantería 1 e Isabel");
    assert_eq!(start, "Los Templarios, la Infantería 1 e Isabel");
    assert_eq!(of, "de los Templarios, de la Infantería 1 y de Isabel");
    assert_eq!(to, "a los Templarios, a la Infantería 1 y a Isabel");
    let two = together(spanish, &names[..2]);
    assert_eq!(two.the(), "los Templarios y la Infantería 1", "the article begins the last name");
}

#[test]
fn a_language_without_articles_gives_the_plain_name() {
    let noun = Noun::new(Language::ENGLISH, "baggage 2".into(), Gender::M);
    assert_eq!(forms(&noun), ["baggage 2", "Baggage 2", "baggage 2", "baggage 2"]);
    let people = Noun::new(Language::ENGLISH, "Gauls".into(), Gender::Mp);
    assert_eq!(people.the_at_start(), "The Gauls", "English has one for peoples");
}

#[test]
fn files_say_which_names_have_no_article() {
    let spanish = crate::spanish();
    let scenario = catalogue::find("arsouf").expect("it is built in");
    let pieces = &scenario.data::<ArsoufData>().expect("it is of the system").pieces;
    let piece = |id: &str| pieces.iter().find(|it| it.id == id).expect("it is there");
    assert_eq!(piece("R").name.noun(spanish).to(), "a Ricardo Corazón de León");
    assert_eq!(piece("T").name.noun(spanish).to(), "a los Templarios");
    assert_eq!(scenario.sides[0].name.noun(spanish).the(), "los cruzados");
    let mut untold = Text::from("Wolves");
    untold.gender = Some(Gender::Mp);
    assert_eq!(untold.noun(spanish).the(), "Wolves", "no article before another language's words");
    let select = say!(spanish, "arsouf-do-select", unit = piece("B2").name.noun(spanish));
    assert_eq!(select, "Elegir al Bagaje 2");
}

/// The names of units in the plural that have an article.
fn plurals(scenario: &Scenario) -> Vec<String> {
    let mut names: Vec<&Text> = Vec::new();
    if let Some(arsouf) = scenario.data::<ArsoufData>() {
        names.extend(arsouf.pieces.iter().map(|piece| &piece.name));
    }
    if let Some(barons) = scenario.data::<BaronsData>() {
        names.extend(barons.units.iter().map(|unit| &unit.name));
    }
    if let Some(bmw) = scenario.data::<BmwData>() {
        names.extend(bmw.units.iter().map(|unit| &unit.name));
    }
    if scenario.data::<AciesData>().is_some() {
        names.extend(stock().units.iter().map(|unit| &unit.name));
    }
    let nouns = names.iter().map(|name| name.noun(crate::spanish()));
    let with_article = nouns.filter(|noun| noun.gender.is_plural() && noun.the() != noun.text);
    with_article.map(|noun| noun.text.into_owned()).collect()
}

/// Fails where a sentence has a name in the plural without its article. A label, which has a name before a colon or in
/// brackets, is none.
fn has_articles(sentence: &str, names: &[String]) {
    for name in names {
        for (at, _) in sentence.match_indices(name.as_str()) {
            let (before, after) = (&sentence[..at], &sentence[at + name.len()..]);
            let label = before.is_empty() && (after.starts_with(':') || after.starts_with(" ("));
            let listed = before.ends_with('(');
            let article = ["os ", "as "].iter().any(|end| before.ends_with(end));
            assert!(label || listed || article, "{name} has no article: {sentence}");
        }
    }
}

#[test]
fn spanish_sentences_of_every_system_have_articles() {
    for id in ["arsouf", "first-clash", "acre", "lewes", "evesham", "acies-rome-gauls"] {
        let scenario = catalogue::find(id).expect("it is built in");
        let names = plurals(&scenario);
        assert!(names.len() > 3, "{id}: {names:?}");
        let mut port = session::new(scenario, 11).unwrap_or_else(|faults| panic!("{}", faults[0]));
        port.set_language(crate::spanish());
        let mut dice = SeededDice::new(110);
        for _ in 0..600 {
            has_articles(&port.prompt().question, &names);
            let choices = port.choices();
            for choice in choices {
                has_articles(&choice.label, &names);
            }
            if choices.is_empty() {
                break;
            }
            // Games get on sooner so than by placing counters here and there.
            let by_itself = |choice: &Choice| choice.label.contains("automátic");
            let likely = |choice: &Choice| {
                !matches!(choice.kind, ChoiceKind::Concede | ChoiceKind::TakeBack)
            };
            let likely: Vec<usize> =
                (0..choices.len()).filter(|&id| likely(&choices[id])).collect();
            let chosen = choices.iter().position(by_itself);
            let chosen = chosen.unwrap_or_else(|| likely[dice.below(likely.len())]);
            port.choose(chosen).expect("it is offered");
        }
        for line in port.journal() {
            has_articles(&line.text, &names);
        }
    }
}
