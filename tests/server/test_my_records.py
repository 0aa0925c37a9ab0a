"""All of a guest's games in one archive: sent piece by piece, whole, and nobody else's."""

import io
from collections.abc import AsyncIterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.server.test_my_games import games_at, played
from tests.support.rooms import Home, at_home, run
from tests.support.serving import Served, Visitor, play_on
from wormgrill.dice.verified import verify
from wormgrill.formats.record_reader import parse_record
from wormgrill.server.limits import RATES
from wormgrill.server.zipped import PackedFile, zipped


def unpacked(packed: bytes) -> dict[str, str]:
    with ZipFile(io.BytesIO(packed)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_every_finished_game_is_in_it_as_a_record_that_can_be_verified(served: Served) -> None:
    ada, eve = Visitor(served.url), Visitor(served.url, "Eve")
    tables = [ada.make("me", "bot", edition="junior")["id"] for _ in range(2)]
    for table in tables:
        play_on(ada, table)
    ada.make("me", "local")  # goes on
    answer = ada.get("/api/me/games/records.zip")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/zip"
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["cache-control"] == "no-store"
    files = unpacked(answer.content)
    assert [name.split("-junior-")[1] for name in files] == [f"{id}.txt" for id in tables[::-1]]
    for name, text in files.items():
        id = name.split("-junior-")[1].removesuffix(".txt")
        assert text == ada.get(f"/api/tables/{id}/record").text
        assert verify(parse_record(text)) >= 1
    assert unpacked(eve.get("/api/me/games/records.zip").content) == {}


def test_it_is_costly_and_so_it_is_not_had_often(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db") as limited:
        ada = Visitor(limited.url)
        burst = int(RATES["export"].burst)
        codes = [ada.get("/api/me/games/records.zip").status_code for _ in range(burst + 1)]
        assert codes == [200] * burst + [429]


@at_home()
async def test_a_game_that_cannot_be_read_is_left_out(here: Home) -> None:
    ada = await here.guest("Ada")
    rooms = [await played(here, ada, "me", "local") for _ in range(3)]
    broken = rooms[1].table.id
    await here.database.write(
        lambda connection: connection.execute(
            "UPDATE events SET fact = '{}' WHERE table_id = ? AND seq = 1", (broken,)
        )
    )
    names = [file.name async for file in games_at(here).records(ada.id)]
    left = [room.table.id for room in rooms if room.table.id != broken]
    assert [name.split("-junior-")[1] for name in names] == [f"{id}.txt" for id in left[::-1]]


@at_home()
async def test_a_long_row_of_games_is_read_a_few_at_a_time_up_to_a_limit(
    here: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wormgrill.server.games._TOGETHER", 2)
    monkeypatch.setattr("wormgrill.server.games.MOST_EXPORTED", 3)
    ada = await here.guest("Ada")
    rooms = [await played(here, ada, "me", "local") for _ in range(5)]
    names = [file.name async for file in games_at(here).records(ada.id)]
    ids = [room.table.id for room in rooms[::-1]]
    assert [name.split("-junior-")[1] for name in names] == [f"{id}.txt" for id in ids[:3]]


def test_an_archive_is_sent_file_by_file() -> None:
    asked: list[int] = []

    async def files() -> AsyncIterator[PackedFile]:
        for number in range(3):
            asked.append(number)
            yield PackedFile(f"{number}.txt", 1e9, f"{number}" * 1000)

    async def story() -> None:
        pieces = []
        async for piece in zipped(files()):
            pieces.append(piece)
            assert len(asked) <= len(pieces)
        assert all(pieces)
        assert unpacked(b"".join(pieces)) == {f"{n}.txt": f"{n}" * 1000 for n in range(3)}

    run(story())
