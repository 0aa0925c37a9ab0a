# La table dans le navigateur.

web-loading = Les braises chauffent…
web-offline = Impossible de joindre le serveur. Vérifie ta connexion ; rien n’est perdu.
web-reconnecting = La connexion est coupée. Elle revient toute seule, et rien n’est perdu.
web-home = Accueil
web-close = Fermer
web-not-found = Rien sur cette brochette
web-not-found-why = Il n’y a pas de page à cette adresse. Il manque peut-être un bout du lien.
web-tools = Outils
web-rules = Règles
web-topics = Sujets
web-topic-dice = Les dés
web-topic-now = en ce moment
web-sound = Son
web-preferences = Préférences
web-language = Langue
web-theme = Apparence
web-theme-auto = comme l’appareil
web-theme-light = claire
web-theme-dark = sombre
web-speed = Rythme des autres
web-speed-calm = tranquille
web-speed-normal = normal
web-speed-fast = rapide
web-speed-instant = immédiat
web-hints = Conseils
web-hints-off = jamais
web-hints-ask = sur demande
web-hints-always = toujours
web-keys = Touches : un chiffre ou W pour choisir des dés, R pour lancer, S pour s’arrêter, la touche ? pour un conseil, les flèches pour parcourir les choix.
web-device = Jouer sur un deuxième appareil
web-device-how = Un code emporte ton nom et tes tables sur un autre appareil. Il sert une seule fois, pendant dix minutes.
web-device-make = Créer un code
web-device-have = Un code de ton autre appareil, ou ton code de secours :
web-device-come = Utiliser
web-device-welcome = Bienvenue ici, { $name } !

web-motto = Lance, garde, ose, et décroche les vers les plus dodus de la brochette.
web-for-you = Autres plaisirs
web-play-now = Jouer maintenant
web-play-now-with = { $title } avec { $others }
web-play-now-several = { $count } × { $name }
web-play-now-change = Autre chose
web-editions = Quatre jeux
web-set-up = Ouvrir une table
web-set-up-table = Une table pour { $title }
web-learn = Leçon
web-have-code = Tu as un code ?
web-join = Rejoindre
web-tables = Tes tables
web-table-yours = à toi de jouer
web-table-turn = au tour de { $name }
web-look-on = Regarder
web-looking-on = Toutes les places sont prises : tu regardes.
web-public-tables = Tables publiques
web-join-it = une place est libre
web-watch-it = regarder
web-seats = Qui joue ?
web-seat = Place { $number }
web-who-sits = Qui prend la place { $number }
web-kind-bot = un bot
web-kind-local = quelqu’un ici avec toi
web-kind-open = quelqu’un, sur invitation
web-which-bot = Quel bot
web-bot-random = Tête en l’air
web-bot-first-tile = Oisillon
web-bot-gambler = Casse-cou
web-bot-careful = Prudence
web-bot-turn-ev = Calculette
web-bot-champion = Roi des vers
web-bot-champion-deep = Reine des vers
web-bot-strength = Selon la force …
web-bot-level = Force { $level }
web-strength = À deux, le Roi des vers gagne { $games } parties sur 100 contre ce bot.
web-strength-step = À deux, chaque force gagne environ { $games } parties sur 100 contre celle d’en dessous.
web-name = Nom
web-your-name = Ton nom
web-add-seat = Une place de plus
web-remove-seat = Retirer la place { $number }
web-agree = Ce que vous décidez
web-allow-hints = Les conseils sont permis ; tout le monde voit qui en demande
web-real-dice = On lance de vrais dés et on tape ce qu’ils montrent
web-public = Tout le monde peut trouver cette table (les noms viennent d’une liste)
web-public-name = À une table publique, tu t’appelles { $name }.
web-public-guest = reçoit un nom de la liste
web-pace = Temps de réflexion
web-pace-0 = sans chrono
web-pace-20 = 20 secondes
web-pace-45 = 45 secondes
web-pace-90 = une minute et demie
web-pace-300 = cinq minutes
web-pace-86400 = un jour
web-pace-259200 = trois jours
web-pace-604800 = une semaine
web-first = Qui commence
web-lot = tirage au sort
web-make-table = À table !
web-option-short-game = partie courte
web-option-free-choice = libre choix
web-option-typed = vrais dés

