//! "Why not there?", judged: in random positions every answer for every hex, counter and button is reckoned a second
//! time, from the scenario file, the pieces and all ways one after another. No answer may be untrue, none may be
//! missing, and none may come for what is offered.
//!
//! `GONFALON_REASONS=1000 cargo test --test it reasons` judges so many positions; `GONFALON_SEED` says which.

use super::geo::{Spot, label, spot};
use super::reasoned::{Board, Known, Table1, Things};
use super::table::*;
use gonfalon::kernel::{
    Awaits, Cx, GameOf, Log, Reason, SeededDice, Side, UnitId, apply, awaits, flow, legal_actions,
};
use gonfalon::scenario::arsouf::ArsoufData;
use gonfalon::scenario::arsouf_options::{DeployOrder, SlowPieces, Undo};
use gonfalon::scenario::{FromScenario, Scenario, catalogue};
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::arsouf::action::Action;
use gonfalon::systems::arsouf::frame::Frame;
use gonfalon::systems::arsouf::scene::Scene;
use gonfalon::systems::arsouf::state::Place;
use gonfalon::systems::arsouf::why::{Refused, Why};
use gonfalon::view::{Localizer, Present, Target};
use gonfalon::words::Language;
use std::collections::BTreeMap;

/// What is judged in a game.
#[derive(Default)]
struct Judged {
    positions: usize,
    answers: usize,
    kinds: BTreeMap<String, usize>,
}

impl Judged {
    /// Judges the answers for everything that can be pointed at.
    fn position(
        &mut self,
        scenario: &Scenario,
        board: &Board,
        scene: &Scene,
        game: &GameOf<Arsouf>,
    ) {
        self.positions += 1;
        let table = Table1::new(scenario, board, scene, game);
        let picked = match game.top() {
            Some(Frame::Movement(movement)) => movement.picked.map(UnitId::index),
            _ => None,
        };
        let known = picked.map(|piece| {
            let (few, open) = table.far(piece);
            Known { ways: table.all_ways(piece), few, open }
        });
        for at in board.all() {
            self.judge(&table, known.as_ref(), &Target::Hex(label(at)));
        }
        for piece in &table.data().pieces {
            self.judge(&table, known.as_ref(), &Target::Unit(piece.id.clone()));
        }
        for button in [
            "deploy-automatically",
            "deploy-done",
            "put-back",
            "end-movement",
            "end-attacks",
            "claim-win",
        ] {
            self.judge(&table, None, &Target::Button(button.to_owned()));
        }
        let nowhere = [
            (Target::Hex("9999".to_owned()), "4.5 OffMap"),
            (Target::Unit("nobody".to_owned()), "1.4 NoSuchPiece"),
            (Target::Button("nothing".to_owned()), "6.1 Phase"),
            (Target::Cell("M1".to_owned()), "6.1 Phase"),
            (Target::Card("knights".to_owned()), "6.1 Phase"),
        ];
        for (target, why) in nowhere {
            let answer = Arsouf::why_not(scene, game, &target);
            assert_eq!(answer.iter().map(|r| table.spell(r)).collect::<Vec<_>>(), [why]);
        }
    }

