"""Lines in dots: unbroken, steep where they are, told apart without colours."""

from wormgrill.tui.plot import plotted


def test_a_line_is_drawn_from_end_to_end_and_where_it_is_steep() -> None:
    inked = plotted([(0.0,), (1.0,), (0.0,)], width=10, height=5)
    assert {across for across, _ in inked} == set(range(10))
    assert {down for _, down in inked} == set(range(5))


def test_the_first_player_s_line_lies_on_top() -> None:
    inked = plotted([(0.5, 0.5, 0.5)] * 3, width=6, height=4)
    assert {ink.line for ink in inked.values()} == {0}


def test_one_point_is_a_line_too() -> None:
    assert len(plotted([(0.5, 0.5)], width=4, height=3)) == 4


def test_lines_are_told_apart_without_colours() -> None:
    """Each has its own dashes."""
    width = 60
    drawn = [
        tuple(
            ink.sign
            for _, ink in sorted(plotted([(*[0.0] * seat, 1.0)] * 2, width, 6).items())
            if ink.line == seat
        )
        for seat in range(7)
    ]
    assert len(set(drawn)) == 7
