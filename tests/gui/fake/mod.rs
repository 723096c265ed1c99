//! A stand-in for the engine: a little battle on a made-up coast, with just enough behaviour for the panels.

use gonfalon::ai::SearchOptions;
mod card_faces;
pub mod cards;
mod commands;
mod data;

use commands::Commands;
pub use data::scenario;
use data::{charts, counters, duel, journal, map_view, odds, rule};
use gonfalon::board::Hex;
use gonfalon::kernel::{Side, System};
use gonfalon::scenario::Scenario;
use gonfalon::session::port::{Barrier, History, Inspect as _, Play, PlayError, Played, Writing};
use gonfalon::session::save::SaveFile;
use gonfalon::session::save::SavedStep;
use gonfalon::session::{Annotation, ChosenAction, Faces, Job, Transcript};
use gonfalon::view::*;
use gonfalon::words::Language;
use serde_json::{Value, json};
use std::sync::Arc;

/// The stand-in.
pub struct Fake {
    scenario: Scenario,
    map: Arc<MapView>,
    counters: Vec<CounterView>,
    selected: Option<usize>,
    prompt: Prompt,
    choices: Vec<Choice>,
    charts: Vec<Chart>,
    journal: Vec<Entry>,
    past: Vec<(Vec<CounterView>, usize, Option<Commands>)>,
    revision: u64,
    steps_to_end: usize,
    language: Language,
    /// Whether it is a game of single steps and opposed dice.
    duels: bool,
    /// Where it stands in a game of commands led by chits.
    commands: Option<Commands>,
    /// Moves that can be taken back: the counter, and where it began.
    moves: Vec<(usize, Hex)>,
    /// What a computer opponent decides on, instead of something at random.
    plan: Option<fn(&Choice) -> bool>,
    /// Steps that a computer opponent took, with its reasons.
    remarks: Vec<(usize, Annotation<usize>)>,
}

impl Fake {
    /// A battle with this many counters.
    pub fn new(columns: u16, rows: u16, count: usize) -> Fake {
        let scenario = scenario("acre", false, columns, rows);
        let map = Arc::new(map_view(&scenario));
        let counters = counters(&map, count);
        let mut fake = Fake {
            scenario,
            map,
            counters,
            selected: None,
            prompt: Prompt {
                over: None,
                side: None,
                side_id: String::new(),
                side_name: String::new(),
                rule: None,
                question: String::new(),
                hint: String::new(),
                selected: None,
                reply: None,
            },
            choices: Vec::new(),
            charts: charts(),
            journal: journal(),
            past: Vec::new(),
            revision: 0,
            steps_to_end: 40,
            language: Language::ENGLISH,
            duels: false,
            commands: None,
            moves: Vec::new(),
            plan: None,
            remarks: Vec::new(),
        };
        fake.refresh();
        fake
    }

    /// The same battle, over after so many actions.
    pub fn ending_after(mut self, steps: usize) -> Fake {
        self.steps_to_end = steps;
        self.refresh();
        self
    }

    /// The same battle with a long journal.
    pub fn with_lines(mut self, lines: usize) -> Fake {
        let line = |text: String| Entry {
            kind: EntryKind::Event,
            text,
            rule: None,
            throw: None,
            side: None,
            hexes: vec![],
            cell: None,
            step: 0,
        };
        self.journal = vec![line("the first line".into())];
        self.journal.extend((2..=lines).map(|n| line(format!("line {n}"))));
        self
    }

    /// The same battle with single steps and opposed dice: no odds, no morale, no points; one counter is wounded.
    pub fn with_duels(mut self) -> Fake {
        self.duels = true;
        self.charts.clear();
        self.counters[1].badge = Some(Badge::Wounded);
        self.counters[0].facts = vec![FactView {
            label: "Fighting value".into(),
            value: "4".into(),
            rule: "6.3".into(),
        }];
        self.refresh();
        self
    }

    /// The same battle with an opponent who takes the first choice of this kind.
    pub fn with_plan(mut self, plan: fn(&Choice) -> bool) -> Fake {
        self.plan = Some(plan);
        self
    }

