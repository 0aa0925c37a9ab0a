# Une partie revue pas à pas, et n’importe quelle position.

web-replay-title = Revoir la partie
web-replay-what = Apporte une partie enregistrée et regarde-la sur le plateau, pas à pas.
web-replay-go = La voir
web-replay-controls = Parcourir la partie
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-next-error = Erreur suivante
web-replay-slide = Pas à pas
web-replay-place = Tour { $turn }, pas { $step }
web-replay-turn = Tour { $turn } sur { $count }
web-replay-better = Mieux : { $action }
web-replay-chances = Chances de gagner maintenant
web-replay-chair = Vu par
web-replay-nobody = tous les côtés
web-replay-keys = Touches : ← et → un pas, Page haut et Page bas un tour, Espace lance la lecture, E va à l’erreur suivante.
