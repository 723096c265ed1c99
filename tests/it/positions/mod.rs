//! Positions in which one choice, or a small set of them, is the best by the rules: what the computer's levels make of them.
//!
//! Every position is about one thing: a chance, or a number of points. `exact.rs` works out what may be expected of it under the
//! best play of both sides over all dice, so each position proves what it claims: the choices it names reach all that can be
//! reached, and the tempting ones do not. A level has solved a position when nothing it did gave any of it away.

mod acies_positions;
mod arsouf_positions;
mod barons_positions;
mod bmw_positions;
mod exact;

use crate::kit::games::Tested;
use exact::Exact;
use gonfalon::ai::{Cancel, Level, Memory, SearchOptions, think};
use gonfalon::kernel::{Awaits, GameOf, Side, awaits, check};

/// So many positions each system has at least.
const FEWEST: usize = 20;
/// The seeds of the search; most of them must solve a position.
const SEEDS: u64 = 5;
/// No choice takes more actions.
const LONGEST: usize = 24;
/// Chances that differ by less are equal.
const EQUAL: f64 = 1e-9;

/// What a position is about, as the side sees it that chooses.
type Aim<R> = Box<dyn Fn(&<R as gonfalon::kernel::Ruleset>::Scene, &GameOf<R>) -> f64>;
/// Where it ends.
type End<R> = Box<dyn Fn(&<R as gonfalon::kernel::Ruleset>::Scene, &GameOf<R>) -> bool>;

/// A position with a best choice.
pub struct Position<R: Tested> {
    /// What it is about.
    name: &'static str,
    scene: R::Scene,
    game: GameOf<R>,
    side: Side,
    /// Choices that are the best.
    best: Vec<R::Action>,
    /// Choices that look as good and are not.
    worse: Vec<R::Action>,
    aim: Aim<R>,
    end: End<R>,
}

impl<R: Tested> Position<R> {
    /// A position whose side wants as much as possible of `aim` at the end of the player turn.
    pub fn new(
        name: &'static str,
        (scene, game): (R::Scene, GameOf<R>),
        aim: impl Fn(&R::Scene, &GameOf<R>) -> f64 + 'static,
    ) -> Self {
        let Awaits::Decision { side, .. } = awaits::<R>(&scene, &game) else {
            panic!("{name}: the game is over");
        };
        let turn = R::player_turn(&scene, &game);
        let end =
            Box::new(move |scene: &R::Scene, game: &GameOf<R>| R::player_turn(scene, game) != turn);
        let (best, worse) = (Vec::new(), Vec::new());
        Position { name, scene, game, side, best, worse, aim: Box::new(aim), end }
    }

    /// The position ends at another moment.
    pub fn until(mut self, end: impl Fn(&R::Scene, &GameOf<R>) -> bool + 'static) -> Self {
        self.end = Box::new(end);
        self
    }

    /// Names a best choice.
    pub fn best(mut self, action: impl Fn(&R::Scene) -> R::Action) -> Self {
        self.best.push(action(&self.scene));
        self
    }

    /// Names a choice that is worse.
    pub fn not(mut self, action: impl Fn(&R::Scene) -> R::Action) -> Self {
        self.worse.push(action(&self.scene));
        self
    }

    fn exact(&self) -> Exact<'_, R> {
        Exact::new(&self.scene, self.side, &self.aim, &self.end)
    }

    /// The position says what is true.
    fn prove(&self) -> Result<(), String> {
        let Position { name, scene, game, .. } = self;
        let mut exact = self.exact();
        let most = exact.value(game);
        let mut of = |action: &R::Action| {
            let written = R::write_action(scene, action);
            check::<R>(scene, game, action).map_err(|no| format!("{name}: {written}: {no}"))?;
            Ok::<_, String>((exact.after(game, action), written))
        };
        if self.best.is_empty() || self.worse.is_empty() {
            return Err(format!("{name}: it names no choices"));
        }
        for action in &self.best {
            let (value, written) = of(action)?;
            if value < most - EQUAL {
                return Err(format!("{name}: {written} gives {value} of {most}"));
            }
        }
        for action in &self.worse {
            let (value, written) = of(action)?;
            if value > most - 1e-3 {
                return Err(format!("{name}: {written} gives {value}, as good as any"));
            }
        }
        Ok(())
    }

    /// Whether nothing is given away by what a level does; what it did instead, otherwise.
    fn play(&self, exact: &mut Exact<'_, R>, level: Level, seed: u64) -> Result<(), String> {
        let (scene, mut game) = (&self.scene, self.game.clone());
        let (most, memory) = (exact.value(&game), Memory::default());
        for step in 0..LONGEST {
            let decides = awaits::<R>(scene, &game);
            if !matches!(decides, Awaits::Decision { side, .. } if side == self.side)
                || (self.end)(scene, &game)
            {
                break;
            }
            let search = SearchOptions::new(level, seed).at_step(step);
            let found = think::<R>(scene, &game, &search, &Cancel::default(), &memory);
            let action = found.expect("it is not over").action;
            let mut led = exact.outcomes(&game, &action);
            let value: f64 = led.iter().map(|(chance, game)| chance * exact.value(game)).sum();
            if value < most - EQUAL {
                let written = R::write_action(scene, &action);
                return Err(format!("{written} gives {value:.4} of {most:.4}"));
            }
            // What comes after the dice is another choice.
            let (_, next) = led.swap_remove(0);
            if !led.is_empty() {
                break;
            }
            game = next;
        }
        Ok(())
    }

    /// Whether most seeds solve it; what one did that did not, otherwise.
    fn solve(&self, level: Level) -> Result<(), String> {
        let (mut solved, mut failed, mut exact) = (0, 0, self.exact());
        for seed in 0..SEEDS {
            match self.play(&mut exact, level, seed) {
                Ok(()) => solved += 1,
                Err(what) => {
                    failed += 1;
                    if 2 * failed > SEEDS {
                        return Err(format!("{}: {what}", self.name));
                    }
                }
            }
            if 2 * solved > SEEDS {
                break;
            }
        }
        Ok(())
    }
}

/// Every position proves its claim.
pub fn proved<R: Tested>(positions: &[Position<R>]) {
    assert!(positions.len() >= FEWEST, "{} positions", positions.len());
    let mut names: Vec<&str> = positions.iter().map(|position| position.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), positions.len(), "every position has a name of its own");
    let faults: Vec<String> =
        positions.iter().filter_map(|position| position.prove().err()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A level solves so many positions of a hundred at least.
pub fn solved<R: Tested>(positions: &[Position<R>], level: Level, least: usize) {
    let failed: Vec<String> =
        positions.iter().filter_map(|position| position.solve(level).err()).collect();
    let solved = positions.len() - failed.len();
    let share = 100 * solved / positions.len();
    let told = format!("{level:?} solves {solved} of {}: {share} %", positions.len());
    println!("{told}\n{}", failed.join("\n"));
    assert!(share >= least, "{told}\n{}", failed.join("\n"));
}
