# The game as a whole: taking back, opening files.

# $dice: how many dice. $purpose: what the last one was for.
undo-after-dice = Taking back ends here: { $dice ->
    [one] a die has
   *[other] { $dice } dice have
} been thrown since ({ $purpose }).
undo-nothing-done = Nothing has been done yet.
undo-other-side = Taking back ends here: the other side has the decision now.
