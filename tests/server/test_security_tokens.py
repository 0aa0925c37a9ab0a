"""Who holds a token is the guest, and nobody else; codes are good once and not for long."""

from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from tests.server.test_security_wire import ask
from tests.support import patient
from tests.support.push_service import Browser
from tests.support.rooms import Clock, home, run
from tests.support.serving import Served, Visitor
from wormgrill.server.device_names import device_name
from wormgrill.server.guests import DEVICE_SECONDS, SEEN_EVERY, NoDeviceCode, NoGuest
from wormgrill.server.store.guests import MOST_TOKENS


def test_without_a_token_nobody_is_known(served: Served) -> None:
    for line in (
        "GET /api/me",
        "POST /api/me/tokens",
        "GET /api/me/tokens",
        "POST /api/me/devices",
    ):
        reply = ask(served, line)
        assert reply.status == 401
        assert reply.problem()["code"] == "no-guest"
        assert dict(reply.headers)["www-authenticate"].startswith("Bearer")


@pytest.mark.parametrize(
    "authorization",
    [
        "",
        "Bearer",
        "Bearer ",
        "Bearer \t",
        "Bearer forged",
        "Bearer null",
        "Bearer ' OR 1=1 --",
        "Bearer \xff\xfe\xfd",
        "Bearer {token}x",
        "Bearer {token},",
        "Bearer {token} {token}",
        "Bearer {half}",
        "Bearer {lower}",
        "Basic {token}",
        "Token {token}",
        "{token}",
        "Bearer:{token}",
        "Bearer={token}",
        "Bearer\xa0{token}",
        "Negotiate Bearer {token}",
        pytest.param("Bearer " + "a" * 30_000, id="endless"),
        pytest.param("Bearer " * 4000 + "{token}", id="stammered"),
    ],
)
def test_a_token_that_is_not_quite_right_is_wrong(served: Served, authorization: str) -> None:
    token = Visitor(served.url).token
    told = authorization.format(token=token, half=token[:16], lower=token.swapcase())
    for line in ("GET /api/me", "PUT /api/me", "POST /api/me/tokens", "GET /api/tables"):
        reply = ask(served, line, f"Authorization: {told}")
        expected = ("bad-request",) if line.startswith("PUT") else ()
        assert reply.problem()["code"] in ("no-guest", *expected)
        assert token not in reply.body.decode()


def test_the_scheme_is_written_in_any_case(served: Served) -> None:
    token = Visitor(served.url).token
    for scheme in ("Bearer", "bearer", "BEARER", "Bearer  "):
        assert ask(served, "GET /api/me", f"Authorization: {scheme} {token}").status == 200


def test_a_cookie_that_is_no_longer_good_makes_a_new_guest_but_opens_nothing(
    served: Served,
) -> None:
    headers = {"Cookie": "wormgrill=forged", "Origin": served.url}
    assert patient.get(f"{served.url}/api/me", headers=headers).status_code == 401
    fresh = patient.put(f"{served.url}/api/me", json={"name": "New"}, headers=headers)
    assert fresh.status_code == 200
    assert fresh.cookies["wormgrill"] != "forged"


def test_tokens_are_long_and_never_the_same(served: Served) -> None:
    ada = Visitor(served.url)
    tokens = {str(ada.post("/api/me/tokens").json()["token"]) for _ in range(10)}
    assert len(tokens) == 10
    assert min(map(len, tokens)) >= 22  # 128 bits in base64


def test_a_device_code_is_good_once(served: Served) -> None:
    ada = Visitor(served.url, "Two Devices")
    made = ada.post("/api/me/devices").json()
    assert made["seconds"] == 600
    come = patient.post(f"{served.url}/api/me", json={"code": f" {made['code'].lower()} "})
    assert come.json()["name"] == "Two Devices"
    assert come.cookies["wormgrill"]
    again = patient.post(f"{served.url}/api/me", json={"code": made["code"]})
    assert (again.status_code, again.json()["code"]) == (404, "no-device-code")
    assert "set-cookie" not in again.headers


