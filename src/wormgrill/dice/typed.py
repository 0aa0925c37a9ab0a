"""Dice typed in by people: real dice on the table."""

from collections.abc import Sequence

from wormgrill.rules.errors import Refusal


class UnclearDice(Refusal):
    """What was typed is no face, or could be several."""

    code = "unclear-dice"

    def __init__(self, given: str, faces: Sequence[str], ambiguous: bool) -> None:
        super().__init__(f"“{given}” is not one of {', '.join(faces)}.")
        self.given = given
        self.faces = faces
        self.ambiguous = ambiguous


def read_faces(text: str, faces: Sequence[str]) -> list[str]:
    """Faces from `1 1 3 worm`, `1,1,3,w` or `113w`: any beginning that fits only one face."""
    words = text.lower().replace(",", " ").split()
    return [face for word in words for face in _word(word, faces)]


def _word(word: str, faces: Sequence[str]) -> list[str]:
    fitting = [face for face in faces if face.startswith(word)]
    if word in faces:
        return [word]
    if len(fitting) == 1:
        return fitting
    if fitting:
        raise UnclearDice(word, fitting, ambiguous=True)
    if len(word) == 1:
        raise UnclearDice(word, faces, ambiguous=False)
    try:
        return [face for letter in word for face in _word(letter, faces)]
    except UnclearDice as unclear:
        whole_word = word if word.isalpha() and not unclear.ambiguous else unclear.given
        raise UnclearDice(whole_word, unclear.faces, unclear.ambiguous) from None
