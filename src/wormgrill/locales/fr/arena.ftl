# Des tournois entre bots.

cmd-arena = faire jouer des bots entre eux, chacun à chaque place, et dire ce qu’ils valent
arena-arg-bots = le nom d’un bot, « py:MODULE:CLASSE » pour l’un des tiens en Python, ou « cmd: PROGRAMME … » pour un programme qui parle le protocole du moteur
arena-arg-games = combien de parties, arrondi pour que chacun soit aussi souvent à chaque place (sinon %(default)s)
arena-arg-players = combien de places (sinon autant que de bots) ; s’il y en a plus, les bots sont répétés
arena-arg-seed = un nombre entier : la même graine donne le même résultat, quel que soit le nombre de processus
arena-arg-time = secondes qu’un bot a pour décider (les programmes en ont dix si rien n’est dit, les autres autant qu’ils veulent) ; qui est plus lent abandonne la partie
arena-arg-game = jouer cette seule partie du tournoi de ce --seed et l’imprimer
arena-arg-json = imprimer le résultat en JSON
arena-arg-save = garder chaque partie dans ce dossier, qui doit être vide ou nouveau

arena-heading = { $edition } : { $games } { $games ->
    [one] partie
   *[other] parties
} à { $players } places, graine { $seed }.
arena-heading-options = { $edition } ({ $options }) : { $games } { $games ->
    [one] partie
   *[other] parties
} à { $players } places, graine { $seed }.
arena-bot = bot
arena-seat = place
arena-games = parties
arena-wins = victoires
arena-rate = taux
arena-interval = intervalle à 95 %
arena-worms = vers
arena-place = rang
arena-forfeits = abandons
arena-first-seat = { $seat } (commence)
arena-other-seat = { $seat }
arena-count = { NUMBER($value, maximumFractionDigits: 1) }
arena-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-from-to = { $low } à { $high }
arena-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours par partie.
arena-speed = { NUMBER($rate, maximumFractionDigits: 1) } parties par seconde : { NUMBER($seconds, maximumFractionDigits: 1) } secondes avec { $workers ->
    [one] { $workers } processus
   *[other] { $workers } processus
}.
arena-forfeited = { $bot } a abandonné { $forfeits ->
    [one] { $forfeits } partie
   *[other] { $forfeits } parties
}, d’abord la partie { $game } :
arena-forfeit-why = { $told } ({ $fault })
arena-forfeit-position = Position : { $position }
arena-forfeit-again = Pour la revoir : { $command }
arena-progress = [{ $bar }] { $done } parties sur { $games }, { NUMBER($rate, maximumFractionDigits: 0) } par seconde

arena-stopped = Arrêté : { $done } parties sur { $games } étaient finies.
arena-stuck = Une partie de { $bots } (graine { $seed }) n’était pas finie après { $steps } pas : ces bots ne finiront peut-être jamais.
arena-worker-lost = Un processus s’est arrêté sans prévenir, peut-être par manque de mémoire. Essaie avec moins de --workers.
arena-at-least-one = { $option } vaut au moins 1.
arena-time-above-zero = --time-per-move est un nombre de secondes au-dessus de 0.
arena-game-alone = --game joue une partie dans ce processus : enlève { $option }.
arena-game-without-seed = --game a besoin du --seed de son tournoi.
arena-one-bot = Il faut quelqu’un pour jouer avec { $bot } : nomme un deuxième bot, ou dis --players 2 et il jouera contre lui-même.
arena-too-many-bots = { $bots } bots ne tiennent pas sur { $players } places : enlève --players, ou nommes-en moins.
arena-folder-not-empty = { $folder } : il y a déjà quelque chose dans ce dossier. Nommes-en un nouveau.
