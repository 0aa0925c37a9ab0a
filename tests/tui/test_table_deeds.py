"""What can be done at a table beside the game: odds, the story, phrases, another game."""

import asyncio
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from tests.support.full_screen import (
    BO,
    BOT,
    cautious,
    on_screen,
    play_by_keys,
    sit_down,
    table_of,
    terminal,
    text_of,
    until,
)
from wormgrill.client.line import Problem
from wormgrill.client.live_table import LiveTable
from wormgrill.rules.editions import EDITIONS
from wormgrill.tui.app import TerminalApp
from wormgrill.tui.choices import Choices
from wormgrill.tui.chronicle import StoryScreen
from wormgrill.tui.help import HelpScreen
from wormgrill.tui.offers import action_keys
from wormgrill.words.texts import LANGUAGES

SEEDED = {"dice": "seeded", "seed": 3}


def test_h_shows_the_odds_beside_every_choice_and_hides_them_again(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO, edition="junior", **SEEDED)
        await pilot.press("r")
        await until(pilot, lambda: len(table.choice_keys()) > 1, "no roll")
        await pilot.press("h")
        await until(pilot, lambda: "Wins the game" in text_of(app), "no odds")
        lines = re.findall(r"^ +[0-9w] Keep.+$", text_of(app), re.MULTILINE)
        assert len(lines) == len(table.choice_keys())
        assert all(len(re.findall(r"[0-9.]+%", line)) == 2 for line in lines)
        assert sum("★" in line for line in lines) == 1
        best = table.query_one(Choices).highlighted
        assert best is not None
        assert "★" in lines[best]
        await pilot.press("h")
        await until(pilot, lambda: "★" not in text_of(app), "the odds stay")
        assert app.memory.now.odds is False

    on_screen(tmp_path, acts)


def test_who_waits_for_the_odds_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    computed, answers = asyncio.Event(), LiveTable.ask_hints

    async def slowly(live: LiveTable) -> None:
        await computed.wait()
        await answers(live)

    async def refused(live: LiveTable) -> None:
        raise Problem("busy", 503)

    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO, edition="junior", **SEEDED)
        monkeypatch.setattr(LiveTable, "ask_hints", refused)
        await pilot.press("h")
        heading = table.query_one("#odds-heading")
        await until(pilot, lambda: app.memory.now.odds and not heading.display, "waits for ever")
        await pilot.press("h")
        monkeypatch.setattr(LiveTable, "ask_hints", slowly)
        await pilot.press("h")
        await until(pilot, lambda: "One moment …" in text_of(app), text_of(app))
        computed.set()
        await until(pilot, lambda: "Wins the game" in text_of(app), "no odds")
        assert "One moment …" not in text_of(app)

    on_screen(tmp_path, acts)


def test_the_story_can_be_searched(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO, **SEEDED)
        await pilot.press("r")
        await until(pilot, lambda: len(table.choice_keys()) > 1, "no roll")
        await pilot.press("slash", *"ROLLS")
        await until(pilot, lambda: isinstance(app.screen, StoryScreen), "no story")
        await until(pilot, lambda: app.screen.query_one(Input).value == "ROLLS", "not typed")
        listed = app.screen.query_one(OptionList)
        await until(pilot, lambda: listed.option_count == 1, "not found")
        await pilot.press(*"[b]")
        none = "Nothing in the story has “ROLLS[b]” in it."
        await until(pilot, lambda: none in text_of(app), text_of(app))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is table, "not closed")

    on_screen(tmp_path, acts)


