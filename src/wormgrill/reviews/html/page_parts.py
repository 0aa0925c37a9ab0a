"""What several parts of the page are made of."""

from wormgrill.reviews.html.curve import DASHES
from wormgrill.reviews.html.markup import Markup, tag
from wormgrill.words.voice import EVEN, Voice


def section(heading: str, *inside: str, kind: str) -> Markup:
    return tag("section", tag("h2", heading), *inside, class_=kind)


def sample(seat: int) -> Markup:
    """A piece of the seat's line, to be found again in the curve."""
    line = tag("line", x1=1, y1=5, x2=33, y2=5, class_="line", stroke_dasharray=DASHES[seat])
    return tag("svg", line, viewBox="0 0 34 10", class_=f"sample seat-{seat}", aria_hidden="true")


def signed(change: float, voice: Voice) -> Markup:
    kind = "even" if abs(change) < EVEN else "down" if change < 0 else "up"
    return tag("span", voice.change(change), class_=f"figure {kind}")
