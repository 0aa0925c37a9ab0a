"""Texts for people, from the Fluent files in `locales/`."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

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
