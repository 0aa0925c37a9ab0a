# Computing on other machines, and on all cores of this one.

workers-arg = how many processes compute (default: one per core)
cluster-arg = compute on the workers of the Dask scheduler there, as tcp://HOST:PORT
cluster-and-workers = With --cluster the cluster says how many workers there are: leave --workers out.
cluster-bad-address = “{ $address }” is not the address of a scheduler, which is tcp://HOST:PORT or tls://HOST:PORT. ({ $code })
cluster-no-certificate = For { $address } Dask must know which certificate to show: name it in Dask's configuration. ({ $code })
cluster-no-extra = A cluster needs Dask, which is not installed here: { $command } ({ $code })
cluster-unreachable = No scheduler answers at { $address }. Is it running, and can it be reached from here? ({ $code })
cluster-without-workers = The scheduler at { $address } has no workers: start some. ({ $code })
cluster-versions-differ = The cluster at { $address } has other versions: { $told }. Install the same everywhere. ({ $code })
cluster-difference = { $package } { $there } at { $where }, here { $here }
cluster-scheduler = the scheduler
cluster-none = (none)
cluster-lost = The cluster at { $address } was lost: its scheduler has gone, or its workers end again and again. ({ $code })
