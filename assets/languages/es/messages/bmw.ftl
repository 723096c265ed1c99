# Batallas del mundo medieval.
#
# Una ficha o un ejército llamado $unit, $army, etc. trae consigo su género en $unit-gender (m, f, mp o fp) y su nombre
# con artículo: $unit-the («los Lanceros de Tiro»), $unit-The (al principio), $unit-of («de los…») y $unit-to («a los…»).
# Los hexágonos son los números impresos; los resultados, como DR, se dejan como están impresos.

## Preguntas

bmw-ask-set-up = Despliega tu ejército.
bmw-hint-set-up = Pulsa una ficha de la lista o del mapa, o elige el despliegue histórico.
bmw-ask-place = ¿Dónde se { $unit-gender ->
    [m] coloca
    [f] coloca
   *[other] colocan
} { $unit-the }?
bmw-hint-marked-hex = Pulsa un hexágono marcado.
bmw-ask-movement = Mueve tus fichas, una tras otra.
bmw-hint-movement = Pulsa una ficha; termina la fase cuando hayas acabado.
bmw-hint-movement-flips = Pulsa una ficha; termina la fase cuando hayas acabado. Voltea primero las que quieras: cuando una se haya movido, ya no se voltea ninguna.
bmw-ask-move = ¿Adónde { $unit-gender ->
    [m] va
    [f] va
   *[other] van
} { $unit-the }?
bmw-hint-move = Pulsa un hexágono marcado; el número indica los puntos de movimiento que quedarán.
bmw-ask-withdrawal = ¿Se repliega tu ejército?
bmw-hint-withdrawal = El ejército se marcha, se reorganiza y vuelve para una segunda etapa.
bmw-ask-sortie = ¿Hace una salida la guarnición?
bmw-hint-sortie = Una sola vez en la partida; las unidades aparecen en las murallas.
bmw-ask-walk = ¿Acompaña el líder a la unidad?
bmw-hint-walk = Decide para cada líder.
bmw-ask-escape = { $unit }: ¿adónde escapa? No hay nadie con él.
# $count: disparos declarados hasta ahora.
bmw-ask-offensive-fire = Declara tus disparos ({ $count ->
    [one] 1 declarado
   *[other] { $count } declarados
}).
bmw-hint-offensive-fire = Pulsa una unidad de arqueros y después un blanco; luego, que vuelen las flechas.
bmw-ask-defensive-fire = ¿Responder disparando contra los enemigos adyacentes?
bmw-hint-defensive-fire = Una unidad tras otra; después, termina el tiro.
# $count: unidades que aún deben combatir.
bmw-ask-attack = ¿A quién atacar? { $count ->
    [0] Ya nadie está obligado a combatir.
    [one] Una unidad tiene que atacar o ser atacada todavía.
   *[other] { $count } unidades tienen que atacar o ser atacadas todavía.
}
bmw-hint-attack = Pulsa una unidad enemiga o una de las tuyas.
bmw-ask-combat = ¿Quién participa en este combate?
bmw-hint-combat = Pulsa unidades para añadirlas o quitarlas; después, ataca.
bmw-ask-leave = ¿Tus tropas ligeras aguantan o se marchan antes del combate?
bmw-hint-leave = Elige para cada unidad: aguantar o un hexágono marcado.
bmw-ask-feigned-retreat = La retirada fingida: ¿por dónde va y quién la persigue?
bmw-hint-feigned-retreat = Pulsa un hexágono marcado o una unidad marcada.
bmw-ask-horse-archers = ¿Tus arqueros a caballo combaten o se marchan?
bmw-ask-loss = ¿Qué unidad pierdes?
bmw-hint-loss = Pulsa una de tus unidades en este combate.
bmw-ask-retreat = ¿Adónde { $unit-gender ->
    [m] se retira
    [f] se retira
   *[other] se retiran
} { $unit-the }?
bmw-hint-retreat = Pulsa un hexágono marcado; al señalarlo se dice de quién es. Una unidad tras otra.
bmw-ask-charge-won = La carga ha ganado el hexágono.
bmw-hint-charge-won = Pulsa quién avanza y adónde.
bmw-ask-advance = ¿Quién avanza?
bmw-hint-advance = Pulsa un hexágono marcado o mantén la posición.
bmw-ask-reorganization = ¿Tirar para que { $unit-the } { $unit-gender ->
    [m] se voltee
    [f] se voltee
   *[other] se volteen
} al anverso?
bmw-hint-reorganization = Con { $needs } { $unit-gender ->
    [m] se voltea
    [f] se voltea
   *[other] se voltean
} al anverso. Por el reverso { $unit-gender ->
    [m] es débil y rápido
    [f] es débil y rápida
    [fp] son débiles y rápidas
   *[other] son débiles y rápidos
}, pero no { $unit-gender ->
    [m] está
    [f] está
   *[other] están
} en desorden: { $unit-gender ->
    [m] puede
    [f] puede
   *[other] pueden
} quedarse así.
bmw-hint-reorganization-modified = Con { $needs } { $unit-gender ->
    [m] se voltea
    [f] se voltea
   *[other] se voltean
} al anverso: hay que llegar a 5 o más, y al dado se suma: { $why }. Por el reverso { $unit-gender ->
    [m] es débil y rápido
    [f] es débil y rápida
    [fp] son débiles y rápidas
   *[other] son débiles y rápidos
}, pero no { $unit-gender ->
    [m] está
    [f] está
   *[other] están
} en desorden: { $unit-gender ->
    [m] puede
    [f] puede
   *[other] pueden
} quedarse así.
bmw-hint-reorganization-others = Después se pregunta por { $n ->
    [one] otra unidad
   *[other] otras { $n } unidades
}.
bmw-ask-rally = ¿Intentar reagrupar una unidad eliminada?
bmw-hint-rally = El intento tiene éxito con { $needs }; uno en cada uno de tus turnos. Entonces vuelve una de estas unidades: { $units }.
bmw-hint-rally-no-place = El intento tiene éxito con { $needs }, pero ahora no serviría de nada: ningún líder ofrece un lugar al que pueda volver una unidad eliminada.
bmw-ask-rallied = ¿Qué unidad vuelve y dónde?
bmw-hint-rallied = Elige unidad y hexágono.
bmw-ask-special-rally = Reagrupamiento especial: ¿por qué unidad se tira?
bmw-hint-special-rally = Un dado por cada unidad eliminada; cada líder puede ayudar una vez.
bmw-ask-special-rallied = ¿Dónde vuelve la unidad reagrupada?

