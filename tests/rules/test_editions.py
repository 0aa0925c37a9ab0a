"""What lies in the boxes, and that any other box of this kind can be played."""

import json
import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.support.good_positions import Json
from tests.support.selfplay import NAMES, TABLES, purposeful
from wormgrill.formats.edition_toml import EDITION_SCHEMA, edition_from, edition_table
from wormgrill.formats.position_json import decode, encode
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.rules import EDITIONS, apply, start
from wormgrill.rules.edition import CLASSIC, JUNIOR, Edition, Options
from wormgrill.rules.pieces import Face, Specialist, Tile
from wormgrill.rules.reach import reachable_tiles


def worms(*pairs: tuple[int, int]) -> tuple[Tile, ...]:
    return tuple(Tile(value, count) for value, count in pairs)


TILES_21_36 = worms(
    (21, 1), (22, 1), (23, 1), (24, 1), (25, 2), (26, 2), (27, 2), (28, 2),
    (29, 3), (30, 3), (31, 3), (32, 3), (33, 4), (34, 4), (35, 4), (36, 4),
)  # fmt: skip
EXACT = (Tile(11, 1, exact=True), Tile(13, 1, exact=True))
FIVE = {"canned-worm": 11, "hen": 21, "raven": 23, "weasel": 25, "golden-die": 27}
WHITE = ("1", "2", "3", "4", "5", "worm")
POINTS = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "worm": 5}
GOLDEN = ("1", "1", "1", "worm", "worm", "worm")


def test_there_are_four_editions() -> None:
    assert list(EDITIONS) == ["classic", "extrawurm", "deluxe", "junior"]
    assert [edition.key for edition in EDITIONS.values()] == list(EDITIONS)
    assert [edition.title for edition in EDITIONS.values()] == [
        "Heckmeck am Bratwurmeck",
        "Heckmeck Extrawurm",
        "Heckmeck Deluxe",
        "Heckmeck Junior",
    ]
    assert all(edition.options == Options() for edition in EDITIONS.values())


@pytest.mark.parametrize(
    ("key", "tiles", "specialists", "bratworms", "golden"),
    [
        ("classic", TILES_21_36, {}, 0, ()),
        ("extrawurm", EXACT + TILES_21_36, FIVE, 7, GOLDEN),
        ("deluxe", EXACT + TILES_21_36, FIVE | {"apple": 29}, 7, GOLDEN),
    ],
)
def test_what_lies_in_the_box(
    key: str, tiles: Any, specialists: Json, bratworms: int, golden: tuple[str, ...]
) -> None:
    edition = EDITIONS[key]
    assert edition.kind is CLASSIC
    assert edition.players == (2, 7)
    assert edition.dice == 8
    assert edition.points == POINTS
    assert edition.white_sides == WHITE
    assert edition.golden_sides == golden
    assert edition.tiles == tiles
    assert dict(edition.specialists) == specialists
    assert edition.bratworms == bratworms


def test_what_lies_in_the_box_of_junior() -> None:
    edition = EDITIONS["junior"]
    assert edition.kind is JUNIOR
    assert edition.players == (2, 5)
    assert edition.dice == 6
    assert edition.points == {"worm": 1, "bun": 2, "cucumber": 1, "cheese": 1, "ketchup": 1}
    assert edition.white_sides == ("worm", "worm", "bun", "cucumber", "cheese", "ketchup")
    assert edition.golden_sides == ()
    assert edition.tiles == worms(
        *((4, 1), (4, 1), (5, 1), (5, 1), (6, 2), (6, 2)),
        *((7, 2), (7, 2), (8, 3), (8, 3), (9, 4), (9, 4)),
    )
    assert edition.specialists == ()
    assert edition.bratworms == 0


def test_what_no_rule_book_settles_is_marked_as_assumed() -> None:
    """The worms on 11 and 13, the golden die's sides; the burger die's sixth, Junior's worms."""
    assert {key: edition.assumed for key, edition in EDITIONS.items()} == {
        "classic": (),
        "extrawurm": ("exact-tile-worms", "golden-sides"),
        "deluxe": ("exact-tile-worms", "golden-sides"),
        "junior": ("burger-sixth-side", "junior-worms"),
    }


