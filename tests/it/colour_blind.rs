//! Colours as people see them who see fewer: whoever must be told apart is, and what is lit stands out from what is not.
//!
//! The three kinds are simulated as Machado, Oliveira and Fernandes describe it (2009), at full severity; differences are those of
//! CIE 1976 L*a*b*, where 2.3 is just noticeable.

use gonfalon::drawing::colour::Colour;
use gonfalon::drawing::countries::colours;
use gonfalon::drawing::palette::{CONTRAST, DARK, LIGHT, Palette};
use gonfalon::scenario::appearance::{Country, Season};

/// What remains of red, green and blue, in linear light.
pub type Eyes = [[f64; 3]; 3];

pub const EYES: [(&str, Eyes); 4] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn linear(level: u8) -> f64 {
    let level = f64::from(level) / 255.0;
    if level <= 0.040_45 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
}

fn times(matrix: &Eyes, vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0))
}

/// A colour as L*a*b*.
pub fn lab(colour: Colour, eyes: &Eyes) -> [f64; 3] {
    const XYZ: Eyes =
        [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    const WHITE: [f64; 3] = [0.950_47, 1.0, 1.088_83];
    let seen = times(eyes, [colour.r, colour.g, colour.b].map(linear));
    let xyz = XYZ.map(|row| row.iter().zip(seen).map(|(a, b)| a * b).sum::<f64>());
    let f = |k: usize| {
        let share = xyz[k] / WHITE[k];
        if share > 0.008_856 { share.cbrt() } else { 7.787 * share + 16.0 / 116.0 }
    };
    [116.0 * f(1) - 16.0, 500.0 * (f(0) - f(1)), 200.0 * (f(1) - f(2))]
}

fn difference(a: Colour, b: Colour, eyes: &Eyes) -> f64 {
    let (a, b) = (lab(a, eyes), lab(b, eyes));
    (0..3).map(|k| (a[k] - b[k]).powi(2)).sum::<f64>().sqrt()
}

fn themes() -> [(&'static str, &'static Palette); 3] {
    [("light", &LIGHT), ("dark", &DARK), ("contrast", &CONTRAST)]
}

/// The colours of the land in every theme, country and season.
fn lands() -> Vec<(String, Palette)> {
    let mut lands = Vec::new();
    for (theme, palette) in themes() {
        for country in [Country::Lowland, Country::Downland, Country::Levant] {
            for season in [Season::Spring, Season::Summer, Season::Autumn, Season::Winter] {
                let name = format!("{theme}, {country:?}, {season:?}");
                lands.push((name, *colours(palette, country, season)));
            }
        }
    }
    lands
}

#[test]
fn no_two_liveries_look_alike() {
    for (theme, palette) in themes() {
        for (kind, eyes) in &EYES {
            for a in 0..4 {
                for b in 0..a {
                    let (one, other) = (palette.liveries[a].body, palette.liveries[b].body);
                    let far = difference(one, other, eyes);
                    assert!(far >= 15.0, "{theme}, {kind}: {a} and {b} differ by {far:.1}");
                }
            }
        }
    }
}

#[test]
fn what_is_lit_stands_out() {
    for (theme, palette) in lands() {
        let marks = [
            ("reach", palette.reach),
            ("charge", palette.charge),
            ("target", palette.target),
            ("retreat", palette.retreat),
            ("advance", palette.advance),
            ("select", palette.select),
            ("hover", palette.hover),
        ];
        let grounds = [
            ("clear", palette.clear),
            ("hill", palette.hill),
            ("swamp", palette.swamp),
            ("woods", palette.woods),
            ("dunes", palette.dunes),
            ("water", palette.water),
        ];
        for (kind, eyes) in &EYES {
            for (mark, colour) in marks {
                for (ground, below) in grounds {
                    let far = difference(colour, below, eyes);
                    assert!(far >= 15.0, "{theme}, {kind}: {mark} on {ground} differs by {far:.1}");
                }
            }
        }
    }
}

/// The kinds of ground that no height tints, in every country, season and theme: whoever sees fewer colours tells them apart by
/// their colour or their brightness alone, without what grows on them.
#[test]
fn grounds_are_told_apart() {
    for (name, palette) in lands() {
        let grounds = [
            ("clear", palette.clear),
            ("swamp", palette.swamp),
            ("woods", palette.woods),
            ("dunes", palette.dunes),
            ("hill", palette.hill),
            ("water", palette.water),
            ("town", palette.fortress),
        ];
        for (kind, eyes) in &EYES {
            for (k, (one, a)) in grounds.iter().enumerate() {
                for (other, b) in &grounds[..k] {
                    let far = difference(*a, *b, eyes);
                    let least = if palette.dark { 3.5 } else { 6.4 };
                    assert!(far >= least, "{name}, {kind}: {one} and {other} differ by {far:.1}");
                }
            }
        }
    }
}

/// Numbers of hexes and the grid are seen on open land, in every country, season and theme.
#[test]
fn numbers_are_read_on_open_land() {
    for (name, palette) in lands() {
        for (kind, eyes) in &EYES {
            for (what, ink, least) in
                [("number", palette.number, 24.0), ("grid", palette.grid, 3.0)]
            {
                let far = difference(ink, palette.clear, eyes);
                assert!(far >= least, "{name}, {kind}: the {what} differs by {far:.1}");
            }
        }
    }
}