    fn judge(&mut self, table: &Table1, known: Option<&Known>, target: &Target) {
        let (scene, game) = (table.scene, table.game);
        let answer = Arsouf::why_not(scene, game, target);
        let told: Things = answer.iter().map(|refused| table.spell(refused)).collect();
        let (unit, at) = match target {
            Target::Unit(id) => {
                let piece = table.data().pieces.iter().position(|p| p.id == *id).expect("a piece");
                (Some(piece), table.spots[piece])
            }
            Target::Hex(hex) => (table.at.get(&spot(hex)).copied(), Some(spot(hex))),
            _ => (None, None),
        };
        let offered =
            legal_actions::<Arsouf>(scene, game).iter().enumerate().any(|(id, action)| {
                let choice = Arsouf::choice(
                    Localizer { scene, language: Language::ENGLISH },
                    game,
                    id,
                    action,
                );
                let here = at.map(label);
                let hex = choice.hex.map(|hex| scene.label(hex));
                choice.target == *target
                    || matches!(target, Target::Hex(_)) && hex.is_some() && hex == here
                    || here.is_some_and(|here| choice.target == Target::Hex(here))
            });
        let context = || format!("{target:?}: {told:?}; {:?}, {:?}", game.top(), table.spots);
        assert_eq!(
            told.is_empty(),
            offered,
            "an answer comes for what is not offered: {}",
            context()
        );
        self.answers += 1;
        if offered {
            return;
        }
        for refused in &answer {
            *self
                .kinds
                .entry(format!("{} {}", refused.rule.section, refused.why.slug()))
                .or_default() += 1;
            Self::sentence(table, refused);
        }
        let expected: Vec<Things> = match target {
            Target::Button(id) => vec![vec![button(table, id)]],
            _ => match game.top().expect("a procedure") {
                Frame::SetUp(setup) => vec![vec![set_up(table, setup.side(), unit, at, target)]],
                Frame::Movement(movement) => match (movement.picked, at, unit) {
                    (Some(piece), Some(at), _) => {
                        let known = known.expect("a piece is picked up");
                        let mut lists =
                            table.no_move(piece.index(), at, known).expect("it is not offered");
                        for list in &mut lists {
                            list.extend(table.kept(Some(at)));
                        }
                        Self::closed_in(table, known, at, &told, &mut lists);
                        lists
                    }
                    (_, _, Some(piece)) => {
                        let why = match (table.side(piece) == table.active(), table.spots[piece]) {
                            (false, _) => format!("5.1 {} is the other side's", table.id(piece)),
                            (true, None) => format!("1.3 {} is off the board", table.id(piece)),
                            (true, Some(_)) => format!("5.1 {} has moved", table.id(piece)),
                        };
                        let moved = game.state.pieces[piece].from.is_some();
                        assert!(!why.contains("moved") || moved, "{}", context());
                        vec![
                            [why]
                                .into_iter()
                                .chain(at.into_iter().flat_map(|at| table.kept(Some(at))))
                                .collect(),
                        ]
                    }
                    (_, at, None) => {
                        vec![table.kept(at).into_iter().chain(["5.1 Empty".to_owned()]).collect()]
                    }
                },
                Frame::Attacks(attacks) => {
                    let why = match (attacks.picked, unit) {
                        (_, None) => Some("6.2 Empty".to_owned()),
                        (Some(piece), Some(other)) => table.no_target(piece.index(), other),
                        (None, Some(piece)) => table.no_attacker(piece, &attacks.announced),
                    };
                    vec![vec![why.unwrap_or_else(|| panic!("it should be offered: {}", context()))]]
                }
                Frame::Course(_) => panic!("the course asks nothing"),
            },
        };
        // Which of several enemies across the river is named does not matter.
        let fits = |list: &Things| {
            list.len() == told.len()
                && list.iter().zip(&told).all(|(a, b)| {
                    a == b
                        || a.starts_with("4.3 river")
                            && a.ends_with(' ')
                            && b.starts_with(a.as_str())
                })
        };
        assert!(expected.iter().any(fits), "expected one of {expected:?}: {}", context());
    }

