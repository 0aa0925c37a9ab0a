"""A first turn with every hand, against a player who knows nothing but the rules."""

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from tests.solver.test_brute_force import THREE_DICE, TWO_BURGERS
from tests.support.brute import brute_force
from tests.support.selfplay import SMALL
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import APPLE_WORMS, ONE, WORM, Specialist
from wormgrill.rules.scoring import worms
from wormgrill.solver.first_turn import first_turn_worth, specialists_of
from wormgrill.solver.odds import Hand
from wormgrill.values.worms import worms_now

KNOWN = tomllib.loads((Path(__file__).parents[1] / "data" / "odds.toml").read_text())
HANDS = [Hand(*held) for held in product((False, True), repeat=3)]

Roll = tuple[tuple[str, ...], str | None]


def rolls(edition: Edition, white: int, golden: bool) -> Iterator[Roll]:
    """Every roll, each as likely as the others."""
    goldens: tuple[str | None, ...] = edition.golden_sides if golden else (None,)
    yield from product(product(edition.white_sides, repeat=white), goldens)


def by_hand(edition: Edition, hand: Hand) -> float:
    """The most worms to be expected, as one would work it out on paper."""
    standing = {value: name for name, value in edition.specialists}

    def stop(kept: tuple[str, ...]) -> int:
        bratworm = kept.count(ONE) > 1  # R15
        points = sum(edition.points[face] for face in kept)
        if WORM not in kept:
            if not (hand.canned_worm and kept):
                return bratworm  # R5
            points += edition.points[WORM]  # R24
        fits = [t for t in edition.tiles if t.value == points]
        fits = fits or [t for t in edition.tiles if t.value < points and not t.exact]
        if not fits:
            return bratworm
        won = fits[-1]
        extra = {Specialist.APPLE: APPLE_WORMS, Specialist.RAVEN: 1}  # R25, R28
        guest = standing.get(won.value)
        return won.worms + bratworm + (extra.get(guest, 0) if guest else 0)

    @cache
    def state(kept: tuple[str, ...], white: int, golden: bool, weasel: bool) -> float:
        if (not white and not golden) or set(kept) == set(edition.face_names):
            return stop(kept)  # R3
        return max(stop(kept), rolling(kept, white, golden, weasel))

    @cache
    def rolling(kept: tuple[str, ...], white: int, golden: bool, weasel: bool) -> float:
        again = rolling(kept, white, golden, False) if weasel else 0  # R23
        worths = []
        for faces, gold in rolls(edition, white, golden):
            best = max(again, float(kept.count(ONE) > 1))  # R4: the Bratworm is safe
            for face in {*faces, *([gold] if gold else [])} - set(kept):
                count = faces.count(face)
                then = tuple(sorted(kept + (face,) * (count + (face == gold))))
                best = max(best, state(then, white - count, golden and face != gold, weasel))
            worths.append(best)
        return sum(worths) / len(worths)

    ways = (False, True) if hand.golden_die else (False,)  # R22
    return max(rolling((), edition.dice, golden, hand.weasel) for golden in ways)


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: "+".join(specialists_of(hand)) or "none")
@pytest.mark.parametrize("edition", [THREE_DICE, SMALL], ids=lambda edition: edition.key)
def test_every_hand_is_worth_what_paper_says(edition: Edition, hand: Hand) -> None:
    """R5, R6, R13, R15, R22 to R25, R28, with hands that nobody can hold (R19) among them."""
    found = first_turn_worth(edition, hand, worms_now)
    assert found == pytest.approx(by_hand(edition, hand), abs=1e-12)


@pytest.mark.parametrize(
    "held", [None, Specialist.GOLDEN_DIE, Specialist.WEASEL, Specialist.CANNED_WORM]
)
def test_one_specialist_in_hand_is_worth_what_the_rules_say(held: Specialist | None) -> None:
    """The same from the rules of the game, step by step."""
    first = start(THREE_DICE, ["Ada", "Bo"])
    grill = (s._replace(specialist=None) if s.specialist is held else s for s in first.grill)
    ada, bo = first.seats
    position = first._replace(seats=(ada._replace(specialist=held), bo), grill=tuple(grill))
    true = brute_force(position, lambda now: worms(now.seats[0]))(position)
    hand = Hand(*(held == name.replace("_", "-") for name in Hand._fields))
    assert first_turn_worth(THREE_DICE, hand, worms_now) == pytest.approx(true, abs=1e-12)


def test_burgers_agree_with_the_rules_too() -> None:
    """R30, R32: what lies aside counts, and a failure costs nothing of one's own."""
    position = start(TWO_BURGERS, ["Ada", "Bo"])
    true = brute_force(position, lambda now: worms(now.seats[0]))(position)
    assert first_turn_worth(TWO_BURGERS, Hand(), worms_now) == pytest.approx(true, abs=1e-12)


def test_the_classic_first_turn_is_the_known_number() -> None:
    worth = first_turn_worth(EDITIONS["classic"], Hand(), worms_now)
    assert worth == pytest.approx(KNOWN["first_turn"]["expected_worms"], abs=1e-12)


@pytest.mark.parametrize("key", ["extrawurm", "deluxe"])
def test_more_in_hand_is_never_worth_less(key: str) -> None:
    worth = {hand: first_turn_worth(EDITIONS[key], hand, worms_now) for hand in HANDS}
    for less, more in product(HANDS, HANDS):
        if all(a <= b for a, b in zip(less, more, strict=True)):
            assert worth[less] <= worth[more] + 1e-12
