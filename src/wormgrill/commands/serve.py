"""`wormgrill` alone, `wormgrill --lan`, `wormgrill serve`: the server, for a family or a host."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

from wormgrill.commands.arguments import CommandRefusal
from wormgrill.words.texts import say

if TYPE_CHECKING:
    from wormgrill.server.settings import Settings

PORTS_TRIED = 20


def here_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said without a command."""
    parser.add_argument("--lan", action="store_true", help=say("arg-lan"))
    parser.add_argument("--port", type=int, metavar="PORT", help=say("arg-port"))
    parser.add_argument("--no-browser", action="store_true", help=say("arg-no-browser"))


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help=say("arg-host"))
    parser.add_argument("--port", type=int, metavar="PORT", help=say("arg-port"))
    parser.add_argument("--database", metavar="FILE", help=say("arg-database"))
    parser.add_argument("--base-url", metavar="URL", help=say("arg-base-url"))
    parser.add_argument("--allowed-hosts", nargs="+", metavar="NAME", help=say("arg-allowed-hosts"))
    parser.add_argument("--proxies", metavar="ADDRESSES", help=say("arg-proxies"))
    parser.add_argument("--keep-days", type=float, metavar="DAYS", help=say("arg-keep-days"))
    parser.add_argument("--processes", type=int, metavar="N", help=say("arg-processes"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("arg-workers"))
    parser.add_argument(
        "--bot", dest="bots", metavar="NAME=PROGRAM", action="append", help=say("arg-serve-bot")
    )
    parser.add_argument("--bot-seconds", type=float, metavar="SECONDS", help=say("arg-bot-seconds"))
    parser.add_argument("--log", choices=("auto", "json", "text"), help=say("arg-log"))
    parser.add_argument("--webhook", metavar="URL", help=say("arg-webhook"))
    parser.add_argument("--webhook-secret", metavar="TEXT", help=say("arg-webhook-secret"))
    for switch in ("open-metrics", "test-dice", "test-push"):
        parser.add_argument(
            f"--{switch}", action="store_true", default=None, help=say(f"arg-{switch}")
        )
    parser.add_argument(
        "--no-limits", dest="limits", action="store_false", default=None, help=say("arg-no-limits")
    )
    parser.epilog = say("serve-environment")


def run(arguments: argparse.Namespace) -> None:
    """A real host."""
    from wormgrill.bots.offered import offered
    from wormgrill.server.settings import Settings

    names = Settings.__dataclass_fields__
    given = {name: getattr(arguments, name) for name in names}
    if given["allowed_hosts"] is not None:
        given["allowed_hosts"] = tuple(given["allowed_hosts"])
    given["bots"] = None
    settings = replace(_settings(given), bots=offered(arguments.bots or ()))
    _serve(settings, quiet=False, ready=lambda url: None)


def run_here(arguments: argparse.Namespace) -> None:
    """For this machine, or for all on the same network."""
    given: dict[str, object] = {"port": arguments.port}
    if arguments.lan:
        given |= _for_the_network(_settings(given))
    settings = _settings(given)

    def ready(url: str) -> None:
        here = url if arguments.lan else url.replace("127.0.0.1", "localhost")
        scan = arguments.lan and sys.stdout.isatty()
        how = "serving-scan" if scan else "serving-lan" if arguments.lan else "serving-here"
        print(say(how, url=here))
        if scan:
            _print_qr(url)
        print(say("serving-stop"), flush=True)
        if not arguments.no_browser:
            _open_browser(here)

    from wormgrill.server.store.lock import DatabaseInUse

    fixed = arguments.port is not None or "WORMGRILL_PORT" in os.environ
    try:
        _serve(settings, quiet=True, ready=ready, other_ports=0 if fixed else PORTS_TRIED)
    except DatabaseInUse as other:
        if not other.url:
            raise CommandRefusal(say("in-use", database=settings.database_name)) from None
        print(say("serving-already", url=other.url))
        if not arguments.no_browser:
            _open_browser(other.url)


def _settings(given: dict[str, object]) -> Settings:
    from wormgrill.server.settings import (
        BadSetting,
        Settings,
        checked,
        database_place,
        from_environment,
    )
    from wormgrill.words.refusals import sentence

    try:
        found = from_environment(os.environ)
        found |= {name: value for name, value in given.items() if value is not None}
        if isinstance(database := found.get("database"), str):
            found["database"] = database_place(database)
        return checked(Settings(**found))  # type: ignore[arg-type]  # read by the setting's own reader
    except BadSetting as bad:
        raise CommandRefusal(sentence(bad)) from None


def _for_the_network(settings: Settings) -> dict[str, object]:
    from wormgrill.server.lan import lan_address, own_names

    address = lan_address()
    if address is None:
        raise CommandRefusal(say("no-network"))
    return {
        "host": "0.0.0.0",  # noqa: S104 - open to the network is what was asked for
        "allowed_hosts": (address, *own_names(), *settings.allowed_hosts),
        "base_url": settings.base_url or f"http://{address}:{settings.port}",
    }


def _serve(
    settings: Settings, quiet: bool, ready: Callable[[str], None], other_ports: int = 0
) -> None:
    import errno

    from wormgrill.server.logs import set_up
    from wormgrill.server.processes import run_all
    from wormgrill.server.run import run
    from wormgrill.server.store.lock import DatabaseInUse
    from wormgrill.server.store.schema import BadDatabase

    set_up(settings.log, quiet)
    try:
        if settings.processes > 1:
            run_all(settings, ready)
        else:
            run(settings, ready)
    except DatabaseInUse:
        if quiet:
            raise
        raise CommandRefusal(say("in-use", database=settings.database_name)) from None
    except BadDatabase as error:
        message = say("bad-database", database=settings.database_name, reason=str(error))
        raise CommandRefusal(message) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE and other_ports:
            changed = replace(settings, port=settings.port + 1)
            if settings.base_url:
                url = settings.base_url.replace(f":{settings.port}", f":{changed.port}")
                changed = replace(changed, base_url=url)
            _serve(changed, quiet, ready, other_ports - 1)
            return
        where = f"{settings.host}:{settings.port}"
        raise CommandRefusal(say("not-serving", where=where, reason=str(error.strerror))) from None
    _leave()


def _leave() -> NoReturn:
    """At once: all is stored, and nobody waits for what a bot may still be thinking."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def _print_qr(url: str) -> None:
    import segno

    segno.make(url, error="m").terminal(compact=True)


def _open_browser(url: str) -> None:
    """If there is none, the link stands on the screen."""
    import webbrowser

    webbrowser.open(url)
