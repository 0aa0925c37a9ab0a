"""A screen whose deeds are offered: by key, by a click in the footer, and in the palette."""

from collections.abc import Sequence
from inspect import iscoroutine
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.events import Key, ScreenResume
from textual.screen import Screen

from wormgrill.client.line import STRANGER, Problem
from wormgrill.rules.errors import Refusal
from wormgrill.tui.help import HelpScreen
from wormgrill.tui.key_line import KeyLine
from wormgrill.tui.offers import Deed, Offer
from wormgrill.tui.staying import stays
from wormgrill.words.refusals import detail
from wormgrill.words.voice import Voice

HELP = "question_mark"


class OfferingScreen(Screen[Any]):
    """Says in `offers` what can be done now; `offer_anew` when that has changed."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def say(self, key: str, **values: object) -> str:
        return self.voice.say(key, **values)

    def offers(self) -> Sequence[Offer]:
        """What can be done now, the first things first."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield from self.compose_body()
        yield KeyLine()

    def compose_body(self) -> ComposeResult:
        raise NotImplementedError

    @on(ScreenResume)
    def _offer_again(self) -> None:
        self.offer_anew()

    def all_offers(self) -> Sequence[Offer]:
        """On every screen there is help too."""
        return [*self.offers(), Offer(HELP, self.say("tui-help"), self._help)]

    async def _help(self) -> None:
        await self.app.push_screen(HelpScreen(self.voice, self.offers()))

    def offer_anew(self) -> None:
        if stays(self):
            self.query_one(KeyLine).show(self.all_offers())

    async def on_key(self, event: Key) -> None:
        for offer in self.all_offers():
            if event.key == offer.key:
                event.stop()
                self.action_offer(offer.key)
                return

    def action_offer(self, key: str) -> None:
        """By a key, a click or the palette."""
        for offer in self.all_offers():
            if offer.key == key:
                self.do(offer.do)
                return

    def do(self, deed: Deed) -> None:
        """Beside whatever else is going on: the screen never waits for it."""
        self.run_worker(self._carried_out(deed), group="deeds")

    async def _carried_out(self, deed: Deed) -> None:
        """What is refused is told; nothing is lost by it."""
        try:
            work = deed()
            if iscoroutine(work):  # a screen that goes must not wait for its own going
                await work
        except (Problem, Refusal) as refused:
            self.tell(refused)

    def tell(self, refused: Problem | Refusal) -> None:
        self.notify(in_words(refused, self.voice), severity="warning", markup=False)


def in_words(refused: Problem | Refusal, voice: Voice) -> str:
    """What is wrong in this case, else what is wrong in general."""
    if isinstance(refused, Refusal):
        return detail(refused, voice.language)
    nobody = "tui-stranger" if refused.code == STRANGER else "web-offline"
    return refused.detail or refused.title or voice.say(nobody)
