"""Verifiable dice: the method to the letter, fair, and everything in it matters."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from tests.dice.test_draw import chi_square
from tests.support.fairplay import SEED
from tests.support.in_the_air import golden_in_the_air, in_the_air, only_golden_in_the_air
from tests.support.position import play, table
from wormgrill.dice import verified
from wormgrill.dice.verified import bot_key, commitment, roll, table_name, well_formed
from wormgrill.formats.edition_toml import read_edition
from wormgrill.rules import EDITIONS, Dice, Position, apply, start
from wormgrill.rules.errors import IllegalDice

ROLLS = 40_000
# 129 sides: every second byte is skipped, and twelve dice may need more than one block of 32.
MANY_SIDES = read_edition(
    'key = "many-sides"\nkind = "classic"\nplayers = [2, 2]\ndice = 12\n'
    'faces = [{ name = "worm", points = 5, sides = 9 }, '
    + ", ".join(f'{{ name = "{face}", points = 1, sides = 20 }}' for face in "fedcba")
    + "]\ntiles = [{ value = 12, worms = 1 }]\n"
)


# The method


def by_hand(
    white: int, sides: Sequence[str], golden_sides: Sequence[str], message: str
) -> tuple[Dice, int, int]:
    """The dice as the page tells it, how many bytes were skipped, and how many looked at."""
    numbers = b"".join(
        hmac.new(SEED, message.replace("BLOCK", str(block)).encode(), hashlib.sha256).digest()
        for block in range(9)
    )
    shown, skipped, at = list[str](), 0, 0
    for die in [sides] * white + ([golden_sides] if golden_sides else []):
        while numbers[at] >= len(die) * (256 // len(die)):
            skipped, at = skipped + 1, at + 1
        shown.append(die[numbers[at] % len(die)])
        at += 1
    faces = sorted(shown[:white], key=sides.index)
    return Dice(tuple(faces), shown[white] if golden_sides else None), skipped, at


@pytest.mark.parametrize(
    ("position", "white", "golden"),
    [
        (in_the_air("classic"), 8, False),
        (in_the_air("junior"), 6, False),
        (golden_in_the_air(), 8, True),
        (only_golden_in_the_air(), 0, True),
        (play(start(MANY_SIDES, ["Ada", "Bo"]), "roll")[0], 12, False),
    ],
    ids=["classic", "junior", "golden", "only golden", "many sides"],
)
def test_the_dice_are_those_of_the_method(position: Position, white: int, golden: bool) -> None:
    edition = position.edition
    skipped = looked_at = 0
    for number in range(1, 301):
        message = f"wormgrill dice 1\ntab_le-7\n{number}\nBLOCK\nkey{number}\nfirst\nsecond"
        sides = edition.golden_sides if golden else ()
        true, skips, looks = by_hand(white, edition.white_sides, sides, message)
        skipped, looked_at = skipped + skips, max(looked_at, looks)
        assert roll(position, SEED, "tab_le-7", number, f"key{number}", ["first", "second"]) == true
        apply(position, true)
    assert skipped  # the rejected bytes were among them
    assert (looked_at > 32) == (edition is MANY_SIDES)  # and so was a second block


def test_these_dice_must_never_change() -> None:
    """From openssl dgst: the bytes are 12 30 152 20 137 86 168 241."""
    assert commitment(bytes(32)) == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )
    dice = roll(in_the_air("classic"), bytes(32), "t", 1, "k", ["c"])
    assert dice == Dice(("1", "1", "1", "2", "3", "3", "3", "worm"))


def test_without_contributions_the_message_ends_with_the_key() -> None:
    true, _, _ = by_hand(6, EDITIONS["junior"].white_sides, (), "wormgrill dice 1\nt\n1\nBLOCK\nk")
    assert roll(in_the_air("junior"), SEED, "t", 1, "k", []) == true


@pytest.mark.parametrize(
    "changed",
    [
        (bytes(32), "t", 1, "k", ["c"]),
        (SEED, "u", 1, "k", ["c"]),
        (SEED, "t", 2, "k", ["c"]),
        (SEED, "t", 1, "bot:k", ["c"]),
        (SEED, "t", 1, "k", ["d"]),
        (SEED, "t", 1, "k", []),
        (SEED, "t", 1, "k", ["c", "d"]),
        (SEED, "t", 1, "k", ["d", "c"]),
    ],
    ids=lambda given: "-".join(map(str, given[1:])),
)
def test_everything_that_goes_in_matters(changed: tuple[bytes, str, int, str, list[str]]) -> None:
    position = play(start(MANY_SIDES, ["Ada", "Bo"]), "roll")[0]
    usual = roll(position, SEED, "t", 1, "k", ["c"])
    assert roll(position, *changed) != usual
    assert roll(position, SEED, "t", 1, "k", ["c"]) == usual


def test_nothing_is_rolled_unless_dice_are_in_the_air() -> None:
    with pytest.raises(IllegalDice):
        roll(table("classic"), SEED, "t", 1, "k", [])


# The table's name


@pytest.mark.parametrize(
    ("seed", "name"),
    [(bytes(32), "Qiu56IobZFnoecGm"), (b"\x22" * 32, "-WV_NOegXCDp8eIO")],
    ids=["zeros", "twos"],
)
def test_these_names_must_never_change(seed: bytes, name: str) -> None:
    """From openssl dgst -mac HMAC, base64 and tr '+/' '-_'."""
    assert table_name(seed) == name


def test_every_seed_has_its_own_name_of_16_characters_that_a_record_can_tell() -> None:
    names = {table_name(number.to_bytes(32)) for number in range(1000)}
    assert len(names) == 1000
    for name in names:
        assert len(name) == 16
        assert well_formed(name)


# Fairness


def white_faces(edition: str) -> tuple[Counter[str], tuple[str, ...]]:
    position = in_the_air(edition)
    counts = Counter[str]()
    for number in range(1, ROLLS + 1):
        counts.update(roll(position, SEED, "t", number, f"k{number % 99}", ["c"]).faces)
    return counts, position.edition.white_sides


@pytest.mark.parametrize("edition", ["classic", "junior"])
def test_the_faces_come_as_often_as_their_sides(edition: str) -> None:
    counts, sides = white_faces(edition)
    assert set(counts) == set(sides)
    assert chi_square(counts, sides) < 3


@pytest.mark.parametrize("position", [golden_in_the_air(), only_golden_in_the_air()])
def test_the_golden_die_shows_its_faces_as_often_as_its_sides(position: Position) -> None:
    dice = (roll(position, SEED, "t", number, "k", []) for number in range(1, ROLLS + 1))
    counts = Counter(one.golden or "" for one in dice)
    assert chi_square(counts, position.edition.golden_sides) < 3


def test_the_count_would_notice_bytes_that_are_not_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """256 is no multiple of 6: four sides would come 43 times of 256, two 42 times."""

    def skewed(sides: Sequence[str], stream: Iterator[int]) -> str:
        return sides[next(stream) % len(sides)]

    monkeypatch.setattr(verified, "_side", skewed)
    assert chi_square(*white_faces("classic")) > 6


# Keys


def test_a_bot_s_key_is_the_latest_that_a_guest_made_up() -> None:
    assert bot_key([]) == "bot:"
    assert bot_key(["bot:", "bot:"]) == "bot:"
    assert bot_key(["a", "b", "bot:b", "bot:b"]) == "bot:b"


def test_keys_and_contributions_have_a_form() -> None:
    for text in ("a", "Z9_-", "x" * 64):
        assert well_formed(text)
    for text in ("", "x" * 65, "bot:", "bot:a", "a b", "a\n", "\na", "ü", "٣", "a.b"):
        assert not well_formed(text)
