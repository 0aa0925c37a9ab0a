"""The rules on the full screen: of the edition that is played or chosen, in the words of the rule
book, to their end in the smallest window."""

from itertools import product
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Select

from tests.support.full_screen import BO, click, on_screen, sit_down, text_of, until
from tests.support.screens import press, run, seen
from wormgrill.formats.edition_toml import edition_from
from wormgrill.rules.editions import EDITIONS
from wormgrill.terminal.rulebook import rulebook
from wormgrill.tui.app import TerminalApp
from wormgrill.tui.key_line import KeyLine
from wormgrill.tui.rules import RulesScreen
from wormgrill.tui.setup import SetupScreen
from wormgrill.tui.start import StartScreen
from wormgrill.words.texts import LANGUAGES
from wormgrill.words.voice import Voice

HOUSE = edition_from(
    {
        "key": "house",
        "title": "[b]House[/b]",
        "kind": "classic",
        "players": [2, 5],
        "dice": 6,
        "faces": [{"name": "2", "points": 2}, {"name": "worm", "points": 4}],
        "tiles": [{"value": value, "worms": 1} for value in range(9, 17)],
    }
)


def words(lines: list[str]) -> list[str]:
    """Wherever they are wrapped."""
    return " ".join(lines).split()


@pytest.mark.parametrize(("key", "language"), product(EDITIONS, LANGUAGES))
def test_the_whole_rule_book_can_be_read_in_60_columns(key: str, language: str) -> None:
    edition, voice = EDITIONS[key], Voice(language)
    screen = RulesScreen(edition, voice)

    async def read(pilot: Pilot[None]) -> None:
        shown = seen(pilot.app)[: 1 + screen.query_one("#rules").size.height]
        assert words(shown) == words(rulebook(edition, voice))

    run(screen, read, (60, 300))


def test_arrows_and_pages_scroll_and_escape_leaves() -> None:
    screen = RulesScreen(EDITIONS["deluxe"], Voice("en"))

    async def read(pilot: Pilot[None]) -> None:
        scroll = screen.query_one("#rules", VerticalScroll)
        assert scroll.max_scroll_y > 0
        footer = screen.query_one(KeyLine)
        await until(pilot, lambda: footer.size.height == 1, "an empty line in the footer")
        await pilot.press("end")
        await until(pilot, lambda: scroll.scroll_y == scroll.max_scroll_y, "not at the end")
        last = rulebook(EDITIONS["deluxe"], Voice("en"))[-1].split()[-1]
        await until(pilot, lambda: last in "\n".join(seen(pilot.app)), "the end is not seen")
        for key, at in (("home", 0), ("down", 1), ("pagedown", 1 + scroll.size.height)):
            await pilot.press(key)
            await until(pilot, lambda: scroll.scroll_y == at, key)  # noqa: B023
        await press(pilot, "escape")
        assert pilot.app.screen is not screen

    run(screen, read, (60, 24))


def test_a_custom_edition_has_its_own_and_its_title_is_no_markup() -> None:
    async def read(pilot: Pilot[None]) -> None:
        assert seen(pilot.app)[0].strip() == "[b]House[/b]: the rules"
        assert "6 dice; each shows 2 and worm" in "\n".join(seen(pilot.app))

    run(RulesScreen(HOUSE, Voice("en")), read)


def test_from_the_start_those_of_any_edition_are_read(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await until(pilot, lambda: "i  Regeln" in text_of(app), text_of(app))
        await pilot.press("i")
        await until(pilot, lambda: EDITIONS["junior"].title in text_of(app), text_of(app))
        await pilot.press("4")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen), "no rules")
        await until(pilot, lambda: "Für 2 bis 5" in text_of(app), text_of(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "not home")

    on_screen(tmp_path, acts, language="de")


def test_before_a_game_those_of_the_chosen_edition_are_read_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, SetupScreen), "no setup")
        setup = app.screen
        await until(pilot, lambda: setup.query_one("#seat-1", Select).value == "bot:careful", "")
        setup.query_one("#edition", Select).value = "deluxe"
        await pilot.press("f3")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen), "no rules")
        await until(pilot, lambda: f"{EDITIONS['deluxe'].title}: the rules" in text_of(app), "")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is setup, "not back")
        assert setup.query_one("#edition", Select).value == "deluxe"

    on_screen(tmp_path, acts)


@pytest.mark.parametrize("by", ["key", "footer", "palette"])
def test_at_a_table_those_of_what_is_played_are_one_deed_away(tmp_path: Path, by: str) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO, edition="junior")
        await until(pilot, lambda: "i rules" in text_of(app).splitlines()[-1], text_of(app))
        if by == "key":
            await pilot.press("i")
        elif by == "footer":
            column = text_of(app).splitlines()[-1].index("rules")
            await click(pilot, "KeyLine", (column, 0))
        else:
            await pilot.press("ctrl+p", *"rules", "enter")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen), "no rules")
        await until(pilot, lambda: f"{EDITIONS['junior'].title}: the rules" in text_of(app), "")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is table and table.calls, "the game is lost")

    on_screen(tmp_path, acts)
