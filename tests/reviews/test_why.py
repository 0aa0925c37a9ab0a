"""Why a decision was right or wrong: sentences that say what the figures say."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from tests.support.position import GOLDEN_DIE, HEN, WEASEL, dice, play, stack, table
from tests.support.standin import RECORDS, recorded, standin
from wormgrill.formats.record import Record
from wormgrill.reviews.account import Decision, Review
from wormgrill.reviews.moments import moments, puzzles
from wormgrill.reviews.sentences import moment_told, turn_ended
from wormgrill.reviews.walk import review
from wormgrill.reviews.why import why
from wormgrill.rules import Position, legal_actions
from wormgrill.rules.actions import Rob, choose
from wormgrill.rules.edition import Options
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Event,
    Failed,
    HenTaken,
    Returned,
    Rolled,
    Stole,
    Took,
    Turned,
    TurnEnded,
)
from wormgrill.rules.pieces import Dice, Tile
from wormgrill.solver.graph import Floats
from wormgrill.words.actions import action_text
from wormgrill.words.texts import LANGUAGES
from wormgrill.words.voice import EVEN, Voice

ENGLISH = Voice()


def decided(position: Position, action: str) -> Decision:
    """The review of one decision in this position."""
    record = Record(position, (choose(action, legal_actions(position)),))
    (step,) = review(record, standin).turns[0].steps
    assert isinstance(step, Decision)
    return step


def reason(position: Position, action: str) -> str:
    told = why(decided(position, action), ENGLISH)
    assert told is not None
    return told


def test_rolling_on_with_a_good_tile_in_reach_names_what_was_certain_and_what_is_lost() -> None:
    position = table("classic", kept="worm worm worm worm 5 5", Ada=stack(22, 35), Bo=stack(21))
    assert reason(position, "roll") == (
        "Better: Stop. It would have won 1.1 more games in 100: takes tile 30 (3 worms). "
        "Roll on: 88.9% to win something in this turn, +2.8 worms on average. "
        "If the turn fails: tile 35 goes back, tile 36 is turned."
    )


def test_a_good_decision_is_told_with_its_runner_up() -> None:
    position = table("classic", kept="worm worm worm worm 5 5", Ada=stack(22, 35), Bo=stack(21))
    told = reason(position, "stop")
    assert told.startswith("Well played: the next best choice wins 1.1 fewer games in 100. Stop: ")
    assert "Roll on: " in told


def test_stopping_without_a_worm_is_called_a_failure() -> None:
    told = reason(table("classic", kept="5 5 5 5 4", Ada=stack(), Bo=stack(21)), "stop")
    assert (
        "Stop: fails, no worm is laid aside (R5). If the turn fails: there is nothing to lose."
        in told
    )


def test_stealing_names_the_victim() -> None:
    position = table("classic", kept="worm worm worm worm 5", Ada=stack(), Bo=stack(25))
    assert "Stop: steals tile 25 (2 worms) from Bo." in reason(position, "stop")


def test_the_hen_is_named_on_both_sides() -> None:
    """R26: the thief gets the hen; R27: a failure costs the hen."""
    kept = "worm worm worm worm 5"
    guarded = table("deluxe", kept=kept, Ada=stack(), Bo=stack(25, holds=HEN))
    assert "Stop: gets the hen from Bo." in reason(guarded, "stop")
    own = table("deluxe", kept=kept, Ada=stack(26, holds=HEN), Bo=stack(21))
    assert "If the turn fails: the hen goes back." in reason(own, "roll")


def test_a_failure_in_junior_only_turns_a_tile() -> None:
    """R32"""
    start = table("junior", rolled="worm bun cheese cheese ketchup ketchup")
    assert "If the turn fails: tile 9 is turned." in reason(start, "keep bun")


def test_with_three_players_it_is_said_who_profits() -> None:
    position = table(
        "classic",
        kept="worm worm worm worm 5 5 4",
        Ada=stack(22, 35),
        Bo=stack(21, 34),
        Cem=stack(23),
    )
    assert " Bo profits most: +21.7%." in reason(position, "roll")


def test_worms_are_not_wins() -> None:
    """With one tile left the last chance is taken, though it costs worms on average."""
    position = table(
        "classic", up=[24], kept="5 5 5 worm worm", Ada=stack(31), Bo=stack(22, 23, 27, 32)
    )
    assert "What was played brings more worms on average, but fewer wins." in reason(
        position, "stop"
    )


def test_whose_bratworm_and_which_specialist_are_told_by_the_chance_of_the_game() -> None:
    """R16, R19"""
    rob, _ = play(
        table(
            "deluxe",
            rolled="1 1 2 3 4 5 5 5",
            Ada=stack(),
            Bo=stack(21, bratworms=3),
            Cem=stack(bratworms=4),
        ),
        "keep 1",
    )
    told = reason(rob, "rob 2")
    assert "Take a Bratworm from Bo" in told
    assert "% to win the game" in told
    assert "fails" not in told
    keeps = table("deluxe", kept="worm worm 5 5 1", Ada=stack(22, holds=WEASEL), Bo=stack())
    owed, _ = play(keeps, "stop")
    assert "Put back: " in reason(owed, "return weasel")


def test_the_weasel_and_the_dead_roll_it_saves_from() -> None:
    """R23"""
    start = table(
        "deluxe",
        kept="worm worm 5 5 5",
        rolled="5 5 worm",
        Ada=stack(21, holds=WEASEL),
        Bo=stack(),
    )
    told = reason(start, "fail")
    assert told.startswith("Better: Roll these dice again (weasel). It would have won ")
    assert "Accept the dead roll: fails." in told


def test_the_lower_tile_instead_of_a_theft() -> None:
    """O2"""
    position = table(
        "classic",
        options=Options(free_choice=True),
        kept="worm worm worm worm 5",
        Ada=stack(),
        Bo=stack(25),
    )
    owed, _ = play(position, "stop")
    told = reason(owed, "take 24")
    assert told.startswith("Better: Steal tile 25 from Bo. It would have won ")
    assert "Take tile 24 from the grill: " in told


def test_where_there_is_no_choice_there_is_no_why() -> None:
    assert why(decided(table("classic"), "roll"), ENGLISH) is None


@pytest.fixture(scope="module", params=[file.stem for file in RECORDS])
def found(request: pytest.FixtureRequest) -> Review:
    return review(recorded(request.param), standin)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_the_recorded_games_has_its_sentences(
    found: Review, language: str
) -> None:
    voice = Voice(language)
    steps = [step for turn in found.turns for step in turn.steps if isinstance(step, Decision)]
    for step in steps:
        told = why(step, voice)
        assert (told is None) == step.forced
        assert told is None or told.endswith(".")


def test_the_browser_calls_equal_what_the_review_calls_equal() -> None:
    figures = (Path(__file__).parents[2] / "web" / "src" / "game" / "figures.ts").read_text("utf-8")
    assert f"const EVEN = {EVEN} " in figures
    assert ENGLISH.change(1.01 * EVEN) == "+0.1%"
    assert ENGLISH.change(0.99 * EVEN) == ENGLISH.percent(0.0) == "0.0%"


def test_moments_are_the_largest_swings_and_have_a_sentence(found: Review) -> None:
    found_moments = moments(found)
    sizes = [abs(moment.change) for moment in found_moments]
    assert sizes == sorted(sizes, reverse=True)
    largest = max(max(map(abs, step.change)) for turn in found.turns for step in turn.steps)
    assert sizes[0] == pytest.approx(largest, abs=EVEN)
    for moment in found_moments:
        name = found.names[moment.step.seat]
        assert moment_told(moment, found.names, ENGLISH).startswith(name)


def test_puzzles_are_each_players_three_dearest_decisions(found: Review) -> None:
    for seat in range(len(found.seats)):
        own = [puzzle.decision.cost for puzzle in puzzles(found) if puzzle.decision.seat == seat]
        every = [
            step.cost
            for turn in found.turns
            for step in turn.steps
            if isinstance(step, Decision) and step.seat == seat
        ]
        assert own == sorted(every, reverse=True)[: len(own)]
        assert len(own) <= 3


def test_a_dead_roll_is_called_one() -> None:
    rolling = table("classic", kept="worm worm 5 5 5", Ada=stack(35), Bo=stack(34))
    steps = (choose("roll", legal_actions(rolling)), dice("5 5 worm"))
    (moment, *_) = moments(review(Record(rolling, steps), standin))
    assert moment_told(moment, ["Ada", "Bo"], ENGLISH) == "Ada rolls 5 5 worm, a dead roll: −26.1%."


def test_a_choice_that_only_moved_the_others_says_so() -> None:
    """R16: Ada has lost anyway, but decides between the two others."""

    def last(positions: Sequence[Position]) -> Floats:
        second = np.array([0.5 + 0.1 * position.seats[1].bratworms for position in positions])
        return np.stack([0 * second, second, 1 - second], axis=1)

    owed, _ = play(
        table(
            "deluxe",
            rolled="1 1 2 3 4 5 5 5",
            Ada=stack(),
            Bo=stack(bratworms=3),
            Cem=stack(bratworms=4),
        ),
        "keep 1",
    )
    (moment,) = moments(review(Record(owed, (Rob(2),)), last))
    assert moment_told(moment, ["Ada", "Bo", "Cem"], ENGLISH) == (
        "Ada: Take a Bratworm from Cem. To Ada it made no difference. For Bo: +10.0%."
    )


def test_the_golden_die_is_named_only_where_it_could_be_rolled() -> None:
    roll = choose("roll", legal_actions(table("classic")))
    assert action_text(table("classic"), roll, ENGLISH) == "Roll"
    holder = table("deluxe", Ada=stack(22, holds=GOLDEN_DIE), Bo=stack())
    assert action_text(holder, roll, ENGLISH) == "Roll without the golden die"


def test_the_golden_die_alone_adds_to_nothing() -> None:
    assert ENGLISH.faces(Dice(("1", "2"), "worm")) == "1 2 + worm"
    assert ENGLISH.faces(Dice((), "worm")) == "worm"


def test_how_a_turn_ended_is_said_in_the_words_all_clients_share() -> None:
    tile, player = Tile(33, 4), 0
    ended = TurnEnded(player, 1)

    def told(*events: Event) -> str:
        return turn_ended(events, ["Ada", "Bo"], ENGLISH)

    assert told(Took(player, tile), ended) == "takes tile 33"
    assert told(Stole(player, tile, 1), ended) == "steals tile 33 from Bo"
    assert told(HenTaken(player, 1, tile), ended) == "gets the hen from Bo"
    failed = Failed(player, Why.NO_WORM)
    assert told(failed, ended) == "fails"
    assert told(failed, Returned(player, tile), Turned(Tile(36, 4)), ended) == (
        "fails: tile 33 goes back, tile 36 is turned"
    )
    assert told(Rolled(player, ("1",), None, False)) == "not over yet"
