"""A hint is a function of the position alone, and everybody names the same best action."""

from random import Random

import msgspec
import pytest

from tests.support.selfplay import NAMES, SMALL, TABLES, purposeful
from wormgrill.advice.adviser import Adviser
from wormgrill.advice.hint_views import Hints
from wormgrill.advice.messages import hints
from wormgrill.bots.registry import BOTS
from wormgrill.chances.figures import odds_of_position
from wormgrill.engine import Engine
from wormgrill.formats.position_json import encode
from wormgrill.formats.record import Record
from wormgrill.reviews.walk import review
from wormgrill.rules import Dice, Position, apply, legal_actions, start
from wormgrill.rules.actions import ROLL
from wormgrill.terminal.hint import hint
from wormgrill.values.unit import Unit
from wormgrill.values.worms import turn_ev
from wormgrill.words.view import labels
from wormgrill.words.voice import Voice


def decisions(edition: str, players: int, steps: int, seed: int) -> list[Position]:
    """Where something is to be decided, all along a game."""
    chance = Random(seed)
    position = start(TABLES[edition], NAMES[:players])
    found: list[Position] = []
    while not position.over and len(found) < steps:
        if legal_actions(position):
            found.append(position)
        position, _ = apply(position, purposeful(position, chance))
    return found


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("edition", TABLES)
def test_what_was_asked_before_makes_no_difference(edition: str, players: int) -> None:
    adviser = Adviser()
    for position in decisions(edition, players, 60, seed=11 + players):
        assert hints(adviser.advise(position)) == hints(Adviser().advise(position))


@pytest.mark.parametrize("bot", [bot.key for bot in BOTS.values() if bot.solves and not bot.level])
def test_a_bot_s_move_depends_on_the_position_alone(bot: str) -> None:
    """R15: also right after a Double 1, whose Bratworm is new on the board."""
    asked_before = BOTS[bot].make()
    for position in decisions("deluxe", 2, 150, seed=3):
        assert asked_before.choose(position) == BOTS[bot].make().choose(position)


def test_terminal_pipe_odds_and_review_name_the_same_best_action() -> None:
    """Among ties too: to stop, else the first. In a custom edition worms decide, so they abound."""
    ties = 0
    for position in decisions(SMALL.key, 2, 80, seed=5):
        advice = Adviser().advise(position)
        assert advice is not None
        assert advice.best is not None
        best = str(advice.best.action)
        worths = sorted(rated.worth for rated in advice.actions)
        ties += len(worths) > 1 and worths[-1] - worths[-2] < 1e-9
        assert position.turn is not None
        legal = legal_actions(position)
        label = labels(legal, Voice())[list(map(str, legal)).index(best)]
        assert f"Best for worms: {label})" in "\n".join(hint(advice, position.turn, Voice()))
        assert odds_of_position(position).json()["best"] == best
        engine = Engine()
        assert engine._set({"position": encode(position)})
        assert engine._hint({})["best"] == best
        step = review(Record(position, (advice.best.action,)), turn_ev).turns[0].steps[0]
        assert not isinstance(step.step, Dice)
        assert step.best.action == advice.best.action  # type: ignore[union-attr]  # there is a best one
    assert ties > 0


def test_the_unit_is_told() -> None:
    """Wins where somebody has learned the edition, worms where nobody has."""
    known = Adviser().advise(start(TABLES["classic"], NAMES[:2]))
    custom = Adviser().advise(start(SMALL, NAMES[:2]))
    assert known is not None
    assert custom is not None
    assert (known.unit, custom.unit) == (Unit.WIN, Unit.WORMS)
    (one,) = hints(custom).hints
    assert one.win is None
    (one,) = hints(known).hints
    assert one.win is not None
    assert sum(one.win) == pytest.approx(1)


def test_dice_in_the_air_leave_nothing_to_decide_but_can_be_told_about() -> None:
    position, _ = apply(start(TABLES["classic"], NAMES[:2]), ROLL)
    advice = Adviser().advise(position)
    assert advice is not None
    assert hints(advice) == Hints([], None, [], None)
    assert msgspec.to_builtins(hints(None)) == {
        "hints": [], "best": None, "endings": [], "unit": None, "exact": False,
    }  # fmt: skip
    assert sum(ending.chance for ending in advice.endings) == pytest.approx(1)
    assert 1 < advice.worms < 2
