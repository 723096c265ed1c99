//! What the map costs on the processor, without the graphics card: `cargo bench --bench window`.

use divan::Bencher;
use egui::{Pos2, RawInput, Rect, vec2};
use gonfalon::gui::command_queue::CommandQueue;
use gonfalon::gui::game_table::GameTable;
use gonfalon::gui::map::canvas;
use gonfalon::gui::settings::Settings;
use gonfalon::gui::theme::LIGHT;
use gonfalon::scenario::bmw::BmwData;
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session::Session;
use gonfalon::session::port::{Play, Writing};
use gonfalon::systems::bmw::Bmw;
use mimalloc::MiMalloc;

// As in the program.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() {
    divan::main();
}

fn acre() -> Scenario {
    catalogue::find("acre").expect("Acre is built in")
}

/// 200 x 200 hexes with 2,000 units: Acre's counters on a larger plain.
fn plain() -> Scenario {
    let mut scenario = acre();
    let map = scenario.map.as_mut().expect("Acre has a map");
    (map.columns, map.rows) = (200, 200);
    map.grid = (0..200)
        .map(|row| (0..200).map(|column| [".", "H", "S"][(row * column / 7) % 3]).collect())
        .collect();
    map.roads.clear();
    map.places.clear();
    map.zones.clear();
    map.variants.clear();
    let data = scenario.data_mut::<BmwData>().expect("Acre has its data");
    let kinds: Vec<_> = data
        .units
        .iter()
        .filter(|unit| unit.front.ma == 3 && unit.setup.is_some())
        .cloned()
        .collect();
    data.units = (0..2000)
        .map(|n| {
            let mut unit = kinds[n % kinds.len()].clone();
            unit.id = format!("U{n}");
            unit.kind = gonfalon::scenario::bmw::UnitKind::Infantry;
            unit.setup = Some(format!("{:03}{:03}", n % 200 + 1, n / 200 * 20 + 1));
            unit
        })
        .collect();
    data.leaders.clear();
    data.markers.clear();
    data.setup.clear();
    data.special.clear();
    scenario
}

/// Frames of the map alone, 920 x 760 points, with the given zoom or the whole map in view.
fn frames(bencher: Bencher, scenario: Scenario, zoom: Option<f32>, pan: f32) {
    let mut session =
        Session::<Bmw>::new(scenario, 1).unwrap_or_else(|faults| panic!("{}", faults[0]));
    set_up(&mut session);
    let mut table = GameTable::new(Box::new(session), None);
    let (ctx, settings, mut out) =
        (egui::Context::default(), Settings::default(), CommandQueue::default());
    let mut frame = move || {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(920.0, 760.0));
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        if let Some(camera) = &mut table.workspace.map.camera {
            camera.pan(vec2(pan, 0.3 * pan));
            camera.zoom = zoom.unwrap_or(camera.zoom);
            table.workspace.map.moved |= pan > 0.0 || zoom.is_some();
        }
        let mut output = ctx.run_ui(input, |ui| {
            let (view, workspace) = table.view(&LIGHT, &settings);
            canvas::show(ui, &view, workspace, &mut out);
        });
        let primitives = ctx.tessellate(std::mem::take(&mut output.shapes), 1.0);
        output.drop_without_applying_deltas();
        primitives.len()
    };
    for _ in 0..8 {
        frame();
    }
    bencher.bench_local(frame);
}

fn set_up(session: &mut Session<Bmw>) {
    let find = |session: &Session<Bmw>, name: &str| {
        let named = |&id: &usize| session.action(id).is_some_and(|action| action["type"] == name);
        (0..session.choices().len()).find(named)
    };
    while let Some(id) = find(session, "set-up-historically") {
        session.choose(id).expect("it is offered");
        let done = find(session, "set-up-done").expect("the historical set-up is complete");
        session.choose(done).expect("it is offered");
    }
}

#[divan::bench]
fn acre_still(bencher: Bencher) {
    frames(bencher, acre(), None, 0.0);
}

#[divan::bench]
fn acre_panning(bencher: Bencher) {
    frames(bencher, acre(), None, 1.0);
}

#[divan::bench]
fn large_map_whole(bencher: Bencher) {
    frames(bencher, plain(), None, 0.0);
}

#[divan::bench]
fn large_map_whole_panning(bencher: Bencher) {
    frames(bencher, plain(), None, 1.0);
}

#[divan::bench]
fn large_map_near_panning(bencher: Bencher) {
    frames(bencher, plain(), Some(24.0), 1.0);
}
