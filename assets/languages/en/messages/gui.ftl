# The window.

# Words of many places.
gui-ok = OK
gui-cancel = Cancel
gui-back = Back
gui-begin = Begin
gui-language = Language
gui-settings = Settings
gui-open = Open…
gui-off-map = Off the map
gui-over = The battle is over
gui-why = Why: { $why }
gui-why-not = Why not?
gui-why-not-about = Why nothing is offered for it, with the rule
gui-open-rule = Open rule { $rule }
gui-die = die { $face }
gui-hex = Hex { $hex }
gui-no-charge = { $hex }: no charge is offered there.
gui-now-decides = The decision passes to:
gui-now-turn-of = Now it is the turn of:
gui-ready = Ready
gui-back-to-now = Back to now

# Files and the settings file.
gui-no-such-battle = There is no battle called "{ $id }".
gui-settings-not-kept = The settings could not be kept: { $error }.
gui-settings-unreadable = The settings could not be read: { $error }.
gui-settings-broken = The settings file could not be understood; the usual settings are in force.
gui-settings-set-aside = The settings file could not be understood; the usual settings are in force. It was set aside as { $path }.
# $step: the last step that is sound.
gui-opened-part = The position after step { $step } is on the table.
gui-not-kept = { $name } could not be kept by itself: { $error }. It stays in memory, and it is tried again every few seconds.
gui-kept-after-all = { $name } is kept again: nothing was lost.
gui-saved-elsewhere = { $path } is open in another window: choose another name.
gui-saved-as = Saved as { $path }.
gui-not-saved = The game could not be saved as { $path }: { $error }.
gui-journal-file = { $id }-journal
gui-journal-written = The journal was written to { $path }.
gui-journal-not-written = The journal could not be written to { $path }: { $error }.
gui-file-open = Open a scenario or a saved game
gui-file-save = Save the game
gui-file-journal = Export the journal
gui-file-filter = Scenarios and games
gui-file-none = No name was given for a file: nothing was written.
gui-file-name = File name, with its folder
gui-file-taken = There is a file { $path } already. It would be lost.
gui-file-replace = Replace it
gui-file-no-folder = There is no folder { $path }.
gui-file-missing = There is no file { $path }.
gui-cannot-open = { $name } can't be opened: { $error }.
gui-file-too-large = { $name } is too large to be a scenario or a saved game.
gui-file-unknown = { $name } is neither a scenario nor a saved game: { $error }.
gui-cannot-play = { $name } can't be played: { $fault }
gui-cannot-play-faults = { $name } can't be played, it has { $n } faults:

# The start screen.
gui-start-about = Medieval battles by their printed rules: what they allow is offered, what they forbid is refused, with the number of the rule.
gui-start-battles = Battles
gui-start-learn = Learn
gui-start-learn-about = Show the battles for learning only
gui-start-games = Your games ({ $n })
gui-start-games-about = Every game that was begun, as it stands
gui-start-continue = Continue
gui-start-continue-about = Go on with this game
gui-start-see-end = See how it ended
gui-card-name = Choose { $title }
gui-card-against = against
gui-card-play = Play
gui-card-play-about = Begin at once, against the computer
gui-card-choose-about = Who plays, the seed of the dice, optional rulings
gui-card-minutes = { $from } to { $to } minutes
gui-card-hours = { $from } to { $to } hours
gui-card-easy = easy to learn
gui-card-evening = an evening to learn
gui-card-experienced = for experienced players

# The dialog before a battle.
gui-begin-history = What happened
gui-begin-hints = Hints
gui-begin-seed = Seed of the dice
gui-begin-swap = Change sides
gui-begin-swap-about = Who plays the one side plays the other
gui-begin-another-seed = Another
gui-begin-same-seed = the same seed, the same dice
gui-begin-seed-wrong = The seed is a whole number from 0 up.
gui-begin-rulings-usual = Optional rulings: all as usual
gui-begin-rulings-changed = Optional rulings: { $n } other than usual
gui-begin-usual = { $meaning } (usual)
gui-seat-person = a player at this screen
gui-seat-computer = the computer: { $level }
gui-seat-of = { $side }: who plays
gui-level-random = random moves
gui-level-easy = easy (Squire)
gui-level-normal = normal (Knight)
gui-level-hard = hard (Marshal)
gui-seat-also = { $who }, { $more }
gui-style = Style
gui-style-even = even
gui-style-even-about = Inclined to nothing: it plays as well as it can.
gui-style-cautious = cautious
gui-style-cautious-about = It minds its losses, keeps its distance and attacks at good odds.
gui-style-bold = bold
gui-style-bold-about = It seeks the fight.
gui-handicap = Handicap of the computer
gui-handicap-none = no handicap
gui-handicap-none-about = It misjudges no more than its level does by itself.
gui-handicap-small = small handicap
gui-handicap-small-about = It misjudges a little what its actions are worth.
gui-handicap-large = large handicap
gui-handicap-large-about = It misjudges much what its actions are worth.
gui-manner = Style: { $style }, { $handicap }
gui-manner-of = { $side }: style and handicap
gui-manner-choose = Style and handicap
gui-manner-about = What the computer is inclined to, and how far it misjudges. Only its judgement changes: its dice are like yours, and it knows no more than you would.
gui-manner-fair = Dice are never bent.

# The bar at the top.
gui-menu-game = Game
gui-menu-view = View
gui-menu-recent = Open recent
gui-menu-recent-none = nothing yet
gui-layers-of-map = Map layers
gui-key-number = 1 to 9
gui-key-number-does = take an offered button
gui-key-arrows = Arrows
gui-key-arrows-does = move the map; with a cursor on it, move the cursor
gui-key-cursor = Shift+Arrows
gui-key-cursor-does = call up the hex cursor; Enter takes what is offered there, Esc puts it away
gui-key-zoom = + and −, wheel
gui-key-zoom-does = zoom
gui-key-fit = F, Home
gui-key-fit-does = show the whole map
gui-key-right = Right click
gui-key-right-does = on a counter, list what is offered; elsewhere, put back what is in hand; on a red ring, take that move back
gui-key-drag = Drag a counter
gui-key-drag-does = move it; onto an enemy, attack him
gui-key-charge = Ctrl + drag
gui-key-charge-does = charge, where a counter may move or charge
gui-key-several = Shift + click, Shift + drag
gui-key-several-does = choose several counters, which then move together
gui-key-tab = Tab
gui-key-tab-does = next control
gui-key-page = PageUp, PageDown
gui-key-page-does = turn the pages of the panel, list or dialog that has the keyboard or was pointed at last
gui-key-panels = Ctrl+1 to Ctrl+9
gui-key-panels-does = open a panel
gui-key-name-enter = Enter
gui-key-name-esc = Esc
gui-key-name-shift = Shift

