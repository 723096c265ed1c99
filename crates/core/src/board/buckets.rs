//! What waits in a search, by cost.

/// The end of a list.
const END: u16 = u16::MAX;

/// Entries by cost, of equal ones the newest first: lists through one store. It holds 65,535, more than a search of any map makes.
pub struct Buckets<T> {
    /// Each entry, and the one that follows it at the same cost.
    entries: Vec<(T, u16)>,
    /// By cost: the first entry.
    heads: [u16; 256],
}

impl<T: Copy> Buckets<T> {
    /// With room for so many entries.
    #[must_use]
    pub fn with_capacity(entries: usize) -> Buckets<T> {
        Buckets { entries: Vec::with_capacity(entries), heads: [END; 256] }
    }

    /// Adds an entry.
    #[inline]
    pub fn push(&mut self, cost: u8, entry: T) {
        let Ok(place) = u16::try_from(self.entries.len()) else { return };
        let head = &mut self.heads[usize::from(cost)];
        self.entries.push((entry, *head));
        *head = place;
    }

    /// Takes the newest entry of a cost.
    #[inline]
    pub fn pop(&mut self, cost: u8) -> Option<T> {
        let head = &mut self.heads[usize::from(cost)];
        let &(entry, next) = self.entries.get(usize::from(*head))?;
        *head = next;
        Some(entry)
    }
}
