"""The most worms a first turn can be expected to bring, whatever one has in hand."""

from wormgrill.rules.edition import Edition
from wormgrill.rules.game import start
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import Position
from wormgrill.solver.ends import Value
from wormgrill.solver.odds import Hand
from wormgrill.solver.turn import SolvedTurn


def specialists_of(hand: Hand) -> list[Specialist]:
    """In the order of the hand."""
    pairs = zip(Hand._fields, hand, strict=True)
    return [Specialist(name.replace("_", "-")) for name, held in pairs if held]


def first_turn_worth(edition: Edition, hand: Hand, value: Value) -> float:
    """The grill is full, nobody has a tile: nothing to steal, nothing to lose.

    No seat can hold two specialists (R19). But only the canned worm changes what dice are worth in
    the end, so it is the one that sits; golden die and weasel choose the track. Which of them goes
    back for a new one (R19) is not asked: a value that counts worms is blind to it.
    """
    position = _full_grill(edition, hand)
    turn = SolvedTurn(position, value)
    found = []
    for golden in (False, True) if hand.golden_die else (False,):  # R22
        track = turn.track(golden, weasel=hand.weasel)
        found.append(float(track.tables.rolling[track.graph.root]))
    return max(found)


def _full_grill(edition: Edition, hand: Hand) -> Position:
    names = [str(number) for number in range(edition.players[0])]
    position = start(edition, names)
    assert position.turn is not None
    mover = position.turn.player
    gone = specialists_of(hand)
    grill = tuple(
        spot._replace(specialist=None) if spot.specialist in gone else spot
        for spot in position.grill
    )
    held = Specialist.CANNED_WORM if hand.canned_worm else None
    seats = tuple(
        seat._replace(specialist=held) if place == mover else seat
        for place, seat in enumerate(position.seats)
    )
    return position._replace(grill=grill, seats=seats)
