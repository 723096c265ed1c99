//! One thing that happened, with all that is seen of it on the board.

use gonfalon_core::board::Hex;
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::view::{
    CounterView, Entry, EntryKind, FieldCard, MapView, Needed, NewStanding, Showing, Sign,
    UnsaidWay,
};
use std::collections::HashMap;

/// A die on show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// The face that came up.
    pub face: u8,
    /// How many sides it has.
    pub sides: u8,
    /// Whose it is.
    pub side: Option<Side>,
}

/// Somebody who left the board, as he stood there last.
#[derive(Clone, PartialEq, Debug)]
pub enum Gone {
    /// A counter of the map.
    Counter(Box<CounterView>),
    /// A card of the field.
    Card(Box<FieldCard>),
}

impl Gone {
    /// Whose it was.
    #[must_use]
    pub fn side(&self) -> Side {
        match self {
            Gone::Counter(counter) => counter.side,
            Gone::Card(card) => card.side,
        }
    }

    /// Whether it is one of the counters with these ids.
    #[must_use]
    pub fn is_any_of(&self, units: &[String]) -> bool {
        matches!(self, Gone::Counter(counter) if units.contains(&counter.id))
    }

    /// Whether it is a camp or an engine, which does not fight.
    #[must_use]
    pub fn is_marker(&self) -> bool {
        match self {
            Gone::Counter(counter) => counter.kind.is_marker(),
            Gone::Card(_) => false,
        }
    }
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    /// Its line in the journal.
    pub line: usize,
    /// How many actions had been taken before the one that caused it.
    pub step: usize,
    /// What kind of line it is.
    pub kind: EntryKind,
    /// The side it concerns.
    pub side: Option<Side>,
    /// What happened, in a sentence.
    pub text: String,
    /// Why the computer did it, if it was a choice of the computer.
    pub reason: Option<String>,
    /// The number of its rule.
    pub rule: Option<String>,
    /// The dice that brought it about.
    pub dice: Vec<Die>,
    /// What they had to show.
    pub needed: Option<Needed>,
    /// What kind of mark it makes.
    pub sign: Sign,
    /// Where it happened, by name: a way in order; of an attack those it comes from, then those it goes to.
    pub places: Vec<String>,
    /// How many of the places an attack goes to.
    pub targets: usize,
    /// Ids of the counters that do it or that it happens to.
    pub units: Vec<String>,
    /// What came of it, in a word or two, where nothing changed by it.
    pub outcome: Option<String>,
    /// Who left the board.
    pub gone: Vec<Gone>,
    /// The ways that led to it, where no line tells of them: each from its first place to its last.
    pub came: Vec<UnsaidWay>,
    /// What somebody is from now on by it.
    pub standing: Option<Box<NewStanding>>,
}

impl Happening {
    /// Where it is told: the end of a way, the target of an attack.
    #[must_use]
    pub fn place(&self) -> Option<&str> {
        self.places.last().map(String::as_str)
    }

    /// Where an attack comes from, and where it goes.
    #[must_use]
    pub fn strike<'a, P>(&self, places: &'a [P]) -> (&'a [P], &'a [P]) {
        places.split_at(places.len().saturating_sub(self.targets.max(1)))
    }

    /// Whose units, leaders and cards left the board by it, one side for each. Camps and engines are nobody who falls.
    pub fn fallen(&self) -> impl Iterator<Item = Side> {
        let nobody = self.gone.is_empty().then_some(self.side).flatten();
        let lost = self.sign == Sign::Lost;
        let gone = self.gone.iter().filter(|gone| !gone.is_marker()).map(Gone::side);
        gone.chain(nobody).filter(move |_| lost)
    }

    /// The side that is worse off by it, if something left the board: whoever captures a camp tells it, and loses nothing.
    #[must_use]
    pub fn loser(&self) -> Option<Side> {
        self.gone.first().map(Gone::side).or(self.side)
    }

    /// A way that led to it, as hexes.
    #[must_use]
    pub fn way_of(came: &UnsaidWay, map: &MapView) -> Vec<Hex> {
        came.places.iter().filter_map(|label| map.hex(label)).collect()
    }

    /// Its places as hexes.
    #[must_use]
    pub fn hexes(&self, map: &MapView) -> Vec<Hex> {
        self.places.iter().filter_map(|label| map.hex(label)).collect()
    }
}

