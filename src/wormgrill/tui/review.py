"""A review on the screen: the curve, the moments that decided it, skill and luck of everybody."""

from collections.abc import Iterator, Sequence

from textual import on, work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, ProgressBar
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from wormgrill.formats.record import Record
from wormgrill.reviews.account import Review
from wormgrill.reviews.champion import reviewed
from wormgrill.reviews.moments import moments, puzzles
from wormgrill.reviews.sentences import moment_told, verdict
from wormgrill.reviews.turning import turning
from wormgrill.reviews.why import why
from wormgrill.rules.errors import Refusal
from wormgrill.tui.accounts import Accounts
from wormgrill.tui.curve import Curve
from wormgrill.tui.fitting import Words
from wormgrill.tui.looks import look_of
from wormgrill.tui.offering import OfferingScreen
from wormgrill.tui.offers import REPLAY, Offer
from wormgrill.tui.replay import ReplayScreen
from wormgrill.tui.staying import stays
from wormgrill.words.voice import Voice

_TOLD = 50  # times that progress is told


class _Left(Exception):
    """Whoever wanted the review has gone."""


class Thought(Option):
    """A line of the list: something that is worth a look, and where it was."""

    def __init__(self, text: Content, turn: int, step: int) -> None:
        super().__init__(text)
        self.turn, self.step = turn, step


class ReviewScreen(OfferingScreen):
    """A recorded game taken apart, by a thread of its own: the screen shows how far it is.

    `app.push_screen(ReviewScreen(record, voice))`; with a `review` that is there already it is
    shown at once.
    """

    CSS = """
    ReviewScreen { layout: vertical; }
    ReviewScreen #title { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    ReviewScreen #verdict { height: auto; padding: 0 1; }
    ReviewScreen #waiting { height: auto; padding: 1; }
    ReviewScreen #thoughts {
        height: 1fr; border: none; padding: 0 1; background: transparent;
    }
    ReviewScreen #thoughts > .option-list--option-highlighted {
        background: $panel; color: $foreground; text-style: none;
    }
    ReviewScreen #thoughts:ansi > .option-list--option-highlighted {
        background: $block-cursor-background; color: $block-cursor-foreground;
    }
    ReviewScreen Curve { height: 40%; min-height: 9; max-height: 20; }
    ReviewScreen #accounts { height: 1fr; padding: 0 1; }
    """

    def __init__(
        self, record: Record, voice: Voice, review: Review | None = None, still: bool = False
    ) -> None:
        super().__init__(voice)
        self._record, self._still = record, still
        self.review = review

    def compose_body(self) -> ComposeResult:
        yield Words(id="title", markup=False)
        with VerticalScroll(id="waiting", can_focus=False):
            yield Words(self.say("web-review-wait"), id="wait")
            yield ProgressBar(show_eta=False)
        yield Words(id="verdict")
        yield Curve()
        yield OptionList(id="thoughts")
        with VerticalScroll(id="accounts"):
            yield Accounts()

    def on_mount(self) -> None:
        edition = self._record.start.edition
        title = self.say("review-title", edition=self.voice.title(edition))
        self.query_one("#title", Words).update(title)
        for part in ("#verdict", "#thoughts", "#accounts", Curve):
            self.query_one(part).display = False
        if self.review:
            self._show(self.review)
        else:
            self._take_apart()

    @work(thread=True, exclusive=True)
    def _take_apart(self) -> None:
        worker, tell = get_current_worker(), self.app.call_from_thread

        def progress(done: int, every: int) -> None:
            if worker.is_cancelled:
                raise _Left
            if done * _TOLD // every != (done - 1) * _TOLD // every:
                tell(self._come, done, every)

        try:
            tell(self._show, reviewed(self._record, progress))
        except _Left:
            return
        except Refusal as refusal:
            tell(self._refused, refusal)

    def _come(self, done: int, every: int) -> None:
        """So far."""
        if stays(self):
            self.query_one(ProgressBar).update(total=every, progress=done)

    def _refused(self, refusal: Refusal) -> None:
        if not stays(self):
            return
        self.query_one("#wait", Words).update(Content(refusal.message))
        self.query_one(ProgressBar).display = False

    # Showing

    def _show(self, review: Review) -> None:
        if not stays(self):  # left in the last moment
            return
        self.review = review
        self.query_one("#waiting").display = False
        for part in ("#verdict", "#thoughts", Curve):
            self.query_one(part).display = True
        turned = turning(review, self.voice)
        told = " ".join([verdict(review, self.voice), *([turned.text] if turned else [])])
        self.query_one("#verdict", Words).update(Content(told))
        pins = [moment.turn for moment in moments(review)]
        self.query_one(Curve).show(review, pins, self.voice)
        self.query_one(Accounts).show(review, self.voice)
        thoughts = self.query_one("#thoughts", OptionList)
        thoughts.add_options([*self._moments(review), *self._again(review)])
        thoughts.focus()
        self.offer_anew()

    def _moments(self, review: Review) -> Iterator[Option]:
        yield self._heading("review-moments")
        found = moments(review)
        if not found:
            yield Option(self.say("review-no-moments"), disabled=True)
        for number, moment in enumerate(found, 1):
            text = moment_told(moment, review.names, self.voice)
            yield self._thought(str(number), moment.turn, moment.step.number, text)

    def _again(self, review: Review) -> Iterator[Option]:
        found = puzzles(review)
        if found:
            yield self._heading("review-again")
        for puzzle in found:
            decision = puzzle.decision
            text = f"{review.names[decision.seat]}: {why(decision, self.voice)}"
            yield self._thought("", puzzle.turn, decision.number, text)

    def _heading(self, key: str) -> Option:
        return Option(Content.styled(self.say(key), look_of(self.app).warm), disabled=True)

    def _thought(self, mark: str, turn: int, step: int, text: str) -> Thought:
        look = look_of(self.app)
        place = self.say("review-turn-number", turn=turn)
        told = Content.assemble((f"{mark:1} ", look.warm), (f"{place}  ", look.strong), text)
        return Thought(told, turn, step)

    # Doing

    def offers(self) -> Sequence[Offer]:
        leave = Offer("escape", self.say("board-leave"), self.leave)
        if self.review is None:
            return [leave]
        accounts = self.query_one("#accounts").display
        other = "review-moments" if accounts else "review-account"
        return [
            Offer("s", self.say(other), self._turn_over),
            Offer(REPLAY, self.say("web-replay-title"), lambda: self._replay(0)),
            leave,
        ]

    def leave(self) -> None:
        self.dismiss()

    def _turn_over(self) -> None:
        """The moments, or skill and luck."""
        accounts = self.query_one("#accounts")
        accounts.display = not accounts.display
        thoughts = self.query_one("#thoughts", OptionList)
        thoughts.display = not accounts.display
        (accounts if accounts.display else thoughts).focus()
        self.offer_anew()

    def _replay(self, step: int) -> None:
        screen = ReplayScreen(self._record, self.voice, self.review, step, self._still)
        self.app.push_screen(screen)

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if isinstance(event.option, Thought):
            self.query_one(Curve).mark(event.option.turn)

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option, Thought):
            self._replay(event.option.step)

    @on(Curve.Sought)
    def _sought(self, message: Curve.Sought) -> None:
        """The first step of that turn."""
        if self.review:
            self._replay(self.review.turns[message.turn - 1].steps[0].number)
