# La partida en conjunto: deshacer, abrir archivos.

# $dice: cuántos dados.
undo-after-dice = Los dados ya han hablado: { $dice ->
    [one] se ha tirado un dado
   *[other] se han tirado { $dice } dados
} y lo anterior ya no se puede deshacer.
# $rule: el número de una regla.
undo-final = No se puede deshacer más atrás: lo ocurrido según la regla { $rule } es definitivo.
undo-nothing-done = Todavía no se ha hecho nada.
redo-nothing-undone = No se ha deshecho nada que se pueda rehacer.
undo-other-side = No se puede deshacer más atrás: ahora decide el otro bando.
undo-not-own = No se puede deshacer más atrás: lo último lo hizo el otro bando.

# $told: una frase que dice adónde va alguien. $names: quienes van también; $n: si es uno solo.
log-along = { $told } { $n ->
    [one] Va
   *[other] Van
} también { $names-the }.

# Qué significa que solo se ofrezca seguir, como final de una frase.
idle = no se puede hacer nada
idle-shoot = nadie puede disparar
idle-attack = nadie puede atacar
idle-move = nadie puede moverse
idle-scout = nadie puede explorar
idle-play = no queda ninguna unidad que se pueda jugar
idle-played = { $most ->
    [one] ya se ha jugado una unidad este turno y no puede jugarse otra
   *[other] ya se han jugado { $most } unidades este turno y no pueden jugarse más
}
idle-encircle = ninguna carta de la mano da un punto de flanco
idle-rally = no se puede reagrupar a nadie
idle-again = no se puede ganar otro turno
idle-advance = nadie puede avanzar
idle-charge = nadie puede cargar
idle-avoid = nadie puede eludir el combate
idle-turn = nadie puede girar

# $what: lo que dice el lector del JSON.
not-an-action = esto no es una acción: { $what }
# $id: identificador de la ficha.
no-such-counter = en este escenario no hay ninguna ficha «{ $id }»
# $text: por qué no se permite.
refused-by-rule = { $text } (regla { $rule })
play-no-choice = no hay ninguna opción { $id }
play-over = la partida ha terminado
# $side: quién decide. $viewer: quién preguntó.
play-not-asked = La decisión es ahora del bando { $side }, no del bando { $viewer }.
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
# Qué le pasa al archivo: final de una frase.
load-ends = termina a medias, en la línea { $line }
load-goes-on = continúa tras su final, en la línea { $line }
load-no-json = lo que hay en la línea { $line }, columna { $column }, no es JSON
# $field: su ruta. $what: lo que dice el lector del JSON.
load-field = su campo «{ $field }» no es como debería ({ $what })
load-other = no es como debería ({ $what })
load-steps = tiene { $steps } pasos, y se leen { $most } como máximo
load-values = contiene más de { $most } valores, demasiados para una partida
# $what: qué no encaja.
load-opening = los dados del despliegue: { $what }
# $faults: todos, uno por línea. $n: cuántos.
load-faults = { $n ->
    [one] El escenario de la partida guardada tiene un error. { $faults }
   *[other] El escenario de la partida guardada tiene { $n } errores.
        { $faults }
}
# $what: en qué difiere.
load-differs = La partida guardada no es válida en el paso { $step } de { $of }: { $what }.
# Qué le pasa al paso.
load-step-over = la partida ya había terminado
load-step-side = aquí decide { $decides }, no { $found }
load-step-hash = no es el paso que se guardó (su huella es { $is }, no { $found })
# $field: su nombre en el archivo.
load-altered = La partida guardada ha cambiado desde que se guardó: su campo «{ $field }» no concuerda con su huella.
load-position = La partida guardada ha cambiado desde que se guardó: la posición que contiene no es aquella a la que { $steps ->
    [one] lleva su único paso
   *[other] llevan sus { $steps } pasos
}.
load-no-such-face = La partida guardada no es válida: en { $field } espera un dado que muestra { $face }, y los dados de esta partida van de 1 a { $most }.
# $found: el formato del archivo.
load-format = La partida guardada tiene el formato { $found }, y este programa lee el formato 1. Quizá la lea una versión más nueva de Gonfalon.
load-too-large = El archivo tiene { $bytes } bytes, y una partida guardada tiene como mucho { $most }.

year-before-christ = { $year } a. C.

# Lo que dice el disco, como final de una frase.
disk-full = el disco está lleno
disk-quota = ya has gastado tu parte del disco
disk-read-only = el disco es solo de lectura
disk-forbidden = no tienes permiso para escribir o leer ahí
disk-not-found = no existe ese archivo o carpeta
disk-folder = es una carpeta
disk-no-folder = una parte de su ruta no es una carpeta
disk-no-file = no es un archivo corriente
disk-no-text = no es texto
disk-too-large = sería demasiado grande

# Del terreno del mapa. $n: puntos de movimiento.
ground-cost = { $n ->
    [one] 1 punto de movimiento
   *[other] { $n } puntos de movimiento
}
ground-banned = no se puede entrar
# $who: quién lo paga, en minúsculas.
ground-cost-of = { $who } { $n }
ground-banned-to = { $who }: prohibido
ground-more = { $n ->
    [one] 1 punto de movimiento más al cruzarlo
   *[other] { $n } puntos de movimiento más al cruzarlo
}
ground-closed = no se puede cruzar
ground-road = { $n ->
    [one] por él 1 punto de movimiento por hexágono, sea cual sea el terreno
   *[other] por él { $n } puntos de movimiento por hexágono, sea cual sea el terreno
}
