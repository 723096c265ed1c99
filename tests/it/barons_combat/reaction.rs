//! BARONS 10.3: reaction charges, how they interrupt a move, and that a game is saved in the midst of them.

use super::fire::random_field;
use crate::barons::table::*;
use crate::kit::actions;
use gonfalon::kernel::{Dice, SeededDice};
use gonfalon::scenario::barons::SymbolKind;
use gonfalon::session::port::prelude::*;
use gonfalon::session::{Session, save};
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::event::Event;
use gonfalon::systems::barons::frame::Frame;
use serde_json::json;

const FAR: &str = "A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";

/// A1 steps from 0610 into 0609, three hexes before the front of B1 in 0606.
fn approach(mover: &str, cavalry: &str, others: &str) -> Play {
    let counters = format!("A1 {mover} 0610 f0; B1 HC {cavalry}; {others}; {FAR}");
    let mut play = Table::own(&counters).start();
    play.play(pick("A1"));
    play
}

/// B1 reacts and charges from 0608; then so many dice.
fn charged(mover: &str, cavalry: &str, others: &str, faces: &[u8]) -> Play {
    let mut play = approach(mover, cavalry, others);
    play.roll(&[6], step("0609"));
    assert_eq!(play.decides(), "royalists 10.3");
    play.roll(faces, charge("0609", "0608", 3));
    play
}

/// The cavalry that checked in the last action, in order.
fn checked(play: &Play) -> String {
    let ids = play.log.events().filter_map(|event| match event {
        Event::ReactionChecked { unit, .. } => Some(play.scene.id(*unit).to_owned()),
        _ => None,
    });
    ids.collect::<Vec<_>>().join(" ")
}

/// BARONS 10.3: one ten-sided die against the rating; greater charges; each pair once in a turn.
#[test]
fn r10_3_the_check() {
    for die in 1..=10 {
        let mut play = approach("Inf 9/9", "6/8 0606 f3 react5", "");
        play.roll(&[die], step("0609"));
        assert_eq!(play.dice(), "10.3/10");
        assert_eq!(play.decides() == "royalists 10.3", die > 5, "{die}");
    }
    let mut play = approach("Inf 9/9", "6/8 0606 f3 react5", "A2 Inf 9/9 0510 f1");
    play.roll(&[5], step("0609"));
    assert_eq!(play.decides(), "barons 7.0");
    play.play(step("0608"));
    assert_eq!(play.dice(), "", "the pair has checked");
    play.play(finish()).play(pick("A2"));
    play.roll(&[5], step("0609"));
    assert_eq!(checked(&play), "B1", "another mover, another check");
}

/// BARONS 10.3, U-62: within three hexes of the front arc of unshaken cavalry of a Battle in good order; not for a leader
/// alone.
#[test]
fn r10_3_who_checks() {
    let dice = |cavalry: &str| {
        let mut play = approach("Inf 9/9", cavalry, "");
        let action = play.action(&step("0609"));
        play.with(&mut ThenOnes(Vec::new()), &action);
        play.dice()
    };
    assert_eq!(dice("6/8 0606 f3 react5"), "10.3/10");
    assert_eq!(dice("6/8 0606 f2 react5"), "10.3/10", "both front hexsides");
    assert_eq!(dice("6/8 0606 f1 react5"), "", "in the flank");
    assert_eq!(dice("6/8 0606 f0 react5"), "", "in the rear");
    assert_eq!(dice("6/8 0605 f3 react5"), "", "four hexes");
    assert_eq!(dice("6/8 0607 f3 react5"), "10.3/10", "two hexes");
    assert_eq!(dice("6/8 0606 f3 react5 shaken"), "");
    for state in [SymbolKind::Shaken, SymbolKind::Broken] {
        let counters =
            format!("A1 Inf 9/9 0610 f0; B1 HC 6/8 0606 f3 react1; D1 Inf 5/7 1202 f0; {FAR}");
        let mut play = Table::own(&counters).state("B", state).start();
        play.play(pick("A1")).play(step("0609"));
        assert_eq!(play.dice(), "", "{state:?}");
    }
    let counters = format!("AL leader 0610; B1 HC 6/8 0606 f3 react1; {FAR}");
    let mut play = Table::own(&counters).start();
    play.play(pick("AL")).play("march 0609");
    assert_eq!(play.dice(), "", "a leader alone");
    // No line of sight is needed for the check itself.
    let counters = format!("A1 Inf 9/9 0610 f0; B1 HC 6/8 0606 f3 react1; {FAR}");
    let mut play = Table::land("0607w 0608w", &counters).start();
    play.play(pick("A1"));
    play.roll(&[10], step("0609"));
    assert!(play.said("no-charge"), "but for the charge");
    assert_eq!(play.decides(), "barons 7.0", "the check is used up");
}

