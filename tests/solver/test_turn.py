"""What a solved turn says: known numbers, invariants, and its own policy played out."""

from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.support.position import (
    CANNED_WORM,
    GOLDEN_DIE,
    HEN,
    WEASEL,
    dice,
    play,
    stack,
    table,
)  # fmt: skip
from tests.support.selfplay import TABLES, somewhere
from wormgrill.rules import (
    EDITIONS,
    Phase,
    Position,
    apply,
    legal_actions,
    roll_outcomes,
    scores,
    start,
)
from wormgrill.rules.actions import ROLL, Keep
from wormgrill.rules.edition import Options
from wormgrill.rules.position import Turn
from wormgrill.rules.rolls import draw
from wormgrill.solver.leads import TIE
from wormgrill.solver.leaves import FAILED, How
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.worms import turn_ev, worms_now

FIRST_TURN = 1.6447296740401


def test_the_most_worms_of_a_first_turn() -> None:
    position = start(EDITIONS["classic"], ["Ada", "Bo"])
    ((action, worth),) = SolvedTurn(position, worms_now).actions(position)
    assert action == ROLL
    assert worth == pytest.approx(FIRST_TURN, abs=1e-12)


def test_turn_ev_counts_a_theft_double_and_a_loss_once() -> None:
    """Two players: a stolen tile is worth its worms twice, a failure costs the own top tile."""
    position = table("classic", Ada=stack(36), Bo=stack(25), kept="5 5 5 4 worm worm")
    stop = dict(SolvedTurn(position, turn_ev).actions(position))
    base = float(turn_ev([position])[0, 0])
    assert {str(action): worth for action, worth in stop.items()}["stop"] - base == 3
    theft = table("classic", Ada=stack(36), Bo=stack(25), kept="5 5 5 5 worm")
    worth = {str(a): w for a, w in SolvedTurn(theft, turn_ev).actions(theft)}
    assert worth["stop"] - base == 4
    failing = table("classic", Ada=stack(36), Bo=stack(25), kept="1 1 5")
    worth = {str(a): w for a, w in SolvedTurn(failing, turn_ev).actions(failing)}
    assert worth["stop"] - base == -4
    three = table("classic", Ada=stack(36), Bo=stack(25), Cy=stack(), kept="5 5 5 5 worm")
    worth = {str(a): w for a, w in SolvedTurn(three, turn_ev).actions(three)}
    assert worth["stop"] - float(turn_ev([three])[0, 0]) == 3


@settings(max_examples=60)
@given(
    some.sampled_from(sorted(TABLES)),
    some.integers(2, 4),
    some.builds(Options, some.booleans(), some.booleans()),
    some.integers(0, 250),
    some.integers(0, 10_000),
)
def test_everywhere_in_every_game(
    edition: str, players: int, options: Options, steps: int, seed: int
) -> None:
    """A roll is worth the mean over its outcomes, a decision its best action; chances sum to 1."""
    position = somewhere(edition, players, options, steps, seed)
    assert position.turn is not None
    solved = SolvedTurn(position, turn_ev)
    if position.turn.phase is Phase.DICE:
        mean = sum(
            float(chance) * worth_after(solved, position, apply(position, dice)[0])
            for dice, chance in roll_outcomes(position)
        )
        assert solved.worth(position) == pytest.approx(mean, abs=1e-10)
    else:
        worths = dict(solved.actions(position))
        assert set(worths) == set(legal_actions(position))
        assert solved.worth(position) == max(worths.values())
        assert worths[solved.best(position)] == pytest.approx(max(worths.values()), abs=TIE)
        for action, seats in solved.seats(position):
            own = float(seats[position.turn.player])
            assert own == pytest.approx(worths[action], abs=1e-10)
        for advice in solved.ratings(position):
            assert advice.worth == worths[advice.action]
            assert -1e-12 <= advice.success <= 1 + 1e-12
    endings = solved.endings(position)
    assert sum(endings.values()) == pytest.approx(1, abs=1e-10)
    if legal_actions(position):
        chosen = solved.best(position)
        best = next(rating for rating in solved.ratings(position) if rating.action == chosen)
        assert best.success == pytest.approx(1 - endings.get(FAILED, 0), abs=1e-9)


def worth_after(solved: SolvedTurn, before: Position, now: Position) -> float:
    """A dead roll may have ended the turn at once."""
    assert before.turn is not None
    mover = before.turn.player
    same = now.turn and now.turn.player == mover and now.turn.phase is not Phase.ROLL
    if same:
        return solved.worth(now)
    return float(turn_ev([now])[0, mover])


