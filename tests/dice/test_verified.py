"""Verifiable dice: the method to the letter, fair, and everything in it matters."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import msgspec
import pytest

from tests.dice.test_draw import chi_square
from tests.support.fairplay import SEED, TABLE, fair_game
from tests.support.position import GOLDEN_DIE, WEASEL, play, stack, table
from tests.support.selfplay import SMALL, TABLES
from wormgrill.dice import verified
from wormgrill.dice.receipt import receipt_of_game
from wormgrill.dice.verified import (
    BadReceipt,
    NoReceipt,
    bot_key,
    commitment,
    roll,
    table_name,
    verify,
    well_formed,
)
from wormgrill.formats.edition_toml import read_edition
from wormgrill.formats.record import Receipt, Record
from wormgrill.rules import EDITIONS, Dice, Position, Step, apply, legal_actions, start
from wormgrill.rules.actions import ROLL, STOP, choose
from wormgrill.rules.errors import IllegalDice
from wormgrill.rules.position import GoldenDie, Phase

ROLLS = 40_000

# 129 sides: every second byte is skipped, and twelve dice may need more than one block of 32.
MANY_SIDES = read_edition(
    'key = "many-sides"\nkind = "classic"\nplayers = [2, 2]\ndice = 12\n'
    'faces = [{ name = "worm", points = 5, sides = 9 }, '
    + ", ".join(f'{{ name = "{face}", points = 1, sides = 20 }}' for face in "fedcba")
    + "]\ntiles = [{ value = 12, worms = 1 }]\n"
)


def in_the_air(edition: str) -> Position:
    return play(table(TABLES[edition]), "roll")[0]


def golden_in_the_air() -> Position:
    return play(table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack()), "roll golden")[0]


def only_golden_in_the_air() -> Position:
    position = table(
        "deluxe",
        Ada=stack(27, holds=GOLDEN_DIE),
        Bo=stack(),
        kept="4 4 4 4 4 3 3 3",
        golden_die=GoldenDie.IN_HAND,
    )
    return play(position, "roll")[0]


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


# Records


def with_steps(position: Position, steps: Sequence[str | Dice], receipt: Receipt) -> Record:
    first, made = position, list[Step]()
    for step in steps:
        made.append(choose(step, legal_actions(position)) if isinstance(step, str) else step)
        position, _ = apply(position, made[-1])
    return Record(first, tuple(made), receipt=receipt)


@pytest.mark.parametrize("edition", TABLES)
def test_a_game_with_fair_dice_holds(edition: str) -> None:
    """Rolls again with the weasel (R23), the golden die (R22) and bots' rolls among them."""
    first = start(TABLES[edition], ["Ada", "Bo"])
    record = fair_game(first, Random(2), bots=(0,))
    assert record.position().over
    rolls = sum(isinstance(step, Dice) for step in record.steps)
    assert verify(record) == rolls > 20
    assert record.receipt
    assert record.receipt.keys[0] == "bot:"


def test_a_game_may_begin_and_stop_anywhere() -> None:
    """With the dice in the air there is no key yet; rolls count from where the record begins."""
    first = start(SMALL, ["Ada", "Bo"])
    phases = set()
    for limit in range(60):
        later = fair_game(first, Random(3), limit=limit).position()
        phases.add(later.turn and later.turn.phase)
        record = fair_game(later, Random(4), limit=limit % 7)
        assert verify(record) == len(receipt_of_game(record).rolls)
    assert {Phase.ROLL, Phase.DICE, Phase.CHOOSE, Phase.AFTER} <= phases
    stopped = fair_game(first, Random(3), limit=1)
    assert stopped.steps == (ROLL,)
    assert verify(stopped) == 0


