"""A server's table on the full screen: with a second player, and with a server that falls over."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from textual.pilot import Pilot
from textual.widgets import Input

from tests.support.full_screen import on_screen, table_of, text_of, until
from tests.support.progress import silent
from tests.support.serving import Served, Visitor
from wormgrill.client.memory import KnownTable
from wormgrill.formats.position_json import decode
from wormgrill.rules.position import Position
from wormgrill.server.store.backup import back_up, restore
from wormgrill.tui.app import TerminalApp
from wormgrill.tui.choices import Choices
from wormgrill.tui.dialogs import PickOne
from wormgrill.tui.start import StartScreen
from wormgrill.tui.table import TableScreen


async def join(pilot: Pilot[None], app: TerminalApp, where: str, server: str = "") -> TableScreen:
    """As people do it: j, the link or the code, the server, the name."""
    await pilot.press("j")
    await until(pilot, lambda: len(app.screen.query(Input)) == 3, "nothing is asked")
    link, address, name = app.screen.query(Input)
    link.value, name.value = where, "Ada"
    address.value = server or address.value
    name.focus()
    await pilot.press("enter")
    await until(pilot, lambda: isinstance(app.screen, TableScreen), text_of(app))
    return table_of(app)


def fields(app: TerminalApp) -> list[str]:
    """What stands in the fields of a question."""
    return [field.value for field in app.screen.query(Input)]


def unwrapped(app: TerminalApp) -> str:
    """What stands on the screen, in one line."""
    return " ".join(text_of(app).split())


@contextmanager
def stranger() -> Iterator[str]:
    """Something else that answers: a network's own page, say."""

    class Page(BaseHTTPRequestHandler):
        def do_PUT(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>Welcome to our network</html>")

        def do_POST(self) -> None:
            self.do_PUT()

        def log_message(self, *told: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


def test_two_play_over_a_server_which_falls_over_in_mid_turn(tmp_path: Path) -> None:
    with Served(tmp_path / "db", WORMGRILL_LIMITS="no") as served:  # Bo asks again and again
        bo = Visitor(served.url, "Bo")
        made = bo.make("me", "open", edition="junior")

        async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
            table = await join(pilot, app, made["code"], served.url)
            await until(pilot, lambda: "You are invited!" in text_of(app), text_of(app))
            await pilot.press("s")
            await until(pilot, lambda: table.shown is not None, "the game does not begin")
            assert "▶ Bo" in text_of(app)
            phrases = f"/api/tables/{made['id']}/phrases"
            await asyncio.to_thread(bo.post, phrases, {"phrase": "hello"})
            await until(pilot, lambda: "Bo: “Hello!”" in text_of(app), "not heard")
            while not table.calls:  # Bo plays the first turn
                now = await asyncio.to_thread(bo.table, made["id"])
                if now["position"]["turn"]["player"] == 0:
                    action = now["position"]["legal"][-1]
                    await asyncio.to_thread(bo.act, made["id"], 0, action, now["version"])
                await asyncio.sleep(0.05)
            await pilot.press("r")
            await until(pilot, lambda: len(table.choice_keys()) > 1, "no roll")
            before = table.shown
            served.kill()
            await pilot.press(table.choice_keys()[0])
            await until(pilot, lambda: "The connection is lost" in text_of(app), "not noticed")
            assert table.shown is before
            assert "One moment …" in text_of(app)
            assert not table.query_one(Choices).display
            await asyncio.to_thread(served.start)
            await until(pilot, lambda: table.shown is not before, "what was chosen is lost")
            await until(pilot, lambda: "connection is lost" not in text_of(app), "not back")
            told = await asyncio.to_thread(bo.log, made["id"])
            kept = [fact for fact in told if fact["type"] == "kept" and fact["player"] == 1]
            assert len(kept) == 1

        on_screen(tmp_path, acts)


def test_who_comes_by_the_link_of_a_full_table_looks_on(tmp_path: Path) -> None:
    with Served(tmp_path / "db") as served:
        bo = Visitor(served.url, "Bo")
        made = bo.make("me", {"kind": "bot", "bot": "first-tile"})

        async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
            table = await join(pilot, app, f"{served.url}/t/{made['id']}")
            await until(pilot, lambda: table.shown is not None, "nothing to be seen")
            assert table.choice_keys() == []
            assert "odds" not in text_of(app).splitlines()[-1]
            assert app.memory.now.server == served.url

        on_screen(tmp_path, acts)


def test_a_table_one_has_left_is_offered_again_whatever_has_become_of_the_server(
    tmp_path: Path,
) -> None:
    with Served(tmp_path / "db") as served:
        bo = Visitor(served.url, "Bo")
        made = bo.make("me", "open", "open", edition="junior")
        offered = f"1 Go on: Heckmeck Junior (Bo, Ada and free seat) at {served.url}"
        away = "The server cannot be reached."

        def told(app: TerminalApp) -> bool:
            return any(away in one.message for one in app._notifications)

        async def sits_down(pilot: Pilot[None], app: TerminalApp) -> None:
            table = await join(pilot, app, made["code"], served.url)
            await until(pilot, lambda: "You are invited!" in text_of(app), text_of(app))
            assert not app.memory.now.tables
            await pilot.press("s")
            await until(pilot, lambda: app.memory.now.tables, "not remembered")
            served.kill()
            await pilot.press("escape")
            await until(pilot, lambda: offered in unwrapped(app), text_of(app))
            await pilot.press("1")
            await until(pilot, lambda: told(app), "nobody answers, and nobody says so")
            assert app.screen is not table
            assert offered in unwrapped(app)

        async def comes_back(pilot: Pilot[None], app: TerminalApp) -> None:
            await until(pilot, lambda: offered in unwrapped(app), text_of(app))
            await asyncio.to_thread(served.start)
            await pilot.press("1")
            await until(pilot, lambda: "stand up" in text_of(app).casefold(), text_of(app))
            await pilot.press("x")
            await until(pilot, lambda: not app.memory.now.tables, "still remembered")
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, StartScreen), "not home")
            await until(pilot, lambda: "Go on:" not in text_of(app), text_of(app))

        on_screen(tmp_path, sits_down)
        on_screen(tmp_path, comes_back)


