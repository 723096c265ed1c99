# Battles of the Medieval World.
#
# A counter or an army named $unit, $army and so on brings its gender along as $unit-gender: m, f, mp or fp.
# Hexes are printed numbers; results such as DR stay as they are printed.

## Questions

bmw-ask-set-up = Set up your army.
bmw-hint-set-up = Click a counter in the list or on the map, or take the historical set-up.
bmw-ask-place = { $unit }: on which hex?
bmw-hint-marked-hex = Click a marked hex.
bmw-ask-movement = Move your counters, one after the other.
bmw-hint-movement = Click a counter; end the phase when you are done.
bmw-hint-movement-flips = Click a counter; end the phase when you are done. Turn counters over first: once one has moved, none is turned any more.
bmw-ask-move = { $unit }: move where?
bmw-hint-move = Click a marked hex; the number is what is left of its movement points.
bmw-ask-withdrawal = Does your army withdraw?
bmw-hint-withdrawal = The army leaves, reorganizes, and comes back for a second stage.
bmw-ask-sortie = Does the garrison sally?
bmw-hint-sortie = Once in the game; the units appear on the walls.
bmw-ask-walk = Does the leader go along?
bmw-hint-walk = Decide for each leader.
bmw-ask-escape = { $unit }: escape where? Nobody stands there with him.
# $count: shots declared so far.
bmw-ask-offensive-fire = Declare your shots ({ $count } declared).
bmw-hint-offensive-fire = Click an archer, then a target; then let them fly.
bmw-ask-defensive-fire = Shoot back at adjacent enemies?
bmw-hint-defensive-fire = One unit after the other; then end the fire.
# $count: units that have still to fight.
bmw-ask-attack = Attack whom? { $count ->
    [0] Nobody has to fight any more.
    [one] One unit has still to attack or be attacked.
   *[other] { $count } units have still to attack or be attacked.
}
bmw-hint-attack = Click an enemy unit, or one of yours.
bmw-ask-combat = Who takes part in this combat?
bmw-hint-combat = Click units to add or release them; then attack.
bmw-ask-leave = Do your light troops stand, or leave before combat?
bmw-hint-leave = Choose for each unit: stand, or a marked hex.
bmw-ask-feigned-retreat = The feigned retreat: which way, and who follows?
bmw-hint-feigned-retreat = Click a marked hex or unit.
bmw-ask-horse-archers = Do your horse archers fight, or leave?
bmw-ask-loss = Which unit do you lose?
bmw-hint-loss = Click one of your units in this combat.
bmw-ask-retreat = { $unit }: retreat where?
bmw-hint-retreat = Click a marked hex; pointing at it says whose it is. One unit after the other.
bmw-ask-charge-won = The charge has won the hex.
bmw-hint-charge-won = Click who advances, and where.
bmw-ask-advance = Who advances?
bmw-hint-advance = Click a marked hex, or hold.
bmw-ask-reorganization = Throw to turn { $unit } to { $unit-gender ->
    [mp] their
    [fp] their
   *[other] its
} front?
bmw-hint-reorganization = { $needs } turns { $unit-gender ->
    [mp] them
    [fp] them
   *[other] it
} to the front. On the back { $unit-gender ->
    [mp] they are
    [fp] they are
   *[other] it is
} weak and fast, but not disordered: { $unit-gender ->
    [mp] they
    [fp] they
   *[other] it
} may stay so.
bmw-hint-reorganization-modified = { $needs } turns { $unit-gender ->
    [mp] them
    [fp] them
   *[other] it
} to the front: the die must come to 5 or more, and to it is added: { $why }. On the back { $unit-gender ->
    [mp] they are
    [fp] they are
   *[other] it is
} weak and fast, but not disordered: { $unit-gender ->
    [mp] they
    [fp] they
   *[other] it
} may stay so.
bmw-hint-reorganization-others = Asked about next: { $n ->
    [one] one more unit
   *[other] { $n } more units
}.
bmw-ask-rally = Try to rally an eliminated unit?
bmw-hint-rally = The try succeeds on { $needs }; one in each of your turns. Then one of these returns: { $units }.
bmw-hint-rally-no-place = The try succeeds on { $needs }, but now it would come to nothing: no leader offers an eliminated unit a place to return to.
bmw-ask-rallied = Which unit returns, and where?
bmw-hint-rallied = Choose unit and hex.
bmw-ask-special-rally = Special rally: for which unit do you throw?
bmw-hint-special-rally = One die for each eliminated unit; each leader may help once.
bmw-ask-special-rallied = Where does the rallied unit return?

## What a die must show

