# Lo que dicen los adversarios del ordenador sobre sus decisiones.

ai-drawn = Ordenador: { $deed }; elegida al azar entre { $count } acciones.
ai-decided = Ordenador: { $deed }, con un valor de { $worth }; { $count } acciones sopesadas.
ai-preferred = Ordenador: { $deed }, con un valor de { $worth }; la siguiente mejor era «{ $other }» ({ $less }); { $count } acciones sopesadas.

# $other: una acción que vale lo mismo.
ai-alike = Ordenador: { $deed }; { $other } habría valido lo mismo; { $count } acciones sopesadas.
