//! What all parts of a map have in common.

use super::beds::Beds;
use super::farmland::Farmland;
use super::highways;
use super::settlement::Settlements;
use super::watercourses::Watercourses;
use crate::drawing::Point;
use crate::view::MapView;

/// What all parts of a map have in common, worked out once.
#[derive(Clone, Debug)]
pub struct Groundwork {
    /// The lines of the roads.
    pub roads: Vec<Vec<Point>>,
    /// Where roads run over bridges, and which way.
    pub bridges: Vec<(Point, Point)>,
    /// Rivers along hexsides, and streams.
    pub watercourses: Watercourses,
    /// What covers its hexes.
    pub beds: Beds,
    /// Fields, orchards and vineyards.
    pub farmland: Farmland,
    /// Towns, castles and camps.
    pub settlements: Settlements,
}

impl Groundwork {
    /// Looks at a map.
    #[must_use]
    pub fn of(map: &MapView) -> Groundwork {
        let roads = highways::lines(map);
        let bridges = highways::bridges(map, &roads);
        let beds = Beds::new(map);
        let settlements = Settlements::of(map, &beds, &roads);
        let watercourses = Watercourses::of(map);
        let farmland = Farmland::of(map, &beds, &roads, &watercourses);
        Groundwork { roads, bridges, watercourses, beds, farmland, settlements }
    }
}