# Panels.
gui-pane-map = Map
gui-pane-map-about = The map
gui-pane-prompt = Prompt
gui-pane-prompt-about = Whose choice it is and what is offered
gui-pane-unit = Unit
gui-pane-unit-about = The picked or pointed-at counter in full
gui-pane-crt = Odds
gui-pane-crt-about = Combat results table (CRT) with live odds
gui-pane-tec = Terrain
gui-pane-tec-about = Terrain effects chart (TEC)
gui-pane-morale = Morale
gui-pane-morale-about = Morale of both armies: losses against the marks where they break
gui-pane-turn = Turn
gui-pane-turn-about = Turn, phases, victory points, duties
gui-pane-army = Army
gui-pane-army-about = Both armies: every counter with its values, place and state
gui-pane-journal = Journal
gui-pane-journal-about = Everything that happened
gui-pane-rules = Rules
gui-pane-rules-about = The rules reference
gui-pane-dice = Dice
gui-pane-dice-about = Throws and fairness
gui-pane-options = Options
gui-pane-options-about = Hints, rulings and special rules of this game
gui-pane-float = Float in a window
gui-pane-close = Close
gui-pane-close-name = Close { $title }
gui-pane-float-name = { $title } in its own window
gui-pane-close-about = Close { $title }; the View menu opens it again
gui-pane-float-about = Put { $title } into a window of its own

# Settings.
gui-settings-theme = Theme
gui-theme-system = As the desktop
gui-theme-light = Light
gui-theme-dark = Dark
gui-theme-contrast = High contrast
gui-settings-text = Text size
gui-settings-scale = Size of everything
gui-settings-motion = Motion
gui-settings-motion-none = Nothing moves by itself
gui-settings-two = Two players at one screen
gui-settings-cover = Cover the table when the other side decides
gui-settings-empty = Empty phases
gui-settings-empty-skip = Pass phases in which nothing can be done

# The map.
gui-map-none = This game has no map.
gui-map-spoken = Map. Shift and arrows call up a cursor, arrows move it, Enter takes what is offered there
gui-divider = divider between panels
gui-tabs-left = Earlier tabs
gui-tabs-right = Further tabs
gui-live-decides = { $side } to decide: { $question }
gui-live-taken-back = Taken back.
gui-minimap = Small map
gui-in-zoc-of = in the zone of control of the { $side }
# $leader: a leader who commands; $rule: the number of a rule.
gui-outside-span = Beyond the command of { $leader } as he stands now ({ $rule })
# $costs: what the ground under the pointer costs, and what it does in combat.
gui-ground-costs = { $costs } (rule { $rule })
gui-ground-farmland = The fields and orchards here are there for their look alone.

gui-click = Click: { $choice }
# A list of what may be chosen follows, one a line.
gui-click-several = Click, then choose:
gui-not-now = { $about }: not now
gui-layers = Layers
gui-layer-zoc = Zone of control: { $side }
gui-layer-numbers = Hex numbers
gui-layer-names = Names
gui-layer-ways = Ways of the last player turn
gui-layer-zones = Zones of the scenario
gui-layer-style = Style of the map
gui-layer-style-contrast = In high contrast every map is drawn hex by hex.
gui-layer-minimap = Small map in the corner
gui-zoom-in = Zoom in (+, wheel)
gui-zoom-out = Zoom out (−, wheel)
gui-fit = Fit
gui-fit-about = Show the whole map (F, Home)
gui-past = Viewing the past: after action { $step } of { $of }
gui-spoken-leader = adds { $value }, movement { $movement }
gui-spoken-archer = { $printed }, archery { $factor } at range { $range }
gui-spoken-back = back side up
gui-spoken-hex = hex { $hex }, { $terrain }
gui-spoken-enemy-zoc = in enemy zone of control
gui-spoken-left = { $n } MP left

# The prompt, and lists of what is offered.
gui-prompt-decides = Decision:
gui-prompt-soon = First what happened is shown; a click or Esc leads past it.
# $card: a card of the hand.
gui-prompt-only-card = Of your hand only { $card } is of use here.
gui-prompt-over-soon = What happened last is shown on the board.
gui-prompt-result = Show the result
gui-prompt-open-rule = Open this rule
gui-choices-on-map = On the map: { $what }
gui-choices-find = Find a unit or hex
gui-choices-select = { $n } { $cards ->
    [yes] to play or discard
   *[no] to pick up
}
gui-choices-move = { $n } to move to
gui-choices-charge = { $n } to charge to
gui-choices-flip = { $n } to turn over
gui-choices-place = { $n } to place on
gui-choices-fire = { $n } to shoot
gui-choices-engage = { $n } to attack with or against
gui-choices-release = { $n } to take out
gui-choices-retreat = { $n } to retreat to
gui-choices-advance = { $n } to advance to
gui-choices-loss = { $n } { $cards ->
    [yes] { $n ->
        [one] card may be discarded
       *[other] different cards may be discarded
    }
   *[no] to lose
}
gui-choices-strike = { $n } to attack
gui-choices-take-back = { $n } to take back
gui-choices-turn = { $n } to turn to
gui-choices-chit = { $n } to place
gui-choices-decide = { $n } to decide

# Combat results, terrain effects, dice.
gui-crt-none = This game has no combat results table.
gui-crt-empty = When an attack is planned, its odds are worked out here step by step.
gui-crt-last = Last roll: { $text }
gui-crt-odds = { $attack } to { $defence }: { $odds }
gui-crt-attack = Attack
gui-crt-defence = Defence
gui-crt-automatic = Automatic, no die is thrown: { $result }, { $means }.
gui-crt-automatic-short = { $result } without a die, { $means }
gui-crt-chance = { $n } in 6 ({ $percent } %)
gui-result-al = attacker loses
gui-result-ar = attacker retreats
gui-result-ex = exchange
gui-result-dr = defender retreats
gui-result-dl = defender loses
gui-result-nothing = nothing happens
gui-tec-none = This game has no terrain effects chart.
gui-dice-none = No die has been thrown yet.
gui-dice-throws = { $n ->
    [one] { $n } throw
   *[other] { $n } throws
}
gui-dice-face = { $face } came up { $n } times, expected { $expected }
gui-dice-too-few = The line is the expectation. { $n } throws are too few to judge the dice.
gui-dice-usual = Against the expectation (line): nothing unusual (chi-square { $chi }).
gui-dice-uneven = Against the expectation (line): uneven, as happens in fewer than one of ten games (chi-square { $chi }).
gui-dice-very-uneven = Against the expectation (line): very uneven, as happens in fewer than one of a hundred games (chi-square { $chi }).

