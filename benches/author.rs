//! What a stroke on the author's map costs on the processor, without the graphics card: `cargo bench --bench author`.

use divan::Bencher;
use egui::{Event, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2};
use gonfalon::editor::files::DocumentFile;
use gonfalon::editor::start::Template;
use gonfalon::gui::author::board::canvas;
use gonfalon::gui::author::tools::toolbox::{Ink, Stroke, Tool};
use gonfalon::gui::author::work::{Around, Work};
use gonfalon::gui::command_queue::CommandQueue;
use gonfalon::gui::settings::Settings;
use gonfalon::gui::theme::LIGHT;
use gonfalon::words::Language;
use mimalloc::MiMalloc;

// As in the program.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() {
    divan::main();
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

/// Frames in which the brush comes to other hexes.
fn strokes(bencher: Bencher, zoom: Option<f32>, ink: Ink) {
    let mut easel = Easel::new(zoom);
    let toolbox = &mut easel.work.toolbox;
    (toolbox.tool, toolbox.stroke, toolbox.ink) = (Tool::Paint, Stroke::Brush, ink);
    (toolbox.terrain, toolbox.rings) = (2, 3);
    let start = pos2(60.0, 60.0);
    easel.press(start, true);
    let mut step = 0_u16;
    bencher.bench_local(|| {
        step += 1;
        // To and fro over the whole screen, a brush's breadth in a frame, with another terrain every time.
        let (x, y) = (step * 37 % 1600, step / 21 * 29 % 640);
        let x = if x < 800 { x } else { 1600 - x };
        if step.is_multiple_of(600) {
            easel.work.toolbox.terrain = (easel.work.toolbox.terrain + 1) % 3;
        }
        easel.frame(vec![Event::PointerMoved(start + vec2(x.into(), y.into()))])
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

#[divan::bench]
fn stroke_whole_map(bencher: Bencher) {
    strokes(bencher, None, Ink::Terrain);
}

#[divan::bench]
fn stroke_zoom_8(bencher: Bencher) {
    strokes(bencher, Some(8.0), Ink::Terrain);
}

#[divan::bench]
fn stroke_zoom_20(bencher: Bencher) {
    strokes(bencher, Some(20.0), Ink::Terrain);
}

#[divan::bench]
fn stroke_of_heights_zoom_20(bencher: Bencher) {
    strokes(bencher, Some(20.0), Ink::Raise);
}
