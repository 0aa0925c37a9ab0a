"""What can be done at a table now, beside the choices of the game."""

from collections.abc import Iterator
from functools import partial
from time import time
from typing import Protocol

from wormgrill.client.live_table import LiveTable
from wormgrill.match.table import SeatKind, TableState
from wormgrill.tui.offers import REPLAY, REVIEW, RULES, Offer
from wormgrill.words.voice import Voice


class TableDeeds(Protocol):
    """What only the screen of a table can do: it asks, or shows something else."""

    def switch_odds(self) -> None: ...
    async def say_something(self) -> None: ...
    async def seat_somebody(self) -> None: ...
    async def play_again(self) -> None: ...
    async def replay(self) -> None: ...
    async def review(self) -> None: ...
    async def read_story(self, searching: bool) -> None: ...
    async def read_rules(self) -> None: ...


def table_offers(live: LiveTable, deeds: TableDeeds, voice: Voice) -> Iterator[Offer]:
    """In the order of the footer."""
    match live.view.state:
        case TableState.OPEN:
            yield from _before(live, deeds, voice)
        case TableState.PLAYING:
            yield from _during(live, deeds, voice)
        case TableState.OVER:
            yield from _after(live, deeds, voice)
    if live.sitting:
        yield Offer("p", voice.say("tui-say"), deeds.say_something)
    yield Offer("l", voice.say("tui-log"), partial(deeds.read_story, searching=False))
    search = partial(deeds.read_story, searching=True)  # the story has a field for it too
    yield Offer("slash", voice.say("tui-search"), search, quiet=True)
    yield Offer(RULES, voice.say("tui-rules"), deeds.read_rules)


def _before(live: LiveTable, deeds: TableDeeds, voice: Voice) -> Iterator[Offer]:
    free = any(seat.kind is SeatKind.OPEN for seat in live.view.seats)
    if free and not live.sitting:
        yield Offer("s", voice.say("web-sit-down"), live.sit)
    if free and live.sitting:
        yield Offer("a", voice.say("web-seat-them"), deeds.seat_somebody)
    if live.view.yours and live.sitting:
        yield Offer("b", voice.say("web-start-with-bots"), live.start)
    if live.sitting:
        yield Offer("x", voice.say("web-stand-up"), live.stand_up)


def _during(live: LiveTable, deeds: TableDeeds, voice: Voice) -> Iterator[Offer]:
    if live.view.hints and live.sitting:
        yield Offer("h", voice.say("tui-odds"), deeds.switch_odds)
    if live.view.dice_back is not None:
        yield Offer("u", voice.say("web-dice-back"), live.take_dice_back)
    for seat in live.to_hand_over(time())[:1]:
        label = voice.say("web-hand-over", name=live.name(seat))
        yield Offer("o", label, partial(live.leave, seat))
    if live.left:
        yield Offer("b", voice.say("web-take-back"), live.take_back)
    elif live.sitting:
        yield Offer("b", voice.say("tui-bot-plays"), live.stand_up)


def _after(live: LiveTable, deeds: TableDeeds, voice: Voice) -> Iterator[Offer]:
    view = live.view
    if view.rematch:
        name = "" if view.rematch_by is None else live.name(view.rematch_by)
        key = "web-to-rematch" if live.sitting or not name else "web-rematch-watch"
        yield Offer("n", voice.say(key, name=name), deeds.play_again)
    elif live.sitting and view.position:
        yield Offer("n", voice.say("web-rematch"), deeds.play_again)
    if view.position:
        yield Offer(REVIEW, voice.say("web-review"), deeds.review)
        yield Offer(REPLAY, voice.say("tui-replay"), deeds.replay)
