"""Tasks that somebody owns: asyncio itself holds on to none."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


def spawned(
    work: Coroutine[Any, Any, Result], own: "set[asyncio.Task[Any]]"
) -> asyncio.Task[Result]:
    """Begun, and among its owner's until it is done."""
    task = asyncio.ensure_future(work)
    own.add(task)
    task.add_done_callback(own.discard)
    return task
