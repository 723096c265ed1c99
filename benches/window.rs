//! What the map costs on the processor, without the graphics card: `cargo bench --bench window`. With `-- --openings` it tells how long
//! it takes until a map is drawn instead, with `-- --thinking` how late frames come while the strongest computer thinks.

use divan::Bencher;
use egui::{Pos2, RawInput, Rect, vec2};
use gonfalon::ai::{BackgroundSearch, Level, Opponent, SearchOptions};
use gonfalon::drawing::art;
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
use std::task::Poll;
use std::time::{Duration, Instant};

// As in the program.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() {
    if std::env::args().any(|word| word == "--openings") {
        openings();
        return;
    }
    if std::env::args().any(|word| word == "--thinking") {
        thinking();
        return;
    }
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
    map.landmarks.clear();
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

/// A window of 920 x 760 points that shows the map alone.
struct Window {
    ctx: egui::Context,
    table: GameTable,
    settings: Settings,
    out: CommandQueue,
}

/// So long a picture is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

impl Window {
    fn new(scenario: Scenario) -> Window {
        let mut session =
            Session::<Bmw>::new(scenario, 1).unwrap_or_else(|faults| panic!("{}", faults[0]));
        set_up(&mut session);
        let table = GameTable::new(Box::new(session), None);
        let (settings, out) = (Settings::default(), CommandQueue::default());
        Window { ctx: egui::Context::default(), table, settings, out }
    }

