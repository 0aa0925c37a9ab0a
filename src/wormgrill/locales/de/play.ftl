# Das Spiel als reiner Text im Terminal.

welcome = { $title }. { $special }.
welcome-custom = { $title }.
playing = Es spielen: { $names }.
agreed = Abgemacht: { $options }.
dice-computer = Der Computer würfelt.
dice-seeded = Der Computer würfelt, mit dem Startwert { $seed }.
dice-verified = Der Computer würfelt aus einer geheimen Zahl, die jetzt feststeht. Ihr Fingerabdruck, den ihr am Ende vergleichen könnt: { $commitment }
contribution-prompt = Etwas Eigenes zum Untermischen, Buchstaben und Ziffern [nichts]:{" "}
contribution-bad = Bitte 1 bis 64 Buchstaben (ohne Umlaute), Ziffern, - und _; oder drück einfach Enter.
dice-typed = Ihr werft echte Würfel auf den Tisch und tippt ein, was sie zeigen.
how-to = Tipp ein, was vor einer Möglichkeit steht, und drück Enter. ? zeigt die Hilfe, „regeln“ die Regeln, h die Chancen.
goes-on = Das Spiel geht weiter, wo es aufgehört hat, in Zug { $turn }.

turn-heading = --- Zug { $turn }: { $name } ---
grill = Grill
grill-row = { $worms }: { $tiles }
on-tile = { $tile } ({ $specialist })
turned-down = { $tile } (umgedreht)
players = Am Tisch
player-none = { $name }: { $worms }, keine Portion
player-stack = { $name }: { $worms }, obenauf Portion { $top } von { $tiles }
supply = Rostbratwürmer im Vorrat: { $count }
out-of-game = Aus dem Spiel: { $specialists }
aside = Beiseitegelegt: { $dice } = { $total }
aside-canned = Beiseitegelegt: { $dice } und der Dosenwurm = { $total }

choice = { $label }) { $text }
ask-keep = Was legst du beiseite?
ask-dead = Ein toter Wurf. Was nun?
ask-roll = Bereit?
ask-after = Weiterwürfeln oder aufhören?
ask-rob = Der Vorrat ist leer. Wessen Rostbratwurm?
ask-return = Niemand behält zwei Spezialisten. Welcher geht zurück auf den Grill?
ask-pinch = Welche Portion?


prompt = { $name }>{" "}
ask-dice = { $name }, wirf { $count ->
    [one] 1 Würfel und tipp ein, was er zeigt
   *[other] { $count } Würfel und tipp ein, was sie zeigen
  }, zum Beispiel { $example }
no-hint-now = Die Chancen gibt es, wenn etwas zu entscheiden ist. Tipp erst die Würfel ein.
ask-golden = Und der Goldene Würfel? ({ $faces })
ask-golden-only = { $name }, wirf den Goldenen Würfel und tipp ein, was er zeigt ({ $faces })

not-a-choice = „{ $given }“ steht nicht zur Wahl. Tipp { $labels } ein, oder ? für Hilfe.
no-choice-given = Tipp { $labels } ein, oder ? für Hilfe.
only-choice = „{ $given }“ steht hier nicht zur Wahl. Tipp { $labels } ein oder drück einfach Enter, oder ? für Hilfe.
bad-face = „{ $given }“ ist auf keinem dieser Würfel. Sie zeigen { $faces }.
unclear-face = „{ $given }“ könnte { $faces } sein: Tipp mehr davon ein.
wrong-count = Du hast { $given } eingetippt, aber { $expected } einzutippen.
to-be-typed = { $count ->
    [one] 1 Würfel ist
   *[other] { $count } Würfel sind
}
nothing-to-undo = Es gibt nichts zurückzunehmen: Ein Wurf bleibt, und was die anderen gesehen haben, auch.
undone = Zurückgenommen.
undo-hint = (Nicht so gemeint? u nimmt es zurück.)

help =
    Was vor einer Möglichkeit steht, dann Enter: So wählst du sie. Worte gehen auch: Wurm, weiterwürfeln, aufhören, oder nur ihr Anfang.
    h  zeigt die Chancen jeder Möglichkeit und die beste (oder: tipp)
    hh  dasselbe, einen Zug weiter geschaut: dauert länger, irrt seltener (oder: tipp weiter)
    t  zeigt Tisch und Würfel noch einmal (oder: tisch)
    u  nimmt zurück, was du gerade beiseitegelegt hast, bis zum nächsten Wurf (oder: zurück)
    regeln  gibt die Regeln dieser Ausgabe aus
    q  speichert und geht, Ctrl-C auch (oder: ende)
    ?  zeigt diese Hilfe (oder: hilfe)

type-help = hilfe
type-table = tisch
type-hint = tipp
type-further = tipp weiter
type-undo = zurück
type-rules = regeln
type-leave = ende

which-edition = Welches Spiel?
edition-choice = { $number }) { $title }: { $special }
edition-prompt = Nummer [1]:{" "}
bad-edition-choice = Bitte tipp eine Zahl von 1 bis { $most } ein.
who-plays = { $most ->
    [one] Wer spielt? Tipp deinen Namen ein.
   *[other] Wer spielt? Bis zu { $most } Namen, mit Kommas dazwischen, in der Reihenfolge, in der ihr sitzt. Ein Name allein spielt gegen einen Bot.
}
names-prompt = Namen [{ $default }]:{" "}
default-name = Spieler { $number }

not-begun = Es wurde nichts gespielt, darum ist nichts gespeichert.
saved = Das Spiel ist gespeichert in { $file }
resume-with = Weiter geht es mit: { $command }
then-replay = Um das Spiel noch einmal zu lesen: { $command }
then-review = War es Glück? { $command }
then-verify = Waren die Würfel wie versprochen? { $command }
not-saved = Das Spiel ließ sich nicht in { $file } speichern: { $reason }
not-saved-print = Das Spiel ließ sich nicht speichern. Um es zu behalten, kopier diese Zeilen in eine Datei und mach weiter mit: wormgrill play --resume FILE
nothing-to-resume = Es gibt kein angefangenes Spiel zum Fortsetzen. Fang eins an: wormgrill play
already-over = Dieses Spiel ist aus. wormgrill replay { $file } erzählt, wie es war.