# Turn, victory, morale.
gui-turn-set-up = set-up
gui-turn = turn { $turn }
gui-turn-now = turn { $turn }, now
gui-turn-stage = { $stage }, turn { $turn }
gui-player-turn = Player turn
gui-player-turn-of = Player turn: { $side }
gui-advice = Suggested
gui-advice-thinking = Thinking…
gui-advice-none = Nothing comes to mind here.
gui-advice-use = Use { $n }
gui-advice-use-about = Does it, or makes the plan of it. It can be taken back as long as no die is thrown.
gui-figures = The figures
gui-question-first = Answer what is asked first.
gui-duties = Combat duties: { $n } left
gui-victory-points = Victory points
gui-victory-points-none = { $over ->
    [yes] none
   *[no] none so far
}
gui-victory-of = Victory of { $side-gender ->
    [mp] the { $side }
    [fp] the { $side }
   *[other] { $side }
}
gui-victory-nobody = Nobody has won
gui-victory-course = Victory points, turn by turn
gui-victory-lost = { $cards ->
    [yes] Cards lost in this game, turn by turn
   *[no] Units and leaders lost in this game, turn by turn
}
gui-victory-luck = Luck of the dice
gui-victory-luck-about = The mean of all faces thrown, beside that of fair dice. What a high face is worth depends on what is thrown for.
gui-plot-point = { $side }: { $n } in turn { $turn }
gui-victory-luck-of = { $side }: { $n ->
    [one] one die showed { $shown }; { $expected } is fair
   *[other] { $n } dice showed { $shown } on average; { $expected } is fair
}
gui-victory-moments = What decided: click to see it
gui-victory-again = Watch it again
gui-victory-rematch = Rematch
gui-victory-swap = Play the other side
gui-victory-look = Look at the map
gui-victory-save = Save…
gui-victory-new = New battle
gui-morale-losses = losses { $n }
gui-morale-disintegrated = disintegrated
gui-morale-demoralized = demoralized
gui-morale-disintegrates = disintegrates
gui-morale-spoken = { $side }: losses { $losses } of { $demoralized } to demoralization and { $disintegrates } to disintegration
gui-morale-rally = Rally succeeds on { $low } to { $high }.

# The unit and the army.
gui-unit-none = Click a counter on the map or in the army list to see it here.
gui-unit-front = Front
gui-unit-back = Back
gui-unit-up = { $face } (up)
gui-unit-value = Value
gui-unit-strength = Strength
gui-unit-movement = Movement
gui-unit-mp = { $n } MP
gui-unit-archery = Archery
gui-unit-archery-values = factor { $factor }, range { $range }
gui-unit-dot = Dot
gui-unit-dot-solid = solid
gui-unit-dot-open = open
gui-unit-condition = Condition
gui-unit-zoc = exerts a zone of control
gui-unit-now = Now
gui-unit-nothing = Nothing is offered for it now.
gui-unit-on-map = On the map: { $what }.
gui-unit-more = and { $n } more, shown on the map
gui-unit-find = Find on the map
gui-army-find = Find a counter
gui-army-both = Both
gui-army-total = { $side }: { $units } { $units ->
    [one] unit
   *[other] units
}{ $leaders ->
    [0] {""}
    [one] {" "}and a leader
   *[other] {" "}and { $leaders } leaders
} on the map, strength { $strength }
gui-army-name = Name
gui-army-values = Values
gui-army-place = Place

# The journal, the rules, the options.
# $face: what a die had to show, in signs.
gui-needed = needs { $face }
gui-journal-newest = To the newest
gui-journal-find = Find in the journal
gui-journal-reasons = Reasons
gui-journal-reasons-help = Why the computer did what it did, line by line.
gui-journal-export = Export
gui-journal-as-text = As text…
gui-journal-as-markdown = As Markdown…
gui-journal-moment = Click to see this moment on the map.
gui-rules-forward = Forward
gui-rules-contents = Contents
gui-search-empty = Empty the field
# $battle: the name of a battle.
gui-rules-of-another = The figures and hexes given here are those of { $battle }. This battle has its own: its panels and its hints show them.
gui-rules-search = Search the rules, or a number such as 7.8
gui-rules-nothing = Nothing fits.
gui-rules-enforced = enforced by the program
gui-rules-chapter = chapter
gui-rules-description = description: nothing to enforce
gui-rules-chart = chart: { $chart }
# The tables that a section of the rules refers to.
gui-chart-archery = archery
gui-chart-attack = chances of an attack
gui-chart-chits = command chits
gui-chart-cohesion = cohesion hits
gui-chart-crt = combat results (CRT)
gui-chart-effectiveness = effectiveness displays
gui-chart-points = victory points
gui-chart-fire = fire
gui-chart-leaders = leaders
gui-chart-melee = melee
gui-chart-morale = morale
gui-chart-pieces = pieces
gui-chart-replacement = chit replacement
gui-chart-tactics = tactics cards
gui-chart-tec = terrain effects (TEC)
gui-chart-terrain = terrain
gui-chart-tfa = tactical flank advantage
gui-chart-turn = the course of a turn
gui-chart-type = type modifier
gui-chart-units = units
gui-chart-withdrawal = withdrawal
gui-rules-see = See also
gui-rules-ruling = Our ruling { $id }
gui-rules-in-this-game = In this game: { $meaning }
gui-rules-by-default = By default: { $meaning }
gui-options-rulings = Optional rulings
gui-options-rulings-about = Where the rules leave a choice, this game does the following.
gui-options-changed = { $meaning } (changed)
gui-options-lesson = { $lesson ->
    [yes] Lesson and hints
   *[no] Hints
}
gui-options-lesson-about = You find these words again in the Options panel, which the View menu opens.
gui-options-special = Special rules of this battle
gui-options-components = Where the components come from

# More settings.
gui-settings-sounds = Sounds
gui-settings-sounds-none = This program makes no sounds.
gui-settings-board = Board
gui-board-fit = the whole map in its panel
gui-board-size = { $percent } % ({ $wide } × { $high })
gui-size = Size
gui-settings-wheel = Mouse wheel
gui-wheel-zoom = zooms
gui-wheel-scroll = scrolls
gui-wheel-scroll-about = Up and down; with Ctrl left and right
gui-settings-speed = Show what happens
gui-speed-slow = slowly
gui-speed-normal = normally
gui-speed-fast = fast
gui-speed-instant = off
gui-settings-pause = Pause key
gui-key-name-space = Space
gui-restore = Restore defaults…
gui-restore-question = Put every setting back to what it was at first?
gui-restore-yes = Restore them

