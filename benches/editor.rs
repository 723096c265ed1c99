//! How fast the author's editor is: `cargo bench --no-default-features --bench editor`.

use divan::Bencher;
use gonfalon::ai::{Cancel, Level};
use gonfalon::board::Hex;
use gonfalon::editor::balance::{self, BalanceOrder, GameResult};
use gonfalon::editor::files::json_reader;
use gonfalon::editor::mapping::{MapGeometry, region, symmetry, terrain_paint};
use gonfalon::editor::problems::problems;
use gonfalon::editor::{Document, Edit, Kind, Node, Pointer, StepName};
use gonfalon::kernel::Side;
use gonfalon::scenario::catalogue;
use mimalloc::MiMalloc;
use rayon::ThreadPool;
use std::sync::Mutex;

// As in the program.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() {
    divan::main();
}

fn open(text: &str) -> Document {
    let (content, _) = json_reader::read(text);
    Document::new(Kind::of(&content), content)
}

fn acre() -> Document {
    open(include_str!("../scenarios/bmw/acre.json"))
}

/// A map of 200 by 200 hexes.
fn large() -> (Document, MapGeometry) {
    let mut document = open(include_str!("../assets/templates/bmw.json"));
    let at = |name: &str| Pointer::fields(["map", name]);
    let rows = vec![".".repeat(200); 200];
    let edits = vec![
        Edit::set(at("columns"), 200_i64),
        Edit::set(at("rows"), 200_i64),
        Edit::Set { at: at("grid"), value: rows.into() },
    ];
    document.apply(name(), edits).expect("it fits");
    document.mark_saved();
    let geometry = MapGeometry::of(document.content()).expect("it has a map");
    (document, geometry)
}

fn name() -> StepName {
    StepName::Paint { hexes: 0, terrain: "hill".to_owned() }
}

/// A brush with five rings that comes to a new place: its hexes, its edits, and carrying them out.
#[divan::bench]
fn brush_stroke_on_40_000_hexes(bencher: Bencher) {
    let (mut document, geometry) = large();
    document.begin(name());
    let mut place = 0;
    bencher.bench_local(|| {
        place = (place + 977) % 40_000;
        let hexes = region::brush(&geometry, Hex(place), 5);
        let letter = if place % 2 == 0 { 'H' } else { 'W' };
        let edits = terrain_paint::paint(document.content(), &geometry, &hexes, letter);
        document.extend(edits).expect("it fits");
    });
}

/// What a fill of everything touches, its edits, and carrying them out.
#[divan::bench]
fn fill_of_40_000_hexes(bencher: Bencher) {
    let (document, geometry) = large();
    bencher.with_inputs(|| document.clone()).bench_local_values(|mut document| {
        let bounds = region::FillBounds::default();
        let hexes = region::fill(document.content(), &geometry, Hex(0), &bounds);
        let edits = terrain_paint::paint(document.content(), &geometry, &hexes, 'H');
        document.apply(name(), edits).expect("it fits");
        document
    });
}

#[divan::bench]
fn undo_of_that_fill(bencher: Bencher) {
    let (mut document, geometry) = large();
    let hexes: Vec<Hex> = geometry.grid.hexes().collect();
    let edits = terrain_paint::paint(document.content(), &geometry, &hexes, 'H');
    document.apply(name(), edits).expect("it fits");
    bencher.with_inputs(|| document.clone()).bench_local_values(|mut document| {
        document.undo();
        document
    });
}

/// Everything that the list of problems says of Acre, off the painting thread.
#[divan::bench]
fn problems_of_acre(bencher: Bencher) {
    let document = acre();
    bencher.bench_local(|| problems(document.content()));
}

/// What the painting thread pays for it.
#[divan::bench]
fn snapshot_of_acre(bencher: Bencher) {
    let document = acre();
    bencher.bench_local(|| document.snapshot());
}

#[divan::bench]
fn turning_acre(bencher: Bencher) {
    let document = acre();
    bencher.bench_local(|| symmetry::seen(document.content(), symmetry::Symmetry::HalfTurn));
}

#[divan::bench]
fn writing_acre(bencher: Bencher) {
    let document = acre();
    bencher.bench_local(|| document.text());
}

#[divan::bench]
fn reading_acre(bencher: Bencher) {
    let text = acre().text();
    bencher.bench_local(|| -> Node { json_reader::read(&text).0 });
}

/// The balance of Acre.
fn order() -> BalanceOrder {
    let battles = catalogue::built_in();
    let scenario = battles.into_iter().find(|battle| battle.id == "acre").expect("it is built in");
    BalanceOrder { scenario, games: GAMES, levels: [Level::Easy; 2], seed: 0 }
}

/// Its games on so many threads, and who won them.
fn balanced(order: &BalanceOrder, pool: &ThreadPool) -> Vec<(u64, Option<Side>, u32)> {
    let numbers: Vec<u64> = (0..GAMES).collect();
    let ended = Mutex::new(Vec::new());
    let tell = |result: GameResult| {
        let mut ended = ended.lock().expect("nobody panics");
        ended.push((result.game, result.winner, result.turns));
    };
    pool.install(|| balance::play(order, &numbers, &Cancel::default(), &tell)).expect("sound");
    let mut ended = ended.into_inner().expect("nobody panics");
    ended.sort_unstable_by_key(|(game, ..)| *game);
    ended
}

/// Games of the balance in a series.
const GAMES: u64 = 200;

fn pool(threads: usize) -> ThreadPool {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("there is room")
}

#[divan::bench(sample_count = 5)]
fn balance_of_acre_on_one_thread(bencher: Bencher) {
    let (order, one) = (order(), pool(1));
    bencher.bench_local(|| balanced(&order, &one));
}

#[divan::bench(sample_count = 5)]
fn balance_of_acre_on_two_threads(bencher: Bencher) {
    let (order, one, two) = (order(), pool(1), pool(2));
    let alone = balanced(&order, &one);
    assert_eq!(balanced(&order, &two), alone, "the same games, whoever plays them");
    bencher.bench_local(|| balanced(&order, &two));
}
