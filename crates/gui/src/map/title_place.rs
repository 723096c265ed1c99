//! Where the title of a battle stands on its map.

use gonfalon_core::cartography::title_room;
use gonfalon_core::drawing::Area;
use gonfalon_core::view::MapView;
use std::sync::Arc;

/// The place for the title of a map that was found last.
#[derive(Default)]
pub struct TitlePlace {
    found: Option<(Arc<MapView>, Option<Area>)>,
}

impl TitlePlace {
    /// Where a map has room for its title, in units.
    pub fn of(&mut self, map: &Arc<MapView>) -> Option<Area> {
        if self.found.as_ref().is_none_or(|(known, _)| !Arc::ptr_eq(known, map)) {
            self.found = Some((Arc::clone(map), title_room::room(map)));
        }
        self.found.as_ref().and_then(|(_, room)| *room)
    }
}
