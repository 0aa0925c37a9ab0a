"""The words around the board: whose turn it is, what is asked, who is away."""

from collections.abc import Sequence
from time import time
from typing import Any

from wormgrill.client.live_table import LiveTable
from wormgrill.formats.position_json import edition_from_json
from wormgrill.match.table import SeatKind, TableState
from wormgrill.match.view import SeatView
from wormgrill.rules.position import Position
from wormgrill.words import view
from wormgrill.words.bot_names import bot_name
from wormgrill.words.story import final_ranking
from wormgrill.words.voice import Voice


def table_name(edition: str | dict[str, Any], names: Sequence[str | None], voice: Voice) -> str:
    """In a list of tables: what is played there, and by whom."""
    people = [name or voice.say("web-open-seat") for name in names]
    title = voice.title(edition_from_json(edition))
    return voice.say("tui-table", title=title, names=voice.listed(people))


def title(live: LiveTable, voice: Voice) -> str:
    """The edition, how others find the table, who looks on, and whether the line is cut."""
    parts = [voice.title(edition_from_json(live.view.edition))]
    link = live.line.link(live.id)
    if link:
        parts += [f"{voice.say('tui-code')} {live.view.code}"]
        if live.presence.watching:
            parts.append(voice.say("web-watching", count=live.presence.watching))
    if live.view.series:
        parts.append(voice.say("web-series-games", count=live.view.series.games + 1))  # with this
    if not live.live:
        parts.append(voice.say("web-reconnecting"))
    return " · ".join(parts)


def notes(live: LiveTable, voice: Voice) -> tuple[str, ...]:
    """What stands beside each player's name."""
    several = sum(seat.you for seat in live.view.seats) > 1
    return tuple(_note(seat, several, voice) for seat in live.view.seats)


def _note(seat: SeatView, several: bool, voice: Voice) -> str:
    if seat.program and (seat.kind is SeatKind.BOT or not seat.bot):
        return voice.say("web-program")
    if seat.kind is SeatKind.BOT and seat.bot:
        return bot_name(seat.bot, voice)
    if seat.bot:
        return voice.say("web-bot-plays")
    if seat.you:
        return "" if several else voice.say("web-you")
    return "" if seat.here else voice.say("web-away")


def waiting_list(live: LiveTable, voice: Voice) -> str:
    """Before the start: who sits where, and how the others come."""
    seats = [
        f"  {number}  {seat.name or voice.say('web-open-seat')}"
        + (f"  ({note})" if (note := _note(seat, several=False, voice=voice)) and seat.name else "")
        for number, seat in enumerate(live.view.seats, 1)
    ]
    link = live.line.link(live.id)
    come = [voice.say("web-invite"), f"  {link}", f"  {voice.say('web-code')} {live.view.code}"]
    return "\n".join([*seats, "", *(come if link else [])])


def prompt(live: LiveTable, shown: Position | None, calls: bool, tells: bool, voice: Voice) -> str:
    """What is awaited, and of whom."""
    if live.view.state is TableState.OPEN:
        return voice.say("web-lobby-waiting" if live.sitting else "web-lobby-invited")
    if live.view.state is TableState.OVER:
        return _end(live, shown, voice)
    if shown is None or shown.turn is None:
        return ""
    name = live.name(shown.turn.player)
    if tells:
        return f"{voice.say('web-dice-of', name=name)} {voice.say('tui-type-dice')}"
    if calls:
        mine = sum(seat.you for seat in live.view.seats)
        turn = voice.say("web-turn-of", name=name) if mine > 1 else voice.say("web-your-turn")
        asked = view.question(shown, shown.turn, voice)
        return " ".join([turn, asked, *_clock(live, voice)])
    return " ".join([_awaited(live, shown.turn.player, name, voice), *_clock(live, voice)])


def _awaited(live: LiveTable, seat: int, name: str, voice: Voice) -> str:
    if live.mine(seat):
        return voice.say("web-wait")
    for one in live.presence.hand_over:
        if one.seat == seat and live.sitting and one.at > time():
            return voice.say("web-hand-over-soon", name=name, count=round(one.at - time()) or 1)
    away = any(one.seat == seat for one in live.presence.hand_over)
    return voice.say("web-waiting-for" if away else "web-thinking", name=name)


def _clock(live: LiveTable, voice: Voice) -> list[str]:
    if live.view.deadline is None:
        return []
    left = max(0, round(live.view.deadline - time()))
    return [voice.say("web-time-left", count=left)] if left < _A_DAY else []


_A_DAY = 24 * 3600


def _end(live: LiveTable, shown: Position | None, voice: Voice) -> str:
    if live.view.abandoned:
        return voice.say("web-abandoned", why=live.view.why_abandoned or "other")
    lines = final_ranking(shown, voice) if shown and shown.over else []
    if live.view.rematch and live.view.rematch_by is not None:
        lines.append(voice.say("web-rematch-wanted", name=live.name(live.view.rematch_by)))
    return "\n".join(lines)
