"""Hints as they go over a wire: what each legal action is worth, and the best of them."""

from typing import Any

from wormgrill.bots.solving import champion_bot
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.values.champion import champion_value


class Adviser:
    """A turn is solved once and asked at every decision."""

    def __init__(self) -> None:
        self._bot = champion_bot()

    def hints(self, position: Position) -> dict[str, Any]:
        legal = legal_actions(position)
        if not legal:
            return {"hints": [], "best": None}
        solved = self._bot.solved(position)
        wins: list[list[float] | None]
        if champion_value(position.edition):
            wins = [chances.tolist() for _, chances in solved.seats(position)]
        else:
            wins = [None] * len(legal)
        hints = [
            {
                "action": str(advice.action),
                "win": win,
                "worms": advice.worms,
                "success": advice.success,
            }
            for advice, win in zip(solved.advice(position), wins, strict=True)
        ]
        return {"hints": hints, "best": str(solved.best(position))}

    def endings(self, position: Position) -> list[dict[str, Any]]:
        """How the turn will end if the best is done, likeliest first; no tile is a failure."""
        return [
            {"tile": how.tile, "from": how.seat, "hen": how.hen, "chance": chance}
            for how, chance in self._bot.solved(position).endings(position).items()
        ]
