# La pantalla de autor, donde se escriben batallas.

gui-item-author = Autor
gui-item-author-about = Escribir batallas: a partir de una incluida, de un archivo o de tu carpeta

## La página sin documento

author-title = Autor
author-about = Escribe tu propia batalla: empieza una nueva, cambia una que ya existe o continúa la que has empezado.
author-open = Abrir un archivo…
author-open-about = Abre un escenario, por inacabado que esté; también se puede soltar un archivo sobre la ventana
author-mine = Mis batallas
# $path: una carpeta.
author-mine-folder = Se guardan en { $path }
author-mine-none = Todavía nada: lo que guardes aparecerá aquí.
# $title: el nombre de una batalla.
author-mine-open = Seguir escribiendo { $title }
author-mine-copy = Duplicar
author-mine-copy-name = Duplicar { $title }
author-mine-bin = A la papelera
author-mine-bin-name = Enviar { $title } a la papelera
author-mine-bin-about = Pasa a la carpeta «bin», junto a las demás
# $n: cuántos archivos hay. $title: el título de una batalla.
author-bin = Papelera ({ $n })
author-bin-back = Recuperar
author-bin-back-name = Recuperar { $title }
author-bin-delete = Borrar del todo…
author-bin-delete-name = Borrar { $title } del todo…
author-bin-ask = ¿Borrar «{ $title }» del todo? Después no se podrá recuperar.
author-bin-delete-yes = Borrar
author-bin-keep = Conservar
author-variants = Variante de una batalla incluida
author-variants-about = La copia entera, con un identificador propio.
author-variant = Variante de { $title }

## El documento

author-untitled = Sin título
author-file = batalla
author-undo = Deshacer
author-redo = Rehacer
# $step: lo que hizo el paso, como «pintar 12 hexágonos de pantano».
author-undo-about = Deshacer: { $step }
author-redo-about = Rehacer: { $step }
author-undo-nothing = No hay nada que deshacer
author-redo-nothing = No hay nada que rehacer
author-save = Guardar
author-save-as = Guardar como…
author-play = Jugar
author-print = Imprimir…
author-close = Cerrar
author-leaving = ¿Guardar los cambios?
# $title: el nombre de una batalla.
author-leaving-about = «{ $title }» tiene cambios que no están en el disco.
author-leaving-save = Guardar
author-leaving-discard = Descartarlos
author-quitting-save = Guardar y salir
author-quitting-discard = Salir sin guardar
author-file-open = Abrir una batalla para escribir en ella
author-file-save = Guardar el archivo
# $path: un archivo.
author-saved = Guardada en { $path }
# $fault: lo que está mal, en inglés.
author-mended = { $path } estaba dañado y se ha leído hasta donde se entiende: { $fault }
# $n: cuántas faltas. $faults: las primeras, una por línea.
author-not-playable = { $n ->
    [one] Todavía no se puede jugar; hay una falta:
   *[other] Todavía no se puede jugar; hay { $n } faltas, y estas son las primeras:
}
    { $faults }
author-print-deck = Un mazo se imprime con la batalla en que juega.
author-not-printable = { $n ->
    [one] Todavía no se puede imprimir; hay una falta:
   *[other] Todavía no se puede imprimir; hay { $n } faltas, y estas son las primeras:
}
    { $faults }

## Paneles

author-pane-map = Mapa
author-pane-map-about = El mapa, para pintarlo
author-pane-tools = Útiles del mapa
author-pane-tools-about = Lo que hace el puntero en el mapa
author-pane-history = Historial
author-pane-history-about = Lo que se ha hecho; un clic vuelve a un paso o avanza hasta él
author-history-begin = Como se abrió

## El mapa

author-map-none = Este documento no tiene mapa.
author-map-spoken = Mapa de la batalla que se está escribiendo
# $hex: el número de un hexágono. $terrain: el nombre de su terreno.
author-hex = Hexágono { $hex }, { $terrain }
# $level: la altura, en niveles sobre el terreno más bajo.
author-hex-level = , nivel { $level }

