"""A record once more: step by step with the arrow keys, turn by turn, or by itself."""

from collections.abc import Container, Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.timer import Timer

from wormgrill.formats.record import Record
from wormgrill.reviews.account import Decision, PerSeat, Review
from wormgrill.reviews.moments import puzzles
from wormgrill.reviews.why import why
from wormgrill.tui.beats import Beat, beats
from wormgrill.tui.board import BoardWidget
from wormgrill.tui.fitting import Words
from wormgrill.tui.offering import OfferingScreen
from wormgrill.tui.offers import REVIEW, Offer
from wormgrill.tui.timeline import Timeline
from wormgrill.words.story import final_ranking, tell
from wormgrill.words.voice import EVEN, Voice

_PACE = 1.6  # seconds for a beat when it plays by itself


class ReplayScreen(OfferingScreen):
    """A recorded game. With its review it shows the chances too, and what was better.

    `app.push_screen(ReplayScreen(record, voice))` shows it from its start; `step` is the number of
    the step to begin at.
    """

    CSS = """
    ReplayScreen { layout: vertical; }
    ReplayScreen #title { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    ReplayScreen #story { height: 1fr; padding: 0 1; margin-top: 1; }
    """

    def __init__(
        self,
        record: Record,
        voice: Voice,
        review: Review | None = None,
        step: int = 0,
        still: bool = False,
    ) -> None:
        super().__init__(voice)
        self._record, self._review, self._still = record, review, still
        self._beats = beats(record)
        self._at = self._beat_of(step)
        self._turns = self._beats[-1].turn
        self._playing: Timer | None = None
        self._chances, self._decisions = _by_step(review) if review else ({}, {})
        dear = {puzzle.decision.number for puzzle in puzzles(review)} if review else set()
        self._dear = self._beats_with(dear)  # the dearest errors are marked

    @property
    def beat(self) -> Beat:
        return self._beats[self._at]

    def compose_body(self) -> ComposeResult:
        yield Words(id="title", markup=False)
        yield BoardWidget()
        with VerticalScroll(id="story", can_focus=False):
            yield Words(id="told", markup=False)
        yield Timeline()

    def on_mount(self) -> None:
        self._show()

    def _beat_of(self, step: int) -> int:
        """Where the step of this number has been done; for the first one, the start."""
        led = (at for at, beat in enumerate(self._beats) if beat.done > step > 0)
        return next(led, 0)

    # Moving

    def offers(self) -> Sequence[Offer]:
        last, say = len(self._beats) - 1, self.say
        offers: list[Offer] = []
        if self._at:
            offers += [
                Offer("left", say("board-back"), lambda: self.go(self._at - 1)),
                Offer("pageup", say("board-turn-back"), lambda: self.go(self._turn_back())),
                Offer("home", say("board-first"), lambda: self.go(0), quiet=True),
            ]
        if self._at < last:
            play = "web-replay-pause" if self._playing else "web-replay-play"
            offers += [
                Offer("right", say("board-on"), lambda: self.go(self._at + 1)),
                Offer("pagedown", say("board-turn-on"), lambda: self.go(self._turn_on())),
                Offer("end", say("board-last"), lambda: self.go(last), quiet=True),
                Offer("space", say(play), self._play),
            ]
        if self._review is None:
            offers.append(Offer(REVIEW, say("web-review"), self._have_reviewed))
        elif (error := self._next_error()) is not None:
            offers.append(Offer("e", say("web-replay-next-error"), lambda: self.go(error)))
        return [*offers, Offer("escape", say("board-leave"), self.leave)]

    def go(self, at: int, playing: bool = False) -> None:
        """To the beat of this number, as far as there are beats."""
        if self._playing and not playing:
            self._pause()
        before, self._at = self._at, min(max(at, 0), len(self._beats) - 1)
        self._show(rolls=self._at == before + 1)
        self.offer_anew()

    def _turn_on(self) -> int:
        last = len(self._beats) - 1
        return next((at for at in range(self._at + 1, last) if self._beats[at].ends_turn), last)

    def _turn_back(self) -> int:
        return next((at for at in range(self._at - 1, 0, -1) if self._beats[at].ends_turn), 0)

    def _play(self) -> None:
        if self._playing:
            self._pause()
        else:
            self._playing = self.set_interval(_PACE, self._play_on)
            self._play_on()

    def _pause(self) -> None:
        if self._playing:
            self._playing.stop()
            self._playing = None
            self.offer_anew()

    def _play_on(self) -> None:
        if self._at + 1 >= len(self._beats) - 1:
            self._pause()
        self.go(self._at + 1, playing=True)

    @on(Timeline.Sought)
    def _sought(self, message: Timeline.Sought) -> None:
        self.go(message.at)

    def leave(self) -> None:
        self.dismiss()

    def _have_reviewed(self) -> None:
        from wormgrill.tui.review import ReviewScreen  # they know each other

        self._pause()
        self.app.push_screen(ReviewScreen(self._record, self.voice, still=self._still))

    # Showing

    def _show(self, rolls: bool = False) -> None:
        beat = self.beat
        title = self.voice.title(beat.position.edition)
        place = self.say("web-replay-turn", turn=beat.turn, count=self._turns)
        self.query_one("#title", Words).update(f"{title} · {place}")
        self.query_one(BoardWidget).show(
            beat.position, self.voice, animate=rolls and not self._still, notes=self._notes(beat)
        )
        self.query_one("#told", Words).update("\n".join(self._told(beat)))
        self.query_one("#story", VerticalScroll).scroll_end(animate=False)
        self.query_one(Timeline).show(self._at, len(self._beats) - 1, self._dear)

    def _told(self, beat: Beat) -> list[str]:
        """The turn so far, and what is to be said about its last decision."""
        turn = [one for one in self._beats[: self._at + 1] if one.turn == beat.turn]
        told = [line for one in turn for line in tell(one.position, one.events, self.voice)]
        told += self._better(beat)
        if beat.position.over:
            told += ["", *final_ranking(beat.position, self.voice)]
        return told

    def _better(self, beat: Beat) -> list[str]:
        errors = [self._decisions[step] for step in range(beat.first, beat.done)
                  if step in self._decisions]  # fmt: skip
        return [text for error in errors if (text := why(error, self.voice))]

    def _notes(self, beat: Beat) -> tuple[str, ...]:
        chances = self._chances.get(beat.done)
        return tuple(map(self.voice.percent, chances)) if chances else ()

    # Errors

    def _beats_with(self, steps: Container[int]) -> frozenset[int]:
        return frozenset(
            at
            for at, beat in enumerate(self._beats)
            if any(step in steps for step in range(beat.first, beat.done))
        )

    def _next_error(self) -> int | None:
        errors = self._beats_with(self._decisions)
        return min((at for at in errors if at > self._at), default=None)


def _by_step(review: Review) -> tuple[dict[int, PerSeat], dict[int, Decision]]:
    """The chances once so many steps are done, and the decisions that cost something."""
    steps = [step for turn in review.turns for step in turn.steps]
    chances = {0: review.curve[0]} | {step.number + 1: step.win for step in steps}
    errors = {
        step.number: step for step in steps if isinstance(step, Decision) and step.cost >= EVEN
    }
    return chances, errors
