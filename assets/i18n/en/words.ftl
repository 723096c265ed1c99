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
