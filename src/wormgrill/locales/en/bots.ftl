# Who can be played against in the terminal, and what the bots advise.

temper-level = Plays by feeling, and reckons more with every step: step { $level } of 9 on the ladder.
bot-line = { $name } (difficulty { $difficulty } of 5): { $temper }
bot-external = Your own can play too: --bot py:MODULE:CLASS from Python, --bot 'cmd: PROGRAM …' for any program that speaks the engine protocol.
playing-bots = { $names } { $count ->
    [one] is a bot.
   *[other] are bots.
}
bot-trouble = { $reason } The game is kept; you can go on with it later.

hint-heading-win = If you then play to win the game:
hint-explained-win = (To win: the chance to win the game. Success: the chance of a tile or the hen in this turn. Worms: what the turn brings on average.)
hint-best-win = Best: { $label }) { $text }
hint-heading = If you then play for the most worms:
hint-explained = (Success: the chance of a tile or the hen in this turn. Worms: what the turn brings on average.)
hint-best = Best for worms: { $label }) { $text }
hint-likely = Then most likely: { $endings }
hint-none = No hints for this edition: its dice are too many.
