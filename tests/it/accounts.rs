//! What actions are judged by: the terms of an account add up to what the action gains, in every system.

use crate::{acies, arsouf, barons, bmw, spanish};
use gonfalon::ai::{Cancel, Level, SearchOptions};
use gonfalon::board::Hex;
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Evaluator, Log, SeededDice, Side, Style, Styles, apply, awaits, sample_action,
};
use gonfalon::scenario::{FromScenario, Scenario, catalogue};
use gonfalon::session::{self, Port};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::evaluation::Term;
use gonfalon::systems::barons::frame::Frame;
use gonfalon::systems::bmw::Bmw;
use gonfalon::view::{Counted, Entry, EntryKind, Figures};
use gonfalon::words::Language;

/// Of so many actions, one is taken at random: games come to where no computer leads them.
const STRAY: usize = 5;

/// Plays a battle and compares every shortlist on the way; says how many accounts had something to say. No account has a term that
/// is `amiss`.
fn add_up<R: FromScenario + Evaluator>(
    id: &str,
    (seed, decisions): (u64, usize),
    amiss: fn(&R::Term, f64) -> bool,
) -> usize {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, mut game) = R::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
    begin::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    let (plain, mut told) = (Style::default(), 0);
    for step in 0..decisions {
        let Awaits::Decision { .. } = awaits::<R>(&scene, &game) else { break };
        let styles = [&plain, &R::portfolio().styles[0]];
        let styles = Styles::one(styles[step % 2]);
        let mut best: Option<(f64, R::Action)> = None;
        // Of two ways to the same action the better one counts.
        let mut listed = R::shortlist(&scene, &game, styles);
        listed.sort_by(|a, b| f64::total_cmp(&b.gain.unwrap_or(0.0), &a.gain.unwrap_or(0.0)));
        let mut seen = Vec::new();
        for candidate in listed {
            if seen.contains(&candidate.action) {
                continue;
            }
            seen.push(candidate.action.clone());
            let account = R::account(&scene, &game, styles, &candidate.action);
            assert_eq!(account.is_none(), candidate.gain.is_none(), "{id}: {candidate:?}");
            let (Some(account), Some(gain)) = (account, candidate.gain) else { continue };
            let sum = account.sum();
            let said = account.terms();
            assert!((sum - gain).abs() < 1e-9, "{id}: {candidate:?}, but {sum}: {said:?}");
            assert!(!said.iter().any(|(term, points)| amiss(term, *points)), "{id}: {said:?}");
            told += usize::from(!said.is_empty());
            if best.as_ref().is_none_or(|(most, _)| gain > *most) {
                best = Some((gain, candidate.action));
            }
        }
        let stray = dice.below(STRAY) == 0;
        let action = match best.filter(|_| !stray) {
            Some((_, action)) => action,
            None => sample_action::<R>(&scene, &game, &mut dice).expect("something can be done"),
        };
        apply::<R>(&mut Cx::new(&scene, &mut dice, &mut Log::default()), &mut game, &action);
    }
    told
}

#[test]
fn arsouf_accounts_add_up_to_gains() {
    let told: usize =
        (0..4).map(|seed| add_up::<Arsouf>("arsouf", (seed, 400), |_, _| false)).sum();
    assert!(told > 2000, "{told}");
}

/// What a Battle could do speaks for bidding with it, however likely it is that the enemy bids more.
fn wrong_way(term: &Term, points: f64) -> bool {
    let good = matches!(
        term,
        Term::Melees { .. } | Term::NewAttacks { .. } | Term::March { .. } | Term::Rallying { .. }
    );
    good && points < 0.0 || *term == Term::Outbid && points > 0.0
}

#[test]
fn barons_accounts_add_up_to_gains() {
    let battles = [("lewes", 1), ("lewes", 2), ("evesham", 3), ("barons-tutorial", 4)];
    let told: usize =
        battles.map(|(id, seed)| add_up::<Barons>(id, (seed, 400), wrong_way)).iter().sum();
    assert!(told > 2000, "{told}");
}

#[test]
fn acies_accounts_add_up_to_gains() {
    let battles =
        [("acies-fast-play", 1), ("acies-rome-carthage-quick", 2), ("acies-rome-gauls", 3)];
    let told: usize =
        battles.map(|(id, seed)| add_up::<Acies>(id, (seed, 400), |_, _| false)).iter().sum();
    assert!(told > 2000, "{told}");
}

