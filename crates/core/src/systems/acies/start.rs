//! From a scenario to the first decision of a game.

use super::card::{Card, Kind};
use super::decks;
use super::encircling::Encircling;
use super::field::{Cell, Flank, Line, Piece, Stance, TurnRecord};
use super::frame::Frame;
use super::manoeuvre::Moves;
use super::moment;
use super::rules;
use super::scene::{Army, Scene};
use super::sequence::Course;
use super::state::{Holding, Phase, State};
use super::system::Acies;
use crate::kernel::{Both, Game, GameOf, Pile, Rule, Side};
use crate::phrase;
use crate::scenario::acies::begin::{BeginAt, BeginData, FieldBegin, HoldingBegin, StanceBegin};
use crate::scenario::acies::deck::DeckFile;
use crate::scenario::acies::{AciesData, MOST_CARDS, MOST_UNITS, UnitData};
use crate::scenario::{Fault, FromScenario, Scenario, Text, outline};
use crate::words::Phrase;

impl FromScenario for Acies {
    fn start(scenario: &Scenario) -> Result<(Scene, GameOf<Acies>), Vec<Fault>> {
        let Some(data) = scenario.data::<AciesData>() else {
            let what = phrase!("fault-the-scenario-has-no");
            return Err(vec![Fault::new(
                "acies",
                "missing",
                what,
                phrase!("fault-add-it-with-decks"),
            )]);
        };
        let scene = compile(scenario, data)?;
        let Some(begin) = &data.begin else {
            let mut s = State::new(scene.columns());
            for side in Side::ALL {
                s.of_mut(side).deck = Pile::from_bottom(scene.armies[side].cards.clone());
            }
            return Ok((scene, Game::new(s, Frame::Course(Course::start()))));
        };
        let (s, doing) = in_battle(&scene, data, begin)?;
        let game = match doing {
            Some(doing) => {
                let phase = s.phase;
                Game::with_stack(s, Course::within(phase, doing))
            }
            None => {
                let course = Course::at(s.phase);
                Game::new(s, Frame::Course(course))
            }
        };
        Ok((scene, game))
    }

    fn beginning_at(
        scenario: &Scenario,
        scene: &Scene,
        game: &GameOf<Acies>,
    ) -> Option<(Scenario, GameOf<Acies>)> {
        let (mut begun, mut now) = (scenario.clone(), game.clone());
        now.state = moment::settled(scene, &game.state);
        begun.data_mut::<AciesData>()?.begin = Some(moment::beginning(scene, &now)?);
        Some((begun, now))
    }
}

/// The faults of the options' values.
fn check_options(data: &AciesData) -> Vec<Fault> {
    let options = &data.options;
    let mut faults = Vec::new();
    let mut fault = |name: &str, rule: Rule, what: Phrase, todo: Phrase| {
        let at = format!("acies.options.{name}");
        faults.push(Fault::new(at, "option", what, todo).against(rule.section));
    };
    if !(2..=12).contains(&options.wing_columns) {
        let what = phrase!("fault-a-wing-cannot-have", wing_columns = options.wing_columns);
        fault("wing_columns", rules::COLUMNS, what, phrase!("fault-use-2-to-12"));
    }
    let rolls = [
        ("withdraw_melee", options.withdraw_melee),
        ("withdraw_hand", options.withdraw_hand),
        ("withdraw_stay", options.withdraw_stay),
    ];
    for (name, value) in rolls.into_iter().filter(|(_, value)| *value > 10) {
        fault(
            name,
            rules::WITHDRAWAL_ROLL,
            phrase!("fault-no-die-shows", value = value),
            phrase!("fault-use-0-to-10"),
        );
    }
    if options.turn_cap == 0 || options.turn_cap > 9999 {
        let what = phrase!("fault-a-game-cannot-end", most = options.turn_cap);
        fault("turn_cap", rules::TURN_CAP, what, phrase!("fault-use-1-to-9999"));
    }
    faults
}

