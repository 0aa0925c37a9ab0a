# Comment les pages se présentent : dans le titre, aux moteurs de recherche, et là où l’on envoie un lien.

preview-house-title = Wormgrill : des dés et des vers, entre amis et avec des bots
preview-house = Heckmeck am Bratwurmeck, Extrawurm, Deluxe et Junior dans le navigateur : on joue tout de suite, sans compte.
preview-about-title = À propos de Wormgrill
preview-about = Qui l’a fait, quels jeux s’y trouvent, et pourquoi on peut se fier aux dés.
preview-offline-title = Jouer hors ligne
preview-offline = Garde le jeu sur cet appareil et joue sans réseau contre des bots ou à plusieurs sur un écran.
preview-new-title = Une partie de { $edition }
preview-new = { $edition }, { $special }. Choisis qui joue.
preview-rules-title = Les règles de { $edition }
preview-rules = En bref, par thème, avec des images.
preview-learn-title = Apprendre { $edition }
preview-learn = Une courte partie qui s’explique toute seule, coup après coup.
preview-games-title = Mes parties
preview-games = Ce que tu as joué ici, et comment cela s’est terminé.
preview-calls-title = Appelle-moi
preview-calls = Sache quand c’est à toi : une fois par tour, chiffré, activé et désactivé par toi.
preview-records-title = Adresse et chance
preview-records = Décortique une partie : chaque décision et chaque lancer, ce qu’ils ont coûté ou rapporté.
preview-review-title = Adresse et chance à { $edition }
preview-review = La partie décortiquée : chaque décision et chaque lancer, ce qu’ils ont coûté ou rapporté.
preview-replays-title = Revoir une partie
preview-replays = N’importe quelle partie enregistrée de Heckmeck sur le plateau, pas à pas.
preview-replay-title = Une partie de { $edition }, pas à pas
preview-daily-title = Le gril du jour : dix positions, les mêmes pour tout le monde
preview-daily = Chaque jour dix positions avec leurs dés. Qui laisse échapper le moins de chances de gagner ?
preview-position-title = Une position de { $edition }
preview-position = Regarde-la, essaie ce qu’on peut y faire et vois ce que vaut chaque choix.
preview-figures-title = Moi en chiffres
preview-figures = Tes propres parties : places, adresse, chance, et ce que tu peux en apprendre.
preview-puzzles-title = Problèmes
preview-puzzles = Que ferais-tu ? Des décisions de vraies parties, chacune expliquée.
preview-nothing-title = Cette page n’existe pas
preview-nothing = Il n’y a rien à cette adresse.
preview-no-table-title = Cette table n’existe pas
preview-no-table = Le lien est peut-être incomplet, ou la table a été supprimée.
preview-party-title = Un tournoi pour la soirée
preview-party = Plusieurs tables, plusieurs manches, un classement : invite tout le monde par un lien.
preview-party-invitation-title = Invitation à un tournoi : { $edition }
preview-party-invitation = Participe avec ton téléphone, sans compte.
preview-no-party-title = Ce tournoi n’existe pas
preview-no-party = Le lien est peut-être incomplet, ou le tournoi a été supprimé.
preview-invitation-title = Une invitation à jouer à { $edition }
preview-table-title = Une partie de { $edition }
preview-table-named = { $names } à { $edition }
preview-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
preview-open = { $free ->
    [one] Une place est libre. Assieds-toi et joue, sans compte.
   *[other] { $free } places sont libres. Assieds-toi et joue, sans compte.
}
preview-playing = La partie est en cours. Viens voir.
preview-abandoned = La partie a été abandonnée.
preview-over = La partie est finie ; elle a été gagnée avec { $worms }.
preview-over-named = { $count ->
    [one] { $names } a gagné avec { $worms }.
   *[other] { $names } ont gagné avec { $worms } chacun.
}
