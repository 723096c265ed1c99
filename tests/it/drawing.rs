//! Drawings as plain data: counters, cards and the ground in any unit.

use gonfalon::drawing::card::{self, CardAppearance, CardOrientation};
use gonfalon::drawing::ground::{Land, Style, zone_names};
use gonfalon::drawing::typeface::typeface;
use gonfalon::drawing::{
    Area, Measure, Paint, Point, Shape, Stroke, Text, arms, counter, palette, point,
};
use gonfalon::scenario::catalogue;
use gonfalon::scenario::model::Livery;
use gonfalon::session::Session;
use gonfalon::session::port::Inspect;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::bmw::Bmw;
use gonfalon::view::{CardFace, CardKind, CounterView, Emblem, UnitFace};

fn acre() -> Session<Bmw> {
    let scenario = catalogue::find("acre").expect("Acre is built in");
    Session::new(scenario, 1).unwrap_or_else(|faults| panic!("{}", faults[0]))
}

/// Every number of a shape: points, widths, radii, sizes.
fn numbers(shape: &Shape) -> Vec<f32> {
    let points = |points: &[Point]| points.iter().flat_map(|p| [p.x, p.y]).collect::<Vec<_>>();
    let wide = |stroke: &Option<Stroke>| stroke.map_or(0.0, |stroke| stroke.wide);
    match shape {
        Shape::Fill { points: list, .. } | Shape::Tile { points: list, .. } => points(list),
        Shape::Line { points: list, stroke, .. } => [points(list), vec![stroke.wide]].concat(),
        Shape::Round { center, radius, stroke, .. } => {
            vec![center.x, center.y, radius.0, radius.1, wide(stroke)]
        }
        Shape::Panel { area, radius, edge, .. } => {
            vec![area.min.x, area.min.y, area.max.x, area.max.y, *radius, wide(edge)]
        }
        Shape::Text(Text { at, size, .. }) => vec![at.x, at.y, *size],
    }
}

/// The second drawing is the first one, so many times as large.
fn scaled(one: &[Shape], other: &[Shape], times: f32) {
    assert_eq!(one.len(), other.len());
    for (a, b) in one.iter().zip(other) {
        assert_eq!(std::mem::discriminant(a), std::mem::discriminant(b));
        let (a_list, b_list) = (numbers(a), numbers(b));
        assert_eq!(a_list.len(), b_list.len(), "{a:?} {b:?}");
        for (x, y) in a_list.iter().zip(&b_list) {
            assert!((x * times - y).abs() < 0.02 * times.max(1.0), "{a:?} {b:?}");
        }
    }
}

#[test]
fn a_counter_looks_alike_in_every_unit() {
    for piece in acre().board(None).expect("a board").counters {
        let drawn = |side: f32, point: f32| {
            let paint = Paint { palette: &palette::LIGHT, livery: Livery::Blue, point };
            let mut shapes = Vec::new();
            let area = Area::sized(Point::default(), Point::splat(side));
            counter::draw(&piece, area, paint, &mut shapes);
            shapes
        };
        assert!(!drawn(40.0, 1.0).is_empty());
        scaled(&drawn(40.0, 1.0), &drawn(400.0, 10.0), 10.0);
        scaled(&drawn(12.0, 1.0), &drawn(120.0, 10.0), 10.0);
    }
}

struct Letters(f32);

impl Measure for Letters {
    fn width(&self, text: &str, size: f32) -> f32 {
        text.chars().count() as f32 * size * 0.5
    }

    fn grain(&self) -> f32 {
        self.0 * 0.5
    }
}

fn heavy_infantry() -> UnitFace {
    UnitFace {
        kind: "HI".into(),
        kind_name: "heavy infantry".into(),
        mobility: 2,
        melee: 5,
        defence_only: false,
        missile: Some((5, 2)),
        hits: 3,
        cost: 10,
        fire: 1,
        traits: vec!["Scout".into()],
        versus: Vec::new(),
    }
}

