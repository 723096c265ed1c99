# The author's screen, where battles are written.

gui-item-author = Author
gui-item-author-about = Write battles: from a built-in one, from a file, from your own folder

## The page without a document

author-title = Author
author-about = Write a battle of your own: begin a new one, change one that is there, or go on with what you have begun.
author-open = Open a file…
author-open-about = Opens a scenario, however unfinished it is; a file can also be dropped on the window
author-mine = My battles
# $path: a folder.
author-mine-folder = Kept in { $path }
author-mine-none = Nothing yet: what you save stands here.
# $title: the name of a battle.
author-mine-open = Go on writing { $title }
author-mine-copy = Duplicate
author-mine-copy-name = Duplicate { $title }
author-mine-bin = To the bin
author-mine-bin-name = Put { $title } into the bin
author-mine-bin-about = It is moved into the folder “bin” beside the others
# $n: how many files lie there. $title: the title of a battle.
author-bin = Bin ({ $n })
author-bin-back = Bring back
author-bin-back-name = Bring { $title } back
author-bin-delete = Delete for good…
author-bin-delete-name = Delete { $title } for good…
author-bin-ask = Delete “{ $title }” for good? It cannot be brought back then.
author-bin-delete-yes = Delete
author-bin-keep = Keep
author-variants = Variant of a built-in battle
author-variants-about = Takes everything over, under an id of its own.
author-variant = Variant of { $title }

## The document

author-untitled = Untitled
author-file = battle
author-undo = Undo
author-redo = Redo
# $step: what the step did, such as "paint 12 hexes as marsh".
author-undo-about = Undo: { $step }
author-redo-about = Redo: { $step }
author-undo-nothing = Nothing to undo
author-redo-nothing = Nothing to redo
author-save = Save
author-save-as = Save as…
author-play = Play
author-print = Print…
author-close = Close
author-leaving = Save the changes?
# $title: the name of a battle.
author-leaving-about = “{ $title }” has changes that are not on the disk.
author-leaving-save = Save
author-leaving-discard = Discard them
author-quitting-save = Save and quit
author-quitting-discard = Quit without saving
author-file-open = Open a battle to write on
author-file-save = Save the file
# $path: a file.
author-saved = Saved as { $path }
# $fault: what is wrong, in English.
author-mended = { $path } was broken and was read as far as it could be understood: { $fault }
# $n: how many faults. $faults: the first of them, a line each.
author-not-playable = { $n ->
    [one] It can not be played yet; there is one fault:
   *[other] It can not be played yet; there are { $n } faults, the first of them:
}
    { $faults }
author-print-deck = A deck is printed with a battle that it plays in.
author-not-printable = { $n ->
    [one] It can not be printed yet; there is one fault:
   *[other] It can not be printed yet; there are { $n } faults, the first of them:
}
    { $faults }

## Panels

author-pane-map = Map
author-pane-map-about = The map, to be painted
author-pane-tools = Map tools
author-pane-tools-about = What the pointer does on the map
author-pane-history = History
author-pane-history-about = What has been done; a click goes back to a step, or forth
author-history-begin = As it was opened

## The map

author-map-none = This document has no map.
author-map-spoken = Map of the battle that is being written
# $hex: the number of a hex. $terrain: the name of its terrain.
author-hex = Hex { $hex }, { $terrain }
# $level: how high, in levels above the lowest ground.
author-hex-level = , level { $level }

author-tool-paint = Paint
author-tool-paint-about = Put terrain, heights or zones on hexes
author-tool-paint-how = Drag to paint. Alt and a click, or I, take up what lies there. Drag with the right button to move the map, turn the wheel to zoom. By keys: arrows, Enter; numbers take terrain.
author-tool-select = Select
author-tool-select-about = Choose a piece of the map, to copy, cut or move it
author-tool-select-how = Drag around hexes to choose them, drag the chosen piece to move it. Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste. By keys: Enter at one corner, Enter at the other; Space takes the chosen piece up and puts it down.
author-tool-road = Road
author-tool-road-about = Draw a road from hex to hex
author-tool-road-how = Drag from hex to hex; back over the last hex makes it shorter. By keys: Enter at each bend, Esc at the end.
author-tool-stream = Stream
author-tool-stream-about = Draw a watercourse without effect from hex to hex
author-tool-stream-how = Drag from hex to hex; back over the last hex makes it shorter. By keys: Enter at each bend, Esc at the end.
author-tool-erase-ways = Erase ways
author-tool-erase-ways-about = Take roads and streams out of hexes
author-tool-erase-ways-how = Drag over the hexes that roads and streams are to leave.
author-tool-hexside = Hexsides
author-tool-hexside-about = Draw rivers, walls and other features along hexsides
author-tool-hexside-how = Drag along the sides: the stroke goes from corner to corner. By keys: comma and full stop turn from side to side, Enter draws; Space takes several sides first.
author-tool-place = Names
author-tool-place-about = Write the names of places
author-tool-place-how = Click on a hex and write its name there; drag a name to move it. An empty name takes one away. By keys: Enter writes, Space takes a name up and puts it down.