# $needed: the lowest face; 7 is more than the die has. $percent: its chance. $factor: the highest face that hits.
bmw-needs = { $needed ->
    [1] any face (100 %)
    [7] no face (0 %)
   *[other] { $needed } or more ({ $percent } %)
}
bmw-within = { $low } to { $high } ({ $percent } %)
bmw-hits-on = { $factor ->
    [1] hits on 1, { $percent } %
   *[other] hits on 1-{ $factor }, { $percent } %
}
bmw-adds-enemy-near = -1 next to an enemy unit
bmw-adds-best-leader = +{ $value } for a leader in the hex
bmw-and-more = { $names } and { $n } more

## Choices

bmw-do-place = { $unit }: to { $hex }
bmw-do-take-up = Take { $unit } off the map
bmw-do-set-up-historically = Historical set-up
bmw-do-set-up-done = Set-up done
bmw-do-select = Pick up { $unit }
bmw-do-put-back = Put it back
bmw-do-move = { $unit }: to { $hex }
bmw-do-charge = { $unit }: charge to { $hex }
bmw-do-flip-to-fast = Turn { $unit } to { $unit-gender ->
    [mp] their
    [fp] their
   *[other] its
} back: weak and fast
bmw-do-flip-to-strong = Turn { $unit } to { $unit-gender ->
    [mp] their
    [fp] their
   *[other] its
} front: strong and slow
bmw-do-place-garrison = { $unit }: { $unit-gender ->
    [mp] appear
    [fp] appear
   *[other] appears
} in { $hex }
bmw-do-end-movement = End movement
bmw-do-withdraw = Withdraw
bmw-do-no-withdraw = Fight on
bmw-do-sortie = Sally
bmw-do-no-sortie = Not now
# $hits: which faces hit, with the chance.
bmw-do-fire = { $unit } at { $target }: { $hits }
bmw-do-resolve-fire = Resolve and end fire
bmw-do-end-fire = End fire
bmw-do-engage-attacker = { $unit } { $unit-gender ->
    [mp] attack
    [fp] attack
   *[other] attacks
}
bmw-do-engage-defender = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} attacked
bmw-do-release = Release { $unit }
bmw-do-attack = Attack
bmw-do-attack-whom = { $attackers } against { $defenders }
bmw-do-call-off = Drop the plan
bmw-do-end-combat = End combat
bmw-do-leave = { $unit }: { $unit-gender ->
    [mp] leave
    [fp] leave
   *[other] leaves
} to { $hex }
bmw-do-feign = { $unit }: feign a retreat
bmw-do-stand = { $unit } { $unit-gender ->
    [mp] stand
    [fp] stand
   *[other] stands
}
bmw-do-follow = { $unit } { $unit-gender ->
    [mp] follow
    [fp] follow
   *[other] follows
}
bmw-do-lose = Lose { $unit }
bmw-do-retreat = { $unit }: { $unit-gender ->
    [mp] retreat
    [fp] retreat
   *[other] retreats
} to { $hex }
bmw-do-retreat-lost = { $unit }: { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} lost among friends at { $hex }
bmw-do-advance = { $unit }: { $unit-gender ->
    [mp] advance
    [fp] advance
   *[other] advances
} to { $hex }
bmw-do-hold = Hold
bmw-do-escape = { $unit }: { $unit-gender ->
    [mp] escape
    [fp] escape
   *[other] escapes
} to { $hex }
bmw-do-leader-goes = { $unit } { $unit-gender ->
    [mp] go
    [fp] go
   *[other] goes
} along
bmw-do-leader-stays = { $unit } { $unit-gender ->
    [mp] stay
    [fp] stay
   *[other] stays
}
bmw-do-reorganize = Throw for { $unit }: { $needs }
bmw-do-reorganize-modified = Throw for { $unit }: { $needs }, with { $why }
bmw-do-skip-reorganization = Leave { $unit } as { $unit-gender ->
    [mp] they are
    [fp] they are
   *[other] it is
}
bmw-do-rally = Try to rally: { $needs }
bmw-do-no-rally = Don't try
bmw-do-place-rallied = { $unit }: { $unit-gender ->
    [mp] return
    [fp] return
   *[other] returns
} in { $hex }
bmw-do-special-rally = Throw for { $unit }: { $needs }
bmw-do-special-rally-helped = Throw for { $unit } with { $leader }: { $needs }

## What follows from a choice

# $strength: none, half-more or twice. $second: whether a second attacker may advance.
bmw-note-charge = In the combat that the charge joins, no defender may retreat beforehand or feign a retreat. If the result opens a defender's hex, a charger must enter it{ $second ->
    [yes] {" "}and one more mounted attacker may advance up to three hexes
   *[no] {""}
}. Afterwards the charger turns to its back. { $strength ->
    [half-more] Its strength counts half as much again.
    [twice] Its strength counts double.
   *[none] It adds no strength.
}
bmw-note-flip-to-back = Weak and fast, with an open dot: it can disengage, but not charge.
bmw-note-flip-to-front = Strong and slow.
bmw-note-flip-to-front-charges = Strong and slow: it can charge.
bmw-note-leader-escapes = { $unit } { $unit-gender ->
    [mp] give
    [fp] give
   *[other] gives
} way, one to three hexes, and { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} lost only without a way out (10.4).
bmw-note-fires-as-before = The unit shoots with the side that it showed when the phase began: archery counts as simultaneous (6.5).

