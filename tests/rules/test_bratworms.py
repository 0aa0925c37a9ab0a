"""R15–R17: Double 1 and Bratworms."""

import pytest

from tests.support.position import (
    GOLDEN_DIE,
    HEN,
    RAVEN,
    WEASEL,
    Player,
    choices,
    dice,
    play,
    refusal,
    stack,
    table,
    tile,
    worth,
)
from wormgrill.rules import EDITIONS, Phase, scores
from wormgrill.rules.actions import ROLL, STOP, Rob
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Bratworm,
    Failed,
    Kept,
    OnTile,
    Reason,
    Returned,
    Rolled,
    SpecialistMoved,
    Stole,
    Took,
    Turned,
    TurnEnded,
)
from wormgrill.rules.position import GoldenDie


@pytest.mark.parametrize(("key", "supply"), [("classic", 0), ("extrawurm", 7), ("deluxe", 7)])
def test_the_supply_at_the_start(key: str, supply: int) -> None:
    """R16"""
    assert (EDITIONS[key].bratworms, table(key).supply) == (supply, supply)


@pytest.mark.parametrize(("rolled", "ones"), [("1 1 2 3 4 5 worm worm", 2), ("1 1 1 3 4 5 5 5", 3)])
def test_two_or_more_ones_give_one_bratworm_at_once(rolled: str, ones: int) -> None:
    """R15"""
    after, events = play(table("deluxe", rolled=rolled), "keep 1")
    assert after == table("deluxe", Ada=stack(bratworms=1), Bo=stack(), kept="1 " * ones)
    assert after.supply == 6
    assert events == [
        Kept(0, "1", ones, golden=False, total=ones),
        Bratworm(0, None, Reason.DOUBLE_ONE),
    ]


@pytest.mark.parametrize("face", ["1", "2", "worm"])
def test_a_single_one_and_pairs_of_other_faces_give_none(face: str) -> None:
    """R15"""
    before = table("deluxe", rolled="1 2 2 3 4 5 worm worm")
    after, events = play(before, f"keep {face}")
    assert (after.supply, len(events)) == (7, 1)


def test_ones_laid_aside_in_the_classic_game_give_none() -> None:
    """R15 is of the editions with Bratworms."""
    after, events = play(table("classic", rolled="1 1 2 3 4 5 worm worm"), "keep 1")
    assert after == table("classic", kept="1 1")
    assert events == [Kept(0, "1", 2, golden=False, total=2)]


def test_the_one_of_the_golden_die_counts() -> None:
    """R15, R22"""
    before = table(
        "deluxe",
        standing={},
        Ada=stack(24, holds=GOLDEN_DIE),
        Bo=stack(),
        rolled="1 2 3 4 5 5 5 5 + 1",
        golden_die=GoldenDie.IN_HAND,
    )
    after, events = play(before, "keep 1")
    assert after == table(
        "deluxe",
        standing={},
        Ada=stack(24, bratworms=1, holds=GOLDEN_DIE),
        Bo=stack(),
        kept="1 1",
        golden_die=GoldenDie.KEPT,
    )
    assert events == [
        Kept(0, "1", 2, golden=True, total=2),
        Bratworm(0, None, Reason.DOUBLE_ONE),
    ]


def test_the_bratworm_is_kept_when_the_turn_fails() -> None:
    """R15, R17: the tile goes back, the Bratworms stay."""
    before = table("deluxe", standing={}, Ada=stack(24, bratworms=2), Bo=stack(), phase=Phase.DICE)
    after, events = play(before, dice("1 1 2 2 3 3 4 4"), "keep 1", "stop")
    assert after == table(
        "deluxe", standing={}, Ada=stack(bratworms=3), Bo=stack(), down=(36,), player=1
    )
    assert events[1:] == [
        Kept(0, "1", 2, golden=False, total=2),
        Bratworm(0, None, Reason.DOUBLE_ONE),
        Failed(0, Why.NO_WORM),
        Returned(0, tile(24)),
        Turned(tile(36)),
        TurnEnded(0, 1),
    ]


def test_the_bratworm_comes_before_the_end_of_the_turn() -> None:
    """R15: also when the ones are the last dice."""
    before = table("deluxe", standing={}, kept="5 5 5 5 5 worm", rolled="1 1")
    after, events = play(before, "keep 1")
    assert after == table("deluxe", standing={}, Ada=stack(32, bratworms=1), Bo=stack(), player=1)
    assert events == [
        Kept(0, "1", 2, golden=False, total=32),
        Bratworm(0, None, Reason.DOUBLE_ONE),
        Took(0, tile(32)),
        TurnEnded(0, 1),
    ]


