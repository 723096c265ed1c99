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
# $text: por qué no se permite.
refused-by-rule = { $text } (regla { $rule })
play-no-choice = no hay ninguna opción { $id }
play-over = la partida ha terminado
# $what: lo que dice el lector del archivo.
load-unreadable = Esto no es una partida guardada legible: { $what }.
# $fault: el primero de ellos.
load-faults = El escenario de la partida guardada tiene errores: { $fault }
# $what: en qué difiere. $sound: el último paso que concuerda.
load-differs = La partida guardada no concuerda con las reglas en el paso { $step } de { $of }: { $what }. En su lugar se puede abrir la posición tras el paso { $sound }.

year-before-christ = { $year } a. C.
