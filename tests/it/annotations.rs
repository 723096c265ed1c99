//! A computer opponent at the table: its action is played, its reasons stand in the journal.

use gonfalon::ai::{BackgroundSearch, Cancel, Handicap, Level, Opponent, SearchOptions, Temper};
use gonfalon::kernel::Side;
use gonfalon::scenario::barons::BaronsData;
use gonfalon::scenario::catalogue;
use gonfalon::session::annotation::Argument;
use gonfalon::session::{self, Annotation, ChosenAction, PlayError, Port, save};
use gonfalon::systems::bmw::action::Action;

use gonfalon::systems::bmw::evaluation::Term;
use gonfalon::view::{Entry, EntryKind};
use gonfalon::words::Language;
use serde_json::json;

fn session(seed: u64) -> Box<dyn Port> {
    let scenario = catalogue::find("first-clash").expect("it is built in");
    session::new(scenario, seed).expect("it has no faults")
}

/// The computer plays both sides for so many actions.
fn played(who: impl Into<Opponent>, actions: usize) -> Box<dyn Port> {
    let mut session = session(3);
    let (port, who) = (&mut *session, who.into());
    for _ in 0..actions {
        let Some(chosen) = port.search_job(&SearchOptions::new(who, 7))(&Cancel::default()) else {
            break;
        };
        port.play_chosen(&chosen).expect("what is thought out is legal");
    }
    session
}

/// The reasons; plans aside, which have no figures.
fn remarks(port: &dyn Port) -> Vec<Entry> {
    let remarks = port.journal().iter().filter(|entry| entry.kind == EntryKind::Annotation);
    let has_reasons = |entry: &&Entry| entry.figures.is_some() || entry.text.contains("by lot");
    remarks.filter(has_reasons).cloned().collect()
}

#[test]
fn the_computer_tells_its_reasons_before_it_acts() {
    let session = played(Level::Easy, 12);
    let told = remarks(&*session);
    assert!(told.len() >= 4, "{told:?}");
    for entry in &told {
        assert!(entry.text.starts_with("Computer"), "{}", entry.text);
        let figures = entry.figures.as_ref().expect("they are shown at the pointer");
        assert!(figures.weighed > 1, "{figures:?}");
        assert!(entry.side.is_some());
    }
    assert!(told.iter().any(|entry| entry.text.contains("Next best: ")));
    let journal = session.journal();
    let first = journal.iter().position(|entry| entry.kind == EntryKind::Annotation);
    let first = first.expect("there are some");
    assert_eq!(journal[first].step, journal[first + 1].step, "the deed follows its reasons");
}

/// A saved game says who played with what style and handicap, and nothing where nobody chose one: as it always was.
#[test]
fn a_saved_game_remembers_style_and_handicap() {
    let kept = |opponent: Opponent| {
        let session = played(opponent, 4);
        let file = session.save();
        let annotation = file.steps[0].annotation.clone().expect("the computer decided");
        let opened = session::load(file).unwrap_or_else(|(error, _)| panic!("{error:?}"));
        let again = opened.save().steps[0].annotation.clone().expect("it is kept");
        assert_eq!(again.opponent(), annotation.opponent());
        (annotation.opponent(), json!(annotation))
    };
    let bold = Opponent { style: Temper::Bold, handicap: Handicap::Small, level: Level::Normal };
    let (who, written) = kept(bold);
    assert_eq!(
        (who, &written["style"], &written["handicap"]),
        (bold, &json!("bold"), &json!("small"))
    );
    let (who, written) = kept(Level::Normal.into());
    assert_eq!(who, Opponent::of(Level::Normal));
    assert!(written.get("style").is_none() && written.get("handicap").is_none(), "{written}");
}

#[test]
fn chance_gives_no_reasons() {
    let session = played(Level::Random, 12);
    assert!(remarks(&*session).iter().all(|entry| entry.text.contains("by lot")));
}

