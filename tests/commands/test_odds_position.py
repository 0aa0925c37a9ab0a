"""The odds of a position against the rules alone, on small editions with everything in them."""

import json
from functools import cache
from random import Random

import numpy as np
import pytest

from tests.solver.test_brute_force import THREE_DICE, TWO_BURGERS
from tests.support.good_positions import GOOD, with_
from tests.support.position import CANNED_WORM, GOLDEN_DIE, HEN, WEASEL, Player, stack, table
from tests.support.selfplay import SMALL, purposeful
from wormgrill.advice.adviser import Adviser, LikelyEnding
from wormgrill.chances.figures import Odds, odds_of_position
from wormgrill.chances.report import report
from wormgrill.formats.position_json import decode
from wormgrill.rules import Phase, Position, apply, legal_actions, roll_outcomes
from wormgrill.rules.actions import Keep
from wormgrill.rules.position import Turn, has_worm, kept_with, total
from wormgrill.rules.scoring import scores, worms
from wormgrill.solver.leaves import How
from wormgrill.solver.odds import Wanted, at_least, exactly
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.worms import turn_ev
from wormgrill.words.voice import Voice


def chance(position: Position, wanted: Wanted) -> float:
    """The greatest chance of this total with a worm, by the rules, step by step."""
    assert position.turn is not None
    mover = position.turn.player

    def over(now: Position) -> bool:
        """The turn has passed to somebody else (there are at least two)."""
        return now.turn is None or now.turn.player != mover

    def reached(now: Position, turn: Turn) -> float:
        return float(has_worm(now, turn) and wanted(np.array(total(now, turn))))

    @cache
    def best(now: Position) -> float:
        turn = now.turn
        assert turn is not None
        if turn.limbo or turn.phase is Phase.PINCH:  # the dice are done
            return reached(now, turn)
        if turn.phase is Phase.DICE:
            dead = 0.0 if now.edition.kind.dead_roll_fails else reached(now, turn)  # R4, R30
            landed = [(apply(now, dice)[0], float(p)) for dice, p in roll_outcomes(now)]
            return sum(p * (dead if over(then) else best(then)) for then, p in landed)
        found = [reached(now, turn) if turn.phase is Phase.AFTER else 0.0]
        for action in legal_actions(now):
            then = apply(now, action)[0]
            if isinstance(action, Keep):
                found.append(reached(now, kept_with(turn, action.face)))
            if not over(then):
                found.append(best(then))
        return max(found)

    return best(position)


def outcome(position: Position) -> tuple[float, float]:
    """The worth under best play by the rules, and the mover's worms then."""
    assert position.turn is not None
    mover = position.turn.player

    @cache
    def best(now: Position) -> tuple[float, float]:
        turn = now.turn
        if turn is None or turn.player != mover:
            return float(turn_ev([now])[0, mover]), scores(now)[mover]
        if turn.phase is Phase.DICE:
            ways = [(float(p), best(apply(now, dice)[0])) for dice, p in roll_outcomes(now)]
            return sum(p * w for p, (w, _) in ways), sum(p * own for p, (_, own) in ways)
        return max(
            (best(apply(now, action)[0]) for action in legal_actions(now)), key=lambda pair: pair[0]
        )

    return best(position)


HELD = {
    "nothing": stack(5),
    "golden die": stack(5, holds=GOLDEN_DIE),
    "weasel": stack(5, holds=WEASEL),
    "canned worm": stack(5, holds=CANNED_WORM),
}


def walk(position: Position, steps: int = 12) -> list[Position]:
    """Positions of one turn, from here on."""
    dice, passed = Random(5), [position]
    while len(passed) < steps:
        position, _ = apply(position, purposeful(position, dice))
        if position.turn is None or position.turn.player or position.turn.phase is Phase.ROLL:
            break
        passed.append(position)
    return passed


def agree(position: Position) -> None:
    found = odds_of_position(position)
    for number in found.at_least:
        for table_, wanted in ((found.at_least, at_least), (found.exactly, exactly)):
            true = chance(position, wanted(int(number)))
            assert table_[number] == pytest.approx(true, abs=1e-12)
    assert position.turn is not None
    _, own = outcome(position)
    now = worms(position.seats[position.turn.player])
    assert found.expected_worms == pytest.approx(own - now, abs=1e-12)


@pytest.mark.parametrize("own", HELD.values(), ids=HELD)
def test_chances_and_worms_agree_with_the_rules_all_through_a_turn(own: Player) -> None:
    """Before, between and after rolls, with each specialist (R22 to R24)."""
    position = table(THREE_DICE, Ada=own, Bo=stack(7, bratworms=1))
    passed = walk(position)
    assert len(passed) > 2
    for now in passed:
        agree(now)


