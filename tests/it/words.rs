//! Numbers and names in a row, as each language writes them.

use gonfalon::words::{Language, decimal, listed};

#[test]
fn spanish_writes_a_comma() {
    let spanish = crate::spanish();
    assert_eq!(decimal(spanish, 16.66, 1), "16,7");
    assert_eq!(decimal(Language::ENGLISH, 16.66, 1), "16.7");
}

#[test]
fn spanish_says_e_before_i() {
    let spanish = crate::spanish();
    assert_eq!(listed(spanish, &["Bagaje", "Infantería"]), "Bagaje e Infantería");
    assert_eq!(listed(spanish, &["a", "b", "hielo"]), "a, b y hielo");
    assert_eq!(listed(Language::ENGLISH, &["a", "b", "c"]), "a, b and c");
    assert_eq!(listed::<&str>(Language::ENGLISH, &[]), "");
}
