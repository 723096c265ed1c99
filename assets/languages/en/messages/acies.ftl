# Acies.
#
# A card that is called $unit, $card or $target, or a side, brings its gender as $unit-gender: m, f, mp or fp (p: plural).
# Cells are named like M5: A and B are the First Lines, M is the Melee Line.

## Names and words

acies-card-overrun = Overrun
acies-card-bloodlust = Bloodlust
acies-card-outflank = Outflank
acies-card-shields = Shields
acies-card-defensible-terrain = Defensible Terrain
acies-card-difficult-terrain = Difficult Terrain
acies-card-treacherous-terrain = Treacherous Terrain
acies-card-reserve = Reserve
acies-card-rally = Rally
acies-card-cohesion = Cohesion
acies-card-initiative = Initiative
acies-card-break-morale = Break Morale
# $count: how many of the card.
acies-cards = { $count } × { $card }
acies-code-SK = SK
acies-code-LI = LI
acies-code-MI = MI
acies-code-HI = HI
acies-code-PH = PH
acies-code-WB = WB
acies-code-LC = LC
acies-code-HC = HC
acies-code-CAV = CAV
acies-code-EL = EL
acies-code-WW = WW
acies-code-CH = CH
acies-code-AR = AR
acies-type-SK = skirmishers
acies-type-LI = light infantry
acies-type-MI = medium infantry
acies-type-HI = heavy infantry
acies-type-PH = phalanx
acies-type-WB = warband
acies-type-LC = light cavalry
acies-type-HC = heavy cavalry
acies-type-EL = elephants
acies-type-WW = war wagon
acies-type-CH = chariots
acies-type-AR = artillery
# $adds: the modifier with its sign. $code: the type of the enemy.
acies-versus = { $adds } vs { $code }
acies-trait-scout = Scout
acies-trait-flank = Flank
acies-at-most = { $value } or less
acies-automatic = no roll
acies-flank-certain = the flank is reached without a roll
# $need: the roll, such as 4 or less.
acies-flank-roll = the flank is reached by { $need }
acies-phase-set-up = Set-up
acies-phase-scout = Scout
acies-phase-encircling = Encircling
acies-phase-manoeuvre = Manoeuvre
acies-phase-missile = Missiles
acies-phase-attack = Attack
acies-phase-discard = Draw and discard
acies-extra-turn = extra turn
acies-zone-centre = Centre
acies-zone-west = West wing
acies-zone-east = East wing
acies-zone-left = Left wing
acies-zone-right = Right wing

## What cards say

acies-when-overrun = Attacker, in a combat.
acies-when-bloodlust = Attacker or defender, in a combat.
acies-when-outflank = Either side, in the Encircling Phase; attacker, with a flank attack.
acies-when-shields = Defender, in reply to a frontal attack on heavy infantry, phalanx, medium infantry or warband.
acies-when-defensible-terrain = Defender, when light infantry is attacked frontally or is about to be bypassed under Break Morale.
acies-when-difficult-terrain = Opponent of the active player, in reply to an attack or to a discard for a flank point.
acies-when-treacherous-terrain = Attacker, with an attack by heavy infantry, phalanx, medium infantry or warband.
acies-when-reserve = Either side, in the Encircling Phase.
acies-when-rally = Either side, after the draw.
acies-when-cohesion = Active player, at any time in his turn.
acies-when-initiative = Active player, at the end of his turn; opponent, in reply.
acies-when-break-morale = Active player, in the Attack Phase.
acies-effect-overrun = Adds 2 to the total.
acies-effect-bloodlust = Adds 3 to the total.
acies-effect-outflank = Brings 2 flank points; or the attempt at the flank succeeds without a roll.
acies-effect-shields = The attack ends.
acies-effect-defensible-terrain = Adds 3 to the total of the light infantry; an attack that would bypass it goes at it instead.
acies-effect-difficult-terrain = Cancels it.
acies-effect-treacherous-terrain = Adds 3 to the total; the target can neither withdraw nor use Shields.
acies-effect-reserve = Draws three cards.
acies-effect-rally = Takes a face-up unit back from the casualties into the hand; only if there is none, a face-down card by chance.
acies-effect-cohesion = Takes one disorder marker off each of two units, or off the only one that has any.
acies-effect-initiative = Another turn for the active player; the reply prevents it.
acies-effect-break-morale = Every attack from the Melee Line goes at the main body, whoever stands in front.
acies-note-enters-upright = Enters upright.
acies-note-enters-turned = Enters turned.
acies-note-skirmishers = Can only disorder; slips away from heavier foot.
acies-note-elephants = A shot that hits may make them run wild.
acies-note-artillery = Only shoots: it never attacks and never changes its line.
acies-note-elephants-by-flank = Attacks elephants only on the flank.

## Questions and hints

