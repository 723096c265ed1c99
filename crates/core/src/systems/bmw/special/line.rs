//! BMW 16.1: victory by a line of hexes free of the enemy.

use super::super::compile::TermsCompiler;
use super::super::present::localizer::Localizer;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::SpecialRule;
use super::{Extension, Special};
use crate::board::{Grid, Hex, HexBits, HexSet, hexes_of};
use crate::kernel::{Rule, Side};
use crate::say;
use smallvec::{SmallVec, smallvec};
use std::cell::RefCell;
use std::sync::OnceLock;

/// The line of a scenario, between two zones.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Who wins by it.
    pub side: Side,
    /// Where it starts.
    pub from: HexSet,
    /// Where it ends.
    pub to: HexSet,
    /// The hexes next to the narrower end, once somebody asked.
    mouth: OnceLock<HexSet>,
}

impl Terms {
    /// Whether a hex lies next to the narrower end of the line: whoever stands there can shut it.
    #[must_use]
    pub fn is_at_mouth(&self, grid: &Grid, hex: Hex) -> bool {
        let mouth = self.mouth.get_or_init(|| {
            let (end, _) = self.ends();
            HexSet::new(end.iter().flat_map(|hex| grid.neighbors(hex)).map(|(_, near)| near))
        });
        mouth.contains(hex)
    }

    /// The narrower end of the line, and the other one.
    fn ends(&self) -> (&HexSet, &HexSet) {
        let size = |set: &HexSet| set.iter().count();
        if size(&self.to) <= size(&self.from) {
            (&self.to, &self.from)
        } else {
            (&self.from, &self.to)
        }
    }
}

/// Hexes as bits.
type Bits = SmallVec<[u64; 12]>;

/// What is known of a scene's line.
#[derive(Default)]
struct Known {
    scene: u64,
    /// The line that was traced last: as long as none of its hexes is closed, there is one.
    traced: Option<Bits>,
    /// What barred the way when the last search found none: as long as all of it is closed, there is none.
    bars: Option<Bits>,
}

thread_local! {
    /// While a side moves, the last line mostly stays open, or what bars it stays where it is.
    static KNOWN: RefCell<Known> = RefCell::default();
}

/// BMW 16.1: the side that can trace its line at the end of the game, if any.
#[must_use]
pub fn winner(scene: &Scene, s: &State) -> Option<Side> {
    let line = scene.special.line.as_ref()?;
    let closed = closed(scene, s, line.side);
    KNOWN.with_borrow_mut(|known| known.is_open(scene, line, &closed)).then_some(line.side)
}

impl Known {
    /// Whether a line can be traced past the hexes that are closed.
    fn is_open(&mut self, scene: &Scene, line: &Terms, closed: &[u64]) -> bool {
        if self.scene != scene.id.number() {
            *self = Known { scene: scene.id.number(), ..Known::default() };
        }
        let meets = |hexes: &Bits| hexes.iter().zip(closed).any(|(a, b)| a & b != 0);
        let holds = |hexes: &Bits| hexes.iter().zip(closed).all(|(a, b)| a & !b == 0);
        if self.traced.as_ref().is_some_and(|traced| !meets(traced)) {
            return true;
        }
        if self.bars.as_ref().is_some_and(holds) {
            return false;
        }
        match trace(scene, line, closed) {
            Ok(traced) => {
                self.traced = Some(traced);
                true
            }
            Err(bars) => {
                self.bars = Some(bars);
                false
            }
        }
    }
}

/// The shortest line past the hexes that are closed; if none can be traced, those of them that bar the way: what lies
/// behind them was not looked at. The search goes out from the narrower end, where a line is shut with the fewest.
fn trace(scene: &Scene, line: &Terms, closed: &[u64]) -> Result<Bits, Bits> {
    let spreading = scene.map.grid.spreading();
    let blank = || -> Bits { smallvec![0; spreading.words()] };
    let bits = |hexes: &HexSet| {
        let mut bits = blank();
        hexes.iter().for_each(|hex| add(&mut bits, hex));
        bits
    };
    let (near, far) = line.ends();
    let (mut found, goal) = (bits(near), bits(far));
    let (mut seen, mut bars, mut layers) = (blank(), blank(), Vec::new());
    loop {
        let mut any = 0;
        for (place, found) in found.iter_mut().enumerate() {
            *found &= scene.land[place] & !seen[place];
            bars[place] |= *found & closed[place];
            *found &= !closed[place];
            seen[place] |= *found;
            any |= *found;
        }
        if any == 0 {
            return Err(bars);
        }
        layers.push(found);
        let last = &layers[layers.len() - 1];
        let reached: Bits = last.iter().zip(&goal).map(|(last, goal)| last & goal).collect();
        if let Some(end) = hexes_of(&reached).next() {
            return Ok(way_back(scene, &layers, end));
        }
        let mut next = blank();
        spreading.spread(last, &mut next);
        found = next;
    }
}

/// The hexes of a way through the layers of a search, from its end.
fn way_back(scene: &Scene, layers: &[Bits], end: Hex) -> Bits {
    let (mut way, mut at) = (smallvec![0; layers[0].len()], end);
    add(&mut way, at);
    for layer in layers[..layers.len() - 1].iter().rev() {
        let before = scene.map.grid.neighbors(at).find(|&(_, hex)| HexBits(layer).contains(hex));
        at = before.map_or(at, |(_, hex)| hex);
        add(&mut way, at);
    }
    way
}

fn add(bits: &mut [u64], hex: Hex) {
    bits[hex.index() / 64] |= 1 << (hex.index() % 64);
}

/// BMW 16.1: besides the sea, enemy units, leaders and EZOC close hexes to a line. Own units don't matter.
fn closed(scene: &Scene, s: &State, side: Side) -> Bits {
    let enemy = side.enemy();
    let words = s.held_by(enemy).0.iter().zip(s.zoc_of(enemy).0);
    let mut closed: Bits = words.map(|(held, zoc)| held | zoc).collect();
    for hex in scene.leaders[enemy].iter().filter_map(|&leader| s.hex(leader)) {
        add(&mut closed, hex);
    }
    closed
}

/// A line free of the enemy at the end of the game wins.
pub struct Line;

impl Extension for Line {
    fn compile(
        &self,
        rule: &SpecialRule,
        compiler: &mut TermsCompiler<'_, '_>,
        special: &mut Special,
    ) {
        let SpecialRule::Line { side, from, to } = rule else { return };
        let side = compiler.side(side);
        let ends = (compiler.area(from), compiler.area(to));
        if let (Some(side), (Some(from), Some(to))) = (side, ends) {
            let (from, to) = (from.set.clone(), to.set.clone());
            special.line = Some(Terms { side, from, to, mouth: OnceLock::new() });
        }
    }

    fn line(&self, l10n: Localizer<'_>) -> Option<(String, Rule)> {
        let terms = l10n.scene.special.line.as_ref()?;
        let text = say!(l10n, "bmw-special-line", army = l10n.army(terms.side));
        Some((text, rules::CLEAR_VICTORY))
    }
}
