# Rufe: „du bist dran“, auf dem Sperrbildschirm und wo man sie einschaltet.

call-turn = Du bist dran
call-reminder = Du bist dran: Deine Zeit ist bald um
call-table = { $edition }, { $players } am Tisch
call-custom-edition = Ein eigenes Spiel
