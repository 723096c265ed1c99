# Acies.
#
# Una carta que se llame $unit, $card o $target, o un bando, trae su género como $unit-gender (m, f, mp o fp; p: plural) y
# su nombre con artículo: $unit-the («los Hoplitas»), $unit-The (al principio), $unit-of («de los…») y $unit-to («a los…»).
# Las cartas de táctica, los lugares y las personas no llevan artículo.
# Las casillas se llaman como M5: A y B son las Primeras Líneas, M es la Línea de Combate.

## Nombres y palabras

acies-card-overrun = Arrollamiento
acies-card-bloodlust = Sed de sangre
    .gender = f
acies-card-outflank = Desbordamiento
acies-card-shields = Escudos
    .gender = mp
acies-card-defensible-terrain = Terreno defendible
acies-card-difficult-terrain = Terreno difícil
acies-card-treacherous-terrain = Terreno traicionero
acies-card-reserve = Refuerzos
    .gender = mp
acies-card-rally = Reagrupamiento
acies-card-cohesion = Cohesión
    .gender = f
acies-card-initiative = Iniciativa
    .gender = f
acies-card-break-morale = Moral quebrada
    .gender = f
# $count: cuántas cartas iguales.
acies-cards = { $count } × { $card }
acies-code-SK = HO
acies-code-LI = IL
acies-code-MI = IM
acies-code-HI = IP
acies-code-PH = FA
acies-code-WB = BG
acies-code-LC = CL
acies-code-HC = CP
acies-code-CAV = CAB
acies-code-EL = EL
acies-code-WW = CG
acies-code-CH = CA
acies-code-AR = AR
acies-type-SK = hostigadores
acies-type-LI = infantería ligera
acies-type-MI = infantería media
acies-type-HI = infantería pesada
acies-type-PH = falange
acies-type-WB = banda guerrera
acies-type-LC = caballería ligera
acies-type-HC = caballería pesada
acies-type-EL = elefantes
acies-type-WW = carromato de guerra
acies-type-CH = carros
acies-type-AR = artillería
# $adds: el modificador con su signo. $code: el tipo del enemigo.
acies-versus = { $adds } contra { $code }
acies-trait-scout = Exploración
acies-trait-flank = Flanqueo
acies-at-most = { $value } o menos
acies-automatic = sin tirada
acies-flank-certain = al flanco se llega sin tirada
# $need: la tirada, como 4 o menos.
acies-flank-roll = al flanco se llega con { $need }
acies-phase-set-up = Despliegue
acies-phase-scout = Exploración
acies-phase-encircling = Envolvimiento
acies-phase-manoeuvre = Maniobra
acies-phase-missile = Tiro
acies-phase-attack = Ataque
acies-phase-discard = Descarte y robo
acies-extra-turn = turno adicional
acies-zone-centre = Centro
acies-zone-west = Ala oeste
acies-zone-east = Ala este
acies-zone-left = Ala izquierda
acies-zone-right = Ala derecha

## Lo que dicen las cartas

acies-when-overrun = El atacante, en un combate.
acies-when-bloodlust = Atacante o defensor, en un combate.
acies-when-outflank = Cualquier bando, en la Fase de Envolvimiento; el atacante, con un ataque de flanco.
acies-when-shields = El defensor, en respuesta a un ataque frontal contra infantería pesada, falange, infantería media o banda guerrera.
acies-when-defensible-terrain = El defensor, cuando su infantería ligera sufre un ataque frontal o va a ser rebasada con Moral quebrada.
acies-when-difficult-terrain = El adversario del jugador activo, en respuesta a un ataque o a un descarte por un punto de flanco.
acies-when-treacherous-terrain = El atacante, con un ataque de infantería pesada, falange, infantería media o banda guerrera.
acies-when-reserve = Cualquier bando, en la Fase de Envolvimiento.
acies-when-rally = Cualquier bando, después del robo.
acies-when-cohesion = El jugador activo, en cualquier momento de su turno.
acies-when-initiative = El jugador activo, al final de su turno; el adversario, en respuesta.
acies-when-break-morale = El jugador activo, en la Fase de Ataque.
acies-effect-overrun = Suma 2 al total.
acies-effect-bloodlust = Suma 3 al total.
acies-effect-outflank = Da 2 puntos de flanco; o bien el intento de flanco tiene éxito sin tirada.
acies-effect-shields = El ataque termina.
acies-effect-defensible-terrain = Suma 3 al total de la infantería ligera; el ataque que iba a rebasarla se dirige contra ella.
acies-effect-difficult-terrain = Lo anula.
acies-effect-treacherous-terrain = Suma 3 al total; el objetivo no puede ni replegarse ni usar Escudos.
acies-effect-reserve = Roba tres cartas.
acies-effect-rally = Devuelve a la mano una unidad boca arriba de las bajas; solo si no hay ninguna, una carta boca abajo al azar.
acies-effect-cohesion = Retira un marcador de desorden de cada una de dos unidades, o de la única que tenga.
acies-effect-initiative = Otro turno para el jugador activo; la respuesta lo impide.
acies-effect-break-morale = Todo ataque desde la Línea de Combate va contra el grueso del ejército, haya quien haya enfrente.
acies-note-enters-upright = Entra en posición enderezada.
acies-note-enters-turned = Entra en posición girada.
acies-note-skirmishers = Solo puede desordenar; se escabulle de las tropas a pie más pesadas.
acies-note-elephants = Un disparo que acierte puede desbocarlos.
acies-note-artillery = Solo dispara: nunca ataca ni cambia de línea.
acies-note-elephants-by-flank = Solo ataca a los elefantes de flanco.

## Preguntas e indicaciones

