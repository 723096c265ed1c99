# La guerra de los barones.
#
# Una ficha, una División o un bando que se llame $unit, $battle, $army, etc. trae su género como $unit-gender (m, f, mp
# o fp; p: plural) y su nombre con artículo: $unit-the («la Leva de Kent»), $unit-The (al principio), $unit-of («de la…»)
# y $unit-to («a la…»). Los hexágonos son números impresos. $chit es el valor de una ficha de mando; 0 es una casilla vacía.

## Nombres y palabras

barons-nobody = nadie
barons-wind-0 = N
barons-wind-1 = NNE
barons-wind-2 = NE
barons-wind-3 = ENE
barons-wind-4 = E
barons-wind-5 = ESE
barons-wind-6 = SE
barons-wind-7 = SSE
barons-wind-8 = S
barons-wind-9 = SSO
barons-wind-10 = SO
barons-wind-11 = OSO
barons-wind-12 = O
barons-wind-13 = ONO
barons-wind-14 = NO
barons-wind-15 = NNO
barons-class-infantry = infantería
barons-class-men-at-arms = hombres de armas
barons-class-cavalry = caballería pesada
barons-class-leader = líder
barons-class-overall-leader = comandante en jefe
barons-check-waver = chequeo de vacilación
barons-check-shaken = chequeo de desorganización
barons-check-broken = chequeo de ruptura
barons-spirit-good = en buen orden
barons-spirit-shaken = Desorganizada
barons-spirit-broken = Rota
barons-spirit-gone = eliminada
barons-segment-set-up = Despliegue
barons-segment-allotment = Fichas de mando
barons-segment-replacement = Reposición de fichas
barons-segment-initiative = Iniciativa
barons-segment-movement = Movimiento
barons-segment-adjustment = Ajuste defensivo
barons-segment-defensive-fire = Tiro defensivo
barons-segment-offensive-fire = Tiro ofensivo
barons-segment-melee = Combate cuerpo a cuerpo
barons-segment-charge-continuation = Continuación de la carga
barons-segment-attack-continuation = Continuación del ataque
barons-segment-recovery = Recuperación

## Preguntas e indicaciones

barons-ask-place = ¿Dónde se { $unit-gender ->
    [mp] sitúan
    [fp] sitúan
   *[other] sitúa
} { $unit-the }?
barons-hint-place = Pulsa un hexágono marcado. Lo ya colocado puede girarse, o retirarse con el botón derecho.
barons-ask-placed = Todas tus fichas están colocadas.
barons-hint-placed = Termina el despliegue, o antes gira y recoloca fichas.
# $edward: la División a la que ata la regla.
barons-ask-designate = ¿Contra qué División enemiga irá { $edward-the }?
barons-hint-designate = No podrá atacar a ninguna otra hasta que esa esté Rota o eliminada.
barons-ask-allot = Reparte tus fichas de mando.
barons-hint-allot = Pon fichas en las pistas de tus Divisiones hasta gastar los puntos exactos. El enemigo las ve cuando ambos bandos han terminado: desde entonces todas las pistas están a la vista.
barons-ask-replace = Ha llegado una ficha nueva, un { $chit }. ¿En qué pista la pones?
barons-hint-replace = Pulsa una pista o renuncia a la ficha.
barons-ask-first = El primer turno es tuyo. ¿Qué División actúa, y con qué ficha?
barons-hint-first = Nadie puja contra ti: el escenario te lo da. Pulsa una ficha en su pista; una casilla vacía vale 0.
barons-ask-forced = { $army-The } { $army-gender ->
    [mp] han
    [fp] han
   *[other] ha
} tenido dos turnos seguidos: ahora te toca a ti. ¿Qué División actúa?
barons-hint-forced = Debe ser la ficha más alta que puedas usar; si no tienes ninguna, una casilla vacía.
barons-ask-offer = ¿Qué División ofreces, y con qué ficha?
barons-hint-offer = Pulsa una ficha en una pista, o una casilla vacía para el 0. El enemigo puede superarla con otra más alta.
barons-ask-answer = { $army-The } { $army-gender ->
    [mp] ofrecen
    [fp] ofrecen
   *[other] ofrece
} { $battle-the } con un { $chit }. ¿Subes la puja?
barons-hint-answer = Pulsa una ficha más alta en una de tus pistas, o pasa y deja el turno al enemigo.
barons-ask-move = Mueve { $battle-the }, con un { $chit } en vigor.
barons-hint-move = Pulsa una unidad o al líder; las pilas y los líderes que acompañan tienen opciones propias.
barons-ask-interlude = Mueve { $battle-the } antes de que el enemigo vuelva a atacar.
barons-hint-interlude = Como con un 0: sin entrar en zonas de control enemigas. Nadie combate.
# $left: puntos de movimiento.
barons-ask-move-to = ¿Adónde { $unit-gender ->
    [mp] van
    [fp] van
   *[other] va
} { $unit-the }? { $left ->
    [one] Queda 1 PM
   *[other] Quedan { $left } PM
}.
barons-hint-move-to = Pulsa un hexágono marcado o gira.
barons-hint-move-or-charge = Pulsa un hexágono marcado o gira. La caballería que carga no hace otra cosa: pulsa su objetivo.
barons-hint-move-on = Sigue, gira o termina el movimiento.
barons-ask-enter = ¿Por dónde { $unit-gender ->
    [mp] entran
    [fp] entran
   *[other] entra
} { $unit-the } en el mapa?
barons-hint-enter = Pulsa un hexágono marcado y elige el encaramiento.
barons-ask-charge-to = La carga continúa: ¿adónde { $unit-gender ->
    [mp] van
    [fp] van
   *[other] va
} { $unit-the }? { $left ->
    [one] Queda 1 PM
   *[other] Quedan { $left } PM
}.
barons-ask-reaction = { $unit-The } { $unit-gender ->
    [mp] tienen
    [fp] tienen
   *[other] tiene
} que cargar. ¿Por dónde?
barons-hint-reaction = Mueve el ratón alrededor del objetivo para elegir hexágono y encaramiento, y pulsa.
barons-ask-continue-charge = El hexágono está tomado. ¿Continúa la carga { $unit-of }?
barons-hint-continue-charge = Un movimiento y un ataque más. Después, quien ha cargado queda en todo caso Desorganizado y retrocede.
barons-ask-second-strike = ¿A quién { $unit-gender ->
    [mp] golpean
    [fp] golpean
   *[other] golpea
} { $unit-the }?
barons-hint-second-strike = Pulsa un enemigo del frente o termina la carga.
barons-idle-offer = no se puede jugar ninguna ficha
# $chit: el valor de una ficha de mando.
barons-idle-answer = ninguna ficha supera el { $chit }
barons-ask-adjust = ¿Giras tus unidades cercanas a la División activa?
barons-hint-adjust = Pulsa una unidad: cada hexágono puede girar una vez, sin coste, y cambiar el orden de su pila.
barons-ask-evade = ¿Apartas caballería de las tropas a pie enemigas?
barons-hint-evade = Pulsa una caballería: se retira dos hexágonos completos y después gira como quiera.
barons-ask-face = ¿Hacia dónde se { $unit-gender ->
    [mp] encaran
    [fp] encaran
   *[other] encara
} ahora { $unit-the }?
barons-hint-face = Elige una de las seis direcciones; no cuesta nada.
barons-ask-defensive-fire = ¿Disparas contra la División activa?
barons-ask-offensive-fire = ¿Disparas antes del combate?
barons-hint-fire = Señala un enemigo marcado para leer las probabilidades y púlsalo para disparar; si pueden varios, eliges quién.
barons-ask-attack = ¿A quién atacas?
barons-hint-attack = Pulsa un enemigo marcado: las opciones indican los hexágonos atacantes y sus probabilidades. Con Mayús y clics en tus unidades eliges antes quién ataca.
barons-ask-reply = ¿A quién { $unit-gender ->
    [mp] devuelven
    [fp] devuelven
   *[other] devuelve
} el golpe { $unit-the } en { $hex }?
barons-hint-reply = Pulsa uno de los hexágonos atacantes.
barons-ask-advance = ¿Quién avanza a { $hex }?
barons-hint-advance = Pueden hacerlo las unidades de un solo hexágono atacante, o quedarse.
# $left: hexágonos.
barons-ask-retreat = { $unit-The } { $unit-gender ->
    [mp] deben
    [fp] deben
   *[other] debe
} retirarse { $left ->
    [0] más, a un hexágono sin otros
    [one] un hexágono
   *[other] { $left } hexágonos
}. ¿Adónde?
barons-ask-recoil = La carga ha terminado: { $unit-the } { $unit-gender ->
    [mp] deben
    [fp] deben
   *[other] debe
} retroceder { $left ->
    [0] más, a un hexágono sin otros
    [one] un hexágono
   *[other] { $left } hexágonos
}. ¿Adónde?
barons-hint-retreat = Pulsa un hexágono marcado.
barons-ask-displace = ¿Adónde escapa { $unit-the }?
barons-hint-displace = Pulsa un hexágono marcado: las unidades más cercanas de su División.
barons-ask-continue = ¿Ataca { $battle-the } otra ronda más?
# $hexes: a qué distancia está su unidad más cercana de un enemigo.
barons-hint-continue-far = Su enemigo más cercano está { $hexes ->
    [one] a su lado
   *[other] a { $hexes } hexágonos
}.
barons-hint-continue = Antes, el enemigo puede mover una de sus Divisiones, sin combatir. Después, esta recorre todos sus segmentos una vez más, y no una tercera.
barons-ask-react = ¿Mueves una de tus Divisiones antes de que siga el ataque?
barons-hint-react = Se mueve como con un 0 y no gasta ficha. Nadie combate.

