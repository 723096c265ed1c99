//! The units as the table of the rules has them (15), and positions reckoned from the rules alone. The tests know
//! values, opposition, ways and targets from here, not from the program.

use gonfalon::kernel::SeededDice;
use std::collections::BTreeMap;

/// What chapters 6 to 9 need to know of a unit.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    pub id: &'static str,
    pub kind: &'static str,
    pub mobility: i32,
    /// Missile values: short, long; 0 for a range at which it can't shoot.
    pub missile: (i32, i32),
    pub hits: i32,
    pub cost: u32,
    pub scout: bool,
    pub flank: bool,
    /// What is added to shots at it.
    pub fire: i32,
}

const fn unit(
    (id, kind): (&'static str, &'static str),
    mobility: i32,
    missile: (i32, i32),
    (hits, cost): (i32, u32),
    traits: &str,
    fire: i32,
) -> Unit {
    let traits = traits.as_bytes();
    let scout = !traits.is_empty() && traits[0] == b's';
    let flank = !traits.is_empty() && traits[traits.len() - 1] == b'f';
    Unit { id, kind, mobility, missile, hits, cost, scout, flank, fire }
}

/// The 23 units, in the order of the table.
pub const UNITS: [Unit; 23] = [
    unit(("slingers", "SK"), 5, (3, 0), (1, 25), "s", 1),
    unit(("bowmen", "SK"), 5, (5, 2), (1, 40), "s", 1),
    unit(("javelineers", "SK"), 5, (4, 0), (1, 30), "s", 1),
    unit(("light-infantry", "LI"), 4, (0, 0), (2, 40), "s", 0),
    unit(("psiloi", "LI"), 5, (3, 0), (1, 30), "s", 0),
    unit(("peltasts", "MI"), 3, (0, 0), (2, 45), "s", 0),
    unit(("auxilia", "MI"), 2, (0, 0), (2, 45), "s", 0),
    unit(("barbarians", "WB"), 3, (0, 0), (2, 50), "", 0),
    unit(("horde", "WB"), 3, (0, 0), (2, 50), "", 0),
    unit(("warriors", "WB"), 3, (0, 0), (3, 50), "", 0),
    unit(("legionaires", "HI"), 2, (0, 0), (3, 60), "", 0),
    unit(("hoplites", "HI"), 1, (0, 0), (3, 60), "", 1),
    unit(("phalanx", "PH"), 1, (0, 0), (3, 70), "", 2),
    unit(("horse-archers", "LC"), 8, (3, 0), (1, 100), "sf", 0),
    unit(("light-cavalry", "LC"), 8, (0, 0), (1, 80), "sf", 0),
    unit(("numides", "LC"), 9, (2, 0), (1, 100), "sf", 0),
    unit(("heavy-cavalry", "HC"), 7, (0, 0), (2, 110), "f", 0),
    unit(("cataphracts", "HC"), 7, (0, 0), (2, 120), "f", 1),
    unit(("light-chariots", "CH"), 7, (3, 0), (1, 65), "f", 0),
    unit(("heavy-chariots", "CH"), 6, (0, 0), (1, 95), "f", 0),
    unit(("elephants", "EL"), 6, (3, 0), (1, 90), "", -2),
    unit(("war-wagon", "WW"), 6, (3, 0), (1, 60), "", 0),
    unit(("artillery", "AR"), 0, (7, 3), (1, 70), "", 0),
];

/// Their ids.
pub const IDS: [&str; 23] = {
    let mut ids = [""; 23];
    let mut place = 0;
    while place < ids.len() {
        ids[place] = UNITS[place].id;
        place += 1;
    }
    ids
};

/// The twelve tactics cards, in the order of the rules.
pub const TACTICS: [&str; 12] = [
    "overrun",
    "bloodlust",
    "outflank",
    "shields",
    "defensible-terrain",
    "difficult-terrain",
    "treacherous-terrain",
    "reserve",
    "rally",
    "cohesion",
    "initiative",
    "break-morale",
];

/// The unit with this id.
pub fn named(id: &str) -> Unit {
    UNITS.into_iter().find(|unit| unit.id == id).expect("a unit of the table")
}

/// A cell: line `A`, `M` or `B`, and column from 1.
pub type At = (char, i32);

/// Writes `M5`.
pub fn label((line, column): At) -> String {
    format!("{line}{column}")
}

/// A card of the field.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// `a` or `b`.
    pub side: char,
    pub unit: Unit,
    /// `upright`, `turned`, `west` or `east`.
    pub stance: &'static str,
}

/// A position.
#[derive(Clone, Debug)]
pub struct Board {
    pub wing: i32,
    pub cards: BTreeMap<At, Standing>,
}

/// A side's First Line.
pub fn first(side: char) -> char {
    side.to_ascii_uppercase()
}

/// The other side.
pub fn enemy(side: char) -> char {
    if side == 'a' { 'b' } else { 'a' }
}

impl Board {
    pub fn columns(&self) -> i32 {
        4 * self.wing
    }