acies-ask-deploy = Despliega hasta tres unidades en el centro de tu Primera Línea.
acies-hint-deploy = Elige una unidad de tu mazo y una casilla marcada; pulsando una unidad desplegada, se retira. El enemigo aún no ve nada.
acies-ask-scout = ¿Envías un explorador?
acies-hint-scout = Elige una unidad de tu mano con el rasgo Exploración y lo que mira, o sigue adelante.
acies-ask-encircle = ¿Buscas los flancos del enemigo?
acies-hint-encircle = Descarta unidades con el rasgo Flanqueo, juega Desbordamiento o Refuerzos, o pasa. La fase termina cuando pasan los dos bandos.
acies-ask-stop-discard = El enemigo descarta una unidad por un punto de flanco. ¿Lo impides?
acies-hint-stop = Juega una carta de tu mano o deja que ocurra.
acies-ask-move = Mueve unidades de tu Primera Línea a la Línea de Combate, cada una solo una vez.
acies-hint-move = Pulsa una unidad y luego una casilla marcada de su zona.
acies-ask-ready = ¿Qué unidades que flanquean se enderezan?
acies-hint-ready = Pulsa una unidad que flanquee o sigue adelante: las demás conservan su flanco. Mientras lo conserva, una unidad no puede atacar otra cosa, ni siquiera el grueso enemigo, y a ella le toman el flanco sin tirada. Las giradas se enderezan solas.
acies-ask-play = ¿Qué unidad de tu mano juegas?
acies-hint-play = Elige una unidad y una casilla libre de tu Primera Línea. Casi todas las tropas a pie entran giradas y están listas en tu turno siguiente.
acies-ask-react = { $unit-The } { $unit-gender ->
    [mp] llegan
    [fp] llegan
   *[other] llega
} a tu alcance. ¿Quién dispara?
acies-hint-react = Pulsa a quien dispara o no dispares. El tiro de reacción no gasta el disparo propio de la unidad.
acies-ask-shoot = ¿Quién dispara?
acies-hint-shoot = Pulsa a quien dispara y luego su blanco: el enemigo más próximo de su columna. Cada unidad dispara una vez.
acies-ask-stop-all = ¿Impides todos los ataques de esta fase?
acies-ask-attack = ¿Quién ataca?
acies-hint-attack = Pulsa una unidad y luego un enemigo marcado o el grueso del ejército. Cada unidad ataca una vez.
acies-hint-attack-main-body = Está en vigor Moral quebrada: las unidades de la Línea de Combate atacan al grueso, haya quien haya enfrente.
acies-ask-respond = { $unit-The } { $unit-gender ->
    [mp] atacan
    [fp] atacan
   *[other] ataca
} { $target-to }. ¿Cuál es la respuesta?
acies-hint-respond = Aguanta, repliega la unidad si puede hacerlo o juega una carta.
acies-ask-respond-main-body = { $unit-The } { $unit-gender ->
    [mp] atacan
    [fp] atacan
   *[other] ataca
} al grueso del ejército. ¿Cuál es la respuesta?
acies-ask-card = { $unit-The } contra { $target-the }: ¿juegas una carta?
acies-hint-card = Cuando pasan los dos bandos, deciden los dados.
acies-ask-advance = { $unit-gender ->
    [mp] ¿Avanzan { $unit-the } a { $cell }?
    [fp] ¿Avanzan { $unit-the } a { $cell }?
   *[other] ¿Avanza { $unit-the } a { $cell }?
}
acies-hint-advance = La casilla del perdedor ha quedado vacía.
acies-ask-stance = { $unit-gender ->
    [mp] ¿Conservan { $unit-the } el flanco?
    [fp] ¿Conservan { $unit-the } el flanco?
   *[other] ¿Conserva { $unit-the } el flanco?
}
acies-hint-stance = Flanqueando, puede seguir allí el turno que viene sin ningún intento, pero no disparar ni replegarse; enderezada, puede hacerlo todo.
# $cards: cuántas.
acies-ask-discard-many = Descarta al menos { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
acies-ask-discard = ¿Descartas cartas?
acies-hint-discard = Pulsa cartas de tu mano; pueden quedar seis como mucho. Después robas una.
acies-ask-rally = ¿Juegas una carta después del robo?
acies-hint-rally = Reagrupamiento recupera una unidad de tus bajas.
acies-ask-again = ¿Juegas otro turno?
acies-hint-again = Juega Iniciativa o termina tu turno.
acies-ask-prevent = El enemigo juega Iniciativa para tener otro turno. ¿Lo impides?
acies-hint-prevent = Lo impide tu propia Iniciativa.
# Preguntas en las que ambos bandos ven que solo se puede jugar una carta.
acies-ask-nobody-scouts = Este turno ya no se envían más exploradores. ¿Juegas Cohesión?
acies-ask-nobody-moves = Nadie puede moverse. ¿Juegas Cohesión?
acies-ask-nobody-turns = Nadie está flanqueando. ¿Juegas Cohesión?
acies-ask-nobody-enters = Este turno ya no se pueden jugar más unidades. ¿Juegas Cohesión?
acies-ask-nobody-shoots = Nadie puede disparar. ¿Juegas Cohesión?
acies-ask-nobody-rallies = No hay nada que reagrupar. ¿Juegas Cohesión?
acies-hint-cohesion-alone = Se pregunta porque alguna de tus unidades tiene un marcador de desorden: Cohesión lo retira en cualquier decisión de tu turno, ahora o más tarde.
acies-ask-nobody-attacks = Nadie puede atacar. ¿Juegas una carta?
acies-hint-nobody-attacks = Se pregunta porque Moral quebrada es de esta fase y Cohesión, de cualquier decisión de tu turno.
acies-ask-turn-ends = El turno termina. ¿Juegas Cohesión?
acies-hint-turn-ends = Tras un turno adicional no se puede ganar otro. Es el último momento de este turno para Cohesión.

## Opciones

acies-do-deploy = Desplegar { $card-the } en { $cell }
acies-do-take-up = Retirar { $unit-the }
acies-do-deploy-automatically = Despliegue automático
acies-do-deploy-done = Terminar el despliegue
acies-do-scout-enemy-hand = Explorar con { $card-the }: la mano enemiga
acies-do-scout-enemy-deck = Explorar con { $card-the }: la parte superior del mazo enemigo
acies-do-scout-own-deck = Explorar con { $card-the }: la parte superior del mazo propio
acies-do-no-scout = Terminar la exploración
acies-do-flank-discard = Descartar { $card-the }: 1 punto de flanco
# $adds: lo que suma al total.
acies-do-adds = Jugar { $card }: +{ $adds }
acies-do-divert = Jugar { $card }: la infantería ligera cierra el paso y combate con +3
acies-do-flank-points = Jugar { $card }: 2 puntos de flanco
acies-do-stop-discard = Jugar { $card }: el punto de flanco no cuenta
acies-do-stop-all = Jugar { $card }: nadie ataca en esta fase
acies-do-stop-attack = Jugar { $card }: el ataque termina
acies-do-draw-three = Jugar { $card }: robar tres cartas
# $left: cartas del mazo y de la reserva juntas.
acies-note-last-cards = { $left ->
    [one] Solo te queda una carta por robar: con ella pierdes al instante (14.2).
   *[other] Solo te quedan { $left } cartas por robar: tras la última pierdes al instante (14.2).
}
acies-note-breaks-nothing = Ninguna de tus unidades de la Línea de Combate puede atacar: este turno no serviría de nada.
# $left: cuántas.
acies-note-units-left = { $left ->
    [one] Este turno aún puedes jugar una unidad. Lo que quede en tu mano podrá entrar en otro turno.
   *[other] Este turno aún puedes jugar { $left } unidades. Lo que quede en tu mano podrá entrar en otro turno.
}
acies-note-units-left-any = Este turno aún puedes jugar unidades. Lo que quede en tu mano podrá entrar en otro turno.
# $left: cuántas.
acies-note-to-deploy = { $left ->
    [one] Aún puedes desplegar una unidad. Lo que no se despliega se queda en tu mazo y puede llegar a tu mano.
   *[other] Aún puedes desplegar { $left } unidades. Lo que no se despliega se queda en tu mazo y puede llegar a tu mano.
}
acies-do-prevent = Jugar { $card }: no hay turno adicional
acies-do-again = Jugar { $card }: otro turno
acies-do-break-morale = Jugar { $card }: la Línea de Combate ataca al grueso
acies-do-card = Jugar { $card }
acies-do-rally = Reagrupamiento: recuperar { $card-the }
acies-do-rally-face-down = Reagrupamiento: recuperar al azar una carta boca abajo
# $units: una unidad o dos, con sus casillas.
acies-do-cohesion = Cohesión: un marcador menos para { $units-the }
acies-do-move = { $unit }: mover a { $to }
acies-do-upright = { $unit }: enderezar
acies-do-play = Jugar { $card-the } en { $cell }
acies-do-shoot = { $unit }: disparar contra { $target-the }
# $with: cartas añadidas, o nada.
acies-do-frontal = { $unit }: ataque frontal contra { $target-the }{ $with }
acies-do-flank = { $unit }: ataque de flanco contra { $target-the } ({ $need }){ $with }
acies-do-main-body = { $unit }: ataque al grueso del ejército{ $with }
acies-do-with = , con { $cards }
acies-do-withdraw-line = Replegarse a la Primera Línea ({ $need })
acies-do-withdraw-hand = Replegarse a la mano ({ $need })
acies-do-withdraw-stay = Replegarse sin ceder el sitio ({ $need })
acies-do-stand = Aguantar y combatir
acies-do-suffer = No impedirlo
acies-do-advance = { $unit }: avanzar a { $to }
acies-do-hold = { $unit }: quedarse
# $column: el número de la columna contigua.
acies-do-keep-flank = { $unit }: conservar el flanco de la columna { $column }
acies-do-keep-stance = { $unit }: seguir flanqueando
acies-do-discard = Descartar { $card-the }
acies-do-concede = Rendirse
acies-do-pass = Pasar
acies-do-let-discard = Dejar que cuente
acies-do-end-moves = Terminar los movimientos
acies-do-keep-flanks = Conservar los flancos
acies-do-end-play = Terminar la maniobra
acies-do-no-reaction = No disparar
acies-do-end-shots = Terminar el tiro
acies-do-let-attack = Dejar que ataque
acies-do-end-attacks = Terminar los ataques
acies-do-no-card = Ninguna carta
acies-do-end-discards = No descartar más y robar
acies-do-no-rally = Ninguna carta
acies-do-let-again = Dejarle el turno
acies-do-end-turn = Terminar el turno

## Negativas

acies-no-such-cell = «{ $cell }» no es ninguna casilla: las casillas se nombran con A, M o B y una columna, como M5
acies-no-such-card = en esta partida no hay ninguna carta «{ $id }»
acies-why-phase = Eso no es lo que toca ahora.
acies-why-no-withdrawal = De un ataque al grueso del ejército no se repliega nadie.
acies-why-nothing-to-see = No hay nada que mirar: allí no queda ninguna carta.
acies-why-not-yours = La carta de { $cell } pertenece al otro bando.
acies-why-empty = No tienes ninguna carta en { $cell }.
acies-why-not-in-hand = En tu mano no { $card-gender ->
    [mp] están
    [fp] están
   *[other] está
} { $card-the }.
acies-why-not-in-deck = En tu mazo ya no { $card-gender ->
    [mp] quedan
    [fp] quedan
   *[other] queda
} { $card }.
acies-why-not-lost = Entre tus bajas boca arriba no { $card-gender ->
    [mp] están
    [fp] están
   *[other] está
} { $card-the }.
acies-why-no-scout = { $card-The } no { $card-gender ->
    [mp] tienen
    [fp] tienen
   *[other] tiene
} el rasgo Exploración.
acies-why-no-flank = { $card-The } no { $card-gender ->
    [mp] tienen
    [fp] tienen
   *[other] tiene
} el rasgo Flanqueo.
acies-why-limit-deployed = No se despliegan más de { $most } unidades.
acies-why-limit-scouts = { $most ->
    [one] En cada turno se envía un solo explorador.
   *[other] En cada turno se envían { $most } exploradores como mucho.
}
acies-why-limit-played = { $most ->
    [one] En cada turno se juega una sola unidad.
   *[other] En cada turno se juegan { $most } unidades como mucho.
}
acies-why-attacked = La unidad de { $cell } ya ha atacado este turno.
acies-why-reacted = La unidad de { $cell } ya ha disparado contra esta llegada.
acies-why-fired = La unidad de { $cell } ya ha disparado este turno.
acies-why-halted = Terreno difícil detiene a la unidad el resto del turno: no puede ni flanquear ni atacar.
acies-why-not-upright = La unidad de { $cell } está girada: no está lista.
acies-why-not-ready = La unidad de { $cell } no estaba enderezada al empezar la fase; podrá moverse el turno que viene.
acies-why-not-flanking = La unidad de { $cell } no está flanqueando.
acies-why-flanking = La unidad de { $cell } está flanqueando: solo puede continuar su ataque de flanco.
acies-why-off-field = En el campo no hay ninguna casilla { $cell }.
acies-why-occupied = En { $cell } ya hay una carta.
acies-why-line-move = Se mueve de la Primera Línea propia a la Línea de Combate.
acies-why-line-withdrawal = De la Línea de Combate una unidad se repliega a la Primera Línea; de la Primera Línea, a la mano o sin ceder el sitio.
acies-why-line-own = { $cell } no está en tu Primera Línea.
acies-why-zone-centre = { $cell } no está en el centro.
acies-why-zone-other = { $cell } está en otra zona.
acies-why-through = El enemigo de { $cell } cierra el paso.
acies-why-immobile = La unidad de { $cell } nunca cambia de línea.
acies-why-target-shot = Cada unidad dispara solo contra el enemigo más próximo de su propia columna.
acies-why-target-reaction = El tiro de reacción va contra la unidad que acaba de llegar.
acies-why-target-flank = { $cell } no está en un flanco de la unidad: alcanza a los enemigos contiguos de la Línea de Combate y, desde ella, a los contiguos de la Primera Línea enemiga.
acies-why-target-kept = La unidad tiene tomado otro flanco y solo puede atacar en él.
acies-why-target-front = En { $cell } no hay ningún enemigo en contacto frente a la unidad.
acies-why-main-body-only = Está en vigor Moral quebrada: las unidades de la Línea de Combate atacan al grueso del ejército.
acies-why-not-on-melee-line = La unidad de { $cell } no está en la Línea de Combate: solo desde ella se ataca al grueso del ejército.
acies-why-range = La unidad de { $cell } no puede disparar tan lejos.
acies-why-missile-only = La unidad de { $cell } solo dispara: nunca ataca.
acies-why-elephant-front = La caballería solo ataca a los elefantes de flanco.
acies-why-opposed = Tiene un enemigo enfrente, en { $cell }.
acies-why-no-flank-case = No se puede tomar el flanco de { $cell }: el objetivo está enderezado, no es más lento que el atacante y no está en contacto con ninguna otra unidad tuya.
acies-why-too-slow = La unidad de { $cell } no es más rápida que su atacante.
acies-why-cannot-withdraw = La unidad de { $cell } no está enderezada: no puede replegarse.
acies-why-trapped = Terreno traicionero retiene a la unidad de { $cell }: no puede replegarse.
acies-why-no-room = La casilla de detrás, { $cell }, no está libre.
acies-why-window = Aquí no se puede jugar { $card }.
acies-why-not-a-unit = { $card-The } es una carta de táctica, no una unidad.
acies-why-one-card = Cada bando juega una sola carta de táctica en un combate.
acies-why-two-units = Cohesión ayuda a dos unidades distintas; a una sola, únicamente si ninguna otra tiene marcadores.
acies-why-no-marker = La unidad de { $cell } no tiene ningún marcador de desorden.
acies-why-face-up-first = Mientras haya unidades boca arriba, hay que recuperar una de ellas.
acies-why-no-casualties = No hay bajas que recuperar.
acies-why-hand = En la mano solo pueden quedar { $most } cartas: descarta más.
acies-why-hand-full = Reagrupamiento no se puede jugar con más de { $most } cartas en la mano.
acies-why-unknown = En esta mesa no hay nada con ese nombre.
acies-why-no-unit-left = En tu mazo no queda ninguna unidad.
acies-why-no-units = En tu mano no hay ninguna unidad.
acies-why-no-scouts = Ninguna unidad de tu mano tiene el rasgo Exploración.
acies-why-nothing-proposed = No queda por desplegar nada de lo que propone tu mazo.
acies-why-line-full = No hay ninguna casilla libre en tu Primera Línea.
acies-why-zone-full = En la zona de la unidad de { $cell } no hay ninguna casilla libre en la Línea de Combate.
acies-why-advance-into = Quien gana el combate solo puede avanzar a { $cell }.
acies-why-no-mover = Ninguna unidad de tu Primera Línea está en la zona de { $cell }.
acies-why-no-enemy = En { $cell } no hay ningún enemigo.
acies-why-nothing-ahead = La unidad de { $cell } no tiene delante, en su columna, ningún enemigo.
acies-why-blocked = Tu propia carta de { $cell } estorba el disparo.
acies-why-distant = El enemigo de { $cell } está enfrente, pero a distancia: solo se ataca en contacto.
acies-why-no-attacker = Ninguna de tus unidades está en contacto con el enemigo de { $cell } ni a su lado.
acies-why-nobody-beside = La unidad de { $cell } no tiene al lado ningún enemigo al que atacar de flanco.
acies-why-flank-empty = No hay ningún enemigo en el flanco que ocupa la unidad de { $cell }.
acies-why-nobody-in-melee-line = Ninguna de tus unidades está en la Línea de Combate: solo desde allí se ataca al grueso del ejército.
acies-why-unarmed = La unidad de { $cell } no puede disparar.
acies-why-undisordered = Ninguna de tus unidades tiene marcadores de desorden.

## Diario

acies-throw-first = primer turno
acies-throw-shot = disparo
acies-throw-rampage = desbocamiento
acies-throw-flank = intento de flanco
acies-throw-withdrawal = repliegue
acies-throw-attacker = atacante
acies-throw-defender = defensor
# $side: de quién es el dado. $purpose: para qué es. $face: lo que ha salido.
acies-log-die = { $side }: dado ({ $purpose }): { $face }
acies-log-begins = { $side }: { $phase }
acies-log-deployed = { $side-The } { $side-gender ->
    [mp] han
    [fp] han
   *[other] ha
} terminado el despliegue.
acies-log-revealed = { $unit-The } { $unit-gender ->
    [mp] están
    [fp] están
   *[other] está
} en { $cell }.
acies-log-first-roll = { $side-The } { $side-gender ->
    [mp] sacan
    [fp] sacan
   *[other] saca
} un { $die } por el primer turno.
acies-log-first = { $side-The } { $side-gender ->
    [mp] empiezan
    [fp] empiezan
   *[other] empieza
}.
acies-log-turn = Turno { $turn }: { $side }
acies-log-extra-turn = Turno { $turn }: otra vez { $side }
acies-log-again = { $side-The } { $side-gender ->
    [mp] tendrán
    [fp] tendrán
   *[other] tendrá
} también el turno siguiente.
acies-log-cancelled = { $side-The } { $side-gender ->
    [mp] impiden
    [fp] impiden
   *[other] impide
} el turno adicional.
# $cards: cuántas.
acies-log-shuffled = { $side-The } { $side-gender ->
    [mp] barajan
    [fp] barajan
   *[other] baraja
}: un mazo de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
acies-log-drew = { $side-The } { $side-gender ->
    [mp] roban
    [fp] roban
   *[other] roba
} { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
acies-log-scouted-enemy-hand = { $side-The } { $side-gender ->
    [mp] descartan
    [fp] descartan
   *[other] descarta
} { $unit-the } para explorar: una mirada a la mano enemiga.
acies-log-scouted-enemy-deck = { $side-The } { $side-gender ->
    [mp] descartan
    [fp] descartan
   *[other] descarta
} { $unit-the } para explorar: una mirada a la parte superior del mazo enemigo.
acies-log-scouted-own-deck = { $side-The } { $side-gender ->
    [mp] descartan
    [fp] descartan
   *[other] descarta
} { $unit-the } para explorar: una mirada a la parte superior del mazo propio.
acies-log-flank-discard = { $side-The } { $side-gender ->
    [mp] descartan
    [fp] descartan
   *[other] descarta
} { $unit-the } por un punto de flanco.
acies-log-flank-points = { $side-The } { $side-gender ->
    [mp] tienen
    [fp] tienen
   *[other] tiene
} ahora { $points ->
    [one] 1 punto de flanco
   *[other] { $points } puntos de flanco
}.
acies-log-encircling = { $side-The } { $side-gender ->
    [mp] son
    [fp] son
   *[other] es
} ahora el ejército envolvente.
acies-log-nobody-encircling = Ahora ningún ejército envuelve al otro.
acies-log-played = { $side-The } { $side-gender ->
    [mp] juegan
    [fp] juegan
   *[other] juega
} { $card-the }.
acies-log-flank-barred = { $unit-The } { $unit-gender ->
    [mp] vuelven
    [fp] vuelven
   *[other] vuelve
} a la mano: no hay punto de flanco.
# $left: cartas que quedan en el mazo.
acies-log-main-body = La carta superior del mazo { $side-of } pasa a las bajas sin que nadie la vea: { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
acies-log-discarded = { $side-The } { $side-gender ->
    [mp] descartan
    [fp] descartan
   *[other] descarta
} { $card-the }.
acies-log-rallied = { $side-The } { $side-gender ->
    [mp] recuperan
    [fp] recuperan
   *[other] recupera
} { $card-the } de las bajas.
acies-log-rallied-face-down = { $side-The } { $side-gender ->
    [mp] recuperan
    [fp] recuperan
   *[other] recupera
} de las bajas una carta boca abajo.
acies-log-moved = { $unit-The } se { $unit-gender ->
    [mp] mueven
    [fp] mueven
   *[other] mueve
} de { $from } a { $to }.
acies-log-readied = { $unit-The } se { $unit-gender ->
    [mp] enderezan: están listos
    [fp] enderezan: están listas
    [m] endereza: está listo
   *[f] endereza: está lista
}.
acies-log-upright = { $unit-The } se { $unit-gender ->
    [mp] enderezan
    [fp] enderezan
   *[other] endereza
}.
acies-log-entered = { $unit-The } { $unit-gender ->
    [mp] entran
    [fp] entran
   *[other] entra
} en { $cell }.
# $rolled: el dado con lo que se suma. $need: lo que debe mostrar.
acies-log-hit = { $side }: { $unit-the } { $unit-gender ->
    [mp] aciertan
    [fp] aciertan
   *[other] acierta
} contra { $cell-the }: { $rolled } ({ $need }).
acies-log-missed = { $side }: { $unit-the } { $unit-gender ->
    [mp] fallan
    [fp] fallan
   *[other] falla
} contra { $cell-the }: { $rolled } ({ $need }).
acies-log-rampage = { $side }: ¡{ $unit-the } se { $unit-gender ->
    [mp] desbocan
    [fp] desbocan
   *[other] desboca
} con un { $die }!
acies-log-no-rampage = { $side }: { $unit-the } { $unit-gender ->
    [mp] conservan
    [fp] conservan
   *[other] conserva
} la calma con un { $die }.
# $markers: cuántos tiene ahora. $hits: cuántos eliminan a la unidad.
acies-log-marked = { $unit-The } { $unit-gender ->
    [mp] reciben
    [fp] reciben
   *[other] recibe
} un marcador de desorden: { $markers } de { $hits }.
acies-log-recovered = { $unit-The } { $unit-gender ->
    [mp] pierden
    [fp] pierden
   *[other] pierde
} un marcador de desorden: { $markers ->
    [one] queda 1
   *[other] quedan { $markers }
}.
acies-log-eliminated = { $unit-The } { $unit-gender ->
    [m] queda eliminado
    [f] queda eliminada
    [mp] quedan eliminados
   *[fp] quedan eliminadas
}.
acies-log-attacked = { $unit-The } { $unit-gender ->
    [mp] atacan
    [fp] atacan
   *[other] ataca
} { $cell-to }.
acies-log-attacked-flank = { $unit-The } { $unit-gender ->
    [mp] atacan
    [fp] atacan
   *[other] ataca
} el flanco { $cell-of }.
acies-log-attacked-main-body = { $unit-The } { $unit-gender ->
    [mp] atacan
    [fp] atacan
   *[other] ataca
} al grueso del ejército.
acies-log-flank-found = { $side }: { $unit-the } { $unit-gender ->
    [mp] alcanzan
    [fp] alcanzan
   *[other] alcanza
} el flanco: { $die } ({ $need }).
acies-log-flank-failed = { $side }: { $unit-the } no { $unit-gender ->
    [mp] alcanzan
    [fp] alcanzan
   *[other] alcanza
} el flanco: { $die } ({ $need }).
acies-log-flanking = { $unit-The } { $unit-gender ->
    [mp] tienen
    [fp] tienen
   *[other] tiene
} ventaja táctica de flanco.
acies-log-stopped = { $card-The }: el ataque de { $cell } queda en nada.
acies-log-diverted = El ataque de { $cell } se dirige contra { $target }.
acies-log-escapes = { $side }: { $unit-the } { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} replegarse: { $rolled } ({ $need }).
acies-log-caught = { $side }: { $unit-the } no { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} replegarse: { $rolled } ({ $need }).
acies-log-withdrew-line = { $unit-The } se { $unit-gender ->
    [mp] repliegan
    [fp] repliegan
   *[other] repliega
} a la Primera Línea.
acies-log-withdrew-hand = { $unit-The } se { $unit-gender ->
    [mp] repliegan
    [fp] repliegan
   *[other] repliega
} a la mano.
acies-log-withdrew-stay = { $unit-The } se { $unit-gender ->
    [mp] repliegan
    [fp] repliegan
   *[other] repliega
} sin ceder el sitio.
# $attack, $defence: sumas. $verdict: quién ha ganado.
# $side y $attack: de quién es el dado y su suma; $enemy y $defence: los del otro bando.
acies-log-fought = { $attacker-The } contra { $defender-the }: { $side } { $attack }, { $enemy } { $defence }: { $verdict }.
# Lo que se suma a un dado.
acies-adds-melee = valor de combate
acies-adds-versus = contra { $code }
acies-adds-flank = flanco
acies-adds-encircling = envolvimiento
acies-adds-fire = disparos contra { $unit-the }
acies-adds-faster = más del doble de velocidad
acies-verdict-tie = empate
acies-verdict-attacker = gana el atacante
acies-verdict-defender = gana el defensor
acies-verdict-attacker-spares = gana el atacante y ahorra al enemigo el último marcador
acies-verdict-defender-spares = gana el defensor y ahorra al enemigo el último marcador
acies-verdict-attacker-routs = gana el atacante y aniquila al objetivo
acies-verdict-defender-routs = gana el defensor y aniquila al atacante
acies-log-advanced = { $unit-The } { $unit-gender ->
    [mp] avanzan
    [fp] avanzan
   *[other] avanza
} de { $from } a { $to }.
# $side: quien gana. $loser: el otro bando.
acies-over-no-cards = { $side-The } { $side-gender ->
    [mp] ganan
    [fp] ganan
   *[other] gana
}: { $loser-to } no { $loser-gender ->
    [mp] les
    [fp] les
   *[other] le
} queda ni mazo ni reserva.
acies-over-afterwards = La carta recién jugada no llegó a la reserva hasta después de aplicarse: demasiado tarde para robarla.
acies-over-rout = { $side-The } { $side-gender ->
    [mp] ganan
    [fp] ganan
   *[other] gana
}: { $loser-the } { $loser-gender ->
    [mp] han
    [fp] han
   *[other] ha
} perdido más de la mitad del ejército.
acies-over-turn-cap = { $side-The } { $side-gender ->
    [mp] ganan
    [fp] ganan
   *[other] gana
} al acabar el último turno: { $loser-the } { $loser-gender ->
    [mp] han
    [fp] han
   *[other] ha
} perdido una parte mayor del ejército.
acies-over-conceded = { $side-The } { $side-gender ->
    [mp] ganan
    [fp] ganan
   *[other] gana
}: { $loser-the } se { $loser-gender ->
    [mp] rinden
    [fp] rinden
   *[other] rinde
}.
acies-over-both = A ningún bando le quedan cartas que robar: empate.
acies-over-draw = Ha acabado el último turno: empate.
# En qué quedó lo que no cambió nada, en una o dos palabras.
acies-outcome-missed = falla
acies-outcome-stopped = impedido
acies-outcome-no-flank = sin flanco
acies-outcome-tie = empate
acies-outcome-spared = sin efecto
acies-outcome-calm = en calma
acies-outcome-caught = sin salida
acies-outcome-withdrew = repliegue

## Posibilidades

acies-part-melee = Valor de combate
acies-part-versus = Contra { $code }
acies-part-flank = Ventaja táctica de flanco
acies-part-encircling = Ejército envolvente
acies-fate-target-lost = gana el atacante, objetivo eliminado
acies-fate-target-marked = gana el atacante, marcador para el objetivo
acies-fate-target-spared = gana el atacante, sin efecto
acies-fate-tie = empate
acies-fate-attacker-spared = gana el defensor, sin efecto
acies-fate-attacker-marked = gana el defensor, marcador para el atacante
acies-fate-attacker-lost = gana el defensor, atacante eliminado
acies-escape-line = El objetivo puede replegarse a la Primera Línea antes del combate ({ $need }).
acies-escape-hand = El objetivo puede replegarse a la mano antes del combate ({ $need }).
acies-escape-stay = El objetivo puede replegarse antes del combate sin ceder el sitio ({ $need }).
acies-check-flank = Intento de flanco
acies-check-flank-means = La unidad gira hacia el flanco de su objetivo y ambos bandos tiran. Si falla, el ataque queda gastado.
acies-check-shot = Disparo
acies-check-fire = Disparos contra { $unit-the }
acies-check-shot-marked = El blanco recibe un marcador de desorden.
acies-check-shot-lost = El blanco queda eliminado.
acies-check-shot-elephants = Los elefantes pueden desbocarse.
acies-check-shot-elephants-marked = Los elefantes reciben un marcador de desorden y pueden desbocarse.
acies-check-rampage = Desbocamiento
acies-check-rampage-means = Los elefantes quedan eliminados.
acies-check-withdrawal = Repliegue
acies-check-faster = Más del doble de velocidad
acies-check-withdraw-line = La unidad vuelve a la Primera Línea; no hay combate.
acies-check-withdraw-hand = La unidad vuelve a la mano sin sus marcadores; no hay combate.
acies-check-withdraw-stay = La unidad se queda donde está; no hay combate.

## Cartas y paneles

acies-status-turned = { $unit-gender ->
    [m] girado, no está listo
    [f] girada, no está lista
    [mp] girados, no están listos
   *[fp] giradas, no están listas
}
acies-status-flanking = flanqueando la columna { $column }
acies-status-flanking-edge = flanqueando, en el borde del campo
acies-status-not-ready = no se { $unit-gender ->
    [mp] moverán
    [fp] moverán
   *[other] moverá
} antes del turno que viene
acies-status-fired = ya { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} disparado
acies-status-reacted = ya { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} reaccionado
acies-status-attacked = ya { $unit-gender ->
    [mp] han
    [fp] han
   *[other] ha
} atacado
acies-status-halted = por Terreno difícil, sin flanquear ni atacar
acies-progress-rout = Bajas, en puntos
acies-fact-cards = { $side }: cartas
# $deck, $hand, $reserve: cuántas cartas.
acies-fact-held = mazo { $deck }, mano { $hand }, reserva { $reserve }
acies-fact-casualties = { $side }: bajas
acies-fact-no-casualties = ninguna
acies-fact-lost = { $up } boca arriba
acies-fact-lost-face-down = { $up } boca arriba, { $down } boca abajo
acies-fact-flank-points = { $side }: puntos de flanco
acies-fact-encircling = Ejército envolvente
acies-fact-nobody = ninguno
acies-fact-main-body = la Línea de Combate ataca al grueso del ejército
acies-fact-no-attacks = nadie ataca en esta fase

## Tablas

acies-chart-units = Unidades
acies-chart-unit = Unidad
acies-chart-unit-of = { $unit } ({ $code })
acies-chart-move = Movilidad
acies-chart-melee-value = Combate
acies-chart-missiles = Tiro
acies-chart-hits = Resistencia
acies-chart-cost = Coste
acies-chart-traits = Rasgos
acies-chart-fire = Tiro recibido
acies-chart-versus = Modificadores
acies-chart-defence-only = { $melee } (solo en defensa)
acies-chart-units-types = { $types }.
acies-chart-units-covers = CAB es CL y CP. Lo que vale para IP vale también para FA (1.6).
acies-chart-units-missiles = Tiro: el resultado más alto que acierta, a alcance corto y a alcance largo; con 0 no se puede disparar a ese alcance (9.4).
acies-chart-units-fire = Tiro recibido: lo que se suma al dado de un disparo contra la unidad (9.5).
acies-chart-units-cavalry = CL y CP solo atacan a EL de flanco (10.4).
acies-chart-tactics = Cartas de táctica
acies-chart-card = Carta
acies-chart-when = Quién y cuándo
acies-chart-effect = Efecto
acies-chart-tactics-stack = Las cartas usadas van a la reserva. Cada bando puede jugar varias en un combate, iguales o no (16.0).
acies-chart-tactics-one = Las cartas usadas van a la reserva. Cada bando puede jugar una sola en un combate (16.0).
acies-chart-melee = Lo que se suma al dado en un combate
acies-chart-modifier = Modificador
acies-chart-whose = De quién
acies-chart-adds = Suma
acies-chart-attacker = atacante
acies-chart-both = ambos bandos
acies-chart-own-unit = unidad propia
acies-chart-light-defender = infantería ligera que se defiende
acies-chart-as-noted = lo que diga la carta
acies-chart-each = { $adds } cada una
acies-chart-versus-enemy = Modificadores contra el tipo del enemigo
acies-chart-melee-result = Ambos bandos tiran un dado de diez caras. El total más bajo recibe un marcador de desorden; si son iguales, no ocurre nada (10.10).
acies-chart-melee-double = Un total de más del doble elimina (10.10).
acies-chart-melee-flank = Con ventaja táctica de flanco, toda victoria del atacante elimina (11.6).
acies-chart-melee-skirmishers = Los hostigadores solo ponen un marcador al perdedor (10.10).
acies-chart-tfa = Ventaja táctica de flanco
acies-chart-case = Caso
acies-chart-die = Dado
acies-chart-tfa-faster = El atacante es más rápido
acies-chart-tfa-much-faster = El atacante es más del doble de rápido
acies-chart-tfa-pinned = El objetivo está en contacto con otra unidad del bando atacante
acies-chart-tfa-across = El objetivo no está enderezado
acies-chart-tfa-card = { $card-The } con la declaración
acies-chart-tfa-who = El atacante debe estar enderezado y sin oposición. Alcanza a enemigos de las columnas contiguas a la suya (11.1). Cuenta el mejor caso.
acies-chart-tfa-effect = La ventaja suma 4, deja sin valor los modificadores favorables contra tipos y hace que toda victoria elimine (11.4 a 11.6).
acies-chart-tfa-kept = Una unidad que sigue flanqueando vuelve a atacar allí sin ningún intento (11.7).
acies-chart-withdrawal = Repliegue
acies-chart-way = Manera
acies-chart-without-die = Sin tirada
acies-chart-way-line = W1: de la Línea de Combate a la Primera Línea
acies-chart-way-hand = W2: de la Primera Línea a la mano
acies-chart-way-stay = W3: en la Primera Línea, sin ceder el sitio
acies-chart-slips-line = hostigadores ante tropas a pie que no sean hostigadores; caballería ante cualquier tropa a pie
acies-chart-slips-hand = hostigadores ante infantería pesada y media
acies-chart-withdrawal-who = El objetivo debe estar enderezado y ser más rápido que su atacante, y el ataque no puede llevar Terreno traicionero (12.1).
# $adds: lo que se suma al dado.
acies-chart-withdrawal-faster = Más del doble de rápido: { $adds } al dado (12.3).
acies-chart-withdrawal-cell = Para W1, la casilla de detrás debe estar vacía (12.2).
acies-chart-turn = El curso del turno
acies-chart-number = N.º
acies-chart-phase = Fase
acies-chart-happens = Qué ocurre
acies-chart-turn-scout = Descartar un explorador y mirar la mano enemiga o la parte superior de un mazo.
acies-chart-turn-encircling = Ambos bandos descartan por puntos de flanco. Quien tiene más suma 1 en todos los combates.
acies-chart-turn-manoeuvre = Mover a la Línea de Combate, enderezar las unidades giradas, jugar una unidad. A quien llega se le puede disparar.
acies-chart-turn-missile = Cada unidad enderezada que tire puede disparar una vez.
acies-chart-turn-attack = Cada unidad puede atacar una vez.
acies-chart-turn-discard = Descartar hasta tener seis, robar una; después, Reagrupamiento e Iniciativa.
acies-chart-turn-cohesion = El jugador activo puede jugar Cohesión en cualquier fase (5.2).

# Mazos mientras se construyen.
acies-budget-units = Unidades
acies-budget-units-with = Unidades, con { $spare } puntos que dejan las tácticas
acies-budget-tactics = Tácticas
acies-budget-standard = Tácticas habituales, gratis
acies-deck-unknown-unit = No existe la unidad «{ $id }».
acies-deck-deploys = Se quieren desplegar { $count } unidades; como mucho pueden ser { $most }.
acies-deck-not-in-deck = { $unit }: el mazo no tiene tantas para desplegar.
acies-deck-too-small = { $cards } cartas, { $units } de ellas unidades: un mazo necesita al menos { $least } cartas y una unidad.
acies-deck-too-large = { $cards } cartas son demasiadas: como mucho { $most }.
acies-deck-tactics = Las tácticas cuestan { $spent } puntos; hay { $budget }.
acies-deck-units = Las unidades cuestan { $spent } puntos; hay { $budget } y los { $spare } que dejan las tácticas.
acies-deck-unknown-list = No existe la lista de ejército «{ $id }».
acies-deck-over-limit = { $unit }: { $count }, pero la lista de ejército permite { $most }.

# Por qué el ordenador ha hecho algo. Lo que acaba en «for» se hace («para amenazar a...»); lo que acaba en «against» es un hecho.
acies-account-strike-for = amenazar { $unit-to }
acies-account-strike-against = deja escapar { $unit-to }
acies-account-danger-for = contener { $unit-to }
acies-account-danger-against = { $unit-the } { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} golpear después
acies-account-blow = romper { $unit-to }
acies-account-risk = { $unit-the } { $unit-gender ->
    [mp] pueden
    [fp] pueden
   *[other] puede
} perder el combate
acies-account-shot = desgastar { $unit-to } ({ $chance } %)
acies-account-siege-for = llegar al grueso enemigo
acies-account-siege-against = el grueso enemigo queda en paz
acies-account-main-body = quitar una carta al ejército enemigo
acies-account-finish = no dejar al enemigo ninguna carta que robar
acies-account-exhaustion-for = conservar una carta que robar
acies-account-exhaustion-against = no quedaría ninguna carta que robar
acies-account-caution = el ataque promete poco
acies-account-advance = deja su puesto
acies-account-presence = tener una unidad más en el campo
acies-account-block-for = proteger el grueso
acies-account-block-against = allí el grueso del ejército corría poco peligro
acies-account-road = abrir camino hacia el grueso enemigo
acies-account-strength = reforzar la línea
acies-account-flank-for = aprovechar el flanco
acies-account-flank-against = el flanco aún podría aprovecharse
acies-account-freed = tenerla libre otra vez: en ese flanco ya no queda a quién golpear
acies-account-encircling-for = ganar en los flancos
acies-account-encircling-against = no se gana nada en los flancos
acies-account-card = cuesta una carta
acies-account-scout-for = ver cartas ocultas
acies-account-scout-against = hay poco que ver
acies-account-rally = recuperar una unidad
acies-account-cohesion = restablecer el orden
acies-account-reserve-for = recibir cartas frescas
acies-account-reserve-against = no hacen falta cartas frescas
acies-account-terrain = dificultar los ataques
acies-account-initiative = tener también el turno siguiente
acies-account-morale = golpear la moral enemiga
acies-account-spared-for = evitar el golpe
acies-account-spared-against = el ataque más bien convendría
acies-account-combat-for = mejorar las probabilidades del combate
acies-account-combat-against = el combate no mejora
acies-account-place-for = ganar un puesto en la línea
acies-account-place-against = se cede un puesto en la línea
acies-account-ready = empezar
acies-account-want = no hay nada mejor que hacer
acies-aim-attack = atacar { $unit-to }
acies-aim-shot = disparar { $unit-to }
