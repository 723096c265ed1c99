//! `gonfalon fuzz`: random games that look for faults of the rules engine.

mod computers;
mod mutants;

use super::options_at_random::varied;
use super::{Done, Failure, bulk, interrupt, pick, players, print, whole_numbers};
use crate::board::Hex;
use crate::kernel::flow::begin;
use crate::kernel::{
    Awaits, Cx, Denied, Evaluator, GameOf, Log, SeededDice, Side, apply, awaits, check,
    legal_actions,
};
use crate::scenario::{FromScenario, Scenario};
use crate::session::port::Writing;
use crate::session::{Faces, SaveFile, Session, save};
use crate::simulation::Player;
use crate::systems::with_system;
use crate::view::{Choice, ChoiceKind, Localizer, Present};
use crate::words::Language;
use clap::{Args, ValueEnum};
use computers::Computers;
use rayon::prelude::*;
use serde::Serialize;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::Instant;

/// Play random games and look for faults of the rules engine.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon fuzz acre --games 200 --seed 1\n  gonfalon fuzz lewes --games 20 --a normal --b hard:nodes=20000\n  \
                  gonfalon fuzz acre --mutate 1000 --seed 1\n\nChecked: every invariant after each \
                  action; that a saved position loads and offers the same; that what is offered is accepted and \
                  what is accepted is offered; that computers do what is allowed and know what it is worth; that no \
                  game hangs, dead-ends or crashes. Each finding is written as a save file that the window opens, and the exit status is 1.\n\nBattles whose rules know no \
                  last turn may go on at random for hours: a game is broken off after 60 turns, which is no \
                  finding; --turns 0 plays every game to its end."
)]
pub struct Fuzz {
    #[command(flatten)]
    scenario: pick::Pick,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = whole_numbers::at_least_one, allow_negative_numbers = true)]
    games: u64,
    /// Alter the scenario or deck so many times instead, and play whatever passes `gonfalon check`.
    #[arg(long, value_name = "N", conflicts_with = "games", value_parser = whole_numbers::at_least_one, allow_negative_numbers = true)]
    mutate: Option<u64>,
    /// The seed of the first game or mutant; the others follow it.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::any, allow_negative_numbers = true)]
    seed: u64,
    /// How many threads; 0 takes them all.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::threads, allow_negative_numbers = true)]
    threads: usize,
    /// How an action is picked.
    #[arg(long, value_enum, default_value_t = Pick::Mixed)]
    pick: Pick,
    /// Who plays the side listed first, where its actions are not picked: a computer, such as normal or hard:nodes=2000.
    #[arg(long, value_name = "PLAYER", value_parser = players::player, conflicts_with = "mutate")]
    a: Option<Player>,
    /// Who plays the side listed second.
    #[arg(long, value_name = "PLAYER", value_parser = players::player, conflicts_with = "mutate")]
    b: Option<Player>,
    /// When the invariants are checked.
    #[arg(long, value_enum, default_value_t = When::Every)]
    audit: When,
    /// Every so many actions the position is saved, loaded and compared.
    #[arg(long, default_value_t = 40, value_parser = whole_numbers::at_least_one, allow_negative_numbers = true)]
    sample: u64,
    /// A game with more actions is a finding.
    #[arg(long, default_value_t = 20_000, value_parser = whole_numbers::at_least_one, allow_negative_numbers = true)]
    longest: u64,
    /// A game is broken off after so many turns, without a finding; 0 never does.
    #[arg(long, default_value_t = 60)]
    turns: u16,
    /// Every optional ruling gets one of its values at random, by the seed of the game; findings name them.
    #[arg(long)]
    vary_options: bool,
    /// The folder for save files of findings.
    #[arg(long, default_value = ".", value_name = "FOLDER")]
    out: PathBuf,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// How an action is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Pick {
    /// Any legal action, each as likely as the others; what only takes back a plan comes last.
    Any,
    /// First a kind of action, then one of that kind: rare kinds come more often.
    Kind,
    /// The same, but declining and taking back only now and then: armies meet and fight.
    Eager,
    /// Counters close with the enemy, and planned attacks are made: armies break.
    Hunt,
    /// Half of the games as `any`, the others as `eager` and `hunt` in turn.
    Mixed,
}

fn is_idle(kind: ChoiceKind) -> bool {
    matches!(
        kind,
        ChoiceKind::Pass
            | ChoiceKind::End
            | ChoiceKind::Cancel
            | ChoiceKind::Release
            | ChoiceKind::TakeBack
    )
}