/// BARONS 10.3: the nearest first, then the lowest hex; once the mover is gone nobody else checks.
#[test]
fn r10_3_several_cavalry() {
    let others = "B2 HC 6/8 0708 f3 react5; B3 HC 6/8 0507 f2 react5";
    let mut play = approach("Inf 9/9", "6/8 0606 f3 react5", others);
    play.roll(&[1, 2, 3], step("0609"));
    assert_eq!(checked(&play), "B2 B3 B1");
    // B2 kills the mover: the others need not check.
    let mut play = approach("Inf 2/7 hits2", "6/8 0606 f3 react5", others);
    play.roll(&[6], step("0609"));
    assert_eq!(play.decides(), "royalists 10.3");
    play.roll(&[9, 1], charge("0609", "0608", 3));
    assert_eq!(play.at("A1"), "gone");
    play.play("no-advance");
    while play.decides() == "royalists 10.2" {
        let action = play.deeds()[0].clone();
        play.with(&mut ThenOnes(Vec::new()), &action);
        assert_eq!(checked(&play), "");
    }
    assert_eq!(play.decides(), "barons 3.C1");
    // B2 fails: B3 checks after it has fallen back.
    let mut play = approach("Inf 20/9", "6/8 0606 f3 react5", others);
    play.roll(&[6], step("0609")).roll(&[1, 1], charge("0609", "0608", 3));
    assert_eq!(play.decides(), "royalists 10.2");
    let action = play.deeds()[0].clone();
    play.with(&mut ThenOnes(vec![1, 1]), &action);
    assert_eq!(checked(&play), "B3 B1");
    assert_eq!(play.decides(), "barons 7.0");
}

/// BARONS 10.3, U-62: nobody reacts while a friend is passed; where the move ends on one, at its end.
#[test]
fn r10_3_not_while_a_friend_is_passed() {
    let counters =
        format!("A1 Inf 9/9 0611 f0; A2 Inf 9/9 0609 f0; B1 HC 6/8 0606 f3 react5; {FAR}");
    let start = || {
        let mut play = Table::own(&counters).start();
        play.play(pick("A1")).play(step("0610")).play(step("0609"));
        assert_eq!(play.dice(), "");
        play
    };
    let mut play = start();
    play.roll(&[1], step("0608"));
    assert_eq!(checked(&play), "B1");
    let mut play = start();
    play.roll(&[1], finish());
    assert_eq!(checked(&play), "B1");
    assert_eq!(play.decides(), "barons 3.C1");
}

/// BARONS 10.3: a stack that moves is one mover; a stack of cavalry rolls once, with the rating of its top unit.
#[test]
fn r10_3_stacks() {
    let counters = format!(
        "A1 Inf 9/9 0610 f0; A2 Inf 9/9 0610 f0; B1 HC 6/8 0606 f3 react9; B2 HC 6/8 0606 f3 react2; {FAR}"
    );
    let mut play = Table::own(&counters).start();
    play.play(pick_stack("A1"));
    play.roll(&[9], step("0609"));
    assert_eq!((checked(&play).as_str(), play.decides().as_str()), ("B1", "barons 7.0"));
    let mut play = Table::own(&counters).start();
    play.play(pick_stack("A1"));
    play.roll(&[10], step("0609"));
    play.roll(&[1, 1], charge("0609", "0608", 3));
    assert_eq!(play.struck(), "0608+2=1 0609-2=0", "twelve together, on the top unit");
    assert_eq!((play.at("A1").as_str(), play.at("A2").as_str()), ("0609 f0 hits1", "0609 f0"));
    assert_eq!(play.at("B1"), "0608 f3 shaken");
}

