# Arsuf. Donde un mensaje tiene $unit, $unit-gender indica la concordancia (m, f, mp, fp; p: plural), y hay también
# $unit-the («los Templarios», dentro de una frase), $unit-The (al principio), $unit-of («de los Templarios») y $unit-to
# («a los Templarios»). $unit a secas es para etiquetas.

## Preguntas e indicaciones

arsouf-ask-place = ¿Dónde se { $unit-gender ->
    [mp] sitúan
    [fp] sitúan
   *[other] sitúa
} { $unit-the }?
arsouf-ask-unseen = ¿Dónde se sitúan tus fichas? El otro bando no mira.
arsouf-hint-place = Pulsa un hexágono marcado de tu zona. Con el botón derecho se retira una ficha ya colocada.
arsouf-ask-deployed = Todas tus fichas están colocadas.
arsouf-hint-deployed = Termina el despliegue o pulsa una ficha con el botón derecho para recolocarla.
arsouf-ask-move = Mueve tus fichas, cada una solo una vez.
arsouf-hint-move = Pulsa una ficha. El anillo rojo marca de dónde salió: púlsalo con el botón derecho para deshacer el movimiento.
arsouf-ask-move-to = ¿Adónde { $unit-gender ->
    [mp] van
    [fp] van
   *[other] va
} { $unit-the }?
arsouf-hint-move-to = Pulsa un hexágono marcado; con el botón derecho se suelta la ficha.
arsouf-ask-attack = Ataca con las fichas que quieras, cada una solo una vez.
arsouf-hint-attack = Pulsa un atacante y luego un enemigo marcado.
arsouf-ask-target = ¿A quién { $unit-gender ->
    [mp] atacan
    [fp] atacan
   *[other] ataca
} { $unit-the }?
arsouf-hint-target = Pulsa un enemigo marcado; con el botón derecho se elige otro atacante.
arsouf-ask-no-attack = Ninguna de tus fichas puede atacar.
arsouf-hint-no-attack = Termina los ataques.

## Acciones

arsouf-do-place = { $unit }: colocar en { $hex }
arsouf-do-take-up = Retirar { $unit-to }
arsouf-do-deploy-automatically = Despliegue automático
arsouf-do-deploy-done = Terminar el despliegue
arsouf-do-select-next = Colocar ahora { $unit-to }
arsouf-do-select = Elegir { $unit-to }
arsouf-do-select-attacker = Atacar con { $unit-the }
arsouf-do-put-back = Soltar la ficha
arsouf-do-move = { $unit }: a { $hex }
arsouf-do-charge = { $unit }: cargar hasta { $hex } contra { $target-the }
# $goal: el lugar al que hay que llegar.
arsouf-do-arrive = { $unit }: entrar en { $goal-the }
arsouf-do-take-back = { $unit }: volver a { $hex }
arsouf-do-drop = Anular el ataque { $unit-of }
arsouf-do-end-movement = Terminar el movimiento
arsouf-do-attack = { $unit-The } { $unit-gender ->
    [mp] atacan
    [fp] atacan
   *[other] ataca
} { $target-to }
arsouf-do-end-attacks = Terminar los ataques
arsouf-do-claim-win = Reclamar la victoria
arsouf-note-charge = Una carga suma 1 al ataque contra { $target-the } en este turno, y a ningún otro (7.1).

## Negativas