## Dice

bmw-die = Die for { $purpose }: { $face }
bmw-throw-archery = archery
bmw-throw-combat = combat
bmw-throw-karr-wa-farr = karr-wa-farr
bmw-throw-plunder = plunder
bmw-throw-rally = rally
bmw-throw-reorganization = reorganization
bmw-throw-special-rally = special rally

## The journal

bmw-log-placed = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} placed in { $hex }.
bmw-log-taken-up = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} taken up again.
bmw-log-set-up = { $army }: set-up done.
bmw-log-turn = Turn { $turn }
bmw-log-stage-turn = Stage { $stage }, turn { $turn }
bmw-log-phase = { $army }: { $phase }
bmw-log-moves = { $unit } { $unit-gender ->
    [mp] move
    [fp] move
   *[other] moves
} from { $from } to { $to }.
bmw-log-charges = { $unit } { $unit-gender ->
    [mp] charge
    [fp] charge
   *[other] charges
} from { $from } to { $to }.
bmw-log-retreats-before-combat = { $unit } { $unit-gender ->
    [mp] retreat
    [fp] retreat
   *[other] retreats
} before combat from { $from } to { $to }.
bmw-log-feigns = { $unit } { $unit-gender ->
    [mp] feign
    [fp] feign
   *[other] feigns
} a retreat from { $from } to { $to }.
bmw-log-follows = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} lured along from { $from } to { $to }.
bmw-log-retreats = { $unit } { $unit-gender ->
    [mp] retreat
    [fp] retreat
   *[other] retreats
} from { $from } to { $to }.
bmw-log-advances = { $unit } { $unit-gender ->
    [mp] advance
    [fp] advance
   *[other] advances
} from { $from } to { $to }.
bmw-log-escapes = { $unit } { $unit-gender ->
    [mp] escape
    [fp] escape
   *[other] escapes
} from { $from } to { $to }.
bmw-log-turns-to-back = { $unit } { $unit-gender ->
    [mp] turn to their back.
    [fp] turn to their back.
   *[other] turns to its back.
}
bmw-log-turns-to-front = { $unit } { $unit-gender ->
    [mp] turn to their front.
    [fp] turn to their front.
   *[other] turns to its front.
}
bmw-log-disordered-by-archery = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} disordered by archery.
bmw-log-disordered-by-the-retreat = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} disordered by the retreat.
bmw-log-disordered-by-its-retreat = { $unit } { $unit-gender ->
    [mp] are disordered by their retreat.
    [fp] are disordered by their retreat.
   *[other] is disordered by its retreat.
}
bmw-log-to-back-by-archery = { $unit } { $unit-gender ->
    [mp] are turned to their back
    [fp] are turned to their back
   *[other] is turned to its back
} by archery.
bmw-log-to-back-by-the-retreat = { $unit } { $unit-gender ->
    [mp] are turned to their back
    [fp] are turned to their back
   *[other] is turned to its back
} by the retreat.
bmw-log-to-back-by-its-retreat = { $unit } { $unit-gender ->
    [mp] are turned to their back by their retreat.
    [fp] are turned to their back by their retreat.
   *[other] is turned to its back by its retreat.
}
bmw-log-mounts = { $unit } { $unit-gender ->
    [mp] mount
    [fp] mount
   *[other] mounts
}.
bmw-log-charge-spent = { $unit } { $unit-gender ->
    [mp] have spent their charge.
    [fp] have spent their charge.
   *[other] has spent its charge.
}
bmw-log-reorganizes = { $unit } { $unit-gender ->
    [mp] reorganize
    [fp] reorganize
   *[other] reorganizes
}.
bmw-log-aims = { $unit } { $unit-gender ->
    [mp] aim
    [fp] aim
   *[other] aims
} at { $target }.
# $factor: the highest face that hits. $before: whether the unit has been turned since the phase began.
bmw-log-shoots-hit = { $unit } { $unit-gender ->
    [mp] shoot
    [fp] shoot
   *[other] shoots
} at { $target } (hits on { $factor } or less{ $before ->
    [yes] , as when the phase began
   *[no] {""}
}): a hit.
bmw-log-shoots-miss = { $unit } { $unit-gender ->
    [mp] shoot
    [fp] shoot
   *[other] shoots
} at { $target } (hits on { $factor } or less{ $before ->
    [yes] , as when the phase began
   *[no] {""}
}): no effect.
# $attackers and $defenders: names in a row.
bmw-log-attack = { $attackers } { $attackers-gender ->
    [mp] attack
    [fp] attack
   *[other] attacks
} { $defenders }.
bmw-nobody = nobody
bmw-log-stands = { $unit } { $unit-gender ->
    [mp] stand
    [fp] stand
   *[other] stands
}.
bmw-log-lures-nobody = { $unit } { $unit-gender ->
    [mp] lure
    [fp] lure
   *[other] lures
} nobody: an ordinary retreat.
# $count: hexes.
bmw-log-feigned = { $unit } { $unit-gender ->
    [mp] feign
    [fp] feign
   *[other] feigns
} a retreat of { $count } hexes.
bmw-log-no-effect = no effect
# $from, $odds: odds before and after the shifts, such as 3-1.
bmw-log-shifted = { $from } shifted to { $odds }
# $attack and $defence: strengths. $odds: such as 3-1.
bmw-log-odds = { $attack } against { $defence }, { $odds }: { $result }.
bmw-log-odds-automatic = { $attack } against { $defence }, { $odds }: { $result } without a die.
bmw-log-holds-walls = { $unit } { $unit-gender ->
    [mp] hold the walls and do not retreat.
    [fp] hold the walls and do not retreat.
   *[other] holds the walls and does not retreat.
}
# $why: one of the reasons below.
bmw-log-eliminated = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} eliminated: { $why }.
bmw-log-leader-lost = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} lost: { $why }.
bmw-fate-loss = a loss in combat
bmw-fate-no-retreat = no way to retreat
bmw-fate-plunder = scattered to plunder
bmw-fate-trapped = no way out
bmw-log-leaves-game = { $unit } { $unit-gender ->
    [mp] leave
    [fp] leave
   *[other] leaves
} the game.
bmw-log-captures = { $unit } { $unit-gender ->
    [mp] capture
    [fp] capture
   *[other] captures
} { $marker }.
# $modifier: such as +1 or -1.
bmw-log-reorganization-won = { $unit } { $unit-gender ->
    [mp] try
    [fp] try
   *[other] tries
} to reorganize ({ $modifier }): in order.
bmw-log-reorganization-lost = { $unit } { $unit-gender ->
    [mp] try
    [fp] try
   *[other] tries
} to reorganize ({ $modifier }): still disordered.
bmw-log-turning-won = { $unit } { $unit-gender ->
    [mp] throw
    [fp] throw
   *[other] throws
} to turn to { $unit-gender ->
    [mp] their
    [fp] their
   *[other] its
} front ({ $modifier }): done.
bmw-log-turning-lost = { $unit } { $unit-gender ->
    [mp] throw
    [fp] throw
   *[other] throws
} to turn to { $unit-gender ->
    [mp] their
    [fp] their
   *[other] its
} front ({ $modifier }): { $unit-gender ->
    [mp] they stay on their back
    [fp] they stay on their back
   *[other] it stays on its back
}.
bmw-log-rally-won = { $army }: the rally succeeds.
bmw-log-rally-lost = { $army }: the rally fails.
bmw-log-rally-without-hex = { $army }: no hex for a rallied unit.
bmw-log-rallied = { $unit } { $unit-gender ->
    [mp] rally
    [fp] rally
   *[other] rallies
}.
bmw-log-special-rally-won = Special rally: { $unit } { $unit-gender ->
    [mp] rally
    [fp] rally
   *[other] rallies
}.
bmw-log-special-rally-lost = Special rally: { $unit } { $unit-gender ->
    [mp] stay
    [fp] stay
   *[other] stays
} eliminated.
bmw-log-special-rally-helped-won = Special rally, helped by { $leader }: { $unit } { $unit-gender ->
    [mp] rally
    [fp] rally
   *[other] rallies
}.
bmw-log-special-rally-helped-lost = Special rally, helped by { $leader }: { $unit } { $unit-gender ->
    [mp] stay
    [fp] stay
   *[other] stays
} eliminated.
bmw-log-demoralized = The { $army } are demoralized with losses of { $losses }.
bmw-log-recovered = The { $army } recover: losses are down to { $losses }.
bmw-standing-demoralized = { $army }: demoralized
bmw-standing-demoralized-means = From now on every attack of the army is shifted one column to the left, until its losses fall below the level again.
bmw-standing-recovered = { $army }: no longer demoralized
bmw-standing-recovered-means = From now on the army attacks without a shift again.
bmw-log-disintegrated = The { $army } disintegrate with losses of { $losses }.
bmw-log-sortie = { $army }: the garrison sallies.
# $points: victory points.
bmw-log-withdrew = The { $army } withdraw on turn { $turn }; the other side gains { $points } points.
bmw-log-second-stage = Second stage

