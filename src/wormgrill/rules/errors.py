"""Every refusal has a name and a stable code, the same on every wire."""

from typing import Any


class Refusal(ValueError):
    """Something was not accepted; nothing has changed.

    The sentence is English. One that people meet has the name of a text too: then `message` has
    places for these values, and `words/refusals.py` says the same in other languages.
    """

    code = "refused"

    def __init__(self, message: str, name: str = "", **values: object) -> None:
        self.message = message.format(**values) if name else message
        super().__init__(self.message)
        self.name = name
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as it is, whatever its class is made from: workers send refusals home."""
        return type(self).__new__, (type(self), *self.args), self.__dict__


class BadRequest(Refusal):
    """Not readable: a missing field, a wrong type, an unknown edition, option or name."""

    code = "bad-request"


class BadPosition(Refusal):
    """Readable, but no game ever comes to this position."""

    code = "bad-position"


class IllegalAction(Refusal):
    """Not among the legal actions of this position."""

    code = "illegal-action"


class IllegalDice(Refusal):
    """No roll is awaited, or these dice cannot have been rolled."""

    code = "illegal-dice"


class BadRecord(Refusal):
    """A record that cannot be read or that breaks the rules, and where.

    The reason is a refusal itself, or becomes one: it may have the name of a text.
    """

    code = "bad-record"

    def __init__(
        self, line: int, column: int, reason: str | Refusal, name: str = "", **values: object
    ) -> None:
        because = BadRequest(reason, name, **values) if isinstance(reason, str) else reason
        told = {"line": line, "column": column, "reason": because}
        super().__init__("line {line}, column {column}: {reason}", "refusal-record", **told)
        self.line = line
        self.column = column
        self.reason = because.message
