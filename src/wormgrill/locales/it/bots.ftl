# Contro chi si può giocare nel terminale, e che cosa consigliano i bot.

temper-level = Gioca d’istinto e calcola di più a ogni gradino: gradino { $level } di 9.
bot-line = { $name } (difficoltà { $difficulty } di 5): { $temper }
bot-external = Possono giocare anche i tuoi: --bot py:MODULO:CLASSE in Python, --bot 'cmd: PROGRAMMA …' per qualsiasi programma che parli il protocollo del motore.
playing-bots = { $names } { $count ->
    [one] è un bot.
   *[other] sono bot.
}
bot-trouble = { $reason } La partita è salvata; puoi continuarla più tardi.

hint-heading-win = Se poi giochi per vincere la partita:
hint-explained-win = (Vittoria: la probabilità di vincere la partita. Successo: la probabilità di avere una porzione o la chioccia in questo turno. Vermi: quanto porta in media il turno.)
hint-best-win = Il meglio: { $label }) { $text }
hint-heading = Se poi giochi per avere più vermi:
hint-explained = (Successo: la probabilità di avere una porzione o la chioccia in questo turno. Vermi: quanto porta in media il turno.)
hint-best = Il meglio per i vermi: { $label }) { $text }
hint-likely = Poi, la cosa più probabile: { $endings }
hint-none = Per questa edizione non ci sono suggerimenti: i dadi sono troppi.