HANDS = {
    "classic": table("classic", Ada=stack(21, 30), Bo=stack(25)),
    "junior": table("junior", Ada=stack(5), Bo=stack(6), Cy=stack(6)),
    "deluxe, golden die": table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack(25)),
    "deluxe, weasel": table("deluxe", Ada=stack(25, holds=WEASEL), Bo=stack(27)),
    "deluxe, canned worm": table("deluxe", Ada=stack(24, holds=CANNED_WORM), Bo=stack(29)),
}
SIMULATED = 20_000  # `make simulate` plays a million of each


@pytest.mark.parametrize("hand", HANDS)
def test_its_own_policy_brings_what_it_claims(hand: str) -> None:
    """Turns played out by the rules, with the solver's decisions: within five standard errors."""
    simulate(HANDS[hand], SIMULATED, seed=11)


def simulate(first: Position, turns: int, seed: int) -> str:
    solved = SolvedTurn(first, turn_ev)
    assert first.turn is not None
    mover = first.turn.player
    best = cache(solved.best)
    chance = Random(seed)
    total = squares = won = 0.0
    for _ in range(turns):
        now = first
        while now is first or (
            now.turn and now.turn.player == mover and now.turn.phase is not Phase.ROLL
        ):
            assert now.turn is not None
            step = draw(now, chance) if now.turn.phase is Phase.DICE else best(now)
            now, _ = apply(now, step)
        worth = float(turn_ev([now])[0, mover])
        total += worth
        squares += worth * worth
        won += len(now.seats[mover].stack) > len(first.seats[mover].stack)
    mean = total / turns
    error = ((squares / turns - mean * mean) / turns) ** 0.5
    claimed = solved.worth(first)
    assert abs(mean - claimed) < 5 * error
    success = 1 - sum(
        chance for how, chance in solved.endings(first).items() if how == FAILED or how.hen
    )
    deviation = (success * (1 - success) / turns) ** 0.5
    assert abs(won / turns - success) < 5 * deviation
    off, tiles = (mean - claimed) / error, (won / turns - success) / deviation
    return f"claimed {claimed:.5f}, played {mean:.5f}: off by {off:+.1f} and {tiles:+.1f} errors"


def test_a_solution_covers_its_turn_and_no_other() -> None:
    """Same table, other options or another edition: another turn."""
    first = table("deluxe", Ada=stack(21), Bo=stack(28), kept="5 5 5")
    solved = SolvedTurn(first, turn_ev)
    rolled = table("deluxe", Ada=stack(21), Bo=stack(28), kept="5 5 5", rolled="1 1 2 3 worm")
    assert solved.covers(first)
    assert solved.covers(rolled)
    assert solved.covers(apply(rolled, Keep("1"))[0])  # with the Bratworm of the Double 1
    assert not solved.covers(first._replace(options=Options(free_choice=True)))
    small = replace(EDITIONS["deluxe"], key="small", dice=7)
    assert not solved.covers(first._replace(edition=small))
    assert not solved.covers(table("deluxe", Ada=stack(21), Bo=stack(28), player=1))
    assert not solved.covers(table("deluxe", Ada=stack(21), Bo=stack(29), kept="5 5 5"))


def test_a_solution_knows_whether_a_double_1_was_laid_aside() -> None:
    """R15: its Bratworm comes once in a turn, so before and after it are two boards."""
    before = table("deluxe", Ada=stack(21, bratworms=1), Bo=stack(28))
    after = table("deluxe", Ada=stack(21, bratworms=1), Bo=stack(28), kept="1 1")
    assert not SolvedTurn(before, turn_ev).covers(after)
    assert not SolvedTurn(after, turn_ev).covers(before)
    with pytest.raises(ValueError, match="another turn"):
        SolvedTurn(before, turn_ev).best(after)


def test_the_next_turn_of_a_player_is_another_one() -> None:
    """R9, R15: a Double 1, then two failures without a tile: only the Bratworm is new."""
    position = start(EDITIONS["deluxe"], ["Ada", "Bo"])
    solved = SolvedTurn(position, turn_ev)
    for roll in ("1 1 2 2 3 3 4 4", "2 2 3 3 4 4 5 5"):
        dead = roll.split()[0]
        position, _ = play(position, "roll", dice(roll), f"keep {dead}", "stop")
    assert position.turn == Turn(0)
    assert not solved.covers(position)


def test_the_ways_a_turn_ends_are_named() -> None:
    position = table("deluxe", Ada=stack(), Bo=stack(28, holds=GOLDEN_DIE), kept="5 5 5 4 worm")
    endings = SolvedTurn(position, worms_now).endings(position)
    assert set(endings) <= {FAILED} | {How(tile.value) for tile in EDITIONS["deluxe"].tiles} | {
        How(28, 1)
    }
    assert How(28, 1) in endings


