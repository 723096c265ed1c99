//! From a scenario to the first decision of a game (BARONS 14.0).

mod under_way;

use super::compile::compile;
use super::frame::Frame;
use super::moment;
use super::rehearsal;
use super::rules;
use super::scene::{BattleId, MovementMode, Scene, Setup, battle_id, unit_id};
use super::sequence::Course;
use super::standing::{Standing, prohibited, stacking_fault};
use super::state::{Effectiveness, Place, Segment, State};
use super::system::Barons;
use crate::board::Hex;
use crate::kernel::{Both, Game, GameOf, Rule, Side, UnitId};
use crate::phrase;
use crate::scenario::barons::BaronsData;
use crate::scenario::barons::SymbolKind;
use crate::scenario::barons::begin::{BattleBegin, BeginAt, BeginData, CounterBegin};
use crate::scenario::{Fault, FromScenario, Scenario};
use crate::words::Phrase;
use smallvec::SmallVec;

impl FromScenario for Barons {
    fn start(scenario: &Scenario) -> Result<(Scene, GameOf<Barons>), Vec<Fault>> {
        let scene = compile(scenario)?;
        let mut faults = Vec::new();
        let begin = scenario.data::<BaronsData>().and_then(|data| data.begin.as_ref());
        let game = match begin {
            None => {
                let game = Game::new(State::empty(&scene), Frame::Course(Course::start()));
                if let Some(fault) = rehearsal::fault(&scene, &game) {
                    return Err(vec![fault]);
                }
                game
            }
            Some(begin) => {
                let (state, under_way) = in_battle(&scene, begin, scenario, &mut faults);
                Game::with_stack(state, Course::in_battle(begin.at, under_way))
            }
        };
        if faults.is_empty() { Ok((scene, game)) } else { Err(faults) }
    }

    fn beginning_at(
        scenario: &Scenario,
        scene: &Scene,
        game: &GameOf<Barons>,
    ) -> Option<(Scenario, GameOf<Barons>)> {
        let (mut begun, mut now) = (scenario.clone(), game.clone());
        now.state = moment::settled(scene, &game.state);
        begun.data_mut::<BaronsData>()?.begin = Some(moment::beginning(scene, &now)?);
        Some((begun, now))
    }
}

/// The position in which a battle begins in the middle, and whether something has been done in its segment; what can't
/// be is added to the faults.
fn in_battle(
    scene: &Scene,
    begin: &BeginData,
    scenario: &Scenario,
    faults: &mut Vec<Fault>,
) -> (State, bool) {
    let s = State::empty(scene);
    let mut opening = Opening { scene, begin, s, faults: Vec::new() };
    let side = opening.course();
    opening.names();
    opening.units();
    opening.leaders();
    opening.battles();
    opening.edward(scenario);
    if let Some(side) = side {
        opening.activation(side);
    }
    let under_way = opening.under_way();
    if opening.faults.is_empty() && faults.is_empty() {
        opening.not_over();
    }
    faults.append(&mut opening.faults);
    (opening.s, under_way)
}

/// The segment that a beginning stands in.
const fn segment(at: BeginAt) -> Segment {
    match at {
        BeginAt::Turn => Segment::Replacement,
        BeginAt::Initiative => Segment::Initiative,
        BeginAt::Movement => Segment::Movement,
        BeginAt::Adjustment => Segment::Adjustment,
        BeginAt::DefensiveFire => Segment::DefensiveFire,
        BeginAt::OffensiveFire => Segment::OffensiveFire,
        BeginAt::Melee => Segment::Melee,
        BeginAt::Recovery => Segment::Recovery,
    }
}

/// The last turn in which a battle may begin.
const LAST_TURN: u16 = 9_999;

/// A position that is being set up in mid-battle.
struct Opening<'a> {
    scene: &'a Scene,
    begin: &'a BeginData,
    s: State,
    faults: Vec<Fault>,
}

