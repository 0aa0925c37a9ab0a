study-rival = Player { $number }
