//! A stand-in for a game of cards: a field, hands and piles, with just enough behaviour for the panels.

use super::card_faces::{TACTICS, UNITS, check, duel};
pub use super::card_faces::{all_kinds, face};
use super::data::{rule, with_part_of};
use gonfalon::ai::SearchOptions;
use gonfalon::kernel::{SeededDice, Side, System};
use gonfalon::scenario::Scenario;
use gonfalon::session::port::{Barrier, History, Inspect as _, Play, PlayError, Played, Writing};
use gonfalon::session::save::{SaveFile, SavedStep};
use gonfalon::session::{Annotation, ChosenAction, Faces, Job, Transcript};
use gonfalon::view::*;
use gonfalon::words::Language;
use serde_json::{Value, json};
use std::sync::Arc;

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The side plays cards, moves, shoots and attacks.
    Turn(Side),
    /// The side may reply out of its hand; whether anything there fits.
    Reply(Side, bool),
}

/// Everything that changes.
#[derive(Clone)]
struct Position {
    stage: Stage,
    field: Vec<(String, FieldCard)>,
    hands: [Vec<HeldCard>; 2],
    attack: Option<(String, Option<String>)>,
    after: Side,
}

/// The stand-in.
pub struct CardFake {
    scenario: Scenario,
    now: Position,
    past: Vec<Position>,
    prompt: Prompt,
    choices: Vec<Choice>,
    journal: Vec<Entry>,
    revision: u64,
    language: Language,
    columns: u8,
    fits: bool,
}

fn lying(side: Side, id: &str, markers: u8, stance: Stance) -> FieldCard {
    FieldCard {
        side,
        face: Some(face(id, Language::ENGLISH)),
        markers,
        stance,
        facing: None,
        status: if markers > 0 { vec![("has shot".into(), "5.2".into())] } else { vec![] },
    }
}

fn held(id: &str, known: bool) -> HeldCard {
    HeldCard { face: Some(face(id, Language::ENGLISH)), known }
}

impl CardFake {
    /// Eight cards a side, most of them face to face, in a field of 16 columns.
    pub fn new() -> CardFake {
        use Stance::{FlankingEast, FlankingWest, Turned, Upright};
        let (a, b) = (Side::A, Side::B);
        let cards = [
            ("A2", a, "light-cavalry", 0, Upright),
            ("M3", a, "horse-archers", 0, FlankingEast),
            ("M6", a, "legionaires", 1, Upright),
            ("A7", a, "hoplites", 0, Turned),
            ("M7", a, "legionaires", 0, Upright),
            ("A9", a, "artillery", 0, Upright),
            ("M10", a, "elephants", 0, Upright),
            ("A13", a, "light-infantry", 0, Upright),
            ("M4", b, "peltasts", 1, Upright),
            ("B6", b, "phalanx", 2, Upright),
            ("B7", b, "warriors", 0, Upright),
            ("B9", b, "bowmen", 0, Upright),
            ("B10", b, "war-wagon", 0, Upright),
            ("M12", b, "cataphracts", 0, FlankingWest),
            ("B13", b, "heavy-chariots", 0, Turned),
            ("B15", b, "horde", 0, Upright),
        ];
        let mut field: Vec<(String, FieldCard)> = cards
            .into_iter()
            .map(|(cell, side, id, markers, stance)| {
                (cell.to_owned(), lying(side, id, markers, stance))
            })
            .collect();
        for (from, to, contact) in
            [("M6", "B6", true), ("M7", "B7", true), ("A9", "B9", false), ("M10", "B10", true)]
        {
            for (one, other) in [(from, to), (to, from)] {
                let card = field.iter_mut().find(|(cell, _)| cell == one).expect("it is there");
                card.1.facing = Some((other.to_owned(), contact));
            }
        }
        let hands = [
            [
                "hoplites",
                "javelineers",
                "heavy-cavalry",
                "overrun",
                "treacherous-terrain",
                "rally",
                "reserve",
            ],
            [
                "numides",
                "shields",
                "auxilia",
                "difficult-terrain",
                "slingers",
                "bloodlust",
                "cohesion",
            ],
        ];
        let hand = |ids: [&str; 7]| {
            ids.into_iter().enumerate().map(|(k, id)| held(id, k == 2)).collect::<Vec<_>>()
        };
        let now = Position {
            stage: Stage::Turn(a),
            field,
            hands: hands.map(hand),
            attack: None,
            after: a,
        };
        CardFake::with(now, 16)
    }