impl Pick {
    /// The way of picking in the game with this seed.
    fn in_game(self, seed: u64) -> Pick {
        match (self, seed % 4) {
            (Pick::Mixed, 0 | 2) => Pick::Any,
            (Pick::Mixed, 1) => Pick::Eager,
            (Pick::Mixed, _) => Pick::Hunt,
            (pick, _) => pick,
        }
    }

    fn one<R: Present>(
        self,
        scene: &R::Scene,
        game: &GameOf<R>,
        offered: &[R::Action],
        picks: &mut SeededDice,
    ) -> R::Action {
        if self == Pick::Any {
            // What only takes back a plan comes last: games would wander for ever.
            let actions: Vec<&R::Action> = offered.iter().filter(|a| !R::retracts(a)).collect();
            return match actions.len() {
                0 => offered[picks.below(offered.len())].clone(),
                n => actions[picks.below(n)].clone(),
            };
        }
        let choice = |(id, action)| R::choice(localizer(scene), game, id, action);
        let mut choices: Vec<Choice> = offered.iter().enumerate().map(choice).collect();
        if choices.iter().any(|choice| choice.kind != ChoiceKind::Concede) {
            choices.retain(|choice| choice.kind != ChoiceKind::Concede);
        }
        if self == Pick::Hunt
            && let Some(id) = hunt::<R>(scene, game, &choices, picks)
        {
            return offered[id].clone();
        }
        // Whether to go on or not is answered evenly: who always goes on may do so for ever.
        let is_deed = |c: &Choice| !is_idle(c.kind) && c.kind != ChoiceKind::Decide;
        let active = self != Pick::Kind && choices.iter().any(is_deed);
        let active = active && picks.below(32) > 0;
        let mut kinds: Vec<ChoiceKind> = Vec::new();
        for kind in choices.iter().map(|choice| choice.kind) {
            if !(kinds.contains(&kind) || (active && is_idle(kind))) {
                kinds.push(kind);
            }
        }
        let kind = kinds[picks.below(kinds.len())];
        let of_kind: Vec<usize> = choices.iter().filter(|c| c.kind == kind).map(|c| c.id).collect();
        offered[of_kind[picks.below(of_kind.len())]].clone()
    }
}

/// Attacks as planned, or goes where the nearest enemy is closest; `None` where neither is offered.
fn hunt<R: Present>(
    scene: &R::Scene,
    game: &GameOf<R>,
    choices: &[Choice],
    picks: &mut SeededDice,
) -> Option<usize> {
    let ends = |choice: &&Choice| matches!(choice.kind, ChoiceKind::Commit | ChoiceKind::Finish);
    let commit = choices.iter().find(ends);
    if let Some(commit) = commit.filter(|_| picks.below(3) > 0) {
        return Some(commit.id);
    }
    let goes =
        |c: &&Choice| matches!(c.kind, ChoiceKind::Move | ChoiceKind::Charge) && c.hex.is_some();
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return None };
    if !choices.iter().any(|c| goes(&c)) {
        return None;
    }
    let (map, board) = (R::map(localizer(scene))?, R::board(localizer(scene), game, None)?);
    let enemies: Vec<Hex> =
        board.counters.iter().filter(|c| c.side != side).filter_map(|c| c.at).collect();
    let nearest = |hex: Hex| enemies.iter().map(|&e| map.map.grid.distance(hex, e)).min();
    let ends = choices.iter().filter(goes).filter_map(|c| Some((nearest(c.hex?)?, c.id)));
    ends.min().map(|(_, id)| id)
}

/// When the invariants are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum When {
    /// After every action.
    Every,
    /// When the decision passes to the other side.
    Turn,
    /// Never.
    Never,
}

/// What the games came to.
#[derive(Default, Serialize)]
struct Tally {
    games: u64,
    actions: u64,
    offered: u64,
    longest: u64,
    ends: BTreeMap<String, u64>,
    stages: BTreeMap<String, u64>,
    findings: Vec<Finding>,
}

#[derive(Clone, Serialize)]
struct Finding {
    seed: u64,
    action: u64,
    what: String,
    /// The options that were set at random, where they differ from the scenario's.
    options: Vec<String>,
    file: Option<PathBuf>,
}

impl Tally {
    /// A game that could not begin.
    fn fault(seed: u64, what: String, options: Vec<String>) -> Tally {
        let finding = Finding { seed, action: 0, what, options, file: None };
        Tally { games: 1, findings: vec![finding], ..Tally::default() }
    }

