//! Drawings that are turned into triangles once: they stay right when the font texture grows, and follow the zoom by and by.

use egui::{Align2, Color32, Context, FontId, Pos2, RawInput, Rect, Shape, Vec2, pos2, vec2};
use gonfalon::board::Hex;
use gonfalon::gui::map::baked::{self, Piece};
use gonfalon::gui::map::camera::Camera;
use gonfalon::gui::map::chunks::Chunks;
use gonfalon::gui::map::picture;
use gonfalon::scenario::catalogue;

const SCREEN: Rect = Rect { min: Pos2::ZERO, max: pos2(800.0, 600.0) };

fn frame(ctx: &Context, mut show: impl FnMut(&egui::Painter)) -> Vec<Shape> {
    let input = RawInput { screen_rect: Some(SCREEN), ..RawInput::default() };
    let mut output = ctx.run_ui(input, |ui| show(ui.painter()));
    let shapes = std::mem::take(&mut output.shapes);
    output.drop_without_applying_deltas();
    shapes.into_iter().map(|clipped| clipped.shape).collect()
}

fn text(painter: &egui::Painter, size: f32) -> Shape {
    let font = FontId::proportional(size);
    painter.fonts_mut(|fonts| {
        Shape::text(fonts, pos2(10.0, 10.0), Align2::LEFT_TOP, "Gonfalon", font, Color32::BLACK)
    })
}

/// What the triangles of a frame show of the font texture.
fn glyphs(shapes: &[Shape]) -> Vec<Pos2> {
    let meshes = shapes.iter().filter_map(|shape| match shape {
        Shape::Mesh(mesh) => Some(mesh),
        _ => None,
    });
    meshes.flat_map(|mesh| mesh.vertices.iter().map(|vertex| vertex.uv)).collect()
}

#[test]
fn letters_stay_right_when_the_font_texture_grows() {
    let ctx = Context::default();
    let mut pieces: Vec<Piece> = Vec::new();
    frame(&ctx, |painter| pieces = baked::bake(&ctx, vec![text(painter, 20.0)]));
    let show = |pieces: &mut Vec<Piece>| {
        glyphs(&frame(&ctx, |painter| baked::paint(pieces, painter, Vec2::ZERO, 1.0)))
    };
    let before = show(&mut pieces);
    let size = || ctx.fonts_mut(|fonts| fonts.font_image_size());
    let (small, mut large) = (size(), 30.0);
    while size() == small {
        large += 1.0;
        assert!(large < 200.0, "the texture grows");
        frame(&ctx, |painter| drop(text(painter, large)));
    }
    let after = show(&mut pieces);
    assert_ne!(before, after, "they are smaller shares of a larger texture");
    let mut anew: Vec<Piece> = Vec::new();
    frame(&ctx, |painter| anew = baked::bake(&ctx, vec![text(painter, 20.0)]));
    let anew = show(&mut anew);
    assert_eq!(after.len(), anew.len());
    let apart = after.iter().zip(&anew).map(|(a, b)| a.distance(*b)).fold(0.0, f32::max);
    assert!(apart < 1e-6, "{apart}");
}

/// Another zoom draws a part of the pieces in each frame, and all in the end; whoever waits for none sees the old ones enlarged.
#[test]
fn another_zoom_is_drawn_by_and_by() {
    let scenario = catalogue::find("acre").expect("it is built in");
    let map = gonfalon::session::new(scenario, 1).expect("it has no faults").map();
    let map = map.expect("it has a map");
    let (ctx, mut chunks) = (Context::default(), Chunks::default());
    let mut drawn = |zoom: f32| {
        let mut camera = Camera::centred(picture::extent(&map), SCREEN);
        camera.zoom = zoom;
        let (mut hexes, mut shapes) = (0, 0);
        let shown = frame(&ctx, |painter| {
            chunks.paint(painter, (&camera, SCREEN), (&map, 1), |part: &[Hex], zoom, out| {
                hexes += part.len();
                // As slow as a machine that would stall.
                std::thread::sleep(std::time::Duration::from_millis(13));
                out.extend(part.iter().map(|hex| {
                    let (x, y) = map.hexes[hex.index()].center;
                    Shape::rect_filled(
                        Rect::from_center_size(pos2(x, y) * zoom, vec2(4.0, 4.0)),
                        0.0,
                        Color32::RED,
                    )
                }));
            });
        });
        shapes += shown.iter().filter(|shape| matches!(shape, Shape::Mesh(_))).count();
        (hexes, shapes)
    };
    let (all, shown) = drawn(16.0);
    assert!(all > 128 && shown > 2, "{all} hexes in {shown} pieces");
    assert_eq!(drawn(16.0), (0, shown), "they stay as they are");
    let (first, still) = drawn(24.0);
    assert!(first > 0 && first <= 64, "one piece is drawn anew: {first} hexes");
    assert!(still > 1, "the others are shown as they were");
    let rest: usize = (0..40).map(|_| drawn(24.0).0).sum();
    assert!(rest > 0, "the others follow");
    assert_eq!(drawn(24.0).0, 0, "until all of them are new");
}
