# Les mots de l’aide elle-même. En anglais, ils viennent de Python.

help-usage = usage :
help-positionals = arguments
help-options = options
help-help = montrer cette aide
help-error = %(prog)s : %(message)s
help-required = il manque : %s
help-unrecognized = inconnu : %s
help-argument = %(argument_name)s : %(message)s
help-expects-one = il manque une valeur
help-expects-at-most-one = une valeur au plus
help-expects-some = il manque au moins une valeur
help-choice = %(value)r n’existe pas ici (au choix : %(choices)s)
help-value = ce n’est pas un nombre valable : %(value)r (%(type)s)
help-ambiguous = %(option)s peut être %(matches)s
help-explicit = rien ne vient après : %r