## Lo que debe mostrar un dado

# $needed: la cara más baja; el dado no llega a 7. $percent: su probabilidad. $factor: la cara más alta que acierta.
bmw-needs = { $needed ->
    [1] cualquier cara (100 %)
    [7] ninguna cara (0 %)
   *[other] { $needed } o más ({ $percent } %)
}
bmw-within = { $low } a { $high } ({ $percent } %)
bmw-hits-on = impacto con { $factor ->
    [1] 1, { $percent } %
   *[other] 1-{ $factor }, { $percent } %
}
bmw-adds-enemy-near = -1 junto a una unidad enemiga
bmw-adds-best-leader = +{ $value } por un líder en el hexágono
bmw-and-more = { $names } y { $n } más

## Elecciones

bmw-do-place = { $unit }: a { $hex }
bmw-do-take-up = Quitar del mapa { $unit-to }
bmw-do-set-up-historically = Despliegue histórico
bmw-do-set-up-done = Despliegue terminado
bmw-do-select = Elegir { $unit-to }
bmw-do-put-back = Soltar la ficha
bmw-do-move = { $unit }: a { $hex }
bmw-do-charge = { $unit }: cargar hasta { $hex }
bmw-do-flip-to-fast = { $unit }: voltear al reverso, débil y rápido
bmw-do-flip-to-strong = { $unit }: voltear al anverso, fuerte y lento
bmw-do-place-garrison = { $unit }: aparecer en { $hex }
bmw-do-end-movement = Terminar el movimiento
bmw-do-withdraw = Replegarse
bmw-do-no-withdraw = Seguir luchando
bmw-do-sortie = Hacer la salida
bmw-do-no-sortie = Ahora no
# $hits: con qué caras acierta y con qué probabilidad.
bmw-do-fire = { $unit }: disparar contra { $target-the }, { $hits }
bmw-do-resolve-fire = Resolver y terminar el tiro
bmw-do-end-fire = Terminar el tiro
bmw-do-engage-attacker = { $unit-The } { $unit-gender ->
    [m] ataca
    [f] ataca
   *[other] atacan
}
bmw-do-engage-defender = { $unit-The } { $unit-gender ->
    [m] recibe
    [f] recibe
   *[other] reciben
} el ataque
bmw-do-release = Quitar del ataque { $unit-to }
bmw-do-attack = Atacar
bmw-do-attack-whom = Atacar con { $attackers-the } { $defenders-to }
bmw-do-call-off = Descartar el plan
bmw-do-end-combat = Terminar el combate
bmw-do-leave = { $unit }: marcharse a { $hex }
bmw-do-feign = { $unit }: fingir una retirada
bmw-do-stand = { $unit-The } { $unit-gender ->
    [m] aguanta
    [f] aguanta
   *[other] aguantan
}
bmw-do-follow = { $unit-The } { $unit-gender ->
    [m] persigue
    [f] persigue
   *[other] persiguen
}
bmw-do-lose = Perder { $unit-to }
bmw-do-retreat = { $unit }: retirarse a { $hex }
bmw-do-retreat-lost = { $unit }: perderse entre los suyos en { $hex }
bmw-do-advance = { $unit }: avanzar a { $hex }
bmw-do-hold = Mantener la posición
bmw-do-escape = { $unit }: escapar a { $hex }
bmw-do-leader-goes = { $unit-The } { $unit-gender ->
    [m] acompaña
    [f] acompaña
   *[other] acompañan
} a la unidad
bmw-do-leader-stays = { $unit-The } se { $unit-gender ->
    [m] queda
    [f] queda
   *[other] quedan
}
bmw-do-reorganize = Tirar por { $unit-the }: { $needs }
bmw-do-reorganize-modified = Tirar por { $unit-the }: { $needs }, con { $why }
bmw-do-skip-reorganization = { $unit }: dejar como { $unit-gender ->
    [m] está
    [f] está
   *[other] están
}
bmw-do-rally = Intentar reagrupar: { $needs }
bmw-do-no-rally = No intentarlo
bmw-do-place-rallied = { $unit }: volver a { $hex }
bmw-do-special-rally = Tirar por { $unit-the }: { $needs }
bmw-do-special-rally-helped = Tirar por { $unit-the }, con la ayuda { $leader-of }: { $needs }

## Lo que sigue de una elección

# $strength: none (nada), half-more (la mitad más) o twice (el doble). $second: si puede avanzar un segundo atacante.
bmw-note-charge = En el combate de la carga ningún defensor puede retirarse antes ni fingir una retirada. Si el resultado abre el hexágono de un defensor, una unidad que carga debe entrar en él{ $second ->
    [yes] {" "}y otro atacante a caballo puede avanzar hasta tres hexágonos
   *[no] {""}
}. Después la unidad que carga se voltea al reverso. { $strength ->
    [half-more] Su fuerza vale la mitad más.
    [twice] Su fuerza vale el doble.
   *[none] La carga no añade fuerza.
}
bmw-note-flip-to-back = El reverso es débil y rápido, con el punto hueco: puede romper el contacto, pero no cargar.
bmw-note-flip-to-front = El anverso es fuerte y lento.
bmw-note-flip-to-front-charges = El anverso es fuerte y lento: puede cargar.
bmw-note-leader-escapes = { $unit-The } { $unit-gender ->
    [m] cede
    [f] cede
   *[other] ceden
} el sitio, de uno a tres hexágonos, y solo { $unit-gender ->
    [m] cae
    [f] cae
   *[other] caen
} si no hay escapatoria (10.4).
bmw-note-fires-as-before = La unidad dispara con la cara que mostraba al empezar la fase: el tiro cuenta como simultáneo (6.5).

