//! Hex geography.

use gonfalon::board::{
    Crowd, Direction, Grid, GridShape, Hex, HexMap, HexSet, Layout, Numbering, Orientation,
    Sixfold, Stagger, StepCost, flood, hexes_of, line_of_sight,
};
use std::collections::VecDeque;

fn shape(orientation: Orientation, stagger: Stagger) -> GridShape {
    GridShape {
        columns: 12,
        rows: 11,
        orientation,
        stagger,
        numbering: Numbering::ColumnRow,
        first: (1, 1),
    }
}

/// Both orientations, both parities, counted from 0 and from 1, printed both ways.
fn every_grid() -> Vec<Grid> {
    let mut grids = Vec::new();
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        for stagger in [Stagger::Even, Stagger::Odd] {
            for first in [(1, 1), (0, 0), (3, 8)] {
                for numbering in [Numbering::ColumnRow, Numbering::RowColumn] {
                    grids.push(Grid::new(GridShape {
                        numbering,
                        first,
                        ..shape(orientation, stagger)
                    }));
                }
            }
        }
    }
    grids
}

fn hex(grid: &Grid, label: &str) -> Hex {
    grid.parse(label).unwrap_or_else(|| panic!("there is no hex {label}"))
}

/// The six neighbours by printed number, clockwise.
fn around(grid: &Grid, label: &str) -> Vec<String> {
    grid.neighbors(hex(grid, label)).map(|(_, n)| grid.label(n)).collect()
}

#[test]
fn flat_tops_with_even_columns_south() {
    let grid = Grid::new(shape(Orientation::Flat, Stagger::Even));
    assert_eq!(around(&grid, "0505"), ["0504", "0604", "0605", "0506", "0405", "0404"]);
    assert_eq!(around(&grid, "0606"), ["0605", "0706", "0707", "0607", "0507", "0506"]);
}

#[test]
fn flat_tops_with_odd_columns_south() {
    let grid = Grid::new(shape(Orientation::Flat, Stagger::Odd));
    assert_eq!(around(&grid, "0505"), ["0504", "0605", "0606", "0506", "0406", "0405"]);
    assert_eq!(around(&grid, "0606"), ["0605", "0705", "0706", "0607", "0506", "0505"]);
}

#[test]
fn pointed_tops_with_even_rows_east() {
    let grid = Grid::new(shape(Orientation::Pointy, Stagger::Even));
    assert_eq!(around(&grid, "0505"), ["0504", "0605", "0506", "0406", "0405", "0404"]);
    assert_eq!(around(&grid, "0606"), ["0705", "0706", "0707", "0607", "0506", "0605"]);
}

#[test]
fn pointed_tops_with_odd_rows_east() {
    let grid = Grid::new(shape(Orientation::Pointy, Stagger::Odd));
    assert_eq!(around(&grid, "0505"), ["0604", "0605", "0606", "0506", "0405", "0504"]);
    assert_eq!(around(&grid, "0606"), ["0605", "0706", "0607", "0507", "0506", "0505"]);
}

#[test]
fn the_siege_line_lies_before_the_walls_of_acre() {
    let grid =
        Grid::new(GridShape { columns: 26, rows: 29, ..shape(Orientation::Flat, Stagger::Even) });
    let mut line: Vec<String> = ["0108", "0109", "0110", "0111", "0112"]
        .iter()
        .flat_map(|wall| around(&grid, wall))
        .filter(|label| label.starts_with("02"))
        .collect();
    line.sort();
    line.dedup();
    assert_eq!(line, ["0207", "0208", "0209", "0210", "0211", "0212"]);
    let camps = ["0514", "0515", "0614"].map(|label| hex(&grid, label));
    assert!(grid.adjacent(camps[0], camps[1]));
    assert!(grid.adjacent(camps[0], camps[2]));
    assert!(grid.adjacent(camps[1], camps[2]));
}

#[test]
fn neighbours_are_mutual() {
    for grid in every_grid() {
        for at in grid.hexes() {
            for (d, n) in grid.neighbors(at) {
                assert_eq!(grid.neighbor(n, d.opposite()), Some(at));
                assert_eq!(grid.direction(at, n), Some(d));
                assert!(grid.adjacent(at, n) && grid.distance(at, n) == 1);
            }
        }
    }
}

