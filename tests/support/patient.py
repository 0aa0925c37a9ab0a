"""httpx for a server on a busy machine: the five seconds that it waits by itself are too few."""

from functools import partial

import httpx

from tests.support.processes import PATIENCE

get = partial(httpx.get, timeout=PATIENCE)
head = partial(httpx.head, timeout=PATIENCE)
put = partial(httpx.put, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
stream = partial(httpx.stream, timeout=PATIENCE)
# Over its usual 20 kept connections httpx closes idle ones, also one that another thread was just
# given and has not written to yet: "Bad file descriptor". So it keeps all of them.
KEEPS_ALL = httpx.Limits(max_connections=100, max_keepalive_connections=None)
Client = partial(httpx.Client, timeout=PATIENCE, limits=KEEPS_ALL)
