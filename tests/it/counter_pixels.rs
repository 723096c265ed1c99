//! Counters as pixels: whether one is told from another where they are small.
//!
//! With `GONFALON_PICTURES=folder` the sheets are written that a person can look at.

use gonfalon::drawing::art;
use gonfalon::drawing::counter::StateMark;
use gonfalon::drawing::rasteriser::{Placing, Rasteriser};
use gonfalon::drawing::{Area, Colour, Paint, Palette, Point, counter, palette, point};
use gonfalon::scenario::model::Livery;
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session::{self, Port};
use gonfalon::view::{Condition, CounterFigure, CounterKind, CounterView, StatusView};

fn port(scenario: Scenario) -> Box<dyn Port> {
    session::new(scenario, 1).unwrap_or_else(|faults| panic!("{}", faults[0]))
}

/// A counter of so many pixels on the ground of a map.
fn pixels(piece: &CounterView, livery: Livery, side: u32, palette: &Palette) -> Vec<u8> {
    let rim = side / 4;
    let whole = side + 2 * rim;
    let mut rasteriser = Rasteriser::new(whole, whole).expect("a small picture");
    rasteriser.fill(palette.clear);
    let paint = Paint { palette, livery, point: 1.0 };
    let mut shapes = Vec::new();
    let size = if piece.kind == CounterKind::Leader { (0.62, 0.86) } else { (1.0, 1.0) };
    let size = point(size.0, size.1) * side as f32;
    counter::draw(piece, Area::sized(Point::splat(rim as f32), size), paint, &mut shapes);
    let placing = Placing { at: Point::default(), scale: 1.0 };
    for shape in &shapes {
        rasteriser.shape(shape, placing);
    }
    rasteriser.into_pixels()
}

/// How many pixels are seen to differ.
fn different(one: &[u8], other: &[u8]) -> usize {
    let far = |(a, b): (&[u8], &[u8])| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 48);
    one.chunks_exact(4).zip(other.chunks_exact(4)).filter(|&pair| far(pair)).count()
}

/// A sheet of counters, for people.
fn sheet(name: &str, counters: &[(CounterView, Livery)], side: u32, palette: &Palette) {
    let Ok(folder) = std::env::var("GONFALON_PICTURES") else { return };
    let columns = 12;
    let step = side as f32 * 1.5;
    let count = u32::try_from(counters.len()).expect("not so many");
    let (wide, high) = (columns, count.div_ceil(columns));
    let size = |n: u32| n * side * 3 / 2 + side / 2;
    let mut rasteriser = Rasteriser::new(size(wide), size(high)).expect("a picture");
    rasteriser.fill(palette.clear);
    for ((piece, livery), k) in counters.iter().zip(0..count) {
        let at = point((k % columns) as f32, (k / columns) as f32) * step
            + Point::splat(side as f32 * 0.5);
        let mut shapes = Vec::new();
        let size = if piece.kind == CounterKind::Leader { (0.62, 0.86) } else { (1.0, 1.0) };
        let size = point(size.0, size.1) * side as f32;
        let paint = Paint { palette, livery: *livery, point: 1.0 };
        counter::draw(piece, Area::sized(at, size), paint, &mut shapes);
        let placing = Placing { at: Point::default(), scale: 1.0 };
        for shape in &shapes {
            rasteriser.shape(shape, placing);
        }
    }
    let file = std::path::Path::new(&folder).join(format!("{name}-{side}.png"));
    std::fs::write(file, rasteriser.png().expect("a picture")).expect("the folder is there");
}

/// What makes a counter another one than the next: all that is printed on it. Units that are numbered only, such as the
/// eight bands of Turcomans at Acre, are one counter eight times.
fn print(piece: &CounterView) -> String {
    let arms = piece.arms.as_ref().map(|own| own.blazon.clone());
    let mark = piece.mark.as_ref().map(|mark| mark.letter.clone());
    let face = piece.face();
    format!("{:?} {:?} {face:?} {arms:?} {mark:?}", piece.side, piece.figure())
}

fn boards() -> Vec<(String, Vec<(CounterView, Livery)>)> {
    let mut all = Vec::new();
    for scenario in catalogue::built_in() {
        let (id, liveries) = (scenario.id.clone(), scenario.sides.each_ref().map(|s| s.livery));
        let Some(board) = port(scenario).board(None) else { continue };
        let counters = board.counters.into_iter();
        // Poses help no one who looks at a single counter.
        let fresh =
            |piece: CounterView| CounterView { id: String::new(), status: Vec::new(), ..piece };
        let counters = counters.map(|c| (liveries[c.side as usize], c));
        all.push((id, counters.map(|(livery, piece)| (fresh(piece), livery)).collect()));
    }
    all
}

#[test]
fn every_counter_is_told_from_every_other_of_its_battle() {
    let mut least = usize::MAX;
    for (id, counters) in boards() {
        sheet(&id, &counters, 24, &palette::LIGHT);
        sheet(&id, &counters, 20, &palette::LIGHT);
        sheet(&id, &counters, 48, &palette::LIGHT);
        let mut seen: Vec<(String, Vec<u8>)> = Vec::new();
        for (piece, livery) in &counters {
            let print = print(piece);
            if seen.iter().any(|(other, _)| *other == print) {
                continue;
            }
            let own = pixels(piece, *livery, 24, &palette::LIGHT);
            for (other, drawn) in &seen {
                let differ = different(&own, drawn);
                assert!(differ >= 4, "{id}: {differ} pixels between\n{print}\n{other}");
                least = least.min(differ);
            }
            seen.push((print, own));
        }
    }
    println!("the least difference: {least} pixels");
}

