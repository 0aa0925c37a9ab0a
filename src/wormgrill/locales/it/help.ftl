# Le parole dell’aiuto stesso. In inglese vengono da Python.

help-usage = uso:
help-positionals = argomenti
help-options = opzioni
help-help = mostrare questo aiuto
help-error = %(prog)s: %(message)s
help-required = manca: %s
help-unrecognized = sconosciuto: %s
help-argument = %(argument_name)s: %(message)s
help-expects-one = manca un valore
help-expects-at-most-one = un valore al massimo
help-expects-some = manca almeno un valore
help-choice = %(value)r qui non c’è (a scelta: %(choices)s)
help-value = non è un numero valido: %(value)r (%(type)s)
help-ambiguous = %(option)s può essere %(matches)s
help-explicit = qui non segue niente: %r