acies-ask-deploy = Deploy up to three units in the centre of your First Line.
acies-hint-deploy = Choose a unit of your deck and a marked cell; a click on a deployed unit takes it up again. The enemy sees nothing of it yet.
acies-ask-scout = Do you send a scout?
acies-hint-scout = Choose a unit of your hand with the trait Scout and what it looks at, or go on.
acies-ask-encircle = Do you reach for the enemy's flanks?
acies-hint-encircle = Discard units with the trait Flank, play Outflank or Reserve, or pass. The phase ends when both pass.
acies-ask-stop-discard = The enemy discards a unit for a flank point. Do you stop it?
acies-hint-stop = Play a card of your hand, or let it happen.
acies-ask-move = Move units from your First Line to the Melee Line, each once.
acies-hint-move = Click a unit, then a marked cell of its zone.
acies-ask-ready = Which flanking units turn upright?
acies-hint-ready = Click a flanking unit, or go on: the others keep their flank. While a unit keeps it, it can attack nothing else, not even the main body, and its own flank can be taken without a roll. Turned units are ready by themselves.
acies-ask-play = Which unit of your hand do you play?
acies-hint-play = Choose a unit and a free cell of your First Line. Most foot enters turned and is ready in your next turn.
acies-ask-react = { $unit } { $unit-gender ->
    [mp] arrive
    [fp] arrive
   *[other] arrives
} within your range. Who shoots?
acies-hint-react = Click a shooter, or hold your fire. A reaction does not use up the unit's own shot.
acies-ask-shoot = Who shoots?
acies-hint-shoot = Click a shooter, then its target: the nearest enemy in its column. Each unit shoots once.
acies-ask-stop-all = Do you stop all attacks of this phase?
acies-ask-attack = Who attacks?
acies-hint-attack = Click a unit, then a marked enemy or the main body. Each unit attacks once.
acies-hint-attack-main-body = Break Morale is in force: units of the Melee Line attack the main body, whoever stands in front.
acies-ask-respond = { $unit } { $unit-gender ->
    [mp] attack
    [fp] attack
   *[other] attacks
} { $target }. What is the answer?
acies-hint-respond = Stand, withdraw if the unit can, or play a card.
acies-ask-respond-main-body = { $unit } { $unit-gender ->
    [mp] attack
    [fp] attack
   *[other] attacks
} the main body. What is the answer?
acies-ask-card = { $unit } against { $target }: do you play a card?
acies-hint-card = When both pass, the dice decide.
acies-ask-advance = { $unit-gender ->
    [mp] Do { $unit } advance to { $cell }?
    [fp] Do { $unit } advance to { $cell }?
   *[other] Does { $unit } advance to { $cell }?
}
acies-hint-advance = The loser's cell is empty now.
acies-ask-stance = { $unit-gender ->
    [mp] Do { $unit } keep the flank?
    [fp] Do { $unit } keep the flank?
   *[other] Does { $unit } keep the flank?
}
acies-hint-stance = Flanking, it can go on there next turn without an attempt, but it can neither shoot nor withdraw; upright, it can do everything.
# $cards: how many.
acies-ask-discard-many = Discard at least { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
acies-ask-discard = Do you discard cards?
acies-hint-discard = Click cards of your hand; at most six stay. Then you draw one.
acies-ask-rally = Do you play a card after the draw?
acies-hint-rally = Rally takes a unit back from your casualties.
acies-ask-again = Do you take another turn?
acies-hint-again = Play Initiative, or end your turn.
acies-ask-prevent = The enemy plays Initiative to take another turn. Do you prevent it?
acies-hint-prevent = Your own Initiative prevents it.
# Questions where both sides see that nothing can be done but to play a card.
acies-ask-nobody-scouts = No more scouts are sent in this turn. Do you play Cohesion?
acies-ask-nobody-moves = Nobody can move. Do you play Cohesion?
acies-ask-nobody-turns = Nobody holds a flank. Do you play Cohesion?
acies-ask-nobody-enters = No more units can be played in this turn. Do you play Cohesion?
acies-ask-nobody-shoots = Nobody can shoot. Do you play Cohesion?
acies-ask-nobody-rallies = There is nothing to rally. Do you play Cohesion?
acies-hint-cohesion-alone = It is asked because one of your units has a disorder marker: Cohesion takes it off at any decision of your turn, now or later.
acies-ask-nobody-attacks = Nobody can attack. Do you play a card?
acies-hint-nobody-attacks = It is asked because Break Morale belongs to this phase, and Cohesion to any decision of your turn.
acies-ask-turn-ends = The turn ends. Do you play Cohesion?
acies-hint-turn-ends = No other turn can be taken after one that was gained so. It is the last moment of this turn for Cohesion.

## Choices

acies-do-deploy = Deploy { $card } in { $cell }
acies-do-take-up = Take up { $unit }
acies-do-deploy-automatically = Deploy automatically
acies-do-deploy-done = End deployment
acies-do-scout-enemy-hand = Scout with { $card }: the enemy's hand
acies-do-scout-enemy-deck = Scout with { $card }: the top of the enemy's deck
acies-do-scout-own-deck = Scout with { $card }: the top of your own deck
acies-do-no-scout = End the scouting
acies-do-flank-discard = Discard { $card }: 1 flank point
# $adds: what it adds to the total.
acies-do-adds = Play { $card }: +{ $adds }
acies-do-divert = Play { $card }: the light infantry bars the way and fights with +3
acies-do-flank-points = Play { $card }: 2 flank points
acies-do-stop-discard = Play { $card }: no flank point
acies-do-stop-all = Play { $card }: nobody attacks in this phase
acies-do-stop-attack = Play { $card }: the attack ends
acies-do-draw-three = Play { $card }: draw three cards
# $left: cards of deck and reserve together.
acies-note-last-cards = { $left ->
    [one] Only one of your cards can still be drawn: with it you lose at once (14.2).
   *[other] Only { $left } of your cards can still be drawn: after the last you lose at once (14.2).
}
acies-note-breaks-nothing = None of your units on the Melee Line can attack: it would do nothing in this turn.
# $left: how many.
acies-note-units-left = { $left ->
    [one] You may still play a unit in this turn. What stays in your hand can come in a later one.
   *[other] You may still play { $left } units in this turn. What stays in your hand can come in a later one.
}
acies-note-units-left-any = You may still play units in this turn. What stays in your hand can come in a later one.
# $left: how many.
acies-note-to-deploy = { $left ->
    [one] You may still deploy a unit. What is not deployed stays in your deck and may come to your hand.
   *[other] You may still deploy { $left } units. What is not deployed stays in your deck and may come to your hand.
}
acies-do-prevent = Play { $card }: no extra turn
acies-do-again = Play { $card }: another turn
acies-do-break-morale = Play { $card }: the Melee Line attacks the main body
acies-do-card = Play { $card }
acies-do-rally = Rally: take { $card } back into the hand
acies-do-rally-face-down = Rally: take a face-down card back by chance
# $units: one unit or two, with their cells.
acies-do-cohesion = Cohesion: a marker off { $units }
acies-do-move = { $unit }: move to { $to }
acies-do-upright = { $unit }: turn upright
acies-do-play = Play { $card } to { $cell }
acies-do-shoot = { $unit }: shoot at { $target }
# $with: cards that are attached, or nothing.
acies-do-frontal = { $unit }: frontal attack on { $target }{ $with }
acies-do-flank = { $unit }: flank attack on { $target } ({ $need }){ $with }
acies-do-main-body = { $unit }: attack on the main body{ $with }
acies-do-with = , with { $cards }
acies-do-withdraw-line = Withdraw to the First Line ({ $need })
acies-do-withdraw-hand = Withdraw to the hand ({ $need })
acies-do-withdraw-stay = Withdraw without giving ground ({ $need })
acies-do-stand = Stand and fight
acies-do-suffer = Let it happen
acies-do-advance = { $unit }: advance to { $to }
acies-do-hold = { $unit }: stay
# $column: the number of the column beside it.
acies-do-keep-flank = { $unit }: keep the flank in column { $column }
acies-do-keep-stance = { $unit }: keep flanking
acies-do-discard = Discard { $card }
acies-do-concede = Concede
acies-do-pass = Pass
acies-do-let-discard = Let it count
acies-do-end-moves = End the moves
acies-do-keep-flanks = Keep the flanks
acies-do-end-play = End the manoeuvre
acies-do-no-reaction = Hold fire
acies-do-end-shots = End the shooting
acies-do-let-attack = Let them attack
acies-do-end-attacks = End the attacks
acies-do-no-card = No card
acies-do-end-discards = Discard no more and draw
acies-do-no-rally = No card
acies-do-let-again = Let them have the turn
acies-do-end-turn = End the turn

## Refusals

acies-no-such-cell = "{ $cell }" is no cell: cells are named A, M or B and a column, such as M5
acies-no-such-card = there is no card "{ $id }" in this game
acies-why-phase = This is not what is asked now.
acies-why-no-withdrawal = Nobody can withdraw from an attack on the main body.
acies-why-nothing-to-see = There is nothing to look at: no card is left there.
acies-why-not-yours = The card in { $cell } belongs to the other side.
acies-why-empty = You have no card in { $cell }.
acies-why-not-in-hand = Your hand has no { $card }.
acies-why-not-in-deck = Your deck has no { $card } left.
acies-why-not-lost = There is no { $card } among your face-up casualties.
acies-why-no-scout = { $card } { $card-gender ->
    [mp] lack
    [fp] lack
   *[other] lacks
} the trait Scout.
acies-why-no-flank = { $card } { $card-gender ->
    [mp] lack
    [fp] lack
   *[other] lacks
} the trait Flank.
acies-why-limit-deployed = No more than { $most } units are deployed.
acies-why-limit-scouts = { $most ->
    [one] Only one scout is sent in a turn.
   *[other] Only { $most } scouts are sent in a turn.
}
acies-why-limit-played = { $most ->
    [one] Only one unit is played in a turn.
   *[other] Only { $most } units are played in a turn.
}
acies-why-attacked = The unit in { $cell } has attacked already this turn.
acies-why-reacted = The unit in { $cell } has shot at this arrival already.
acies-why-fired = The unit in { $cell } has shot already this turn.
acies-why-halted = Difficult Terrain holds the unit for the rest of the turn: it can neither flank nor attack.
acies-why-not-upright = The unit in { $cell } is turned: it is not ready.
acies-why-not-ready = The unit in { $cell } was not upright when the phase began; it can move next turn.
acies-why-not-flanking = The unit in { $cell } holds no flank.
acies-why-flanking = The unit in { $cell } is flanking: it can only go on with its flank attack.
acies-why-off-field = The field has no cell { $cell }.
acies-why-occupied = There is a card in { $cell } already.
acies-why-line-move = Moves lead from your First Line to the Melee Line.
acies-why-line-withdrawal = From the Melee Line a unit withdraws to the First Line; from the First Line, to the hand or without giving ground.
acies-why-line-own = { $cell } is not in your First Line.
acies-why-zone-centre = { $cell } is not in the centre.
acies-why-zone-other = { $cell } is in another zone.
acies-why-through = The enemy in { $cell } is in the way.
acies-why-immobile = The unit in { $cell } never changes its line.
acies-why-target-shot = A unit shoots only at the nearest enemy in its own column.
acies-why-target-reaction = Reaction fire goes at the unit that has just arrived.
acies-why-target-flank = { $cell } is not on a flank of the unit: it reaches enemies beside it on the Melee Line, and from there those beside it in the enemy First Line.
acies-why-target-kept = The unit holds another flank and can attack only there.
acies-why-target-front = No enemy in { $cell } is in contact in front of the unit.
acies-why-main-body-only = Break Morale is in force: units of the Melee Line attack the main body.
acies-why-not-on-melee-line = The unit in { $cell } is not on the Melee Line: only from there can the main body be attacked.
acies-why-range = The unit in { $cell } cannot shoot so far.
acies-why-missile-only = The unit in { $cell } only shoots: it never attacks.
acies-why-elephant-front = Cavalry attacks elephants only on the flank.
acies-why-opposed = An enemy stands opposite in { $cell }.
acies-why-no-flank-case = The flank of { $cell } cannot be taken: the target is upright, no slower than the attacker, and in contact with nobody else of yours.
acies-why-too-slow = The unit in { $cell } is not faster than its attacker.
acies-why-cannot-withdraw = The unit in { $cell } is not upright: it cannot withdraw.
acies-why-trapped = Treacherous Terrain holds the unit in { $cell }: it cannot withdraw.
acies-why-no-room = The cell behind, { $cell }, is not free.
acies-why-window = { $card } cannot be played here.
acies-why-not-a-unit = { $card } is a tactics card, not a unit.
acies-why-one-card = Each side plays only one tactics card in a combat.
acies-why-two-units = Cohesion helps two different units; one alone only if no other has a marker.
acies-why-no-marker = The unit in { $cell } has no disorder marker.
acies-why-face-up-first = A face-up unit must be taken as long as there is one.
acies-why-no-casualties = There are no casualties to take back.
acies-why-hand = Only { $most } cards may stay in the hand: discard more.
acies-why-hand-full = Rally cannot be played with more than { $most } cards in the hand.
acies-why-unknown = There is nothing of that name on this table.
acies-why-no-unit-left = Your deck has no unit left.
acies-why-no-units = Your hand has no unit.
acies-why-no-scouts = No unit of your hand has the trait Scout.
acies-why-nothing-proposed = Nothing that your deck proposes is left to be deployed.
acies-why-line-full = No cell of your First Line is free.
acies-why-zone-full = No cell of the Melee Line is free in the zone of the unit in { $cell }.
acies-why-advance-into = The winner of the combat can advance to { $cell } only.
acies-why-no-mover = No unit of your First Line stands in the zone of { $cell }.
acies-why-no-enemy = No enemy stands in { $cell }.
acies-why-nothing-ahead = The unit in { $cell } has no enemy in front of it in its column.
acies-why-blocked = Your own card in { $cell } stands in the way of the shot.
acies-why-distant = The enemy in { $cell } stands opposite at a distance: only contact allows an attack.
acies-why-no-attacker = None of your units is in contact with the enemy in { $cell } or beside it.
acies-why-nobody-beside = The unit in { $cell } has no enemy beside it to attack on the flank.
acies-why-flank-empty = No enemy stands on the flank that the unit in { $cell } holds.
acies-why-nobody-in-melee-line = None of your units is on the Melee Line: only from there can the main body be attacked.
acies-why-unarmed = The unit in { $cell } cannot shoot.
acies-why-undisordered = None of your units has a disorder marker.

## Journal

acies-throw-first = first turn
acies-throw-shot = shot
acies-throw-rampage = rampage
acies-throw-flank = flank attempt
acies-throw-withdrawal = withdrawal
acies-throw-attacker = attacker
acies-throw-defender = defender
# $side: whose die. $purpose: what for. $face: what came up.
acies-log-die = { $side }: die ({ $purpose }): { $face }
acies-log-begins = { $side }: { $phase }
acies-log-deployed = { $side-The } { $side-gender ->
    [mp] have
    [fp] have
   *[other] has
} deployed.
acies-log-revealed = { $unit } deployed in { $cell }.
acies-log-first-roll = { $side-The } { $side-gender ->
    [mp] roll
    [fp] roll
   *[other] rolls
} { $die } for the first turn.
acies-log-first = { $side-The } { $side-gender ->
    [mp] begin
    [fp] begin
   *[other] begins
}.
acies-log-turn = Turn { $turn }: { $side }
acies-log-extra-turn = Turn { $turn }: { $side } again
acies-log-again = { $side-The } { $side-gender ->
    [mp] have
    [fp] have
   *[other] has
} the next turn as well.
acies-log-cancelled = { $side-The } { $side-gender ->
    [mp] prevent
    [fp] prevent
   *[other] prevents
} the extra turn.
# $cards: how many.
acies-log-shuffled = { $side-The } { $side-gender ->
    [mp] shuffle
    [fp] shuffle
   *[other] shuffles
}: a deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
acies-log-drew = { $side-The } { $side-gender ->
    [mp] draw
    [fp] draw
   *[other] draws
} { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
acies-log-scouted-enemy-hand = { $side-The } { $side-gender ->
    [mp] discard
    [fp] discard
   *[other] discards
} { $unit } to scout: a look at the enemy's hand.
acies-log-scouted-enemy-deck = { $side-The } { $side-gender ->
    [mp] discard
    [fp] discard
   *[other] discards
} { $unit } to scout: a look at the top of the enemy's deck.
acies-log-scouted-own-deck = { $side-The } { $side-gender ->
    [mp] discard
    [fp] discard
   *[other] discards
} { $unit } to scout: a look at the top of the own deck.
acies-log-flank-discard = { $side-The } { $side-gender ->
    [mp] discard
    [fp] discard
   *[other] discards
} { $unit } for a flank point.
acies-log-flank-points = { $side-The } { $side-gender ->
    [mp] have
    [fp] have
   *[other] has
} { $points ->
    [one] 1 flank point
   *[other] { $points } flank points
} now.
acies-log-encircling = { $side-The } { $side-gender ->
    [mp] are
    [fp] are
   *[other] is
} the Encircling army now.
acies-log-nobody-encircling = Neither army encircles the other now.
acies-log-played = { $side-The } { $side-gender ->
    [mp] play
    [fp] play
   *[other] plays
} { $card }.
acies-log-flank-barred = { $unit } { $unit-gender ->
    [mp] go
    [fp] go
   *[other] goes
} back to the hand: no flank point.
# $left: cards left in the deck.
acies-log-main-body = The top card of the deck of { $side-the } is lost, unseen: { $left } left.
acies-log-discarded = { $side-The } { $side-gender ->
    [mp] discard
    [fp] discard
   *[other] discards
} { $card }.
acies-log-rallied = { $side-The } { $side-gender ->
    [mp] take
    [fp] take
   *[other] takes
} { $card } back from the casualties.
acies-log-rallied-face-down = { $side-The } { $side-gender ->
    [mp] take
    [fp] take
   *[other] takes
} a face-down card back from the casualties.
acies-log-moved = { $unit } { $unit-gender ->
    [mp] move
    [fp] move
   *[other] moves
} from { $from } to { $to }.
acies-log-readied = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} ready.
acies-log-upright = { $unit } { $unit-gender ->
    [mp] turn
    [fp] turn
   *[other] turns
} upright.
acies-log-entered = { $unit } { $unit-gender ->
    [mp] enter
    [fp] enter
   *[other] enters
} in { $cell }.
# $rolled: the die with what is added. $need: what it must show.
acies-log-hit = { $side }: { $unit } { $unit-gender ->
    [mp] hit
    [fp] hit
   *[other] hits
} { $cell }: { $rolled } ({ $need }).
acies-log-missed = { $side }: { $unit } { $unit-gender ->
    [mp] miss
    [fp] miss
   *[other] misses
} { $cell }: { $rolled } ({ $need }).
acies-log-rampage = { $side }: { $unit } { $unit-gender ->
    [mp] run
    [fp] run
   *[other] runs
} wild on a { $die }!
acies-log-no-rampage = { $side }: { $unit } { $unit-gender ->
    [mp] stay
    [fp] stay
   *[other] stays
} calm on a { $die }.
# $markers: how many it has now. $hits: how many eliminate it.
acies-log-marked = { $unit } { $unit-gender ->
    [mp] take
    [fp] take
   *[other] takes
} a disorder marker: { $markers } of { $hits }.
acies-log-recovered = { $unit } { $unit-gender ->
    [mp] lose
    [fp] lose
   *[other] loses
} a disorder marker: { $markers } left.
acies-log-eliminated = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} eliminated.
acies-log-attacked = { $unit } { $unit-gender ->
    [mp] attack
    [fp] attack
   *[other] attacks
} { $cell }.
acies-log-attacked-flank = { $unit } { $unit-gender ->
    [mp] attack
    [fp] attack
   *[other] attacks
} the flank of { $cell }.
acies-log-attacked-main-body = { $unit } { $unit-gender ->
    [mp] attack
    [fp] attack
   *[other] attacks
} the main body.
acies-log-flank-found = { $side }: { $unit } { $unit-gender ->
    [mp] reach
    [fp] reach
   *[other] reaches
} the flank: { $die } ({ $need }).
acies-log-flank-failed = { $side }: { $unit } { $unit-gender ->
    [mp] fail
    [fp] fail
   *[other] fails
} to reach the flank: { $die } ({ $need }).
acies-log-flanking = { $unit } { $unit-gender ->
    [mp] hold
    [fp] hold
   *[other] holds
} a tactical flank advantage.
acies-log-stopped = { $card }: the attack of { $cell } comes to nothing.
acies-log-diverted = The attack of { $cell } goes at { $target } instead.
acies-log-escapes = { $side }: { $unit } can withdraw: { $rolled } ({ $need }).
acies-log-caught = { $side }: { $unit } cannot withdraw: { $rolled } ({ $need }).
acies-log-withdrew-line = { $unit } { $unit-gender ->
    [mp] withdraw
    [fp] withdraw
   *[other] withdraws
} to the First Line.
acies-log-withdrew-hand = { $unit } { $unit-gender ->
    [mp] withdraw
    [fp] withdraw
   *[other] withdraws
} to the hand.
acies-log-withdrew-stay = { $unit } { $unit-gender ->
    [mp] withdraw
    [fp] withdraw
   *[other] withdraws
} without giving ground.
# $attack, $defence: sums. $verdict: who won.
# $side and $attack: whose die and sum; $enemy and $defence: those of the other side.
acies-log-fought = { $attacker } against { $defender }: { $side } { $attack }, { $enemy } { $defence }: { $verdict }.
# What is added to a die.
acies-adds-melee = melee value
acies-adds-versus = against { $code }
acies-adds-flank = flank
acies-adds-encircling = encircling
acies-adds-fire = shots at { $unit }
acies-adds-faster = more than twice as fast
acies-verdict-tie = a tie
acies-verdict-attacker = the attacker wins
acies-verdict-defender = the defender wins
acies-verdict-attacker-spares = the attacker wins and spares its enemy the last marker
acies-verdict-defender-spares = the defender wins and spares its enemy the last marker
acies-verdict-attacker-routs = the attacker wins and destroys the target
acies-verdict-defender-routs = the defender wins and destroys the attacker
acies-log-advanced = { $unit } { $unit-gender ->
    [mp] advance
    [fp] advance
   *[other] advances
} from { $from } to { $to }.
# $side: the winner. $loser: the other side.
acies-over-no-cards = { $side-The } { $side-gender ->
    [mp] win
    [fp] win
   *[other] wins
}: neither deck nor reserve is left to { $loser-the }.
acies-over-afterwards = The card that was just played came to the reserve only after it had been carried out: too late to be drawn.
acies-over-rout = { $side-The } { $side-gender ->
    [mp] win
    [fp] win
   *[other] wins
}: { $loser-the } { $loser-gender ->
    [mp] have
    [fp] have
   *[other] has
} lost more than half of the army.
acies-over-turn-cap = { $side-The } { $side-gender ->
    [mp] win
    [fp] win
   *[other] wins
} at the end of the last turn: { $loser-the } { $loser-gender ->
    [mp] have
    [fp] have
   *[other] has
} lost a larger share of the army.
acies-over-conceded = { $side-The } { $side-gender ->
    [mp] win
    [fp] win
   *[other] wins
}: { $loser-the } { $loser-gender ->
    [mp] concede
    [fp] concede
   *[other] concedes
}.
acies-over-both = Neither side has a card left to draw: a draw.
acies-over-draw = The last turn is over: a draw.
# What came of something by which nothing changed, in a word or two.
acies-outcome-missed = missed
acies-outcome-stopped = stopped
acies-outcome-no-flank = no flank
acies-outcome-tie = tie
acies-outcome-spared = spared
acies-outcome-calm = calm
acies-outcome-caught = caught
acies-outcome-withdrew = withdrawn

