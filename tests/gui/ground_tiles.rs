//! The ground of the map in textures: sharp where the map rests, never blank, never too much of it.

use super::{Patience, battles, pictures};
use egui::{Color32, Pos2, RawInput, Rect, pos2, vec2};
use egui_kittest::TestRenderer;
use gonfalon::cartography::MapStyle;
use gonfalon::drawing::ground::Style;
use gonfalon::drawing::palette;
use gonfalon::drawing::{Area, point};
use gonfalon::gui::command_queue::CommandQueue;
use gonfalon::gui::game_table::GameTable;
use gonfalon::gui::map::camera::{TOOLS, TOOLS_HIGH};
use gonfalon::gui::map::canvas;
use gonfalon::gui::map::ground_layer::MOST_BYTES;
use gonfalon::gui::map::tiles::tile_grid::{RIM, TileGrid, step_above};
use gonfalon::gui::map::tiles::tile_queue::TileQueue;
use gonfalon::gui::map::tiles::tile_source::TileSource;
use gonfalon::gui::settings::Settings;
use gonfalon::gui::theme::{DARK, LIGHT, Palette};
use gonfalon::scenario::Scenario;
use gonfalon::scenario::bmw::{BmwData, UnitKind};
use std::sync::Arc;
use std::time::Duration;

const SCREEN: Rect = Rect { min: Pos2::ZERO, max: pos2(420.0, 320.0) };

/// A window that shows the map alone.
struct Board {
    ctx: egui::Context,
    table: GameTable,
    settings: Settings,
    palette: &'static Palette,
    eyes: pictures::Rasteriser,
    pixels: f32,
}

impl Board {
    fn new(scenario: Scenario) -> Board {
        let mut settings = Settings::default();
        settings.layers.minimap = false;
        settings.layers.numbers = false;
        let table = GameTable::new(battles::game(scenario), None);
        let (ctx, eyes) = (egui::Context::default(), pictures::Rasteriser::default());
        let palette = &LIGHT;
        let mut board = Board { ctx, table, settings, palette, eyes, pixels: 1.0 };
        board.frame();
        board
    }

    fn frame(&mut self) -> egui::FullOutput {
        let mut input = RawInput { screen_rect: Some(SCREEN), ..RawInput::default() };
        let viewport = input.viewports.entry(egui::ViewportId::ROOT).or_default();
        viewport.native_pixels_per_point = Some(self.pixels);
        let mut commands = CommandQueue::default();
        let mut output = self.ctx.run_ui(input, |ui| {
            let (view, workspace) = self.table.view(self.palette, &self.settings);
            canvas::show(ui, &view, workspace, &mut commands);
        });
        self.eyes.handle_delta(&mut output.textures_delta);
        output
    }

    /// Where the camera looks, and the points of the screen for a unit.
    fn look(&mut self, center: Pos2, zoom: f32) {
        let map = &mut self.table.workspace.map;
        let camera = map.camera.as_mut().expect("the map was shown");
        (camera.center, camera.zoom, map.moved) = (center, zoom, true);
    }

    fn waits(&self) -> bool {
        self.table.workspace.map.ground.is_waiting()
    }

    /// Frames until the ground is as sharp as the screen.
    fn sharpen(&mut self) {
        let patience = Patience::begins();
        self.frame();
        while self.waits() && patience.holds() {
            std::thread::sleep(Duration::from_millis(2));
            self.frame();
        }
        assert!(!self.waits(), "the ground was never drawn");
    }

    fn picture(&mut self) -> image::RgbaImage {
        let output = self.frame();
        self.eyes.draw(&self.ctx, &output).expect("it can be drawn")
    }

