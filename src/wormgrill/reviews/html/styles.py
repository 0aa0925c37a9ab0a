"""The style sheets that pages carry within them."""

from importlib.resources import files


def palette() -> str:
    """The colours, light and dark, for every page that stands alone."""
    return style("palette.css")


def style(name: str) -> str:
    return (files("wormgrill.reviews.html") / name).read_text("utf-8")
