"""Which language a command speaks: the option, else the locale, as gettext does, else English."""

import pytest

from wormgrill.words.languages import language_asked
from wormgrill.words.texts import LANGUAGES, say, speaking
from wormgrill.words.voice import Voice


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "it_IT", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "it"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LANG": "de_DE", "LANGUAGE": "ja:fr_CA:it"}, "fr"),
        ({"LANGUAGE": "it"}, "it"),
        ({"LANG": "de_DE", "LANGUAGE": "ja"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_locale_says_it(environment: dict[str, str], language: str) -> None:
    assert language_asked([], environment) == language


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["rules", "classic", "--language", "fr"], "fr"),
        (["--language=it", "bots"], "it"),
        (["bots", "--lang", "en"], "en"),
        (["bots", "--language", "fr", "--language", "it"], "it"),
        (["bots", "--language", "ja"], "de"),  # refused in what is understood
        (["bots", "--language"], "de"),
        (["--lan"], "de"),
        (["--lan", "it"], "de"),
    ],
)
def test_the_option_counts_more(words: list[str], language: str) -> None:
    assert language_asked(words, {"LANG": "de_DE.UTF-8"}) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_voice_without_a_language_speaks_the_one_that_is_spoken(language: str) -> None:
    with speaking(language):
        assert Voice().language == language
        assert say("and", list="Ada", last="Bo") == Voice(language).listed(["Ada", "Bo"])
    assert Voice().language == "en"
