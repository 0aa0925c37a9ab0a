"""What can be done now, each with its key: the footer, the keyboard, the mouse and the palette
all read the same list."""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from wormgrill.rules.actions import Action, Fail, Keep, Roll, Stop, Weasel
from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import WORM

# What has the same key wherever it is offered.
RULES, REVIEW, REPLAY = "i", "v", "y"

Deed = Callable[[], Awaitable[None] | None]


class Offer(NamedTuple):
    """Something that can be done by one key, or by a click on its words."""

    key: str
    label: str
    do: Deed
    quiet: bool = False  # the footer leaves it out: it is on the screen already, or on the next


def action_keys(legal: Sequence[Action], edition: Edition) -> list[str]:
    """The key of each action: dice by what they show, foods by their place on the die, other
    deeds by a letter, and where it is about which one, by its number."""
    number = iter("123456789")
    return [_key(action, edition) or next(number) for action in legal]


def _key(action: Action, edition: Edition) -> str | None:
    match action:
        case Keep(face):
            return face_key(face, edition)
        case Roll(golden):
            return "g" if golden else "r"
        case Stop():
            return "s"
        case Weasel():
            return "a"
        case Fail():
            return "f"
    return None


def face_key(face: str, edition: Edition) -> str:
    if face == WORM:
        return "w"
    if face.isdecimal():
        return face
    others = [name for name in edition.face_names if name != WORM]
    return str(others.index(face) + 1)
