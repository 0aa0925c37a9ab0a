"""What stopping right after a keep would bring, before anything is kept (R2, R5, R6)."""

from typing import Any

from wormgrill.formats.outlook_json import previews_json
from wormgrill.position_view import standing_view
from wormgrill.rules.actions import ROLL, STOP, keep
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import apply, start
from wormgrill.rules.pieces import Dice, Specialist, Tile
from wormgrill.rules.position import Position


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
        held = position.seats[0]._replace(stack=(tile,), specialist=specialist)
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


def test_accepting_a_dead_roll_tells_what_it_costs() -> None:
    """R23: with the weasel it is a choice."""

    def after_a_dead_roll(stack: tuple[Tile, ...]) -> dict[str, Any]:
        position = _with(Specialist.WEASEL, stack)
        position, _ = apply(position, ROLL)
        position, _ = apply(position, Dice(("2",) + ("3",) * (position.edition.dice - 1)))
        assert "fail" not in previews_json(position)
        position, _ = apply(position, keep("2"))
        position, _ = apply(position, ROLL)
        position, _ = apply(position, Dice(("2",) * (position.edition.dice - 1)))
        return previews_json(position)

    tile = EDITIONS["deluxe"].tiles[4]
    lost = {"fails": "dead-roll", "loses": tile.value}
    assert after_a_dead_roll((tile,)) == {"fail": lost}
    assert after_a_dead_roll(()) == {"fail": {"fails": "dead-roll"}}


def test_the_canned_worm_is_told_where_it_counts_in_the_total() -> None:
    """R24: a worm among the dice switches it off."""
    position = _with(Specialist.CANNED_WORM, ())
    position, _ = apply(position, ROLL)
    position, _ = apply(position, Dice(("worm",) + ("3",) * (position.edition.dice - 1)))
    told = previews_json(position)
    assert told["keep 3"]["canned_worm"] is True
    assert "canned_worm" not in told["keep worm"]
    assert not standing_view(position).canned_worm
    position, _ = apply(position, keep("3"))
    assert previews_json(position)["stop"]["canned_worm"] is True
    assert standing_view(position).canned_worm


def _with(specialist: Specialist, stack: tuple[Tile, ...]) -> Position:
    position = start(EDITIONS["deluxe"], ("Ada", "Bo"))
    ada = position.seats[0]._replace(stack=stack, specialist=specialist)
    return position._replace(seats=(ada, position.seats[1]))
