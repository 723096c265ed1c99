# La línea de órdenes: play, rules, scenarios, odds, chart, replay.

## Jugar en la terminal

cli-help =
    Lo que se puede escribir:
      NÚMERO            elegir esa opción
      UNIDAD o HEX      mostrar las opciones con esa ficha o ese hexágono, como 0907; varias palabras acotan más
      all               mostrar todas las opciones
      why UNIDAD|HEX    por qué no se puede ahora, con la regla
      hint              lo que haría el ordenador, y por qué
      undo              deshacer la última acción, hasta la última tirada
      map, units [PALABRA], journal, odds, status
      rules ID          una sección o un criterio, como 7.8
      save ARCHIVO      guardar la partida
    { "  {" }...{ "}" }             una acción como la escribe el protocolo
      quit              salir (lo mismo hace el final de la entrada)
cli-legend = número = fuerza, * = líder, c = campamento, t = trabuquete, ' = reverso, + = más fichas
cli-not-text = Eso no es texto.
cli-not-json = Eso no es JSON: { $what }.
cli-taken-back = Deshecho.
cli-no-choice = No hay ninguna opción { $number }.
# $words: lo que se ha escrito.
cli-no-choice-fits = Ninguna opción coincide con «{ $words }»; `why { $words }` dice por qué, `help` lo que se puede escribir.
# $word: un tipo de opción, tal como se puede escribir.
cli-group = { $word }: { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}; para ver más, escribe `{ $word }` o uno de estos:
cli-no-action = No hay ninguna acción { $number }.
cli-over = La partida ha terminado.
cli-nothing-named = No hay ninguna ficha ni ningún hexágono «{ $name }»; `units` muestra las fichas.
cli-nothing-forbids = Nada lo impide:
cli-nothing-to-do = Ahora no hay nada que hacer con eso.
cli-save-where = Indica dónde: save ARCHIVO.
cli-saved = Guardada como { $file }.
cli-not-saved = No se ha guardado: { $what }.
cli-no-counters = No hay fichas.
cli-no-counter-fits = Ninguna ficha coincide con «{ $word }».
cli-no-combat = No se está planeando ni librando ningún combate.

## Tipos de opciones, tal como se pueden escribir

cli-look-select = elegir
cli-look-move = mover
cli-look-charge = cargar
cli-look-flip = voltear
cli-look-place = colocar
cli-look-fire = disparar
cli-look-engage = enfrentar
cli-look-release = quitar
cli-look-commit = confirmar
cli-look-retreat = retirarse
cli-look-advance = avanzar
cli-look-loss = perder
cli-look-roll = tirar
cli-look-pass = pasar
cli-look-end = terminar
cli-look-cancel = cancelar
cli-look-strike = golpear
cli-look-take-back = deshacer
cli-look-turn = girar
cli-look-chit = ficha
cli-look-concede = rendirse
cli-look-decide = decidir

## Cabeceras de tablas

cli-head-id = id
cli-head-side = bando
cli-head-place = lugar
cli-head-values = valores
cli-head-kind = tipo
cli-head-condition = estado
cli-head-system = sistema
cli-head-year = año
cli-head-minutes = minutos
cli-head-title = título

## Cómo va la partida

# $turn: por ejemplo, 3/10. $active: el ejército al que le toca.
cli-turn = turno { $turn }: { $active }, { $phase }
cli-stage-turn = { $stage }, turno { $turn }: { $active }, { $phase }
cli-points = { $points } PV
# $next: una frase sobre lo que viene después.
cli-losses = bajas: { $losses } de { $demoralized } / { $disintegrates }. { $next }

## Proporción

cli-attack = Ataque { $total }
cli-defence = Defensa { $total }
cli-automatic = { $odds }: automático { $result }
# $faces: el resultado de cada cara.
cli-faces = Con { $odds }: { $faces }
cli-odds-attackers = atacantes
cli-odds-attacker = atacante
cli-odds-defenders = defensores
cli-odds-halved = a la mitad
# $columns: cuántas columnas a la izquierda.
cli-odds-hill = colina { $columns }I
cli-odds-demoralized = desmoralizado 1I
cli-odds-no-attack = Nadie ataca con fuerza 0: escribe la fuerza total de los atacantes, 1 o más (7.2).
cli-no-odds = Este escenario no tiene proporciones.

## Reglas y tablas

cli-no-section-fits = Ninguna sección coincide con «{ $words }».
cli-no-section = No hay ninguna sección ni criterio «{ $id }»; `gonfalon rules` muestra las secciones.
cli-see = Véase: { $ids }
cli-tables = Tablas: { $ids }
cli-rulings = Nuestros criterios: { $ids }
# $sections: los números de las secciones de que trata.
cli-ruling = { $id } sobre { $sections }
cli-option = Opción: { $name }
cli-table = { $title } ({ $id }, regla { $rule })
cli-no-table = No hay ninguna tabla «{ $id }»; existen { $ids }.

## Partidas guardadas

# $step: el último paso válido.
cli-rescue = --rescue ARCHIVO guarda la parte hasta el paso { $step }.
cli-rescued = La parte que se ha podido verificar está en { $file }.
# $what: why its action was refused.
cli-computer-lost = El ordenador no sabe seguir: { $what }

## Partidas de cartas

cli-head-zone = zona
cli-head-melee = Línea de Combate
cli-field-empty = El campo está vacío.
cli-stance-turned = girada
cli-stance-west = flanqueando al oeste
cli-stance-east = flanqueando al este
cli-piles = { $side }: mazo { $deck }, reserva { $reserve }, bajas { $lost }, puntos de flanco { $points }.
cli-hand = Mano: { $cards }.
cli-cover = Ahora decide: { $side }. Pulsa Intro cuando nadie más mire la pantalla.

## Mazos

cli-head-deck = mazo
cli-head-cards = cartas
cli-head-unit-points = unidades
cli-head-tactics-points = tácticas
cli-head-name = nombre
cli-head-count = número
cli-head-cost = puntos
cli-deck-budget = Unidades: { $units } de { $budget } puntos; tácticas: { $tactics } de { $tacticsbudget } puntos, { $spare } de ellos quedan para unidades.
cli-deck-free = Tiene todas las cartas: no se compra nada.
cli-deck-units = Unidades: { $units } puntos.
cli-deck-size = { $cards } cartas, { $units } de ellas unidades.
cli-deck-sound = El mazo cumple las reglas.

## Papel e imágenes

# $file: su ruta. $error: el motivo, como final de una frase.
cli-not-written = No se escribió { $file }: { $error }.
# $n: cuántas hojas. $parts: lo que contienen, en lista.
cli-printed = { $file }: { $n ->
    [one] 1 hoja
   *[other] { $n } hojas
} ({ $parts }).
cli-printed-map = mapa { $n }
cli-printed-counters = fichas { $n }
cli-printed-charts = tablas y pistas { $n }
cli-printed-rules = reglas { $n }
cli-printed-cards = cartas { $n }
cli-rendered = Se escribió { $file }.
cli-arms-nothing = Da un blasón, como "Gules, a lion rampant argent", o --sheet y un archivo con uno en cada línea.
cli-arms-line = { $file }, línea { $line }: { $what }. { $todo }
cli-arms-wrong = { $what }. { $todo }
cli-no-picture = El nombre de { $file } no dice si ha de ser SVG o PNG: termínalo en .svg o .png.
