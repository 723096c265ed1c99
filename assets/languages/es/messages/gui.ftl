# La ventana.

# Palabras de muchos sitios.
gui-ok = Aceptar
gui-cancel = Cancelar
gui-back = Atrás
gui-begin = Empezar
gui-language = Idioma
gui-settings = Ajustes
gui-open = Abrir…
gui-off-map = Fuera del mapa
gui-over = La batalla ha terminado
gui-why = Por qué: { $why }
gui-why-not = ¿Por qué no?
gui-why-not-about = Por qué no se le ofrece nada, con la regla
gui-open-rule = Abrir la regla { $rule }
gui-die = dado: { $face }
gui-hex = Hexágono { $hex }
gui-no-charge = { $hex }: allí no se ofrece ninguna carga.
gui-now-decides = Ahora decide:
gui-now-turn-of = Turno:
gui-ready = Listo
gui-back-to-now = Volver al presente

# Archivos y archivo de ajustes.
gui-no-such-battle = No hay ninguna batalla llamada «{ $id }».
gui-settings-not-kept = No se han podido guardar los ajustes: { $error }.
gui-settings-unreadable = No se han podido leer los ajustes: { $error }.
gui-settings-broken = No se ha entendido el archivo de ajustes; valen los ajustes habituales.
gui-settings-set-aside = No se ha entendido el archivo de ajustes; valen los ajustes habituales. Se ha apartado como { $path }.
# $step: el último paso válido.
gui-opened-part = Sobre la mesa está la posición tras el paso { $step }.
gui-not-kept = No se ha podido guardar { $name } automáticamente: { $error }. La partida sigue en memoria y se volverá a intentar cada pocos segundos.
gui-kept-after-all = { $name } vuelve a guardarse automáticamente: no se ha perdido nada.
gui-saved-elsewhere = { $path } está abierto en otra ventana: elige otro nombre.
gui-saved-as = Guardada como { $path }.
gui-not-saved = No se ha podido guardar la partida como { $path }: { $error }.
gui-journal-file = { $id }-diario
gui-journal-written = El diario se ha escrito en { $path }.
gui-journal-not-written = No se ha podido escribir el diario en { $path }: { $error }.
gui-file-open = Abrir un escenario o una partida guardada
gui-file-save = Guardar la partida
gui-file-journal = Exportar el diario
gui-file-filter = Escenarios y partidas
gui-file-none = No se ha dado ningún nombre de archivo: no se ha escrito nada.
gui-file-name = Nombre del archivo, con su carpeta
gui-file-taken = Ya hay un archivo { $path }. Se perdería.
gui-file-replace = Reemplazarlo
gui-file-no-folder = No existe la carpeta { $path }.
gui-file-missing = No existe el archivo { $path }.
gui-cannot-open = No se puede abrir { $name }: { $error }.
gui-file-too-large = { $name } es demasiado grande para ser un escenario o una partida guardada.
gui-file-unknown = { $name } no es ni un escenario ni una partida guardada: { $error }.
gui-cannot-play = No se puede jugar { $name }: { $fault }
gui-cannot-play-faults = No se puede jugar { $name }: tiene { $n } errores:

# La pantalla de inicio.
gui-start-about = Batallas medievales con sus reglas impresas: lo que permiten se ofrece, lo que prohíben se rechaza, con el número de la regla.
gui-start-battles = Batallas
gui-start-learn = Aprender
gui-start-learn-about = Mostrar solo las batallas para aprender
gui-start-games = Tus partidas ({ $n })
gui-start-games-about = Todas las partidas empezadas, tal como están
gui-start-continue = Continuar
gui-start-continue-about = Seguir con esta partida
gui-start-see-end = Ver cómo terminó
gui-card-name = Elegir { $title }
gui-card-against = contra
gui-card-play = Jugar
gui-card-play-about = Empezar ya, contra el ordenador
gui-card-choose-about = Quién juega, la semilla de los dados, criterios opcionales
gui-card-minutes = de { $from } a { $to } minutos
gui-card-hours = de { $from } a { $to } horas
gui-card-easy = fácil de aprender
gui-card-evening = se aprende en una tarde
gui-card-experienced = para jugadores con experiencia

# El diálogo antes de una batalla.
gui-begin-history = Qué pasó
gui-begin-hints = Indicaciones
gui-begin-seed = Semilla de los dados
gui-begin-swap = Cambiar de bando
gui-begin-swap-about = Quien lleva un bando pasa a llevar el otro
gui-begin-another-seed = Otra
gui-begin-same-seed = misma semilla, mismos dados
gui-begin-seed-wrong = La semilla es un número entero, 0 o mayor.
gui-begin-rulings-usual = Criterios opcionales: los habituales
gui-begin-rulings-changed = Criterios opcionales: { $n } { $n ->
    [one] distinto del habitual
   *[other] distintos de los habituales
}
gui-begin-usual = { $meaning } (habitual)
gui-seat-person = una persona en este ordenador
gui-seat-computer = el ordenador: { $level }
gui-seat-of = { $side }: quién juega
gui-level-random = al azar
gui-level-easy = fácil (escudero)
gui-level-normal = normal (caballero)
gui-level-hard = difícil (mariscal)
gui-seat-also = { $who }, { $more }
gui-style = Estilo
gui-style-even = equilibrado
gui-style-even-about = Sin inclinación alguna: juega lo mejor que puede.
gui-style-cautious = prudente
gui-style-cautious-about = Cuida sus bajas, guarda las distancias y ataca con buena proporción.
gui-style-bold = audaz
gui-style-bold-about = Busca el combate.
gui-handicap = Hándicap del ordenador
gui-handicap-none = sin hándicap
gui-handicap-none-about = No yerra más de lo que es propio de su nivel.
gui-handicap-small = hándicap pequeño
gui-handicap-small-about = Yerra un poco al juzgar lo que valen sus acciones.
gui-handicap-large = hándicap grande
gui-handicap-large-about = Yerra mucho al juzgar lo que valen sus acciones.
gui-manner = Estilo: { $style }, { $handicap }
gui-manner-of = { $side }: estilo y hándicap
gui-manner-choose = Estilo y hándicap
gui-manner-about = A qué se inclina el ordenador y cuánto yerra. Solo cambia su juicio: tira los mismos dados que tú y no sabe más de lo que tú sabrías.
gui-manner-fair = Los dados nunca se trucan.

# La barra de arriba.
gui-menu-game = Partida
gui-menu-view = Ver
gui-menu-recent = Abrir reciente
gui-menu-recent-none = nada todavía
gui-layers-of-map = Capas del mapa
gui-key-number = 1 a 9
gui-key-number-does = elegir un botón ofrecido
gui-key-arrows = Flechas
gui-key-arrows-does = mover el mapa; con un cursor en él, mover el cursor
gui-key-cursor = Mayús+flechas
gui-key-cursor-does = llamar al cursor de hexágonos; Intro elige lo que se ofrece allí, Esc lo quita
gui-key-zoom = + y −, rueda
gui-key-zoom-does = acercar y alejar
gui-key-fit = F, Inicio
gui-key-fit-does = mostrar todo el mapa
gui-key-right = Clic derecho
gui-key-right-does = en una ficha, ver lo que se ofrece; en otro sitio, soltar la ficha elegida; en un anillo rojo, deshacer ese movimiento
gui-key-drag = Arrastrar una ficha
gui-key-drag-does = moverla; sobre un enemigo, atacarlo
gui-key-charge = Ctrl + arrastrar
gui-key-charge-does = cargar, donde una ficha puede moverse o cargar
gui-key-several = Mayús + clic, Mayús + arrastrar
gui-key-several-does = elegir varias fichas, que luego se mueven juntas
gui-key-tab = Tab
gui-key-tab-does = control siguiente
gui-key-page = RePág, AvPág
gui-key-page-does = pasar las páginas del panel, la lista o el diálogo que tiene el teclado o que se señaló por último
gui-key-panels = Ctrl+1 a Ctrl+9
gui-key-panels-does = abrir un panel
gui-key-name-enter = Intro
gui-key-name-esc = Esc
gui-key-name-shift = Mayús