def test_burgers_agree_too() -> None:
    """R30: what lies aside counts after a dead roll."""
    for now in walk(table(TWO_BURGERS, Ada=stack(3), Bo=stack(6))):
        agree(now)


def test_the_figures_of_the_actions_are_the_solver_s() -> None:
    for now in walk(table(SMALL, Ada=stack(8, holds=WEASEL), Bo=stack(12, bratworms=1))):
        advice = odds_of_position(now).advice
        assert advice is not None
        solved = SolvedTurn(now, turn_ev)
        assert [rated[:4] for rated in advice.actions] == solved.ratings(now)
        if advice.actions:
            assert advice.best is not None
            assert advice.best.action == solved.best(now)


def test_the_best_action_is_the_one_that_hints_name() -> None:
    """Here and everywhere: what wins the game, not what brings most worms."""
    for name in ("choose", "after", "return", "pinch", "classic"):
        position = decode(GOOD[name])
        advice = Adviser().advise(position)
        assert advice is not None
        assert advice.best is not None
        assert odds_of_position(position).json()["best"] == str(advice.best.action)
        assert odds_of_position(position).json()["unit"] == "win"


def test_dice_in_the_air_are_worth_what_it_was_worth_to_roll_them() -> None:
    before = decode(GOOD["after"])
    air, _ = apply(before, legal_actions(before)[0])
    rolled = odds_of_position(before)
    assert rolled.advice is not None
    roll = rolled.advice.actions[0]
    found = odds_of_position(air)
    assert found.expected_worms == pytest.approx(roll.worms)
    assert found.json()["actions"] == []
    assert found.json()["best"] is None


def only_end(found: Odds) -> How:
    assert found.advice is not None
    assert all(rated.success == 1 for rated in found.advice.actions)
    assert found.dice == 0
    (end,) = found.advice.endings
    assert end == LikelyEnding(end.how, 1)
    return end.how


def test_once_the_dice_are_done_something_is_won() -> None:
    """R16, R19, R26, R31: the last choice of a turn cannot fail any more."""
    assert only_end(odds_of_position(decode(GOOD["pinch"]))) == How(22, 1)
    assert only_end(odds_of_position(decode(GOOD["junior pinch"]))).tile == 6
    assert only_end(odds_of_position(decode(GOOD["return"]))) == How(29)
    assert only_end(odds_of_position(decode(GOOD["raven"]))) == How(23)
    guarded = table(
        "deluxe",
        Ada=stack(27, holds=GOLDEN_DIE),
        Bo=stack(22),
        kept="worm worm worm worm 2",
        phase=Phase.RETURN,
        limbo=HEN,
        limbo_from=1,
    )
    found = odds_of_position(guarded)
    assert only_end(found) == How(22, 1, hen=True)
    assert "100.00%  gets the hen from Bo" in report(found, Voice())


def test_the_report_of_a_position_says_what_lies_where() -> None:
    lines = report(odds_of_position(decode(GOOD["choose"])), Voice())
    assert lines[:4] == [
        "Heckmeck Deluxe: the chances of Ada's turn from here",
        "In hand: golden die",
        "Laid aside: 4 4 4 = 12",
        "Rolled: 1 2 2 worm worm, golden die: worm",
    ]
    where = {line.split()[0]: line for line in lines if line[:4].strip().isdigit()}
    assert where["11"].endswith("  grill, with the canned worm")
    assert where["22"].endswith("  Bob, on top")
    assert where["36"].endswith("  Bob, covered")
    assert where["35"].endswith("  face down")
    assert any(
        line.endswith("  fails: tile 27 goes back, the golden die goes back, tile 34 is turned")
        for line in lines
    )


def test_the_words_of_rare_rolls_and_losses() -> None:
    air = report(odds_of_position(decode(GOOD["dice"])), Voice())
    assert "In the air: 5 dice and the golden die" in air
    last = with_(
        json.loads(json.dumps(GOOD["choose"])),
        lambda p: p["turn"].update(kept=["4"] * 5 + ["3"] * 3, rolled=[], golden="worm"),
    )
    assert "Rolled: golden die: worm" in report(odds_of_position(decode(last)), Voice())
    hen = report(odds_of_position(table("deluxe", Ada=stack(21, holds=HEN), Bo=stack(22))), Voice())
    assert any(line.endswith("  fails: the hen goes back") for line in hen)
    classic = report(odds_of_position(decode(GOOD["classic"])), Voice())
    assert any(line.endswith("%  fails: there is nothing to lose") for line in classic)
    assert any(line.endswith("%  Other ends, 9 of them") for line in classic)
