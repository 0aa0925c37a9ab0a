"""httpx for a server on a busy machine: the five seconds that it waits by itself are too few."""

from functools import partial

import httpx

from tests.support.processes import PATIENCE

get = partial(httpx.get, timeout=PATIENCE)
head = partial(httpx.head, timeout=PATIENCE)
put = partial(httpx.put, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
stream = partial(httpx.stream, timeout=PATIENCE)
Client = partial(httpx.Client, timeout=PATIENCE)
