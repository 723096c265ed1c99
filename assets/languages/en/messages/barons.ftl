# The Barons' War.
#
# A counter, a Battle or an army named $unit, $battle, $army and so on brings its gender along as $unit-gender: m, f,
# mp or fp (p: plural). Hexes are printed numbers. $chit is the value of a chit; 0 is an empty box.

## Names and words

barons-nobody = nobody
barons-wind-0 = N
barons-wind-1 = NNE
barons-wind-2 = NE
barons-wind-3 = ENE
barons-wind-4 = E
barons-wind-5 = ESE
barons-wind-6 = SE
barons-wind-7 = SSE
barons-wind-8 = S
barons-wind-9 = SSW
barons-wind-10 = SW
barons-wind-11 = WSW
barons-wind-12 = W
barons-wind-13 = WNW
barons-wind-14 = NW
barons-wind-15 = NNW
barons-class-infantry = infantry
barons-class-men-at-arms = men-at-arms
barons-class-cavalry = heavy cavalry
barons-class-leader = leader
barons-class-overall-leader = overall leader
barons-check-waver = waver check
barons-check-shaken = shaken check
barons-check-broken = broken check
barons-spirit-good = in good order
barons-spirit-shaken = Shaken
barons-spirit-broken = Broken
barons-spirit-gone = eliminated
barons-segment-set-up = Set-up
barons-segment-allotment = Command chits
barons-segment-replacement = Chit replacement
barons-segment-initiative = Initiative
barons-segment-movement = Movement
barons-segment-adjustment = Defensive adjustment
barons-segment-defensive-fire = Defensive fire
barons-segment-offensive-fire = Offensive fire
barons-segment-melee = Melee
barons-segment-charge-continuation = Charge continuation
barons-segment-attack-continuation = Attack continuation
barons-segment-recovery = Recovery

## Questions and hints

barons-ask-place = { $unit }: in which hex?
barons-hint-place = Click a marked hex. What is placed can be turned, or taken back with a right-click.
barons-ask-placed = All your counters are placed.
barons-hint-placed = End the set-up, or turn and move counters first.
# $edward: the Battle that the rule binds.
barons-ask-designate = Against which enemy Battle is { $edward } set?
barons-hint-designate = It may attack no other until that one is Broken or gone.
barons-ask-allot = Share out your command chits.
barons-hint-allot = Put chits on the tracks of your Battles until the points are used up exactly. The enemy sees them when both sides are done: from then on all tracks lie open.
barons-ask-replace = A new chit has come, a { $chit }. Which track takes it?
barons-hint-replace = Click a track, or leave the chit aside.
barons-ask-first = The first turn is yours. Which Battle acts, and with which chit?
barons-hint-first = Nobody bids against it: the scenario gives it to you. Click a chit on its track; an empty box counts as 0.
barons-ask-forced = The { $army } have had two turns running: now it is your turn. Which Battle acts?
barons-hint-forced = It must be the highest chit that you can use; if you have none, an empty box.
barons-ask-offer = Which Battle do you offer, and with which chit?
barons-hint-offer = Click a chit on a track, or an empty box for 0. The enemy may beat it with a higher one.
barons-ask-answer = The { $army } offer { $battle } with a { $chit }. Do you go higher?
barons-hint-answer = Click a higher chit on one of your tracks, or pass and leave them the turn.
barons-ask-move = { $battle }: whom do you move? A { $chit } is in force.
barons-hint-move = Click a unit or the leader; stacks and riding leaders have choices of their own.
barons-ask-interlude = Move { $battle } before the enemy attacks again.
barons-hint-interlude = As with a 0: enter no enemy zone of control. Nobody fights.
# $left: movement points.
barons-ask-move-to = { $unit }: where to? { $left } MP left.
barons-hint-move-to = Click a marked hex, or turn.
barons-hint-move-or-charge = Click a marked hex, or turn. Cavalry that charges does nothing else: click its target.
barons-hint-move-on = Go on, turn, or end the move.
barons-ask-enter = { $unit }: by which hex onto the map?
barons-hint-enter = Click a marked hex and choose a facing.
barons-ask-charge-to = The charge goes on. { $unit }: where to? { $left } MP left.
barons-ask-reaction = { $unit } must charge. By which way?
barons-hint-reaction = Move the mouse about the target to choose hex and facing, then click.
barons-ask-continue-charge = The hex is taken. Charge on with { $unit }?
barons-hint-continue-charge = One more move and one more attack. Afterwards chargers are Shaken and fall back in any case.
barons-ask-second-strike = { $unit }: whom to strike?
barons-hint-second-strike = Click an enemy in front, or end the charge.
barons-idle-offer = no chit can be played
# $chit: the value of a chit.
barons-idle-answer = no chit is higher than the { $chit }
barons-ask-adjust = Turn your units near the active Battle?
barons-hint-adjust = Click a unit: each hex may turn once, at no cost, and change its order.
barons-ask-evade = Pull cavalry back from the enemy's foot?
barons-hint-evade = Click cavalry: it goes back two full hexes, then turns as it likes.
barons-ask-face = { $unit }: facing which way now?
barons-hint-face = Choose one of the six directions; it costs nothing.
barons-ask-defensive-fire = Shoot at the active Battle?
barons-ask-offensive-fire = Shoot before the melee?
barons-hint-fire = Point at a marked enemy to read the chances, click to shoot; where several can, you choose who does.
barons-ask-attack = Whom do you attack?
barons-hint-attack = Click a marked enemy: the choices name the attacking hexes and their chances. Shift and clicks on your units choose first who attacks.
barons-ask-reply = { $unit } in { $hex }: whom to strike back at?
barons-hint-reply = Click one of the attacking hexes.
barons-ask-advance = Who advances into { $hex }?
barons-hint-advance = Units of one attacking hex may; or stay.
# $left: hexes.
barons-ask-retreat = { $unit } must go back { $left ->
    [0] further, to a hex without others
    [one] one hex
   *[other] { $left } hexes
}. Where to?
barons-ask-recoil = The charge is spent: { $unit } must fall back { $left ->
    [0] further, to a hex without others
    [one] one hex
   *[other] { $left } hexes
}. Where to?
barons-hint-retreat = Click a marked hex.
barons-ask-displace = Where does { $unit } escape to?
barons-hint-displace = Click a marked hex: the nearest units of his Battle.
barons-ask-continue = Attack with { $battle } for another round?
# $hexes: how far its nearest unit is from an enemy.
barons-hint-continue-far = Its nearest enemy is { $hexes ->
    [one] beside it
   *[other] { $hexes } hexes away
}.
barons-hint-continue = First the enemy may move one Battle, without a fight. Then this one goes through all its segments once more, and no third time.
barons-ask-react = Move one of your Battles before the attack goes on?
barons-hint-react = It moves as with a 0 and costs no chit. Nobody fights.

