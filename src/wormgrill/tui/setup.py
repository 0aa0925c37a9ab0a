"""Before the game: which edition, who sits where, whose dice, what is agreed on."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Checkbox, Input, Label, Select

from wormgrill.client.line import Line, Problem, ask, fresh_key
from wormgrill.match.view import TableView
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.seating import MOST_PLAYERS
from wormgrill.server.messages import BotView, EditionView
from wormgrill.tui.offering import OfferingScreen
from wormgrill.tui.offers import Offer
from wormgrill.tui.rules import RulesScreen
from wormgrill.tui.tick import Tick
from wormgrill.words.bot_names import bot_name
from wormgrill.words.voice import Voice

NOBODY, ME, LOCAL, OPEN, BOT = "nobody", "me", "local", "open", "bot:"
USUAL_BOT = f"{BOT}careful"
PACES = (0, 20, 45, 90, 300, 86400)  # seconds; 0: no clock
LOT = -1


class SetupScreen(OfferingScreen):
    """A table is made here; what `dismiss` brings is its id, or None."""

    CSS = """
    SetupScreen { align: center middle; }
    #form { width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 0 2; }
    #form Horizontal { height: auto; margin-bottom: 0; }
    #form Label { width: 16; padding-right: 1; color: $text-muted; }
    #form Select { width: 1fr; }
    #form Input { width: 1fr; }
    #heading { text-style: bold; width: 100%; margin-bottom: 1; }
    #make { margin-top: 1; }
    """

    def __init__(self, voice: Voice, line: Line, name: str, remote: bool) -> None:
        super().__init__(voice)
        self._line = line
        self._own_name = name
        self._remote = remote
        self._bots: list[BotView] = []
        self._editions: dict[str, EditionView] = {}

    def compose_body(self) -> ComposeResult:
        with VerticalScroll(id="form", can_focus=False):
            yield Label(self.say("web-set-up"), id="heading")
            titles = [(self.voice.title(edition), key) for key, edition in EDITIONS.items()]
            yield self._row("tui-game", Select(titles, id="edition", **_PLAIN))
            for number in range(MOST_PLAYERS):
                yield Horizontal(
                    Label(self.say("web-seat", number=number + 1)),
                    Select([(self.say("tui-nobody"), NOBODY)], id=f"seat-{number}", **_PLAIN),
                    Input(id=f"name-{number}", placeholder=self.say("web-name"), compact=True),
                    id=f"row-{number}",
                )
            dice = [(self.say("tui-dice-rolled"), "verified"), (self.say("web-real-dice"), "typed")]
            yield self._row("web-dice", Select(dice, id="dice", **_PLAIN))
            yield self._row("web-first", Select([(self.say("web-lot"), LOT)], id="first", **_PLAIN))
            if self._remote:
                paces = [(self.say(f"web-pace-{pace}"), pace) for pace in PACES]
                yield self._row("web-pace", Select(paces, id="pace", **_PLAIN))
            for option in ("short-game", "free-choice"):
                yield Tick(self.say(f"web-option-{option}"), id=option, compact=True)
            yield Button(self.say("web-make-table"), id="make", variant="primary", compact=True)

    def _row(self, text: str, field: Select[Any]) -> Horizontal:
        return Horizontal(Label(self.say(text)), field)

    async def on_mount(self) -> None:
        try:
            await self._ask_what_there_is()
        except Problem as problem:
            self.tell(problem)
            self.dismiss(None)

    async def _ask_what_there_is(self) -> None:
        self._bots = await ask(self._line, "GET", "/api/bots", None, list[BotView])
        editions = await ask(self._line, "GET", "/api/editions", None, list[EditionView])
        self._editions = {edition.key: edition for edition in editions}
        for number in range(MOST_PLAYERS):
            self._seat(number).set_options(self._who(number))
            self._seat(number).value = (ME, USUAL_BOT)[number] if number < 2 else NOBODY
        self.query_one("#name-0", Input).value = self._own_name
        self._lay_out()
        self.query_one("#edition").focus()

    def _who(self, number: int) -> list[tuple[str, str]]:
        nobody = [(self.say("tui-nobody"), NOBODY)] if number > 1 else []
        me = [(self.say("web-you"), ME)]
        friend = [(self.say("web-kind-open"), OPEN)] if self._remote else []
        bots = [(self._called(bot), f"{BOT}{bot.key}") for bot in self._bots]
        return [*nobody, *me, (self.say("web-kind-local"), LOCAL), *friend, *bots]

    def _called(self, bot: BotView) -> str:
        if bot.program is None:
            return bot_name(bot.key, self.voice)
        return f"{bot.program} ({self.say('web-program')})"

    def _seat(self, number: int) -> "Select[Any]":
        return self.query_one(f"#seat-{number}", Select)

    @on(Select.Changed)
    def _lay_out(self) -> None:
        """Only what can be asked for: seats up to the first free one, names of people, options."""
        edition = self._editions.get(str(self.query_one("#edition", Select).value))
        if edition is None:
            return
        taken = self._taken()
        for number in range(MOST_PLAYERS):
            row = self.query_one(f"#row-{number}")
            row.display = number < min(max(len(taken) + 1, 2), edition.players[1])
            self.query_one(f"#name-{number}").display = self._seat(number).value in (ME, LOCAL)
        for option in ("short-game", "free-choice"):
            self.query_one(f"#{option}").display = option in edition.allowed_options
        first = self.query_one("#first", Select)
        seats = [(self.say("web-seat", number=seat + 1), seat) for seat in range(len(taken))]
        chosen = first.value if first.value in range(len(taken)) else LOT
        with self.prevent(Select.Changed):
            first.set_options([(self.say("web-lot"), LOT), *seats])
            first.value = chosen

    def _taken(self) -> list[dict[str, Any]]:
        """The seats up to the first that nobody has."""
        seats: list[dict[str, Any]] = []
        for number in range(MOST_PLAYERS):
            kind = str(self._seat(number).value)
            if kind in (NOBODY, str(Select.NULL)):
                break
            name = self.query_one(f"#name-{number}", Input).value.strip()
            if kind.startswith(BOT):
                seats.append({"kind": "bot", "bot": kind.removeprefix(BOT)})
            else:
                seats.append({"kind": kind} | ({"name": name} if name and kind != OPEN else {}))
        return seats

    @on(Button.Pressed, "#make")
    def pressed(self) -> None:
        self.action_offer("f2")

    async def _make(self) -> None:
        edition = self._editions[str(self.query_one("#edition", Select).value)]
        seats = self._taken()
        first = self.query_one("#first", Select).value
        options: dict[str, Any] = {
            option: True
            for option in ("short-game", "free-choice")
            if option in edition.allowed_options and self.query_one(f"#{option}", Checkbox).value
        }
        options["first"] = SystemRandom().randrange(len(seats)) if first == LOT else first
        body = {
            "edition": edition.key,
            "seats": seats,
            "options": {name: value for name, value in options.items() if value},
            "dice": self.query_one("#dice", Select).value,
            "randomness": fresh_key(),
            "key": fresh_key(),
        }
        if self._remote:
            body["pace"] = self.query_one("#pace", Select).value or None
        made = await ask(self._line, "POST", "/api/tables", body, TableView)
        self.dismiss(made.id)

    async def _read_rules(self) -> None:
        """Of the edition that is chosen."""
        edition = EDITIONS[str(self.query_one("#edition", Select).value)]
        await self.app.push_screen(RulesScreen(edition, self.voice))

    def offers(self) -> Sequence[Offer]:
        return [
            Offer("f2", self.say("web-make-table"), self._make),
            Offer("f3", self.say("tui-rules"), self._read_rules),
            Offer("escape", self.say("tui-home"), lambda: self.dismiss(None)),
        ]

    @property
    def name_given(self) -> str:
        """What whoever sits here calls themselves."""
        return next(
            (seat["name"] for seat in self._taken() if seat["kind"] == ME and "name" in seat), ""
        )


_PLAIN: dict[str, Any] = {"allow_blank": False, "compact": True}
