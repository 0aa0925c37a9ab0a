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
web-games-none-what = Ce que tu joues se retrouve désormais ici : comment cela s’est terminé, qui était là, et la part de la chance et du talent.
web-games-none-fits = Aucune partie ne correspond à ce choix.
web-games-show-all = Afficher toutes les parties
web-games-play = Jouer
web-games-won = Gagné !
web-games-shared = Victoire partagée
web-games-given-up = abandonnée
web-games-one-screen = sur un seul écran
web-games-series = Partie { $number } d’une série
web-games-earlier = la partie d’avant
web-games-later = la suivante
web-games-ways = Plus sur cette partie de { $title }
web-games-replay = La revoir
web-games-more = En afficher plus

web-recovery = Si cet appareil se perd
web-recovery-how = Un code de secours sur papier emporte ton nom et toutes tes parties sur un nouvel appareil. Imprime-le ou recopie-le.
web-recovery-make = Créer un code de secours
web-recovery-there = Tu as un code de secours, créé le { $day }. Il ne sera plus affiché.
web-recovery-renew = En créer un nouveau
web-recovery-renew-what = L’ancien papier ne vaut alors plus rien.
web-recovery-revoke = L’annuler
web-recovery-paper = code de secours
web-recovery-of = Pour { $name }, créé le { $day }
web-recovery-use = Sur un nouvel appareil, ouvre { $address } et tape ce code. Il sert autant de fois que tu veux, jusqu’à ce que tu en crées un nouveau.
web-recovery-care = Qui a ce papier peut jouer à ta place : range-le avec tes clés. Le serveur n’en connaît que l’empreinte et ne peut plus le montrer.
web-recovery-days = Reviens au moins tous les { $days } jours : qui s’absente plus longtemps est oublié, et ses parties aussi.
web-recovery-print = L’imprimer
web-recovery-done = Je l’ai sur papier
web-recovery-leaves = Avec un code venu d’ailleurs, cet appareil devient celui de l’autre profil. Les parties jouées ici jusqu’à présent restent alors en arrière : crée d’abord un code de secours pour elles.

web-devices = Tes appareils
web-devices-how = On t’y reconnaît, et qui en tient un peut jouer à ta place. Déconnecte ce qui est perdu ou prêté.
web-devices-this = Cet appareil
web-devices-browser = Un autre navigateur
web-devices-program = Un programme
web-devices-seen = depuis le { $made }, vu { $seen }
web-devices-out = Déconnecter …
web-devices-out-all = Déconnecter tous les autres …
web-devices-out-title = { $count ->
    [one] Le déconnecter ?
   *[other] Déconnecter ces { $count } appareils ?
}
web-devices-out-what = Dès maintenant, plus personne n’y joue à ta place. Ton nom, tes parties et tes autres appareils restent.
web-devices-out-here = Cet appareil oublie alors qui tu es. Tu retrouves tes parties avec un code d’un autre de tes appareils, ou avec ton code de secours ; sans l’un ni l’autre, plus jamais.
web-devices-out-yes = Déconnecter
web-devices-out-no = Laisser ainsi
web-devices-gone = { $count ->
    [one] C’est déconnecté.
   *[other] { $count } appareils sont déconnectés.
}

web-games-keep = Tes parties sont à toi
web-games-save = Enregistrer toutes les parties
web-games-save-how = Une archive avec un texte par partie terminée : pour la garder, ou pour l’analyser ailleurs.
web-games-delete = Effacer mes parties …
web-games-delete-title = Effacer tes parties terminées ?
web-games-delete-own = Ce que personne d’autre n’a joué disparaît pour de bon : les parties avec des robots et celles sur cet écran.
web-games-delete-shared = Les parties avec d’autres leur restent, avec le nom que tu y avais. Elles quittent ta liste, et rien n’y mène plus à toi.
web-games-delete-running = Les parties en cours restent. C’est définitif.
web-games-delete-yes = Effacer mes parties
web-games-delete-no = Les garder
web-games-deleted = { $deleted ->
    [one] Une partie est effacée
   *[other] { $deleted } parties sont effacées
} ; { $shared ->
    [0] tu n’en avais pas d’autre.
    [one] une reste à celles et ceux qui l’ont jouée aussi.
   *[other] { $shared } restent à celles et ceux qui les ont jouées aussi.
}
web-forget = M’oublier tout à fait …
web-forget-title = Le serveur doit-il t’oublier ?
web-forget-what = Ton nom, tes parties, ton code de secours et tous tes appareils sont oubliés aussitôt.
web-forget-running = Là où d’autres jouent, un robot continue à ta place. C’est définitif.
web-forget-yes = Oublie-moi
web-forget-no = Rester
