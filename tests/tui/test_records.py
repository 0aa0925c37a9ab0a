"""Opening a record: from the list of kept games, by the name of a file, or not at all."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from tests.support.records import RECORDS, record
from tests.support.screens import press, run
from wormgrill.terminal.saves import save
from wormgrill.tui.records import RecordsScreen, UnreadableRecord, read_record
from wormgrill.tui.replay import ReplayScreen
from wormgrill.words.voice import Voice


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_kept_games_are_listed_with_their_players_the_newest_first(home: Path) -> None:
    for name in ("junior-2-players", "deluxe-3-players-verified"):
        save(
            record(name), home / "wormgrill" / "games" / f"2026-01-0{len(name) % 7 + 1}-{name}.txt"
        )
    screen = RecordsScreen(Voice(), still=True)

    async def choose(pilot: Pilot[None]) -> None:
        kept = screen.query_one("#kept", OptionList)
        names = [str(option.prompt) for option in kept.options]
        assert names == sorted(names, reverse=True)
        assert all("Ada" in name for name in names)
        kept.focus()
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, ReplayScreen)
        await press(pilot, "escape", "escape")

    run(screen, choose)


def test_a_file_is_typed() -> None:
    screen = RecordsScreen(Voice(), still=True)

    async def type(pilot: Pilot[None]) -> None:
        screen.query_one(Input).value = str(RECORDS / "junior-2-players.txt")
        screen.query_one(Input).focus()
        await press(pilot, "enter")
        shown = pilot.app.screen
        assert isinstance(shown, ReplayScreen)
        assert shown.beat.position == record("junior-2-players").start

    run(screen, type)


def test_what_is_no_record_is_told_and_the_screen_stays(home: Path) -> None:
    screen = RecordsScreen(Voice(), still=True)

    async def type(pilot: Pilot[None]) -> None:
        screen.query_one(Input).value = str(home / "nothing.txt")
        screen.query_one(Input).focus()
        await press(pilot, "enter")
        assert pilot.app.screen is screen
        assert [note.message for note in pilot.app._notifications] == [
            f"{home / 'nothing.txt'}: there is no such file."
        ]

    run(screen, type)


@pytest.mark.parametrize("wrong", [b"nothing", b"\xff\xfe", None])
def test_every_refusal_names_the_file(home: Path, wrong: bytes | None) -> None:
    file = home / "wrong.txt"
    if wrong is None:
        file.mkdir()
    else:
        file.write_bytes(wrong)
    with pytest.raises(UnreadableRecord, match=r"wrong\.txt: ") as refused:
        read_record(file, Voice())
    assert refused.value.code == "bad-record"