author-tool-paint = Pintar
author-tool-paint-about = Poner terreno, alturas o zonas en los hexágonos
author-tool-paint-how = Arrastra para pintar. Alt y un clic, o la I, toman lo que hay en un hexágono. Arrastra con el botón derecho para mover el mapa y gira la rueda para acercarlo. Con el teclado: flechas e Intro; los números eligen el terreno.
author-tool-select = Seleccionar
author-tool-select-about = Elegir un trozo del mapa para copiarlo, cortarlo o moverlo
author-tool-select-how = Arrastra alrededor de los hexágonos para elegirlos y arrastra el trozo elegido para moverlo. Ctrl+C, Ctrl+X y Ctrl+V copian, cortan y pegan. Con el teclado: Intro en una esquina e Intro en la otra; Espacio levanta el trozo elegido y lo suelta.
author-tool-road = Camino
author-tool-road-about = Trazar un camino de hexágono en hexágono
author-tool-road-how = Arrastra de hexágono en hexágono; volver sobre el último lo acorta. Con el teclado: Intro en cada recodo y Esc al final.
author-tool-stream = Arroyo
author-tool-stream-about = Trazar una corriente de agua sin efecto, de hexágono en hexágono
author-tool-stream-how = Arrastra de hexágono en hexágono; volver sobre el último la acorta. Con el teclado: Intro en cada recodo y Esc al final.
author-tool-erase-ways = Borrar caminos
author-tool-erase-ways-about = Quitar caminos y arroyos de los hexágonos
author-tool-erase-ways-how = Arrastra sobre los hexágonos que han de dejar los caminos y arroyos.
author-tool-hexside = Lados
author-tool-hexside-about = Dibujar ríos, murallas y otros rasgos en los lados de los hexágonos
author-tool-hexside-how = Arrastra a lo largo de los lados: el trazo va de vértice en vértice. Con el teclado: la coma y el punto pasan de un lado a otro e Intro dibuja; con Espacio se toman antes varios lados.
author-tool-place = Nombres
author-tool-place-about = Escribir los nombres de los lugares
author-tool-place-how = Haz clic en un hexágono y escribe allí su nombre; arrastra un nombre para moverlo. Un nombre vacío lo quita. Con el teclado: Intro escribe; Espacio levanta un nombre y lo suelta.

author-stroke-brush = Pincel
author-stroke-brush-about = Los hexágonos por los que pasa el puntero
author-stroke-line = Línea
author-stroke-line-about = Los hexágonos de la línea que va de uno a otro
author-stroke-rectangle = Rectángulo
author-stroke-rectangle-about = Los hexágonos de las columnas y filas entre uno y otro
author-stroke-lasso = Lazo
author-stroke-lasso-about = Los hexágonos que se rodean
author-stroke-fill = Rellenar
author-stroke-fill-about = Todos los hexágonos contiguos del mismo terreno; se marcan antes del clic
author-stroke-replace = Sustituir todo
author-stroke-replace-about = Todos los hexágonos del mismo terreno en el mapa entero

