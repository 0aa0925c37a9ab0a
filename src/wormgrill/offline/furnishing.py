"""What differs between houses on a device: who thinks there, and what can be had for it."""

from collections.abc import Sequence
from typing import NamedTuple

from wormgrill.bots.registry import BotEntry
from wormgrill.match.room_services import Thinkers
from wormgrill.offline.thinking import ThinkingHere, bots_here


class Furnishing(NamedTuple):
    """Who thinks for the tables of a house, who can be played against, whether there are hints."""

    thinkers: Thinkers
    bots: Sequence[BotEntry]  # weakest first
    hints: bool
    test_dice: bool = False  # seeded ones, for tests


def without_numpy() -> Furnishing:
    """As in a browser: no hints, no levels, no champion."""
    return Furnishing(ThinkingHere(), bots_here(), hints=False)