## Dados

bmw-die = Dado de { $purpose }: { $face }
bmw-throw-archery = tiro con arco
bmw-throw-combat = combate
bmw-throw-karr-wa-farr = retirada fingida
bmw-throw-plunder = saqueo
bmw-throw-rally = reagrupamiento
bmw-throw-reorganization = reorganización
bmw-throw-special-rally = reagrupamiento especial

## El diario

bmw-log-placed = { $unit-The } se { $unit-gender ->
    [m] coloca
    [f] coloca
   *[other] colocan
} en { $hex }.
bmw-log-taken-up = Se quita del mapa { $unit-to }.
bmw-log-set-up = { $army }: despliegue terminado.
bmw-log-turn = Turno { $turn }
bmw-log-stage-turn = Etapa { $stage }, turno { $turn }
bmw-log-phase = { $army }: { $phase }
bmw-log-moves = { $unit-The } { $unit-gender ->
    [m] va
    [f] va
   *[other] van
} de { $from } a { $to }.
bmw-log-charges = { $unit-The } { $unit-gender ->
    [m] carga
    [f] carga
   *[other] cargan
} de { $from } a { $to }.
bmw-log-retreats-before-combat = { $unit-The } se { $unit-gender ->
    [m] retira
    [f] retira
   *[other] retiran
} antes del combate de { $from } a { $to }.
bmw-log-feigns = { $unit-The } { $unit-gender ->
    [m] finge
    [f] finge
   *[other] fingen
} una retirada de { $from } a { $to }.
bmw-log-follows = { $unit-The } { $unit-gender ->
    [m] cae
    [f] cae
   *[other] caen
} en la trampa y { $unit-gender ->
    [m] corre
    [f] corre
   *[other] corren
} detrás, de { $from } a { $to }.
bmw-log-retreats = { $unit-The } se { $unit-gender ->
    [m] retira
    [f] retira
   *[other] retiran
} de { $from } a { $to }.
bmw-log-advances = { $unit-The } { $unit-gender ->
    [m] avanza
    [f] avanza
   *[other] avanzan
} de { $from } a { $to }.
bmw-log-escapes = { $unit-The } { $unit-gender ->
    [m] escapa
    [f] escapa
   *[other] escapan
} de { $from } a { $to }.
bmw-log-turns-to-back = { $unit-The } se { $unit-gender ->
    [m] voltea
    [f] voltea
   *[other] voltean
} al reverso.
bmw-log-turns-to-front = { $unit-The } se { $unit-gender ->
    [m] voltea
    [f] voltea
   *[other] voltean
} al anverso.
bmw-log-disordered-by-archery = { $unit-The } { $unit-gender ->
    [m] queda
    [f] queda
   *[other] quedan
} en desorden por las flechas.
bmw-log-disordered-by-the-retreat = { $unit-The } { $unit-gender ->
    [m] queda
    [f] queda
   *[other] quedan
} en desorden por la retirada.
bmw-log-disordered-by-its-retreat = { $unit-The } { $unit-gender ->
    [m] queda
    [f] queda
   *[other] quedan
} en desorden por su retirada.
bmw-log-to-back-by-archery = { $unit-The } { $unit-gender ->
    [m] pasa
    [f] pasa
   *[other] pasan
} al reverso por las flechas.
bmw-log-to-back-by-the-retreat = { $unit-The } { $unit-gender ->
    [m] pasa
    [f] pasa
   *[other] pasan
} al reverso por la retirada.
bmw-log-to-back-by-its-retreat = { $unit-The } { $unit-gender ->
    [m] pasa
    [f] pasa
   *[other] pasan
} al reverso por su retirada.
bmw-log-mounts = { $unit-The } { $unit-gender ->
    [m] monta
    [f] monta
   *[other] montan
} a caballo.
bmw-log-charge-spent = { $unit-The } { $unit-gender ->
    [m] ha
    [f] ha
   *[other] han
} agotado su carga.
bmw-log-reorganizes = { $unit-The } se { $unit-gender ->
    [m] reorganiza
    [f] reorganiza
   *[other] reorganizan
}.
bmw-log-aims = { $unit-The } { $unit-gender ->
    [m] apunta
    [f] apunta
   *[other] apuntan
} { $target-to }.
# $factor: la cara más alta que acierta. $before: si la unidad se ha volteado desde que empezó la fase.
bmw-log-shoots-hit = { $unit-The } { $unit-gender ->
    [m] dispara
    [f] dispara
   *[other] disparan
} contra { $target-the } (con { $factor } o menos{ $before ->
    [yes] , como al empezar la fase
   *[no] {""}
}): impacto.
bmw-log-shoots-miss = { $unit-The } { $unit-gender ->
    [m] dispara
    [f] dispara
   *[other] disparan
} contra { $target-the } (con { $factor } o menos{ $before ->
    [yes] , como al empezar la fase
   *[no] {""}
}): sin efecto.
# $attackers y $defenders: nombres en fila; el género de $attackers dice si son varios.
bmw-log-attack = { $attackers-The } { $attackers-gender ->
    [m] ataca
    [f] ataca
   *[other] atacan
} { $defenders-to }.
bmw-nobody = nadie
bmw-log-stands = { $unit-The } { $unit-gender ->
    [m] aguanta
    [f] aguanta
   *[other] aguantan
}.
bmw-log-lures-nobody = { $unit-The } no { $unit-gender ->
    [m] atrae
    [f] atrae
   *[other] atraen
} a nadie: una retirada corriente.
# $count: hexágonos.
bmw-log-feigned = { $unit-The } { $unit-gender ->
    [m] finge
    [f] finge
   *[other] fingen
} una retirada de { $count ->
    [one] 1 hexágono
   *[other] { $count } hexágonos
}.
bmw-log-no-effect = sin efecto
bmw-log-shifted = { $from } desplazado a { $odds }
# $attack y $defence: fuerzas. $odds: por ejemplo, 3-1.
bmw-log-odds = { $attack } contra { $defence }, { $odds }: { $result }.
bmw-log-odds-automatic = { $attack } contra { $defence }, { $odds }: { $result } sin dado.
bmw-log-holds-walls = { $unit-The } { $unit-gender ->
    [m] defiende
    [f] defiende
   *[other] defienden
} las murallas y no se { $unit-gender ->
    [m] retira
    [f] retira
   *[other] retiran
}.
# $why: uno de los motivos de abajo.
bmw-log-eliminated = { $unit-The } { $unit-gender ->
    [m] queda eliminado
    [f] queda eliminada
    [mp] quedan eliminados
   *[fp] quedan eliminadas
}: { $why }.
bmw-log-leader-lost = { $unit-The } { $unit-gender ->
    [m] cae
    [f] cae
   *[other] caen
}: { $why }.
bmw-fate-loss = baja en combate
bmw-fate-no-retreat = sin retirada posible
bmw-fate-plunder = dispersión para saquear
bmw-fate-trapped = sin escapatoria
bmw-log-leaves-game = { $unit-The } { $unit-gender ->
    [m] sale
    [f] sale
   *[other] salen
} del juego.
bmw-log-captures = { $unit-The } { $unit-gender ->
    [m] captura
    [f] captura
   *[other] capturan
} { $marker-the }.
# $modifier: por ejemplo, +1 o -1.
bmw-log-reorganization-won = { $unit-The } { $unit-gender ->
    [m] intenta
    [f] intenta
   *[other] intentan
} reorganizarse ({ $modifier }): en orden.
bmw-log-reorganization-lost = { $unit-The } { $unit-gender ->
    [m] intenta
    [f] intenta
   *[other] intentan
} reorganizarse ({ $modifier }): { $unit-gender ->
    [m] sigue
    [f] sigue
   *[other] siguen
} en desorden.
bmw-log-turning-won = { $unit-The } { $unit-gender ->
    [m] tira
    [f] tira
   *[other] tiran
} para voltearse al anverso ({ $modifier }): conseguido.
bmw-log-turning-lost = { $unit-The } { $unit-gender ->
    [m] tira
    [f] tira
   *[other] tiran
} para voltearse al anverso ({ $modifier }): { $unit-gender ->
    [m] sigue
    [f] sigue
   *[other] siguen
} por el reverso.
bmw-log-rally-won = { $army }: el reagrupamiento tiene éxito.
bmw-log-rally-lost = { $army }: el reagrupamiento fracasa.
bmw-log-rally-without-hex = { $army }: no hay hexágono para una unidad reagrupada.
bmw-log-rallied = { $unit-The } se { $unit-gender ->
    [m] reagrupa
    [f] reagrupa
   *[other] reagrupan
}.
bmw-log-special-rally-won = Reagrupamiento especial: { $unit-the } se { $unit-gender ->
    [m] reagrupa
    [f] reagrupa
   *[other] reagrupan
}.
bmw-log-special-rally-lost = Reagrupamiento especial: { $unit-the } { $unit-gender ->
    [m] sigue eliminado
    [f] sigue eliminada
    [mp] siguen eliminados
   *[fp] siguen eliminadas
}.
bmw-log-special-rally-helped-won = Reagrupamiento especial con la ayuda { $leader-of }: { $unit-the } se { $unit-gender ->
    [m] reagrupa
    [f] reagrupa
   *[other] reagrupan
}.
bmw-log-special-rally-helped-lost = Reagrupamiento especial con la ayuda { $leader-of }: { $unit-the } { $unit-gender ->
    [m] sigue eliminado
    [f] sigue eliminada
    [mp] siguen eliminados
   *[fp] siguen eliminadas
}.
bmw-log-demoralized = { $army }: ejército desmoralizado con { $losses } puntos de bajas.
bmw-log-recovered = { $army }: el ejército se recupera; las bajas descienden a { $losses }.
bmw-standing-demoralized = { $army }: ejército desmoralizado
bmw-standing-demoralized-means = Desde ahora cada ataque del ejército se desplaza una columna a la izquierda, hasta que sus bajas vuelvan a estar por debajo de ese nivel.
bmw-standing-recovered = { $army }: ejército recuperado
bmw-standing-recovered-means = Desde ahora el ejército vuelve a atacar sin desplazamiento.
bmw-log-disintegrated = { $army }: el ejército se desintegra con { $losses } puntos de bajas.
bmw-log-sortie = { $army }: la guarnición hace una salida.
# $points: puntos de victoria.
bmw-log-withdrew = { $army }: el ejército se repliega en el turno { $turn }; el otro bando gana { $points } puntos.
bmw-log-second-stage = Segunda etapa