author-rings = Tamaño del pincel
author-rings-about = Cuántos anillos de hexágonos tiene el pincel
author-ink = Qué se pinta
author-ink-terrain = Terreno
author-ink-raise = Subir
author-ink-lower = Bajar
author-ink-level = Nivel
author-ink-slope = Pendiente
author-slope-foot = Nivel donde empieza
author-slope-crest = Nivel donde acaba
author-slope-how = Arrastra desde el pie hasta la cima. Suben los hexágonos elegidos o, si no hay ninguno, los que quedan bajo el pincel.
author-fill-within = Dentro de los hexágonos elegidos
author-fill-to-sides = Hasta ríos y murallas
author-ink-zone = En la zona
author-ink-out-of-zone = Fuera de la zona
author-level = Nivel
# $name: el nombre de una zona. $n: cuántos hexágonos tiene.
author-zone = { $name } ({ $n ->
    [one] 1 hexágono
   *[other] { $n } hexágonos
})
author-zone-new = Zona nueva
author-zone-add = Añadir
# $n: cuántas zonas hay.
author-zone-unchosen = { $n ->
    [0] Todavía no hay ninguna zona: añade una.
   *[other] No hay ninguna zona elegida.
}
author-name-first = Escribe antes un nombre.
author-name-taken = Ya hay una con ese nombre.
author-zone-remove = Quitar esta zona
# $n: cuántos hexágonos.
author-chosen = { $n ->
    [0] No hay nada elegido.
    [one] Hay 1 hexágono elegido.
   *[other] Hay { $n } hexágonos elegidos.
}
author-piece-copy = Copiar
author-piece-cut = Cortar
author-piece-paste = Pegar
author-piece-fill = Rellenar con el terreno en mano
author-piece-turn = Girar
author-piece-mirror = Reflejar
author-piece-none-chosen = Elige antes unos hexágonos en el mapa.
author-piece-none-copied = Copia o corta antes un trozo.
author-piece-pasting = Haz clic donde ha de quedar, o pulsa Intro. La coma y el punto lo giran, la M lo refleja y Esc lo suelta.
author-mask = Lo que se mueve y se pega
author-mask-terrain = Terreno
author-mask-levels = Alturas
author-mask-hexsides = Lados
author-mask-ways = Caminos y arroyos
author-mask-zones = Zonas
author-mask-names = Nombres
author-mask-about = Lo demás del suelo queda como está.
author-feature-none = Ninguno: despejar el lado
# $n: cuántas clases hay.
author-feature-unchosen = { $n ->
    [0] Todavía no hay ninguna clase de lado de hexágono: añádelas en Tablas y reglas, en la página de los lados.
   *[other] No hay nada elegido: elige qué se dibuja.
}
author-way-name = Su nombre
author-place-name = El nombre

author-changed = Otro programa ha cambiado el archivo.
author-changed-take = Adoptar esos cambios
author-changed-take-about = Muestra el archivo como está ahora; se puede deshacer
author-changed-keep = Conservar lo que hay aquí
author-changed-keep-about = Al guardar se sobrescribirá lo que escribió el otro programa
author-changed-first = No se ha guardado: otro programa ha cambiado el archivo. Adopta esos cambios o conserva lo que hay aquí.

author-recover = Sin guardar cuando se cerró el programa
author-recover-about = Aquí está todo hasta medio minuto antes del final.
# $n: cuántas batallas.
author-recover-told = { $n ->
    [one] En la página del autor se conserva una batalla sin guardar.
   *[other] En la página del autor se conservan { $n } batallas sin guardar.
}
# $title: el nombre de una batalla.
author-recover-open = Continuar { $title }
author-recover-forget = Olvidar
author-recover-forget-name = Olvidar { $title }

author-pane-counters = Fichas
author-pane-counters-about = Las fichas en una tabla: ordenadas, filtradas y cambiadas de muchas en muchas
author-pane-decks = Mazos
author-pane-decks-about = Las cartas de cada mazo: cuántas hay, qué cuestan y cómo se reparten
author-pane-deck = Mazo
author-pane-deck-about = Nombre, presupuesto, cartas y de dónde procede
author-pane-battle = Batalla
author-pane-battle-about = Título, bandos, datos y textos
author-pane-rules = Tablas y reglas
author-pane-rules-about = Todo lo que pide el sistema de reglas: tablas, terreno, reglas especiales y opciones
author-pane-pieces = Fichas por colocar
author-pane-pieces-about = Arrastra una ficha al mapa, o tómala y haz clic en su hexágono
author-pane-problems = Problemas
author-pane-problems-about = Lo que está mal, encontrado mientras trabajas

author-tool-counter = Fichas
author-tool-counter-about = Desplegar fichas
author-tool-counter-how = Toma una ficha de la lista y haz clic en su hexágono; arrastra una ficha para moverla. Con el teclado: Espacio toma en mano la ficha que hay bajo el cursor e Intro despliega la que tienes en mano.

## Problemas

