# La partida en conjunto: deshacer, abrir archivos.

# $dice: cuántos dados. $purpose: para qué era el último.
undo-after-dice = Hasta aquí se puede deshacer: desde entonces { $dice ->
    [one] se ha tirado un dado
   *[other] se han tirado { $dice } dados
} ({ $purpose }).
undo-final = Hasta aquí se puede deshacer: según las reglas, lo ocurrido es definitivo.
undo-nothing-done = Todavía no se ha hecho nada.
undo-other-side = Hasta aquí se puede deshacer: ahora decide el otro bando.
undo-not-own = Hasta aquí se puede deshacer: lo último lo hizo el otro bando.

# $what: lo que dice el lector del JSON.
not-an-action = esto no es una acción: { $what }
# $id: identificador de la ficha.
no-such-counter = en este escenario no hay ninguna ficha «{ $id }»
# $text: por qué no se permite.
refused-by-rule = { $text } (regla { $rule })
play-no-choice = no hay ninguna opción { $id }
play-over = la partida ha terminado
# $side: quién decide. $viewer: quién preguntó.
play-not-asked = Ahora decide { $side }, no { $viewer }.
# $reason: por qué allí no se podía hacer nada, una frase.
passed-over-for = Esa decisión se pasó por alto, porque no se podía hacer nada: { $reason }
passed-over = Esa decisión se pasó por alto, porque no había nada que decidir.
# $given: cuántas caras. $purpose: para qué es el dado.
dice-too-few = faltan dados: { $given ->
    [0] no se dio ninguna cara
    [one] se dio una cara
   *[other] se dieron { $given } caras
}, y las reglas tiran otro dado de { $sides } caras (regla { $rule }: { $purpose })
dice-too-many = sobran dados: { $left } sin usar
# $purpose: para qué es el dado.
dice-impossible = el dado de { $sides } caras no tiene la cara { $face } (regla { $rule }: { $purpose })
dice-endless = los dados no acabarían nunca de caer (regla { $rule })
# $what: lo que dice el lector del archivo.
load-unreadable = Esto no es una partida guardada legible: { $what }.
# $fault: el primero de ellos.
load-faults = El escenario de la partida guardada tiene errores: { $fault }
# $what: en qué difiere. $sound: el último paso que concuerda.
load-differs = La partida guardada no concuerda con las reglas en el paso { $step } de { $of }: { $what }. En su lugar se puede abrir la posición tras el paso { $sound }.

year-before-christ = { $year } a. C.