# Duels, wounds, progress, moves that can be taken back.
gui-pane-duel = Duel
gui-pane-duel-about = Both sums and the chances of an attack
gui-duel-none = Pick a counter up and point at a target: both sums and all chances are shown here.
gui-duel-title = { $attacker } against { $defender }
gui-duel-sum = added to the die
gui-duel-chance = { $n } in { $of } ({ $percent } %)
gui-duel-share = { $percent } %
gui-duel-grid = Rows: the attacker's die. Columns: the defender's.
gui-duel-cell = attacker { $attacker }, defender { $defender }: { $result }
gui-right-click = Right click: { $choice }
gui-progress = On the way to victory
# $what: what is counted, such as "Enemy Battles down". $rule: the number of the rule.
gui-progress-about = { $side }: { $what }, { $now } of { $needed } needed ({ $rule })
gui-morale-none = This game has no morale track.

# The computer.
gui-reel-back = One step back
gui-reel-play = Show it again, from the beginning or from here
gui-reel-pause = Stop here
gui-reel-forward = One step forward
gui-since-nothing = Nothing has happened yet.
gui-since-show = Show this on the board
gui-pane-since = Since
gui-pane-since-about = What has happened since your last decision: click a line to see it on the board
gui-computer-thinking = The computer is thinking …
# $key: a key.
gui-computer-paused = The computer waits. { $key } lets it go on.
# $key: a key.
gui-computer-pause = Pause ({ $key })
gui-computer-resume = Go on ({ $key })
gui-computer-begins = { $side }: begin
gui-computer-begins-about = The computer has the first move. Look at the set-up as long as you like.
gui-computer-skip = Skip
gui-computer-skip-about = Play its turn to the end without waiting
gui-computer-hint = While the computer plays you can scroll, zoom, open panels and rules, change its speed, pause it and quit.
gui-computer-lost = The computer found nothing to do for the { $side }: a person plays on.
gui-undo-dice = Taking back ends here: { $n ->
    [one] a die has
   *[other] { $n } dice have
} been thrown since your last decision.
gui-undo-no-person = No person has decided anything yet.
gui-menu-players = Players

# Leaving, and the end of a game.
gui-quit-question = Leave the game?
gui-quit-kept = It is kept as it stands: Continue on the start screen goes on with it.
gui-quit-lost = In memory alone, because it could not be written: { $names }. Whoever leaves now loses it.
gui-quit-stay = Play on
gui-quit-start = To the start screen
gui-quit-leave = Quit the program
gui-crash-title = Gonfalon has stopped: a fault of its own
gui-crash-kept = Nothing is lost: the game is kept as it stands. Start Gonfalon again and choose Continue.
gui-crash-not-kept = The last actions could not be written. What was kept before is still there: start Gonfalon again and choose Continue.
gui-crash-report = What happened stands in { $path }: version, system, place and the names of the last steps, nothing else. Please send it with the fault.
gui-crash-close = Close
gui-victory-when = The end came in { $when }.
gui-victory-losses = { $side }: { $losses } on the morale track{ $before ->
    [0] {""}
   *[other] , { $before } at the beginning
 }

# Commands: chits on tracks, effectiveness, melees on a table of hits.
gui-pane-command = Command
gui-pane-command-about = The command chits of both armies
gui-command-none = This game has no command chits.
gui-command-hidden = hidden
gui-command-hidden-about = What lies here is hidden until it is revealed
gui-command-points = { $placed } of { $of } placed, { $left } left
gui-command-tray = Tray: chits to place
gui-command-how = Drag a chit, or click it and then a track. By keys: C leads to the tracks, the arrows from one to the next; there 1 to 4 place, with Shift or Delete they take away.
gui-command-chit = Chit { $value }
gui-command-chit-on = Chit { $value } of { $name }
gui-command-box = Empty box
gui-command-not-now = Not now
gui-command-track = { $name }: chits { $chits }
gui-command-track-empty = { $name }: no chits
gui-command-track-hidden = { $name }: its chits are hidden until they are revealed
gui-command-in-force = chit { $value } in force
gui-command-open = Show the command chits
gui-display-box = box { $n }
gui-display-square = waver check { $value }
gui-display-circle = shaken check { $value }
gui-display-triangle = broken check { $value }
gui-display-filled = filled by { $name }
gui-display-empty = empty
gui-display-pending = its check is still to be made
gui-hits-a = A
gui-hits-d = D
gui-hits-at = { $hex } at { $at }
gui-hits-column = Strength { $strength }: column { $column }, d{ $sides }
gui-hits-sum = added to the die
gui-hits-count = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
gui-turning = Turn:
gui-turning-keys = keys Q and E, wheel with Shift
gui-turning-now = It points there now
gui-turning-not = It can't turn there now
gui-key-wheel = Shift+wheel
gui-key-wheel-does = turn the counter under the pointer
gui-key-aim = Wheel, Tab
gui-key-aim-does = next place to strike the hex under the pointer from
gui-hits-brief = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
} { $percent } %
gui-signs = Key
gui-signs-about = What the ground costs and does, and what the signs on the map mean
gui-key-ground = The ground
gui-key-rule = Movement points to enter, and what it does (rule { $rule })
# $look: land or plain.
gui-key-heights = { $look ->
    [plain] The number behind a triangle is the level of a hex; lines follow the hexsides where levels differ.
   *[land] Thin lines follow the slopes, one for each level; the number on a line is the level above it.
}
gui-key-scenery = Fields, orchards, single houses, mills, ships and the like are there for their look alone.
gui-key-arms = Whose arms
gui-key-arms-more = { $names } and { $n } more
gui-key-figures = Who is who
gui-key-counters = The counters
gui-key-signs = The signs
gui-key-states = On counters
gui-sign-reach = Can be reached; the number is what is left to move
gui-sign-charge = Can be charged to
gui-sign-back = Where the move began, which can be taken back
gui-sign-target = Can be shot at or attacked
gui-sign-advance = Can be advanced to (A), or set up in
gui-sign-retreat = Can be retreated to (R)
gui-sign-die = What was thrown there
gui-sign-better = Better off: rallied, or turned to the front
gui-sign-worse = Worse off: hit, disordered, shaken or wounded
gui-sign-lost = Left the board for good
gui-sign-hand = In hand: picked up, or chosen to move
gui-sign-pick = Can be picked up
gui-sign-inspected = Shown in the panel of the unit
gui-sign-command = Of the Battle that is pointed at
gui-sign-front = In front of the counter that is pointed at or in hand
gui-sign-span = Where the leader's command ends whose counter is in hand
gui-sign-answer = May answer now, in the other side's turn
gui-sign-letter = Has the hexes with this letter to go to
gui-sign-striking = Strikes at the hex that its arrow points to
gui-sign-answerable = May be struck back at
gui-sign-suggested = Where the suggestion of this number leads, or who does it
gui-sign-way = Stands in the way of what is asked for, or would lose something by it
gui-sign-cursor = The keyboard's cursor
gui-sign-found = What was looked for
gui-figure-knight = Knights
gui-figure-mounted-sergeant = Mounted sergeants
gui-figure-mamluk = Mamluks
gui-figure-light-horse = Light horse
gui-figure-bedouin = Bedouin on camels
gui-figure-horse-archer = Horse archers
gui-figure-spearman = Spearmen
gui-figure-sergeant = Sergeants on foot
gui-figure-crossbowman = Crossbowmen
gui-figure-archer = Archers
gui-figure-javelinman = Javelin men
gui-figure-levy = Levy: peasants and townsmen
gui-figure-bedouin-foot = Bedouin on foot
gui-figure-man-at-arms = Men-at-arms: knights on foot
gui-figure-garrison = Garrison, behind a wall
gui-figure-leader = A leader: his standard, and what he adds
gui-figure-engine = Siege engine
gui-figure-baggage = Baggage
gui-figure-camp = Camp
gui-state-disordered = In disorder
gui-state-turned = Its other side is up: fewer men, or another way to fight
gui-state-shaken = Shaken
gui-state-wounded = Wounded
gui-state-charging = Charging
gui-state-fired = Has fired
gui-state-moved = Has moved (its colours are paler as well)
gui-aim-others = { $n } of { $of }. Mouse around the hex, wheel, comma and full stop or Tab: others. Right click or V: list
gui-key-chit = 1 to 4 on a track
gui-key-chit-does = put a chit on it; with Shift take one away
gui-concede-not = Where the rules know it, as in The Barons' War and Acies, whoever decides can concede. Any other battle is just left: it is kept as it stands.
gui-concede-question = Give the game up?
gui-concede-about = That is a defeat at once for: { $side }.
gui-concede-sure = Concede
gui-stack-top = top
gui-stack-below = below
gui-level = level { $n }
gui-layer-heights = Heights
gui-spoken-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
gui-unit-morale = Morale
gui-unit-range = Range
gui-unit-hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
gui-unit-rating = Rating
gui-unit-hits = Hits
gui-what-is-this = What is this?
gui-unit-arms = Arms
gui-unit-shield = Shield: { $blazon }
gui-unit-arms-invented = Not attested for this bearer: invented, or given by later heralds.
gui-unit-stack = In this hex, from the top down
gui-cover-secret = What is decided now is secret: the other player must not look.
gui-not-offered = Not now

