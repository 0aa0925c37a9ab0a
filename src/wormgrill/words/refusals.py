"""A refusal in another language than English: the terminal and the browser say the same.

Decision 14 says what is translated. One without a name is told in general, with its English detail.
"""

from typing import TypeVar

from wormgrill.rules.errors import Refusal
from wormgrill.words.texts import LANGUAGE, has_in, say_in, spoken

Refused = TypeVar("Refused", bound=Refusal)


def refused(kind: type[Refused], name: str, **values: object) -> Refused:
    """A refusal of this kind whose sentence is a text of its own."""
    refusal = kind(say_in(LANGUAGE, name, **values))
    refusal.name, refusal.values = name, values
    return refusal


def detail(refusal: Refusal, language: str) -> str:
    """What is wrong in particular: English where this language has no text for it."""
    if language == LANGUAGE or not has_in(language, refusal.name):
        return refusal.message
    values = {
        name: told(value, language) if isinstance(value, Refusal) else value
        for name, value in refusal.values.items()
    }
    return say_in(language, refusal.name, **values)


def told(refusal: Refusal, language: str) -> str:
    """What is wrong: in general where this language has no text for it."""
    particular = detail(refusal, language)
    if language == LANGUAGE or refusal.name:
        return particular
    key = f"refused-{refusal.code}"
    general = say_in(language, key if has_in(language, key) else "refused-other")
    return say_in(language, "refused-because", general=general, reason=particular)


def sentence(refusal: Refusal) -> str:
    """The same, in the language that is spoken here."""
    return told(refusal, spoken())