# Paneles.
gui-pane-map = Mapa
gui-pane-map-about = El mapa
gui-pane-prompt = Decisión
gui-pane-prompt-about = Quién decide y qué se ofrece
gui-pane-unit = Unidad
gui-pane-unit-about = La ficha elegida o señalada, al completo
gui-pane-crt = Combate
gui-pane-crt-about = Tabla de resultados de combate (TRC), con la proporción en vivo
gui-pane-tec = Terreno
gui-pane-tec-about = Tabla de efectos del terreno (TET)
gui-pane-morale = Moral
gui-pane-morale-about = Moral de los dos ejércitos: las bajas frente a las marcas en que ceden
gui-pane-turn = Turno
gui-pane-turn-about = Turno, fases, puntos de victoria, obligaciones
gui-pane-army = Ejército
gui-pane-army-about = Los dos ejércitos: cada ficha con sus valores, su lugar y su estado
gui-pane-journal = Diario
gui-pane-journal-about = Todo lo ocurrido
gui-pane-rules = Reglas
gui-pane-rules-about = La consulta de reglas
gui-pane-dice = Dados
gui-pane-dice-about = Tiradas y equilibrio de los dados
gui-pane-options = Opciones
gui-pane-options-about = Indicaciones, criterios y reglas especiales de esta partida
gui-pane-float = Sacar a una ventana
gui-pane-close = Cerrar
gui-pane-close-name = Cerrar { $title }
gui-pane-float-name = { $title } en ventana propia
gui-pane-close-about = Cerrar { $title }; se vuelve a abrir en el menú Ver
gui-pane-float-about = Poner { $title } en una ventana propia

# Ajustes.
gui-settings-theme = Tema
gui-theme-system = Como el escritorio
gui-theme-light = Claro
gui-theme-dark = Oscuro
gui-theme-contrast = Alto contraste
gui-settings-text = Tamaño del texto
gui-settings-scale = Escala
gui-settings-motion = Movimiento
gui-settings-motion-none = Nada se mueve solo
gui-settings-two = Dos personas en el mismo ordenador
gui-settings-cover = Tapar la mesa cuando decide el otro bando
gui-settings-empty = Fases vacías
gui-settings-empty-skip = Pasar las fases en las que no se puede hacer nada

# El mapa.
gui-map-none = Este juego no tiene mapa.
gui-map-spoken = Mapa. Mayús y flechas llaman a un cursor, las flechas lo mueven, Intro elige lo que se ofrece allí
gui-divider = divisor entre paneles
gui-tabs-left = Pestañas anteriores
gui-tabs-right = Más pestañas
gui-live-decides = Decide: { $side }. { $question }
gui-live-taken-back = Deshecho.
gui-minimap = Mapa pequeño
gui-in-zoc-of = en zona de control: { $side }
# $leader: un líder que manda; $rule: el número de una regla.
gui-outside-span = Fuera del mando de { $leader } tal como está ahora ({ $rule })
gui-ground-costs = { $costs } (regla { $rule })
gui-ground-farmland = Los campos y huertos de aquí son solo un adorno.
gui-click = Clic: { $choice }
# A list of what may be chosen follows, one a line.
gui-click-several = Clic, y después elige:
gui-not-now = { $about }: ahora no
gui-layers = Capas
gui-layer-zoc = Zona de control: { $side }
gui-layer-numbers = Números de los hexágonos
gui-layer-names = Nombres
gui-layer-ways = Recorridos del último turno de jugador
gui-layer-zones = Zonas del escenario
gui-layer-style = Estilo del mapa
gui-layer-style-contrast = En alto contraste todo mapa se dibuja hexágono a hexágono.
gui-layer-minimap = Mapa pequeño en la esquina
gui-zoom-in = Acercar (+, rueda)
gui-zoom-out = Alejar (−, rueda)
gui-fit = Encajar
gui-fit-about = Mostrar todo el mapa (F, Inicio)
gui-past = Viendo el pasado: tras la acción { $step } de { $of }
gui-spoken-leader = suma { $value }, movimiento { $movement }
gui-spoken-archer = { $printed }, tiro { $factor } a alcance { $range }
gui-spoken-back = por el reverso
gui-spoken-hex = hexágono { $hex }, { $terrain }
gui-spoken-enemy-zoc = en zona de control enemiga
gui-spoken-left = { $n ->
    [one] queda { $n } PM
   *[other] quedan { $n } PM
}

# La decisión, y listas de lo que se ofrece.
gui-prompt-decides = Decide:
gui-prompt-soon = Primero se muestra lo que ha pasado; un clic o Esc lo salta.
# $card: una carta de la mano.
gui-prompt-only-card = De tu mano aquí solo sirve { $card }.
gui-prompt-over-soon = Lo último que ha pasado se muestra en el tablero.
gui-prompt-result = Ver el resultado
gui-prompt-open-rule = Abrir esta regla
gui-choices-on-map = En el mapa: { $what }
gui-choices-find = Buscar una unidad o un hexágono
gui-choices-select = { $cards ->
    [yes] jugar o descartar
   *[no] elegir
} ({ $n })
gui-choices-move = mover ({ $n })
gui-choices-charge = cargar ({ $n })
gui-choices-flip = voltear ({ $n })
gui-choices-place = colocar ({ $n })
gui-choices-fire = disparar ({ $n })
gui-choices-engage = al combate ({ $n })
gui-choices-release = sacar del ataque ({ $n })
gui-choices-retreat = retirarse ({ $n })
gui-choices-advance = avanzar ({ $n })
gui-choices-loss = { $cards ->
    [yes] { $n ->
        [one] se puede descartar { $n }
       *[other] se pueden descartar { $n } distintas
    }
   *[no] perder ({ $n })
}
gui-choices-strike = atacar ({ $n })
gui-choices-take-back = deshacer ({ $n })
gui-choices-turn = girar ({ $n })
gui-choices-chit = asignar ({ $n })
gui-choices-decide = decidir ({ $n })

# Resultados de combate, efectos del terreno, dados.
gui-crt-none = Este juego no tiene tabla de resultados de combate.
gui-crt-empty = Cuando se prepara un ataque, aquí se calcula su proporción paso a paso.
gui-crt-last = Última tirada: { $text }
gui-crt-odds = { $attack } a { $defence }: { $odds }
gui-crt-attack = Ataque
gui-crt-defence = Defensa
gui-crt-automatic = Automático, no se tira el dado: { $result }, { $means }.
gui-crt-automatic-short = { $result } sin dado, { $means }
gui-crt-chance = { $n } de 6 ({ $percent } %)
gui-result-al = pérdida del atacante
gui-result-ar = retirada del atacante
gui-result-ex = intercambio
gui-result-dr = retirada del defensor
gui-result-dl = pérdida del defensor
gui-result-nothing = no pasa nada
gui-tec-none = Este juego no tiene tabla de efectos del terreno.
gui-dice-none = Todavía no se ha tirado ningún dado.
gui-dice-throws = { $n ->
    [one] { $n } tirada
   *[other] { $n } tiradas
}
gui-dice-face = { $face }: ha salido { $n ->
    [one] { $n } vez
   *[other] { $n } veces
}; lo esperado: { $expected }
gui-dice-too-few = La línea es lo esperado. { $n } tiradas son muy pocas para juzgar los dados.
gui-dice-usual = Frente a lo esperado (línea): nada extraño (chi cuadrado { $chi }).
gui-dice-uneven = Frente a lo esperado (línea): desiguales, como pasa en menos de una partida de cada diez (chi cuadrado { $chi }).
gui-dice-very-uneven = Frente a lo esperado (línea): muy desiguales, como pasa en menos de una partida de cada cien (chi cuadrado { $chi }).

