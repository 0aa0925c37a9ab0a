# Contre qui jouer dans le terminal, et ce que conseillent les bots.

temper-level = Joue à l’instinct, et calcule davantage à chaque échelon : échelon { $level } sur 9.
bot-line = { $name } (difficulté { $difficulty } sur 5) : { $temper }
bot-external = Les tiens peuvent jouer aussi : --bot py:MODULE:CLASSE en Python, --bot 'cmd: PROGRAMME …' pour tout programme qui parle le protocole du moteur.
playing-bots = { $names } { $count ->
    [one] est un bot.
   *[other] sont des bots.
}
bot-trouble = { $reason } La partie est gardée ; tu pourras la continuer plus tard.

hint-heading-win = Si tu joues ensuite pour gagner la partie :
hint-explained-win = (Victoire : les chances de gagner la partie. Réussite : les chances d’avoir un Pickomino ou la Mère poule à ce tour. Vers : ce que le tour rapporte en moyenne.)
hint-best-win = Le mieux : { $label }) { $text }
hint-heading = Si tu joues ensuite pour le plus de vers :
hint-explained = (Réussite : les chances d’avoir un Pickomino ou la Mère poule à ce tour. Vers : ce que le tour rapporte en moyenne.)
hint-best = Le mieux pour les vers : { $label }) { $text }
hint-likely = Ensuite, le plus probable : { $endings }
hint-none = Pas de conseils pour cette édition : elle a trop de dés.
