# Sans réseau : ce qui reste sur l’appareil, y jouer, et installer la page.

web-offline-title = Jouer hors ligne
web-offline-what = Dans le train, au camping, partout où il n’y a pas de réseau :
web-offline-always = Ce que tu as vu sur cet appareil s’ouvre de nouveau : tes parties, analyses, règles et leçons.
web-offline-play = Si tu gardes le jeu sur cet appareil, tu peux aussi jouer : contre des bots, ou à plusieurs sur un écran.
web-offline-not = Pas sans réseau : jouer avec des gens sur d’autres appareils, et les analyses que tu n’as pas encore vues. Les bots les plus forts restent aussi à la maison.
web-offline-keep = Garder le jeu sur cet appareil ({ NUMBER($size, maximumFractionDigits: 1) } Mo)
web-offline-renew = Chercher la nouvelle version ({ NUMBER($size, maximumFractionDigits: 1) } Mo)
web-offline-undo = Tu peux l’enlever à tout moment. Ce que tu joues reste sur cet appareil et rejoint tes parties dès que le réseau revient.
web-offline-fetching = En chemin : { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
web-offline-trying = Tout est là. Encore un essai, et c’est prêt…
web-offline-ready = C’est prêt : tu peux jouer sur cet appareil sans réseau.
web-offline-remove = L’enlever de cet appareil
web-offline-trouble = Ça n’a pas marché. Y a-t-il assez de place sur l’appareil, et un réseau ? Rien n’a été gardé.
web-offline-none = Ce serveur n’a pas de jeu à emporter.
web-offline-later = Sans réseau, le jeu ne peut pas être cherché. Reviens quand tu en auras un.
web-offline-games = Parties sur cet appareil
web-offline-unsent = { $count ->
    [one] Une partie terminée rejoindra tes parties dès que le réseau revient.
   *[other] { $count } parties terminées rejoindront tes parties dès que le réseau revient.
}
web-install = Installer
web-install-what = Wormgrill peut se ranger parmi les programmes de ton appareil, avec sa propre icône et sa fenêtre. C’est la même page, rien d’autre n’est installé.
web-install-now = Installer maintenant
web-install-how = C’est dans le menu de ton navigateur : « Installer » ou « Ajouter à l’écran d’accueil ». Sur un iPhone ou un iPad, touche Partager, puis « Sur l’écran d’accueil ».
web-install-done = Wormgrill est installé sur cet appareil.
web-cut-play = Pas de réseau : tu joues sur cet appareil.
web-cut-read = Pas de réseau : tu vois ce que cet appareil a déjà vu.
web-cut-more = Ce qui marche hors ligne
