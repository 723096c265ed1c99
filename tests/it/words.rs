//! Numbers and names in a row, as each language writes them.

use gonfalon::words::{Language, decimal, listed};

#[test]
fn spanish_writes_a_comma() {
    assert_eq!(decimal(Language::Spanish, 16.66, 1), "16,7");
    assert_eq!(decimal(Language::English, 16.66, 1), "16.7");
}

#[test]
fn spanish_says_e_before_i() {
    assert_eq!(listed(Language::Spanish, &["Bagaje", "Infantería"]), "Bagaje e Infantería");
    assert_eq!(listed(Language::Spanish, &["a", "b", "hielo"]), "a, b y hielo");
    assert_eq!(listed(Language::English, &["a", "b", "c"]), "a, b and c");
    assert_eq!(listed::<&str>(Language::English, &[]), "");
}
