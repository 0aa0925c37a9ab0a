"""Which record is to be looked at: one of plain play's, or any file."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as ListedOption

from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules.errors import BadRecord, Refusal
from wormgrill.terminal.saves import games_folder
from wormgrill.tui.looks import look_of
from wormgrill.tui.offering import OfferingScreen
from wormgrill.tui.offers import Offer
from wormgrill.tui.replay import ReplayScreen
from wormgrill.words.refusals import detail
from wormgrill.words.voice import Voice

MOST_LISTED = 50  # the newest
_PLAYER = re.compile(r"^Player: (.+)$", re.MULTILINE)


class UnreadableRecord(Refusal):
    """A file that is not there, or is no record."""

    code = BadRecord.code


class RecordsScreen(OfferingScreen):
    """The name of a file is typed, or one of the kept games is chosen; then it is replayed."""

    CSS = """
    RecordsScreen { align: center top; }
    RecordsScreen Static, RecordsScreen Input, RecordsScreen OptionList {
        width: 72; max-width: 100%; margin: 1 1 0 1;
    }
    RecordsScreen #heading { text-style: bold; }
    RecordsScreen #kept { height: 1fr; border: none; background: transparent; }
    """

    def __init__(self, voice: Voice, still: bool = False) -> None:
        super().__init__(voice)
        self._still = still

    def compose_body(self) -> ComposeResult:
        yield Static(self.say("tui-record"), id="heading", markup=False)
        yield Input(placeholder=self.say("board-which-file"), compact=True)
        yield OptionList(*self._kept(), id="kept")

    def offers(self) -> Sequence[Offer]:
        return [Offer("escape", self.say("board-leave"), self.leave)]

    def leave(self) -> None:
        self.dismiss()

    def _kept(self) -> Iterator[ListedOption]:
        files = sorted(games_folder().glob("*.txt"), key=lambda file: file.name, reverse=True)
        look = look_of(self.app)
        for file in files[:MOST_LISTED]:
            names = self.voice.listed(_PLAYER.findall(file.read_text("utf-8", "replace")))
            told = Content.assemble((f"{file.stem}  ", look.strong), names)
            yield ListedOption(told, id=str(file))

    @on(OptionList.OptionSelected)
    async def _chosen(self, event: OptionList.OptionSelected) -> None:
        if event.option_id:
            await self._open(Path(event.option_id))

    @on(Input.Submitted)
    async def _typed(self, event: Input.Submitted) -> None:
        if event.value.strip():
            await self._open(Path(event.value.strip()).expanduser())

    async def _open(self, file: Path) -> None:
        try:
            record = read_record(file, self.voice)
        except UnreadableRecord as refusal:
            self.notify(refusal.message, severity="warning", markup=False)
            return
        await self.app.push_screen(ReplayScreen(record, self.voice, still=self._still))


def read_record(file: Path, voice: Voice) -> Record:
    """What cannot be read is refused in a sentence with the name of the file."""
    name = str(file)
    try:
        return parse_record(file.read_text("utf-8"))
    except FileNotFoundError:
        told = voice.say("no-such-file", file=name)
    except UnicodeDecodeError:
        told = voice.say("not-utf8", file=name)
    except OSError as error:
        told = voice.say("not-readable", file=name, reason=error.strerror or str(error))
    except BadRecord as refusal:
        told = voice.say("not-readable", file=name, reason=detail(refusal, voice.language))
    raise UnreadableRecord(told)
