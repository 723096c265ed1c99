//! Six small numbers, one for each direction: what is asked of all of them is asked at once.

/// Six numbers by direction, in the bytes of one word. None is greater than [`Sixfold::MANY`]: whatever is counts as that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sixfold(u64);

/// The lowest and the highest bit of every byte.
const LOW: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = LOW << 7;

impl Sixfold {
    /// More than any sum that is asked about: it must stay below.
    pub const MANY: u8 = 63;

    /// These numbers.
    #[inline]
    #[must_use]
    pub fn new([a, b, c, d, e, f]: [u8; 6]) -> Sixfold {
        let word = u64::from_le_bytes([a, b, c, d, e, f, 0, 0]);
        // One of the two highest bits makes all of the lower six.
        let many = (word | word << 1) & HIGH;
        let many = many - (many >> 7);
        Sixfold((word | many) & (LOW * u64::from(Self::MANY)))
    }

    /// The directions, as bits, in which a number and as much again as all begin with stays within a limit of the direction and
    /// one of all. Both that beginning and the limit of all are less than [`Sixfold::MANY`].
    #[inline]
    #[must_use]
    pub fn within(self, begun: u8, limits: Sixfold, most: u8) -> u8 {
        debug_assert!(begun < Self::MANY && most < Self::MANY, "{begun} and {most} are small");
        // No byte of a sum reaches its highest bit, so that bit of a limit stays where the limit is not exceeded.
        let sums = self.0 + LOW * u64::from(begun);
        let fits = ((limits.0 | HIGH) - sums) & (((LOW * u64::from(most)) | HIGH) - sums) & HIGH;
        // Gathers the bits: that of byte n comes to place n.
        let [.., set] = ((fits >> 7).wrapping_mul(0x0102_0408_1020_4080)).to_le_bytes();
        set & 0b11_1111
    }
}
