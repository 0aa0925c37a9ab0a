# Calls: “your turn”, on a lock screen and where they are turned on.

call-turn = Your turn
call-reminder = Your turn: your time will be up soon
call-table = { $edition }, { $players } at the table
call-custom-edition = A game of your own

web-call = Call me
web-call-what = When it is your turn and you are not at the table, this device says “Your turn”: once in a turn and, where you have days to decide, once more before they are over.
web-call-turn-on = Call me at all my tables
web-call-turn-on-here = Call me at this table
web-call-turn-off = Do not call this device any more
web-call-on = This device is called.
web-call-back = To the table
web-call-here = At this table
web-call-everywhere = At all my tables
web-call-single = Single tables are turned on at the table.
web-call-blocked = Your browser does not let this page notify you. Allow notifications in the settings of the page (beside the address), then come back.
web-call-unsupported = This browser cannot be called. Another one, or a newer one, can.
web-call-insecure = Browsers can be called by secure pages alone. Ask whoever runs this server for an address with https.
web-call-install = On an iPhone or iPad put this page on the home screen first: Share, then “Add to Home Screen”. Open it from there and come back to this place.
web-call-no-service = The push service of your browser does not answer. Try again later, or in another browser.
web-call-devices = Other devices of yours
web-call-since = called since { $day }
web-call-remove = No longer
web-call-privacy = For this the server keeps an address that your browser’s maker gives this device, and the message goes by way of them: encrypted, without names, only the edition and how many play. Turned off, the address is deleted.
web-call-webhook = Whoever runs this server is told of your turns too, where you want to be called, by a service of their own. There you are number { $number }.
web-about-calls = One exception is yours to choose: if you have yourself called when it is your turn, the server keeps where to call your devices, and your browser’s maker passes a sealed message on.
web-left-days = { $count ->
    [one] one day left
   *[other] { $count } days left
}
web-left-hours = { $count ->
    [one] one hour left
   *[other] { $count } hours left
}
web-left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
