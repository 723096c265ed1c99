//! 16.2, RUL-124: units that bring points while they stand in their objective.

use super::table::*;
use gonfalon::scenario::bmw::{PhaseName, UnitKind};
use gonfalon::systems::bmw::morale;
use gonfalon::systems::bmw::special::SpecialRule;

fn objective(side: &str, zone: &str) -> SpecialRule {
    let (side, zone) = (side.to_owned(), zone.to_owned());
    SpecialRule::Objective { side, kind: UnitKind::Train, zone, vp: 5 }
}

/// Hexes 0201 to 0203 are the Crusader trains' objective.
fn road_home() -> Table {
    Table::open().zone("home", "0201 0202 0203").special(objective("crusader", "home"))
}

trait Carts {
    fn train(self, id: &str, side: gonfalon::kernel::Side, at: &str) -> Self;
}

impl Carts for Table {
    /// A train 2-2; back 1-2.
    fn train(self, id: &str, side: gonfalon::kernel::Side, at: &str) -> Self {
        self.unit(id, side, UnitKind::Train, front(2, 2), back(1, 2), at)
    }
}

#[test]
fn r16_2_only_the_named_kind_of_the_named_side_counts_there() {
    let play = road_home()
        .train("B1", CRUSADER, "0201")
        .train("B2", CRUSADER, "0202")
        .disordered("B2")
        .train("B3", CRUSADER, "0305")
        .foot("F", CRUSADER, 5, "0203")
        .foot("E", MUSLIM, 5, "1111")
        .start();
    assert_eq!((play.points(CRUSADER), play.points(MUSLIM)), (10, 0));
    let play = road_home()
        .train("B", MUSLIM, "0202")
        .foot("F", CRUSADER, 5, "0606")
        .phase(PhaseName::Movement, MUSLIM)
        .start();
    assert_eq!((play.points(CRUSADER), play.points(MUSLIM)), (0, 0));
}

#[test]
fn r16_2_the_points_last_as_long_as_the_unit_stands_there() {
    let table = road_home()
        .train("B", CRUSADER, "0303")
        .foot("F", CRUSADER, 5, "0203")
        .foot("E", MUSLIM, 5, "1111");
    let mut play = table.start();
    play.play(mv("B", "0202"));
    assert_eq!(play.points(CRUSADER), 5);
    let mut play = road_home().train("B", CRUSADER, "0202").foot("E", MUSLIM, 5, "1111").start();
    assert_eq!(play.points(CRUSADER), 5);
    play.play(mv("B", "0302"));
    assert_eq!(play.points(CRUSADER), 0);
    let play = road_home()
        .train("B", CRUSADER, "")
        .dead("B")
        .foot("F", CRUSADER, 5, "0203")
        .foot("E", MUSLIM, 5, "1111")
        .start();
    assert_eq!((play.points(CRUSADER), play.points(MUSLIM)), (0, 2));
}

#[test]
fn r11_3_an_objective_is_nobodys_loss() {
    let play = road_home().train("B", CRUSADER, "0202").foot("E", MUSLIM, 5, "1111").start();
    assert_eq!(play.points(CRUSADER), 5);
    assert_eq!(morale::losses(&play.scene, &play.game.state, MUSLIM), 0);
}

#[test]
fn an_objective_names_a_side_and_a_zone_that_there_are() {
    let faults = |rule: SpecialRule| -> Vec<String> {
        let table = Table::open()
            .zone("home", "0201")
            .special(rule)
            .foot("F", CRUSADER, 5, "0606")
            .foot("E", MUSLIM, 5, "1111");
        table.faults().into_iter().map(|fault| format!("{} {}", fault.name, fault.at)).collect()
    };
    assert_eq!(faults(objective("crusader", "home")), [""; 0]);
    assert_eq!(faults(objective("nobody", "home")), ["unknown-side bmw.special[0]"]);
    assert_eq!(faults(objective("crusader", "nowhere")), ["unknown-zone bmw.special[0]"]);
}
