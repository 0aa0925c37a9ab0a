"""Why a table refuses: each with its stable code."""

from typing import Any

from wormgrill.rules.errors import Refusal


class TableRefusal(Refusal):
    """Refused by the table or the rooms, not by the rules of the game."""

    code = "table-refused"

    def __init__(self, message: str, **more: Any) -> None:
        super().__init__(message)
        self.more = more  # what the one who asked needs to go on


NO_TABLE = "There is no such table. Perhaps it has been deleted."


class NoTable(TableRefusal):
    code = "no-table"


class DamagedTable(TableRefusal):
    """What is stored of it cannot be read."""

    code = "damaged-table"


class TooManyTables(TableRefusal):
    """Of one guest, not over yet."""

    code = "too-many-tables"


class NoSeat(TableRefusal):
    code = "no-seat"


class NoOpenSeat(TableRefusal):
    code = "no-open-seat"


class NotYourSeat(TableRefusal):
    code = "not-your-seat"


class NotYourTurn(TableRefusal):
    code = "not-your-turn"


class NotMaker(TableRefusal):
    code = "not-maker"


class NotStarted(TableRefusal):
    code = "not-started"


class AlreadyStarted(TableRefusal):
    code = "already-started"


class GameIsOver(TableRefusal):
    code = "game-over"


class NotOver(TableRefusal):
    code = "not-over"


class DiceStay(TableRefusal):
    """Typed dice are taken back at once or not at all."""

    code = "dice-stay"


class HintsOff(TableRefusal):
    code = "hints-off"


class Stale(TableRefusal):
    code = "stale"


class StoreTrouble(TableRefusal):
    """It could not be stored, so it did not happen."""

    code = "not-stored"