def test_a_roll_again_with_the_weasel_has_its_own_key() -> None:
    """R23"""
    position = table("deluxe", Ada=stack(25, holds=WEASEL), Bo=stack())
    receipt = Receipt(TABLE, commitment(SEED), SEED.hex(), (), ("one", "two"))
    air, _ = play(position, "roll")
    thrown = roll(air, SEED, TABLE, 1, "one", ())
    again, _ = play(air, thrown, "weasel")
    steps = ("roll", thrown, "weasel", roll(again, SEED, TABLE, 2, "two", ()))
    record = with_steps(position, steps, receipt)
    assert verify(record) == 2
    assert [one.key for one in receipt_of_game(record).rolls] == ["one", "two"]


def test_the_order_in_which_dice_are_told_does_not_matter() -> None:
    record = fair_game(start(EDITIONS["classic"], ["Ada", "Bo"]), Random(1), limit=2)
    (told,) = record.steps[1:]
    assert isinstance(told, Dice)
    turned = replace(record, steps=(ROLL, Dice(told.faces[::-1])))
    assert verify(turned) == 1
    assert receipt_of_game(turned) == receipt_of_game(record)


GAME = fair_game(start(EDITIONS["classic"], ["Ada", "Bo"]), Random(5), bots=(1,))
assert GAME.receipt
RECEIPT = GAME.receipt


@pytest.mark.parametrize(
    ("receipt", "message"),
    [
        (replace(RECEIPT, seed="0" * 64), "not the seed that was promised: its commitment is 66"),
        (replace(RECEIPT, commitment="0" * 64), f"{RECEIPT.commitment}, not {'0' * 64}."),
        (replace(RECEIPT, table="t-2"), f"The seed gives the table the name {TABLE}, not t-2."),
        (replace(RECEIPT, contributions=()), "Roll 1 (turn 1, Ada) is told as "),
        (replace(RECEIPT, keys=("k", *RECEIPT.keys[1:])), "Roll 1 (turn 1, Ada) is told as "),
        (replace(RECEIPT, keys=RECEIPT.keys[:-1]), f"but the keys {len(RECEIPT.keys) - 1}."),
    ],
)
def test_a_receipt_that_does_not_hold_is_refused(receipt: Receipt, message: str) -> None:
    with pytest.raises(BadReceipt) as refused:
        verify(replace(GAME, receipt=receipt))
    assert message in refused.value.message
    assert refused.value.code == "bad-receipt"
    assert not isinstance(refused.value, NoReceipt)


def test_a_table_s_name_that_was_chosen_is_refused_although_the_dice_follow_from_it() -> None:
    """Else the server could try names until bots that roll first have good dice."""
    first = start(EDITIONS["classic"], ["Ada", "Bo"])
    assert verify(fair_game(first, Random(5))) > 0
    for name in ("lucky", table_name(bytes(32)), TABLE.lower(), TABLE[:-1], f"{TABLE}="):
        with pytest.raises(BadReceipt) as refused:
            verify(fair_game(first, Random(5), table=name))
        told = f"The seed gives the table the name {TABLE}, not {name}."
        assert refused.value.message == told


def test_the_first_roll_that_is_wrong_is_named_with_what_the_seed_gives() -> None:
    position = table("classic", kept="1 1 1 2 2 3 worm")
    air, _ = play(position, "roll")
    given = roll(air, SEED, TABLE, 1, "k", ())
    wrong = Dice(("4",) if given.faces == ("5",) else ("5",))
    receipt = Receipt(TABLE, commitment(SEED), SEED.hex(), (), ("k",))
    record = with_steps(position, ("roll", wrong), receipt)
    with pytest.raises(BadReceipt) as refused:
        verify(record)
    told = f"Roll 1 (turn 1, Ada) is told as {wrong}, but the seed gives {given}."
    assert refused.value.message == told


