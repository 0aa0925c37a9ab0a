# Auf anderen Rechnern rechnen, und auf allen Kernen von diesem.

workers-arg = wie viele Prozesse rechnen (sonst einer je Kern)
cluster-arg = auf den Arbeitern des Dask-Schedulers dort rechnen, als tcp://HOST:PORT
cluster-and-workers = Bei --cluster sagt der Cluster, wie viele Arbeiter es gibt: Lass --workers weg.
cluster-bad-address = „{ $address }“ ist keine Adresse eines Schedulers; die sieht aus wie tcp://HOST:PORT oder tls://HOST:PORT. ({ $code })
cluster-no-certificate = Für { $address } muss Dask wissen, welches Zertifikat es zeigen soll: Nenn es in Dasks Konfiguration. ({ $code })
cluster-no-extra = Ein Cluster braucht Dask, und das ist hier nicht installiert: { $command } ({ $code })
cluster-unreachable = Unter { $address } antwortet kein Scheduler. Läuft er, und ist er von hier zu erreichen? ({ $code })
cluster-without-workers = Der Scheduler unter { $address } hat keine Arbeiter: Starte welche. ({ $code })
cluster-versions-differ = Der Cluster unter { $address } hat andere Versionen: { $told }. Installiere überall dieselben. ({ $code })
cluster-difference = { $package } { $there } bei { $where }, hier { $here }
cluster-scheduler = Scheduler
cluster-none = (nichts)
cluster-lost = Der Cluster unter { $address } ist verloren: Sein Scheduler ist weg, oder seine Arbeiter enden immer wieder. ({ $code })
