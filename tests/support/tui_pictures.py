"""The README's pictures of the full screen, made anew: python -m tests.support.tui_pictures

A seeded game at a table of this machine, in mid-turn and with its odds; and the curve of a review.
"""

import asyncio
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from textual.app import App
from textual.pilot import Pilot

from tests.support.full_screen import asked_or_over, table_of, terminal, until
from tests.support.records import record
from tests.support.screens import Stage
from wormgrill.client.line import ask, fresh_key
from wormgrill.match.view import TableView
from wormgrill.rules.actions import Action, Stop, keep
from wormgrill.rules.endings import Failure
from wormgrill.rules.outlook import outlook
from wormgrill.rules.pieces import WORM
from wormgrill.rules.position import Phase, Position
from wormgrill.tui.app import TerminalApp
from wormgrill.tui.review import ReviewScreen
from wormgrill.words.voice import Voice

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SIZE = (100, 32)
SEED = 3
TAKEN = 4  # tiles that players have, so that there is something to see


def drawn(app: App[None], title: str) -> str:
    """As SVG that fetches nothing: letters are those of the reader's machine."""
    svg = app.export_screenshot(title=title, simplify=True)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "ui-monospace").replace("arial", "sans-serif")


async def table(folder: Path) -> str:
    app = terminal(folder, odds=True)
    async with app.run_test(size=SIZE) as pilot:
        await app.play_here(await seeded_table(app))
        await until(pilot, lambda: app.screen.query("Choices"), "no table")
        await played_to_a_choice(pilot, app)
        table = table_of(app)
        await until(pilot, lambda: table.query_one("#odds-heading").display, "no odds")
        await pilot.pause()
        return drawn(app, "wormgrill tui")


async def seeded_table(app: TerminalApp) -> str:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Bo", "bot": "careful"},
             {"kind": "bot", "name": "Cem", "bot": "gambler"}]  # fmt: skip
    body = {"edition": "deluxe", "seats": seats, "dice": "seeded", "seed": SEED, "hints": True,
            "key": fresh_key()}  # fmt: skip
    made = await ask(app.house(), "POST", "/api/tables", body, TableView)
    return made.id


async def played_to_a_choice(pilot: Pilot[None], app: TerminalApp) -> None:
    """Until dice are to be kept, some of them lie aside, and tiles have been won."""
    table = table_of(app)
    while True:
        await until(pilot, lambda: asked_or_over(table), "nobody is asked")
        position = table.shown
        assert position is not None
        assert position.turn is not None, "the game is over: another seed"
        won = sum(len(seat.stack) for seat in position.seats)
        if position.turn.phase is Phase.CHOOSE and position.turn.kept and won >= TAKEN:
            return
        await pilot.press(table.choice_keys()[sensible(position)])


def sensible(position: Position) -> int:
    """Which of the choices: worms first, then what counts most; on, until there is a tile."""
    prospects = outlook(position)

    def worth(action: Action) -> float:
        if isinstance(action, Stop):
            return 1 - 2 * isinstance(prospects[action].stopping, Failure)
        return prospects[action].total + 9 * (action == keep(WORM)) if action in prospects else 0

    return max(range(len(position.legal)), key=lambda number: worth(position.legal[number]))


async def review() -> str:
    screen = ReviewScreen(record("deluxe-3-players-verified"), Voice())
    app = Stage(screen)
    async with app.run_test(size=SIZE) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        return drawn(app, "wormgrill tui: skill or luck?")


async def main() -> None:
    with TemporaryDirectory() as folder:
        pictures = {"terminal-table": await table(Path(folder)), "terminal-review": await review()}
    for name, svg in pictures.items():
        (IMAGES / f"{name}.svg").write_text(svg, "utf-8")
        print(IMAGES / f"{name}.svg", len(svg))


if __name__ == "__main__":
    asyncio.run(main())
