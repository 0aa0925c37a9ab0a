"""What a player may decide, and its text."""

from dataclasses import dataclass
from functools import lru_cache

from wormgrill.rules.errors import IllegalAction
from wormgrill.rules.pieces import Specialist


@dataclass(frozen=True, slots=True)
class Roll:
    golden: bool = False

    def __str__(self) -> str:
        return "roll golden" if self.golden else "roll"


@dataclass(frozen=True, slots=True)
class Keep:
    face: str

    def __str__(self) -> str:
        return f"keep {self.face}"


@dataclass(frozen=True, slots=True)
class Weasel:
    def __str__(self) -> str:
        return "weasel"


@dataclass(frozen=True, slots=True)
class Fail:
    def __str__(self) -> str:
        return "fail"


@dataclass(frozen=True, slots=True)
class Stop:
    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Rob:
    seat: int

    def __str__(self) -> str:
        return f"rob {self.seat}"


@dataclass(frozen=True, slots=True)
class Return:
    specialist: Specialist

    def __str__(self) -> str:
        return f"return {self.specialist}"


@dataclass(frozen=True, slots=True)
class Pinch:
    seat: int

    def __str__(self) -> str:
        return f"pinch {self.seat}"


@dataclass(frozen=True, slots=True)
class Take:
    value: int

    def __str__(self) -> str:
        return f"take {self.value}"


Action = Roll | Keep | Weasel | Fail | Stop | Rob | Return | Pinch | Take

ROLL = Roll()
ROLL_GOLDEN = Roll(golden=True)
WEASEL = Weasel()
FAIL = Fail()
STOP = Stop()

keep = lru_cache(maxsize=256)(Keep)


def choose(text: str, legal: tuple[Action, ...]) -> Action:
    """The one of these legal actions that reads so."""
    for action in legal:
        if str(action) == text:
            return action
    raise refusal(text, legal)


def refusal(action: object, legal: tuple[Action, ...]) -> IllegalAction:
    if not legal:
        told = "“{action}” is not possible: nothing is to be decided now."
        return IllegalAction(told, "refusal-nothing-to-decide", action=str(action))
    told, possible = "“{action}” is not possible now. Possible: {possible}.", map(str, legal)
    values = {"action": str(action), "possible": ", ".join(possible)}
    return IllegalAction(told, "refusal-action", **values)