## Opciones

barons-do-place = { $unit }: colocar en { $hex }
barons-do-take-up = Retirar { $unit-to }
barons-do-set-up-automatically = Desplegar el resto automáticamente
barons-do-set-up-done = Terminar el despliegue
barons-do-select = Colocar ahora { $unit-to }
barons-do-select-placed = { $unit }: girar o recolocar en el despliegue
barons-do-designate = Contra { $battle-the }
barons-do-place-chit = { $battle }: poner un { $chit } en la pista
barons-do-take-chit = { $battle }: retirar un { $chit }
barons-do-allot-automatically = Repartir el resto por igual
barons-do-allot-done = Terminar el reparto
barons-do-decline-chit = Renunciar a la ficha
barons-do-bid = { $battle } con { $chit ->
    [0] una casilla vacía (0)
   *[other] un { $chit }
}
barons-do-pass = Pasar
barons-do-concede = Rendirse
barons-do-pick = Mover { $unit-to }
barons-do-put-back = Soltar la ficha
barons-do-swap = { $unit }: pasar arriba
barons-do-finish = Terminar este movimiento
barons-do-finish-below = Terminar este movimiento debajo { $unit-of }
barons-do-withdraw = Romper el contacto: retirada de dos hexágonos
barons-do-enter = Entrar por { $hex }, encaramiento { $facing }
barons-do-enter-leader = Entrar por { $hex }
barons-do-end-adjustment = Terminar el ajuste
barons-do-end-movement = Terminar el movimiento
barons-do-move = { $unit }: a { $hex }
# $against: el hexágono enemigo que cuenta como nuevo ataque.
barons-do-move-against = { $unit }: a { $hex }, nuevo ataque contra { $against }
barons-do-face = { $unit }: girar a { $facing }
barons-do-keep-facing = { $unit }: seguir hacia { $facing }
# $target: el hexágono enemigo. $hex: donde termina la carga.
barons-do-charge = Cargar contra { $whom-the } en { $target } desde { $hex }, encaramiento { $facing }
barons-do-strike-out = Cargar contra { $whom-the } en { $target } desde aquí, encaramiento { $facing }
barons-do-evade = { $unit }: retirarse dos hexágonos
barons-do-end-evasion = Aguantar
# $chance: con qué probabilidad acierta, y lo que se suma al dado.
barons-do-fire = { $unit }: disparar contra { $target-the } en { $hex }, { $chance }
barons-chance-of-a-hit = { $percent } % de acertar
barons-do-end-fire = Terminar el tiro
# $from: hexágonos en serie.
barons-do-attack = Atacar { $whom-to } en { $hex } desde { $from }
barons-do-reply = Devolver el golpe { $target-to } en { $hex }
barons-do-end-melee = Terminar los combates
barons-do-retreat = { $unit }: retirada a { $hex }
barons-do-advance = { $unit }: avance a { $hex }
barons-do-no-advance = Quedarse
barons-do-displace = { $unit }: escapar a { $hex }
barons-do-continue-charge = Continuar la carga con { $unit-the }
barons-do-end-charge = Terminar la carga
barons-do-continue-attack = Atacar otra ronda
barons-do-end-activation = Terminar la activación
barons-do-react = Mover { $battle-the }
barons-do-no-reaction = No mover ninguna División

## Lo que sigue de una elección

barons-about-charge = La carga { $bonus ->
    [0] no suma nada
   *[other] suma { $bonus }
} al dado: lleva a la caballería más lejos que una marcha y, si toma el hexágono, puede seguir.
barons-about-fire = Después, en esta activación, { $unit-the } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} atacar cuerpo a cuerpo ningún otro hexágono ({ $rule }).
barons-about-leader-escapes = { $unit-The } { $unit-gender ->
    [m] escapa
    [f] escapa
   *[other] escapan
} a la unidad más cercana de su División y solo { $unit-gender ->
    [m] queda
    [f] queda
   *[other] quedan
} fuera de juego si no hay ninguna (6.3){ $rolls ->
    [yes] {" "}o si lo dice el dado
   *[no] {""}
}.

## Negativas: una por motivo