def test_a_new_device_code_ends_the_old_one(served: Served) -> None:
    ada = Visitor(served.url)
    old, new = (ada.post("/api/me/devices").json()["code"] for _ in range(2))
    assert patient.post(f"{served.url}/api/me", json={"code": old}).status_code == 404
    assert patient.post(f"{served.url}/api/me", json={"code": new}).status_code == 200


def test_a_device_code_is_good_for_ten_minutes(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with home(tmp_path / "db", clock) as here:
            ada = await here.guest("Ada")
            code = await here.guests.new_device(ada)
            clock.now += DEVICE_SECONDS - 1
            assert (await here.guests.come_by_device(code))[0] is ada
            code = await here.guests.new_device(ada)
            clock.now += DEVICE_SECONDS + 1
            with pytest.raises(NoDeviceCode):
                await here.guests.come_by_device(code)

    run(story())


@pytest.mark.parametrize("kind", ["program", "browser"])
def test_of_too_many_tokens_the_one_not_used_for_longest_is_no_longer_good(
    tmp_path: Path, kind: str
) -> None:
    async def story() -> None:
        clock = Clock()
        async with home(tmp_path / "db", clock) as here:
            ada, own = await here.guests.make("Ada", "en")

            async def another() -> str:
                clock.now += 1
                if kind == "program":
                    return await here.guests.new_token(ada, own)
                return (await here.guests.come_by_device(await here.guests.new_device(ada)))[1]

            tokens = [] if kind == "program" else [own]
            while len(tokens) < MOST_TOKENS:
                tokens.append(await another())
            clock.now += SEEN_EVERY + 1
            used, unused, *others = tokens
            assert await here.guests.with_token(used) is ada
            newest = await another()
            with pytest.raises(NoGuest):
                await here.guests.with_token(unused)
            for token in (used, *others, newest):
                assert await here.guests.with_token(token) is ada

    run(story())


def test_however_many_tokens_a_program_makes_the_browser_and_it_itself_stay(
    served: Served,
) -> None:
    with patient.Client(base_url=served.url, headers={"Origin": served.url}) as browser:
        browser.put("/api/me", json={"name": "Ada"})
        program = browser.post("/api/me/tokens").json()["token"]
        bearer = {"Authorization": f"Bearer {program}"}
        for _ in range(MOST_TOKENS + 2):
            assert patient.post(f"{served.url}/api/me/tokens", headers=bearer).status_code == 201
        assert browser.get("/api/me").json()["name"] == "Ada"
        assert patient.get(f"{served.url}/api/me", headers=bearer).status_code == 200
        kinds = [token["kind"] for token in browser.get("/api/me/tokens").json()]
        assert kinds.count("browser") == 1
        assert MOST_TOKENS <= kinds.count("program") <= MOST_TOKENS + 1


def test_tokens_are_listed_without_being_shown_and_can_be_revoked(served: Served) -> None:
    with patient.Client(base_url=served.url, headers={"Origin": served.url}) as browser:
        browser.put("/api/me", json={"name": "Ada"})
        made = browser.post("/api/me/tokens").json()
        bearer = {"Authorization": f"Bearer {made['token']}"}
        answer = browser.get("/api/me/tokens")
        own, program = answer.json()
        assert made["token"] not in answer.text
        assert (own["kind"], own["this"]) == ("browser", True)
        assert (program["kind"], program["this"]) == ("program", False)
        assert program["id"] == made["id"]
        assert 0 < program["made"] <= program["seen"]
        (_, asking) = patient.get(f"{served.url}/api/me/tokens", headers=bearer).json()
        assert asking["this"]
        left = browser.delete(f"/api/me/tokens/{made['id']}")
        assert left.json() == [own]
        assert patient.get(f"{served.url}/api/me", headers=bearer).status_code == 401
        again = browser.delete(f"/api/me/tokens/{made['id']}")
        assert (again.status_code, again.json()["code"]) == (404, "no-token")


FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36"
    " (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
)


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (FIREFOX, "Firefox, Android"),
        (SAFARI, "Safari, iPhone"),
        (CHROME, "Chrome, Windows"),
        (f"{CHROME} Edg/140.0.0.0", "Edge, Windows"),
        (
            "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36",
            "Chrome, ChromeOS",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15",
            "Safari, macOS",
        ),
        ("a program of mine, on Linux", "Linux"),
        ("curl/8.14.1", None),
        ("", None),
        (None, None),
        ("<script>alert(1)</script>" * 1000, None),
    ],
)
def test_a_device_goes_by_its_browser_and_its_system(
    user_agent: str | None, name: str | None
) -> None:
    assert device_name(user_agent) == name


