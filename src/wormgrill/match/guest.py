"""A guest, as tables know them.

How a guest is recognised (tokens, codes for another device) is `server/guests.py`; where guests are
kept is `server/store/guests.py`. A table needs neither.
"""

from dataclasses import dataclass, field

SEED_BYTES = 32


@dataclass(slots=True, weakref_slot=True, eq=False)
class Guest:
    """Somebody who plays: no account, only a name. There is one object per guest in a process."""

    id: str
    name: str
    language: str
    seed: bytes = field(repr=False)  # of their next table; they are shown its commitment beforehand
    program: bool = False  # a bot account: somebody's program, which everybody sees

    @property
    def program_name(self) -> str | None:
        """What a table tells of it; None for a person."""
        return self.name if self.program else None
