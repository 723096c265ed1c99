//! Pictures of the window without any graphics driver: a small triangle rasteriser for egui's output.

use egui::epaint::{ImageData, Primitive};
use egui::{Color32, Pos2, TextureId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

struct Texture {
    size: [usize; 2],
    pixels: Vec<Color32>,
}

/// The rasteriser. Clones share their textures: the window keeps one, the test draws with another.
#[derive(Clone, Default)]
pub struct Rasteriser {
    textures: Arc<Mutex<HashMap<TextureId, Texture>>>,
}

impl egui_kittest::TestRenderer for Rasteriser {
    fn handle_delta(&mut self, delta: &mut egui::TexturesDelta) {
        let mut textures = self.textures.lock().expect("no test panics while drawing");
        for (id, images) in delta.set.drain() {
            for image in images {
                let ImageData::Color(color) = &image.image;
                let [w, h] = color.size;
                match image.pos {
                    None => {
                        textures.insert(id, Texture { size: [w, h], pixels: color.pixels.clone() });
                    }
                    Some([x0, y0]) => {
                        let Some(texture) = textures.get_mut(&id) else { continue };
                        for y in 0..h {
                            let at = (y0 + y) * texture.size[0] + x0;
                            texture.pixels[at..at + w]
                                .copy_from_slice(&color.pixels[y * w..(y + 1) * w]);
                        }
                    }
                }
            }
        }
        for id in delta.free.drain() {
            textures.remove(&id);
        }
    }
}

impl Rasteriser {
    /// What the window shows.
    pub fn draw(&self, ctx: &egui::Context, out: &egui::FullOutput) -> Option<image::RgbaImage> {
        let textures = self.textures.lock().expect("no test panics while drawing");
        let ppp = ctx.pixels_per_point();
        let size = ctx.content_rect().size() * ppp;
        let (w, h) = (size.x.round() as usize, size.y.round() as usize);
        let mut frame = vec![[0.0_f32; 4]; w * h];
        for primitive in ctx.tessellate(out.shapes.clone(), ppp) {
            let Primitive::Mesh(mesh) = &primitive.primitive else { continue };
            let Some(texture) = textures.get(&mesh.texture_id) else { continue };
            let clip = primitive.clip_rect;
            let limit = |v: f32, top: usize| (v * ppp).round().clamp(0.0, top as f32) as i32;
            let (cx0, cy0) = (limit(clip.min.x, w), limit(clip.min.y, h));
            let (cx1, cy1) = (limit(clip.max.x, w), limit(clip.max.y, h));
            for t in mesh.indices.chunks_exact(3) {
                let v = [0, 1, 2].map(|k| &mesh.vertices[t[k] as usize]);
                let p = v.map(|v| v.pos * ppp);
                let cross = |a: Pos2, b: Pos2, c: Pos2| {
                    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
                };
                let area = cross(p[0], p[1], p[2]);
                if area == 0.0 {
                    continue;
                }
                let low =
                    |f: fn(&Pos2) -> f32| p.iter().map(f).fold(f32::MAX, f32::min).floor() as i32;
                let high =
                    |f: fn(&Pos2) -> f32| p.iter().map(f).fold(f32::MIN, f32::max).ceil() as i32;
                for y in low(|p| p.y).max(cy0)..high(|p| p.y).min(cy1) {
                    for x in low(|p| p.x).max(cx0)..high(|p| p.x).min(cx1) {
                        let q = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
                        let b = [cross(p[1], p[2], q), cross(p[2], p[0], q), cross(p[0], p[1], q)]
                            .map(|e| e / area);
                        if b.iter().any(|&b| b < 0.0) {
                            continue;
                        }
                        let mix =
                            |f: &dyn Fn(usize) -> f32| b[0] * f(0) + b[1] * f(1) + b[2] * f(2);
                        let (u, s) = (mix(&|k| v[k].uv.x), mix(&|k| v[k].uv.y));
                        let tx = ((u * texture.size[0] as f32) as usize).min(texture.size[0] - 1);
                        let ty = ((s * texture.size[1] as f32) as usize).min(texture.size[1] - 1);
                        let texel = texture.pixels[ty * texture.size[0] + tx].to_array();
                        let pixel = &mut frame[y as usize * w + x as usize];
                        let color: [f32; 4] = std::array::from_fn(|i| {
                            mix(&|k| f32::from(v[k].color.to_array()[i])) * f32::from(texel[i])
                                / 255.0
                        });
                        let under = 1.0 - color[3] / 255.0;
                        for i in 0..4 {
                            pixel[i] = color[i] + pixel[i] * under;
                        }
                    }
                }
            }
        }
        let bytes =
            frame.iter().flat_map(|c| c.map(|v| v.round().clamp(0.0, 255.0) as u8)).collect();
        image::RgbaImage::from_raw(w as u32, h as u32, bytes)
    }
}
