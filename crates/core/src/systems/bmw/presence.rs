//! BMW 5.1: who stands where, and whose zones of control lie where, kept beside the pieces.

use crate::board::{Hex, HexBits, hexes_of};
use crate::kernel::{FlatList, Side, UnitId};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Who stands where and whose zones of control lie where. Positions are copied by the million, so that all of it is one list of
/// words: that of a map of 768 hexes and 255 counters, which is nearly every one, is copied at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "PresenceData", from = "PresenceData")]
pub(super) struct Presence {
    hexes: u32,
    /// How many words a set of hexes has.
    words: u16,
    /// Whether there are more counters than one byte can tell apart.
    wide: bool,
    /// By side the hexes with one of its units, by side its zones of control, and by hex the number of the unit there, counted
    /// from 1, in a byte or, where there are more, in two.
    data: FlatList<u64, 144>,
}

/// [`Presence`] as files have it: without the empty hexes.
#[derive(Clone, Serialize, Deserialize)]
struct PresenceData {
    hexes: usize,
    /// Whether there are more counters than one byte can tell apart.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    wide: bool,
    units: Vec<(Hex, UnitId)>,
    held: [Vec<Hex>; 2],
    zoc: [Vec<Hex>; 2],
}

impl From<Presence> for PresenceData {
    fn from(presence: Presence) -> Self {
        let list = |set: HexBits<'_>| hexes_of(set.0).collect();
        let held = Side::ALL.map(|side| list(presence.held_by(side)));
        let standing = |&hex: &Hex| presence.at(hex).map(|unit| (hex, unit));
        let mut units: Vec<_> = held.iter().flatten().filter_map(standing).collect();
        units.sort_unstable();
        PresenceData {
            hexes: presence.hexes as usize,
            wide: presence.wide,
            units,
            held,
            zoc: Side::ALL.map(|side| list(presence.zoc_of(side))),
        }
    }
}

impl From<PresenceData> for Presence {
    fn from(data: PresenceData) -> Self {
        let hexes = data.hexes.min(usize::from(u16::MAX) + 1);
        let wide = data.wide || data.units.iter().any(|&(_, unit)| unit.0 >= u16::from(u8::MAX));
        let mut presence = Presence::of(hexes, wide);
        let inside = |hex: &Hex| hex.index() < hexes;
        for (hex, unit) in data.units.into_iter().filter(|(hex, _)| inside(hex)) {
            presence.put(hex, Some(unit));
        }
        for (side, (held, zoc)) in Side::ALL.into_iter().zip(data.held.into_iter().zip(data.zoc)) {
            held.into_iter().filter(inside).for_each(|hex| presence.set_held(side, hex, true));
            zoc.into_iter().filter(inside).for_each(|hex| presence.set_zoc(side, hex, true));
        }
        presence
    }
}

impl Presence {
    /// An empty map of so many hexes, for so many counters.
    pub(super) fn new(hexes: usize, counters: usize) -> Presence {
        Presence::of(hexes, counters > usize::from(u8::MAX))
    }

    fn of(hexes: usize, wide: bool) -> Presence {
        let words = hexes.div_ceil(64);
        let bytes = if wide { 2 * hexes } else { hexes };
        Presence {
            hexes: u32::try_from(hexes).expect("hex indices fit 16 bits"),
            words: u16::try_from(words).expect("hex indices fit 16 bits"),
            wide,
            data: FlatList::of(0, 4 * words + bytes.div_ceil(8)),
        }
    }

    /// What stands elsewhere of a large one, to be copied before the rest.
    #[inline]
    pub(super) fn elsewhere(&self) -> Option<Box<[u64]>> {
        self.data.elsewhere()
    }

    /// A copy of the rest beside it.
    #[inline]
    pub(super) fn beside(&self, elsewhere: Option<Box<[u64]>>) -> Presence {
        Presence { data: self.data.beside(elsewhere), ..*self }
    }

    /// The place of a set in the list.
    #[inline]
    fn set(&self, number: usize) -> Range<usize> {
        let words = usize::from(self.words);
        number * words..(number + 1) * words
    }

    /// The unit in a hex.
    #[inline]
    pub(super) fn at(&self, hex: Hex) -> Option<UnitId> {
        let (word, shift, mask) = self.slot(hex);
        let number = self.data[word] >> shift & mask;
        #[allow(clippy::cast_possible_truncation)] // a mask of sixteen bits at the most
        (number as u16).checked_sub(1).map(UnitId)
    }

    /// Where the number of the unit in a hex is: the word, the place of its lowest bit, and the bits it may have.
    #[inline]
    fn slot(&self, hex: Hex) -> (usize, usize, u64) {
        let first = 4 * usize::from(self.words);
        if self.wide {
            (first + hex.index() / 4, 16 * (hex.index() % 4), u64::from(u16::MAX))
        } else {
            (first + hex.index() / 8, 8 * (hex.index() % 8), u64::from(u8::MAX))
        }
    }

    fn put(&mut self, hex: Hex, unit: Option<UnitId>) {
        let (word, shift, mask) = self.slot(hex);
        let number = unit.map_or(0, |unit| u64::from(unit.0) + 1);
        debug_assert!(number <= mask, "it is as wide as its counters are many");
        self.data[word] = self.data[word] & !(mask << shift) | (number & mask) << shift;
    }

    /// The hexes with a unit of a side.
    #[inline]
    pub(super) fn held_by(&self, side: Side) -> HexBits<'_> {
        HexBits(&self.data[self.set(side as usize)])
    }

    /// The hexes in the ZOC of a side.
    #[inline]
    pub(super) fn zoc_of(&self, side: Side) -> HexBits<'_> {
        HexBits(&self.data[self.set(2 + side as usize)])
    }

    fn set_held(&mut self, side: Side, hex: Hex, on: bool) {
        let set = self.set(side as usize);
        set_bit(&mut self.data[set], hex, on);
    }

    /// Lays a ZOC of a side over a hex, or takes it away.
    pub(super) fn set_zoc(&mut self, side: Side, hex: Hex, on: bool) {
        let set = self.set(2 + side as usize);
        set_bit(&mut self.data[set], hex, on);
    }

    /// Puts a unit of a side into a hex, or takes it out.
    pub(super) fn set_unit(&mut self, side: Side, hex: Hex, unit: Option<UnitId>) {
        self.put(hex, unit);
        self.set_held(side, hex, unit.is_some());
    }
}

fn set_bit(set: &mut [u64], hex: Hex, on: bool) {
    let word = &mut set[hex.index() / 64];
    let bit = 1 << (hex.index() % 64);
    if on {
        *word |= bit;
    } else {
        *word &= !bit;
    }
}
