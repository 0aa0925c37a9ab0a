"""Seats as they are numbered, and places in the order of play: the mover's is 0, then the next.

For whole numbers and for arrays of them alike.
"""

from typing import Any


def seat_at(place: Any, mover: Any, players: Any) -> Any:
    """The seat whose turn comes so many turns after the mover's."""
    return (mover + place) % players


def place_of(seat: Any, mover: Any, players: Any) -> Any:
    """How many turns after the mover's this seat's turn comes."""
    return (seat - mover) % players
