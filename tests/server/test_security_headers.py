"""Every answer, errors too, tells the browser to be careful."""

from collections.abc import Iterator
from html.parser import HTMLParser
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from tests.support import patient
from tests.support.serving import Served, Visitor

POLICY = "content-security-policy"
PAGES = ("/", "/t/%3Cscript%3Ealert(1)", "/learn", "/about", "/%3Cscript%3Ealert(1)")
CAREFUL = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("hosted")
    with Served(folder / "wormgrill.db", "--base-url", "https://worms.example") as server:
        yield server


def answers(served: Served) -> Iterator[httpx.Response]:
    """One of each kind."""
    ada = Visitor(served.url)
    table = ada.make("me", "bot")
    where = f"/api/tables/{table['id']}"
    for path in ("/api", "/page.css", "/health", "/metrics", "/schema/openapi.json", "/schema",
                 "/api/me", "/api/tables", "/api/bots", "/api/editions", "/api/phrases", where,
                 f"{where}/record", f"{where}/fairness", f"{where}/invite.svg", f"{where}/hint",
                 f"/api/codes/{table['code']}"):  # fmt: skip
        found = ada.get(path)
        assert found.status_code == 200, path
        yield found
    for path, status in (("/nothing", 404), ("/schema/nothing", 404), ("/api/tables/x", 404),
                         (f"{where}/events?after=-1", 400), (f"{where}/actions", 405)):  # fmt: skip
        found = ada.get(path)
        assert found.status_code == status, path
        yield found
    for path in PAGES:
        yield ada.get(path)
    yield ada.http.get("/health", headers={"Host": "evil.example"})
    yield ada.http.put("/api/me", json={}, headers={"Origin": "https://evil.example"})
    yield ada.http.put("/api/me", content=b"x" * 5000)
    yield ada.http.put("/api/me", content=b"x")
    yield ada.http.get("/api/me", headers={"Authorization": "Bearer forged"})
    yield ada.http.options("/api/me")
    yield ada.act(table["id"], 0, "stop", table["version"])
    yield ada.act(table["id"], 0, "roll", 0)
    for accept in ("text/event-stream", "application/x-ndjson"):
        with ada.http.stream("GET", f"{where}/events", headers={"Accept": accept}) as live:
            assert live.headers["content-type"].startswith(accept)
            yield live


def test_every_answer_has_them_once_and_none_tells_what_serves(served: Served) -> None:
    seen = set()
    for answer in answers(served):
        seen.add(answer.status_code)
        for name, value in CAREFUL.items():
            assert answer.headers.get_list(name) == [value], answer.url
        assert len(answer.headers.get_list(POLICY)) == 1
        assert "permissions-policy" in answer.headers
        assert len(answer.headers.get_list("cache-control")) == 1, answer.url
        assert "server" not in answer.headers
        assert "x-powered-by" not in answer.headers
        assert "strict-transport-security" not in answer.headers
        assert not [name for name in answer.headers if name.startswith("access-control")]
    assert {200, 204, 400, 401, 403, 404, 405, 409, 413, 415, 422} <= seen


def test_what_depends_on_the_asker_is_kept_by_nobody(served: Served) -> None:
    for answer in answers(served):
        if "text/html" not in answer.headers.get("content-type", ""):
            assert answer.headers["cache-control"] == "no-store", answer.url
        else:  # the client's page, and the one for developers
            assert answer.headers["cache-control"] in ("no-cache", "no-store")


def test_what_is_the_same_for_all_may_be_kept(served: Served) -> None:
    for path in ("/api/picture.png", "/icon.svg"):
        found = patient.get(served.url + path)
        assert found.status_code == 200
        assert found.headers.get_list("cache-control") != ["no-store"]


def test_the_policy_lets_nothing_in_but_our_own_files(served: Served) -> None:
    policy = patient.get(served.url).headers[POLICY]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    for hole in ("unsafe", "*", "http:", "https:", "blob:"):
        assert hole not in policy
    assert {name for name, value in rules.items() if "data:" in value} == {"img-src"}


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


@pytest.mark.parametrize("path", ["/api", *PAGES])
def test_the_page_keeps_the_policy(served: Served, path: str) -> None:
    page = patient.get(served.url + path, headers={"Accept": "text/html"})
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    tags = Page(page.text).tags
    assert tags
    for tag, attributes in tags:
        assert tag not in ("style", "base", "iframe", "object", "embed")
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]
        for name in ("src", "href"):
            value = attributes.get(name)
            assert value is None or (value.startswith("/") and not value.startswith("//"))
        if tag == "script":
            assert attributes.get("src")
    assert "alert(1)" not in page.text


def cookie_from(served: Served, host: str) -> tuple[str, httpx.Response]:
    answer = patient.put(f"{served.url}/api/me", json={"name": "Ada"}, headers={"Host": host})
    (cookie,) = answer.headers.get_list("set-cookie")
    (morsel,) = SimpleCookie(cookie).values()
    assert morsel["httponly"]
    assert morsel["samesite"].lower() == "lax"
    assert morsel["path"] == "/"
    assert not morsel["domain"]
    assert len(morsel.value) >= 22
    return cookie, answer


def test_the_cookie_is_for_the_server_alone(served: Served) -> None:
    cookie, answer = cookie_from(served, f"127.0.0.1:{served.port}")
    assert "secure" not in cookie.lower()
    token = SimpleCookie(cookie)["wormgrill"].value
    assert token not in answer.text
    headers = {"Cookie": f"wormgrill={token}", "Origin": served.url}
    again = patient.put(f"{served.url}/api/me", json={"name": "Bo"}, headers=headers)
    assert again.json()["name"] == "Bo"
    assert "set-cookie" not in again.headers


def test_under_https_the_cookie_and_everything_else_stay_there(hosted: Served) -> None:
    cookie, answer = cookie_from(hosted, "worms.example")
    assert "; secure" in cookie.lower()
    refused = patient.get(hosted.url, headers={"Host": "evil.example"})
    assert refused.status_code == 400
    for one in (answer, refused):
        assert one.headers["strict-transport-security"] == "max-age=31536000"
