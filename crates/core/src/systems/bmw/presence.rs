//! BMW 5.1: who stands where, and whose zones of control lie where, kept beside the pieces.

use crate::board::{Hex, HexBits};
use crate::kernel::{FlatList, Side, UnitId};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Who stands where and whose zones of control lie where. Positions are copied by the million, so that all of it is one list of
/// words: that of a map of 768 hexes and 255 counters, which is nearly every one, is copied at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) struct Presence {
    /// How many words a set of hexes has.
    words: u16,
    /// Whether there are more counters than one byte can tell apart.
    wide: bool,
    /// By side the hexes with one of its units, by side its zones of control, and by hex the number of the unit there, counted
    /// from 1, in a byte or, where there are more, in two.
    data: FlatList<u64, 144>,
}

impl Presence {
    /// An empty map of so many hexes, for so many counters.
    pub(super) fn new(hexes: usize, counters: usize) -> Presence {
        let (words, wide) = (hexes.div_ceil(64), counters > usize::from(u8::MAX));
        let bytes = if wide { 2 * hexes } else { hexes };
        Presence {
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
