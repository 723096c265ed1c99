//! Sheets that overlap: together they show everything, and neighbours show the same strip.

use super::printed;
use gonfalon::drawing::{Point, point};
use gonfalon::paper::tiling::{MARGIN, OVERLAP, Tiling};
use gonfalon::paper::{PaperSize, What};

const PAPERS: [PaperSize; 3] = [PaperSize::A4, PaperSize::Letter, PaperSize::A3];

fn sizes() -> impl Iterator<Item = Point> {
    let sides = [40.0, 186.0, 186.1, 273.0, 362.0, 440.5, 999.0, 2400.0];
    sides.into_iter().flat_map(move |x| sides.into_iter().map(move |y| point(x, y)))
}

#[test]
fn tiles_cover_all_and_overlap_by_the_same_strip() {
    for paper in PAPERS {
        for size in sizes() {
            let tiling = Tiling::new(size, paper.upright());
            let (columns, rows) = tiling.shape;
            assert_eq!(tiling.tiles.len(), columns * rows);
            let at = |column: usize, row: usize| &tiling.tiles[row * columns + column];
            for tile in &tiling.tiles {
                let room = tiling.paper - Point::splat(2.0 * MARGIN);
                let window = tile.window.size();
                assert!(window.x <= room.x + 0.01 && window.y <= room.y + 0.01, "{tile:?}");
                if tile.column > 0 {
                    let before = at(tile.column - 1, tile.row).window;
                    let strip = before.right() - tile.window.left();
                    assert!((strip - OVERLAP).abs() < 0.01, "{strip} at {tile:?}");
                } else {
                    assert!(tile.window.left().abs() < 0.01);
                }
                if tile.row > 0 {
                    let before = at(tile.column, tile.row - 1).window;
                    let strip = before.bottom() - tile.window.top();
                    assert!((strip - OVERLAP).abs() < 0.01, "{strip} at {tile:?}");
                } else {
                    assert!(tile.window.top().abs() < 0.01);
                }
            }
            let last = at(columns - 1, rows - 1).window;
            assert!((last.right() - size.x).abs() < 0.01 && (last.bottom() - size.y).abs() < 0.01);
        }
    }
}

#[test]
fn sheets_have_names_of_letters_and_numbers() {
    let tiling = Tiling::new(point(8000.0, 500.0), PaperSize::A4.upright());
    let names: Vec<String> = tiling.tiles.iter().map(gonfalon::paper::tiling::Tile::name).collect();
    assert_eq!(names[0], "A1");
    assert!(names.contains(&"AA1".to_owned()) && names.contains(&"B2".to_owned()), "{names:?}");
}

/// What is seen of the map on a sheet is what its window shows, at the same scale everywhere.
#[test]
fn a_hex_on_the_strip_lies_on_both_sheets_in_the_same_place_of_the_map() {
    let sheets = printed("acre", What::Map);
    let tiling = {
        let request = super::on_one_sheet(19.0);
        let whole = gonfalon::paper::map(&super::battle("acre"), &request).expect("printed");
        let size = whole.size - Point::splat(2.0 * MARGIN);
        Tiling::new(size, PaperSize::A4.upright())
    };
    assert_eq!(sheets.len(), tiling.tiles.len() + 1);
    let mut seen = std::collections::BTreeMap::new();
    let mut both = 0;
    for (sheet, tile) in sheets[1..].iter().zip(&tiling.tiles) {
        let shift = tile.window.min - tiling.place(tile).min;
        for text in sheet.shapes().filter(|(_, layer, _)| *layer == "numbers") {
            let (placed, _, gonfalon::drawing::Shape::Text(text)) = text else { continue };
            let at = placed.at + text.at * placed.scale + shift;
            if let Some(known) = seen.insert(text.text.clone(), at) {
                let known: Point = known;
                assert!((known - at).length() < 0.02, "{}: {known:?} {at:?}", text.text);
                both += 1;
            }
        }
    }
    assert_eq!(seen.len(), 26 * 29, "every hex is on some sheet");
    assert!(both > 40, "{both} hexes lie on a strip");
}
