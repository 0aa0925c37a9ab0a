"""A review on the screen: taken apart in its own thread, with the curve and all that it tells."""

from threading import Event

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, ProgressBar

from tests.support.processes import PATIENCE
from tests.support.records import record, review_of
from tests.support.screens import SIZES, press, run, seen
from tests.support.selfplay import SMALL
from wormgrill.formats.record import Record
from wormgrill.progress import Progress
from wormgrill.reviews.account import Review
from wormgrill.reviews.champion import reviewed
from wormgrill.reviews.moments import moments, puzzles
from wormgrill.rules import start
from wormgrill.tui import review
from wormgrill.tui.curve import Curve
from wormgrill.tui.replay import ReplayScreen
from wormgrill.tui.review import ReviewScreen, Thought
from wormgrill.words.plainer import EVEN
from wormgrill.words.texts import LANGUAGES
from wormgrill.words.voice import Voice


async def done(pilot: Pilot[None]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


class TestTakingApart:
    def test_the_screen_shows_how_far_it_is_and_can_be_left(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        screen, left = ReviewScreen(record("deluxe-7-players"), Voice()), Event()

        def held(game: Record, progress: Progress) -> Review:
            """However fast the machine is: after the first step it goes on when it was left."""

            def told(done: int, every: int) -> None:
                progress(done, every)
                left.wait(PATIENCE)

            return reviewed(game, told)

        monkeypatch.setattr(review, "reviewed", held)

        async def leave(pilot: Pilot[None]) -> None:
            assert screen.review is None
            assert screen.query_one(ProgressBar).display
            assert any("taken apart" in line for line in seen(pilot.app))
            await pilot.press("escape")
            await pilot.pause()
            assert pilot.app.screen is not screen
            left.set()
            await done(pilot)  # whoever took it apart has stopped, and told nobody

        run(screen, leave)

    def test_what_the_command_says_is_on_the_screen(self) -> None:
        game = record("junior-2-players")
        screen = ReviewScreen(game, Voice())

        async def look(pilot: Pilot[None]) -> None:
            await done(pilot)
            assert screen.review == review_of("junior-2-players")
            text = "\n".join(seen(pilot.app))
            assert "100%" in text
            assert "The moments that decided it" in text
            assert not screen.query_one("#waiting").display

        run(screen, look)

    def test_an_edition_without_a_champion_is_refused_in_a_sentence(self) -> None:
        screen = ReviewScreen(Record(start(SMALL, ["Ada", "Bo"])), Voice())

        async def look(pilot: Pilot[None]) -> None:
            await done(pilot)
            assert any("champion" in line for line in seen(pilot.app))
            await press(pilot, "escape")

        run(screen, look)

    def test_a_game_in_which_nothing_happened_can_be_looked_at(self) -> None:
        screen = ReviewScreen(Record(record("classic-2-players").start), Voice())

        async def look(pilot: Pilot[None]) -> None:
            await done(pilot)
            assert any("Nothing that has happened" in line for line in seen(pilot.app))

        run(screen, look)


class TestLooking:
    @pytest.mark.parametrize(
        "name",
        ["classic-5-players", "deluxe-7-players", "extrawurm-3-players", "junior-2-players"],
    )
    def test_the_curve_names_everybody_at_the_end_of_their_line(self, name: str) -> None:
        review = review_of(name)
        screen = ReviewScreen(record(name), Voice(), review)

        async def look(pilot: Pilot[None]) -> None:
            for size in SIZES:
                await pilot.resize_terminal(*size)
                await pilot.pause()
                shown = screen.query_one(Curve).region
                text = "\n".join(seen(pilot.app)[shown.y : shown.bottom])
                assert [name for name in review.names if name not in text] == []
                assert "?" not in text.encode("latin-1", EVEN).decode("latin-1")

        run(screen, look)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_skill_and_luck_are_told_in_every_language(self, language: str) -> None:
        game, voice = record("junior-2-players"), Voice(language)
        screen = ReviewScreen(game, voice, review_of("junior-2-players"))

        async def look(pilot: Pilot[None]) -> None:
            await press(pilot, "s")
            text = "\n".join(seen(pilot.app))
            for key in ("review-luck", "review-errors", "review-others", "review-result"):
                assert voice.say(key) in text
            await press(pilot, "end")
            assert voice.say("chances-exact").split()[-1] in "\n".join(seen(pilot.app))
            await press(pilot, "s")
            assert voice.say("review-moments") in "\n".join(seen(pilot.app))

        run(screen, look, (60, 24))

    def test_every_moment_and_every_dear_decision_leads_to_its_place_in_the_game(self) -> None:
        game = record("junior-2-players")
        review = review_of("junior-2-players")
        screen = ReviewScreen(game, Voice(), review)

        async def look(pilot: Pilot[None]) -> None:
            thoughts = screen.query_one("#thoughts", OptionList)
            listed = [option for option in thoughts.options if isinstance(option, Thought)]
            steps = [moment.step.number for moment in moments(review)]
            assert [one.step for one in listed] == steps + [
                puzzle.decision.number for puzzle in puzzles(review)
            ]
            await press(pilot, "down", "enter")
            shown = pilot.app.screen
            assert isinstance(shown, ReplayScreen)
            chosen = thoughts.highlighted_option
            assert isinstance(chosen, Thought)
            assert shown.beat.first <= chosen.step < shown.beat.done
            await press(pilot, "escape")
            assert pilot.app.screen is screen

        run(screen, look)

    def test_the_replay_has_the_key_that_it_has_at_a_table(self) -> None:
        screen = ReviewScreen(
            record("junior-2-players"), Voice(), review_of("junior-2-players"), still=True
        )

        async def look(pilot: Pilot[None]) -> None:
            await press(pilot, "y")
            assert isinstance(pilot.app.screen, ReplayScreen)

        run(screen, look)

    def test_a_click_on_the_curve_leads_to_that_turn(self) -> None:
        game = record("junior-2-players")
        screen = ReviewScreen(game, Voice(), review_of("junior-2-players"))

        async def look(pilot: Pilot[None]) -> None:
            curve = screen.query_one(Curve)
            await pilot.click(curve, offset=(curve.size.width - 16, 4))
            await pilot.pause()
            shown = pilot.app.screen
            assert isinstance(shown, ReplayScreen)
            assert shown.beat.turn == 14

        run(screen, look)