## Choices

barons-do-place = { $unit }: place in { $hex }
barons-do-take-up = Take { $unit } back
barons-do-set-up-automatically = Set the rest up automatically
barons-do-set-up-done = Set-up done
barons-do-select = Place { $unit } next
barons-do-select-placed = { $unit }: turn or move in the set-up
barons-do-designate = Against { $battle }
barons-do-place-chit = { $battle }: put a { $chit } on the track
barons-do-take-chit = { $battle }: take a { $chit } back
barons-do-allot-automatically = Share the rest out evenly
barons-do-allot-done = The chits are shared out
barons-do-decline-chit = Leave the chit aside
barons-do-bid = { $battle } with { $chit ->
    [0] an empty box (0)
   *[other] a { $chit }
}
barons-do-pass = Pass
barons-do-concede = Concede
barons-do-pick = Move { $unit }
barons-do-put-back = Put it back
barons-do-swap = { $unit } to the top
barons-do-finish = End the move
barons-do-finish-below = End the move below { $unit }
barons-do-withdraw = Break away: go back two hexes
barons-do-enter = Enter at { $hex }, facing { $facing }
barons-do-enter-leader = Enter at { $hex }
barons-do-end-adjustment = End the adjustment
barons-do-end-movement = End movement
barons-do-move = { $unit }: to { $hex }
# $against: the enemy hex that counts as a new attack.
barons-do-move-against = { $unit }: to { $hex }, a new attack on { $against }
barons-do-face = { $unit }: face { $facing }
barons-do-keep-facing = { $unit }: go on facing { $facing }
# $target: the enemy hex. $hex: where the charge ends.
barons-do-charge = Charge { $whom } in { $target } from { $hex }, facing { $facing }
barons-do-strike-out = Charge { $whom } in { $target } from here, facing { $facing }
barons-do-evade = { $unit }: go back two hexes
barons-do-end-evasion = Stand
# $chance: how likely it hits at all, and what is added to the die.
barons-do-fire = { $unit } at { $target } in { $hex }: { $chance }
barons-chance-of-a-hit = { $percent } % to hit
barons-do-end-fire = End fire
# $from: hexes in a row.
barons-do-attack = Attack { $whom } in { $hex } from { $from }
barons-do-reply = Strike back at { $target } in { $hex }
barons-do-end-melee = End melee
barons-do-retreat = { $unit }: back to { $hex }
barons-do-advance = { $unit }: advance into { $hex }
barons-do-no-advance = Stay
barons-do-displace = { $unit }: escape to { $hex }
barons-do-continue-charge = Charge on with { $unit }
barons-do-end-charge = End the charge
barons-do-continue-attack = Attack for another round
barons-do-end-activation = End the activation
barons-do-react = Move { $battle }
barons-do-no-reaction = Move no Battle

## What follows from a choice

barons-about-charge = The charge adds { $bonus ->
    [0] nothing
   *[other] { $bonus }
} to the die: it brings cavalry farther than a march, and if it takes the hex it may go on.
barons-about-fire = Afterwards { $unit } can attack no other hex in melee in this activation ({ $rule }).
barons-about-leader-escapes = { $unit } { $unit-gender ->
    [mp] escape
    [fp] escape
   *[other] escapes
} to the nearest unit of the Battle, and { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} out of play only if there is none (6.3){ $rolls ->
    [yes] , or if the die says so
   *[no] {""}
}.

## Refusals: one for each reason

