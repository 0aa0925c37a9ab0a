# Gegen wen man im Terminal spielen kann, und was die Bots raten.

temper-level = Spielt nach Gefühl und rechnet mit jeder Stufe mehr: Stufe { $level } von 9 auf der Leiter.
bot-line = { $name } (Schwierigkeit { $difficulty } von 5): { $temper }
bot-external = Auch deine eigenen können mitspielen: --bot py:MODUL:KLASSE aus Python, --bot 'cmd: PROGRAMM …' für jedes Programm, das das Engine-Protokoll spricht.
playing-bots = { $names } { $count ->
    [one] ist ein Bot.
   *[other] sind Bots.
}
bot-trouble = { $reason } Das Spiel ist gespeichert; du kannst später weiterspielen.

hint-heading-win = Wenn du danach auf den Sieg spielst:
hint-explained-win = (Sieg: die Chance, das Spiel zu gewinnen. Erfolg: die Chance auf eine Portion oder die Glucke in diesem Zug. Würmer: was der Zug im Schnitt bringt.)
hint-best-win = Am besten: { $label }) { $text }
hint-heading = Wenn du danach auf möglichst viele Würmer spielst:
hint-explained = (Erfolg: die Chance auf eine Portion oder die Glucke in diesem Zug. Würmer: was der Zug im Schnitt bringt.)
hint-best = Am besten für die Würmer: { $label }) { $text }
hint-likely = Dann am wahrscheinlichsten: { $endings }
hint-none = Für diese Ausgabe gibt es keine Tipps: Sie hat zu viele Würfel.
