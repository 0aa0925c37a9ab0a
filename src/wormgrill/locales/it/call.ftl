# Chiamate: «tocca a te», sullo schermo bloccato e dove si attivano.

call-turn = Tocca a te
call-reminder = Tocca a te: il tuo tempo sta per finire
call-table = { $edition }, in { $players }
call-custom-edition = Un gioco vostro
