# Lo que se imprime en papel, y por qué algo no se imprime.

## Por qué algo no se imprime

paper-missing-map = Esta batalla no tiene mapa que imprimir: se juega con cartas.
paper-missing-counters = Esta batalla no tiene fichas que imprimir.
paper-missing-charts = Esta batalla no tiene tablas que imprimir.
paper-missing-rules = No hay reglas que imprimir.
paper-missing-cards = Esta batalla no tiene cartas que imprimir: se juega con fichas sobre un mapa.
paper-hex-size = Un hexágono puede medir de { $least } a { $most } mm entre lados opuestos.
paper-counter-size = Una ficha puede medir de { $least } a { $most } mm de lado.
paper-dots = Una imagen puede tener de { $least } a { $most } puntos por pulgada.
paper-too-large = Una sola hoja tendría que medir { $wide } por { $tall } mm, y una página de un PDF puede medir 5080 mm como mucho; elige hexágonos más pequeños o varias hojas.
paper-too-many-dots = La imagen tendría { $wide } por { $tall } puntos, que son demasiados; elige menos puntos por pulgada o hexágonos más pequeños.
paper-unwritable = No se pudo componer el archivo.

## Partes, como las nombra el índice de un documento

paper-map = Mapa
paper-counters = Fichas y marcadores
paper-charts = La batalla, tablas y pistas
paper-rules = Reglas
paper-cards = Cartas
paper-sheet = Hoja { $name }

## El mapa

# $n: cuántos hexágonos. $size: de uno, en milímetros.
paper-ruler-hexes = { $n ->
    [one] 1 hexágono
   *[other] { $n } hexágonos
} de { $size } mm entre lados opuestos
paper-ruler-mm = { $mm } mm, si la escala es la justa
# $name: como B2. $of: cuántas hojas hay.
paper-sheet-of = { $battle } · mapa, hoja { $name } · { $of } hojas
paper-key-level = altura { $level }
paper-key-road = Camino
paper-key-slope = Pendiente de un nivel
paper-key-steep = Pendiente abrupta, dos niveles o más
paper-key-stream = Arroyo sin efecto
paper-plan = Plano de las hojas
paper-plan-facts = El mapa mide { $wide } por { $tall } mm, y sus hexágonos { $hex } mm entre lados opuestos. Ocupa { $sheets } hojas: { $columns } a lo ancho y { $rows } a lo alto.
paper-plan-scale = Imprime al 100 % («tamaño real»), sin ajustar a la página. La regla en milímetros al pie del mapa muestra si la escala es la justa.
paper-plan-cut = Las hojas vecinas muestran lo mismo en una franja de { $overlap } mm. Donde los triángulos apunten a la izquierda o hacia arriba, corta por su línea y pon la hoja sobre la franja de la anterior: líneas y cruces deben coincidir. Empieza por A1, sigue a lo largo de la fila y une las filas al final.

## Fichas y cartas

paper-counters-front = { $battle } · fichas, anverso · { $number } de { $of }
paper-counters-back = { $battle } · fichas, reverso · { $number } de { $of }
paper-cards-front = { $battle } · cartas, anverso · { $number } de { $of }
paper-cards-back = { $battle } · cartas, reverso · { $number } de { $of }
# $cost: en puntos. $rule: el número de una regla.
paper-card-foot-unit = { $cost } puntos · { $rule }
paper-card-foot = { $rule }
paper-marker-turn = Turno
paper-marker-charging = Cargando
paper-marker-shaken = Desorganizada
paper-marker-broken = Rota
paper-marker-demoralized = Ejército desmoralizado
paper-marker-losses = Bajas
paper-marker-points = Puntos
paper-marker-flank = Puntos de flanco

## La batalla, sus tablas y pistas

paper-history = Qué sucedió
paper-notes = Notas
paper-sequence = Un turno de jugador
paper-first = El primer turno de jugador de cada turno: { $army }.
paper-special = Reglas especiales
paper-options = Criterios distintos de los habituales
paper-victory = Victoria
# $army: who must get there. $baggage, $others: how many pieces. $zone: where.
paper-march-goal = { $army }: han llegado al menos { $baggage } { $baggage ->
    [one] ficha de bagaje
   *[other] fichas de bagaje
} y al menos { $others } { $others ->
    [one] unidad más
   *[other] unidades más
}: { $zone }.
# $army: who bars the way. $turn: the last turn; 0 if there is none.
paper-march-barred = { $turn ->
    [0] { $army }: eso ya es imposible.
   *[other] { $army }: eso ya es imposible, o ha terminado el turno { $turn }.
}
paper-roster = Orden de batalla
paper-tables = Tablas
paper-table = { $title } ({ $rule })
# $demoralized, $disintegrates: bajas en puntos de fuerza.
paper-morale = Se desmoraliza con { $demoralized } puntos de bajas; se desintegra con { $disintegrates }.
paper-head-number = N.º
paper-head-counter = Ficha
paper-head-kind = Clase
paper-head-front = Anverso
paper-head-back = Reverso
paper-head-place = Empieza
paper-at-hex = hexágono { $hex }
paper-turn-track = Pista de turnos
paper-chit-tracks = Pistas de fichas de mando
paper-displays = Tableros de eficacia de mando
paper-record-track = Pista de puntos
paper-record-about = Un marcador cuenta las unidades y el otro las decenas: se pone por esa cara.

## Las reglas

paper-rules-about = En nuestras propias palabras, con los números del reglamento. Lo que su texto deja abierto lo resuelven los criterios del final.
paper-see = Véase { $ids }.
paper-see-rulings = Criterios: { $ids }.
paper-rulings = Nuestros criterios
paper-rulings-about = Lo que el texto deja abierto, cómo se juega y por qué. Algunas cosas pueden jugarse de otro modo: entonces se nombra la opción del archivo del escenario con sus valores.
paper-ruling = { $id } sobre { $sections }
paper-option = Opción { $name }: { $title }
paper-value = { $value }: { $meaning }
paper-page = { $page } / { $of }