barons-no-such-battle = there is no Battle "{ $id }" in this scenario
barons-why-no-such-hex = There is no hex { $hex } on the map.
barons-why-not-now = This is not what is asked now.
barons-why-not-yours = { $unit } { $unit-gender ->
    [mp] belong
    [fp] belong
   *[other] belongs
} to the other side.
barons-why-not-your-battle = { $battle } belongs to the other side.
barons-why-not-active = Only the active Battle acts now; { $unit } { $unit-gender ->
    [mp] do
    [fp] do
   *[other] does
} not belong to it.
barons-why-off-map = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} not on the map.
barons-why-wrong-counter = This can't be done with { $unit }.
barons-why-set-up-area = { $unit } must stand in the set-up area of { $unit-gender ->
    [mp] their
    [fp] their
   *[other] its
} Battle.
barons-why-not-set-up = { $left ->
    [one] One counter has still to be placed.
   *[other] { $left } counters have still to be placed.
}
barons-why-points-left = { $left ->
    [one] One point has still to be shared out.
   *[other] { $left } points have still to be shared out.
}
barons-why-no-points = { $left ->
    [0] No point is left.
    [one] Only one point is left.
   *[other] Only { $left } points are left.
}
barons-why-would-not-fit = The points that are left would not fit into the boxes that are left.
barons-why-track-full = { $battle }: no box of the track is empty.
barons-why-too-many-fours = The leadership of { $leader } allows { $most ->
    [one] a single 4-chit
   *[other] { $most } 4-chits at the start
}.
barons-why-no-chit = On the track of { $battle } there is { $chit ->
    [0] no empty box
   *[other] no { $chit }
}.
barons-why-bad-chit = A { $chit } can't be used here.
barons-why-not-in-play = { $battle } is not in play.
barons-why-not-yet = { $battle } comes with a chit of its own, from turn number { $activation } of its side on.
barons-why-not-higher = A { $chit } has been offered: the answer must be higher.
barons-why-not-highest = It must be the highest chit that you can use, a { $chit }.
barons-why-battle-down = { $battle } is no longer in good order: it neither attacks nor charges.
barons-why-broken-zoc = { $hex } lies in an enemy zone of control, and { $battle } is Broken: its units enter none.
barons-why-edward-bound = { $edward } may attack only { $battle }.
barons-why-no-continuation = The attack can't be continued.
barons-why-cannot-name = { $battle } can't be named: it must be an enemy Battle.
barons-why-moved = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} already moved.
barons-why-out-of-command = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} out of command.
barons-why-moving = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} on the move now.
barons-why-nobody-else = Nobody is there to go along with { $unit }.
barons-why-not-on-top = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} not the unit of the stack that can do this.
barons-why-not-in-front = { $hex } does not lie in front.
barons-why-not-adjacent = { $hex } is not adjacent.
barons-why-prohibited = The terrain of { $hex } is closed here.
# $left: movement points.
barons-why-too-far = The cheapest way to get there costs { $cost } MP, and { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
barons-why-leader-too-slow = { $unit } can't keep up.
barons-why-enemy-held = The enemy holds { $hex }.
barons-why-in-zoc = { $unit } can't step out of an enemy zone of control.
barons-why-stopped = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
    *[other] has
} entered an enemy zone of control and { $unit-gender ->
    [mp] go
    [fp] go
    *[other] goes
} no farther in this move.
barons-why-shaken-zoc = { $unit } { $unit-gender ->
    [mp] are Shaken and enter
    [fp] are Shaken and enter
   *[other] is Shaken and enters
} no enemy zone of control, such as lies over { $hex }.
barons-why-zero-zoc = { $hex } lies in an enemy zone of control, or would be a new attack: a 0 allows neither.
barons-why-attack-limit = The chit allows { $most ->
    [0] no new attack
    [one] one new attack, and it has been begun
   *[other] { $most } new attacks, and they have been begun
}; { $hex } would be another.
barons-why-not-against = One of the enemy hexes whose zone of control is entered must be named as the new attack.
barons-why-out-of-command-near = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} out of command and can't come next to an enemy, as in { $hex }.
barons-why-full = Two units stand in { $hex } already.
barons-why-other-battle = { $unit } { $unit-gender ->
    [mp] belong
    [fp] belong
   *[other] belongs
} to { $battle }: only units of one Battle stack.
barons-why-pairing = These classes don't stack: { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} { $class }.
barons-why-stack-through = A stack does not pass through other units, as in { $hex }.
barons-why-through-stack = Nobody passes through a stack, as in { $hex }.
barons-why-no-end = The move could not end legally after { $hex }.
barons-why-facing-differs = All units of a hex face alike: { $unit } { $unit-gender ->
    [mp] face
    [fp] face
   *[other] faces
} another way.
barons-why-same-facing = It faces that way already.
barons-why-bad-facing = There is no facing { $facing }: they are 0 to 5.
barons-why-no-points-to-turn = No MP is left for another turn.
barons-why-turned = { $unit }: this has been done already.
barons-why-too-far-to-adjust = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} too far from the active Battle.
barons-why-cannot-charge = { $unit } can't charge: only unshaken cavalry does.
barons-why-charge-first = A charge must be the whole move.
barons-why-charge-near = { $hex } is too near for a planned charge: it must be two hexes away.
barons-why-no-sight = { $hex } can't be seen from { $from }.
barons-why-no-charge-way = No charge can come to { $hex }.
barons-why-charge-terrain = No charge enters { $hex } or strikes into it: its terrain forbids it.
barons-why-no-entry = { $hex } is no place of entry for this Battle.
barons-why-entry-blocked = No place of entry lets { $unit } in now: { $unit-gender ->
    [mp] they
    [fp] they
   *[other] the unit
} must wait.
barons-why-leader-place = The leader can't go to { $hex }.
barons-why-no-retreat = { $unit } can't go back two full hexes.
barons-why-no-withdrawal = { $unit } can't break away: only Shaken cavalry in an enemy zone of control does, as its whole move.
barons-why-no-evasion = { $unit } can't avoid combat: only cavalry next to enemy foot does.
barons-why-no-fire = { $unit } can't shoot.
barons-why-fired = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} already shot.
barons-why-below-infantry = { $unit } can't shoot from below other infantry.
barons-why-no-target = No enemy stands in { $hex }.
# $most: hexes.
barons-why-out-of-range = { $unit }: { $far } hexes are out of range, which is { $most ->
    [one] one hex
   *[other] { $most } hexes
}.
barons-why-behind-firer = { $hex } lies behind { $unit }.
barons-why-range-one = { $hex } is next to { $unit }: other enemies can be shot at, and nobody has come there.
barons-why-target-not-active = Nobody in { $hex } belongs to the active Battle.
barons-why-no-enemy = No enemy stands in { $hex }.
barons-why-attacked-hex = { $hex } has been attacked already.
barons-why-has-attacked = { $hex } has attacked already.
barons-why-nobody-attacks = Nobody in { $hex } can attack.
barons-why-shaken-melee = { $unit } { $unit-gender ->
    [mp] are Shaken and begin
    [fp] are Shaken and begin
   *[other] is Shaken and begins
} no melee.
barons-why-fired-elsewhere = { $unit } shot at another hex and can only attack that one.
barons-why-charger-target = The charge was aimed at { $hex }: that is what must be attacked.
barons-why-foot-with-charger = { $unit } can't attack together with charging cavalry.
barons-why-charger-owes = { $unit } { $unit-gender ->
    [mp] have
    [fp] have
   *[other] has
} still to attack the target of the charge.
barons-why-bad-attack = An attack needs attacking hexes, each named once.
barons-why-not-attacking = Nobody attacks from { $hex }.
barons-why-reply-front = { $hex } does not lie in front of the defender.
barons-why-retreat-away = { $hex } does not lead farther from where the retreat began.
barons-why-retreat-zoc = { $hex } lies in an enemy zone of control.
barons-why-retreat-friend = The unit can't pass the friends in { $hex }.
barons-why-retreat-steep = No retreat climbs the steep slope to { $hex }.
barons-why-retreat-short = Another way leads farther than { $hex } and must be taken.
barons-why-cannot-advance = { $unit } can't advance: only unshaken units do that struck, from the hex they struck from.
barons-why-here = The move stands in { $hex } already.
barons-why-too-steep = The slope from { $from } to { $hex } is too steep here.
barons-why-zoc-stops = The enemy zone of control over { $hex } stops whoever enters it.
barons-why-out-of-command-zoc = { $unit } { $unit-gender ->
    [mp] are out of command and enter
    [fp] are out of command and enter
   *[other] is out of command and enters
} no enemy zone of control, such as lies over { $hex }.
barons-why-leader-zoc = A leader alone does not enter the enemy zone of control over { $hex }.
barons-why-one-wheel = A charge at { $hex } would have to wheel more than once.
barons-why-charge-through = A charge passes nobody, and { $hex } is held.
barons-why-must-charge = The cavalry must charge whoever set it off, in { $hex }.
barons-why-nearer-target = The cavalry charges the nearest enemy, in { $hex }.
barons-why-nobody-in-range = No enemy is near enough for { $unit }: the range is { $most ->
    [one] one hex
   *[other] { $most } hexes
}.
barons-why-nobody-fires = No unit that could shoot now is on the map.
barons-why-nobody-near = No unit of the active side is next to { $hex }.
barons-why-no-enemy-near = No enemy is next to { $hex }.
barons-why-retreat-stop = The retreat could not go on from the friends in { $hex }, and must not end there.
barons-why-advance-into = The advance leads into { $hex } and nowhere else.
barons-why-nobody-there = Nobody stands in { $hex }.
barons-why-all-set-up = Every counter is set up.
barons-why-has-begun = The move of { $unit } has begun and can't be taken back so.

