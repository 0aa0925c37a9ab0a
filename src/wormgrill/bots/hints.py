"""Hints as they go over a wire: what each legal action is worth, and the best of them."""

from typing import Any

from wormgrill.bots.solving import turn_ev_bot
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position


class Adviser:
    """A turn is solved once and asked at every decision."""

    def __init__(self) -> None:
        self._bot = turn_ev_bot()

    def hints(self, position: Position) -> dict[str, Any]:
        if not legal_actions(position):
            return {"hints": [], "best": None}
        solved = self._bot.solved(position)
        hints = [
            {
                "action": str(advice.action),
                "win": None,  # no value knows it yet
                "worms": advice.worms,
                "success": advice.success,
            }
            for advice in solved.advice(position)
        ]
        return {"hints": hints, "best": str(solved.best(position))}

    def endings(self, position: Position) -> list[dict[str, Any]]:
        """How the turn will end if the best is done, likeliest first; no tile is a failure."""
        return [
            {"tile": how.tile, "from": how.seat, "hen": how.hen, "chance": chance}
            for how, chance in self._bot.solved(position).endings(position).items()
        ]
