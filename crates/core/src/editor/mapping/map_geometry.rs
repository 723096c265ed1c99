//! The hexes of a document's map.

use crate::board::{Grid, GridShape, Hex, Layout, Numbering, Orientation, Stagger};
use crate::editor::{Node, Pointer};
use crate::scenario::size::{LARGEST_MAP, LARGEST_NUMBER};

/// The hexes of a map. Building it takes a moment: keep it as long as it fits the content.
#[derive(Clone, Debug)]
pub struct MapGeometry {
    /// The grid, with its printed numbers.
    pub grid: Grid,
    /// Where the hexes lie in the plane.
    pub layout: Layout,
}

impl MapGeometry {
    /// The hexes of the map in a content; nothing if it has none, or says of it what cannot be.
    #[must_use]
    pub fn of(content: &Node) -> Option<MapGeometry> {
        Some(MapGeometry::with(shape(content)?))
    }

    /// The hexes of a grid of this shape.
    #[must_use]
    pub fn with(shape: GridShape) -> MapGeometry {
        let grid = Grid::new(shape);
        let layout = Layout::new(&grid);
        MapGeometry { grid, layout }
    }

    /// Whether it is still that of the content.
    #[must_use]
    pub fn fits(&self, content: &Node) -> bool {
        shape(content) == Some(*self.grid.shape())
    }

    /// The hex under a point of the plane.
    #[must_use]
    pub fn hex_at(&self, x: f32, y: f32) -> Option<Hex> {
        self.layout.hex_at(&self.grid, x, y)
    }

    /// The centre of a hex in the plane.
    #[must_use]
    pub fn center(&self, hex: Hex) -> (f32, f32) {
        self.layout.center(&self.grid, hex)
    }

    /// The hex whose printed number stands in a node.
    #[must_use]
    pub fn labelled(&self, node: &Node) -> Option<Hex> {
        self.grid.parse(node.text()?)
    }
}

/// The place of a field of the map.
#[must_use]
pub fn map_field(name: &str) -> Pointer {
    Pointer::fields(["map", name])
}

/// The shape of the map that a content describes, if there can be such a map.
#[must_use]
pub fn shape(content: &Node) -> Option<GridShape> {
    let map = content.field("map")?;
    let size = |name: &str| {
        let size = u16::try_from(map.field(name)?.whole()?).ok()?;
        (1..=LARGEST_MAP).contains(&size).then_some(size)
    };
    let word = |name: &str| map.field(name).and_then(Node::text);
    let first = match map.field("first") {
        None => (1, 1),
        Some(pair) => {
            let number = |place: usize| u16::try_from(pair.item(place)?.whole()?).ok();
            (number(0)?, number(1)?)
        }
    };
    let shape = GridShape {
        columns: size("columns")?,
        rows: size("rows")?,
        orientation: match word("orientation")? {
            "flat" => Orientation::Flat,
            "pointy" => Orientation::Pointy,
            _ => return None,
        },
        stagger: match word("shoved")? {
            "even" => Stagger::Even,
            "odd" => Stagger::Odd,
            _ => return None,
        },
        numbering: match word("numbering") {
            None | Some("CCRR") => Numbering::ColumnRow,
            Some("RRCC") => Numbering::RowColumn,
            Some(_) => return None,
        },
        first,
    };
    is_possible(&shape).then_some(shape)
}

/// Whether a map can have this shape.
#[must_use]
pub fn is_possible(shape: &GridShape) -> bool {
    let sizes = [shape.columns, shape.rows];
    let last = |first: u16, size: u16| u32::from(first) + u32::from(size) - 1;
    sizes.iter().all(|size| (1..=LARGEST_MAP).contains(size))
        && last(shape.first.0, shape.columns) <= LARGEST_NUMBER
        && last(shape.first.1, shape.rows) <= LARGEST_NUMBER
}