/// BARONS 10.3: it is told where the mover has come to, then the check, the ride in one line with where it ends.
#[test]
fn r10_3_a_ride_is_told_once() {
    let mut play = approach("Inf 9/9", "6/8 0606 f3 react5", "");
    play.roll(&[6], step("0609"));
    let seen = "A1 comes to 0609, before enemy cavalry.";
    let held = "B1 can't be held, with A1 in 0609: 6 against a rating of 5.";
    assert_eq!(play.told(), [seen, held]);
    play.roll(&[1, 1], charge("0609", "0608", 3));
    let told = play.told();
    assert_eq!(
        told[..2],
        ["B1 charges in reaction, at 0609!", "B1 rides from 0606 to 0608, facing ENE."]
    );
    assert!(told[2].starts_with("Melee: "), "{told:?}");
}

/// BARONS 10.3, 8.2: the mover dies; the charger takes its hex, may go on, falls back two hexes; the segment goes on.
#[test]
fn r10_3_the_mover_dies() {
    let mut play = charged("Inf 2/7 hits2", "6/8 0606 f3 react5", "", &[5, 1]);
    assert_eq!(play.dice(), "9.1.2/10 9.1.4/6", "the mover does not shoot");
    assert_eq!((play.at("A1").as_str(), play.decides().as_str()), ("gone", "royalists 9.4"));
    play.play(advance("B1")).play(face("B1", 0));
    assert_eq!(
        (play.decides().as_str(), play.kinds().as_str()),
        ("royalists 10.2", "continue-charge end-charge")
    );
    play.play("end-charge").play(retreat("B1", "0608")).play(retreat("B1", "0607"));
    assert_eq!(
        (play.at("B1").as_str(), play.decides().as_str()),
        ("0607 f0 shaken", "barons 3.C1")
    );
    assert!(!play.said("finished"), "nobody is left to have come anywhere");
}

/// BARONS 10.3, U-64: the mover is Shaken: it stops; the charger failed and falls back one hex.
#[test]
fn r10_3_the_mover_is_shaken() {
    let mut play = charged("Inf 7/7 hits2", "6/8 0606 f3 react5", "", &[5, 1, 6]);
    assert_eq!(play.at("A1"), "0609 f0 hits3 shaken");
    assert_eq!(play.decides(), "royalists 10.2");
    play.play(retreat("B1", "0607"));
    assert_eq!(
        (play.at("B1").as_str(), play.decides().as_str()),
        ("0607 f5 shaken", "barons 3.C1")
    );
    assert_eq!(play.why_not(pick("A1")), "7.0/moved");
}

/// BARONS 10.3, U-64: the mover retreats: it stops; with or without an advance the charger falls back two hexes.
#[test]
fn r10_3_the_mover_retreats() {
    let start = || {
        let mut play = charged("Inf 7/9 hits3", "6/8 0606 f3 react5", "", &[5, 1]);
        assert_eq!(play.decides(), "barons 9.4.1");
        play.play(retreat("A1", "0610")).play(retreat("A1", "0611"));
        assert_eq!(play.decides(), "royalists 9.4");
        play
    };
    let mut play = start();
    play.play("no-advance");
    assert_eq!(play.kinds(), "retreat");
    play.play(retreat("B1", "0607")).play(retreat("B1", "0606"));
    assert_eq!(
        (play.at("B1").as_str(), play.decides().as_str()),
        ("0606 f5 shaken", "barons 3.C1")
    );
    let mut play = start();
    play.play(advance("B1")).play(face("B1", 3)).play("end-charge");
    play.play(retreat("B1", "0608")).play(retreat("B1", "0607"));
    assert_eq!(
        (play.at("B1").as_str(), play.decides().as_str()),
        ("0607 f5 shaken", "barons 3.C1")
    );
    assert_eq!(play.why_not(pick("A1")), "7.0/moved");
}