    fn with(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.actions += other.actions;
        self.offered += other.offered;
        self.longest = self.longest.max(other.longest);
        for (key, count) in other.ends {
            *self.ends.entry(key).or_default() += count;
        }
        for (key, count) in other.stages {
            *self.stages.entry(key).or_default() += count;
        }
        self.findings.extend(other.findings);
        self
    }
}

/// What has been done in a game so far: enough to write it as a save file.
type Trail<R> = Vec<(<R as crate::kernel::Ruleset>::Action, Vec<u8>)>;

impl Fuzz {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        if let Some(mutants) = self.mutate {
            return self.mutants(mutants, out);
        }
        let scenario = self.scenario.read()?;
        with_system!(scenario.system(), R => self.all::<R>(&scenario, out))
    }

    fn all<R: Present + FromScenario + Evaluator>(
        &self,
        scenario: &Scenario,
        out: &mut dyn Write,
    ) -> Done
    where
        GameOf<R>: Send + Sync,
    {
        let (scene, start) = R::start(scenario)?;
        let (mut tally, seconds) = self.each_seed(self.games, Tally::with, |seed| {
            if self.vary_options {
                self.one_varied::<R>(scenario, seed)
            } else {
                self.one::<R>(&scene, &start, scenario, seed)
            }
        })?;
        tally.findings.sort_by_key(|finding| finding.seed);
        if self.json {
            print::json(out, &tally)?;
        } else {
            report(&tally, seconds, out)?;
        }
        if !tally.findings.is_empty() {
            return Err(Failure::Found);
        }
        interrupt::told(tally.games, self.games, "games")
    }

    /// Does something once for each seed, on all threads and with a bar, while panics say nothing, until somebody asks the
    /// program to end; what it all came to, and how many seconds it took.
    fn each_seed<T: Default + Send>(
        &self,
        count: u64,
        with: fn(T, T) -> T,
        one: impl Fn(u64) -> T + Sync,
    ) -> Result<(T, f64), Failure> {
        let (pool, bar) = bulk::of_games(count, self.threads)?;
        quiet_panics();
        let clock = Instant::now();
        let cancel = interrupt::watch();
        let tallied = |n| {
            if cancel.is_cancelled() {
                return T::default();
            }
            let tally = one(self.seed.wrapping_add(n));
            bar.inc(1);
            tally
        };
        let tally =
            pool.install(|| (0..count).into_par_iter().map(tallied).reduce(T::default, with));
        bar.finish_and_clear();
        drop(std::panic::take_hook());
        Ok((tally, clock.elapsed().as_secs_f64()))
    }

    /// A game with every option at random. A beginning in the middle of a battle may contradict some of them: then others
    /// are drawn.
    fn one_varied<R: Present + FromScenario + Evaluator>(
        &self,
        scenario: &Scenario,
        seed: u64,
    ) -> Tally {
        const DRAWS: u64 = 100;
        let mut refused = Tally::default();
        let drawn = (0..DRAWS).find_map(|draw| match varied(scenario, seed ^ draw << 32) {
            Err(what) => {
                refused = Tally::fault(seed, what, Vec::new());
                None
            }
            Ok((scenario, options)) => match R::start(&scenario) {
                Ok(started) => Some((scenario, options, started)),
                Err(faults) => {
                    let what = faults.first().map_or_else(String::new, ToString::to_string);
                    refused = Tally::fault(seed, what, options);
                    None
                }
            },
        });
        let Some((scenario, options, (scene, start))) = drawn else { return refused };
        let mut tally = self.one::<R>(&scene, &start, &scenario, seed);
        for finding in &mut tally.findings {
            finding.options.clone_from(&options);
        }
        tally
    }

    fn one<R: Present + FromScenario + Evaluator>(
        &self,
        scene: &R::Scene,
        start: &GameOf<R>,
        scenario: &Scenario,
        seed: u64,
    ) -> Tally {
        let (mut trail, mut tally) = (Trail::<R>::new(), Tally { games: 1, ..Tally::default() });
        let outcome = guarded("playing", || {
            self.play::<R>(scene, start.clone(), seed, &mut trail, &mut tally)
        })
        .unwrap_or_else(Err);
        if let Err(mut what) = outcome {
            let action = u64::try_from(trail.len()).unwrap_or(u64::MAX);
            if let Some((last, _)) = trail.last() {
                what.push_str(&format!("; the last action is {}", R::write_action(scene, last)));
            }
            let file = self.out.join(format!("fuzz-{}-{seed}.gonfalon", scenario.id));
            let file = saved::<R>(scenario, seed, &trail)
                .and_then(|game| save::write(&file, &game).ok().map(|()| file));
            tally.findings.push(Finding { seed, action, what, options: Vec::new(), file });
        }
        tally
    }

    fn play<R: Present + Evaluator>(
        &self,
        scene: &R::Scene,
        mut game: GameOf<R>,
        seed: u64,
        trail: &mut Trail<R>,
        tally: &mut Tally,
    ) -> Result<(), String> {
        let mut dice = SeededDice::new(seed);
        let mut picks = SeededDice::new(seed ^ 0x5555_5555_5555_5555);
        let computers = Computers::<R>::new([self.a, self.b], seed);
        let mut seen = Seen::<R>::default();
        let mut decider: Option<Side> = None;
        begin::<R>(&mut Cx::new(scene, &mut dice, &mut Log::default()), &mut game);
        for step in 0u64.. {
            let awaited = awaits::<R>(scene, &game);
            let side = match &awaited {
                Awaits::Decision { side, .. } => Some(*side),
                Awaits::Over(_) => None,
            };
            let passes = side != decider;
            decider = side;
            if self.audit == When::Every || (self.audit == When::Turn && passes) {
                R::audit(scene, &game.state).map_err(|what| format!("an invariant: {what}"))?;
            }
            if let Awaits::Over(outcome) = awaited {
                let winner = outcome.winner.map_or("nobody", |side| R::side_id(scene, side));
                let end = format!("{winner} {} {}", outcome.level, outcome.rule);
                *tally.ends.entry(end).or_default() += 1;
                if let Some(stage) = R::table(localizer(scene), &game, None).turn.stage {
                    *tally.stages.entry(stage).or_default() += 1;
                }
                return Ok(());
            }
            if passes && self.turns > 0 {
                let turn = R::table(localizer(scene), &game, None).turn.turn;
                if turn > self.turns {
                    let end = format!("broken off after {} turns", self.turns);
                    *tally.ends.entry(end).or_default() += 1;
                    return Ok(());
                }
            }
            let offered = legal_actions::<R>(scene, &game);
            if offered.is_empty() {
                return Err(format!("a dead end: {:?} asks and offers nothing", game.top()));
            }
            if step.wrapping_add(seed).is_multiple_of(self.sample) {
                let mut sorted = offered.clone();
                sorted.sort_unstable();
                sampled::<R>(scene, &game, &sorted)?;
                seen.try_out(scene, &game, &sorted, &mut picks)?;
            }
            if step >= self.longest {
                return Err(format!("the game is not over after {step} actions"));
            }
            tally.actions += 1;
            tally.offered += u64::try_from(offered.len()).unwrap_or(u64::MAX);
            tally.longest = tally.longest.max(step + 1);
            let chosen = match side {
                Some(side) => computers.choose(scene, &game, (side, trail.len()))?,
                None => None,
            };
            let pick = self.pick.in_game(seed);
            let action =
                chosen.unwrap_or_else(|| pick.one::<R>(scene, &game, &offered, &mut picks));
            trail.push((action.clone(), Vec::new()));
            let mut log = Log::default();
            apply::<R>(&mut Cx::new(scene, &mut dice, &mut log), &mut game, &action);
            if let Some((_, faces)) = trail.last_mut() {
                *faces = log.throws().map(|throw| throw.face).collect();
            }
        }
        Ok(())
    }
}

