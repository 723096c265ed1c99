# The author's editor.

## Names of steps, as they stand behind "Undo:"

# $hexes: how many. $terrain: the name of a terrain.
editor-step-paint = paint { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} as { $terrain }
editor-step-heights = change the height of { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
# $zone: the name of a zone.
editor-step-into-zone = put { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} into { $zone }
editor-step-out-of-zone = take { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} out of { $zone }
editor-step-road = draw a road through { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
editor-step-stream = draw a stream through { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
editor-step-erase-ways = erase roads and streams in { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
# $sides: how many hexsides. $feature: the name of a feature, such as river.
editor-step-hexsides = draw { $feature } along { $sides ->
    [one] 1 hexside
   *[other] { $sides } hexsides
}
editor-step-erase-hexsides = clear { $sides ->
    [one] 1 hexside
   *[other] { $sides } hexsides
}
editor-step-place-name = name a place: { $name }
editor-step-cut = cut { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
editor-step-paste = paste { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
editor-step-move-piece = move { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
editor-step-mirror-sideways = mirror the map left to right
editor-step-mirror-up-down = mirror the map top to bottom
editor-step-turn-map = turn the map by 180°
editor-step-resize = resize the map to { $columns } × { $rows }
editor-step-shift = shift the map
editor-step-renumber = renumber the hexes
# $counter: the name or id of a counter.
editor-step-place-counter = place { $counter }
# $what: the name, the id or the kind of something.
editor-step-add = add { $what }
editor-step-remove = remove { $what }
editor-step-clone = copy { $what }
editor-step-rename = rename { $what }
editor-step-reorder = reorder { $what }
# $field: the name of a field.
editor-step-change = change { $field }
# $count: how many things are changed.
editor-step-change-many = change { $field } of { $count }
editor-step-take-in = take in { $count ->
    [one] 1 row
   *[other] { $count } rows
}
# $problem: what the problem is called.
editor-step-remedy = fix { $problem }
editor-step-waive = waive { $problem }
editor-step-take-over = take over what another program changed
