//! Maps drawn as land.

use gonfalon::board::Hex;
use gonfalon::cartography::{
    Beds, Cartographer, Cover, Field, Groundwork, Lattice, MapStyle, Regions, STEP, Survey,
    highways, title_room,
};
use gonfalon::drawing::ground::{Ground, Land, Style, castles::castles};
use gonfalon::drawing::{Area, Colour, Drawing, Point, Shape, palette, point};
use gonfalon::scenario::catalogue;
use gonfalon::view::MapView;
use std::sync::Arc;

/// The maps of all battles that have one.
pub fn maps() -> Vec<(String, Arc<MapView>)> {
    let map = |scenario: gonfalon::scenario::Scenario| {
        let id = scenario.id.clone();
        let port = gonfalon::session::new(scenario, 1).ok()?;
        Some((id, port.map()?))
    };
    let maps: Vec<_> = catalogue::built_in().into_iter().filter_map(map).collect();
    assert!(maps.len() >= 10);
    maps
}

pub fn middle(map: &MapView, hex: Hex) -> Point {
    let (x, y) = map.hexes[hex.index()].center;
    point(x, y)
}

/// The whole plane of a map.
pub fn extent(map: &MapView) -> Area {
    let around = |hex: Hex| Area::around(middle(map, hex), Point::splat(2.0));
    let areas = map.map.grid.hexes().map(around);
    areas.reduce(|all, area| all.join(&area)).expect("a map has hexes")
}

fn drawn(map: &MapView, style: MapStyle) -> Drawing {
    let hexes: Vec<Hex> = map.map.grid.hexes().collect();
    let shown = Style { numbers: true, heights: true };
    let land = Land::new(map, &palette::LIGHT, shown, 40.0);
    Cartographer::new(land, style, &Groundwork::of(map)).draw(&hexes)
}

/// In the middle of every hex lies what the rules have there, whatever lies around it.
#[test]
fn the_middle_of_a_hex_is_its_own_ground() {
    for (id, map) in maps() {
        let survey = Survey::new(&map, &Beds::new(&map), Lattice::around(extent(&map)), true);
        let (grounds, castles) = (Ground::all(&map), castles(&map));
        for hex in map.map.grid.hexes() {
            let ground = grounds[usize::from(map.hexes[hex.index()].terrain)];
            let cover = if castles.contains(hex) { Some(Cover::Open) } else { Cover::of(ground) };
            let Some(cover) = cover else { continue };
            let share = survey.share(cover, middle(&map, hex));
            // From here on its tint is whole.
            assert!(share > 0.62, "{id} {}: {share} of {cover:?}", map.label(hex));
        }
    }
}

#[test]
fn a_map_is_drawn_the_same_way_every_time() {
    for (id, map) in maps() {
        let (one, other) = (drawn(&map, MapStyle::Land), drawn(&map, MapStyle::Land));
        assert_eq!(one, other, "{id}");
        assert!(one.layers.iter().all(|layer| layer.shapes.iter().all(is_finite)), "{id}");
    }
}

fn is_finite(shape: &Shape) -> bool {
    let all = |points: &[Point]| points.iter().all(|at| at.x.is_finite() && at.y.is_finite());
    match shape {
        Shape::Fill { points, .. } | Shape::Tile { points, .. } | Shape::Line { points, .. } => {
            all(points)
        }
        Shape::Round { center, .. } => all(&[*center]),
        Shape::Panel { area, .. } => all(&[area.min, area.max]),
        Shape::Text(text) => all(&[text.at]),
    }
}

/// Plain, and always in high contrast, a map is drawn hex by hex.
#[test]
fn a_plain_map_shows_what_the_rules_see() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "acre").expect("Acre is built in");
    let hexes: Vec<Hex> = map.map.grid.hexes().collect();
    let shown = Style { numbers: true, heights: true };
    let land = |palette| Land::new(&map, palette, shown, 40.0);
    let groundwork = Groundwork::of(&map);
    let drawn = |palette, style| Cartographer::new(land(palette), style, &groundwork).draw(&hexes);
    let light = land(&palette::LIGHT).draw(&hexes);
    assert_eq!(drawn(&palette::LIGHT, MapStyle::Plain), light);
    assert_ne!(drawn(&palette::LIGHT, MapStyle::Land), light);
    let contrast = land(&palette::CONTRAST).draw(&hexes);
    assert_eq!(drawn(&palette::CONTRAST, MapStyle::Land), contrast);
}

