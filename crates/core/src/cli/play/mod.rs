//! `gonfalon play`: a game in the terminal. `render` draws, this file listens.

pub mod cards;
pub mod render;

use super::players::opponent;
use super::{Done, Failure, pick, replay, rules, seed, whole_numbers};
use crate::ai::{Cancel, Level, Opponent, SearchOptions};
use crate::kernel::{Both, Side};
use crate::reference::Library;
use crate::say;
use crate::session::{self, Port, save};
use crate::view::Target;
use crate::words::Language;
use clap::Args;
use serde_json::Value;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

/// Play in the terminal.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon play first-clash --seed 7\n  gonfalon play acre -o ex_advance=none\n  \
                  gonfalon play --load my.gonfalon\n  gonfalon play acre --b easy    against the computer\n  \
                  gonfalon play acre --b hard:cautious:small    cautious, with a small handicap\n\nType `help` in the game for what can be typed."
)]
pub struct Play {
    /// A built-in scenario's id or a scenario file.
    #[arg(required_unless_present = "load", conflicts_with = "load")]
    scenario: Option<String>,
    /// The same seed gives the same dice.
    #[arg(long, conflicts_with = "load", value_parser = whole_numbers::any, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Go on with a save file.
    #[arg(long, value_name = "SAVE")]
    load: Option<PathBuf>,
    /// Change an optional ruling, such as `ex_advance=none`; may be repeated.
    #[arg(short = 'o', long = "option", value_name = "NAME=VALUE", conflicts_with = "load")]
    options: Vec<String>,
    /// Let the computer play the side listed first: random, easy, normal or hard; after a colon a style (even, cautious,
    /// bold) and a handicap (none, small, large).
    #[arg(long, value_name = "LEVEL", value_parser = opponent)]
    a: Option<Opponent>,
    /// Let the computer play the side listed second.
    #[arg(long, value_name = "LEVEL", value_parser = opponent)]
    b: Option<Opponent>,
}

impl Play {
    pub(super) fn run(
        &self,
        language: Language,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Done {
        let mut game = self.open(language)?;
        game.set_language(language);
        let seats = Both([self.a, self.b]);
        let seed = game.seed();
        let mut table = Table { game: &mut *game, told: 0, seats, seed, sees: None };
        table.open(out)?;
        table.computers(out)?;
        let mut line = String::new();
        loop {
            write!(out, "> ")?;
            out.flush()?;
            line.clear();
            match input.read_line(&mut line) {
                Ok(0) => break,
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                    writeln!(out, "{}", say!(language, "cli-not-text"))?;
                    continue;
                }
                Err(error) => return Err(error.into()),
            }
            if table.hear(line.trim(), out)? == Next::Leave {
                return Ok(());
            }
            table.computers(out)?;
        }
        writeln!(out)?;
        Ok(())
    }

    fn open(&self, language: Language) -> Result<Box<dyn Port>, Failure> {
        if let Some(path) = &self.load {
            let said = |error: save::LoadError| {
                Failure::Said(format!("{}: {}", path.display(), error.told(language)))
            };
            let file = save::read(path).map_err(said)?;
            return session::load(file).map_err(|(error, _)| said(error));
        }
        let name = self.scenario.as_deref().unwrap_or_default();
        let scenario = pick::read(name, &self.options)?;
        Ok(session::new(scenario, self.seed.unwrap_or_else(seed::fresh))?)
    }
}

/// Lines that push everything off a usual screen.
const SCREEN: usize = 60;

#[derive(PartialEq, Eq)]
enum Next {
    Listen,
    Leave,
}

/// The game and how much of its journal has been shown.
struct Table<'a> {
    game: &'a mut dyn Port,
    told: usize,
    /// Who plays for a side, if not a person.
    seats: Both<Option<Opponent>>,
    /// The seed of their thinking: the same game against them goes the same.
    seed: u64,
    /// In games with hidden cards, the person whose cards are shown.
    sees: Option<Side>,
}

