"""The figures of a tournament, checked by hand."""

from itertools import permutations

import pytest

from wormgrill.arena.standings import GameResult, Tally, round_tally, standings

AB, BA = ("A", "B"), ("B", "A")


def won(bots: tuple[str, ...], winner: str, turns: int = 10) -> GameResult:
    return GameResult(
        bots,
        tuple(8 if bot == winner else 3 for bot in bots),
        tuple(1 if bot == winner else 2 for bot in bots),
        turns,
    )


def summed(*rounds: list[GameResult]) -> Tally:
    return sum(map(round_tally, rounds), Tally())


def test_the_figures_of_three_rounds_by_hand() -> None:
    """A wins 2, 1 and 1 games of its rounds of two."""
    found = standings(
        summed(
            [won(AB, "A", 20), won(BA, "A", 22)],
            [won(AB, "A", 24), won(BA, "B", 26)],
            [won(AB, "B", 28), won(BA, "A", 30)],
        )
    )
    assert (found.games, found.turns) == (6, 25)
    a = found.bots["A"]
    assert (a.games, a.wins) == (6, 4)
    assert a.worms == pytest.approx((4 * 8 + 2 * 3) / 6)
    assert a.place == pytest.approx((4 * 1 + 2 * 2) / 6)
    # The rounds' rates are 1, 1/2, 1/2: mean 2/3, variance 1/12, so the error is 1/6.
    assert a.rate == pytest.approx((2 / 3, 2 / 3 - 1.96 / 6, 2 / 3 + 1.96 / 6))
    assert found.bots["B"].rate.mean == pytest.approx(1 / 3)
    # Seat 0 is won by A, A; B; and B, A: 1/2, 1, 0.
    assert found.seats[0].rate == pytest.approx((0.5, 0.0, 1.0))
    assert found.seats[1].wins == 3


def test_an_interval_stays_between_none_and_all() -> None:
    found = standings(summed([won(AB, "A"), won(BA, "A")], [won(AB, "A"), won(BA, "B")]))
    rate = found.bots["A"].rate
    assert (rate.mean, rate.high) == (0.75, 1.0)
    assert rate.low == pytest.approx(0.75 - 1.96 / 4)


def test_one_round_says_nothing_about_chance() -> None:
    found = standings(summed([won(AB, "A"), won(BA, "A")]))
    assert found.bots["A"].rate == (1.0, 0.0, 1.0)


def test_who_has_won_always_might_still_lose() -> None:
    found = standings(summed(*[[won(AB, "A"), won(BA, "A")]] * 100))
    assert found.bots["A"].rate == pytest.approx((1.0, 0.97, 1.0))
    assert found.bots["B"].rate == pytest.approx((0.0, 0.0, 0.03))
    assert found.seats[0].rate == pytest.approx((0.5, 0.5, 0.5))  # and this is no chance at all


def test_a_shared_win_is_shared_equally() -> None:
    two = GameResult(("A", "B", "C"), (5, 5, 2), (1, 1, 3), 30)
    three = GameResult(("A", "B", "C"), (4, 4, 4), (1, 1, 1), 30)
    found = standings(summed([two], [three]))
    assert found.bots["A"].wins == pytest.approx(1 / 2 + 1 / 3)
    assert found.bots["C"].wins == pytest.approx(1 / 3)
    assert sum(one.wins for one in found.bots.values()) == pytest.approx(2)


@pytest.mark.parametrize("winners", range(1, 8))
def test_shares_add_up_exactly(winners: int) -> None:
    bots = tuple("ABCDEFG")
    places = tuple(1 if seat < winners else winners + 1 for seat in range(7))
    whole = round_tally([GameResult(bots, (1,) * 7, places, 30)])
    assert standings(whole).bots["A"].wins == 1 / winners
    assert sum(sums.wins for sums in whole.bots.values()) == 420


def test_the_seats_of_a_bot_are_pooled() -> None:
    bots = ("A", "A", "B")
    found = standings(round_tally([GameResult(bots, (9, 3, 0), (1, 2, 3), 30)]))
    assert (found.bots["A"].games, found.bots["A"].wins) == (2, 1)
    assert found.bots["A"].rate.mean == 0.5
    assert (found.bots["A"].worms, found.bots["A"].place) == (6, 1.5)
    assert found.bots["B"].games == 1
    assert [found.seats[seat].wins for seat in range(3)] == [1, 0, 0]


def test_the_best_come_first() -> None:
    found = standings(summed([won(AB, "B"), won(BA, "B")]))
    assert list(found.bots) == ["B", "A"]


def test_the_order_of_the_rounds_makes_no_difference() -> None:
    three = GameResult(("A", "B", "C"), (4, 4, 4), (1, 1, 1), 31)
    two = GameResult(("A", "B", "C"), (5, 5, 2), (1, 1, 3), 29)
    one = GameResult(("C", "A", "B"), (7, 1, 2), (1, 3, 2), 33)
    rounds = [[one, two], [three, one], [two, two], [three, two]]
    every = {repr(standings(summed(*order))) for order in permutations(rounds)}
    assert len(every) == 1
