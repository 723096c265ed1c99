//! Decisions, dice, refusals.

use gonfalon::kernel::{
    Both, CountedDice, Denied, Dice, FlatList, Memo, Ratio, Reason, Rejection, Rule, SceneId,
    ScriptedDice, SeededDice, Side, System, attempt, every_outcome, outcomes_up_to,
    outcomes_within,
};
use std::cell::Cell;
use std::cmp::Ordering;

/// Two dice, the second only after a high first one.
fn branching(dice: &mut dyn Dice) -> u8 {
    match dice.face(6) {
        low @ 1..=3 => low,
        high => high + dice.face(6),
    }
}

#[test]
fn every_outcome_of_one_die() {
    let outcomes = every_outcome(|dice| dice.face(6));
    let faces: Vec<u8> = outcomes.iter().map(|&(_, face)| face).collect();
    assert_eq!(faces, [1, 2, 3, 4, 5, 6]);
    assert!(outcomes.iter().all(|&(chance, _)| (chance - 1.0 / 6.0).abs() < 1e-12));
}

#[test]
fn every_outcome_of_two_dice() {
    let outcomes = every_outcome(|dice| (dice.face(6), dice.face(6)));
    assert_eq!(outcomes.len(), 36);
    let sevens: f64 = outcomes.iter().filter(|(_, (a, b))| a + b == 7).map(|&(p, _)| p).sum();
    assert!((sevens - 1.0 / 6.0).abs() < 1e-12);
}

#[test]
fn every_outcome_follows_branches_and_adds_up_to_one() {
    let outcomes = every_outcome(branching);
    assert_eq!(outcomes.len(), 3 + 3 * 6);
    let sum: f64 = outcomes.iter().map(|&(p, _)| p).sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
}

#[test]
fn every_outcome_without_dice_is_one_outcome() {
    assert_eq!(every_outcome(|_| "certain"), [(1.0, "certain")]);
}

#[test]
fn scripted_dice_show_their_faces_in_order() {
    let mut dice = ScriptedDice::new(&[3, 1, 6]);
    assert_eq!([dice.face(6), dice.face(6), dice.face(6)], [3, 1, 6]);
}

#[test]
#[should_panic(expected = "more dice than the script foresaw")]
fn scripted_dice_panic_when_they_run_out() {
    let mut dice = ScriptedDice::new(&[3]);
    dice.face(6);
    dice.face(6);
}

#[test]
#[should_panic(expected = "fewer dice than the script foresaw")]
fn scripted_dice_panic_when_some_are_left() {
    let mut dice = ScriptedDice::new(&[3, 4]);
    dice.face(6);
}

#[test]
#[should_panic(expected = "cannot show 7")]
fn scripted_dice_panic_on_a_face_the_die_does_not_have() {
    ScriptedDice::new(&[7]).face(6);
}

#[test]
fn counted_dice_show_what_was_given() {
    let mut lots = SeededDice::new(0);
    let mut dice = CountedDice::new(&[2, 5, 4], &mut lots);
    assert_eq!(attempt(|| [dice.face(6), dice.face(6)]), Ok([2, 5]));
    assert_eq!(dice.left(), 1);
}

/// A rule that throws until two dice differ does not know that there are no more of them.
fn until_they_differ(dice: &mut dyn Dice) -> (u8, u8) {
    loop {
        let pair = (dice.face(10), dice.face(10));
        if pair.0 != pair.1 {
            return pair;
        }
    }
}

#[test]
fn a_procedure_ends_when_its_dice_do() {
    let tried = |faces: &[u8]| {
        let mut lots = SeededDice::new(0);
        let mut dice = CountedDice::new(faces, &mut lots);
        attempt(|| until_they_differ(&mut dice))
    };
    for faces in [&[][..], &[4], &[4, 4], &[4, 4, 7, 7]] {
        assert_eq!(tried(faces), Err(Denied::Empty), "{faces:?}");
    }
    assert_eq!(tried(&[4, 4, 7, 2]), Ok((7, 2)));
    for face in [0, 11] {
        assert_eq!(tried(&[4, 4, face]), Err(Denied::Impossible { face }));
    }
}

#[test]
fn given_faces_may_be_followed_by_other_dice() {
    let mut own = SeededDice::new(9);
    let expected = [3, 3, own.face(10), own.face(10)];
    let mut own = SeededDice::new(9);
    let mut dice = CountedDice::then_own(&[3, 3], &mut own);
    assert_eq!([(); 4].map(|()| dice.face(10)), expected);
    assert_eq!(dice.left(), 0);
}

/// A fault of the program is no lack of dice.
#[test]
#[should_panic(expected = "a fault")]
fn an_attempt_does_not_hide_faults() {
    let survived = attempt(|| panic!("a fault"));
    unreachable!("the fault was taken for {survived:?}");
}

/// Of n throws of two dice of ten sides each, a tenth of the branches is thrown again.
#[test]
fn outcomes_without_an_end_are_cut_and_counted() {
    for (most, whole, cut) in [(2, 90, 10), (4, 90 + 900, 100), (6, 90 + 900 + 9_000, 1_000)] {
        let outcomes = outcomes_up_to(most, until_they_differ);
        assert_eq!((outcomes.outcomes.len(), outcomes.cut), (whole, cut));
        let sum: f64 = outcomes.outcomes.iter().map(|&(chance, _)| chance).sum();
        let lost = 0.1_f64.powi(i32::try_from(most / 2).expect("it is small"));
        assert!((sum + lost - 1.0).abs() < 1e-9, "{sum}");
    }
    // Half of the dice of a procedure that throws three.
    let outcomes = outcomes_up_to(1, |dice| (dice.face(6), dice.face(6), dice.face(6)));
    assert_eq!((outcomes.outcomes.len(), outcomes.cut), (0, 6));
}

