"""A page of somebody else's cannot act with a visitor's cookie."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.test_security_wire import ask
from tests.support import patient
from tests.support.serving import Served

TOKENS = "/api/me/tokens"  # a command: it changes something


def cookie_of(url: str, **headers: str) -> str:
    me = patient.put(f"{url}/api/me", json={"name": "Ada"}, headers=headers)
    assert me.status_code == 200, me.text
    return f"wormgrill={me.cookies['wormgrill']}"


@pytest.fixture(scope="module")
def cookie(served: Served) -> str:
    return cookie_of(served.url)


def test_the_own_page_acts_with_the_cookie(served: Served, cookie: str) -> None:
    for origin in (served.url, served.url.upper().replace("HTTP", "http")):
        headers = {"Cookie": cookie, "Origin": origin}
        assert patient.post(served.url + TOKENS, headers=headers).status_code == 201


def test_other_origins_do_not(served: Served, cookie: str) -> None:
    origins = [
        "https://evil.example",
        "null",
        "",
        "*",
        f"https://127.0.0.1:{served.port}",
        f"http://127.0.0.1:{served.port + 1}",
        "http://127.0.0.1",
        f"http://localhost:{served.port}",
        f"http://127.0.0.1:{served.port}.evil.example",
        f"http://127.0.0.1:{served.port}@evil.example",
        f"{served.url}/",
        f"{served.url} https://evil.example",
        f"https://evil.example, {served.url}",
        "file://",
    ]
    for origin in origins:
        reply = ask(served, f"POST {TOKENS}", f"Cookie: {cookie}", f"Origin: {origin}")
        assert reply.status == 403, origin
        assert reply.problem()["code"] == "other-origin"


def test_two_origins_are_none(served: Served, cookie: str) -> None:
    pair = f"Origin: {served.url}", "Origin: https://evil.example"
    for first, second in (pair, pair[::-1], (pair[0], pair[0])):
        reply = ask(served, f"POST {TOKENS}", f"Cookie: {cookie}", first, second)
        assert reply.problem()["code"] == "other-origin"


def test_a_cookie_without_an_origin_does_not_act(served: Served, cookie: str) -> None:
    spellings = [
        [f"Cookie: {cookie}"],
        [f"Cookie: {cookie.replace('=', ' =')}"],
        [f"Cookie: other=1;{cookie}"],
        [f"Cookie: {cookie}", "Cookie: other=1"],
        ["Cookie: other=1", f"Cookie: {cookie}"],
    ]
    for headers in spellings:
        reply = ask(served, f"POST {TOKENS}", *headers)
        assert reply.problem()["code"] == "other-origin", headers
    referred = ask(served, f"POST {TOKENS}", f"Cookie: {cookie}", f"Referer: {served.url}/")
    assert referred.status == 403


def test_every_method_that_changes_something_is_guarded(served: Served, cookie: str) -> None:
    for line in ("PUT /api/me", "POST /api/me", "DELETE /api/tables/x/seats/0", "PATCH /api/me"):
        reply = ask(served, line, f"Cookie: {cookie}", "Origin: https://evil.example")
        assert reply.problem()["code"] == "other-origin", line


def test_reading_needs_no_origin_and_tells_other_origins_nothing(
    served: Served, cookie: str
) -> None:
    reply = ask(served, "GET /api/me", f"Cookie: {cookie}", "Origin: https://evil.example")
    assert reply.status == 200
    assert not [name for name, _ in reply.headers if name.startswith("access-control")]


def test_a_link_on_another_page_does_not_ask_for_a_hint(served: Served, cookie: str) -> None:
    signed = {"Cookie": cookie, "Origin": served.url}
    seats = [{"kind": "me"}, {"kind": "bot"}]
    made = patient.post(
        f"{served.url}/api/tables", json={"edition": "classic", "seats": seats}, headers=signed
    ).json()
    for path in ("hint", "hint/", "events"):
        line = f"GET /api/tables/{made['id']}/{path}"
        for site in ("cross-site", "same-site"):
            reply = ask(served, line, f"Cookie: {cookie}", f"Sec-Fetch-Site: {site}")
            assert reply.problem()["code"] == "other-origin"
    line = f"GET /api/tables/{made['id']}"
    seen = ask(served, line, f"Cookie: {cookie}", "Sec-Fetch-Site: cross-site")
    assert json.loads(seen.body)["version"] == made["version"]
    own = ask(served, f"{line}/hint", f"Cookie: {cookie}", "Sec-Fetch-Site: same-origin")
    assert own.status == 200


def test_programs_with_a_token_need_no_origin(served: Served, cookie: str) -> None:
    headers = {"Cookie": cookie, "Origin": served.url}
    token = patient.post(served.url + TOKENS, headers=headers).json()["token"]
    signed = f"Authorization: Bearer {token}"
    assert ask(served, f"POST {TOKENS}", signed).status == 201
    assert ask(served, f"POST {TOKENS}", signed, f"Cookie: {cookie}").status == 201
    from_a_page = ask(served, f"POST {TOKENS}", signed, "Origin: https://evil.example")
    assert from_a_page.problem()["code"] == "other-origin"


def test_a_bad_token_is_not_helped_by_a_good_cookie(served: Served, cookie: str) -> None:
    for token in ("Bearer forged", "Basic x", "Bearer", ""):
        reply = ask(served, f"POST {TOKENS}", f"Authorization: {token}", f"Cookie: {cookie}")
        assert reply.problem()["code"] == "no-guest", token


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """As behind a proxy that speaks https with the world."""
    folder: Path = tmp_path_factory.mktemp("hosted")
    with Served(folder / "wormgrill.db", "--base-url", "https://worms.example") as server:
        yield server


def test_under_https_only_the_https_page_is_ours(hosted: Served) -> None:
    cookie = cookie_of(hosted.url, Host="worms.example")
    for origin, status in {
        "https://worms.example": 201,
        "http://worms.example": 403,
        "https://worms.example:8443": 403,
        "https://worms.example.evil.example": 403,
        "https://sub.worms.example": 403,
    }.items():
        reply = ask(
            hosted,
            f"POST {TOKENS}",
            f"Cookie: {cookie}",
            f"Origin: {origin}",
            host="worms.example",
        )
        assert reply.status == status, origin
