"""The four editions and their registry."""

from collections.abc import Mapping

from wormgrill.rules.edition import CLASSIC, JUNIOR, Edition
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.pieces import WORM, Face, Specialist, Tile

_WORMS = {**dict.fromkeys(range(21, 25), 1), **dict.fromkeys(range(25, 29), 2),
          **dict.fromkeys(range(29, 33), 3), **dict.fromkeys(range(33, 37), 4)}  # fmt: skip
_CLASSIC_TILES = tuple(Tile(value, worms) for value, worms in _WORMS.items())
_NUMBERS = tuple(Face(str(points), points) for points in range(1, 6))
_CLASSIC_FACES = (*_NUMBERS, Face(WORM, 5))

# Assumed: no rule book settles the worms on 11 and 13 (two reviews: one each), the sides of the
# golden die (two reviews: "only ones and worms"), the sixth side of the burger die, and the worms
# on Junior's tiles. Owners of the box: correct them here.
_EXACT_TILE_WORMS = {11: 1, 13: 1}
_GOLDEN_SIDES = {"1": 3, WORM: 3}
_EXTRA_ASSUMED = ("exact-tile-worms", "golden-sides")
_BURGER_SIDES = {WORM: 2}
_JUNIOR_WORMS = {4: 1, 5: 1, 6: 2, 7: 2, 8: 3, 9: 4}
_JUNIOR_ASSUMED = ("burger-sixth-side", "junior-worms")

_EXTRA_FACES = tuple(
    Face(face.name, face.points, 1, _GOLDEN_SIDES.get(face.name, 0)) for face in _CLASSIC_FACES
)
_EXTRA_TILES = (
    *(Tile(value, worms, exact=True) for value, worms in _EXACT_TILE_WORMS.items()),
    *_CLASSIC_TILES,
)
_EXTRA_SPECIALISTS = (
    (Specialist.CANNED_WORM, 11),
    (Specialist.HEN, 21),
    (Specialist.RAVEN, 23),
    (Specialist.WEASEL, 25),
    (Specialist.GOLDEN_DIE, 27),
)
_FOOD_POINTS = {WORM: 1, "bun": 2, "cucumber": 1, "cheese": 1, "ketchup": 1}

EDITIONS: Mapping[str, Edition] = {
    edition.key: edition
    for edition in (
        Edition(
            key="classic",
            title="Heckmeck am Bratwurmeck",
            kind=CLASSIC,
            players=(2, 7),
            dice=8,
            faces=_CLASSIC_FACES,
            tiles=_CLASSIC_TILES,
        ),
        Edition(
            key="extrawurm",
            title="Heckmeck Extrawurm",
            kind=CLASSIC,
            players=(2, 7),
            dice=8,
            faces=_EXTRA_FACES,
            tiles=_EXTRA_TILES,
            specialists=_EXTRA_SPECIALISTS,
            bratworms=7,
            assumed=_EXTRA_ASSUMED,
        ),
        Edition(
            key="deluxe",
            title="Heckmeck Deluxe",
            kind=CLASSIC,
            players=(2, 7),
            dice=8,
            faces=_EXTRA_FACES,
            tiles=_EXTRA_TILES,
            specialists=(*_EXTRA_SPECIALISTS, (Specialist.APPLE, 29)),
            bratworms=7,
            assumed=_EXTRA_ASSUMED,
        ),
        Edition(
            key="junior",
            title="Heckmeck Junior",
            kind=JUNIOR,
            players=(2, 5),
            dice=6,
            faces=tuple(
                Face(name, points, _BURGER_SIDES.get(name, 1))
                for name, points in _FOOD_POINTS.items()
            ),
            tiles=tuple(
                Tile(value, worms) for value, worms in _JUNIOR_WORMS.items() for _ in range(2)
            ),
            assumed=_JUNIOR_ASSUMED,
        ),
    )
}


def edition_named(key: str) -> Edition:
    try:
        return EDITIONS[key]
    except KeyError:
        known = ", ".join(EDITIONS)
        told = "edition: “{key}” is not known. Known: {known}."
        raise BadRequest(told, "refusal-edition", key=key, known=known) from None
