"""Several machines behind nginx, with the file that we give to hosts."""

import json
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.support import patient
from tests.support.nginx import fitted, needs_nginx
from tests.support.postgres import PostgresServer
from tests.support.processes import Program, until
from tests.support.serving import Json, Served, cautious, fresh_key

CONFIG = (Path(__file__).parents[2] / "deploy" / "nginx-several.conf").read_text("utf-8")
NAME = "worms.example"
BEHIND = ("--base-url", f"https://{NAME}", "--no-limits")


@contextmanager
def proxied(several: list[Served], folder: Path) -> Iterator[httpx.Client]:
    """A guest who knows nothing but the name."""
    servers = iter(several)

    def ours(line: re.Match[str]) -> str:
        one = next(servers, None)
        return f"server 127.0.0.1:{one.port}{line[1]};" if one else ""

    command, port = fitted(re.sub(r"server 10\.[\d.]+:8765([^;]*);", ours, CONFIG), folder)
    nginx = Program(command)
    try:
        with patient.Client(
            base_url=f"https://127.0.0.1:{port}",
            headers={"Host": NAME, "Origin": f"https://{NAME}"},
            verify=False,
        ) as guest:
            until(lambda: _answers(guest), "nginx did not start")
            yield guest
    finally:
        nginx.end()


def _answers(guest: httpx.Client) -> bool:
    try:
        return guest.get("/health").status_code == 200
    except httpx.TransportError:
        return False


def act(guest: httpx.Client, table: Json) -> Json:
    """With one key, again and again if a machine has gone under it."""
    body = {
        "seat": table["position"]["turn"]["player"],
        "version": table["version"],
        "key": fresh_key(),
        "action": cautious(table["position"]),
    }
    answers: list[Json] = []

    def taken() -> bool:
        answer = guest.post(f"/api/tables/{table['id']}/actions", json=body)
        if answer.status_code == 200:
            answers.append(answer.json())
        else:  # nginx leaves a machine alone for some seconds after it failed
            assert answer.status_code in (502, 503, 504), answer.text
        return bool(answers)

    until(taken, "no machine answers")
    return {"id": table["id"], **answers[0]}


@needs_nginx
def test_a_game_goes_on_while_machines_come_and_go(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    options = ("--database", postgres.database(), *BEHIND)
    with (
        Served(tmp_path / "one", *options) as one,
        Served(tmp_path / "two", *options) as two,
        proxied([one, two], tmp_path) as guest,
    ):
        came = guest.put("/api/me", json={"name": "Ada", "language": "en"})
        assert came.status_code == 200, came.text
        guest.headers["Cookie"] = came.headers["set-cookie"].partition(";")[0]
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bo"}]
        made = guest.post("/api/tables", json={"edition": "classic", "seats": seats})
        assert made.status_code == 201, made.text
        table: Json = made.json()
        path = f"/api/tables/{table['id']}"
        ndjson = {"Accept": "application/x-ndjson"}
        with guest.stream("GET", f"{path}/events", headers=ndjson) as stream:
            facts = (json.loads(line) for line in stream.iter_lines())
            table = act(guest, table)
            told = next(fact for fact in facts if fact.get("seq") == table["version"])
            assert told["position"] == table["position"]
        one.stop(signal.SIGTERM)  # as at a rolling restart: nobody notices
        for _ in range(10):
            assert guest.get(path).status_code == 200
            table = act(guest, table)
        one.start()
        two.kill()
        for _ in range(10):
            table = act(guest, table)
        assert guest.get(path).json()["version"] == table["version"]
        assert guest.get("/metrics").status_code == 404
