"""Tables of servers where we sit, remembered: whoever leaves one finds it again."""

from contextlib import suppress

from wormgrill.client.line import Problem
from wormgrill.client.live_table import LiveTable
from wormgrill.client.memory import KnownTable, Memory
from wormgrill.match.errors import NoTable
from wormgrill.match.table import TableState


def remember(live: LiveTable, memory: Memory) -> None:
    """As it is now; one that is over, or where we sit no more, is forgotten."""
    link = live.line.link(live.id)
    if link is None:  # it is on this machine, and listed by its house
        return
    with suppress(OSError):  # the game goes on without
        if live.sitting and live.view.state is not TableState.OVER:
            names = [seat.name for seat in live.view.seats]
            memory.note_table(KnownTable(link=link, edition=live.view.edition, names=names))
        else:
            memory.forget_table(link)


def forget_if_gone(problem: Problem, link: str | None, memory: Memory) -> None:
    """A server that is away may come back; a table that it does not know will not."""
    if link and problem.code == NoTable.code:
        memory.forget_table(link)