    fn refresh(&mut self) {
        self.revision += 1;
        if self.commands.is_some() {
            self.ask_commander();
            return;
        }
        let side = if self.past.len() % 14 < 10 { Side::A } else { Side::B };
        let over = (self.past.len() >= self.steps_to_end).then(|| Ending {
            winner: Some("crusader".into()),
            level: "epic".into(),
            rule: "16.1".into(),
            summary: "The Muslim army has disintegrated.".into(),
        });
        self.prompt = Prompt {
            side: over.is_none().then_some(side),
            side_id: ["crusader", "muslim"][side as usize].into(),
            side_name: self.side_name(side).into(),
            rule: Some(rule("5.1")),
            question: match self.selected {
                Some(i) => format!("Where do the {} go?", self.counters[i].name),
                None if self.language == crate::spanish() => "¿Qué unidad mueve?".into(),
                None => "Which unit moves?".into(),
            },
            hint: "Click a unit that is framed, or end the phase.".into(),
            selected: self.selected.map(|i| self.counters[i].id.clone()),
            reply: None,
            over,
        };
        let mut choices = Vec::new();
        let mut add = |subject: Option<&str>,
                       target: Target,
                       kind: ChoiceKind,
                       label: String,
                       extra: (Option<Hex>, Vec<Hex>, Option<u8>)| {
            choices.push(Choice {
                id: choices.len(),
                subject: subject.map(str::to_owned),
                card: None,
                target,
                hex: extra.0,
                path: extra.1,
                left: extra.2,
                facing: None,
                chit: None,
                label,
                rule: rule("5.1"),
                kind,
                forecast: match kind {
                    ChoiceKind::Engage => Some(Forecast::Odds(odds())),
                    ChoiceKind::Strike => Some(Forecast::Duel(duel())),
                    _ => None,
                },
            });
        };
        if let Some(i) = self.selected {
            let unit = self.counters[i].clone();
            let from = unit.at.expect("it is on the map");
            for hex in self.map.map.grid.within(from, 3) {
                let label = self.map.label(hex).to_owned();
                let far = self.map.map.grid.distance(from, hex);
                if self.counters.iter().any(|c| c.at == Some(hex)) {
                    continue;
                }
                let path = vec![hex];
                let left = Some(u8::try_from(6 - far).unwrap_or(0));
                add(
                    Some(&unit.id),
                    Target::Hex(label.clone()),
                    ChoiceKind::Move,
                    format!("Move to {label}"),
                    (Some(hex), path.clone(), left),
                );
                if far == 3 && hex.0 % 3 == 0 {
                    add(
                        Some(&unit.id),
                        Target::Hex(label.clone()),
                        ChoiceKind::Charge,
                        format!("Charge to {label}"),
                        (Some(hex), path, Some(0)),
                    );
                }
            }
            for foe in self.counters.iter().filter(|c| {
                c.side != unit.side && c.at.is_some_and(|h| self.map.map.grid.distance(from, h) < 6)
            }) {
                add(
                    Some(&unit.id),
                    Target::Unit(foe.id.clone()),
                    if self.duels { ChoiceKind::Strike } else { ChoiceKind::Engage },
                    format!("Attack {}", foe.name),
                    (foe.at, vec![], None),
                );
            }
            add(
                None,
                Target::Button("cancel".into()),
                ChoiceKind::Cancel,
                "Put back".into(),
                (None, vec![], None),
            );
        } else {
            for unit in self.counters.iter().filter(|c| c.side == side && c.at.is_some()) {
                add(
                    Some(&unit.id),
                    Target::Unit(unit.id.clone()),
                    ChoiceKind::Select,
                    format!("Pick up {}", unit.name),
                    (unit.at, vec![], None),
                );
            }
            for unit in self.counters.iter().filter(|c| c.side == side && c.at.is_none()).take(6) {
                add(
                    None,
                    Target::Unit(unit.id.clone()),
                    ChoiceKind::Select,
                    format!("Place {}", unit.name),
                    (None, vec![], None),
                );
            }
            for &(unit, from) in &self.moves {
                let label = self.map.label(from).to_owned();
                add(
                    Some(&self.counters[unit].id),
                    Target::Hex(label),
                    ChoiceKind::TakeBack,
                    format!("Take back the move of {}", self.counters[unit].name),
                    (Some(from), vec![], None),
                );
            }
            add(
                None,
                Target::Button("end".into()),
                ChoiceKind::Pass,
                "End movement".into(),
                (None, vec![], None),
            );
        }
        if self.prompt.over.is_some() {
            choices.clear();
        }
        self.choices = choices;
    }
}

