"""How well somebody decided, in the words of the farmyard."""

from typing import NamedTuple


class Grade(NamedTuple):
    """A grade, and how much it forgives."""

    text: str  # its name in `locales/`
    most: float  # the chance of winning given away per turn that still earns it

    @property
    def key(self) -> str:
        return self.text.removeprefix("grade-")


# Solving each turn for worms alone, as the bot turn-ev does, gives away about 0.0026 per turn.
GRADES = (
    Grade("grade-golden-beak", 0.001),
    Grade("grade-eagle-eye", 0.003),
    Grade("grade-clever-raven", 0.006),
    Grade("grade-early-bird", 0.010),
    Grade("grade-busy-hen", 0.016),
    Grade("grade-hungry-chick", 0.025),
    Grade("grade-fresh-egg", 0.040),
    Grade("grade-worms-darling", 1.0),
)


def grade(per_turn: float) -> Grade:
    return next((one for one in GRADES if per_turn <= one.most), GRADES[-1])
