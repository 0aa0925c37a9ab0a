"""Any program that speaks the engine protocol, as a bot: asked over a pipe, with a time limit."""

import contextlib
import json
import queue
import shlex
import subprocess
import sys
import threading
from time import monotonic
from typing import Any

from wormgrill.bots.bot import BotFailed, BotTrouble, Fault
from wormgrill.formats.position_json import encode
from wormgrill.lifeline import end_program, start_program
from wormgrill.rules import actions
from wormgrill.rules.actions import Action
from wormgrill.rules.errors import IllegalAction
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position

PATIENCE = 10.0  # seconds until it is ready, and per move if nothing else is said
LONGEST_ANSWER = 1 << 20
MOST_UNREAD = 8  # answers; who says so much unasked is not listened to any more


def words_of(command: str, windows: bool = sys.platform == "win32") -> list[str]:
    """As a shell would split it; on Windows a backslash is a part of a path."""
    if not windows:
        return shlex.split(command)
    return [word.strip('"') for word in shlex.split(command, posix=False)]


class ExternalBot:
    """The program's own strongest bot: the last one it lists. It starts with the first question."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._starting = threading.Lock()
        try:
            self._words = words_of(command)
        except ValueError as error:
            told = "“{command}” is not a command: {reason}."
            values = {"command": command, "reason": str(error)}
            raise BotTrouble(told, "refusal-not-a-command", **values) from None
        if not self._words:
            told = "After “cmd:” comes the program to ask."
            raise BotTrouble(told, "refusal-no-program")
        self._command = command
        self.patience = patience
        self._answers: queue.Queue[bytes] = queue.Queue()
        self._bot = ""
        self.name: str | None = None  # what it calls itself, once it has said hello

    def introduce(self) -> str | None:
        """Start it, if it has not started yet: what does it call itself?"""
        if self._process is None:
            self._start()
        return self.name

    def choose(self, position: Position) -> Action:
        if self._process is None:
            self._start()
        until = monotonic() + self.patience
        self._ask({"op": "set", "position": encode(position)}, until)
        text = self._ask({"op": "choose", "bot": self._bot}, until).get("action")
        try:
            return actions.choose(str(text), legal_actions(position))
        except IllegalAction as refusal:
            told = f"wants to do what it may not: {refusal.message.rstrip('.')}"
            raise self._trouble(told, Fault.ILLEGAL_ACTION) from None

    def close(self) -> None:
        """For good; another thread may do so while the program is asked."""
        with self._starting:
            self._closed = True
        self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process:
            end_program(process)
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    assert pipe is not None
                    pipe.close()

    def __del__(self) -> None:
        self.close()

    def _start(self) -> None:
        try:
            with self._starting:
                if self._closed:
                    raise self._trouble("has ended", Fault.ENDED)
                self._process = process = start_program(self._words)
        except OSError as error:
            values = {"command": self._command, "reason": str(error.strerror)}
            told = "“{command}” does not start: {reason}."
            raise BotTrouble(told, "refusal-program-start", **values) from None
        self._answers = queue.Queue()
        threading.Thread(target=self._listen, args=(process, self._answers), daemon=True).start()
        ready = max(self.patience, PATIENCE)
        hello = self._ask({"op": "hello"}, monotonic() + ready)
        bots, name = hello.get("bots"), hello.get("name")
        if not isinstance(bots, list) or not bots or not isinstance(bots[-1], str):
            raise self._trouble("lists no bot in its answer to hello", Fault.BAD_ANSWER)
        self._bot = bots[-1]
        self.name = name if isinstance(name, str) else None

    @staticmethod
    def _listen(process: "subprocess.Popen[bytes]", answers: "queue.Queue[bytes]") -> None:
        assert process.stdout is not None
        with contextlib.suppress(ValueError, OSError):  # closed while reading
            while (line := process.stdout.readline(LONGEST_ANSWER)) and (
                answers.qsize() < MOST_UNREAD
            ):
                answers.put(line)
        answers.put(b"")

    def _ask(self, request: dict[str, Any], until: float) -> dict[str, Any]:
        process = self._process
        if process is None:  # closed in between
            raise self._trouble("has ended", Fault.ENDED)
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            line = self._answers.get(timeout=max(0.0, until - monotonic()))
        except (OSError, ValueError):  # it has ended, or was closed meanwhile
            line = b""
        except queue.Empty:
            told = f"has not answered for {self.patience:g} seconds"
            raise self._trouble(told, Fault.TIMEOUT) from None
        if not line:
            raise self._trouble("has ended", Fault.ENDED)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            told = f"answers with something that is not JSON: {line[:60]!r}"
            raise self._trouble(told, Fault.BAD_ANSWER) from None
        if not isinstance(answer, dict) or answer.get("ok") is not True:
            told = f"refuses {request['op']}: {str(answer)[:200]}"
            raise self._trouble(told, Fault.BAD_ANSWER)
        return answer

    def _trouble(self, what: str, fault: Fault) -> BotTrouble:
        """Who was never ready cannot play at all; who was has failed, and may be asked again."""
        self._end()
        told = f"The bot “{self._command}” {what}."
        return BotFailed(told, fault) if self._bot else BotTrouble(told)
