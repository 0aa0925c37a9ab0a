"""Texts for people, from the Fluent files in `locales/`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:  # so that help is quick
    from wormgrill.rules.edition import Edition
    from wormgrill.rules.pieces import Specialist

_LOCALES = files("wormgrill") / "locales"
LANGUAGE = "en"
LANGUAGES = tuple(sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir()))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((_LOCALES / language).iterdir(), key=str):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(key: str, **values: object) -> str:
    """The text of this name, with these values in it."""
    return say_in(LANGUAGE, key, **values)


def say_in(language: str, key: str, **values: object) -> str:
    """The same, in a language in which this text is there."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{key}: {errors}")
    return str(text)


def has(key: str) -> bool:
    return bool(_bundle(LANGUAGE).has_message(key))


def title(edition: Edition) -> str:
    """The game's own editions are named in every language, a custom one names itself."""
    key = f"edition-{edition.key}"
    return say(key) if has(key) else edition.title


def face(name: str) -> str:
    """Numbers speak for themselves; so do the faces of a custom edition."""
    return say(f"face-{name}") if has(f"face-{name}") else name


def specialist(name: Specialist) -> str:
    return say(f"specialist-{name}")


def listed(parts: list[str]) -> str:
    """Ada, Bo and Cy."""
    if len(parts) < 2:
        return "".join(parts)
    return say("and", list=", ".join(parts[:-1]), last=parts[-1])