## The journal

barons-throw-morale = morale
barons-throw-leader = a leader's fate
barons-throw-edward = Edward's freedom
barons-throw-replacement = a new chit
barons-throw-reaction = a reaction charge
barons-throw-fire = a shot
barons-throw-melee-attack = the attack
barons-throw-melee-defence = the reply
barons-throw-recovery = recovery
barons-throw-effectiveness = effectiveness
# $purpose: what for. $sides: of the die. $face: what came up.
barons-log-die = Die for { $purpose } (d{ $sides }): { $face }
barons-log-sets-up = { $army }: set-up
barons-log-placed = { $unit } in { $hex }.
barons-log-taken-up = { $unit } taken back.
barons-log-ready = { $army }: set-up done.
barons-log-designated = { $edward } is set against { $battle }.
barons-log-allots = { $army }: command chits
barons-log-allotted = { $army }: the chits are shared out, face down.
# $chits: values in a row.
barons-log-revealed = { $battle }: chits { $chits }.
barons-log-revealed-none = { $battle }: no chits.
barons-log-turn = Turn { $turn }
barons-log-begins = { $army }: { $segment }
barons-log-no-replacement = { $army }: no new chit.
barons-log-replacement = { $army }: a new chit, a { $chit }.
barons-log-chit-placed = { $battle } takes the { $chit }.
barons-log-chit-declined = The { $army } leave the { $chit } aside.
barons-log-edward-freed = { $edward } is in hand again and may attack anybody.
barons-log-edward-bound = { $edward } is still out of hand.
barons-log-offered = The { $army } offer { $battle } with a { $chit }.
barons-log-passed = The { $army } pass.
barons-log-no-bid = The { $army } can't bid more than that.
barons-log-initiative = The { $army } have the turn: { $battle } with a { $chit }.
# $out: who is out of command.
barons-log-activated-out = { $battle } is activated with a { $chit }: { $commanded } of { $units } units in command, not { $out }.
barons-log-activated = { $battle } is activated with a { $chit }: { $commanded } of { $units } units in command.
barons-log-continued = { $battle } attacks for another round
barons-log-reacted = { $battle } moves in between
# $spent: movement points spent.
barons-log-moved = { $unit } from { $from } to { $hex } ({ $spent } MP).
barons-log-moved-facing = { $unit } from { $from } to { $hex }, facing { $facing } ({ $spent } MP).
barons-log-rode = { $unit } { $unit-gender ->
    [mp] ride
    [fp] ride
   *[other] rides
} from { $from } to { $hex }, facing { $facing }.
barons-log-turned = { $unit } { $unit-gender ->
    [mp] turn
    [fp] turn
   *[other] turns
} to { $facing }.
barons-log-swapped = { $unit } on top in { $hex }.
barons-log-entered = { $unit } { $unit-gender ->
    [mp] enter
    [fp] enter
   *[other] enters
} at { $hex }.
barons-log-new-attack = New attack number { $count }: { $hex }.
barons-log-charges = { $unit } { $unit-gender ->
    [mp] charge
    [fp] charge
   *[other] charges
} at { $hex }!
barons-log-charges-back = { $unit } { $unit-gender ->
    [mp] charge
    [fp] charge
   *[other] charges
} in reaction, at { $hex }!
barons-log-sighted = { $unit } { $unit-gender ->
    [mp] come
    [fp] come
   *[other] comes
} to { $hex }, before enemy cavalry.
barons-log-reacts = { $unit } can't be held, with { $target } in { $hex }: { $die } against a rating of { $rating }.
barons-log-stays = { $unit } { $unit-gender ->
    [mp] let
    [fp] let
   *[other] lets
} { $target } pass in { $hex }: { $die } against a rating of { $rating }.
barons-log-no-charge = { $unit } { $unit-gender ->
    [mp] find
    [fp] find
   *[other] finds
} no way to charge.
barons-log-charge-ends = The charge of { $unit } strikes nobody.
barons-log-displaced = { $unit } { $unit-gender ->
    [mp] escape
    [fp] escape
   *[other] escapes
} to { $hex }.
barons-log-retreats = { $unit } { $unit-gender ->
    [mp] fall
    [fp] fall
   *[other] falls
} back to { $hex }.
barons-log-evades = { $unit } { $unit-gender ->
    [mp] avoid
    [fp] avoid
   *[other] avoids
} combat: back to { $hex }.
barons-log-disengages = { $unit } { $unit-gender ->
    [mp] break
    [fp] break
   *[other] breaks
} away to { $hex }.
barons-log-recoils = { $unit } { $unit-gender ->
    [mp] recoil
    [fp] recoil
   *[other] recoils
} to { $hex }.
# $missing: hexes, and hits.
barons-log-cornered = { $unit } can't go back far enough: { $missing ->
    [one] one hit
   *[other] { $missing } hits
} instead.
barons-log-advanced = { $unit } { $unit-gender ->
    [mp] advance
    [fp] advance
   *[other] advances
} into { $hex }.
# $rolled: the die, with what is added to it.
barons-log-shot = { $unit } { $unit-gender ->
    [mp] shoot
    [fp] shoot
   *[other] shoots
} at { $whom } in { $hex }, range { $range }: { $rolled }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
barons-log-attacked = Melee: { $who } in { $from } against { $whom } in { $hex }.
# $parts: what is added to the die, in brackets.
barons-log-struck = { $who } with strength { $strength } at { $whom }: { $rolled }{ $parts }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
barons-log-replied = { $who } with strength { $strength } { $who-gender ->
    [mp] strike
    [fp] strike
   *[other] strikes
} back at { $whom }: { $rolled }{ $parts }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
barons-log-hit = { $unit }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
}, { $total } in all.
# $filled: the box of the effectiveness display.
barons-log-eliminated = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} destroyed (box { $filled }).
barons-log-routed = { $unit } { $unit-gender ->
    [mp] rout
    [fp] rout
   *[other] routs
} (box { $filled }).
# $check: the sentence of the check. $why: what caused it.
barons-log-checks-because = { $check } Cause: { $why }.
barons-alarm-above = the unit above has failed
barons-alarm-rout = the rout of { $unit }
barons-alarm-passed = { $unit } fell back through the hex
barons-alarm-passing = it fell back through a friend
barons-alarm-effectiveness = a check of { $battle } has failed
barons-alarm-leader = the wound of { $unit }
barons-log-steady = { $unit } { $unit-gender ->
    [mp] stand
    [fp] stand
   *[other] stands
} firm: { $rolled } against morale { $morale }.
barons-log-fails = { $unit } { $unit-gender ->
    [mp] lose
    [fp] lose
   *[other] loses
} heart: { $rolled } against morale { $morale }.
barons-log-shaken = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} Shaken.
barons-log-recovers = { $unit } { $unit-gender ->
    [mp] recover
    [fp] recover
   *[other] recovers
}: { $rolled } against morale { $morale }.
barons-log-stays-shaken = { $unit } { $unit-gender ->
    [mp] stay
    [fp] stay
   *[other] stays
} Shaken: { $rolled } against morale { $morale }.
barons-log-wounded = { $unit } is wounded!
barons-log-overall-wounded = { $unit } is wounded! Friends within five hexes of him check their morale.
barons-log-unhurt = { $unit } is unhurt.
barons-log-leader-gone = { $unit } is out of the battle.
# $check: which check. $number: the highest throw that holds.
barons-log-effectiveness-held = { $battle } holds together: { $die } on the { $check }, which holds up to { $number }.
barons-log-effectiveness-failed = { $battle } fails: { $die } on the { $check }, which holds up to { $number } only.
barons-standing-shaken = { $battle }: Shaken
barons-standing-shaken-means = For the rest of the game the Battle begins no melee and makes no charges, reaction charges included. It counts towards the enemy's victory.
barons-standing-broken = { $battle }: Broken
barons-standing-broken-means = For the rest of the game the Battle begins no melee, makes no charges and enters no enemy zone of control, and the morale of its units is 1 lower. It counts towards the enemy's victory.
barons-log-battle-shaken = { $battle } is Shaken for the rest of the game!
barons-log-battle-broken = { $battle } is Broken for the rest of the game!