    /// Every kind of card on the field or in the hand.
    pub fn with_every_card() -> CardFake {
        let mut fake = CardFake::new().with_columns(24);
        let lines = ["A", "M", "B"];
        fake.now.field = UNITS
            .iter()
            .enumerate()
            .map(|(k, unit)| {
                let side = if k % 2 == 0 { Side::A } else { Side::B };
                let line = if k % 3 == 0 { "M" } else { lines[side as usize * 2] };
                let stance =
                    [Stance::Upright, Stance::Turned, Stance::FlankingWest, Stance::FlankingEast];
                let stance = stance[if k % 5 == 4 { 1 + k % 3 } else { 0 }];
                (format!("{line}{}", k + 1), lying(side, unit.0, 0, stance))
            })
            .collect();
        fake.now.hands[0] = TACTICS.iter().map(|tactic| held(tactic.0, false)).collect();
        fake.refresh();
        fake
    }

    fn with(now: Position, columns: u8) -> CardFake {
        let mut fake = CardFake {
            scenario: scenario(),
            now,
            past: Vec::new(),
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
            journal: Vec::new(),
            revision: 0,
            language: Language::ENGLISH,
            columns,
            fits: false,
        };
        fake.refresh();
        fake
    }

    /// The same game with so many columns.
    pub fn with_columns(mut self, columns: u8) -> CardFake {
        self.columns = columns;
        self.refresh();
        self
    }

    /// The same game with these cards on the field alone: cell, side, kind.
    pub fn with_field(mut self, cards: &[(&str, Side, &str)]) -> CardFake {
        let lay = |(cell, side, id): &(&str, Side, &str)| {
            ((*cell).to_owned(), lying(*side, id, 0, Stance::Upright))
        };
        self.now.field = cards.iter().map(lay).collect();
        self.refresh();
        self
    }

    /// The same game at another decision.
    pub fn at(mut self, stage: Stage) -> CardFake {
        self.now.stage = stage;
        self.refresh();
        self
    }

    /// The same game, in which the other side's hand holds something that fits every reply.
    pub fn with_fitting_replies(mut self) -> CardFake {
        self.fits = true;
        self
    }

    /// The same game while an attack waits for its dice.
    pub fn attacking(mut self) -> CardFake {
        self.now.attack = Some(("M6".into(), Some("B6".into())));
        self.refresh();
        self
    }

    fn side(&self) -> Side {
        match self.now.stage {
            Stage::Turn(side) | Stage::Reply(side, _) => side,
        }
    }

    fn at_cell(&self, cell: &str) -> Option<&FieldCard> {
        self.now.field.iter().find(|(name, _)| name == cell).map(|(_, card)| card)
    }

    fn refresh(&mut self) {
        self.revision += 1;
        let side = self.side();
        let spanish = self.language == crate::spanish();
        let (choices, question) = match self.now.stage {
            Stage::Turn(_) => (
                self.turn(side),
                if spanish { "¿Qué hace el ejército?" } else { "What does the army do?" },
            ),
            Stage::Reply(_, fits) => (
                reply(fits),
                if spanish { "¿Responde a la jugada?" } else { "Is there a reply to this play?" },
            ),
        };
        self.choices = choices;
        for (id, choice) in self.choices.iter_mut().enumerate() {
            choice.id = id;
        }
        let pass =
            self.choices.iter().position(|c| c.kind == ChoiceKind::Pass).expect("one can pass");
        self.prompt = Prompt {
            over: None,
            side: Some(side),
            side_id: self.side_id(side).into(),
            side_name: self.side_name(side).into(),
            rule: Some(rule("5.1")),
            question: question.into(),
            hint: if spanish {
                "Elige una carta enmarcada."
            } else {
                "Pick a card that is framed."
            }
            .into(),
            selected: None,
            reply: match self.now.stage {
                Stage::Reply(_, fits) => Some(Reply { fits, pass }),
                Stage::Turn(_) => None,
            },
        };
    }

