"""The engine protocol: one JSON object per line in, exactly one out. What UCI is to chess."""

import json
import traceback
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any, BinaryIO

from wormgrill.bots.bot import Bot
from wormgrill.bots.registry import BOTS, bot_named
from wormgrill.dice.source import source
from wormgrill.formats.event_json import events_json
from wormgrill.formats.options import options_from
from wormgrill.formats.position_json import decode, edition_from_json, encode
from wormgrill.formats.record import Record, print_record
from wormgrill.formats.schema import Schema, check
from wormgrill.rules import actions
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import BadRequest, IllegalAction, Refusal
from wormgrill.rules.game import Step, apply, start
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position
from wormgrill.rules.rolls import checked, draw
from wormgrill.rules.seating import check_count, seated
from wormgrill.version import __version__

if TYPE_CHECKING:  # numpy is loaded when the first hint is asked for
    from wormgrill.advice.adviser import Adviser

PROTOCOL = 1
LONGEST_LINE = 64 * 1024

Answer = dict[str, Any]


class NoGame(Refusal):
    code = "no-game"


class UnknownOp(Refusal):
    code = "unknown-op"


_REQUEST: Schema = {"type": "object", "required": ["op"], "properties": {"op": {"type": "string"}}}
_FIELDS: Mapping[str, Schema] = {
    "new": {
        "required": ["edition", "players"],
        "properties": {
            "edition": {"type": ["string", "object"]},
            "players": {"type": ["integer", "array"], "items": {"type": "string"}},
            "options": {"type": "object"},
            "seed": {"type": ["integer", "null"]},
        },
    },
    "act": {"required": ["action"], "properties": {"action": {"type": "string"}}},
    "dice": {
        "properties": {
            "faces": {"type": "array", "items": {"type": "string"}},
            "golden": {"type": ["string", "null"]},
        }
    },
    "choose": {"required": ["bot"], "properties": {"bot": {"type": "string"}}},
    "set": {"required": ["position"], "properties": {"position": {"type": "object"}}},
}


def _error(code: str, message: str) -> Answer:
    return {"ok": False, "error": {"code": code, "message": message}}


class Engine:
    """One game at a time; a refusal, or a mistake of ours, leaves it as it was.

    >>> Engine().answer(b'{"op": "act", "action": "roll"}')
    {'ok': False, 'error': {'code': 'no-game', 'message': 'There is no game yet: ...'}}
    """

    def __init__(self, today: date | None = None) -> None:
        self._today = today
        self._record: Record | None = None  # as it began
        self._steps: list[Step] = []
        self._position: Position | None = None
        self._chance = source()
        self._own_dice = "system"  # what the record calls the engine's own dice
        self._sources: dict[str, None] = {}
        self._seed: int | None = None
        self._bots: dict[str, Bot] = {}
        self._adviser: Adviser | None = None
        self.quitting = False
        self._ops = {
            "hello": self._hello,
            "new": self._new,
            "act": self._act,
            "dice": self._dice,
            "position": self._show,
            "set": self._set,
            "record": self._print,
            "hint": self._hint,
            "choose": self._choose,
            "quit": self._quit,
        }

    def answer(self, line: bytes) -> Answer:
        try:
            request = _request(line)
            op = request["op"]
            if op not in self._ops:
                raise UnknownOp(f"op: “{op[:40]}” is not known. Known: {', '.join(self._ops)}.")
            check(request, _FIELDS.get(op, {}))
            return {"ok": True} | self._ops[op](request)
        except Refusal as refusal:
            return _error(refusal.code, refusal.message)
        except Exception:  # a mistake of ours must not take the game with it
            traceback.print_exc()
            return _error("internal", "A mistake of ours, told on standard error. The game stays.")

    def _hello(self, request: Answer) -> Answer:
        return {
            "protocol": PROTOCOL,
            "name": "Wormgrill",
            "version": __version__,
            "editions": list(EDITIONS),
            "bots": list(BOTS),
        }

    def _new(self, request: Answer) -> Answer:
        edition = edition_from_json(request["edition"])
        options = options_from(request.get("options", {}), edition.options)
        players = request["players"]
        if isinstance(players, int):
            check_count(edition, players)
            players = [f"Player {number}" for number in range(1, players + 1)]
        names = seated(edition, players, options)
        answer = self._begin(start(edition, names, options))
        seed = self._seed = request.get("seed")
        self._bots = {}
        self._chance = source(seed)
        self._own_dice = "system" if seed is None else f"seed {seed}"
        return answer

    def _begin(self, position: Position) -> Answer:
        answer = {"position": encode(position)}
        today = self._today or date.today()
        self._record = Record(position, date=today.isoformat())
        self._steps = []
        self._sources = {}
        self._position = position
        return answer

    def _game(self) -> Position:
        if self._position is None:
            raise NoGame("There is no game yet: begin with op new or set.")
        return self._position

    def _act(self, request: Answer) -> Answer:
        legal = legal_actions(self._game())
        return self._step(actions.choose(request["action"], legal))

    def _dice(self, request: Answer) -> Answer:
        position = self._game()
        if "faces" in request:
            given = Dice(tuple(request["faces"]), request.get("golden"))
            answer = self._step(checked(position, given))
            self._sources["given"] = None
            return answer
        if request.get("golden") is not None:
            raise BadRequest("faces: is missing; if only the golden die is rolled, it is [].")
        answer = self._step(draw(position, self._chance))
        self._sources[self._own_dice] = None
        return answer

    def _step(self, step: Step) -> Answer:
        position, events = apply(self._game(), step)
        answer = {"position": encode(position), "events": events_json(events)}
        self._position = position
        self._steps.append(step)
        return answer

    def _show(self, request: Answer) -> Answer:
        return {"position": encode(self._game())}

    def _set(self, request: Answer) -> Answer:
        return self._begin(decode(request["position"]))

    def _print(self, request: Answer) -> Answer:
        self._game()
        assert self._record is not None
        dice = " and ".join(self._sources) or None
        return {"record": print_record(replace(self._record, steps=tuple(self._steps), dice=dice))}

    def _hint(self, request: Answer) -> Answer:
        import msgspec

        from wormgrill.advice.adviser import Adviser
        from wormgrill.advice.messages import hints

        self._adviser = self._adviser or Adviser()
        answer: Answer = msgspec.to_builtins(hints(self._adviser.advise(self._game())))
        return answer

    def _choose(self, request: Answer) -> Answer:
        position = self._game()
        name = request["bot"]
        bot = bot_named(name)
        if not legal_actions(position):
            raise IllegalAction("Nothing is to be decided now.")
        if name not in self._bots:
            self._bots[name] = bot.make(self._seed)
        return {"action": str(self._bots[name].choose(position))}

    def _quit(self, request: Answer) -> Answer:
        self.quitting = True
        return {}


def _request(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise BadRequest(f"The line is longer than {LONGEST_LINE} bytes.")
    try:
        request = json.loads(line.decode(), parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise BadRequest("The line is not a JSON object in UTF-8.") from None
    check(request, _REQUEST)
    checked: dict[str, Any] = request
    return checked


def _no_constant(name: str) -> None:
    raise ValueError(name)


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines without their end; of an endless one only so much as shows that it is too long."""
    while line := stream.readline(LONGEST_LINE + 2):
        if not line.endswith(b"\n"):
            while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def serve(reading: BinaryIO, writing: BinaryIO) -> None:
    engine = Engine()
    for line in lines(reading):
        writing.write(json.dumps(engine.answer(line)).encode() + b"\n")
        writing.flush()
        if engine.quitting:
            return
