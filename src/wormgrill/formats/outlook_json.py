"""The outlook as JSON: what is certain about an action, and what stopping after it would bring."""

from typing import Any

from wormgrill.rules.actions import FAIL
from wormgrill.rules.endings import Ending, Failure, FromGrill, Why
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.outlook import Prospect, loss, outlook
from wormgrill.rules.pieces import Tile
from wormgrill.rules.position import Position

Json = dict[str, Any]


def outlook_json(position: Position) -> dict[str, Json]:
    """As a position has it: `ends` only where the turn does end."""
    found: dict[str, Json] = {}
    for action, prospect in outlook(position).items():
        kept: Json = {"dice": prospect.dice, "total": prospect.total} if prospect.dice else {}
        found[str(action)] = kept | (
            {"ends": ends_json(prospect.stopping)} if prospect.ends else {}
        )
    return found


def previews_json(position: Position) -> dict[str, Json]:
    """What stopping would bring, now and right after each face that can be kept.

    And what it costs to accept a dead roll (R23).
    """
    found = {
        str(action): _preview(position, prospect) for action, prospect in outlook(position).items()
    }
    if FAIL in legal_actions(position):
        found[str(FAIL)] = _brings(position, Failure(Why.DEAD_ROLL))
    return found


def _preview(position: Position, prospect: Prospect) -> Json:
    counted: Json = {"canned_worm": True} if prospect.canned_worm else {}
    return _brings(position, prospect.stopping) | counted


def _brings(position: Position, end: Ending) -> Json:
    """How the turn ends, and what of the player's own a failure costs."""
    assert position.turn is not None
    if not isinstance(end, Failure):
        return ends_json(end)
    lost = loss(position, position.turn)
    own = lost.tile.value if lost.tile else lost.specialist
    return ends_json(end) | ({} if own is None else {"loses": own})


def ends_json(end: Ending) -> Json:
    if isinstance(end, Failure):
        return {"fails": end.why.value}
    if isinstance(end, FromGrill):
        return _from_grill(end.tile)
    ends: Json = (
        {"hen": end.seats[0]} if end.hen else {"tile": end.tile.value, "from": list(end.seats)}
    )
    return ends | ({"or": _from_grill(end.instead)} if end.instead else {})


def _from_grill(tile: Tile) -> Json:
    return {"tile": tile.value, "from": "grill"}