    fn turn(&self, side: Side) -> Vec<Choice> {
        let first = if side == Side::A { "A" } else { "B" };
        let mut choices = Vec::new();
        let name = |id: &str| face(id, self.language).name;
        let mut seen: Vec<&str> = Vec::new();
        for card in &self.now.hands[side as usize] {
            let id = card.face.as_ref().expect("the owner sees it").id.as_str();
            if seen.contains(&id) {
                continue;
            }
            seen.push(id);
            let from = Some(Target::Card(id.to_owned()));
            if UNITS.iter().any(|unit| unit.0 == id) {
                for column in 1..=self.columns {
                    let cell = format!("{first}{column}");
                    if self.at_cell(&cell).is_none() {
                        let label = format!("Play {} at {cell}", name(id));
                        choices.push(Choice {
                            card: from.clone(),
                            target: Target::Cell(cell),
                            ..plain("", ChoiceKind::Place, &label)
                        });
                    }
                }
            }
            match id {
                "reserve" => choices.push(Choice {
                    card: from,
                    ..plain("reserve", ChoiceKind::Decide, "Play Reserve: draw 3 cards")
                }),
                "rally" => {
                    for id in ["psiloi", "warriors"] {
                        choices.push(Choice {
                            card: from.clone(),
                            target: Target::Card(id.into()),
                            ..plain(
                                "",
                                ChoiceKind::Select,
                                &format!("Take {} into the hand", name(id)),
                            )
                        });
                    }
                }
                _ => {}
            }
        }
        if side == Side::A && self.at_cell("M6").is_some_and(|card| card.side == Side::A) {
            let from = Some(Target::Cell("M6".into()));
            let foe = Target::Cell("B6".into());
            let attack = |label: &str, adds: i32| Choice {
                card: from.clone(),
                target: foe.clone(),
                forecast: Some(Forecast::Duel(duel(adds))),
                ..plain("", ChoiceKind::Engage, label)
            };
            choices.push(attack("Attack the Phalanx", 0));
            choices.push(attack("Attack the Phalanx with Treacherous Terrain", 3));
            let from = Some(Target::Cell("A2".into()));
            for column in [1, 2, 4] {
                let cell = format!("M{column}");
                choices.push(Choice {
                    card: from.clone(),
                    target: Target::Cell(cell.clone()),
                    ..plain("", ChoiceKind::Move, &format!("Move to {cell}"))
                });
            }
            choices.push(Choice {
                card: Some(Target::Cell("A9".into())),
                target: Target::Cell("B9".into()),
                forecast: Some(Forecast::Check(check(None))),
                ..plain("", ChoiceKind::Fire, "Shoot at the Bowmen")
            });
            choices.push(Choice {
                card: Some(Target::Cell("M3".into())),
                target: Target::Cell("M4".into()),
                forecast: Some(Forecast::Check(check(Some(duel(4))))),
                ..plain("", ChoiceKind::Engage, "Attack the flank of the Peltasts")
            });
            choices.push(Choice {
                card: Some(Target::Cell("M10".into())),
                ..plain("main-body", ChoiceKind::Strike, "Attack the main body")
            });
        }
        choices.push(plain("end", ChoiceKind::Pass, "End the phase"));
        choices.push(plain("concede", ChoiceKind::Concede, "Concede the battle"));
        choices
    }

    fn played(&mut self, choice: &Choice) {
        let side = self.side();
        let foe = side.enemy();
        match (&choice.card, &choice.target, choice.kind) {
            (Some(Target::Card(id)), Target::Cell(cell), ChoiceKind::Place) => {
                let hand = &mut self.now.hands[side as usize];
                let at = hand.iter().position(|c| c.face.as_ref().is_some_and(|f| f.id == *id));
                hand.remove(at.expect("it is in the hand"));
                self.now.field.push((cell.clone(), lying(side, id, 0, Stance::Turned)));
                self.now.stage = Stage::Reply(foe, self.fits);
                self.now.after = side;
            }
            (Some(Target::Cell(from)), Target::Cell(to), ChoiceKind::Move) => {
                let card = self.now.field.iter_mut().find(|(cell, _)| cell == from);
                card.expect("it is there").0.clone_from(to);
                self.now.stage = Stage::Reply(foe, self.fits);
                self.now.after = side;
            }
            (_, _, ChoiceKind::Pass) => {
                self.now.stage = match self.now.stage {
                    Stage::Reply(..) => Stage::Turn(self.now.after),
                    Stage::Turn(_) => Stage::Turn(foe),
                };
            }
            _ => {}
        }
    }
}

fn reply(fits: bool) -> Vec<Choice> {
    let mut choices = Vec::new();
    if fits {
        choices.push(Choice {
            card: Some(Target::Card("shields".into())),
            ..plain("shields", ChoiceKind::Decide, "Play Shields")
        });
    }
    choices.push(plain("pass", ChoiceKind::Pass, "Let it pass"));
    choices
}

