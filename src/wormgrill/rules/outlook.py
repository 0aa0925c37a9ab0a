"""For each legal action what is certain: dice laid aside, the total then, and how the turn ends."""

from typing import Any

from wormgrill.rules.actions import Keep, Stop
from wormgrill.rules.endings import Failure, FromGrill, ending
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import Position, Turn, kept_with, no_roll_left, total


def outlook(position: Position) -> dict[str, dict[str, Any]]:
    turn = position.turn
    found: dict[str, dict[str, Any]] = {}
    for action in legal_actions(position):
        assert turn is not None
        if isinstance(action, Keep):
            found[str(action)] = _after_keeping(position, turn, action.face)
        elif isinstance(action, Stop):
            found[str(action)] = {"ends": _ends(position, turn)}
    return found


def previews(position: Position) -> dict[str, dict[str, Any]]:
    """What stopping would bring: now, and right after each face that can be kept."""
    turn = position.turn
    if turn is None:
        return {}
    found = {}
    for action in legal_actions(position):
        if isinstance(action, Keep):
            found[str(action)] = _brings(position, kept_with(turn, action.face))
        elif isinstance(action, Stop):
            found[str(action)] = _brings(position, turn)
    return found


def _brings(position: Position, turn: Turn) -> dict[str, Any]:
    """How the turn ends, and what a failure costs: the top tile (R9), or the hen on it (R27)."""
    ends = _ends(position, turn)
    seat = position.seats[turn.player]
    if "fails" in ends and seat.stack and position.edition.kind.failure_returns_tile:
        hen = seat.specialist is Specialist.HEN
        return ends | {"loses": "hen" if hen else seat.stack[-1].value}
    return ends


def _after_keeping(position: Position, turn: Turn, face: str) -> dict[str, Any]:
    then = kept_with(turn, face)
    certain: dict[str, Any] = {
        "dice": len(then.kept) - len(turn.kept),
        "total": total(position, then),
    }
    if no_roll_left(position, then):
        certain["ends"] = _ends(position, then)
    return certain


def _ends(position: Position, turn: Turn) -> dict[str, Any]:
    end = ending(position, turn)
    if isinstance(end, Failure):
        return {"fails": end.why.value}
    if isinstance(end, FromGrill):
        return {"tile": end.tile.value, "from": "grill"}
    ends: dict[str, Any] = (
        {"hen": end.seats[0]} if end.hen else {"tile": end.tile.value, "from": list(end.seats)}
    )
    if end.instead:
        ends["or"] = {"tile": end.instead.value, "from": "grill"}
    return ends