web-lobby-waiting = On attend les autres
web-lobby-invited = Une invitation pour toi !
web-open-seat = place libre
web-you = toi
web-same-screen = aussi ici
web-stand-up = Se lever
web-free-seat = Libérer
web-sit-down = S’asseoir
web-invite = Invite du monde
web-invite-qr = L’invitation en code QR
web-invite-here = Seul cet ordinateur peut ouvrir cette adresse. Pour inviter les autres, lance Wormgrill avec :
web-code = ou avec le code
web-seat-here = Quelqu’un d’autre ici, sur cet écran ?
web-seat-them = Joue aussi
web-start-with-bots = Commencer ; des bots prennent les places libres

web-table = La table
web-grill = La brochette
web-players = Autour de la table
web-dice = Les dés
web-story = Ce qui s’est passé
web-actions = Ce que tu peux faire
web-tile = Pickomino { $value }, { $worms }
web-tile-down = Pickomino { $value }, retourné
web-tile-target = celui-ci
web-supply = Vers grillés dans la réserve : { $count }
web-no-tile = vide
web-below = { $count ->
    [one] { $count } Pickomino en dessous
   *[other] { $count } Pickominos en dessous
}
web-bot-plays = un bot joue
web-program = programme
web-program-named = programme : { $program }
web-away = pas là
web-take-back = Me revoilà !
web-hand-over = Un bot joue pour { $name }
web-leave = Un bot joue pour moi
web-why-question = Pourquoi ?
web-lies-aside = { $face } est déjà mis de côté : choisis un autre symbole.
web-deed-took = prend { $tile }, +{ $worms }
web-deed-stole = vole { $tile }, +{ $worms }
web-deed-returned = nul, −{ $worms }
web-deed-failed = lancer nul
web-deed-hen-taken = a la Mère poule
web-skip = Aller à mon tour
web-hint-later = Un conseil t’attend quand c’est ton tour.
web-leave-what = Un bot joue à ta place. Tu peux revenir à tout moment.
web-moment-stolen = Volé !
web-moment-hen = La Mère poule !
web-moment-double-1 = Double 1 !
web-moment-ouch = Aïe !
web-moment-last-tile = Le dernier Pickomino !
web-hand-over-soon = { $count ->
    [one] { $name } est ailleurs. Un bot pourra jouer dans { $count } seconde.
   *[other] { $name } est ailleurs. Un bot pourra jouer dans { $count } secondes.
}
web-dice-back = Mal saisi ? Reprendre les dés
web-deed-loses = perd { $tile }, −{ $worms }
web-waiting-for = On attend { $name }.
web-in-the-air = Les dés sont en l’air…
web-which-dice = Quels dés mets-tu de côté ?
web-aside = Mis de côté
web-aside-empty = Encore rien de côté
web-total = { $total }
web-yet-no-worm = encore rien : pas de ver
web-yet-nothing = encore rien : pas de Pickomino
web-dice-of = Dés de { $name } :
web-keep = Garder
web-keep-roll = Garder et lancer
web-keep-stop = Garder et s’arrêter
web-choose-dice = Touche les dés que tu veux mettre de côté.
web-turn-of = { $name }, à toi de jouer !
web-your-turn = À toi de jouer !
web-thinking = { $name } réfléchit…
web-wait = Un instant…
web-time-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
web-type-dice = { $count ->
    [0] Lance le Dé doré et tape ce qu’il montre.
    [one] Lance le dernier dé et tape ce qu’il montre.
   *[other] Lance { $count } dés et tape ce qu’ils montrent.
}
web-white-dice = Les dés blancs
web-golden-die = Le Dé doré
web-take-away = Retirer : { $face }
web-dice-told = Voilà le lancer
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-say = Dis quelque chose
web-says = { $name } : « { $phrase } »
web-sat = { $name } prend place.
web-sat-program = { $name } prend place : un programme ({ $program }).
web-started = La partie commence.
web-back = { $name } est de retour.
web-bot-left = { $name } s’en va ; un bot continue.
web-bot-clock = Temps écoulé : un bot joue pour { $name }.
web-bot-handed = { $name } n’est pas là ; un bot continue.
web-hinted = { $name } demande un conseil.
web-hinted-always = { $name } joue avec des conseils.
web-dice-taken-back = Faute de frappe : les dés de { $name } ne comptent pas.

