# Ce que font les actions, comment finissent les tours, ce que coûte un lancer nul : dit une fois.

do-roll = Lancer
do-roll-golden = Lancer avec le Dé doré
do-roll-white = Lancer sans le Dé doré
do-roll-on = Relancer
do-keep = Mettre de côté { $count } × { $face } (total { $total })
do-stop = S’arrêter
do-weasel = Relancer ces dés (Belette)
do-fail = Accepter le lancer bloqué
do-rob = Prendre un ver grillé chez { $name }
do-return = Rendre : { $specialist }
do-pinch = Piquer le Pickomino { $tile } chez { $name }
do-pinch-hen = Prendre la Mère poule chez { $name }
do-take = Prendre le Pickomino { $tile } sur la brochette
do-and-ends = { $do } : { $ends }

ends-grill = prend le Pickomino { $tile }
ends-steal = pique le Pickomino { $tile } à { $names }
ends-hen = prend la Mère poule à { $name }
ends-or = { $ends }, ou prend le Pickomino { $tile }
ends-last = { $ends } ; c’est le dernier Pickomino, la partie se termine
ends-fails = lancer nul
ends-fails-no-worm = lancer nul, aucun ver mis de côté (R5)
ends-fails-nothing = lancer nul, pas de Pickomino pour { $total } ({ $rule })
ends-fails-dead-roll = lancer nul, un lancer bloqué (R4)
ends-costs = { $ends } : { $costs }

end-grill = Pickomino { $tile }
end-steal = { $tile } chez { $names }
end-hen = la Mère poule chez { $name }
end-fails = rien

costs-tile = le Pickomino { $tile } revient sur la brochette
costs-specialist = { $specialist } revient sur la brochette
costs-turned = le Pickomino { $tile } est retourné
costs-nothing = il n’y a rien à perdre

why-best = Le choix suivant gagne { $games } parties de moins sur 100.
why-even = Ici, deux choix se valent à peu près.
chances-exact = Les chances de gagner sont exactes, ce n’est pas une estimation : ce jeu est résolu.
chances-further = Un tour plus loin : le tour suivant est calculé lui aussi.
why-brings = { $deed } : { $facts }.
why-chances = { $success } de chances de gagner quelque chose à ce tour ; vers en moyenne : { $worms }
why-then = { $chance } de chances de gagner la partie
why-risk = En cas de lancer nul : { $costs }.