# $faults: cuántas faltas hay. $warnings: cuántos avisos. $deck: si es un mazo: yes o no.
author-problems = { $faults ->
    [0] { $deck ->
        [yes] El mazo se puede usar
       *[no] Se puede jugar
    }
    [one] 1 falta
   *[other] { $faults } faltas
}, { $warnings ->
    [0] sin avisos
    [one] 1 aviso
   *[other] { $warnings } avisos
}
author-problems-looking = buscando…
author-problems-first = Los avisos vienen cuando no queda ninguna falta.
author-problem-go = Va al lugar

## Fichas

author-decks-unread = Los mazos aún no se pueden leer: mira los problemas.
author-arrivals-zones = Áreas de despliegue
# $name: el nombre de una zona. $n: cuántas fichas hay allí.
author-arrivals-zone = { $name }: { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}
author-arrivals-later = Divisiones que llegan más tarde
# $n: el número de una activación. $battles: las Divisiones que llegan entonces.
author-arrivals-turn = Desde la activación { $n }: { $battles }
author-arrivals-how = Suelta aquí una ficha, o haz clic con una en mano
author-face-front = Anverso
author-face-back = Reverso
author-markers = Marcadores
author-marker-camp = Campamento
author-marker-trebuchet = Trabuquete
author-counters-none = Aquí no hay fichas.
author-counters-search = Buscar una ficha
# $n: cuántas no están desplegadas en un hexágono. $all: cuántas hay.
author-counters-off = { $n } de { $all } sin hexágono
author-counters-how = Arrastra una ficha al mapa, o haz clic en ella y después en su hexágono.
# $name: el nombre de una ficha.
author-counter-off = Quitar del mapa: { $name }
# $n: cuántas líneas están elegidas.
author-table-chosen = { $n ->
    [one] 1 línea elegida
   *[other] { $n } líneas elegidas
}
author-table-add = Añadir
author-table-clone = Clonar
author-table-remove = Quitar
author-table-renumber = Renumerar
author-table-copy = Copiar
author-table-copy-about = Como la toma una hoja de cálculo: las líneas elegidas, o todas
author-table-choose-first = Elige antes unas líneas, con las casillas que llevan delante.
author-table-renumber-about = Da a las líneas elegidas identificadores seguidos, empezando por el de la primera
author-table-copied = { $n ->
    [one] 1 línea copiada.
   *[other] { $n } líneas copiadas.
}
author-table-take-none = Pega antes unas filas en el campo.
author-table-set-column = Elige antes la columna.
author-table-set-value = Escribe un valor que quepa en esta columna.
author-table-paste = De una hoja de cálculo…
author-table-paste-about = Pega aquí las filas (TSV o CSV). Una primera línea puede nombrar las columnas, como las llama esta tabla o un archivo; sin ella son las de la tabla. Una fila con un identificador que ya existe cambia esa línea.
author-table-rows = Filas
author-table-take = Incorporar
# $n: cuántas filas. $untaken: cuántas celdas tenían un valor que no cabe.
author-table-taken = { $n ->
    [one] 1 fila incorporada
   *[other] { $n } filas incorporadas
}; { $untaken ->
    [0] todos los valores son válidos
    [one] 1 valor no es válido y se ha dejado fuera
   *[other] { $untaken } valores no son válidos y se han dejado fuera
}
author-table-untaken = fila { $row }, { $column }: «{ $cell }»
author-table-column = Columna que se cambia
author-table-value = Su valor
author-table-set = Poner en todas las elegidas
author-table-all = Elegir todas las líneas
author-table-choose = Elegir la línea { $n }

## Formularios