# The card table.
gui-pane-field = Field
gui-pane-field-about = The lines of both sides, hands and piles
gui-pane-charts = Tables
gui-pane-charts-about = Cards, rolls and phases at a glance
gui-pane-card = Card
gui-pane-card-about = The card under the pointer in full
gui-field-none = This game has no field of cards.
gui-field-spoken = Field of cards. Arrows move from place to place, Enter picks a card up and takes what it may do, Escape lets go
gui-field-melee = Melee Line
gui-field-first = First Line: { $side }
gui-field-melee-short = Melee Line
gui-field-first-short = First Line
gui-field-empty = empty
gui-field-flank = Flank points: { $n }
gui-field-flank-short = Flank { $n }
gui-field-encircling = encircling
gui-field-encircling-about = The Encircling army: it has more flank points than the other
gui-field-rout = Rout: { $lost }/{ $limit }
gui-field-rout-about = { $side }: { $lost } points lost; more than { $limit } lose the battle
gui-field-hand = Hand: { $n }
gui-field-hand-empty = No cards in hand
gui-field-unpick = Let go (Esc, right click)
gui-field-target = Choose where: what it may do is marked on the field. Keys: arrows and Enter; Esc lets go.
# $side: who decides.
gui-field-waits = { $side }: to decide now. Nothing is asked of you.
gui-field-key-about = What is printed on a card, how it lies, and what the marks mean
gui-field-key-print = On a card
gui-field-key-printed = At the upper left its type; at the upper right its traits by their first letters; on the shield what is added to the die of shots at it. Below the picture the hits that eliminate it: a crossed disc is a disorder marker. The double arrow is its mobility, the swords are what it adds to its die in a melee, the arrow has the highest dice that hit at short and at long range. Pointing at a card tells it in words.
gui-field-key-types = Types: { $list }
gui-field-key-traits = Traits: { $list }
gui-field-key-lies = How a card lies
gui-field-lies-up = Ready; the thick edge lies away from its owner
gui-field-lies-turned = Newly played, not ready: it does nothing until it is turned upright
gui-field-lies-flank = Turned towards the column beside it, whose flank it holds
gui-field-lies-known = An eye: the other side has seen it in the hand
gui-field-key-marks = Marks
gui-field-mark-acts = Can do something now
gui-field-mark-waits = Would do nothing now, or can as well be played later
gui-field-mark-picked = Picked, to do something with it
gui-field-mark-place = Can be put there
gui-field-mark-move = Can move there
gui-field-mark-fire = Can be shot at
gui-field-mark-attack = Can be attacked
gui-field-mark-back = Can be taken back, given up or discarded
gui-field-mark-suggested = Where the suggestion of this number leads
gui-field-mark-other = Something else can be done with it
gui-field-mark-apart = They stand opposite each other, apart
gui-field-mark-contact = They stand opposite each other, in contact
gui-field-keys = Keys: arrows, Enter; H: hand
gui-field-larger = Larger (+)
gui-field-smaller = Smaller (−)
gui-field-fit-about = Show the whole field (F, Home)
gui-field-more-ways = … { $n } more
gui-field-more = and { $n } more
gui-field-chances = attacker wins { $win } %, tie { $tie } %, defender wins { $lose } %
gui-check-then-brief = then: { $what }
# $side: the other side; $names: cards.
gui-known-hand = What you know of the hand of { $side }: { $names }
gui-field-spent = Spent: { $n }
gui-field-spent-about = { $side }: cards spent since its last turn began
gui-field-spent-what = What left its hand: units played on the field, units discarded, tactics cards. What is neither on the field nor back in its hand lies in its reserve or among its casualties.
gui-field-spent-spoken = { $side } has spent since its last turn began: { $what }
gui-pile-deck = Deck
gui-pile-reserve = Reserve
gui-pile-casualties = Casualties
gui-pile-choosable = to choose from
gui-pile-spoken = { $side }, { $pile }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
gui-pile-look = Click, or Tab to it and Enter, to look through it.
gui-pile-unknown = Nobody may look at these cards.
gui-pile-top = Seen so far: { $n } from the top.
gui-pile-face-down = { $n ->
    [one] One more lies face down.
   *[other] { $n } more lie face down.
}
gui-pile-empty = No cards.
gui-card-move = move { $n }
gui-card-melee = melee { $n }
gui-card-missile = missile { $short } short, { $long } long
gui-card-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
gui-card-tactic = { $name }, tactics card
gui-card-tactic-kind = Tactics card
gui-card-upright = upright
gui-card-flanking-left = flanking to the left
gui-card-flanking-right = flanking to the right
gui-card-face-down = a face-down card
gui-card-hidden = a hidden card
gui-card-known = seen by the other side
gui-card-markers = { $n ->
    [one] { $n } disorder marker
   *[other] { $n } disorder markers
}
gui-card-contact = in contact with { $cell }
gui-card-distant = faces { $cell } at a distance
gui-card-none = Point at a card on the field or in the hand, or lead the keyboard to it (arrows, H for the hand), to see it here.
gui-card-in-hand = { $side }, in hand
gui-card-more = and { $n } more, shown on the field
gui-card-name-move = Move
gui-card-name-melee = Melee
gui-card-name-missile = Missile
gui-card-name-hits = Hits
gui-card-name-cost = Cost
gui-card-name-fire = Shots at it
gui-card-hits-of = { $markers } of { $hits } taken
gui-card-missile-values = { $short } short, { $long } long
gui-card-defence-only = { $n }, only when attacked
gui-duel-none-cards = Pick a card and point at its target, or lead the keyboard there with the arrows: both sums and all chances are shown here.
gui-check-needs = d{ $sides }: { $most } or less succeeds
gui-check-then = Then
gui-check-good = { $face }: succeeds
gui-check-bad = { $face }: fails
gui-choices-on-field = On the field: { $what }
gui-choices-of-cards = Cards: { $what }
gui-victory-look-field = Look at the field
gui-key-hand = H, Alt+1 to 9
gui-key-hand-does = go to the hand, to a card of it
gui-settings-replies = Reply cards
gui-replies-always = always ask
gui-replies-fitting = only when I hold a card that fits
gui-replies-never = never ask
gui-replies-passing = No reply: play goes on.

