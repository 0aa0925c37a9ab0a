"""The faces of dice in three lines: pips, the worm, foods with their names."""

from textual.style import Style

from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import WORM
from wormgrill.tui.blocks import Block, line
from wormgrill.words.voice import Voice

HEIGHT = 3
_PIPS = {
    "1": ("   ", " ● ", "   "),
    "2": ("●  ", "   ", "  ●"),
    "3": ("●  ", " ● ", "  ●"),
    "4": ("● ●", "   ", "● ●"),
    "5": ("● ●", " ● ", "● ●"),
}
_WORM = ("▄▀▄ ▄", "█ █▄▀", "▀    ")
_SIGNS = {  # in two lines; the name is the third
    WORM: ("▄▀▄ ▄", "▀ ▀▄▀"),
    "bun": ("▄███▄", "▀███▀"),
    "cucumber": ("▄▀▀▀▄", "▀▄▄▄▀"),
    "cheese": ("  ▄▄█", "▄████"),
    "ketchup": (" ▄█▄ ", " ███ "),
}
_SMALL, _SQUARE, _WORDY = 5, 7, 10  # columns of a die


def named(edition: Edition) -> bool:
    """Whether its faces are told by words."""
    return any(not face.isdecimal() and face != WORM for face in edition.face_names)


def die_width(edition: Edition, room: int, dice: int) -> int:
    """As square as there is room for; words are wider."""
    if named(edition):
        return max(_SMALL, min(_WORDY, room // dice - 1))
    return _SQUARE if dice * (_SQUARE + 1) <= room else _SMALL


def die(
    face: str | None, width: int, style: Style, sign: Style, voice: Voice, words: bool = False
) -> Block:
    """None: a die that has not been rolled."""
    if face is None:
        return [line("", width, style)] * HEIGHT
    if words:
        drawn = _SIGNS.get(face, ("", ""))
        return [*(line(row, width, sign) for row in drawn), line(voice.face(face), width, style)]
    if face == WORM:
        return [line(row, width, sign) for row in _WORM]
    between = " " * (width // 2 - 2)
    return [line(between.join(row), width, style) for row in _PIPS.get(face, ("", face, ""))]
