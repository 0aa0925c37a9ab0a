# Calls: “your turn”, on a lock screen and where they are turned on.

call-turn = Your turn
call-reminder = Your turn: your time will be up soon
call-table = { $edition }, { $players } at the table
call-custom-edition = A game of your own
