"""What an environment shows: pixels of any position, and a window where there is a screen."""

import warnings
from random import Random

import numpy as np
import pytest

from tests.support.selfplay import SMALL, game
from wormgrill.envs import drawing
from wormgrill.envs.drawing import NO_WINDOW, Window, draw
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import Position


def played(edition: Edition, players: int) -> list[Position]:
    return list(game(edition, players, Options(), Random(players)))


@pytest.mark.parametrize("edition", [*EDITIONS.values(), SMALL], ids=lambda edition: edition.key)
def test_every_position_is_an_array_of_pixels(edition: Edition) -> None:
    for players in edition.players:
        positions = played(edition, players)
        drawn = [draw(positions[place]) for place in (0, len(positions) // 2, -1)]
        assert {(pixels.shape, pixels.dtype) for pixels in drawn} == {
            ((630, 1200, 3), np.dtype(np.uint8))
        }
        assert len({pixels.tobytes() for pixels in drawn}) == 3


def test_what_is_different_looks_different() -> None:
    """The supply, whose turn it is, and all that lies before a player."""
    position = start(EDITIONS["deluxe"], ["Ada", "Bo"])
    assert position.turn is not None
    ada, bo = position.seats
    one, two = EDITIONS["deluxe"].tiles[:2]
    others = [
        position,
        position._replace(supply=3),
        position._replace(turn=position.turn._replace(player=1)),
        position._replace(turn=position.turn._replace(kept=("1",))),
        position._replace(grill=position.grill[1:]),
        *(
            position._replace(seats=(changed, bo))
            for changed in (
                ada._replace(bratworms=1),
                ada._replace(specialist=Specialist.HEN),
                ada._replace(stack=(two,)),
                ada._replace(stack=(one, two)),
            )
        ),
    ]
    assert len({draw(other).tobytes() for other in others}) == len(others)


def test_without_a_screen_a_sentence_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "_has_windows", lambda: False)
    window, position = Window(), start(EDITIONS["junior"], ["Ada", "Bo"])
    with pytest.warns(UserWarning, match="Nothing is shown") as told:
        window.show(position)
    assert str(told[0].message) == NO_WINDOW
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        window.show(position)
        window.close()


def test_a_window_shows_one_position_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """On matplotlib's canvas without a screen, which is otherwise not asked."""
    from matplotlib import pyplot

    monkeypatch.setattr(drawing, "_has_windows", lambda: True)
    pyplot.switch_backend("agg")
    positions = played(SMALL, 2)[:2]
    window = Window()
    for position in positions:
        window.show(position)
        (axes,) = pyplot.figure("Wormgrill").axes
        (image,) = axes.get_images()
        assert np.array_equal(np.asarray(image.get_array()), draw(position))
    window.close()
    assert not pyplot.get_fignums()
