# Ce qui n’est pas accepté, et pourquoi. En anglais, c’est écrit dans le programme lui-même.

refused-because = { $general } (En anglais : { $reason })
refused-bad-request = Cela ne peut pas se lire ainsi.
refused-bad-position = Aucune partie n’arrive à cette position.
refused-bot-trouble = Un bot ne peut pas jouer.
refused-bot-failed = Un bot a échoué.
refused-no-champion = Personne n’a encore appris cette édition.
refused-bad-setting = Le serveur ne peut pas se régler ainsi.
refused-other = Cela ne va pas ainsi.

refusal-record = ligne { $line }, colonne { $column } : { $reason }
refusal-record-title = Une partie enregistrée commence par « { $title } ».
refusal-record-header = Ici doit venir { $known } ou { $last }.
refusal-record-twice = « { $key } » est là deux fois.
refusal-record-edition = Il manque la ligne « Edition: … ».
refusal-record-over = La partie est déjà finie.
refusal-record-open = Le tour d’avant n’est pas fini.
refusal-record-goes-on = La partie n’est pas encore finie.
refusal-record-result = La partie se termine ainsi : { $true }
refusal-record-turn = Ici vient « { $label } … ».
refusal-record-behind = Avant « { $text } », le tour est fini.
refusal-record-turn-on = Le tour n’est pas encore fini.
refusal-record-outcome = Le tour se termine ainsi : { $true }
refusal-record-roll = Un lancer s’écrit ainsi : [1 2 worm], avec le dé d’or [1 2 worm + 1].
refusal-record-start = La partie ne commence pas au début.
refusal-record-long = La partie est trop longue.
refusal-edition = « { $key } » n’est pas une édition. Il y a : { $known }.
refusal-bot = « { $bot } » n’est pas un bot. Il y a : { $known }.
refusal-level = « { $bot } » n’est pas un niveau : de { $low } à { $high }, avec une décimale au plus, comme { $like }.
refusal-players = { $edition } se joue de { $least } à { $most }, pas à { $count }.
refusal-first = Il n’y a pas de place { $seat } ; les places se comptent à partir de 0.
refusal-name-twice = « { $who } » est là deux fois (players[{ $place }]) ; les noms doivent différer.
refusal-name-length = Un nom a de 1 à { $most } caractères ({ $where }).
refusal-name-unseen = Un nom a une lettre, un chiffre ou un signe qui se voit ({ $where }).
refusal-name-characters = Un nom n’a pas de caractères de contrôle ni de sens d’écriture ({ $where }).
refusal-action = « { $action } » n’est pas possible maintenant. Possible : { $possible }.
refusal-nothing-to-decide = « { $action } » n’est pas possible : il n’y a rien à décider maintenant.
refusal-no-dice = Il n’y a pas de dés en l’air.
refusal-white-face = « { $face } » n’est sur aucun des dés blancs : ils montrent { $faces }.
refusal-white-dice = Dés blancs en l’air : { $expected }, pas { $count }.
refusal-no-golden = Le Dé doré n’est pas en l’air.
refusal-golden-missing = Le Dé doré aussi est en l’air : il manque ce qu’il montre.
refusal-golden-face = « { $face } » n’est pas sur le Dé doré : il montre { $faces }.
refusal-too-many-dice = Il y a trop de dés pour calculer exactement un tour.
refusal-not-a-command = « { $command } » n’est pas une commande : { $reason }.
refusal-no-program = Après « cmd: » vient le programme à interroger.
refusal-program-start = « { $command } » ne démarre pas : { $reason }.
refusal-bot-late = Le bot « { $bot } » n’a pas choisi en { $seconds } secondes.
refusal-bot-raises = Le bot « { $bot } » s’interrompt : { $reason }.
refusal-bot-illegal = Le bot « { $bot } » veut ce qu’il n’a pas le droit de faire. (En anglais : { $reason })
refusal-no-receipt = Cette partie n’a pas de reçu pour ses dés.
refusal-seed-secret = La graine est encore secrète ; elle sera révélée à la fin { $what ->
    [day] de la journée
   *[other] de la partie
}.
refusal-other-seed = Ce n’est pas la graine promise : son empreinte est { $found }, pas { $promised }.
refusal-table-name = D’après la graine, la table s’appelle { $due }, pas { $table }.
refusal-keys = Il y a { $rolls } lancers, mais { $keys } clés.
refusal-bot-key = Le lancer { $number } (tour { $turn }, { $who }) a la clé { $key }, mais celle d’un bot y est { $due }.
refusal-other-roll = Le lancer { $number } (tour { $turn }, { $who }) est noté { $told }, mais la graine donne { $due }.
refusal-other-release = C’est Wormgrill { $release } qui a fait cette série : vérifie-la avec cette version.
refusal-other-position = La position { $number } n’est pas celle que donne la graine.
refusal-positions = Il faut { $count } positions.
