"""What a call says: it may be read on a lock screen, by anybody."""

import msgspec

from wormgrill.formats.position_json import edition_json
from wormgrill.match.calls import CallKind
from wormgrill.match.table import Table
from wormgrill.words.texts import say_in
from wormgrill.words.voice import Voice


class CallMessage(msgspec.Struct, frozen=True):
    """What the service worker shows, and where it leads."""

    title: str
    body: str
    lang: str
    path: str


def message(table: Table, kind: CallKind, language: str) -> CallMessage:
    """No names: others have chosen them, and a custom edition's title, too."""
    edition = table.terms.edition
    own = isinstance(edition_json(edition), str)
    name = Voice(language).title(edition) if own else say_in(language, "call-custom-edition")
    return CallMessage(
        say_in(language, f"call-{kind}"),
        say_in(language, "call-table", edition=name, players=len(table.seats)),
        language,
        f"/t/{table.id}",
    )
