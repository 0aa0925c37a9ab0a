"""Workers that are threads of this process: what a test puts in their way is there for them too."""

import asyncio

from wormgrill.work.job import Job, Result


class WorkersHere:
    """One after the other, in the order of asking."""

    def __init__(self) -> None:
        self._busy = asyncio.Lock()

    async def do(self, job: Job[Result]) -> Result:
        async with self._busy:
            return await asyncio.to_thread(job.call, *job.arguments)

    def start(self) -> None:
        """They are always ready."""

    def close(self) -> None:
        """They end by themselves."""
