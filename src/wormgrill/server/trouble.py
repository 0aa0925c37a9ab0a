"""What goes wrong behind the scenes: counted for operators, and logged."""

import structlog

from wormgrill.server.logs import repeated
from wormgrill.server.metrics import Metrics

BOT_STUMBLED = "a bot stumbled"
OUR_MISTAKE = "a mistake of ours"
NOT_STORED = "not stored"
WORKER_TROUBLE = "trouble with a worker"

log = structlog.get_logger("server")


class TroubleLog:
    """Handed to the store, the bots and the rooms: each tells it what nobody else would notice."""

    def __init__(self, metrics: Metrics, database: str) -> None:
        self._metrics = metrics
        self._database = database

    def store(self, reason: str) -> None:
        self._metrics.store_trouble.inc()
        repeated.tell(log.error, NOT_STORED, {"reason": reason, "database": self._database})

    def bot(self, bot: str, error: Exception) -> None:
        self._metrics.bot_trouble.inc()
        log.error(BOT_STUMBLED, bot=bot, exc_info=error)

    def worker(self, error: Exception) -> None:
        log.error(WORKER_TROUBLE, reason=str(error))

    def ours(self, error: Exception, route: str | None = None) -> None:
        where = {} if route is None else {"route": route}
        log.error(OUR_MISTAKE, **where, exc_info=error)