## El final

# $level: uno de los niveles de abajo.
bmw-over-win = Victoria { $level } { $army-of }.
bmw-over-draw = La batalla termina en empate.
bmw-level-marginal = marginal
bmw-level-important = importante
bmw-level-epic = épica
bmw-level-draw = empate
# $over: una de las frases anteriores. $first, $second: los ejércitos; $a, $b: sus puntos.
bmw-over-points = { $over } Puntos de victoria: { $first } { $a }, { $second } { $b }.

## Fases

bmw-phase-movement = Movimiento
bmw-phase-archery = Tiro con arco
bmw-phase-combat = Combate
bmw-phase-reorganization = Reorganización y reagrupamiento
bmw-stage = Etapa { $stage }

## Victoria, moral, obligaciones, reglas especiales

bmw-vp-units = Fuerza de las unidades enemigas eliminadas
bmw-vp-leaders = Líderes enemigos perdidos
bmw-vp-camps = Campamentos enemigos capturados
bmw-vp-trebuchets = Trabuquetes capturados
bmw-vp-withdrawal = Repliegue estratégico del enemigo
bmw-vp-objective = Unidades propias que han llegado a su objetivo
bmw-morale-disintegrated = El ejército se ha desintegrado.
# $points: bajas que faltan.
bmw-morale-demoralized = Desmoralizado: cada ataque se desplaza una columna a la izquierda. { $points ->
    [one] Con 1 punto más
   *[other] Con { $points } puntos más
}, el ejército se desintegra.
bmw-morale-fine = { $points ->
    [one] Con 1 punto más
   *[other] Con { $points } puntos más
}, el ejército se desmoraliza: sus ataques se desplazan una columna a la izquierda.
bmw-special-units = Cada punto de fuerza del anverso de una unidad eliminada vale 1 punto para el enemigo
# $leaders: nombres, cada uno con sus puntos.
bmw-special-leaders = { $army }, puntos para el enemigo por los líderes perdidos: { $leaders }
bmw-special-karr-wa-farr = { $army }: retiradas fingidas, { $minus } menos al dado
# $face: la cara más baja que dispersa.
bmw-special-camps = Los campamentos valen { $points } puntos; una unidad se dispersa con { $face } a 6
bmw-special-trebuchets = Los trabuquetes valen { $points } puntos
bmw-special-fortress = La fortaleza está cerrada para { $army-the }
bmw-special-sortie = { $army }: una salida, a partir de la etapa { $stage }
bmw-special-withdrawal = { $army }: repliegue estratégico; { $points } puntos para el enemigo por cada turno que quede
bmw-special-line = { $army }: victoria por una línea trazada al final
# $kind: el tipo de unidad, por ejemplo «bagaje»; $zone: cómo se llaman los hexágonos.
bmw-special-objective = { $army }: cada unidad de { $kind } que esté en { $zone } vale { $points } puntos

