"""Words and figures in one of the languages: what pieces are called, how numbers are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wormgrill.words.texts import has, say_in, spoken

if TYPE_CHECKING:  # so that help is quick
    from collections.abc import Sequence

    from wormgrill.rules.edition import Edition
    from wormgrill.rules.pieces import Dice, Specialist

EVEN = 0.0005  # what one digit of a percentage no longer tells: chances so close are called equal


class Voice:
    """Everything said to people is said by one, in its language.

    >>> from wormgrill.rules.pieces import Specialist
    >>> Voice("de").specialist(Specialist.WEASEL), Voice("it").percent(0.25)
    ('Wiesel', '25,0%')
    """

    def __init__(self, language: str | None = None) -> None:
        self.language = language or spoken()

    def say(self, key: str, /, **values: object) -> str:
        return say_in(self.language, key, **values)

    # The game's own words

    def title(self, edition: Edition) -> str:
        """The game's own editions are named in every language, a custom one names itself."""
        return self.own(f"edition-{edition.key}", edition.title)

    def face(self, name: str) -> str:
        """Numbers speak for themselves; so do the faces of a custom edition."""
        return self.own(f"face-{name}", name)

    def own(self, key: str, otherwise: str) -> str:
        return self.say(key) if has(key) else otherwise

    def row(self, faces: Sequence[str]) -> str:
        return " ".join(map(self.face, faces))

    def faces(self, dice: Dice) -> str:
        golden = self.face(dice.golden) if dice.golden else ""
        return " + ".join(filter(None, (self.row(dice.faces), golden)))

    def specialist(self, name: Specialist) -> str:
        return self.say(f"specialist-{name}")

    def worms(self, count: int) -> str:
        return self.say("worms", count=count)

    def dice(self, count: int) -> str:
        return self.say("dice", count=count)

    def listed(self, parts: Sequence[str]) -> str:
        """Ada, Bo and Cy."""
        return self._joined("and", parts)

    def either(self, parts: Sequence[str]) -> str:
        """Ada, Bo or Cy."""
        return self._joined("or", parts)

    def _joined(self, key: str, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say(key, list=", ".join(parts[:-1]), last=parts[-1])

    # Figures

    # Every percentage is written by Fluent, as the language writes it: 17.2%, 17,2 %.

    def percent(self, chance: float) -> str:
        return self.say("review-percent", chance=chance)

    def rate(self, chance: float) -> str:
        """With one more digit: small ones, and exact ones."""
        return self.say("review-rate", chance=chance)

    def whole(self, chance: float) -> str:
        """Without digits."""
        return self.say("review-quarter", chance=chance)

    def short(self, chance: float) -> str:
        """Two figures in all."""
        return self.say("review-short", chance=chance)

    def change(self, chance: float) -> str:
        if abs(chance) < EVEN:
            return self.percent(0.0)
        return self.say("review-more" if chance > 0 else "review-less", chance=abs(chance))

    def games(self, chance: float) -> str:
        """So many of a hundred."""
        return self.say("review-games", games=100 * chance)

    def gain(self, worms: float) -> str:
        key = "review-worms-less" if worms <= -0.05 else "review-worms-more"
        return self.say(key, worms=abs(worms))