## The end

barons-over-defeated = The { $army } win on points: one side has no Battle left in good order.
barons-over-conceded = The { $army } win: the enemy has given up.
barons-over-turn-limit = The { $army } win on points: time has run out.
barons-over-draw = The battle is a draw.
# $over: one of the sentences above. $first, $second: the armies; $a, $b: their points.
barons-over-points = { $over } Points: { $first } { $a }, { $second } { $b }.

## Counters

barons-at-hex = hex { $hex }
barons-at-place = hex { $hex }, { $place }
barons-at-aside = to be placed
barons-at-waits = to come later
barons-at-gone = out of play
barons-at-lost = out of play
barons-status-shaken = Shaken
barons-status-of-shaken = of a Shaken Battle
barons-status-of-broken = of a Broken Battle
barons-status-charging = charging { $hex }
barons-status-owes-recoil = must recoil
barons-status-out-of-command = out of command
barons-status-moved = moved
barons-status-fired = has shot
barons-status-attacked = has attacked
barons-status-wounded = wounded
barons-status-alone = alone
barons-fact-battle = Battle
barons-fact-class = Class
barons-fact-facing = Facing
barons-fact-command = Command
barons-fact-within-span = within the span of { $leader }
barons-fact-outside-span = outside the span of { $leader }
barons-fact-cohesion = Cohesion
barons-fact-no-hits = no hits
barons-fact-hits = { $hits ->
    [one] one hit
   *[other] { $hits } hits
} of 6
barons-fact-front = Front side
barons-fact-back = Back side
barons-fact-values = strength { $strength }, morale { $morale }
barons-fact-range = Fire range
barons-fact-hexes = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}
barons-fact-reaction = Reaction charge
# $least: the lowest throw that makes it charge.
barons-fact-reaction-throws = { $rating }: charges on { $least } to 10
barons-fact-reaction-ten = { $rating }: charges on a 10
barons-fact-reaction-never = { $rating }: never charges
barons-fact-leads = Leads
barons-fact-bonus = Combat bonus
barons-fact-bonus-adds = adds { $bonus } in melee
barons-fact-span = Command span
barons-fact-leadership = Leadership
barons-leadership-1 = 1: a single 4-chit in the game, no continuation of attacks
barons-leadership-2 = 2: two 4-chits at the start, may continue attacks
barons-leadership-3 = 3: any number of 4-chits, may continue attacks
# $allows: one of the three above.
barons-leadership-wounded = { $allows }; but no continuation while wounded
barons-fact-overall = Overall leader
barons-fact-overall-leads = of all the { $army }

