study-rival = Giocatore { $number }