#[test]
fn a_card_looks_alike_in_every_unit() {
    for (emblem, kind) in
        [(Emblem::LegionShield, CardKind::Unit(heavy_infantry())), (Emblem::Hill, CardKind::Tactic)]
    {
        let face = CardFace {
            id: "legionaries".into(),
            name: "Legionaries of the line".into(),
            kind,
            text: String::new(),
            emblem,
            rule: "1.1".into(),
        };
        for orientation in [
            CardOrientation::Up,
            CardOrientation::Down,
            CardOrientation::Turned,
            CardOrientation::Left,
            CardOrientation::Right,
        ] {
            let drawn = |wide: f32, fine: f32| {
                let paint = Paint { palette: &palette::DARK, livery: Livery::Red, point: fine };
                let appearance =
                    CardAppearance { orientation, markers: 1, known: true, pale: false };
                let mut shapes = Vec::new();
                let area = Area::sized(Point::default(), point(wide, wide * orientation.tall()));
                card::draw(&face, area, appearance, (paint, &Letters(fine)), &mut shapes);
                shapes
            };
            for wide in [30.0, 100.0] {
                scaled(&drawn(wide, 1.0), &drawn(wide * 4.0, 4.0), 4.0);
            }
        }
    }
}

/// What a unit adds in brackets does not reach the sign of its shots.
#[test]
fn values_of_a_card_keep_to_their_places() {
    let unit = UnitFace {
        kind: "AR".into(),
        kind_name: "artillery".into(),
        mobility: 0,
        melee: 2,
        defence_only: true,
        missile: Some((7, 3)),
        hits: 1,
        cost: 70,
        fire: 0,
        traits: Vec::new(),
        versus: Vec::new(),
    };
    let face = CardFace {
        id: "artillery".into(),
        name: "Artillery".into(),
        kind: CardKind::Unit(unit),
        text: String::new(),
        emblem: Emblem::Catapult,
        rule: "15.23".into(),
    };
    let paint = Paint { palette: &palette::LIGHT, livery: Livery::Red, point: 1.0 };
    for wide in [60.0, 100.0, 200.0] {
        let area = Area::sized(Point::default(), point(wide, wide * card::TALL));
        let mut shapes = Vec::new();
        let appearance = CardAppearance::default();
        card::draw(&face, area, appearance, (paint, typeface()), &mut shapes);
        let room = |words: &str| {
            let text = shapes.iter().find_map(|shape| match shape {
                Shape::Text(text) if text.text == words => Some(text),
                _ => None,
            });
            typeface().room(text.unwrap_or_else(|| panic!("{words} is on it")))
        };
        let (melee, shots) = (room("(2)"), room("7/3"));
        let sign = wide * 0.165 * 0.66;
        assert!(melee.right() <= shots.left() - sign, "{wide}: {melee:?} {shots:?}");
    }
}

#[test]
fn the_ground_has_named_layers_from_the_land_up() {
    let map = acre().map().expect("a map");
    let style = Style { numbers: true, heights: true };
    let hexes: Vec<_> = map.map.grid.hexes().collect();
    let near = Land::new(&map, &palette::LIGHT, style, 40.0).draw(&hexes);
    let names: Vec<&str> = near.layers.iter().map(|layer| layer.name).collect();
    assert_eq!(names.first(), Some(&"ground"));
    assert_eq!(names.last(), Some(&"numbers"));
    let order = ["ground", "grid", "heights", "symbols", "hexsides", "roads", "numbers"];
    let expected: Vec<&str> = order.into_iter().filter(|name| names.contains(name)).collect();
    assert_eq!(names, expected);
    assert_eq!(near.layers[0].shapes.len(), hexes.len(), "one tile for each hex");
    // From far away there are no drawings and no numbers, and a hex has the same place.
    let far = Land::new(&map, &palette::LIGHT, style, 6.0).draw(&hexes);
    assert!(far.layers.iter().all(|layer| !["symbols", "numbers"].contains(&layer.name)));
    assert_eq!(far.layers[0], near.layers[0]);
}

/// What runs as a river by its rules is drawn as water whatever its id is, and every kind of hexside differs.
#[test]
fn kinds_of_hexsides_are_told_apart() {
    let mut map = gonfalon::view::MapView::clone(&acre().map().expect("a map"));
    let hex = map.hex("0807").expect("it is there");
    let [first, ..] = gonfalon::board::Direction::ALL;
    map.map.add_feature(hex, first, 0);
    let mut drawn = |id: &str, river: bool| {
        let name = id.to_owned();
        map.features = vec![gonfalon::view::FeatureView { id: id.to_owned(), name, river }];
        let style = Style { numbers: false, heights: true };
        let hexes: Vec<_> = map.map.grid.hexes().collect();
        let drawing = Land::new(&map, &palette::LIGHT, style, 40.0).draw(&hexes);
        let layer = drawing.layers.into_iter().find(|layer| layer.name == "hexsides");
        layer.expect("it is drawn").shapes
    };
    assert_eq!(drawn("river", false), drawn("moat-1", true));
    let kinds = ["river", "wall", "gate", "ford", "slope", "cliff", "hedge", "anything"];
    let looks = kinds.map(|kind| drawn(kind, false));
    for (k, look) in looks.iter().enumerate() {
        assert!(!looks[..k].contains(look), "{}", kinds[k]);
    }
}