/// ACIES 4.1: both sides have picked their decks.
fn compile(scenario: &Scenario, data: &AciesData) -> Result<Scene, Vec<Fault>> {
    let mut faults = outline::faults(scenario);
    faults.extend(check_options(data));
    faults.extend(decks::check_units(&data.units));
    faults.extend(decks::check_lists(data));
    let (units, lists) = decks::cards(data);
    if units.len() > MOST_UNITS {
        let what = phrase!("fault-there-are-kinds-of", count = units.len());
        let todo = phrase!("fault-use-at-most", most = MOST_UNITS);
        faults.push(Fault::new("acies.units", "too-many", what, todo));
    }
    if data.decks.is_none() && data.begin.is_none() {
        let what = phrase!("fault-there-are-no-decks");
        faults.push(Fault::new("acies.decks", "missing", what, phrase!("fault-name-two-decks-or")));
    }
    let mut decks: [Option<DeckFile>; 2] = [None, None];
    for (place, named) in data.decks.iter().flatten().enumerate() {
        let at = format!("acies.decks[{place}]");
        let Some(deck) = named.resolve() else {
            let todo = phrase!("fault-use-the-id-of-a-built");
            faults.push(Fault::new(at, "unknown-deck", phrase!("fault-there-is-no-such"), todo));
            continue;
        };
        let listed = data.options.army_lists;
        faults.extend(decks::check(deck, &at, (&units, &lists), data.building, listed));
        decks[place] = Some(deck.clone());
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let armies = Both::from_fn(|side| {
        let deck = decks[side as usize].as_ref();
        army(scenario, &units, side, deck, data.begin.as_ref())
    });
    let begins = data.begin.as_ref().map_or(Phase::SetUp, |begin| phase(begin.phase));
    Ok(Scene::new(units, armies, data.options, begins))
}

fn kind(units: &[UnitData], id: &str) -> Option<Kind> {
    let place = units.iter().position(|unit| unit.id == id)?;
    u8::try_from(place).ok().map(Kind)
}

/// Copies of a card.
fn copies(card: Card, count: u8) -> impl Iterator<Item = Card> {
    std::iter::repeat_n(card, usize::from(count))
}

fn army(
    scenario: &Scenario,
    units: &[UnitData],
    side: Side,
    deck: Option<&DeckFile>,
    begin: Option<&BeginData>,
) -> Army {
    let mut cards: Vec<Card> = Vec::new();
    let mut deploy = Vec::new();
    let (mut deck_name, mut list) = (Text::default(), None);
    if let Some(deck) = deck {
        for (id, count) in &deck.units {
            cards.extend(
                kind(units, id).into_iter().flat_map(|kind| copies(Card::Unit(kind), *count)),
            );
        }
        for (tactic, count) in decks::tactics(deck) {
            cards.extend(copies(Card::Tactic(tactic), count));
        }
        deploy = deck.deploy.iter().filter_map(|id| kind(units, id)).collect();
        deck_name = deck.name.clone();
        list.clone_from(&deck.list);
    } else if let Some(begin) = begin {
        cards = all_cards(scenario, units, side, begin);
    }
    cards.sort_unstable();
    let cost =
        |card: &Card| card.unit().map_or(0, |kind| u32::from(units[usize::from(kind.0)].cost));
    let total = cards.iter().map(cost).sum();
    Army { side: scenario.sides[side as usize].clone(), deck_name, list, cards, total, deploy }
}

/// The units of a side that a game in mid-battle has.
fn all_cards(scenario: &Scenario, units: &[UnitData], side: Side, begin: &BeginData) -> Vec<Card> {
    let held = &begin.sides[side as usize];
    let piles = [&held.hand, &held.deck, &held.reserve, &held.casualties, &held.face_down];
    let sides = scenario.sides.each_ref().map(|side| side.id.as_str());
    let own = Some(sides[side as usize]);
    let fielded = begin.field.iter().filter(|entry| owner(sides, entry) == own);
    let names = piles.into_iter().flatten().chain(fielded.map(|entry| &entry.unit));
    names.filter_map(|name| kind(units, name)).map(Card::Unit).collect()
}

/// Who owns a unit of the field: the side that is named, or else the one whose First Line it stands in.
fn owner<'a>(sides: [&'a str; 2], entry: &'a FieldBegin) -> Option<&'a str> {
    let home = match entry.cell.parse::<Cell>().ok()?.line {
        Line::A => Some(sides[0]),
        Line::B => Some(sides[1]),
        Line::Melee => None,
    };
    entry.side.as_deref().or(home)
}