# Building decks.
gui-deck-title = Deck
gui-deck-of = Deck: { $side }
gui-deck-change = Change…
gui-deck-change-of = Change the deck: { $side }
gui-deck-name = Name of the deck
gui-deck-begin-from = Begin from a built-in deck
gui-deck-open-about = A deck file
gui-deck-save = Save…
gui-deck-changed = Keep the changes?
gui-deck-changed-about = The changes of the deck “{ $name }” are in no file yet.
gui-deck-build-on = Build on
gui-deck-drop = Drop them
gui-deck-budget = Points for units
gui-deck-list = Army list
gui-deck-no-list = no army list
gui-deck-units = Units: { $n }
gui-deck-tactics = Tactics: { $n }
gui-deck-points = { $n } points
gui-deck-limit = at most { $n }
gui-deck-fixed = The rules of this battle lay the deck down. Where decks are built for points, it can be changed.
gui-deck-fewer = One { $name } less
gui-deck-more = One { $name } more
gui-deck-count = { $name }: { $n }
gui-deck-spent = { $spent } of { $of } points, { $left } left
gui-deck-over = { $spent } of { $of } points, { $over } too many
gui-deck-free = { $spent } points, nothing to pay
gui-deck-chart = Units
gui-deck-by-cost = by cost
gui-deck-by-type = by type
gui-deck-checks = Checks
gui-deck-sound = This deck may be played.
gui-deck-use = Use in the battle
gui-deck-close = Close
gui-deck-written = The deck was written to { $path }.
gui-deck-not-written = The deck could not be written to { $path }: { $error }.
gui-file-open-deck = Open a deck
gui-file-save-deck = Save the deck
gui-file-decks = Decks

# Games that are kept by themselves.
gui-games = Your games
gui-games-about = Every game is kept by itself, as it stands; beginning or opening another never touches it. Nothing is ever deleted unasked: finished games, and unfinished ones beyond the newest { $many }, can go to the bin together.
gui-games-kept = Games ({ $n })
gui-games-bin = Bin ({ $n })
gui-games-clear-over = Finished games to the bin ({ $n })…
gui-games-clear-oldest = The oldest to the bin ({ $n })…
gui-games-none = No game is kept yet. Begin a battle: from then on it is kept by itself.
gui-games-bin-empty = The bin is empty.
gui-games-open = Open
gui-games-to-bin = To the bin…
gui-games-back = Bring back
gui-games-steps = { $n ->
    [one] one action
   *[other] { $n } actions
}
gui-games-damaged = A damaged game
gui-games-looking = It is being looked at…
gui-games-on-table = on the table
gui-games-elsewhere = open in another window
gui-ago-now = just now
gui-ago-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
gui-ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
gui-ago-days = { $n ->
    [one] a day ago
   *[other] { $n } days ago
}
gui-damaged-aside = Nothing is written over the damaged file: it is kept as { $path }.
gui-damaged-there = The damaged file stays where it is, and this game is not kept by itself: { $error }.
gui-elsewhere = { $title } is open in another window
gui-elsewhere-about = Two windows cannot play the same game: each would write over what the other has done. A copy is a game of its own; it begins where this one stands now, and both are kept.
gui-elsewhere-copy = Open a copy
gui-bin-one = Put { $title } in the bin?
gui-bin-many = Put { $n ->
    [one] one game
   *[other] { $n } games
} in the bin?
gui-bin-about = It goes to { $path }, and the list can bring it back from there. Nothing empties the bin by itself.
gui-bin-sure = Put in the bin
gui-binned = In the bin: { $path }
gui-not-binned = { $path } could not be moved: { $error }.
gui-leave-question = { $title } would be lost
gui-leave-about = This game could not be kept by itself: it is in memory alone. Save it under a name, or leave it for good.
gui-leave-save = Save as…
gui-leave-sure = Leave it for good

