//! A map: a grid with terrain, levels, roads and hexside features.

use super::{Direction, Grid, Hex};

/// A set of hexes of one grid.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HexSet {
    bits: Vec<u64>,
}

impl HexSet {
    /// A set of the given hexes.
    pub fn new(hexes: impl IntoIterator<Item = Hex>) -> HexSet {
        let mut set = HexSet::default();
        for hex in hexes {
            let word = hex.index() / 64;
            if set.bits.len() <= word {
                set.bits.resize(word + 1, 0);
            }
            set.bits[word] |= 1 << (hex.index() % 64);
        }
        set
    }

    /// Whether the hex is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, hex: Hex) -> bool {
        self.bits.get(hex.index() / 64).is_some_and(|word| word >> (hex.index() % 64) & 1 == 1)
    }

    /// The hexes of the set, in index order.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        self.bits.iter().enumerate().flat_map(|(w, &word)| {
            (0..64)
                .filter(move |b| word >> b & 1 == 1)
                .map(move |b| Hex(u16::try_from(w * 64 + b).expect("hex indices fit 16 bits")))
        })
    }
}

/// A set of hexes that somebody else keeps, as its words of bits.
#[derive(Clone, Copy, Debug)]
pub struct HexBits<'a>(pub &'a [u64]);

impl HexBits<'_> {
    /// Whether the hex is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }
}

/// A grid with what lies on it. Terrain and hexside features are numbers that the rules give meaning to.
#[derive(Clone, Debug)]
pub struct HexMap {
    /// The grid.
    pub grid: Grid,
    terrain: Vec<u8>,
    levels: Vec<u8>,
    roads: Vec<u8>,
    features: Vec<[u8; 6]>,
}

impl HexMap {
    /// A level map with the given terrain per hex (row by row), without roads and hexside features.
    ///
    /// # Panics
    /// If there is not exactly one terrain per hex.
    #[must_use]
    pub fn new(grid: Grid, terrain: Vec<u8>) -> HexMap {
        assert_eq!(grid.len(), terrain.len(), "one terrain per hex");
        let (levels, roads) = (vec![0; grid.len()], vec![0; grid.len()]);
        let features = vec![[0; 6]; grid.len()];
        HexMap { grid, terrain, levels, roads, features }
    }

    /// The terrain number of a hex.
    #[inline]
    #[must_use]
    pub fn terrain(&self, hex: Hex) -> u8 {
        self.terrain[hex.index()]
    }

    /// Changes the terrain of a hex.
    pub fn set_terrain(&mut self, hex: Hex, terrain: u8) {
        self.terrain[hex.index()] = terrain;
    }

    /// How high a hex lies, in levels above the lowest ground.
    #[inline]
    #[must_use]
    pub fn level(&self, hex: Hex) -> u8 {
        self.levels[hex.index()]
    }

    /// Changes how high a hex lies.
    pub fn set_level(&mut self, hex: Hex, level: u8) {
        self.levels[hex.index()] = level;
    }

    /// Whether a road crosses this hexside.
    #[inline]
    #[must_use]
    pub fn road(&self, hex: Hex, direction: Direction) -> bool {
        self.roads[hex.index()] >> direction.0 & 1 == 1
    }

    /// Lays a road across the side between two neighbours. Returns whether they are neighbours.
    pub fn add_road(&mut self, a: Hex, b: Hex) -> bool {
        let Some(d) = self.grid.direction(a, b) else { return false };
        self.roads[a.index()] |= 1 << d.0;
        self.roads[b.index()] |= 1 << d.opposite().0;
        true
    }

    /// The features of a hexside, as a set of up to eight numbers.
    #[inline]
    #[must_use]
    pub fn features(&self, hex: Hex, direction: Direction) -> u8 {
        self.features[hex.index()][direction.index()]
    }

    /// Puts a feature (0 to 7) on a hexside, seen from both hexes.
    pub fn add_feature(&mut self, hex: Hex, direction: Direction, feature: u8) {
        self.features[hex.index()][direction.index()] |= 1 << feature;
        if let Some(n) = self.grid.neighbor(hex, direction) {
            self.features[n.index()][direction.opposite().index()] |= 1 << feature;
        }
    }
}