/// Templars and Hospitallers stand in one army, with the same values and the same figure.
#[test]
fn the_orders_are_told_apart_where_the_whole_map_is_seen() {
    for (id, [one, other]) in
        [("arsouf", ["T", "H"]), ("acre", ["C01", "C02"]), ("bmw-arsouf", ["C01", "C08"])]
    {
        let board =
            port(catalogue::find(id).expect("it is built in")).board(None).expect("a board");
        let get = |id: &str| board.counters.iter().find(|c| c.id == id).expect("it is there");
        for side in [20, 22, 24] {
            let drawn = [one, other].map(|id| {
                let piece = CounterView { id: String::new(), ..get(id).clone() };
                pixels(&piece, Livery::Red, side, &palette::LIGHT)
            });
            let differ = different(&drawn[0], &drawn[1]);
            assert!(differ >= 25, "{id}: {differ} pixels at {side}");
        }
    }
}

#[test]
fn every_figure_has_poses_and_three_drawings() {
    for figure in CounterFigure::ALL {
        let poses = art::poses("counters", figure.name());
        assert!((2..=3).contains(&poses), "{figure:?}: {poses}");
    }
    for file in art::FILES.iter().filter(|f| ["counters", "emblems", "nations"].contains(&f.folder))
    {
        for detail in ["mass", "cuts", "full"] {
            let word = format!("data-detail=\"{detail}\"");
            assert_eq!(
                file.text.matches(&word).count(),
                1,
                "{}/{}.svg: {detail}",
                file.folder,
                file.name
            );
        }
    }
}

/// Counters that are numbered one after the other are not one stamp, and each has the same pose always.
#[test]
fn a_row_of_knights_is_not_one_stamp() {
    let board =
        port(catalogue::find("acre").expect("it is built in")).board(None).expect("a board");
    let knight = board.counters.iter().find(|c| c.id == "C03").expect("it is there");
    let drawn = |id: &str| {
        let piece = CounterView { id: id.into(), ..knight.clone() };
        pixels(&piece, Livery::Red, 40, &palette::LIGHT)
    };
    let row = ["C03", "C04", "C05"].map(drawn);
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
        assert!(different(&row[a], &row[b]) > 60, "{a} and {b}");
    }
    assert_eq!(drawn("C03"), row[0]);
}

fn in_state(piece: &CounterView, condition: Condition) -> CounterView {
    let status = StatusView { shown: Some(condition), word: String::new(), rule: String::new() };
    CounterView { status: vec![status], ..piece.clone() }
}

/// Marks of a state are told apart by their shape alone: here all of them have the same colours.
#[test]
fn states_differ_in_shape_as_well_as_in_colour() {
    let ink = Colour::BLACK;
    let grey = Palette {
        disordered: Colour::WHITE,
        disordered_ink: ink,
        shaken: Colour::WHITE,
        shaken_ink: ink,
        spent: Colour::WHITE,
        spent_ink: ink,
        plate: Colour::WHITE,
        plate_ink: ink,
        ..palette::LIGHT
    };
    let drawn = |mark: StateMark, size: u32, palette: &Palette| {
        let mut rasteriser = Rasteriser::new(size + 4, size + 4).expect("a small picture");
        rasteriser.fill(palette.liveries[0].body);
        let mut shapes = Vec::new();
        let middle = Point::splat(size as f32 / 2.0 + 2.0);
        mark.draw(middle, size as f32, (palette, 1.0), &mut shapes);
        let placing = Placing { at: Point::default(), scale: 1.0 };
        for shape in &shapes {
            rasteriser.shape(shape, placing);
        }
        rasteriser.into_pixels()
    };
    for size in [8, 12, 20] {
        for (k, one) in StateMark::ALL.into_iter().enumerate() {
            for other in &StateMark::ALL[k + 1..] {
                let pair = [one, *other].map(|mark| drawn(mark, size, &grey));
                let differ = different(&pair[0], &pair[1]);
                let share = differ as f32 / (size * size) as f32;
                assert!(share > 0.2, "{one:?} and {other:?} at {size}: {share}");
            }
        }
    }
}

/// A state is seen on a counter at every size, and none is taken for another.
#[test]
fn states_are_seen_at_every_size() {
    let board =
        port(catalogue::find("acre").expect("it is built in")).board(None).expect("a board");
    let get = |id: &str| board.counters.iter().find(|c| c.id == id).expect("it is there").clone();
    let conditions = [
        Condition::Disordered,
        Condition::Shaken,
        Condition::Charging,
        Condition::Moved,
        Condition::Fired,
    ];
    let mut shown = Vec::new();
    for id in ["C03", "C11", "M21"] {
        let fresh = get(id);
        let turned = CounterView { back_up: true, front: fresh.face().clone(), ..fresh.clone() };
        let all: Vec<CounterView> = [fresh.clone(), turned]
            .into_iter()
            .chain(conditions.map(|condition| in_state(&fresh, condition)))
            .collect();
        for side in [14, 20, 24, 40] {
            let drawn: Vec<Vec<u8>> =
                all.iter().map(|c| pixels(c, Livery::Red, side, &palette::LIGHT)).collect();
            for (k, one) in drawn.iter().enumerate() {
                for (m, other) in drawn.iter().enumerate().skip(k + 1) {
                    let differ = different(one, other);
                    assert!(differ >= 8, "{id}: states {k} and {m} at {side}: {differ} pixels");
                }
            }
        }
        shown.extend(all.into_iter().map(|piece| (piece, Livery::Red)));
    }
    for side in [14, 20, 24, 48] {
        sheet("states", &shown, side, &palette::LIGHT);
    }
}