const fn phase(at: BeginAt) -> Phase {
    match at {
        BeginAt::Scout => Phase::Scout,
        BeginAt::Encircling => Phase::Encircling,
        BeginAt::Manoeuvre => Phase::Manoeuvre,
        BeginAt::Ready => Phase::Ready,
        BeginAt::Play => Phase::Play,
        BeginAt::Missile => Phase::Missile,
        BeginAt::Attack => Phase::Attack,
        BeginAt::Discard => Phase::Discard,
        BeginAt::Cards => Phase::Cards,
        BeginAt::Initiative => Phase::Initiative,
    }
}

/// A position that is being laid out.
struct Opening<'a> {
    scene: &'a Scene,
    s: State,
    faults: Vec<Fault>,
}

impl Opening<'_> {
    fn fault(&mut self, at: &str, name: &str, rule: Rule, what: Phrase, todo: Phrase) {
        self.faults.push(Fault::new(at, name, what, todo).against(rule.section));
    }

    fn side(&mut self, at: &str, id: &str) -> Option<Side> {
        let found = Side::ALL.into_iter().find(|side| self.scene.armies[*side].side.id == id);
        if found.is_none() {
            let what = phrase!("fault-there-is-no-side", id = id);
            self.fault(at, "unknown-side", rules::PILES, what, phrase!("fault-use-a-side-id"));
        }
        found
    }

    fn cards(&mut self, at: &str, names: &[String]) -> Vec<Card> {
        let mut cards = Vec::new();
        for (place, name) in names.iter().enumerate() {
            if let Some(card) = Card::find(self.scene, name) {
                cards.push(card);
            } else {
                let what = phrase!("fault-there-is-no-card", id = name);
                let at = format!("{at}[{place}]");
                self.fault(
                    &at,
                    "unknown-card",
                    rules::UNIT_CARDS,
                    what,
                    phrase!("fault-use-the-id-of-a-unit-or"),
                );
            }
        }
        cards
    }

    fn holding(&mut self, side: Side, begin: &BeginData) {
        let held = &begin.sides[side as usize];
        let at = |pile: &str| format!("acies.begin.sides[{}].{pile}", side as usize);
        let mut deck = self.cards(&at("deck"), &held.deck);
        deck.reverse();
        let mut hand = self.cards(&at("hand"), &held.hand);
        hand.sort_unstable();
        let holding = Holding {
            deck: Pile::from_bottom(deck),
            hand,
            reserve: Pile::from_bottom(self.cards(&at("reserve"), &held.reserve)),
            casualties: Pile::from_bottom(self.cards(&at("casualties"), &held.casualties)),
            face_down: Pile::from_bottom(self.cards(&at("face_down"), &held.face_down)),
            flank_points: held.flank_points,
            known: self.known(side, held, &at("known")),
            seen: Both(held.seen),
            wounds: self.wounded(held, &at("wounded")),
        };
        if held.seen.into_iter().any(|seen| usize::from(seen) > holding.deck.len()) {
            let what = phrase!("fault-the-deck-has-only", count = holding.deck.len());
            let todo = phrase!("fault-let-fewer-be-seen");
            self.fault(&at("seen"), "seen", rules::SCOUTING, what, todo);
        }
        if holding.deck.is_empty() {
            let what = phrase!("fault-the-deck-has-no");
            let todo = phrase!("fault-give-it-one-an");
            self.fault(&at("deck"), "no-cards", rules::DECK_OUT, what, todo);
        }
        let held = [
            holding.deck.len(),
            holding.hand.len(),
            holding.reserve.len(),
            holding.casualties.len(),
        ];
        if held.into_iter().sum::<usize>() + holding.face_down.len() > MOST_CARDS {
            let what = phrase!("fault-there-are-more-than", most = MOST_CARDS);
            self.fault(
                &at("deck"),
                "deck-size",
                rules::DECK_SIZE,
                what,
                phrase!("fault-use-fewer"),
            );
        }
        *self.s.of_mut(side) = holding;
    }

    fn unit(&mut self, place: usize, entry: &FieldBegin, owner: Option<&str>) {
        let at = format!("acies.begin.field[{place}]");
        let cell = match entry.cell.parse::<Cell>() {
            Ok(cell) if self.s.field.has(cell) => cell,
            _ => {
                let what = phrase!("fault-there-is-no-cell", id = entry.cell);
                let todo = phrase!("fault-use-a-m-or");
                return self.fault(&at, "cell", rules::COLUMNS, what, todo);
            }
        };
        let Some(owner) = owner else {
            let what = phrase!("fault-nobody-owns-the-unit", cell = cell);
            return self.fault(&at, "owner", rules::COLUMNS, what, phrase!("fault-name-its-side"));
        };
        let Some(side) = self.side(&format!("{at}.side"), owner) else { return };
        let intruder = Scene::is_home(side.enemy(), cell);
        if intruder && !self.scene.options.advance_enemy_first_line {
            let what = phrase!("fault-the-unit-in-stands", cell = cell);
            return self.fault(
                &at,
                "line",
                rules::ONE_CARD,
                what,
                phrase!("fault-put-it-elsewhere"),
            );
        }
        let Some(kind) = self.scene.kind(&entry.unit) else {
            let what = phrase!("fault-there-is-no-unit", id = entry.unit);
            return self.fault(
                &at,
                "unknown-unit",
                rules::UNIT_CARDS,
                what,
                phrase!("fault-use-the-id-of-a-unit"),
            );
        };
        if !self.s.field.is_free(cell) {
            let what = phrase!("fault-two-units-stand-in", cell = cell);
            return self.fault(
                &at,
                "cell",
                rules::ONE_CARD,
                what,
                phrase!("fault-a-cell-holds-one"),
            );
        }
        if entry.markers >= self.scene.unit(kind).hits {
            let what =
                phrase!("fault-markers-eliminate-the-unit", markers = entry.markers, cell = cell);
            return self.fault(&at, "markers", rules::MARKERS, what, phrase!("fault-use-fewer"));
        }
        let stance = match entry.stance {
            StanceBegin::Upright => Stance::Upright,
            StanceBegin::Turned => Stance::Turned,
            StanceBegin::FlankingWest => Stance::Flanking(Flank::West),
            StanceBegin::FlankingEast => Stance::Flanking(Flank::East),
        };
        let turn_record = self.turn_record(entry, side, &at);
        self.s.field.put(cell, Piece { side, kind, markers: entry.markers, stance, turn_record });
    }

    /// ACIES 6.2, 17.1: cards of the hand that the other side knows: they are in it.
    fn known(&mut self, side: Side, held: &HoldingBegin, at: &str) -> Vec<Card> {
        let mut known = self.cards(at, &held.known);
        known.sort_unstable();
        for name in &held.known {
            let count = |names: &[String]| names.iter().filter(|other| *other == name).count();
            if count(&held.known) > count(&held.hand) && Card::find(self.scene, name).is_some() {
                let id = &self.scene.armies[side].side.id;
                let what = phrase!("fault-the-hand-of-does", id = id, other = name);
                let todo = phrase!("fault-name-cards-of-the");
                self.fault(at, "known", rules::SCOUTING, what, todo);
                break;
            }
        }
        known
    }

    /// ACR-23: units of the hand with their markers.
    fn wounded(&mut self, held: &HoldingBegin, at: &str) -> Vec<(Kind, u8)> {
        let mut wounds = Vec::new();
        for (place, wound) in held.wounded.iter().enumerate() {
            let count = |unit: &String| *unit == wound.unit;
            let copies = held.hand.iter().filter(|name| count(name)).count();
            let told = held.wounded[..=place].iter().filter(|other| count(&other.unit)).count();
            let kind = self.scene.kind(&wound.unit).filter(|&kind| {
                told <= copies && (1..self.scene.unit(kind).hits).contains(&wound.markers)
            });
            if let Some(kind) = kind {
                wounds.push((kind, wound.markers));
            } else {
                let what =
                    phrase!("fault-the-hand-has-no", id = wound.unit, markers = wound.markers);
                let todo = phrase!("fault-name-a-unit-of-the-hand");
                self.fault(&format!("{at}[{place}]"), "wounded", rules::MARKERS, what, todo);
            }
        }
        wounds
    }

    /// ACIES 8.4, 9.1, 10.1, 16.6: what a unit has done in this turn.
    fn turn_record(&mut self, entry: &FieldBegin, side: Side, at: &str) -> TurnRecord {
        let phase = self.s.phase;
        let own = side == self.s.active;
        let marks = [
            ("may_move", entry.may_move.is_some(), phase == Phase::Manoeuvre, rules::WHO_MOVES),
            ("fired", entry.fired, phase >= Phase::Missile, rules::SHOTS),
            ("attacked", entry.attacked, phase >= Phase::Attack, rules::ATTACKS),
            ("halted", entry.halted, phase >= Phase::Encircling, rules::DIFFICULT),
        ];
        for (field, said, possible, rule) in marks {
            if said && !(possible && own) {
                let what = phrase!("fault-cannot-be-said-of-the", field = field, cell = entry.cell);
                let todo = phrase!("fault-it-holds-of-units");
                self.fault(&format!("{at}.{field}"), field, rule, what, todo);
            }
        }
        let upright = entry.stance == StanceBegin::Upright;
        TurnRecord {
            may_move: phase == Phase::Manoeuvre && entry.may_move.unwrap_or(upright),
            fired: entry.fired,
            attacked: entry.attacked,
            halted: entry.halted,
            reacted: false,
        }
    }

    /// ACIES 6.1, 8.6, 16.6, 16.12: what has been done in this turn by nobody in particular.
    fn turn(&mut self, begin: &BeginData) {
        let phase = self.s.phase;
        let marks = [
            ("units_played", begin.units_played > 0, phase >= Phase::Play, rules::PLAYING),
            ("break_morale", begin.break_morale, phase >= Phase::Attack, rules::BREAK_MORALE),
            ("no_attacks", begin.no_attacks, phase >= Phase::Attack, rules::DIFFICULT),
            ("barred", !begin.barred.is_empty(), phase >= Phase::Encircling, rules::DIFFICULT),
        ];
        for (field, said, possible, rule) in marks {
            if said && !possible {
                let what = phrase!("fault-cannot-be-said-in", field = field);
                let todo = phrase!("fault-begin-in-a-later");
                self.fault(&format!("acies.begin.{field}"), field, rule, what, todo);
            }
        }
        for (place, name) in begin.barred.iter().enumerate() {
            match self.scene.kind(name) {
                Some(kind) if self.s.of(self.s.active).holds(Card::Unit(kind)) => {
                    self.s.barred.push(kind);
                }
                _ => {
                    let what = phrase!("fault-the-hand-of-the", id = name);
                    let at = format!("acies.begin.barred[{place}]");
                    self.fault(
                        &at,
                        "barred",
                        rules::DIFFICULT,
                        what,
                        phrase!("fault-name-a-unit-of-that"),
                    );
                }
            }
        }
        self.s.scouts_sent = begin.scouts_sent;
        self.s.units_played = begin.units_played;
        (self.s.break_morale, self.s.no_attacks) = (begin.break_morale, begin.no_attacks);
    }

    /// ACIES 7.3, 16.6: the discards for flank points, and one that may still be stopped.
    fn encircling(&mut self, begin: &BeginData) -> Option<Frame> {
        let state = begin.encircling.as_ref()?;
        if self.s.phase != Phase::Encircling {
            let what = phrase!("fault-nobody-discards-for-flank");
            let todo = phrase!("fault-begin-in-the-encircling");
            self.fault("acies.begin.encircling", "phase", rules::FLANK_DISCARD, what, todo);
        }
        let to_act = self.side("acies.begin.encircling.to_act", &state.to_act)?;
        let pending = state.pending.as_ref().map(|name| (name, self.scene.kind(name)));
        if let Some((name, kind)) = pending {
            let flank = kind.is_some_and(|kind| {
                let lies = self.s.of(self.s.active).reserve.cards().contains(&Card::Unit(kind));
                self.scene.unit(kind).flank && lies
            });
            if !flank || to_act != self.s.active || !state.acted {
                let what = phrase!("fault-cannot-be-a-discard", id = name);
                let todo = phrase!("fault-name-a-unit-of-the-active");
                let at = "acies.begin.encircling.pending";
                self.fault(at, "pending", rules::DIFFICULT, what, todo);
            }
        }
        let kind = pending.and_then(|(_, kind)| kind);
        Some(Frame::Encircling(Encircling::under_way(to_act, (state.acted, state.passed), kind)))
    }

    /// ACIES 1.1, 4.1: with decks, the cards of a side are those of its deck, no more and no fewer.
    fn decks(&mut self, begin: &BeginData) {
        for side in Side::ALL {
            let mut left = self.scene.armies[side].cards.clone();
            let held = &begin.sides[side as usize];
            let at = |pile: &str| format!("acies.begin.sides[{}].{pile}", side as usize);
            let mut named: Vec<(String, &String)> = Vec::new();
            for (pile, names) in [
                ("hand", &held.hand),
                ("deck", &held.deck),
                ("reserve", &held.reserve),
                ("casualties", &held.casualties),
                ("face_down", &held.face_down),
            ] {
                let paths = names.iter().enumerate();
                named.extend(paths.map(|(i, name)| (format!("{}[{i}]", at(pile)), name)));
            }
            let sides = Side::ALL.map(|side| self.scene.armies[side].side.id.as_str());
            for (i, entry) in begin.field.iter().enumerate() {
                if owner(sides, entry) == Some(sides[side as usize]) {
                    named.push((format!("acies.begin.field[{i}].unit"), &entry.unit));
                }
            }
            for (path, name) in named {
                let Some(card) = Card::find(self.scene, name) else { continue };
                if let Some(place) = left.iter().position(|other| *other == card) {
                    left.remove(place);
                } else {
                    let what = phrase!("fault-the-deck-of-this", id = name);
                    let todo = phrase!("fault-name-the-cards-of");
                    self.fault(&path, "not-in-deck", rules::DECK_SIZE, what, todo);
                }
            }
            let units: Vec<&str> = left
                .iter()
                .filter(|card| card.unit().is_some())
                .map(|card| card.id(self.scene))
                .collect();
            if !units.is_empty() {
                let what = phrase!("fault-these-units-of-the", list = units.join(", "));
                let todo = phrase!("fault-put-every-unit-of");
                let at = format!("acies.begin.sides[{}]", side as usize);
                self.fault(&at, "missing-cards", rules::DECK_SIZE, what, todo);
            }
        }
    }

    fn stances(&mut self) {
        let flanking = |piece: &Piece| matches!(piece.stance, Stance::Flanking(_));
        let opposed: Vec<Cell> = self
            .s
            .field
            .pieces()
            .filter(|(cell, piece)| flanking(piece) && self.s.field.opposite(*cell).is_some())
            .map(|(cell, _)| cell)
            .collect();
        for cell in opposed {
            let what = phrase!("fault-the-unit-in-is", cell = cell);
            self.fault(
                "acies.begin.field",
                "stance",
                rules::STATE_CHECK,
                what,
                phrase!("fault-let-it-stand-upright"),
            );
        }
    }
}

