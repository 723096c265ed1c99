# The command line: play, rules, scenarios, odds, chart, replay.

## Playing in the terminal

cli-help =
    What can be typed:
      NUMBER            take that choice
      UNIT or HEX       show the choices with that counter or hex, such as 0907; several words narrow it down
      all               show every choice
      why UNIT|HEX      why it can't be done now, with the rule
      hint              what the computer would do, and why
      undo              take back the last action, as far as the last throw
      map, units [WORD], journal, odds, status
      rules ID          a section or ruling, such as 7.8
      save FILE         write a save file
    { "  {" }...{ "}" }             an action as the engine protocol writes it
      quit              leave (the end of the input does the same)
cli-legend = number = strength, * = leader, c = camp, t = trebuchet, ' = back side, + = more counters
cli-not-text = That is not text.
cli-not-json = That is not JSON: { $what }.
cli-taken-back = Taken back.
cli-no-choice = There is no choice { $number }.
# $words: what was typed.
cli-no-choice-fits = No choice fits "{ $words }"; `why { $words }` says why, `help` what can be typed.
# $word: a kind of choice, as it can be typed.
cli-group = { $word }: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}; type `{ $word }` or one of these for more:
cli-no-action = There is no action { $number }.
cli-over = The game is over.
cli-nothing-named = There is no counter and no hex "{ $name }"; `units` lists the counters.
cli-nothing-forbids = Nothing forbids it:
cli-nothing-to-do = There is nothing to do with it now.
cli-save-where = Say where to: save FILE.
cli-saved = Saved as { $file }.
cli-not-saved = Not saved: { $what }.
cli-no-counters = There are no counters.
cli-no-counter-fits = No counter fits "{ $word }".
cli-no-combat = No combat is being planned or fought.

## Kinds of choices, as they can be typed

cli-look-select = select
cli-look-move = move
cli-look-charge = charge
cli-look-flip = flip
cli-look-place = place
cli-look-fire = fire
cli-look-engage = engage
cli-look-release = release
cli-look-commit = commit
cli-look-retreat = retreat
cli-look-advance = advance
cli-look-loss = loss
cli-look-roll = roll
cli-look-pass = pass
cli-look-end = end
cli-look-cancel = cancel
cli-look-strike = strike
cli-look-take-back = take-back
cli-look-turn = turn
cli-look-chit = chit
cli-look-concede = concede
cli-look-decide = decide

## Heads of tables

cli-head-id = id
cli-head-side = side
cli-head-place = place
cli-head-values = values
cli-head-kind = kind
cli-head-condition = condition
cli-head-system = system
cli-head-year = year
cli-head-minutes = minutes
cli-head-title = title

## How the game stands

# $turn: such as 3/10. $active: the army whose turn it is.
cli-turn = turn { $turn }: { $active } { $phase }
cli-stage-turn = { $stage }, turn { $turn }: { $active } { $phase }
cli-points = { $points } VP
# $next: a sentence about what comes next.
cli-losses = losses { $losses } of { $demoralized } / { $disintegrates }. { $next }

## Odds

cli-attack = Attack { $total }
cli-defence = Defence { $total }
cli-automatic = { $odds }: automatic { $result }
# $faces: the result of every face.
cli-faces = At { $odds }: { $faces }
cli-odds-attackers = attackers
cli-odds-attacker = attacker
cli-odds-defenders = defenders
cli-odds-halved = halved
# $columns: how many columns to the left.
cli-odds-hill = hill { $columns }L
cli-odds-demoralized = demoralized 1L
cli-odds-no-attack = Nobody attacks with a strength of 0: write what the attackers have together, 1 or more (7.2).
cli-no-odds = This scenario has no odds.

## Rules and tables

cli-no-section-fits = No section fits "{ $words }".
cli-no-section = There is no section or ruling "{ $id }"; `gonfalon rules` lists the sections.
cli-see = See: { $ids }
cli-tables = Tables: { $ids }
cli-rulings = Our rulings: { $ids }
# $sections: the numbers of the sections it is about.
cli-ruling = { $id } on { $sections }
cli-option = Option: { $name }
cli-table = { $title } ({ $id }, rule { $rule })
cli-no-table = There is no table "{ $id }"; there are { $ids }.

## Save files

# $step: the last step that is sound.
cli-rescue = --rescue FILE writes the part up to step { $step }.
cli-rescued = The part that verifies is in { $file }.
# $what: why its action was refused.
cli-computer-lost = The computer is at a loss: { $what }

## Games of cards

cli-head-zone = zone
cli-head-melee = Melee Line
cli-field-empty = The field is empty.
cli-stance-turned = turned
cli-stance-west = flanking west
cli-stance-east = flanking east
cli-piles = { $side }: deck { $deck }, reserve { $reserve }, casualties { $lost }, flank points { $points }.
cli-hand = Hand: { $cards }.
cli-cover = Now { $side } decides. Press Enter when nobody else looks at the screen.

## Decks

cli-head-deck = deck
cli-head-cards = cards
cli-head-unit-points = units
cli-head-tactics-points = tactics
cli-head-name = name
cli-head-count = number
cli-head-cost = points
cli-deck-budget = Units { $units } of { $budget } points; tactics { $tactics } of { $tacticsbudget } points, { $spare } of them left for units.
cli-deck-free = Every card is in it: nothing is bought.
cli-deck-units = Units: { $units } points.
cli-deck-size = { $cards } cards, { $units } of them units.
cli-deck-sound = The deck keeps to the rules.

## Paper and pictures

# $file: its path. $error: why, as the end of a sentence.
cli-not-written = { $file } was not written: { $error }.
# $n: how many sheets. $parts: what they hold, listed.
cli-printed = { $file }: { $n ->
    [one] 1 sheet
   *[other] { $n } sheets
} ({ $parts }).
cli-printed-map = map { $n }
cli-printed-counters = counters { $n }
cli-printed-charts = tables and tracks { $n }
cli-printed-rules = rules { $n }
cli-printed-cards = cards { $n }
cli-rendered = { $file } is written.
cli-arms-nothing = Give a blazon, such as "Gules, a lion rampant argent", or --sheet and a file with one on each line.
cli-arms-line = { $file }, line { $line }: { $what }. { $todo }
cli-arms-wrong = { $what }. { $todo }
cli-no-picture = The ending of { $file } says neither SVG nor PNG: call it .svg or .png.
