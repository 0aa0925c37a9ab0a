"""What a gain of worms is to somebody: for numbers and for arrays alike."""

from typing import Any


def any_gain(gain: Any) -> Any:
    """A tile is a tile: to win any counts, how many worms are on it hardly."""
    return (gain > 0) + gain / 80


def great_gain(gain: Any) -> Any:
    """Worms count more the more of them come at once, and a loss is soon forgotten."""
    return (gain > 0) * gain**2


def less_the_others(own: Any, all_worms: Any, players: int) -> Any:
    """Own worms less the others' on average."""
    return own - (all_worms - own) / (players - 1)