impl Play for Fake {
    fn prompt(&self) -> &Prompt {
        &self.prompt
    }
    fn is_hidden_from(&self, viewer: Option<Side>) -> bool {
        let secret = self.commands.as_ref().is_some_and(Commands::is_secret);
        secret && viewer.is_some() && viewer != self.prompt.side
    }
    fn choices(&self) -> &[Choice] {
        &self.choices
    }
    fn why_not(&self, target: &Target) -> Vec<Refusal> {
        vec![Refusal {
            rule: "5.2".into(),
            why: "too-far".into(),
            text: format!("{target:?} is too far away for this unit."),
        }]
    }
    fn choose(&mut self, id: usize) -> Result<Played, PlayError> {
        let choice = self.choices.get(id).cloned().ok_or(PlayError::NoSuchChoice(id))?;
        self.past.push((self.counters.clone(), self.journal.len(), self.commands.clone()));
        let at =
            |id: &Option<String>| self.counters.iter().position(|c| Some(&c.id) == id.as_ref());
        match choice.kind {
            ChoiceKind::Select => self.selected = at(&choice.subject),
            ChoiceKind::Move | ChoiceKind::Charge => {
                if let (Some(i), Some(hex)) = (at(&choice.subject), choice.hex) {
                    let label = self.map.label(hex).to_owned();
                    self.counters[i].place = format!("hex {label}");
                    if let (true, Some(from)) = (self.duels, self.counters[i].at) {
                        self.moves.push((i, from));
                    }
                    let from = self.counters[i].at.map(|h| self.map.label(h).to_owned());
                    self.counters[i].at = Some(hex);
                    self.journal.push(Entry {
                        kind: EntryKind::Event,
                        text: format!("{} moves to {label}", self.counters[i].name),
                        rule: Some("5.1".into()),
                        throw: None,
                        side: Some(self.counters[i].side),
                        hexes: from.into_iter().chain([label]).collect(),
                        cell: None,
                        step: self.past.len() - 1,
                    });
                }
                self.selected = None;
            }
            ChoiceKind::Turn | ChoiceKind::Chit | ChoiceKind::Concede | ChoiceKind::Decide => {
                self.command(&choice);
            }
            ChoiceKind::Pass if self.commands.is_some() => self.command(&choice),
            ChoiceKind::TakeBack => {
                if let (Some(i), Some(hex)) = (at(&choice.subject), choice.hex) {
                    self.counters[i].at = Some(hex);
                    self.moves.retain(|&(unit, _)| unit != i);
                }
            }
            _ => self.selected = None,
        }
        self.refresh();
        Ok(Played { throws: vec![] })
    }
    fn choose_with(&mut self, id: usize, _: Faces<'_>) -> Result<Played, PlayError> {
        self.choose(id)
    }
    fn show_next(&mut self, _: &[u8]) {}
    fn search_job(&self, search: &SearchOptions) -> Job {
        let planned = |choice: &&Choice| self.plan.is_none_or(|plan| plan(choice));
        let fitting: Vec<&Choice> = self.choices.iter().filter(planned).collect();
        let turn = self.past.len().wrapping_mul(2_654_435_761) >> 7;
        let choice = fitting.get(turn % fitting.len().max(1)).copied();
        let action = choice.or(self.choices.first()).map(|choice| choice.id);
        let level = search.level;
        Box::new(move |_| {
            let annotation = Annotation { level, before: 0, after: 140, weighed: 7, next: None };
            Some(ChosenAction::new(action?, annotation))
        })
    }
    fn play_chosen(&mut self, chosen: &ChosenAction) -> Result<Played, PlayError> {
        let (&id, annotation) = chosen.of::<usize>().ok_or(PlayError::Over)?;
        let step = self.past.len();
        self.journal.push(Entry {
            kind: EntryKind::Annotation,
            text: "Computer: worth +1.4; 7 actions weighed.".into(),
            rule: None,
            throw: None,
            side: self.prompt.side,
            hexes: vec![],
            cell: None,
            step,
        });
        let lines = self.journal.len() - 1;
        let played = self.choose(id)?;
        if let Some(past) = self.past.last_mut() {
            past.1 = lines;
        }
        self.remarks.push((step, annotation.clone()));
        Ok(played)
    }
}

