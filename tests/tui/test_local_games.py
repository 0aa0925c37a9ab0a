"""Games on this machine: whole ones by keys, one by mouse, with typed dice, at one screen."""

from functools import partial
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import OptionList, Select

from tests.support.full_screen import (
    BO,
    BOT,
    asked_or_over,
    cautious,
    click,
    on_screen,
    play_by_keys,
    sit_down,
    table_of,
    text_of,
    until,
)
from wormgrill.client.line import ask
from wormgrill.formats.record_reader import parse_record
from wormgrill.match.view import TableView
from wormgrill.rules.position import Phase
from wormgrill.tui.app import TerminalApp
from wormgrill.tui.choices import Choices
from wormgrill.tui.setup import SetupScreen
from wormgrill.tui.start import StartScreen
from wormgrill.tui.table import TableScreen

SHORT = 18  # dice of a short game


def test_a_whole_game_against_a_bot_by_keys(tmp_path: Path) -> None:
    """Deluxe has everything that others have."""

    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await sit_down(pilot, app, BOT, edition="deluxe", dice="seeded", seed=SHORT)
        await play_by_keys(pilot, app)
        position = table_of(app).shown
        assert position is not None
        assert position.over
        assert position.edition.key == "deluxe"
        (kept,) = (tmp_path / "data" / "wormgrill" / "games").glob("*.txt")
        assert parse_record(kept.read_text("utf-8")).position() == position

    on_screen(tmp_path, acts)


def test_a_whole_game_by_mouse_from_the_first_click_on(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "no start")
        menu = app.screen.query_one("#menu", OptionList)
        await until(pilot, lambda: menu.option_count > 0, "nothing to choose")
        await click(pilot, "#menu", (4, 0))
        await until(pilot, lambda: isinstance(app.screen, SetupScreen), "no setup")
        bot = app.screen.query_one("#seat-1", Select)
        await until(pilot, lambda: bot.value == "bot:careful", "no seats")
        bot.value, app.screen.query_one("#edition", Select).value = "bot:first-tile", "junior"
        options = app.screen.query_one("#short-game")
        await until(pilot, lambda: not options.display, "Junior has no such option")
        await pilot.pause()
        await click(pilot, "#make", (2, 0))
        await until(pilot, lambda: isinstance(app.screen, TableScreen), "no table")
        table = table_of(app)
        while True:
            await until(pilot, partial(asked_or_over, table), "nobody is asked")
            if table.over:
                break
            assert table.shown is not None
            line = cautious(table.shown)
            await until(pilot, lambda: table.query_one(Choices).region.height > line, "no choices")  # noqa: B023
            before = table.shown
            await click(pilot, Choices, (4, line))
            await until(pilot, lambda: table.shown is not before, "nothing was chosen")  # noqa: B023

    on_screen(tmp_path, acts)


def test_only_an_option_that_is_chosen_has_a_cross(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "no start")
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, SetupScreen), "no setup")
        await until(pilot, lambda: "▐ ▌ short game" in text_of(app), text_of(app))
        app.screen.query_one("#short-game").focus()
        await pilot.press("space")
        await until(pilot, lambda: "▐X▌ short game" in text_of(app), text_of(app))
        assert "▐ ▌ free choice" in text_of(app)
        await pilot.press("space")
        await until(pilot, lambda: "▐ ▌ short game" in text_of(app), text_of(app))

    on_screen(tmp_path, acts)


