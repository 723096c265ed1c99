//! A list whose copy is a copy of memory: positions are cloned by the million.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A list of plain data whose length is settled when it is made. Up to `N` items stand in the list itself, so that a copy takes
/// no memory from anybody; longer ones stand elsewhere, as a whole.
pub struct FlatList<T, const N: usize> {
    /// How many of the items here count.
    len: u16,
    here: [T; N],
    elsewhere: Option<Box<[T]>>,
}

impl<T: Copy + Default, const N: usize> FlatList<T, N> {
    /// A list of so many equal items.
    #[must_use]
    pub fn of(item: T, len: usize) -> Self {
        let mut list = FlatList { len: 0, here: [T::default(); N], elsewhere: None };
        match u16::try_from(len) {
            Ok(short) if len <= N => {
                list.len = short;
                list.here[..len].fill(item);
            }
            _ => list.elsewhere = Some(vec![item; len].into_boxed_slice()),
        }
        list
    }
}

impl<T: Copy, const N: usize> FlatList<T, N> {
    /// A copy of what stands elsewhere. Whoever copies several lists takes these first: the rest is then copied once, to where it
    /// belongs.
    #[inline]
    #[must_use]
    pub fn elsewhere(&self) -> Option<Box<[T]>> {
        self.elsewhere.clone()
    }

    /// A copy of what stands here, beside what stands elsewhere.
    #[inline]
    #[must_use]
    pub fn beside(&self, elsewhere: Option<Box<[T]>>) -> Self {
        FlatList { len: self.len, here: self.here, elsewhere }
    }
}

impl<T: Copy, const N: usize> Clone for FlatList<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        self.beside(self.elsewhere())
    }

    #[inline]
    fn clone_from(&mut self, other: &Self) {
        (self.len, self.here) = (other.len, other.here);
        self.elsewhere.clone_from(&other.elsewhere);
    }
}

impl<T, const N: usize> Deref for FlatList<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        match &self.elsewhere {
            None => &self.here[..usize::from(self.len)],
            Some(items) => items,
        }
    }
}

impl<T, const N: usize> DerefMut for FlatList<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        match &mut self.elsewhere {
            None => &mut self.here[..usize::from(self.len)],
            Some(items) => items,
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for FlatList<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let items: Vec<T> = items.into_iter().collect();
        let mut list = FlatList::of(T::default(), items.len());
        list.copy_from_slice(&items);
        list
    }
}

impl<T: PartialEq, const N: usize> PartialEq for FlatList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for FlatList<T, N> {}

impl<T: Hash, const N: usize> Hash for FlatList<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for FlatList<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for FlatList<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de>
    for FlatList<T, N>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<T>::deserialize(deserializer).map(FlatList::from_iter)
    }
}