/// Reads happenings from the journal, line by line.
#[derive(Default)]
pub struct Reader {
    /// The lines that were read.
    pub lines: usize,
    /// The action whose board is known, and where its counters stood before it, or have come to since.
    board: Option<(usize, HashMap<String, String>)>,
    /// Dice whose result is not known yet.
    dice: Vec<(Die, usize)>,
    /// Ways of which no line tells, until something happens.
    came: Vec<UnsaidWay>,
    /// Why the computer took an action, and which.
    reason: Option<(usize, String)>,
}

impl Reader {
    /// Begins at a line of the journal.
    #[must_use]
    pub fn at(line: usize) -> Reader {
        Reader { lines: line, ..Reader::default() }
    }

    /// Reads what is new.
    pub fn read(&mut self, port: &dyn Port, viewer: Option<Side>, out: &mut Vec<Happening>) {
        self.read_until(port, viewer, usize::MAX, out);
    }

    /// Reads what is new, up to an action.
    pub fn read_until(
        &mut self,
        port: &dyn Port,
        viewer: Option<Side>,
        end: usize,
        out: &mut Vec<Happening>,
    ) {
        let journal = port.journal();
        while let Some(entry) = journal.get(self.lines).filter(|entry| entry.step < end) {
            let line = self.lines;
            self.lines += 1;
            self.come(port, viewer, entry);
            match entry.kind {
                EntryKind::Annotation => self.reason = Some((entry.step, entry.text.clone())),
                EntryKind::Throw => {
                    if let Some(throw) = &entry.throw {
                        let (face, sides) = (throw.face, throw.sides);
                        self.dice.push((Die { face, sides, side: entry.side }, line));
                    }
                }
                _ => {
                    if !entry.showing.thrown {
                        self.lay_open(port, out);
                    }
                    let happening = self.happening(port, viewer, (line, entry), out);
                    out.push(happening);
                }
            }
        }
        self.lay_open(port, out);
    }

    /// Counters are elsewhere by the time of an entry although no line has told so.
    fn come(&mut self, port: &dyn Port, viewer: Option<Side>, entry: &Entry) {
        if entry.showing.before.is_empty() {
            return;
        }
        let stands = self.stands(port, viewer, entry.step);
        for way in &entry.showing.before {
            let end = way.places.last().cloned().unwrap_or_default();
            stands.extend(way.units.iter().map(|unit| (unit.clone(), end.clone())));
        }
        self.came.extend(joined(&entry.showing.before));
    }

    /// Dice of which nothing comes are told for themselves, where the last thing happened.
    fn lay_open(&mut self, port: &dyn Port, out: &mut Vec<Happening>) {
        for (die, line) in std::mem::take(&mut self.dice) {
            let Some(entry) = port.journal().get(line) else { continue };
            let before = out.last().filter(|before| before.step == entry.step);
            let places = before.map(|before| before.places.clone()).unwrap_or_default();
            out.push(Happening {
                sign: if places.is_empty() { Sign::Course } else { Sign::Here },
                places,
                dice: vec![die],
                ..Self::plain((line, entry))
            });
        }
    }

    fn plain((line, entry): (usize, &Entry)) -> Happening {
        Happening {
            line,
            step: entry.step,
            kind: entry.kind,
            side: entry.side,
            text: entry.text.clone(),
            reason: None,
            rule: entry.rule.clone(),
            dice: Vec::new(),
            needed: entry.showing.needed,
            sign: entry.showing.sign,
            places: Vec::new(),
            targets: 0,
            units: entry.showing.units.clone(),
            outcome: entry.showing.outcome.clone(),
            gone: Vec::new(),
            came: Vec::new(),
            standing: entry.showing.standing.clone(),
        }
    }

    fn happening(
        &mut self,
        port: &dyn Port,
        viewer: Option<Side>,
        (line, entry): (usize, &Entry),
        before: &[Happening],
    ) -> Happening {
        let showing = &entry.showing;
        let (places, targets) = match showing.sign {
            Sign::Course => (Vec::new(), 0),
            _ => self.places(port, viewer, entry),
        };
        let places = if places.is_empty() && showing.sign != Sign::Course {
            cause(before, entry.step)
                .and_then(|cause| cause.places.last())
                .cloned()
                .into_iter()
                .collect()
        } else {
            places
        };
        if showing.sign == Sign::Way
            && let (Some((_, stands)), Some(end)) = (&mut self.board, places.last())
        {
            stands.extend(showing.units.iter().map(|unit| (unit.clone(), end.clone())));
        }
        let (sign, places) = gone_on(showing, places);
        Happening {
            // Of an action of which nothing else is told the reason is told nowhere.
            reason: self.reason.take().filter(|(step, _)| *step == entry.step).map(|(_, why)| why),
            sign,
            came: std::mem::take(&mut self.came),
            dice: if showing.thrown {
                std::mem::take(&mut self.dice).into_iter().map(|(die, _)| die).collect()
            } else {
                Vec::new()
            },
            gone: Self::gone(port, viewer, (entry, showing), &places),
            places,
            targets,
            ..Self::plain((line, entry))
        }
    }

