"""Who is asking: tokens are made here, shown once, and kept only as hashes.

What a guest is to a table is `match/guest.py`; the rows are in `server/store/guests.py`.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from time import time
from weakref import WeakValueDictionary

from wormgrill.match.errors import TableRefusal
from wormgrill.match.guest import SEED_BYTES, Guest
from wormgrill.match.nicknames import nickname_of
from wormgrill.match.rooms import CODE_LETTERS
from wormgrill.rules.errors import BadRequest, Refusal
from wormgrill.rules.seating import check_name
from wormgrill.server.device_names import device_name
from wormgrill.server.store.guests import KeptToken, SqlGuests
from wormgrill.server.token_kind import TokenKind
from wormgrill.words.texts import LANGUAGE, LANGUAGES

TOKEN_BYTES = 24
DEVICE_LETTERS = 8
DEVICE_SECONDS = 600.0
RECOVERY_LETTERS = 20  # 86 bits: good for as long as a paper lasts
RECOVERY_GROUP = 4  # letters, so that they can be read and typed
SEEN_EVERY = 3600.0  # far more often than the shortest --keep-days
REMEMBERED = 10_000
TOKEN_ID = 12  # hexadecimal digits of its hash, by which a token is named in a list


class NoGuest(TableRefusal):
    """No token came with the request, or one that is not known."""

    code = "no-guest"


class NoDeviceCode(TableRefusal):
    """A code for a second device that was never made, was used, or has expired."""

    code = "no-device-code"


class NoRecoveryCode(TableRefusal):
    """A recovery code that was never made, was replaced, or was revoked."""

    code = "no-recovery-code"


class NotForPrograms(TableRefusal):
    """A bot account wants to do what only people do."""

    code = "not-for-programs"


class BadAccount(Refusal):
    """There is a bot account of this name already, or none."""

    code = "bad-account"


class NoToken(TableRefusal):
    """None of the guest's tokens has this id, or no longer."""

    code = "no-token"


