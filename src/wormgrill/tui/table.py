"""The table: the board, the choices, what has happened, and all that can be done here."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from time import time
from typing import TYPE_CHECKING, cast

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, RichLog

from wormgrill.client.known_tables import forget_if_gone, remember
from wormgrill.client.line import Line, Problem
from wormgrill.client.live_table import LiveTable, TableStep
from wormgrill.formats.position_json import edition_from_json
from wormgrill.match.table import DiceSource, TableState
from wormgrill.rules.actions import choose, keep
from wormgrill.rules.position import Position
from wormgrill.tui.board import BoardWidget
from wormgrill.tui.choices import Choices
from wormgrill.tui.chronicle import StoryScreen
from wormgrill.tui.dialogs import AskWords, PickOne
from wormgrill.tui.dice import Tray
from wormgrill.tui.fitting import Words
from wormgrill.tui.key_line import KeyLine
from wormgrill.tui.offering import OfferingScreen
from wormgrill.tui.offers import Offer, action_keys
from wormgrill.tui.staying import stays
from wormgrill.tui.table_offers import table_offers
from wormgrill.tui.table_words import notes, prompt, title, waiting_list
from wormgrill.tui.typed_dice import TypedDice
from wormgrill.words.actions import action_text
from wormgrill.words.voice import Voice

if TYPE_CHECKING:
    from wormgrill.tui.app import TerminalApp

LOOK = 0.6  # seconds that others' steps are looked at
WIDE = 120  # columns from which on the story stands beside the board
FEWEST_CHOICES = 4  # lines of them that are seen in the smallest window
FEWEST_TILES = 3  # lines of them and the players
WHY_LINES = 2
EVERY = 1.0  # seconds after which clocks are looked at


class TableScreen(OfferingScreen):
    """One table, live. What has happened is shown step by step; then it is somebody's turn."""

    CSS_PATH = "table.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - as Textual has it

    def __init__(self, voice: Voice, line: Line, table: str) -> None:
        super().__init__(voice)
        self._line = line
        self._table = table
        self._steps: asyncio.Queue[TableStep] = asyncio.Queue()
        self._live: LiveTable | None = None
        self._sentences: list[str] = []
        self._typed = TypedDice()
        self._showing = False  # a step, which has not been looked at for long enough
        self._hurry = False
        self.shown: Position | None = None  # what is drawn: behind what is known, for a while

    @property
    def terminal(self) -> "TerminalApp":
        return cast("TerminalApp", self.app)

    def compose_body(self) -> ComposeResult:
        yield Words(id="title", markup=False)
        with Vertical(id="play"):
            yield BoardWidget()
            yield Words(id="waiting", markup=False)
            yield Words(id="prompt", markup=False)
            yield Words(id="odds-heading", markup=False)
            yield Choices()
            yield Words(id="why", markup=False)
        yield RichLog(id="story", wrap=True, markup=False, max_lines=500, min_width=20)

    def on_mount(self) -> None:
        self.query_one("#story", RichLog).can_focus = False
        self.set_interval(EVERY, self._look_at_clocks)
        self.run_worker(self._open(), group="table")

    async def _open(self) -> None:
        try:
            live = await LiveTable.open(
                self._line, self._table, self.voice, self._steps.put_nowait, self._changed
            )
        except Problem as problem:
            forget_if_gone(problem, self._line.link(self._table), self.terminal.memory)
            self.tell(problem)
            self.dismiss()
            return
        self._live, self.shown = live, live.position
        with suppress(Problem):  # the story before is not needed to play
            self._tell(await live.earlier())
        self._draw()
        while True:
            await self._show(await self._steps.get())

    def on_unmount(self) -> None:
        if self._live:
            self._live.close()

    # Showing

    async def _show(self, step: TableStep) -> None:
        """A step: seen first, told when the dice have landed, and looked at for a while."""
        if not stays(self):
            return
        if step.position or not step.facts:
            self.shown = step.position
            self._typed.clear()
        if not (self._hurry or self.terminal.still):
            self._showing = True
            await self._perform(step)
            self._showing = False
        else:
            self._tell(step.sentences)
        if step.told("game-over") and self._live and self._line.link(self._table) is None:
            edition = edition_from_json(self._live.view.edition).key
            self.terminal.keep_record(await self._live.record(), edition)
        if self._steps.empty():  # else only what is left standing is drawn
            self._hurry = False
            self._draw()

    async def _perform(self, step: TableStep) -> None:
        typed = self._live is not None and self._live.view.dice is DiceSource.TYPED
        self._draw(animate=not typed)  # real dice have rolled already
        board = self.query_one(BoardWidget)
        while board.rolling:
            await asyncio.sleep(0.02)
        self._tell(step.sentences)
        if step.position and step.by_bot:
            await self._rest(LOOK)

    async def _rest(self, seconds: float) -> None:
        end = time() + seconds
        while time() < end and not self._hurry:
            await asyncio.sleep(0.02)

    def _changed(self) -> None:
        """Something beside the game."""
        if not self._showing:
            self._draw()

    def _look_at_clocks(self) -> None:
        live = self._live
        if live and not self._showing and (live.view.deadline or live.presence.hand_over):
            self._write_prompt(live)
            self.offer_anew()

    def _tell(self, sentences: Sequence[str]) -> None:
        self._sentences += sentences
        if stays(self):
            for sentence in sentences:
                self.query_one("#story", RichLog).write(sentence)

    def _fit(self) -> None:
        """The dice, what is asked and some choices are always in view, whatever has to be scrolled
        for it; and so is the newest of the story."""
        if not stays(self):
            return
        choices, why = self.query_one(Choices), self.query_one("#why")
        board, over = self.query_one(BoardWidget), self.query_one("#over-dice")
        above = self.query_one("#prompt").region.bottom + self.query_one("#odds-heading").display
        room = self.query_one(KeyLine).region.y - above
        if board.display:
            room += over.region.height
            wanted = choices.virtual_size.height if choices.display else 0
            room -= board.limit(max(FEWEST_TILES, room - min(FEWEST_CHOICES, wanted)))
        room = max(FEWEST_CHOICES, room)
        choices.styles.max_height = room
        why.set_class(room < choices.option_count + WHY_LINES, "-no-room")
        self.query_one("#story", RichLog).scroll_end(animate=False)

    def on_resize(self) -> None:
        self.call_after_refresh(self._fit)

    def _draw(self, animate: bool = False) -> None:
        live = self._live
        if live is None or not stays(self):
            return
        remember(live, self.terminal.memory)
        board = self.query_one(BoardWidget)
        board.display = self.shown is not None
        if self.shown:
            board.show(self.shown, self.voice, animate=animate, notes=notes(live, self.voice))
        self.query_one("#title", Words).update(title(live, self.voice))
        waiting = self.query_one("#waiting", Words)
        waiting.display = live.view.state is TableState.OPEN
        waiting.update(waiting_list(live, self.voice))
        self._write_prompt(live)
        self._draw_choices(live)
        self.offer_anew()
        self.call_after_refresh(self._fit)

    def _write_prompt(self, live: LiveTable) -> None:
        words = prompt(live, self.shown, self.calls, self._tells, self.voice)
        turn = self.shown.turn if self.shown else None
        if self._tells and self.shown and turn:
            words = f"{words}\n{self._typed.told(self.shown, turn, self.voice)}"
        self.query_one("#prompt", Words).update(words)

    def _draw_choices(self, live: LiveTable) -> None:
        odds = self.terminal.memory.now.odds and live.view.hints
        hints = live.hints if odds else None
        choices = self.query_one(Choices)
        choices.show(self.shown if self.calls else None, hints, self.voice, self.size.width)
        heading = self.query_one("#odds-heading", Words)
        heading.display = odds and choices.display
        heading.update(choices.heading(hints, self.voice, self.size.width))
        why = self.query_one("#why", Words)
        why.display = bool(hints and hints.why and choices.display)
        why.update(hints.why or "" if hints else "")
        if self.calls:
            choices.focus()
            if odds and hints is None:
                self.run_worker(self._ask_hints(live), group="hints", exclusive=True)

    async def _ask_hints(self, live: LiveTable) -> None:
        try:
            await live.ask_hints()
        except Problem:  # the choices are there without them
            if stays(self):
                self.query_one("#odds-heading").display = False
                self._fit()

    # Who is asked

    @property
    def _settled(self) -> LiveTable | None:
        """The table, once everything has been shown and nothing of ours is under way."""
        live = self._live
        if live is None or live.busy or self._showing or not self._steps.empty():
            return None
        return live

    @property
    def calls(self) -> bool:
        """It is for us to decide."""
        live = self._settled
        return live is not None and live.decides

    @property
    def _tells(self) -> bool:
        """Real dice are to be typed in here."""
        live = self._settled
        return live is not None and live.tells_dice

    @property
    def over(self) -> bool:
        """It has been played to its end, or given up, and all of it was shown."""
        live = self._settled
        return live is not None and live.view.state is TableState.OVER

    def choice_keys(self) -> list[str]:
        """The keys of what may be decided now, in the order of the choices."""
        if not self.calls or self.shown is None:
            return []
        return action_keys(self.shown.legal, self.shown.edition)

    # What can be done

    def offers(self) -> Sequence[Offer]:
        live = self._live
        offers: list[Offer] = []
        if live:
            offers += [*self._game_offers(live), *table_offers(live, self, self.voice)]
        if self._showing and not self._hurry and not self.terminal.still:
            offers.append(Offer("space", self.say("tui-skip"), self._skip))
        return [*offers, Offer("escape", self.say("tui-home"), self._leave)]

    def _game_offers(self, live: LiveTable) -> Iterator[Offer]:
        position = self.shown
        if position is None or position.turn is None:
            return
        if self.calls:
            for action, key in zip(position.legal, self.choice_keys(), strict=True):
                label = action_text(position, action, self.voice)
                yield Offer(key, label, partial(live.act, str(action)), quiet=True)
        if self._tells:
            for key, face in self._typed.next_faces(position, position.turn):
                yield Offer(key, self.voice.face(face), partial(self._type, face))
            if self._typed.dice(position, position.turn):
                yield Offer("enter", self.say("web-dice-told"), self._tell_dice)
            if self._typed.begun:
                yield Offer("backspace", self.say("tui-take-away"), self._take_away)

    def _type(self, face: str) -> None:
        self._typed.add(face)
        self._draw()

    def _take_away(self) -> None:
        self._typed.take_away()
        self._draw()

    async def _tell_dice(self) -> None:
        position = self.shown
        if self._live is None or position is None or position.turn is None:
            return
        dice = self._typed.dice(position, position.turn)
        if dice:
            try:
                await self._live.tell_dice(dice)
            except Problem:
                self._typed.clear()
                self._draw()
                raise

    def _skip(self) -> None:
        self._hurry = True
        self.query_one(BoardWidget).land()

    def _leave(self) -> None:
        self.dismiss()

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self._choose(event.option_id)

    @on(OptionList.OptionHighlighted)
    def pointed(self, event: OptionList.OptionHighlighted) -> None:
        """The board shows what it would bring."""
        if event.option_id and self.shown and self.calls:
            with suppress(Exception):
                action = choose(event.option_id, self.shown.legal)
                self.query_one(BoardWidget).aim(action)

    @on(Tray.Chosen)
    def die_clicked(self, event: Tray.Chosen) -> None:
        self._choose(str(keep(event.face)))

    def _choose(self, action: str | None) -> None:
        if self.shown and self.calls:
            for one, key in zip(self.shown.legal, self.choice_keys(), strict=True):
                if str(one) == action:
                    self.action_offer(key)

    # Deeds that ask, or show something else

    def switch_odds(self) -> None:
        memory = self.terminal.memory
        memory.note(odds=not memory.now.odds)
        self._draw()

    async def say_something(self) -> None:
        assert self._live is not None
        phrases = await self._live.phrases()
        asked = PickOne(self.say("web-say"), [(one.key, one.text) for one in phrases])
        phrase = await self.app.push_screen_wait(asked)
        if phrase:
            await self._live.say(phrase)

    async def seat_somebody(self) -> None:
        assert self._live is not None
        asked = AskWords(
            self.say("web-seat-here"), [(self.say("web-name"), "")], self.say("web-seat-them")
        )
        words = await self.app.push_screen_wait(asked)
        if words and words[0]:
            await self._live.sit(words[0])

    async def play_again(self) -> None:
        assert self._live is not None
        next = self._live.view.rematch or await self._live.rematch()
        self.terminal.show_instead(TableScreen(self.voice, self._line, next))

    async def replay(self) -> None:
        assert self._live is not None
        await self.terminal.replay(await self._live.record())

    async def review(self) -> None:
        assert self._live is not None
        await self.terminal.review(await self._live.record())

    async def read_story(self, searching: bool) -> None:
        assert self._live is not None
        await self.app.push_screen(
            StoryScreen(self.voice, self._sentences, self._earlier, searching)
        )

    async def read_rules(self) -> None:
        assert self._live is not None
        await self.terminal.show_rules(edition_from_json(self._live.view.edition))

    async def _earlier(self) -> list[str]:
        """A piece of the story before what is known of it, which is known from now on."""
        assert self._live is not None
        with suppress(Problem):
            before = await self._live.earlier()
            self._sentences[:0] = before
            return before
        return []
