"""Names are what people type: refused, or harmless wherever they are told."""

from xml.etree import ElementTree

import pytest

from tests.support.serving import Served, Visitor
from wormgrill.formats.record_reader import parse_record
from wormgrill.match.nicknames import NICKNAMES

REFUSED = [
    " ",
    "x" * 25,
    "a\nb",
    "a\r\nSet-Cookie: x=1",
    "a\tb",
    "a\x00b",
    "a\x1b[31mb",
    "a\x7f",
    "a\x85b",
    "a\u2028b",
    "a\u2029b",
    "\u202eadA",
    "\u2066Ada\u2069",
    "Ada\u200f",
    "\u200b\u200c\u200d",
    "\u0301" * 24,
    "\ufeff",
]
HARMLESS = [
    "<script>alert(1)</script",
    '"><img src=x onerror=a>',
    "</text><script>",
    "';DROP TABLE guests;--",
    "' OR '1'='1",
    "{{7*7}}${7*7}%s%n",
    "../../etc/passwd",
    "cmd:touch /tmp/worm",
    "Ada: 1. roll",
    "# Ada \\n \\u000a",
    "Ada \"the\" 'Worm' \\",
    "👩‍👩‍👧‍👦🪱",
    "a" + "\u0301" * 23,
    "שלום مرحبا",
    "A\u200bda",
    "null, true, 1e9",
    "Keys: bot:",
    "=1+1",
]


@pytest.mark.parametrize("name", REFUSED)
def test_a_name_that_deceives_is_refused(ada: Visitor, name: str) -> None:
    opened = ada.make("me", "open")["id"]
    tries = [ada.put("/api/me", {"name": name}), ada.sit(opened, local=name)]
    for kind in ("me", "local", "bot"):
        seats = [{"kind": kind, "name": name}, {"kind": "open"}]
        tries.append(ada.post("/api/tables", {"edition": "classic", "seats": seats}))
    for answer in tries:
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), answer.text


@pytest.mark.parametrize("name", HARMLESS)
def test_a_strange_name_is_a_name_and_nothing_else(served: Served, ada: Visitor, name: str) -> None:
    renamed = ada.put("/api/me", {"name": name})
    assert renamed.status_code == 200
    assert renamed.json()["name"] == name
    bot = {"kind": "bot", "name": name}
    table = ada.make("me", {"kind": "local", "name": name}, bot)
    names = [seat["name"] for seat in table["seats"]]
    assert names[0] == name
    assert len(set(names)) == 3
    told = ada.get(f"/api/tables/{table['id']}")
    assert told.headers["content-type"] == "application/json"
    assert told.headers["x-content-type-options"] == "nosniff"
    record = ada.get(f"/api/tables/{table['id']}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert [seat.name for seat in parse_record(record.text).start.seats] == names
    drawn = ada.get(f"/api/tables/{table['id']}/invite.svg")
    assert ElementTree.fromstring(drawn.text).tag.endswith("svg")
    assert name not in drawn.text
    assert name not in served.log_text()


def test_the_log_has_one_line_per_entry(served: Served, ada: Visitor) -> None:
    for name in (*REFUSED, *HARMLESS):
        ada.put("/api/me", {"name": name})
    lines = served.log_text().splitlines()
    assert [line for line in lines if line[:1] != "{"] == []
    assert len(served.log()) == len(lines)


def test_at_a_public_table_names_come_from_the_list(served: Served) -> None:
    eve = Visitor(served.url, "https://evil.example")
    bo = Visitor(served.url, "Rude Word")
    spam = "Buy worms"
    seats = [
        {"kind": "me", "name": spam},
        {"kind": "local", "name": spam},
        {"kind": "bot", "name": spam},
    ]
    table = eve.make(*seats, "open", "open", "open", public=True)
    assert eve.sit(table["id"], local=spam).status_code == 200
    assert bo.sit(table["id"]).status_code == 200
    assert eve.post(f"/api/tables/{table['id']}/start").status_code == 200
    names = [seat["name"] for seat in eve.table(table["id"])["seats"]]
    assert len(set(names)) == 6
    assert set(names) <= set(NICKNAMES)
    everything = bo.get(f"/api/tables/{table['id']}/record").text + bo.get("/api/tables").text
    for word in (spam, "evil.example", "Rude Word"):
        assert word not in everything


def test_a_custom_edition_has_no_words_for_strangers(ada: Visitor) -> None:
    edition = {
        "key": "mine",
        "title": "<b>Buy worms</b>",
        "kind": "classic",
        "players": [2, 4],
        "dice": 2,
        "faces": [{"name": "1", "points": 1}, {"name": "worm", "points": 5}],
        "tiles": [{"value": 3, "worms": 1}],
    }
    seats = [{"kind": "me"}, {"kind": "bot"}]
    request = {"edition": edition, "seats": seats}
    assert ada.post("/api/tables", request).status_code == 201
    assert ada.post("/api/tables", request | {"public": True}).status_code == 400
    for spoiled in ({"key": 'x"; evil="'}, {"key": "mine\n"}, {"title": "a\r\nb"}):
        changed = request | {"edition": edition | spoiled}
        assert ada.post("/api/tables", changed).json()["code"] == "bad-request"