/// Parts of a map fit together: nothing is left between them, and nothing is drawn twice.
#[test]
fn parts_of_a_map_fit_together() {
    for (id, map) in maps() {
        let shape = map.map.grid.shape();
        let half = (shape.columns / 2, shape.rows / 2);
        let mut parts: Vec<Vec<Hex>> = vec![Vec::new(); 4];
        for hex in map.map.grid.hexes() {
            let (column, row) = map.map.grid.offset(hex);
            parts[usize::from(column >= half.0) + 2 * usize::from(row >= half.1)].push(hex);
        }
        let shown = Style { numbers: false, heights: true };
        let land = Land::new(&map, &palette::LIGHT, shown, 40.0);
        let groundwork = Groundwork::of(&map);
        let cartographer = Cartographer::new(land, MapStyle::Land, &groundwork);
        let all: Vec<Hex> = map.map.grid.hexes().collect();
        let size = |area: Area| f64::from(area.width()) * f64::from(area.height());
        let whole = cartographer.area(&all).expect("a map has hexes");
        let areas: Vec<Area> = parts.iter().filter_map(|part| cartographer.area(part)).collect();
        let sum: f64 = areas.iter().map(|area| size(*area)).sum();
        assert!((sum - size(whole)).abs() < 0.01 * size(whole).sqrt(), "{id}: {areas:?} {whole:?}");
        for (k, one) in areas.iter().enumerate() {
            assert_eq!(whole.join(one), whole, "{id}");
            for other in &areas[..k] {
                let wide = one.max.x.min(other.max.x) - one.min.x.max(other.min.x);
                let high = one.max.y.min(other.max.y) - one.min.y.max(other.min.y);
                assert!(wide < STEP / 2.0 || high < STEP / 2.0, "{id}: {one:?} {other:?}");
            }
        }
        // Every hex lies in its part, but for the corners that are shoved into the next one.
        for (part, area) in parts.iter().filter(|part| !part.is_empty()).zip(&areas) {
            for &hex in part {
                let at = middle(&map, hex);
                let near = Area::around(at, Point::splat(1.0));
                assert!(area.meets(&near), "{id} {}", map.label(hex));
            }
        }
    }
}

/// A ring has an outline and a hole in it; areas come out right.
#[test]
fn regions_have_their_shapes() {
    let lattice = Lattice::around(Area::new(point(-3.0, -3.0), point(3.0, 3.0)));
    let ring = lattice.map(|at| 0.5 - (at.length() - 1.5).abs());
    let regions = Regions::of(&ring, 0.0);
    let shapes: Vec<Shape> = regions.fill(Colour::BLACK).collect();
    let [Shape::Fill { points, holes, .. }] = &shapes[..] else { panic!("{shapes:?}") };
    let [hole] = holes[..] else { panic!("{holes:?}") };
    let area = |points: &[Point]| {
        let next = |k: usize| points[(k + 1) % points.len()];
        let twice: f32 =
            points.iter().enumerate().map(|(k, a)| a.x * next(k).y - next(k).x * a.y).sum();
        (twice / 2.0).abs()
    };
    let (outer, inner) = (area(&points[..hole]), area(&points[hole..]));
    assert!((outer - 4.0 * std::f32::consts::PI).abs() < 0.15, "{outer}");
    assert!((inner - std::f32::consts::PI).abs() < 0.1, "{inner}");
    assert_eq!(regions.lines.len(), 2, "both edges are lines");
    // A region that is cut off by the edge of the lattice is closed there, without a line along it.
    let half = lattice.map(|at| at.x);
    let regions = Regions::of(&half, 0.0);
    let [Shape::Fill { points, .. }] = &regions.fill(Colour::BLACK).collect::<Vec<_>>()[..] else {
        panic!("one region");
    };
    assert!((area(points) - 18.0).abs() < 0.1, "{}", area(points));
    let [line] = &regions.lines[..] else { panic!("{:?}", regions.lines) };
    assert!(line.iter().all(|at| at.x.abs() < 0.01), "{line:?}");
    // Two corners that touch are two regions, or one where the middle is high enough.
    let chequer = |low: f32| {
        let two = Lattice { first: (0, 0), size: (2, 2) };
        let field = Field { lattice: two, values: vec![1.0, low, low, 1.0] };
        Regions::of(&field, 0.5).fill(Colour::BLACK).count()
    };
    assert_eq!((chequer(-1.0), chequer(0.4)), (2, 1));
}

/// Every hex of a road is crossed by its line, near enough for a counter to stand on it.
#[test]
fn roads_run_through_their_hexes() {
    for (id, map) in maps() {
        let lines = highways::lines(&map);
        let crossed = |at: Point| {
            let mut points = lines.iter().flatten();
            points.any(|point| (*point - at).length() < 0.75)
        };
        for (name, road) in &map.roads {
            for &hex in road {
                assert!(crossed(middle(&map, hex)), "{id}: {name} at {}", map.label(hex));
            }
        }
    }
}

