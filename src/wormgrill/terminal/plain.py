"""A hot-seat game in plain text: no cursor tricks, so it works over ssh, in a pipe and by ear."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from random import Random
from shlex import quote
from typing import TYPE_CHECKING

from wormgrill.bots.asking import asked
from wormgrill.bots.bot import Bot, BotTrouble
from wormgrill.dice.typed import UnclearDice, read_faces
from wormgrill.formats.record import Record, print_record
from wormgrill.rules.actions import Action, Keep
from wormgrill.rules.events import Event, TurnEnded
from wormgrill.rules.game import Step, apply
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import GoldenDie, Phase, Position, Turn, white_dice_left
from wormgrill.rules.rolls import checked, draw
from wormgrill.terminal.choosing import chosen, plain, shown
from wormgrill.terminal.promised import PromisedDice
from wormgrill.terminal.rulebook import rulebook
from wormgrill.terminal.saves import games_folder, our_command, save
from wormgrill.values.cards import serves
from wormgrill.words import view
from wormgrill.words.refusals import sentence
from wormgrill.words.story import final_ranking, tell
from wormgrill.words.voice import Voice

if TYPE_CHECKING:  # numpy is loaded when the first hint is asked for
    from wormgrill.advice.adviser import Adviser


class Leave(Exception):
    pass


_COMMANDS = {  # a letter or a word for each; the language's own word is a text
    "help": ("?", "help"),
    "table": ("t", "table"),
    "hint": ("h", "hint"),
    "further": ("hh", "hint further"),
    "undo": ("u", "undo"),
    "rules": ("rules",),
    "leave": ("q", "quit", "exit"),
}
_LONG = ("table", "rules")  # what was asked has scrolled away after them


class PlainGame:
    """One game at one keyboard. `chance` rolls the dice; without it they are typed in.

    It speaks plain lines, one after the other, so that a screen reader can follow; whoever writes
    them may wrap them.
    """

    def __init__(
        self,
        record: Record,
        file: Path,
        chance: Random | PromisedDice | None,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        bots: Mapping[int, Bot] | None = None,
        voice: Voice | None = None,
    ) -> None:
        self._record = record
        self._steps = list(record.steps)
        self._file = file
        self._chance = chance
        self._read = read
        self._write = write
        self._bots = bots or {}
        self._voice = voice or Voice()
        self._adviser: Adviser | None = None
        self._warned = False
        self._hinted = False
        self._explained = False  # what the figures of a hint are
        self._out_of_sight = bool(record.steps)  # the dice: rolled in another sitting, or long ago
        self.position = record.start
        self._before: list[tuple[Position, int]] = []  # what can be taken back leads here
        self.turn_number = 1
        for _, position, events in record.replay():
            self._count(events)
            self.position = position

    # The game

    def play(self) -> None:
        """Until the game is over, or somebody leaves: then it is saved and can go on."""
        try:
            self._save()
            while self.position.turn:
                self._show_turn(self.position, self.position.turn)
                self._play_turn(self.turn_number)
        except (Leave, KeyboardInterrupt, EOFError):
            self._write("")
            self._say_saved()
            return
        except BotTrouble as trouble:
            self._write(self._voice.say("bot-trouble", reason=sentence(trouble)))
            self._say_saved()
            return
        for line in final_ranking(self.position, self._voice):
            self._write(line)
        if not self._warned:
            self._say_what_next()

    def _play_turn(self, number: int) -> None:
        while (turn := self.position.turn) and self.turn_number == number:
            in_the_air = turn.phase is Phase.DICE
            step = self._dice(turn) if in_the_air else self._decide(self.position, turn)
            if step:
                self._step(step)

    def _step(self, step: Step) -> None:
        if isinstance(step, Dice):
            step = checked(self.position, step)
        position, events = apply(self.position, step)
        self._keep_for_undo(step, events)
        self.position = position
        self._steps.append(step)
        self._count(events)
        self._save()
        for line in tell(position, events, self._voice):
            self._write(line)
        if isinstance(step, Keep) and self._before and self._human(position) and not self._hinted:
            self._hinted = True
            self._write(self._voice.say("undo-hint"))

    def _human(self, position: Position) -> bool:
        return position.turn is not None and position.turn.player not in self._bots

    def _count(self, events: tuple[Event, ...]) -> None:
        self.turn_number += any(isinstance(event, TurnEnded) for event in events)

    # Taking back

    def _keep_for_undo(self, step: Step, events: tuple[Event, ...]) -> None:
        """A choice can be taken back until dice fall or the turn passes.

        Where dice are typed in, everything can: nobody but the typist has decided anything.
        """
        passed = any(isinstance(event, TurnEnded) for event in events)
        if self._chance and (passed or isinstance(step, Dice)):
            self._before.clear()
        else:
            self._before.append((self.position, self.turn_number))

    def _undo(self) -> None:
        if not self._before:
            self._write(self._voice.say("nothing-to-undo"))
            return
        self.position, self.turn_number = self._before.pop()
        self._steps.pop()
        self._save()
        self._write(self._voice.say("undone"))

    # Asking

    def _show_turn(self, position: Position, turn: Turn) -> None:
        name = position.seats[turn.player].name
        self._write("")
        self._write(self._voice.say("turn-heading", turn=self.turn_number, name=name))
        if turn.player not in self._bots:  # it knows the table; people see it in their own turn
            for line in view.table(position, self._voice):
                self._write(line)

    def _decide(self, position: Position, turn: Turn) -> Action | None:
        """The action chosen, or None if something else was asked for and done."""
        if turn.player in self._bots:
            return asked(self._bots[turn.player], position.seats[turn.player].name, position)
        legal = legal_actions(position)
        self._say_dice(position, turn)
        texts = view.choices(position, turn, self._voice)
        self._write(view.question(position, turn, self._voice))
        labels = view.labels(legal, self._voice)
        for label, text in zip(labels, texts, strict=True):
            self._write("  " + self._voice.say("choice", label=label, text=text))
        while True:
            given = self._ask(position, turn)
            action = chosen(given, position, legal, labels, self._voice)
            if action:
                return action
            if done := self._command(given):
                if self.position is not position or done in _LONG:
                    return None  # the choices have changed, or scrolled away
                continue
            key = (
                "only-choice" if len(legal) == 1 else "not-a-choice" if given else "no-choice-given"
            )
            label = self._voice.either(labels)
            self._write(self._voice.say(key, given=shown(given), labels=label))

    def _ask(self, position: Position, turn: Turn) -> str:
        return self._read(self._voice.say("prompt", name=position.seats[turn.player].name)).strip()

    def _say_dice(self, position: Position, turn: Turn) -> None:
        """What lies aside, and what was rolled where that cannot be seen any more."""
        if turn.rolled is not None and self._out_of_sight:
            self._write(view.rolled(turn.rolled, turn.golden, self._voice))
        self._out_of_sight = False
        if turn.phase is not Phase.ROLL and turn.kept:
            self._write(view.aside(position, turn, self._voice))

    def _command(self, given: str) -> str | None:
        """Something else than a choice, done: help, the table, taking back, the rules, leaving."""
        command = next((name for name in _COMMANDS if plain(given) in self._words(name)), None)
        if command == "leave":
            raise Leave
        if command == "undo":
            self._undo()
        elif command:
            for line in self._shown(command):
                self._write(line)
            self._out_of_sight = self._out_of_sight or command in _LONG
        return command

    def _words(self, command: str) -> tuple[str, ...]:
        return *_COMMANDS[command], self._voice.say(f"type-{command}")

    def _shown(self, command: str) -> list[str]:
        if command == "help":
            return self._voice.say("help").splitlines()
        if command == "table":
            return view.table(self.position, self._voice)
        if command == "rules":
            return rulebook(self.position.edition, self._voice)
        return self._hint(deep=command == "further")

    def _hint(self, deep: bool) -> list[str]:
        from wormgrill.advice.adviser import Adviser
        from wormgrill.solver.dice_states import TooManyDice
        from wormgrill.terminal.hint import hint

        self._adviser = self._adviser or Adviser()
        adviser = Adviser(deep=True) if deep else self._adviser
        turn, advice = self.position.turn, adviser.advise(self.position)
        assert turn is not None
        assert advice is not None
        try:
            lines = hint(advice, turn, self._voice, explained=self._explained)
        except TooManyDice:
            return [self._voice.say("hint-none")]
        self._explained = self._explained or advice.best is not None
        return lines

    # Dice

    def _dice(self, turn: Turn) -> Dice | None:
        """The dice drawn or typed; None if a step was taken back instead."""
        if isinstance(self._chance, PromisedDice):
            return self._chance.roll(self.position)
        if self._chance:
            return draw(self.position, self._chance)
        edition = self.position.edition
        name = self.position.seats[turn.player].name
        white = white_dice_left(self.position, turn)
        faces: list[str] = []
        if white:
            example = self._voice.row(list(islice(cycle(edition.face_names), white)))
            ask = self._voice.say("ask-dice", name=name, count=white, example=example)
            faces = self._typed(ask, white, edition.face_names, turn)
            if not faces:
                return None
        if turn.golden_die is not GoldenDie.IN_HAND:
            return Dice(tuple(faces))
        sides = tuple(dict.fromkeys(edition.golden_sides))
        key = "ask-golden" if white else "ask-golden-only"
        shows = self._voice.listed([self._voice.face(side) for side in sides])
        golden = self._typed(self._voice.say(key, name=name, faces=shows), 1, sides, turn)
        return Dice(tuple(faces), golden[0]) if golden else None

    def _typed(self, ask: str, count: int, sides: tuple[str, ...], turn: Turn) -> list[str]:
        """So many faces; none if a step was taken back instead."""
        sides_typed = {plain(self._voice.face(side)): side for side in sides}
        self._write(ask)
        while self.position.turn is turn:
            given = self._ask(self.position, turn)
            try:
                faces = [sides_typed[word] for word in read_faces(plain(given), list(sides_typed))]
            except UnclearDice as unclear:
                done = self._command(given)
                if done in _LONG:
                    self._say_dice(self.position, turn)
                    self._write(ask)
                elif not done:
                    key = "unclear-face" if unclear.ambiguous else "bad-face"
                    names = [self._voice.face(sides_typed[face]) for face in unclear.faces]
                    told = self._voice.listed(names)
                    self._write(self._voice.say(key, given=shown(unclear.given), faces=told))
                continue
            if len(faces) == count:
                return faces
            given, expected = (
                self._voice.dice(len(faces)),
                self._voice.say("to-be-typed", count=count),
            )
            self._write(self._voice.say("wrong-count", given=given, expected=expected))
        return []

    # Keeping

    def _current(self) -> Record:
        record = replace(self._record, steps=tuple(self._steps))
        if isinstance(self._chance, PromisedDice):
            rolls = sum(isinstance(step, Dice) for step in self._steps)
            record = replace(record, receipt=self._chance.receipt(rolls))
        return record

    def _save(self) -> None:
        try:
            save(self._current(), self._file)
            self._warned = False
        except OSError as error:
            if not self._warned:
                self._warned = True
                reason = error.strerror or str(error)
                self._write(self._voice.say("not-saved", file=str(self._file), reason=reason))

    def _say_saved(self) -> None:
        if not self._steps and self._file.parent == games_folder():  # not one the user has named
            self._file.unlink(missing_ok=True)
            self._write(self._voice.say("not-begun"))
            return
        self._save()
        if self._warned:
            self._write(self._voice.say("not-saved-print"))
            self._write(print_record(self._current()))
            return
        command = f"{our_command()} play --resume {quote(str(self._file))}"
        self._write(self._voice.say("saved", file=str(self._file)))
        self._write(self._voice.say("resume-with", command=command))

    def _say_what_next(self) -> None:
        """After the game: how to read it again, whether it was luck, whether the dice were fair."""
        edition, players = self.position.edition, len(self.position.seats)
        there = {
            "replay": True,
            "review": serves(edition, players),
            "verify": isinstance(self._chance, PromisedDice),
        }
        for command in filter(there.get, there):
            line = f"{our_command()} {command} {quote(str(self._file))}"
            self._write(self._voice.say(f"then-{command}", command=line))
