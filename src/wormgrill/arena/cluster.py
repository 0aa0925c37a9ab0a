"""Workers on other machines, by Dask: the one module that knows it, and loads it when asked."""

import asyncio
import logging
import re
import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from functools import partial
from secrets import token_hex
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar, cast

from wormgrill.arena.parts import break_off, play_part
from wormgrill.extras import adding
from wormgrill.rules.errors import Refusal
from wormgrill.tasks import OwnExecutor
from wormgrill.words.refusals import refused
from wormgrill.words.texts import say

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 10.0  # seconds, for a scheduler to answer
MOST_TOLD = 3  # differences between versions; more of them say nothing new

LOGS = ("distributed", "distributed.client", "tornado", "tornado.application")

# numba rounds otherwise than numpy: with it and without, the last digits are not the same.
COMPARED = ("wormgrill", "python", "numpy", "numba", "dask", "distributed")
NOT_BY_SCHEDULERS = ("numba",)  # they compute nothing


class ClusterRefusal(Refusal):
    """Why a cluster cannot be used, in a sentence that ends with the code: its users look it up."""

    code = "cluster-refused"


class NoClusterExtra(ClusterRefusal):
    """Dask is not installed here."""

    code = "no-cluster-extra"


class BadClusterAddress(ClusterRefusal):
    """Not the address of a scheduler."""

    code = "bad-cluster-address"


class ClusterUnreachable(ClusterRefusal):
    """Nobody answers there, or nobody who is a scheduler."""

    code = "cluster-unreachable"


class ClusterWithoutWorkers(ClusterRefusal):
    """A scheduler that has nobody to give work to."""

    code = "cluster-without-workers"


class ClusterVersionsDiffer(ClusterRefusal):
    """Results would depend on who computes what, or not come at all."""

    code = "cluster-versions-differ"


class ClusterLost(ClusterRefusal):
    """The scheduler has gone, or workers end again and again."""

    code = "cluster-lost"


class _Client(Protocol):
    """What we use of `distributed.Client`, whose own types are incomplete."""

    status: str

    def get_executor(self, *, pure: bool) -> Executor: ...
    def get_versions(self, *, packages: list[str]) -> Mapping[str, Any]: ...
    def nthreads(self) -> Mapping[str, int]: ...
    def run(self, function: Callable[[str], None], whole: str) -> object: ...
    def close(self) -> None: ...


class Cluster(NamedTuple):
    executor: Executor
    workers: int  # tasks that are computed at once


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The workers of the scheduler there, if they are as we are; they live on afterwards."""
    client = _connected(address)
    from distributed.scheduler import KilledWorker  # there, since we are connected

    try:
        workers = sum(client.nthreads().values())
        if not workers:
            raise refused(
                ClusterWithoutWorkers,
                "cluster-without-workers",
                code=ClusterWithoutWorkers.code,
                address=address,
            )
        _check_versions(client, address)
        executor = _ClusterExecutor(client)
        try:
            yield Cluster(executor, workers)
        except (CancelledError, KilledWorker):
            executor.break_off()
            raise refused(
                ClusterLost, "cluster-lost", code=ClusterLost.code, address=address
            ) from None
        except BaseException:
            executor.break_off()
            raise
    finally:
        client.close()


class _ClusterExecutor(OwnExecutor):
    def __init__(self, client: _Client) -> None:
        self._client = client
        self._tasks = client.get_executor(pure=False)  # else equal calls are made once
        self._whole = token_hex(8)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self._tasks.submit(play_part, self._whole, partial(fn, *args, **kwargs))

    def break_off(self) -> None:
        """A cancelled task that has begun is not stopped by Dask."""
        if self._client.status == "running":
            with suppress(Exception):  # a worker may be gone: then it plays no more
                self._client.run(break_off, self._whole)


def _connected(address: str) -> _Client:
    if not re.fullmatch(r"(tcp|tls)://[^/\s]+:\d+", address):
        raise refused(
            BadClusterAddress, "cluster-bad-address", code=BadClusterAddress.code, address=address
        )
    try:
        from distributed import Client
    except ModuleNotFoundError:
        told = {"command": adding("cluster"), "code": NoClusterExtra.code}
        raise refused(NoClusterExtra, "cluster-no-extra", **told) from None
    for name in LOGS:  # what concerns our users is said in our words
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        asyncio.run(_greet(address))
        with warnings.catch_warnings(action="ignore"):
            return cast("_Client", Client(address, timeout=PATIENCE, set_as_default=False))
    except ClusterRefusal:
        raise
    except (OSError, TimeoutError, ValueError):
        raise refused(
            ClusterUnreachable, "cluster-unreachable", code=ClusterUnreachable.code, address=address
        ) from None


async def _greet(address: str) -> None:
    """Is it a scheduler? A client waits for ever for the answer of whoever is none."""
    from distributed.comm import connect
    from distributed.security import Security

    secured = Security().get_connection_args("client")
    if address.startswith("tls:") and secured.get("ssl_context") is None:
        raise refused(
            BadClusterAddress,
            "cluster-no-certificate",
            code=BadClusterAddress.code,
            address=address,
        )
    async with asyncio.timeout(PATIENCE):
        comm = await connect(address, timeout=PATIENCE, **secured)
        await comm.close()


def _check_versions(client: _Client, address: str) -> None:
    found = client.get_versions(packages=list(COMPARED))
    here = _versions(found["client"])
    there = {say("cluster-scheduler"): _versions(found["scheduler"], NOT_BY_SCHEDULERS)}
    there |= {name: _versions(one) for name, one in sorted(found["workers"].items())}
    told = [
        say("cluster-difference", package=package, there=version, where=where, here=here[package])
        for where, versions in there.items()
        for package, version in versions.items()
        if version != here[package]
    ]
    if told:
        some = "; ".join(told[:MOST_TOLD]) + ("; …" if told[MOST_TOLD:] else "")
        raise refused(
            ClusterVersionsDiffer,
            "cluster-versions-differ",
            code=ClusterVersionsDiffer.code,
            address=address,
            told=some,
        )


def _versions(found: Mapping[str, Any], without: tuple[str, ...] = ()) -> dict[str, str]:
    """By package; of Python what makes a difference, 3.11 and not 3.11.7."""
    versions = dict(found["packages"])
    versions["python"] = ".".join(str(versions["python"]).split(".")[:2])
    return {
        package: versions.get(package) or say("cluster-none")
        for package in COMPARED
        if package not in without
    }
