"""How the server is set up: options of the command line, or environment variables."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from urllib.parse import urlsplit

from wormgrill.bots.external import PATIENCE
from wormgrill.bots.registry import BotEntry
from wormgrill.folders import data_folder
from wormgrill.rules.errors import Refusal
from wormgrill.work.cores import cores

PORT = 8765
PREFIX = "WORMGRILL_"
LEAST_KEEP_DAYS = 1  # a guest's visits are noted once an hour
SHORTEST_SECRET = 16  # characters
LONGEST_MOVE = 60.0  # seconds that people wait for a program
FEWEST_WORKERS = 2  # one for what is quick, one for what is long


class BadSetting(Refusal):
    """A setting that cannot be meant; says which one and why."""

    code = "bad-setting"


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server is set up; docs/how-to/host.md explains each setting."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = field(default_factory=lambda: str(data_folder() / "wormgrill.db"))  # or a URL
    base_url: str | None = None  # under which others reach us, e.g. https://worms.example
    allowed_hosts: tuple[str, ...] = ()  # further names in the Host header
    proxies: str | None = None  # addresses of proxies whose X-Forwarded-… headers are believed
    keep_days: float = 90.0
    workers: int = field(default_factory=lambda: max(FEWEST_WORKERS, cores() - 1))
    test_dice: bool = False
    limits: bool = True
    open_metrics: bool = False  # to all, not only to this machine
    log: str = "auto"  # json, text, or auto: text on a terminal
    processes: int = 1
    webhook: str | None = None  # told whose turn it is, of those who want to be called
    webhook_secret: str | None = None  # by which it knows us
    test_push: bool = False  # push services may be on this machine
    bots: tuple[BotEntry, ...] = ()  # programs; from the command line alone
    bot_seconds: float = PATIENCE  # that they have for a move

    @property
    def database_name(self) -> str:
        """For people and logs: a URL without its password."""
        return without_password(self.database)

    @property
    def https(self) -> bool:
        return (self.base_url or "").startswith("https:")

    @property
    def hosts(self) -> frozenset[str]:
        """The names under which we answer, without ports."""
        names = {"localhost", "127.0.0.1", "[::1]", *self.allowed_hosts}
        if self.host not in ("0.0.0.0", "::", ""):  # noqa: S104 - compared, not bound
            names.add(f"[{self.host}]" if ":" in self.host else self.host)
        if self.base_url:
            names.add(urlsplit(self.base_url).hostname or "")
        return frozenset(name.lower() for name in names if name)


def from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """What the variables say, by the name of the setting."""
    found: dict[str, object] = {}
    for name, read in _READ.items():
        text = environment.get(PREFIX + name.upper())
        if text is None or text == "":
            continue
        try:
            found[name] = read(text)
        except BadSetting:
            raise
        except ValueError:
            raise BadSetting(
                f"{PREFIX}{name.upper()}: “{text}” is not what belongs here."
            ) from None
    return found


def checked(settings: Settings) -> Settings:
    if not 0 <= settings.port <= 65535:
        raise BadSetting(f"port: {settings.port} is not between 0 and 65535.")
    if not settings.keep_days >= LEAST_KEEP_DAYS:  # not a number is not enough either
        raise BadSetting(f"keep-days: at least {LEAST_KEEP_DAYS}.")
    if settings.base_url is not None:
        parts = urlsplit(settings.base_url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise BadSetting(
                f"base-url: “{settings.base_url}” is not like https://worms.example (no path)."
            )
    for proxy in settings.proxies.split(",") if settings.proxies is not None else ():
        try:
            ip_network(proxy.strip())
        except ValueError:  # a name, a slip, or all the world: then anybody could dodge the limits
            raise BadSetting(f"proxies: “{proxy}” is neither an address nor a network.") from None
    if not 0 < settings.bot_seconds <= LONGEST_MOVE:
        raise BadSetting(f"bot-seconds: more than 0, and at most {LONGEST_MOVE:g}.")
    _check_processes(settings)
    _check_webhook(settings)
    if settings.log not in ("auto", "json", "text"):
        raise BadSetting("log: auto, json or text.")
    return settings


def _check_processes(settings: Settings) -> None:
    if settings.processes < 1:
        raise BadSetting("processes: at least 1.")
    if settings.processes > 1 and not is_postgres(settings.database):
        raise BadSetting(
            "processes: a file belongs to one process alone. Several share a PostgreSQL database:"
            " --database postgresql://USER@HOST/NAME."
        )
    if settings.workers < FEWEST_WORKERS:
        raise BadSetting(f"workers: at least {FEWEST_WORKERS}: no bot may wait for a review.")


def _check_webhook(settings: Settings) -> None:
    if settings.webhook is None:
        return
    try:
        parts = urlsplit(settings.webhook)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or not settings.webhook.isascii() or not settings.webhook.isprintable():
        raise BadSetting("webhook: an address like https://calls.example/worms.")
    if len(settings.webhook_secret or "") < SHORTEST_SECRET:
        raise BadSetting(
            f"webhook: set {PREFIX}WEBHOOK_SECRET too, to {SHORTEST_SECRET} characters or more."
        )


def database_place(text: str) -> str:
    """A file, by its path or as `sqlite:///PATH`; or the URL of a PostgreSQL database."""
    scheme, mark, rest = text.partition("://")
    if not mark or is_postgres(text):
        return text
    if scheme.lower() != "sqlite" or not rest.startswith("/") or rest == "/":
        raise BadSetting(
            f"database: {scheme}://… is not supported; give a file, sqlite:///FILE"
            " or postgresql://USER@HOST/NAME."
        )
    return rest[1:]


def is_postgres(place: str) -> bool:
    return place.lower().startswith(("postgresql://", "postgres://"))


def without_password(place: str) -> str:
    if not is_postgres(place):
        return place
    parts = urlsplit(place)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _switch(text: str) -> bool:
    words = {"1": True, "yes": True, "on": True, "true": True}
    words |= {"0": False, "no": False, "off": False, "false": False}
    if text.lower() not in words:
        raise ValueError(text)
    return words[text.lower()]


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


_READ: Mapping[str, Callable[[str], object]] = {
    "host": str,
    "port": int,
    "database": database_place,
    "base_url": str,
    "allowed_hosts": _names,
    "proxies": str,
    "keep_days": float,
    "workers": int,
    "test_dice": _switch,
    "limits": _switch,
    "open_metrics": _switch,
    "log": str,
    "processes": int,
    "webhook": str,
    "webhook_secret": str,
    "test_push": _switch,
    "bot_seconds": float,
}