web-more = Détails
web-what-is-this = Qu’est-ce que c’est ?
web-piece-tile = Pickomino { $value }, { $worms } : à toi avec { $value }, ou plus s’il est l’inférieur le plus proche.
web-piece-tile-target = Pickomino { $value }, { $worms } : si tu t’arrêtes maintenant, il est à toi.
web-piece-tile-exact = Pickomino { $value }, { $worms } : avec { $value } tout juste, et personne ne peut le piquer.
web-piece-tile-down = Le Pickomino { $value } est retourné : personne ne peut plus le gagner.
web-piece-top = Pickomino { $value }, { $worms } : qui s’arrête à { $value } tout juste le pique à { $name }.
web-piece-top-exact = Pickomino { $value }, { $worms } : personne ne peut le prendre à { $name }.
web-piece-top-hen = Pickomino { $value }, { $worms }, bien gardé : qui le piquerait reçoit la Mère poule.
web-piece-gap = La place du Pickomino { $value }. Il est maintenant chez { $names }.
web-piece-no-tile = Pas encore de Pickomino : rien à prendre ici.
web-piece-stack = Pickominos, du bas de la pile au sommet : { $tiles }.
web-piece-bratworms = { $bratworms } : chacun compte un ver à la fin.
web-piece-supply = { $count ->
    [0] Il n’y a plus de vers grillés ici : on en prend maintenant aux autres.
   *[other] Vers grillés : mets de côté deux 1 d’un coup et tu en reçois un.
}
web-piece-player = { $who } : { $worms }, { $tiles }.
web-piece-canned-worm = Ver en boîte : compte comme un ver si tu n’en as aucun à la fin du tour.
web-piece-hen = Mère poule : qui piquerait le Pickomino gardé reçoit la Mère poule à la place.
web-piece-raven = Corbeau : prends son Pickomino et tu reçois aussitôt un ver grillé.
web-piece-weasel = Belette : une fois par tour, tu peux relancer les mêmes dés.
web-piece-golden-die = Dé doré : un dé de plus pour ton tour, si tu veux.
web-piece-apple = Pomme : elle compte trois vers à la fin.
web-piece-canned-in-total = Ver en boîte : il compte comme un ver dans ce total.
web-piece-held = En ce moment chez { $name }.
web-piece-used = En ce moment chez { $name }, et déjà utilisée à ce tour.
web-piece-to-win = En ce moment sur le Pickomino { $tile } : qui le prend reçoit les deux.
web-piece-stands = En ce moment sur le Pickomino { $tile }.
web-which-stays = Deux spécialistes ! Lequel gardes-tu ?
web-stays = tu gardes : { $specialist } ({ $good })
web-good-canned-worm = compte comme un ver
web-good-hen = garde ton Pickomino
web-good-weasel = un lancer de plus
web-good-golden-die = un dé de plus
web-good-apple = trois vers
web-has-bratworms = a { $count }

