# Arsouf. Wherever a message has $unit, $unit-gender says how to agree with it: m, f, mp, fp (p: plural).

## Questions and hints

arsouf-ask-place = { $unit }: on which space?
arsouf-ask-unseen = Where do your pieces stand? The other side does not look.
arsouf-hint-place = Click a marked space of your area. Right-click a placed piece to take it back.
arsouf-ask-deployed = All your pieces are placed.
arsouf-hint-deployed = End the deployment, or right-click a piece to place it anew.
arsouf-ask-move = Move your pieces, each once.
arsouf-hint-move = Click a piece. A red ring marks where a piece came from: right-click it to take the move back.
arsouf-ask-move-to = { $unit }: move where?
arsouf-hint-move-to = Click a marked space; right-click to put the piece back.
arsouf-ask-attack = Attack with the pieces that you wish, each once.
arsouf-hint-attack = Click an attacker, then a marked enemy.
arsouf-ask-target = { $unit }: attack whom?
arsouf-hint-target = Click a marked enemy; right-click to choose another attacker.
arsouf-ask-no-attack = None of your pieces can attack.
arsouf-hint-no-attack = End the attacks.

## Actions

arsouf-do-place = { $unit }: place in { $hex }
arsouf-do-take-up = Take { $unit } back
arsouf-do-deploy-automatically = Deploy automatically
arsouf-do-deploy-done = End deployment
arsouf-do-select-next = Place { $unit } next
arsouf-do-select = Pick up { $unit }
arsouf-do-select-attacker = Attack with { $unit }
arsouf-do-put-back = Put it back
arsouf-do-move = { $unit }: to { $hex }
arsouf-do-charge = { $unit }: charge to { $hex }, at { $target }
# $goal: the place to reach.
arsouf-do-arrive = { $unit }: into { $goal }
arsouf-do-take-back = { $unit }: back to { $hex }
arsouf-do-drop = Drop the attack of { $unit }
arsouf-do-end-movement = End movement
arsouf-do-attack = { $unit } { $unit-gender ->
    [mp] attack
    [fp] attack
   *[other] attacks
} { $target }
arsouf-do-end-attacks = End attacks
arsouf-do-claim-win = Claim the win
arsouf-note-charge = A charge adds 1 to the attack on { $target } in this turn, and to no other (7.1).

## Refusals

arsouf-why-phase = This is not what is asked now.
arsouf-why-all-placed = Every piece has its space already.
arsouf-why-chosen = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} to be placed next: choose a space.
arsouf-why-picked = First { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} used or put back.
arsouf-why-nothing-picked = No piece is picked up.
arsouf-why-side = { $unit } { $unit-gender ->
    [mp] belong
    [fp] belong
   *[other] belongs
} to the other side.
arsouf-why-deploy-zone = This space is outside your area.
arsouf-why-occupied = { $unit } { $unit-gender ->
    [mp] hold
    [fp] hold
   *[other] holds
} the space.
# $left: how many pieces are left to place.
arsouf-why-deploy-incomplete = { $left ->
    [one] One piece has still to be placed.
   *[other] { $left } pieces have still to be placed.
}
arsouf-why-off-board = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} not on the board.
arsouf-why-off-map = There is no space { $hex } on the board.
arsouf-why-no-such-piece = There is no such piece.
arsouf-why-empty = No piece stands there.
arsouf-why-moved = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} already moved this turn.
arsouf-why-here = { $unit } already { $unit-gender ->
    [mp] stand
    [fp] stand
   *[other] stands
} there.
# $spaces: how many spaces the way has. $moves: the allowance, such as "2 spaces".
arsouf-why-range = That is too far: the shortest open way there takes { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, and the piece moves { $moves }.
arsouf-why-far = That is too far: there is no open way, even a straight one would take { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, and the piece moves { $moves }.
arsouf-why-terrain = No piece may enter this ground.
arsouf-why-no-space = There is no such space on the board.
arsouf-why-terrain-bars = The way there leads over { $hex }, where no piece may go.
# $from, $to: the hexes on both sides.
arsouf-why-river = The river between { $from } and { $to } bars the way: it can only be crossed at the ford.
arsouf-why-river-between = The river lies between { $unit } and { $target }: no attack crosses it.
arsouf-why-forest = The way there leads into the forest of { $hex }, and there a move ends.
arsouf-why-bars = { $unit } { $unit-gender ->
    [mp] bar
    [fp] bar
   *[other] bars
} the way in { $hex }.
# $side: the side that may not enter. $goal: the place.
arsouf-why-goal = The { $side } may not enter { $goal }.
arsouf-why-arrives = A piece that enters { $goal } leaves the board: it can't be placed there.
arsouf-why-goal-bars = The way there leads through { $goal } in { $hex }, which the { $side } may not enter.
arsouf-why-goal-ends = The way there leads through { $goal } in { $hex }, and there a move ends.
arsouf-why-no-move = There is no move of { $unit } to take back.
arsouf-why-origin-taken = { $unit } now { $unit-gender ->
    [mp] hold
    [fp] hold
   *[other] holds
} the space where the move began.
arsouf-why-not-the-last = Only the last move can be taken back.
arsouf-why-arrived = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} arrived: that is final.
arsouf-why-wounded = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} wounded and cannot attack.
arsouf-why-attacked = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} already attacked this turn.
arsouf-why-announced = The attack of { $unit } has been announced already.
arsouf-why-not-adjacent = { $unit } { $unit-gender ->
    [mp] do
    [fp] do
   *[other] does
} not adjoin { $target }.
arsouf-why-target = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} no enemy on the board.
arsouf-why-no-target = No enemy adjoins { $unit }.
arsouf-why-baggage = { $unit } { $unit-gender ->
    [mp] do
    [fp] do
   *[other] does
} not attack: baggage only defends itself in this game.
arsouf-why-played-out = In this game no win is claimed: the march is played to its end.
# $side: the side that can claim.
arsouf-why-no-claimant = Only the { $side } can claim the win, in their own movement phase.
# $enemies: how many enemy pieces are left on the board.
arsouf-why-hindered = { $enemies ->
    [one] One enemy piece is
   *[other] { $enemies } enemy pieces are
} still on the board: the win can be prevented.
# $goal: the place.
arsouf-why-too-late = Too few pieces can still reach { $goal } in the turns that are left.

