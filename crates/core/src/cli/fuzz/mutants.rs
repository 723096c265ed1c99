//! `gonfalon fuzz --mutate`: files are altered, and whatever passes `gonfalon check` must play.

use super::{Fuzz, LAST_PANIC, Seen, Trail, begin, guarded, localizer, sampled, saved};
use crate::ai::{Cancel, Level, Memory, SearchOptions, think};
use crate::cli::mutate::{Mutant, Mutator, Original};
use crate::cli::{Done, Failure, interrupt, print};
use crate::kernel::{Awaits, Cx, Evaluator, GameOf, Log, SeededDice, apply, awaits, legal_actions};
use crate::scenario::{Fault, FromScenario, Scenario};
use crate::session::{Session, atomic, save};
use crate::systems::with_system;
use crate::view::{Localizer, Present, Target};
use crate::words::Language;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

/// So many actions of a mutant are played, if it is not one that is played to its end.
const ENOUGH: u64 = 300;
/// One mutant of so many is played to its end.
const WHOLE: u64 = 16;
/// A player turn with more actions is a game that stands still.
const STANDSTILL: u64 = 6_000;
/// A set-up of both sides takes no more actions, most of them by the computer.
const SET_UP: u64 = 200;
/// The computer sets up, and now and then takes an action: with so many positions to look at.
const GLANCE: u64 = 60;

/// What the mutants came to.
#[derive(Default, Serialize)]
struct Tally {
    mutants: u64,
    passed: u64,
    whole_games: u64,
    actions: u64,
    faults: BTreeMap<String, u64>,
    findings: Vec<Finding>,
}

/// A mutant that passes and does not play.
#[derive(Serialize)]
struct Finding {
    seed: u64,
    what: String,
    altered: Vec<String>,
    files: Vec<PathBuf>,
}

impl Tally {
    fn with(mut self, other: Tally) -> Tally {
        self.mutants += other.mutants;
        self.passed += other.passed;
        self.whole_games += other.whole_games;
        self.actions += other.actions;
        for (name, count) in other.faults {
            *self.faults.entry(name).or_default() += count;
        }
        self.findings.extend(other.findings);
        self
    }
}

impl Fuzz {
    /// Alters the file so many times, and plays what passes.
    pub(super) fn mutants(&self, mutants: u64, out: &mut dyn Write) -> Done {
        let original = Original::read(&self.scenario)?;
        let (mut tally, seconds) =
            self.each_seed(mutants, Tally::with, |seed| self.mutant(&original, seed))?;
        tally.findings.sort_by_key(|finding| finding.seed);
        if self.json {
            print::json(out, &tally)?;
        } else {
            report(&tally, seconds, out)?;
        }
        if !tally.findings.is_empty() {
            return Err(Failure::Found);
        }
        interrupt::told(tally.mutants, mutants, "mutants")
    }

    fn mutant(&self, original: &Original, seed: u64) -> Tally {
        let mut tally = Tally { mutants: 1, ..Tally::default() };
        let mut dice = SeededDice::new(seed);
        let document = &original.documents[dice.below(original.documents.len())];
        let mut mutant = Mutator::new(&original.schema, document).mutant(&mut dice);
        let checked = check(original, &mut mutant, &mut dice);
        let found = match checked {
            Ok(Ok(scenario)) => {
                tally.passed += 1;
                with_system!(scenario.system(), R => self.plays::<R>(&scenario, seed, &mut tally))
            }
            Ok(Err(faults)) => {
                let names: std::collections::BTreeSet<String> =
                    faults.into_iter().map(|fault| fault.name).collect();
                for name in names {
                    *tally.faults.entry(name).or_default() += 1;
                }
                None
            }
            Err(panic) => Some((panic, None)),
        };
        if let Some((what, game)) = found {
            let files = self.write(original, seed, &mutant, &what, game);
            tally.findings.push(Finding { seed, what, altered: mutant.altered, files });
        }
        tally
    }