def test_a_lost_phone_is_found_in_the_list_and_signed_out(served: Served) -> None:
    def device(user_agent: str) -> httpx.Client:
        headers = {"Origin": served.url, "User-Agent": user_agent}
        return patient.Client(base_url=served.url, headers=headers)

    with device(CHROME) as laptop, device(SAFARI) as phone:
        laptop.put("/api/me", json={"name": "Ada"})
        phone.post("/api/me", json={"code": laptop.post("/api/me/devices").json()["code"]})
        for browser, subscribed in (
            (laptop, "https://push.example/1"),
            (phone, "https://push.example/2"),
        ):
            wanted = Browser(subscribed, "").subscription
            assert browser.post("/api/me/calls/devices", json=wanted).status_code == 201
        own, lost = laptop.get("/api/me/tokens").json()
        assert (own["device"], own["this"]) == ("Chrome, Windows", True)
        assert (lost["device"], lost["this"]) == ("Safari, iPhone", False)
        called = laptop.get("/api/me/calls").json()["devices"]
        laptop.delete(f"/api/me/tokens/{lost['id']}")
        assert phone.get("/api/me").status_code == 401
        assert laptop.get("/api/me/calls").json()["devices"] == called[:1]


def test_a_device_that_was_not_known_by_name_gets_it_when_it_comes_again(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with home(tmp_path / "db", clock) as here:
            ada, token = await here.guests.make("Ada", "en")
            for user_agent, name in (
                (None, None),
                (FIREFOX, "Firefox, Android"),
                (None, "Firefox, Android"),
            ):
                clock.now += SEEN_EVERY + 1
                await here.guests.with_token(token, user_agent)
                (kept,) = await here.guests.tokens(ada)
                assert (kept.device, kept.seen) == (name, clock.now)

    run(story())


def test_nobody_revokes_the_tokens_of_others(served: Served) -> None:
    ada, bo = Visitor(served.url), Visitor(served.url, "Bo")
    for token in ada.get("/api/me/tokens").json():
        assert bo.delete(f"/api/me/tokens/{token['id']}").json()["code"] == "no-token"
    assert ada.get("/api/me").status_code == 200


def test_tokens_and_codes_are_kept_as_hashes_only(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db") as served:
        me = patient.put(f"{served.url}/api/me", json={"name": "Ada"})
        ada = Visitor(served.url)
        used, open_code = (ada.post("/api/me/devices").json()["code"] for _ in range(2))
        come = patient.post(f"{served.url}/api/me", json={"code": open_code})
        waiting = ada.post("/api/me/devices").json()["code"]
        tokens = [me.cookies["wormgrill"], ada.token, come.cookies["wormgrill"]]
        files = sorted(tmp_path.iterdir())
        assert "wormgrill.db-wal" in [file.name for file in files]
        kept = b"".join(file.read_bytes() for file in files)
    for secret in (*tokens, used, open_code, waiting):
        assert secret.encode() not in kept
    for token in (*tokens, waiting):
        assert sha256(token.encode()).digest() in kept
    assert [
        file.name for file in files if file.suffix == ".db" and file.stat().st_mode & 0o077
    ] == []
