//! Decisions of which every answer is played on, on a game that is as small as can be: judgement praises the wrong gate.

use gonfalon::ai::{Cancel, Level, Memory, SearchOptions, SearchResult, think};
use gonfalon::kernel::{
    Answers, Candidate, Cx, Evaluator, Game, GameOf, Handicaps, Lookahead, Outcome, Portfolio,
    Procedure, Reason, Rejection, Rule, Ruleset, Side, Step, Style, Styles, System, Tempers,
};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

const RULE: Rule = Rule { system: System::Bmw, section: "3.3" };
/// So many gates there are.
const GATES: u8 = 6;
/// Behind it one wins; judgement likes each gate less than the one before, and this one least of all.
const WINS: u8 = GATES - 1;

/// Side A goes through a gate, and side B shows what is behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Gates;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Wall {
    /// Whether the choice is known to be one that much follows from.
    pivotal: bool,
    through: Option<u8>,
    shown: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
enum Deed {
    Through(u8),
    Show,
}

#[derive(Clone, PartialEq, Debug)]
struct Not;

impl Reason for Not {
    const CODES: &'static [(&'static str, &'static str)] = &[("not", "It is not allowed.")];

    fn slug(&self) -> &'static str {
        "not"
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Choice;

impl Procedure<Gates> for Choice {
    fn asks(&self, (): &(), s: &Wall) -> Option<(Side, Rule)> {
        Some((if s.through.is_none() { Side::A } else { Side::B }, RULE))
    }
    fn candidates(&self, (): &(), _: &Wall) -> Vec<Deed> {
        (0..GATES).map(Deed::Through).chain([Deed::Show]).collect()
    }
    fn check(&self, (): &(), s: &Wall, deed: &Deed) -> Result<(), Rejection<Not>> {
        let allowed = matches!(deed, Deed::Through(_)) == s.through.is_none();
        if allowed { Ok(()) } else { Err(Rejection { rule: RULE, why: Not }) }
    }
    fn answer(&mut self, _: &mut Cx<'_, Gates>, s: &mut Wall, deed: &Deed) -> Step<Choice> {
        match deed {
            Deed::Through(gate) => s.through = Some(*gate),
            Deed::Show => s.shown = true,
        }
        Step::Ask
    }
    fn resume(&mut self, _: &mut Cx<'_, Gates>, _: &mut Wall) -> Step<Choice> {
        Step::Ask
    }
}

impl Ruleset for Gates {
    const SYSTEM: System = System::Bmw;
    type Scene = ();
    type State = Wall;
    type Action = Deed;
    type Event = ();
    type Frame = Choice;
    type Why = Not;
    type Pointed = ();
    fn not_asked((): &(), _: &Wall, _: &Deed) -> Rejection<Not> {
        Rejection { rule: RULE, why: Not }
    }
    fn outcome((): &(), s: &Wall) -> Option<Outcome> {
        let winner = if s.through == Some(WINS) { Side::A } else { Side::B };
        s.shown.then_some(Outcome { winner: Some(winner), level: "whole", rule: RULE })
    }
    fn audit((): &(), _: &Wall) -> Result<(), String> {
        Ok(())
    }
    fn is_gesture(_: &Deed) -> bool {
        false
    }
    fn retracts(_: &Deed) -> bool {
        false
    }
}

impl Evaluator for Gates {
    type Weights = ();
    type Term = ();
    type Features = ();

    fn portfolio() -> &'static Portfolio<(), ()> {
        static STYLES: LazyLock<Portfolio<(), ()>> = LazyLock::new(|| Portfolio {
            made: Vec::new(),
            lookahead: Lookahead {
                rivals: 8,
                whim: 0.2,
                turns: Some(1),
                decided: None,
                lines: 256,
                enough: 12,
                sure: 1.0,
                positions: 100_000,
                answers: Some(Answers { turns: 3, first: 16, enough: 32, parts: 2 }),
            },
            outlook: (),
            styles: vec![Style::default()],
            tempers: Tempers::default(),
            handicap: Handicaps::default(),
        });
        &STYLES
    }

    const DECIDED: f64 = 10.0;

    fn value((): &(), game: &GameOf<Gates>, side: Side) -> f64 {
        let sign = if side == Side::A { 1.0 } else { -1.0 };
        let won = if game.state.through == Some(WINS) { 1.0 } else { -1.0 };
        if game.state.shown { sign * won * Gates::DECIDED } else { 0.0 }
    }
    fn shortlist((): &(), game: &GameOf<Gates>, _: Styles<'_, ()>) -> Vec<Candidate<Deed>> {
        if game.state.through.is_some() {
            return vec![Candidate::worth(Deed::Show, 0.0)];
        }
        let praised = |gate| Candidate::worth(Deed::Through(gate), -f64::from(gate));
        (0..GATES).map(praised).collect()
    }
    fn is_pivotal(game: &GameOf<Gates>) -> bool {
        game.state.pivotal
    }
    fn phasing((): &(), _: &GameOf<Gates>) -> Option<Side> {
        Some(Side::A)
    }
    fn player_turn((): &(), game: &GameOf<Gates>) -> u32 {
        u32::from(game.state.through.is_some())
    }
}

fn chosen(pivotal: bool, search: &SearchOptions) -> SearchResult<Deed> {
    let game = Game::new(Wall { pivotal, through: None, shown: false }, Choice);
    think::<Gates>(&(), &game, search, &Cancel::default(), &Memory::default())
        .expect("it is not over")
}

/// Whims reach no gate that judgement thinks a point worse; where each answer is played on, the right one is found, however little
/// judgement thinks of it, and what has been foreseen is told.
#[test]
fn the_answers_to_a_pivotal_decision_are_all_played_on() {
    for seed in 0..20 {
        let hard = SearchOptions::new(Level::Hard, seed);
        let whimsical = chosen(false, &hard);
        assert_eq!((whimsical.action, whimsical.foresight), (Deed::Through(0), None));
        let thorough = chosen(true, &hard);
        assert_eq!(thorough.action, Deed::Through(WINS));
        let foresight = thorough.foresight.expect("something spoke for it");
        assert!(foresight.lines >= 32, "{foresight:?}");
        assert_eq!((foresight.better, foresight.worse), (foresight.lines, 0));
        assert_eq!(
            chosen(true, &SearchOptions::new(Level::Normal, seed)).action,
            Deed::Through(0),
            "who plays nothing on goes by judgement"
        );
    }
}

/// No more answers are compared than there is thought for, and with too little judgement decides.
#[test]
fn with_few_positions_fewer_answers_are_played_on() {
    let with = |nodes| {
        let search = SearchOptions { nodes: Some(nodes), ..SearchOptions::new(Level::Hard, 1) };
        chosen(true, &search).action
    };
    assert_eq!(with(0), Deed::Through(0));
    assert_eq!(with(100_000), Deed::Through(WINS));
    let found: Vec<bool> = (0..14).map(|power| with(1 << power) == Deed::Through(WINS)).collect();
    assert!(found.is_sorted() && found.contains(&false) && found.contains(&true), "{found:?}");
}