    /// 2.2: the zone of a column, from the west: 0, 1, 2.
    pub fn zone(&self, column: i32) -> i32 {
        let from_zero = column - 1;
        i32::from(from_zero >= self.wing) + i32::from(from_zero >= 3 * self.wing)
    }

    fn of(&self, side: char, at: At) -> bool {
        self.cards.get(&at).is_some_and(|card| card.side == side)
    }

    /// 2.4: whom the card in a cell faces.
    pub fn opposite(&self, at: At) -> Option<At> {
        let (line, column) = at;
        let side = self.cards.get(&at)?.side;
        let front = (first(enemy(side)), column);
        let melee = ('M', column);
        if line == 'M' {
            return self.cards.contains_key(&front).then_some(front);
        }
        match self.cards.get(&melee) {
            Some(card) => (card.side != side).then_some(melee),
            None => self.cards.contains_key(&front).then_some(front),
        }
    }

    /// 8.2: an enemy strictly between two columns; `strict` counts the own column too.
    pub fn barred(&self, side: char, from: i32, to: i32, strict: bool) -> bool {
        let enemy_at = |column| self.of(enemy(side), ('M', column));
        let between = (from.min(to) + 1..from.max(to)).any(enemy_at);
        between || strict && from != to && enemy_at(from)
    }

    /// 8.1 to 8.4: every move of a side whose cards have stood as they stand since the phase began.
    pub fn moves(&self, side: char, strict: bool) -> Vec<String> {
        let mut moves = Vec::new();
        for (&(line, from), card) in &self.cards {
            let able = card.side == side && line == first(side) && card.stance == "upright";
            if !able || card.unit.mobility == 0 {
                continue;
            }
            for to in 1..=self.columns() {
                let free = !self.cards.contains_key(&('M', to));
                let reachable = self.zone(from) == self.zone(to);
                if free && reachable && !self.barred(side, from, to, strict) {
                    moves.push(format!("move {line}{from} M{to}"));
                }
            }
        }
        moves.sort();
        moves
    }

    /// 9.2 to 9.4: the target of the unit in a cell, whatever its stance, and the value it needs.
    pub fn target(&self, at: At, overhead: bool) -> Option<(At, i32)> {
        let card = self.cards.get(&at)?;
        let (line, column) = at;
        let (short, long) = card.unit.missile;
        let foe = enemy(card.side);
        let (melee, front) = (('M', column), (first(foe), column));
        let (target, value) = if line == 'M' {
            (front, short)
        } else if self.of(foe, melee) {
            (melee, short)
        } else {
            if !overhead && self.cards.contains_key(&melee) {
                return None;
            }
            (front, long)
        };
        (self.of(foe, target) && value > 0).then_some((target, value))
    }

    /// 9.1: every shot of a side's Missile Phase.
    pub fn shots(&self, side: char, overhead: bool) -> Vec<String> {
        let able = |card: &Standing| card.side == side && card.stance == "upright";
        let cells = self.cards.iter().filter(|(_, card)| able(card)).map(|(at, _)| *at);
        let shot = |at: At| {
            let (target, _) = self.target(at, overhead)?;
            Some(format!("shoot {} {}", label(at), label(target)))
        };
        let mut shots: Vec<String> = cells.filter_map(shot).collect();
        shots.sort();
        shots
    }

    /// 8.10: who may react to the unit in a cell.
    pub fn reactions(&self, at: At, overhead: bool) -> Vec<String> {
        let arrived = self.cards[&at];
        let mut shots = self.shots(enemy(arrived.side), overhead);
        shots.retain(|shot| shot.ends_with(&format!(" {}", label(at))));
        shots
    }

    /// The text that the table reads.
    pub fn text(&self) -> String {
        let card = |(at, card): (&At, &Standing)| {
            let stance = if card.stance == "upright" { "" } else { card.stance };
            format!("{} {} {} {stance}", label(*at), card.side, card.unit.id)
        };
        self.cards.iter().map(card).collect::<Vec<_>>().join(", ")
    }

    /// A position that chance lays out: about one cell of `sparse` is taken.
    pub fn random(wing: i32, sparse: usize, dice: &mut SeededDice) -> Board {
        let mut board = Board { wing, cards: BTreeMap::new() };
        for column in 1..=board.columns() {
            for line in ['A', 'M', 'B'] {
                if dice.below(sparse) > 0 {
                    continue;
                }
                let side = match line {
                    'A' => 'a',
                    'B' => 'b',
                    _ => ['a', 'b'][dice.below(2)],
                };
                let unit = UNITS[dice.below(UNITS.len())];
                let stance = ["upright", "upright", "upright", "turned"][dice.below(4)];
                board.cards.insert((line, column), Standing { side, unit, stance });
            }
        }
        let cells: Vec<At> = board.cards.keys().copied().collect();
        for at in cells {
            if board.opposite(at).is_none() && dice.below(3) == 0 {
                let stance = ["west", "east"][dice.below(2)];
                board.cards.get_mut(&at).expect("just listed").stance = stance;
            }
        }
        board
    }
}
