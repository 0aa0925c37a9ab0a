"""What stopping right after a keep would bring, before anything is kept (R2, R5, R6)."""

from wormgrill.rules.actions import ROLL, STOP, keep
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import apply, start
from wormgrill.rules.outlook import previews
from wormgrill.rules.pieces import Dice


def test_a_preview_tells_what_stopping_would_bring() -> None:
    position = start(EDITIONS["classic"], ("Ada", "Bo"))
    assert previews(position) == {}
    position, _ = apply(position, ROLL)
    position, _ = apply(position, Dice(("1", "2", "5", "5", "5", "worm", "worm", "worm")))
    assert previews(position)["keep worm"] == {"fails": "nothing"}
    assert previews(position)["keep 5"] == {"fails": "no-worm"}
    position, _ = apply(position, keep("worm"))
    position, _ = apply(position, ROLL)
    position, _ = apply(position, Dice(("1", "2", "5", "5", "5")))
    assert previews(position)["keep 5"] == {"tile": 30, "from": "grill"}
    then, _ = apply(position, keep("5"))
    took, _ = apply(then, STOP)
    assert took.seats[0].stack[-1].value == 30


def test_when_the_game_is_over_there_is_nothing_to_preview() -> None:
    position = start(EDITIONS["classic"], ("Ada", "Bo"))
    assert previews(position._replace(turn=None)) == {}