class Guests:
    """All guests of a server: made, named, and recognised by their tokens and device codes."""

    def __init__(
        self,
        kept: SqlGuests,
        clock: Callable[[], float] = time,
        changed: Callable[[str], None] = lambda guest: None,
    ) -> None:
        self._kept = kept
        self._clock = clock
        self._changed = changed  # is told to other processes, which may know the guest too
        self._by_token: OrderedDict[bytes, Guest] = OrderedDict()
        self._alive: WeakValueDictionary[str, Guest] = WeakValueDictionary()
        self._seen: dict[bytes, float] = {}  # when the use of a token was noted last

    async def with_token(self, token: str, user_agent: str | None = None) -> Guest:
        hash = hash_of(token)
        guest = self._by_token.get(hash)
        if guest is None or guest.program:  # of a program an operator may have revoked it meanwhile
            found = await self._kept.with_token(hash)
            if found is None:
                self._forget([hash])
                raise NoGuest("This token is not known here. PUT /api/me makes a new guest.")
            guest = self._remember(hash, found)
        else:
            self._by_token.move_to_end(hash)
        await self._note(guest, hash, user_agent)
        return guest

    def _remember(self, hash: bytes, found: Guest) -> Guest:
        """One object per guest, so that a name or a seed is never an old one."""
        guest = self._alive.setdefault(found.id, found)
        self._by_token[hash] = guest
        while len(self._by_token) > REMEMBERED:
            forgotten, _ = self._by_token.popitem(last=False)
            self._seen.pop(forgotten, None)
        return guest

    async def _note(self, guest: Guest, hash: bytes, user_agent: str | None) -> None:
        now = self._clock()
        if now - self._seen.get(hash, 0.0) > SEEN_EVERY:
            self._seen[hash] = now
            await self._kept.seen(guest.id, hash, now, device_name(user_agent))

    async def make(
        self, name: str | None, language: str, user_agent: str | None = None
    ) -> tuple[Guest, str]:
        """A new guest and their token; who brings no name gets a nickname."""
        id = secrets.token_urlsafe(12)
        name, language = check_name(nickname_of(id) if name is None else name), _known(language)
        token, new = self._new_token(TokenKind.BROWSER, user_agent)
        guest = Guest(id, name, language, secrets.token_bytes(SEED_BYTES))
        await self._kept.make(guest, new)
        self._seen[new.hash] = new.made
        return self._remember(new.hash, guest), token

    async def make_program(self, name: str) -> str:
        """A bot account, for an operator; returns its token."""
        name = check_name(name)
        if any(account.name == name for account in await self._kept.programs()):
            raise BadAccount(
                f"There is a bot account “{name}” already: --new-token makes another token for it,"
                " --revoke takes them away."
            )
        token, new = self._new_token(TokenKind.PROGRAM)
        id, seed = secrets.token_urlsafe(12), secrets.token_bytes(SEED_BYTES)
        await self._kept.make(Guest(id, name, LANGUAGE, seed, program=True), new)
        return token

    async def new_program_token(self, name: str) -> str:
        """The only one that is good from now on."""
        token, new = self._new_token(TokenKind.PROGRAM)
        await self._kept.replace_tokens(await self._program(name), new)
        return token

    async def revoke_program(self, name: str) -> None:
        """No token of it is good any more."""
        await self._kept.replace_tokens(await self._program(name))

    async def _program(self, name: str) -> str:
        for account in await self._kept.programs():
            if account.name == name.strip():
                return account.id
        raise BadAccount(f"There is no bot account “{name}”: wormgrill bot-account lists them.")

    async def rename(self, guest: Guest, name: str, language: str | None) -> None:
        if guest.program and name != guest.name:
            raise NotForPrograms("A program is called what its operator has called it.")
        name, language = check_name(name), _known(language or guest.language)
        await self._kept.rename(guest.id, name, language)
        guest.name, guest.language = name, language
        self._changed(guest.id)

    async def new_token(self, guest: Guest, asking: str) -> str:
        """One for a program, asked for with this other one, which stays good."""
        token, new = self._new_token(TokenKind.PROGRAM)
        self._forget(await self._kept.add_token(guest.id, new, hash_of(asking)))
        self._changed(guest.id)
        return token

    async def tokens(self, guest: Guest) -> list[KeptToken]:
        return await self._kept.tokens_of(guest.id)

    async def revoke(self, guest: Guest, id: str) -> None:
        for token in await self.tokens(guest):
            if token_id(token.hash) == id:
                await self._kept.drop_token(guest.id, token.hash)
                self._forget([token.hash])
                self._changed(guest.id)
                return
        raise NoToken("None of your tokens has this id: GET /api/me/tokens lists them.")

    async def delete(self, guest: Guest) -> None:
        """With all tokens and codes; what other tables keep of the guest goes with the row."""
        await self._kept.delete(guest.id)
        self.forget(guest.id)
        self._changed(guest.id)

    async def new_device(self, guest: Guest) -> str:
        """A code that moves the guest to a second device, once, within ten minutes."""
        code = _letters(DEVICE_LETTERS)
        await self._kept.add_device(hash_of(code), guest.id, self._clock() + DEVICE_SECONDS)
        return code

    async def new_recovery(self, guest: Guest) -> tuple[str, float]:
        """A code to be printed, good until the next one is made or it is revoked; and when it was
        made."""
        letters, now = _letters(RECOVERY_LETTERS), self._clock()
        await self._kept.set_recovery(guest.id, hash_of(letters), now)
        groups = range(0, RECOVERY_LETTERS, RECOVERY_GROUP)
        return "-".join(letters[at : at + RECOVERY_GROUP] for at in groups), now

    async def recovery_made(self, guest: Guest) -> float | None:
        """When the code that is good was made; None if there is none."""
        return await self._kept.recovery_of(guest.id)

    async def revoke_recovery(self, guest: Guest) -> None:
        await self._kept.drop_recovery(guest.id)

    async def come(self, code: str, user_agent: str | None = None) -> tuple[Guest, str]:
        """By a code for a second device or by a recovery code, however it is typed."""
        typed = "".join(filter(str.isalnum, code.upper()))
        if len(typed) > DEVICE_LETTERS:
            return await self._come_by_recovery(typed, user_agent)
        return await self.come_by_device(typed, user_agent)

    async def _come_by_recovery(self, letters: str, user_agent: str | None) -> tuple[Guest, str]:
        token, new = self._new_token(TokenKind.BROWSER, user_agent)
        gone = await self._kept.use_recovery(hash_of(letters), new)
        if gone is None:
            raise NoRecoveryCode("No guest has this recovery code, or no longer.")
        self._forget(gone)
        return await self.with_token(token), token

    async def come_by_device(self, code: str, user_agent: str | None = None) -> tuple[Guest, str]:
        token, new = self._new_token(TokenKind.BROWSER, user_agent)
        gone = await self._kept.use_device(hash_of(code), new)
        if gone is None:
            raise NoDeviceCode(
                "This code is not good, or no longer. Make a new one on the other device."
            )
        self._forget(gone)
        return await self.with_token(token), token

    def _forget(self, hashes: list[bytes]) -> None:
        for hash in hashes:
            self._by_token.pop(hash, None)
            self._seen.pop(hash, None)

    def forget(self, id: str) -> None:
        """Another process has changed this guest, or their tokens: the store knows better."""
        self._alive.pop(id, None)
        for hash in [hash for hash, guest in self._by_token.items() if guest.id == id]:
            del self._by_token[hash]

    def forget_all(self) -> None:
        self._alive.clear()
        self._by_token.clear()

    def _new_token(self, kind: TokenKind, user_agent: str | None = None) -> tuple[str, KeptToken]:
        token, now = secrets.token_urlsafe(TOKEN_BYTES), self._clock()
        return token, KeptToken(hash_of(token), kind, now, now, device_name(user_agent))


def must_be_person(guest: Guest) -> None:
    """Rankings and parties are for people."""
    if guest.program:
        raise NotForPrograms("This is for people. A program can make tables and sit down at them.")


def token_id(hash: bytes) -> str:
    """What a token is called where it must not be shown."""
    return hash.hex()[:TOKEN_ID]


def id_of_token(token: str) -> str:
    return token_id(hash_of(token))


def _letters(number: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(number))


def hash_of(secret: str) -> bytes:
    """Tokens and recovery codes are long and random, and codes for devices soon gone: a plain hash
    is enough. They are found by it: no comparison tells how much of a guess was right."""
    return sha256(secret.encode()).digest()


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise BadRequest(f"language: “{language[:20]}” is not one of {', '.join(LANGUAGES)}.")
    return language