fn plain(button: &str, kind: ChoiceKind, label: &str) -> Choice {
    Choice {
        id: 0,
        subject: None,
        card: None,
        target: Target::Button(button.into()),
        hex: None,
        path: Vec::new(),
        left: None,
        facing: None,
        chit: None,
        label: label.into(),
        rule: rule("5.1"),
        kind,
        forecast: None,
    }
}

/// A scenario without a map.
pub fn scenario() -> Scenario {
    let value = json!({
        "format": 2, "id": "field-of-cards",
        "title": "Field of cards",
        "subtitle": "Two armies of cards.",
        "facts": {"complexity": "low"},
        "sides": [
            {"id": "rome", "name": "Rome", "livery": "red"},
            {"id": "carthage", "name": "Carthage", "livery": "blue"}
        ]
    });
    with_part_of("acies-fast-play", value)
}

impl Play for CardFake {
    fn prompt(&self) -> &Prompt {
        &self.prompt
    }
    fn is_hidden_from(&self, viewer: Option<Side>) -> bool {
        viewer.is_some() && viewer != self.prompt.side
    }
    fn choices(&self) -> &[Choice] {
        &self.choices
    }
    fn why_not(&self, target: &Target) -> Vec<Refusal> {
        vec![Refusal {
            rule: "5.2".into(),
            why: "no".into(),
            text: format!("{target:?} can do nothing now."),
        }]
    }
    fn choose(&mut self, id: usize) -> Result<Played, PlayError> {
        let choice = self.choices.get(id).cloned().ok_or(PlayError::NoSuchChoice(id))?;
        self.past.push(self.now.clone());
        self.journal.push(Entry {
            kind: EntryKind::Event,
            text: choice.label.clone(),
            rule: Some("5.1".into()),
            throw: None,
            side: self.prompt.side,
            hexes: vec![],
            cell: None,
            step: self.past.len() - 1,
        });
        self.played(&choice);
        self.refresh();
        Ok(Played { throws: vec![] })
    }
    fn choose_with(&mut self, id: usize, _: Faces<'_>) -> Result<Played, PlayError> {
        self.choose(id)
    }
    fn show_next(&mut self, _: &[u8]) {}
    fn search_job(&self, search: &SearchOptions) -> Job {
        let action = self.choices.iter().find(|c| c.kind == ChoiceKind::Pass).map(|c| c.id);
        let level = search.level;
        Box::new(move |_| {
            let annotation = Annotation { level, before: 0, after: 140, weighed: 7, next: None };
            Some(ChosenAction::new(action?, annotation))
        })
    }
    fn play_chosen(&mut self, chosen: &ChosenAction) -> Result<Played, PlayError> {
        self.choose(*chosen.of::<usize>().ok_or(PlayError::Over)?.0)
    }
}

impl gonfalon::session::port::Inspect for CardFake {
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
        None
    }
    fn board(&self, _: Option<Side>) -> Option<BoardView> {
        None
    }
    fn table(&self, viewer: Option<Side>) -> TableView {
        let side = |side: Side| SideView {
            side,
            id: self.side_id(side).into(),
            name: self.side_name(side).into(),
            vp: None,
            lines: vec![],
            morale: None,
            progress: vec![],
        };
        let phases = ["Scout", "Encircling", "Manoeuvre", "Missile", "Attack", "Discard"];
        TableView {
            turn: TurnView {
                turn: 4,
                turns: None,
                stage: None,
                active: Some(self.now.after),
                phases: phases
                    .iter()
                    .enumerate()
                    .map(|(k, name)| PhaseView {
                        name: (*name).into(),
                        rule: format!("{}.0", k + 4),
                        now: k == 2,
                    })
                    .collect(),
            },
            sides: [side(Side::A), side(Side::B)],
            facts: vec![],
            duties: vec![],
            odds: None,
            hits: None,
            command: vec![],
            displays: vec![],
            cards: Some(Box::new(self.cards(viewer))),
            interrupt: None,
            engaged: (vec![], vec![]),
            shots: vec![],
            zones: vec![],
            options: vec![],
            special: vec![],
        }
    }
    fn charts(&self) -> &[Chart] {
        &[]
    }
    fn journal(&self) -> &[Entry] {
        &self.journal
    }
    fn side_id(&self, side: Side) -> &str {
        ["rome", "carthage"][side as usize]
    }
    fn side_name(&self, side: Side) -> &str {
        match self.language {
            Language::ENGLISH => ["Rome", "Carthage"][side as usize],
            _ => ["Roma", "Cartago"][side as usize],
        }
    }
    fn hides_cards(&self) -> bool {
        true
    }
}

