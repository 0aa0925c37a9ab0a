"""Which language a command speaks: the one asked for, else the locale's, else English."""

from collections.abc import Iterator, Mapping, Sequence

from wormgrill.words.texts import LANGUAGE, LANGUAGES

OPTION = "--language"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says something counts
_SHORTEST = len("--lang")  # of what the command line takes for it; --lan is something else
_NONE = ("C", "POSIX")


def language_asked(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """Of a command line, before anything else of it is read: help is in that language too.

    >>> language_asked(["rules", "classic", "--language", "it"], {"LANG": "de_CH.UTF-8"})
    'it'
    """
    asked = [*_given(words), *_of_locale(environment)]
    return next((language for language in asked if language in LANGUAGES), LANGUAGE)


def _given(words: Sequence[str]) -> Iterator[str]:
    """The last one counts, as for every option; one that is none of ours is refused later."""
    for place in reversed(range(len(words))):
        name, _, value = words[place].partition("=")
        if OPTION.startswith(name) and len(name) >= _SHORTEST:
            yield value or "".join(words[place + 1 : place + 2])


def _of_locale(environment: Mapping[str, str]) -> Iterator[str]:
    """As gettext finds it: LANGUAGE is a list and counts more, unless the locale is none at all."""
    locale = next(filter(None, (environment.get(name) for name in _LOCALE)), "")
    if _tongue(locale) in _NONE:
        return
    for one in (*environment.get("LANGUAGE", "").split(":"), locale):
        yield _tongue(one)


def _tongue(locale: str) -> str:
    """“de” of “de_CH.UTF-8@euro”."""
    return locale.split(".")[0].split("@")[0].split("_")[0].split("-")[0]
