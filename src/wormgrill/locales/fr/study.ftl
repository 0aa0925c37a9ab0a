study-rival = Joueur { $number }
