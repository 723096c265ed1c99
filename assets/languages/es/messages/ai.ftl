# Lo que dicen los adversarios del ordenador sobre sus decisiones.

ai-drawn = Ordenador – { $deed }; elegida al azar entre { $count } acciones.
ai-because = Ordenador, para { $reasons } – { $deed }.
ai-for = Para { $reasons }.
ai-for-want = No hay nada mejor.
ai-for-must = De lo que exige aquí el reglamento ({ $rule }), es lo que menos cuesta.
ai-for-lack = Nada más vale la pena.
ai-for-any = Nada se gana ni se pierde con ello.
ai-foreseen = Forma parte de un plan que sale mejor que la primera idea.
# Se imaginó muchas veces la continuación. $better, $worse: en cuántos casos de cada cien salió mejor o peor.
ai-foreseen-lines = Bien pensado, el plan que empieza así supera a la primera idea en { $better } casos de 100 y queda por debajo en { $worse }.
# $fate: de quién cambia más la suerte, y cómo.
ai-foreseen-fate = Bien pensado, el plan que empieza así supera a la primera idea en { $better } casos de 100 y queda por debajo en { $worse }: { $fate }.
ai-foreseen-seldom = Bien pensado, el plan que empieza así supera a la primera idea en { $better } casos de 100 y queda por debajo en { $worse }, pero por menos.
ai-foreseen-seldom-fate = Bien pensado, el plan que empieza así supera a la primera idea en { $better } casos de 100 y queda por debajo en { $worse }, pero por menos: { $fate }.
ai-bare = Ordenador – { $deed }.
ai-enough = Ordenador – { $deed }: nada más vale la pena.
ai-least = Ordenador – { $deed }, a falta de algo mejor.
ai-must = Ordenador – { $deed }: de lo que exige el reglamento ({ $rule }), es lo que menos cuesta.
ai-against = En contra: { $fact }.
ai-next = La siguiente mejor opción: { $other }.
ai-next-because = La siguiente mejor opción: { $other }, para { $reasons }.
ai-first = Primera idea: { $other }.
ai-first-because = Primera idea: { $other }, para { $reasons }.
ai-alike = Igual de buena: { $other }.
ai-alike-because = Igual de buena: { $other }, para { $reasons }.
ai-plan = Plan: { $aims }.
ai-plan-was = { $side } – el plan era: { $aims }.
ai-aim = { $aim } ({ $units })
ai-aim-alone = { $aim }
ai-and-more = { $n } más
ai-worth = Vale { $worth } puntos.
ai-worth-next = Vale { $worth } puntos; la siguiente mejor opción, { $less }.
ai-weighed = { $count } acciones sopesadas.
ai-points = { $points }: { $what }
ai-points-rest = { $points }: todo lo demás

hindsight-done = { $side } – { $deed }.
hindsight-instead = El ordenador, en cambio – { $deed }.
hindsight-same = El ordenador habría hecho lo mismo.
hindsight-no-choice = Aquí no se podía hacer otra cosa.
