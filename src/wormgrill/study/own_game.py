"""One game of one guest, as far as figures and puzzles need it: small, and without any name."""

import msgspec

from wormgrill.formats.position_line import to_line
from wormgrill.match.store import StoredTable
from wormgrill.match.table import SeatKind, Table, replayed
from wormgrill.match.table_record import deciders, record_of
from wormgrill.reviews.account import Decision, Review
from wormgrill.reviews.champion import reviewed
from wormgrill.rules.game import start
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import ranking, scores
from wormgrill.rules.seating import renamed
from wormgrill.study.kinds import Topic, error_kind, situation
from wormgrill.values.cards import NoChampion
from wormgrill.values.turn_order import place_of

COSTLY = 0.005  # of the chance of winning: what is worth another thought
MOST_ERRORS = 12  # of one game, the dearest
MOST_STEPS = 2000  # of a game; a long one has a thousand


class OwnError(msgspec.Struct, frozen=True):
    """A decision that cost something. Its position is a line of text, without names."""

    step: int  # in the record
    turn: int
    position: str
    played: str
    best: str
    cost: float
    kind: tuple[str, str, int]  # ErrorKind


class SituationTally(msgspec.Struct, frozen=True):
    """How often there was something of a kind to decide, how often wrongly, and what that cost."""

    topic: Topic
    dice: int
    decisions: int
    wrong: int
    cost: float


class OwnGame(msgspec.Struct, frozen=True):
    """What is kept of a game that counts."""

    edition: str
    players: int
    place: int
    shared: bool  # the place, with others
    worms: int
    turns: int  # in which the guest has decided, not a bot that stood in
    decisions: int  # with more than one legal action
    given: float  # chance of winning given away by these
    luck: float
    hinted: bool
    public: bool
    rivals: list[int]  # the places of the other people at a public table
    tallies: list[SituationTally]
    errors: list[OwnError]


def own_game(kept: StoredTable, guest: str) -> OwnGame | None:
    """None for a game that does not count: given up, begun from a position, of an edition that
    nobody has learned, too long, or without a single decision of this guest."""
    table = replayed(kept.id, kept.code, kept.events)
    seat = _seat_of(table, guest)
    if seat is None or table.abandoned or table.position is None or not table.position.over:
        return None
    record = record_of(kept)
    if len(record.steps) > MOST_STEPS or not _from_the_start(record.start):
        return None
    try:
        review = reviewed(record)
    except NoChampion:
        return None
    by = deciders(kept)
    own = {step for step, who in enumerate(by) if who == guest}
    decided = [
        (turn.number, step)
        for turn in review.turns
        for step in turn.steps
        if isinstance(step, Decision) and step.seat == seat and step.number in own
    ]
    if not decided:
        return None
    return _counted(table, review, seat, decided, _has_asked(kept, guest))


def _seat_of(table: Table, guest: str) -> int | None:
    """The guest's own: those whom they seated beside them are other people."""
    for number, seat in enumerate(table.seats):
        if seat.kind is SeatKind.GUEST and seat.owner == guest:
            return number
    return None


def _from_the_start(position: Position) -> bool:
    names = [seat.name for seat in position.seats]
    return position == start(position.edition, names, position.options)


def _has_asked(kept: StoredTable, guest: str) -> bool:
    return any(event.fact["type"] == "hinted" and event.guest == guest for event in kept.events)


def _counted(
    table: Table, review: Review, seat: int, decided: list[tuple[int, Decision]], hinted: bool
) -> OwnGame:
    places = {one: place for place, one in ranking(review.end)}
    people = [
        one
        for one, there in enumerate(table.seats)
        if there.kind is SeatKind.GUEST and there.program is None
    ]
    unforced = [decision for _, decision in decided if not decision.forced]
    public = table.terms.public
    return OwnGame(
        edition=review.start.edition.key,
        players=len(review.seats),
        place=places[seat],
        shared=list(places.values()).count(places[seat]) > 1,
        worms=scores(review.end)[seat],
        turns=len({turn for turn, _ in decided}),
        decisions=len(unforced),
        given=sum(decision.cost for decision in unforced),
        luck=review.seats[seat].luck,
        hinted=hinted,
        public=public,
        rivals=[places[one] for one in people if one != seat] if public else [],
        tallies=_tallies(unforced),
        errors=_errors(decided),
    )


def _tallies(decisions: list[Decision]) -> list[SituationTally]:
    groups: dict[tuple[Topic, int], list[Decision]] = {}
    for decision in decisions:
        groups.setdefault(situation(decision), []).append(decision)
    return [
        SituationTally(
            topic,
            dice,
            len(group),
            sum(decision.cost >= COSTLY for decision in group),
            sum(decision.cost for decision in group),
        )
        for (topic, dice), group in sorted(groups.items())
    ]


def _errors(decided: list[tuple[int, Decision]]) -> list[OwnError]:
    dear = [(turn, one) for turn, one in decided if one.cost >= COSTLY]
    dearest = sorted(dear, key=lambda found: -found[1].cost)[:MOST_ERRORS]
    return [
        OwnError(
            one.number,
            turn,
            to_line(nameless(one.position, one.seat)),
            str(one.played.action),
            str(one.best.action),
            one.cost,
            error_kind(one),
        )
        for turn, one in dearest
    ]


def nameless(position: Position, seat: int) -> Position:
    """The same position with numbers for names, counted from this seat: nobody's name is kept."""
    many = len(position.seats)
    return renamed(position, [str(place_of(number, seat, many) + 1) for number in range(many)])