impl gonfalon::session::port::Inspect for Fake {
    fn system(&self) -> System {
        System::Bmw
    }
    fn scenario(&self) -> &Scenario {
        &self.scenario
    }
    fn revision(&self) -> u64 {
        self.revision
    }
    fn language(&self) -> Language {
        self.language
    }
    fn set_language(&mut self, language: Language) {
        self.language = language;
        self.refresh();
    }
    fn map(&self) -> Option<Arc<MapView>> {
        Some(Arc::clone(&self.map))
    }
    fn board(&self, _: Option<Side>) -> Option<BoardView> {
        let zoc = [Side::A, Side::B].map(|side| {
            let mut hexes: Vec<Hex> = self
                .counters
                .iter()
                .filter(|c| c.side == side && c.exerts_zoc)
                .filter_map(|c| c.at)
                .flat_map(|h| self.map.map.grid.neighbors(h).map(|(_, n)| n).collect::<Vec<_>>())
                .collect();
            hexes.sort();
            hexes.dedup();
            hexes
        });
        Some(BoardView { counters: self.counters.clone(), zoc })
    }
    fn table(&self, viewer: Option<Side>) -> TableView {
        let side = |side: Side, losses| SideView {
            side,
            id: self.side_id(side).into(),
            name: self.side_name(side).into(),
            vp: (!self.duels).then_some(losses + 5),
            lines: vec![
                VpLine { label: "strength eliminated".into(), points: losses, rule: "16.2".into() },
                VpLine { label: "camp captured".into(), points: 5, rule: "15.2".into() },
            ],
            progress: if self.duels && side == Side::A {
                vec![ProgressView {
                    label: "Baggage".into(),
                    now: 1,
                    needed: 2,
                    rule: "3.1".into(),
                }]
            } else {
                Vec::new()
            },
            morale: (!self.duels).then(|| MoraleView {
                losses,
                demoralized_at: 40,
                disintegrates_at: 75,
                demoralized: losses > 40,
                rally: (1, 3),
                next: format!(
                    "{} more losses demoralize the army: it no longer advances.",
                    40u32.saturating_sub(losses)
                ),
            }),
        };
        let mut table = TableView {
            facts: if self.duels {
                vec![FactView {
                    label: "Last dice".into(),
                    value: "5 : 2".into(),
                    rule: "6.3".into(),
                }]
            } else {
                Vec::new()
            },
            turn: TurnView {
                turn: 3,
                turns: Some(10),
                stage: Some("Stage 1".into()),
                active: self.prompt.side,
                phases: ["Movement", "Archery", "Combat", "Reorganization"]
                    .iter()
                    .enumerate()
                    .map(|(k, n)| PhaseView {
                        name: (*n).into(),
                        rule: format!("{}.0", k + 4),
                        now: k == 0,
                    })
                    .collect(),
            },
            sides: [side(Side::A, 23), side(Side::B, 47)],
            duties: vec![DutyView {
                unit: "u0".into(),
                owes: "must attack".into(),
                done: false,
                rule: "7.3".into(),
            }],
            odds: self.selected.map(|_| odds()),
            hits: None,
            command: Vec::new(),
            displays: Vec::new(),
            interrupt: None,
            cards: None,
            engaged: (vec![], vec![]),
            shots: vec![],
            zones: vec![],
            options: vec![
                OptionView { name: "shift_model".into(), value: "ladder".into(), is_default: true },
                OptionView {
                    name: "retreat_direction".into(),
                    value: "any".into(),
                    is_default: false,
                },
            ],
            special: vec![(
                "Muslim light foot may feign a retreat when attacked.".into(),
                "15.1".into(),
            )],
        };
        if let Some(commands) = &self.commands {
            commands::dress(commands, viewer, &mut table);
        }
        table
    }
    fn charts(&self) -> &[Chart] {
        &self.charts
    }
    fn journal(&self) -> &[Entry] {
        &self.journal
    }
    fn side_id(&self, side: Side) -> &str {
        ["crusader", "muslim"][side as usize]
    }
    fn side_name(&self, side: Side) -> &str {
        match self.language {
            Language::ENGLISH => ["Crusaders", "Muslims"][side as usize],
            _ => ["Cruzados", "Musulmanes"][side as usize],
        }
    }
    fn hides_cards(&self) -> bool {
        false
    }
}

