//! What Windows reads in the program's file: its icon, its version, and that it minds the resolution of each screen and speaks UTF-8.

use std::{env, io};

const ICON: &str = "packaging/icons/gonfalon.ico";
const MANIFEST: &str = "packaging/windows/gonfalon.manifest";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={ICON}\ncargo::rerun-if-changed={MANIFEST}");
    if !env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        return Ok(());
    }
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon(ICON).set_manifest_file(MANIFEST);
    resource.set("ProductName", "Gonfalon").set("FileDescription", "Gonfalon");
    resource.set("LegalCopyright", "The Gonfalon contributors; MIT or Apache-2.0");
    resource.compile()
}
