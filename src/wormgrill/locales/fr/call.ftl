# Appels : « à toi de jouer », sur l’écran verrouillé et là où on les active.

call-turn = À toi de jouer
call-reminder = À toi de jouer : ton temps est bientôt écoulé
call-table = { $edition }, à { $players }
call-custom-edition = Un jeu à vous