web-ask-hint = Un conseil, s’il te plaît
web-best = Meilleur choix : { $action }
web-why = { $success } de chances de gagner quelque chose ; vers en moyenne à la fin de ce tour : { $worms }.
web-hint-action = Choix
web-hint-success = Pickomino ce tour
web-hint-worms = Vers ce tour
web-hint-win = Gagne la partie
web-look-further = Regarder un tour plus loin
web-win-what = Gagne la partie : tes chances de victoire si tout le monde joue ensuite au mieux. Le chiffre rouge : autant de parties de moins sur 100 qu’avec le meilleur choix.
web-win-all = Chances de victoire ensuite
web-how-it-ends = Comment ce tour peut finir
web-other-ends = autre chose

web-end = La fin
web-abandoned = { $why ->
    [deserted] Tout le monde est parti : cette table a été abandonnée.
    [idle] Personne n’est venu depuis longtemps : cette table a été abandonnée.
    [too-long] La partie n’en finissait pas : cette table a été abandonnée.
    [restored] Le serveur a été ramené à un état antérieur : cette table a été abandonnée.
    [unpaired] Le tirage a été annulé : tu auras une autre table.
   *[other] Cette table a été abandonnée.
}
web-you-win = Tu gagnes !
web-you-share = { $names } et toi, vous gagnez ensemble !
web-place = { $place ->
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
    [5] cinquième place
    [6] sixième place
    [7] septième place
   *[other] place { $place }
}
web-own-place = { $behind ->
    [0] Presque : { $place }, avec autant de vers.
    [1] Presque : { $place }, à un seul ver.
   *[other] Bien joué : { $place }, à { $behind } vers.
}
web-ahead = { $count ->
    [1] Un seul ver d’avance sur { $names }.
   *[other] { $count } vers d’avance sur { $names }.
}
web-sum-apple = pomme avec { $worms } vers
web-series = La série
web-series-games = { $count ->
    [one] { $count } partie ensemble
   *[other] { $count } parties ensemble
}
web-series-leads = { $name } mène.
web-series-even = À égalité en tête : { $names }.
web-series-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
web-curve = Les vers après chaque tour
web-curve-told = Pour chaque personne, la courbe de ses vers (tours : { $count })
web-rematch = Encore une !
web-to-rematch = Vers la revanche
web-rematch-wanted = { $name } veut une revanche !
web-rematch-join = { $name } veut une revanche : viens !
web-rematch-watch = { $name } rejoue : regarder
web-share = Partager
web-share-text = Wormgrill : { $result } Vers : { $scores }.
web-shared = Copié : colle-le là où tes amis le liront.
web-record = Enregistrer la partie
web-verify = Vérifier les dés
web-verified = Lancers vérifiés : { $count }. Tout est exactement comme promis avant la partie.
web-verified-alone = Tous les lancers ({ $count }) correspondent au nombre révélé. Était-il fixé avant la partie ? Cet appareil ne peut pas le dire.
web-not-verified = Ces dés ne sont pas ceux qui étaient promis. Enregistre la partie et parles-en à la personne qui gère le serveur.
web-dice-promise = { $promise ->
    [before] L’empreinte est celle que cet appareil a vue avant le premier lancer.
    [during] L’empreinte est celle que cet appareil a vue pendant la partie.
   *[unseen] Cet appareil n’a vu aucune empreinte avant la fin de la partie.
}
web-dice-followed = { $count ->
    [0] Cet appareil n’a vu aucun lancer pendant la partie.
   *[other] Lancers vus ici pendant la partie : { $count } sur { $all }. Ce sont les mêmes.
}
web-dice-own = { $count ->
    [0] Cet appareil ne sait rien d’un nombre au hasard qu’il aurait donné.
    [one] Le nombre au hasard donné par cet appareil y est.
   *[other] Les { $count } nombres au hasard donnés par cet appareil y sont tous.
}
web-dice-flaw = { $why ->
    [table] Ce reçu est celui d’une autre table.
    [commitment] L’empreinte n’est pas celle que cet appareil avait vue.
    [seed] Le nombre révélé ne correspond pas à l’empreinte.
    [computed] Le lancer { $roll } ne découle pas du nombre révélé.
    [followed] Le lancer { $roll } était différent quand cet appareil l’a vu.
    [contribution] Il manque le nombre au hasard donné par cet appareil au début.
   *[key] Il manque un nombre au hasard avec lequel cet appareil a lancé les dés.
}