## Beside the map

barons-fact-initiative = Initiative
barons-fact-initiative-of = { $army }, { $running ->
    [one] first turn running
   *[other] { $running } turns running
}
barons-fact-activated = Active Battle
barons-fact-activated-with = { $battle }, chit { $chit }
barons-fact-continued = { $battle }, chit { $chit }, another round
barons-fact-interlude = { $battle }, as with a 0
barons-fact-new-attacks = New attacks
barons-fact-no-attacks = none, no entry into enemy zones of control
barons-fact-attacks-left = { $most ->
    [one] one allowed
   *[other] { $most } allowed
}
barons-fact-attacks = { $used } of { $most }: { $hexes }
barons-fact-attacks-free = any number
barons-fact-in-command = In command
barons-fact-led = { $commanded } of { $units } units
barons-fact-edward-bound = only against { $battle }
barons-fact-edward-free = free to attack anybody
barons-fact-comes = from turn { $activation } of the { $army } on; so far { $won }
barons-vp-battle = { $battle }: { $state }
barons-progress-down = Enemy Battles shaken, broken or lost
barons-zone-set-up = Set-up of { $battle }
barons-zone-entry = Entry of { $battle }
barons-zone-new-attacks = New attacks
barons-special-edward = { $battle } may attack only the Battle named for it; once that one is Broken or gone, a throw of { $die } or more sets it free.
barons-special-enters = { $battle } may come from turn { $activation } of its side on.
barons-special-enters-at = { $battle } may come from turn { $activation } of its side on, all of it through one of { $hexes }.
barons-limits-placing = The values of all chits must come to exactly { $points }. A leader of leadership 1 takes one 4, of leadership 2 two.
barons-limits-secret = { $points } points, shared out in secret.
barons-limits-first = The { $army } have the first turn, with any chit.
barons-limits-second = The { $army } open the second turn.
barons-limits-opens = The { $army } open the coming bid.
barons-limits-answers = The { $army } answer in the coming bid.
barons-limits-forced = The { $army } have the coming turn, with the highest chit that they can use.
barons-limits-two-running = The { $army } have had two turns running: the coming one is the enemy's.
barons-track-leader = { $leader }, leadership { $allows }
barons-track-gone = { $leader }; eliminated
barons-track-enters = { $leader }; comes from turn { $activation } of the side on
# $losses: units. $number: the highest throw that holds.
barons-next-check = { $losses ->
    [one] One more loss
   *[other] { $losses } more losses
}: { $check } at { $number }.
barons-no-more-checks = No check is left.
barons-interrupt-reaction = Reaction charge
barons-interrupt-reaction-why = In { $hex }, { $target } came before the front of { $unit }. The die shows { $die }; more than the rating of { $rating } is a charge.
barons-interrupt-reaction-instead = { $unit } can't reach { $unit-gender ->
    [mp] him and charge
    [fp] him and charge
   *[other] him and charges
} whoever is nearest instead: { $hexes }.
barons-interrupt-leader = A leader is in the way
barons-interrupt-leader-why = { $unit } { $unit-gender ->
    [mp] enter
    [fp] enter
   *[other] enters
} his hex: he must make room.

