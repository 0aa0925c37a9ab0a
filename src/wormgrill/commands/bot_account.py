"""`wormgrill bot-account NAME`: programs that play over HTTP, and their tokens."""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from wormgrill.commands.arguments import CommandRefusal, database_given
from wormgrill.commands.aside import say_aside
from wormgrill.words.texts import say

if TYPE_CHECKING:
    from wormgrill.server.store.guests import SqlGuests


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?", help=say("arg-account-name"))
    parser.add_argument("--database", metavar="FILE", help=say("arg-database"))
    deed = parser.add_mutually_exclusive_group()
    deed.add_argument("--new-token", action="store_true", help=say("arg-new-token"))
    deed.add_argument("--revoke", action="store_true", help=say("arg-revoke"))


def run(arguments: argparse.Namespace) -> None:
    """The token alone goes to standard output, so that it can be kept without being shown."""
    from wormgrill.server.settings import without_password
    from wormgrill.server.store.guests import SqlGuests
    from wormgrill.server.store.schema import BadDatabase
    from wormgrill.server.store.whole import InTransaction, beside_servers

    place = database_given(arguments.database)
    try:
        with beside_servers(place) as connection:
            token = asyncio.run(_done(arguments, SqlGuests(InTransaction(connection))))
    except BadDatabase as error:
        name = without_password(place)
        raise CommandRefusal(say("bad-database", database=name, reason=str(error))) from None
    if token is not None:  # it is stored by now
        told = "account-token" if arguments.new_token else "account-made"
        say_aside(say(told, name=arguments.name.strip()))
        print(token)


async def _done(arguments: argparse.Namespace, kept: SqlGuests) -> str | None:
    from wormgrill.server.guests import Guests

    name: str | None = arguments.name
    if name is None:
        if arguments.new_token or arguments.revoke:
            option = "--revoke" if arguments.revoke else "--new-token"
            raise CommandRefusal(say("account-name-missing", option=option))
        await _list(kept)
        return None
    guests = Guests(kept)
    if arguments.revoke:
        await guests.revoke_program(name)
        print(say("account-revoked", name=name.strip()))
        return None
    if arguments.new_token:
        return await guests.new_program_token(name)
    return await guests.make_program(name)


async def _list(kept: SqlGuests) -> None:
    from datetime import UTC, datetime

    accounts = await kept.programs()
    if not accounts:
        print(say("accounts-none"))
    for account in accounts:
        day = datetime.fromtimestamp(account.seen, UTC).date().isoformat()
        print(say("account-line", name=account.name, day=day, tokens=account.tokens))