## The end

# $level: one of the levels below.
bmw-over-win = The { $army } win: { $level } victory.
bmw-over-draw = The battle is a draw.
bmw-level-marginal = marginal
bmw-level-important = important
bmw-level-epic = epic
bmw-level-draw = draw
# $over: one of the sentences above. $first, $second: the armies; $a, $b: their points.
bmw-over-points = { $over } { $first } { $a }, { $second } { $b } victory points.

## Phases

bmw-phase-movement = Movement
bmw-phase-archery = Archery fire
bmw-phase-combat = Combat
bmw-phase-reorganization = Reorganization and rally
bmw-stage = Stage { $stage }

## Victory, morale, duties, special rules

bmw-vp-units = Strength of eliminated enemy units
bmw-vp-leaders = Enemy leaders lost
bmw-vp-camps = Enemy camps captured
bmw-vp-trebuchets = Trebuchets captured
bmw-vp-withdrawal = Strategic withdrawal of the enemy
bmw-vp-objective = Own units that have reached their objective
bmw-morale-disintegrated = The army has disintegrated.
# $points: losses that are missing.
bmw-morale-demoralized = Demoralized: every attack is shifted one column to the left. { $points } more points and the army disintegrates.
bmw-morale-fine = { $points } more points and the army is demoralized: its attacks are shifted one column to the left.
bmw-special-units = Every point of front strength of an eliminated unit is worth 1 point to the enemy
# $leaders: names, each with its points.
bmw-special-leaders = { $army }, points to the enemy for lost leaders: { $leaders }
bmw-special-karr-wa-farr = { $army }: feigned retreats, die minus { $minus }
# $face: the lowest face that scatters.
bmw-special-camps = Camps are worth { $points } points; a unit scatters on { $face } to 6
bmw-special-trebuchets = Trebuchets are worth { $points } points
bmw-special-fortress = The fortress is closed to the { $army }
bmw-special-sortie = { $army }: one sortie, from stage { $stage }
bmw-special-withdrawal = { $army }: strategic withdrawal; { $points } points for the enemy per turn left
bmw-special-line = { $army }: victory by a traced line at the end
# $kind: the kind of units, such as "train"; $zone: what the hexes are called.
bmw-special-objective = { $army }: each { $kind } unit in { $zone } is worth { $points } points