impl Table<'_> {
    fn open(&mut self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.game.scenario().title.get(self.game.language()))?;
        write!(out, "{}", render::map(self.game))?;
        self.told = self.game.journal().len().saturating_sub(5);
        self.tell(out)
    }

    /// Whose cards are hidden from the person who sits here: with two people at one terminal, those of whoever has
    /// not said yet that nobody else looks.
    fn covered(&self) -> Option<Side> {
        let side = self.game.prompt().side?;
        let people = self.seats[side].is_none() && self.seats[side.enemy()].is_none();
        (people && self.game.hides_cards() && self.sees != Some(side)).then_some(side)
    }

    /// Whose eyes the terminal shows the game to.
    fn viewer(&self) -> Option<Side> {
        let of = |side: &Side| self.seats[*side].is_none();
        let person = self.game.prompt().side.filter(of);
        person.or_else(|| Side::ALL.into_iter().find(of))
    }

    /// The news, and what is asked now.
    fn tell(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let journal = self.game.journal();
        for entry in journal.iter().skip(self.told) {
            writeln!(out, "{}", replay::line(entry))?;
        }
        self.told = journal.len();
        // What the computer is asked is its own affair.
        if self.game.prompt().side.is_some_and(|side| self.seats[side].is_some()) {
            return Ok(());
        }
        if let Some(side) = self.covered() {
            let name = self.game.side_name(side);
            return writeln!(out, "\n{}", say!(self.game.language(), "cli-cover", side = name));
        }
        if self.game.hides_cards() {
            write!(out, "\n{}", cards::table(self.game, self.viewer()))?;
        }
        write!(out, "{}", render::prompt(self.game))
    }

    /// The person whose decision it is says that nobody else looks; what was shown to the other scrolls away.
    fn uncover(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.sees = self.game.prompt().side;
        write!(out, "{}", "\n".repeat(SCREEN))?;
        self.tell(out)
    }

    /// Lets the computer play until a person is asked or the game is over.
    fn computers(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let mut played = false;
        while let Some(opponent) = self.game.prompt().side.and_then(|side| self.seats[side]) {
            let job = self.game.search_job(&SearchOptions::at_table(opponent, self.seed));
            let Some(chosen) = job(&Cancel::default()) else { break };
            if let Err(error) = self.game.play_chosen(&chosen) {
                let told = error.told(self.game.language());
                return writeln!(
                    out,
                    "{}",
                    say!(self.game.language(), "cli-computer-lost", what = told)
                );
            }
            played = true;
        }
        if played { self.tell(out) } else { Ok(()) }
    }

    fn hear(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, Failure> {
        let language = self.game.language();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if self.covered().is_some()
            && !matches!(word, "quit" | "exit" | "q" | "help" | "?" | "rules")
        {
            self.uncover(out)?;
            return Ok(Next::Listen);
        }
        match word {
            "" => self.tell(out)?,
            "quit" | "exit" | "q" => return Ok(Next::Leave),
            "help" | "?" => writeln!(out, "{}", say!(language, "cli-help"))?,
            "map" if self.game.hides_cards() => {
                write!(out, "{}", cards::table(self.game, self.viewer()))?;
            }
            "map" => write!(out, "{}", render::map(self.game))?,
            "units" => write!(out, "{}", render::units(self.game, rest))?,
            "status" => write!(out, "{}", render::status(self.game))?,
            "odds" => write!(out, "{}", render::odds(self.game))?,
            "all" => write!(out, "{}", render::choices(self.game, &[]))?,
            "journal" => {
                for entry in self.game.journal() {
                    writeln!(out, "{}", replay::line(entry))?;
                }
            }
            "rules" => match rules::text(Library::of(self.game.system()), rest, language) {
                Some(text) => write!(out, "{text}")?,
                None => writeln!(out, "{}", rules::unknown(rest, language))?,
            },
            "why" => self.why(rest, out)?,
            "undo" => match self.game.undo() {
                Ok(()) => {
                    self.told = self.told.min(self.game.journal().len());
                    writeln!(out, "{}", say!(language, "cli-taken-back"))?;
                    self.tell(out)?;
                }
                Err(barrier) => writeln!(out, "{}", barrier.text)?,
            },
            "hint" => self.hint(out)?,
            "save" => self.save(rest, out)?,
            _ if line.starts_with(['{', '"']) => self.action(line, out)?,
            _ => self.pick(line, out)?,
        }
        Ok(Next::Listen)
    }

    /// A choice's number, or words that narrow the choices down.
    fn pick(&mut self, line: &str, out: &mut dyn Write) -> io::Result<()> {
        let language = self.game.language();
        let is_hex = self.game.map().is_some_and(|map| map.hex(line).is_some());
        let number = line.strip_prefix('#').or((!is_hex).then_some(line));
        if let Some(number) = number.and_then(|text| text.parse::<usize>().ok()) {
            let chosen = match number.checked_sub(1) {
                Some(id) if id < self.game.choices().len() => self.game.choose(id),
                _ => {
                    return writeln!(out, "{}", say!(language, "cli-no-choice", number = number));
                }
            };
            return match chosen {
                Ok(_) => self.tell(out),
                Err(error) => writeln!(out, "{}", error.told(language)),
            };
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        write!(out, "{}", render::choices(self.game, &words))
    }

    fn action(&mut self, line: &str, out: &mut dyn Write) -> io::Result<()> {
        let language = self.game.language();
        let action: Value = match serde_json::from_str(line) {
            Ok(action) => action,
            Err(error) => {
                let what = error.to_string();
                return writeln!(out, "{}", say!(language, "cli-not-json", what = what));
            }
        };
        match self.game.play(&action, None) {
            Ok(_) => self.tell(out),
            Err(error) => writeln!(out, "{}", error.told(language)),
        }
    }

    fn why(&mut self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        let language = self.game.language();
        if self.game.prompt().over.is_some() {
            return writeln!(out, "{}", say!(language, "cli-over"));
        }
        let is_hex = self.game.map().is_some_and(|map| map.hex(name).is_some());
        let board = self.game.board(None);
        let target = if is_hex {
            Target::Hex(name.to_owned())
        } else if board.is_some_and(|board| board.counters.iter().any(|c| c.id == name)) {
            Target::Unit(name.to_owned())
        } else if let Some(target) = cards::target(self.game, self.viewer(), name) {
            target
        } else {
            return writeln!(out, "{}", say!(language, "cli-nothing-named", name = name));
        };
        let refusals = self.game.why_not(&target);
        if refusals.is_empty() {
            return match render::fitting(self.game, &[name]) {
                Some(choices) => {
                    write!(out, "{}\n{choices}", say!(language, "cli-nothing-forbids"))
                }
                None => writeln!(out, "{}", say!(language, "cli-nothing-to-do")),
            };
        }
        for refusal in refusals {
            let (text, rule) = (&refusal.text, &refusal.rule);
            writeln!(out, "{}", say!(language, "refused-by-rule", text = text, rule = rule))?;
        }
        Ok(())
    }

    /// What the computer would do, and why.
    fn hint(&self, out: &mut dyn Write) -> io::Result<()> {
        let search = SearchOptions::at_table(Level::STRONGEST, self.seed);
        let found = self.game.suggestion_job(&search)(&Cancel::default());
        let language = self.game.language();
        let Some(found) = found else {
            return writeln!(out, "{}", say!(language, "cli-over"));
        };
        for suggestion in found {
            writeln!(out, "{}", suggestion.choice.label)?;
            suggestion.reasons.iter().try_for_each(|reason| writeln!(out, "   {reason}"))?;
        }
        Ok(())
    }

    fn save(&mut self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        let language = self.game.language();
        if name.is_empty() {
            return writeln!(out, "{}", say!(language, "cli-save-where"));
        }
        let mut path = Path::new(name).to_owned();
        if path.extension().is_none() {
            path.set_extension("gonfalon");
        }
        match save::write(&path, &self.game.save()) {
            Ok(()) => {
                let file = path.display().to_string();
                writeln!(out, "{}", say!(language, "cli-saved", file = file))
            }
            Err(error) => {
                let what = error.to_string();
                writeln!(out, "{}", say!(language, "cli-not-saved", what = what))
            }
        }
    }
}
