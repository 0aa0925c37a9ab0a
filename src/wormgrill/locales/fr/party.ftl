problem-no-party = Ce tournoi n’existe pas. Vérifie le lien ou le code ; il a peut-être été supprimé.
problem-not-host = Seule la personne qui organise peut faire cela.
problem-not-joined = Personne ne participe sous ce numéro.
problem-party-full = Ce tournoi est complet. Tu peux regarder.
problem-party-over = Ce tournoi est terminé.
problem-round-on = Des tables de cette manche sont encore en jeu. Attends-les, ou confie les places des absents à des bots.
problem-round-gone = Ce n’est plus le tour de cette manche. Regarde où en est le tournoi.
problem-too-few-guests = Vous êtes trop peu pour une table. Invite encore quelqu’un.
problem-already-rolled = Quelqu’un a déjà lancé les dés : ce tirage reste.
problem-too-many-parties = Tu as beaucoup de tournois en cours. Termines-en ou supprimes-en quelques-uns.

web-party-new = Un tournoi pour la soirée
web-party-what = Chacun participe par lien ou par code, avec son téléphone. À chaque manche, ceux qui ont à peu près autant de points jouent ensemble, et personne ne se retrouve si on peut l’éviter.
web-party-title = Tournoi : { $edition }
web-party-evening = La soirée
web-party-plays = Je joue aussi
web-party-edition = Quel jeu
web-party-rounds = Combien de temps
web-party-open-end = jusqu’à ce que je termine
web-party-each-table = À chaque table
web-party-size = Places
web-party-fill = Si le compte n’est pas rond
web-party-fill-bots = des bots complètent
web-party-fill-none = les tables diffèrent d’une place
web-party-pace-how = Avec une pendule, personne n’attend un absent : un bot joue à sa place.
web-party-make = Créer le tournoi
web-party-round = Manche { $round }
web-party-round-of = Manche { $round } sur { $rounds }
web-party-break = Pause
web-party-big = Grand écran
web-party-your-table = À ta table
web-party-ready = Ta table est prête
web-party-next = À ta prochaine table
web-party-link = Retour au tournoi
web-party-invited = Tu es invité·e ! Dis qui tu es, et tu joues dès la prochaine manche.
web-party-wait-first = Tu participes. La première manche commence bientôt.
web-party-wait-round = Les autres jouent encore. Regarde-les, ou consulte le classement.
web-party-wait-next = La prochaine manche commence bientôt. Ta table s’affichera ici.
web-party-wait-break = C’est la pause.
web-party-wait-last = On joue encore aux dernières tables.
web-party-away = Tu ne joues pas pour l’instant. Ce que tu as gagné te reste.
web-party-back = Je suis de retour
web-party-leave = Ne pas jouer
web-party-leave-how = Qui ne joue pas n’est pas tiré au sort ; à la table, un bot continue. On peut revenir à tout moment.
web-party-is-away = ne joue pas
web-party-host = organise
web-party-hosting = Tu organises ce tournoi
web-party-start = Commencer la manche { $round }
web-party-undo = Annuler le tirage
web-party-undo-how = Tant que personne n’a lancé les dés.
web-party-pause = Faire une pause
web-party-resume = On reprend
web-party-end = Terminer le tournoi
web-party-end-how = Aucune autre manche ne commencera. Les tables en cours comptent encore.
web-party-delete = Supprimer le tournoi
web-party-delete-how = Noms, tirages et classement sont supprimés pour tous. Les parties restent à ceux qui les ont jouées.
web-party-standings = Classement
web-party-final = Classement final
web-party-place = Place
web-party-points = Points
web-party-worms = Vers
web-party-wins = Tables gagnées
web-party-played = Tables
web-party-how = À chaque table, la première place rapporte 12 points, la dernière aucun, les autres sont réparties entre les deux ; les ex æquo partagent. À égalité de points, les vers décident, puis les tables gagnées.
web-party-luck = Sans la chance aux dés
web-party-won = Gagné
web-party-even = Part égale
web-party-by-play = Par le jeu
web-party-luck-how = Tables gagnées, moins une part égale, moins ce que les dés ont apporté d’après l’analyse de chaque partie.
web-party-table = Table { $number }
web-party-table-playing = en cours
web-party-table-over = terminée
web-party-table-abandoned = abandonnée
web-party-bot = un bot
web-party-gone = quelqu’un qui est parti
web-about-party = Un tournoi est visible pour qui en a le lien : les noms des participants, leurs tables, leurs résultats et leur chance. Qui l’organise peut le supprimer ; sinon il disparaît après quatre-vingt-dix jours.
web-party-before = { $count ->
    [one] Une personne pour l’instant
   *[other] { $count } personnes pour l’instant
}
web-party-rounds-count = { $count ->
    [one] une manche
   *[other] { $count } manches
}
web-party-guests = { $count ->
    [one] Une personne
   *[other] { $count } personnes
}
web-party-left = { $count ->
    [one] On joue encore à une table.
   *[other] On joue encore à { $count } tables.
}
web-party-luck-coming = { $count ->
    [one] On compte encore la chance d’une table.
   *[other] On compte encore la chance de { $count } tables.
}
web-party-over = Le tournoi est terminé
web-party-winner = { $count ->
    [one] { $names } gagne le tournoi !
   *[other] { $names } partagent la victoire !
}