## What counts in a roll

barons-melee-in = Melee in { $hex }
barons-shot-at = Shot at { $hex }
barons-adds-type = { $class } against { $against }
barons-adds-flank = flank
barons-adds-rear = rear
barons-adds-concentric = concentric attack
barons-adds-uphill = uphill
barons-adds-downhill = downhill
barons-adds-charge = charge
barons-adds-leader = leader { $leader }
barons-adds-fire-flank = flank or rear
barons-adds-shaken = Shaken shooter
barons-note-one-reply = The defender strikes back at one of these hexes.
barons-note-no-reply = Nobody attacks from the front: there is no reply.
barons-note-charge = Whatever comes of it, chargers are Shaken afterwards and fall back.
barons-note-alarmed = On the way: { $units } { $units-gender ->
    [mp] check whether they charge.
    [fp] check whether they charge.
   *[other] checks whether to charge.
}
barons-note-contact-fire = { $unit } may shoot first, at range 1.

## Tables

barons-chart-or-less = { $number } or less
barons-chart-or-more = { $number } or more
barons-chart-die = Die
barons-chart-modified-die = Die, modified
barons-chart-melee = Melee: hits by strength
# $inf, $maa, $hc: sides of the die.
barons-chart-melee-dice = The die: d{ $inf } for infantry, d{ $maa } for men-at-arms, d{ $hc } for heavy cavalry (9.0).
barons-chart-melee-adds = Added to it: the type (9.1.3), a leader's bonus, flank { $flank }, rear { $rear }, uphill { $up }, downhill { $down }, concentric attack through flank or rear { $concentric } more (9.2).
barons-chart-melee-reply = Each attacking hex rolls once; the defender rolls once, against one of them, with type, leader and slope only (9.1.4).
barons-chart-types = Type modifier
barons-chart-opponent = Opponent
barons-chart-types-note = Added to the die of the class at the head of the column.
barons-chart-fire = Fire: hits by range
barons-chart-range = Range { $range }
barons-chart-fire-note = A Shaken shooter subtracts 1; a target in flank or rear adds { $bonus } (8.5).
barons-chart-chits = Command chits
barons-chart-chit = Chit
barons-chart-may = The active Battle may
barons-chart-chit-4 = begin any number of new attacks; a leader of leadership 2 or 3 may continue the attack
barons-chart-chit-3 = begin any number of new attacks
barons-chart-chit-2 = begin two new attacks
barons-chart-chit-1 = begin one new attack
barons-chart-chit-0 = enter no enemy zone of control and begin no new attack
barons-chart-chits-note = Units that were next to the enemy when the activation began may always attack him.
barons-chart-replacement = Chit replacement
barons-chart-new-chit = New chit
barons-chart-none = none
barons-chart-replacement-note = Both sides roll a ten-sided die at the start of each turn from the second on.
barons-chart-cohesion = Cohesion hits
barons-chart-hits = Hits
barons-chart-strength-and-morale = Strength and morale
barons-chart-what-follows = What follows
barons-chart-hit-3 = the counter turns over; morale check
barons-chart-hit-4 = retreat of two hexes
barons-chart-hit-5 = retreat of two hexes; morale check
barons-chart-hit-6 = out of play
barons-chart-cohesion-note = A unit whose strength falls to 0 is out of play at once (8.62). Shaken takes 1 more off morale, and so does a Broken Battle.
barons-chart-terrain = Terrain effects
barons-chart-ground = Terrain
barons-chart-foot = Foot
barons-chart-horse = Cavalry
barons-chart-leader-alone = Leader alone
barons-chart-effect = Effect
barons-chart-road = along the road 1, whatever the slope, if it is not steep
barons-chart-blocks-sight = blocks lines of sight
barons-chart-no-charge = no charges into it
barons-chart-no-command = command can't be traced through it
barons-chart-uphill = Slope, one level up
barons-chart-uphill-effect = melee -1 uphill, +1 downhill
barons-chart-steep-up = Steep slope, up
barons-chart-steep-up-effect = no retreat, no command across it
barons-chart-steep-down = Steep slope, down
barons-ground-slope = up 1 more, but not for a leader alone; melee -1 uphill, +1 downhill
barons-ground-steep = up: foot 2 more, a leader alone 1 more, cavalry may not, no retreat; down: foot 1 more, cavalry 2 more; no command across it
barons-chart-steep-down-effect = no command across it
barons-chart-terrain-note = Movement points to enter a hex; P is prohibited. Slopes add to the cost of the hex.
barons-chart-effectiveness = Effectiveness displays
barons-chart-battle = Battle
barons-chart-waver = S, square: waver check. On a throw above the number every unshaken unit of the Battle checks morale.
barons-chart-shaken = C, circle: shaken check. The same, and the Battle is Shaken: it neither attacks nor charges any more.
barons-chart-broken = T, triangle: broken check. The Battle is Broken: it enters no enemy zone of control either, its morale is 1 lower, and its Shaken units rout.
barons-chart-leaders = Leaders
barons-chart-leader-name = Leader
barons-chart-leader = { $leader } ({ $battle })
barons-chart-overall-leader = { $leader }, overall leader ({ $battle })
barons-chart-wounded = Any leader, wounded
barons-chart-bonus = Combat bonus
barons-chart-span = Command span
barons-chart-movement = Movement
barons-chart-leadership = Leadership
barons-chart-leadership-1 = Leadership 1: one 4-chit in the whole game, no continuation.
barons-chart-leadership-2 = Leadership 2: two 4-chits at the start, any number later; may continue an attack.
barons-chart-leadership-3 = Leadership 3: any number of 4-chits; may continue an attack.
barons-chart-points = Victory points
barons-chart-enemy-battle = Enemy Battle
barons-chart-points-eliminated = no unit is left
barons-chart-points-note = Counted at the end of the game, for each enemy Battle once, at the worst of these.

