"""The line to a house: requests go out, answers come in, tables are followed."""

import secrets
from asyncio import sleep
from collections.abc import Awaitable, Callable
from random import uniform
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import inspect

from wormgrill.client.older import with_nulls
from wormgrill.offline.house import Reply, Tell

Answered = TypeVar("Answered")

FIRST_PAUSE, LONGEST_PAUSE = 0.3, 8.0  # seconds between attempts
GATEWAY_TROUBLE = (502, 503, 504)  # the server is being restarted, or a proxy waits for it
TOO_FAST = 429
REFUSED = 400  # and above
STRANGER = "stranger"  # the code of an answer that no server of this version gives


class Line(Protocol):
    """Behind it is a server, or the house on this machine: both speak the server's API."""

    async def answer(self, method: str, path: str, body: str = "") -> Reply:
        """Raises Problem if nobody answers; a refusal is an answer."""

    async def follow(self, table: str, after: int, tell: Tell) -> Callable[[], None]:
        """Every event after this number, then live, until it is stopped; None at its end."""

    def link(self, table: str) -> str | None:
        """By which others find the table; None where nobody else can come."""

    async def close(self) -> None: ...


class Problem(Exception):
    """Something was refused, or nobody answers; `title` says what to do."""

    def __init__(
        self, code: str, status: int, title: str = "", detail: str = "", **more: Any
    ) -> None:
        super().__init__(f"{code}: {title} {detail}")
        self.code = code
        self.status = status
        self.title = title
        self.detail = detail
        self.more = more

    @property
    def unreachable(self) -> bool:
        return self.status == 0 or self.status in GATEWAY_TROUBLE

    @property
    def passes(self) -> bool:
        """The same again, a little later, may be answered."""
        return self.unreachable or self.status == TOO_FAST


async def ask(line: Line, method: str, path: str, body: object, type: type[Answered]) -> Answered:
    """The answer as this type, or the problem."""
    sent = "" if body is None else msgspec.json.encode(body).decode()
    reply = await line.answer(method, path, sent)
    if reply.status >= REFUSED:
        raise problem_in(reply)
    return understood(reply, type)


def understood(reply: Reply, type: type[Answered]) -> Answered:
    """What was answered, or the problem: whoever answers there is none of us."""
    try:
        try:
            return msgspec.json.decode(reply.body, type=type)
        except msgspec.ValidationError:  # an older server tells less
            told = with_nulls(msgspec.json.decode(reply.body), inspect.type_info(type))
            return msgspec.convert(told, type)
    except msgspec.MsgspecError as error:
        raise Problem(STRANGER, reply.status) from error


def problem_in(reply: Reply) -> Problem:
    try:
        told = dict(msgspec.json.decode(reply.body))
    except (msgspec.DecodeError, TypeError, ValueError):  # a proxy's own page
        told = {"code": "offline" if reply.status in GATEWAY_TROUBLE else STRANGER}
    told.pop("type", None)
    code, status = told.pop("code", STRANGER), told.pop("status", reply.status)
    return Problem(code, status, told.pop("title", ""), told.pop("detail", ""), **told)


async def insist(
    request: Callable[[], Awaitable[Answered]],
    waits: Callable[[bool], None],
    rest: Callable[[float], Awaitable[object]] = sleep,
) -> Answered:
    """The same request until it is answered: a key never acts twice. `waits` hears whether; whoever
    knows of a better moment ends the `rest` between attempts."""
    attempt = 0
    while True:
        try:
            answer = await request()
        except Problem as problem:
            if not problem.passes:
                raise
            waits(problem.unreachable)
            await rest(pause(attempt))
            attempt += 1
        else:
            waits(False)
            return answer


def pause(attempt: int) -> float:
    """Growing, and never at the same moment as everybody else."""
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(attempt, 10)) * uniform(0.5, 1.0))


def fresh_key() -> str:
    return secrets.token_hex(16)
