# La partida en conjunto: deshacer, abrir archivos.

# $dice: cuántos dados. $purpose: para qué era el último.
undo-after-dice = Hasta aquí se puede deshacer: desde entonces { $dice ->
    [one] se ha tirado un dado
   *[other] se han tirado { $dice } dados
} ({ $purpose }).
undo-final = Hasta aquí se puede deshacer: según las reglas, lo ocurrido es definitivo.
undo-nothing-done = Todavía no se ha hecho nada.
undo-other-side = Hasta aquí se puede deshacer: ahora decide el otro bando.

# $what: lo que dice el lector del JSON.
not-an-action = esto no es una acción: { $what }
# $id: identificador de la ficha.
no-such-counter = en este escenario no hay ninguna ficha «{ $id }»