## Odds

# $odds: such as 1-5 or 6-1.
bmw-odds-or-less = { $odds } or less
bmw-odds-or-more = { $odds } or more
bmw-share-charge-15 = charge x1.5
bmw-share-charge-2 = charge x2
bmw-share-leader = leader +{ $value }
bmw-share-halved = halved
# $units: names in a row.
bmw-step-halved = halved together, rounded up: { $units }
bmw-step-ratio = { $attack }:{ $defence } is { $odds }
# $columns: how many columns to the left.
bmw-step-hill = defender on a hill { $columns }L
bmw-step-demoralized = attackers demoralized 1L

## Tables

bmw-crt-title = Combat results table
bmw-crt-die = Die
bmw-crt-note-odds = Odds are rounded in the defender's favour. The columns at both ends need no die.
bmw-crt-note-key = A: attacker, D: defender. R: all units retreat. L: one unit is lost. EX: each side loses one. -: nothing.
bmw-tec-title = Terrain effects chart
bmw-tec-terrain = Terrain
bmw-tec-foot = Foot
bmw-tec-horse = Horse
bmw-tec-train = Train
bmw-tec-combat = Combat
bmw-tec-road = Road
bmw-tec-road-effect = no effect; the other terrain of the hex counts
bmw-tec-note = Movement points to enter a hex; P is prohibited.
# $columns: how many columns to the left.
bmw-tec-shift = { $columns ->
    [one] one column
   *[other] { $columns } columns
} to the left if a defender is here and no attacker stands on the same terrain
bmw-tec-halves-out = attackers out of it are halved
bmw-tec-halves-both = attackers into it or out of it are halved
# $name: what runs along hexsides, such as a river.
bmw-tec-across = across { $name }
bmw-tec-halves-across = attackers across it are halved
bmw-tec-no-effect = no effect
bmw-archery-title = Archery
bmw-archery-factor = Factor
bmw-archery-hit = hit
bmw-archery-note = A hit turns the target to its back; a second hit does nothing more.
bmw-morale-title = Rally, demoralization and disintegration
bmw-morale-army = Army
bmw-morale-head-demoralized = Demoralized
bmw-morale-head-disintegrates = Disintegrates
bmw-morale-head-rally = Rally
bmw-morale-army-stage = { $army }, stage { $stage }
bmw-morale-no-rally = none
bmw-morale-note = Reorganization: 5 or more; -1 next to an enemy unit, + the best leader with it.