## Proporción

# $odds: por ejemplo, 1-5 o 6-1.
bmw-odds-or-less = { $odds } o menos
bmw-odds-or-more = { $odds } o más
bmw-share-charge-15 = carga x1,5
bmw-share-charge-2 = carga x2
bmw-share-leader = líder +{ $value }
bmw-share-halved = a la mitad
# $units: nombres en fila.
bmw-step-halved = juntas a la mitad, redondeando hacia arriba: { $units }
bmw-step-ratio = { $attack }:{ $defence } es { $odds }
# $columns: cuántas columnas a la izquierda.
bmw-step-hill = defensor en una colina { $columns }I
bmw-step-demoralized = atacantes desmoralizados 1I

## Tablas

bmw-crt-title = Tabla de resultados de combate
bmw-crt-die = Dado
bmw-crt-note-odds = La proporción se redondea a favor del defensor. Las columnas de los extremos no necesitan dado.
bmw-crt-note-key = A: atacante, D: defensor. R: se retiran todas. L: pierde una unidad. EX: una cada bando. -: nada.
bmw-tec-title = Tabla de efectos del terreno
bmw-tec-terrain = Terreno
bmw-tec-foot = A pie
bmw-tec-horse = A caballo
bmw-tec-train = Bagaje
bmw-tec-combat = Combate
bmw-tec-road = Camino
bmw-tec-road-effect = sin efecto; cuenta el otro terreno del hexágono
bmw-tec-note = Puntos de movimiento para entrar en un hexágono; P: prohibido.
# $columns: cuántas columnas a la izquierda.
bmw-tec-shift = { $columns ->
    [one] una columna
   *[other] { $columns } columnas
} a la izquierda si hay aquí un defensor y ningún atacante está en el mismo terreno
bmw-tec-halves-out = quien ataca desde él cuenta la mitad
bmw-tec-halves-both = quien ataca hacia él o desde él cuenta la mitad
# $name: lo que corre por lados de hexágono, como un río.
bmw-tec-across = al cruzar { $name }
bmw-tec-halves-across = los atacantes que lo cruzan se reducen a la mitad
bmw-tec-no-effect = sin efecto
bmw-archery-title = Tiro con arco
bmw-archery-factor = Factor
bmw-archery-hit = impacto
bmw-archery-note = Un impacto voltea el blanco a su reverso; un segundo impacto no hace nada más.
bmw-morale-title = Reagrupamiento, desmoralización y desintegración
bmw-morale-army = Ejército
bmw-morale-head-demoralized = Desmoralizado
bmw-morale-head-disintegrates = Se desintegra
bmw-morale-head-rally = Reagrupamiento
bmw-morale-army-stage = { $army }, etapa { $stage }
bmw-morale-no-rally = ninguno
bmw-morale-note = Reorganización: 5 o más; -1 junto a una unidad enemiga, + el mejor líder que la acompañe.

## Fichas