## Chances

acies-part-melee = Melee value
acies-part-versus = Against { $code }
acies-part-flank = Tactical flank advantage
acies-part-encircling = Encircling army
acies-fate-target-lost = attacker wins, target eliminated
acies-fate-target-marked = attacker wins, marker for the target
acies-fate-target-spared = attacker wins, no effect
acies-fate-tie = tie
acies-fate-attacker-spared = defender wins, no effect
acies-fate-attacker-marked = defender wins, marker for the attacker
acies-fate-attacker-lost = defender wins, attacker eliminated
acies-escape-line = The target may withdraw to the First Line before the combat ({ $need }).
acies-escape-hand = The target may withdraw to the hand before the combat ({ $need }).
acies-escape-stay = The target may withdraw before the combat without giving ground ({ $need }).
acies-check-flank = Flank attempt
acies-check-flank-means = The unit turns to the flank of its target, and both sides roll. If it fails, the attack is spent.
acies-check-shot = Shot
acies-check-fire = Shots at { $unit }
acies-check-shot-marked = The target takes a disorder marker.
acies-check-shot-lost = The target is eliminated.
acies-check-shot-elephants = The elephants may run wild.
acies-check-shot-elephants-marked = The elephants take a disorder marker and may run wild.
acies-check-rampage = Rampage
acies-check-rampage-means = The elephants are eliminated.
acies-check-withdrawal = Withdrawal
acies-check-faster = More than twice as fast
acies-check-withdraw-line = The unit goes back to the First Line; there is no combat.
acies-check-withdraw-hand = The unit goes back to the hand without its markers; there is no combat.
acies-check-withdraw-stay = The unit stays where it is; there is no combat.

