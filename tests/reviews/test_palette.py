"""Pages that stand alone have the colours of the browser client, in light and dark."""

import re
from pathlib import Path

from wormgrill.reviews.html.styles import palette, style
from wormgrill.server.openapi.developers_page import style_sheet

THEME = Path(__file__).parents[2] / "web" / "src" / "theme.css"


def colours(sheet: str) -> dict[str, str]:
    root = re.search(r":root \{(.*?)\}", sheet, re.DOTALL)
    assert root is not None
    return dict(re.findall(r"(--[\w-]+): ([^;]+);", root[1]))


def test_the_client_has_its_colours_from_there() -> None:
    theme = THEME.read_text("utf-8")
    (home,) = re.findall(r"@import '([^']+)';", theme)
    assert (THEME.parent / home).read_text("utf-8") == palette()
    assert not colours(theme).keys() & colours(palette()).keys()


def test_pages_name_colours_of_the_palette_and_no_others() -> None:
    for sheet in (style("page.css"), style_sheet().removeprefix(palette())):
        used = set(re.findall(r"var\((--[\w-]+)\)", sheet))
        assert used
        assert used <= colours(palette()).keys()
        assert re.findall(r"#[0-9a-fA-F]{3,8}\b", sheet) == []