def test_figures_and_decisions_break_ties_alike() -> None:
    """Stopping and rolling on can be worth the same: then the bot stops, and the figures say so."""
    position = HANDS["deluxe, canned worm"]
    solved = SolvedTurn(position, turn_ev)
    track = solved.track(golden=False, weasel=False)
    tables = track.tables
    ties = np.flatnonzero((tables.stopping == tables.rolling) & track.graph.can_roll)
    assert len(ties) > 0
    face_names = position.edition.face_names
    found = 0
    for kept in product(*(range(4) for _ in face_names)):
        if 0 < sum(kept) < 8 and 0 in kept and kept[0] < 2:
            aside = " ".join(f"{name} " * many for name, many in zip(face_names, kept, strict=True))
            now = table("deluxe", Ada=stack(24, holds=CANNED_WORM), Bo=stack(29), kept=aside)
            worth = {str(action): value for action, value in solved.actions(now)}
            if worth["roll"] == worth["stop"]:
                found += 1
                assert str(solved.best(now)) == "stop"
    assert found > 0


def test_a_choice_still_owed_means_that_something_is_won() -> None:
    """R19, O2: the turn is over but for a choice, so its success is certain."""
    returning = table(
        "deluxe", Ada=stack(25, 27, holds=WEASEL), Bo=stack(), kept="5 5 5 4 4 worm",
        phase=Phase.RETURN, limbo=GOLDEN_DIE,
    )  # fmt: skip
    solved = SolvedTurn(returning, turn_ev)
    assert [advice.success for advice in solved.ratings(returning)] == [1, 1]
    assert solved.endings(returning) == {How(27): 1}
    free = table(
        "deluxe", options=Options(free_choice=True), Ada=stack(), Bo=stack(28, holds=HEN),
        kept="5 5 5 4 4 worm", phase=Phase.PINCH,
    )  # fmt: skip
    solved = SolvedTurn(free, turn_ev)
    assert [advice.success for advice in solved.ratings(free)] == [1, 1]
    assert solved.endings(free) == {How(27): 1}  # worms rather than the hen


@pytest.mark.parametrize("options", [Options(), Options(free_choice=True)])
def test_a_specialist_in_limbo_says_what_was_won_with_it(options: Options) -> None:
    """R19, R26: the hen of Bo, not one's own old tile; a stolen tile is a stolen tile."""
    hen = table(
        "deluxe", options=options, Ada=stack(22, holds=WEASEL), Bo=stack(28), kept="5 5 5 4 4 worm",
        phase=Phase.RETURN, limbo=HEN, limbo_from=1,
    )  # fmt: skip
    assert SolvedTurn(hen, turn_ev).endings(hen) == {How(28, 1, hen=True): 1}
    stolen = table(
        "deluxe", options=options, Ada=stack(25, 28, holds=WEASEL), Bo=stack(),
        kept="5 5 5 4 4 worm", phase=Phase.RETURN, limbo=GOLDEN_DIE, limbo_from=1,
    )  # fmt: skip
    assert SolvedTurn(stolen, turn_ev).endings(stolen) == {How(28, 1): 1}


def test_the_hen_from_the_grill_is_not_taken_for_a_rivals() -> None:
    """O2, R26: Ada took the lower tile with the hen on it, although she could have stolen."""
    lower = table(
        "deluxe", options=Options(free_choice=True), Ada=stack(25, 27, holds=WEASEL), Bo=stack(28),
        kept="5 5 5 4 4 worm", phase=Phase.RETURN, limbo=HEN,
    )  # fmt: skip
    assert SolvedTurn(lower, turn_ev).endings(lower) == {How(27): 1}


def test_worms_are_told_as_the_change_of_the_score() -> None:
    """Tiles, Bratworms and the apple: Double 1 counts before the turn is over (R15)."""
    position = table("deluxe", Ada=stack(21), Bo=stack(), rolled="1 1 5 5 5 worm worm worm")
    now = scores(position)[0]
    assert now == 1
    advice = {str(a.action): a for a in SolvedTurn(position, turn_ev).ratings(position)}
    kept = table("deluxe", Ada=stack(21, bratworms=1), Bo=stack(), kept="1 1")
    after = max(SolvedTurn(kept, turn_ev).ratings(kept), key=lambda a: a.worth)
    assert advice["keep 1"].worms == pytest.approx(1 + after.worms, abs=1e-12)


if __name__ == "__main__":  # make simulate
    for name, position in HANDS.items():
        print(f"{name}: {simulate(position, 1_000_000, seed=5)}", flush=True)
