//! Makes the letters that are icons a font.

use std::path::PathBuf;
use std::{env, fs, io};

/// Where the letters stand.
const ICONS: &str = "src/icons.rs";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={ICONS}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("icons.ttf"), icons(&fs::read_to_string(ICONS)?))
}

/// The font of icons with the letters alone that a source has, each written as `\u{e110}`.
fn icons(source: &str) -> Vec<u8> {
    let letter = |rest: &str| u32::from_str_radix(rest.split_once('}')?.0, 16).ok();
    let letters =
        source.split("\\u{").skip(1).filter_map(letter).filter_map(char::from_u32).collect();
    let family = font_subset::Font::opentype(lucide_icons::LUCIDE_FONT_BYTES);
    family
        .and_then(|family| family.subset(&letters))
        .expect("the crate's font is sound")
        .to_opentype()
}