    /// How many pixels of hexes have no ground: there the table shows.
    fn blank(&mut self) -> usize {
        let picture = self.picture();
        let map = self.table.snapshot.map.clone().expect("a map");
        let camera = self.table.workspace.map.camera.expect("it was shown");
        let screen = self.table.workspace.map.screen.expect("it was shown");
        let tools = Rect::from_min_size(screen.min, vec2(TOOLS, TOOLS_HIGH));
        let table = self.palette.table;
        let is_blank = |(x, y, pixel): &(u32, u32, &image::Rgba<u8>)| {
            let at = pos2(*x as f32 + 0.5, *y as f32 + 0.5) / self.pixels;
            // At the edge of the map the small picture that stands in is as coarse as its points.
            let far = (0.25 * camera.zoom).max(2.0);
            let near = [(0.0, 0.0), (-far, 0.0), (far, 0.0), (0.0, -far), (0.0, far)];
            let inside = near
                .into_iter()
                .all(|(x, y)| camera.hex_at(&map, screen, at + vec2(x, y)).is_some());
            let [r, g, b, _] = pixel.0;
            let shows = screen.contains(at) && !tools.contains(at);
            inside && shows && Color32::from_rgb(r, g, b) == table
        };
        picture.enumerate_pixels().filter(is_blank).count()
    }
}

/// 200 x 200 hexes with a few counters.
fn large() -> Scenario {
    let mut scenario = battles::built_in("acre");
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
    data.units.retain(|unit| unit.front.ma == 3 && unit.setup.is_some());
    for (number, unit) in data.units.iter_mut().enumerate() {
        unit.kind = UnitKind::Infantry;
        unit.setup = Some(format!("{:03}001", number + 1));
    }
    data.leaders.clear();
    data.markers.clear();
    data.setup.clear();
    data.special.clear();
    scenario
}

fn acre() -> Scenario {
    battles::built_in("acre")
}

#[test]
fn where_the_map_rests_it_is_as_sharp_as_the_screen() {
    for pixels in [1.0, 1.5] {
        let mut board = Board::new(acre());
        board.pixels = pixels;
        for zoom in [9.3, 24.0, 61.7] {
            board.look(pos2(20.0, 20.0), zoom);
            board.sharpen();
            let scale = board.table.workspace.map.ground.scale();
            assert_eq!(scale, Some(zoom * pixels), "at {zoom}");
        }
    }
}

#[test]
fn no_part_of_the_map_is_ever_blank() {
    let mut board = Board::new(acre());
    // Nothing else has this colour.
    let mut glaring = *LIGHT;
    glaring.table = Color32::from_rgb(255, 0, 255);
    board.palette = Box::leak(Box::new(glaring));
    assert_eq!(board.blank(), 0, "when it is opened");
    let mut zoom = 12.0_f32;
    let (mut waited, mut drawn) = (0, 0);
    for step in 0..24_u8 {
        let way = f32::from(step);
        zoom *= if step % 8 < 4 { 1.3 } else { 0.8 };
        board.look(pos2(8.0 + way * 1.5, 10.0 + way), zoom);
        if step % 5 == 4 {
            board.sharpen();
        }
        assert_eq!(board.blank(), 0, "in step {step}, at {zoom}");
        if board.waits() { waited += 1 } else { drawn += 1 }
    }
    assert!(waited > 3 && drawn > 3, "{waited} times something was missing, {drawn} times nothing");
}

#[test]
fn textures_stay_within_their_bound() {
    let mut board = Board::new(large());
    let mut most = 0;
    for (step, zoom) in [7.0, 24.0, 90.0, 13.0, 160.0, 40.0].into_iter().enumerate() {
        for k in 0..12_u8 {
            let (x, y) = (f32::from(k % 4) * 75.0 + 10.0, f32::from(k / 4) * 100.0 + 15.0);
            board.look(pos2(x, y), zoom);
            if (usize::from(k) + step) % 4 == 0 {
                board.sharpen();
            }
            board.frame();
            most = most.max(board.table.workspace.map.ground.bytes());
        }
    }
    // A frame may show all that it kept and what has come since.
    assert!((1 << 20..=MOST_BYTES / 3).contains(&most), "{most} bytes");
}

#[test]
fn another_style_replaces_everything() {
    let mut board = Board::new(acre());
    board.look(pos2(18.0, 18.0), 21.0);
    board.sharpen();
    let land = board.picture();
    board.settings.layers.style = Some(MapStyle::Plain);
    board.frame();
    assert!(board.waits(), "what was drawn before is no longer shown");
    board.sharpen();
    let plain = board.picture();
    board.palette = &DARK;
    board.sharpen();
    let dark = board.picture();
    assert!(land != plain && plain != dark);
    (board.palette, board.settings.layers.style) = (&LIGHT, None);
    board.sharpen();
    assert!(board.picture() == land, "the same ground looks the same again");
    let mut fresh = Board::new(acre());
    fresh.settings.layers.style = Some(MapStyle::Plain);
    fresh.look(pos2(18.0, 18.0), 21.0);
    fresh.sharpen();
    assert!(fresh.picture() == plain, "nothing is left of another style");
}