    /// Where counters stood before the action of an entry, or have come to since.
    fn stands(
        &mut self,
        port: &dyn Port,
        viewer: Option<Side>,
        step: usize,
    ) -> &mut HashMap<String, String> {
        if self.board.as_ref().is_none_or(|(of, _)| *of != step) {
            let board = port.board_at(step, viewer).zip(port.map());
            let stands = board.map_or_else(HashMap::new, |(board, map)| {
                let counters = board.counters.into_iter();
                let at = |c: CounterView| Some((c.id, map.label(c.at?).to_owned()));
                counters.filter_map(at).collect()
            });
            self.board = Some((step, stands));
        }
        &mut self.board.get_or_insert_default().1
    }

    /// Where an entry happened, and how many of the places an attack goes to.
    fn places(
        &mut self,
        port: &dyn Port,
        viewer: Option<Side>,
        entry: &Entry,
    ) -> (Vec<String>, usize) {
        let showing = &entry.showing;
        let stands = self.stands(port, viewer, entry.step);
        let of = |units: &[String]| -> Vec<String> {
            let mut places: Vec<String> =
                units.iter().filter_map(|unit| stands.get(unit)).cloned().collect();
            places.dedup();
            places
        };
        let named = entry.hexes.clone();
        if showing.sign != Sign::Strike {
            return (if named.is_empty() { of(&showing.units) } else { named }, 0);
        }
        let targets = if showing.whom.is_empty() { named } else { of(&showing.whom) };
        let (from, count) = (of(&showing.units), targets.len());
        (from.into_iter().chain(targets).collect(), count)
    }

    /// Who leaves the board by it.
    fn gone(
        port: &dyn Port,
        viewer: Option<Side>,
        (entry, showing): (&Entry, &Showing),
        places: &[String],
    ) -> Vec<Gone> {
        if showing.sign != Sign::Lost {
            return Vec::new();
        }
        if let Some(cards) = port.cards_at(entry.step, viewer) {
            let left = cards.cells.into_iter().filter(|cell| places.contains(&cell.id));
            return left.filter_map(|cell| cell.card).map(|c| Gone::Card(Box::new(c))).collect();
        }
        let counters = port.board_at(entry.step, viewer).map(|board| board.counters);
        let left = counters.into_iter().flatten().filter(|c| showing.units.contains(&c.id));
        left.map(|counter| Gone::Counter(Box::new(counter))).collect()
    }
}

/// What a result without a place of its own is the result of: the attack that was told last, though somebody has answered it
/// since, or else what the same action did before.
fn cause(before: &[Happening], step: usize) -> Option<&Happening> {
    let placed = || before.iter().rev().filter(|before| !before.places.is_empty());
    let mut run = before.iter().rev().take_while(|before| before.sign != Sign::Course);
    let attack = run.find(|before| before.sign == Sign::Strike);
    attack.or_else(|| placed().take_while(|before| before.step == step).next())
}

/// Who turns and goes on at once, without a line that tells so, is seen to go: the mark is where he has come to.
fn gone_on(showing: &Showing, places: Vec<String>) -> (Sign, Vec<String>) {
    let after = joined(&showing.after);
    let way = after.into_iter().find(|way| way.units.iter().any(|id| showing.units.contains(id)));
    match (showing.sign, way) {
        (Sign::Here, Some(way)) => (Sign::Way, way.places),
        (sign, _) => (sign, places),
    }
}

/// Steps of the same counters as one way.
fn joined(steps: &[UnsaidWay]) -> Vec<UnsaidWay> {
    let mut ways: Vec<UnsaidWay> = Vec::new();
    for step in steps {
        let same = |way: &&mut UnsaidWay| {
            way.units == step.units && way.places.last() == step.places.first()
        };
        match ways.last_mut().filter(same) {
            Some(way) => way.places.extend(step.places.iter().skip(1).cloned()),
            None => ways.push(step.clone()),
        }
    }
    ways
}
