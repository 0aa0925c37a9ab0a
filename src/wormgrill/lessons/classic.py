"""The classic turn: keep, dare, stop, steal, fail, and how a game ends."""

from wormgrill.lessons.script import Rival, Scene, Step, stage

_FIRST_TURNS = Scene(
    stage("classic", Rival("Mia")),
    (
        Step("lesson-classic-roll", ("roll → 5 5 5 worm 4 2 1 1",)),
        Step(
            "lesson-classic-keep",
            ("keep 5, roll → 5 worm worm 3 2",),
            {"keep 5": "lesson-classic-keep-stop", "*": "lesson-classic-keep-other"},
        ),
        Step(
            "lesson-classic-worm",
            ("keep worm, roll → 3 3 5",),
            {"keep worm": "lesson-classic-worm-stop", "*": "lesson-classic-worm-other"},
        ),
        Step("lesson-classic-stop", ("keep 3, stop",), {"*": "lesson-classic-stop-roll"}),
        Step(
            "lesson-classic-rival",
            then=(
                "roll → worm worm worm 1 2 3 3 4",
                "keep worm, roll → 4 4 2 worm 1",
                "keep 4, roll → 3 worm 4",
                "keep 3, stop",
            ),
        ),
        Step("lesson-classic-steal", ("roll → worm worm worm worm 3 2 1 1",)),
        Step(
            "lesson-classic-steal-keep",
            ("keep worm, roll → 2 2 2 3",),
            {"keep worm": "lesson-classic-steal-keep-stop", "*": "lesson-classic-steal-keep-other"},
        ),
        Step(
            "lesson-classic-steal-stop",
            ("keep 2, stop",),
            {"keep 2": "lesson-classic-steal-roll", "*": "lesson-classic-steal-other"},
        ),
        Step("lesson-classic-stolen"),
    ),
)
_DEAD_ROLL = Scene(
    stage("classic", Rival("Mia", "25"), stack="31 26", kept="5 5 5 4 4 1"),
    (
        Step("lesson-classic-dead", ("roll → 5 4",), {"stop": "lesson-classic-dead-stop"}),
        Step("lesson-classic-failed"),
    ),
)
_LAST_TILE = Scene(
    stage(
        "classic",
        Rival("Mia", "22 23 25 26"),
        stack="21 24 31",
        down="28 29 30 32 33 34 35 36",
        kept="worm worm 5 5 4 4 1",
    ),
    (
        Step("lesson-classic-last", ("stop",), {"roll": "lesson-classic-last-roll"}),
        Step("lesson-classic-end"),
    ),
)

CLASSIC = (_FIRST_TURNS, _DEAD_ROLL, _LAST_TILE)
