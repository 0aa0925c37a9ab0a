"""Texts for people, from the Fluent files in `locales/`."""

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

_LOCALES = files("wormgrill") / "locales"
LANGUAGE = "en"
LANGUAGES = tuple(sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir()))


_NAMES = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)


@cache
def _places(language: str) -> dict[str, str]:
    """Which file has which text: reading a file's texts takes ten times as long as its names."""
    return {
        name: file.name
        for file in (_LOCALES / language).iterdir()
        for name in _NAMES.findall(file.read_text("utf-8"))
    }


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    """The texts of one file, which refer to none of another."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((_LOCALES / language / file).read_text("utf-8")))
    return bundle


def say(key: str, **values: object) -> str:
    """The text of this name, with these values in it."""
    return say_in(LANGUAGE, key, **values)


def say_in(language: str, key: str, **values: object) -> str:
    """The same, in a language in which this text is there."""
    bundle = _bundle(language, _places(language)[key])
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{key}: {errors}")
    return str(text)


def has(key: str) -> bool:
    return key in _places(LANGUAGE)
