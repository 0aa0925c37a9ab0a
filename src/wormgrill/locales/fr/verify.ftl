# Vérifier les dés d’une partie enregistrée.

cmd-verify = recalculer les dés d’une partie enregistrée et dire s’ils sont comme promis
verify-arg-record = le fichier de la partie, avec son reçu et la graine révélée ; ou le reçu d’un gril du jour

verify-holds = { $rolls ->
    [0] Rien n’a encore été lancé ; la graine est celle qui était promise.
    [one] Le seul lancer est bien ce que donnent la graine promise, la table, la clé et les ajouts.
   *[other] Les { $rolls } lancers sont bien ce que donnent la graine promise, la table, les clés et les ajouts.
}
verify-day-holds = Les { $positions } positions du { $day } sont bien ce que donne la graine promise : les parties, les décisions et chaque chiffre.
verify-table = Table : { $table }
verify-commitment = Empreinte : { $commitment }
verify-contributions = Ajouts : { $count }
verify-no-resume = { $file } : les dés de cette partie viennent de sa table et son reçu s’en porte garant ; elle ne peut continuer que là.