/// Whatever room a card has, nothing of it is drawn inside out: what there is no room for is left out.
#[test]
fn a_card_without_room_is_left_out() {
    let paint = Paint { palette: &palette::LIGHT, livery: Livery::Red, point: 1.0 };
    for kind in [CardKind::Unit(heavy_infantry()), CardKind::Tactic] {
        let face = CardFace {
            id: "legionaries".into(),
            name: "Legionaries of the line".into(),
            kind,
            text: String::new(),
            emblem: Emblem::LegionShield,
            rule: "1.1".into(),
        };
        for orientation in [CardOrientation::Up, CardOrientation::Turned, CardOrientation::Left] {
            for (wide, tall) in
                [(-40.0, -60.0), (-3.0, 80.0), (0.0, 80.0), (48.0, 2.0), (48.0, 30.0), (9.0, 200.0)]
            {
                let area = Area::sized(point(10.0, 10.0), point(wide, tall));
                let appearance =
                    CardAppearance { orientation, markers: 2, known: true, pale: false };
                let mut shapes = Vec::new();
                card::draw(&face, area, appearance, (paint, typeface()), &mut shapes);
                card::back(area, (appearance, None), (paint, typeface()), &mut shapes);
                assert_eq!(shapes.is_empty(), wide.min(tall) < 4.0, "{wide} x {tall}");
                for shape in &shapes {
                    match shape {
                        Shape::Text(text) => assert!(text.size >= 0.0, "{text:?}"),
                        Shape::Panel { area, radius, .. } => {
                            assert!(area.width() >= 0.0 && area.height() >= 0.0, "{shape:?}");
                            assert!(*radius >= 0.0, "{shape:?}");
                        }
                        _ => {}
                    }
                }
            }
        }
    }
}

/// A small counter says its hits with a figure, a large one with as many pips.
#[test]
fn hits_are_read_on_a_small_counter() {
    let scenario = catalogue::find("lewes").expect("Lewes is built in");
    let session = Session::<Barons>::new(scenario, 1).unwrap_or_else(|f| panic!("{}", f[0]));
    let counters = session.board(None).expect("a board").counters;
    let unit = counters.into_iter().find(|piece| counter::is_unit(piece.kind)).expect("a unit");
    let drawn = |hits: u8, side: f32| {
        let piece = CounterView { hits: Some(hits), mark: None, ..unit.clone() };
        let paint = Paint { palette: &palette::LIGHT, livery: Livery::Red, point: 1.0 };
        let mut shapes = Vec::new();
        let area = Area::sized(Point::default(), Point::splat(side));
        counter::draw(&piece, area, paint, &mut shapes);
        shapes
    };
    let red = palette::LIGHT.wound_edge;
    let figures = |shapes: &[Shape], text: &str| {
        let is = |shape: &&Shape| matches!(shape, Shape::Text(t) if t.text == text && t.ink == red);
        shapes.iter().filter(is).count()
    };
    for side in [14.0, 18.0, 22.0] {
        assert!(figures(&drawn(3, side), "3") > 0, "{side}");
        assert_eq!(figures(&drawn(0, side), "0"), 0, "{side}");
    }
    assert_eq!(figures(&drawn(3, 40.0), "3"), 0);
    assert!(drawn(3, 40.0).len() > drawn(2, 40.0).len(), "a pip more");
}