def test_a_server_that_was_put_back_is_shown_as_it_is(tmp_path: Path) -> None:
    database, copy = tmp_path / "db", tmp_path / "copy"
    with Served(database, "--test-dice") as served:
        bo = Visitor(served.url, "Bo")
        made = bo.make("me", "open", edition="junior", dice="seeded", seed=1)

        def play() -> Position:
            """Bo does something; how things then stand."""
            now = bo.table(made["id"])
            bo.act(made["id"], 0, now["position"]["legal"][-1], now["version"])
            return decode(bo.table(made["id"])["position"])

        async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
            table = await join(pilot, app, made["code"], served.url)
            await until(pilot, lambda: "You are invited!" in text_of(app), text_of(app))
            await pilot.press("s")
            await until(pilot, lambda: table.shown is not None, "the game does not begin")
            rolled = await asyncio.to_thread(play)
            await until(pilot, lambda: table.shown == rolled, "Bo's roll is not seen")
            await asyncio.to_thread(back_up, database, copy, silent)
            for _ in range(2):
                later = await asyncio.to_thread(play)
            await until(pilot, lambda: table.shown == later, "what Bo does then is not seen")
            served.kill()
            await asyncio.to_thread(restore, copy, database, silent)
            await asyncio.to_thread(served.start)
            await until(pilot, lambda: table.shown == rolled, "it stays as it was")

        on_screen(tmp_path, acts)


def test_a_table_that_its_server_does_not_know_any_more_is_told_and_forgotten(
    tmp_path: Path,
) -> None:
    with Served(tmp_path / "db") as served:
        gone = KnownTable(link=f"{served.url}/t/gone", edition="classic", names=["Ada", None])

        async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
            await until(pilot, lambda: "Go on:" in text_of(app), text_of(app))
            await pilot.press("1")
            await until(pilot, lambda: app._notifications, "not told")
            await until(pilot, lambda: isinstance(app.screen, StartScreen), "not home")
            await until(pilot, lambda: "Go on:" not in text_of(app), text_of(app))

        on_screen(tmp_path, acts, tables=[gone])


def test_x_forgets_the_table_of_a_server_that_never_comes_back(tmp_path: Path) -> None:
    known = [
        KnownTable(link=f"http://127.0.0.1:9/t/{id}", edition="classic", names=["Ada", id])
        for id in ("first", "second")
    ]

    async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
        await until(pilot, lambda: "(Ada and second)" in text_of(app), text_of(app))
        assert "forget" not in text_of(app)
        await pilot.press("x", "down", "down")
        await until(pilot, lambda: "x forget this table" in text_of(app), text_of(app))
        await pilot.press("x")
        await until(pilot, lambda: "(Ada and second)" not in text_of(app), text_of(app))
        assert app.memory.now.tables == known[:1]
        assert "(Ada and first)" in text_of(app)

    on_screen(tmp_path, acts, tables=known)


def test_a_wrong_code_and_a_server_that_is_not_there_are_told(tmp_path: Path) -> None:
    with Served(tmp_path / "db") as served, stranger() as page:
        away = Served(tmp_path / "away", started=False)

        async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
            await pilot.press("j")
            await until(pilot, lambda: len(fields(app)) == 3, "nothing is asked")
            for where, server, told in (
                ("BCDFGH", served.url, "No table has this code."),
                ("", away.url, "The server cannot be reached."),
                ("", page, "is no Wormgrill server"),
                ("no address", "", "is no link, no code"),
            ):
                link, address, name = app.screen.query(Input)
                link.value, address.value = where, server
                name.focus()
                asked = app.screen
                await pilot.press("enter")
                said = app._notifications
                await until(pilot, lambda: any(told in one.message for one in said), told)  # noqa: B023
                await until(pilot, lambda: app.screen is not asked and fields(app), "asked again")  # noqa: B023
                assert fields(app) == [where, server, "Ada"]
            assert app.memory.now.server == served.url

        on_screen(tmp_path, acts)


def test_a_server_that_falls_over_before_the_table_is_made_is_told(tmp_path: Path) -> None:
    with Served(tmp_path / "db") as served:

        async def acts(pilot: Pilot[None], app: TerminalApp) -> None:
            await pilot.press("j")
            await until(pilot, lambda: len(fields(app)) == 3, "nothing is asked")
            _, address, name = app.screen.query(Input)
            address.value = served.url
            name.focus()
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, PickOne), "nothing to choose from")
            served.kill()
            await pilot.press("1")
            said = app._notifications
            lost = "The server cannot be reached."
            await until(pilot, lambda: any(lost in one.message for one in said), lost)
            await until(pilot, lambda: isinstance(app.screen, StartScreen), "not home")

        on_screen(tmp_path, acts)
