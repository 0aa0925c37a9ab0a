# Calculer sur d’autres machines, et sur tous les cœurs de celle-ci.

workers-arg = combien de processus calculent (sinon un par cœur)
cluster-arg = calculer sur les ouvriers de l’ordonnanceur Dask à cette adresse, tcp://HÔTE:PORT
cluster-and-workers = Avec --cluster, c’est la grappe qui dit combien d’ouvriers il y a : enlève --workers.
cluster-bad-address = « { $address } » n’est pas l’adresse d’un ordonnanceur, de la forme tcp://HÔTE:PORT ou tls://HÔTE:PORT. ({ $code })
cluster-no-certificate = Pour { $address }, Dask doit savoir quel certificat montrer : nomme-le dans la configuration de Dask. ({ $code })
cluster-no-extra = Une grappe a besoin de Dask, qui n’est pas installé ici : { $command } ({ $code })
cluster-unreachable = Aucun ordonnanceur ne répond à { $address }. Est-il en marche, et joignable d’ici ? ({ $code })
cluster-without-workers = L’ordonnanceur de { $address } n’a pas d’ouvriers : lances-en. ({ $code })
cluster-versions-differ = La grappe de { $address } a d’autres versions : { $told }. Installe les mêmes partout. ({ $code })
cluster-difference = { $package } { $there } chez { $where }, ici { $here }
cluster-scheduler = l’ordonnanceur
cluster-none = (rien)
cluster-lost = La grappe de { $address } est perdue : son ordonnanceur a disparu, ou ses ouvriers s’arrêtent sans cesse. ({ $code })
