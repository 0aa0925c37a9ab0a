"""What the specialists, the Bratworms and the exact tiles add to the classic turn."""

from wormgrill.lessons.script import Rival, Scene, Step, stage

_LATER = {"hen": 22, "weasel": 24}  # where they stand once they have been put back


def _exact_tile(edition: str) -> Scene:
    return Scene(
        stage(edition, Rival("Oskar")),
        (
            Step("lesson-extra-roll", ("roll → 1 1 1 2 2 3 3 5",), see="classic"),
            Step(
                "lesson-extra-ones",
                ("keep 1, roll → worm worm 2 3 1",),
                {"keep 1": "lesson-extra-ones-stop", "*": "lesson-extra-ones-other"},
            ),
            Step(
                "lesson-extra-exact",
                ("keep worm, stop",),
                {"keep worm": "lesson-extra-exact-roll", "*": "lesson-extra-exact-other"},
            ),
        ),
    )


def _taking_a_specialist(edition: str) -> Scene:
    return Scene(
        stage(
            edition,
            Rival("Oskar", "21 31", holds="hen"),
            stack="13",
            bratworms=1,
            kept="worm worm 4 4 1",
            rolled="3 3 worm",
        ),
        (
            Step(
                "lesson-extra-specialist", ("keep 3, stop",), {"*": "lesson-extra-specialist-roll"}
            ),
        ),
    )


def _weasel_and_hen(edition: str) -> Scene:
    return Scene(
        stage(
            edition,
            Rival("Oskar", "21 31", holds="hen"),
            stack="13 25",
            holds="weasel",
            bratworms=1,
            kept="5 5 4 4 3 3 2",
        ),
        (
            Step("lesson-extra-dead", ("roll → 4",), {"stop": "lesson-extra-dead-stop"}),
            Step("lesson-extra-weasel", ("weasel → worm",), {"fail": "lesson-extra-weasel-fail"}),
            Step("lesson-extra-hen", ("keep worm",)),
            Step("lesson-extra-return", ("return weasel", "return hen")),
        ),
    )


def _golden_die(edition: str) -> Scene:
    return Scene(
        stage(
            edition,
            Rival("Oskar", "21 31"),
            stack="13 25 27",
            holds="golden-die",
            bratworms=1,
            standing=_LATER,
        ),
        (
            Step(
                "lesson-extra-golden",
                ("roll golden → worm 5 4 4 3 2 2 1 + worm",),
                {"roll": "lesson-extra-golden-roll"},
            ),
            Step("lesson-extra-nine"),
        ),
    )


def _canned_worm_and_raven(edition: str, *end: Step) -> Scene:
    return Scene(
        stage(
            edition,
            Rival("Oskar", "21 31"),
            stack="13 25 27 11",
            holds="canned-worm",
            bratworms=1,
            standing=_LATER | {"golden-die": 26},
            kept="4 4 3 3 2 2",
        ),
        (
            Step("lesson-extra-canned", ("stop",), {"roll": "lesson-extra-canned-roll"}),
            Step("lesson-extra-raven"),
            *end,
        ),
    )


_APPLE = Scene(
    stage("deluxe", Rival("Oskar", "24"), stack="22", kept="worm worm worm 5 5 4"),
    (
        Step("lesson-extra-apple", ("stop",), {"roll": "lesson-extra-apple-roll"}),
        Step("lesson-extra-end"),
    ),
)


def _common(edition: str) -> tuple[Scene, ...]:
    parts = (_exact_tile, _taking_a_specialist, _weasel_and_hen, _golden_die)
    return tuple(part(edition) for part in parts)


EXTRAWURM = (
    *_common("extrawurm"),
    _canned_worm_and_raven("extrawurm", Step("lesson-extra-end")),
)
DELUXE = (*_common("deluxe"), _canned_worm_and_raven("deluxe"), _APPLE)
