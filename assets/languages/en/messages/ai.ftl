# What computer opponents say about their decisions.

# $deed: the action as the choices name it. $count: how many actions there were.
ai-drawn = Computer: { $deed }; drawn by lot from { $count } actions.

# $worth: points gained, with their sign. $count: how many actions were weighed.
ai-decided = Computer: { $deed }, worth { $worth }; { $count } actions weighed.

# $other: the next best action. $less: the points it would have gained.
ai-preferred = Computer: { $deed }, worth { $worth }; next best: { $other } ({ $less }); { $count } actions weighed.

# $other: an action that is worth as much.
ai-alike = Computer: { $deed }; { $other } would have been worth as much; { $count } actions weighed.
