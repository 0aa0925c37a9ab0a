# L’aide et les erreurs de la ligne de commande.

about = La famille des jeux de dés Heckmeck : jouer, arbitrer, étudier.
cmd-play = jouer à ce clavier, de 1 à 7 personnes, avec ou sans bots, en texte simple
cmd-replay = raconter une partie enregistrée
cmd-rules = imprimer les règles d’une édition
cmd-engine = arbitrer par un tube : un objet JSON par ligne (le protocole du moteur)
cmd-schema = imprimer le schéma JSON d’une position
cmd-perft = compter les positions pas à pas, pour vérifier d’autres programmes
arg-edition = classic, extrawurm, deluxe, junior, ou le fichier .toml d’une édition à toi
arg-players = les noms, dans l’ordre des places ; un nom seul joue contre un bot
arg-seed = un nombre entier : la même graine donne les mêmes dés
arg-option = short-game, free-choice ou first=PLACE (les places se comptent à partir de 0) ; plusieurs fois si besoin
arg-save = garder la partie dans ce fichier, après chaque pas
arg-resume = continuer une partie gardée ; sans FILE, la dernière inachevée
arg-dice = computer (sinon) ; typed : de vrais dés sur la table, tapés au clavier ; verified : ceux de l’ordinateur, que wormgrill verify recalcule
cmd-bots = nommer les bots et dire comment ils jouent
arg-bot = un bot prend la place suivante (wormgrill bots les nomme), ou 'cmd: PROGRAMME …' ; plusieurs fois si besoin
arg-record = le fichier de la partie enregistrée
arg-depth = combien de pas (décisions et lancers) : %(choices)s
arg-perft-players = à combien (sinon 2)
arg-language = la langue de tout ce qui est dit (sinon celle de ton système)
arg-version = montrer la version
arg-turns = ne raconter que la fin de chaque tour

error = wormgrill : { $message }
file-exists = { $file } existe déjà. Nomme un autre fichier, ou continue la partie qu’il contient : --resume { $file }
file-there = { $file } existe déjà. Nomme un autre fichier.
standard-input = l’entrée standard
disk-full = Impossible d’écrire : { $reason }.
no-such-file = { $file } : ce fichier n’existe pas.
not-readable = { $file } : { $reason }
not-writable = Impossible d’écrire { $file } : { $reason }
not-utf8 = { $file } : ce n’est pas un fichier texte en UTF-8.
bad-option = « { $given } » n’est pas une option. Options : short-game, free-choice, first=PLACE.
seed-and-dice = --seed et --dice { $dice } s’excluent : ces dés n’ont pas besoin d’une graine de ta part.
resume-alone = Avec --resume, la partie gardée dit qui joue et à quoi : enlève { $given }.
perft-heading = profondeur chemins positions

cmd-review = séparer l’adresse et la chance d’une partie enregistrée, ou d’un dossier de parties
review-arg-record = la partie enregistrée, ou un dossier de parties (*.txt)
review-arg-json = imprimer du JSON, chaque chiffre en entier
review-arg-html = écrire un rapport à regarder dans ce fichier, qui ne doit pas encore exister
review-arg-deep = résoudre aussi le tour suivant, partout où une chance est estimée : environ dix fois plus long, corrige moins
review-written = Le rapport : { $file }
review-progress = { $done } pas sur { $all }
review-folder-progress = { $done } parties sur { $all }
review-folder-empty = { $folder } : il n’y a pas de partie (*.txt) dans ce dossier.
review-folder-no-report = Un dossier n’a pas de rapport à regarder : enlève --html, ou nomme une seule partie.
review-folder-stopped = Arrêté : { $done } parties sur { $all } étaient analysées.
review-not-text = ce n’est pas un fichier texte en UTF-8.
review-one-alone = Une seule partie est analysée ici même : { $given } est pour un dossier.
review-no-champion = Le Roi des vers ne connaît pas { $edition } : il n’analyse que les éditions du jeu.

cmd-tui = jouer en plein écran : ici, ou aux tables d’un serveur
tui-arg-still = les dés ne roulent pas, et on n’attend les pas de personne
tui-no-extra = Le plein écran a besoin de Textual et de httpx : { $command } Sans eux : wormgrill play
tui-no-terminal = Le plein écran a besoin d’un terminal, et ceci est un tube ou un fichier. En texte simple, ça marche : wormgrill play
tui-arg-where = une table d’un serveur par son lien ou son code, l’adresse d’un serveur, ou le fichier d’un enregistrement
tui-where-alone = « { $where } » dit ce qu’il faut ouvrir : enlève ce qui vaut pour une nouvelle partie.
tui-dumb-terminal = Ce terminal (TERM) ne peut pas montrer de plein écran. En texte simple, ça marche : wormgrill play
