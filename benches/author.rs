//! What a stroke on the author's map costs on the processor, without the graphics card: `cargo bench --bench author`. With
//! `-- --slowest` it names the slowest frame of each stroke as well: every stroke is drawn several times, and of each of its frames
//! the fastest time counts, which leaves out what else the machine had to do.

use divan::Bencher;
use egui::{Event, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2};
use gonfalon::ai::Level;
use gonfalon::editor::files::DocumentFile;
use gonfalon::editor::start::Template;
use gonfalon::gui::author::balance::series::Series;
use gonfalon::gui::author::board::canvas;
use gonfalon::gui::author::tools::toolbox::{Ink, Stroke, Tool};
use gonfalon::gui::author::work::{Around, Work};
use gonfalon::gui::command_queue::CommandQueue;
use gonfalon::gui::settings::Settings;
use gonfalon::gui::theme::LIGHT;
use gonfalon::scenario::catalogue;
use gonfalon::words::Language;
use mimalloc::MiMalloc;
use std::cell::RefCell;
use std::time::{Duration, Instant};

// As in the program.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() {
    if std::env::args().any(|word| word == "--slowest") {
        slowest();
        return;
    }
    divan::main();
}

/// So often every stroke is drawn, and so many frames of it are measured.
const TIMES: usize = 7;
const FRAMES: usize = 1000;

/// Prints the median, the 99th hundredth and the slowest of the frames of each stroke.
fn slowest() {
    for (name, zoom, ink, rings) in [
        ("whole map", None, Ink::Terrain, 3),
        ("zoom 8", Some(8.0), Ink::Terrain, 3),
        ("zoom 12", Some(12.0), Ink::Terrain, 3),
        ("zoom 20", Some(20.0), Ink::Terrain, 3),
        ("zoom 20, broad", Some(20.0), Ink::Terrain, 5),
        ("zoom 20, heights", Some(20.0), Ink::Raise, 3),
    ] {
        let mut fastest = vec![Duration::MAX; FRAMES];
        for _ in 0..TIMES {
            let mut hand = Hand::new(zoom, ink, rings);
            for time in &mut fastest {
                let at = hand.goes_on();
                let begun = Instant::now();
                hand.easel.frame(vec![Event::PointerMoved(at)]);
                *time = begun.elapsed().min(*time);
            }
        }
        fastest.sort_unstable();
        let [median, late, last] = [FRAMES / 2, FRAMES * 99 / 100, FRAMES - 1].map(|k| fastest[k]);
        println!("{name}: median {median:.2?}, 99 of 100 within {late:.2?}, slowest {last:.2?}");
    }
}

/// 200 x 200 hexes of hills, woods and clear ground, with some heights.
fn large() -> Work {
    let text = Template::ALL[0].text();
    let mut battle: serde_json::Value = serde_json::from_str(text).expect("it is JSON");
    let rows = |letters: &[&str]| -> Vec<String> {
        let letter = |row: usize, column: usize| letters[(row * column / 7) % letters.len()];
        (0..200).map(|row| (0..200).map(|column| letter(row, column)).collect()).collect()
    };
    let legend: Vec<String> =
        battle["map"]["legend"].as_object().expect("a legend").keys().cloned().collect();
    let legend: Vec<&str> = legend.iter().map(String::as_str).take(3).collect();
    battle["map"]["columns"] = 200.into();
    battle["map"]["rows"] = 200.into();
    battle["map"]["grid"] = rows(&legend).into();
    battle["map"]["elevation"] = rows(&["0", "1", "2"]).into();
    Work::new(DocumentFile::of_text(&battle.to_string()))
}

const SCREEN: Rect = Rect { min: Pos2::ZERO, max: pos2(920.0, 760.0) };

/// A window that shows the map alone.
struct Easel {
    ctx: egui::Context,
    work: Work,
    settings: Settings,
    out: CommandQueue,
}

impl Easel {
    fn new(zoom: Option<f32>) -> Easel {
        let (ctx, out) = (egui::Context::default(), CommandQueue::default());
        let mut easel =
            Easel { ctx, work: large(), settings: Settings::usual(Language::ENGLISH), out };
        easel.frame(Vec::new());
        if let (Some(zoom), Some(camera)) = (zoom, &mut easel.work.board.camera) {
            camera.zoom = zoom;
            easel.work.board.moved = true;
        }
        for _ in 0..8 {
            easel.frame(Vec::new());
        }
        easel
    }

    fn frame(&mut self, events: Vec<Event>) -> usize {
        let input = RawInput { screen_rect: Some(SCREEN), events, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| {
            let (settings, out) = (&self.settings, &mut self.out);
            canvas::show(ui, &mut self.work, &mut Around { palette: &LIGHT, settings, out });
        });
        let primitives = self.ctx.tessellate(std::mem::take(&mut output.shapes), 1.0);
        output.drop_without_applying_deltas();
        primitives.len()
    }