    /// Where even the shortest way over everything is too long and no way is open: as few things as can be, each of
    /// them true.
    fn closed_in(table: &Table1, known: &Known, at: Spot, told: &Things, lists: &mut [Things]) {
        if known.ways.contains_key(&at) || known.open.contains_key(&at) {
            return;
        }
        let [list] = lists else { return };
        if list.iter().any(|why| why.ends_with("is there")) {
            return;
        }
        let head = list.len() - table.kept(Some(at)).len();
        let things = told[head.min(told.len())..told.len() - table.kept(Some(at)).len()].to_vec();
        assert_eq!(things.len(), known.few[&at], "{told:?}");
        let piece = match table.game.top() {
            Some(Frame::Movement(movement)) => movement.picked.expect("it is picked").index(),
            _ => panic!("a piece is picked up"),
        };
        for thing in &things {
            let hex = spot(&thing[thing.len() - 4..]);
            let passing = table.passing(piece, hex).contains(thing);
            let river = table
                .board
                .near(hex)
                .into_iter()
                .any(|from| table.crossing(from, hex).as_ref() == Some(thing));
            assert!(passing || river, "{thing} in {told:?}");
        }
        list.splice(head..head, things);
    }

    /// The sentence names the hexes and figures of its reason, in every language.
    fn sentence(table: &Table1, refused: &Refused) {
        let hexes: Vec<String> = match refused.why {
            Why::TerrainBars { at }
            | Why::Forest { at }
            | Why::Bars { at, .. }
            | Why::GoalBars { at }
            | Why::GoalEnds { at } => vec![table.scene.label(at)],
            Why::River { from, to } => vec![table.scene.label(from), table.scene.label(to)],
            Why::Range { spaces, most, .. } => vec![spaces.to_string(), most.to_string()],
            _ => Vec::new(),
        };
        for language in Language::all() {
            let said = Arsouf::refusal(Localizer { scene: table.scene, language }, refused);
            assert_eq!((&*said.rule, &*said.why), (refused.rule.section, refused.why.slug()));
            for hex in &hexes {
                assert!(said.text.contains(hex.as_str()), "{hex}: {}", said.text);
            }
        }
    }
}

/// ARSOUF 3.3, 4.2, 6.1: why a button is not offered.
fn button(table: &Table1, id: &str) -> String {
    let s = &table.game.state;
    let name = |unit: UnitId| table.id(unit.index()).to_owned();
    match (table.game.top().expect("a procedure"), id) {
        (Frame::SetUp(setup), "deploy-done") => {
            let left = (0..s.pieces.len()).filter(|&p| {
                table.side(p) == setup.side() as usize && s.pieces[p].place == Place::Undeployed
            });
            format!("4.2 {} left", left.count())
        }
        (Frame::Movement(m), "put-back") if m.picked.is_none() => "6.1 NothingPicked".to_owned(),
        (Frame::Attacks(a), "put-back") if a.picked.is_none() => "6.1 NothingPicked".to_owned(),
        (Frame::Movement(m), _) if m.picked.is_some() => {
            format!("6.1 {} is picked", name(m.picked.expect("one")))
        }
        (Frame::Attacks(a), _) if a.picked.is_some() => {
            format!("6.1 {} is picked", name(a.picked.expect("one")))
        }
        (Frame::Movement(_), "claim-win") => {
            let enemies = (0..s.pieces.len())
                .filter(|&p| table.side(p) != table.goal_side() && table.spots[p].is_some())
                .count();
            if !table.data().options.claim_win {
                "3.1 PlayedOut".to_owned()
            } else if table.active() != table.goal_side() {
                "3.1 NoClaimant".to_owned()
            } else if enemies > 0 {
                format!("3.1 {enemies} enemies")
            } else {
                "3.1 TooLate".to_owned()
            }
        }
        _ => "6.1 Phase".to_owned(),
    }
}

/// ARSOUF 4.2, 4.5, 5.4: why nothing is placed in a hex, or why a piece is not picked.
fn set_up(
    table: &Table1,
    side: Side,
    unit: Option<usize>,
    at: Option<Spot>,
    target: &Target,
) -> String {
    let s = &table.game.state;
    let own = |piece: usize| table.side(piece) == side as usize;
    if let (Target::Unit(_), Some(piece)) = (target, unit) {
        let id = table.id(piece);
        let whose = if own(piece) { "is next" } else { "is the other side's" };
        return format!("4.2 {id} {whose}");
    }
    let at = at.expect("a hex");
    if !table.board.deploy[side as usize].contains(&at) {
        return "4.2 DeployZone".to_owned();
    }
    if let Some(by) = unit {
        return format!("5.4 {} holds it", table.id(by));
    }
    let left = (0..s.pieces.len()).any(|p| own(p) && s.pieces[p].place == Place::Undeployed);
    assert!(!left, "a piece can be placed there");
    "4.2 AllPlaced".to_owned()
}