author-form-add = Añadir
# $name: el nombre de un campo.
author-form-add-name = Añadir: { $name }
author-form-remove = Quitar: { $name }
author-form-up = Subir: { $name }
author-form-down = Bajar: { $name }
author-form-double = Copiar: { $name }
author-form-add-item = Añadir un elemento
author-form-key = identificador de una entrada nueva
author-form-key-first = Escribe antes su identificador, una palabra corta.
author-form-add-entry = Añadir
author-form-rename = Otro identificador…
author-form-rename-about = Todo lo que nombra la entrada la sigue.
author-form-rename-from = Entrada
author-form-rename-to = Su identificador nuevo
author-form-rename-which = Elige antes una entrada.
author-form-rename-do = Renombrar
author-form-first = Ya está en primer lugar.
author-form-last = Ya está en último lugar.
author-form-none = Nada de estas páginas se llama así. «Batalla» y «Tablas y reglas» buscan cada una en las suyas.
author-form-search = Buscar un campo
author-form-unfit = Lo que hay aquí no tiene formulario: quítalo y añádelo de nuevo.
# $name: lo que tiene el género.
author-gender = Género y número de { $name }
author-gender-none = un texto
author-gender-m = masculino
author-gender-f = femenino
author-gender-n = neutro
author-gender-mp = masculino plural
author-gender-fp = femenino plural
author-gender-np = neutro plural

author-problem-waive = Es a propósito…
author-problem-why = Por qué
author-problem-why-first = Di antes por qué.
author-problem-accept = Aceptarlo
author-problem-report = Volver a avisar

author-templates = Una batalla nueva
author-templates-about = Pequeña y válida desde el primer momento: un mapa vacío con dos ejércitos pequeños, o dos mazos.
author-template-deck = Mazo
# $name: un sistema de reglas, o un mazo.
author-template-name = Nuevo: { $name }
# $n: cuántos pasos antes del que se mostraba.
author-moment-before = Un archivo no puede empezar en mitad de un procedimiento: la batalla empieza { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} antes.
author-moment-none = Los ejércitos aún se están desplegando y no hay nada colocado que pueda estar en una batalla propia. Sigue hasta que empiece el primer turno, o coloca antes fichas en el mapa.
author-moment-set-up = Los ejércitos aún se están desplegando: la batalla empieza con su despliegue, y lo colocado hasta ahora es el despliegue que propone.
gui-replay-scenario-short = Escenario…
gui-replay-scenario = Escenario desde aquí
gui-item-moment = Escenario de este momento
gui-item-moment-about = Crear una batalla propia que empiece donde está esta partida

author-finished = Como lo ven los jugadores
author-finished-about = El mapa acabado, dibujado mientras descansas; lo que cambia se ve primero en sencillo
author-whole = El mapa entero
author-whole-sideways = Reflejar de izquierda a derecha
author-whole-up-down = Reflejar de arriba abajo
author-whole-turn = Girar 180°
author-orientation = Hexágonos
author-orientation-flat = con un lado arriba
author-orientation-pointy = con un vértice arriba
author-orientation-about = Las columnas pasan a ser filas: cada hexágono conserva sus vecinos
author-numbers = Números
author-numbers-ccrr = primero la columna
author-numbers-rrcc = primero la fila
author-first-column = Primera columna
author-first-row = Primera fila
author-renumber = Renumerar
author-renumber-none = Elige antes otros números.
author-shift-right = A la derecha
author-shift-down = Abajo
author-shift = Desplazar
author-shift-none = Di antes cuánto, a la derecha o hacia abajo.
# $n: cuántas cosas. $things: sus nombres, con números de hexágonos. $more: cuántas no se nombran.
author-whole-fallen = { $n ->
    [one] Una cosa ha perdido su hexágono
   *[other] { $n } cosas han perdido sus hexágonos
}: { $things }{ $more ->
    [0] .
   *[other] { " " }y { $more } más.
}
author-size-columns = Columnas
author-size-rows = Filas
author-size-anchor = Lo que se queda en su sitio
author-size-numbers = Los hexágonos conservan sus números
author-size-fill = Los hexágonos nuevos son del terreno elegido para el pincel: { $terrain }.
# $name: una página de formularios en la que aún no hay nada.
author-form-unused = { $name } (–)
author-size-set = Dejarlo en { $columns } × { $rows }
author-anchor-1 = Arriba a la izquierda
author-anchor-2 = Arriba
author-anchor-3 = Arriba a la derecha
author-anchor-4 = A la izquierda
author-anchor-5 = En el centro
author-anchor-6 = A la derecha
author-anchor-7 = Abajo a la izquierda
author-anchor-8 = Abajo
author-anchor-9 = Abajo a la derecha