/// The position in which a battle begins in the middle, and the procedure of its phase where that is under way.
fn in_battle(
    scene: &Scene,
    data: &AciesData,
    begin: &BeginData,
) -> Result<(State, Option<Frame>), Vec<Fault>> {
    let s = State::new(scene.columns());
    let mut opening = Opening { scene, s, faults: Vec::new() };
    if begin.turn == 0 || begin.turn > scene.options.turn_cap {
        let what = phrase!("fault-there-is-no-turn", turn = begin.turn);
        let todo = phrase!("fault-use-1-to", most = scene.options.turn_cap);
        opening.fault("acies.begin.turn", "turn", rules::TURN_CAP, what, todo);
    }
    if let Some(active) = opening.side("acies.begin.active", &begin.active) {
        opening.s.active = active;
    }
    (opening.s.turn, opening.s.extra) = (begin.turn, begin.extra);
    opening.s.phase = phase(begin.phase);
    for side in Side::ALL {
        opening.holding(side, begin);
    }
    let sides = Side::ALL.map(|side| scene.armies[side].side.id.as_str());
    for (place, entry) in begin.field.iter().enumerate() {
        opening.unit(place, entry, owner(sides, entry));
    }
    opening.stances();
    opening.turn(begin);
    let encircling = opening.encircling(begin);
    if data.decks.is_some() {
        opening.decks(begin);
    }
    for side in Side::ALL {
        let (lost, total) = scene.rout(&opening.s, side);
        if scene.options.route_level && 2 * lost > total {
            let what = phrase!("fault-a-side-has-lost");
            opening.fault(
                "acies.begin.sides",
                "over",
                rules::ROUTE_LEVEL,
                what,
                phrase!("fault-let-it-lose-less"),
            );
        }
    }
    let Opening { s, faults, .. } = opening;
    if !faults.is_empty() {
        return Err(faults);
    }
    let moved = begin.field.iter().any(|entry| entry.may_move.is_some());
    let doing = encircling.or_else(|| moved.then(|| Frame::Moves(Moves::default())));
    Ok((s, doing))
}