    fn press(&mut self, pos: Pos2, pressed: bool) {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        self.frame(vec![Event::PointerMoved(pos)]);
        self.frame(vec![Event::PointerButton { pos, button, pressed, modifiers }]);
    }
}

/// So far, in points, a quick hand moves the pointer between two frames: 1,200 points a second.
const HAND: f32 = 20.0;

/// A hand that goes to and fro over the screen, always onto ground that the stroke has not touched, and begins a new stroke
/// with another terrain when it is through.
struct Hand {
    easel: Easel,
    at: Pos2,
    way: f32,
    /// From one row to the next: a brush's breadth.
    down: f32,
}

impl Hand {
    fn new(zoom: Option<f32>, ink: Ink, rings: u16) -> Hand {
        let mut easel = Easel::new(zoom);
        let toolbox = &mut easel.work.toolbox;
        (toolbox.tool, toolbox.stroke, toolbox.ink) = (Tool::Paint, Stroke::Brush, ink);
        (toolbox.terrain, toolbox.rings) = (2, rings);
        let zoom = easel.work.board.camera.expect("it is shown").zoom;
        let down = zoom * 1.6 * f32::from(2 * rings - 1);
        let mut hand = Hand { easel, at: pos2(40.0, 40.0), way: 1.0, down };
        hand.easel.press(hand.at, true);
        hand
    }

    /// Where the hand is in the next frame.
    fn goes_on(&mut self) -> Pos2 {
        self.at.x += self.way * HAND;
        if !(40.0..=SCREEN.right() - 40.0).contains(&self.at.x) {
            self.at.x = self.at.x.clamp(40.0, SCREEN.right() - 40.0);
            self.way = -self.way;
            self.at.y += self.down;
            if self.at.y > SCREEN.bottom() - 40.0 {
                self.easel.press(self.at, false);
                let toolbox = &mut self.easel.work.toolbox;
                toolbox.terrain = (toolbox.terrain + 1) % 3;
                self.at.y = 40.0;
                self.easel.press(self.at, true);
            }
        }
        self.at
    }
}

/// Frames in which the brush comes to other hexes.
fn strokes(bencher: Bencher, zoom: Option<f32>, ink: Ink, rings: u16) {
    let hand = RefCell::new(Hand::new(zoom, ink, rings));
    bencher.with_inputs(|| hand.borrow_mut().goes_on()).bench_local_values(|at| {
        hand.borrow_mut().easel.frame(vec![Event::PointerMoved(at)]);
    });
}

#[divan::bench]
fn still_whole_map(bencher: Bencher) {
    let mut easel = Easel::new(None);
    bencher.bench_local(|| easel.frame(Vec::new()));
}

#[divan::bench]
fn still_zoom_8(bencher: Bencher) {
    let mut easel = Easel::new(Some(8.0));
    bencher.bench_local(|| easel.frame(Vec::new()));
}

#[divan::bench]
fn still_zoom_20(bencher: Bencher) {
    let mut easel = Easel::new(Some(20.0));
    bencher.bench_local(|| easel.frame(Vec::new()));
}

/// A frame while the computer plays games of Acre on all cores.
#[divan::bench(sample_count = 2000)]
fn still_zoom_20_beside_the_balance(bencher: Bencher) {
    let mut easel = Easel::new(Some(20.0));
    let acre = catalogue::built_in().into_iter().find(|battle| battle.id == "acre");
    let acre = acre.expect("it is built in");
    let mut series = Series::new(acre, 10_000, [Level::Easy; 2], String::new());
    series.run(&easel.ctx);
    std::thread::sleep(Duration::from_millis(200));
    bencher.bench_local(|| easel.frame(Vec::new()));
}

#[divan::bench(sample_count = 1000)]
fn stroke_whole_map(bencher: Bencher) {
    strokes(bencher, None, Ink::Terrain, 3);
}

#[divan::bench(sample_count = 1000)]
fn stroke_zoom_8(bencher: Bencher) {
    strokes(bencher, Some(8.0), Ink::Terrain, 3);
}

#[divan::bench(sample_count = 1000)]
fn stroke_zoom_12(bencher: Bencher) {
    strokes(bencher, Some(12.0), Ink::Terrain, 3);
}

#[divan::bench(sample_count = 1000)]
fn stroke_zoom_20(bencher: Bencher) {
    strokes(bencher, Some(20.0), Ink::Terrain, 3);
}

#[divan::bench(sample_count = 1000)]
fn broad_stroke_zoom_20(bencher: Bencher) {
    strokes(bencher, Some(20.0), Ink::Terrain, 5);
}

#[divan::bench(sample_count = 1000)]
fn stroke_of_heights_zoom_20(bencher: Bencher) {
    strokes(bencher, Some(20.0), Ink::Raise, 3);
}
