"""Who sits with whom: everybody once, tables alike, no second meeting that can be helped."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as some

from wormgrill.party.pairing import Entrant, Seats, paired, table_shapes

sizes = some.integers(2, 7)
people = some.integers(2, 40)
seeds = some.integers(0, 2**32)


def fresh(count: int) -> list[Entrant]:
    return [Entrant(number) for number in range(1, count + 1)]


def after(entrants: Sequence[Entrant], rounds: Sequence[Seats]) -> list[Entrant]:
    """These entrants once they have played these tables, whoever won."""
    grown = []
    for one in entrants:
        own = [seats for seats in rounds if one.number in seats]
        met = Counter(one.met)
        met.update(other for seats in own for other in seats if other not in (None, one.number))
        grown.append(
            Entrant(
                one.number,
                one.points,
                met,
                one.bots + sum(seats.count(None) for seats in own),
                one.starts + sum(seats[0] == one.number for seats in own),
                one.lateness + sum(seats.index(one.number) / (len(seats) - 1) for seats in own),
            )
        )
    return grown


def meetings(entrants: Sequence[Entrant], tables: Sequence[Seats]) -> int:
    """How often two meet who have met before, counted by how often."""
    known = {one.number: one for one in entrants}
    return sum(
        known[one].met.get(other, 0)
        for seats in tables
        for one, other in combinations([seat for seat in seats if seat is not None], 2)
    )


def partitions(numbers: tuple[int, ...], shapes: tuple[int, ...]) -> Iterator[list[Seats]]:
    """All ways to seat them, by brute force."""
    if not numbers:
        yield []
        return
    first, *others = numbers
    for size in set(shapes):
        left = list(shapes)
        left.remove(size)
        for more in combinations(others, size - 1):
            rest = tuple(one for one in others if one not in more)
            for tables in partitions(rest, tuple(left)):
                yield [(first, *more), *tables]


@given(people, sizes, some.booleans(), seeds)
def test_everybody_sits_once_at_tables_as_equal_as_can_be(
    count: int, most: int, bots: bool, seed: int
) -> None:
    tables = paired(fresh(count), most, bots, seed)
    seated = [seat for seats in tables for seat in seats if seat is not None]
    assert sorted(seated) == list(range(1, count + 1))
    persons = [len(seats) - seats.count(None) for seats in tables]
    assert max(persons) - min(persons) <= 1
    if bots:
        assert {len(seats) for seats in tables} == {most}
    else:
        assert min(persons) >= 2
        assert max(persons) <= max(most, 3)  # an odd one out makes a pair three


def test_too_few_for_a_table_are_not_paired() -> None:
    assert paired(fresh(1), 4, False, seed=1) == []
    assert paired([], 4, True, seed=1) == []
    assert paired(fresh(1), 3, True, seed=1) == [(1, None, None)]


def test_pairs_that_do_not_come_out_even_make_a_table_of_three() -> None:
    assert [shape.people for shape in table_shapes(5, 2, bots=False)] == [3, 2]
    assert [shape.people for shape in table_shapes(3, 2, bots=False)] == [3]


@settings(max_examples=25)
@given(some.integers(4, 8), some.integers(2, 4), some.integers(1, 4), seeds)
def test_nobody_meets_again_if_it_can_be_helped(
    count: int, most: int, rounds: int, seed: int
) -> None:
    """Small parties, compared with every pairing there is."""
    entrants = fresh(count)
    shapes = tuple(shape.people for shape in table_shapes(count, most, bots=False))
    for number in range(rounds):
        tables = paired(entrants, most, False, seed + number)
        everything = partitions(tuple(range(1, count + 1)), shapes)
        assert meetings(entrants, tables) == min(meetings(entrants, one) for one in everything)
        entrants = after(entrants, tables)


def test_a_large_party_has_rounds_without_a_second_meeting() -> None:
    entrants = fresh(24)
    for number in range(4):
        tables = paired(entrants, 4, False, seed=number)
        assert meetings(entrants, tables) == 0, number
        entrants = after(entrants, tables)


@settings(max_examples=25)
@given(some.integers(2, 12), some.integers(2, 5), seeds)
def test_bots_are_shared_fairly(count: int, most: int, seed: int) -> None:
    entrants = fresh(count)
    for number in range(5):
        entrants = after(entrants, paired(entrants, most, True, seed + number))
        met = [one.bots for one in entrants]
        assert max(met) - min(met) <= 1


@given(some.lists(some.integers(0, 6), min_size=4, max_size=11), seeds)
def test_those_with_equal_points_sit_together(won: list[int], seed: int) -> None:
    """Without a past, the tables are the order of points, cut."""
    entrants = [Entrant(number, 120 * points) for number, points in enumerate(won)]
    points = {one.number: one.points for one in entrants}

    def spread(tables: Sequence[Seats]) -> int:
        return sum(
            abs(points[one] - points[other])
            for seats in tables
            for one, other in combinations([seat for seat in seats if seat is not None], 2)
        )

    order = sorted(points, key=points.__getitem__, reverse=True)
    cut: list[Seats] = []
    for shape in table_shapes(len(won), 4, bots=False):
        cut.append(tuple(order[: shape.people]))
        del order[: shape.people]
    assert spread(paired(entrants, 4, False, seed)) <= spread(cut)


@settings(max_examples=25)
@given(some.integers(4, 12), sizes, seeds)
def test_the_start_goes_round(count: int, most: int, seed: int) -> None:
    """At each table, nobody begins who has begun more often than another there."""
    entrants = fresh(count)
    for number in range(4):
        known = {one.number: one for one in entrants}
        tables = paired(entrants, most, True, seed + number)
        for seats in tables:
            starts = [known[seat].starts for seat in seats if seat is not None]
            assert starts[0] == min(starts)
        entrants = after(entrants, tables)


@given(people, sizes, some.booleans(), seeds)
def test_the_same_seed_pairs_alike(count: int, most: int, bots: bool, seed: int) -> None:
    assert paired(fresh(count), most, bots, seed) == paired(fresh(count), most, bots, seed)