author-stroke-brush = Brush
author-stroke-brush-about = The hexes that the pointer passes over
author-stroke-line = Line
author-stroke-line-about = The hexes on the line from one to another
author-stroke-rectangle = Rectangle
author-stroke-rectangle-about = The hexes in the columns and rows from one to another
author-stroke-lasso = Lasso
author-stroke-lasso-about = The hexes that are circled
author-stroke-fill = Fill
author-stroke-fill-about = All hexes of the same terrain that hang together; they are marked before the click
author-stroke-replace = Replace all
author-stroke-replace-about = All hexes of the same terrain on the whole map

author-rings = Brush size
author-rings-about = How many rings of hexes the brush has
author-ink = What is painted
author-ink-terrain = Terrain
author-ink-raise = Raise
author-ink-lower = Lower
author-ink-level = Level
author-ink-slope = Slope
author-slope-foot = Level where it begins
author-slope-crest = Level where it ends
author-slope-how = Drag from the foot to the crest. The chosen hexes rise, or those below the brush if none are chosen.
author-fill-within = Within the chosen hexes
author-fill-to-sides = Up to rivers and walls
author-ink-zone = Into zone
author-ink-out-of-zone = Out of zone
author-level = Level
# $name: the name of a zone. $n: how many hexes it has.
author-zone = { $name } ({ $n ->
    [one] 1 hex
   *[other] { $n } hexes
})
author-zone-new = New zone
author-zone-add = Add
# $n: how many zones there are.
author-zone-unchosen = { $n ->
    [0] There is no zone yet: add one.
   *[other] No zone is chosen.
}
author-name-first = Write a name first.
author-name-taken = There is one of this name already.
author-zone-remove = Remove this zone
# $n: how many hexes.
author-chosen = { $n ->
    [0] Nothing is chosen.
    [one] 1 hex is chosen.
   *[other] { $n } hexes are chosen.
}
author-piece-copy = Copy
author-piece-cut = Cut
author-piece-paste = Paste
author-piece-fill = Fill with the terrain in hand
author-piece-turn = Turn
author-piece-mirror = Mirror
author-piece-none-chosen = Choose hexes on the map first.
author-piece-none-copied = Copy or cut a piece first.
author-piece-pasting = Click where it is to lie, or press Enter. Comma and full stop turn it, M mirrors it, Esc drops it.
author-mask = What is moved and pasted
author-mask-terrain = Terrain
author-mask-levels = Heights
author-mask-hexsides = Hexsides
author-mask-ways = Roads and streams
author-mask-zones = Zones
author-mask-names = Names
author-mask-about = The rest of the ground stays as it is.
author-feature-none = None: clear the side
# $n: how many kinds there are.
author-feature-unchosen = { $n ->
    [0] There is no kind of hexside yet: add some under Tables & rules, on the page Hexsides.
   *[other] Nothing is chosen: choose what is drawn.
}
author-way-name = Its name
author-place-name = The name

author-changed = Another program has changed the file.
author-changed-take = Take that over
author-changed-take-about = Shows the file as it is now; can be undone
author-changed-keep = Keep what is here
author-changed-keep-about = Saving will write over what the other program wrote
author-changed-first = Not saved: another program has changed the file. Take that over, or keep what is here.

author-recover = Not saved when the program ended
author-recover-about = Everything up to half a minute before the end is here.
# $n: how many works.
author-recover-told = { $n ->
    [one] A battle that was not saved is kept on the author’s page.
   *[other] { $n } battles that were not saved are kept on the author’s page.
}
# $title: the name of a battle.
author-recover-open = Go on with { $title }
author-recover-forget = Forget
author-recover-forget-name = Forget { $title }

author-pane-counters = Counters
author-pane-counters-about = The counters as a table: sorted, filtered, changed many at once
author-pane-decks = Decks
author-pane-decks-about = The cards of each deck: how many, what they cost, how they spread
author-pane-deck = Deck
author-pane-deck-about = Name, budget, cards and where it comes from
author-pane-battle = Battle
author-pane-battle-about = Title, sides, facts and texts
author-pane-rules = Tables & rules
author-pane-rules-about = Everything that the rule system asks for: tables, terrain, special rules, options
author-pane-pieces = Counters to place
author-pane-pieces-about = Drag a counter onto the map, or take it in hand and click on its hex
author-pane-problems = Problems
author-pane-problems-about = What is wrong, found while you work