impl Opening<'_> {
    fn unknown(&mut self, at: &str, name: &str, what: Phrase, todo: Phrase) {
        self.faults.push(Fault::new(at, name, what, todo));
    }

    fn fault(&mut self, at: &str, name: &str, rule: Rule, what: Phrase, todo: Phrase) {
        self.faults.push(Fault::new(at, name, what, todo).against(rule.section));
    }

    /// The state of a counter, or that of one that is not named.
    fn counter(&self, id: &str) -> CounterBegin {
        self.begin.counters.get(id).cloned().unwrap_or_default()
    }

    /// Turn, segment and initiative; returns the side that has it.
    fn course(&mut self) -> Option<Side> {
        let (scene, begin) = (self.scene, self.begin);
        let last = scene.turn_limit().unwrap_or(LAST_TURN).min(LAST_TURN);
        if !(1..=last).contains(&begin.turn) {
            let what = phrase!("fault-there-is-no-turn", turn = begin.turn);
            let todo = phrase!("fault-use-a-turn-from-1-to", last = last);
            self.fault("barons.begin.turn", "turn", rules::SEQUENCE, what, todo);
        }
        if begin.activations.into_iter().any(|won| won > LAST_TURN) {
            let what = phrase!("fault-a-side-has-won");
            let at = "barons.begin.activations";
            self.fault(
                at,
                "activations",
                rules::REINFORCEMENTS,
                what,
                phrase!("fault-use-lower-numbers"),
            );
        }
        if !(1..=2).contains(&begin.running) {
            let what = phrase!("fault-no-side-has-the", running = begin.running);
            let at = "barons.begin.running";
            self.fault(at, "running", rules::TWO_RUNNING, what, phrase!("fault-use-1-or-2"));
        }
        let side = Side::ALL.into_iter().find(|&side| scene.armies[side].id == begin.initiative);
        if side.is_none() {
            let what = phrase!("fault-there-is-no-side", id = begin.initiative);
            self.unknown(
                "barons.begin.initiative",
                "unknown-side",
                what,
                phrase!("fault-use-a-side-id"),
            );
        }
        let s = &mut self.s;
        // A new turn counts itself (3.0).
        let begun = begin.turn.saturating_sub(u16::from(begin.at == BeginAt::Turn));
        (s.turn, s.segment) = (begun, segment(begin.at));
        (s.initiative, s.running) = (side, begin.running);
        (s.won, s.revealed) = (Both(begin.activations), true);
        side
    }

    /// Names that nothing bears.
    fn names(&mut self) {
        for id in self.begin.counters.keys().filter(|id| self.scene.find(id).is_none()) {
            let what = phrase!("fault-there-is-no-counter", id = id);
            let todo = phrase!("fault-use-an-id-from-the-lists-of-units-and");
            let at = format!("barons.begin.counters.{id}");
            self.faults.push(Fault::new(at, "unknown-counter", what, todo));
        }
        for id in self.begin.battles.keys().filter(|id| self.scene.find_battle(id).is_none()) {
            let what = phrase!("fault-there-is-no-battle", id = id);
            let at = format!("barons.begin.battles.{id}");
            self.faults.push(Fault::new(
                at,
                "unknown-battle",
                what,
                phrase!("fault-use-a-battle-id"),
            ));
        }
    }

    /// Where a counter begins.
    fn place(
        &mut self,
        set: &CounterBegin,
        at: &str,
        battle: BattleId,
        setup: Option<Hex>,
    ) -> Option<Place> {
        let scene = self.scene;
        let enters = matches!(scene.battle(battle).setup, Setup::Enters { .. });
        if set.gone {
            return Some(Place::Gone);
        }
        if set.waits && !enters {
            let what = phrase!("fault-its-battle-does-not");
            self.fault(at, "waits", rules::REINFORCEMENTS, what, phrase!("fault-give-it-a-hex"));
            return None;
        }
        if set.waits {
            return Some(Place::Waits);
        }
        if let Some(label) = &set.at {
            let hex = scene.map.grid.parse(label);
            if hex.is_none() {
                let what = phrase!("fault-there-is-no-hex-on-the-map", id = label);
                let todo = phrase!("fault-write-its-printed-number");
                self.unknown(&format!("{at}.at"), "unknown-hex", what, todo);
            }
            return hex.map(Place::Map);
        }
        match setup {
            Some(hex) => Some(Place::Map(hex)),
            None if enters => Some(Place::Waits),
            None => {
                let todo = phrase!("fault-give-it-a-hex-or");
                self.fault(at, "place", rules::SCENARIOS, phrase!("fault-it-has-no-place"), todo);
                None
            }
        }
    }

    /// BARONS 7.1, 7.3, 8.61, 12.1: the combat units.
    fn units(&mut self) {
        for (index, printed) in self.scene.units.iter().enumerate() {
            let unit = unit_id(index);
            let set = self.counter(&printed.id);
            let at = format!("barons.begin.counters.{}", printed.id);
            let place = self.place(&set, &at, printed.battle, printed.setup);
            self.values(unit, &set, &at, place);
            match place {
                Some(Place::Map(hex)) => self.stand(unit, hex, &set, &at),
                Some(other) => self.s.unit_mut(unit).place = other,
                None => {}
            }
        }
        self.losses();
    }

    /// BARONS 7.1, 8.61, 8.62, 12.1: facing, hits and morale of a unit.
    fn values(&mut self, unit: UnitId, set: &CounterBegin, at: &str, place: Option<Place>) {
        let scene = self.scene;
        if set.wounded {
            let what = phrase!("fault-only-leaders-have-a");
            self.fault(
                at,
                "wounded",
                rules::LEADER_CASUALTIES,
                what,
                phrase!("fault-give-the-unit-hits"),
            );
        }
        let facing = set.facing.unwrap_or(scene.unit(unit).facing.0);
        if facing > 5 {
            let what = phrase!("fault-there-is-no-vertex", facing = facing);
            self.fault(
                &format!("{at}.facing"),
                "facing",
                rules::FACING,
                what,
                phrase!("fault-use-0-to-5"),
            );
            return;
        }
        let state = self.s.unit_mut(unit);
        state.facing.0 = facing;
        if place == Some(Place::Gone) {
            return;
        }
        (state.hits, state.shaken) = (set.hits, set.shaken);
        let dead = self.s.strength(scene, unit) == 0;
        if set.hits > 5 || dead {
            let what = phrase!("fault-with-hits-it-would", hits = set.hits);
            let todo = phrase!("fault-give-it-fewer-or");
            self.fault(&format!("{at}.hits"), "hits", rules::ELIMINATION, what, todo);
        }
    }

    /// BARONS 7.0, 7.1, 7.3: puts a unit into its hex, if it can stand there.
    fn stand(&mut self, unit: UnitId, hex: Hex, set: &CounterBegin, at: &str) {
        let scene = self.scene;
        let (printed, label) = (scene.unit(unit), scene.label(hex));
        let mode = MovementMode::from(printed.class);
        if scene.terrain(hex).costs[mode as usize].is_none() {
            self.faults.push(prohibited(at, &label, &printed.id));
        }
        let standing = |unit| Standing { unit: scene.unit(unit), facing: self.s.unit(unit).facing };
        let others: SmallVec<[Standing<'_>; 2]> = self.s.stack(hex).map(standing).collect();
        if let Some(fault) = stacking_fault(at, &label, &standing(unit), &others) {
            self.faults.push(fault);
            return;
        }
        // Of two units the one listed first is on top, unless it alone is said to lie below.
        let top = self.s.top(hex).map(|top| self.counter(&scene.unit(top).id).below);
        let below = set.below || top == Some(false);
        self.s.occupy(unit, hex, below);
    }

    /// BARONS 13.0: units that have left play fill the boxes of their Battles.
    fn losses(&mut self) {
        for (index, unit) in self.s.units.iter().enumerate() {
            if unit.place == Place::Gone {
                let battle = self.scene.units[index].battle;
                let state = &mut self.s.battles[battle.index()];
                state.boxes.push(unit_id(index));
                state.left = state.left.saturating_sub(1);
            }
        }
    }

    /// BARONS 6.0, 6.3: the leaders.
    fn leaders(&mut self) {
        let scene = self.scene;
        for (index, printed) in scene.leaders.iter().enumerate() {
            let leader = scene.leader_id(index);
            let set = self.counter(&printed.id);
            let at = format!("barons.begin.counters.{}", printed.id);
            let done = set.fired.is_some() || set.attacked || set.adjusted || set.checked;
            let charged = set.spent || set.owes_recoil;
            let state = set.below || set.shaken || set.hits > 0 || set.facing.is_some();
            let unit_only = state || done || charged;
            if unit_only || set.charges.is_some() {
                let what = phrase!("fault-a-leader-has-neither");
                self.fault(
                    &at,
                    "leader",
                    rules::LEADERS,
                    what,
                    phrase!("fault-use-wounded-for-his"),
                );
            }
            let place = self.place(&set, &at, printed.battle, printed.setup);
            if let Some(Place::Map(hex)) = place {
                let label = scene.label(hex);
                if scene.terrain(hex).costs[MovementMode::Leader as usize].is_none() {
                    self.faults.push(prohibited(&at, &label, &printed.id));
                }
                if self.s.is_enemy(scene, hex, printed.side) {
                    let what =
                        phrase!("fault-stands-in-among-enemies", id = printed.id, label = label);
                    self.fault(
                        &at,
                        "enemy",
                        rules::LEADERS,
                        what,
                        phrase!("fault-give-him-another-hex"),
                    );
                }
            }
            let state = self.s.leader_mut(leader);
            state.wounded = set.wounded;
            state.place = place.unwrap_or(state.place);
        }
    }

    /// BARONS 5.0, 6.1, 13.0: tracks, lasting states and pending symbols of the Battles.
    fn battles(&mut self) {
        let begin = self.begin;
        for index in 0..self.scene.battles.len() {
            let battle = battle_id(index);
            let id = &self.scene.battles[index].id;
            let at = format!("barons.begin.battles.{id}");
            if let Some(set) = begin.battles.get(id) {
                self.track(battle, set, &at);
                self.effectiveness(battle, set, &at);
                self.pending(battle, set, &at);
                self.entry(battle, set, &at);
            }
            let down_since = begin.battles.get(id).and_then(|set| set.down_since);
            let state = self.s.battle_mut(battle);
            let down = state.left == 0 || state.effectiveness == Effectiveness::Broken;
            if down {
                state.down_since = Some(down_since.unwrap_or(begin.turn.saturating_sub(1)));
            }
            if down_since.is_some_and(|turn| !down || turn > begin.turn) {
                let what = phrase!("fault-has-not-gone-down", id = id);
                let todo = phrase!("fault-say-it-of-a");
                self.fault(&format!("{at}.down_since"), "down-since", rules::EDWARD, what, todo);
            }
        }
    }

    /// BARONS 5.0, 6.1: the chits on a track.
    fn track(&mut self, battle: BattleId, set: &BattleBegin, at: &str) {
        let scene = self.scene;
        for (i, &chit) in set.chits.iter().enumerate() {
            if (1..=4).contains(&chit) {
                let chits = &mut self.s.battle_mut(battle).chits[usize::from(chit) - 1];
                *chits = chits.saturating_add(1);
            } else {
                let what = phrase!("fault-there-is-no-chit", chit = chit);
                let at = format!("{at}.chits[{i}]");
                self.fault(&at, "chit", rules::CHITS, what, phrase!("fault-use-1-to-4"));
            }
        }
        if set.chits.len() > usize::from(scene.options.track_boxes) {
            let what = phrase!("fault-chits-lie-on-the", count = set.chits.len());
            let todo = phrase!("fault-it-has-boxes", track_boxes = scene.options.track_boxes);
            self.fault(&format!("{at}.chits"), "track", rules::CHITS, what, todo);
        }
        self.s.battle_mut(battle).fours_used = set.fours_used;
        let fours = u16::from(set.fours_used) + u16::from(self.s.battle(battle).chits[3]);
        if scene.leader(scene.battle(battle).leader).leadership == 1 && fours > 1 || fours > 100 {
            let what = phrase!("fault-the-leader-has-or", fours = fours);
            let todo = phrase!("fault-with-leadership-1-he");
            self.fault(at, "fours", rules::RATINGS, what, todo);
        }
    }

    /// BARONS 13.0: the lasting state of a Battle.
    fn effectiveness(&mut self, battle: BattleId, set: &BattleBegin, at: &str) {
        let effectiveness = match set.state {
            None => Effectiveness::Good,
            Some(SymbolKind::Shaken) => Effectiveness::Shaken,
            Some(SymbolKind::Broken) => Effectiveness::Broken,
            Some(SymbolKind::Waver) => {
                let what = phrase!("fault-a-battle-does-not");
                let todo = phrase!("fault-use-shaken-or-broken");
                let at = format!("{at}.state");
                self.fault(&at, "state", rules::EFFECTIVENESS, what, todo);
                return;
            }
        };
        self.s.battle_mut(battle).effectiveness = effectiveness;
    }

    /// BARONS 13.0: symbols that are still to be checked lie in filled boxes.
    fn pending(&mut self, battle: BattleId, set: &BattleBegin, at: &str) {
        let display = &self.scene.battle(battle).display;
        for (i, &number) in set.pending.iter().enumerate() {
            let place = number.checked_sub(1).filter(|&place| {
                let place = usize::from(place);
                place < self.s.battle(battle).boxes.len()
                    && display.get(place).is_some_and(Option::is_some)
            });
            let symbol = place.map(|place| (battle, place));
            match symbol.filter(|symbol| !self.s.symbols.contains(symbol)) {
                Some(symbol) => self.s.symbols.push(symbol),
                None => {
                    let what = phrase!("fault-no-symbol-lies-in", number = number);
                    let todo = phrase!("fault-name-each-filled-box");
                    let at = format!("{at}.pending[{i}]");
                    self.fault(&at, "pending", rules::EFFECTIVENESS, what, todo);
                }
            }
        }
    }

    /// BARONS 14.5: the hex through which a Battle that comes later enters.
    fn entry(&mut self, battle: BattleId, set: &BattleBegin, at: &str) {
        let Some(label) = &set.entry else { return };
        let enters = matches!(self.scene.battle(battle).setup, Setup::Enters { .. });
        let hex = self.scene.map.grid.parse(label).filter(|_| enters);
        if hex.is_none() {
            let what = phrase!("fault-no-battle-that-comes", label = label);
            let todo = phrase!("fault-name-a-hex-of");
            self.fault(&format!("{at}.entry"), "entry", rules::REINFORCEMENTS, what, todo);
        }
        self.s.battle_mut(battle).entry = hex;
    }

    /// BARONS 14.1: the Battle that Edward's must attack; without the option it means nothing.
    fn edward(&mut self, scenario: &Scenario) {
        let Some(named) = &self.begin.edward_target else { return };
        let edward = scenario.data::<BaronsData>().and_then(|data| data.edward.as_ref());
        let bound = edward.and_then(|edward| self.scene.find_battle(&edward.battle));
        let target = self.scene.find_battle(named).filter(|&target| {
            let side = |battle| self.scene.battle(battle).side;
            bound.is_some_and(|bound| side(bound) != side(target))
        });
        if target.is_none() {
            let what = phrase!("fault-is-no-enemy-battle", id = named);
            let todo = phrase!("fault-name-an-enemy-battle");
            let at = "barons.begin.edward_target";
            self.fault(at, "edward", rules::EDWARD, what, todo);
        }
        self.s.edward.target = target.filter(|_| self.scene.edward.is_some());
        self.s.edward.freed = self.begin.edward_freed && self.s.edward.target.is_some();
    }

    /// The hexes that a list names.
    fn hexes(&mut self, labels: &[String], at: &str) -> SmallVec<[Hex; 4]> {
        let mut hexes = SmallVec::new();
        for (i, label) in labels.iter().enumerate() {
            match self.scene.map.grid.parse(label) {
                Some(hex) if !hexes.contains(&hex) => hexes.push(hex),
                _ => {
                    let what = phrase!("fault-there-is-no-hex-on-the-map-or", id = label);
                    let todo = phrase!("fault-write-printed-numbers-each");
                    self.unknown(&format!("{at}[{i}]"), "unknown-hex", what, todo);
                }
            }
        }
        hexes
    }

    /// The counters that a list names.
    fn counters(&mut self, ids: &[String], at: &str) -> Vec<UnitId> {
        let mut found = Vec::new();
        for (i, id) in ids.iter().enumerate() {
            match self.scene.find(id) {
                Some(counter) => found.push(counter),
                None => {
                    let what = phrase!("fault-there-is-no-counter", id = id);
                    let todo = phrase!("fault-use-an-id-from-the-lists-of-units-and");
                    self.unknown(&format!("{at}[{i}]"), "unknown-counter", what, todo);
                }
            }
        }
        found
    }
}