# Commands: in menus, in the help for keys, in the palette.
gui-item-palette = Find…
gui-item-palette-about = A command, a panel, a rule, a unit or a hex by its name
gui-item-find = Find a unit, card or hex
gui-item-find-about = Type a name or the number of a hex; Enter goes there, and Enter again does what is offered there.
gui-item-primary = Take the obvious choice
gui-item-primary-about = Takes the choice that stands out
gui-item-pass = End the phase
gui-item-pass-about = Goes on to the next phase, or lets something pass
gui-item-next-aim = Next place to strike from
gui-item-next-aim-about = Means the next hex and facing from which the same hex can be struck; the first time it goes to such a hex
gui-item-previous-aim = Previous place to strike from
gui-item-previous-aim-about = Means the hex and facing before it from which the same hex can be struck
gui-item-list-aims = List the ways to strike
gui-item-list-aims-about = Lists every hex and facing from which the hex can be struck
gui-item-turn-left = Turn to the left
gui-item-turn-left-about = Turns the picked counter to the left
gui-item-turn-right = Turn to the right
gui-item-turn-right-about = Turns the picked counter to the right
gui-item-undo = Take back
gui-item-undo-about = Takes the last action back
gui-item-undo-over = Take back all the same
gui-item-undo-over-about = Takes back over a throw or the other side's answer, if both players agree. The dice will show the same faces again.
gui-item-pause = Pause the computer, or let it go on
gui-item-pause-about = The key is a setting
gui-item-skip = Let the computer play without waiting
gui-item-skip-about = It plays its turn to the end at once
gui-item-put-back = Put back
gui-item-put-back-about = Puts back what is picked
gui-item-close = Close
gui-item-close-about = Closes what is open before the window
gui-item-back-to-now = Back to now
gui-item-back-to-now-about = Leaves the past
gui-item-back = Back
gui-item-back-about = Leaves the rules
gui-item-leave = Leave
gui-item-leave-about = Leaves the game, after a question while it runs
gui-item-result = Show the result
gui-item-result-about = How the battle ended
gui-item-battles = Battles…
gui-item-battles-about = The battles to choose from
gui-item-games = Your games…
gui-item-games-about = The games that were kept
gui-item-open = Open…
gui-item-open-about = A saved game or a scenario file
gui-item-decks = Decks…
gui-item-decks-about = Build decks, and change them
gui-item-save = Save
gui-item-save-about = Writes the game to its file
gui-item-save-as = Save as…
gui-item-save-as-about = Writes the game to a file of another name
gui-item-export = Export the journal…
gui-item-export-about = Everything that happened, as Markdown
gui-item-export-text = Export the journal as text…
gui-item-export-text-about = Everything that happened, as plain text
gui-item-concede = Concede…
gui-item-concede-about = Give the game up, after a question
gui-item-settings = Settings
gui-item-settings-about = How everything looks and plays
gui-item-keys = Keys
gui-item-keys-about = What the keys do
gui-item-rules = Rules
gui-item-rules-about = The rules beside the game
gui-item-reference = Reference
gui-item-reference-about = The rules, without a game
gui-item-reset-layout = Reset the layout
gui-item-reset-layout-about = Puts the panels where they stood at first
gui-item-quit = Quit
gui-item-quit-about = Closes the program, after a question while a game runs

# The command palette.
gui-palette-find = Find a command, panel, rule, unit or hex
gui-palette-find-place = Find a unit, a card or a hex…
gui-palette-nothing = Nothing fits.
gui-palette-kind-command = Command
gui-palette-kind-panel = Panel
gui-palette-kind-battle = Battle
gui-palette-kind-rule = Rule
gui-palette-kind-unit = Unit
gui-palette-kind-card = Card
gui-palette-kind-hex = Hex
# $n: how many counters or cards; $cards: yes in games of cards.
gui-left-act = { $n ->
    [one] { $cards ->
        [yes] One card can still act.
       *[no] One counter can still act.
    }
   *[other] { $cards ->
        [yes] { $n } cards can still act.
       *[no] { $n } counters can still act.
    }
}
gui-left-shoot = { $n ->
    [one] One can still shoot.
   *[other] { $n } can still shoot.
}
gui-left-fight = { $n ->
    [one] One attack can still be made.
   *[other] Attacks can still be made: { $n }.
}
gui-left-place = { $n ->
    [one] One has not been placed.
   *[other] { $n } have not been placed.
}
gui-left-turn = { $n ->
    [one] One can still be turned.
   *[other] { $n } can still be turned.
}
gui-left-throw = { $n ->
    [one] One throw is left.
   *[other] { $n } throws are left.
}
gui-left-go = { $n ->
    [one] One can still retreat or advance.
   *[other] { $n } can still retreat or advance.
}
gui-left-chit = { $n ->
    [one] A chit has not been used.
   *[other] { $n } chits have not been used.
}
gui-left-decide = { $n ->
    [one] One thing can still be decided.
   *[other] { $n } things can still be decided.
}
gui-left-plan = { $n ->
    [one] The planned attack of one counter is dropped.
   *[other] The planned attack, with { $n } counters in it, is dropped.
}
# $what: what the button says.
gui-ending = { $what }?
gui-ending-keep-on = Not yet
# $idle: why nothing could be done: a decision that has passed by itself.
gui-passed = { $side }: { $idle } ({ $rule })
# $passed: what has passed by itself.
gui-passed-waits = { $passed }. Only a card that can wait could have been played.
# $phases: the names of phases, with the numbers of their rules.
gui-skipped = Nothing could be done: { $phases }
# $key: the key that asks for a suggestion.
gui-enter-nothing = Enter takes the blue button, and here none is blue: choose one of what is offered, or have something suggested ({ $key }).
# $place: a hex.
gui-cursor-why = { $place }: why nothing is offered
# $place: a hex; $n: how many choices.
gui-cursor-several = { $place }: { $n } choices
gui-settings-ending = Ending phases
gui-settings-ending-ask = Ask first while something can still be done
gui-item-next-unit = Next unit
gui-item-next-unit-about = Picks up the next counter that can still act, and brings it into sight.
gui-item-previous-unit = Previous unit
gui-item-previous-unit-about = Picks up the counter before it that can still act.
gui-item-unit-done = Done with this unit
gui-item-unit-done-about = Passes the counter over until the phase ends, and picks up the next one.
gui-item-lesson-forward = Next step of the lesson
gui-item-lesson-forward-about = Goes on in the lesson when there is something to read.
gui-item-lesson-back = Step of the lesson before
gui-item-lesson-back-about = Shows again what the lesson said before.
gui-item-lesson-show = Let the lesson show it
gui-item-lesson-show-about = Does what the lesson expects next.
gui-item-timeline = Timeline
gui-item-timeline-about = Shows the whole game below the board, from its beginning to now, or hides it.
gui-item-throw-all = Throw for all
gui-item-throw-all-about = Throws every die that the question offers, one after the other.
gui-throw-all = { $name } ({ $n })
gui-item-to-tracks = Go to the chit tracks
gui-item-to-tracks-about = Puts the keyboard on the chit tracks: arrows lead from one to the next, numbers are chits.
gui-item-suggest = Suggest something
gui-item-suggest-about = Says what could be done now, with its chances: in a combat phase, who could attack whom so that everybody fights who must.
gui-item-drop-advice = Put the suggestion away
gui-item-drop-advice-about = What was suggested is shown no more.
gui-item-choose-none = Choose none
gui-item-choose-none-about = No counters are chosen any more, to move together or to be turned.
gui-march-same-way = { $n ->
    [2] Both the same way, this one to { $hex }; their moves end there
   *[other] All { $n } the same way, this one to { $hex }; their moves end there
}
gui-march-chosen = { $n } counters are chosen: the others go along the way of this one.
gui-march-column = { $n ->
    [2] Both in column, this one to { $hex }; their moves end there
   *[other] All { $n } in column, this one to { $hex }; their moves end there
}
# $names: a unit and the leaders who ride with it.
gui-march-with = { $names }: to { $hex }
gui-item-fold = Map alone
gui-item-fold-about = Folds the panels beside the map away, or brings them back.
gui-panels-back = Panels
gui-item-redo = Redo
gui-item-redo-about = Does again what was taken back; dice show the same faces.