# What things are.
barons-help-chits = Every Battle has a track for command chits, worth 1 to 4 each. Both armies share their Command Points out among their tracks in secret and then show them.
barons-help-bid = Chits decide who acts: one army opens with a chit of one of its Battles, the other may beat it with a higher one. The Battle whose chit wins moves, shoots and fights, and no other; that chit is spent.
barons-help-limit = A low chit binds its Battle: under 0, 1 or 2 it can close with so many enemy hexes at most that it was not adjacent to before; 3 and 4 set no limit.
barons-help-new-chits = From turn 2 on the dice may bring new chits.
barons-help-stacks = At most two combat units share a hex: two of one kind, or men-at-arms with infantry. Leaders do not count.
barons-help-stack-acts = Both are of one Battle. They move and fight as one, with their strengths added, as far as the slower one gets. The upper one takes the hits first; of two infantry only the upper one shoots.
barons-help-stack-checks = When the upper one fails a morale check or leaves play, the lower one checks at once.

# Why the computer did something. What ends in "for" is something to be done ("to close in on ..."), what ends in "against" a fact.
barons-account-near-for = close in on the enemy
barons-account-near-against = the enemy is farther away from there
barons-account-towards-for = close in on { $battle }
barons-account-towards-against = { $battle } is farther away from there
barons-account-safety-for = get away from the enemy
barons-account-safety-against = the enemy is too near for somebody who can't fight
barons-account-rally-for = get back into the leader's span
barons-account-rally-against = the leader can't rally anybody there
barons-account-command-for = get back into command
barons-account-command-against = it is out of command there
barons-account-crowd-for = stand in a hex of its own
barons-account-crowd-against = the hex becomes crowded
barons-account-height-for = gain height
barons-account-height-against = height is given up
barons-account-company-for = keep with the others
barons-account-company-against = the others are left behind
# $lost, $otherwise: in so many cases of a hundred.
barons-account-fate = { $unit } lost in { $lost } % of them, otherwise in { $otherwise } %
barons-account-strike-for = threaten { $unit }
barons-account-strike-against = { $unit } { $unit-gender ->
    [mp] get
    [fp] get
   *[other] gets
} away
barons-account-danger-for = get away from { $unit }
barons-account-danger-against = { $unit } can strike there
barons-account-beset-for = get out of a press of enemies
barons-account-beset-against = several enemies can strike there
barons-account-flank-for = show { $unit } no flank
barons-account-flank-against = a flank is shown to { $unit }
barons-account-facing-for = face the enemy
barons-account-facing-against = the back is turned to the enemy
barons-account-reaction-for = be safe from a charge by { $unit }
barons-account-reaction-against = { $unit } may charge in reaction
barons-account-effort = it gains little
# $chance: of at least one hit, in so many cases of a hundred; 0 where an old game doesn't tell it.
barons-account-blow-for = { $chance ->
    [0] strike { $unit }
   *[other] strike { $unit } ({ $chance } % to hit)
}
barons-account-blow-against = { $unit } { $unit-gender ->
    [mp] are
    [fp] are
   *[other] is
} too strong
barons-account-reply = { $unit } can strike back
barons-account-caution = little is to be gained
barons-account-spent-for = save strength
barons-account-spent-against = who charges is Shaken after it
barons-account-breaking-away = break away from the enemy
barons-account-evasion-for = escape a heavy blow
barons-account-evasion-against = the enemy's blow would be welcome
barons-account-giving-way = ground is given up
barons-account-shot = wear down { $unit }
barons-account-attack-missed = who shoots can attack nobody else
barons-account-advance = take the ground
barons-account-refuge-for = get to safety
barons-account-refuge-against = the enemy is still near
barons-account-arrival = come onto the map
barons-account-leading-for = lead more of his men
barons-account-leading-against = fewer of his men are in his span
barons-account-peril-for = keep the leader among strong men
barons-account-peril-against = the leader is in danger there
barons-account-melees = fight the melees of { $battle }
barons-account-new-attacks = begin new attacks with { $battle }
barons-account-march = bring up { $battle }
barons-account-rallying = bring Shaken men of { $battle } back under their leader
barons-account-forestalling = forestall { $battle }
barons-account-chit = a chit is used up
barons-account-outbid = the enemy can probably outbid it
barons-account-interlude = the enemy may move in between
barons-account-need-for = give { $battle } more command
barons-account-need-against = { $battle } { $battle-gender ->
    [mp] have
    [fp] have
   *[other] has
} some command already
barons-account-ready = go on
barons-account-want = nothing better can be done
barons-account-defeat = the game would be lost
barons-aim-attack = attack { $unit }
barons-counter-values = Below: strength, morale and movement. In the circle: the rating of riders; whoever throws more than that when an enemy comes into sight must charge (10.3). Beside the arrow: how far it shoots. The letter and the stripe at the edge name the Battle (the panel Command says which). On a leader's standard: what he adds in melee; his leadership stands in the panel Command. The wedge points to the front. Fronts are named by the points of the compass, as the rose has them.
