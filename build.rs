//! What is made part of the program here: the languages in `assets/languages`, a folder each, the letters that are icons, and for
//! Windows icon, version and manifest.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LANGUAGES: &str = "assets/languages";
/// Where the letters stand that the window's icons are.
#[cfg(feature = "gui")]
const ICONS: &str = "src/gui/icons.rs";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={LANGUAGES}");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let mut list = String::from("&[\n");
    for folder in sorted(&root.join(LANGUAGES))? {
        let tag = name(&folder);
        writeln!(list, "({tag:?}, &[").expect("memory takes it");
        files(&folder, &format!("/{LANGUAGES}/{tag}/"), "", &mut list)?;
        list.push_str("]),\n");
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("languages.rs"), list)?;
    #[cfg(feature = "gui")]
    fs::write(out.join("icons.ttf"), icons(&fs::read_to_string(root.join(ICONS))?))?;
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        resources()
    } else {
        Ok(())
    }
}

/// The font of icons with the letters alone that a source has, each written as `\u{e110}`.
#[cfg(feature = "gui")]
fn icons(source: &str) -> Vec<u8> {
    println!("cargo::rerun-if-changed={ICONS}");
    let letter = |rest: &str| u32::from_str_radix(rest.split_once('}')?.0, 16).ok();
    let letters =
        source.split("\\u{").skip(1).filter_map(letter).filter_map(char::from_u32).collect();
    let family = font_subset::Font::opentype(lucide_icons::LUCIDE_FONT_BYTES);
    family
        .and_then(|family| family.subset(&letters))
        .expect("the crate's font is sound")
        .to_opentype()
}

/// What Windows reads in the program's file: its icon, its version, and that it minds the resolution of each screen and speaks UTF-8.
fn resources() -> io::Result<()> {
    const ICON: &str = "packaging/icons/gonfalon.ico";
    const MANIFEST: &str = "packaging/windows/gonfalon.manifest";
    println!("cargo::rerun-if-changed={ICON}\ncargo::rerun-if-changed={MANIFEST}");
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon(ICON).set_manifest_file(MANIFEST);
    resource.set("ProductName", "Gonfalon").set("FileDescription", "Gonfalon");
    resource.set("LegalCopyright", "The Gonfalon contributors; MIT or Apache-2.0");
    resource.compile()
}

/// Lists the files of a folder with their texts, each found from where the program is built: the folder may have been moved
/// since this ran.
fn files(folder: &Path, root: &str, below: &str, list: &mut String) -> io::Result<()> {
    for path in sorted(folder)? {
        let name = format!("{below}{}", name(&path));
        if path.is_dir() {
            files(&path, root, &format!("{name}/"), list)?;
        } else {
            let file = format!("{root}{name}");
            let text = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {file:?}))");
            writeln!(list, "({name:?}, {text}),").expect("memory takes it");
        }
    }
    Ok(())
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
