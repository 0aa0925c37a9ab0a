"""The figures of `wormgrill odds` as a chart for an article: .png or .svg."""

import warnings
from itertools import pairwise
from pathlib import Path
from statistics import median
from textwrap import wrap
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MultipleLocator

from wormgrill.advice.adviser import Advice
from wormgrill.chances.figures import Odds
from wormgrill.chances.report import (
    ending,
    expected,
    heading,
    mover,
    situation,
    worms_of,
)
from wormgrill.solver.leaves import How
from wormgrill.words.voice import Voice

Point = tuple[float, float]

# Apart in lightness too, for print in grey and for eyes that do not tell red from green.
CHARCOAL, ASH, EMBER, LEAF = "#2b2a28", "#6b665f", "#dd5f16", "#1f5e3a"
GLOW, BAND, GRID = "#b84a0c", "#f7f1e8", "#e4ddd1"  # ember for letters; two tints of paper

_STYLE: dict[Any, Any] = {
    "font.size": 10,
    "text.color": CHARCOAL,
    "axes.edgecolor": ASH,
    "axes.labelcolor": CHARCOAL,
    "xtick.color": CHARCOAL,
    "ytick.color": CHARCOAL,
    "hatch.linewidth": 0.8,
    "text.parse_math": False,  # a name may hold a dollar sign
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "wormgrill",  # the same figures, the same file
}
_BREAK = 1.6  # how wide a gap between tile numbers is drawn, in ordinary steps
_TOP = 1.09  # of the axis of chances: room for a label over 100 %
_INCH = 0.3  # per bar
_WIDTH = 8.0
_CERTAIN = 0.999
_MANY = 24  # tile numbers, for letters of the usual size


def draw(odds: Odds, file: Path, voice: Voice) -> None:
    form = file.suffix.lower().removeprefix(".")
    metadata = {"Title": chart_title(odds, voice)} | ({"Date": None} if form == "svg" else {})
    with mpl.rc_context(_STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing")  # a name in another script
        figure = _endings(odds, odds.advice, voice) if odds.advice else _curves(odds, voice)
        figure.savefig(
            file, format=form, dpi=200, metadata=metadata, bbox_inches="tight", pad_inches=0.15
        )


def chart_title(odds: Odds, voice: Voice) -> str:
    if not odds.advice:
        return heading(odds, voice)
    edition, name = voice.title(odds.edition), mover(odds.advice)
    return voice.say("odds-chart-title-position", edition=edition, name=name)


def _sheet(title: str, inches: float, left: float, *below: str) -> Axes:
    """Axes so high, with the title and these lines over them."""
    lines = wrap(title, 74)
    head = 0.25 * len(lines) + 0.19 * len(below) + 0.4
    height = inches + head
    figure = Figure(figsize=(_WIDTH, height), facecolor="white")
    axes = figure.add_axes((left, 0, 0.99 - left, inches / height))
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0)
    text = "\n".join(lines)
    figure.text(0.01, 1, text, size=13, weight="bold", va="top", linespacing=1.25)
    under = 1 - (0.25 * len(lines) + 0.04) / height
    figure.text(0.01, under, "\n".join(below), size=9.5, color=ASH, va="top", linespacing=1.35)
    return axes


def _short(chance: float, voice: Voice) -> str:
    """Two digits, three towards certainty."""
    if chance < 0.99 or chance == 1:
        return voice.short(chance)
    if chance > _CERTAIN:
        return voice.say("odds-almost", percent=voice.percent(_CERTAIN))
    return voice.percent(chance)


# The chances of every total