    /// A frame, the map moved and with a size of its hexes; 0 leaves that as it is.
    fn frame(&mut self, pan: f32, zoom: f32) -> usize {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(920.0, 760.0));
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        if let Some(camera) = &mut self.table.workspace.map.camera {
            camera.pan(vec2(pan, 0.3 * pan));
            camera.zoom = if zoom > 0.0 { zoom } else { camera.zoom };
            self.table.workspace.map.moved |= pan > 0.0 || zoom > 0.0;
        }
        let Window { ctx, table, settings, out } = self;
        let mut output = ctx.run_ui(input, |ui| {
            let (view, workspace) = table.view(&LIGHT, settings);
            canvas::show(ui, &view, workspace, out);
        });
        let primitives = ctx.tessellate(std::mem::take(&mut output.shapes), 1.0);
        output.drop_without_applying_deltas();
        primitives.len()
    }

    /// Frames until the map is drawn: how long that takes, and the longest frame.
    fn until_sharp(&mut self, zoom: f32) -> (Duration, Duration) {
        let (begun, mut longest) = (Instant::now(), Duration::ZERO);
        for number in 0.. {
            let frame = Instant::now();
            self.frame(0.0, zoom);
            longest = longest.max(frame.elapsed());
            // The first frame only finds out how large the map is, and a zoom has to rest.
            let drawn = number > 8 && !self.table.workspace.map.ground.is_waiting();
            if drawn || begun.elapsed() > PATIENCE {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        (begun.elapsed(), longest)
    }
}

/// Frames with the given zoom, or the whole map in view if it is 0, once the map is drawn.
fn frames(bencher: Bencher, scenario: Scenario, zoom: f32, pan: f32) {
    let mut window = Window::new(scenario);
    window.frame(0.0, zoom);
    window.until_sharp(zoom);
    bencher.bench_local(|| window.frame(pan, zoom));
}

/// Frames in which the zoom changes all the time, from 16 points to 64 and back.
fn zooming(bencher: Bencher, scenario: Scenario) {
    let mut window = Window::new(scenario);
    window.until_sharp(32.0);
    let mut step = 0.0_f32;
    bencher.bench_local(|| {
        step += 0.02;
        window.frame(0.0, 32.0 * 2.0_f32.powf(step.sin()))
    });
}

/// Prints how long it takes until a map is drawn, and the longest of the frames until then: when it is opened, at other zooms, and while
/// the zoom changes.
fn openings() {
    // As the program does.
    let _ = std::thread::spawn(art::read_ahead);
    for (name, scenario) in [("Acre", acre()), ("200 x 200", plain())] {
        let mut window = Window::new(scenario);
        for (what, zoom) in
            [("opened", 0.0), ("100 %", 24.0), ("200 %", 48.0), ("small", 9.0), ("back", 24.0)]
        {
            let (sharp, longest) = window.until_sharp(zoom);
            println!("{name}, {what}: drawn after {sharp:.1?}, longest frame {longest:.1?}");
        }
        let mut times: Vec<Duration> = (0..600_u16)
            .map(|k| {
                let begun = Instant::now();
                window.frame(0.0, 32.0 * 2.0_f32.powf((f32::from(k) * 0.02).sin()));
                let time = begun.elapsed();
                std::thread::sleep(Duration::from_millis(4));
                time
            })
            .collect();
        times.sort_unstable();
        let [median, late, last] = [300, 594, 599].map(|k| times[k]);
        println!(
            "{name}, zooming: median {median:.2?}, 99 of 100 within {late:.2?}, slowest {last:.2?}"
        );
    }
}

/// Prints how late frames came that were due every 16 ms while the strongest computer thought about its first turns, and how long its
/// decisions took.
fn thinking() {
    const EVERY: Duration = Duration::from_millis(16);
    let mut window = Window::new(acre());
    window.until_sharp(0.0);
    let search = SearchOptions::at_table(Opponent::of(Level::Hard), 1);
    let (mut late, mut decisions) = (Vec::new(), Vec::new());
    for _ in 0..120 {
        let (begun, job) = (Instant::now(), window.table.port.search_job(&search));
        let found = BackgroundSearch::start(job, || {});
        let chosen = loop {
            let due = Instant::now() + EVERY;
            std::thread::sleep(EVERY);
            window.frame(0.0, 0.0);
            late.push(due.elapsed());
            if let Poll::Ready(chosen) = found.poll() {
                break chosen.expect("it finds something");
            }
        };
        decisions.push(begun.elapsed());
        window.table.port.play_chosen(&chosen).expect("it is legal");
    }
    late.sort_unstable();
    decisions.sort_unstable();
    let [median, nearly_all] = [late.len() / 2, late.len() * 99 / 100].map(|k| late[k]);
    let (latest, longest) = (late[late.len() - 1], decisions[decisions.len() - 1]);
    println!(
        "{} frames: drawn {median:.1?} after they are due, 99 of 100 within {nearly_all:.1?}, the last {latest:.1?}; \
         the longest decision {longest:.1?}",
        late.len()
    );
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
    frames(bencher, acre(), 0.0, 0.0);
}

#[divan::bench]
fn acre_panning(bencher: Bencher) {
    frames(bencher, acre(), 0.0, 1.0);
}

#[divan::bench]
fn acre_near_still(bencher: Bencher) {
    frames(bencher, acre(), 32.0, 0.0);
}

#[divan::bench]
fn acre_near_panning(bencher: Bencher) {
    frames(bencher, acre(), 32.0, 1.0);
}

#[divan::bench]
fn acre_zooming(bencher: Bencher) {
    zooming(bencher, acre());
}

#[divan::bench]
fn large_map_whole(bencher: Bencher) {
    frames(bencher, plain(), 0.0, 0.0);
}

#[divan::bench]
fn large_map_whole_panning(bencher: Bencher) {
    frames(bencher, plain(), 0.0, 1.0);
}

#[divan::bench]
fn large_map_near_still(bencher: Bencher) {
    frames(bencher, plain(), 24.0, 0.0);
}

#[divan::bench]
fn large_map_near_panning(bencher: Bencher) {
    frames(bencher, plain(), 24.0, 1.0);
}

#[divan::bench]
fn large_map_zooming(bencher: Bencher) {
    zooming(bencher, plain());
}