barons-no-such-battle = en este escenario no hay ninguna División «{ $id }»
barons-why-no-such-hex = En el mapa no hay ningún hexágono { $hex }.
barons-why-not-now = Eso no es lo que toca ahora.
barons-why-not-yours = { $unit-The } { $unit-gender ->
    [mp] pertenecen
    [fp] pertenecen
   *[other] pertenece
} al otro bando.
barons-why-not-your-battle = { $battle-The } pertenece al otro bando.
barons-why-not-active = Ahora solo actúa la División activa, y { $unit-the } no { $unit-gender ->
    [mp] pertenecen
    [fp] pertenecen
   *[other] pertenece
} a ella.
barons-why-off-map = { $unit-The } no { $unit-gender ->
    [mp] están
    [fp] están
   *[other] está
} en el mapa.
barons-why-wrong-counter = Eso no se puede hacer con { $unit-the }.
barons-why-set-up-area = { $unit-The } { $unit-gender ->
    [mp] deben
    [fp] deben
   *[other] debe
} situarse en la zona de despliegue de su División.
barons-why-not-set-up = { $left ->
    [one] Falta por colocar una ficha.
   *[other] Faltan por colocar { $left } fichas.
}
barons-why-points-left = { $left ->
    [one] Falta por repartir un punto.
   *[other] Faltan por repartir { $left } puntos.
}
barons-why-no-points = { $left ->
    [0] No queda ningún punto.
    [one] Solo queda un punto.
   *[other] Solo quedan { $left } puntos.
}
barons-why-would-not-fit = Los puntos que quedan no cabrían en las casillas que quedan.
barons-why-track-full = En la pista { $battle-of } no queda ninguna casilla vacía.
barons-why-too-many-fours = El liderazgo { $leader-of } permite { $most ->
    [one] un solo 4
   *[other] { $most } cuatros al empezar
}.
barons-why-no-chit = En la pista { $battle-of } no hay { $chit ->
    [0] ninguna casilla vacía
   *[other] ningún { $chit }
}.
barons-why-bad-chit = Aquí no puede usarse un { $chit }.
barons-why-not-in-play = { $battle-The } no está en juego.
barons-why-not-yet = { $battle-The } llega con una ficha de su propia pista, desde el turno número { $activation } de su bando.
barons-why-not-higher = Se ha ofrecido un { $chit }: la respuesta debe ser más alta.
barons-why-not-highest = Debe ser la ficha más alta que puedas usar, un { $chit }.
barons-why-battle-down = { $battle-The } ya no está en buen orden, así que ni ataca ni carga.
barons-why-broken-zoc = { $hex } está en una zona de control enemiga, y { $battle-the } está Rota: sus unidades no entran en ninguna.
barons-why-edward-bound = { $edward-The } solo puede atacar { $battle-to }.
barons-why-no-continuation = El ataque no puede continuar.
barons-why-cannot-name = No se puede nombrar { $battle-to }: tiene que ser una División enemiga.
barons-why-moved = { $unit-The } ya se { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} movido.
barons-why-out-of-command = { $unit-The } { $unit-gender ->
    [mp] están
    [fp] están
   *[other] está
} fuera de mando.
barons-why-moving = Ahora se { $unit-gender ->
    [mp] mueven
    [fp] mueven
   *[other] mueve
} { $unit-the }.
barons-why-nobody-else = No hay nadie que pueda acompañar { $unit-to }.
barons-why-not-on-top = { $unit-The } no { $unit-gender ->
    [mp] son
    [fp] son
   *[other] es
} la unidad de la pila que puede hacerlo.
barons-why-not-in-front = { $hex } no queda al frente.
barons-why-not-adjacent = { $hex } no es adyacente.
barons-why-prohibited = El terreno de { $hex } está cerrado aquí.
# $left: puntos de movimiento.
barons-why-too-far = El camino más barato hasta ahí cuesta { $cost } PM, y { $left ->
    [0] no queda ninguno
    [one] queda uno
   *[other] quedan { $left }
}.
barons-why-leader-too-slow = { $unit-The } no puede seguir el paso.
barons-why-enemy-held = El enemigo ocupa { $hex }.
barons-why-in-zoc = { $unit-The } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} salir de una zona de control enemiga.
barons-why-stopped = { $unit-The } { $unit-gender ->
    [mp] han
    [fp] han
    *[other] ha
} entrado en una zona de control enemiga y no { $unit-gender ->
    [mp] siguen
    [fp] siguen
    *[other] sigue
} adelante en este movimiento.
barons-why-shaken-zoc = { $unit-The } { $unit-gender ->
    [m] está Desorganizado y no entra
    [f] está Desorganizada y no entra
    [mp] están Desorganizados y no entran
   *[fp] están Desorganizadas y no entran
} en zonas de control enemigas, como la que cubre { $hex }.
barons-why-zero-zoc = { $hex } está en una zona de control enemiga, o sería un nuevo ataque: un 0 no permite ni lo uno ni lo otro.
barons-why-attack-limit = La ficha no permite { $most ->
    [0] ningún nuevo ataque
    [one] más que un nuevo ataque, y ya está en marcha
   *[other] más que { $most } nuevos ataques, y ya están en marcha
}; { $hex } sería otro.
barons-why-not-against = Hay que nombrar como nuevo ataque uno de los hexágonos enemigos en cuya zona de control se entra.
barons-why-out-of-command-near = { $unit-The } { $unit-gender ->
    [mp] están fuera de mando y no pueden
    [fp] están fuera de mando y no pueden
   *[other] está fuera de mando y no puede
} ponerse junto a un enemigo, como en { $hex }.
barons-why-full = En { $hex } ya hay dos unidades.
barons-why-other-battle = { $unit-The } { $unit-gender ->
    [mp] pertenecen
    [fp] pertenecen
   *[other] pertenece
} { $battle-to }: solo se apilan unidades de una misma División.
barons-why-pairing = Estas clases no se apilan: { $unit-the } { $unit-gender ->
    [mp] son
    [fp] son
   *[other] es
} { $class }.
barons-why-stack-through = Una pila no atraviesa a otras unidades, como las de { $hex }.
barons-why-through-stack = Nadie atraviesa una pila, como la de { $hex }.
barons-why-no-end = Después de { $hex }, el movimiento ya no podría terminar según las reglas.
barons-why-facing-differs = Todas las unidades de un hexágono se encaran igual, y { $unit-the } { $unit-gender ->
    [mp] miran
    [fp] miran
   *[other] mira
} a otro lado.
barons-why-same-facing = Ya está encarada así.
barons-why-bad-facing = No hay ningún encaramiento { $facing }: van del 0 al 5.
barons-why-no-points-to-turn = No quedan PM para otro giro.
barons-why-turned = Con { $unit-the } ya se ha hecho.
barons-why-too-far-to-adjust = { $unit-The } { $unit-gender ->
    [mp] están
    [fp] están
   *[other] está
} demasiado lejos de la División activa.
barons-why-cannot-charge = { $unit-The } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} cargar: solo lo hace la caballería que no está Desorganizada.
barons-why-charge-first = La carga tiene que ser todo el movimiento.
barons-why-charge-near = { $hex } está demasiado cerca para una carga planeada: hacen falta dos hexágonos.
barons-why-no-sight = { $hex } no se ve desde { $from }.
barons-why-no-charge-way = Ninguna carga puede llegar a { $hex }.
barons-why-charge-terrain = Ninguna carga entra en { $hex } ni golpea ahí: lo impide el terreno.
barons-why-no-entry = { $hex } no es un hexágono de entrada para esta División.
barons-why-entry-blocked = Ningún hexágono de entrada admite ahora { $unit-to }: { $unit-gender ->
    [mp] deben
    [fp] deben
   *[other] debe
} esperar.
barons-why-leader-place = El líder no puede ir a { $hex }.
barons-why-no-retreat = { $unit-The } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} retirarse dos hexágonos completos.
barons-why-no-withdrawal = { $unit-The } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} romper el contacto: solo lo hace la caballería Desorganizada en zona de control enemiga, como todo su movimiento.
barons-why-no-evasion = { $unit-The } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} evitar el combate: solo lo hace la caballería junto a tropas a pie enemigas.
barons-why-no-fire = { $unit-The } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} disparar.
barons-why-fired = { $unit-The } ya { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} disparado.
barons-why-below-infantry = { $unit-The } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} disparar debajo de otra infantería.
barons-why-no-target = En { $hex } no hay ningún enemigo.
# $most: hexágonos.
barons-why-out-of-range = { $far } hexágonos quedan fuera del alcance { $unit-of }, que es de { $most ->
    [one] un hexágono
   *[other] { $most } hexágonos
}.
barons-why-behind-firer = { $hex } está a espaldas { $unit-of }.
barons-why-range-one = { $hex } es adyacente { $unit-to }: hay otros blancos y nadie se ha puesto ahí moviendo.
barons-why-target-not-active = Nadie en { $hex } pertenece a la División activa.
barons-why-no-enemy = En { $hex } no hay ningún enemigo.
barons-why-attacked-hex = { $hex } ya ha sido atacado.
barons-why-has-attacked = { $hex } ya ha atacado.
barons-why-nobody-attacks = Nadie en { $hex } puede atacar.
barons-why-shaken-melee = { $unit-The } { $unit-gender ->
    [m] está Desorganizado y no inicia
    [f] está Desorganizada y no inicia
    [mp] están Desorganizados y no inician
   *[fp] están Desorganizadas y no inician
} ningún combate.
barons-why-fired-elsewhere = { $unit-The } { $unit-gender ->
    [mp] han disparado
    [fp] han disparado
   *[other] ha disparado
} contra otro hexágono y solo { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} atacar ese.
barons-why-charger-target = La carga iba contra { $hex }: eso es lo que hay que atacar.
barons-why-foot-with-charger = { $unit-The } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} atacar junto con la caballería que carga.
barons-why-charger-owes = { $unit-The } aún { $unit-gender ->
    [mp] deben
    [fp] deben
   *[other] debe
} atacar el objetivo de la carga.
barons-why-bad-attack = Un ataque necesita hexágonos atacantes, cada uno nombrado una sola vez.
barons-why-not-attacking = Nadie ataca desde { $hex }.
barons-why-reply-front = { $hex } no está al frente del defensor.
barons-why-retreat-away = { $hex } no aleja del hexágono donde empezó la retirada.
barons-why-retreat-zoc = { $hex } está en zona de control enemiga.
barons-why-retreat-friend = La unidad no puede atravesar las unidades amigas de { $hex }.
barons-why-retreat-steep = Ninguna retirada sube la pendiente abrupta hasta { $hex }.
barons-why-retreat-short = Otro camino lleva más lejos que { $hex } y hay que tomarlo.
barons-why-cannot-advance = { $unit-The } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} avanzar: solo avanza quien ha golpeado, no está en desorden y sigue donde golpeó.
barons-why-here = El movimiento ya está en { $hex }.
barons-why-too-steep = La pendiente de { $from } a { $hex } es aquí demasiado abrupta.
barons-why-zoc-stops = La zona de control enemiga sobre { $hex } detiene a quien entra.
barons-why-out-of-command-zoc = { $unit-The } { $unit-gender ->
    [mp] están fuera de mando y no entran
    [fp] están fuera de mando y no entran
   *[other] está fuera de mando y no entra
} en zonas de control enemigas, como la que cubre { $hex }.
barons-why-leader-zoc = Un líder solo no entra en la zona de control enemiga sobre { $hex }.
barons-why-one-wheel = Una carga contra { $hex } tendría que girar más de una vez.
barons-why-charge-through = Una carga no atraviesa a nadie, y { $hex } está ocupado.
barons-why-must-charge = La caballería debe cargar contra quien la provocó, en { $hex }.
barons-why-nearer-target = La caballería carga contra el enemigo más cercano, en { $hex }.
barons-why-nobody-in-range = Ningún enemigo está al alcance { $unit-of }, que es de { $most ->
    [one] un hexágono
   *[other] { $most } hexágonos
}.
barons-why-nobody-fires = En el mapa no hay ninguna unidad que pueda tirar ahora.
barons-why-nobody-near = Ninguna unidad del bando activo está junto a { $hex }.
barons-why-no-enemy-near = Ningún enemigo está junto a { $hex }.
barons-why-retreat-stop = La retirada no podría seguir desde { $hex }, donde hay unidades amigas, y no debe terminar ahí.
barons-why-advance-into = El avance lleva a { $hex } y a ningún otro sitio.
barons-why-nobody-there = En { $hex } no hay nadie.
barons-why-all-set-up = Todas las fichas están desplegadas.
barons-why-has-begun = El movimiento { $unit-of } ha empezado y no se deshace así.

