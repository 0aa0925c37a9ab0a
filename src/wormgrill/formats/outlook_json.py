"""The outlook as JSON: what is certain about an action, and what stopping after it would bring."""

from typing import Any

from wormgrill.rules.actions import FAIL
from wormgrill.rules.endings import Ending, Failure, FromGrill, Why
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.outlook import loss, outlook
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
    brings = {
        str(action): _brings(prospect.stopping, prospect.canned_worm)
        for action, prospect in outlook(position).items()
    }
    if FAIL in legal_actions(position):
        brings[str(FAIL)] = _brings(Failure(Why.DEAD_ROLL))
    failures = [found for found in brings.values() if "fails" in found]
    if failures and (own := _lost(position)) is not None:
        for found in failures:
            found["loses"] = own
    return brings


def _brings(end: Ending, canned_worm: bool = False) -> Json:
    return ends_json(end) | ({"canned_worm": True} if canned_worm else {})


def _lost(position: Position) -> int | str | None:
    """What of the player's own a failure costs, whatever has been kept by then."""
    assert position.turn is not None
    lost = loss(position, position.turn)
    return lost.tile.value if lost.tile else lost.specialist


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