fn source(scenario: Scenario, map_style: MapStyle) -> Arc<TileSource> {
    let map = battles::game(scenario).map().expect("a map");
    let style = Style { numbers: false, heights: true };
    Arc::new(TileSource::new(map, &palette::LIGHT, (style, map_style), 1.0))
}

#[test]
fn what_is_no_longer_wanted_is_not_drawn() {
    let source = source(large(), MapStyle::Land);
    let grid = TileGrid::new(source.world(), 24.0);
    let tiles = grid.tiles(source.world(), 0);
    assert!(tiles.len() > 100);
    let queue = TileQueue::default();
    let ctx = egui::Context::default();
    queue.ask(&ctx, (&source, grid), &tiles, &[]);
    assert!(queue.is_busy());
    queue.cancel();
    let patience = Patience::begins();
    while queue.is_busy() && patience.holds() {
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(!queue.is_busy() && queue.take(usize::MAX).is_empty());
    // What is asked for afterwards is all that comes.
    queue.ask(&ctx, (&source, grid), &tiles[..2], &tiles[2..3]);
    while queue.is_busy() && patience.holds() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let drawn: Vec<_> = queue.take(usize::MAX).into_iter().map(|tile| tile.id).collect();
    assert_eq!(drawn.len(), 3);
    assert!(tiles[..3].iter().all(|tile| drawn.contains(tile)));
}

/// What tiles show of their neighbours is what those show there.
#[test]
fn tiles_meet_without_a_seam() {
    for (id, map_style) in [
        ("acre", MapStyle::Land),
        ("acre", MapStyle::Plain),
        ("lewes", MapStyle::Land),
        ("arsouf", MapStyle::Land),
    ] {
        let source = source(battles::built_in(id), map_style);
        let grid = TileGrid::new(source.world(), 22.0);
        let tiles = grid.tiles(source.world(), 0);
        let draw = |tile| source.draw(&grid, tile, || true).expect("it is wanted");
        let (mut compared, mut different) = (0, 0);
        for &tile in &tiles {
            let mut next = tile;
            next.column += 1;
            if !tiles.contains(&next) {
                continue;
            }
            let (left, right) = (draw(tile), draw(next));
            let rim = RIM as usize;
            for y in 0..left.size[1] {
                let over = left.pixels[y * left.size[0] + left.size[0] - rim];
                let own = right.pixels[y * right.size[0] + rim];
                let off = |k: usize| over.to_array()[k].abs_diff(own.to_array()[k]);
                compared += 1;
                different += u32::from((0..4).any(|k| off(k) > 24));
            }
        }
        // Where a line leads along the edge it may be a hair off.
        let few = different * 200 <= compared;
        assert!(compared > 500 && few, "{id}: {different} of {compared} pixels differ");
    }
}

#[test]
fn tiles_cover_the_map_once_each() {
    let world = Area::new(point(-1.3, -2.1), point(40.7, 33.3));
    for scale in [7.3, 24.0, 61.7] {
        let grid = TileGrid::new(world, scale);
        let tiles = grid.tiles(world, 3);
        let area = |(wide, high): (u32, u32)| u64::from(wide) * u64::from(high);
        let sum: u64 = tiles.iter().map(|&tile| area(grid.pixels(tile).size())).sum();
        let (wide, high) = ((world.width() * scale).round(), (world.height() * scale).round());
        let all = f64::from(wide) * f64::from(high);
        assert!((sum as f64 - all).abs() < f64::from(2.0 * (wide + high)), "{sum} of {all}");
    }
}

#[test]
fn steps_of_scale_are_never_magnified() {
    for scale in [0.7_f32, 6.0, 23.9, 24.1, 160.0] {
        let step = step_above(scale);
        assert!(step >= scale && step < scale * 1.4143, "{step} for {scale}");
    }
}