/// Names of zones that lie close together meet no other.
#[test]
fn names_of_zones_keep_apart() {
    let map = Area::sized(Point::default(), point(400.0, 300.0));
    let room = point(120.0, 14.0);
    let hexes: Vec<Point> = (0..6).map(|k| point(180.0 + 10.0 * k as f32, 140.0)).collect();
    let mut taken: Vec<Area> = Vec::new();
    let place = |hexes: &[Point], taken: &[Area]| {
        let obstacles = zone_names::Obstacles { taken, ..zone_names::Obstacles::default() };
        zone_names::place(hexes.to_vec(), (room, 12.0), map, obstacles)
    };
    for _ in 0..6 {
        let at = place(&hexes, &taken).expect("there is room");
        let area = Area::around(at, room);
        assert!(taken.iter().all(|other| !other.meets(&area)));
        taken.push(area);
    }
    assert_eq!(place(&hexes, &[map]), None, "there is none");
    for corner in [point(0.0, 0.0), point(400.0, 0.0), point(0.0, 300.0), point(400.0, 300.0)] {
        let at = place(&[corner], &[]).expect("there is room");
        let area = Area::around(at, room);
        assert!(area.left() >= 0.0 && area.right() <= 400.0, "within the map: {area:?}");
        assert!(area.top() >= 0.0 && area.bottom() <= 300.0, "within the map: {area:?}");
    }
}

/// The name of a zone lies on no hex of another one, which it would seem to name.
#[test]
fn the_name_of_a_zone_names_no_other() {
    let map = Area::sized(Point::default(), point(400.0, 300.0));
    let room = point(60.0, 14.0);
    let row =
        |y: f32| -> Vec<Point> { (0..6).map(|k| point(150.0 + 20.0 * k as f32, y)).collect() };
    let (own, above) = (row(140.0), row(120.0));
    let place = |foreign: &[Point], held: &[Point]| {
        let obstacles = zone_names::Obstacles { foreign, held, taken: &[] };
        zone_names::place(own.clone(), (room, 12.0), map, obstacles)
    };
    let at = |foreign: &[Point]| place(foreign, &[]);
    let alone = Area::around(at(&[]).expect("there is room"), room);
    let hex = |at: &Point| Area::around(*at, Point::splat(12.0));
    assert!(above.iter().any(|at| hex(at).meets(&alone)), "the first place is on the other zone");
    let beside = at(&above).expect("there is room");
    let near = Area::around(beside, room);
    assert!(above.iter().all(|at| !hex(at).meets(&near)), "{beside:?}");
    // Where somebody stands it is not covered, and stands no farther off than it must.
    let clear = place(&above, &row(160.0)).expect("there is room");
    let near = Area::around(clear, room);
    assert!(row(160.0).iter().all(|at| !hex(at).meets(&near)), "{clear:?}");
    let far = own.iter().map(|at| (*at - clear).length()).fold(f32::MAX, f32::min);
    assert!(far < 60.0, "{clear:?}");
}

/// A name that stands off its zone is joined to the nearest hex of it; one that stands beside it needs no line.
#[test]
fn a_name_off_its_zone_is_joined_to_it() {
    let zone = [point(100.0, 100.0), point(120.0, 100.0)];
    let name = |x: f32| Area::around(point(x, 100.0), point(60.0, 14.0));
    assert_eq!(zone_names::pointer(name(164.0), &zone, 12.0), None);
    let (from, to) = zone_names::pointer(name(200.0), &zone, 12.0).expect("it is far");
    assert_eq!((from, to), (point(170.0, 100.0), point(126.0, 100.0)));
    assert_eq!(zone_names::pointer(name(200.0), &[], 12.0), None, "nothing of it is seen");
}

/// The wedge of a counter stands on one of its edges and has its tip in the direction that is faced: for each of six corners the
/// rest of it lies nearer to the counter's middle, on the same side.
#[test]
fn a_wedge_points_where_the_counter_faces() {
    let counter = Area::around(point(50.0, 50.0), Point::splat(40.0));
    for k in 0..6 {
        let angle = (k as f32 * 60.0).to_radians();
        let way = point(angle.cos(), angle.sin());
        let paint = Paint { palette: &palette::LIGHT, livery: Livery::Red, point: 1.0 };
        let mut shapes = Vec::new();
        arms::pointer(counter, way, 34.0, paint, &mut shapes);
        let filled = shapes.iter().find_map(|shape| match shape {
            Shape::Fill { points, .. } => Some(points.clone()),
            _ => None,
        });
        let points = filled.expect("it is filled");
        let along = |at: &Point| (at.x - 50.0) * way.x + (at.y - 50.0) * way.y;
        assert!((along(&points[0]) - 34.0).abs() < 0.01, "{k}: the tip");
        let (x, y) = (points[1].x - points[2].x, points[1].y - points[2].y);
        assert!(x.abs() < 0.01 || y.abs() < 0.01, "{k}: its foot lies along an edge");
        for foot in &points[1..] {
            assert!(along(foot) > 0.0 && along(foot) < 30.0, "{k}: {foot:?}");
        }
    }
}
