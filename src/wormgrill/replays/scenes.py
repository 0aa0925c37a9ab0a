"""A position with all that is drawn beside it, and its line, by which it has an address."""

from string import ascii_uppercase
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wormgrill.formats.position_json import encode
from wormgrill.formats.position_line import to_line
from wormgrill.position_view import Previews, StandingView, previews_view, standing_view
from wormgrill.rules.position import Position
from wormgrill.rules.seating import renamed


class PositionScene(msgspec.Struct, frozen=True, kw_only=True):
    """What is seen of a position, for a client that knows no rule."""

    position: dict[str, Any]
    previews: Previews
    standing: StandingView
    line: Annotated[str, Meta(description="as one line; in a replay its players are A, B, C …")]


def scene(position: Position, named: bool = False) -> PositionScene:
    """In its line nobody has a name, unless that came with the line."""
    return PositionScene(
        position=encode(position),
        previews=previews_view(position),
        standing=standing_view(position),
        line=to_line(position if named else nameless(position)),
    )


def nameless(position: Position) -> Position:
    """A line is passed on and stands in addresses: nobody's name is in it."""
    return renamed(position, ascii_uppercase[: len(position.seats)])