#[test]
fn directions_are_clockwise() {
    // Two directions in a row lead to a neighbour of the hex in between.
    for grid in every_grid() {
        let at = grid.at(5, 5).unwrap();
        for d in Direction::ALL {
            let next = Direction((d.0 + 1) % 6);
            let (a, b) = (grid.neighbor(at, d).unwrap(), grid.neighbor(at, next).unwrap());
            assert!(grid.adjacent(a, b));
        }
    }
}

#[test]
fn distance_is_the_length_of_the_shortest_way() {
    for grid in every_grid() {
        for start in [grid.at(0, 0), grid.at(5, 4), grid.at(6, 5), grid.at(11, 10)] {
            let start = start.unwrap();
            let mut steps = vec![None; grid.len()];
            steps[start.index()] = Some(0);
            let mut open = VecDeque::from([start]);
            while let Some(at) = open.pop_front() {
                for (_, n) in grid.neighbors(at) {
                    if steps[n.index()].is_none() {
                        steps[n.index()] = steps[at.index()].map(|s: u16| s + 1);
                        open.push_back(n);
                    }
                }
            }
            for to in grid.hexes() {
                assert_eq!(Some(grid.distance(start, to)), steps[to.index()]);
                assert_eq!(grid.distance(start, to), grid.distance(to, start));
            }
        }
    }
}

#[test]
fn a_crowd_is_as_far_as_its_members_are() {
    let largest = GridShape { columns: 256, rows: 256, ..*every_grid()[0].shape() };
    for grid in every_grid().into_iter().chain([Grid::new(largest)]) {
        let last = grid.len() - 1;
        for members in [0, 1, 2, 7, 8, 9, 40] {
            let members: Vec<Hex> = grid.hexes().step_by(last.div_ceil(40)).take(members).collect();
            let crowd = Crowd::new(&grid, members.iter().copied());
            assert_eq!(crowd.is_empty(), members.is_empty());
            for from in grid.hexes().step_by(last / 60) {
                let far: Vec<u16> = members.iter().map(|&to| grid.distance(from, to)).collect();
                assert_eq!(crowd.nearest(&grid, from), far.iter().copied().min());
                for most in [0, 1, 3, 60, u16::MAX] {
                    let near = far.iter().filter(|&&far| far <= most).count();
                    assert_eq!(crowd.within(&grid, from, most), near);
                }
            }
        }
    }
}

#[test]
fn within_is_every_hex_up_to_the_distance() {
    for grid in every_grid() {
        let center = grid.at(5, 5).unwrap();
        for radius in 1..=4_u16 {
            let found: Vec<Hex> = grid.within(center, radius).collect();
            let expected: Vec<Hex> = grid
                .hexes()
                .filter(|&h| (1..=radius).contains(&grid.distance(center, h)))
                .collect();
            assert_eq!(found, expected);
            assert_eq!(found.len(), usize::from(3 * radius * (radius + 1)));
        }
    }
}

#[test]
fn labels_make_the_round_trip() {
    for grid in every_grid() {
        for at in grid.hexes() {
            assert_eq!(grid.parse(&grid.label(at)), Some(at));
        }
    }
}

#[test]
fn labels_are_column_then_row_or_the_other_way_round() {
    let flat = shape(Orientation::Flat, Stagger::Even);
    let at = |numbering| {
        let grid = Grid::new(GridShape { numbering, ..flat });
        grid.label(grid.at(3, 8).unwrap())
    };
    assert_eq!(at(Numbering::ColumnRow), "0409");
    assert_eq!(at(Numbering::RowColumn), "0904");
}

#[test]
fn large_maps_have_three_digits() {
    let grid =
        Grid::new(GridShape { columns: 120, rows: 9, ..shape(Orientation::Flat, Stagger::Even) });
    assert_eq!(grid.label(grid.at(110, 3).unwrap()), "111004");
    assert!(grid.hexes().all(|at| grid.parse(&grid.label(at)) == Some(at)));
}

#[test]
fn labels_off_the_map_are_no_hexes() {
    let grid = Grid::new(shape(Orientation::Flat, Stagger::Even));
    for label in
        ["0000", "0001", "0100", "1301", "0112", "", "01", "01011", "-101", "+1+1", "a101", "1é1"]
    {
        assert_eq!(grid.parse(label), None, "{label}");
    }
}

#[test]
fn the_largest_map_has_distinct_hexes() {
    let grid =
        Grid::new(GridShape { columns: 256, rows: 256, ..shape(Orientation::Flat, Stagger::Even) });
    assert_eq!(grid.len(), 65_536);
    let last = grid.at(255, 255).unwrap();
    assert_eq!(grid.label(last), "256256");
    assert_eq!(grid.neighbors(last).count(), 2 + usize::from(grid.neighbors(last).count() > 2));
    assert!(grid.neighbors(last).all(|(_, n)| n != last));
}

