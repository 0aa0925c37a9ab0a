"""Everything by its name: the palette, themes, and what Ctrl+C says, in the user's language."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from tests.support.full_screen import BO, click, on_screen, sit_down, text_of, until
from wormgrill.tui.app import TerminalApp
from wormgrill.tui.help import HelpScreen
from wormgrill.tui.palette import Palette
from wormgrill.tui.start import StartScreen
from wormgrill.tui.themes import DAY
from wormgrill.words.texts import LANGUAGES


async def opened(pilot: Pilot[None], app: TerminalApp) -> Palette:
    await until(pilot, lambda: app.screen.query("KeyLine"), "no screen")
    await pilot.press("ctrl+p")
    await until(pilot, lambda: isinstance(app.screen, Palette), "no palette")
    palette = app.screen
    assert isinstance(palette, Palette)
    await until(pilot, lambda: palette.query_one(OptionList).option_count, "nothing to do")
    return palette


def unframed(app: TerminalApp) -> str:
    """What is wrapped in the frame, in one line."""
    return " ".join(text_of(app).replace("│", " ").split())


def test_it_finds_our_deeds_by_their_words(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO)
        await opened(pilot, app)
        await pilot.press(*"ROLL", "space", *"let")
        await until(pilot, lambda: "Let the dice roll  and others" in text_of(app), text_of(app))
        await pilot.press("enter")
        await until(pilot, lambda: app.memory.now.still is False, "nothing done")
        assert app.screen is table

    on_screen(tmp_path, acts)


def test_arrows_and_clicks_choose_and_escape_does_nothing(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO)
        labels = [deed.label for deed in app.deeds(table)]
        listed = (await opened(pilot, app)).query_one(OptionList)
        await pilot.press("down", "down", "up")
        await until(pilot, lambda: listed.highlighted == 1, "not moved")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is table, "not closed")
        assert table.calls
        await opened(pilot, app)
        await click(pilot, OptionList, (3, labels.index("help")))
        await until(pilot, lambda: isinstance(app.screen, HelpScreen), "nothing done")

    on_screen(tmp_path, acts)


@pytest.mark.parametrize(
    ("language", "asks", "none", "leave"),
    [
        ("en", "What would you like to do?", "is called “[/b]”", "Ctrl+Q leaves"),
        ("de", "Was möchtest du tun?", "heißt „[/b]“", "Strg+Q beendet"),
        ("fr", "Que veux-tu faire ?", "s’appelle « [/b] »", "Ctrl+Q quitte"),
        ("it", "Che cosa vuoi fare?", "si chiama «[/b]»", "Ctrl+Q chiude"),
    ],
)
def test_every_word_of_it_is_in_the_users_language(
    tmp_path: Path, language: str, asks: str, none: str, leave: str
) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await pilot.press("ctrl+c")
        await until(pilot, lambda: any(leave in note.message for note in app._notifications), leave)
        palette = await opened(pilot, app)
        await until(pilot, lambda: asks in text_of(app), text_of(app))
        labels = [deed.label for deed in app.deeds(app.screen_stack[-2])]
        assert len(set(labels)) == len(labels) == palette.query_one(OptionList).option_count
        await pilot.press(*"[/b]")
        await until(pilot, lambda: none in unframed(app), text_of(app))
        await pilot.press("enter", "ctrl+p", "backspace")
        await until(pilot, lambda: palette.query_one(Input).value == "[/b", "not typed")
        assert app.screen is palette

    assert language in LANGUAGES
    on_screen(tmp_path, acts, (60, 24), language)


def test_a_name_in_it_is_no_markup(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await sit_down(pilot, app, {"kind": "local", "name": "[/b]Bo"})
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "not home")
        await until(pilot, lambda: "Go on:" in text_of(app), "nothing goes on")
        listed = (await opened(pilot, app)).query_one(OptionList)
        await pilot.press(*"[/b]")
        await until(pilot, lambda: listed.option_count == 1, text_of(app))
        assert "(Ada and [/b]Bo)" in str(listed.get_option_at_index(0).prompt)

    on_screen(tmp_path, acts)


def test_a_theme_is_chosen_from_a_list_and_remembered(tmp_path: Path) -> None:
    async def change(pilot: Pilot[None], app: TerminalApp) -> None:
        await opened(pilot, app)
        await pilot.press(*"darst", "enter")
        await until(pilot, lambda: "2  hell" in text_of(app), text_of(app))
        assert "dracula" in text_of(app)
        await pilot.press("2")
        await until(pilot, lambda: app.memory.now.theme == DAY.name, "forgotten")

    async def again(pilot: Pilot[None], app: TerminalApp) -> None:
        await until(pilot, lambda: app.theme == DAY.name, "forgotten")

    on_screen(tmp_path, change, language="de")
    on_screen(tmp_path, again)
