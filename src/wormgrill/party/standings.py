"""What a party's tables have brought: points by place, and what is left of it without luck.

docs/how-to/party.md has the formulas for players.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from wormgrill.party.pairing import Entrant
from wormgrill.party.party import Party, PartyGuest, PartyTable

TENTHS = 10  # points are kept in tenths: then they are whole at every table of 2 to 7
WIN_POINTS = 12  # of one who is ahead of everybody else at the table


def points_by_place(places: Sequence[int]) -> list[int]:
    """In tenths: 12 × the share of the others that one is ahead of; who is level counts as half.

    >>> points_by_place([1, 3, 2, 4])
    [120, 40, 80, 0]
    >>> points_by_place([1, 1, 3])
    [90, 90, 0]
    """
    others = len(places) - 1
    return [
        WIN_POINTS
        * TENTHS
        * (2 * sum(other > place for other in places) + sum(other == place for other in places) - 1)
        // (2 * others)
        for place in places
    ]


@dataclass(slots=True)
class PartyScore:
    """What one guest has won so far; `place` is shared by those who are equal in all of it."""

    guest: PartyGuest
    points: int = 0  # in tenths
    worms: int = 0
    wins: int = 0  # tables at which nobody was ahead of them
    played: int = 0  # tables that were played to the end
    place: int = 1

    @property
    def order(self) -> tuple[int, int, int]:
        """What decides, one after the other."""
        return self.points, self.worms, self.wins


@dataclass(slots=True)
class LuckScore:
    """What one guest has won, and how much of it the dice have brought, in tables won."""

    guest: PartyGuest
    won: float = 0.0  # a shared win is a part of one
    even: float = 0.0  # what they would win if all played alike
    luck: float = 0.0  # of all dice at their tables, by the review
    tables: int = 0  # that are reviewed
    place: int = 1

    @property
    def by_play(self) -> float:
        """More than an even share, less what was luck."""
        return self.won - self.even - self.luck

    @property
    def order(self) -> float:
        return round(self.by_play, 6)


Scored = TypeVar("Scored", PartyScore, LuckScore)


def standings(party: Party) -> list[PartyScore]:
    """Points, then worms, then tables won; who is equal in all of them shares the place."""
    scores = {guest.number: PartyScore(guest) for guest in party.guests}
    for table in party.tables:
        if table.result is None or not table.result.places:
            continue
        places, worms = table.result.places, table.result.worms
        for number, points, place, own in zip(
            table.seats, points_by_place(places), places, worms, strict=True
        ):
            if number in scores:
                score = scores[number]
                score.points += points
                score.worms += own
                score.wins += place == 1
                score.played += 1
    return _placed(scores.values())


def luck_standings(party: Party) -> list[LuckScore]:
    """Those whose games are reviewed, by what they have won without the dice."""
    scores = {guest.number: LuckScore(guest) for guest in party.guests}
    for table in party.tables:
        if table.result is None or table.luck is None or not table.luck.luck:
            continue
        first = table.result.places.count(1)
        for seat, number in enumerate(table.seats):
            if number in scores:
                score = scores[number]
                score.won += (table.result.places[seat] == 1) / first
                score.even += table.luck.start[seat]
                score.luck += table.luck.luck[seat]
                score.tables += 1
    reviewed = [score for score in scores.values() if score.tables]
    return _placed(reviewed)


def _placed(scores: Iterable[Scored]) -> list[Scored]:
    """The best first; equal ones share a place, and stand as they came."""
    ranked = sorted(scores, key=lambda score: score.order, reverse=True)
    for score in ranked:
        score.place = 1 + sum(other.order > score.order for other in ranked)
    return ranked


def entrants(party: Party) -> list[Entrant]:
    """Those who are here, with what the pairing asks of the rounds before."""
    points = {score.guest.number: score.points for score in standings(party)}
    tables: dict[int, list[PartyTable]] = defaultdict(list)
    for table in party.tables:
        for number in table.people:
            tables[number].append(table)
    return [
        _entrant(guest.number, points[guest.number], tables[guest.number])
        for guest in party.guests
        if not guest.away
    ]


def _entrant(number: int, points: int, tables: Sequence[PartyTable]) -> Entrant:
    met = Counter(other for table in tables for other in table.people if other != number)
    seats = [(table.seats.index(number), len(table.seats)) for table in tables]
    return Entrant(
        number,
        points,
        met,
        bots=sum(table.seats.count(None) for table in tables),
        starts=sum(seat == 0 for seat, _ in seats),
        lateness=sum(seat / (size - 1) for seat, size in seats),
    )
