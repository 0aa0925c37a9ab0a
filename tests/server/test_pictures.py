"""The pictures of link previews: what is on them, how long they are kept, how often drawn."""

import asyncio
import io
from dataclasses import replace
from random import Random
from xml.etree import ElementTree

import pytest
from PIL import Image

from tests.support.selfplay import SMALL
from tests.support.serving import Served, Visitor, play_on
from tests.support.working import WorkersHere
from wormgrill.formats.position_line import to_line
from wormgrill.match.table import DiceSource, SeatKind, Table, TableSeat, TableState, Terms
from wormgrill.pictures.scenes import (
    edition_picture,
    house_picture,
    position_drawing,
    position_picture,
)
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Edition
from wormgrill.rules.game import start
from wormgrill.server import painting
from wormgrill.server.painting import Painter
from wormgrill.server.table_picture import table_picture

NAMES = ("Momo", "Kalle", "Fipsi", "Zora", "Quino", "Wanda", "Bolle")


def table(edition: Edition, players: int = 2, public: bool = False) -> Table:
    terms = Terms(edition, edition.options, DiceSource.VERIFIED, None, None, public, "g1")
    seats = tuple(TableSeat(SeatKind.GUEST, name, "g1") for name in NAMES[:players])
    return Table("t1", "CODE", terms, seats)


def playing(open_table: Table) -> Table:
    position = start(open_table.terms.edition, [seat.name for seat in open_table.seats])
    return replace(open_table, state=TableState.PLAYING, position=position)


def image(picture: bytes) -> Image.Image:
    found = Image.open(io.BytesIO(picture))
    assert (found.format, found.size) == ("PNG", (1200, 630))
    return found


@pytest.mark.parametrize("edition", [*EDITIONS.values(), SMALL], ids=lambda edition: edition.key)
def test_every_edition_can_be_drawn_with_few_and_many_players(edition: Edition) -> None:
    image(edition_picture(edition))
    for players in edition.players:
        for public in (False, True):
            begun = playing(table(edition, players, public))
            assert image(table_picture(begun)) != image(house_picture())


def test_only_a_public_table_shows_names() -> None:
    for public in (False, True):
        here = playing(table(EDITIONS["classic"], 3, public))
        other = replace(here, seats=tuple(replace(s, name=s.name[::-1]) for s in here.seats))
        assert (table_picture(here) != table_picture(other)) is public


def test_a_name_without_letters_to_draw_is_left_out() -> None:
    here = playing(table(EDITIONS["classic"], public=True))
    drawn = {
        table_picture(replace(here, seats=(*here.seats[:1], TableSeat(SeatKind.GUEST, name))))
        for name in ("Ζωή", "世界", "")
    }
    assert len(drawn) == 1


def test_the_picture_shows_whose_turn_it_is_and_who_has_won() -> None:
    here = playing(table(EDITIONS["classic"]))
    assert here.position is not None
    assert here.position.turn is not None
    second = here.position._replace(turn=here.position.turn._replace(player=1))
    over = here.position._replace(turn=None)
    drawn = [
        table_picture(one)
        for one in (
            here,
            replace(here, position=second),
            replace(here, position=over, state=TableState.OVER),
            replace(here, position=over, state=TableState.OVER, abandoned=True),
            replace(here, position=None, state=TableState.OPEN),
        )
    ]
    assert len(set(drawn)) == len(drawn)


def test_a_table_is_drawn_once_until_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def draw(one: Table) -> bytes:
        drawn.append(one.changed)
        return str(one.changed).encode()

    monkeypatch.setattr("wormgrill.server.table_picture.table_picture", draw)
    here = table(EDITIONS["classic"])

    async def ask() -> list[bytes]:
        painter = Painter(WorkersHere())
        first = await asyncio.gather(*(painter.table(here, "address") for _ in range(5)))
        assert painter.knows(here)
        assert not painter.knows(replace(here, changed=7))
        return [*first, await painter.table(replace(here, changed=7), "address")]

    assert asyncio.run(ask()) == [b"0"] * 5 + [b"7"]
    assert drawn == [0, 7]


def test_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "MOST_KEPT", 2)
    monkeypatch.setattr("wormgrill.server.table_picture.table_picture", lambda _: b"drawn")
    tables = [replace(table(EDITIONS["classic"]), changed=number) for number in range(12)]

    async def ask() -> None:
        painter = Painter(WorkersHere())
        for one in tables:
            await painter.table(one, "address")
        assert [one for one in tables if painter.knows(one)] == tables[-2:]

    asyncio.run(ask())


def test_a_picture_is_kept_by_others_as_long_as_it_is_true(served: Served) -> None:
    ada = Visitor(served.url)
    id = ada.make("me", {"kind": "local", "name": "Bo"}, dice="seeded", seed=1)["id"]
    where = f"/api/tables/{id}/picture.png"
    assert ada.get(where).headers["cache-control"] == "no-cache"
    old = ada.get(f"{where}?version=3")
    play_on(ada, id)
    version = ada.get(f"/t/{id}").text.partition("picture.png?version=")[2].partition('"')[0]
    new = ada.get(f"{where}?version={version}")
    assert "immutable" in new.headers["cache-control"]
    assert ada.get(f"{where}?version=3").headers["cache-control"] == "no-cache"
    assert image(new.content) != image(old.content)


def test_what_is_not_there_is_not_drawn(served: Served) -> None:
    ada = Visitor(served.url)
    assert ada.get("/api/tables/nobody/picture.png").json()["code"] == "no-table"
    assert ada.get("/api/editions/chess/picture.png").json()["code"] == "no-route"


@pytest.mark.parametrize("edition", [*EDITIONS.values(), SMALL], ids=lambda edition: edition.key)
def test_every_position_can_be_drawn_as_pixels_and_as_svg(edition: Edition) -> None:
    chance = Random(3)
    for players in edition.players:
        position = start(edition, NAMES[:players])
        for _ in range(60):
            if position.over:
                break
            legal = position.legal
            position = position.play(chance.choice(legal)) if legal else position.roll(chance)
        image(position_picture(position))
        root = ElementTree.fromstring(position_drawing(position))
        assert root.get("viewBox") == "0 0 1200 630"


def test_a_name_in_a_drawing_is_only_a_name() -> None:
    position = start(EDITIONS["classic"], ["<b>&", "Bo"])
    drawing = position_drawing(position)
    assert b"&lt;b&gt;&amp;" in drawing
    assert b"<b>" not in drawing


def test_the_picture_of_a_position_is_asked_for_by_its_line(served: Served) -> None:
    ada = Visitor(served.url)
    line = to_line(start(EDITIONS["junior"], ["Ada", "Zoë"]))
    for kind, media_type in (("png", "image/png"), ("svg", "image/svg+xml")):
        path = f"/api/positions/picture.{kind}"
        answer = ada.get(path, params={"position": line})
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(media_type)
        assert ada.get(path, params={"position": "nonsense"}).status_code == 400
        assert ada.get(path).status_code == 400