author-tool-counter = Counters
author-tool-counter-about = Set counters up
author-tool-counter-how = Take a counter in hand in the list, then click on its hex; drag a counter to move it. By keys: Space takes the counter under the cursor in hand, Enter sets the one in hand up.

## Problems

# $faults: how many there are. $warnings: likewise. $deck: whether it is a deck: yes or no.
author-problems = { $faults ->
    [0] { $deck ->
        [yes] The deck may be played
       *[no] It can be played
    }
    [one] 1 fault
   *[other] { $faults } faults
}, { $warnings ->
    [0] no warnings
    [one] 1 warning
   *[other] { $warnings } warnings
}
author-problems-looking = looking…
author-problems-first = Warnings come once there are none.
author-problem-go = Goes to the place

## Counters

author-decks-unread = The decks can’t be read yet: see the problems.
author-arrivals-zones = Areas for setting up
# $name: the name of a zone. $n: how many counters stand there.
author-arrivals-zone = { $name }: { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
author-arrivals-later = Battles that come later
# $n: the number of an activation. $battles: the ids of the Battles that come then.
author-arrivals-turn = From activation { $n } on: { $battles }
author-arrivals-how = Drop a counter here, or click with one in hand
author-face-front = Front
author-face-back = Back
author-markers = Markers
author-marker-camp = Camp
author-marker-trebuchet = Trebuchet
author-counters-none = There are no counters here.
author-counters-search = Find a counter
# $n: how many are not set up on a hex. $all: how many there are.
author-counters-off = { $n } of { $all } without a hex
author-counters-how = Drag a counter onto the map, or click on it and then on its hex.
# $name: the name of a counter.
author-counter-off = Take { $name } off the map
# $n: how many lines are chosen.
author-table-chosen = { $n ->
    [one] 1 line chosen
   *[other] { $n } lines chosen
}
author-table-add = Add
author-table-clone = Clone
author-table-remove = Remove
author-table-renumber = Renumber
author-table-copy = Copy
author-table-copy-about = As a spreadsheet takes it: the chosen lines, or all
author-table-choose-first = Choose lines first, by the boxes before them.
author-table-renumber-about = Gives the chosen lines ids one after the other, beginning with that of the first
author-table-copied = { $n ->
    [one] 1 line copied.
   *[other] { $n } lines copied.
}
author-table-take-none = Paste rows into the field first.
author-table-set-column = Choose the column first.
author-table-set-value = Write a value that this column can hold.
author-table-paste = From a spreadsheet…
author-table-paste-about = Paste rows here (TSV or CSV). A first line may name the columns, as this table or a file calls them; without one they are those of the table. A row with an id that is there changes that line.
author-table-rows = Rows
author-table-take = Take in
# $n: how many rows. $untaken: how many cells had a value that does not fit.
author-table-taken = { $n ->
    [one] 1 row taken in
   *[other] { $n } rows taken in
}; { $untaken ->
    [0] every value fits
    [one] 1 value does not fit and was left out
   *[other] { $untaken } values do not fit and were left out
}
author-table-untaken = row { $row }, { $column }: “{ $cell }”
author-table-column = Column to change
author-table-value = Its value
author-table-set = Set in all chosen
author-table-all = Choose all lines
author-table-choose = Choose line { $n }

## Forms

author-form-add = Add
# $name: the name of a field.
author-form-add-name = Add { $name }
author-form-remove = Remove { $name }
author-form-up = Move { $name } up
author-form-down = Move { $name } down
author-form-double = Copy { $name }
author-form-add-item = Add an item
author-form-key = id of a new entry
author-form-key-first = Write its id first, a short word.
author-form-add-entry = Add
author-form-rename = Another id…
author-form-rename-about = Everything that names the entry follows.
author-form-rename-from = Entry
author-form-rename-to = Its new id
author-form-rename-which = Choose an entry first.
author-form-rename-do = Rename
author-form-first = It is the first already.
author-form-last = It is the last already.
author-form-none = Nothing on these pages is called so. “Battle” and “Tables & rules” each look on their own.
author-form-search = Find a field
author-form-unfit = What stands here has no form: remove it and add it anew.
# $name: what has the gender.
author-gender = Gender and number of { $name }
author-gender-none = a text
author-gender-m = masculine
author-gender-f = feminine
author-gender-n = neuter
author-gender-mp = masculine plural
author-gender-fp = feminine plural
author-gender-np = neuter plural

author-problem-waive = It is meant so…
author-problem-why = Why
author-problem-why-first = Say why first.
author-problem-accept = Accept it
author-problem-report = Report it again

author-templates = A new battle
author-templates-about = Small and sound from the first moment: an empty map with two small armies, or two decks.
author-template-deck = Deck
# $name: a rule system, or a deck.
author-template-name = New: { $name }
# $n: how many steps before the one that was shown.
author-moment-before = A file can not begin in the middle of a procedure: the battle begins { $n ->
    [one] 1 step
   *[other] { $n } steps
} earlier.
author-moment-none = The armies are still being set up here, and nothing that could stand in a battle of its own has been placed yet. Go on until the first turn has begun, or place counters on the map first.
author-moment-set-up = The armies are still being set up: the battle begins with its set-up, and what has been placed so far stands in its place by default.
gui-replay-scenario-short = Scenario…
gui-replay-scenario = Scenario from here
gui-item-moment = Scenario of this moment
gui-item-moment-about = Make a battle of your own that begins where this game stands

author-finished = As players see it
author-finished-about = The finished map, drawn while you rest; what changes is plain at first
author-whole = The whole map
author-whole-sideways = Mirror left to right
author-whole-up-down = Mirror top to bottom
author-whole-turn = Turn by 180°
author-orientation = Hexes
author-orientation-flat = with flat tops
author-orientation-pointy = with pointed tops
author-orientation-about = Columns become rows: every hex keeps its neighbours
author-numbers = Numbers
author-numbers-ccrr = column first
author-numbers-rrcc = row first
author-first-column = First column
author-first-row = First row
author-renumber = Renumber
author-renumber-none = Choose other numbers first.
author-shift-right = To the right
author-shift-down = Down
author-shift = Shift
author-shift-none = Say first how far, to the right or down.
# $n: how many things. $things: their names, with numbers of hexes. $more: how many are not named.
author-whole-fallen = { $n ->
    [one] One thing has lost its hex
   *[other] { $n } things have lost their hexes
}: { $things }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
author-size-columns = Columns
author-size-rows = Rows
author-size-anchor = What stays in its place
author-size-numbers = Hexes keep their numbers
author-size-fill = New hexes are of the terrain that is chosen for the brush: { $terrain }.
# $name: a page of forms that nothing stands on yet.
author-form-unused = { $name } (–)
author-size-set = Make it { $columns } × { $rows }
author-anchor-1 = Top left
author-anchor-2 = Top
author-anchor-3 = Top right
author-anchor-4 = Left
author-anchor-5 = Middle
author-anchor-6 = Right
author-anchor-7 = Bottom left
author-anchor-8 = Bottom
author-anchor-9 = Bottom right

author-pane-balance = Balance
author-pane-balance-about = The computer plays the battle many times: who wins how often

author-balance-games = Games
# $side: the name of a side.
author-balance-level = How well { $side } plays
author-balance-run = Play them
author-balance-stop = Stop
author-balance-on = Go on
author-balance-unfit = As soon as the battle has no faults
author-balance-running = They are being played.
# $done: how many games have ended. $all: how many there are to be.
author-balance-done = { $done } of { $all } games
# $seconds: how long the rest takes.
author-balance-left = { $done } of { $all } games, { $seconds } s left
# $share, $low, $high: percentages.
author-balance-share = { $side }: { $wins } won, { $share } % ({ $low }–{ $high } %)
author-balance-rest = { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
}, { $unfinished } unfinished. The interval holds the true share in 95 of 100 cases; every version is played on the same dice.
author-balance-lengths = Games by their player turns
author-balance-axis-points = points of lead
author-balance-axis-turns = player turns

author-file-picture = Picture below the map
author-file-pictures = Pictures
author-tool-align-how = Click on a point of the picture whose hex you know, such as the middle of a numbered hex, and write its number. By keys: Enter takes the middle of the hex under the cursor.

author-tracing = Picture below the map
author-tracing-open = Open a picture…
author-tracing-open-about = PNG or JPEG: a scan of a printed map, to be traced. It stays where it is; beside the battle's file stands only where that is and how it lies
author-tracing-close = Take it away
author-tracing-opacity = Opacity
author-tracing-width = Width
author-tracing-hexes = hexes
# $unit: such as hexes or °.
author-tracing-range = { $unit }, { $least } to { $most }
author-tracing-lost = The picture { $path } is not there any more, or cannot be read.
author-tracing-seek = Look for it…
author-tracing-forget = Do without it
author-tracing-forget-about = It stays noted beside the battle's file until another picture takes its place
author-tracing-turn = Turn
author-tracing-right = Right
author-tracing-down = Down
author-tracing-back = As it lay before
author-tracing-back-none = It lies as it lay before.
author-tracing-no-hex = Write the number of a hex of the map.
author-tracing-align = Align by three hexes
author-tracing-align-about = Click on the middles of three hexes that you know; the picture is scaled, turned and shifted to fit
# $n: how many hexes are known.
author-tracing-known = { $n } of 3 hexes
author-tracing-click = Click on the middle of a hex in the picture.
author-tracing-hex = Its number

## Forms: names, help, rules

# $least, $most: the smallest and the greatest number.
author-form-range = { $least } to { $most }
# $name: the name of a field, as files have it.
author-form-in-files = In files: { $name }
author-form-absent = Nothing here yet.
author-option-changed = not the usual value
# $id: such as RUL-11.
author-ruling = Ruling { $id }
author-form-lines = Each entry with all its fields
author-form-a-text = A text
author-form-a-number = A number
author-form-a-list = A list
author-choice-type = Type to find
author-choice-anyway = Use “{ $id }”, which is not there yet
author-gender-about = Gender and number of the name, so that sentences agree with it; without one it stands as it is
author-rules-none = The file says no rule system yet, so there are no tables here.

## Texts in two languages

author-pane-texts = Texts
author-pane-texts-about = Every text in two languages side by side, and what is not translated
author-texts-none = There are no texts yet that could be translated.
# $missing, $all: numbers of texts.
author-texts-count = { $missing ->
    [0] All { $all } texts are translated
    [one] 1 of { $all } texts is not translated
   *[other] { $missing } of { $all } texts are not translated
}
author-texts-next = Next without a translation
author-texts-next-none = Every text has a translation.
author-texts-only = Only those
author-texts-search = Find a text
author-texts-written = Written in
author-texts-written-about = The language that the battle is written in: the left column. It goes into the file; what is written there is not changed.
author-texts-unread = The battle has faults and cannot be read as it is: these are the texts from before.
author-texts-preview = As players see it:
# $language: the name of a language.
author-texts-in = The text in { $language }

## Balance: versions, plots, the map

author-balance-about = The computer plays the battle against itself, on all cores and always on the same dice: so two versions can be compared. Change something and play again to see what it does.
# $n: a number. $step: the last step, such as "change zone".
author-balance-version = Version { $n }: { $step }
# $side: a side. The others: percentages.
author-balance-compared = { $side } win { $share } % ({ $low }–{ $high }) instead of { $before } % ({ $oldlow }–{ $oldhigh })
# $games: games in both versions. $other: how many of them ended differently.
author-balance-paired = { $games ->
    [one] On the same dice, 1 game
   *[other] On the same dice, { $games } games
}: { $other } ended otherwise.
# $one, $other: sides.
author-balance-margins = Points of { $one } less those of { $other }, and how many games
author-heat = On the map:
author-heat-changed = The map has another shape since these games: play them anew.
author-heat-none = nothing
author-heat-lost = where counters were lost
author-heat-stood = where they went
author-heat-off = Hide
author-heat-places = Where units were lost
# $games: how many.
author-heat-lost-map = { $games ->
    [one] Where counters were lost, in 1 game
   *[other] Where counters were lost, in { $games } games
}
# $games: how many.
author-heat-stood-map = { $games ->
    [one] Where counters stood at the beginnings of player turns, in 1 game
   *[other] Where counters stood at the beginnings of player turns, in { $games } games
}

## The guide

author-pane-guide = Guide
author-pane-guide-about = How a battle is written, from a blank sheet to paper
author-guide-fields = What every field of a file is
author-guide-pictures = The pictures show the program in English, with a battle in English: what you see has other words in the same places.
author-guide-fields-about = Made from the schema of the format: each record with its fields, as forms call them and as files do.
author-guide-fields-find = Find a field
author-guide-fields-none = Nothing is called so.

## Replacing a file; decks

author-play-deck = A deck alone cannot be played: choose it for a side when you begin a battle of Acies, or begin a new battle from it.
author-balance-deck = A deck alone has no balance: put it into a battle of Acies.

## A unit card of one's own

author-card-new = New unit
author-card-modifiers = Modifiers
author-card-add = Add a modifier
author-card-fire = When it is shot at
# $foe: a type of units.
author-card-versus = Against { $foe }
author-card-unread = The card is shown as soon as it can be read.