# Turno, victoria, moral.
gui-turn-set-up = despliegue
gui-turn = turno { $turn }
gui-turn-now = turno { $turn }, ahora
gui-turn-stage = { $stage }, turno { $turn }
gui-player-turn = Turno de jugador
gui-player-turn-of = Turno de jugador: { $side }
gui-advice = Sugerencias
gui-advice-thinking = Pensando…
gui-advice-none = Aquí no se ocurre nada.
gui-advice-use = Usar la { $n }
gui-advice-use-about = La lleva a cabo, o prepara el plan. Se puede deshacer mientras no se tire ningún dado.
gui-figures = Las cifras
gui-question-first = Contesta antes a lo que se pregunta.
gui-duties = Obligaciones de combate: { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
gui-victory-points = Puntos de victoria
gui-victory-points-none = { $over ->
    [yes] ninguno
   *[no] ninguno de momento
}
gui-victory-of = Victoria: { $side }
gui-victory-nobody = No ha ganado nadie
gui-victory-course = Puntos de victoria, turno a turno
gui-victory-lost = { $cards ->
    [yes] Cartas perdidas en la partida, turno a turno
   *[no] Unidades y líderes perdidos en esta partida, turno a turno
}
gui-victory-luck = La suerte de los dados
gui-victory-luck-about = La media de todas las caras tiradas, junto a la de unos dados justos. Lo que vale una cara alta depende de para qué se tira.
gui-plot-point = { $side }: { $n } en el turno { $turn }
gui-victory-luck-of = { $side }: { $n ->
    [one] un dado: { $shown }; lo esperado es { $expected }
   *[other] { $n } dados: { $shown } de media; lo esperado es { $expected }
}
gui-victory-moments = Lo que decidió: pulsa para verlo
gui-victory-again = Volver a verla
gui-victory-rematch = Revancha
gui-victory-swap = Jugar con el otro bando
gui-victory-look = Ver el mapa
gui-victory-save = Guardar…
gui-victory-new = Otra batalla
gui-morale-losses = bajas: { $n }
gui-morale-disintegrated = desintegrado
gui-morale-demoralized = desmoralizado
gui-morale-disintegrates = se desintegra
gui-morale-spoken = { $side }: { $losses } puntos de bajas; desmoralización con { $demoralized } y desintegración con { $disintegrates }
gui-morale-rally = Se reagrupa con un resultado de { $low } a { $high }.

# La unidad y el ejército.
gui-unit-none = Pulsa una ficha en el mapa o en la lista del ejército para verla aquí.
gui-unit-front = Anverso
gui-unit-back = Reverso
gui-unit-up = { $face } (arriba)
gui-unit-value = Valor
gui-unit-strength = Fuerza
gui-unit-movement = Movimiento
gui-unit-mp = { $n } PM
gui-unit-archery = Tiro con arco
gui-unit-archery-values = factor { $factor }, alcance { $range }
gui-unit-dot = Punto
gui-unit-dot-solid = lleno
gui-unit-dot-open = hueco
gui-unit-condition = Situación
gui-unit-zoc = ejerce zona de control
gui-unit-now = Ahora
gui-unit-nothing = Ahora no hay nada que elegir aquí.
gui-unit-on-map = En el mapa: { $what }.
gui-unit-more = y { $n } más, en el mapa
gui-unit-find = Buscar en el mapa
gui-army-find = Buscar una ficha
gui-army-both = Los dos
gui-army-total = { $side }: { $units } { $units ->
    [one] unidad
   *[other] unidades
}{ $leaders ->
    [0] {""}
    [one] {" "}y un líder
   *[other] {" "}y { $leaders } líderes
} en el mapa, fuerza { $strength }
gui-army-name = Nombre
gui-army-values = Valores
gui-army-place = Lugar

# El diario, las reglas, las opciones.
# $face: what a die had to show, in signs.
gui-needed = requiere { $face }
gui-journal-newest = A lo más reciente
gui-journal-find = Buscar en el diario
gui-journal-reasons = Motivos
gui-journal-reasons-help = Por qué el ordenador hizo lo que hizo, línea a línea.
gui-journal-export = Exportar
gui-journal-as-text = Como texto…
gui-journal-as-markdown = Como Markdown…
gui-journal-moment = Pulsa para ver este momento en el mapa.
gui-rules-forward = Adelante
gui-rules-contents = Índice
gui-search-empty = Vaciar el campo
gui-rules-of-another = Las cifras y los hexágonos que se dan aquí son los de { $battle }. Esta batalla tiene los suyos: los muestran sus paneles y sus consejos.
gui-rules-search = Buscar en las reglas, o un número como 7.8
gui-rules-nothing = No hay nada que encaje.
gui-rules-enforced = la aplica el programa
gui-rules-chapter = capítulo
gui-rules-description = descripción: nada que aplicar
gui-rules-chart = tabla: { $chart }
# Las tablas que una sección de las reglas cita.
gui-chart-archery = tiro con arco
gui-chart-attack = probabilidades de un ataque
gui-chart-chits = fichas de mando
gui-chart-cohesion = impactos de cohesión
gui-chart-crt = resultados de combate (TRC)
gui-chart-effectiveness = eficacia de mando
gui-chart-points = puntos de victoria
gui-chart-fire = tiro
gui-chart-leaders = líderes
gui-chart-melee = combate cuerpo a cuerpo
gui-chart-morale = moral
gui-chart-pieces = fichas
gui-chart-replacement = reposición de fichas de mando
gui-chart-tactics = cartas de táctica
gui-chart-tec = efectos del terreno (TET)
gui-chart-terrain = terreno
gui-chart-tfa = ventaja táctica de flanco
gui-chart-turn = curso del turno
gui-chart-type = modificador por tipo
gui-chart-units = unidades
gui-chart-withdrawal = repliegue
gui-rules-see = Véase también
gui-rules-ruling = Nuestro criterio { $id }
gui-rules-in-this-game = En esta partida: { $meaning }
gui-rules-by-default = Por defecto: { $meaning }
gui-options-rulings = Criterios opcionales
gui-options-rulings-about = Donde las reglas dejan elegir, esta partida hace lo siguiente.
gui-options-changed = { $meaning } (cambiado)
gui-options-lesson = { $lesson ->
    [yes] Lección e indicaciones
   *[no] Indicaciones
}
gui-options-lesson-about = Este texto se encuentra también en el panel Opciones, que se abre en el menú Ver.
gui-options-special = Reglas especiales de esta batalla
gui-options-components = De dónde vienen los componentes

# Más ajustes.
gui-settings-sounds = Sonidos
gui-settings-sounds-none = Este programa no tiene sonidos.
gui-settings-board = Tablero
gui-board-fit = todo el mapa en su panel
gui-board-size = { $percent } % ({ $wide } × { $high })
gui-size = Tamaño
gui-settings-wheel = Rueda del ratón
gui-wheel-zoom = acerca y aleja
gui-wheel-scroll = desplaza
gui-wheel-scroll-about = Arriba y abajo; con Ctrl, a izquierda y derecha
gui-settings-speed = Mostrar lo que pasa
gui-speed-slow = despacio
gui-speed-normal = normal
gui-speed-fast = deprisa
gui-speed-instant = desactivado
gui-settings-pause = Tecla de pausa
gui-key-name-space = Espacio
gui-restore = Restablecer ajustes…
gui-restore-question = ¿Volver a poner todos los ajustes como al principio?
gui-restore-yes = Restablecer

# Duelos, heridas, progreso, movimientos que se pueden deshacer.
gui-pane-duel = Duelo
gui-pane-duel-about = Las dos sumas y las probabilidades de un ataque
gui-duel-none = Elige una ficha y señala un objetivo: aquí se ven las dos sumas y todas las probabilidades.
gui-duel-title = { $attacker } contra { $defender }
gui-duel-sum = se suma al dado
gui-duel-chance = { $n } de { $of } ({ $percent } %)
gui-duel-share = { $percent } %
gui-duel-grid = Filas: el dado del atacante. Columnas: el del defensor.
gui-duel-cell = atacante { $attacker }, defensor { $defender }: { $result }
gui-right-click = Clic derecho: { $choice }
gui-progress = Camino de la victoria
# $what: lo que se cuenta, como «Divisiones enemigas abatidas». $rule: el número de la regla.
gui-progress-about = { $side }: { $what }, { $now } de { $needed } necesarias ({ $rule })
gui-morale-none = Este juego no tiene registro de moral.

# El ordenador.
gui-reel-back = Un paso atrás
gui-reel-play = Verlo otra vez, desde el principio o desde aquí
gui-reel-pause = Parar aquí
gui-reel-forward = Un paso adelante
gui-since-nothing = Todavía no ha pasado nada.
gui-since-show = Mostrarlo en el tablero
gui-pane-since = Novedades
gui-pane-since-about = Lo que ha pasado desde tu última decisión: pulsa una línea para verlo en el tablero
gui-computer-thinking = El ordenador está pensando…
# $key: una tecla.
gui-computer-paused = El ordenador está en pausa. Con { $key } continúa.
# $key: una tecla.
gui-computer-pause = Pausa ({ $key })
gui-computer-resume = Seguir ({ $key })
gui-computer-begins = { $side }: empezar
gui-computer-begins-about = El ordenador juega primero. Mira el despliegue cuanto quieras.
gui-computer-skip = Saltar
gui-computer-skip-about = Jugar su turno hasta el final sin esperar
gui-computer-hint = Mientras juega el ordenador puedes desplazar y ampliar el mapa, abrir paneles y reglas, cambiar su velocidad, ponerlo en pausa y salir.
gui-computer-lost = El ordenador no ha encontrado qué hacer ({ $side }): sigue una persona.
gui-undo-dice = No se puede deshacer más atrás: desde tu última decisión { $n ->
    [one] se ha tirado un dado
   *[other] se han tirado { $n } dados
}.
gui-undo-no-person = Ninguna persona ha decidido nada todavía.
gui-menu-players = Jugadores

# Salir, y el final de una partida.
gui-quit-question = ¿Salir de la partida?
gui-quit-kept = Se guarda tal como está: Continuar, en la pantalla de inicio, la retoma.
gui-quit-lost = Solo en memoria, porque no se ha podido escribir: { $names }. Si sales ahora, se pierde.
gui-quit-stay = Seguir jugando
gui-quit-start = A la pantalla de inicio
gui-quit-leave = Salir del programa
gui-crash-title = Gonfalon se ha detenido por un fallo propio
gui-crash-kept = No se pierde nada: la partida queda guardada tal como está. Vuelve a abrir Gonfalon y elige Continuar.
gui-crash-not-kept = No se han podido escribir las últimas acciones. Lo guardado antes sigue ahí: vuelve a abrir Gonfalon y elige Continuar.
gui-crash-report = Lo ocurrido está en { $path }: versión, sistema, lugar y nombres de los últimos pasos, nada más. Envíalo con el fallo, por favor.
gui-crash-close = Cerrar
gui-victory-when = Final: { $when }.
gui-victory-losses = { $side }: { $losses } en el registro de moral{ $before ->
    [0] {""}
   *[other] , { $before } al empezar
 }

# Mando: fichas en las pistas, eficacia, combates con tabla de impactos.
gui-pane-command = Mando
gui-pane-command-about = Las pistas de mando de los dos ejércitos
gui-command-none = Este juego no tiene fichas de mando.
gui-command-hidden = ocultas
gui-command-hidden-about = Lo que hay aquí está oculto hasta que se revele
gui-command-points = { $placed } de { $of } repartidos, quedan { $left }
gui-command-tray = Bandeja: fichas de mando por repartir
gui-command-how = Arrastra una ficha, o púlsala y luego una pista. Con teclas: C lleva a las pistas, las flechas de una a otra; allí 1 a 4 ponen, y con Mayús o Supr quitan.
gui-command-chit = Ficha de mando { $value }
gui-command-chit-on = Ficha de mando { $value } de { $name }
gui-command-box = Casilla vacía
gui-command-not-now = Ahora no
gui-command-track = { $name }: fichas de mando { $chits }
gui-command-track-empty = { $name }: sin fichas de mando
gui-command-track-hidden = { $name }: sus fichas de mando están ocultas hasta que se revelen
gui-command-in-force = ficha { $value } en vigor
gui-command-open = Ver las fichas de mando
gui-display-box = casilla { $n }
gui-display-square = chequeo de Vacilación { $value }
gui-display-circle = chequeo de Desorganización { $value }
gui-display-triangle = chequeo de Ruptura { $value }
gui-display-filled = ocupada por { $name }
gui-display-empty = vacía
gui-display-pending = falta hacer su chequeo
gui-hits-a = A
gui-hits-d = D
gui-hits-at = { $hex } contra { $at }
gui-hits-column = Fuerza { $strength }: columna { $column }, d{ $sides }
gui-hits-sum = se suma al dado
gui-hits-count = { $n ->
    [one] { $n } impacto
   *[other] { $n } impactos
}
gui-turning = Girar:
gui-turning-keys = teclas Q y E, rueda con Mayús
gui-turning-now = Ahora mira hacia ahí
gui-turning-not = Ahora no puede girar hacia ahí
gui-key-wheel = Mayús+rueda
gui-key-wheel-does = girar la ficha que hay bajo el puntero
gui-key-aim = Rueda, Tab
gui-key-aim-does = lugar siguiente desde el que atacar el hexágono bajo el puntero
gui-hits-brief = { $hits ->
    [0] ninguno
    [one] { $hits } impacto
   *[other] { $hits } impactos
} { $percent } %
gui-signs = Leyenda
gui-signs-about = Qué cuesta y qué hace el terreno, y qué significan los signos del mapa
gui-key-ground = El terreno
gui-key-rule = Puntos de movimiento para entrar, y lo que hace (regla { $rule })
# $look: land or plain.
gui-key-heights = { $look ->
    [plain] El número tras un triángulo es el nivel del hexágono; las líneas siguen los lados en los que cambia el nivel.
   *[land] Las líneas finas siguen las pendientes, una por nivel; el número sobre una línea es el nivel que hay encima.
}
gui-key-scenery = Los campos, huertos, casas sueltas, molinos, barcos y demás están solo como adorno.
gui-key-arms = De quién son las armas
gui-key-arms-more = { $names } y { $n } más
gui-key-figures = Quién es quién
gui-key-counters = Las fichas
gui-key-signs = Los signos
gui-key-states = En las fichas
gui-sign-reach = Se puede alcanzar; el número es lo que queda por mover
gui-sign-charge = Se puede cargar hasta ahí
gui-sign-back = Donde empezó el movimiento, que se puede deshacer
gui-sign-target = Se le puede disparar o atacar
gui-sign-advance = Se puede avanzar (A) o desplegar ahí
gui-sign-retreat = Se puede retirar ahí (R)
gui-sign-die = Lo que se tiró ahí
gui-sign-better = Está mejor: rehecho o vuelto al anverso
gui-sign-worse = Está peor: alcanzado, en desorden, desorganizado o herido
gui-sign-lost = Ha dejado el tablero para siempre
gui-sign-hand = Elegida, o escogida para moverse
gui-sign-pick = Se puede elegir
gui-sign-inspected = Se muestra en el panel de la unidad
gui-sign-command = De la División señalada
gui-sign-front = Frente de la ficha señalada o en mano
gui-sign-span = Hasta dónde manda el líder de la ficha que tienes en mano
gui-sign-answer = Puede responder ahora, en el turno del otro bando
gui-sign-letter = Puede ir a los hexágonos con esta letra
gui-sign-striking = Ataca el hexágono al que apunta su flecha
gui-sign-answerable = Se le puede devolver el golpe
gui-sign-suggested = Adónde lleva la sugerencia de este número, o quién la hace
gui-sign-way = Impide lo que se pide, o perdería algo con ello
gui-sign-cursor = El cursor del teclado
gui-sign-found = Lo que se buscaba
gui-figure-knight = Caballeros
gui-figure-mounted-sergeant = Sargentos montados
gui-figure-mamluk = Mamelucos
gui-figure-light-horse = Caballería ligera
gui-figure-bedouin = Beduinos en camello
gui-figure-horse-archer = Arqueros a caballo
gui-figure-spearman = Lanceros
gui-figure-sergeant = Sargentos a pie
gui-figure-crossbowman = Ballesteros
gui-figure-archer = Arqueros
gui-figure-javelinman = Jabalineros
gui-figure-levy = Leva: campesinos y vecinos
gui-figure-bedouin-foot = Beduinos a pie
gui-figure-man-at-arms = Hombres de armas: caballeros a pie
gui-figure-garrison = Guarnición, tras un muro
gui-figure-leader = Un líder: su estandarte, y lo que suma
gui-figure-engine = Máquina de asedio
gui-figure-baggage = Bagaje
gui-figure-camp = Campamento
gui-state-disordered = En desorden
gui-state-turned = Muestra su otra cara: menos hombres u otra forma de luchar
gui-state-shaken = Desorganizada
gui-state-wounded = Herida
gui-state-charging = A la carga
gui-state-fired = Ya ha disparado
gui-state-moved = Ya ha movido (además, sus colores son más pálidos)
gui-aim-others = { $n } de { $of }. Ratón alrededor del hexágono, rueda, coma y punto o Tab: otros. Clic derecho o V: lista
gui-key-chit = 1 a 4 en una pista
gui-key-chit-does = poner una ficha de mando; con Mayús, quitarla
gui-concede-not = Donde lo conocen las reglas, como en La guerra de los barones y en Acies, puede rendirse quien decide. Cualquier otra batalla se deja sin más: se guarda como está.
gui-concede-question = ¿Rendirse?
gui-concede-about = Derrota inmediata: { $side }.
gui-concede-sure = Rendirse
gui-stack-top = arriba
gui-stack-below = debajo
gui-level = nivel { $n }
gui-layer-heights = Alturas
gui-spoken-hits = { $n ->
    [one] { $n } impacto
   *[other] { $n } impactos
}
gui-unit-morale = Moral
gui-unit-range = Alcance
gui-unit-hexes = { $n ->
    [one] { $n } hexágono
   *[other] { $n } hexágonos
}
gui-unit-rating = Valor
gui-unit-hits = Impactos
gui-what-is-this = ¿Qué es esto?
gui-unit-arms = Armas
gui-unit-shield = Escudo: { $blazon }
gui-unit-arms-invented = No están documentadas para quien las lleva: son inventadas o atribuidas por heraldos posteriores.
gui-unit-stack = En este hexágono, de arriba abajo
gui-cover-secret = Lo que se decide ahora es secreto: la otra persona no debe mirar.
gui-not-offered = Ahora no

# La mesa de cartas.
gui-pane-field = Campo
gui-pane-field-about = Las líneas de los dos bandos, manos y pilas
gui-pane-charts = Tablas
gui-pane-charts-about = Cartas, tiradas y fases de un vistazo
gui-pane-card = Carta
gui-pane-card-about = La carta bajo el puntero, al completo
gui-field-none = Esta partida no tiene campo de cartas.
gui-field-spoken = Campo de cartas. Las flechas van de casilla en casilla, Intro toma una carta y hace lo que puede, Esc la deja
gui-field-melee = Línea de Combate
gui-field-first = Primera Línea: { $side }
gui-field-melee-short = Combate
gui-field-first-short = 1.ª Línea
gui-field-empty = vacía
gui-field-flank = Puntos de flanco: { $n }
gui-field-flank-short = Flanco { $n }
gui-field-encircling = envolvente
gui-field-encircling-about = El ejército envolvente: tiene más puntos de flanco que el otro
gui-field-rout = Desbandada: { $lost }/{ $limit }
gui-field-rout-about = { $side }: { $lost } puntos perdidos; con más de { $limit } se pierde la batalla
gui-field-hand = Mano: { $n }
gui-field-hand-empty = Ninguna carta en la mano
gui-field-unpick = Dejarla (Esc, clic derecho)
gui-field-target = Elige dónde: lo que puede hacer está marcado en el campo. Teclas: flechas e Intro; Esc la deja.
# $side: quién decide.
gui-field-waits = Decide ahora: { $side }. No se te pregunta nada.
gui-field-key-about = Qué está impreso en una carta, cómo está puesta y qué significan las marcas
gui-field-key-print = En una carta
gui-field-key-printed = Arriba a la izquierda su tipo; arriba a la derecha sus rasgos por sus iniciales; en el escudo lo que se suma al dado de los disparos contra ella. Bajo la imagen los impactos que la eliminan: un disco tachado es un marcador de desorden. La flecha doble es su movilidad, las espadas lo que suma a su dado en un combate cuerpo a cuerpo, y la flecha da los dados más altos que aciertan a corto y a largo alcance. Al señalar una carta se dice en palabras.
gui-field-key-types = Tipos: { $list }
gui-field-key-traits = Rasgos: { $list }
gui-field-key-lies = Cómo está puesta una carta
gui-field-lies-up = Lista; el borde grueso está del lado opuesto a su dueño
gui-field-lies-turned = Recién jugada, no lista: no hace nada hasta que se endereza
gui-field-lies-flank = Girada hacia la columna vecina, cuyo flanco ocupa
gui-field-lies-known = Un ojo: el otro bando la ha visto en la mano
gui-field-key-marks = Marcas
gui-field-mark-acts = Puede hacer algo ahora
gui-field-mark-waits = Ahora no haría nada, o puede jugarse igual más tarde
gui-field-mark-picked = Elegida, para hacer algo con ella
gui-field-mark-place = Se puede poner ahí
gui-field-mark-move = Puede moverse ahí
gui-field-mark-fire = Se le puede disparar
gui-field-mark-attack = Se la puede atacar
gui-field-mark-back = Se puede retirar, abandonar o descartar
gui-field-mark-suggested = Adónde lleva la sugerencia de este número
gui-field-mark-other = Se puede hacer otra cosa con ella
gui-field-mark-apart = Están frente a frente, separadas
gui-field-mark-contact = Están frente a frente, en contacto
gui-field-keys = Teclas: flechas, Intro; H: mano
gui-field-larger = Más grande (+)
gui-field-smaller = Más pequeño (−)
gui-field-fit-about = Mostrar todo el campo (F, Inicio)
gui-field-more-ways = … { $n } más
gui-field-more = y { $n } más
gui-field-chances = gana el atacante { $win } %, empate { $tie } %, gana el defensor { $lose } %
gui-check-then-brief = después: { $what }
# $side: el otro bando; $names: cartas.
gui-known-hand = Lo que sabes de la mano de { $side }: { $names }
gui-field-spent = Gastadas: { $n }
gui-field-spent-about = { $side }: cartas gastadas desde el inicio de su último turno
gui-field-spent-what = Lo que ha salido de su mano: unidades jugadas en el campo, unidades descartadas y cartas de táctica. Lo que no está en el campo ni ha vuelto a su mano está en su reserva o entre sus bajas.
gui-field-spent-spoken = { $side }, cartas gastadas desde el inicio de su último turno: { $what }
gui-pile-deck = Mazo
gui-pile-reserve = Reserva
gui-pile-casualties = Bajas
gui-pile-choosable = para elegir
gui-pile-spoken = { $side }, { $pile }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
gui-pile-look = Clic, o Tab hasta la pila e Intro, para mirar sus cartas.
gui-pile-unknown = Nadie puede mirar estas cartas.
gui-pile-top = Vistas hasta ahora: { $n } de arriba.
gui-pile-face-down = { $n ->
    [one] Otra más está boca abajo.
   *[other] Otras { $n } están boca abajo.
}
gui-pile-empty = Ninguna carta.
gui-card-move = movilidad { $n }
gui-card-melee = combate { $n }
gui-card-missile = tiro { $short } corto, { $long } largo
gui-card-hits = resistencia { $n }
gui-card-tactic = { $name }, carta de táctica
gui-card-tactic-kind = Carta de táctica
gui-card-upright = en posición enderezada
gui-card-flanking-left = flanqueando a la izquierda
gui-card-flanking-right = flanqueando a la derecha
gui-card-face-down = una carta boca abajo
gui-card-hidden = una carta oculta
gui-card-known = vista por el adversario
gui-card-markers = { $n ->
    [one] { $n } marcador de desorden
   *[other] { $n } marcadores de desorden
}
gui-card-contact = en contacto con { $cell }
gui-card-distant = frente a { $cell }, a distancia
gui-card-none = Señala una carta del campo o de la mano, o lleva hasta ella el teclado (flechas; H para la mano), para verla aquí.
gui-card-in-hand = { $side }, en la mano
gui-card-more = y { $n } más, marcadas en el campo
gui-card-name-move = Movilidad
gui-card-name-melee = Combate
gui-card-name-missile = Tiro
gui-card-name-hits = Resistencia
gui-card-name-cost = Coste
gui-card-name-fire = Tiro recibido
gui-card-hits-of = { $markers } de { $hits } perdidas
gui-card-missile-values = { $short } corto, { $long } largo
gui-card-defence-only = { $n }, solo si la atacan
gui-duel-none-cards = Elige una carta y señala su objetivo, o lleva allí el teclado con las flechas: aquí se ven las dos sumas y todas las probabilidades.
gui-check-needs = d{ $sides }: se consigue con { $most } o menos
gui-check-then = Después
gui-check-good = { $face }: se consigue
gui-check-bad = { $face }: no se consigue
gui-choices-on-field = En el campo: { $what }
gui-choices-of-cards = Cartas: { $what }
gui-victory-look-field = Mirar el campo
gui-key-hand = H, Alt+1 a 9
gui-key-hand-does = ir a la mano, a una carta de ella
gui-settings-replies = Cartas de respuesta
gui-replies-always = preguntar siempre
gui-replies-fitting = solo si tengo una carta que sirva
gui-replies-never = no preguntar nunca
gui-replies-passing = Sin respuesta: la partida sigue.

# Hacer mazos.
gui-deck-title = Mazo
gui-deck-of = Mazo: { $side }
gui-deck-change = Cambiar…
gui-deck-change-of = Cambiar el mazo: { $side }
gui-deck-name = Nombre del mazo
gui-deck-begin-from = Partir de un mazo incluido
gui-deck-open-about = Un archivo de mazo
gui-deck-save = Guardar…
gui-deck-changed = ¿Conservar los cambios?
gui-deck-changed-about = Los cambios del mazo «{ $name }» no están en ningún archivo.
gui-deck-build-on = Seguir
gui-deck-drop = Descartarlos
gui-deck-budget = Puntos para unidades
gui-deck-list = Lista de ejército
gui-deck-no-list = sin lista de ejército
gui-deck-units = Unidades: { $n }
gui-deck-tactics = Tácticas: { $n }
gui-deck-points = { $n } puntos
gui-deck-limit = como mucho { $n }
gui-deck-fixed = Las reglas de esta batalla fijan el mazo. Donde los mazos se componen por puntos, puede cambiarse.
gui-deck-fewer = Una carta menos: { $name }
gui-deck-more = Una carta más: { $name }
gui-deck-count = { $name }: { $n }
gui-deck-spent = { $spent } de { $of } puntos, quedan { $left }
gui-deck-over = { $spent } de { $of } puntos, sobran { $over }
gui-deck-free = { $spent } puntos, no hay que pagar nada
gui-deck-chart = Unidades
gui-deck-by-cost = por coste
gui-deck-by-type = por tipo
gui-deck-checks = Comprobaciones
gui-deck-sound = Con este mazo se puede jugar.
gui-deck-use = Usar en la batalla
gui-deck-close = Cerrar
gui-deck-written = El mazo se ha escrito en { $path }.
gui-deck-not-written = No se ha podido escribir el mazo en { $path }: { $error }.
gui-file-open-deck = Abrir un mazo
gui-file-save-deck = Guardar el mazo
gui-file-decks = Mazos

# Partidas que se guardan solas.
gui-games = Tus partidas
gui-games-about = Cada partida se guarda sola, tal como está; empezar o abrir otra nunca la toca. No se borra nada sin preguntar. Pueden ir juntas a la papelera las partidas terminadas y, de las que están sin terminar, todas salvo las { $many } más recientes.
gui-games-kept = Partidas ({ $n })
gui-games-bin = Papelera ({ $n })
gui-games-clear-over = Las terminadas, a la papelera ({ $n })…
gui-games-clear-oldest = Las más antiguas, a la papelera ({ $n })…
gui-games-none = Aún no hay ninguna partida guardada. Empieza una batalla: desde entonces se guarda sola.
gui-games-bin-empty = La papelera está vacía.
gui-games-open = Abrir
gui-games-to-bin = A la papelera…
gui-games-back = Recuperar
gui-games-steps = { $n ->
    [one] una acción jugada
   *[other] { $n } acciones jugadas
}
gui-games-damaged = Una partida dañada
gui-games-looking = Se está mirando…
gui-games-on-table = abierta ahora
gui-games-elsewhere = abierta en otra ventana
gui-ago-now = ahora mismo
gui-ago-minutes = { $n ->
    [one] hace un minuto
   *[other] hace { $n } minutos
}
gui-ago-hours = { $n ->
    [one] hace una hora
   *[other] hace { $n } horas
}
gui-ago-days = { $n ->
    [one] hace un día
   *[other] hace { $n } días
}
gui-damaged-aside = No se escribe nada encima del archivo dañado: queda como { $path }.
gui-damaged-there = El archivo dañado sigue donde está, y esta partida no se guarda sola: { $error }.
gui-elsewhere = La partida «{ $title }» está abierta en otra ventana
gui-elsewhere-about = Dos ventanas no pueden jugar la misma partida: cada una escribiría encima de lo que ha hecho la otra. Una copia es una partida aparte; empieza donde está ahora esta, y se guardan las dos.
gui-elsewhere-copy = Abrir una copia
gui-bin-one = ¿Tirar { $title } a la papelera?
gui-bin-many = ¿Tirar { $n ->
    [one] una partida
   *[other] { $n } partidas
} a la papelera?
gui-bin-about = Va a { $path }, y desde la lista se puede recuperar. La papelera no se vacía sola.
gui-bin-sure = Tirar a la papelera
gui-binned = En la papelera: { $path }
gui-not-binned = No se ha podido mover { $path }: { $error }.
gui-leave-question = { $title } se perdería
gui-leave-about = Esta partida no se ha podido guardar sola: solo está en memoria. Guárdala con un nombre o déjala para siempre.
gui-leave-save = Guardar como…
gui-leave-sure = Dejarla para siempre

# Órdenes: en los menús, en la ayuda de teclas, en la búsqueda.
gui-item-palette = Buscar…
gui-item-palette-about = Una orden, un panel, una regla, una unidad o un hexágono por su nombre
gui-item-find = Buscar unidad, carta o hexágono
gui-item-find-about = Escribe un nombre o el número de un hexágono; Intro va allí, y otra vez Intro hace lo que allí se ofrece.
gui-item-primary = Elegir lo más evidente
gui-item-primary-about = Elige la opción destacada
gui-item-pass = Terminar la fase
gui-item-pass-about = Pasa a la fase siguiente, o deja pasar algo
gui-item-next-aim = Lugar siguiente desde el que atacar
gui-item-next-aim-about = Señala el hexágono y el encaramiento siguientes desde los que se puede atacar el mismo hexágono; la primera vez va a uno de ellos
gui-item-previous-aim = Lugar anterior desde el que atacar
gui-item-previous-aim-about = Señala el hexágono y el encaramiento anteriores desde los que se puede atacar el mismo hexágono
gui-item-list-aims = Lista de formas de atacar
gui-item-list-aims-about = Enumera todos los hexágonos y encaramientos desde los que se puede atacar el hexágono
gui-item-turn-left = Girar a la izquierda
gui-item-turn-left-about = Gira la ficha elegida a la izquierda
gui-item-turn-right = Girar a la derecha
gui-item-turn-right-about = Gira la ficha elegida a la derecha
gui-item-undo = Deshacer
gui-item-undo-about = Deshace la última acción
gui-item-undo-over = Deshacer de todos modos
gui-item-undo-over-about = Deshace aunque haya habido una tirada o haya respondido el otro bando, si los dos jugadores están de acuerdo. Los dados volverán a mostrar las mismas caras.
gui-item-pause = Parar el ordenador o dejar que siga
gui-item-pause-about = La tecla se ajusta
gui-item-skip = Dejar jugar al ordenador sin esperas
gui-item-skip-about = Juega su turno hasta el final de una vez
gui-item-put-back = Soltar la ficha
gui-item-put-back-about = Suelta lo que está elegido
gui-item-close = Cerrar
gui-item-close-about = Cierra lo que hay abierto sobre la ventana
gui-item-back-to-now = Volver al presente
gui-item-back-to-now-about = Deja el pasado
gui-item-back = Atrás
gui-item-back-about = Deja las reglas
gui-item-leave = Salir de la partida
gui-item-leave-about = Sale de la partida, tras una pregunta mientras dura
gui-item-result = Mostrar el resultado
gui-item-result-about = Cómo terminó la batalla
gui-item-battles = Batallas…
gui-item-battles-about = Las batallas que se pueden elegir
gui-item-games = Tus partidas…
gui-item-games-about = Las partidas guardadas
gui-item-open = Abrir…
gui-item-open-about = Una partida guardada o un archivo de escenario
gui-item-decks = Mazos…
gui-item-decks-about = Hacer mazos y cambiarlos
gui-item-save = Guardar
gui-item-save-about = Escribe la partida en su archivo
gui-item-save-as = Guardar como…
gui-item-save-as-about = Escribe la partida en un archivo con otro nombre
gui-item-export = Exportar el diario…
gui-item-export-about = Todo lo ocurrido, en Markdown
gui-item-export-text = Exportar el diario como texto…
gui-item-export-text-about = Todo lo ocurrido, en texto sin formato
gui-item-concede = Rendirse…
gui-item-concede-about = Dar la partida por perdida, tras una pregunta
gui-item-settings = Ajustes
gui-item-settings-about = El aspecto y la forma de jugar
gui-item-keys = Teclas
gui-item-keys-about = Qué hacen las teclas
gui-item-rules = Reglas
gui-item-rules-about = Las reglas, junto a la partida
gui-item-reference = Consulta de reglas
gui-item-reference-about = Las reglas, sin partida
gui-item-reset-layout = Restablecer la disposición
gui-item-reset-layout-about = Pone los paneles donde estaban al principio
gui-item-quit = Salir
gui-item-quit-about = Cierra el programa, tras una pregunta si hay una partida en curso

# La búsqueda de órdenes.
gui-palette-find = Buscar una orden, panel, regla, unidad o hexágono
gui-palette-find-place = Busca una unidad, una carta o un hexágono…
gui-palette-nothing = Nada coincide.
gui-palette-kind-command = Orden
gui-palette-kind-panel = Panel
gui-palette-kind-battle = Batalla
gui-palette-kind-rule = Regla
gui-palette-kind-unit = Unidad
gui-palette-kind-card = Carta
gui-palette-kind-hex = Hexágono
gui-left-act = { $n ->
    [one] { $cards ->
        [yes] Una carta aún puede actuar.
       *[no] Una unidad aún puede actuar.
    }
   *[other] { $cards ->
        [yes] { $n } cartas aún pueden actuar.
       *[no] { $n } unidades aún pueden actuar.
    }
}
gui-left-shoot = { $n ->
    [one] Una aún puede disparar.
   *[other] { $n } aún pueden disparar.
}
gui-left-fight = { $n ->
    [one] Aún se puede hacer un ataque.
   *[other] Aún se pueden hacer ataques: { $n }.
}
gui-left-place = { $n ->
    [one] Una no se ha colocado.
   *[other] { $n } no se han colocado.
}
gui-left-turn = { $n ->
    [one] Una aún se puede girar.
   *[other] { $n } aún se pueden girar.
}
gui-left-throw = { $n ->
    [one] Queda una tirada.
   *[other] Quedan { $n } tiradas.
}
gui-left-go = { $n ->
    [one] Una aún puede retirarse o avanzar.
   *[other] { $n } aún pueden retirarse o avanzar.
}
gui-left-chit = { $n ->
    [one] Una ficha de mando no se ha usado.
   *[other] { $n } fichas de mando no se han usado.
}
gui-left-decide = { $n ->
    [one] Aún se puede decidir una cosa.
   *[other] Aún se pueden decidir { $n } cosas.
}
gui-left-plan = { $n ->
    [one] Se abandona el ataque previsto de una ficha.
   *[other] Se abandona el ataque previsto, con { $n } fichas.
}
gui-ending = ¿{ $what }?
gui-ending-keep-on = Todavía no
# $idle: por qué no se podía hacer nada: una decisión que ha pasado sola.
gui-passed = { $side }: { $idle } ({ $rule })
# $passed: lo que ha pasado solo.
gui-passed-waits = { $passed }. Solo podía jugarse una carta que puede esperar.
# $phases: los nombres de unas fases, con los números de sus reglas.
gui-skipped = No se podía hacer nada: { $phases }
# $key: la tecla que pide una sugerencia.
gui-enter-nothing = Intro pulsa el botón azul y aquí no hay ninguno: elige algo de lo que se ofrece o pide una sugerencia ({ $key }).
gui-cursor-why = { $place }: por qué no se ofrece nada
gui-cursor-several = { $place }: { $n } opciones
gui-settings-ending = Fin de las fases
gui-settings-ending-ask = Preguntar antes mientras aún se pueda hacer algo
gui-item-next-unit = Unidad siguiente
gui-item-next-unit-about = Elige la siguiente unidad que aún puede actuar y la muestra.
gui-item-previous-unit = Unidad anterior
gui-item-previous-unit-about = Elige la unidad anterior que aún puede actuar.
gui-item-unit-done = Terminar con esta unidad
gui-item-unit-done-about = Pasa de largo por la unidad hasta el final de la fase y elige la siguiente.
gui-item-lesson-forward = Paso siguiente de la lección
gui-item-lesson-forward-about = Sigue con la lección cuando hay algo que leer.
gui-item-lesson-back = Paso anterior de la lección
gui-item-lesson-back-about = Vuelve a mostrar lo que la lección dijo antes.
gui-item-lesson-show = Que la lección lo enseñe
gui-item-lesson-show-about = Hace lo que la lección espera a continuación.
gui-item-timeline = Línea de tiempo
gui-item-timeline-about = Muestra la partida entera debajo del tablero, desde el principio hasta ahora, o la oculta.
gui-item-throw-all = Tirar por todas
gui-item-throw-all-about = Tira uno tras otro todos los dados que ofrece la pregunta.
gui-throw-all = { $name } ({ $n })
gui-item-to-tracks = Ir a las pistas de fichas
gui-item-to-tracks-about = Lleva el teclado a las pistas de fichas de mando: las flechas pasan de una a otra, los números son fichas.
gui-item-suggest = Sugerir algo
gui-item-suggest-about = Dice qué se podría hacer ahora y con qué probabilidades: en la fase de combate, quién podría atacar a quién para que combatan todos los que deben.
gui-item-drop-advice = Apartar la sugerencia
gui-item-drop-advice-about = Lo sugerido ya no se muestra.
gui-item-choose-none = No elegir ninguna
gui-item-choose-none-about = Ya no hay fichas elegidas, ni para moverse juntas ni para girarlas.
gui-march-same-way = { $n ->
    [2] Las dos por el mismo camino, esta a { $hex }; ahí acaban sus movimientos
   *[other] Las { $n } por el mismo camino, esta a { $hex }; ahí acaban sus movimientos
}
gui-march-chosen = Hay { $n } fichas elegidas: las demás van por el camino de esta.
gui-march-column = { $n ->
    [2] Las dos en columna, esta a { $hex }; ahí acaban sus movimientos
   *[other] Las { $n } en columna, esta a { $hex }; ahí acaban sus movimientos
}
# $names: una unidad y los líderes que cabalgan con ella.
gui-march-with = { $names }: a { $hex }
gui-item-fold = Solo el mapa
gui-item-fold-about = Pliega los paneles junto al mapa o los trae de vuelta.
gui-panels-back = Paneles
gui-item-redo = Rehacer
gui-item-redo-about = Hace de nuevo lo deshecho; los dados muestran las mismas caras.

gui-lesson-step = Paso { $n } de { $of }
gui-lesson-astray = Eso no es lo que pide la lección. Deshazlo, o deja que la lección lo enseñe.
gui-lesson-holds-another = Tienes en la mano: { $unit }. Este paso pide otra cosa. Esc suelta la ficha.
gui-lesson-over = La lección ha terminado.
gui-lesson-over-ended = La batalla también está decidida. Cierra la lección o mira cómo ha ido.
gui-lesson-over-about = Juega tú la batalla hasta el final: el ordenador lleva el otro bando.
gui-lesson-close = Cerrar la lección
gui-lesson-take-back = Deshacerlo
gui-lesson-take-back-first = Primero deshaz tu última acción: lo hace el botón azul de abajo.
gui-lesson-lost = La batalla ha tomado otro camino que el curso. Deshaz lo que hiciste o empieza la lección de nuevo.
gui-lesson-next = Siguiente
gui-lesson-next-not-yet = Primero haz lo que pide el paso
gui-lesson-again = Esto ya lo has hecho; solo lo lees otra vez. Siguiente lleva de vuelta.
gui-lesson-follow = Próxima lección: { $title }
gui-lesson-follow-battle = Jugar: { $title }
gui-lesson-show = Enséñamelo
gui-lesson-show-about = Hace lo que pide la lección, para que lo veas
gui-lesson-leave-out = Saltar este paso
gui-lesson-plays = Juega: { $side }
gui-lesson-waits = El curso sigue cuando hayas leído lo que dice abajo.
gui-lesson-waits-astray = El curso sigue cuando deshagas tu última acción: pulsa el botón azul de abajo.
gui-lesson-watch = Mira el tablero
gui-lesson-watch-about = Mira lo que pasa; luego sigue el curso
gui-lesson-key = { $key }: { $what }
gui-lesson-key-hex = { $find }, { $place } e Intro llevan allí (también Mayús+flechas); Intro otra vez: { $what }
gui-lesson-key-tab = Tab hasta «{ $what }» y después Intro
gui-lesson-key-chit = { $tracks } lleva a las pistas; allí, flechas y el número de la ficha de mando: { $what }
gui-lesson-key-hand = Alt+{ $n } y después Intro
gui-lesson-key-arrows = Flechas hasta { $place } y después Intro
gui-lesson-key-then = { $first }. { $next }
gui-lesson-back = Atrás
gui-lesson-end = Dejar la lección
gui-lesson-end-about = La batalla sigue sin ella
gui-lesson-left = Has dejado la lección en el paso { $at } de { $of }. Tu avance queda guardado: «{ $on }», en su tarjeta de «{ $learn }», te lleva de vuelta. La batalla sigue sin ella.
gui-card-lesson-done = Completada
gui-card-go-on = Continuar
gui-card-anew = Desde el principio

gui-replay-turn-before = Principio del turno
gui-replay-back = Un paso atrás
gui-replay-play = Reproducir la partida desde aquí
gui-replay-forward = Un paso adelante
gui-replay-next-turn = Turno siguiente
gui-replay-axis = { $when }, acción { $step } de { $of }
gui-replay-go-on = Seguir desde aquí
gui-replay-go-on-about = Empieza una partida nueva en este momento; esta se queda como está
gui-replay-gone-on = Empieza una partida nueva en este momento. La anterior se conserva entre tus partidas.
gui-replay-not-gone-on = No se pudo empezar una partida en este momento.
gui-prompt-past = Así fue.
gui-prompt-past-about = Estás viendo un momento anterior de la partida: ahí no se decide nada.
gui-hindsight-ask = ¿Qué habrías hecho tú?
gui-hindsight-about = El ordenador dice qué habría hecho aquí, con lo que este bando sabía, y por qué
gui-hindsight-hidden = Lo que el otro bando podía haber hecho aquí aún no lo puedes saber.
gui-replay-close = Cerrar la línea de tiempo
gui-replay-legend = Las rayas son ataques; los triángulos, bajas: encima de la línea { $above }, debajo { $below }.
gui-victory-moment = { $turn ->
    [0] Antes del primer turno
   *[other] Turno { $turn }
 }: { $text }
gui-victory-rematch-about = Empieza esta batalla de nuevo, cada cual con el mismo bando
gui-victory-swap-about = Empieza esta batalla de nuevo con los bandos cambiados; esta partida se queda entre las tuyas
gui-keys-search = Buscar una tecla
gui-keys-now = Ahora
gui-army-all = Todas
gui-army-hurt = Heridas o desordenadas
gui-army-off-map = Fuera del mapa
gui-keys-board = En el tablero y en los paneles
gui-keys-later = En otros momentos
gui-origin-rematch = Revancha de { $game }
gui-origin-swapped = Revancha de { $game }, con los bandos cambiados
gui-origin-branch = { $turn ->
    [0] Sigue desde el despliegue de { $game }
   *[other] Sigue desde el turno { $turn } de { $game }
}

## Imprimir desde la ventana

gui-item-print = Imprimir…
gui-item-print-about = Escribe la batalla como PDF para imprimir: mapa a escala real, fichas, tablas, reglas y cartas; o su mapa como imagen
# $title: de la batalla.
gui-print-title = Imprimir: { $title }
gui-file-print = Imprimir en un archivo
gui-print-form = Forma
gui-print-form-pdf = PDF para imprimir
gui-print-form-svg = Mapa en SVG
gui-print-form-png = Mapa en PNG
gui-print-what = Qué
gui-print-paper = Papel
gui-paper-a4 = A4
gui-paper-letter = Carta
gui-paper-a3 = A3
gui-print-sheets = Hojas del mapa
gui-print-many = varias hojas que se solapan
gui-print-one = una hoja del tamaño del mapa
gui-print-style = Mapa
gui-map-style-land = como paisaje
gui-map-style-print = en colores planos
# $style: el estilo elegido por el autor del mapa.
gui-map-style-author = el del autor ({ $style })
gui-map-style-plain = hexágono a hexágono
gui-print-hex = Hexágono, entre lados opuestos
gui-print-counter = Lado de una ficha
gui-print-dots = Puntos por pulgada
gui-print-choose = Elegir…
gui-print-replaces = Ya hay un archivo con este nombre; se sustituirá.
gui-print-scale = Imprime el archivo al 100 %, sin ajustar a la página.
gui-print-backs = Los reversos de fichas y cartas siguen a sus anversos: pega ambas hojas por detrás, o imprime a doble cara girando por el borde largo.
gui-print-write = Escribir el archivo
gui-print-nothing = Elige algo que imprimir.
gui-print-close = Cerrar
gui-print-busy = El archivo se está escribiendo…
# $n: cuántas hojas.
gui-printed = Se escribió { $path }: { $n ->
    [one] 1 hoja
   *[other] { $n } hojas
}.
gui-not-printed = No se escribió { $path }: { $error }.