impl History for Fake {
    fn steps(&self) -> usize {
        self.past.len()
    }
    fn last_step(&self, _: Option<Side>) -> usize {
        self.steps()
    }
    fn board_at(&self, step: usize, viewer: Option<Side>) -> Option<BoardView> {
        let mut board = self.board(viewer)?;
        if let Some((counters, ..)) = self.past.get(step) {
            board.counters.clone_from(counters);
        }
        Some(board)
    }
    fn cards_at(&self, _: usize, _: Option<Side>) -> Option<Box<gonfalon::view::CardTableView>> {
        None
    }
    fn can_undo(&self) -> Result<(), Barrier> {
        if self.past.is_empty() {
            return Err(Barrier { text: "Nothing has been done yet.".into() });
        }
        Ok(())
    }
    fn is_final_since(&self, _: usize) -> bool {
        false
    }
    fn undo(&mut self) -> Result<(), Barrier> {
        self.can_undo()?;
        self.moves.clear();
        let steps = self.past.len();
        self.remarks.retain(|(step, _)| step + 1 < steps);
        if let Some((counters, lines, commands)) = self.past.pop() {
            (self.counters, self.commands) = (counters, commands);
            self.journal.truncate(lines);
        }
        self.selected = None;
        self.refresh();
        Ok(())
    }
    fn undo_own(&mut self, _: Side) -> Result<(), Barrier> {
        self.undo()
    }
    fn undo_over_barrier(&mut self) -> Result<(), Barrier> {
        self.undo()
    }
}

impl Writing for Fake {
    fn seed(&self) -> u64 {
        0
    }
    fn action(&self, id: usize) -> Option<Value> {
        Some(json!(self.choices.get(id)?.label))
    }
    fn action_of(&self, chosen: &ChosenAction) -> Option<Value> {
        self.action(*chosen.of::<usize>()?.0)
    }
    fn play(&mut self, _: &Value, _: Option<&[u8]>) -> Result<Played, PlayError> {
        Err(PlayError::Over)
    }
    fn play_with(&mut self, _: &Value, _: Faces<'_>) -> Result<Played, PlayError> {
        Err(PlayError::Over)
    }
    fn why_not_action(&self, _: &Value) -> Result<Vec<Refusal>, PlayError> {
        Ok(vec![])
    }
    fn told(&self, from: usize, _: Option<usize>, _: Option<Side>, _: Language) -> Transcript {
        Transcript { steps: Vec::new(), from, next: from, taken_back: 0 }
    }
    fn state(&self, _: Option<Side>) -> Value {
        Value::Null
    }
    fn save(&self) -> SaveFile {
        SaveFile {
            format: 1,
            program: String::new(),
            scenario: self.scenario.clone(),
            seed: 0,
            dice: gonfalon::kernel::SeededDice::new(0),
            faces: vec![],
            lots: vec![],
            opening: None,
            steps: (0..self.past.len())
                .map(|step| SavedStep {
                    side: String::new(),
                    action: Value::Null,
                    faces: vec![],
                    lots: vec![],
                    hash: String::new(),
                    annotation: self
                        .remarks
                        .iter()
                        .find(|(s, _)| *s == step)
                        .map(|(_, r)| r.with(|id| json!(id))),
                })
                .collect(),
            hashes: gonfalon::session::hashes::Hashes::default(),
            hides_cards: false,
            position: Value::Null,
        }
    }
}