## Cards and panels

acies-status-turned = turned, not ready
acies-status-flanking = holds the flank of column { $column }
acies-status-flanking-edge = flanking, at the edge of the field
acies-status-not-ready = moves next turn at the earliest
acies-status-fired = has shot
acies-status-reacted = has reacted
acies-status-attacked = has attacked
acies-status-halted = stopped by Difficult Terrain
acies-progress-rout = Lost, in points
acies-fact-cards = { $side }: cards
# $deck, $hand, $reserve: how many cards.
acies-fact-held = deck { $deck }, hand { $hand }, reserve { $reserve }
acies-fact-casualties = { $side }: casualties
acies-fact-no-casualties = none
acies-fact-lost = { $up } face up
acies-fact-lost-face-down = { $up } face up, { $down } face down
acies-fact-flank-points = { $side }: flank points
acies-fact-encircling = Encircling army
acies-fact-nobody = neither
acies-fact-main-body = the Melee Line attacks the main body
acies-fact-no-attacks = nobody attacks in this phase

## Tables

acies-chart-units = Units
acies-chart-unit = Unit
acies-chart-unit-of = { $unit } ({ $code })
acies-chart-move = Move
acies-chart-melee-value = Melee
acies-chart-missiles = Missiles
acies-chart-hits = Hits
acies-chart-cost = Cost
acies-chart-traits = Traits
acies-chart-fire = Shots at it
acies-chart-versus = Modifiers
acies-chart-defence-only = { $melee } (defence only)
acies-chart-units-types = { $types }.
acies-chart-units-covers = CAV is LC and HC. Whatever holds of HI holds of PH too (1.6).
acies-chart-units-missiles = Missiles: the highest result that hits, at short and at long range; 0 cannot shoot so far (9.4).
acies-chart-units-fire = Shots at it: what is added to the die of a shot at the unit (9.5).
acies-chart-units-cavalry = LC and HC attack EL only on the flank (10.4).
acies-chart-tactics = Tactics cards
acies-chart-card = Card
acies-chart-when = Who and when
acies-chart-effect = Effect
acies-chart-tactics-stack = Used cards go to the reserve. Each side may play several in one combat, alike or not (16.0).
acies-chart-tactics-one = Used cards go to the reserve. Each side may play only one in a combat (16.0).
acies-chart-melee = What is added to the die in a combat
acies-chart-modifier = Modifier
acies-chart-whose = Whose
acies-chart-adds = Adds
acies-chart-attacker = attacker
acies-chart-both = both sides
acies-chart-own-unit = own unit
acies-chart-light-defender = light infantry that defends itself
acies-chart-as-noted = as the card says
acies-chart-each = { $adds } each
acies-chart-versus-enemy = Modifiers against the enemy's type
acies-chart-melee-result = Both sides roll a ten-sided die. The lower total takes a disorder marker; with equal totals nothing happens (10.10).
acies-chart-melee-double = A total of more than twice the other eliminates (10.10).
acies-chart-melee-flank = With a tactical flank advantage every victory of the attacker eliminates (11.6).
acies-chart-melee-skirmishers = Skirmishers only ever put one marker on the loser (10.10).
acies-chart-tfa = Tactical flank advantage
acies-chart-case = Case
acies-chart-die = Die
acies-chart-tfa-faster = The attacker is faster
acies-chart-tfa-much-faster = The attacker is more than twice as fast
acies-chart-tfa-pinned = The target is in contact with another unit of the attacker's side
acies-chart-tfa-across = The target is not upright
acies-chart-tfa-card = { $card } with the declaration
acies-chart-tfa-who = The attacker must be upright and unopposed. It reaches enemies in the columns beside its own (11.1). The best case counts.
acies-chart-tfa-effect = The advantage adds 4, voids good modifiers against types, and makes every victory eliminate (11.4 to 11.6).
acies-chart-tfa-kept = A unit that keeps flanking attacks there again without an attempt (11.7).
acies-chart-withdrawal = Withdrawal
acies-chart-way = Way
acies-chart-without-die = Without a roll
acies-chart-way-line = W1: from the Melee Line to the First Line
acies-chart-way-hand = W2: from the First Line to the hand
acies-chart-way-stay = W3: in the First Line, without giving ground
acies-chart-slips-line = skirmishers before foot other than skirmishers; cavalry before any foot
acies-chart-slips-hand = skirmishers before heavy and medium infantry
acies-chart-withdrawal-who = The target must be upright and faster than its attacker, and no Treacherous Terrain may lie with the attack (12.1).
# $adds: what is added to the die.
acies-chart-withdrawal-faster = More than twice as fast: { $adds } to the die (12.3).
acies-chart-withdrawal-cell = For W1 the cell behind must be empty (12.2).
acies-chart-turn = The course of a turn
acies-chart-number = No.
acies-chart-phase = Phase
acies-chart-happens = What happens
acies-chart-turn-scout = Discard a scout and look at the enemy's hand or at the top of a deck.
acies-chart-turn-encircling = Both sides discard for flank points. Whoever has more adds 1 to every combat.
acies-chart-turn-manoeuvre = Move to the Melee Line, ready turned units, play a unit. Arrivals may be shot at.
acies-chart-turn-missile = Each upright shooter may shoot once.
acies-chart-turn-attack = Each unit may attack once.
acies-chart-turn-discard = Discard down to six, draw one; then Rally and Initiative.
acies-chart-turn-cohesion = The active player may play Cohesion in every phase (5.2).