bmw-kind-infantry = infantería
bmw-kind-light-infantry = infantería ligera
bmw-kind-heavy-cavalry = caballería pesada
bmw-kind-cavalry = caballería
bmw-kind-light-cavalry = caballería ligera
bmw-kind-horse-archers = arqueros a caballo
bmw-kind-dismounted = caballería desmontada
bmw-kind-garrison = guarnición
bmw-kind-train = bagaje
bmw-kind-leader = líder
bmw-kind-camp = campamento
bmw-kind-trebuchet = trabuquete
bmw-at-hex = hexágono { $hex }
bmw-at-unplaced = por desplegar
bmw-at-lost = { $unit-gender ->
    [m] perdido
    [f] perdida
    [mp] perdidos
   *[fp] perdidas
}
bmw-at-eliminated = { $unit-gender ->
    [m] eliminado
    [f] eliminada
    [mp] eliminados
   *[fp] eliminadas
}
bmw-at-set-aside = { $unit-gender ->
    [m] apartado
    [f] apartada
    [mp] apartados
   *[fp] apartadas
}
bmw-at-withdrawn = { $unit-gender ->
    [m] replegado
    [f] replegada
    [mp] replegados
   *[fp] replegadas
}
bmw-at-removed = fuera del juego
bmw-at-captured = { $unit-gender ->
    [m] capturado
    [f] capturada
    [mp] capturados
   *[fp] capturadas
}
bmw-status-disordered = en desorden
bmw-status-weak-side = débil y rápida
bmw-status-charging = a la carga
bmw-status-disengaged = { $unit-gender ->
    [m] ha
    [f] ha
   *[other] han
} roto el contacto
bmw-status-moved = ya se { $unit-gender ->
    [m] ha
    [f] ha
   *[other] han
} movido
bmw-status-fired = ya { $unit-gender ->
    [m] ha
    [f] ha
   *[other] han
} disparado
bmw-status-fought = ya { $unit-gender ->
    [m] ha
    [f] ha
   *[other] han
} combatido
bmw-status-must-attack = { $unit-gender ->
    [m] debe
    [f] debe
   *[other] deben
} atacar
bmw-status-must-be-attacked = { $unit-gender ->
    [m] debe ser atacado
    [f] debe ser atacada
    [mp] deben ser atacados
   *[fp] deben ser atacadas
}
bmw-status-in-ezoc = en zona de control enemiga
bmw-status-alone = { $unit-gender ->
    [m] solo
    [f] sola
    [mp] solos
   *[fp] solas
}

## Negativas: una por cada motivo

