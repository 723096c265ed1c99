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
editor-step-slope = make { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} slope
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
editor-step-move-name = move the name { $name }
editor-step-remove-name = take the name { $name } away
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
editor-step-flat-tops = give the hexes flat tops
editor-step-pointed-tops = give the hexes pointed tops
editor-step-resize = resize the map to { $columns } × { $rows }
editor-step-shift = shift the map
editor-step-renumber = renumber the hexes
# $counter: the name or id of a counter.
editor-step-place-counter = place { $counter }
editor-step-lift-counter = take { $counter } off the map
# $what: the name, the id or the kind of something.
editor-step-add = add { $what }
editor-step-remove = remove { $what }
editor-step-clone = copy { $what }
editor-step-rename = rename { $what }
editor-step-reorder = reorder { $what }
# $field: the name of a field.
editor-step-change = change of { $field }
# $field: the name of a field. $thing: what has it.
editor-step-change-of = change of { $field }: { $thing }
# $count: how many things are changed.
editor-step-change-many = change of { $field } for { $count }
editor-step-take-in = take in { $count ->
    [one] 1 row
   *[other] { $count } rows
}
# $problem: what the problem is called.
editor-step-remedy = remedy: { $what }
editor-step-waive = accept the warning: { $problem }
editor-step-report = report again: { $problem }
editor-step-take-over = take over what another program changed
# $title: of what it was made from.
editor-title-variant = { $title }, variant
editor-title-moment = { $title }, from a moment on
editor-problem-unreachable = hexes out of reach
editor-problem-cannot-win = a side that cannot win
editor-problem-never-arrives = a counter that never comes
editor-problem-tight-set-up = little room for setting up
editor-problem-worse-column = a column worse than the one before
editor-problem-idle-river = a river without effect
editor-problem-idle-option = an option without effect
editor-problem-idle-zone = an area without use
editor-problem-idle-card = a unit that is in no deck
editor-problem-nameless = something without a name
editor-problem-odd-number = an odd number
editor-problem-display = boxes of a display
editor-problem-prohibited-terrain = a counter on terrain closed to it
editor-problem-no-marks = a step of the lesson without marks

## What removes a problem, as a button says it

editor-remedy-set-terrain = Set it to { $terrain }
# $letter: a letter of the map.
editor-remedy-legend = Let { $letter } stand for { $terrain }
editor-remedy-fit-rows = Fit the rows to the map
# $hex: what stands there in place of a hex.
editor-remedy-remove-hex = Take { $hex } out
editor-remedy-remove = Remove { $what }
editor-remedy-take-off = Take { $counter } off the map
editor-remedy-cut-road = Cut the road at the gap
editor-remedy-add-zone = Add the zone { $zone }
editor-remedy-widen = Add the hexes around { $zone }
# $option: an optional ruling; $value: one of its values.
editor-remedy-set-option = Set { $option } to “{ $value }”
# $to: a number or an id.
editor-remedy-set = Set it to { $to }

## What a designer would say of a battle that can be played

# $hexes: how many. $hex: the number of the first one.
editor-warning-unreachable = { $hexes ->
    [one] One hex may be entered, and no unit can come there: { $hex }.
   *[other] { $hexes } hexes may be entered, and no unit can come there; the first is { $hex }.
}
editor-todo-unreachable = Open a way, or give them terrain that nobody enters.
# $side: the name of a side.
editor-warning-cannot-win = The side { $side } cannot win, whatever it does.
editor-todo-cannot-win = Give it something to win by.
editor-warning-never-arrives = { $counter } never comes into play.
editor-todo-never-arrives = Set it up on the map, or let a rule bring it.
# $zone: the name of a zone. $units: how many units set up there.
editor-warning-tight-set-up = The zone { $zone } has { $hexes } hexes for { $units } units: every hex is needed.
editor-todo-tight-set-up = Make the zone larger, or set the units up on their hexes.
# $column, $before: the heads of two columns of a table.
editor-warning-worse-column = The column { $column } is worse than { $before }, though the odds are better.
editor-todo-worse-column = Compare the two columns.
# $option: the name of an optional ruling.
editor-warning-idle-option = The option { $option } is set, and nothing in the battle uses it.
editor-todo-idle-option = Leave it out, or add what it is about.
# $river: a river along hexsides.
editor-warning-idle-river = { $river } is a river along hexsides, and does nothing: rivers run through hexes in this battle.
editor-todo-idle-river = Let rivers run along hexsides, by the option about them, or let it be no river.
editor-warning-idle-zone = Nothing uses the zone { $zone }.
editor-todo-idle-zone = Leave it out, or let a set-up or a rule use it.
# $card: its name.
editor-warning-idle-card = No deck has { $card }.
editor-todo-idle-card = Put it into a deck, or leave it out.
editor-warning-nameless = It has no name, and players see it.
editor-todo-nameless = Give it one.
# $number: a number that no battle has.
editor-warning-odd-number = { $number } can hardly be meant here.
editor-todo-odd-number = Look at the number again.

## What does not have the form of its field

# $place: the field in the words of the form. $field: another field. $value: what stands there.
editor-misshape-file = The file
editor-misshape-missing = “{ $field }” is missing.
editor-misshape-missing-todo = Fill in “{ $field }”.
editor-misshape-unknown = There is no field called “{ $field }” here.
editor-misshape-unknown-todo = Correct its name, or remove it.
editor-misshape-length = { $there ->
    [0] Nothing stands here.
    [one] One value stands here.
   *[other] { $there } values stand here.
}
editor-misshape-length-least = Put in at least { $least }.
editor-misshape-length-todo = It takes { $wanted } values.
# $each: such as "for each face of the die".
editor-misshape-length-each = It takes { $wanted } values, one { $each }.
editor-misshape-beyond = { $number } is out of bounds.
editor-misshape-kind = “{ $value }” cannot stand here.
editor-misshape-empty = Nothing stands here yet.
# $word: the name of a field, as forms have it.
editor-quoted = “{ $word }”
editor-misshape-unread = What stands here cannot be understood.
editor-misshape-unread-todo = Look at the help of the field, or remove the entry and add it anew.
editor-misshape-number = Put in a whole number from { $least } to { $most }.
# $unit: what is counted, in the plural.
editor-misshape-number-unit = Put in a whole number from { $least } to { $most } ({ $unit }).
editor-misshape-number-plain = Put in a whole number, 0 or more.
editor-misshape-words = Choose one of these: { $words }.
editor-misshape-record = Make an entry with fields of its own.
editor-misshape-record-with = Make an entry with { $fields }.
editor-misshape-list = Make a list.
editor-misshape-text = Write a text.
editor-misshape-flag = Say yes or no.
editor-misshape-nothing = Or leave it empty.
