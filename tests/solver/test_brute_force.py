"""The solver against the rules alone, on small editions with everything in them."""

from random import Random

import pytest

from tests.support.brute import brute_force
from tests.support.position import (
    APPLE,
    CANNED_WORM,
    GOLDEN_DIE,
    HEN,
    RAVEN,
    WEASEL,
    Player,
    stack,
    table,
)
from tests.support.selfplay import NAMES, SMALL, purposeful
from wormgrill.formats.edition_toml import read_edition
from wormgrill.rules import Position, apply, legal_actions, start
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import Phase
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.worms import turn_ev, worms_now

THREE_DICE = read_edition("""
key = "three"
kind = "classic"
players = [2, 4]
dice = 3
bratworms = 2
faces = [
  { name = "1", points = 1, golden_sides = 1 },
  { name = "2", points = 2, sides = 2 },
  { name = "worm", points = 3, golden_sides = 1 },
]
tiles = [
  { value = 4, worms = 1, exact = true },
  { value = 5, worms = 1 },
  { value = 6, worms = 2 },
  { value = 7, worms = 3 },
  { value = 9, worms = 4 },
]
[specialists]
canned-worm = 4
hen = 5
raven = 6
weasel = 7
golden-die = 9
""")

TWO_BURGERS = read_edition("""
key = "burgers"
kind = "junior"
players = [2, 4]
dice = 4
faces = [
  { name = "worm", points = 1, sides = 2 },
  { name = "bun", points = 2 },
  { name = "cheese", points = 1 },
]
tiles = [
  { value = 2, worms = 1 }, { value = 2, worms = 2 },
  { value = 3, worms = 1 }, { value = 3, worms = 1 },
  { value = 5, worms = 2 }, { value = 6, worms = 3 },
]
""")


def agree(position: Position, steps: int = 60, seed: int = 1) -> int:
    """Solve once, then compare at every position of the turn a game passes through."""
    turn = position.turn
    assert turn is not None
    for value in (worms_now, turn_ev):
        solved = SolvedTurn(position, value)
        true = brute_force(position, lambda now, value=value: float(value([now])[0, turn.player]))  # type: ignore[misc]  # mypy cannot type a default of a lambda
        now, compared, chance = position, 0, Random(seed)
        while now.turn and now.turn.player == turn.player and compared < steps:
            if now.turn.phase is Phase.ROLL and compared:
                break
            assert solved.worth(now) == pytest.approx(true(now), abs=1e-12)
            for action, worth in solved.actions(now):
                assert worth == pytest.approx(true(apply(now, action)[0]), abs=1e-12)
            now, _ = apply(now, purposeful(now, chance))
            compared += 1
    return compared


@pytest.mark.parametrize("edition", [THREE_DICE, SMALL, TWO_BURGERS], ids=lambda e: e.key)
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("free", [False, True])
def test_whole_games_agree_with_brute_force(edition: Edition, short: bool, free: bool) -> None:
    """Every turn of games with every option (O1 to O3), solved once and asked everywhere in it."""
    chance = Random(7)
    for players in range(edition.players[0], edition.players[1] + 1):
        position = start(edition, NAMES[:players], Options(short, free, players - 1))
        turns = 0
        while position.turn and turns < 24:
            if position.turn.phase is Phase.ROLL:
                turns += 1
                agree(position, seed=turns)
            position, _ = apply(position, purposeful(position, chance))


SPECIAL = [
    stack(5, holds=GOLDEN_DIE),
    stack(5, holds=WEASEL),
    stack(5, holds=CANNED_WORM),
    stack(5, holds=HEN),
    stack(holds=HEN),
]


@pytest.mark.parametrize(
    ("own", "theirs"),
    [
        (own, theirs)
        for own in SPECIAL
        for theirs in (None, HEN, WEASEL, GOLDEN_DIE, CANNED_WORM)
        if own.holds is not theirs
    ],
)
@pytest.mark.parametrize("supply", [0, 1])
def test_every_specialist_agrees_with_brute_force(
    own: Player, theirs: Specialist | None, supply: int
) -> None:
    """R15 to R28: each specialist in hand, against rivals who have one and Bratworms."""
    position = table(
        THREE_DICE,
        Ada=own,
        Bo=stack(7, holds=theirs, bratworms=1),
        Cy=stack(bratworms=1 - supply),
    )
    assert agree(position) > 1


def test_a_bratworm_still_owed_is_solved_too() -> None:
    """R16: whose Bratworm, in the middle of the turn and at the raven's."""
    owing = table(
        THREE_DICE,
        Ada=stack(),
        Bo=stack(7, bratworms=1),
        Cy=stack(9, bratworms=1),
        kept="1 1",
        phase=Phase.ROB,
    )
    agree(owing)
    raven = table(
        THREE_DICE,
        Ada=stack(6),
        Bo=stack(7, bratworms=1),
        Cy=stack(9, bratworms=1),
        kept="worm worm",
        phase=Phase.ROB,
        limbo=RAVEN,
    )
    agree(raven)


def test_every_later_position_of_the_turn_is_solved_on_its_own_too() -> None:
    """Solving in the middle of a turn gives what solving at its start gave."""
    chance = Random(3)
    first = position = table(
        SMALL, Ada=stack(8, holds=WEASEL), Bo=stack(12, bratworms=1, holds=APPLE), Cy=stack()
    )
    solved = SolvedTurn(first, turn_ev)
    for _ in range(6):
        now = position
        while now.turn and now.turn.player == 0:
            alone = SolvedTurn(now, turn_ev)
            for (_, here), (_, there) in zip(alone.actions(now), solved.actions(now), strict=True):
                assert here == pytest.approx(there, abs=1e-12)
            now, _ = apply(now, purposeful(now, chance))


def test_a_position_of_another_turn_is_refused() -> None:
    position = table(SMALL, Ada=stack(8, bratworms=1), Bo=stack(9), kept="1 1")
    solved = SolvedTurn(position, turn_ev)
    other = table(SMALL, Ada=stack(8, bratworms=2), Bo=stack(9), kept="1 1")
    with pytest.raises(ValueError, match="another turn"):
        solved.actions(other)
    with pytest.raises(ValueError, match="over"):
        SolvedTurn(table("classic", up=[], Ada=stack(21), Bo=stack(22)), turn_ev)


def test_the_best_action_is_one_of_the_legal_ones() -> None:
    position = table("classic", rolled="1 1 2 3 4 5 worm worm")
    assert SolvedTurn(position, turn_ev).best(position) in legal_actions(position)
