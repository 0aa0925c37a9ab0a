"""Calls over HTTP: turned on and off by the guest alone; and what the webhook is told."""

import hmac
import json
import secrets
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.support.calls import SECRET, Calling, calling, pass_turn, two_at_a_table
from tests.support.postgres import PostgresServer
from tests.support.processes import until
from tests.support.push_service import Browser, PushService
from tests.support.rooms import Clock, run
from tests.support.serving import Json, Served, Visitor, cautious
from wormgrill.match.calls import CALL_AFTER
from wormgrill.match.retention import DAY
from wormgrill.server.limits import RATES
from wormgrill.server.settings import BadSetting, Settings, checked
from wormgrill.server.store.transfer import export, import_whole

PUSH = "https://push.example/send/"


def subscription(endpoint: str | None = None) -> Json:
    return dict(Browser(endpoint or PUSH + secrets.token_urlsafe(9), "").subscription)


# Turned on and off


def test_everything_is_off_until_it_is_turned_on(served: Served) -> None:
    ada = Visitor(served.url)
    table = ada.make("me", "open")["id"]
    found = ada.get("/api/me/calls").json()
    assert (found["everywhere"], found["devices"], found["webhook"]) == (False, [], None)
    assert len(found["key"]) == 87  # a point of the curve, in base64url
    assert ada.get(f"/api/tables/{table}/call").json() == {"wanted": False}


def test_a_device_is_added_listed_without_its_address_and_removed(served: Served) -> None:
    ada = Visitor(served.url)
    wanted = subscription()
    answer = ada.post("/api/me/calls/devices", wanted)
    assert answer.status_code == 201
    (device,) = answer.json()["devices"]
    assert device["id"] == sha256(wanted["endpoint"].encode()).hexdigest()[:24]
    for secret in wanted.values():
        assert secret not in answer.text
    assert ada.post("/api/me/calls/devices", wanted).json()["devices"][0]["id"] == device["id"]
    gone = ada.delete(f"/api/me/calls/devices/{device['id']}")
    assert (gone.status_code, gone.json()["devices"]) == (200, [])
    assert ada.delete(f"/api/me/calls/devices/{device['id']}").status_code == 200


def test_what_is_said_at_a_table_counts_more_than_what_holds_everywhere(served: Served) -> None:
    ada = Visitor(served.url)
    one, other = (ada.make("me", "open")["id"] for _ in range(2))
    assert ada.put("/api/me/calls", {"everywhere": True}).json()["everywhere"] is True
    assert ada.put(f"/api/tables/{one}/call", {"wanted": False}).json() == {"wanted": False}
    wishes = [ada.get(f"/api/tables/{table}/call").json()["wanted"] for table in (one, other)]
    assert wishes == [False, True]
    ada.put("/api/me/calls", {"everywhere": False})
    ada.put(f"/api/tables/{one}/call", {"wanted": True})
    wishes = [ada.get(f"/api/tables/{table}/call").json()["wanted"] for table in (one, other)]
    assert wishes == [True, False]


def test_nobody_reaches_into_anothers_calls(served: Served) -> None:
    ada, eve = Visitor(served.url), Visitor(served.url, "Eve")
    table = ada.make("me", "open")["id"]
    device = ada.post("/api/me/calls/devices", subscription()).json()["devices"][0]["id"]
    assert eve.delete(f"/api/me/calls/devices/{device}").json()["devices"] == []
    assert [one["id"] for one in ada.get("/api/me/calls").json()["devices"]] == [device]
    refused = eve.put(f"/api/tables/{table}/call", {"wanted": True})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
    stranger = eve.http
    stranger.headers.pop("Authorization")
    for method, path in (
        ("GET", "/api/me/calls"),
        ("PUT", "/api/me/calls"),
        ("POST", "/api/me/calls/devices"),
        ("DELETE", f"/api/me/calls/devices/{device}"),
        ("GET", f"/api/tables/{table}/call"),
        ("PUT", f"/api/tables/{table}/call"),
    ):
        answer = stranger.request(method, path, json={"everywhere": True})
        assert answer.status_code in (400, 401), (method, path)


def test_a_device_belongs_to_whoever_subscribed_on_it_last(served: Served) -> None:
    """Two guests at one browser, one after the other: the first one's calls are not the other's."""
    ada, bo = Visitor(served.url), Visitor(served.url, "Bo")
    shared = subscription()
    ada.post("/api/me/calls/devices", shared)
    bo.post("/api/me/calls/devices", shared)
    assert ada.get("/api/me/calls").json()["devices"] == []
    assert len(bo.get("/api/me/calls").json()["devices"]) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/x"},
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "https://169.254.169.254/latest/meta-data"},
        {"endpoint": "https://localhost:8765/api/me"},
        {"endpoint": "https://[::ffff:10.0.0.1]/x"},
        {"endpoint": "https://router.local/x"},
        {"endpoint": "gopher://push.example/x"},
        {"p256dh": "BAAA"},
        {"p256dh": "B" * 87},
        {"p256dh": "ü"},
        {"auth": "short"},
    ],
)
def test_what_cannot_be_a_push_service_is_refused(served: Served, wrong: Json) -> None:
    ada = Visitor(served.url)
    refused = ada.post("/api/me/calls/devices", subscription() | wrong)
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-push-service")
    assert ada.get("/api/me/calls").json()["devices"] == []


