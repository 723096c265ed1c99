//! A drawing that is turned into triangles once and then only moved about.

use egui::epaint::{ClippedShape, Primitive};
use egui::{Color32, FontId, Galley, Mesh, Painter, Rect, Shape, Vec2, vec2};
use std::sync::Arc;

/// Where the glyphs of a drawing lie in the font texture: when they move, it has to be drawn again.
#[derive(Clone, Default)]
pub struct Fonts {
    /// A text that egui keeps for as long as its glyphs stay where they are. When the texture is emptied, because it is full or
    /// text is drawn in another way, as in another theme, all such texts are laid out anew. How full the texture is tells
    /// nothing: it may be filled further again.
    witness: Option<Arc<Galley>>,
}

impl Fonts {
    /// The present state of the font texture.
    #[must_use]
    pub fn now(ctx: &egui::Context) -> Fonts {
        ctx.fonts_mut(|f| {
            let (text, font) = ("x".to_owned(), FontId::monospace(10.0));
            Fonts { witness: Some(f.layout_no_wrap(text, font, Color32::PLACEHOLDER)) }
        })
    }

    /// Whether glyphs that were drawn at `before` are still where they were. The texture may have grown
    /// since: whoever names glyphs by their share of it has to mind that.
    #[must_use]
    pub fn still(&self, before: &Fonts) -> bool {
        match (&self.witness, &before.witness) {
            (Some(now), Some(before)) => Arc::ptr_eq(now, before),
            _ => false,
        }
    }
}

/// One piece of a drawing: triangles around the origin of the map, at one zoom.
#[derive(Clone)]
pub struct Piece {
    bounds: Rect,
    mesh: Mesh,
    /// The size of the font texture that its triangles show shares of.
    texture: [usize; 2],
    /// The triangles where they were painted last, with offset and scale.
    placed: Option<(Vec2, f32, Arc<Mesh>)>,
}

impl Piece {
    /// The triangles at an offset and a scale. Those of the frame before are moved in place: a frame of many
    /// triangles would else ask the system for megabytes and give them back.
    fn at(&mut self, offset: Vec2, scale: f32) -> Arc<Mesh> {
        let (at, size, placed) =
            self.placed.get_or_insert_with(|| (Vec2::ZERO, 1.0, Arc::new(self.mesh.clone())));
        if *at != offset || size.to_bits() != scale.to_bits() {
            (*at, *size) = (offset, scale);
            for (to, from) in Arc::make_mut(placed).vertices.iter_mut().zip(&self.mesh.vertices) {
                to.pos = from.pos * scale + offset;
            }
        }
        Arc::clone(placed)
    }

    /// Shows the same glyphs in a font texture of this size.
    fn fit(&mut self, texture: [usize; 2]) {
        if self.texture == texture {
            return;
        }
        let share = |k: usize| self.texture[k] as f32 / texture[k].max(1) as f32;
        let share = vec2(share(0), share(1));
        let shrink = |mesh: &mut Mesh| {
            for vertex in &mut mesh.vertices {
                vertex.uv = (vertex.uv.to_vec2() * share).to_pos2();
            }
        };
        shrink(&mut self.mesh);
        if let Some((_, _, placed)) = &mut self.placed {
            shrink(Arc::make_mut(placed));
        }
        self.texture = texture;
    }
}

/// Turns shapes into pieces.
#[must_use]
pub fn bake(ctx: &egui::Context, shapes: Vec<Shape>) -> Vec<Piece> {
    let shape = ClippedShape::new(Rect::EVERYTHING, Shape::Vec(shapes));
    let texture = texture_size(ctx);
    ctx.tessellate(vec![shape], ctx.pixels_per_point())
        .into_iter()
        .filter_map(|primitive| match primitive.primitive {
            Primitive::Mesh(mesh) if !mesh.is_empty() => {
                Some(Piece { bounds: mesh.calc_bounds(), mesh, texture, placed: None })
            }
            _ => None,
        })
        .collect()
}

fn texture_size(ctx: &egui::Context) -> [usize; 2] {
    // The method itself holds for one lifetime only.
    #[allow(clippy::redundant_closure_for_method_calls)]
    ctx.fonts(|fonts| fonts.font_image_size())
}

/// Paints pieces at an offset and a scale, without those outside the clip rectangle.
pub fn paint(pieces: &mut [Piece], painter: &Painter, offset: Vec2, scale: f32) {
    let clip = painter.clip_rect();
    let texture = texture_size(painter.ctx());
    // Whole pixels keep text sharp.
    let ppp = painter.pixels_per_point();
    let offset = (offset * ppp).round() / ppp;
    for piece in pieces {
        let bounds = Rect::from_min_max(
            (piece.bounds.min.to_vec2() * scale + offset).to_pos2(),
            (piece.bounds.max.to_vec2() * scale + offset).to_pos2(),
        );
        if !bounds.intersects(clip) {
            continue;
        }
        piece.fit(texture);
        painter.add(Shape::Mesh(piece.at(offset, scale)));
    }
}