    /// Plays a scenario that has passed; what was found, with the game so far.
    fn plays<R: Present + FromScenario + Evaluator>(
        &self,
        scenario: &Scenario,
        seed: u64,
        tally: &mut Tally,
    ) -> Option<(String, Option<save::SaveFile>)> {
        let started = match guarded("starting", || R::start(scenario)) {
            Ok(Ok(started)) => started,
            Ok(Err(faults)) => {
                let first = faults.first().map_or(String::new(), ToString::to_string);
                return Some((
                    format!("checked alone it passes, but not in a battle: {first}"),
                    None,
                ));
            }
            Err(panic) => return Some((panic, None)),
        };
        let (scene, game) = started;
        let mut trail = Trail::<R>::new();
        let played =
            guarded("playing", || self.play_mutant::<R>(&scene, game, seed, &mut trail, tally));
        let outcome = played.unwrap_or_else(Err);
        let game = saved::<R>(scenario, seed, &trail);
        match (outcome, game) {
            (Err(mut what), game) => {
                if let Some((last, _)) = trail.last() {
                    what.push_str(&format!(
                        "; the last action is {}",
                        R::write_action(&scene, last)
                    ));
                }
                Some((what, game))
            }
            (Ok(()), Some(game)) => {
                let opened = guarded("loading", || Session::<R>::load(game.clone()).err());
                match opened {
                    Ok(None) => None,
                    Ok(Some((error, _))) => {
                        Some((format!("the game does not load: {error}"), Some(game)))
                    }
                    Err(panic) => Some((panic, Some(game))),
                }
            }
            (Ok(()), None) => {
                Some((format!("the game does not save: {}", LAST_PANIC.take()), None))
            }
        }
    }

    fn play_mutant<R: Present + Evaluator>(
        &self,
        scene: &R::Scene,
        mut game: GameOf<R>,
        seed: u64,
        trail: &mut Trail<R>,
        tally: &mut Tally,
    ) -> Result<(), String> {
        let mut dice = SeededDice::new(seed);
        let mut picks = SeededDice::new(seed ^ 0x5555_5555_5555_5555);
        let mut seen = Seen::<R>::default();
        let whole = seed.is_multiple_of(WHOLE);
        let search = SearchOptions { nodes: Some(GLANCE), ..SearchOptions::new(Level::Easy, seed) };
        begin::<R>(&mut Cx::new(scene, &mut dice, &mut Log::default()), &mut game);
        shown::<R>(scene, &game, &mut picks);
        let mut turn = (R::player_turn(scene, &game), 0);
        let by_hand =
            if seed.is_multiple_of(2) { u64::try_from(picks.below(40)).unwrap_or(0) } else { 0 };
        for step in 0u64.. {
            R::audit(scene, &game.state).map_err(|what| format!("an invariant: {what}"))?;
            if matches!(awaits::<R>(scene, &game), Awaits::Over(_)) {
                if step == 0 {
                    return Err("the game is over before it begins".to_owned());
                }
                shown::<R>(scene, &game, &mut picks);
                tally.whole_games += 1;
                break;
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
                shown::<R>(scene, &game, &mut picks);
            }
            let now = R::player_turn(scene, &game);
            if now != turn.0 {
                turn = (now, step);
            }
            if step - turn.1 >= STANDSTILL || (whole && step - turn.1 >= self.longest) {
                return Err(format!(
                    "the same player turn goes on after {} actions",
                    step - turn.1
                ));
            }
            if step >= if whole { self.longest } else { ENOUGH } {
                break;
            }
            let sets_up = step < SET_UP && is_set_up::<R>(scene, &game);
            if sets_up && step + 1 == SET_UP {
                return Err("the set-up does not end".to_owned());
            }
            let action = if (sets_up && step >= by_hand) || picks.below(24) == 0 {
                let search = search.at_step(trail.len());
                let (cancel, memory) = (Cancel::default(), Memory::default());
                let chosen = think::<R>(scene, &game, &search, &cancel, &memory);
                chosen.ok_or("the computer finds no action")?.action
            } else {
                self.pick.in_game(seed).one::<R>(scene, &game, &offered, &mut picks)
            };
            trail.push((action.clone(), Vec::new()));
            tally.actions += 1;
            let mut log = Log::default();
            apply::<R>(&mut Cx::new(scene, &mut dice, &mut log), &mut game, &action);
            if let Some((_, faces)) = trail.last_mut() {
                *faces = log.throws().map(|throw| throw.face).collect();
            }
            for record in &log.records {
                for language in Language::all() {
                    // Only that it can be told at all.
                    let _ = R::entry(Localizer { scene, language }, record, trail.len());
                }
            }
        }
        Ok(())
    }

