# The game as a whole: taking back, opening files.

# $dice: how many dice. $purpose: what the last one was for.
undo-after-dice = Taking back ends here: { $dice ->
    [one] a die has
   *[other] { $dice } dice have
} been thrown since ({ $purpose }).
undo-final = Taking back ends here: the rules make what happened final.
undo-nothing-done = Nothing has been done yet.
undo-other-side = Taking back ends here: the other side has the decision now.

# $what: what the reader of the JSON says.
not-an-action = this is not an action: { $what }
# $id: the counter's id.
no-such-counter = there is no counter "{ $id }" in this scenario
# $text: why it is refused.
refused-by-rule = { $text } (rule { $rule })
play-no-choice = there is no choice { $id }
play-over = the game is over
# $what: what the reader of the file says.
load-unreadable = This is not a readable save file: { $what }.
# $fault: the first of them.
load-faults = The scenario in the save file has faults: { $fault }
# $what: what differs. $sound: the last step that agrees.
load-differs = The save file does not agree with the rules at step { $step } of { $of }: { $what }. The position after step { $sound } can be opened instead.

year-before-christ = { $year } BC
