//! Messages are part of the program: it is built anew when one of them changes.

fn main() {
    println!("cargo::rerun-if-changed=assets/i18n");
}