#[test]
fn remarks_survive_saving_and_speak_the_language_of_the_table() {
    let mut session = played(Level::Easy, 12);
    let told = remarks(&*session);
    let text = serde_json::to_string(&session.save()).expect("a save file is plain data");
    let save = save::read_text(&text).expect("a save file reads back");
    let mut loaded = session::load(save).unwrap_or_else(|(error, _)| panic!("{error}"));
    assert_eq!(remarks(&*loaded), told);
    for session in [&mut session, &mut loaded] {
        session.set_language(crate::spanish());
        let spanish = remarks(&**session);
        assert_eq!(spanish.len(), told.len());
        assert!(spanish.iter().all(|entry| entry.text.starts_with("Ordenador")), "{spanish:?}");
        session.set_language(Language::ENGLISH);
        assert_eq!(remarks(&**session), told);
    }
}

#[test]
fn a_remark_is_taken_back_with_its_deed() {
    let mut session = session(3);
    let port = &mut *session;
    let before = port.journal().to_vec();
    let chosen =
        port.search_job(&SearchOptions::default())(&Cancel::default()).expect("it is not over");
    port.play_chosen(&chosen).expect("it is legal");
    assert_eq!(remarks(port).len(), 1);
    port.undo_over_barrier().expect("there is something to take back");
    assert_eq!(port.journal(), before);
}

#[test]
fn a_job_thinks_on_another_thread_while_the_game_stays_where_it_is() {
    let session = session(3);
    let port = &*session;
    let (told, hears) = std::sync::mpsc::channel();
    let job = port.search_job(&SearchOptions::default());
    let pondering = BackgroundSearch::start(job, move || told.send(()).expect("somebody listens"));
    hears.recv().expect("it ends");
    let chosen = pondering.wait().expect("it was not cancelled");
    let again =
        port.search_job(&SearchOptions::default())(&Cancel::default()).expect("it is not over");
    assert_eq!(chosen.of::<Action, Term>(), again.of::<Action, Term>());
}

/// What speaks against an action is told where it counts beside what speaks for it, and never of the same kind: a flank attack is
/// not commended for its promise and blamed for it.
#[test]
fn what_speaks_against_an_action_weighs() {
    let scenario = catalogue::find("acre").expect("it is built in");
    let mut session = session::new(scenario, 5).expect("it has no faults");
    let (mut blamed, port) = (0, &mut *session);
    for seed in 0..150 {
        let options = SearchOptions::new(Level::Normal, seed);
        let Some(chosen) = port.search_job(&options)(&Cancel::default()) else { break };
        let (_, annotation) = chosen.of::<Action, Term>().expect("it is of this system");
        let (against, speak_for): (Vec<&Argument<Term>>, Vec<&Argument<Term>>) =
            annotation.arguments.iter().partition(|argument| argument.against);
        if let (Some(first), Some(weighty)) = (speak_for.first(), against.first()) {
            blamed += 1;
            assert!(-weighty.points * 100 >= first.points * 34, "{:?}", annotation.arguments);
            let kind = std::mem::discriminant(&weighty.term);
            let alike = speak_for.iter().any(|it| std::mem::discriminant(&it.term) == kind);
            assert!(!alike, "{:?}", annotation.arguments);
        }
        port.play_chosen(&chosen).expect("what is thought out is legal");
    }
    assert!(blamed > 3, "{blamed} actions had something against them");
}

