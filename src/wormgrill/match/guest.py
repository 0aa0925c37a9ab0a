"""Who holds a token: no account, only a name."""

from dataclasses import dataclass, field


@dataclass(slots=True, weakref_slot=True, eq=False)
class Guest:
    id: str
    name: str
    language: str
    seed: bytes = field(repr=False)  # of his next table; its commitment is shown to him beforehand