#[test]
fn outcomes_are_given_up_where_there_are_too_many() {
    assert_eq!(outcomes_within(216, until_they_differ), None);
    assert_eq!(outcomes_within(100, |dice| (dice.face(6), dice.face(6), dice.face(6))), None);
    let three = outcomes_within(216, |dice| (dice.face(6), dice.face(6), dice.face(6)));
    assert_eq!(three.map(|outcomes| outcomes.len()), Some(216));
    assert_eq!(outcomes_within(36, branching).map(|outcomes| outcomes.len()), Some(21));
}

#[test]
#[should_panic(expected = "without an end")]
fn outcomes_without_an_end_cannot_all_be_told_apart() {
    every_outcome(until_they_differ);
}

#[test]
fn seeded_dice_repeat_and_stay_on_the_die() {
    let faces = |seed| -> Vec<u8> {
        let mut dice = SeededDice::new(seed);
        (0..600).map(|_| dice.face(6)).collect()
    };
    let thrown = faces(7);
    assert_eq!(thrown, faces(7));
    assert_ne!(thrown, faces(8));
    assert!((1..=6).all(|face| thrown.contains(&face)));
    assert!(thrown.iter().all(|face| (1..=6).contains(face)));
}

#[test]
fn seeded_dice_go_on_after_saving() {
    let mut dice = SeededDice::new(11);
    for _ in 0..5 {
        dice.face(6);
    }
    let text = serde_json::to_string(&dice).unwrap();
    let mut again: SeededDice = serde_json::from_str(&text).unwrap();
    for _ in 0..50 {
        assert_eq!(dice.face(6), again.face(6));
    }
}

#[test]
fn ratios_compare_without_rounding() {
    let ratio = |over, under| Ratio { over, under };
    assert_eq!(ratio(60, 30).cmp_whole(2), Ordering::Equal);
    assert_eq!(ratio(61, 30).cmp_whole(2), Ordering::Greater);
    assert_eq!(ratio(59, 30).cmp_whole(2), Ordering::Less);
    assert_eq!(ratio(1, 0).cmp_whole(1_000_000), Ordering::Greater);
    assert_eq!(ratio(0, 0).cmp_whole(2), Ordering::Equal);
    assert_eq!((ratio(59, 30).floor(), ratio(1, 0).floor()), (Some(1), None));
}

#[test]
fn the_enemy_of_the_enemy_is_the_side_itself() {
    assert_eq!(Side::A.enemy(), Side::B);
    assert!(Side::ALL.into_iter().all(|side| side.enemy().enemy() == side));
}

#[test]
fn one_value_for_each_side() {
    let mut both = Both::from_fn(|side| side as usize);
    both[Side::B] += 10;
    assert_eq!((both[Side::A], both[Side::B]), (0, 11));
}

#[test]
fn a_refusal_reads_as_rule_and_reason() {
    #[derive(Clone, PartialEq, Debug)]
    struct Because;
    impl Reason for Because {
        const CODES: &'static [(&'static str, &'static str)] = &[("because", "Because.")];

        fn slug(&self) -> &'static str {
            "because"
        }
    }
    let rule = Rule { system: System::Bmw, section: "7.8" };
    assert_eq!(Rejection { rule, why: Because }.to_string(), "7.8/because");
}

#[test]
fn a_flat_list_is_a_list_whatever_its_length() {
    for len in [0, 3, 4, 5, 70_000] {
        let items: Vec<u32> = (0..len).collect();
        let list: FlatList<u32, 4> = items.iter().copied().collect();
        assert_eq!(*list, *items);
        let mut copy = list.clone();
        assert_eq!(copy, list);
        if let Some(last) = copy.last_mut() {
            *last += 1;
            assert_ne!(copy, list);
            copy.clone_from(&list);
        }
        assert_eq!(copy, list);
        let written = serde_json::to_value(&list).expect("it can be written");
        assert_eq!(written, serde_json::to_value(&items).expect("it can be written"));
        assert_eq!(serde_json::from_value::<FlatList<u32, 4>>(written).ok(), Some(list));
    }
    assert_eq!(*FlatList::<u8, 4>::of(7, 6), [7; 6]);
}

#[test]
fn a_memo_asks_again_only_for_what_it_has_forgotten() {
    let memo = Memo::of(2);
    let asked = Cell::new(0);
    let square = |n: u32| {
        let answer = memo.get(n, || {
            asked.set(asked.get() + 1);
            n * n
        });
        assert_eq!(*answer, n * n);
        asked.get()
    };
    assert_eq!([3, 4, 3, 4].map(square), [1, 2, 2, 2]);
    assert_eq!([5, 4, 5].map(square), [3, 3, 3], "the oldest answer made room");
    assert_eq!(square(3), 4);
    assert_ne!(SceneId::fresh(), SceneId::fresh());
    let id = SceneId::fresh();
    assert_ne!(id.clone(), id, "a copy of a scenario may be changed");
}
