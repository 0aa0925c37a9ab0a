"""The pieces of each edition, as the rules list them."""

from typing import Any, TypedDict

Json = dict[str, Any]


class Edition(TypedDict):
    kind: str  # "classic" (R4, R6, R9, R11) or "junior" (R30-R34)
    tiles: list[tuple[int, int, bool]]  # (value, worms, exact_only), in the order of the grill
    dice: int  # white (or burger) dice, without the golden one
    die: list[str]  # the six sides of one of them
    golden: list[str]  # the sides of the golden die, [] where there is none
    points: dict[str, int]  # every face of the edition, in face order, with its points
    specialists: dict[str, int]  # specialist -> value of the tile on which it starts
    bratworms: int
    players: tuple[int, int]


WHITE_DIE = ["1", "2", "3", "4", "5", "worm"]
WHITE_POINTS = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "worm": 5}
GOLDEN_DIE = ["1", "1", "1", "worm", "worm", "worm"]  # assumed
BURGER_DIE = ["worm", "bun", "cucumber", "cheese", "ketchup", "worm"]  # sixth face assumed
BURGER_POINTS = {"worm": 1, "bun": 2, "cucumber": 1, "cheese": 1, "ketchup": 1}
TILES_21_36: list[tuple[int, int, bool]] = [
    (21, 1, False), (22, 1, False), (23, 1, False), (24, 1, False),
    (25, 2, False), (26, 2, False), (27, 2, False), (28, 2, False),
    (29, 3, False), (30, 3, False), (31, 3, False), (32, 3, False),
    (33, 4, False), (34, 4, False), (35, 4, False), (36, 4, False),
]  # fmt: skip
TILES_11_13: list[tuple[int, int, bool]] = [(11, 1, True), (13, 1, True)]
TILES_JUNIOR: list[tuple[int, int, bool]] = [  # worms assumed
    (4, 1, False), (4, 1, False), (5, 1, False), (5, 1, False), (6, 2, False), (6, 2, False),
    (7, 2, False), (7, 2, False), (8, 3, False), (8, 3, False), (9, 4, False), (9, 4, False),
]  # fmt: skip
EDITIONS: dict[str, Edition] = {
    "classic": {
        "kind": "classic",
        "tiles": TILES_21_36,
        "dice": 8,
        "die": WHITE_DIE,
        "golden": [],
        "points": WHITE_POINTS,
        "specialists": {},
        "bratworms": 0,
        "players": (2, 7),
    },
    "extrawurm": {
        "kind": "classic",
        "tiles": TILES_11_13 + TILES_21_36,
        "dice": 8,
        "die": WHITE_DIE,
        "golden": GOLDEN_DIE,
        "points": WHITE_POINTS,
        "specialists": {"canned-worm": 11, "hen": 21, "raven": 23, "weasel": 25, "golden-die": 27},
        "bratworms": 7,
        "players": (2, 7),
    },
    "deluxe": {
        "kind": "classic",
        "tiles": TILES_11_13 + TILES_21_36,
        "dice": 8,
        "die": WHITE_DIE,
        "golden": GOLDEN_DIE,
        "points": WHITE_POINTS,
        "specialists": {
            "canned-worm": 11,
            "hen": 21,
            "raven": 23,
            "weasel": 25,
            "golden-die": 27,
            "apple": 29,
        },
        "bratworms": 7,
        "players": (2, 7),
    },
    "junior": {
        "kind": "junior",
        "tiles": TILES_JUNIOR,
        "dice": 6,
        "die": BURGER_DIE,
        "golden": [],
        "points": BURGER_POINTS,
        "specialists": {},
        "bratworms": 0,
        "players": (2, 5),
    },
}
SPECIALISTS = ["canned-worm", "hen", "raven", "weasel", "golden-die", "apple"]  # the order of `out`
APPLE_WORMS = 3  # R25
CANNED_POINTS = 5  # R24
DEFAULTS: Json = {"short-game": False, "free-choice": False, "first": 0}
