"""Why a party refuses: each with its stable code."""

from wormgrill.rules.errors import Refusal

NO_PARTY = "There is no such party. Perhaps its host has deleted it."


class NoParty(Refusal):
    code = "no-party"


class NotHost(Refusal):
    """Only the one who has made the party can do this."""

    code = "not-host"


class NotJoined(Refusal):
    """Nobody has joined under this number."""

    code = "not-joined"


class PartyFull(Refusal):
    code = "party-full"


class PartyOver(Refusal):
    """No round is started any more."""

    code = "party-over"


class RoundOn(Refusal):
    """The tables of a round are being played."""

    code = "round-on"


class RoundGone(Refusal):
    """Another round than the one that was meant."""

    code = "round-gone"


class TooFewGuests(Refusal):
    """For a table."""

    code = "too-few-guests"


class AlreadyRolled(Refusal):
    """So the pairing stays."""

    code = "already-rolled"


class TooManyParties(Refusal):
    """Of one host, not over yet."""

    code = "too-many-parties"
