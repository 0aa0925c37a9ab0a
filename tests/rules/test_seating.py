"""Names at a table differ, however alike the players' own are."""

import pytest

from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.game import start
from wormgrill.rules.likeness import look_alike
from wormgrill.rules.seating import LONGEST_NAME, check_name, distinct_name, renamed, seated


@pytest.mark.parametrize(
    ("name", "taken", "distinct"),
    [
        ("Ada", (), "Ada"),
        ("Ada", ("Bo",), "Ada"),
        ("Ada", ("Ada",), "Ada 2"),
        ("Ada", ("Ada", "Ada 2"), "Ada 3"),
        ("Ada 2", ("Ada 2",), "Ada 2 2"),
        ("A" * 24, ("A" * 24,), "A" * 22 + " 2"),
        ("A" * 21 + " BC", ("A" * 21 + " BC",), "A" * 21 + " 2"),
    ],
)
def test_a_name_that_is_taken_gets_a_number(
    name: str, taken: tuple[str, ...], distinct: str
) -> None:
    assert distinct_name(name, taken) == distinct


def test_however_many_have_the_same_name_all_are_distinct_and_none_too_long() -> None:
    taken: list[str] = []
    for _ in range(120):
        taken.append(distinct_name("W" * LONGEST_NAME, taken))
    assert len(set(taken)) == len(taken)
    assert [check_name(name) for name in taken] == taken


NAMES = (
    "Ada", "O’Neill", "Zoë", "Ångström", "Nguyễn Thị", "Łukasz", "Şirin", "1st", "R2-D2",
    "Анна", "Ѓорѓи", "Νίκος", "Ἀθηνᾶ", "Արամ", "ნინო", "שרה", "مریم", "محمد", "می‌خواهم", "हिन्दी",
    "श्रीमती", "ক্ষমা", "தமிழ்", "ไทยแลนด์", "ສົມສີ", "བསྟན་འཛིན", "ខ្មែរ", "さくら", "ｻｸﾗ", "山田 太郎",
    "김민준", "Ḟ̣", "🐛", "❤️", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "👍🏽", "🇨🇭", "¯\\_(ツ)_/¯",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_name_in_any_script_is_a_name(name: str) -> None:
    assert check_name(name) == name
    assert [other for other in NAMES if look_alike(name, other)] == [name]


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u200d\u200d",
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800\u2800",
        "\u00ad",
        "\u034f",
        "\ufe0f",
        "\u0301\u0301",
        "\u20dd",
        "\u093f",
        "\ue000",
        "\U000e0041",
        "\U000e0100",
        "\u2060 \u2063",
        "\u180e",
        "\u180b",
        "\U0001d159",
        "\u3164 \u0301",
    ],
)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        check_name(name, "players[1]")
    assert refused.value.message.startswith("players[1]: a name has ")


@pytest.mark.parametrize(
    "other",
    [
        "ada",
        "ADA",
        "\u0410da",
        "Ad\u0430",
        "\u0391da",
        "A\u200bda",
        "Ada\u3164",
        "A\u00adda",
        "Ada\ufe0f",
        "\uff21\uff44\uff41",
        "\U0001d400da",
        "A\u034fda",
        "Ad\U000e0061a",
        "A\u0501a",
    ],
)
def test_a_name_that_looks_like_another_is_told_apart(other: str) -> None:
    assert look_alike("Ada", other)
    assert distinct_name(other, ["Ada"]) == f"{other} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ida", "lda"),
        ("Bot 1", "Bot l"),
        ("Otto", "0tt0"),
        ("Max", "\u041c\u0430\u0445"),
        ("NIKO", "\u039d\u0399\u039a\u039f"),
        ("A  B", "A B"),
        ("A\u00a0B", "A B"),
        ("O'Neill", "O’Neill"),
        ("Zoe\u0308", "Zoë"),
        ("STRASSE", "straße"),
    ],
)
def test_letters_that_are_drawn_alike_are_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Ali", "Ala"),
        ("Ali", "All"),
        ("Zoe", "Zoë"),
        ("Анна", "Анка"),
        ("Ada", "Ada 2"),
        ("Νίκος", "Νίκη"),
        ("👩‍👧", "👩‍👦"),
        ("さくら", "サクラ"),
        ("हरि", "हरी"),
    ],
)
def test_names_that_only_resemble_each_other_are_two(one: str, other: str) -> None:
    assert not look_alike(one, other)
    assert distinct_name(one, [other]) == one


def test_a_game_that_is_older_than_the_rule_keeps_its_names() -> None:
    edition = EDITIONS["classic"]
    names = ("\u3164", "Ada", "\u0410da")
    assert seated(edition, names, edition.options) == names


def test_others_can_take_the_seats_of_a_position() -> None:
    classic = EDITIONS["classic"]
    assert renamed(start(classic, ["Ada", "Bo"]), ["A", "B"]) == start(classic, ["A", "B"])
    with pytest.raises(ValueError, match="shorter"):
        renamed(start(classic, ["Ada", "Bo"]), ["A"])