/// What is not in play stays empty, within a line.
#[test]
fn hexes_out_of_play_are_blank() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "arsouf").expect("Arsouf is built in");
    let grounds = Ground::all(&map);
    let void = |hex: &Hex| grounds[usize::from(map.hexes[hex.index()].terrain)] == Ground::Void;
    let out_of_play = map.map.grid.hexes().filter(void).count();
    assert!(out_of_play > 0);
    let drawing = drawn(&map, MapStyle::Land);
    let blanks = drawing.layers.iter().find(|layer| layer.name == "blanks").expect("it is drawn");
    // Beside the map the land does not go on there.
    let blank = |shape: &Shape| match shape {
        Shape::Tile { points, .. } => {
            Some(points.iter().fold(Point::default(), |a, b| a + *b) * (1.0 / 6.0))
        }
        _ => None,
    };
    let blanks: Vec<Point> = blanks.shapes.iter().filter_map(blank).collect();
    let on_map = |at: &Point| {
        let (q, r) = map.layout.axial_at(at.x, at.y);
        map.map.grid.at_axial(q, r)
    };
    let covered: Vec<Hex> = blanks.iter().filter_map(on_map).collect();
    assert_eq!((covered.len(), covered.iter().all(void)), (out_of_play, true));
    assert!(blanks.len() > out_of_play, "nothing beside the map");
    let below = map.map.grid.hexes().map(|hex| middle(&map, hex).y).fold(0.0_f32, f32::max);
    assert!(blanks.iter().filter(|at| on_map(at).is_none()).all(|at| at.y > below - 0.1));
}

/// Where heights are switched off, the land is as level as the tiles are.
#[test]
fn heights_can_be_switched_off() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "lewes").expect("Lewes is built in");
    let mut flat = MapView::clone(&map);
    for hex in map.map.grid.hexes() {
        flat.map.set_level(hex, 0);
    }
    let hexes: Vec<Hex> = map.map.grid.hexes().collect();
    let ground = |map: &MapView, heights: bool| {
        let land = Land::new(map, &palette::LIGHT, Style { numbers: false, heights }, 40.0);
        Cartographer::new(land, MapStyle::Land, &Groundwork::of(map)).ground(&hexes)
    };
    assert_eq!(ground(&map, false), ground(&flat, true));
    assert_ne!(ground(&map, true), ground(&flat, true));
}

/// A title stands on nothing but hexes that are no part of the land; where there are none, or too few, there is no room for it.
#[test]
fn a_title_stands_beside_the_land() {
    let mut rooms = 0;
    for (id, map) in maps() {
        let grounds = Ground::all(&map);
        let ground = |hex: Hex| grounds[usize::from(map.hexes[hex.index()].terrain)];
        let void = map.map.grid.hexes().filter(|&hex| ground(hex) == Ground::Void).count();
        let Some(room) = title_room::room(&map) else {
            assert!(void < 12, "{id}: {void} hexes");
            continue;
        };
        rooms += 1;
        assert!(room.width() >= 5.0 && room.height() >= 2.0, "{id}: {room:?}");
        for k in 0..=20_u8 {
            for j in 0..=20_u8 {
                let share = point(f32::from(k) / 20.0, f32::from(j) / 20.0);
                let at = room.min + point(room.width() * share.x, room.height() * share.y);
                let hex = map.layout.hex_at(&map.map.grid, at.x, at.y).expect("on the map");
                assert_eq!(ground(hex), Ground::Void, "{id}: {at:?}");
            }
        }
    }
    assert!(rooms > 0, "Arsouf has room for its title");
}

/// Where roads cross they meet once: no hex is joined to two others that are joined to each other, too.
#[test]
fn roads_cross_without_rings() {
    for (id, map) in maps() {
        let lines = highways::lines(&map);
        let near = |hex: Hex, line: &[Point]| {
            line.iter().any(|at| (*at - middle(&map, hex)).length() < 0.45)
        };
        let joined = |a: Hex, b: Hex| {
            let half = middle(&map, a).lerp(middle(&map, b), 0.5);
            lines.iter().any(|line| {
                let crosses = |two: &[Point]| {
                    let (way, to) = (two[1] - two[0], half - two[0]);
                    let long = way.x * way.x + way.y * way.y;
                    let share = ((to.x * way.x + to.y * way.y) / long.max(0.001)).clamp(0.0, 1.0);
                    (to - way * share).length() < 0.12
                };
                near(a, line) && near(b, line) && line.windows(2).any(crosses)
            })
        };
        let grid = &map.map.grid;
        for hex in grid.hexes() {
            let around: Vec<Hex> = grid.neighbors(hex).map(|(_, next)| next).collect();
            for &a in &around {
                for &b in around.iter().filter(|&&b| a < b && grid.adjacent(a, b)) {
                    let ring = joined(hex, a) && joined(hex, b) && joined(a, b);
                    assert!(!ring, "{id}: {} {} {}", map.label(hex), map.label(a), map.label(b));
                }
            }
        }
    }
}