def test_the_last_bratworm_of_the_supply_robs_nobody() -> None:
    """R16"""
    before = table(
        "deluxe", Ada=stack(bratworms=3), Bo=stack(bratworms=3), rolled="1 1 2 3 4 5 5 5"
    )
    assert before.supply == 1
    after, events = play(before, "keep 1")
    assert after == table("deluxe", Ada=stack(bratworms=4), Bo=stack(bratworms=3), kept="1 1")
    assert events[1:] == [Bratworm(0, None, Reason.DOUBLE_ONE)]


def test_with_an_empty_supply_the_only_possible_victim_is_robbed_without_a_question() -> None:
    """R16: and keeps everything else."""
    before = table(
        "deluxe",
        standing={},
        Ada=stack(bratworms=5),
        Bo=stack(),
        Cy=stack(24, bratworms=2, holds=WEASEL),
        rolled="1 1 2 3 4 5 5 5",
    )
    after, events = play(before, "keep 1")
    assert after == table(
        "deluxe",
        standing={},
        Ada=stack(bratworms=6),
        Bo=stack(),
        Cy=stack(24, bratworms=1, holds=WEASEL),
        kept="1 1",
    )
    assert events[1:] == [Bratworm(0, 2, Reason.DOUBLE_ONE)]


def test_with_several_victims_the_receiver_chooses_and_may_not_decline() -> None:
    """R16"""
    before = table(
        "deluxe",
        Ada=stack(bratworms=2),
        Bo=stack(bratworms=4),
        Cy=stack(),
        Di=stack(bratworms=1),
        rolled="1 1 2 3 4 5 5 5",
    )
    owed, events = play(before, "keep 1")
    assert owed == table(
        "deluxe",
        Ada=stack(bratworms=2),
        Bo=stack(bratworms=4),
        Cy=stack(),
        Di=stack(bratworms=1),
        phase=Phase.ROB,
        kept="1 1",
    )
    assert events == [Kept(0, "1", 2, golden=False, total=2)]
    assert choices(owed) == ["rob 1", "rob 3"]
    for step in (ROLL, STOP, Rob(0), Rob(2)):
        assert refusal(owed, step) == (
            "illegal-action",
            f"“{step}” is not possible now. Possible: rob 1, rob 3.",
        )
    after, events = play(owed, "rob 3")
    assert after == table(
        "deluxe",
        Ada=stack(bratworms=3),
        Bo=stack(bratworms=4),
        Cy=stack(),
        Di=stack(),
        kept="1 1",
    )
    assert events == [Bratworm(0, 3, Reason.DOUBLE_ONE)]
    assert choices(after) == ["roll", "stop"]


@pytest.mark.parametrize(
    "hen_owner", [stack(22, bratworms=7, holds=HEN), stack(bratworms=7, holds=HEN)]
)
def test_the_owner_of_the_hen_is_never_robbed(hen_owner: Player) -> None:
    """R16, R27: with a tile or without; nothing happens, and the hen stays too."""
    before = table("deluxe", standing={}, Ada=stack(), Bo=hen_owner, rolled="1 1 2 3 4 5 5 5")
    after, events = play(before, "keep 1")
    assert after == table("deluxe", standing={}, Ada=stack(), Bo=hen_owner, kept="1 1")
    assert events == [Kept(0, "1", 2, golden=False, total=2)]


def test_the_owner_of_the_hen_is_not_among_the_victims() -> None:
    """R16: so a second one is robbed without a question."""
    hen_owner = stack(22, bratworms=4, holds=HEN)
    before = table(
        "deluxe",
        standing={},
        Ada=hen_owner,
        Bo=stack(),
        Cy=stack(bratworms=3),
        player=1,
        rolled="1 1 2 3 4 5 5 5",
    )
    after, events = play(before, "keep 1")
    assert after == table(
        "deluxe",
        standing={},
        Ada=hen_owner,
        Bo=stack(bratworms=1),
        Cy=stack(bratworms=2),
        player=1,
        kept="1 1",
    )
    assert events[1:] == [Bratworm(1, 2, Reason.DOUBLE_ONE)]


def test_one_who_has_all_bratworms_gets_no_other() -> None:
    """R16: nobody robs himself."""
    before = table("deluxe", Ada=stack(bratworms=7), Bo=stack(), rolled="1 1 2 3 4 5 5 5")
    after, events = play(before, "keep 1")
    assert after == table("deluxe", Ada=stack(bratworms=7), Bo=stack(), kept="1 1")
    assert events == [Kept(0, "1", 2, golden=False, total=2)]