arsouf-why-phase = Eso no es lo que toca ahora.
arsouf-why-all-placed = Todas las fichas tienen ya su hexágono.
arsouf-why-chosen = Ahora toca colocar { $unit-to }: elige un hexágono.
arsouf-why-picked = Antes hay que usar o soltar { $unit-to }.
arsouf-why-nothing-picked = No hay ninguna ficha elegida.
arsouf-why-side = { $unit-The } { $unit-gender ->
    [mp] pertenecen
    [fp] pertenecen
   *[other] pertenece
} al otro bando.
arsouf-why-deploy-zone = Este hexágono está fuera de tu zona.
arsouf-why-occupied = { $unit-The } { $unit-gender ->
    [mp] ocupan
    [fp] ocupan
   *[other] ocupa
} el hexágono.
# $left: cuántas fichas faltan por colocar.
arsouf-why-deploy-incomplete = { $left ->
    [one] Falta por colocar una ficha.
   *[other] Faltan por colocar { $left } fichas.
}
arsouf-why-off-board = { $unit-The } no { $unit-gender ->
    [mp] están
    [fp] están
   *[other] está
} en el tablero.
arsouf-why-off-map = En el tablero no hay ningún hexágono { $hex }.
arsouf-why-no-such-piece = No hay ninguna ficha así.
arsouf-why-empty = Ahí no hay ninguna ficha.
arsouf-why-moved = { $unit-The } ya se { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} movido este turno.
arsouf-why-here = { $unit-The } ya { $unit-gender ->
    [mp] están
    [fp] están
   *[other] está
} ahí.
# $spaces: cuántos hexágonos tiene el camino. $moves: la capacidad, como «2 hexágonos».
arsouf-why-range = Está demasiado lejos: el camino libre más corto tiene { $spaces ->
    [one] 1 hexágono
   *[other] { $spaces } hexágonos
}, y la ficha se mueve { $moves }.
arsouf-why-far = Está demasiado lejos: no hay ningún camino libre, incluso en línea recta serían { $spaces ->
    [one] 1 hexágono
   *[other] { $spaces } hexágonos
}, y la ficha se mueve { $moves }.
arsouf-why-terrain = Ninguna ficha puede entrar en este terreno.
arsouf-why-no-space = En el tablero no hay ningún hexágono así.
arsouf-why-terrain-bars = Habría que pasar por { $hex }, donde ninguna ficha puede entrar.
# $from, $to: los hexágonos de uno y otro lado.
arsouf-why-river = El río entre { $from } y { $to } cierra el paso: solo se puede cruzar por el vado.
arsouf-why-river-between = Entre { $unit-the } y { $target-the } está el río: ningún ataque lo cruza.
arsouf-why-forest = Habría que pasar por el bosque de { $hex }, donde el movimiento termina.
arsouf-why-bars = { $unit-The } { $unit-gender ->
    [mp] cierran
    [fp] cierran
   *[other] cierra
} el paso en { $hex }.
# $side: el bando que no puede entrar. $goal: el lugar.
arsouf-why-goal = { $side-The } no { $side-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} entrar en { $goal-the }.
arsouf-why-arrives = La ficha que entra en { $goal-the } sale del tablero: ahí no se puede colocar.
arsouf-why-goal-bars = Habría que pasar por { $goal-the } en { $hex }, donde { $side-the } no { $side-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} entrar.
arsouf-why-goal-ends = Habría que pasar por { $goal-the } en { $hex }, donde el movimiento termina.
arsouf-why-no-move = No hay ningún movimiento { $unit-of } que deshacer.
arsouf-why-origin-taken = Ahora { $unit-the } { $unit-gender ->
    [mp] ocupan
    [fp] ocupan
   *[other] ocupa
} el hexágono en el que empezó el movimiento.
arsouf-why-not-the-last = Solo se puede deshacer el último movimiento.
arsouf-why-arrived = { $unit-The } ya { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} llegado: es definitivo.
arsouf-why-wounded = { $unit-The } { $unit-gender ->
    [m] está herido y no puede
    [f] está herida y no puede
    [mp] están heridos y no pueden
   *[fp] están heridas y no pueden
} atacar.
arsouf-why-attacked = { $unit-The } ya { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} atacado este turno.
arsouf-why-announced = El ataque { $unit-of } ya está anunciado.
arsouf-why-not-adjacent = { $unit-The } no { $unit-gender ->
    [m] está contiguo
    [f] está contigua
    [mp] están contiguos
   *[fp] están contiguas
} { $target-to }.
arsouf-why-target = { $unit-The } no { $unit-gender ->
    [m] es un enemigo
    [f] es una unidad enemiga
    [mp] son enemigos
   *[fp] son unidades enemigas
} en el tablero.
arsouf-why-no-target = No hay ningún enemigo junto { $unit-to }.
arsouf-why-baggage = { $unit-The } no { $unit-gender ->
    [mp] atacan
    [fp] atacan
   *[other] ataca
}: en esta partida, el bagaje solo se defiende.
arsouf-why-played-out = En esta partida no se reclama la victoria: la marcha se juega hasta el final.
# $side: el bando que puede reclamarla.
arsouf-why-no-claimant = Solo { $side-the } { $side-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} reclamar la victoria, en su propia fase de movimiento.
# $enemies: cuántas fichas enemigas quedan en el tablero.
arsouf-why-hindered = { $enemies ->
    [one] Todavía queda una ficha enemiga
   *[other] Todavía quedan { $enemies } fichas enemigas
} en el tablero: se puede impedir la victoria.
# $goal: el lugar.
arsouf-why-too-late = Muy pocas fichas pueden llegar aún { $goal-to } en los turnos que quedan.

