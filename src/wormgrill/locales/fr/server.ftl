# Ce que dit le serveur : les problèmes (ce qui ne va pas, que faire) et les petites phrases.

problem-bad-request = Le serveur ne comprend pas cette demande. Corrige ce qui est indiqué ci-dessous et renvoie-la.
problem-unknown-host = Le serveur ne répond pas à ce nom. Utilise l’adresse qu’on t’a donnée.
problem-no-guest = Ici, personne ne te connaît encore. Dis d’abord qui tu es.
problem-other-origin = Cela vient d’une autre page web. Joue sur la page du serveur ou utilise un jeton.
problem-not-your-seat = Cette place n’est pas à toi. Joue seulement pour les tiennes.
problem-not-your-turn = Ce n’est pas ton tour. Attends que ce soit à toi.
problem-not-maker = Seule la personne qui a ouvert la table peut faire ça. Demande-lui.
problem-hints-off = À cette table, on joue sans conseils. Ça se décide quand on ouvre la table.
problem-test-dice-off = Les dés tirés d’une graine ne servent qu’aux tests. Joue avec des dés vérifiables ou avec les tiens.
problem-no-table = Cette table n’existe pas. Vérifie le lien ou le code.
problem-no-seat = Il n’y a personne à cette place, ou elle n’existe pas. Regarde encore une fois la table.
problem-no-device-code = Ce code n’est pas bon, ou il ne l’est plus. Crées-en un nouveau sur l’autre appareil.
problem-no-route = Il n’y a rien à cette adresse. Vérifie-la.
problem-no-method = Ce n’est pas possible ici. Regarde la description de l’API.
problem-stale = La partie a continué. Regarde ce qui s’est passé, puis décide à nouveau.
problem-ahead = Le serveur n’en est pas encore là. Recharge la table.
problem-already-started = La partie a déjà commencé. Tu peux la regarder.
problem-not-started = La partie n’a pas encore commencé. Attends que toutes les places soient prises.
problem-game-over = La partie est finie. Demande une revanche.
problem-not-over = La partie n’est pas encore finie. Joue-la d’abord jusqu’au bout.
problem-no-open-seat = Il n’y a pas de place libre pour toi ici. Tu peux regarder.
problem-dice-stay = Le jeu a continué après ces dés : ils restent.
problem-too-large = C’est trop long. Envoies-en moins.
problem-not-json = Ici, on ne lit que du JSON. Envoie-le en application/json.
problem-bad-record = Cette partie enregistrée est illisible. Corrige l’endroit indiqué ci-dessous et renvoie-la.
problem-no-champion = Personne n’a encore appris cette édition, il n’y a donc pas d’analyse. Prends une partie d’une des quatre éditions.
problem-illegal-action = Les règles ne le permettent pas maintenant. Choisis une des actions possibles.
problem-illegal-dice = Ce lancer n’est pas possible maintenant. Recompte les dés et tape-les encore une fois.
problem-too-fast = C’était trop rapide. Attends un instant et réessaie.
problem-internal = L’erreur vient de nous. Rien n’a changé ; réessaie.
problem-not-stored = L’enregistrement n’a pas marché, donc rien n’a changé. Réessaie dans un instant.
problem-closing = Le serveur redémarre. Reviens dans un instant ; rien n’est perdu.

phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-ouch = Aïe !
phrase-lucky-worm = Quel ver veinard !
phrase-not-my-tile = Pas mon Pickomino, s’il te plaît !
phrase-hungry = J’ai encore faim.
phrase-your-turn = À toi de jouer !
phrase-one-moment = Un instant, s’il te plaît.
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-good-game = Belle partie !
phrase-rematch = On en refait une ?
phrase-bye = Je dois filer. À bientôt !

# Comment les pages se présentent : dans le titre, aux moteurs de recherche, et là où l’on envoie un lien.
preview-house-title = Wormgrill : des dés et des vers, entre amis et avec des bots
preview-house = Heckmeck am Bratwurmeck, Extrawurm, Deluxe et Junior dans le navigateur : on joue tout de suite, sans compte.
preview-about-title = À propos de Wormgrill
preview-about = Qui l’a fait, quels jeux s’y trouvent, et pourquoi on peut se fier aux dés.
preview-new-title = Une partie de { $edition }
preview-new = { $edition }, { $special }. Choisis qui joue.
preview-rules-title = Les règles de { $edition }
preview-rules = En bref, par thème, avec des images.
preview-learn-title = Apprendre { $edition }
preview-learn = Une courte partie qui s’explique toute seule, coup après coup.
preview-records-title = Adresse et chance
preview-records = Décortique une partie : chaque décision et chaque lancer, ce qu’ils ont coûté ou rapporté.
preview-review-title = Adresse et chance à { $edition }
preview-review = La partie décortiquée : chaque décision et chaque lancer, ce qu’ils ont coûté ou rapporté.
preview-nothing-title = Cette page n’existe pas
preview-nothing = Il n’y a rien à cette adresse.
preview-no-table-title = Cette table n’existe pas
preview-no-table = Le lien est peut-être incomplet, ou la table a été supprimée.
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
preview-over = La partie est finie ; elle a été gagnée avec { $worms }.
preview-over-named = { $count ->
    [one] { $names } a gagné avec { $worms }.
   *[other] { $names } ont gagné avec { $worms } chacun.
}