web-review = Chance ou adresse ?
web-review-record = Était-ce de la chance ? Analyser une partie enregistrée …
web-review-title = Chance ou adresse ?
web-review-what = Apporte une partie enregistrée : tu verras ce que les dés ont fait, ce que chacun a fait, et quels moments ont tout décidé.
web-review-file = Ouvrir une partie enregistrée …
web-review-paste = ou son texte, collé ici
web-review-go = Analyser
web-review-not-kept = Le serveur lit la partie et ne la garde pas.
web-review-wait = La partie est passée au crible …
web-review-another = Une autre partie
web-review-table = Retour à la table
web-review-retry = Réessayer
web-review-slide = Tour par tour
web-review-earlier = Un tour en arrière
web-review-later = Un tour en avant
web-review-before = Avant le tour { $turn } : { $name }
web-review-at-end = À la fin
web-review-as-it-stands = À présent
web-review-show-turn = Voir le tour { $turn }
web-review-zero-line = Les barres se placent là où étaient les chances de gagner, de 0 % à 100 %.
web-review-error = Erreur
web-review-choice = Choix
web-review-lucky = Chance
web-review-unlucky = Malchance
web-review-why = Pourquoi ?
web-review-grades = Ce que veulent dire les notes
web-review-grades-how = Une note dit combien de chances de gagner ont été perdues par tour, faute d’avoir fait le meilleur choix. La chance aux dés ne compte pas.
web-review-grade-most = jusqu’à { $rate } perdus par tour
web-review-grade-more = plus de { $rate } perdus par tour
web-review-turns-how = Ouvre un tour pour voir chaque étape. Un bord rouge marque une décision qui a coûté quelque chose, et dit ce qui était mieux.
web-review-whose = Les décisions de qui ?
web-review-puzzle = Décision { $number }
web-review-ask = Tour { $turn }, { $name } : que ferais-tu ?
web-review-none = Ici, chaque décision valait la meilleure.
web-review-right = Exact ! On ne pouvait pas faire mieux.
web-review-as-good = Aussi bon que le meilleur choix.
web-review-wrong = Il y avait mieux : { $games } parties gagnées de plus sur 100.
web-review-your-choice = ton choix
web-review-play-again = Encore une fois
web-review-next = La suivante

web-about = À propos de Wormgrill
web-about-what = Un chez-soi pour les jeux de dés de la famille Heckmeck : Heckmeck am Bratwurmeck (Pickomino), Extrawurm, Deluxe et Junior, inventés par Reiner Knizia.
web-about-dice = Les dés sont tirés d’un nombre secret, dont l’empreinte est publiée avant la partie, et d’un hasard qui vient de ton propre appareil. Après la partie, le nombre est révélé, et tout le monde peut vérifier chaque lancer.
web-about-privacy = Il n’y a pas de compte. Le serveur connaît le nom que tu as choisi et les parties que tu joues ici, et il efface une table que personne n’a touchée pendant quatre-vingt-dix jours. Rien n’est demandé à un autre site. Pour le gril du jour, il garde tes réponses et ne montre ton nom dans les classements que si tu le veux. Si tu crées un code de secours, il en garde l’empreinte. Sur la page « Mes parties », tu peux enregistrer tes parties et les effacer, et toi-même aussi. Ton navigateur garde sur cet appareil ce que tu as vu et ce que tu joues hors ligne, pour que tout s’ouvre aussi sans réseau.
web-about-unofficial = Wormgrill est un projet non officiel de fans. Il n’est ni affilié à Reiner Knizia ou à Zoch, l’éditeur des jeux, ni approuvé par eux.
web-about-api = Si tu programmes : la description de l’interface
web-about-parts = Ce que d’autres ont écrit et que cette page contient, avec les licences
