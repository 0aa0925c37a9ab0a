# Calcolare su altre macchine, e su tutti i core di questa.

workers-arg = quanti processi calcolano (altrimenti uno per core)
cluster-arg = calcolare con i lavoratori dello scheduler Dask a questo indirizzo, tcp://HOST:PORT
cluster-and-workers = Con --cluster è il cluster a dire quanti lavoratori ci sono: togli --workers.
cluster-bad-address = «{ $address }» non è l’indirizzo di uno scheduler, che è tcp://HOST:PORT o tls://HOST:PORT. ({ $code })
cluster-no-certificate = Per { $address } Dask deve sapere quale certificato mostrare: nominalo nella configurazione di Dask. ({ $code })
cluster-no-extra = Un cluster ha bisogno di Dask, che qui non è installato: { $command } ({ $code })
cluster-unreachable = A { $address } non risponde nessuno scheduler. È acceso, e si raggiunge da qui? ({ $code })
cluster-without-workers = Lo scheduler a { $address } non ha lavoratori: avviane qualcuno. ({ $code })
cluster-versions-differ = Il cluster a { $address } ha altre versioni: { $told }. Installa le stesse dappertutto. ({ $code })
cluster-difference = { $package } { $there } presso { $where }, qui { $here }
cluster-scheduler = lo scheduler
cluster-none = (niente)
cluster-lost = Il cluster a { $address } è perduto: il suo scheduler non c’è più, o i suoi lavoratori continuano a fermarsi. ({ $code })