#[test]
fn the_centre_of_a_hex_is_in_it() {
    for grid in every_grid() {
        let layout = Layout::new(&grid);
        for at in grid.hexes() {
            let (x, y) = layout.center(&grid, at);
            assert_eq!(layout.hex_at(&grid, x, y), Some(at));
            for (dx, dy) in layout.corners() {
                assert_eq!(layout.hex_at(&grid, x + 0.9 * dx, y + 0.9 * dy), Some(at));
            }
        }
    }
}

#[test]
fn the_side_between_two_corners_faces_its_direction() {
    for grid in every_grid() {
        let layout = Layout::new(&grid);
        let at = grid.at(5, 5).unwrap();
        let (x, y) = layout.center(&grid, at);
        let corners = layout.corners();
        for (d, n) in grid.neighbors(at) {
            let (a, b) = (corners[d.index()], corners[(d.index() + 1) % 6]);
            let (nx, ny) = layout.center(&grid, n);
            let middle = (x + f32::midpoint(a.0, b.0), y + f32::midpoint(a.1, b.1));
            assert!((f32::midpoint(x, nx) - middle.0).abs() < 1e-3);
            assert!((f32::midpoint(y, ny) - middle.1).abs() < 1e-3);
        }
    }
}

#[test]
fn a_flood_finds_the_cheapest_ways() {
    let grid = Grid::new(shape(Orientation::Flat, Stagger::Even));
    let start = hex(&grid, "0606");
    let dear = hex(&grid, "0605");
    let reach =
        flood(&grid, start, 3, 1, |_, _, to| StepCost::Cost(if to == dear { 3 } else { 1 }));
    assert_eq!(reach.cost(start), Some(0));
    assert_eq!(reach.cost(dear), Some(3));
    assert_eq!(reach.cost(hex(&grid, "0604")), Some(3), "around the dear hex");
    assert_eq!(reach.cost(hex(&grid, "0602")), None);
    for &at in reach.hexes() {
        let path = reach.path(at);
        assert_eq!(path.last(), Some(&at));
        let mut from = start;
        let mut cost = 0;
        for to in path {
            assert!(grid.adjacent(from, to));
            cost += if to == dear { 3 } else { 1 };
            from = to;
        }
        assert_eq!(Some(cost), reach.cost(at));
    }
    let costs: Vec<_> = reach.hexes().iter().map(|&at| reach.cost(at)).collect();
    assert!(costs.is_sorted(), "cheapest first");
}

#[test]
fn a_flood_goes_up_to_a_stop_and_not_beyond() {
    let grid = Grid::new(shape(Orientation::Flat, Stagger::Even));
    let start = hex(&grid, "0606");
    let reach = flood(&grid, start, 5, 1, |_, _, _| StepCost::CostThenStop(1));
    assert_eq!(reach.hexes().len(), 6);
    let gate = hex(&grid, "0605");
    let reach = flood(&grid, start, 2, 1, |_, _, to| {
        if to == gate { StepCost::Cost(1) } else { StepCost::CostThenStop(1) }
    });
    assert_eq!(reach.path(hex(&grid, "0604")), [gate, hex(&grid, "0604")]);
    assert_eq!(reach.hexes().len(), 9, "six around the start, three beyond the gate");
}

#[test]
fn a_flood_follows_a_corridor() {
    let grid = Grid::new(shape(Orientation::Flat, Stagger::Even));
    let (start, beyond) = (hex(&grid, "0606"), hex(&grid, "0603"));
    let reach = flood(&grid, start, 3, 1, |_, _, to| {
        if [hex(&grid, "0605"), hex(&grid, "0604"), beyond].contains(&to) {
            StepCost::Cost(1)
        } else {
            StepCost::Barred
        }
    });
    assert_eq!(reach.cost(beyond), Some(3));
    assert_eq!(reach.hexes().len(), 3);
}

#[test]
fn a_flood_does_not_leave_the_map_nor_cross_bars() {
    let grid = Grid::new(shape(Orientation::Flat, Stagger::Even));
    let reach = flood(&grid, hex(&grid, "0101"), 250, 1, |_, _, _| StepCost::Cost(1));
    assert_eq!(reach.hexes().len(), grid.len() - 1);
    let reach = flood(&grid, hex(&grid, "0101"), 250, 1, |_, _, _| StepCost::Barred);
    assert!(reach.hexes().is_empty());
}

