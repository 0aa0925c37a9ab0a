study-rival = Spieler { $number }
