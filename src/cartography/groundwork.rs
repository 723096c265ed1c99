//! What all parts of a map have in common.

use super::beds::Beds;
use super::highways;
use crate::drawing::Point;
use crate::view::MapView;

/// What all parts of a map have in common, worked out once.
#[derive(Clone, Debug)]
pub struct Groundwork {
    /// The lines of the roads.
    pub roads: Vec<Vec<Point>>,
    /// What covers its hexes.
    pub beds: Beds,
}

impl Groundwork {
    /// Looks at a map.
    #[must_use]
    pub fn of(map: &MapView) -> Groundwork {
        Groundwork { roads: highways::lines(map), beds: Beds::new(map) }
    }
}