def test_a_click_on_a_die_keeps_its_like_and_one_in_the_footer_is_as_good_as_its_key(
    tmp_path: Path,
) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO, dice="seeded", seed=3)
        await pilot.press("r")
        await until(pilot, lambda: table.calls and len(table.choice_keys()) > 1, "no roll")
        await click(pilot, "Tray", (3, 2))
        await until(pilot, lambda: table.shown and table.shown.turn and table.shown.turn.kept, "")
        footer = text_of(app).splitlines()[-1]
        await click(pilot, "KeyLine", (footer.index("story"), 0))
        await until(pilot, lambda: type(app.screen).__name__ == "StoryScreen", "no story")

    on_screen(tmp_path, acts)


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async def begin(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO, dice="seeded", seed=3)
        await pilot.press("r")
        await until(pilot, lambda: table.calls and len(table.choice_keys()) > 1, "no roll")
        await pilot.press("escape")
        await until(
            pilot, lambda: "Go on: Heckmeck am Bratwurmeck (Ada and Bo)" in text_of(app), ""
        )

    async def go_on(pilot: Pilot[None], app: TerminalApp) -> None:
        await until(pilot, lambda: "Go on:" in text_of(app), "no game to go on with")
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, TableScreen), "no table")
        table = table_of(app)
        await until(pilot, lambda: table.calls, "nobody is asked")
        assert table.shown is not None
        assert table.shown.turn is not None
        assert table.shown.turn.phase is Phase.CHOOSE
        assert "The game begins." in text_of(app)

    on_screen(tmp_path, begin)
    on_screen(tmp_path, go_on)


def test_real_dice_are_typed_die_by_die_and_taken_back(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO, dice="typed")
        await pilot.press("r")
        await until(pilot, lambda: "_ _ _ _ _ _ _ _" in text_of(app), "no dice are asked for")
        assert "die by die, with the keys below." in text_of(app)
        faces = "\n 1  2  3  4  5  w worm  "  # and nothing that looks like a roll
        await until(pilot, lambda: faces in text_of(app), text_of(app))
        await pilot.press(*"1122x55w", "backspace", *"w3w")
        await until(pilot, lambda: "1 1 2 2 5 5 worm 3" in text_of(app), text_of(app))
        await pilot.press("enter")
        await until(pilot, lambda: table.calls, "the dice were not taken")
        await until(pilot, lambda: "Mistyped?" in text_of(app), "nothing can be taken back")
        await pilot.press("u")
        await until(pilot, lambda: "_ _ _ _ _ _ _ _" in text_of(app), "not taken back")
        await pilot.press(*"11112345", "enter")
        await until(pilot, lambda: table.calls, "the dice were not taken")
        assert table.shown is not None
        assert table.shown.turn is not None
        assert table.shown.turn.rolled == ("1", "1", "1", "1", "2", "3", "4", "5")

    on_screen(tmp_path, acts)


def test_at_one_screen_each_is_called_by_name(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO, dice="seeded", seed=3, edition="junior")
        assert "Ada, it is your turn!" in text_of(app)
        for _ in range(60):
            await until(pilot, lambda: table.calls, "nobody is asked")
            if "Bo, it is your turn!" in text_of(app):
                return
            assert table.shown is not None
            await pilot.press(table.choice_keys()[cautious(table.shown)])
        raise AssertionError("Bo is never called")

    on_screen(tmp_path, acts)


def test_bots_are_watched_step_by_step_unless_somebody_skips(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        seats = [{"kind": "me", "name": "Ada"}, BOT]
        body = {"edition": "classic", "seats": seats, "options": {"first": 1}}
        made = await ask(app.house(), "POST", "/api/tables", body, TableView)
        await app.play_here(made.id)
        await until(pilot, lambda: "skip" in text_of(app), "nothing can be skipped")
        await pilot.press("space")
        table = table_of(app)
        await until(pilot, lambda: table.calls, "it is never Ada's turn")

    on_screen(tmp_path, acts, still=False)


def test_a_name_is_no_markup_wherever_it_is_shown(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        odd = {"kind": "local", "name": "[/b]Bo"}
        await sit_down(pilot, app, odd, edition="junior", dice="seeded", randomness="1")
        assert "[/b]Bo" in text_of(app)
        await pilot.press("escape")
        await until(pilot, lambda: "[/b]Bo" in text_of(app) and "Wormgrill" in text_of(app), "home")

    on_screen(tmp_path, acts)