## Journal

arsouf-phase-deployment = Deployment
arsouf-phase-movement = Movement
arsouf-phase-combat = Attacks
arsouf-throw-attack = attacker
arsouf-throw-defence = defender
# $purpose: whose die. $face: what came up.
arsouf-log-die = Die of the { $purpose }: { $face }
arsouf-log-deploys = { $side }: deployment
arsouf-log-placed = { $unit } in { $hex }.
arsouf-log-placed-unseen = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} placed.
arsouf-log-taken-up = { $unit } taken back.
arsouf-log-deployed = { $side }: deployment ended.
arsouf-log-turn = Turn { $turn }
arsouf-log-phase = { $side }: { $phase }
arsouf-log-moved = { $unit } from { $from } to { $hex }.
arsouf-log-charged = { $unit } { $unit-gender ->
    [mp] charge
    [fp] charge
   *[other] charges
} at { $target } in { $hex }!
arsouf-log-took-back = { $unit } back in { $hex }.
arsouf-log-arrived = { $unit } { $unit-gender ->
    [mp] reach
    [fp] reach
   *[other] reaches
} { $goal }.
arsouf-log-announced = { $unit } will attack { $target }.
arsouf-log-dropped = The attack of { $unit } is dropped.
arsouf-log-void = { $unit } { $unit-gender ->
    [mp] find
    [fp] find
   *[other] finds
} nobody to attack.
# $attack, $defence: sums with their parts. $verdict: who won.
arsouf-log-attacked = { $unit } against { $target }: { $attack } against { $defence }: { $verdict }.
# $adds: how much it adds.
arsouf-part-value = { $adds } (FV)
arsouf-part-leader = { $adds } (leader)
arsouf-part-charge = { $adds } (charge)
arsouf-part-rounding = -{ $adds } (rounded down)
arsouf-part-support = { $adds } ({ $unit })
arsouf-log-wounded = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} wounded.
arsouf-log-killed = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} killed.
arsouf-log-recovered = { $unit } { $unit-gender ->
    [mp] recover
    [fp] recover
   *[other] recovers
}.
# $winner: the side that won. $goal: the place to reach.
arsouf-over-arrived = The { $winner } win: the baggage and whatever else was needed have reached { $goal }.
arsouf-over-prevented = The { $winner } win: too few can reach { $goal } now.
arsouf-over-turn-limit = The { $winner } win: time has run out.
arsouf-over-claimed = The { $winner } win: nobody is left to stop them on the way to { $goal }.
arsouf-over-leader-killed = The { $winner } win: the enemy's leader is dead.

## What counts in an attack

arsouf-value = Fighting value
arsouf-leader = Leader next to the piece
arsouf-charge = Charge
arsouf-rounding = rounded down
arsouf-support = Support: { $unit }
arsouf-verdict-attacker = attacker wins
arsouf-verdict-tie = tie: nothing happens
arsouf-verdict-defender = defender wins

## Pieces and panels

