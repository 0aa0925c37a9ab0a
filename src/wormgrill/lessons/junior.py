"""Burger dice, for children: hardly a word, and nothing that can go wrong."""

from wormgrill.lessons.script import Rival, Scene, Step, stage

_FIRST_TURNS = Scene(
    stage("junior", Rival("Lena")),
    (
        Step("lesson-junior-roll", ("roll → bun bun worm cheese cheese cucumber",)),
        Step(
            "lesson-junior-keep",
            ("keep bun, roll → worm worm bun cheese",),
            {"keep bun": "lesson-junior-keep-stop", "*": "lesson-junior-keep-other"},
        ),
        Step(
            "lesson-junior-worm",
            ("keep worm, roll → bun worm",),
            {"keep worm": "lesson-junior-worm-stop", "*": "lesson-junior-worm-other"},
        ),
        Step(
            "lesson-junior-dead",
            then=(
                "roll → worm worm worm bun cheese ketchup",
                "keep worm, roll → bun bun cheese",
                "keep bun, roll → ketchup",
                "keep ketchup",
            ),
        ),
    ),
)
_GRILL_FIRST = Scene(
    stage("junior", Rival("Lena", "8"), stack="6", kept="bun bun worm worm worm", rolled="cheese"),
    (Step("lesson-junior-grill", ("keep cheese",)),),
)
_PINCH = Scene(
    stage(
        "junior",
        Rival("Lena", "8 7 7"),
        stack="6 8",
        kept="bun bun worm",
        rolled="cheese cheese ketchup",
    ),
    (
        Step(
            "lesson-junior-pinch",
            ("keep cheese, stop",),
            {"keep cheese": "lesson-junior-pinch-roll", "*": "lesson-junior-pinch-other"},
        ),
    ),
)
_NO_WORM = Scene(
    stage("junior", Rival("Lena", "8 7 5"), stack="6 8 7", kept="cheese cheese bun bun"),
    (
        Step("lesson-junior-empty", ("roll → bun cheese",), {"stop": "lesson-junior-empty-stop"}),
        Step("lesson-junior-failed"),
    ),
)
_LAST_TILE = Scene(
    stage(
        "junior",
        Rival("Lena", "8 5 4"),
        stack="4 6 6 7 7 8",
        down="9 9",
        kept="bun bun worm worm",
    ),
    (
        Step("lesson-junior-last", ("stop",), {"roll": "lesson-junior-last-roll"}),
        Step("lesson-junior-end"),
    ),
)

JUNIOR = (_FIRST_TURNS, _GRILL_FIRST, _PINCH, _NO_WORM, _LAST_TILE)
