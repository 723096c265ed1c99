# La partida en conjunto: deshacer, abrir archivos.

# $dice: cuántos dados. $purpose: para qué era el último.
undo-after-dice = Hasta aquí se puede deshacer: desde entonces { $dice ->
    [one] se ha tirado un dado
   *[other] se han tirado { $dice } dados
} ({ $purpose }).
undo-nothing-done = Todavía no se ha hecho nada.
undo-other-side = Hasta aquí se puede deshacer: ahora decide el otro bando.
