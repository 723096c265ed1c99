//! The textures that are kept of tiles: those that were seen last, so many bytes at most.

use super::tile_grid::{Pixels, TileId};
use egui::TextureHandle;
use std::collections::HashMap;

/// The texture of a tile.
pub struct Tile {
    /// The texture, with the rim of the tile.
    pub texture: TextureHandle,
    /// The pixels that it shows, without the rim.
    pub pixels: Pixels,
    /// When it was seen last.
    seen: u64,
    bytes: usize,
}

/// The textures.
#[derive(Default)]
pub struct TileStore {
    tiles: HashMap<TileId, Tile>,
    bytes: usize,
    now: u64,
}

impl TileStore {
    /// Another frame begins.
    pub const fn next_frame(&mut self) {
        self.now += 1;
    }

    /// Keeps a texture.
    pub fn put(&mut self, id: TileId, pixels: Pixels, texture: TextureHandle) {
        let bytes = texture.byte_size();
        self.bytes += bytes;
        let tile = Tile { texture, pixels, seen: self.now, bytes };
        if let Some(before) = self.tiles.insert(id, tile) {
            self.bytes -= before.bytes;
        }
    }

    /// Whether a tile is there.
    #[must_use]
    pub fn holds(&self, id: TileId) -> bool {
        self.tiles.contains_key(&id)
    }

    /// A tile that is seen now.
    pub fn see(&mut self, id: TileId) -> Option<&Tile> {
        let tile = self.tiles.get_mut(&id)?;
        tile.seen = self.now;
        Some(tile)
    }

    /// All tiles.
    #[must_use]
    pub const fn all(&self) -> &HashMap<TileId, Tile> {
        &self.tiles
    }

    /// Drops what was seen longest ago until no more than so many bytes are left; what is seen in this frame stays, and so do
    /// those that are `kept`.
    pub fn trim(&mut self, most: usize, kept: &[TileId]) {
        while self.bytes > most {
            let others = self.tiles.iter().filter(|(id, _)| !kept.contains(id));
            let oldest = others.min_by_key(|(id, tile)| (tile.seen, id.scale, id.row));
            let Some((&id, _)) = oldest.filter(|(_, tile)| tile.seen < self.now) else { return };
            if let Some(tile) = self.tiles.remove(&id) {
                self.bytes -= tile.bytes;
            }
        }
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.tiles.clear();
        self.bytes = 0;
    }

    /// The bytes of all textures.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.bytes
    }
}
