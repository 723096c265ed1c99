# The game as a whole: taking back, opening files.

# $dice: how many dice.
undo-after-dice = A throw stays: { $dice ->
    [one] a die was
   *[other] { $dice } dice were
} thrown, and nothing before that can be taken back.
# $rule: the number of a rule.
undo-final = Taking back ends here: what happened by rule { $rule } can't be undone.
undo-nothing-done = Nothing has been done yet.
redo-nothing-undone = Nothing has been taken back that could be done again.
undo-other-side = Taking back ends here: the other side has the decision now.
undo-not-own = Taking back ends here: what was done last is the other side's.

# $told: a sentence that says where somebody goes. $names: who goes along; $n: whether it is one.
log-along = { $told } { $names } { $n ->
    [one] goes
   *[other] go
} along.

# What it means that nothing is offered but to go on, as the end of a sentence.
idle = nothing can be done
idle-shoot = nobody can shoot
idle-attack = nobody can attack
idle-move = nobody can move
idle-scout = nobody can scout
idle-play = no unit is left that could be played
# $most: so many units a turn.
idle-played = { $most ->
    [one] one unit has been played this turn, and it may be no more
   *[other] { $most } units have been played this turn, and they may be no more
}
idle-encircle = no card of the hand brings a flank point
idle-rally = nobody can be rallied
idle-again = no other turn can be taken
idle-advance = nobody can advance
idle-charge = nobody can charge
idle-avoid = nobody can avoid combat
idle-turn = nobody can turn

# $what: what the reader of the JSON says.
not-an-action = this is not an action: { $what }
# $id: the counter's id.
no-such-counter = there is no counter "{ $id }" in this scenario
# $text: why it is refused.
refused-by-rule = { $text } (rule { $rule })
play-no-choice = there is no choice { $id }
play-over = the game is over
# $side: who decides. $viewer: who asked.
play-not-asked = The decision lies with { $side } now, not with { $viewer }.
# $reason: why nothing could be done there, a sentence.
passed-over-for = That decision was passed over, because nothing could be done: { $reason }
passed-over = That decision was passed over, because there was nothing to decide.
# $given: how many faces. $purpose: what the die is for.
dice-too-few = too few dice: { $given ->
    [0] no face was given
    [one] one face was given
   *[other] { $given } faces were given
}, and the rules throw another die of { $sides } sides (rule { $rule }: { $purpose })
dice-too-many = too many dice: { $left } left over
# $purpose: what the die is for.
dice-impossible = the face { $face } is not on the die of { $sides } sides (rule { $rule }: { $purpose })
dice-endless = the dice would fall for ever (rule { $rule })
# $what: what the reader of the file says.
load-unreadable = This is not a readable save file: { $what }.
# What is wrong with a file: the end of a sentence.
load-ends = it ends in the middle, at line { $line }
load-goes-on = it goes on after its end, at line { $line }
load-no-json = what stands at line { $line }, column { $column } is no JSON
# $field: its path. $what: what the reader of the JSON says.
load-field = its field "{ $field }" is not as it should be ({ $what })
load-other = it is not as it should be ({ $what })
load-steps = it has { $steps } steps, and at most { $most } are read
load-values = it holds more than { $most } values, too many for a game
# $what: what does not fit.
load-opening = the dice of the set-up: { $what }
# $faults: all of them, one a line. $n: how many.
load-faults = { $n ->
    [one] The scenario in the save file has a fault. { $faults }
   *[other] The scenario in the save file has { $n } faults.
        { $faults }
}
# $what: what differs.
load-differs = The save file is not sound at step { $step } of { $of }: { $what }.
# What is wrong with the step.
load-step-over = the game was already over
load-step-side = { $decides } decides here, not { $found }
load-step-hash = it is not the step that was saved (its hash is { $is }, not { $found })
# $field: its name in the file.
load-altered = The save file has been changed since it was saved: its field "{ $field }" does not fit its hash.
load-position = The save file has been changed since it was saved: the position in it is not the one that its { $steps ->
    [one] one step leads
   *[other] { $steps } steps lead
} to.
load-no-such-face = The save file is not sound: in { $field } waits a die that shows { $face }, and the dice of this game run from 1 to { $most }.
# $found: the format in the file.
load-format = The save file has format { $found }, and this program reads format 1. A newer version of Gonfalon may read it.
load-too-large = The file has { $bytes } bytes, and a save file has at most { $most }.

year-before-christ = { $year } BC

# What the disk says, as the end of a sentence.
disk-full = the disk is full
disk-quota = your share of the disk is used up
disk-read-only = the disk can only be read
disk-forbidden = you may not write or read there
disk-not-found = there is no such file or folder
disk-folder = it is a folder
disk-no-folder = a part of its path is no folder
disk-no-file = it is no ordinary file
disk-no-text = it is not text
disk-too-large = it would be too large

# Of the ground of the map. $n: movement points.
ground-cost = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}
ground-banned = may not be entered
# $who: who pays it, in small letters.
ground-cost-of = { $who } { $n }
ground-banned-to = { $who } may not enter
ground-more = { $n ->
    [one] 1 movement point more to cross
   *[other] { $n } movement points more to cross
}
ground-closed = may not be crossed
ground-road = { $n ->
    [one] along it 1 movement point a hex, whatever the terrain
   *[other] along it { $n } movement points a hex, whatever the terrain
}