## Diario

arsouf-phase-deployment = Despliegue
arsouf-phase-movement = Movimiento
arsouf-phase-combat = Ataques
arsouf-throw-attack = atacante
arsouf-throw-defence = defensor
# $purpose: de quién es el dado. $face: lo que ha salido.
arsouf-log-die = Dado del { $purpose }: { $face }
arsouf-log-deploys = { $side }: despliegue
arsouf-log-placed = { $unit-The }, en { $hex }.
arsouf-log-placed-unseen = { $unit-The } ya { $unit-gender ->
    [mp] tienen
    [fp] tienen
   *[other] tiene
} su hexágono.
arsouf-log-taken-up = Se retira { $unit-to }.
arsouf-log-deployed = { $side }: fin del despliegue.
arsouf-log-turn = Turno { $turn }
arsouf-log-phase = { $side }: { $phase }
arsouf-log-moved = { $unit-The } { $unit-gender ->
    [mp] van
    [fp] van
   *[other] va
} de { $from } a { $hex }.
arsouf-log-charged = ¡{ $unit-The } { $unit-gender ->
    [mp] cargan
    [fp] cargan
   *[other] carga
} contra { $target-the } en { $hex }!
arsouf-log-took-back = { $unit-The } { $unit-gender ->
    [mp] vuelven
    [fp] vuelven
   *[other] vuelve
} a { $hex }.
arsouf-log-arrived = { $unit-The } { $unit-gender ->
    [mp] llegan
    [fp] llegan
   *[other] llega
} { $goal-to }.
arsouf-log-announced = { $unit-The } { $unit-gender ->
    [mp] atacarán
    [fp] atacarán
   *[other] atacará
} { $target-to }.
arsouf-log-dropped = Se anula el ataque { $unit-of }.
arsouf-log-void = { $unit-The } no { $unit-gender ->
    [mp] encuentran
    [fp] encuentran
   *[other] encuentra
} a quién atacar.
# $attack, $defence: sumas con sus partes. $verdict: quién ha ganado.
arsouf-log-attacked = { $unit-The } contra { $target-the }: { $attack } contra { $defence }: { $verdict }.
# $adds: cuánto suma.
arsouf-part-value = { $adds } (valor de combate)
arsouf-part-leader = { $adds } (líder)
arsouf-part-charge = { $adds } (carga)
arsouf-part-rounding = -{ $adds } (redondeo)
arsouf-part-support = { $adds } ({ $unit })
arsouf-log-wounded = { $unit-The } { $unit-gender ->
    [m] queda herido
    [f] queda herida
    [mp] quedan heridos
   *[fp] quedan heridas
}.
arsouf-log-killed = { $unit-The } { $unit-gender ->
    [m] queda eliminado
    [f] queda eliminada
    [mp] quedan eliminados
   *[fp] quedan eliminadas
}.
arsouf-log-recovered = { $unit-The } se { $unit-gender ->
    [mp] recuperan
    [fp] recuperan
   *[other] recupera
}.
# $winner: el bando que ha ganado. $goal: el lugar al que hay que llegar.
arsouf-over-arrived = Victoria { $winner-of }: el bagaje y lo demás que hacía falta han llegado { $goal-to }.
arsouf-over-prevented = Victoria { $winner-of }: ya no pueden llegar fichas suficientes { $goal-to }.
arsouf-over-turn-limit = Victoria { $winner-of }: se ha acabado el tiempo.
arsouf-over-claimed = Victoria { $winner-of }: ya no queda nadie que les cierre el camino { $goal-to }.
arsouf-over-leader-killed = Victoria { $winner-of }: el líder enemigo ha muerto.

