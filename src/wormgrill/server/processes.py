"""Several processes that serve one port: a parent that holds it, and sees to its children.

The parent answers nobody. It listens once, for all; a child that ends is replaced, and SIGUSR1
replaces all of them one after the other, each by one that serves already: a new release begins
without a failed request. They share a database, which is PostgreSQL, and nothing else.
"""

import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection as PipeEnd
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from time import monotonic

import structlog

from wormgrill.server import logs
from wormgrill.server.run import STOP_SECONDS, listen, run, url_of
from wormgrill.server.settings import Settings
from wormgrill.server.store.opening import prepared
from wormgrill.signals import on_stop

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before a child that ended is replaced
WELL_AFTER = 60.0  # a child that has lived so long has not ended by its start
PATIENCE = STOP_SECONDS + 7.0  # with a child that is told to stop

log = structlog.get_logger("processes")


def run_all(settings: Settings, ready: Callable[[str], None]) -> None:
    """As `run`, with `settings.processes` children."""
    with prepared(settings.database), listen(settings) as listening:
        _Parent(settings, listening, ready).run()


@dataclass(eq=False, slots=True)
class _Child:
    process: SpawnProcess
    told: "PipeEnd[None, bool]"  # something when it serves
    began: float = field(default_factory=monotonic)

    @property
    def ended(self) -> bool:
        return self.process.exitcode is not None


@dataclass(eq=False, slots=True)
class _Place:
    """Of one child after the other."""

    child: _Child | None = None
    due: float = 0.0  # when the next one is started
    pause: float = FIRST_PAUSE


class _Parent:
    def __init__(
        self, settings: Settings, listening: socket.socket, ready: Callable[[str], None]
    ) -> None:
        self._settings = settings
        self._listening = listening
        self._ready = ready
        self._places = [_Place() for _ in range(settings.processes)]
        self._stopping = self._renewing = False
        self._woken, self._waking = socket.socketpair()

    def run(self) -> None:
        on_stop(self._stop)
        if sys.platform != "win32":
            signal.signal(signal.SIGUSR1, self._renew)
        try:
            self._fill()
            first = self._places[0].child
            if first and self._serves(first):
                self._ready(url_of(self._settings, self._listening))
            while not self._stopping:
                self._wait()
                self._fill()
                if self._renewing:
                    self._replace_all()
        finally:
            _end([place.child for place in self._places if place.child])
        log.info("all processes have stopped")

    def _stop(self, *_: object) -> None:
        self._stopping = True
        self._waking.send(b"!")

    def _renew(self, *_: object) -> None:
        self._renewing = True
        self._waking.send(b"!")

    def _wait(self, new: _Child | None = None) -> None:
        """Until a child ends, one is due, a signal comes, or the new one has something to say."""
        children = {place.child for place in self._places if place.child} | (
            {new} if new else set()
        )
        ends = [child.process.sentinel for child in children]
        dues = [place.due for place in self._places if not place.child]
        timeout = max(0.0, min(dues) - monotonic()) if dues else None
        if self._woken in wait([self._woken, *ends, *([new.told] if new else [])], timeout):
            self._woken.recv(4096)

    def _fill(self) -> None:
        """Places whose child has ended are empty for a while, and longer each time."""
        for place in self._places:
            child, now = place.child, monotonic()
            if child and child.ended:
                log.error("a process ended", process=child.process.pid, how=child.process.exitcode)
                well = now - child.began > WELL_AFTER
                place.pause = FIRST_PAUSE if well else min(2 * place.pause, LONGEST_PAUSE)
                place.child, place.due = None, now + place.pause
            if place.child is None and now >= place.due and not self._stopping:
                place.child = self._start()

    def _start(self) -> _Child:
        told, telling = Pipe(duplex=False)
        process = get_context("spawn").Process(
            target=_serve, args=(self._settings, self._listening, telling), name="wormgrill"
        )
        process.start()
        telling.close()
        return _Child(process, told)

    def _serves(self, child: _Child) -> bool:
        """Waits until it does; False if it ends instead, or all is to stop."""
        while not self._stopping and not child.ended:
            if child.told.poll():
                try:
                    return child.told.recv()
                except EOFError:  # it is about to end
                    child.process.join()
                    return False
            self._wait(child)
        return False

    def _replace_all(self) -> None:
        """One after the other: a new one serves before the old one stops."""
        self._renewing = False
        for place in self._places:
            new = self._start()
            if not self._serves(new):
                _end([new])
                log.error("not replaced: the new process does not serve")
                return
            old, place.child = place.child, new
            _end([old] if old else [])
        log.info("all processes are replaced")


def _end(children: Sequence[_Child]) -> None:
    """Told to stop, all at once; killed if they do not."""
    for child in children:
        child.process.terminate()
    latest = monotonic() + PATIENCE
    for child in children:
        child.process.join(max(0.0, latest - monotonic()))
        if not child.ended:
            child.process.kill()
            child.process.join()


def _serve(settings: Settings, listening: socket.socket, told: "PipeEnd[bool, None]") -> None:
    """A child: stopped by its parent, or by the end of it. Ctrl-C is for the parent alone."""
    for name in ("SIGINT", "SIGHUP", "SIGUSR1"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    Thread(target=_stop_with_parent, daemon=True).start()
    logs.set_up(settings.log, quiet=False)
    run(settings, lambda url: told.send(True), listening)
    sys.stderr.flush()
    os._exit(0)  # at once: all is stored, and nobody waits for what a bot may still be thinking


def _stop_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