/// BARONS 10.3, U-64: who stands goes on with what is left of his allowance.
#[test]
fn r10_3_the_mover_goes_on() {
    let mut play = charged("Inf 20/9", "6/8 0606 f3 react5", "", &[1, 1]);
    play.play(retreat("B1", "0708"));
    assert_eq!((play.at("B1").as_str(), play.decides().as_str()), ("0708 f1 shaken", "barons 7.0"));
    for hex in ["0608", "0607", "0606", "0605", "0604"] {
        play.play(step(hex));
        assert_eq!(play.dice(), "", "who is Shaken does not react");
    }
    assert_eq!(
        play.why_not(step("0603")),
        "7.0/too-far",
        "one hex before the charge, five after it"
    );
}

/// BARONS 8.2, U-28: the charged infantry shoots at once, if the cavalry came from elsewhere, through front and flank.
#[test]
fn r10_3_contact_fire() {
    let shot = |mover: &str, faces: &[u8]| charged(mover, "9/8 0606 f3 react5", "", faces);
    let play = shot("Inf 20/9 fire1", &[8, 1, 1]);
    assert_eq!(play.dice(), "8.5/10 9.1.2/10 9.1.4/6");
    assert_eq!(play.at("B1"), "0608 f3 hits1 shaken");
    let play = shot("MaA 20/9", &[1, 1]);
    assert_eq!(play.dice(), "9.1.2/10 9.1.4/8");
    // Without a step there is no shot: the cavalry stands before the hex already.
    let counters = format!("A1 Inf 20/9 0608 f0 fire1; B1 HC 9/8 0606 f3 react5; {FAR}");
    let mut play = Table::own(&counters).start();
    play.play(pick("A1"));
    play.roll(&[6, 1, 1], step("0607"));
    assert_eq!(play.decides(), "royalists 10.2", "held in its ZOC it strikes what is in front");
    assert_eq!(play.dice(), "10.3/10 9.1.2/10 9.1.4/6");
}

/// BARONS 8.2, U-97: a charger that is Shaken or driven off by the shot ends its charge; the mover goes on.
#[test]
fn r10_3_contact_fire_ends_the_charge() {
    let mut play = charged("Inf 20/9 fire1", "9/8 0606 f3 react5 hits2", "", &[8, 10]);
    assert_eq!(
        (play.dice().as_str(), play.at("B1").as_str()),
        ("8.5/10 12.0/10", "0608 f3 hits3 shaken")
    );
    assert_eq!(play.decides(), "barons 7.0");
    assert_eq!(play.why_not(step("0608")), "7.0/enemy-held");
    play.play(step("0709"));
    let mut play = charged("Inf 20/9 fire1", "9/8 0606 f3 react5 hits3", "", &[8]);
    assert_eq!(play.decides(), "royalists 9.4.1");
    play.play(retreat("B1", "0607")).play(retreat("B1", "0606"));
    assert_eq!((play.at("B1").as_str(), play.decides().as_str()), ("0606 f5 hits4", "barons 7.0"));
    // Its check passed, it strikes; the melee is another window.
    let play = charged("Inf 20/9 fire1", "9/8 0606 f3 react5 hits2", "", &[8, 1, 1, 6]);
    assert_eq!(play.dice(), "8.5/10 12.0/10 9.1.2/10 9.1.4/6");
}

/// BARONS 10.3: the charger dies in the melee: the mover goes on.
#[test]
fn r10_3_the_charger_dies() {
    let mut play = charged("HC 20/9", "2/8 0606 f3 react5 hits2", "", &[1, 10]);
    assert_eq!((play.at("B1").as_str(), play.decides().as_str()), ("gone", "barons 7.0"));
    play.play(step("0608"));
}

/// BARONS 10.2, 12.2, U-98: a charger that falls back through a friend may rout.
#[test]
fn r10_3_the_charger_routs() {
    // B1 next to the mover, with one friend behind it and rivers elsewhere.
    let counters =
        format!("A1 Inf 20/9 0609 f0; B1 HC 6/8 0607 f3 react5; B2 HC 5/7 0606 f0; {FAR}");
    let mut play = Table::land("0506~ 0507~ 0508~ 0706~ 0707~ 0708~", &counters).start();
    play.play(pick("A1"));
    // It reacts, strikes without a step, misses, and falls back over B2, who holds; it fails and is gone.
    play.roll(&[6, 1, 1, 1, 9, 1], step("0608"));
    assert_eq!(play.checks(), "B2<7 B1>7 B2<7");
    assert_eq!((play.at("B1").as_str(), play.decides().as_str()), ("gone", "barons 7.0"));
}

