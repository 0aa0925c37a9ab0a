"""Points by place, what decides between equal ones, and what is left without luck."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from wormgrill.party.party import (
    Party,
    PartyGuest,
    PartyTable,
    PartyTerms,
    TableLuck,
    TableResult,
)
from wormgrill.party.standings import entrants, luck_standings, points_by_place, standings

TERMS = PartyTerms(edition="junior", size=4, fill="none", bot="careful", rounds=3)


def party(*tables: PartyTable, guests: int = 3) -> Party:
    came = tuple(PartyGuest(number, f"g{number}", f"G{number}") for number in range(1, guests + 1))
    return Party("p", "CODE", "g1", TERMS, guests=came, tables=tables, numbers=guests)


def played(
    number: int,
    seats: tuple[int | None, ...],
    places: tuple[int, ...],
    worms: tuple[int, ...],
    luck: TableLuck | None = None,
) -> PartyTable:
    return PartyTable(1, number, f"t{number}", seats, TableResult(places, worms), luck)


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_first_has_twelve_points_and_the_last_none(seats: int) -> None:
    points = points_by_place(range(1, seats + 1))
    assert (points[0], points[-1]) == (120, 0)
    assert len({before - after for before, after in pairwise(points)}) == 1


@given(some.lists(some.integers(0, 4), min_size=2, max_size=7))
def test_equal_places_share_and_no_point_is_lost(worms: list[int]) -> None:
    places = [1 + sum(other > own for other in worms) for own in worms]
    points = points_by_place(places)
    assert sum(points) == 60 * len(worms)
    others = len(worms) - 1
    for place, own in zip(places, points, strict=True):
        beaten = sum(other > place for other in places)
        level = places.count(place) - 1
        assert own == Fraction(120 * (2 * beaten + level), 2 * others)


def test_points_decide_then_worms_then_tables_won() -> None:
    table = played(1, (1, 2, 3), (1, 1, 3), (5, 5, 2))
    more = played(2, (1, None), (2, 1), (4, 6))
    found = standings(party(table, more))
    assert [(s.guest.number, s.place, s.points, s.worms) for s in found] == [
        (1, 1, 90, 9),
        (2, 2, 90, 5),
        (3, 3, 0, 2),
    ]
    equal = standings(party(table))
    assert [score.place for score in equal] == [1, 1, 3]


def test_a_table_that_was_given_up_or_is_being_played_brings_nothing() -> None:
    given_up = played(1, (1, 2), (), ())
    running = PartyTable(1, 2, "t2", (3, None))
    assert [s.points + s.worms + s.played for s in standings(party(given_up, running))] == [0, 0, 0]


def test_luck_is_taken_from_what_was_won() -> None:
    table = played(
        1, (1, 2, None), (1, 2, 3), (7, 3, 0), TableLuck((0.4, 0.4, 0.2), (0.5, -0.3, -0.2))
    )
    first, second = luck_standings(party(table))
    assert (first.guest.number, first.place, round(first.by_play, 6)) == (1, 1, 0.1)
    assert (second.guest.number, second.place, round(second.by_play, 6)) == (2, 2, -0.1)


def test_only_reviewed_tables_are_in_the_table_without_luck() -> None:
    none = played(1, (1, 2), (1, 2), (7, 3), TableLuck())
    later = played(2, (3, None), (1, 2), (7, 3))
    assert luck_standings(party(none, later)) == []


def test_the_past_of_an_entrant_is_what_their_tables_tell() -> None:
    first = played(1, (2, 1, None), (1, 2, 3), (7, 3, 0))
    again = played(2, (2, 1), (1, 2), (7, 3))
    one, two, three = entrants(party(first, again))
    assert (one.points, dict(one.met), one.bots, one.starts, one.lateness) == (
        60,
        {2: 2},
        1,
        0,
        1.5,
    )
    assert (two.points, two.starts, two.lateness) == (240, 2, 0.0)
    assert (three.points, dict(three.met)) == (0, {})
