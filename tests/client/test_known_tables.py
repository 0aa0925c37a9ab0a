"""Tables of servers that are remembered: while we sit there and the game is on, and no longer."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.support.working import WorkersHere
from wormgrill.client.known_tables import forget_if_gone, remember
from wormgrill.client.line import Line, Problem, ask
from wormgrill.client.live_table import LiveTable
from wormgrill.client.local import LocalHouse
from wormgrill.client.memory import KnownTable, Memory
from wormgrill.client.remote import RemoteHouse
from wormgrill.match.table import TableState
from wormgrill.match.view import TableView
from wormgrill.words.voice import Voice

SERVER = "https://worms.example"


def live_at(line: Line, view: TableView) -> LiveTable:
    """Nobody is asked."""
    return LiveTable(line, view, Voice("en"), lambda step: None, lambda: None)


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    return Memory(tmp_path / "terminal.json")


@pytest.fixture
def view(tmp_path: Path) -> TableView:
    """Of Ada, who plays against Bo."""

    async def made() -> TableView:
        house = LocalHouse("en", "Ada", tmp_path / "tables.sqlite", WorkersHere())
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bo"}]
        wanted = {"edition": "junior", "seats": seats}
        table = await ask(house, "POST", "/api/tables", wanted, TableView)
        remember(live_at(house, table), Memory(tmp_path / "of-the-house.json"))
        await house.close()
        return table

    return asyncio.run(made())


def test_one_on_this_machine_is_its_houses_to_remember(view: TableView, tmp_path: Path) -> None:
    assert not (tmp_path / "of-the-house.json").exists()


def test_it_is_known_the_next_time_until_it_is_over(
    view: TableView, memory: Memory, tmp_path: Path
) -> None:
    line = RemoteHouse(SERVER, memory, "en")
    remember(live_at(line, view), memory)
    known = KnownTable(link=f"{SERVER}/t/{view.id}", edition="junior", names=["Ada", "Bo"])
    assert Memory(tmp_path / "terminal.json").now.tables == [known]
    remember(live_at(line, msgspec.structs.replace(view, state=TableState.OVER)), memory)
    assert Memory(tmp_path / "terminal.json").now.tables == []


def test_whoever_sits_there_no_more_or_only_looks_on_does_not_keep_it(
    view: TableView, memory: Memory
) -> None:
    line = RemoteHouse(SERVER, memory, "en")
    others = [msgspec.structs.replace(seat, you=False) for seat in view.seats]
    remember(live_at(line, view), memory)
    remember(live_at(line, msgspec.structs.replace(view, seats=others)), memory)
    assert memory.now.tables == []


def test_the_newest_is_first_and_a_known_one_keeps_its_place(memory: Memory) -> None:
    for table in ("one", "two"):
        memory.note_table(KnownTable(link=table, edition="classic", names=["Ada", None]))
    memory.note_table(KnownTable(link="one", edition="classic", names=["Ada", "Bo"]))
    assert [(table.link, table.names[1]) for table in memory.now.tables] == [
        ("two", None),
        ("one", "Bo"),
    ]


def test_only_a_server_that_answers_can_say_that_it_is_gone(memory: Memory) -> None:
    memory.note_table(KnownTable(link="one", edition="classic", names=["Ada", "Bo"]))
    forget_if_gone(Problem("offline", 0), "one", memory)
    assert len(memory.now.tables) == 1
    forget_if_gone(Problem("no-table", 404), "one", memory)
    assert memory.now.tables == []


def test_a_full_disk_does_not_end_the_game(
    view: TableView, memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("wormgrill.client.memory.write_private", full)
    remember(live_at(RemoteHouse(SERVER, memory, "en"), view), memory)


def test_what_two_open_terminals_note_stays(tmp_path: Path) -> None:
    """Tokens and tables of both; of what both have changed, the later."""
    one, other = (Memory(tmp_path / "terminal.json") for _ in range(2))
    tables = [
        KnownTable(link=f"{SERVER}/t/{name}", edition="junior", names=["Ada", None])
        for name in ("first", "second")
    ]
    one.note_token(SERVER, "a")
    other.note_token("https://other.example", "b")
    one.note_table(tables[0])
    other.note_table(tables[1])
    one.note(theme="grill")
    other.note(odds=True, theme="night")
    now = Memory(tmp_path / "terminal.json").now
    assert now.tokens == {SERVER: "a", "https://other.example": "b"}
    assert now.tables == tables[::-1]
    assert (now.theme, now.odds) == ("night", True)
    one.forget_table(tables[1].link)
    assert Memory(tmp_path / "terminal.json").now.tables == tables[:1]