/// What the easy opponent says of its next decision that is a choice; its plan, where there is one, goes before.
fn said(mut port: Box<dyn Port>, language: Language) -> Vec<Entry> {
    port.set_language(language);
    for _ in 0..20 {
        let job = port.search_job(&SearchOptions::new(Level::Easy, 1));
        let chosen = job(&Cancel::default()).expect("it is not over");
        let told = port.journal().len();
        port.play_chosen(&chosen).expect("what is thought out is legal");
        let news = port.journal()[told..].iter();
        let news = news.filter(|entry| entry.kind == EntryKind::Annotation);
        let news: Vec<Entry> = news.cloned().collect();
        if !news.is_empty() {
            return news;
        }
    }
    panic!("nothing is said");
}

fn texts(said: &[Entry]) -> Vec<&str> {
    said.iter().map(|entry| entry.text.as_str()).collect()
}

fn port(scenario: &Scenario) -> Box<dyn Port> {
    session::new(scenario.clone(), 1).expect("it has no faults")
}

#[test]
fn arsouf_reasons_name_who_is_threatened() {
    let table = arsouf::table::Table::with("B1 1505, I1 1405, M1 1203, S1 1704").moslem();
    let english = said(port(table.scenario()), Language::ENGLISH);
    let plan = "Plan: threaten Infantry 1 (Skirmishers 1 and Mamelukes 1); attack Infantry 1 (Mamelukes 1 and \
                Skirmishers 1).";
    let deed = "Computer, to threaten Infantry 1 and close in on the column – Skirmishers 1: to 1504. Next best: \
                Skirmishers 1: to 1506.";
    assert_eq!(texts(&english), [plan, deed]);
    let figures = english[1].figures.as_ref().expect("all of it lies open");
    assert!(figures.weighed > 1 && figures.reasons[0].text == "threaten Infantry 1", "{figures:?}");
    assert!(figures.reasons[0].points > 0, "{figures:?}");
    let spanish = said(port(table.scenario()), spanish());
    assert!(spanish[0].text.starts_with("Plan: amenazar a"), "{}", spanish[0].text);
    let deed = &spanish[1].text;
    assert!(deed.starts_with("Ordenador, para amenazar a"), "{deed}");
}

#[test]
fn barons_reasons_name_who_is_feared() {
    let table = "SIM.MA1 0505 f1, SIM.L 0405, HEN.HC1 0504 f4, HEN.L 1005";
    let table = barons::table::Table::field(table).at("melee");
    let english = said(port(table.scenario()), Language::ENGLISH);
    let deed = "Computer, to threaten Leicester veterans and show Leicester veterans no flank – King's household: \
                face NNE. Just as good: King's household: face ENE.";
    assert_eq!(texts(&english), [deed]);
    let spanish = said(port(table.scenario()), spanish());
    let deed = &spanish[0].text;
    assert!(deed.contains(", para amenazar a") && deed.contains("no dar el flanco a"), "{deed}");
}

/// Who comes up to one of several Battles says to which.
#[test]
fn barons_reasons_name_the_battle_that_a_move_comes_nearer_to() {
    let towards = |simon: &str, gloucester: &str, language: Language| {
        let counters =
            format!("SIM.MA1 {simon} f4, GLO.MA1 {gloucester} f4, HEN.IN1 0513 f1, HEN.L 0513");
        let table = barons::table::Table::field(&counters).at("movement").active("HEN");
        said(port(table.scenario()), language).remove(0).text
    };
    let near_simon = towards("0302", "1302", Language::ENGLISH);
    assert!(near_simon.contains("close in on Simon de Montfort's Battle"), "{near_simon}");
    let near_gloucester = towards("1302", "0302", Language::ENGLISH);
    assert!(near_gloucester.contains("close in on Gloucester's Battle"), "{near_gloucester}");
    let spanish = towards("0302", "1302", spanish());
    assert!(spanish.contains("acercarse a la División de Simón"), "{spanish}");
}

