# El editor del autor.

editor-step-slope = hacer pendiente en { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
}
## Nombres de los pasos, como aparecen detrás de «Deshacer:»

editor-step-paint = pintar { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
} como { $terrain }
editor-step-heights = cambiar la altura de { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
}
editor-step-into-zone = añadir { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
} a { $zone }
editor-step-out-of-zone = quitar { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
} de { $zone }
editor-step-road = trazar un camino por { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
}
editor-step-stream = trazar un arroyo por { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
}
editor-step-erase-ways = borrar caminos y arroyos en { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
}
editor-step-hexsides = trazar { $feature } por { $sides ->
    [one] 1 lado
   *[other] { $sides } lados
}
editor-step-erase-hexsides = despejar { $sides ->
    [one] 1 lado
   *[other] { $sides } lados
}
editor-step-place-name = poner nombre a un lugar: { $name }
editor-step-move-name = mover el nombre { $name }
editor-step-remove-name = quitar el nombre { $name }
editor-step-cut = cortar { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
}
editor-step-paste = pegar { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
}
editor-step-move-piece = mover { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
}
editor-step-mirror-sideways = reflejar el mapa de izquierda a derecha
editor-step-mirror-up-down = reflejar el mapa de arriba abajo
editor-step-turn-map = girar el mapa 180°
editor-step-flat-tops = poner los hexágonos con un lado arriba
editor-step-pointed-tops = poner los hexágonos con un vértice arriba
editor-step-resize = cambiar el tamaño del mapa a { $columns } × { $rows }
editor-step-shift = desplazar el mapa
editor-step-renumber = renumerar los hexágonos
editor-step-place-counter = colocar { $counter }
editor-step-lift-counter = quitar { $counter } del mapa
editor-step-add = añadir { $what }
editor-step-remove = quitar { $what }
editor-step-clone = copiar { $what }
editor-step-rename = cambiar el nombre de { $what }
editor-step-reorder = reordenar { $what }
editor-step-change = cambio de { $field }
# $field: the name of a field. $thing: what has it.
editor-step-change-of = cambio de { $field }: { $thing }
editor-step-change-many = cambio de { $field } para { $count }
editor-step-take-in = incorporar { $count ->
    [one] 1 fila
   *[other] { $count } filas
}
editor-step-remedy = remedio: { $what }
editor-step-waive = aceptar el aviso: { $problem }
editor-step-report = volver a avisar: { $problem }
editor-step-take-over = adoptar lo que cambió otro programa
# $title: de aquello de lo que se hizo.
editor-title-variant = { $title }, variante
editor-title-moment = { $title }, desde un momento
editor-problem-unreachable = hexágonos inalcanzables
editor-problem-cannot-win = un bando que no puede ganar
editor-problem-never-arrives = una ficha que nunca llega
editor-problem-tight-set-up = poco sitio para el despliegue
editor-problem-worse-column = una columna peor que la anterior
editor-problem-idle-river = un río sin efecto
editor-problem-idle-option = una opción sin efecto
editor-problem-idle-zone = una zona sin uso
editor-problem-idle-card = una unidad que no está en ningún mazo
editor-problem-nameless = algo sin nombre
editor-problem-odd-number = un número extraño
editor-problem-display = casillas de un indicador
editor-problem-prohibited-terrain = una ficha en terreno vedado
editor-problem-no-marks = un paso de la lección sin señales

## Lo que elimina un problema, como lo dice un botón

editor-remedy-set-terrain = Cambiarlo a { $terrain }
editor-remedy-legend = Que { $letter } signifique { $terrain }
editor-remedy-fit-rows = Ajustar las filas al mapa
editor-remedy-remove-hex = Quitar { $hex }
editor-remedy-remove = Quitar { $what }
editor-remedy-take-off = Retirar { $counter } del mapa
editor-remedy-cut-road = Cortar el camino donde se interrumpe
editor-remedy-add-zone = Añadir la zona { $zone }
editor-remedy-widen = Añadir los hexágonos alrededor de { $zone }
# $option: una regla opcional; $value: uno de sus valores.
editor-remedy-set-option = Poner { $option } en «{ $value }»
editor-remedy-set = Cambiarlo a { $to }