# $spaces: how many spaces. $road: how many along a road.
arsouf-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
arsouf-spaces-road = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $road } along a road
arsouf-place-map = hex { $hex }
arsouf-place-undeployed = to be placed
arsouf-place-killed = killed
arsouf-place-arrived = in { $goal }
arsouf-place-hidden = not seen
arsouf-fact-value = Fighting value
arsouf-fact-moves = Moves
arsouf-fact-leader = Leader
arsouf-fact-leader-adds = adds 2 to a piece next to him
arsouf-fact-condition = Health
arsouf-fact-wounded = wounded: moves 1 space, cannot attack or support
arsouf-fact-upright = unhurt
arsouf-status-wounded = wounded
arsouf-status-moved = has moved
arsouf-status-charging = charging
arsouf-status-attacked = has attacked
arsouf-progress-baggage = Baggage
arsouf-progress-others = Other units
# $left: pieces on the board. $wounded: how many of them. $arrived, $killed: besides. $before: how many of those killed were so
# before the first turn of this game.
arsouf-fact-pieces-left = { $left } on the board, { $wounded } wounded{ $arrived ->
    [0] {""}
   *[other] ; { $arrived } in { $goal }
}; { $killed } killed{ $before ->
    [0] {""}
   *[other] , { $before } of them before this game
}

## Tables

arsouf-chart-pieces = Pieces
arsouf-chart-side = Side
arsouf-chart-piece = Piece
arsouf-chart-number = Number
arsouf-chart-value = Fighting value
arsouf-chart-moves = Moves
arsouf-chart-pieces-leader = A leader adds 2 to an own piece next to him that attacks or is attacked (6.6).
arsouf-chart-attack = Chances of an attack, in 36ths
arsouf-chart-difference = Attacker adds more by
arsouf-chart-attack-note = Each side throws one die and adds its values (6.3 to 6.6). The loser is wounded; a wounded loser is killed.
arsouf-chart-terrain = Ground
arsouf-chart-ground = Ground
arsouf-chart-effect = Effect
arsouf-chart-open = open, 1 space like any other
arsouf-chart-closed = closed to every piece
arsouf-chart-river = River
arsouf-chart-river-effect = may not be crossed, nor attacked across
arsouf-chart-ford = Ford
arsouf-chart-ford-effect = crossed like open ground
arsouf-chart-road = Road
arsouf-chart-road-effect = slow pieces move 2 spaces along it

# Why the computer did something. What ends in "for" is something to be done ("to close in on ..."), what ends in "against" a fact.
arsouf-account-victory = win
# $chance: in so many cases of a hundred.
arsouf-account-prize = harm { $unit } ({ $chance } %)
arsouf-account-risk = the attack may fail and cost { $unit } dearly ({ $chance } %)
# $lost, $otherwise: in so many cases of a hundred.
arsouf-account-fate = { $unit } lost in { $lost } % of them, otherwise in { $otherwise } %
arsouf-account-caution = the attack promises little
arsouf-account-strike-for = threaten { $unit }
arsouf-account-strike-against = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} let go
arsouf-account-danger-for = get away from { $unit }
arsouf-account-danger-against = { $unit } can strike there
arsouf-account-ranks-for = close the ranks
arsouf-account-ranks-against = enemies can strike where nobody supports
arsouf-account-front-for = face the enemy before the baggage
arsouf-account-front-against = it leaves the side from which the enemy comes
arsouf-account-guard-for = keep the baggage among its soldiers
arsouf-account-guard-against = the baggage leaves its soldiers behind
arsouf-account-shelter-for = bring the baggage away from the enemy
arsouf-account-shelter-against = the baggage comes nearer to the enemy
arsouf-account-reach-for = be in reach of fewer enemies
arsouf-account-reach-against = more enemies can come near
arsouf-account-way-for = get nearer to { $goal }
arsouf-account-way-against = it leads away from { $goal }
arsouf-account-arrival-for = reach { $goal }
arsouf-account-arrival-against = the column still needs them outside { $goal }
arsouf-account-gap-for = close a gap beside the baggage
arsouf-account-gap-against = the enemy can come at the baggage through a gap
arsouf-account-company-for = keep up with the baggage
arsouf-account-company-against = the baggage is left alone
arsouf-account-shield-for = shield the baggage
arsouf-account-shield-against = the baggage loses a shield
arsouf-account-road-for = clear the road for the baggage
arsouf-account-road-against = the road of the baggage is blocked
arsouf-account-hunt-for = close in on the column
arsouf-account-hunt-against = the column gets away
arsouf-account-bar-for = bar the road
arsouf-account-bar-against = the road is left open
arsouf-account-flight-for = bring a wounded piece out of danger
arsouf-account-flight-against = a wounded piece comes nearer to the enemy
arsouf-account-inspiration-for = stand by those who fight
arsouf-account-inspiration-against = those who fight miss their leader
arsouf-account-peril-for = take the leader out of the fight
arsouf-account-peril-against = the leader himself is in the fight
arsouf-aim-attack = attack { $unit }
arsouf-counter-values = Below: strength and movement. On a standard: what the leader adds.