/// Actions that were legal at other moments of the game: nonsense that looks right.
struct Seen<R: crate::kernel::Ruleset>(Vec<R::Action>);

impl<R: crate::kernel::Ruleset> Default for Seen<R> {
    fn default() -> Self {
        Seen(Vec::new())
    }
}

const REMEMBERED: usize = 128;

impl<R: Present> Seen<R> {
    /// What was legal at another moment and is accepted now must be offered now, and what is only another
    /// spelling of an offer must be possible too. Some of what is offered now is remembered.
    fn try_out(
        &mut self,
        scene: &R::Scene,
        game: &GameOf<R>,
        offered: &[R::Action], // sorted
        picks: &mut SeededDice,
    ) -> Result<(), String> {
        for action in &self.0 {
            if check::<R>(scene, game, action).is_err() {
                continue;
            }
            if !offered.iter().any(|offer| R::covers(offer, action)) {
                let written = R::write_action(scene, action);
                return Err(format!("accepted but not offered: {written}"));
            }
            if offered.binary_search(action).is_ok() {
                continue;
            }
            let (mut game, mut log) = (game.clone(), Log::default());
            apply::<R>(&mut Cx::new(scene, picks, &mut log), &mut game, action);
            R::audit(scene, &game.state).map_err(|what| {
                let written = R::write_action(scene, action);
                format!("an invariant after {written}, another spelling of an offer: {what}")
            })?;
        }
        for _ in 0..4 {
            let action = offered[picks.below(offered.len())].clone();
            if self.0.len() < REMEMBERED {
                self.0.push(action);
            } else {
                let place = picks.below(REMEMBERED);
                self.0[place] = action;
            }
        }
        Ok(())
    }
}