## El diario

barons-throw-morale = la moral
barons-throw-leader = la suerte de un líder
barons-throw-edward = la libertad de Eduardo
barons-throw-replacement = una ficha nueva
barons-throw-reaction = una carga de reacción
barons-throw-fire = un disparo
barons-throw-melee-attack = el ataque
barons-throw-melee-defence = la réplica
barons-throw-recovery = la recuperación
barons-throw-effectiveness = la eficacia de mando
# $purpose: para qué. $sides: caras del dado. $face: lo que ha salido.
barons-log-die = Dado para { $purpose } (d{ $sides }): { $face }
barons-log-sets-up = { $army }: despliegue
barons-log-placed = { $unit-The }, en { $hex }.
barons-log-taken-up = Se retira { $unit-to }.
barons-log-ready = { $army }: fin del despliegue.
barons-log-designated = { $edward-The } irá contra { $battle-the }.
barons-log-allots = { $army }: fichas de mando
barons-log-allotted = { $army }: las fichas están repartidas, boca abajo.
# $chits: valores en serie.
barons-log-revealed = { $battle }: fichas { $chits }.
barons-log-revealed-none = { $battle }: sin fichas.
barons-log-turn = Turno { $turn }
barons-log-begins = { $army }: { $segment }
barons-log-no-replacement = { $army }: ninguna ficha nueva.
barons-log-replacement = { $army }: una ficha nueva, un { $chit }.
barons-log-chit-placed = { $battle-The } recibe el { $chit }.
barons-log-chit-declined = { $army-The } { $army-gender ->
    [mp] renuncian
    [fp] renuncian
   *[other] renuncia
} al { $chit }.
barons-log-edward-freed = { $edward-The } vuelve a obedecer y puede atacar a cualquiera.
barons-log-edward-bound = { $edward-The } sigue sin obedecer.
barons-log-offered = { $army-The } { $army-gender ->
    [mp] ofrecen
    [fp] ofrecen
   *[other] ofrece
} { $battle-the } con un { $chit }.
barons-log-passed = { $army-The } { $army-gender ->
    [mp] pasan
    [fp] pasan
   *[other] pasa
}.
barons-log-no-bid = { $army-The } no { $army-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} pujar por más.
barons-log-initiative = El turno es { $army-of }: { $battle-the } con un { $chit }.
# $out: quién está fuera de mando.
barons-log-activated-out = { $battle }: activada con un { $chit }, { $commanded } de { $units } unidades en mando; fuera de mando: { $out-the }.
barons-log-activated = { $battle }: activada con un { $chit }, { $commanded } de { $units } unidades en mando.
barons-log-continued = { $battle }: otra ronda de ataque
barons-log-reacted = { $battle-The } se mueve en el intermedio.
# $spent: puntos de movimiento gastados.
barons-log-moved = { $unit-The } { $unit-gender ->
    [mp] van
    [fp] van
   *[other] va
} de { $from } a { $hex } ({ $spent } PM).
barons-log-moved-facing = { $unit-The } { $unit-gender ->
    [mp] van
    [fp] van
   *[other] va
} de { $from } a { $hex }, encaramiento { $facing } ({ $spent } PM).
barons-log-rode = { $unit-The } { $unit-gender ->
    [mp] cabalgan
    [fp] cabalgan
   *[other] cabalga
} de { $from } a { $hex }, encaramiento { $facing }.
barons-log-turned = { $unit-The } { $unit-gender ->
    [mp] giran
    [fp] giran
   *[other] gira
} a { $facing }.
barons-log-swapped = { $unit-The }, arriba en { $hex }.
barons-log-entered = { $unit-The } { $unit-gender ->
    [mp] entran
    [fp] entran
   *[other] entra
} por { $hex }.
barons-log-new-attack = Nuevo ataque número { $count }: { $hex }.
barons-log-charges = ¡{ $unit-The } { $unit-gender ->
    [mp] cargan
    [fp] cargan
   *[other] carga
} contra { $hex }!
barons-log-charges-back = ¡{ $unit-The } { $unit-gender ->
    [mp] cargan
    [fp] cargan
   *[other] carga
} en reacción contra { $hex }!
barons-log-sighted = { $unit-The } { $unit-gender ->
    [mp] llegan
    [fp] llegan
   *[other] llega
} a { $hex }, ante jinetes enemigos.
barons-log-reacts = { $unit-The } no se { $unit-gender ->
    [mp] contienen
    [fp] contienen
   *[other] contiene
} ante { $target-the } en { $hex }: { $die } contra un valor de { $rating }.
barons-log-stays = { $unit-The } { $unit-gender ->
    [mp] dejan
    [fp] dejan
   *[other] deja
} pasar { $target-to } en { $hex }: { $die } contra un valor de { $rating }.
barons-log-no-charge = { $unit-The } no { $unit-gender ->
    [mp] encuentran
    [fp] encuentran
   *[other] encuentra
} por dónde cargar.
barons-log-charge-ends = La carga { $unit-of } no golpea a nadie.
barons-log-displaced = { $unit-The } escapa a { $hex }.
barons-log-retreats = { $unit-The } se { $unit-gender ->
    [mp] retiran
    [fp] retiran
   *[other] retira
} a { $hex }.
barons-log-evades = { $unit-The } { $unit-gender ->
    [mp] evitan
    [fp] evitan
   *[other] evita
} el combate: retirada a { $hex }.
barons-log-disengages = { $unit-The } { $unit-gender ->
    [mp] rompen
    [fp] rompen
   *[other] rompe
} el contacto: retirada a { $hex }.
barons-log-recoils = { $unit-The } { $unit-gender ->
    [mp] retroceden
    [fp] retroceden
   *[other] retrocede
} a { $hex }.
# $missing: hexágonos, e impactos.
barons-log-cornered = { $unit-The } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} retirarse lo bastante: { $missing ->
    [one] un impacto
   *[other] { $missing } impactos
} a cambio.
barons-log-advanced = { $unit-The } { $unit-gender ->
    [mp] avanzan
    [fp] avanzan
   *[other] avanza
} a { $hex }.
# $rolled: el dado con lo que se le suma.
barons-log-shot = { $unit-The } { $unit-gender ->
    [mp] disparan
    [fp] disparan
   *[other] dispara
} contra { $whom-the } en { $hex }, alcance { $range }: { $rolled }, { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
}.
barons-log-attacked = Combate: { $who-the } en { $from } contra { $whom-the } en { $hex }.
# $parts: lo que se suma al dado, entre paréntesis.
barons-log-struck = { $who-The } con fuerza { $strength } contra { $whom-the }: { $rolled }{ $parts }, { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
}.
barons-log-replied = { $who-The } con fuerza { $strength } { $who-gender ->
    [mp] replican
    [fp] replican
   *[other] replica
} contra { $whom-the }: { $rolled }{ $parts }, { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
}.
barons-log-hit = { $unit }: { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
}, { $total } en total.
# $filled: la casilla del tablero de eficacia.
barons-log-eliminated = { $unit-The } { $unit-gender ->
    [m] queda destruido
    [f] queda destruida
    [mp] quedan destruidos
   *[fp] quedan destruidas
} (casilla { $filled }).
barons-log-routed = { $unit-The } { $unit-gender ->
    [mp] huyen
    [fp] huyen
   *[other] huye
} (casilla { $filled }).
# $check: la frase del chequeo. $why: lo que lo causa.
barons-log-checks-because = { $check } Causa: { $why }.
barons-alarm-above = ha fallado la unidad de encima
barons-alarm-rout = la huida { $unit-of }
barons-alarm-passed = el paso en retirada { $unit-of }
barons-alarm-passing = ha pasado en retirada por una unidad amiga
barons-alarm-effectiveness = ha fallado un chequeo { $battle-of }
barons-alarm-leader = la herida { $unit-of }
barons-log-steady = { $unit-The } { $unit-gender ->
    [mp] aguantan
    [fp] aguantan
   *[other] aguanta
}: { $rolled } contra moral { $morale }.
barons-log-fails = { $unit-The } se { $unit-gender ->
    [mp] descorazonan
    [fp] descorazonan
   *[other] descorazona
}: { $rolled } contra moral { $morale }.
barons-log-shaken = { $unit-The } { $unit-gender ->
    [m] queda Desorganizado
    [f] queda Desorganizada
    [mp] quedan Desorganizados
   *[fp] quedan Desorganizadas
}.
barons-log-recovers = { $unit-The } se { $unit-gender ->
    [mp] recuperan
    [fp] recuperan
   *[other] recupera
}: { $rolled } contra moral { $morale }.
barons-log-stays-shaken = { $unit-The } { $unit-gender ->
    [m] sigue Desorganizado
    [f] sigue Desorganizada
    [mp] siguen Desorganizados
   *[fp] siguen Desorganizadas
}: { $rolled } contra moral { $morale }.
barons-log-wounded = ¡{ $unit-The } { $unit-gender ->
    [f] ha sido herida
   *[other] ha sido herido
}!
barons-log-overall-wounded = ¡{ $unit-The } { $unit-gender ->
    [f] ha sido herida
   *[other] ha sido herido
}! Los suyos a cinco hexágonos o menos comprueban su moral.
barons-log-unhurt = { $unit-The } { $unit-gender ->
    [f] sale ilesa
   *[other] sale ileso
}.
barons-log-leader-gone = { $unit-The } queda fuera de la batalla.
# $check: qué chequeo. $number: la tirada más alta que lo supera.
barons-log-effectiveness-held = { $battle-The } aguanta: { $die } en el { $check }, que se supera hasta con { $number }.
barons-log-effectiveness-failed = { $battle-The } falla: { $die } en el { $check }, que solo se supera hasta con { $number }.
barons-standing-shaken = { $battle }: { $battle-gender ->
    [m] Desorganizado
   *[f] Desorganizada
}
barons-standing-shaken-means = Hasta el final de la partida la División no inicia combates cuerpo a cuerpo ni carga, tampoco en reacción. Cuenta para la victoria del enemigo.
barons-standing-broken = { $battle }: { $battle-gender ->
    [m] Roto
   *[f] Rota
}
barons-standing-broken-means = Hasta el final de la partida la División no inicia combates cuerpo a cuerpo, no carga ni entra en zonas de control enemigas, y la moral de sus unidades baja en 1. Cuenta para la victoria del enemigo.
barons-log-battle-shaken = ¡{ $battle-The } { $battle-gender ->
    [m] queda Desorganizado
    [mp] quedan Desorganizados
    [fp] quedan Desorganizadas
   *[other] queda Desorganizada
} para el resto de la partida!
barons-log-battle-broken = ¡{ $battle-The } { $battle-gender ->
    [m] queda Roto
    [mp] quedan Rotos
    [fp] quedan Rotas
   *[other] queda Rota
} para el resto de la partida!

