"""What each of the client's pages says of itself, in words: its title and what there is to see."""

from urllib.parse import quote

from wormgrill.match.table import SeatKind, Table, TableState
from wormgrill.party.party import Party
from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.scoring import scores, winners
from wormgrill.server.pages import Page
from wormgrill.words.voice import Voice

HOUSE_PICTURE = "/api/picture.png"


def house(voice: Voice) -> Page:
    return _page("house", "/", voice)


def about(voice: Voice) -> Page:
    return _page("about", "/about", voice)


def games(voice: Voice) -> Page:
    """A guest's own, whoever opens it."""
    return _page("games", "/games", voice)


def calls(voice: Voice) -> Page:
    """Where one turns on to be told that it is one's turn."""
    return _page("calls", "/calls", voice)


def offline(voice: Voice) -> Page:
    """What can be done without a network."""
    return _page("offline", "/offline", voice)


def records(voice: Voice) -> Page:
    """Where a record can be handed in for a review."""
    return _page("records", "/review", voice)


def replays(voice: Voice) -> Page:
    """Where a record can be looked at step by step."""
    return _page("replays", "/r", voice)


def daily(voice: Voice, day: str | None = None) -> Page:
    """Today's grill, or that of another day: its address is what people share."""
    return _page("daily", f"/daily/{day}" if day else "/daily", voice)


def figures(voice: Voice) -> Page:
    """A guest's own games in figures; nothing of them stands in the page itself."""
    return _page("figures", "/me", voice)


def puzzles(voice: Voice) -> Page:
    return _page("puzzles", "/puzzles", voice)


def nothing(voice: Voice) -> Page:
    """An address that the client does not know."""
    return _page("nothing", None, voice, status=404)


def no_table(voice: Voice) -> Page:
    return _page("no-table", None, voice, status=404)


def no_party(voice: Voice) -> Page:
    return _page("no-party", None, voice, status=404)


def new_party(voice: Voice) -> Page:
    """Where a party is set up."""
    return _page("party", "/party", voice)


def party(found: Party, voice: Voice) -> Page:
    """No names: chat servers read this."""
    edition = EDITIONS[found.terms.edition]
    title = voice.say("preview-party-invitation-title", edition=voice.title(edition))
    picture = f"/api/editions/{edition.key}/picture.png"
    told = voice.say("preview-party-invitation")
    return Page(title, told, picture, f"/party/{found.id}", listed=False)


def _page(about: str, path: str | None, voice: Voice, status: int = 200) -> Page:
    title, told = voice.say(f"preview-{about}-title"), voice.say(f"preview-{about}")
    return Page(title, told, HOUSE_PICTURE, path, status=status)


def position(edition: Edition, line: str, voice: Voice) -> Page:
    """Any position, to be looked at."""
    title = voice.say("preview-position-title", edition=voice.title(edition))
    picture = f"/api/positions/picture.png?position={quote(line, safe='')}"
    return Page(title, voice.say("preview-position"), picture, f"/p/{line}", listed=False)


def new_game(edition: Edition, voice: Voice) -> Page:
    """Where a game of this edition is set up."""
    special = voice.say(f"special-{edition.key}")
    told = voice.say("preview-new", edition=voice.title(edition), special=special)
    return _about_edition("new", edition, told, voice)


def rule_book(edition: Edition, voice: Voice) -> Page:
    return _about_edition("rules", edition, voice.say("preview-rules"), voice)


def lesson(edition: Edition, voice: Voice) -> Page:
    return _about_edition("learn", edition, voice.say("preview-learn"), voice)


def _about_edition(where: str, edition: Edition, told: str, voice: Voice) -> Page:
    title = voice.say(f"preview-{where}-title", edition=voice.title(edition))
    picture = f"/api/editions/{edition.key}/picture.png"
    return Page(title, told, picture, f"/{where}/{edition.key}")


def table(found: Table, voice: Voice) -> Page:
    return Page(
        _title(found, voice), _state(found, voice), _picture(found), f"/t/{found.id}", listed=False
    )


def review(found: Table, voice: Voice) -> Page:
    title = voice.say("preview-review-title", edition=voice.title(found.terms.edition))
    told = voice.say("preview-review")
    return Page(title, told, _picture(found), f"/review/{found.id}", listed=False)


def replay(found: Table, voice: Voice) -> Page:
    title = voice.say("preview-replay-title", edition=voice.title(found.terms.edition))
    told = _state(found, voice)
    return Page(title, told, _picture(found), f"/r/{found.id}", listed=False)


def _picture(table: Table) -> str:
    """By its version: a chat that keeps pictures fetches the next one."""
    return f"/api/tables/{table.id}/picture.png?version={table.changed}"


def _title(table: Table, voice: Voice) -> str:
    """Names only at public tables, where everybody has a nickname: chat servers read this."""
    edition = voice.title(table.terms.edition)
    if table.terms.public:
        return voice.say("preview-table-named", names=_players(table, voice), edition=edition)
    invites = table.state is TableState.OPEN
    key = "preview-invitation-title" if invites else "preview-table-title"
    return voice.say(key, edition=edition)


def _players(table: Table, voice: Voice) -> str:
    """Mika, Nino and 2 bots."""
    taken = [seat for seat in table.seats if seat.kind is not SeatKind.OPEN]
    people = [s.name for s in taken if s.kind is not SeatKind.BOT and s.program is None]
    bots = len(taken) - len(people)
    return voice.listed([*people, *([voice.say("preview-bots", count=bots)] if bots else [])])


def _state(table: Table, voice: Voice) -> str:
    position = table.position
    if table.state is TableState.OPEN:
        free = sum(seat.kind is SeatKind.OPEN for seat in table.seats)
        return voice.say("preview-open", free=free)
    if table.state is TableState.PLAYING:
        return voice.say("preview-playing")
    if table.abandoned or position is None:
        return voice.say("preview-abandoned")
    best = winners(position)
    told = voice.worms(scores(position)[best[0]])
    if not table.terms.public:
        return voice.say("preview-over", worms=told)
    names = voice.listed([table.seats[seat].name for seat in best])
    return voice.say("preview-over-named", names=names, count=len(best), worms=told)
