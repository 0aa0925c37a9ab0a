# Die Würfel eines gespeicherten Spiels nachprüfen.

cmd-verify = die Würfel eines gespeicherten Spiels nachrechnen und sagen, ob sie wie versprochen sind
verify-arg-record = die Datei mit dem Protokoll, mit seiner Quittung und dem verratenen Startwert; oder die Quittung eines Tagesgrills

verify-holds = { $rolls ->
    [0] Es wurde noch nichts gewürfelt; der Startwert ist der versprochene.
    [one] Der einzige Wurf ist so, wie ihn versprochener Startwert, Tisch, Schlüssel und Zugaben ergeben.
   *[other] Alle { $rolls } Würfe sind so, wie sie versprochener Startwert, Tisch, Schlüssel und Zugaben ergeben.
}
verify-day-holds = Alle { $positions } Stellungen vom { $day } sind so, wie der versprochene Startwert sie ergibt: die Spiele, die Entscheidungen und jede Zahl.
verify-table = Tisch: { $table }
verify-commitment = Fingerabdruck: { $commitment }
verify-contributions = Zugaben: { $count }
verify-no-resume = { $file }: Die Würfel dieses Spiels kommen von seinem Tisch, und seine Quittung bürgt für sie; nur dort kann es weitergehen.