## El final

barons-over-defeated = Victoria por puntos { $army-of }: a un bando no le queda ninguna División en buen orden.
barons-over-conceded = Victoria { $army-of }: el enemigo se ha rendido.
barons-over-turn-limit = Victoria por puntos { $army-of }: se ha acabado el tiempo.
barons-over-draw = La batalla termina en empate.
# $over: una de las frases anteriores. $first, $second: los bandos; $a, $b: sus puntos.
barons-over-points = { $over } Puntos: { $first } { $a }, { $second } { $b }.

## Fichas

barons-at-hex = hexágono { $hex }
barons-at-place = hexágono { $hex }, { $place }
barons-at-aside = por colocar
barons-at-waits = llegará más tarde
barons-at-gone = fuera de juego
barons-at-lost = fuera de juego
barons-status-shaken = { $unit-gender ->
    [m] Desorganizado
    [f] Desorganizada
    [mp] Desorganizados
   *[fp] Desorganizadas
}
barons-status-of-shaken = de una División Desorganizada
barons-status-of-broken = de una División Rota
barons-status-charging = carga contra { $hex }
barons-status-owes-recoil = debe retroceder
barons-status-out-of-command = fuera de mando
barons-status-moved = ya se { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} movido
barons-status-fired = ya { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} disparado
barons-status-attacked = ya { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} atacado
barons-status-wounded = { $unit-gender ->
    [f] herida
   *[other] herido
}
barons-status-alone = { $unit-gender ->
    [f] sola
   *[other] solo
}
barons-fact-battle = División
barons-fact-class = Clase
barons-fact-facing = Encaramiento
barons-fact-command = Mando
barons-fact-within-span = { $leader }: dentro del radio
barons-fact-outside-span = { $leader }: fuera del radio
barons-fact-cohesion = Cohesión
barons-fact-no-hits = sin impactos
barons-fact-hits = { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} de 6
barons-fact-front = Anverso
barons-fact-back = Reverso
barons-fact-values = fuerza { $strength }, moral { $morale }
barons-fact-range = Alcance de tiro
barons-fact-hexes = { $hexes ->
    [one] un hexágono
   *[other] { $hexes } hexágonos
}
barons-fact-reaction = Carga de reacción
# $least: la tirada más baja con la que carga.
barons-fact-reaction-throws = { $rating }: carga con { $least } a 10
barons-fact-reaction-ten = { $rating }: carga con un 10
barons-fact-reaction-never = { $rating }: nunca carga
barons-fact-leads = Manda
barons-fact-bonus = Bonificación de combate
barons-fact-bonus-adds = suma { $bonus } en combate
barons-fact-span = Radio de mando
barons-fact-leadership = Liderazgo
barons-leadership-1 = 1: un solo 4 en toda la partida, sin continuación del ataque
barons-leadership-2 = 2: dos cuatros al empezar, puede continuar el ataque
barons-leadership-3 = 3: cuatros sin límite, puede continuar el ataque
# $allows: una de las tres anteriores.
barons-leadership-wounded = { $allows }; pero mientras esté herido, ninguna continuación
barons-fact-overall = Comandante en jefe
barons-fact-overall-leads = de todo el ejército { $army-of }