# Decks while they are built.
acies-budget-units = Units
acies-budget-units-with = Units, with { $spare } points that the tactics leave over
acies-budget-tactics = Tactics
acies-budget-standard = Standard tactics, free
acies-deck-unknown-unit = There is no unit "{ $id }".
acies-deck-deploys = { $count } units are to be deployed; at most { $most } may be.
acies-deck-not-in-deck = { $unit }: the deck has not so many to deploy.
acies-deck-too-small = { $cards } cards, { $units } of them units: a deck needs at least { $least } cards and one unit.
acies-deck-too-large = { $cards } cards are too many: at most { $most }.
acies-deck-tactics = The tactics cost { $spent } points; there are { $budget }.
acies-deck-units = The units cost { $spent } points; there are { $budget }, and { $spare } that the tactics leave over.
acies-deck-unknown-list = There is no army list "{ $id }".
acies-deck-over-limit = { $unit }: { $count }, but the army list allows { $most }.

# Why the computer did something. What ends in "for" is something to be done ("to threaten ..."), what ends in "against" a fact.
acies-account-strike-for = threaten { $unit }
acies-account-strike-against = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} let go
acies-account-danger-for = keep { $unit } in check
acies-account-danger-against = { $unit } can strike next
acies-account-blow = break { $unit }
acies-account-risk = { $unit } may lose the combat
# $chance: in so many cases of a hundred.
acies-account-shot = wear down { $unit } ({ $chance } %)
acies-account-siege-for = get at the enemy's main body
acies-account-siege-against = the enemy's main body is left alone
acies-account-main-body = take a card from the enemy's army
acies-account-finish = leave the enemy no card to draw
acies-account-exhaustion-for = keep a card to draw
acies-account-exhaustion-against = no card would be left to draw
acies-account-caution = the attack promises little
acies-account-advance = it leaves its place
acies-account-presence = bring one more unit onto the field
acies-account-block-for = protect the main body
acies-account-block-against = the main body was in little danger there
acies-account-road = open a way to the enemy's main body
acies-account-strength = strengthen the line
acies-account-flank-for = use the flank
acies-account-flank-against = the flank could still be used
acies-account-freed = have it free again: nobody is left to strike on that flank
acies-account-encircling-for = gain on the flanks
acies-account-encircling-against = nothing is gained on the flanks
acies-account-card = it costs a card
acies-account-scout-for = see hidden cards
acies-account-scout-against = there is little to be seen
acies-account-rally = bring a unit back
acies-account-cohesion = restore order
acies-account-reserve-for = get fresh cards
acies-account-reserve-against = there is no need of fresh cards
acies-account-terrain = make attacks difficult
acies-account-initiative = take the next turn, too
acies-account-morale = strike at the enemy's morale
acies-account-spared-for = escape the blow
acies-account-spared-against = the attack would rather be welcome
acies-account-combat-for = have the better odds in the combat
acies-account-combat-against = the combat becomes no better
acies-account-place-for = win a place in the line
acies-account-place-against = a place in the line is given up
acies-account-ready = begin
acies-account-want = nothing better can be done
acies-aim-attack = attack { $unit }
acies-aim-shot = shoot at { $unit }