#[test]
fn sight_at_distance_one_crosses_nothing() {
    for grid in every_grid() {
        let at = grid.at(5, 5).unwrap();
        for (_, n) in grid.neighbors(at) {
            let line = line_of_sight(&grid, at, n);
            assert!(line.crossed.is_empty() && line.along.is_empty());
        }
    }
}

#[test]
fn sight_at_distance_two_six_times_a_hex_and_six_times_a_hexside() {
    for grid in every_grid() {
        let at = grid.at(5, 5).unwrap();
        let (mut straight, mut side) = (0, 0);
        for to in grid.hexes().filter(|&h| grid.distance(at, h) == 2) {
            let line = line_of_sight(&grid, at, to);
            match (line.crossed.as_slice(), line.along.as_slice()) {
                ([Some(between)], []) => {
                    straight += 1;
                    assert!(grid.adjacent(at, *between) && grid.adjacent(*between, to));
                }
                ([], [(Some(a), Some(b))]) => {
                    side += 1;
                    for &hex in [a, b] {
                        assert!(grid.adjacent(at, hex) && grid.adjacent(hex, to));
                    }
                    assert!(grid.adjacent(*a, *b));
                }
                other => panic!("{other:?}"),
            }
        }
        assert_eq!((straight, side), (6, 6));
    }
}

#[test]
fn sight_at_distance_three_always_crosses_two_hexes() {
    for grid in every_grid() {
        let at = grid.at(5, 5).unwrap();
        let ring: Vec<Hex> = grid.hexes().filter(|&h| grid.distance(at, h) == 3).collect();
        assert_eq!(ring.len(), 18);
        for to in ring {
            let line = line_of_sight(&grid, at, to);
            assert!(line.along.is_empty());
            let crossed: Vec<Hex> = line.crossed.iter().map(|h| h.unwrap()).collect();
            assert_eq!(crossed.len(), 2);
            assert!(grid.adjacent(at, crossed[0]), "in order, nearest first");
            assert!(grid.adjacent(crossed[0], crossed[1]) && grid.adjacent(crossed[1], to));
        }
    }
}

#[test]
fn sight_is_the_same_both_ways() {
    for grid in every_grid() {
        for (a, b) in [((1, 1), (9, 7)), ((2, 8), (11, 3)), ((0, 0), (4, 2)), ((5, 9), (7, 1))] {
            let (a, b) = (grid.at(a.0, a.1).unwrap(), grid.at(b.0, b.1).unwrap());
            let (there, mut back) = (line_of_sight(&grid, a, b), line_of_sight(&grid, b, a));
            back.crossed.reverse();
            assert_eq!(there.crossed, back.crossed);
            assert_eq!(there.along.len(), back.along.len());
        }
    }
}

#[test]
fn sight_crosses_the_hexes_that_samples_of_the_line_lie_in() {
    for grid in every_grid() {
        let layout = Layout::new(&grid);
        for (from, to) in
            [((2, 2), (9, 8)), ((1, 9), (10, 0)), ((6, 1), (5, 10)), ((0, 4), (11, 5))]
        {
            let (from, to) = (grid.at(from.0, from.1).unwrap(), grid.at(to.0, to.1).unwrap());
            let line = line_of_sight(&grid, from, to);
            let (a, b) = (layout.center(&grid, from), layout.center(&grid, to));
            for i in 0..=2000_u16 {
                let t = f32::from(i) / 2000.0;
                let (x, y) = (a.0 + t * (b.0 - a.0), a.1 + t * (b.1 - a.1));
                let Some(under) = layout.hex_at(&grid, x, y) else {
                    continue;
                };
                // A sample near a side may be rounded either way: look at samples well inside a hex only.
                let (cx, cy) = layout.center(&grid, under);
                let inside = ((x - cx).powi(2) + (y - cy).powi(2)).sqrt() < 0.8;
                if inside && under != from && under != to {
                    assert!(line.crossed.contains(&Some(under)), "{}", grid.label(under));
                }
            }
        }
    }
}

#[test]
fn sight_along_a_hexside_is_blocked_by_both_hexes_only() {
    let grid = Grid::new(shape(Orientation::Flat, Stagger::Even));
    let line = line_of_sight(&grid, hex(&grid, "0606"), hex(&grid, "0705"));
    let (a, b) = (hex(&grid, "0605"), hex(&grid, "0706"));
    assert!(!line.blocked(|_| false));
    assert!(!line.blocked(|h| h == a) && !line.blocked(|h| h == b));
    assert!(line.blocked(|h| h == a || h == b));
}

