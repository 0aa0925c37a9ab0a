"""One step in any position: an action, dice as somebody tells them, or dice by chance."""

from random import Random
from typing import Annotated, Any

from msgspec import Meta

from wormgrill.formats.event_json import events_json
from wormgrill.formats.position_json import edition_json
from wormgrill.formats.record import dice_from
from wormgrill.replays.scenes import PositionScene, scene
from wormgrill.rules.actions import choose
from wormgrill.rules.errors import BadRequest, IllegalDice
from wormgrill.rules.events import Event
from wormgrill.rules.game import Step, apply
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Phase, Position
from wormgrill.rules.rolls import checked, draw

CHANCE = "chance"


class PositionView(PositionScene, frozen=True, kw_only=True):
    """A position as it is after what was tried, and what happened."""

    edition: str | dict[str, Any]
    events: Annotated[list[dict[str, Any]], Meta(description="as in the engine protocol")]


def tried(position: Position, text: str | None, luck: Random) -> PositionView:
    """The position after this step, which is told as a record tells it; None: as it is."""
    events: tuple[Event, ...] = ()
    if text is not None:
        position, events = apply(position, _step(position, text, luck))
    shown = scene(position, named=True)
    return PositionView(
        edition=edition_json(position.edition),
        events=events_json(events),
        position=shown.position,
        previews=shown.previews,
        standing=shown.standing,
        line=shown.line,
    )


def _step(position: Position, text: str, luck: Random) -> Step:
    if text != CHANCE and not text.startswith("["):
        return choose(text, legal_actions(position))
    if position.turn is None or position.turn.phase is not Phase.DICE:
        raise IllegalDice("No dice are in the air.")
    if text == CHANCE:
        return draw(position, luck)
    dice = dice_from(text)
    if dice is None:
        raise BadRequest(
            "step: dice are written like [1 2 worm], with a golden one [1 2 worm + 1]."
        )
    return checked(position, dice)
