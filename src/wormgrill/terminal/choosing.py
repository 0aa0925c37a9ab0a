"""Which choice is meant by what was typed."""

from collections.abc import Sequence

from wormgrill.rules.actions import Action, Keep, Roll, Stop
from wormgrill.rules.position import Position
from wormgrill.words.actions import action_text
from wormgrill.words.voice import Voice

LONGEST_SHOWN = 40


def shown(given: str) -> str:
    """What was typed, short and harmless enough to be repeated."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in given)
    return clean if len(clean) <= LONGEST_SHOWN else f"{clean[:LONGEST_SHOWN]}…"


def plain(word: str) -> str:
    """As somebody types it."""
    return word.strip().lower().replace("’", "'")


def chosen(
    given: str, position: Position, legal: Sequence[Action], labels: Sequence[str], voice: Voice
) -> Action | None:
    """By its label, by its words, by the beginning of its words, or by the face to keep.

    The words are those on the screen, and those of the engine protocol in every language.
    """
    text = plain(given).rstrip(".)")
    if not text:
        return legal[0] if len(legal) == 1 else None
    by_label = [action for label, action in zip(labels, legal, strict=True) if plain(label) == text]
    if by_label:
        return by_label[0]
    if text.isdecimal():
        return None
    words = {action: _words(position, action, voice) for action in legal}
    exact = [action for action in legal if text in words[action]]
    begun = [action for action in legal if any(word.startswith(text) for word in words[action])]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def _words(position: Position, action: Action, voice: Voice) -> list[str]:
    match action:
        case Keep(face):
            return [str(action), face, plain(voice.face(face))]
        case Roll() | Stop():
            return [str(action), plain(action_text(position, action, voice))]
    return [str(action)]