author-pane-balance = Equilibrio
author-pane-balance-about = El ordenador juega la batalla muchas veces: quién gana y cuántas

author-balance-games = Partidas
# $side: el nombre de un bando.
author-balance-level = Cómo juega { $side }
author-balance-run = Jugarlas
author-balance-stop = Parar
author-balance-on = Continuar
author-balance-unfit = En cuanto la batalla no tenga faltas
author-balance-running = Ya se están jugando.
# $done: cuántas partidas han terminado. $all: cuántas han de ser.
author-balance-done = { $done } de { $all } partidas
# $seconds: lo que tarda el resto.
author-balance-left = { $done } de { $all } partidas, quedan { $seconds } s
# $share, $low, $high: porcentajes.
author-balance-share = { $side }: { $wins } ganadas, { $share } % ({ $low }–{ $high } %)
author-balance-rest = { $draws ->
    [one] 1 empate
   *[other] { $draws } empates
}, { $unfinished } sin terminar. El intervalo contiene la proporción verdadera en 95 de cada 100 casos; todas las versiones se juegan con los mismos dados.
author-balance-lengths = Partidas según sus turnos de jugador
author-balance-axis-points = puntos de ventaja
author-balance-axis-turns = turnos de jugador

author-file-picture = Imagen bajo el mapa
author-file-pictures = Imágenes
author-tool-align-how = Haz clic en un punto de la imagen cuyo hexágono conozcas, como el centro de uno numerado, y escribe su número. Con el teclado: Intro toma el centro del hexágono que hay bajo el cursor.

author-tracing = Imagen bajo el mapa
author-tracing-open = Abrir una imagen…
author-tracing-open-about = PNG o JPEG: el escaneo de un mapa impreso, para calcarlo. Se queda donde está; junto al archivo de la batalla solo consta dónde y cómo se coloca
author-tracing-close = Quitarla
author-tracing-opacity = Opacidad
author-tracing-width = Anchura
author-tracing-hexes = hexágonos
# $unit: como hexágonos o °.
author-tracing-range = { $unit }, de { $least } a { $most }
author-tracing-lost = La imagen { $path } ya no está ahí o no se puede leer.
author-tracing-seek = Buscarla…
author-tracing-forget = Seguir sin ella
author-tracing-forget-about = Queda anotada junto al archivo de la batalla hasta que otra imagen ocupe su lugar
author-tracing-turn = Giro
author-tracing-right = A la derecha
author-tracing-down = Hacia abajo
author-tracing-back = Como estaba antes
author-tracing-back-none = Está como estaba.
author-tracing-no-hex = Escribe el número de un hexágono del mapa.
author-tracing-align = Ajustar con tres hexágonos
author-tracing-align-about = Haz clic en los centros de tres hexágonos conocidos; la imagen se escala, se gira y se desplaza hasta encajar
# $n: cuántos hexágonos se conocen.
author-tracing-known = { $n } de 3 hexágonos
author-tracing-click = Haz clic en el centro de un hexágono de la imagen.
author-tracing-hex = Su número

## Formularios: nombres, ayuda, reglas

# $least, $most: el menor y el mayor número.
author-form-range = de { $least } a { $most }
# $name: el nombre de un campo en los archivos.
author-form-in-files = En los archivos: { $name }
author-form-absent = Aquí no hay nada todavía.
author-option-changed = no es el valor habitual
# $id: por ejemplo, RUL-11.
author-ruling = Criterio { $id }
author-form-lines = Cada entrada con todos sus campos
author-form-a-text = Un texto
author-form-a-number = Un número
author-form-a-list = Una lista
author-choice-type = Escribe para buscar
author-choice-anyway = Usar «{ $id }», que aún no está
author-gender-about = Género y número del nombre, para que las frases concuerden con él; sin ellos queda tal cual
author-rules-none = El archivo no dice de qué sistema es, así que aquí no hay tablas.