/// What is said to be nearer or farther after a move is.
#[test]
fn barons_moves_come_nearer_to_the_battle_they_name() {
    let scenario = catalogue::find("lewes").expect("it is built in");
    let (scene, mut game) = Barons::start(&scenario).expect("it has no faults");
    let (mut dice, mut log) = (SeededDice::new(9), Log::default());
    begin::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    let (plain, mut nearer, mut farther) = (Style::default(), 0, 0);
    for _ in 0..3000 {
        let Awaits::Decision { .. } = awaits::<Barons>(&scene, &game) else { break };
        let listed = Barons::shortlist(&scene, &game, Styles::one(&plain));
        let mover = match game.top() {
            Some(Frame::Mover(mover)) => game.state.hex(mover.head()),
            _ => None,
        };
        for (from, candidate) in
            mover.into_iter().flat_map(|from| listed.iter().map(move |it| (from, it)))
        {
            let Action::March { hex: to, .. } = candidate.action else { continue };
            let account = Barons::account(&scene, &game, Styles::one(&plain), &candidate.action);
            for (term, points) in account.expect("a move is judged by terms").terms() {
                let Term::Towards { battle } = *term else { continue };
                let units = scene.battle(battle).units.iter();
                let at: Vec<Hex> = units.filter_map(|&unit| game.state.hex(unit)).collect();
                let far = |from| at.iter().map(|&at| scene.map.grid.distance(from, at)).min();
                assert_eq!(far(to) < far(from), *points > 0.0, "{:?}", candidate.action);
                assert_ne!(far(to), far(from), "{:?}", candidate.action);
                nearer += usize::from(*points > 0.0);
                farther += usize::from(*points < 0.0);
            }
        }
        let action = sample_action::<Barons>(&scene, &game, &mut dice).expect("something is legal");
        log.records.clear();
        apply::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
    }
    assert!(nearer > 100 && farther > 20, "{nearer} nearer, {farther} farther");
}

/// BARONS 6.2: who is out of command comes up to nobody, so a bid promises no attack of his.
#[test]
fn barons_r6_2_a_bid_promises_attacks_of_those_in_command() {
    let promises = |leader: &str| {
        let counters = format!("SIM.MA1 0505 f1, SIM.L {leader}, HEN.HC1 0509 f4, HEN.L 0510");
        let table = barons::table::Table::field(&counters).at("initiative");
        let play = table.initiative("royalists", 1).chits("SIM", &[4]).start();
        let bid = play.action(&barons::table::bid("SIM", 4));
        let account =
            Barons::account(&play.scene, &play.game, Styles::one(&Style::default()), &bid);
        let account = account.expect("a bid is judged by terms");
        let begun =
            |(term, points): &(Term, f64)| matches!(term, Term::NewAttacks { .. }) && *points > 0.0;
        account.terms().iter().any(begun)
    };
    assert!(promises("0504"));
    assert!(!promises("1313"));
}

/// BARONS 3.C7a: who moves in the interlude strikes nobody, so whom his Battle touches speaks for nothing there; in a bid it does.
#[test]
fn barons_r3_c7_an_interlude_promises_no_melees() {
    let counters = "SIM.MA1 0505 f1, SIM.L 0405, HEN.MA1 0605 f4, HEN.L 0705";
    let table = || barons::table::Table::field(counters);
    let melees = |play: &barons::table::Play, action: &Action| {
        let plain = Style::default();
        let account = Barons::account(&play.scene, &play.game, Styles::one(&plain), action);
        let account = account.expect("it is judged by terms");
        account.terms().iter().any(|(term, _)| matches!(term, Term::Melees { .. }))
    };
    let mut play = table().at("melee").active("SIM").chit(4).start();
    play.play(barons::table::end_melee()).play("continue-attack");
    assert!(!melees(&play, &play.action(&barons::table::react("HEN"))));
    let bidding = table().at("initiative").initiative("barons", 1).chits("HEN", &[4]).start();
    assert!(melees(&bidding, &bidding.action(&barons::table::bid("HEN", 4))));
}

