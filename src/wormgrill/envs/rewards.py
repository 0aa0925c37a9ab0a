"""Rewards: what a position is worth to every seat. A reward is by how much that has changed.

So the rewards of a game add up to what its end is worth, less what its beginning was. They are
paid when a turn ends.
"""

from collections.abc import Callable, Mapping
from typing import Any

from wormgrill.rules.edition import Edition
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import scores, shares
from wormgrill.values import cards
from wormgrill.values.champion import net_for
from wormgrill.values.feelings import less_the_others

Worth = Callable[[Position], tuple[float, ...]]  # asked at the start of a turn, and at the end


def zero_sum(share: Any, players: Any) -> Any:
    """A share of the win such that all sum to 0: 1 for the only winner; numbers or arrays.

    >>> zero_sum(1, 2), zero_sum(0, 2), zero_sum(0.5, 2), zero_sum(0, 5)
    (1.0, -1.0, 0.0, -0.25)
    """
    return (share * players - 1) / (players - 1)


def won(position: Position) -> tuple[float, ...]:
    """Nothing before the end; then 1 for the winner, shared if there are several (R11, R33)."""
    players = len(position.seats)
    if not position.over:
        return (0.0,) * players
    return tuple(zero_sum(share, players) for share in shares(position))


def worms(position: Position) -> tuple[float, ...]:
    """Own worms."""
    return tuple(map(float, scores(position)))


def margin(position: Position) -> tuple[float, ...]:
    """Own worms less the others' on average."""
    own = scores(position)
    return tuple(less_the_others(count, sum(own), len(own)) for count in own)


def potential(position: Position) -> tuple[float, ...]:
    """The champion's chances of winning; at the end, what was won.

    It shapes `win`: the sum over a game is that of `win` less what the beginning was worth, which
    no play can change, so in expectation the best play stays the best.
    """
    players = len(position.seats)
    chances, _ = net_for(position.edition.key, players).figures([position])
    return tuple(zero_sum(float(chance), players) for chance in chances[0])


REWARDS: Mapping[str, Worth] = {
    "win": won,
    "worms": worms,
    "margin": margin,
    "potential": potential,
}


def worth_named(name: str, edition: Edition, players: int) -> Worth:
    if name not in REWARDS:
        raise BadRequest(f"reward: “{name}” is not known. Known: {', '.join(REWARDS)}.")
    worth = REWARDS[name]
    if worth is potential and not cards.serves(edition, players):
        raise cards.NoChampion(
            f"reward: no net has learned {edition.key} with {players} players, so there is no "
            f"potential for it. Use {', '.join(other for other in REWARDS if other != name)}."
        )
    return worth