/// Where playing on speaks for another action than judgement does, it is told how often, and whose fate depends on it; it stays so in a
/// saved game.
#[test]
fn what_playing_on_has_told_is_told() {
    let scenario = catalogue::find("acre").expect("it is built in");
    let mut session = session::new(scenario, 5).expect("it has no faults");
    let port = &mut *session;
    let (mut told, mut fates) = (0, 0);
    for _ in 0..600 {
        let options = SearchOptions::new(Level::Hard, 3);
        let Some(chosen) = port.search_job(&options)(&Cancel::default()) else { break };
        let (_, annotation) = chosen.of::<Action, Term>().expect("it is of this system");
        if let Some(prospect) = &annotation.foresight {
            told += 1;
            let cases = prospect.better + prospect.worse.expect("it is counted");
            assert!(cases <= prospect.lines && prospect.lines >= 12, "{prospect:?}");
            for fate in &prospect.fate {
                fates += 1;
                let Term::Fate { lost, otherwise, .. } = *fate else { panic!("{fate:?}") };
                assert!(lost.abs_diff(otherwise) >= 15, "{fate:?}");
            }
        }
        port.play_chosen(&chosen).expect("what is thought out is legal");
        if fates > 0 {
            break;
        }
    }
    assert!(told > 0 && fates > 0, "{told} told, {fates} with somebody's fate");
    let said = |port: &dyn Port| {
        let said = remarks(port).into_iter().map(|entry| entry.text);
        said.filter(|text| text.contains("the plan that begins so beats the first idea in "))
            .collect::<Vec<_>>()
    };
    let before = said(port);
    assert!(before.iter().any(|text| text.contains(" lost in ")), "{before:?}");
    let loaded = session::load(port.save()).unwrap_or_else(|(error, _)| panic!("{error}"));
    assert_eq!(said(&*loaded), before);
}

/// A plan is that of the side that is named, and whoever is named in it is its own: also who attacks from a hex in which an enemy
/// stood when the plan was made.
#[test]
fn a_plan_names_those_whose_it_is() {
    let scenario = catalogue::find("lewes").expect("it is built in");
    let sides: Vec<String> = scenario.sides.iter().map(|side| side.id.clone()).collect();
    let mut session = session::new(scenario.clone(), 5).expect("it has no faults");
    let port = &mut *session;
    for _ in 0..450 {
        let options = SearchOptions::new(Level::Normal, 3);
        let Some(chosen) = port.search_job(&options)(&Cancel::default()) else { break };
        port.play_chosen(&chosen).expect("what is thought out is legal");
    }
    let data = scenario.data::<BaronsData>().expect("it is of this system");
    let side_of = |id: &str| {
        let battle = data.battles.iter().find(|battle| id.starts_with(&format!("{}.", battle.id)));
        sides.iter().position(|side| *side == battle.expect("everybody has a Battle").side)
    };
    let (mut named, mut attackers) = (0, 0);
    for step in &port.save().steps {
        let Some(annotation) = &step.annotation else { continue };
        let own: Vec<_> =
            annotation.plan.iter().flat_map(|it| &it.by).map(|id| side_of(id)).collect();
        assert!(own.windows(2).all(|pair| pair[0] == pair[1]), "{:?}", annotation.plan);
        named += own.len();
        let attacks = annotation.plan.iter().filter(|it| it.action["type"] == "attack");
        attackers += attacks.map(|it| it.by.len()).sum::<usize>();
    }
    assert!(named > 50 && attackers > 5, "{named} named, {attackers} of them attack");
    let said: Vec<Entry> = port.journal().to_vec();
    let plans: Vec<&Entry> =
        said.iter().filter(|it| it.text.contains(" – the plan was: ")).collect();
    assert!(plans.len() > 3, "{}", plans.len());
    for plan in plans {
        let side = usize::from(plan.side == Some(Side::B));
        assert!(plan.text.starts_with(["Barons – ", "Royalists – "][side]), "{}", plan.text);
    }
    port.set_language(crate::spanish());
    assert!(port.journal().iter().any(|it| it.text.contains(" – el plan era: ")));
}

#[test]
fn nothing_is_pondered_after_the_end() {
    let mut session = played(Level::Easy, 10_000);
    let port = &mut *session;
    assert!(port.prompt().over.is_some(), "two computers end a battle");
    assert!(port.search_job(&SearchOptions::default())(&Cancel::default()).is_none());
    let annotation = Annotation::<Action, Term> {
        level: Level::Easy,
        style: Temper::default(),
        handicap: Handicap::default(),
        before: 0,
        after: 0,
        weighed: 1,
        next: None,
        arguments: Vec::new(),
        foreseen: false,
        foresight: None,
        plan: Vec::new(),
    };
    let stale = ChosenAction::new(Action::EndMovement, annotation);
    assert_eq!(port.play_chosen(&stale), Err(PlayError::Over));
}
