//! Who plays lines on leaves off shooting and attacking when judgement does, and turns nobody on a whim: what costs nothing is not
//! left undone because lines happen to end well.

use crate::kit::games::{Run, Tested, kind};
use gonfalon::ai::{Cancel, Level, Memory, SearchOptions, SearchResult, think};
use gonfalon::kernel::{GameOf, Ruleset};
use gonfalon::scenario::catalogue;
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::frame::Frame as OfAcies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::arsouf::frame::Frame as OfArsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::frame::Frame as OfBarons;

/// So many positions are looked at before an action: enough for a few lines of several plans.
const NODES: u64 = 1_000_000;
/// What differs by less is the same.
const SAME: f64 = 1e-9;

/// What judgement decided, and what playing lines on did.
type Pair<'a, R> = (&'a Run<R>, &'a Found<R>, &'a Found<R>);
type Found<R> = SearchResult<<R as Ruleset>::Action>;

/// Plays a battle by judgement, and compares it at some decisions with what would be done by playing lines on, so many times at
/// most. Returns how often.
fn compared<R: Tested>(
    (id, most): (&str, usize),
    asked: impl Fn(&Run<R>, &Found<R>) -> bool,
    sound: impl Fn(Pair<'_, R>) -> bool,
) -> usize {
    let scenario = catalogue::find(id).expect("it is built in");
    let mut run = Run::<R>::start(&scenario, 5);
    let mut times = 0;
    for step in 0..1500 {
        if run.is_over() || times == most {
            break;
        }
        let with = |level, nodes| -> Found<R> {
            let search = SearchOptions { nodes, ..SearchOptions::new(level, 3).at_step(step) };
            let (cancel, memory) = (Cancel::default(), Memory::default());
            think::<R>(&run.scene, &run.game, &search, &cancel, &memory).expect("it is not over")
        };
        let judged = with(Level::Normal, None);
        if asked(&run, &judged) {
            let found = with(Level::Hard, Some(NODES));
            assert!(sound((&run, &judged, &found)), "{id}, step {step}: {found:?} for {judged:?}");
            times += 1;
        }
        run.play(&judged.action);
    }
    times
}

/// What is asked about ends, in a word of the protocol, only where judgement would end it. Returns how often there was something
/// better to do than that.
fn leaves_off<R: Tested>(
    (id, most): (&str, usize),
    asked: fn(&GameOf<R>) -> bool,
    end: &str,
) -> usize {
    let ends = |run: &Run<R>, found: &Found<R>| kind(&run.write(&found.action)) == end;
    compared::<R>(
        (id, most),
        |run, judged| asked(&run.game) && !ends(run, judged),
        |(run, judged, found)| !ends(run, found) || judged.after - found.after < SAME,
    )
}

#[test]
fn nobody_leaves_off_attacking_at_arsouf_on_a_whim() {
    let attacks = |game: &GameOf<Arsouf>| matches!(game.top(), Some(OfArsouf::Attacks(_)));
    assert_eq!(leaves_off::<Arsouf>(("arsouf", 20), attacks, "end-attacks"), 20);
}

#[test]
fn nobody_leaves_off_shooting_and_attacking_in_acies_on_a_whim() {
    let attacks =
        |game: &GameOf<Acies>| matches!(game.top(), Some(OfAcies::Shots(_) | OfAcies::Attacks(_)));
    assert_eq!(leaves_off::<Acies>(("acies-fast-play", 20), attacks, "pass"), 20);
}

#[test]
fn nobody_leaves_off_shooting_in_the_barons_war_on_a_whim() {
    let shoots = |game: &GameOf<Barons>| matches!(game.top(), Some(OfBarons::Fire(_)));
    assert_eq!(leaves_off::<Barons>(("lewes", 80), shoots, "end-fire"), 80);
}

/// BARONS 7.11: how everybody faces is settled by judgement.
#[test]
fn nobody_turns_on_a_whim_in_the_barons_war() {
    let turns = compared::<Barons>(
        ("lewes", 20),
        |run, judged| matches!(run.game.top(), Some(OfBarons::Adjustment(_))) && judged.weighed > 1,
        |(_, judged, found)| (judged.after - found.after).abs() < SAME,
    );
    assert_eq!(turns, 20);
}