/// The slow checks of one position.
fn sampled<R: Present>(
    scene: &R::Scene,
    game: &GameOf<R>,
    offered: &[R::Action], // sorted
) -> Result<(), String> {
    let text =
        serde_json::to_string(game).map_err(|e| format!("the position does not save: {e}"))?;
    let again: GameOf<R> =
        serde_json::from_str(&text).map_err(|e| format!("the position does not load: {e}"))?;
    if again != *game {
        return Err("the position changes when it is saved and loaded".to_owned());
    }
    let mut offered_again = legal_actions::<R>(scene, &again);
    offered_again.sort_unstable();
    if offered_again != offered {
        return Err("the loaded position offers something else".to_owned());
    }
    for pair in offered.windows(2) {
        if pair[0] == pair[1] {
            return Err(format!("offered twice: {}", R::write_action(scene, &pair[0])));
        }
    }
    for action in offered {
        if let Err(rejection) = check::<R>(scene, game, action) {
            let written = R::write_action(scene, action);
            return Err(format!("offered but not accepted ({rejection}): {written}"));
        }
        let written = R::write_action(scene, action);
        if R::read_action(localizer(scene), &written).as_ref() != Ok(action) {
            return Err(format!("the action does not survive writing and reading: {written}"));
        }
    }
    if again != *game {
        return Err("asking about actions changes the position".to_owned());
    }
    Ok(())
}

fn localizer<S>(scene: &S) -> Localizer<'_, S> {
    Localizer { scene, language: Language::default() }
}

/// The game as a save file, up to the last action that can be carried out.
fn saved<R: Present + FromScenario + Evaluator>(
    scenario: &Scenario,
    seed: u64,
    trail: &Trail<R>,
) -> Option<SaveFile> {
    let session = catch_unwind(|| Session::<R>::new(scenario.clone(), seed)).ok()?;
    let mut session = session.ok()?;
    for (action, faces) in trail {
        let play = || session.act(action.clone(), Some(Faces::exactly(faces)));
        let played = catch_unwind(AssertUnwindSafe(play));
        if !matches!(played, Ok(Ok(_))) {
            break;
        }
    }
    catch_unwind(AssertUnwindSafe(|| session.save())).ok()
}

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs a closure; a panic becomes a sentence.
fn guarded<T>(what: &str, run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|payload| match payload.downcast_ref::<Denied>() {
        Some(_) => format!("dice without an end while {what}"),
        None => format!("a panic while {what}: {}", LAST_PANIC.take()),
    })
}

/// Panics are findings: they are kept for the report instead of being printed.
fn quiet_panics() {
    std::panic::set_hook(Box::new(|info| LAST_PANIC.set(info.to_string().replace('\n', " "))));
}

#[allow(clippy::cast_precision_loss)] // means for people
fn report(tally: &Tally, seconds: f64, out: &mut dyn Write) -> Done {
    let games = tally.games.max(1) as f64;
    writeln!(
        out,
        "{} games, {} actions ({:.0} a game, longest {}), {:.1} choices at a decision, {seconds:.1} s",
        tally.games,
        tally.actions,
        tally.actions as f64 / games,
        tally.longest,
        tally.offered as f64 / tally.actions.max(1) as f64,
    )?;
    for (what, counts) in [("ended", &tally.ends), ("last stage", &tally.stages)] {
        for (key, count) in counts {
            writeln!(out, "{count:>7}  {what}: {key}")?;
        }
    }
    writeln!(out, "{}", print::count(tally.findings.len(), "finding"))?;
    for finding in &tally.findings {
        let file =
            finding.file.as_ref().map_or("not saved".to_owned(), |f| f.display().to_string());
        writeln!(
            out,
            "seed {}, action {}: {} [{file}]",
            finding.seed, finding.action, finding.what
        )?;
        if !finding.options.is_empty() {
            writeln!(out, "    with {}", finding.options.join(" "))?;
        }
    }
    Ok(())
}
