# Die Wörter der Hilfe selbst. Auf Englisch kommen sie aus Python.

help-usage = Aufruf:
help-positionals = Angaben
help-options = Optionen
help-help = diese Hilfe zeigen
help-error = %(prog)s: %(message)s
help-required = es fehlt: %s
help-unrecognized = unbekannt: %s
help-argument = %(argument_name)s: %(message)s
help-expects-one = hier fehlt eine Angabe
help-expects-at-most-one = höchstens eine Angabe
help-expects-some = hier fehlt mindestens eine Angabe
help-choice = %(value)r gibt es hier nicht (zur Wahl: %(choices)s)
help-value = das ist keine gültige Zahl: %(value)r (%(type)s)
help-ambiguous = %(option)s könnte %(matches)s heißen
help-explicit = hier kommt nichts dahinter: %r
