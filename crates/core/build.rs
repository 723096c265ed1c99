//! Makes the languages in `assets/languages`, a folder each, part of the program.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// From this package's folder.
const LANGUAGES: &str = "../../assets/languages";

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
    fs::write(out.join("languages.rs"), list)
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