## Lo que diría un diseñador de una batalla que se puede jugar

editor-warning-unreachable = { $hexes ->
    [one] Se puede entrar en un hexágono al que ninguna unidad puede llegar: { $hex }.
   *[other] Se puede entrar en { $hexes } hexágonos a los que ninguna unidad puede llegar; el primero es { $hex }.
}
editor-todo-unreachable = Abre un paso, o dales un terreno en el que nadie entre.
editor-warning-cannot-win = El bando { $side } no puede ganar, haga lo que haga.
editor-todo-cannot-win = Dale algo con lo que ganar.
editor-warning-never-arrives = { $counter } no entra nunca en juego.
editor-todo-never-arrives = Colócalo en el mapa, o haz que una regla lo traiga.
editor-warning-tight-set-up = La zona { $zone } tiene { $hexes } hexágonos para { $units } unidades: hacen falta todos.
editor-todo-tight-set-up = Amplía la zona, o coloca las unidades en sus hexágonos.
editor-warning-worse-column = La columna { $column } es peor que { $before }, aunque la proporción sea mejor.
editor-todo-worse-column = Compara las dos columnas.
editor-warning-idle-option = La opción { $option } está puesta y nada en la batalla la usa.
editor-todo-idle-option = Quítala, o añade aquello de lo que trata.
# $river: un río a lo largo de lados de hexágono.
editor-warning-idle-river = { $river } es un río a lo largo de lados de hexágono y no hace nada: en esta batalla los ríos corren por hexágonos.
editor-todo-idle-river = Haz que los ríos corran por lados de hexágono, con la opción sobre ellos, o que no sea un río.
editor-warning-idle-zone = Nada usa la zona { $zone }.
editor-todo-idle-zone = Quítala, o haz que un despliegue o una regla la use.
# $card: su nombre.
editor-warning-idle-card = Ningún mazo tiene { $card }.
editor-todo-idle-card = Ponla en un mazo, o quítala.
editor-warning-nameless = No tiene nombre, y los jugadores lo ven.
editor-todo-nameless = Ponle uno.
# $number: un número que no tiene ninguna batalla.
editor-warning-odd-number = Es difícil que aquí se quiera decir { $number }.
editor-todo-odd-number = Vuelve a mirar el número.

## Lo que no tiene la forma de su campo

# $place: el campo con las palabras del formulario. $field: otro campo. $value: lo que hay ahí.
editor-misshape-file = El archivo
editor-misshape-missing = Falta «{ $field }».
editor-misshape-missing-todo = Rellena «{ $field }».
editor-misshape-unknown = Aquí no hay ningún campo que se llame «{ $field }».
editor-misshape-unknown-todo = Corrige su nombre o quítalo.
editor-misshape-length = { $there ->
    [0] Aquí no hay nada.
    [one] Aquí hay un valor.
   *[other] Aquí hay { $there } valores.
}
editor-misshape-length-least = Pon al menos { $least }.
editor-misshape-length-todo = Lleva { $wanted } valores.
# $each: como «por cada cara del dado».
editor-misshape-length-each = Lleva { $wanted } valores, uno { $each }.
editor-misshape-beyond = { $number } está fuera de los límites.
editor-misshape-kind = «{ $value }» no puede estar aquí.
editor-misshape-empty = Aquí todavía no hay nada.
# $word: el nombre de un campo, como lo tienen los formularios.
editor-quoted = «{ $word }»
editor-misshape-unread = Lo que hay aquí no se entiende.
editor-misshape-unread-todo = Mira la ayuda del campo, o quita la entrada y añádela de nuevo.
editor-misshape-number = Pon un número entero de { $least } a { $most }.
# $unit: lo que se cuenta, en plural.
editor-misshape-number-unit = Pon un número entero de { $least } a { $most } ({ $unit }).
editor-misshape-number-plain = Pon un número entero, 0 o más.
editor-misshape-words = Elige uno de estos: { $words }.
editor-misshape-record = Haz una entrada con sus propios campos.
editor-misshape-record-with = Haz una entrada con { $fields }.
editor-misshape-list = Haz una lista.
editor-misshape-text = Escribe un texto.
editor-misshape-flag = Di sí o no.
editor-misshape-nothing = O déjalo vacío.