@pytest.mark.parametrize("key", EDITIONS)
def test_where_its_data_comes_from_makes_no_other_edition(key: str) -> None:
    edition = EDITIONS[key]
    settled = replace(edition, assumed=())
    assert (settled, hash(settled)) == (edition, hash(edition))
    assert pickle.loads(pickle.dumps(edition)).assumed == edition.assumed
    assert "assumed" not in edition_table(edition)


@pytest.mark.parametrize("edition", TABLES.values(), ids=TABLES)
def test_an_edition_is_equal_to_its_like_only(edition: Edition) -> None:
    others = [other for other in TABLES.values() if other != edition]
    assert len(others) == len(TABLES) - 1
    table = edition_table(edition) | {"key": "x"}
    assert edition_from(table) != edition_from(table | {"dice": edition.dice + 1})


# Any edition

faces = st.lists(
    st.builds(
        Face,
        st.from_regex(r"[a-z0-9][a-z0-9-]{0,15}", fullmatch=True) | st.just("1"),
        points=st.integers(0, 20),
        sides=st.integers(1, 20),
        golden_sides=st.integers(0, 20),
    ),
    max_size=7,
    unique_by=lambda face: face.name,
)
titles = st.text(
    st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=60
)


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    kind = draw(st.sampled_from([CLASSIC, JUNIOR]))
    least = draw(st.integers(2, 7))
    shown = [face for face in draw(faces) if face.name != "worm"]
    worm = Face("worm", draw(st.integers(0, 20)), golden_sides=draw(st.integers(0, 3)))
    shown = shown or [Face("leaf", 1)]  # one face alone is refused
    shown.insert(draw(st.integers(0, len(shown))), worm)
    low = st.integers(1, 40) if draw(st.booleans()) else st.integers(1, 240)
    values = draw(st.lists(low, min_size=1, max_size=40, unique=kind is CLASSIC))
    exact = draw(st.sets(st.sampled_from(values)))
    tiles = [Tile(value, draw(st.integers(0, 20)), value in exact) for value in sorted(values)]
    names = draw(st.sets(st.sampled_from(list(Specialist)))) if kind is CLASSIC else set()
    if not any(face.golden_sides for face in shown):
        names.discard(Specialist.GOLDEN_DIE)
    standing = [name for name in Specialist if name in names]
    places = draw(st.permutations(values))
    return _within_reach(Edition(
        key=draw(st.from_regex(r"x[a-z0-9-]{0,23}", fullmatch=True)),
        title=draw(titles),
        kind=kind,
        players=(least, draw(st.integers(least, 7))),
        dice=draw(st.integers(1, 12)),
        faces=tuple(shown),
        tiles=tuple(tiles),
        specialists=tuple(zip(standing, places, strict=False)),
        bratworms=draw(st.integers(0, 40)) if kind is CLASSIC else 0,
        options=Options(
            draw(st.booleans()), draw(st.booleans()), draw(st.integers(0, least - 1))
        ),
    ))  # fmt: skip


def _within_reach(edition: Edition) -> Edition:
    """The same without the tiles that no dice can reach, which would be refused."""
    while True:
        reached = reachable_tiles(edition)
        tiles = tuple(tile for tile in edition.tiles if tile.value in reached)
        assume(tiles)
        if tiles == edition.tiles:
            return edition
        standing = tuple(pair for pair in edition.specialists if pair[1] in reached)
        edition = replace(edition, tiles=tiles, specialists=standing)


SCHEMA = Draft202012Validator(EDITION_SCHEMA)


@pytest.mark.uncounted
@given(editions())
def test_any_edition_comes_back_from_its_table(edition: Edition) -> None:
    table = json.loads(json.dumps(edition_table(edition)))
    SCHEMA.validate(table)
    again = edition_from(table)
    assert again == edition
    assert hash(again) == hash(edition)


@pytest.mark.uncounted
@given(editions(), st.integers(0, 9))
def test_any_edition_can_be_played(edition: Edition, seed: int) -> None:
    chance = Random(seed)
    players = chance.randint(*edition.players)
    position = start(edition, NAMES[:players])
    for number in range(120):
        if number % 10 == 0 or position.over:
            assert decode(json.loads(json.dumps(encode(position)))) == position
            assert from_line(to_line(position)) == position
        if position.over:
            break
        position, _ = apply(position, purposeful(position, chance))