## Lo que cuenta en un ataque

arsouf-value = Valor de combate
arsouf-leader = Líder junto a la ficha
arsouf-charge = Carga
arsouf-rounding = redondeo hacia abajo
arsouf-support = Apoyo { $unit-of }
arsouf-verdict-attacker = gana el atacante
arsouf-verdict-tie = empate: no pasa nada
arsouf-verdict-defender = gana el defensor

## Fichas y paneles

# $spaces: cuántos hexágonos. $road: cuántos por un camino.
arsouf-spaces = { $spaces ->
    [one] 1 hexágono
   *[other] { $spaces } hexágonos
}
arsouf-spaces-road = { $spaces ->
    [one] 1 hexágono
   *[other] { $spaces } hexágonos
}; { $road } por un camino
arsouf-place-map = hexágono { $hex }
arsouf-place-undeployed = por colocar
arsouf-place-killed = fuera de combate
arsouf-place-arrived = en { $goal-the }
arsouf-place-hidden = no se ve
arsouf-fact-value = Valor de combate
arsouf-fact-moves = Mueve
arsouf-fact-leader = Líder
arsouf-fact-leader-adds = suma 2 a una ficha contigua
arsouf-fact-condition = Estado
arsouf-fact-wounded = { $unit-gender ->
    [m] herido: se mueve
    [f] herida: se mueve
    [mp] heridos: se mueven
   *[fp] heridas: se mueven
} 1 hexágono y no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} atacar ni apoyar
arsouf-fact-upright = { $unit-gender ->
    [m] ileso
    [f] ilesa
    [mp] ilesos
   *[fp] ilesas
}
arsouf-status-wounded = { $unit-gender ->
    [m] herido
    [f] herida
    [mp] heridos
   *[fp] heridas
}
arsouf-status-moved = ya se { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} movido
arsouf-status-charging = { $unit-gender ->
    [mp] cargan
    [fp] cargan
   *[other] carga
}
arsouf-status-attacked = ya { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} atacado
arsouf-progress-baggage = Bagaje
arsouf-progress-others = Otras unidades
# $left: fichas en el tablero. $wounded: cuántas de ellas. $arrived, $killed: aparte. $before: cuántas de las muertas lo estaban
# antes del primer turno de esta partida.
arsouf-fact-pieces-left = { $left } en el tablero, { $wounded } { $wounded ->
    [one] herida
   *[other] heridas
}{ $arrived ->
    [0] {""}
   *[other] ; { $arrived } en { $goal }
}; { $killed } { $killed ->
    [one] muerta
   *[other] muertas
}{ $before ->
    [0] {""}
   *[other] , { $before } de ellas antes de esta partida
}

## Tablas