/// BARONS 10.2, 10.3: the charger goes on against another enemy; its second attack is its last.
#[test]
fn r10_3_the_charge_goes_on() {
    let others = "A2 Inf 20/9 0612 f0";
    let mut play = charged("Inf 2/7 hits2", "9/8 0606 f3 react5", others, &[5, 1]);
    play.play(advance("B1")).play(face("B1", 3)).play(go_on("B1"));
    assert_eq!(play.decides(), "royalists 10.2");
    play.play(step("0610")).play(step("0611"));
    if play.kinds().contains("finish") {
        play.play(finish());
    }
    assert_eq!(play.offers("attack", "target from"), "0612-0611");
    play.roll(&[1, 1], attack("0612", "0611"));
    assert_eq!(play.decides(), "royalists 10.2");
    play.play(retreat("B1", "0610")).play(retreat("B1", "0609"));
    assert_eq!(
        (play.at("B1").as_str(), play.decides().as_str()),
        ("0609 f5 shaken", "barons 3.C1")
    );
    // Whom it passes in that move does not react, for it is not the other side's move.
    assert!(play.allows(pick("A2")));
}

/// BARONS 10.3, U-63: if the mover can't be charged, the nearest enemy in front; if nobody, the check is used up.
#[test]
fn r10_3_the_nearest_instead_of_the_mover() {
    let mut play =
        approach("Inf 9/9", "6/8 0606 f3 react5", "A2 Inf 9/9 0608 f0; A3 Inf 9/9 0407 f0");
    play.roll(&[6], step("0609"));
    assert_eq!(play.decides(), "royalists 10.3");
    let offers = play.offers("charge", "target");
    assert_eq!(offers, "0407 0608", "two hexes away, both in front, the mover behind one of them");
    // Shut in by friends it does nothing.
    let friends = "B2 Inf 9/9 0607 f3; B3 Inf 9/9 0507 f3; B4 Inf 9/9 0605 f3; B5 Inf 9/9 0506 f3
                   B6 Inf 9/9 0706 f3; B7 Inf 9/9 0707 f3";
    let mut play = approach("Inf 9/9", "6/8 0606 f3 react5", friends);
    play.roll(&[6], step("0609"));
    assert!(play.said("no-charge"));
    assert_eq!(play.decides(), "barons 7.0");
    play.play(step("0608"));
    assert_eq!(play.dice(), "");
}

/// BARONS 10.3: cavalry in an enemy ZOC strikes only what is in front of it already, without contact fire.
#[test]
fn r10_3_cavalry_in_a_zoc() {
    let counters =
        format!("A1 Inf 9/9 0509 f0; A2 Inf 9/9 0607 f0 fire1; B1 HC 6/8 0606 f3 react5; {FAR}");
    let mut play = Table::own(&counters).start();
    play.play(pick("A1"));
    play.roll(&[6, 1, 1], step("0508"));
    assert_eq!(play.dice(), "10.3/10 9.1.2/10 9.1.4/6");
    assert_eq!(play.struck(), "0606+2=0 0607-2=0");
    assert_eq!(play.decides(), "royalists 10.2");
}

/// BARONS 10.2, 3.C5: whether a target stands is asked anew for every charge.
#[test]
fn r10_3_a_hex_that_was_emptied_before() {
    let counters = format!(
        "A1 Inf 7/9 0610 f0 hits3; A2 Inf 20/9 0510 f1; B1 HC 6/8 0606 f3 react5; B2 HC 6/8 0807 f3 react5; {FAR}"
    );
    let mut play = Table::own(&counters).start();
    play.play(pick("A1"));
    play.roll(&[6], step("0609")).roll(&[5, 1], charge("0609", "0608", 3));
    play.play(retreat("A1", "0610")).play(retreat("A1", "0611"));
    play.play("no-advance").play(retreat("B1", "0607")).play(retreat("B1", "0606"));
    assert_eq!(play.decides(), "barons 3.C1");
    // The hex was emptied once; now A2 stands in it and holds it.
    play.play(pick("A2"));
    play.roll(&[6], step("0609"));
    assert_eq!(checked(&play), "B2");
    play.roll(&[1, 1], charge("0609", "0709", 3));
    assert_eq!(play.decides(), "royalists 10.2");
    assert!(play.state_of("B2").shaken, "at once");
    let action = play.deeds()[0].clone();
    play.with(&mut ThenOnes(Vec::new()), &action);
    assert_eq!(play.decides(), "barons 7.0", "one hex, not two");
}