/// A number on a contour is the level of the land on its upper side.
#[test]
fn contours_tell_the_level_above_them() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "lewes").expect("it is built in");
    let drawing = drawn(&map, MapStyle::Land);
    let layer = drawing.layers.iter().find(|layer| layer.name == "contours").expect("a layer");
    let mut levels = [0; 6];
    for shape in &layer.shapes {
        let Shape::Text(text) = shape else { panic!("nothing but numbers: {shape:?}") };
        let number: u8 = text.text.parse().expect("a number");
        let (q, r) = map.layout.axial_at(text.at.x, text.at.y);
        let hex = map.map.grid.at_axial(q, r).expect("on the map");
        let around = map.map.grid.neighbors(hex).map(|(_, next)| next).chain([hex]);
        let known: Vec<u8> = around.map(|hex| map.map.level(hex)).collect();
        let label = map.label(hex);
        assert!(known.iter().any(|&level| level >= number), "{label}: {number} in {known:?}");
        assert!(known.iter().any(|&level| level < number), "{label}: {number} in {known:?}");
        levels[usize::from(number)] += 1;
    }
    assert!(levels[0] == 0 && levels[1..].iter().all(|&count| count > 0), "{levels:?}");
}

/// A river that rises on the map grows wider on its way to the sea.
#[test]
fn rivers_widen_from_their_sources_to_the_sea() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "arsouf").expect("Arsouf is built in");
    let courses = Groundwork::of(&map).watercourses;
    let &[number] = &courses.rising[..] else { panic!("{:?} rise", courses.rising) };
    let river = &courses.rivers[number];
    let (source, mouth) = (river[0], river[river.len() - 1]);
    let shore = map.map.grid.hexes().map(|hex| middle(&map, hex).y).fold(f32::MAX, f32::min);
    assert!(mouth.y < shore && source.y > shore + 2.0, "from {source:?} to {mouth:?}");
    let drawing = drawn(&map, MapStyle::Land);
    let layer = drawing.layers.iter().find(|layer| layer.name == "watercourses").expect("drawn");
    let near = |at: Point| {
        let wide = |shape: &Shape| match shape {
            Shape::Line { points, stroke, .. }
                if points.iter().any(|p| (*p - at).length() < 0.05) =>
            {
                Some(stroke.wide)
            }
            _ => None,
        };
        layer.shapes.iter().filter_map(wide).fold(0.0_f32, f32::max)
    };
    assert!(near(mouth) > 1.8 * near(source), "{} {}", near(source), near(mouth));
}

/// A road that leads to water ends at its bank, where a ferry or a ford would be, not in the middle of the last field.
#[test]
fn a_road_that_ends_alone_ends_at_the_water_ahead() {
    let mut banks = 0;
    for (id, map) in maps() {
        let (grounds, lines) = (Ground::all(&map), highways::lines(&map));
        let is_water = |hex: &Hex| grounds[usize::from(map.hexes[hex.index()].terrain)].is_water();
        for (_, road) in &map.roads {
            let ends = [(road[0], road[1]), (road[road.len() - 1], road[road.len() - 2])];
            for (end, before) in ends {
                let others = map.roads.iter().filter(|(_, other)| other.contains(&end));
                if others.count() > 1 {
                    continue;
                }
                let grid = &map.map.grid;
                let beyond = grid.neighbors(end).map(|(_, next)| next).filter(is_water);
                // Straight on: neither beside the hex that it comes from nor beside one that is.
                let straight = |next: &Hex| {
                    let (there, here) = (middle(&map, *next), middle(&map, before));
                    (there - here).length() > 3.3
                };
                for water in beyond.filter(straight) {
                    let bank = middle(&map, end).lerp(middle(&map, water), 0.5);
                    let nearest = lines.iter().flatten().map(|at| (*at - bank).length());
                    let nearest = nearest.fold(f32::MAX, f32::min);
                    assert!(nearest < 0.1, "{id} {}: {nearest}", map.label(end));
                    banks += 1;
                }
            }
        }
    }
    assert!(banks > 0, "a road ends at water somewhere");
}
