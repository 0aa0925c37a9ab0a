"""A table as whoever opens its link will find it."""

from wormgrill.match.table import SeatKind, Table, TableState
from wormgrill.pictures.board import CARD, MARGIN, PlayerCard, cards, grill, supply
from wormgrill.pictures.scenes import face_up, prepared
from wormgrill.pictures.sheet import HEIGHT
from wormgrill.rules.scoring import winners


def table_picture(table: Table) -> bytes:
    """For link previews."""
    edition, position = table.terms.edition, table.position
    canvas = prepared(edition)
    spots = position.grill if position else face_up(edition)
    grill(canvas, edition, spots, HEIGHT - MARGIN - CARD - 20)
    supply(canvas, position.supply if position else edition.bratworms)
    cards(canvas, _players(table))
    return canvas.png()


def _players(table: Table) -> list[PlayerCard]:
    """Names only at public tables, where everybody has a nickname: chat servers fetch this."""
    named = [seat.name if table.terms.public else "" for seat in table.seats]
    free = [seat.kind is SeatKind.OPEN for seat in table.seats]
    position = table.position
    if position is None:
        return [PlayerCard(name, free=open_) for name, open_ in zip(named, free, strict=True)]
    over = table.state is TableState.OVER
    marked = () if table.abandoned else winners(position) if over else (table.on_turn,)
    return [
        PlayerCard(name, seat, marked=place in marked)
        for place, (name, seat) in enumerate(zip(named, position.seats, strict=True))
    ]