impl History for CardFake {
    fn steps(&self) -> usize {
        self.past.len()
    }
    fn last_step(&self, _: Option<Side>) -> usize {
        self.steps()
    }
    fn board_at(&self, _: usize, _: Option<Side>) -> Option<BoardView> {
        None
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
        if let Some(position) = self.past.pop() {
            self.now = position;
            self.journal.pop();
        }
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

impl Writing for CardFake {
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
        let step = |_| SavedStep {
            side: String::new(),
            action: Value::Null,
            faces: vec![],
            lots: vec![],
            hash: String::new(),
            annotation: None,
        };
        SaveFile {
            format: 1,
            program: String::new(),
            scenario: self.scenario.clone(),
            scenario_hash: String::new(),
            seed: 0,
            dice: SeededDice::new(0),
            faces: vec![],
            lots: vec![],
            opening: None,
            steps: (0..self.past.len()).map(step).collect(),
            hashes: gonfalon::session::hashes::Hashes::default(),
            hides_cards: false,
            position: Value::Null,
        }
    }
}

impl CardFake {
    fn tell(&self, mut face: CardFace) -> CardFace {
        face.name = self::face(&face.id, self.language).name;
        face
    }

    /// The table as one side may see it.
    fn cards(&self, viewer: Option<Side>) -> CardTableView {
        let wing = self.columns / 4;
        let (left, right) = match (self.language, viewer) {
            (Language::ENGLISH, Some(Side::B)) => ("Right wing", "Left wing"),
            (Language::ENGLISH, _) => ("Left wing", "Right wing"),
            (_, Some(Side::B)) => ("Ala derecha", "Ala izquierda"),
            (_, _) => ("Ala izquierda", "Ala derecha"),
        };
        let centre = if self.language == crate::spanish() { "Centro" } else { "Centre" };
        let zone = |name: &str, columns| FieldZone { name: name.into(), columns };
        let mut cells = Vec::new();
        for (letter, line) in
            [("A", Line::First(Side::A)), ("M", Line::Melee), ("B", Line::First(Side::B))]
        {
            for column in 0..self.columns {
                let id = format!("{letter}{}", column + 1);
                let card = self.at_cell(&id).cloned().map(|mut card| {
                    card.face = card.face.map(|face| self.tell(face));
                    card
                });
                cells.push(CellView { id, line, column, card });
            }
        }
        CardTableView {
            columns: self.columns,
            zones: vec![
                zone(left, (0, wing - 1)),
                zone(centre, (wing, self.columns - wing - 1)),
                zone(right, (self.columns - wing, self.columns - 1)),
            ],
            cells,
            holdings: Side::ALL.map(|side| self.holding(side, viewer)),
            attack: self.now.attack.clone(),
            forecast: self.now.attack.as_ref().map(|_| Forecast::Duel(duel(0))),
        }
    }

    fn holding(&self, side: Side, viewer: Option<Side>) -> HoldingView {
        let hidden = viewer.is_some_and(|viewer| viewer != side);
        let hand = self.now.hands[side as usize].iter().map(|card| HeldCard {
            face: card.face.clone().filter(|_| !hidden || card.known).map(|face| self.tell(face)),
            known: card.known,
        });
        let mut hand: Vec<HeldCard> = hand.collect();
        hand.sort_by_key(|card| card.face.is_none());
        let faces = |ids: &[&str]| ids.iter().map(|id| face(id, self.language)).collect::<Vec<_>>();
        HoldingView {
            side,
            deck_name: "Roman Republic, 1000 points".into(),
            hand,
            deck: 23,
            deck_top: if side == Side::A { faces(&["phalanx", "overrun"]) } else { vec![] },
            reserve: faces(&["bowmen", "cohesion", "shields"]),
            casualties: faces(&["psiloi", "warriors"]),
            face_down: 2,
            flank_points: if side == Side::A { 3 } else { 1 },
            encircling: side == Side::A,
            rout: Some((if side == Side::A { 105 } else { 230 }, 495)),
            choosable: vec![],
        }
    }
}
