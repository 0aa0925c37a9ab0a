"""HEAD is answered wherever GET is: the same status and headers, and no body."""

import httpx
import pytest

from tests.support import patient
from tests.support.serving import Served, Visitor

CHANGING = ("date", "retry-after")
PATHS = (
    *("/", "/about", "/health", "/metrics", "/api", "/page.css", "/icon.svg"),
    *("/schema/openapi.json", "/api/me", "/api/editions", "/api/tables", "/nothing"),
)


def same(head: httpx.Response, get: httpx.Response) -> bool:
    """As far as they must be: figures for operators grow between two requests."""
    told = [{name: value for name, value in one.headers.items() if name not in CHANGING}
            for one in (head, get)]  # fmt: skip
    if get.url.path == "/metrics":
        for one in told:
            one.pop("content-length")
    return told[0] == told[1] and head.status_code == get.status_code and not head.content


@pytest.mark.parametrize("path", PATHS)
def test_head_brings_what_get_would_without_the_body(served: Served, path: str) -> None:
    assert same(patient.head(served.url + path), patient.get(served.url + path))


def test_head_of_a_table_and_of_what_belongs_to_it(served: Served) -> None:
    ada = Visitor(served.url)
    table = ada.make("me", "open")
    for path in ("", "/invite.svg", "/record", "/review", "/fairness"):
        where = f"/api/tables/{table['id']}{path}"
        assert same(ada.http.head(where), ada.get(where)), path


def test_head_of_a_stream_is_its_headers_and_nobody_listens(served: Served) -> None:
    ada = Visitor(served.url)
    id = ada.make("me", "open")["id"]
    head = ada.http.head(f"/api/tables/{id}/events")
    assert head.status_code == 200
    assert head.headers["content-type"].startswith("text/event-stream")
    assert head.headers["cache-control"] == "no-store"
    assert not ada.table(id)["seats"][0]["here"]


def test_head_is_refused_as_get_would_be(served: Served) -> None:
    strange = {"Host": "evil.example"}
    refused = patient.head(served.url, headers=strange)
    assert same(refused, patient.get(served.url, headers=strange))
    assert refused.status_code == 400


def test_what_cannot_be_read_cannot_be_asked_for_by_head(served: Served) -> None:
    refused = patient.head(f"{served.url}/api/me/devices")
    assert refused.status_code == 405
    assert set(refused.headers["allow"].split(", ")) == {"POST", "OPTIONS"}