## Junto al mapa

barons-fact-initiative = Iniciativa
barons-fact-initiative-of = { $army }, { $running ->
    [one] primer turno seguido
   *[other] { $running } turnos seguidos
}
barons-fact-activated = División activa
barons-fact-activated-with = { $battle }, ficha { $chit }
barons-fact-continued = { $battle }, ficha { $chit }, otra ronda
barons-fact-interlude = { $battle }, como con un 0
barons-fact-new-attacks = Nuevos ataques
barons-fact-no-attacks = ninguno, sin entrar en zonas de control enemigas
barons-fact-attacks-left = { $most ->
    [one] se permite uno
   *[other] se permiten { $most }
}
barons-fact-attacks = { $used } de { $most }: { $hexes }
barons-fact-attacks-free = sin límite
barons-fact-in-command = En mando
barons-fact-led = { $commanded } de { $units } unidades
barons-fact-edward-bound = solo contra { $battle-the }
barons-fact-edward-free = libre para atacar a cualquiera
barons-fact-comes = desde el turno { $activation } { $army-of }; hasta ahora, { $won }
barons-vp-battle = { $battle }: { $state }
barons-progress-down = Divisiones enemigas desorganizadas, rotas o perdidas
barons-zone-set-up = Despliegue { $battle-of }
barons-zone-entry = Entrada { $battle-of }
barons-zone-new-attacks = Nuevos ataques
barons-special-edward = { $battle-The } solo puede atacar a la División nombrada; cuando esa esté Rota o eliminada, una tirada de { $die } o más la libera.
barons-special-enters = { $battle-The } puede llegar desde el turno { $activation } de su bando.
barons-special-enters-at = { $battle-The } puede llegar desde el turno { $activation } de su bando, toda ella por uno de los hexágonos { $hexes }.
barons-limits-placing = Los valores de todas las fichas deben sumar exactamente { $points }. Con liderazgo 1 cabe un solo 4; con liderazgo 2, dos.
barons-limits-secret = { $points } puntos, repartidos en secreto.
barons-limits-first = { $army-The } { $army-gender ->
    [mp] tienen
    [fp] tienen
   *[other] tiene
} el primer turno, con cualquier ficha.
barons-limits-second = { $army-The } { $army-gender ->
    [mp] abren
    [fp] abren
   *[other] abre
} la puja del segundo turno.
barons-limits-opens = { $army-The } { $army-gender ->
    [mp] abren
    [fp] abren
   *[other] abre
} la próxima puja.
barons-limits-answers = { $army-The } { $army-gender ->
    [mp] responden
    [fp] responden
   *[other] responde
} en la próxima puja.
barons-limits-forced = El próximo turno es { $army-of }, con la ficha más alta que { $army-gender ->
    [mp] puedan
    [fp] puedan
   *[other] pueda
} usar.
barons-limits-two-running = { $army-The } { $army-gender ->
    [mp] han
    [fp] han
   *[other] ha
} tenido dos turnos seguidos: el próximo es del enemigo.
barons-track-leader = { $leader }, liderazgo { $allows }
barons-track-gone = { $leader }; eliminada
barons-track-enters = { $leader }; llega desde el turno { $activation } del bando
# $losses: unidades. $number: la tirada más alta que lo supera.
barons-next-check = { $losses ->
    [one] Una baja más
   *[other] { $losses } bajas más
}: { $check } a { $number }.
barons-no-more-checks = Ya no queda ningún chequeo.
barons-interrupt-reaction = Carga de reacción
barons-interrupt-reaction-why = { $target-The } en { $hex }, ante { $unit-the }. El dado muestra { $die }; más que el valor de { $rating } es una carga.
barons-interrupt-reaction-instead = Como { $unit-the } no { $unit-gender ->
    [mp] llegan hasta allí, cargan
    [fp] llegan hasta allí, cargan
   *[other] llega hasta allí, carga
} contra el enemigo más cercano: { $hexes }.
barons-interrupt-leader = Un líder en el camino
barons-interrupt-leader-why = { $unit-The } { $unit-gender ->
    [mp] entran
    [fp] entran
   *[other] entra
} en su hexágono: tiene que hacer sitio.