/// BARONS 9.1.2: an attack is told with its chance to hit at all: as many faces of its dice in a hundred do so.
#[test]
fn barons_r9_1_2_an_attack_is_told_with_its_chance_to_hit() {
    let counters = "SIM.MA1 0505 f1, SIM.MA2 0706 f4, SIM.L 0405, HEN.MA1 0605 f4, HEN.L 1305";
    let play = barons::table::Table::field(counters).at("melee").active("SIM").start();
    // Men-at-arms throw a die with eight sides.
    let faces = || (1..=8).flat_map(|one| (1..=8).map(move |other| vec![one, other]));
    let mut told = Vec::new();
    for from in ["0505", "0706", "0505 0706"] {
        let attack = play.action(&barons::table::attack("0605", from));
        let plain = Style::default();
        let account = Barons::account(&play.scene, &play.game, Styles::one(&plain), &attack);
        let account = account.expect("an attack is judged by terms");
        let of = |(term, _): &(Term, f64)| match term {
            Term::Blow { chance, .. } => Some(f64::from(*chance)),
            _ => None,
        };
        let chance = account.terms().iter().find_map(of).expect("it may hit");
        let hits = |faces: &Vec<u8>| {
            let mut play = play.clone();
            let mut dice = barons::table::ThenOnes(faces.clone());
            play.with(&mut dice, &attack);
            // Against two the defender chooses whom he strikes back at, before the dice.
            let reply = play.legal().into_iter().find(|it| matches!(it, Action::Reply { .. }));
            if let Some(reply) = reply {
                play.with(&mut dice, &reply);
            }
            play.unit("HEN.MA1")["hits"] != 0
        };
        let percent = (100.0 * faces().filter(hits).count() as f64 / 64.0).round();
        assert!((chance - percent).abs() < 1e-9, "from {from}: {chance} for {percent}");
        told.push(chance);
    }
    assert!(told[2] > told[0] && told[2] > told[1] && told[2] < 100.0, "{told:?}");
}

/// ACIES 17.1: a deed on the field shows everybody who fights whom; what else could have been done, and how much there was to
/// choose from, is told to nobody.
#[test]
fn acies_reasons_speak_of_the_field_alone() {
    let table = acies::table::Table::combat("M5 a legionaires, B5 hoplites, A9 horde, B9 horde");
    let english = said(port(table.scenario()), Language::ENGLISH);
    let deed = "Computer, to get at the enemy's main body – Horde (B9): move to M12.";
    assert_eq!(texts(&english), [deed]);
    let spanish = said(port(table.scenario()), spanish());
    let deed = &spanish[0].text;
    assert!(deed.contains(", para llegar al grueso enemigo"), "{deed}");
    for hand in ["", "legionaires", "outflank rally"] {
        let table = if hand.is_empty() { table.clone() } else { table.clone().hand(Side::A, hand) };
        for entry in said(port(table.scenario()), Language::ENGLISH) {
            let text = &entry.text;
            assert!(!text.contains("Next best") && !text.contains("Just as good"), "{text}");
            assert_eq!(entry.figures, None, "{text}");
        }
    }
}

#[test]
fn bmw_reasons_tell_where_a_beaten_unit_is_safe() {
    let table = bmw::table::Table::open().combat(Side::A);
    let table = table.foot("C1", Side::A, 8, "0605").foot("M1", Side::B, 4, "0606");
    let english = said(port(table.scenario()), Language::ENGLISH);
    let deed = "Computer, to get to safety – M1: retreats to 0507. Against it: the enemy is stronger there. Next \
                best: M1: retreats to 0607.";
    assert_eq!(texts(&english), [deed]);
    let spanish = said(port(table.scenario()), spanish());
    let deed = &spanish[0].text;
    assert!(deed.contains(", para ponerse a salvo – ") && deed.contains("En contra: "), "{deed}");
}

#[test]
fn bmw_accounts_add_up_to_gains() {
    let battles = [("first-clash", 1), ("acre", 2), ("bmw-lewes", 3), ("bmw-arsouf", 4)];
    let told: usize =
        battles.map(|(id, seed)| add_up::<Bmw>(id, (seed, 300), |_, _| false)).iter().sum();
    assert!(told > 1000, "{told}");
}

/// The figures of reasons add up to what a deed is worth: what is not told by itself is told together.
#[test]
fn figures_of_reasons_add_up() {
    let counted = |text: &str, points| Counted { text: text.to_owned(), points };
    let reasons = vec![counted("come up to the enemy", 150), counted("leave the hill", -31)];
    let figures = Figures { worth: 140, next: Some(93), weighed: 20, reasons };
    let told = figures.told(Language::ENGLISH).join("\n").replace('\u{2212}', "-");
    let lines = [
        "Worth +1.40 points; the next best action +0.93.",
        "+1.50: come up to the enemy",
        "-0.31: leave the hill",
        "+0.21: everything else",
        "20 actions weighed.",
    ];
    assert_eq!(told, lines.join("\n"));
    let whole = Figures { worth: 119, ..figures };
    assert_eq!(whole.told(Language::ENGLISH).len(), 4, "nothing is left over");
}