/// A battle under random rulings.
fn battle(id: &str, picks: &mut SeededDice) -> Scenario {
    let mut scenario = catalogue::find(id).expect("it is built in");
    let data = scenario.data_mut::<ArsoufData>().expect("its data");
    let options = &mut data.options;
    let mut one_in = |n: usize| picks.below(n) == 0;
    options.pass_friends = !one_in(3);
    options.forest_stops = one_in(3);
    options.moslems_may_enter_arsouf = one_in(3);
    options.declare_all_attacks_first = one_in(3);
    options.baggage_may_attack = !one_in(3);
    options.attack_across_river = one_in(3);
    options.fill_corner = one_in(3);
    options.claim_win = !one_in(3);
    options.slow_pieces =
        if one_in(3) { SlowPieces::BaggageOnly } else { SlowPieces::InfantryAndBaggage };
    options.undo = if one_in(3) { Undo::Last } else { Undo::Any };
    options.deploy_order =
        if one_in(3) { DeployOrder::MoslemFirst } else { DeployOrder::CrusaderFirst };
    scenario
}

/// Plays on at random: pieces tend to the enemy, and attacks are made.
fn choose(scene: &Scene, game: &GameOf<Arsouf>, picks: &mut SeededDice) -> Action {
    let mut offers = legal_actions::<Arsouf>(scene, game);
    let ends =
        |a: &Action| matches!(a, Action::EndMovement | Action::EndAttacks | Action::ClaimWin);
    if offers.iter().any(|a| !ends(a)) && picks.below(24) > 0 {
        offers.retain(|a| !ends(a));
    }
    let idle =
        |a: &Action| matches!(a, Action::PutBack | Action::TakeBack { .. } | Action::TakeUp { .. });
    if offers.iter().any(|a| !idle(a)) && picks.below(12) > 0 {
        offers.retain(|a| !idle(a));
    }
    let near = |action: &Action| match *action {
        Action::Move { unit, hex } => {
            let side = scene.side(unit);
            let foes = game.state.on_board(scene, side.enemy());
            foes.map(|(_, at)| scene.map.grid.distance(hex, at)).min().unwrap_or(0)
        }
        _ => 0,
    };
    let some: Vec<Action> = (0..3).map(|_| offers[picks.below(offers.len())]).collect();
    some.into_iter().min_by_key(near).expect("three")
}

/// Judges so many positions of random games of every battle.
fn judge(positions: usize, seed: u64) -> Judged {
    let mut judged = Judged::default();
    let mut games = 0;
    while judged.positions < positions {
        let id = ["arsouf", "breaking-through", "arsouf-tutorial"][games % 3];
        let mut picks = SeededDice::new(seed + games as u64);
        games += 1;
        let scenario = battle(id, &mut picks);
        let board = Board::new(&scenario);
        let (scene, mut game) = Arsouf::start(&scenario).expect("it is sound");
        let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
        flow::begin::<Arsouf>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        for _ in 0..1_000 {
            if matches!(awaits::<Arsouf>(&scene, &game), Awaits::Over(_)) {
                break;
            }
            if picks.below(16) == 0 {
                judged.position(&scenario, &board, &scene, &game);
            }
            let action = choose(&scene, &game, &mut picks);
            apply::<Arsouf>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        }
    }
    judged
}

fn from_outside<T: std::str::FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok().map(|value| value.parse().ok().expect("a number"))
}