def _curves(odds: Odds, voice: Voice) -> Figure:
    told = voice.say("odds-explained"), expected(odds, voice)
    axes = _sheet(chart_title(odds, voice), 3.7, 0.07, *told)
    numbers = [int(number) for number in odds.at_least]
    places = _places(numbers)
    axes.set_xlim(-0.6, max(places.values()) + 0.6)
    axes.set_ylim(0, _TOP)
    axes.yaxis.set_major_locator(MultipleLocator(0.2))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda y, _: voice.whole(y)))
    axes.grid(axis="y", color=GRID, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_xticks([places[number] for number in numbers], [str(number) for number in numbers])
    axes.tick_params(axis="x", labelsize=10 if len(numbers) <= _MANY else 6.5)
    axes.set_xlabel(voice.say("odds-chart-tiles"))
    _bands(axes, odds, numbers, places, voice)
    for run in _runs(numbers):
        x = [places[number] for number in run]
        upper = [odds.at_least[str(number)] for number in run]
        lower = [odds.exactly[str(number)] for number in run]
        axes.plot(x, upper, "o-", color=EMBER, linewidth=2.2, markersize=5, zorder=3)
        axes.plot(x, lower, color=LEAF, linewidth=1.8, linestyle=(0, (5, 2)), zorder=3)
        axes.plot(x, lower, "D", color=LEAF, mfc="white", markersize=5, clip_on=False, zorder=7)
    _values(axes, odds, numbers, places, voice)
    _names(axes, odds, max(_runs(numbers), key=len), places, voice)
    figure = axes.figure
    assert isinstance(figure, Figure)
    return figure


def _step(numbers: list[int]) -> float:
    return median(b - a for a, b in pairwise(numbers)) if len(numbers) > 1 else 1


def _gap(numbers: list[int], a: int, b: int) -> bool:
    return b - a > 3 * _step(numbers)


def _places(numbers: list[int]) -> dict[int, float]:
    """True to scale, but for gaps: the axis is broken there."""
    places = {numbers[0]: 0.0}
    for a, b in pairwise(numbers):
        places[b] = places[a] + (_BREAK if _gap(numbers, a, b) else (b - a) / _step(numbers))
    return places


def _runs(numbers: list[int]) -> list[list[int]]:
    """What a line joins: numbers without a gap between them."""
    runs = [[numbers[0]]]
    for a, b in pairwise(numbers):
        if _gap(numbers, a, b):
            runs.append([])
        runs[-1].append(b)
    return runs


def _bands(
    axes: Axes, odds: Odds, numbers: list[int], places: dict[int, float], voice: Voice
) -> None:
    """Tiles with as many worms side by side, every second band tinted."""
    bands: list[list[int]] = [[numbers[0]]]
    for a, b in pairwise(numbers):
        if worms_of(odds.edition, a) != worms_of(odds.edition, b):
            bands.append([])
        bands[-1].append(b)
    left, right = axes.get_xlim()
    starts = [(places[a[-1]] + places[b[0]]) / 2 for a, b in pairwise(bands)]
    for place, (band, start, end) in enumerate(
        zip(bands, [left, *starts], [*starts, right], strict=True)
    ):
        if place % 2 == 0:
            axes.axvspan(start, end, color=BAND, zorder=0, linewidth=0)
        worms = worms_of(odds.edition, band[0])
        text = voice.say("worms", count=worms[0]) if len(worms) == 1 else "/".join(map(str, worms))
        at = ((start + end) / 2, _TOP)
        _near(axes, text, at, (0, 4), ha="center", color=ASH, size=9)
    for a, b in pairwise(numbers):
        if _gap(numbers, a, b):
            _break_axis(axes, (places[a] + places[b]) / 2)


def _break_axis(axes: Axes, x: float) -> None:
    low, tall = -0.017, 0.034
    axes.fill_between([x - 0.1, x + 0.1], low, -low, color="white", clip_on=False, zorder=5)
    for at in (x - 0.1, x + 0.1):
        slant = [at - 0.07, at + 0.07]
        axes.plot(slant, [low, low + tall], color=ASH, linewidth=1, clip_on=False, zorder=6)


def _values(
    axes: Axes, odds: Odds, numbers: list[int], places: dict[int, float], voice: Voice
) -> None:
    """A few values, over the upper and under the lower curve."""
    for number in _told(odds, numbers):
        x, upper, lower = places[number], odds.at_least[str(number)], odds.exactly[str(number)]
        _near(axes, _short(upper, voice), (x, upper), (4, 6), ha="center", size=8.5)
        if lower > 0.08:  # else it would lie on the axis
            _near(axes, _short(lower, voice), (x, lower), (0, -7), ha="center", va="top", size=8.5)


def _names(axes: Axes, odds: Odds, run: list[int], places: dict[int, float], voice: Voice) -> None:
    """Beside the curves, instead of a legend."""
    middle, early = run[len(run) // 2], run[len(run) // 5]
    upper = places[middle], odds.at_least[str(middle)]
    lower = places[early], odds.exactly[str(early)]
    _near(axes, voice.say("odds-chart-at-least"), upper, (14, 24), color=GLOW, weight="bold")
    _near(
        axes,
        voice.say("odds-chart-exactly"),
        lower,
        (0, -36),
        ha="center",
        color=LEAF,
        weight="bold",
    )


def _near(axes: Axes, text: str, at: Point, points: Point, **look: Any) -> None:
    """A text so many points away from what it is about."""
    axes.annotate(text, at, points, textcoords="offset points", **look)


def _told(odds: Odds, numbers: list[int]) -> list[int]:
    """The first of every band, the first after a gap, and the last."""
    told = [numbers[0]]
    for a, b in pairwise(numbers):
        if worms_of(odds.edition, a) != worms_of(odds.edition, b) or _gap(numbers, a, b):
            told.append(b)
    return list(dict.fromkeys([*told, numbers[-1]]))


# How a turn will end


def _endings(odds: Odds, advice: Advice, voice: Voice) -> Figure:
    """In the order of the tiles, a failure last."""
    ends = sorted(advice.endings, key=lambda end: _order(end.how))
    names = [ending(advice.position, end.how, voice) for end in ends]
    now = " · ".join(situation(advice.position, voice))
    left = 0.03 + 0.0098 * max(map(len, names))
    told = filter(None, (now, expected(odds, voice)))
    axes = _sheet(chart_title(odds, voice), _INCH * len(ends) + 0.1, left, *told)
    axes.spines["bottom"].set_visible(False)
    axes.spines["left"].set_visible(True)
    axes.set_xticks([])
    axes.set_yticks(range(len(ends)), names)
    axes.set_ylim(-0.6, len(ends) - 0.4)
    axes.set_xlim(0, 1.1 * max(end.chance for end in ends))
    for place, end in enumerate(ends):
        fill, edge, hatch = _look(end.how)
        axes.barh(place, end.chance, 0.66, color=fill, edgecolor=edge, hatch=hatch, linewidth=1)
        _near(axes, _short(end.chance, voice), (end.chance, place), (5, 0), va="center", size=9)
    figure = axes.figure
    assert isinstance(figure, Figure)
    return figure


def _order(how: How) -> tuple[bool, int]:
    return how.tile is not None, how.tile or 0


def _look(how: How) -> tuple[str, str, str]:
    """From the grill full, from a rival hatched, a failure hollow."""
    if how.tile is None:
        return "white", CHARCOAL, ""
    return (EMBER, EMBER, "") if how.seat is None else ("white", LEAF, "////")
