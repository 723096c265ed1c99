//! Woods are drawn as what grows in them.

use crate::cartography::maps;
use gonfalon::cartography::{Cartographer, Groundwork, MapStyle};
use gonfalon::drawing::ground::{Ground, Land, Style, TreeKind};
use gonfalon::drawing::{Drawing, Shape, palette};
use gonfalon::view::MapView;

#[test]
fn the_id_of_a_terrain_says_what_grows_there() {
    for (id, kind) in [
        ("woods", TreeKind::Broadleaf),
        ("oak-forest", TreeKind::Broadleaf),
        ("pine-woods", TreeKind::Conifer),
        ("palm-grove", TreeKind::Palm),
        ("scrub", TreeKind::Scrub),
        ("olive-trees", TreeKind::Orchard),
    ] {
        assert_eq!((Ground::of(id), TreeKind::of(id)), (Ground::Woods, kind), "{id}");
    }
    assert_eq!(Ground::of("alpine ridge"), Ground::Hill);
}

/// The crowns in the middles of woods: round ones, and the corners of the others.
fn crowns(map: &MapView) -> (usize, Vec<usize>) {
    let hexes: Vec<_> = map.map.grid.hexes().collect();
    let land = Land::new(map, &palette::LIGHT, Style { numbers: false, heights: false }, 40.0);
    let drawing: Drawing =
        Cartographer::new(land, MapStyle::Land, &Groundwork::of(map)).draw(&hexes);
    let woods = drawing.layers.iter().find(|layer| layer.name == "woods").expect("it is drawn");
    let mut stars: Vec<usize> = Vec::new();
    let mut round = 0;
    for shape in &woods.shapes {
        match shape {
            Shape::Round { .. } => round += 1,
            Shape::Fill { points, .. } => stars.push(points.len()),
            _ => {}
        }
    }
    stars.dedup();
    (round, stars)
}

/// Palms have fans of leaves, pines needles; the other trees of the same map stay what they are.
#[test]
fn palms_and_pines_are_told_from_oaks() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "arsouf").expect("it has woods");
    let named = |name: &str| {
        let mut map = MapView::clone(&map);
        let woods = map.terrains.iter_mut().find(|t| Ground::of(&t.id) == Ground::Woods);
        woods.expect("it has woods").id = name.to_owned();
        crowns(&map)
    };
    let (oaks, none) = named("forest");
    assert!(oaks > 100 && none.is_empty(), "{oaks} {none:?}");
    assert_eq!(named("palm-grove").1, [14], "seven leaves");
    assert_eq!(named("pine-forest").1, [18], "nine spikes");
    let (scrub, none) = named("scrub");
    assert!(scrub > 100 && none.is_empty());
    let rows = named("orchard");
    assert!(rows.0 > 100 && rows.1.is_empty() && rows.0 != oaks);
}
