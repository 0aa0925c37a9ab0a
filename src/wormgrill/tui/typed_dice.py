"""Real dice, typed one by one: each key, or click, is one die."""

from collections.abc import Sequence

from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import GoldenDie, Position, Turn, dice_left, white_dice_left
from wormgrill.tui.offers import face_key
from wormgrill.words.voice import Voice


class TypedDice:
    """The white dice first, then the golden one, if it is rolled."""

    def __init__(self) -> None:
        self._faces: list[str] = []

    def clear(self) -> None:
        self._faces.clear()

    def next_faces(self, position: Position, turn: Turn) -> Sequence[tuple[str, str]]:
        """The keys and faces of the die that comes next; none when all have come."""
        edition = position.edition
        if len(self._faces) < white_dice_left(position, turn):
            sides = edition.white_sides
        elif len(self._faces) < dice_left(position, turn):
            sides = edition.golden_sides
        else:
            return []
        return [(face_key(face, edition), face) for face in dict.fromkeys(sides)]

    def add(self, face: str) -> None:
        self._faces.append(face)

    def take_away(self) -> None:
        self._faces.pop()

    @property
    def begun(self) -> bool:
        return bool(self._faces)

    def dice(self, position: Position, turn: Turn) -> Dice | None:
        """All of them, once they have come."""
        if len(self._faces) < dice_left(position, turn):
            return None
        if turn.golden_die is not GoldenDie.IN_HAND:
            return Dice(tuple(self._faces))
        return Dice(tuple(self._faces[:-1]), self._faces[-1])

    def told(self, position: Position, turn: Turn, voice: Voice) -> str:
        """1 1 worm _ _ _ _ _ + _"""
        white = white_dice_left(position, turn)
        cells = [voice.face(face) for face in self._faces]
        cells += ["_"] * (dice_left(position, turn) - len(cells))
        golden = [*(["+"] if white else []), cells[-1]] if len(cells) > white else []
        return " ".join([*cells[:white], *golden])