def test_a_bot_s_key_that_was_chosen_is_refused_although_the_dice_follow_from_it() -> None:
    first = start(EDITIONS["classic"], ["Ada", "Bo"])
    air, _ = play(first, "roll")
    receipt = Receipt(TABLE, commitment(SEED), SEED.hex(), (), ("bot:lucky",))
    record = with_steps(first, ("roll", roll(air, SEED, TABLE, 1, "bot:lucky", ())), receipt)
    with pytest.raises(BadReceipt) as refused:
        verify(record)
    told = "Roll 1 (turn 1, Ada) has the key bot:lucky, but a bot's is bot: there."
    assert refused.value.message == told


def test_a_bot_s_seat_has_no_key_that_looks_like_a_guest_s() -> None:
    """The server could have made it up; on a guest's seat a bot's key is one that stood in."""
    assert verify(replace(GAME, bots=())) == len(RECEIPT.keys)
    with pytest.raises(BadReceipt) as refused:
        verify(replace(GAME, bots=((0, "turn-ev"), (1, "turn-ev"))))
    told = f"Roll 1 (turn 1, Ada) has the key {RECEIPT.keys[0]}, but a bot's is bot: there."
    assert refused.value.message == told


def test_without_a_receipt_or_its_seed_nothing_can_be_said() -> None:
    for record, message in (
        (replace(GAME, receipt=None), "This record has no receipt of its dice."),
        (replace(GAME, receipt=replace(RECEIPT, seed=None)), "The seed is not revealed yet"),
    ):
        with pytest.raises(NoReceipt, match=message) as refused:
            verify(record)
        assert refused.value.code == "bad-receipt"


# The receipt as JSON


def test_the_receipt_tells_all_that_is_needed() -> None:
    found = msgspec.to_builtins(receipt_of_game(GAME))
    assert list(found) == ["method", "table", "commitment", "seed", "contributions", "rolls"]
    assert found["method"] == "wormgrill dice 1"
    assert found["contributions"] == ("ada-7", "bo_8")
    assert found["seed"] == SEED.hex()
    assert [one["roll"] for one in found["rolls"]] == list(range(1, len(RECEIPT.keys) + 1))
    (fallen,) = (step for step in GAME.steps[:2] if isinstance(step, Dice))
    assert found["rolls"][0] == {
        "roll": 1,
        "key": RECEIPT.keys[0],
        "white": 8,
        "golden": False,
        "sides": ("1", "2", "3", "4", "5", "worm"),
        "golden_sides": None,
        "faces": fallen.faces,
        "golden_face": None,
    }


def test_a_golden_die_alone_in_the_air_is_told_with_its_sides() -> None:
    receipt = Receipt(TABLE, commitment(SEED), SEED.hex(), (), ("k",))
    air = only_golden_in_the_air()
    fallen = roll(air, SEED, TABLE, 1, "k", ())
    record = Record(air, (fallen,), receipt=receipt)
    assert verify(record) == 1
    (told,) = receipt_of_game(record).rolls
    assert (told.white, told.golden, told.faces) == (0, True, ())
    assert told.golden_sides == ("1", "1", "1", "worm", "worm", "worm")
    assert told.golden_face == fallen.golden


def test_before_the_seed_is_revealed_no_roll_is_told() -> None:
    found = receipt_of_game(replace(GAME, receipt=replace(RECEIPT, seed=None)))
    assert (found.seed, found.rolls) == (None, [])
    assert found.commitment == RECEIPT.commitment
    with pytest.raises(NoReceipt):
        receipt_of_game(replace(GAME, receipt=None))


def test_a_turn_without_a_roll_counts_as_a_turn() -> None:
    position = table("classic", Ada=stack(), Bo=stack(), kept="5 5 5 1 worm")
    after, _ = apply(position, STOP)
    air, _ = play(after, "roll")
    receipt = Receipt(TABLE, commitment(SEED), SEED.hex(), (), ("k",))
    wrong = with_steps(position, ("stop", "roll", roll(air, bytes(32), TABLE, 1, "k", ())), receipt)
    with pytest.raises(BadReceipt, match=r"Roll 1 \(turn 2, Bo\)"):
        verify(wrong)
