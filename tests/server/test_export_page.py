"""docs/reference/export.md shows an export as it is written."""

import json
import re
from pathlib import Path

from tests.support.rooms import home, run
from wormgrill.server.store.transfer import TABLES, export

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "export.md"


def test_the_page_shows_it_as_it_is(tmp_path: Path) -> None:
    """Line by line: the keys and names as they are written, and of each row the kinds of values."""

    async def story() -> None:
        async with home(tmp_path / "db") as here:
            await here.guest("Ada")

    run(story())
    export(str(tmp_path / "db"), tmp_path / "all.jsonl", lambda done, every: None)
    page = PAGE.read_text("utf-8")
    shown = page.split("```json\n")[1].split("```")[0].splitlines()
    written = (tmp_path / "all.jsonl").read_text("utf-8").splitlines()[: len(shown)]
    assert [_form(line) for line in shown] == [_form(line) for line in written]
    order = page.split("They come in this order: ")[1].split(" |")[0]
    assert re.findall(r"`(\w+)`", order) == list(TABLES)


def _form(line: str) -> object:
    told = json.loads(line)
    if isinstance(told, dict):
        return told | {"release": ""}  # of whoever has written it
    return [sorted(value) if isinstance(value, dict) else type(value) for value in told]
