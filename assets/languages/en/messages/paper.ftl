# What is printed on paper, and why something is not.

## Why something is not printed

paper-missing-map = This battle has no map to print: it is fought with cards.
paper-missing-counters = This battle has no counters to print.
paper-missing-charts = This battle has no tables to print.
paper-missing-rules = There are no rules to print.
paper-missing-cards = This battle has no cards to print: it is fought with counters on a map.
paper-hex-size = A hex can be { $least } to { $most } mm from flat to flat.
paper-counter-size = A counter can be { $least } to { $most } mm wide.
paper-dots = A picture can have { $least } to { $most } dots to the inch.
paper-too-large = One sheet would have to be { $wide } by { $tall } mm, and a page of a PDF can be at most 5080 mm long; choose smaller hexes, or several sheets.
paper-too-many-dots = The picture would have { $wide } by { $tall } dots, which is too many; choose fewer dots to the inch, or smaller hexes.
paper-unwritable = The file could not be composed.

## Parts, as the outline of a document names them

paper-map = Map
paper-counters = Counters and markers
paper-charts = The battle, tables and tracks
paper-rules = Rules
paper-cards = Cards
paper-sheet = Sheet { $name }

## The map

# $n: how many hexes. $size: of one, in millimetres.
paper-ruler-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} of { $size } mm from flat to flat
paper-ruler-mm = { $mm } mm, if the scale is right
# $name: such as B2. $of: how many sheets there are.
paper-sheet-of = { $battle } · map, sheet { $name } · { $of } sheets
paper-key-level = height { $level }
paper-key-road = Road
paper-key-slope = Slope, one level
paper-key-steep = Steep slope, two levels or more
paper-key-stream = Stream without effect
paper-plan = Plan of the sheets
paper-plan-facts = The map is { $wide } by { $tall } mm, its hexes { $hex } mm from flat to flat. It takes { $sheets } sheets: { $columns } side by side, { $rows } below each other.
paper-plan-scale = Print at 100 % ("actual size"), not fitted to the page. The ruler in millimetres below the map shows whether the scale is right.
paper-plan-cut = Neighbouring sheets show the same on a strip of { $overlap } mm. Where triangles point to the left or upwards, cut along their line, and lay the sheet on the strip of the one before it: lines and crosses must meet. Begin with A1, go on along the row, and join the rows in the end.

## Counters and cards

paper-counters-front = { $battle } · counters, front · { $number } of { $of }
paper-counters-back = { $battle } · counters, back · { $number } of { $of }
paper-cards-front = { $battle } · cards, front · { $number } of { $of }
paper-cards-back = { $battle } · cards, back · { $number } of { $of }
# $cost: in points. $rule: the number of a rule.
paper-card-foot-unit = { $cost } points · { $rule }
paper-card-foot = { $rule }
paper-marker-turn = Turn
paper-marker-charging = Charging
paper-marker-shaken = Shaken
paper-marker-broken = Broken
paper-marker-demoralized = Demoralized
paper-marker-losses = Losses
paper-marker-points = Points
paper-marker-flank = Flank points

## The battle, its tables and tracks

paper-history = What happened
paper-notes = Notes
paper-sequence = A player turn
paper-first = The first player turn of a game turn: { $army }.
paper-special = Special rules
paper-options = Rulings that differ from the usual ones
paper-victory = Victory
# $army: who must get there. $baggage, $others: how many pieces. $zone: where.
paper-march-goal = { $army }: at least { $baggage } { $baggage ->
    [one] baggage piece
   *[other] baggage pieces
} and at least { $others } other { $others ->
    [one] unit
   *[other] units
} have arrived: { $zone }.
# $army: who bars the way. $turn: the last turn; 0 if there is none.
paper-march-barred = { $turn ->
    [0] { $army }: that has become impossible.
   *[other] { $army }: that has become impossible, or turn { $turn } is over.
}
paper-roster = Order of battle
paper-tables = Tables
paper-table = { $title } ({ $rule })
# $demoralized, $disintegrates: losses in points of strength.
paper-morale = Demoralized at { $demoralized } points of losses; disintegrates at { $disintegrates }.
paper-head-number = No.
paper-head-counter = Counter
paper-head-kind = Kind
paper-head-front = Front
paper-head-back = Back
paper-head-place = Begins
paper-at-hex = hex { $hex }
paper-turn-track = Turn track
paper-chit-tracks = Chit tracks
paper-displays = Effectiveness displays
paper-record-track = Record track
paper-record-about = One marker counts ones, the other tens: it lies with that side up.

## The rules

paper-rules-about = In our own words, under the numbers of the rulebook. What its text leaves open is decided by rulings, which stand at the end.
paper-see = See { $ids }.
paper-see-rulings = Rulings: { $ids }.
paper-rulings = Rulings
paper-rulings-about = What the text leaves open, how it is played, and why. Some can be played in another way: then the option in the scenario's file is named with its values.
paper-ruling = { $id } ({ $sections })
paper-option = Option { $name }: { $title }
paper-value = { $value }: { $meaning }
paper-page = { $page } / { $of }