fn offered(session: &Session<Barons>) -> Vec<serde_json::Value> {
    actions::offered(session)
}

/// BARONS 10.3: saved and loaded at every decision of turns full of reactions, the game stands and goes on the same.
#[test]
fn r10_3_saved_at_every_decision() {
    let mut pick_one = SeededDice::new(1030);
    let (mut decisions, mut deepest, mut charges, mut ridden_on) = (0, 0, 0, 0);
    for game in 0..14_u64 {
        let (bench, _) = random_field(&mut pick_one, "........rw", 60);
        let bench = bench.data(|data| {
            for unit in &mut data.units {
                if unit.reaction.is_some() {
                    unit.reaction = Some(1);
                }
                unit.front = (unit.front.0, 8);
                unit.back = (3, 6);
            }
            for (id, set) in &mut data.begin.as_mut().expect("a begin").counters {
                set.shaken = false;
                set.hits = if id.ends_with('L') { 0 } else { (id.len() + game as usize) as u8 % 3 };
            }
        });
        let mut session =
            Session::<Barons>::new(bench.scenario().clone(), game).expect("a sound position");
        for step in 0..60 {
            if session.prompt().over.is_some() {
                break;
            }
            let text = serde_json::to_string(&session.save()).expect("plain data");
            let save = save::read_text(&text).expect("it reads back");
            let hash = save.steps.last().map(|s| s.hash.clone());
            let mut loaded = Session::<Barons>::load(save)
                .unwrap_or_else(|(error, _)| panic!("game {game}, step {step}: {error}"));
            assert_eq!(loaded.game(), session.game());
            assert_eq!(loaded.save().steps.last().map(|s| s.hash.clone()), hash);
            assert_eq!(loaded.prompt(), session.prompt());
            assert_eq!(offered(&loaded), offered(&session));
            // Cavalry that rides on after its first target still charges whom it charged, not itself.
            if let Some(interrupt) = session.table(None).interrupt {
                let (chargers, movers) = interrupt.between;
                assert!(chargers.iter().all(|unit| !movers.contains(unit)), "{chargers:?}");
                ridden_on += usize::from(
                    session.game().procedures().iter().rev().any(
                        |doing| matches!(doing, Frame::Charging(charging) if charging.goes_on()),
                    ) && !movers.is_empty(),
                );
            }
            let depth = session.game().procedures().len();
            deepest = deepest.max(depth);
            charges += usize::from(matches!(
                session.game().top(),
                Some(
                    Frame::Charging(_)
                        | Frame::MeleeResolution(_)
                        | Frame::Retreat(_)
                        | Frame::Advance(_)
                )
            ));
            // Movers go on, forward, so that reactions come; nobody ends the segment early.
            let kinds = actions::kinds(&session);
            let good: Vec<usize> = (0..kinds.len())
                .filter(|&id| {
                    !["concede", "end-movement", "put-back", "finish"].contains(&&*kinds[id])
                })
                .collect();
            let id = if good.is_empty() {
                session.choices()[pick_one.below(session.choices().len() - 1)].id
            } else {
                good[pick_one.below(good.len())]
            };
            let one = session.choose(id).expect("it is offered");
            let other = loaded.choose(id).expect("it is offered there too");
            assert_eq!(one, other, "the same dice bring the same");
            assert_eq!(loaded.game(), session.game());
            decisions += 1;
        }
    }
    assert!(decisions > 500 && deepest >= 7 && charges > 30, "{decisions} {deepest} {charges}");
    assert!(ridden_on > 0, "some charges go on while the mover's move is interrupted");
}

