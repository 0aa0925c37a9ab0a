# Was Handlungen tun, wie Züge enden und was ein Fehlwurf kostet: einmal gesagt, für alle.

do-roll = Würfeln
do-roll-golden = Würfeln mit dem Goldenen Würfel
do-roll-white = Würfeln ohne den Goldenen Würfel
do-roll-on = Weiterwürfeln
do-keep = { $count } × { $face } beiseitelegen (Summe { $total })
do-stop = Aufhören
do-weasel = Diese Würfel neu werfen (Wiesel)
do-fail = Den toten Wurf hinnehmen
do-rob = Einen Rostbratwurm von { $name } nehmen
do-return = Zurückgeben: { $specialist }
do-pinch = Portion { $tile } von { $name } klauen
do-pinch-hen = Die Glucke von { $name } nehmen
do-take = Portion { $tile } vom Grill nehmen
do-and-ends = { $do }: { $ends }

ends-grill = nimmt Portion { $tile }
ends-steal = klaut Portion { $tile } von { $names }
ends-hen = bekommt die Glucke von { $name }
ends-or = { $ends } oder nimmt Portion { $tile }
ends-last = { $ends }; es ist die letzte Portion, damit endet das Spiel
ends-fails = Fehlwurf
ends-fails-no-worm = Fehlwurf, kein Wurm liegt beiseite (R5)
ends-fails-nothing = Fehlwurf, keine Portion für { $total } ({ $rule })
ends-fails-dead-roll = Fehlwurf, ein toter Wurf (R4)
ends-costs = { $ends }: { $costs }

end-grill = Portion { $tile }
end-steal = { $tile } von { $names }
end-hen = die Glucke von { $name }
end-fails = nichts

costs-tile = Portion { $tile } geht zurück
costs-specialist = { $specialist } geht zurück
costs-turned = Portion { $tile } wird umgedreht
costs-nothing = es gibt nichts zu verlieren

why-best = Die nächstbeste Wahl gewinnt { $games } von 100 Spielen weniger.
why-even = Hier sind zwei Möglichkeiten ungefähr gleich gut.
chances-exact = Die Gewinnchancen sind exakt, keine Schätzung: Dieses Spiel ist gelöst.
chances-further = Einen Zug weiter geschaut: Auch der nächste Zug ist durchgerechnet.
why-brings = { $deed }: { $facts }.
why-chances = { $success }, in diesem Zug etwas zu gewinnen, im Schnitt { $worms } Würmer
why-then = { $chance }, das Spiel zu gewinnen
why-risk = Bei einem Fehlwurf: { $costs }.
