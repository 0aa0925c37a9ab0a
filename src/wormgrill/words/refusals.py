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
    if language != LANGUAGE and has_in(language, refusal.name):
        return say_in(language, refusal.name, **refusal.values)
    return refusal.message


def sentence(refusal: Refusal) -> str:
    """What is wrong, in the language that is spoken here."""
    language = spoken()
    told = detail(refusal, language)
    if language == LANGUAGE or refusal.name:
        return told
    key = f"refused-{refusal.code}"
    general = say_in(language, key if has_in(language, key) else "refused-other")
    return say_in(language, "refused-because", general=general, reason=told)