gui-lesson-step = Step { $n } of { $of }
gui-lesson-astray = That is not what the lesson asks for. Take it back, or let the lesson show it.
gui-lesson-holds-another = You have { $unit } in hand, and this step asks for something else. Esc puts the counter back.
gui-lesson-over = The lesson is over.
gui-lesson-over-ended = The battle is decided too. Close the lesson, or look at how it went.
gui-lesson-over-about = Play the battle to its end by yourself: the computer plays the other side.
gui-lesson-close = Close the lesson
gui-lesson-take-back = Take it back
gui-lesson-take-back-first = First take your last action back: the blue button below does it.
gui-lesson-lost = The battle has gone another way than the course. Take back what you did, or begin the lesson anew.
gui-lesson-next = Next
gui-lesson-next-not-yet = First do what the step asks for
gui-lesson-again = You have done this already; you only read it again. Next leads back.
gui-lesson-follow = Next lesson: { $title }
gui-lesson-follow-battle = Play: { $title }
gui-lesson-show = Show me
gui-lesson-show-about = Does what the lesson asks for, so that you can look on
gui-lesson-leave-out = Leave it out
gui-lesson-plays = { $side } to move
gui-lesson-waits = The course goes on once you have read what it says below.
gui-lesson-waits-astray = The course goes on once you have taken your last action back: press the blue button below.
gui-lesson-watch = Look at the board
gui-lesson-watch-about = See what happens; the course goes on then
gui-lesson-key = { $key }: { $what }
gui-lesson-key-hex = { $find }, { $place } and Enter lead there (as do Shift+Arrows); Enter once more: { $what }
gui-lesson-key-tab = Tab to “{ $what }”, then Enter
gui-lesson-key-chit = { $tracks } leads to the tracks; there arrows, then the chit's number: { $what }
gui-lesson-key-hand = Alt+{ $n }, then Enter
gui-lesson-key-arrows = Arrows to { $place }, then Enter
gui-lesson-key-then = { $first }. { $next }
gui-lesson-back = Back
gui-lesson-end = Leave the lesson
gui-lesson-end-about = The battle goes on without it
gui-lesson-left = You have left the lesson at step { $at } of { $of }. How far you came is kept: “{ $on }” on its card under “{ $learn }” leads back to it. The battle goes on without it.
gui-card-lesson-done = Gone through
gui-card-go-on = Go on
gui-card-anew = From the start

gui-replay-turn-before = Beginning of the turn
gui-replay-back = One thing back
gui-replay-play = Play the game from here
gui-replay-forward = One thing forward
gui-replay-next-turn = Next turn
gui-replay-axis = { $when }, action { $step } of { $of }
gui-replay-go-on = Go on from here
gui-replay-go-on-about = Begins a new game at this moment; this one stays as it is
gui-replay-gone-on = A new game begins at this moment. The old one is kept among your games.
gui-replay-not-gone-on = No game could be begun at this moment.
gui-prompt-past = This is what was.
gui-prompt-past-about = You are looking at an earlier moment of the game: nothing can be decided there.
gui-hindsight-ask = What would you have done?
gui-hindsight-about = The computer says what it would have done here, knowing what this side knew, and why
gui-hindsight-hidden = What the other side could have done here is still hidden from you.
gui-replay-close = Close the timeline
gui-replay-legend = Strokes are attacks, triangles losses: above the line { $above }, below it { $below }.
gui-victory-moment = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
 }: { $text }
gui-victory-rematch-about = Begins this battle anew, everybody on the same side
gui-victory-swap-about = Begins this battle anew with sides exchanged; this game is kept among your games
gui-keys-search = Find a key
gui-keys-now = Now
gui-army-all = Everybody
gui-army-hurt = Hurt or in disorder
gui-army-off-map = Off the map
gui-keys-board = On the board and in the panels
gui-keys-later = At other moments
gui-origin-rematch = Rematch of { $game }
gui-origin-swapped = Rematch of { $game }, sides exchanged
gui-origin-branch = { $turn ->
    [0] Goes on from the set-up of { $game }
   *[other] Goes on from turn { $turn } of { $game }
}

## Printing from the window

gui-item-print = Print…
gui-item-print-about = Writes the battle as a PDF to be printed: map at true scale, counters, tables, rules, cards; or its map as a picture
# $title: of the battle.
gui-print-title = Print: { $title }
gui-file-print = Print into a file
gui-print-form = Form
gui-print-form-pdf = PDF to be printed
gui-print-form-svg = Map as SVG
gui-print-form-png = Map as PNG
gui-print-what = What
gui-print-paper = Paper
gui-paper-a4 = A4
gui-paper-letter = Letter
gui-paper-a3 = A3
gui-print-sheets = Sheets of the map
gui-print-many = several sheets that overlap
gui-print-one = one sheet as large as the map
gui-print-style = Map
gui-map-style-land = as land
gui-map-style-print = in flat colours
# $style: one of the styles below, which the author of the map chose.
gui-map-style-author = the author's ({ $style })
gui-map-style-plain = hex by hex
gui-print-hex = Hex, from flat to flat
gui-print-counter = Side of a counter
gui-print-dots = Dots to the inch
gui-print-choose = Choose…
gui-print-replaces = A file of this name is there; it will be replaced.
gui-print-scale = Print the file at 100 %, not fitted to the page.
gui-print-backs = The backs of counters and cards follow their fronts: glue both sheets back to back, or print on both sides and turn over the long edge.
gui-print-write = Write the file
gui-print-nothing = Choose something to print.
gui-print-close = Close
gui-print-busy = The file is being written…
# $n: how many sheets.
gui-printed = { $path } is written: { $n ->
    [one] 1 sheet
   *[other] { $n } sheets
}.
gui-not-printed = { $path } was not written: { $error }.