## Lo que cuenta en una tirada

barons-melee-in = Combate en { $hex }
barons-shot-at = Disparo contra { $hex }
barons-adds-type = { $class } contra { $against }
barons-adds-flank = flanco
barons-adds-rear = retaguardia
barons-adds-concentric = ataque concéntrico
barons-adds-uphill = cuesta arriba
barons-adds-downhill = cuesta abajo
barons-adds-charge = carga
barons-adds-leader = líder { $leader }
barons-adds-fire-flank = flanco o retaguardia
barons-adds-shaken = tirador Desorganizado
barons-note-one-reply = El defensor replica a uno solo de estos hexágonos.
barons-note-no-reply = Nadie ataca por el frente: no hay réplica.
barons-note-charge = Pase lo que pase, quien carga queda después Desorganizado y retrocede.
barons-note-alarmed = Por el camino, { $units-the } { $units-gender ->
    [mp] comprueban si cargan.
    [fp] comprueban si cargan.
   *[other] comprueba si carga.
}
barons-note-contact-fire = { $unit-The } { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} disparar antes, a alcance 1.

## Tablas

barons-chart-or-less = { $number } o menos
barons-chart-or-more = { $number } o más
barons-chart-die = Dado
barons-chart-modified-die = Dado modificado
barons-chart-melee = Combate cuerpo a cuerpo: impactos por fuerza
# $inf, $maa, $hc: caras del dado.
barons-chart-melee-dice = El dado: d{ $inf } para la infantería, d{ $maa } para los hombres de armas, d{ $hc } para la caballería pesada (9.0).
barons-chart-melee-adds = Se le suman: el tipo (9.1.3), la bonificación de un líder, flanco { $flank }, retaguardia { $rear }, cuesta arriba { $up }, cuesta abajo { $down }, ataque concéntrico por flanco o retaguardia { $concentric } más (9.2).
barons-chart-melee-reply = Cada hexágono atacante tira una vez; el defensor tira una vez, contra uno de ellos, solo con tipo, líder y pendiente (9.1.4).
barons-chart-types = Modificador por tipo
barons-chart-opponent = Adversario
barons-chart-types-note = Se suma al dado de la clase que encabeza la columna.
barons-chart-fire = Tiro: impactos por alcance
barons-chart-range = Alcance { $range }
barons-chart-fire-note = Quien dispara Desorganizado resta 1; un blanco por el flanco o la retaguardia suma { $bonus } (8.5).
barons-chart-chits = Fichas de mando
barons-chart-chit = Ficha
barons-chart-may = La División activa puede
barons-chart-chit-4 = iniciar nuevos ataques sin límite; un líder con liderazgo 2 o 3 puede continuar el ataque
barons-chart-chit-3 = iniciar nuevos ataques sin límite
barons-chart-chit-2 = iniciar dos nuevos ataques
barons-chart-chit-1 = iniciar un nuevo ataque
barons-chart-chit-0 = ni entrar en zonas de control enemigas ni iniciar nuevos ataques
barons-chart-chits-note = Las unidades que estaban junto al enemigo al empezar la activación siempre pueden atacarlo.
barons-chart-replacement = Reposición de fichas de mando
barons-chart-new-chit = Ficha nueva
barons-chart-none = ninguna
barons-chart-replacement-note = Los dos bandos tiran un dado de diez caras al comienzo de cada turno, desde el segundo.
barons-chart-cohesion = Impactos de cohesión
barons-chart-hits = Impactos
barons-chart-strength-and-morale = Fuerza y moral
barons-chart-what-follows = Qué ocurre
barons-chart-hit-3 = la ficha se voltea; chequeo de moral
barons-chart-hit-4 = retirada de dos hexágonos
barons-chart-hit-5 = retirada de dos hexágonos; chequeo de moral
barons-chart-hit-6 = fuera de juego
barons-chart-cohesion-note = La unidad cuya fuerza baja a 0 sale del juego en el acto (8.62). Estar Desorganizada quita 1 más de moral, y una División Rota otro 1.
barons-chart-terrain = Efectos del terreno
barons-chart-ground = Terreno
barons-chart-foot = A pie
barons-chart-horse = Caballería
barons-chart-leader-alone = Líder solo
barons-chart-effect = Efecto
barons-chart-road = por el camino 1, sin contar la pendiente si no es abrupta
barons-chart-blocks-sight = bloquea la línea de visión
barons-chart-no-charge = cerrado a las cargas
barons-chart-no-command = el mando no se traza a través de él
barons-chart-uphill = Pendiente, un nivel arriba
barons-chart-uphill-effect = combate -1 cuesta arriba, +1 cuesta abajo
barons-chart-steep-up = Pendiente abrupta, arriba
barons-chart-steep-up-effect = sin retirada ni mando a través de ella
barons-chart-steep-down = Pendiente abrupta, abajo
barons-ground-slope = cuesta arriba 1 más, salvo un líder solo; combate -1 cuesta arriba, +1 cuesta abajo
barons-ground-steep = arriba: a pie 2 más, un líder solo 1 más, la caballería no puede, sin retirada; abajo: a pie 1 más, a caballo 2 más; sin mando a través de ella
barons-chart-steep-down-effect = sin mando a través de ella
barons-chart-terrain-note = Puntos de movimiento para entrar en un hexágono; P es prohibido. Las pendientes se suman al coste del hexágono.
barons-chart-effectiveness = Tableros de eficacia de mando
barons-chart-battle = División
barons-chart-waver = S, cuadrado: chequeo de vacilación. Con una tirada mayor que el número, cada unidad de la División que no esté Desorganizada chequea la moral.
barons-chart-shaken = C, círculo: chequeo de desorganización. Lo mismo, y la División queda Desorganizada: ya no ataca ni carga.
barons-chart-broken = T, triángulo: chequeo de ruptura. La División queda Rota: tampoco entra en zonas de control enemigas, su moral es 1 menor y sus unidades Desorganizadas huyen.
barons-chart-leaders = Líderes
barons-chart-leader-name = Líder
barons-chart-leader = { $leader } ({ $battle })
barons-chart-overall-leader = { $leader }, comandante en jefe ({ $battle })
barons-chart-wounded = Cualquier líder herido
barons-chart-bonus = Bonificación de combate
barons-chart-span = Radio de mando
barons-chart-movement = Movimiento
barons-chart-leadership = Liderazgo
barons-chart-leadership-1 = Liderazgo 1: un solo 4 en toda la partida, sin continuación.
barons-chart-leadership-2 = Liderazgo 2: dos cuatros al empezar, sin límite después; puede continuar el ataque.
barons-chart-leadership-3 = Liderazgo 3: cuatros sin límite; puede continuar el ataque.
barons-chart-points = Puntos de victoria
barons-chart-enemy-battle = División enemiga
barons-chart-points-eliminated = no le queda ninguna unidad
barons-chart-points-note = Se cuentan al final de la partida, una vez por cada División enemiga, por lo peor de todo ello.

