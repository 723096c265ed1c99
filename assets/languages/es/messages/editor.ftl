# El editor del autor.

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
editor-step-resize = cambiar el tamaño del mapa a { $columns } × { $rows }
editor-step-shift = desplazar el mapa
editor-step-renumber = renumerar los hexágonos
editor-step-place-counter = colocar { $counter }
editor-step-add = añadir { $what }
editor-step-remove = quitar { $what }
editor-step-clone = copiar { $what }
editor-step-rename = cambiar el nombre de { $what }
editor-step-reorder = reordenar { $what }
editor-step-change = cambiar { $field }
editor-step-change-many = cambiar { $field } de { $count }
editor-step-take-in = incorporar { $count ->
    [one] 1 fila
   *[other] { $count } filas
}
editor-step-remedy = corregir { $problem }
editor-step-waive = dispensar { $problem }
editor-step-take-over = adoptar lo que cambió otro programa
