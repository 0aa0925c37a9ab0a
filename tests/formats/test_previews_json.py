"""What stopping right after a keep would bring, before anything is kept (R2, R5, R6)."""

from dataclasses import replace

from wormgrill.formats.outlook_json import previews_json
from wormgrill.rules.actions import ROLL, STOP, keep
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import apply, start
from wormgrill.rules.pieces import Dice, Specialist


def test_a_preview_tells_what_stopping_would_bring() -> None:
    position = start(EDITIONS["classic"], ("Ada", "Bo"))
    assert previews_json(position) == {}
    position, _ = apply(position, ROLL)
    position, _ = apply(position, Dice(("1", "2", "5", "5", "5", "worm", "worm", "worm")))
    assert previews_json(position)["keep worm"] == {"fails": "nothing"}
    assert previews_json(position)["keep 5"] == {"fails": "no-worm"}
    position, _ = apply(position, keep("worm"))
    position, _ = apply(position, ROLL)
    position, _ = apply(position, Dice(("1", "2", "5", "5", "5")))
    assert previews_json(position)["keep 5"] == {"tile": 30, "from": "grill"}
    then, _ = apply(position, keep("5"))
    took, _ = apply(then, STOP)
    assert took.seats[0].stack[-1].value == 30


def test_a_failure_costs_the_top_tile_or_the_hen_that_guards_it() -> None:
    """R9, R27; nobody loses a tile in Junior (R32)."""

    def after_keeping_a_one(key: str, specialist: Specialist | None) -> dict[str, object]:
        position = start(EDITIONS[key], ("Ada", "Bo"))
        tile = position.edition.tiles[4]
        held = replace(position.seats[0], stack=(tile,), specialist=specialist)
        position = position._replace(seats=(held, position.seats[1]))
        face = position.edition.face_names[1]
        position, _ = apply(position, ROLL)
        position, _ = apply(position, Dice((face,) + ("worm",) * (position.edition.dice - 1)))
        assert previews_json(position)[f"keep {face}"]["fails"] == "no-worm"
        position, _ = apply(position, keep(face))
        return previews_json(position)["stop"]

    assert after_keeping_a_one("classic", None) == {"fails": "no-worm", "loses": 25}
    assert after_keeping_a_one("deluxe", Specialist.HEN) == {"fails": "no-worm", "loses": "hen"}
    assert after_keeping_a_one("junior", None) == {"fails": "no-worm"}


def test_when_the_game_is_over_there_is_nothing_to_preview() -> None:
    position = start(EDITIONS["classic"], ("Ada", "Bo"))
    assert previews_json(position._replace(turn=None)) == {}