#[test]
fn sight_along_the_edge_of_the_map_counts_the_outside_as_blocking() {
    // From 0101 to 0301 the line runs between 0201 and the missing hex north of it.
    let grid = Grid::new(shape(Orientation::Flat, Stagger::Even));
    let line = line_of_sight(&grid, hex(&grid, "0101"), hex(&grid, "0301"));
    assert_eq!(line.along.len(), 1);
    assert!(!line.blocked(|_| false));
    assert!(line.blocked(|h| h == hex(&grid, "0201")));
}

#[test]
fn sets_hold_what_was_put_in() {
    let set = HexSet::new([Hex(3), Hex(200), Hex(64)]);
    assert_eq!(set.iter().collect::<Vec<_>>(), [Hex(3), Hex(64), Hex(200)]);
    assert!(set.contains(Hex(64)) && !set.contains(Hex(65)) && !set.contains(Hex(60_000)));
}

#[test]
fn roads_and_hexside_features_are_seen_from_both_sides() {
    let grid = Grid::new(shape(Orientation::Flat, Stagger::Even));
    let (a, b, c) = (hex(&grid, "0606"), hex(&grid, "0605"), hex(&grid, "0603"));
    let d = grid.direction(a, b).unwrap();
    let count = grid.len();
    let mut map = HexMap::new(grid, vec![0; count]);
    assert!(map.add_road(a, b));
    assert!(!map.add_road(a, c), "not neighbours");
    map.add_feature(a, d, 2);
    assert!(map.road(a, d) && map.road(b, d.opposite()));
    assert!(!map.road(a, d.opposite()));
    assert_eq!((map.features(a, d), map.features(b, d.opposite())), (4, 4));
}

/// All six directions at once say what each of them says alone.
#[test]
fn six_numbers_are_asked_about_at_once() {
    let mut drawn = 1_u32;
    let mut draw = |most: u32| {
        drawn = drawn.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u8::try_from((drawn >> 16) % most).unwrap()
    };
    let mut all = 0;
    for _ in 0..20_000 {
        let mut six = || [0; 6].map(|_| if draw(4) == 0 { draw(256) } else { draw(12) });
        let (prices, limits) = (six(), six());
        let (begun, most) = (draw(u32::from(Sixfold::MANY)), draw(u32::from(Sixfold::MANY)));
        let at_once = Sixfold::new(prices).within(begun, Sixfold::new(limits), most);
        let cap = |number: u8| u32::from(number.min(Sixfold::MANY));
        let alone = Direction::set(|d| {
            let sum = cap(prices[d]) + u32::from(begun);
            sum <= cap(limits[d]) && sum <= u32::from(most)
        });
        assert_eq!(at_once, alone, "{prices:?} from {begun}, {limits:?} and {most}");
        all |= at_once;
    }
    assert_eq!(all, 0b11_1111);
}

/// A set of hexes spreads to just the neighbours of its hexes, on every grid.
#[test]
fn sets_spread_to_the_neighbours_of_their_hexes() {
    let mut grids = every_grid();
    for columns in [1, 63, 64, 65, 130] {
        grids.push(Grid::new(GridShape { columns, ..shape(Orientation::Flat, Stagger::Even) }));
        grids.push(Grid::new(GridShape { columns, ..shape(Orientation::Pointy, Stagger::Odd) }));
    }
    for grid in grids {
        let words = grid.spreading().words();
        for every in [1, 2, 7, 50] {
            let chosen: Vec<Hex> = grid.hexes().step_by(every).collect();
            let mut set = vec![0; words];
            for hex in &chosen {
                set[hex.index() / 64] |= 1 << (hex.index() % 64);
            }
            assert!(hexes_of(&set).eq(chosen.iter().copied()));
            let mut around = vec![0; words];
            grid.spreading().spread(&set, &mut around);
            let mut slow: Vec<Hex> =
                chosen.iter().flat_map(|&hex| grid.neighbors(hex)).map(|(_, hex)| hex).collect();
            slow.sort_unstable();
            slow.dedup();
            assert!(hexes_of(&around).eq(slow), "{:?}, every {every}", grid.shape());
            let near = |hex: &Hex| chosen.iter().any(|&other| grid.distance(*hex, other) <= 3);
            grid.spreading().widen(&mut set, 3);
            assert!(hexes_of(&set).eq(grid.hexes().filter(near)), "{:?}", grid.shape());
        }
    }
}