def test_a_phrase_is_said_by_two_keys(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await sit_down(pilot, app, BO)
        await pilot.press("p")
        await until(pilot, lambda: "Good luck!" in text_of(app), "no phrases")
        await pilot.press("2")
        await until(pilot, lambda: "Ada: “Good luck!”" in text_of(app), "not said")

    on_screen(tmp_path, acts)


def test_after_the_end_there_is_a_rematch_a_review_and_a_replay(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await sit_down(pilot, app, BOT, edition="junior", **SEEDED)
        await play_by_keys(pilot, app)
        first = table_of(app)
        await until(pilot, lambda: "Once more!" in text_of(app), "no rematch")
        assert "wins" in text_of(app)
        await pilot.press("y")
        await until(pilot, lambda: type(app.screen).__name__ == "ReplayScreen", "no replay")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is first, "not back")
        await pilot.press("n")
        await until(pilot, lambda: app.screen is not first, "no other table")
        second = table_of(app)
        await until(pilot, lambda: second.shown is not None, "nothing to be seen")
        assert second.shown is not None
        assert not second.shown.over
        await until(pilot, lambda: "2 games together" in text_of(app), text_of(app))  # with this

    on_screen(tmp_path, acts)


def test_a_bot_plays_for_whoever_leaves_the_seat_and_gives_it_back(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await sit_down(pilot, app, BO)
        await pilot.press("b")
        await until(pilot, lambda: "a bot plays" in text_of(app), "no bot")
        await until(pilot, lambda: "Take your seat back" in text_of(app), "no way back")
        await pilot.press("b")
        await until(pilot, lambda: "Take your seat back" not in text_of(app), "not back")

    on_screen(tmp_path, acts)


def test_help_lists_the_keys_that_do_something_now(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await sit_down(pilot, app, BO)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen), "no help")
        await until(pilot, lambda: "r  Roll" in text_of(app), text_of(app))
        await pilot.press("escape")

    on_screen(tmp_path, acts)


@pytest.mark.parametrize(
    ("edition", "size"),
    [*((edition, (60, 24)) for edition in EDITIONS), ("deluxe", (80, 24)), ("deluxe", (120, 40))],
)
def test_the_grill_and_the_choices_are_in_view_together(
    tmp_path: Path, edition: str, size: tuple[int, int]
) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, BO, edition=edition, **SEEDED)
        await pilot.press("r")
        await until(pilot, lambda: len(table.choice_keys()) > 1, "no roll")
        await until(pilot, lambda: "Keep" in text_of(app), "no choices")
        text = text_of(app)
        assert table.shown is not None
        assert all(str(spot.tile.value) in text for spot in table.shown.grill)
        assert "home" in text
        choices, footer = table.query_one(Choices), table.query_one("KeyLine")
        assert choices.region.bottom <= footer.region.y

    on_screen(tmp_path, acts, size)


@pytest.mark.parametrize(("players", "language"), [(4, "en"), *((7, one) for one in LANGUAGES)])
def test_many_players_leave_room_for_the_choices_in_the_smallest_window(
    tmp_path: Path, players: int, language: str
) -> None:
    """In the midst of a game; each choice can be gone to."""
    others = [{"kind": "local", "name": f"Somebody {seat}"} for seat in range(1, players)]

    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        table = await sit_down(pilot, app, *others, edition="deluxe", **SEEDED)
        choices, footer = table.query_one(Choices), table.query_one("KeyLine")
        for _ in range(16):
            await until(pilot, lambda: table.calls, "nobody is asked")
            assert table.shown is not None
            await pilot.press(table.choice_keys()[cautious(table.shown)])
        for _ in range(3):
            await until(pilot, lambda: table.calls and choices.display, "nobody is asked")
            await pilot.pause()
            await until(pilot, lambda: choices.region.bottom <= footer.region.y, text_of(app))
            lines = min(4, choices.virtual_size.height)
            await until(pilot, lambda: choices.region.height >= lines, text_of(app))  # noqa: B023
            words = str(table.query_one("#prompt", Static).render())
            assert words.split()[-1] in text_of(app)
            keys = table.choice_keys()
            for key in keys:
                await until(
                    pilot,
                    lambda: re.search(rf"^ +{key} \w", text_of(app), re.MULTILINE),  # noqa: B023
                    text_of(app),
                )
                await pilot.press("down")
            assert table.shown is not None
            await pilot.press(keys[cautious(table.shown)])

    on_screen(tmp_path, acts, (60, 24), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_footer_of_80_columns(tmp_path: Path, language: str) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await sit_down(pilot, app, BO)
        footer = table_of(app).query_one("KeyLine")
        await until(pilot, lambda: footer.region.height == 1, text_of(app))

    on_screen(tmp_path, acts, language=language)


def test_without_colours_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await sit_down(pilot, app, BO)
        assert app.no_color
        assert "▶ Ada" in text_of(app)

    on_screen(tmp_path, acts)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_no_two_choices_of_a_decision_share_a_key(edition: object) -> None:
    from random import Random

    from wormgrill.rules import start
    from wormgrill.rules.edition import Edition

    assert isinstance(edition, Edition)
    chance = Random(4)
    position = start(edition, ["Ada", "Bo", "Cy"])
    while not position.over:
        if not position.legal:
            position = position.roll(chance)
            continue
        keys = action_keys(position.legal, edition)
        assert len(set(keys)) == len(keys)
        position = position.play(chance.choice(position.legal))


def test_the_second_terminal_is_told_that_the_tables_are_in_use(tmp_path: Path) -> None:
    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        app.house()
        other = terminal(tmp_path)
        async with other.run_test(size=(80, 24)) as second:
            await second.press("n")
            told = "Another terminal has the tables of this machine open."
            await until(
                second, lambda: any(told in one.message for one in other._notifications), ""
            )

    on_screen(tmp_path, acts)
