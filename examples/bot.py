"""Sits down at a table and plays: python3 bot.py http://127.0.0.1:8765/t/ID (or ID alone) [NAME]"""

import contextlib, http.client, itertools, json, os, secrets, sys, time, urllib.request
from turn_bot import choose

HEAD = {"Content-Type": "application/json", "Accept": "application/x-ndjson"}


def ask(path, body=None, method=None):
    data = json.dumps(body).encode() if body else None
    request = urllib.request.Request(f"{server}/api{path}", data, HEAD, method=method)
    return map(json.loads, opener.open(request, timeout=60))  # one object per line


server, id = f"http://127.0.0.1:8765/t/{sys.argv[1]}".split("/t/")[-2:]
opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())  # knows who we are
if token := os.environ.get("WORMGRILL_TOKEN"):  # of a bot account; without one we are a guest
    HEAD["Authorization"] = f"Bearer {token}"
else:
    HEAD["Origin"] = server
    ask("/me", {"name": (sys.argv[2:] or ["Robo"])[0]}, "PUT")
ask(f"/tables/{id}/seats", {"randomness": secrets.token_hex(16)})
while True:
    with contextlib.suppress(OSError, http.client.HTTPException):  # also stale and too fast
        table = next(ask(f"/tables/{id}"))
        for now in itertools.chain([table], ask(f"/tables/{id}/events?after={table['version']}")):
            position, version = now.get("position"), now.get("seq", table["version"])
            if now.get("state") == "over" or (position and position["over"]):
                sys.exit()
            if position and table["seats"][seat := position["turn"]["player"]]["you"]:
                step = {"seat": seat, "action": choose(position), "version": version}
                ask(f"/tables/{id}/actions", step | {"key": secrets.token_hex(16)})
                time.sleep(0.1)  # ten actions a second are allowed
    time.sleep(1)  # lost the thread: look at the table again