# What things are.
barons-help-chits = Cada División tiene una pista para fichas de mando, de valor 1 a 4. Los dos ejércitos reparten en secreto sus puntos de mando entre sus pistas y después las enseñan.
barons-help-bid = Las fichas de mando deciden quién actúa: un ejército abre con una de una de sus Divisiones y el otro puede superarla con una más alta. La División cuya ficha gana mueve, dispara y combate, y ninguna otra; esa ficha se gasta.
barons-help-limit = Una ficha baja limita a su División: con 0, 1 o 2 puede trabarse como mucho con ese número de hexágonos enemigos a los que antes no era adyacente; 3 y 4 no ponen límite.
barons-help-new-chits = Desde el turno 2, los dados pueden traer fichas nuevas.
barons-help-stacks = Como mucho dos unidades de combate comparten un hexágono: dos de una misma clase, u hombres de armas con infantería. Los líderes no cuentan.
barons-help-stack-acts = Las dos son de una misma División. Mueven y combaten como una sola, sumando sus fuerzas, hasta donde llegue la más lenta. La de arriba recibe primero los impactos; de dos infanterías solo dispara la de arriba.
barons-help-stack-checks = Cuando la de arriba falla un chequeo de moral o deja el juego, la de abajo lo hace al momento.

# Por qué el ordenador ha hecho algo. Lo que acaba en «for» se hace («para acercarse a...»); lo que acaba en «against» es un hecho.
barons-account-near-for = acercarse al enemigo
barons-account-near-against = el enemigo queda más lejos
barons-account-towards-for = acercarse { $battle-to }
barons-account-towards-against = { $battle-the } queda más lejos
barons-account-safety-for = alejarse del enemigo
barons-account-safety-against = el enemigo está demasiado cerca de quien no puede luchar
barons-account-rally-for = volver al alcance del líder
barons-account-rally-against = allí el líder no puede reagrupar a nadie
barons-account-command-for = volver a estar bajo mando
barons-account-command-against = allí queda sin mando
barons-account-crowd-for = tener un hexágono para sí
barons-account-crowd-against = el hexágono se llena
barons-account-height-for = ganar altura
barons-account-height-against = se pierde altura
barons-account-company-for = no separarse de los demás
barons-account-company-against = los demás quedan atrás
# $lost, $otherwise: en tantos casos de cada cien.
barons-account-fate = pérdida { $unit-of } en el { $lost } % de los casos; sin el plan, en el { $otherwise } %
barons-account-strike-for = amenazar { $unit-to }
barons-account-strike-against = { $unit-the } { $unit-gender ->
    [mp] escapan
    [fp] escapan
   *[other] escapa
}
barons-account-danger-for = apartarse { $unit-of }
barons-account-danger-against = { $unit-the } { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} golpear allí
barons-account-beset-for = salir de entre los enemigos
barons-account-beset-against = varios enemigos pueden golpear allí
barons-account-flank-for = no dar el flanco { $unit-to }
barons-account-flank-against = se da el flanco { $unit-to }
barons-account-facing-for = mirar al enemigo
barons-account-facing-against = se da la espalda al enemigo
barons-account-reaction-for = estar a salvo de una carga { $unit-of }
barons-account-reaction-against = { $unit-the } { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} cargar en reacción
barons-account-effort = se gana poco
barons-account-blow-for = { $chance ->
    [0] golpear { $unit-to }
   *[other] golpear { $unit-to } ({ $chance } % de acertar)
}
barons-account-blow-against = { $unit-the } { $unit-gender ->
    [mp] son
    [fp] son
   *[other] es
} demasiado fuerte
barons-account-reply = { $unit-the } { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} responder
barons-account-caution = hay poco que ganar
barons-account-spent-for = guardar fuerzas
barons-account-spent-against = quien carga queda desorganizado
barons-account-breaking-away = romper el contacto
barons-account-evasion-for = evitar un golpe duro
barons-account-evasion-against = el golpe del enemigo convendría
barons-account-giving-way = se cede terreno
barons-account-shot = desgastar { $unit-to }
barons-account-attack-missed = quien dispara ya no puede atacar a otro
barons-account-advance = ocupar el terreno
barons-account-refuge-for = ponerse a salvo
barons-account-refuge-against = el enemigo sigue cerca
barons-account-arrival = entrar en el mapa
barons-account-leading-for = tener a más de los suyos al alcance
barons-account-leading-against = menos de los suyos quedan a su alcance
barons-account-peril-for = mantener al líder entre tropas fuertes
barons-account-peril-against = allí el líder corre peligro
barons-account-melees = librar los combates { $battle-of }
barons-account-new-attacks = empezar nuevos ataques con { $battle-the }
barons-account-march = hacer avanzar { $battle-to }
barons-account-rallying = devolver unidades desorganizadas { $battle-of } al mando de su líder
barons-account-forestalling = adelantarse { $battle-to }
barons-account-chit = se gasta una ficha de mando
barons-account-outbid = el enemigo probablemente puede pujar más alto
barons-account-interlude = el enemigo puede mover entretanto
barons-account-need-for = dar más mando { $battle-to }
barons-account-need-against = { $battle-the } ya { $battle-gender ->
    [mp] tienen
    [fp] tienen
   *[other] tiene
} algo de mando
barons-account-ready = seguir adelante
barons-account-want = no hay nada mejor que hacer
barons-account-defeat = se perdería la partida
barons-aim-attack = atacar { $unit-to }
barons-counter-values = Abajo: fuerza, moral y movimiento. En el círculo: el valor de los jinetes; quien saca más al ver a un enemigo tiene que cargar (10.3). Junto a la flecha: el alcance de tiro. La letra y la franja del borde nombran la división (el panel Mando dice cuál). En el estandarte de un líder: lo que suma en el cuerpo a cuerpo; su liderazgo está en el panel Mando. La cuña señala el frente. Los encaramientos se nombran por los puntos de la brújula, como los marca la rosa.