/// BARONS 10.3: the same at the level of the rules for whole activations: what is written and read back is the same game,
/// goes on the same with the same dice, and a mover is never stuck.
#[test]
fn r10_3_written_and_read_back_at_every_decision() {
    let mut pick_one = SeededDice::new(1031);
    let mut reactions = 0;
    for game in 0..40_u64 {
        let (bench, _) = random_field(&mut pick_one, "........rw", 60);
        let bench = bench.data(|data| {
            for unit in data.units.iter_mut().filter(|unit| unit.reaction.is_some()) {
                unit.reaction = Some(2);
            }
        });
        let mut play = bench.start();
        let mut dice = SeededDice::new(game);
        for _ in 0..150 {
            if play.decider().is_none() {
                break;
            }
            let legal = play.deeds();
            let deeds: Vec<&Action> = legal
                .iter()
                .filter(|a| !matches!(a, Action::EndMovement | Action::PutBack))
                .collect();
            let action = match deeds.len() {
                0 => legal[pick_one.below(legal.len())].clone(),
                n => deeds[pick_one.below(n)].clone(),
            };
            let text = serde_json::to_string(&play.game).expect("plain data");
            let mut copy = play.clone();
            copy.game = serde_json::from_str(&text).expect("it reads back");
            assert_eq!(copy.game, play.game);
            assert_eq!(copy.deeds(), legal);
            let mut same = dice.clone();
            play.with(&mut dice, &action);
            copy.with(&mut same, &action);
            assert_eq!(copy.game, play.game);
            assert_eq!(copy.log, play.log);
            assert_eq!(dice.face(200), same.face(200));
            play.inspect();
            reactions += play.events_of("reaction-checked").len();
        }
    }
    assert!(reactions > 200, "{reactions} checks");
}

/// BARONS 7.23a, U-99: who has entered an enemy zone has stopped for this movement, even when the cavalry that exerted it
/// charges him, fails and falls back.
#[test]
fn r7_23a_the_stop_outlasts_the_zone() {
    // 0608 and 0508 lie before B1. It strikes A1 at once, fails, and is Shaken.
    let counters =
        format!("A1 Inf 20/9 0609 f0; A2 Inf 5/7 0508 f0; B1 HC 6/8 0607 f3 react5; {FAR}");
    let start = || {
        let mut play = Table::own(&counters).start();
        play.play(pick("A2"));
        assert_eq!(play.why_not(step("0507")), "7.24/in-zoc");
        play.play("put-back").play(pick("A1")).roll(&[6, 1, 1], step("0608"));
        assert_eq!(play.decides(), "royalists 10.2");
        play.play(retreat("B1", "0606"));
        assert_eq!(
            (play.at("B1").as_str(), play.decides().as_str()),
            ("0606 f5 shaken", "barons 7.0")
        );
        play
    };
    let mut play = start();
    assert_eq!(play.why_not(step("0607")), "7.23a/stopped");
    let march = |hex: &str| json!({ "type": "march", "hex": hex });
    assert_eq!(play.why_not(march("0611")), "7.23a/stopped", "nor back, after a turn");
    assert_eq!(play.kinds(), "face finish");
    play.play(face("A1", 1)).play(finish());
    // Who only stood in that zone is free of it.
    play.play(pick("A2")).play(step("0507"));
}

/// BARONS 10.3, U-51, U-88: who stands with the cavalry rides along to the end; a leader whom it passes does not.
#[test]
fn r10_3_leaders_ride_along_from_the_start_only() {
    let ride = |leader: &str| charged("Inf 9/9", "6/8 0606 f3 react5", leader, &[1, 1]);
    let mut play = ride("BL leader 0607");
    assert_eq!((play.at("B1").as_str(), play.at("BL").as_str()), ("0608 f3 shaken", "0607"));
    play.play(retreat("B1", "0708"));
    assert_eq!(play.at("BL"), "0607");
    let mut play = ride("BL leader 0606");
    assert_eq!(play.at("BL"), "0608");
    play.play(retreat("B1", "0708"));
    assert_eq!(play.at("BL"), "0708");
}