## Textos en dos idiomas

author-pane-texts = Textos
author-pane-texts-about = Todos los textos en dos idiomas, uno al lado del otro, y lo que falta por traducir
author-texts-none = Todavía no hay textos que traducir.
# $missing, $all: números de textos.
author-texts-count = { $missing ->
    [0] Los { $all } textos están traducidos
    [one] Falta por traducir 1 de { $all } textos
   *[other] Faltan por traducir { $missing } de { $all } textos
}
author-texts-next = Siguiente sin traducir
author-texts-next-none = Todos los textos están traducidos.
author-texts-only = Solo esos
author-texts-search = Buscar un texto
author-texts-written = Escrita en
author-texts-written-about = El idioma en que está escrita la batalla: la columna izquierda. Va en el archivo; lo escrito no cambia.
author-texts-unread = La batalla tiene faltas y no se puede leer tal como está: estos son los textos de antes.
author-texts-preview = Así lo ven los jugadores:
# $language: el nombre de un idioma.
author-texts-in = El texto en { $language }

## Equilibrio: versiones, gráficos, el mapa

author-balance-about = El ordenador juega la batalla contra sí mismo, en varios núcleos y siempre con los mismos dados: así se pueden comparar dos versiones. Cambia algo y vuelve a jugar para ver qué efecto tiene.
# $n: un número. $step: el último paso, como «cambiar zona».
author-balance-version = Versión { $n }: { $step }
# $side: un bando. Lo demás: porcentajes.
author-balance-compared = { $side }: gana el { $share } % ({ $low }–{ $high }) en lugar del { $before } % ({ $oldlow }–{ $oldhigh })
# $games: partidas de ambas versiones. $other: cuántas acabaron de otro modo.
author-balance-paired = { $games ->
    [one] Con los mismos dados, 1 partida
   *[other] Con los mismos dados, { $games } partidas
}: { $other } con otro final.
# $one, $other: bandos.
author-balance-margins = Puntos de { $one } menos los de { $other }, y número de partidas
author-heat = En el mapa:
author-heat-changed = El mapa tiene otra forma desde esas partidas: juégalas de nuevo.
author-heat-none = nada
author-heat-lost = dónde se perdieron fichas
author-heat-stood = por dónde anduvieron
author-heat-off = Ocultar
author-heat-places = Dónde se perdieron unidades
# $games: cuántas.
author-heat-lost-map = { $games ->
    [one] Dónde se perdieron fichas, en 1 partida
   *[other] Dónde se perdieron fichas, en { $games } partidas
}
# $games: cuántas.
author-heat-stood-map = { $games ->
    [one] Dónde estaban las fichas al comenzar los turnos de los jugadores, en 1 partida
   *[other] Dónde estaban las fichas al comenzar los turnos de los jugadores, en { $games } partidas
}

## La guía

author-pane-guide = Guía
author-pane-guide-about = Cómo se escribe una batalla, de la hoja en blanco al papel
author-guide-fields = Qué es cada campo de un archivo
author-guide-pictures = Las imágenes muestran el programa en inglés y una batalla en inglés: lo que ves tú tiene otras palabras en los mismos sitios.
author-guide-fields-about = Sacado del esquema del formato: cada registro con sus campos, como los llaman los formularios y como se llaman en los archivos.
author-guide-fields-find = Buscar un campo
author-guide-fields-none = Nada se llama así.

## Sustituir un archivo; mazos

author-play-deck = Un mazo solo no se puede jugar: elígelo para un bando al comenzar una batalla de Acies, o empieza con él una batalla nueva.
author-balance-deck = Un mazo solo no tiene equilibrio: ponlo en una batalla de Acies.

## Una carta de unidad propia

author-card-new = Unidad nueva
author-card-modifiers = Modificadores
author-card-add = Añadir un modificador
author-card-fire = Cuando le disparan
# $foe: un tipo de unidades.
author-card-versus = Contra { $foe }
author-card-unread = La carta se muestra en cuanto se pueda leer.
