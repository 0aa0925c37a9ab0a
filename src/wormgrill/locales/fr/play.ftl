# Le jeu en texte simple, dans le terminal.

welcome = { $title }. { $special }.
welcome-custom = { $title }.
playing = Jouent : { $names }.
agreed = Convenu : { $options }.
dice-computer = L’ordinateur lance les dés.
dice-seeded = L’ordinateur lance les dés, à partir de la graine { $seed }.
dice-verified = L’ordinateur lance les dés à partir d’un nombre secret, fixé dès maintenant. Son empreinte, à comparer à la fin : { $commitment }
contribution-prompt = Quelque chose de vous à y mêler, lettres et chiffres [rien] :{" "}
contribution-bad = De 1 à 64 lettres (sans accents), chiffres, - et _, s’il te plaît ; ou appuie simplement sur Entrée.
dice-typed = Vous lancez de vrais dés sur la table et tapez ce qu’ils montrent.
how-to = Tape ce qui précède un choix et appuie sur Entrée. Tape ? pour l’aide, « règles » pour les règles, h pour les chances.
goes-on = La partie reprend où elle s’était arrêtée, au tour { $turn }.

turn-heading = --- Tour { $turn } : { $name } ---
grill = Brochette
grill-row = { $worms } : { $tiles }
on-tile = { $tile } ({ $specialist })
turned-down = { $tile } (retourné)
players = À table
player-none = { $name } : { $worms }, aucun Pickomino
player-stack = { $name } : { $worms }, au sommet le Pickomino { $top } (pile : { $tiles })
supply = Vers grillés en réserve : { $count }
out-of-game = Hors du jeu : { $specialists }
aside = Mis de côté : { $dice } = { $total }
aside-canned = Mis de côté : { $dice } et le Ver en boîte = { $total }

choice = { $label }) { $text }
ask-keep = Que mets-tu de côté ?
ask-dead = Un lancer bloqué. Et maintenant ?
ask-roll = On y va ?
ask-after = Relancer ou t’arrêter ?
ask-rob = La réserve est vide. Le ver grillé de qui ?
ask-return = Personne ne garde deux spécialistes. Lequel retourne sur la brochette ?
ask-pinch = Quel Pickomino ?


prompt = { $name }>{" "}
ask-dice = { $name }, lance { $count ->
    [one] { $count } dé et tape ce qu’il montre
   *[other] { $count } dés et tape ce qu’ils montrent
  }, par exemple { $example }
no-hint-now = Les chances viennent quand il y a un choix. Tape d’abord les dés.
ask-golden = Et le Dé doré ? ({ $faces })
ask-golden-only = { $name }, lance le Dé doré et tape ce qu’il montre ({ $faces })

not-a-choice = « { $given } » n’est pas un des choix. Tape { $labels }, ou ? pour l’aide.
no-choice-given = Tape { $labels }, ou ? pour l’aide.
only-choice = « { $given } » n’est pas un choix ici. Tape { $labels }, ou appuie simplement sur Entrée, ou ? pour l’aide.
bad-face = « { $given } » n’est sur aucun de ces dés. Ils montrent { $faces }.
unclear-face = « { $given } » peut être { $faces } : tapes-en un peu plus.
wrong-count = Tu as tapé { $given }, mais { $expected } à taper.
to-be-typed = { $count ->
    [one] il y a { $count } dé
   *[other] il y a { $count } dés
}
nothing-to-undo = Il n’y a rien à reprendre : un lancer reste, et ce que les autres ont vu aussi.
undone = C’est repris.
undo-hint = (Ce n’était pas ça ? u le reprend.)

help =
    Ce qui précède un choix, puis Entrée : tu l’as choisi. Les mots vont aussi : ver, relancer, s’arrêter, ou juste leur début.
    h  montre les chances de chaque choix, et le meilleur (ou : conseil)
    hh  la même chose, un tour plus loin : plus long, et plus juste (ou : conseil plus loin)
    t  montre encore la table et les dés (ou : table)
    u  reprend ce que tu viens de mettre de côté, jusqu’au prochain lancer (ou : reprendre)
    règles  imprime les règles de cette édition
    q  garde la partie et s’en va, Ctrl-C aussi (ou : quitter)
    ?  montre cette aide (ou : aide)

type-help = aide
type-table = table
type-hint = conseil
type-further = conseil plus loin
type-undo = reprendre
type-rules = règles
type-leave = quitter

which-edition = Quel jeu ?
edition-choice = { $number }) { $title } : { $special }
edition-prompt = Numéro [1] :{" "}
bad-edition-choice = Tape un nombre de 1 à { $most }, s’il te plaît.
who-plays = { $most ->
    [one] Qui joue ? Tape ton nom.
   *[other] Qui joue ? Jusqu’à { $most } noms, séparés par des virgules, dans l’ordre des places. Un nom seul joue contre un bot.
}
names-prompt = Noms [{ $default }] :{" "}
default-name = Joueur { $number }

not-begun = Rien n’a été joué, rien n’est donc gardé.
saved = La partie est gardée dans { $file }
resume-with = Pour continuer : { $command }
then-replay = Pour relire la partie : { $command }
then-review = Était-ce de la chance ? { $command }
then-verify = Les dés étaient-ils comme promis ? { $command }
not-saved = Impossible de garder la partie dans { $file } : { $reason }
not-saved-print = Impossible de garder la partie. Pour ne pas la perdre, copie ces lignes dans un fichier et continue avec : wormgrill play --resume FILE
nothing-to-resume = Il n’y a pas de partie inachevée à continuer. Commences-en une : wormgrill play
already-over = Cette partie est finie. wormgrill replay { $file } raconte comment elle s’est passée.