bmw-why-off-map = En el mapa no hay ningún hexágono { $hex }.
bmw-why-wrong-phase = Eso no es lo que se pregunta ahora.
bmw-why-not-your-decision = Ahora no te toca usar esta ficha.
bmw-why-not-on-map = { $unit-The } no { $unit-gender ->
    [m] está
    [f] está
   *[other] están
} en el mapa.
bmw-why-already-moved = { $unit-The } ya se { $unit-gender ->
    [m] ha
    [f] ha
   *[other] han
} movido en esta fase.
bmw-why-not-contiguous = El recorrido debe ir de hexágono en hexágono adyacente.
bmw-why-empty-path = El recorrido no tiene ningún hexágono.
# $cost: puntos de movimiento. $allowance: la capacidad de movimiento.
bmw-why-ma-exceeded = El recorrido cuesta { $cost } puntos de movimiento; la capacidad es { $allowance }.
bmw-why-prohibited-terrain = El terreno impide entrar en { $hex }.
bmw-why-stacking = Dos unidades no pueden terminar en el mismo hexágono: { $hex } está ocupado.
bmw-why-enemy-hex = Una unidad enemiga ocupa { $hex }.
bmw-why-exit-ezoc = La zona de control enemiga retiene { $unit-to }.
bmw-why-must-stop = La zona de control enemiga de { $hex } corta el camino.
bmw-why-no-archery = La unidad no tiene valor de tiro.
bmw-why-already-fired = { $unit-The } ya { $unit-gender ->
    [m] ha
    [f] ha
   *[other] han
} disparado en esta fase.
bmw-why-lone-leader = Los líderes no son blanco para los arqueros.
bmw-why-own-unit = El blanco es del mismo bando.
bmw-why-declaration-closed = Todo el tiro ofensivo se declara antes del primer dado.
# $distance y $range: en hexágonos.
bmw-why-range = El blanco está a { $distance } hexágonos; el alcance es { $range }.
bmw-why-los = La línea de visión está bloqueada.
bmw-why-adjacent-priority = El blanco debe ser un enemigo adyacente en orden.
bmw-why-not-eligible = Una unidad en desorden no puede ser blanco.
bmw-why-other-target = Los disparos contra el primer blanco se resuelven antes de pasar al siguiente.
bmw-why-adjacent-only = El tiro defensivo solo alcanza a unidades adyacentes.
bmw-why-already-fought = { $unit-The } solo { $unit-gender ->
    [m] participa
    [f] participa
   *[other] participan
} en un combate por fase.
bmw-why-strands = Este ataque dejaría { $unit-to } con la obligación de combatir y sin nadie con quien hacerlo.
bmw-why-obligation = { $unit-The } todavía { $unit-gender ->
    [m] debe
    [f] debe
   *[other] deben
} participar en un combate.
bmw-why-not-adjacent-to-all = { $attacker-The } no { $attacker-gender ->
    [m] está adyacente
    [f] está adyacente
    [mp] están adyacentes
   *[fp] están adyacentes
} { $defender-to }; cada atacante debe estar adyacente a cada defensor.
bmw-why-empty = Un ataque necesita atacantes y defensores que puedan combatir entre sí.
bmw-why-not-involved = La unidad no es una de las que están en cuestión.
bmw-why-ezoc = El recorrido no puede entrar en una zona de control enemiga.
bmw-why-prohibited = El recorrido no puede cruzar terreno prohibido.
bmw-why-vacant-hex-available = Si hay un hexágono vacío, hay que tomarlo.
bmw-why-not-farther = Cada paso debe alejarse más del hexágono donde empezó la retirada.
# $steps y $needed: hexágonos.
bmw-why-length = El recorrido tiene { $steps ->
    [one] 1 hexágono
   *[other] { $steps } hexágonos
}; debe tener { $needed }.
bmw-why-not-vacated = Se avanza a un hexágono que este combate ha abierto a la unidad.
bmw-why-one-unit = Solo puede avanzar una unidad.
bmw-why-not-participant = Solo puede avanzar una unidad del bando vencedor que haya combatido.
bmw-why-faster-enemy = { $enemy-The } { $enemy-gender ->
    [m] controla
    [f] controla
   *[other] controlan
} el hexágono y { $enemy-gender ->
    [m] es más rápido
    [f] es más rápida
    [mp] son más rápidos
   *[fp] son más rápidas
}.
bmw-why-ezoc-to-ezoc = Una unidad que rompe el contacto no puede pasar directamente a otra zona enemiga, como la de { $hex }.
bmw-why-open-dot-ezoc = Con punto hueco, una unidad que rompe el contacto no puede entrar en ninguna zona enemiga; { $hex } está en una.
bmw-why-disengaged-charge = Una unidad que rompe el contacto no puede cargar.
bmw-why-no-solid-dot = Solo una unidad con punto lleno se retira antes del combate.
bmw-why-too-far = El recorrido tiene tres hexágonos como máximo.
bmw-why-ineligible-hex = Un hexágono de este recorrido no admite una retirada antes del combate.
# $limit: hexágonos.
bmw-why-advance-limit = { $limit ->
    [one] Este avance es de un solo hexágono.
   *[other] Un avance es de { $limit } hexágonos como máximo.
}
# $needed: hexágonos.
bmw-why-three-hexes = La caballería debe retirarse aquí exactamente { $needed ->
    [one] 1 hexágono
   *[other] { $needed } hexágonos
}.
bmw-why-not-horse-archer = Solo los arqueros a caballo en orden abandonan su propio ataque.
bmw-why-flip-in-ezoc = La unidad no puede voltearse en una zona de control enemiga.
bmw-why-flip-after-move = Las unidades solo se voltean antes del primer movimiento.
bmw-why-not-flippable = Esta unidad no se voltea a voluntad.
bmw-why-not-strong-side = Solo carga la caballería pesada por su anverso.
bmw-why-not-flipped-up = La unidad debe haberse volteado a su anverso en esta fase.
bmw-why-charge-terrain = Una carga solo entra en hexágonos despejados; { $hex } no lo es.
bmw-why-charge-from-ezoc = Una carga empieza fuera de las zonas de control enemigas.
bmw-why-no-target = Una carga acaba junto a una unidad enemiga a la que pueda atacar.
bmw-why-charged-no-retreat = Nadie se retira ante una carga.
bmw-why-must-occupy = Una unidad a la carga debe ocupar el hexágono.
bmw-why-leader-ezoc = Un líder solo entra en una zona enemiga donde hay una unidad amiga; en { $hex } no hay ninguna.
bmw-why-leader-may-not-attack = Los líderes no atacan.
bmw-why-leaders-apart = Un líder solo es atacado cuando no hay ninguna unidad con él, y por separado, hexágono por hexágono.
bmw-why-no-leader = Ningún líder del mapa puede reagrupar.
bmw-why-no-eliminated = No hay tal unidad eliminada.
bmw-why-already-attempted = El único intento ya se ha hecho.
bmw-why-bad-hex = Una unidad reagrupada vuelve al hexágono de un líder que está sin unidad, o junto a un líder que está con una unidad.
bmw-why-leader-used = Este líder ya no puede ayudar.
bmw-why-zone = Esta ficha no se despliega ahí.
bmw-why-infantry-only = Ahí solo se despliega infantería.
bmw-why-one-trebuchet-per-hex = Ahí ya hay un trabuquete.
bmw-why-siege-line = La zona no contiene lo que debe contener.
bmw-why-line-gap = Cada hexágono de la línea necesita una unidad o una zona de control amiga.
bmw-why-unplaced = { $unit-The } todavía { $unit-gender ->
    [m] está
    [f] está
   *[other] están
} por colocar.
bmw-why-leader-alone = { $unit-The } debe estar con una unidad de su propio bando.
bmw-why-not-infantry-dot = Solo la infantería ligera con punto lleno finge una retirada.
bmw-why-disordered = Una unidad en desorden no finge una retirada.
bmw-why-charging = No hay retirada fingida ante una carga.
# $needed: hexágonos.
bmw-why-distance = La retirada fingida es exactamente de { $needed ->
    [one] 1 hexágono
   *[other] { $needed } hexágonos
}.
bmw-why-immobile = Los campamentos y los trabuquetes no se mueven.
bmw-why-fortress = Las murallas de la fortaleza no lo permiten.
bmw-why-sortie-window = Ahora no se puede hacer la salida.
bmw-why-sortie-used = La salida ya se ha hecho.
bmw-why-hex-occupied = Otra unidad ocupa el hexágono.
# El repliegue comparte su palabra corta con un blanco no válido.
bmw-withdrawal-not-eligible = El ejército no puede replegarse ahora.
bmw-why-edge-hex = El borde del mapa está cerrado en { $hex }.
bmw-why-deploy-hex = El ejército no se despliega ahí.
bmw-why-comes-back = Un recorrido que vuelve a su primer hexágono solo es un movimiento si en él se logra algo: una captura, ahuyentar a un líder, una carga.
bmw-why-no-counter = Allí no hay nada que pueda usarse ahora.
bmw-why-picked-up = Antes hay que soltar { $unit-to }.
bmw-why-pick-hex = Lo que se pregunta ahora es el hexágono de destino { $unit-of }.
bmw-why-enemy-leader = En { $hex } hay un líder enemigo.
bmw-why-not-a-target = Los campamentos y los trabuquetes no son blancos para los arqueros.
bmw-why-pick-target = Lo que se pregunta ahora es el blanco { $unit-of }.
bmw-why-nothing-in-sight = { $unit-The } no { $unit-gender ->
    [m] tiene
    [f] tiene
   *[other] tienen
} ahora ningún blanco a la vista.
bmw-why-no-archer = No hay arqueros de este bando en el mapa.
bmw-why-archer-los = El terreno bloquea la línea de visión { $unit-of }.
bmw-why-archer-priority = Para { $unit-the } va primero un enemigo adyacente en orden.
bmw-why-not-a-fighter = Los campamentos y los trabuquetes no combaten.
bmw-why-no-opponent = Junto { $unit-to } no hay ningún enemigo que aún pueda ser atacado.
bmw-why-no-attacker = Junto { $unit-to } no hay ninguna unidad que aún pueda atacar.
bmw-why-no-common-foe = { $unit-The } y las demás unidades de este ataque no tienen ningún adversario común.
bmw-why-way-ezoc = La zona de control enemiga de { $hex } cierra el paso { $unit-to }.
bmw-why-way-terrain = El terreno de { $hex } cierra el paso { $unit-to }.
bmw-why-way-friend = Una unidad amiga ocupa { $hex } y cierra el paso { $unit-to }.
bmw-why-no-way = Ningún camino abierto { $unit-to } lleva hasta allí.
bmw-why-nobody-beside = Junto al hexágono no hay ninguna unidad que pueda avanzar.
bmw-why-zone-full = Allí ya están todas las unidades que corresponden.
bmw-why-not-placed-now = Esta ficha no se despliega ahora.
bmw-why-rally-ezoc = { $hex } está en una zona de control enemiga.
bmw-why-camp-only = Sin un lugar junto a un líder, la unidad vuelve a uno de sus campamentos o junto a él.
bmw-why-beyond-allowance = Está demasiado lejos en todo caso: aun sin enemigos de por medio cuesta { $cost } puntos de movimiento; la capacidad es { $allowance }.
bmw-why-too-dear = El camino más barato cuesta { $cost } puntos de movimiento; la capacidad es { $allowance }.
bmw-why-archer-range = Los arqueros más cercanos, { $unit-the }, están a { $distance } hexágonos; su alcance es { $range }.
bmw-why-way-far =
    { $limit ->
        [one] Para { $unit-the } el límite es de un hexágono.
       *[other] Para { $unit-the } el límite es de { $limit } hexágonos.
    }
