"""A record with the arrow keys: every step and turn, by itself, with its errors."""

import pytest
from textual.pilot import Pilot

from tests.support.records import NAMES, record, review_of
from tests.support.screens import press, run, seen
from wormgrill.tui.beats import beats
from wormgrill.tui.replay import ReplayScreen
from wormgrill.tui.timeline import Timeline
from wormgrill.words.voice import Voice


class TestKeys:
    def test_arrows_go_a_step_and_pages_a_turn(self) -> None:
        screen = ReplayScreen(record("deluxe-3-players-verified"), Voice(), still=True)

        async def play(pilot: Pilot[None]) -> None:
            await press(pilot, "right", "right", "left")
            assert screen.beat == beats(record("deluxe-3-players-verified"))[1]
            await press(pilot, "pagedown")
            assert screen.beat.ends_turn
            assert screen.beat.turn == 1
            await press(pilot, "pagedown", "pageup", "left")
            assert not screen.beat.ends_turn
            await press(pilot, "end")
            assert screen.beat.position.over
            assert any("wins." in line for line in seen(pilot.app))
            await press(pilot, "right", "home", "left")
            assert screen.beat.done == 0

        run(screen, play)

    @pytest.mark.parametrize("name", NAMES)
    def test_the_turn_is_told_below_the_board(self, name: str) -> None:
        game = record(name)
        screen = ReplayScreen(game, Voice(), still=True)

        async def play(pilot: Pilot[None]) -> None:
            await press(pilot, "right")
            text = "\n".join(seen(pilot.app))
            assert f"Turn 1 of {beats(game)[-1].turn}" in text
            assert game.start.turn is not None
            assert f"{game.start.seats[game.start.turn.player].name} rolls" in text

        run(screen, play)

    def test_it_plays_by_itself_until_it_is_stopped(self) -> None:
        screen = ReplayScreen(record("junior-2-players"), Voice(), still=True)

        async def play(pilot: Pilot[None]) -> None:
            await press(pilot, "space")
            assert any("Pause" in line for line in seen(pilot.app))
            assert screen.beat == beats(record("junior-2-players"))[1]
            await press(pilot, "space")
            assert any("Play" in line for line in seen(pilot.app))
            await press(pilot, "end")
            assert not any("Play" in line for line in seen(pilot.app))

        run(screen, play)

    def test_a_click_on_the_line_goes_there(self) -> None:
        screen = ReplayScreen(record("junior-2-players"), Voice(), still=True)

        async def play(pilot: Pilot[None]) -> None:
            line = screen.query_one(Timeline)
            await pilot.click(line, offset=(line.size.width - 1, 0))
            await pilot.pause()
            assert screen.beat.position.over

        run(screen, play)


class TestWithItsReview:
    def test_chances_stand_beside_the_names_and_e_goes_to_the_next_error(self) -> None:
        game = record("junior-2-players")
        screen = ReplayScreen(game, Voice(), review_of("junior-2-players"), still=True)

        async def play(pilot: Pilot[None]) -> None:
            assert any("%" in line for line in seen(pilot.app))
            await press(pilot, "e")
            text = " ".join(" ".join(seen(pilot.app)).split())
            assert "more games in 100" in text
            assert "×" in text  # the errors to come

        run(screen, play)
