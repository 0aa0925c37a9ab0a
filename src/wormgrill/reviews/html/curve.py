"""The chances of winning over the turns, drawn as SVG."""

from typing import NamedTuple

from wormgrill.reviews.account import PerSeat, Review
from wormgrill.reviews.html.markup import Markup, tag
from wormgrill.reviews.moments import Moment
from wormgrill.words.voice import Voice

DASHES = (None, "7 3", "2 3", "11 3", "8 3 2 3", "1 4", "13 5")  # told apart without colours too
_QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
_APART = 15  # between names, and between rows of pins


class Frame(NamedTuple):
    """A drawing for wide screens and one for phones, whose letters would else become too small."""

    kind: str
    width: int
    height: int
    left: int
    right: int  # room for the names
    longest: int  # name
    ticks: int


FRAMES = (Frame("wide", 880, 360, 46, 130, 16, 12), Frame("narrow", 380, 320, 40, 92, 12, 5))


def curve(review: Review, moments: list[Moment], voice: Voice) -> list[Markup]:
    return [_drawn(frame, review, moments, voice) for frame in FRAMES]


def _drawn(frame: Frame, review: Review, moments: list[Moment], voice: Voice) -> Markup:
    points = review.curve
    turns = len(points) - 1
    ends = ", ".join(
        f"{name} {voice.percent(chance)}"
        for name, chance in zip(review.names, points[-1], strict=True)
    )
    rows = _pin_rows(frame, turns, moments)
    place = _Place(frame, turns, top=12 + _APART * (max(rows, default=-1) + 1))
    return tag(
        "svg",
        *(_quarter(place, share, voice) for share in _QUARTERS),
        *_ticks(place),
        *(_pin(place, number, moment, row, points) for number, (moment, row)
          in enumerate(zip(moments, rows, strict=True), 1)),
        *(_line(place, seat, points) for seat in range(len(review.seats))),
        *_names(place, review.names, points[-1]),
        viewBox=f"0 0 {frame.width} {frame.height}",
        class_=frame.kind,
        role="img",
        aria_label=voice.say("review-curve-told", turns=turns, ends=ends),
    )  # fmt: skip


class _Place:
    """Where a turn and a chance lie in the drawing."""

    def __init__(self, frame: Frame, turns: int, top: int) -> None:
        self.frame, self.turns, self.top = frame, turns, top
        self.bottom = frame.height - 26
        self.end = frame.width - frame.right

    def x(self, turn: float) -> float:
        return round(_x(self.frame, self.turns, turn), 1)

    def y(self, chance: float) -> float:
        return round(self.bottom - chance * (self.bottom - self.top), 1)


def _x(frame: Frame, turns: int, turn: float) -> float:
    return frame.left + turn * (frame.width - frame.right - frame.left) / max(1, turns)


def _quarter(place: _Place, share: float, voice: Voice) -> Markup:
    y, left = place.y(share), place.frame.left
    told = voice.whole(share)
    return tag(
        "g",
        tag("line", x1=left, y1=y, x2=place.end, y2=y),
        tag("text", told, x=left - 6, y=y + 4, text_anchor="end"),
        class_="grid",
    )


def _ticks(place: _Place) -> list[Markup]:
    many = place.frame.ticks
    step = next(
        (step for step in (1, 2, 5, 10, 20, 50, 100) if step * many >= place.turns), place.turns
    )
    return [
        tag("text", str(turn), x=place.x(turn), y=place.bottom + 18, text_anchor="middle",
            class_="tick")
        for turn in range(0, place.turns + 1, max(1, step))
    ]  # fmt: skip


def _line(place: _Place, seat: int, points: list[PerSeat]) -> Markup:
    drawn = " ".join(
        f"{place.x(turn)},{place.y(chances[seat])}" for turn, chances in enumerate(points)
    )
    return tag("polyline", points=drawn, class_=f"line seat-{seat}", stroke_dasharray=DASHES[seat])


def _names(place: _Place, names: list[str], last: PerSeat) -> list[Markup]:
    """At the end of their lines, pushed apart where they meet, and up from the bottom."""
    order = sorted(range(len(names)), key=lambda seat: -last[seat])
    heights: list[float] = []
    for seat in order:
        wanted = place.y(last[seat]) + 4
        heights.append(max(wanted, heights[-1] + _APART) if heights else wanted)
    for back, number in enumerate(reversed(range(len(order)))):
        heights[number] = min(heights[number], place.bottom + 4 - _APART * back)
    return [
        tag("text", _short(names[seat], place.frame.longest), x=place.end + 8,
            y=round(height, 1), class_=f"name seat-{seat}")
        for seat, height in zip(order, heights, strict=True)
    ]  # fmt: skip


def _short(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def _pin_rows(frame: Frame, turns: int, moments: list[Moment]) -> list[int]:
    """Pins that would touch stand in rows one below the other."""
    rows: list[int] = []
    taken: list[tuple[int, float]] = []
    for moment in moments:
        x = _x(frame, turns, moment.turn - 0.5)
        row = 0
        while any(there == row and abs(x - other) < 20 for there, other in taken):
            row += 1
        taken.append((row, x))
        rows.append(row)
    return rows


def _pin(place: _Place, number: int, moment: Moment, row: int, points: list[PerSeat]) -> Markup:
    """A moment stands between the turns, above the line of whoever made it."""
    seat, turn = moment.step.seat, moment.turn
    x, y = place.x(turn - 0.5), 10 + _APART * row
    meets = (points[turn - 1][seat] + points[turn][seat]) / 2
    return tag(
        "g",
        tag("line", x1=x, y1=y, x2=x, y2=place.y(meets)),
        tag("circle", cx=x, cy=y, r=8.5),
        tag("text", str(number), x=x, y=y + 4, text_anchor="middle"),
        class_="pin",
    )