## Counters

bmw-kind-infantry = infantry
bmw-kind-light-infantry = light infantry
bmw-kind-heavy-cavalry = heavy cavalry
bmw-kind-cavalry = cavalry
bmw-kind-light-cavalry = light cavalry
bmw-kind-horse-archers = horse archers
bmw-kind-dismounted = dismounted cavalry
bmw-kind-garrison = garrison
bmw-kind-train = train
bmw-kind-leader = leader
bmw-kind-camp = camp
bmw-kind-trebuchet = trebuchet
bmw-at-hex = hex { $hex }
bmw-at-unplaced = to be set up
bmw-at-lost = lost
bmw-at-eliminated = eliminated
bmw-at-set-aside = set aside
bmw-at-withdrawn = withdrawn
bmw-at-removed = out of the game
bmw-at-captured = captured
bmw-status-disordered = disordered
bmw-status-weak-side = weak and fast
bmw-status-charging = charging
bmw-status-disengaged = disengaged
bmw-status-moved = moved
bmw-status-fired = has fired
bmw-status-fought = has fought
bmw-status-must-attack = must attack
bmw-status-must-be-attacked = must be attacked
bmw-status-in-ezoc = in enemy zone of control
bmw-status-alone = alone

## Refusals: one for each reason

bmw-why-off-map = There is no hex { $hex } on the map.
bmw-why-wrong-phase = This is not what is asked now.
bmw-why-not-your-decision = This counter is not yours to use now.
bmw-why-not-on-map = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} not on the map.
bmw-why-already-moved = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} moved in this phase.
bmw-why-not-contiguous = The way must lead from hex to adjacent hex.
bmw-why-empty-path = The way has no hex.
# $cost: movement points. $allowance: the movement allowance.
bmw-why-ma-exceeded = The way costs { $cost } movement points; the allowance is { $allowance }.
bmw-why-prohibited-terrain = The terrain bars the way into { $hex }.
bmw-why-stacking = Two units may not end in the same hex: { $hex } is taken.
bmw-why-enemy-hex = An enemy unit holds { $hex }.
bmw-why-exit-ezoc = { $unit } may not move out of the enemy zone of control.
bmw-why-must-stop = The enemy zone of control at { $hex } stops the way.
bmw-why-no-archery = The unit has no archery value.
bmw-why-already-fired = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} fired in this phase.
bmw-why-lone-leader = Leaders are no target for archery.
bmw-why-own-unit = The target is on the same side.
bmw-why-declaration-closed = All offensive fire is declared before the first die.
# $distance and $range: in hexes.
bmw-why-range = The target is { $distance } hexes away; the range is { $range }.
bmw-why-los = The line of sight is blocked.
bmw-why-adjacent-priority = An adjacent ordered enemy must be the target.
bmw-why-not-eligible = A disordered unit is no eligible target.
bmw-why-other-target = The shots at the first target are resolved before the next target.
bmw-why-adjacent-only = Defensive fire reaches adjacent units only.
bmw-why-already-fought = { $unit } { $unit-gender ->
    [mp] take
    [fp] take
   *[other] takes
} part in one combat only in a phase.
bmw-why-strands = This attack would leave { $unit } with a duty to fight and nobody to fight with.
bmw-why-obligation = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} still to take part in a combat.
bmw-why-not-adjacent-to-all = { $attacker } { $attacker-gender ->
    [mp] are
    [fp] are
   *[other] is
} not adjacent to { $defender }; every attacker must be adjacent to every defender.
bmw-why-empty = An attack needs attackers and defenders who can fight each other.
bmw-why-not-involved = The unit is not one of those that are in question.
bmw-why-ezoc = The way may not enter an enemy zone of control.
bmw-why-prohibited = The way may not cross prohibited terrain.
bmw-why-vacant-hex-available = A vacant hex must be taken where there is one.
bmw-why-not-farther = Each step must lead farther from the hex where the retreat began.
# $steps and $needed: hexes.
bmw-why-length = The way has { $steps } hexes; it must have { $needed }.
bmw-why-not-vacated = An advance goes into a hex that this combat has opened to it.
bmw-why-one-unit = Only one unit may advance.
bmw-why-not-participant = Only a unit of the winning side that fought may advance.
bmw-why-faster-enemy = { $enemy } controls the hex and is faster.
bmw-why-ezoc-to-ezoc = A disengaging unit may not go directly into another enemy zone, such as that at { $hex }.
bmw-why-open-dot-ezoc = With an open dot, a disengaging unit may enter no enemy zone at all; { $hex } lies in one.
bmw-why-disengaged-charge = A unit that disengages may not charge.
bmw-why-no-solid-dot = Only a unit with a solid dot retreats before combat.
bmw-why-too-far = The way has three hexes at the most.
bmw-why-ineligible-hex = A hex of this way is not open to a retreat before combat.
# $limit: hexes.
bmw-why-advance-limit = { $limit ->
    [one] This advance goes one hex only.
   *[other] An advance goes { $limit } hexes at the most.
}
# $needed: hexes.
bmw-why-three-hexes = Cavalry must retreat exactly { $needed } hexes here.
bmw-why-not-horse-archer = Only ordered horse archers leave their own attack.
bmw-why-flip-in-ezoc = The unit may not change sides in an enemy zone of control.
bmw-why-flip-after-move = Units change sides before the first move only.
bmw-why-not-flippable = This unit does not change sides.
bmw-why-not-strong-side = Only heavy cavalry with its front up charges.
bmw-why-not-flipped-up = The unit must have been turned to its front this phase.
bmw-why-charge-terrain = A charge enters clear hexes only; { $hex } is not clear.
bmw-why-charge-from-ezoc = A charge starts outside enemy zones of control.
bmw-why-no-target = A charge ends next to an enemy unit that it may attack.
bmw-why-charged-no-retreat = Nobody retreats before a charge.
bmw-why-must-occupy = A charging unit must occupy the hex.
bmw-why-leader-ezoc = A leader enters an enemy zone only where a friendly unit stands; none is in { $hex }.
bmw-why-leader-may-not-attack = Leaders do not attack.
bmw-why-leaders-apart = A leader is attacked only when no unit is with him, and only by himself, hex by hex.
bmw-why-no-leader = No leader on the map can rally.
bmw-why-no-eliminated = There is no such eliminated unit.
bmw-why-already-attempted = The one attempt has been made.
bmw-why-bad-hex = A rallied unit returns in the hex of a leader without a unit, or next to a leader who is with a unit.
bmw-why-leader-used = This leader cannot help any more.
bmw-why-zone = This counter does not set up there.
bmw-why-infantry-only = Only infantry sets up there.
bmw-why-one-trebuchet-per-hex = One trebuchet stands there already.
bmw-why-siege-line = The zone does not hold what it must hold.
bmw-why-line-gap = Every hex of the line needs a unit or a friendly zone of control.
bmw-why-unplaced = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} still to be placed.
bmw-why-leader-alone = { $unit } must stand with a unit of his own side.
bmw-why-not-infantry-dot = Only light infantry with a solid dot feigns a retreat.
bmw-why-disordered = A disordered unit does not feign a retreat.
bmw-why-charging = No feigned retreat before a charge.
# $needed: hexes.
bmw-why-distance = The feigned retreat goes exactly { $needed } hexes.
bmw-why-immobile = Camps and trebuchets do not move.
bmw-why-fortress = The walls of the fortress are closed to this.
bmw-why-sortie-window = The sortie cannot be made now.
bmw-why-sortie-used = The sortie has been used.
bmw-why-hex-occupied = Another unit holds the hex.
# The withdrawal shares its short word with a target that is not eligible.
bmw-withdrawal-not-eligible = The army may not withdraw now.
bmw-why-edge-hex = The edge of the map is closed at { $hex }.
bmw-why-deploy-hex = The army does not deploy there.
bmw-why-comes-back = A way back to its first hex is a move only if something is achieved on it: a capture, a leader driven off, a charge.
bmw-why-no-counter = Nothing stands there that could be used now.
bmw-why-picked-up = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} picked up and must be put down first.
bmw-why-pick-hex = { $unit } { $unit-gender ->
    [mp] stand
    [fp] stand
   *[other] stands
} there: what is asked is the hex to go to.
bmw-why-enemy-leader = An enemy leader is in { $hex }.
bmw-why-not-a-target = Camps and trebuchets are no targets for archery.
bmw-why-pick-target = { $unit } may fire: what is asked is the target.
bmw-why-nothing-in-sight = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} no target at which to fire now.
bmw-why-no-archer = No archers of this side are on the map.
bmw-why-archer-los = Terrain blocks the line of sight of { $unit }.
bmw-why-archer-priority = { $unit } must fire at an adjacent ordered enemy.
bmw-why-not-a-fighter = Camps and trebuchets do not fight.
bmw-why-no-opponent = No enemy that { $unit } could still attack is next to { $unit-gender ->
    [mp] them
    [fp] them
   *[other] it
}.
bmw-why-no-attacker = No unit that could still attack { $unit } is next to { $unit-gender ->
    [mp] them
    [fp] them
   *[other] it
}.
bmw-why-no-common-foe = { $unit } and the others of this attack have no opponent in common.
bmw-why-way-ezoc = { $unit } may not enter the enemy zone of control at { $hex }.
bmw-why-way-terrain = The terrain bars { $unit } from { $hex }.
bmw-why-way-friend = A friendly unit holds { $hex }: { $unit } may not go there.
bmw-why-no-way = No way that is open to { $unit } leads there.
bmw-why-nobody-beside = No unit that may advance is next to the hex.
bmw-why-zone-full = As many units as belong there stand there already.
bmw-why-not-placed-now = This counter is not set up now.
bmw-why-rally-ezoc = { $hex } lies in an enemy zone of control.
bmw-why-camp-only = Without a place by a leader, the unit returns in or next to one of its camps.
bmw-why-beyond-allowance = It is too far in any case: even with no enemy in the way it costs { $cost } movement points; the allowance is { $allowance }.
bmw-why-too-dear = The cheapest way costs { $cost } movement points; the allowance is { $allowance }.
bmw-why-archer-range = The nearest archers, { $unit }, are { $distance } hexes away; their range is { $range }.
bmw-why-way-far =
    { $limit ->
        [one] { $unit } can go one hex at the most.
       *[other] { $unit } can go { $limit } hexes at the most.
    }