def test_the_owner_of_the_hen_robs_like_everybody() -> None:
    """R16"""
    before = table(
        "deluxe",
        standing={},
        Ada=stack(holds=HEN),
        Bo=stack(bratworms=7),
        rolled="1 1 2 3 4 5 5 5",
    )
    after, events = play(before, "keep 1")
    assert after == table(
        "deluxe", standing={}, Ada=stack(bratworms=1, holds=HEN), Bo=stack(bratworms=6), kept="1 1"
    )
    assert events[1:] == [Bratworm(0, 1, Reason.DOUBLE_ONE)]


def test_the_turn_ends_by_itself_after_the_robbery_when_no_die_is_left() -> None:
    """R3, R16"""
    before = table(
        "deluxe",
        standing={},
        Ada=stack(),
        Bo=stack(bratworms=4),
        Cy=stack(bratworms=3),
        kept="5 5 5 5 5 worm",
        rolled="1 1",
    )
    after, events = play(before, "keep 1", "rob 2")
    assert after == table(
        "deluxe",
        standing={},
        Ada=stack(32, bratworms=1),
        Bo=stack(bratworms=4),
        Cy=stack(bratworms=2),
        player=1,
    )
    assert events[1:] == [
        Bratworm(0, 2, Reason.DOUBLE_ONE),
        Took(0, tile(32)),
        TurnEnded(0, 1),
    ]


def test_a_robbery_does_not_forget_the_golden_die() -> None:
    """R16, R22: laid aside with the ones, it is not rolled again."""
    before = table(
        "deluxe",
        standing={},
        Ada=stack(24, holds=GOLDEN_DIE),
        Bo=stack(bratworms=4),
        Cy=stack(bratworms=3),
        rolled="1 2 3 4 5 5 5 5 + 1",
        golden_die=GoldenDie.IN_HAND,
    )
    after, events = play(before, "keep 1", "rob 1", "roll", dice("2 3 4 5 5 5 5"))
    assert after == table(
        "deluxe",
        standing={},
        Ada=stack(24, bratworms=1, holds=GOLDEN_DIE),
        Bo=stack(bratworms=3),
        Cy=stack(bratworms=3),
        kept="1 1",
        rolled="2 3 4 5 5 5 5",
        golden_die=GoldenDie.KEPT,
    )
    assert events[1] == Bratworm(0, 1, Reason.DOUBLE_ONE)


def test_a_robbery_does_not_stand_the_weasel_up_again() -> None:
    """R16, R23"""
    before = table(
        "deluxe",
        standing={},
        Ada=stack(24, holds=WEASEL),
        Bo=stack(bratworms=4),
        Cy=stack(bratworms=3),
        rolled="1 1 3 4 5 5 5 5",
        weasel_used=True,
    )
    after, _ = play(before, "keep 1", "rob 1")
    assert after == table(
        "deluxe",
        standing={},
        Ada=stack(24, bratworms=1, holds=WEASEL),
        Bo=stack(bratworms=3),
        Cy=stack(bratworms=3),
        kept="1 1",
        weasel_used=True,
    )


def test_double_1_and_the_raven_in_one_turn_are_two_robberies() -> None:
    """R15, R16, R28"""
    before = table(
        "deluxe",
        standing={RAVEN: 23},
        Ada=stack(),
        Bo=stack(bratworms=4),
        Cy=stack(bratworms=3),
        kept="5 5 5 worm",
        phase=Phase.DICE,
    )
    after, events = play(before, dice("1 1 1 2"), "keep 1", "rob 1", "stop", "rob 2")
    assert after == table(
        "deluxe",
        standing={RAVEN: 11},
        Ada=stack(23, bratworms=2),
        Bo=stack(bratworms=3),
        Cy=stack(bratworms=2),
        player=1,
    )
    assert events == [
        Rolled(0, ("1", "1", "1", "2"), None, dead=False),
        Kept(0, "1", 3, golden=False, total=23),
        Bratworm(0, 1, Reason.DOUBLE_ONE),
        Took(0, tile(23)),
        Bratworm(0, 2, Reason.RAVEN),
        SpecialistMoved(RAVEN, OnTile(23), OnTile(11)),
        TurnEnded(0, 1),
    ]


def test_each_bratworm_is_one_worm_at_the_end() -> None:
    """R17"""
    over = table("deluxe", up=(), Ada=stack(33, bratworms=2), Bo=stack(bratworms=4), Cy=stack(21))
    assert scores(over) == (6, 4, 1)


def test_one_who_is_stolen_from_keeps_the_bratworms() -> None:
    """R17"""
    before = table(
        "deluxe",
        standing={},
        Ada=stack(bratworms=1),
        Bo=stack(24, bratworms=3),
        kept=worth(24),
    )
    after, events = play(before, "stop")
    assert after == table(
        "deluxe", standing={}, Ada=stack(24, bratworms=1), Bo=stack(bratworms=3), player=1
    )
    assert events == [Stole(0, tile(24), 1), TurnEnded(0, 1)]