/// ARSOUF 3.3, 4.2, 4.3, 4.5, 5.1 to 5.8, 6.1, 6.2
#[test]
fn every_reason_in_random_positions_is_true() {
    let positions = from_outside("GONFALON_REASONS").unwrap_or(120);
    let judged = judge(positions, from_outside("GONFALON_SEED").unwrap_or(1191));
    println!("{} answers in {} positions: {:?}", judged.answers, judged.positions, judged.kinds);
    for kind in
        ["5.2 range", "5.3 range", "5.4 blocked", "5.6 forest", "4.5 terrain", "6.2 not-adjacent"]
    {
        assert!(judged.kinds.contains_key(kind), "{kind}: {:?}", judged.kinds);
    }
}

/// The texts of the answers for a hex or a counter.
fn told(play: &Play, target: Target) -> Vec<String> {
    let refusals = play.session.why_not(&target);
    refusals.iter().map(|r| format!("{}: {}", r.rule, r.text)).collect()
}

fn hex(label: &str) -> Target {
    Target::Hex(label.to_owned())
}

fn unit(id: &str) -> Target {
    Target::Unit(id.to_owned())
}

#[test]
fn r5_2_too_far_says_how_far_it_is() {
    let mut play = Table::with("T 0805, M1 0814").start();
    play.play(select("T"));
    let text = "5.2: That is too far: the shortest open way there takes 4 spaces, and the piece moves 2 spaces.";
    assert_eq!(told(&play, hex("1205")), [text]);
}

#[test]
fn r5_4_who_bars_the_way_is_named_with_his_hex() {
    let mut play = Table::with("T 0805, M1 0905").start();
    play.play(select("T"));
    let refusals = told(&play, hex("1005"));
    assert!(refusals[0].contains("Mamelukes") && refusals[0].contains("0905"), "{refusals:?}");
    assert!(refusals[1].starts_with("5.2") && refusals[1].contains("3 spaces"), "{refusals:?}");
    assert_eq!(refusals.len(), 2);
}

/// ARSOUF 4.3, 6.2: no enemy adjoins is not true of one across the river.
#[test]
fn r4_3_an_enemy_across_the_river_is_no_target_because_of_the_river() {
    let play = Table::with("T 1902, M1 1802").combat().start();
    let refusals = told(&play, unit("T"));
    assert!(
        refusals.len() == 1 && refusals[0].starts_with("4.3: The river lies between"),
        "{refusals:?}"
    );
}

/// ARSOUF 3.3: why no win is claimed is told truly.
#[test]
fn r3_3_why_a_win_is_not_claimed() {
    let why = |table: &Table| told(&table.start(), Target::Button("claim-win".to_owned()));
    let table = Table::with("T 0805, M1 killed");
    assert_eq!(why(&table), Vec::<String>::new());
    assert_eq!(
        why(&table.clone().option("claim_win", "false")),
        ["3.1: In this game no win is claimed: the march is played to its end."]
    );
    assert!(why(&table.clone().moslem())[0].contains("Only the Crusaders"));
    assert!(why(&table.turn(50))[0].contains("Too few pieces can still reach Arsouf"));
    let table = Table::with("T 0805, M1 1508, M2 1507");
    assert!(why(&table)[0].contains("2 enemy pieces are still on the board"));
}

/// Whatever is pointed at in vain has an answer.
#[test]
fn empty_hexes_and_strange_names_have_an_answer() {
    let play = Table::with("T 0805, M1 0814").start();
    assert_eq!(told(&play, hex("0101")), ["5.1: No piece stands there."]);
    assert_eq!(told(&play, hex("9999")), ["4.5: There is no such space on the board."]);
    assert_eq!(told(&play, unit("Q9")), ["1.4: There is no such piece."]);
    let mut play = Table::with("T 0805, M1 0905").combat().start();
    play.play(select("T"));
    assert_eq!(told(&play, hex("0804")), ["6.2: No piece stands there."]);
}