bmw-why-way-length =
    { $needed ->
        [one] { $unit } must go exactly one hex.
       *[other] { $unit } must go exactly { $needed } hexes.
    }

# Why the computer did something. What ends in "for" is something to be done ("to close in on ..."), what ends in "against" a fact.
bmw-account-attack = attack { $unit }
# $chance: in so many cases of a hundred.
bmw-account-elimination = eliminate { $unit } ({ $chance } %)
bmw-account-retreat = drive { $unit } back ({ $chance } %)
bmw-account-lone-leader = chase { $unit } away
bmw-account-shot = wear down { $unit }
bmw-account-sacrifice = { $unit } would be lost
# $lost, $otherwise: in so many cases of a hundred.
bmw-account-fate = { $unit } lost in { $lost } % of them, otherwise in { $otherwise } %
bmw-account-loss = the attack may cost a unit ({ $chance } %)
bmw-account-repulse = the attack may be beaten back ({ $chance } %)
bmw-account-duties-for = leave men for the other attacks that are due
bmw-account-duties-against = fewer men are left for the other attacks that are due
bmw-account-distance-for = come up to the enemy
bmw-account-distance-against = it leads away from the enemy
bmw-account-nearness-for = keep away from the enemy
bmw-account-nearness-against = it comes too near to the enemy
bmw-account-outnumbered-for = get away from a stronger enemy
bmw-account-outnumbered-against = the enemy is stronger there
bmw-account-escort-for = cover those who march
bmw-account-escort-against = those who march are left alone
bmw-account-contact-for = get out of the enemy's zone of control
bmw-account-contact-against = it stands in the enemy's zone of control
bmw-account-spoils-for = take the spoils
bmw-account-spoils-against = the plunder may scatter the unit
bmw-account-line-for = shut the enemy's line
bmw-account-line-against = the line is opened
bmw-account-cover-for = use the cover of the ground
bmw-account-cover-against = cover is given up
bmw-account-objective-for = get nearer to the objective
bmw-account-objective-against = it leads away from the objective
bmw-account-leading-for = lead strong units
bmw-account-leading-against = the leader is without strong units
bmw-account-help-for = help in the fight
bmw-account-help-against = the leader would be in danger
bmw-account-crowd-for = part from another leader
bmw-account-crowd-against = another leader is there already
bmw-account-idle-for = come nearer to the fight
bmw-account-idle-against = the fight is far away
bmw-account-room-for = make room for those who follow
bmw-account-room-against = those who follow find no room
bmw-account-escape-for = escape the attack
bmw-account-escape-against = the attack would be welcome
bmw-account-beset-for = get out from among the enemy
bmw-account-beset-against = it stands alone among many
bmw-account-withdrawal-for = bring more men back than the enemy
bmw-account-withdrawal-against = the enemy would gain more by it
bmw-account-effort = that strength may be missing elsewhere
bmw-account-charging = a charge leaves the horses spent
bmw-account-front = show its front
bmw-account-leader = a leader would lose his company
bmw-account-disorder = give up a unit that is disordered already
bmw-account-shelter = get to safety
bmw-account-eventful = something may happen on the way
bmw-account-run-over = own units are in the way of the retreat
bmw-account-ground = ground is given up
bmw-account-pursuit = use the advance that was won
bmw-account-friends = find shelter among friends
bmw-account-rally-for = bring men back
bmw-account-rally-against = men who could come back stay away
bmw-account-caution = little speaks for it
bmw-counter-values = Below: strength and movement. Above: archery, the highest roll that hits and how far. A full dot: may disengage and retreat before combat, and has no zone of control; an empty dot: may disengage (8.0). On a standard: what the leader adds.
