# Ses propres parties en chiffres, et des problèmes.

study-rival = Joueur { $number }

web-study-title = Moi en chiffres
web-study-asks = Tu as ouvert cette page : le serveur analyse donc tes parties terminées, une fois chacune. Avant, rien n’était calculé. Toi seul vois ce qui en ressort.
web-study-progress = { $done } parties analysées sur { $all }
web-study-none = Il n’y a pas encore de partie terminée de toi ici. Joues-en une jusqu’au bout, puis reviens.
web-study-not-counted = Aucune de tes parties terminées ne compte : celles qui ont été abandonnées, commencées à partir d’une position ou d’une édition que personne n’a apprise ne comptent pas.
web-study-forget = Oublier mes chiffres
web-study-forget-how = Tous les chiffres, et les problèmes que tu as essayés. Tes parties restent.
web-study-forgotten = Tes chiffres sont oubliés.
web-study-again = Analyser mes parties
web-study-games = Parties et places
web-study-edition = Édition
web-study-players = À combien
web-study-many = Parties
web-study-won = Gagnées
web-study-place = place { $place } : { $times }×
web-study-worms = Vers par partie
web-study-hinted = { $count ->
    [one] Dans 1 partie, tu as demandé conseil. Elle compte ici, mais pas pour l’adresse.
   *[other] Dans { $count } parties, tu as demandé conseil. Elles comptent ici, mais pas pour l’adresse.
}
web-study-skill = Adresse
web-study-skill-told = par tour, c’est la chance de gagner que tu laisses échapper.
web-study-skill-interval = Entre { $low } et { $high }, avec une confiance de 95 %. La chance n’y est pour rien.
web-study-skill-soon = { $left ->
    [one] Encore 1 partie sans conseil, et ton adresse sera indiquée ici.
   *[other] Encore { $left } parties sans conseil, et ton adresse sera indiquée ici.
}
web-study-level = { $level ->
    [10] Tu joues à peu près aussi bien que le champion.
   *[other] Tu joues à peu près aussi bien que le niveau { $level }.
}
web-study-level-between = { $high ->
    [10] Entre le niveau { $low } et le champion, d’après tes parties de { $edition } à { $players }.
   *[other] Entre le niveau { $low } et le niveau { $high }, d’après tes parties de { $edition } à { $players }.
}
web-study-level-play = Jouer contre un bot de ma force
web-study-worst = Ce qui te coûte le plus
web-study-worst-line = { $times ->
    [one] une fois, soit { $wins } victoires
   *[other] { $times } fois, soit { $wins } victoires en tout
}
web-study-no-worst = Aucune décision ne t’a coûté une demi-partie sur 100. Bien joué !
web-study-dice = { $dice ->
    [one] avec un dé restant
   *[other] avec { $dice } dés restants
}
web-study-error-stop-roll = Tu t’arrêtes trop tôt { $left }.
web-study-error-roll-stop = Tu relances alors qu’il valait mieux t’arrêter, { $left }.
web-study-error-worm-more = Tu prends les vers alors que plus de dés d’une autre face valaient mieux, { $left }.
web-study-error-worm-fewer = Tu prends les vers alors que moins de dés d’une autre face valaient mieux, { $left }.
web-study-error-worm-lower = Tu prends les vers alors qu’autant de dés d’une face plus basse valaient mieux, { $left }.
web-study-error-more-worm = Tu laisses les vers pour plus de dés d’une autre face, { $left }.
web-study-error-fewer-worm = Tu laisses les vers pour moins de dés d’une autre face, { $left }.
web-study-error-lower-worm = Tu laisses les vers pour autant de dés d’une face plus basse, { $left }.
web-study-error-more-fewer = Tu mets trop de dés de côté { $left }.
web-study-error-fewer-more = Tu mets trop peu de dés de côté { $left }.
web-study-error-higher-lower = Tu gardes la face la plus haute alors que la plus basse valait mieux, { $left }.
web-study-error-lower-higher = Tu gardes la face la plus basse alors que la plus haute valait mieux, { $left }.
web-study-error-piece-piece = Tu choisis mal avec un spécialiste, un Bratworm ou le dé doré, { $left }.
web-study-best = Ce que tu décides le mieux
web-study-topic-go-on = Relancer ou s’arrêter, { $left }
web-study-topic-keep = Quelle face garder, { $left }
web-study-topic-piece = Spécialistes et autres pièces, { $left }
web-study-best-line = { $right } bonnes sur { $count }
web-study-luck = La chance au fil du temps
web-study-luck-how = Ce que tous les dés ont fait à ta chance de gagner, au-delà de leur moyenne : 100 % font une partie entière.
web-study-luck-told = { $count ->
    [one] La chance de 1 partie : { $sum }.
   *[other] La chance de { $count } parties, additionnée : { $sum }.
}
web-study-luck-table = La même chose en tableau
web-study-game = Partie
web-study-luck-game = Chance
web-study-luck-sum = Total
web-study-rating = Cote
web-study-rating-told = D’après tes places dans { $games } parties avec d’autres à des tables publiques. Tout le monde commence à 25.

web-puzzles-title = Problèmes
web-puzzles-source = D’où ?
web-puzzles-source-own = Mes propres erreurs
web-puzzles-source-house = Les parties de la maison
web-puzzles-grade = Quelle difficulté ?
web-puzzles-grade-any = Peu importe
web-puzzles-grade-easy = Facile
web-puzzles-grade-middling = Moyen
web-puzzles-grade-hard = Difficile
web-puzzles-ask = Que ferais-tu ?
web-puzzles-ask-own = Tour { $turn } : que ferais-tu aujourd’hui ?
web-puzzles-left = { $due } à revoir, { $fresh } nouveaux, { $resting } au repos, { $known } acquis
web-puzzles-nothing = Il n’y a rien à essayer maintenant. Ce que tu as essayé revient après quelques jours.
web-puzzles-nothing-own = Il n’y a pas d’erreur de toi à revoir. Elles viennent de tes parties terminées, une fois celles-ci analysées.
web-puzzles-rest = { $days ->
    [one] Il revient demain.
   *[other] Il revient dans { $days } jours.
}
web-puzzles-known = Tu le sais : il ne revient plus.
web-puzzles-missed = { $tried ->
    [one] Personne ne l’a essayé avant toi.
   *[other] { $missed } personnes sur { $tried } l’ont manqué au premier essai.
}
web-puzzles-game = L’analyse de cette partie
web-puzzles-piece = Touche une pièce, et elle s’explique.

web-about-study = Si tu ouvres « Moi en chiffres », le serveur analyse tes parties terminées et garde pour toi seul ce que tes décisions ont coûté ; si tu essaies des problèmes, il note lesquels reviennent et quand. Tu peux y faire oublier les deux.
