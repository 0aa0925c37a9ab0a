# La page de ses propres parties.

web-games = Mes parties
web-games-count = { $count ->
    [one] une partie terminée
   *[other] { $count } parties terminées
}
web-games-shown = { $count ->
    [0] aucune partie
    [one] une partie affichée
   *[other] { $count } parties affichées
}
web-games-filters = Choisir parmi les parties
web-games-which = Quelles parties
web-games-state-all = Toutes
web-games-state-running = En cours
web-games-state-finished = Terminées
web-games-edition = Quelle édition
web-games-every-edition = toutes les éditions
web-games-rival = Avec qui
web-games-every-rival = avec tout le monde
web-games-people = Personnes
web-games-bots = Robots
web-games-none = Pas encore de parties
web-games-none-what = Ce que tu joues se retrouve désormais ici : comment cela s’est terminé, qui était là, et la part de la chance et du talent.
web-games-none-fits = Aucune partie ne correspond à ce choix.
web-games-show-all = Afficher toutes les parties
web-games-play = Jouer
web-games-won = Gagné !
web-games-shared = Victoire partagée
web-games-given-up = abandonnée
web-games-one-screen = sur un seul écran
web-games-series = Partie { $number } d’une série
web-games-earlier = la partie d’avant
web-games-later = la suivante
web-games-ways = Plus sur cette partie de { $title }
web-games-replay = La revoir
web-games-more = En afficher plus
