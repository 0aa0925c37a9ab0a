"""The figures in pictures are the browser's own drawings."""

import pytest

from tests.support.figures import DRAWN, FIGURES, figure
from wormgrill.pictures.figure import figure_pixels, figures
from wormgrill.pictures.outline import ellipse, outlines
from wormgrill.rules import EDITIONS
from wormgrill.rules.pieces import Specialist


@pytest.mark.parametrize("name", DRAWN)
def test_a_figure_is_the_browsers_drawing(name: str) -> None:
    """If it has changed there: python -m tests.support.figures."""
    assert (FIGURES / f"{name}.svg").read_text("utf-8") == figure(DRAWN[name])
    assert "{" not in figure(DRAWN[name])


def test_every_food_and_every_specialist_has_one() -> None:
    foods = set(EDITIONS["junior"].face_names)
    assert figures() == {*foods, *Specialist, "bratworm"} == DRAWN.keys()


@pytest.mark.parametrize("name", DRAWN)
def test_a_figure_has_a_drawing_in_its_middle_and_nothing_in_its_corners(name: str) -> None:
    alpha = figure_pixels(name, 96).getchannel("A")
    assert alpha.size == (96, 96)
    assert alpha.getpixel((0, 0)) == alpha.getpixel((95, 0)) == 0
    left, top, right, bottom = alpha.getbbox() or (0, 0, 0, 0)
    assert right - left > 60
    assert bottom - top > 60


def test_a_path_goes_where_its_letters_say() -> None:
    assert outlines("M1 2h3v-1H0V0l.5.5z") == [
        [(1, 2), (4, 2), (4, 1), (0, 1), (0, 0), (0.5, 0.5), (1, 2)]
    ]
    first, second = outlines("M0 0C0 1 2 1 2 0S4-1 4 0M9 9L8 8")
    assert first[-1] == (4, 0)
    assert min(y for _, y in first) == pytest.approx(-0.75)  # it goes on as it came in: below
    assert second == [(9, 9), (8, 8)]
    (half,) = outlines("M0 0a2 2 0 0 0 4 0")
    assert half[len(half) // 2] == pytest.approx((2, 2))


def test_an_ellipse_turns_about_its_centre() -> None:
    upright = ellipse({"cx": "5", "cy": "5", "rx": "1", "ry": "3"})
    lying = ellipse({"cx": "5", "cy": "5", "rx": "1", "ry": "3", "transform": "rotate(90 5 5)"})
    assert max(y for _, y in upright) == pytest.approx(8)
    assert max(x for x, _ in lying) == pytest.approx(8)
    assert ellipse({"cx": "0", "cy": "0", "r": "2"})[0] == (2, 0)
