"""Texts for people, from the Fluent files in `locales/`."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Protocol

_LOCALES = files("wormgrill") / "locales"
LANGUAGE = "en"  # where none is asked for
LANGUAGES = tuple(sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir()))
_NAMES = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)
# One line with nothing to be filled in: what it says is what is written there.
_PLAIN = re.compile(r"^([A-Za-z][\w-]*) = ([^\s{}](?:[^\n{}]*[^\s{}])?)$(?!\n+[ \t])", re.MULTILINE)


class TextBundle(Protocol):
    """The texts of one file, which refer to none of another."""

    def say(self, key: str, values: dict[str, object]) -> str: ...


class _Bundle:
    """As Python reads them."""

    def __init__(self, language: str, source: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # not there in a browser's Python

        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def say(self, key: str, values: dict[str, object]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(text)


_spoken = LANGUAGE

TextReader = Callable[[str, str], TextBundle]  # a language, and the source of a file

_reader: TextReader = _Bundle


def read_texts_with(reader: TextReader) -> None:
    """Somebody else reads the Fluent files from now on."""
    global _reader
    _reader = reader
    _bundle.cache_clear()


@cache
def _sources(language: str) -> dict[str, str]:
    """What stands in each file, by its name."""
    return {file.name: file.read_text("utf-8") for file in (_LOCALES / language).iterdir()}


@cache
def _places(language: str) -> dict[str, str]:
    """Which file has which text: reading a file's texts takes ten times as long as its names."""
    files = _sources(language).items()
    return {name: file for file, source in files for name in _NAMES.findall(source)}


@cache
def plain_texts(language: str) -> dict[str, str]:
    """Those that are said as they are written: help is quick, for it needs no Fluent."""
    sources = _sources(language).values()
    return {name: text for source in sources for name, text in _PLAIN.findall(source)}


@cache
def _bundle(language: str, file: str) -> TextBundle:
    return _reader(language, _sources(language)[file])


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """What `say` and every `Voice` without a language of its own speak meanwhile.

    For commands, whose process serves one person. What answers many says which language it means.
    """
    global _spoken
    before, _spoken = _spoken, language
    try:
        yield
    finally:
        _spoken = before


def spoken() -> str:
    return _spoken


def say(key: str, /, **values: object) -> str:
    """The text of this name, with these values in it, in the language that is spoken here."""
    return say_in(_spoken, key, **values)


def say_in(language: str, key: str, /, **values: object) -> str:
    """The same, in a language that is named; a text that it lacks is English."""
    there = language if key in _places(language) else LANGUAGE
    if key in plain_texts(there):
        return plain_texts(there)[key]
    return _bundle(there, _places(there)[key]).say(key, values)


def has(key: str) -> bool:
    return has_in(LANGUAGE, key)


def has_in(language: str, key: str) -> bool:
    return key in _places(language)
