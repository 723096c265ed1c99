# What computer opponents say about their decisions.

# $deed: the action as the choices name it. $count: how many actions there were.
ai-drawn = Computer – { $deed }; drawn by lot from { $count } actions.

# $reasons: what is to be done by it, in a row ("close in on the baggage and threaten Richard").
ai-because = Computer, to { $reasons } – { $deed }.
# The same where the action has been named already.
ai-for = To { $reasons }.
# The same where nothing speaks for it, and against all else still more.
ai-for-want = There is nothing better.
# The same where only one of a kind may be done. $rule: the number of the rule that demands it.
ai-for-must = Of what the rules demand here ({ $rule }) it costs least.
# The same where it leaves things as they are.
ai-for-lack = Nothing else is worth it.
# Another action is just as good; it is named in the next sentence.
ai-for-any = Nothing is won or lost by it.
# Another action was preferred at first sight; this one belongs to what was chosen before.
ai-foreseen = It belongs to a plan that goes better than the first idea.
# Play was imagined to go on many times. $better, $worse: in so many cases of a hundred this came out better or worse.
ai-foreseen-lines = Thought through, the plan that begins so beats the first idea in { $better } cases of 100 and loses to it in { $worse }.
# $fate: whose fate differs most, and how.
ai-foreseen-fate = Thought through, the plan that begins so beats the first idea in { $better } cases of 100 and loses to it in { $worse }: { $fate }.
# The same where it goes worse more often than better.
ai-foreseen-seldom = Thought through, the plan that begins so beats the first idea in { $better } cases of 100 and loses to it in { $worse }, but by less.
ai-foreseen-seldom-fate = Thought through, the plan that begins so beats the first idea in { $better } cases of 100 and loses to it in { $worse }, but by less: { $fate }.
ai-bare = Computer – { $deed }.
# It leaves things as they are.
ai-enough = Computer – { $deed }: nothing else is worth it.
# Nothing speaks for it, and against all else still more.
ai-least = Computer – { $deed }, for want of anything better.
# The same where nothing else may be done. $rule: the number of the rule that demands it.
ai-must = Computer – { $deed }: of what the rules demand ({ $rule }) this costs least.
# $fact: what speaks against it.
ai-against = Against it: { $fact }.
# $other: the next best action, as the choices name it.
ai-next = Next best: { $other }.
ai-next-because = Next best: { $other }, to { $reasons }.
# $other: the action that was preferred at first sight.
ai-first = First idea: { $other }.
ai-first-because = First idea: { $other }, to { $reasons }.
# $other: an action that is worth as much.
ai-alike = Just as good: { $other }.
ai-alike-because = Just as good: { $other }, to { $reasons }.

# What the computer has in mind for its player turn. $aims: what is to be done, each with who does it.
ai-plan = Plan: { $aims }.
# The same, told when the turn is over. $side: whose it was.
ai-plan-was = { $side } – the plan was: { $aims }.
# $aim: what is to be done. $units: who does it.
ai-aim = { $aim } ({ $units })
ai-aim-alone = { $aim }
# The last in a row of names. $n: how many are not named.
ai-and-more = { $n } more

# Figures, shown at the pointer. $worth: points gained, with their sign.
ai-worth = Worth { $worth } points.
# $less: the points that the next best action would have gained.
ai-worth-next = Worth { $worth } points; the next best action { $less }.
# $count: how many actions were weighed.
ai-weighed = { $count } actions weighed.
# $points: with their sign. $what: a reason.
ai-points = { $points }: { $what }
ai-points-rest = { $points }: everything else

# What the computer would have done at a decision of the past.
# $side: whose decision it was. $deed: what was done, as the choices name it.
hindsight-done = { $side } – { $deed }.
# $deed: what the computer would have done.
hindsight-instead = The computer instead – { $deed }.
hindsight-same = The computer would have done the same.
hindsight-no-choice = Nothing else could be done here.
