# Le gril du jour.

web-daily = Le gril du jour
web-daily-number = N° { $number }
web-daily-what = Dix positions avec leurs dés, chaque jour les mêmes pour tout le monde ici. Que ferais-tu ?
web-daily-once = Un seul essai compte, sans chronomètre. Une réponse reste, et tu apprends aussitôt ce qui était le mieux et pourquoi. Tu peux continuer plus tard, aussi sur ton autre appareil.
web-daily-past = Ce jour est passé. Tu peux jouer ses positions pour toi ; cela ne compte plus.
web-daily-left = Le jour se termine dans { $time }, à minuit UTC.
web-daily-begin = Commencer
web-daily-go-on = Continuer
web-daily-making = Les positions sont sur le gril …
web-daily-overview = Vue d’ensemble
web-daily-finished = { $count ->
    [0] Personne n’a encore terminé.
    [one] Une personne a terminé.
   *[other] { $count } personnes ont terminé.
}
web-daily-way = Les dix positions
web-daily-place = Position { $number } : { $how }
web-daily-open = pas encore de réponse
web-daily-quality-best = le meilleur choix
web-daily-quality-slip = tout près
web-daily-quality-mistake = une erreur
web-daily-quality-blunder = une grosse erreur
web-daily-turn = tour { $turn }
web-daily-ask = Tu es { $name }. Que fais-tu ?
web-daily-ask-dice = Tu es { $name }. Quels dés mets-tu de côté ?
web-daily-late = C’était après minuit : cela ne compte plus.
web-daily-next = La position suivante
web-daily-to-result = Au résultat
web-daily-result = Ton résultat
web-daily-result-uncounted = Ton résultat, hors classement
web-daily-away = de chances de gagner perdues
web-daily-given = { $cost } perdus
web-daily-your-place = Place
web-daily-of = { $place } sur { $count }
web-daily-streak = Jours de suite
web-daily-streak-now = { $count ->
    [one] Tu as terminé hier : aujourd’hui serait le deuxième jour de suite.
   *[other] Déjà { $count } jours de suite.
}
web-daily-longest = Plus longue série
web-daily-look-again = Touche un signe en haut pour revoir sa position.
web-daily-tomorrow = Dans { $time } arrivent les dix suivantes.
web-daily-share = Wormgrill, gril du jour { $number } ({ $day })
web-daily-share-uncounted = Wormgrill, gril du jour { $number } ({ $day }), joué plus tard
web-daily-ranking = Qui a perdu le moins
web-daily-nobody = Personne n’a terminé ce jour-là.
web-daily-nothing = rien
web-daily-up-to = jusqu’à { $cost }
web-daily-more = plus de { $cost }
web-daily-somebody = quelqu’un
web-daily-show-name = Montrer mon nom dans les classements
web-daily-archive = Jours passés
web-daily-today = Aux positions d’aujourd’hui
web-daily-no-past = Le premier jour n’est pas encore fini.
web-daily-not-played = pas joué
web-daily-all = Tout montrer
web-daily-method = Comment il est fait
web-daily-method-seed = Pour chaque jour, ce serveur a tiré une graine secrète une semaine à l’avance et publié son empreinte. Une fois le jour passé, il révèle la graine : chacun peut recalculer que rien n’a été choisi ni changé.
web-daily-method-house = De la graine découlent les dés de dix parties jouées par la maison. Dans chaque partie, une décision est tirée au sort parmi celles où un mauvais choix coûte au moins 1 % de la victoire et où un joueur simple se trompe.
web-daily-method-cost = Un choix coûte les chances de gagner qu’il laisse échapper par rapport au meilleur. La chance n’y est pour rien : c’est le choix qui compte, pas le jet suivant.
web-daily-method-limits = On ne peut empêcher personne de demander ailleurs, à un ami ou à l’analyse. Une place vaut donc ce que valent les gens du classement.
web-daily-promises = Les empreintes d’aujourd’hui et des jours à venir
web-daily-receipt = Le reçu de ce jour
web-daily-verifier = Le programme qui vérifie les reçus