def test_who_switches_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    with Served(tmp_path / "db") as served:
        ada = Visitor(served.url)
        answers = [
            ada.put("/api/me/calls", {"everywhere": True}).status_code
            for _ in range(int(RATES["call"].burst) + 5)
        ]
        assert 429 in answers


def test_the_service_worker_is_a_script_of_the_whole_house_that_is_asked_for_anew(
    served: Served,
) -> None:
    answer = Visitor(served.url).get("/call.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "caches" not in answer.text
    assert "fetch'" not in answer.text  # it answers no request


# A real server, a real push service


def test_a_server_calls_over_tls_survives_a_kill_and_tells_no_secret(
    tmp_path: Path, service: PushService
) -> None:
    options = ("--test-dice", "--no-limits", "--test-push")
    with Served(tmp_path / "db", *options, SSL_CERT_FILE=str(service.certificate)) as served:
        ada, bo = Visitor(served.url), Visitor(served.url, "Bo", "fr")
        table = ada.make("me", "open", dice="seeded", seed=7)["id"]
        bo.sit(table)
        browser = service.browser(bo.get("/api/me/calls").json()["key"])
        assert bo.post("/api/me/calls/devices", dict(browser.subscription)).status_code == 201
        bo.put(f"/api/tables/{table}/call", {"wanted": True})
        finish_turn(ada, table)
        served.kill()
        served.start()
        until(lambda: service.for_browser(browser), "nobody was called")
        (posted,) = service.for_browser(browser)
        assert browser.read(posted)["title"] == "À toi de jouer"
        browser.check_sender(posted)
        assert service.certificate.exists()
        log = served.log_text()
    for secret in (browser.endpoint, browser.endpoint.rpartition("/")[2], table):
        assert secret not in log


def finish_turn(visitor: Visitor, table: str) -> None:
    seen = visitor.table(table)
    seat = seen["position"]["turn"]["player"]
    while seen["position"]["turn"]["player"] == seat:
        visitor.act(table, seat, cautious(seen["position"]), seen["version"])
        seen = visitor.table(table)


# The webhook


async def told_to_the_webhook(server: Calling) -> None:
    room, ada, bo = await two_at_a_table(server, pace=int(DAY))
    await pass_turn(room, ada)
    await server.pass_time(CALL_AFTER + 1)
    assert server.service.posted == []  # nobody has asked for it
    await server.caller.calls.call_at(bo.id, room.table.id, wanted=True)
    await pass_turn(room, bo)
    await pass_turn(room, ada)
    began = server.clock()
    await server.pass_time(CALL_AFTER + 1)
    await server.pass_time(0.9 * DAY)
    await server.pass_time(0.05 * DAY)
    assert server.caller.webhook is not None
    number = server.caller.webhook.number_of(bo.id)
    assert bo.id not in number
    told = [json.loads(posted.body) for posted in server.service.posted]
    assert told == [
        {
            "event": "your-turn",
            "reminder": reminder,
            "table": room.table.id,
            "guest": number,
            "edition": "classic",
            "deadline": began + DAY,
        }
        for reminder in (False, True)
    ]
    for posted in server.service.posted:
        head = f"{posted.headers['webhook-id']}.{posted.headers['webhook-timestamp']}."
        signature = hmac.new(SECRET.encode(), head.encode() + posted.body, sha256).digest()
        assert posted.headers["webhook-signature"] == f"v1,{b64encode(signature).decode()}"


def test_the_webhook_is_told_of_those_who_asked_once_per_turn_and_signed(
    place: Path | str, service: PushService
) -> None:
    async def story() -> None:
        async with calling(place, service, Clock(), webhook=True) as server:
            await told_to_the_webhook(server)

    run(story())


def test_a_webhook_wants_an_address_and_a_secret() -> None:
    good = "https://calls.example/worms"
    assert checked(Settings(webhook=good, webhook_secret="x" * 16)).webhook == good
    for url, secret in (
        (good, None),
        (good, "short"),
        ("calls.example", "x" * 16),
        ("ftp://calls.example", "x" * 16),
        ("https://calls.example:x/", "x" * 16),
        ("https://cälls.example/", "x" * 16),
    ):
        with pytest.raises(BadSetting, match="webhook"):
            checked(Settings(webhook=url, webhook_secret=secret))


# Moved to another database


def test_an_import_takes_keys_and_devices_along_also_into_a_database_that_was_only_started(
    tmp_path: Path, postgres: PostgresServer, service: PushService
) -> None:
    there = postgres.database()

    async def story(place: Path | str, then: Callable[[Calling], Any]) -> None:
        async with calling(place, service, Clock()) as server:
            await then(server)

    found: dict[str, Any] = {}

    async def fill(server: Calling) -> None:
        room, _, bo = await two_at_a_table(server, dice="typed")
        found.update(key=server.caller.key.public, bo=bo.id, table=room.table.id)
        await server.browser(bo)
        await server.caller.calls.call_at(bo.id, room.table.id, wanted=True)

    async def start(server: Calling) -> None:
        assert server.caller.key.public != found["key"]

    async def check(server: Calling) -> None:
        calls = server.caller.calls
        assert server.caller.key.public == found["key"]
        assert len((await calls.wishes(found["bo"])).devices) == 1
        assert await calls.wanted(found["bo"], found["table"])

    run(story(tmp_path / "db", fill))
    export(str(tmp_path / "db"), tmp_path / "all", lambda done, every: None)
    run(story(there, start))
    import_whole(tmp_path / "all", there, lambda done, every: None)
    run(story(there, check))
