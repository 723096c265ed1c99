//! What has happened, shown where it happened: the happenings since somebody's last decision, one after the other, and the
//! strip above the board that tells the one on show.

pub mod caption_strip;
pub mod fading;
pub mod happening;
pub mod plate;
pub mod reel;
mod scene;

pub use happening::Happening;
pub use reel::Reel;
