"""The pieces that are figures: worms, foods, specialists, as the browser draws them.

They lie in `figures/`, made from the browser's own drawings.
"""

from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

from PIL import Image, ImageDraw

from wormgrill.pictures.outline import Outline, ellipse, outlines, ribbon

BOX = 48
_SMOOTH = 4  # it is drawn so much larger
_FOLDER = files("wormgrill.pictures").joinpath("figures")
_Style = dict[str, str]


@cache
def figures() -> frozenset[str]:
    """The names of all there are."""
    return frozenset(file.name.removesuffix(".svg") for file in _FOLDER.iterdir())


@cache
def figure_svg(name: str) -> str:
    """In a box of 48, as a file of its own."""
    return _FOLDER.joinpath(f"{name}.svg").read_text("utf-8")


@cache
def figure_pixels(name: str, pixels: int) -> Image.Image:
    """So large, with nothing around it."""
    brush = _Brush(pixels * _SMOOTH)
    brush.draw(ElementTree.fromstring(figure_svg(name)), {})  # noqa: S314 - our own files
    return brush.image.resize((pixels, pixels), Image.Resampling.LANCZOS)


class _Brush:
    """Draws the few things of SVG that our figures are made of."""

    def __init__(self, pixels: int) -> None:
        self.image = Image.new("RGBA", (pixels, pixels))
        self._draw = ImageDraw.Draw(self.image)
        self._unit = pixels / BOX

    def draw(self, element: ElementTree.Element, around: _Style) -> None:
        style = around | element.attrib
        tag = element.tag.rpartition("}")[2]
        if tag == "path":
            self._shape(outlines(style["d"]), style)
        elif tag in ("circle", "ellipse"):
            self._shape([ellipse(style)], style)
        for inner in element:
            self.draw(inner, style)

    def _shape(self, shape: list[Outline], style: _Style) -> None:
        scaled = [[(x * self._unit, y * self._unit) for x, y in outline] for outline in shape]
        if style["fill"] != "none":
            for outline in scaled:
                self._draw.polygon(outline, style["fill"])
        if style["stroke"] != "none":
            pen = float(style["stroke-width"]) * self._unit
            for outline in scaled:
                self._stroke(outline, style["stroke"], pen, style["stroke-linecap"] == "round")

    def _stroke(self, outline: Outline, colour: str, pen: float, round_ends: bool) -> None:
        if not round_ends:
            self._draw.polygon(ribbon(outline, pen), colour)
            return
        self._draw.line(outline, colour, round(pen))
        half = pen / 2
        for x, y in outline:
            self._draw.ellipse((x - half, y - half, x + half, y + half), colour)