arsouf-chart-pieces = Fichas
arsouf-chart-side = Bando
arsouf-chart-piece = Ficha
arsouf-chart-number = Número
arsouf-chart-value = Valor de combate
arsouf-chart-moves = Movimiento
arsouf-chart-pieces-leader = Un líder suma 2 a una ficha propia contigua que ataque o sea atacada (6.6).
arsouf-chart-attack = Posibilidades de un ataque: casos de 36
arsouf-chart-difference = Ventaja del atacante
arsouf-chart-attack-note = Cada bando tira un dado y suma sus valores (6.3 a 6.6). Quien pierde queda herido; si ya lo estaba, queda eliminado.
arsouf-chart-terrain = Terreno
arsouf-chart-ground = Terreno
arsouf-chart-effect = Efecto
arsouf-chart-open = abierto: 1 hexágono, como cualquier otro
arsouf-chart-closed = cerrado a todas las fichas
arsouf-chart-river = Río
arsouf-chart-river-effect = no se puede cruzar ni atacar a través de él
arsouf-chart-ford = Vado
arsouf-chart-ford-effect = se cruza como terreno abierto
arsouf-chart-road = Camino
arsouf-chart-road-effect = las fichas lentas recorren 2 hexágonos por él

# Por qué el ordenador ha hecho algo. Lo que acaba en «for» se hace («para acercarse a...»); lo que acaba en «against» es un hecho.
arsouf-account-victory = ganar
arsouf-account-prize = hacer daño { $unit-to } ({ $chance } %)
arsouf-account-risk = el ataque puede fallar y costarle caro { $unit-to } ({ $chance } %)
# $lost, $otherwise: en tantos casos de cada cien.
arsouf-account-fate = pérdida { $unit-of } en el { $lost } % de los casos; sin el plan, en el { $otherwise } %
arsouf-account-caution = el ataque promete poco
arsouf-account-strike-for = amenazar { $unit-to }
arsouf-account-strike-against = deja escapar { $unit-to }
arsouf-account-danger-for = apartarse { $unit-of }
arsouf-account-danger-against = { $unit-the } { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} golpear allí
arsouf-account-ranks-for = cerrar filas
arsouf-account-ranks-against = el enemigo puede atacar donde nadie apoya
arsouf-account-front-for = hacer frente al enemigo delante del bagaje
arsouf-account-front-against = abandona el lado por donde viene el enemigo
arsouf-account-guard-for = mantener el bagaje entre sus soldados
arsouf-account-guard-against = el bagaje deja atrás a sus soldados
arsouf-account-shelter-for = apartar el bagaje del enemigo
arsouf-account-shelter-against = el bagaje se acerca al enemigo
arsouf-account-reach-for = quedar al alcance de menos enemigos
arsouf-account-reach-against = más enemigos pueden acercarse
arsouf-account-way-for = acercarse { $goal-to }
arsouf-account-way-against = se aleja { $goal-of }
arsouf-account-arrival-for = llegar { $goal-to }
arsouf-account-arrival-against = la columna aún necesita la ficha fuera { $goal-of }
arsouf-account-gap-for = cerrar un hueco junto al bagaje
arsouf-account-gap-against = por un hueco el enemigo puede llegar al bagaje
arsouf-account-company-for = no separarse del bagaje
arsouf-account-company-against = el bagaje queda solo
arsouf-account-shield-for = cubrir el bagaje
arsouf-account-shield-against = el bagaje pierde cobertura
arsouf-account-road-for = despejar el camino del bagaje
arsouf-account-road-against = el camino del bagaje queda obstruido
arsouf-account-hunt-for = acercarse a la columna
arsouf-account-hunt-against = la columna se aleja
arsouf-account-bar-for = cortar el camino
arsouf-account-bar-against = el camino queda libre
arsouf-account-flight-for = poner a salvo una ficha herida
arsouf-account-flight-against = una ficha herida se acerca al enemigo
arsouf-account-inspiration-for = apoyar a quienes luchan
arsouf-account-inspiration-against = quienes luchan se quedan sin líder
arsouf-account-peril-for = sacar al líder del combate
arsouf-account-peril-against = el propio líder queda expuesto
arsouf-aim-attack = atacar { $unit-to }
arsouf-counter-values = Abajo: fuerza y movimiento. En un estandarte: lo que suma el líder.
