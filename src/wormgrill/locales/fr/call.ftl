# Appels : « à toi de jouer », sur l’écran verrouillé et là où on les active.

call-turn = À toi de jouer
call-reminder = À toi de jouer : ton temps est bientôt écoulé
call-table = { $edition }, à { $players }
call-custom-edition = Un jeu à vous

web-call = Appelle-moi
web-call-what = Quand c’est à toi et que tu n’es pas à la table, cet appareil dit « À toi de jouer » : une fois par tour et, si tu as des jours pour décider, encore une fois avant qu’ils soient passés.
web-call-turn-on = M’appeler à toutes mes tables
web-call-turn-on-here = M’appeler à cette table
web-call-turn-off = Ne plus appeler cet appareil
web-call-on = Cet appareil est appelé.
web-call-back = À la table
web-call-here = À cette table
web-call-everywhere = À toutes mes tables
web-call-single = Une seule table s’active à la table même.
web-call-blocked = Ton navigateur interdit à cette page de t’avertir. Autorise les notifications dans les réglages de la page (à côté de l’adresse), puis reviens.
web-call-unsupported = Ce navigateur ne peut pas être appelé. Un autre, ou un plus récent, le peut.
web-call-insecure = Seules les pages sécurisées peuvent appeler un navigateur. Demande à qui gère ce serveur une adresse en https.
web-call-install = Sur iPhone et iPad, mets d’abord cette page sur l’écran d’accueil : Partager, puis « Sur l’écran d’accueil ». Ouvre-la de là et reviens ici.
web-call-no-service = Le service de notifications de ton navigateur ne répond pas. Réessaie plus tard, ou dans un autre navigateur.
web-call-devices = Tes autres appareils
web-call-since = appelé depuis le { $day }
web-call-remove = Ne plus appeler
web-call-privacy = Pour cela, le serveur garde une adresse que l’éditeur de ton navigateur donne à cet appareil, et le message passe par lui : chiffré, sans noms, seulement l’édition et le nombre de personnes. Quand tu désactives, l’adresse est effacée.
web-call-webhook = Là où tu as activé les appels, qui gère ce serveur apprend aussi que c’est à toi, par un service à lui. Tu y portes le numéro { $number }.
web-about-calls = Une exception, si tu le veux : quand tu te fais appeler à ton tour, le serveur garde où appeler tes appareils, et l’éditeur de ton navigateur transmet un message scellé.
web-left-days = { $count ->
    [one] encore un jour
   *[other] encore { $count } jours
}
web-left-hours = { $count ->
    [one] encore une heure
   *[other] encore { $count } heures
}
web-left-minutes = { $count ->
    [one] encore une minute
   *[other] encore { $count } minutes
}