    /// Writes a finding: the mutant, what was altered and found, and the game.
    fn write(
        &self,
        original: &Original,
        seed: u64,
        mutant: &Mutant,
        what: &str,
        game: Option<save::SaveFile>,
    ) -> Vec<PathBuf> {
        let name = |end: &str| self.out.join(format!("mutant-{}-{seed}.{end}", original.name));
        let mut files = Vec::new();
        let scenario = serde_json::to_vec_pretty(&mutant.document).unwrap_or_default();
        let altered = mutant.altered.iter().map(|line| format!("altered: {line}\n"));
        let told = format!("seed: {seed}\nfound: {what}\n{}", altered.collect::<String>());
        for (end, bytes) in [("json", scenario), ("txt", told.into_bytes())] {
            if atomic::write(&name(end), &bytes).is_ok() {
                files.push(name(end));
            }
        }
        let game = game.filter(|game| save::write(&name("gonfalon"), game).is_ok());
        files.extend(game.map(|_| name("gonfalon")));
        files
    }
}

/// What `gonfalon check` says about a mutant. Where all its faults can be waived, half of the authors waive them.
fn check(
    original: &Original,
    mutant: &mut Mutant,
    dice: &mut SeededDice,
) -> Result<Result<Scenario, Vec<Fault>>, String> {
    let ask = |document: &Value| guarded("checking", || original.checked(&document.to_string()));
    let first = ask(&mutant.document)?;
    let Err(faults) = &first else { return Ok(first) };
    let named = faults.iter().find(|fault| fault.what.is_empty() || fault.todo.is_empty());
    if let Some(fault) = named {
        return Err(format!("a fault says nothing: {fault:?}"));
    }
    if !faults.iter().all(|fault| fault.waivable) || dice.below(2) == 0 {
        return Ok(first);
    }
    let names: Vec<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
    mutant.altered.push(format!("waive: {names:?}"));
    mutant.document["waive"] = json!(names);
    ask(&mutant.document)
}

fn is_set_up<R: Present>(scene: &R::Scene, game: &GameOf<R>) -> bool {
    R::table(localizer(scene), game, None).turn.turn == 0
}

/// Everything that a front end asks, in every language: none of it may panic.
fn shown<R: Present>(scene: &R::Scene, game: &GameOf<R>, picks: &mut SeededDice) {
    let mut targets: Vec<Target> = Vec::new();
    for language in Language::all() {
        let v = Localizer { scene, language };
        // What is shown is nobody's concern here, nor below: it must not panic.
        let _ = (R::prompt(v, game), R::charts(v));
        let viewers = crate::kernel::Side::ALL.map(Some).into_iter().chain([None]);
        for viewer in viewers {
            let _ = R::table(v, game, viewer);
            let board = R::board(v, game, viewer);
            let counters = board.iter().flat_map(|board| &board.counters);
            targets.extend(counters.map(|counter| Target::Unit(counter.id.clone())));
            let _ = R::write_state(scene, game, viewer);
        }
        if let Some(map) = R::map(v) {
            targets.extend(map.hexes.iter().map(|hex| Target::Hex(hex.label.clone())));
        }
    }
    for _ in 0..8.min(targets.len()) {
        let target = &targets[picks.below(targets.len())];
        for reason in R::why_not(scene, game, target) {
            // Every reason can be told.
            let _ = R::refusal(localizer(scene), &reason);
        }
    }
}

fn report(tally: &Tally, seconds: f64, out: &mut dyn Write) -> Done {
    writeln!(
        out,
        "{} mutants, {} passed the check and were played: {} actions, {} games to their end, {seconds:.1} s",
        tally.mutants, tally.passed, tally.actions, tally.whole_games,
    )?;
    let mut faults: Vec<(&String, &u64)> = tally.faults.iter().collect();
    faults.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), *name));
    for (name, count) in faults {
        writeln!(out, "{count:>7}  refused: {name}")?;
    }
    writeln!(out, "{}", print::count(tally.findings.len(), "finding"))?;
    for finding in &tally.findings {
        writeln!(out, "seed {}: {}", finding.seed, finding.what)?;
        for line in &finding.altered {
            writeln!(out, "    altered: {line}")?;
        }
        for file in &finding.files {
            writeln!(out, "    {}", file.display())?;
        }
    }
    Ok(())
}