bmw-why-way-length =
    { $needed ->
        [one] Para { $unit-the } ha de ser exactamente un hexágono.
       *[other] Para { $unit-the } han de ser exactamente { $needed } hexágonos.
    }

# Por qué el ordenador ha hecho algo. Lo que acaba en «for» se hace («para acercarse a...»); lo que acaba en «against» es un hecho.
bmw-account-attack = atacar { $unit-to }
bmw-account-elimination = eliminar { $unit-to } ({ $chance } %)
bmw-account-retreat = hacer retroceder { $unit-to } ({ $chance } %)
bmw-account-lone-leader = ahuyentar { $unit-to }
bmw-account-shot = desgastar { $unit-to }
bmw-account-sacrifice = se perdería { $unit-the }
# $lost, $otherwise: en tantos casos de cada cien.
bmw-account-fate = pérdida { $unit-of } en el { $lost } % de los casos; sin el plan, en el { $otherwise } %
bmw-account-loss = el ataque puede costar una unidad ({ $chance } %)
bmw-account-repulse = el ataque puede ser rechazado ({ $chance } %)
bmw-account-duties-for = dejar hombres para los demás ataques obligados
bmw-account-duties-against = quedan menos hombres para los demás ataques obligados
bmw-account-distance-for = acercarse al enemigo
bmw-account-distance-against = se aleja del enemigo
bmw-account-nearness-for = mantenerse lejos del enemigo
bmw-account-nearness-against = queda demasiado cerca del enemigo
bmw-account-outnumbered-for = alejarse de un enemigo más fuerte
bmw-account-outnumbered-against = allí el enemigo es más fuerte
bmw-account-escort-for = cubrir a quienes marchan
bmw-account-escort-against = quienes marchan quedan solos
bmw-account-contact-for = salir de la zona de control enemiga
bmw-account-contact-against = queda en la zona de control enemiga
bmw-account-spoils-for = tomar el botín
bmw-account-spoils-against = el saqueo puede dispersar la unidad
bmw-account-line-for = cerrar la línea del enemigo
bmw-account-line-against = se abre la línea
bmw-account-cover-for = aprovechar el terreno
bmw-account-cover-against = se deja un buen terreno
bmw-account-objective-for = acercarse al objetivo
bmw-account-objective-against = se aleja del objetivo
bmw-account-leading-for = dirigir unidades fuertes
bmw-account-leading-against = el líder queda sin unidades fuertes
bmw-account-help-for = ayudar en la lucha
bmw-account-help-against = el líder correría peligro
bmw-account-crowd-for = separarse de otro líder
bmw-account-crowd-against = allí ya hay otro líder
bmw-account-idle-for = acercarse a la lucha
bmw-account-idle-against = la lucha queda lejos
bmw-account-room-for = dejar sitio a quienes vienen detrás
bmw-account-room-against = quienes vienen detrás no tienen sitio
bmw-account-escape-for = evitar el ataque
bmw-account-escape-against = el ataque convendría
bmw-account-beset-for = salir de entre los enemigos
bmw-account-beset-against = queda sola entre muchos
bmw-account-withdrawal-for = recuperar más hombres que el enemigo
bmw-account-withdrawal-against = el enemigo ganaría más con ello
bmw-account-effort = esas fuerzas pueden faltar en otra parte
bmw-account-charging = una carga deja agotados los caballos
bmw-account-front = mostrar el frente
bmw-account-leader = un líder perdería su compañía
bmw-account-disorder = renunciar a una unidad ya desordenada
bmw-account-shelter = ponerse a salvo
bmw-account-eventful = por el camino puede pasar algo
bmw-account-run-over = unidades propias estorban la retirada
bmw-account-ground = se cede terreno
bmw-account-pursuit = aprovechar el avance ganado
bmw-account-friends = refugiarse entre los propios
bmw-account-rally-for = recuperar hombres
bmw-account-rally-against = se quedan fuera hombres que podrían volver
bmw-account-caution = poco habla a su favor
bmw-counter-values = Abajo: fuerza y movimiento. Arriba: tiro, la mayor tirada que acierta y el alcance. Punto lleno: puede desengancharse y retirarse antes del combate, y no tiene zona de control; punto hueco: puede desengancharse (8.0). En un estandarte: lo que suma el líder.
