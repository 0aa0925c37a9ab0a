"""The table and the choices in plain lines: for eyes, pipes and screen readers alike."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from wormgrill.rules.actions import Action, Keep, Weasel
from wormgrill.rules.legal import keepable, legal_actions
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import (
    Phase,
    Position,
    Seat,
    Spot,
    Turn,
    counts_canned_worm,
    total,
)
from wormgrill.rules.scoring import worms
from wormgrill.words.actions import choice_text
from wormgrill.words.voice import Voice


def table(position: Position, voice: Voice) -> list[str]:
    lines = [voice.say("grill"), *(f"  {row}" for row in _grill_rows(position.grill, voice))]
    lines += [voice.say("players"), *(f"  {_player(seat, voice)}" for seat in position.seats)]
    if position.edition.bratworms:
        lines.append(voice.say("supply", count=position.supply))
    if position.out:
        lines.append(
            voice.say(
                "out-of-game",
                specialists=voice.listed([voice.specialist(one) for one in position.out]),
            )
        )
    return lines


def _grill_rows(grill: Iterable[Spot], voice: Voice) -> list[str]:
    by_worms = sorted(grill, key=lambda spot: spot.tile.worms)
    return [
        voice.say(
            "grill-row",
            worms=voice.worms(count),
            tiles=", ".join(_spot(spot, voice) for spot in row),
        )
        for count, row in groupby(by_worms, key=lambda spot: spot.tile.worms)
    ]


def _spot(spot: Spot, voice: Voice) -> str:
    if not spot.up:
        return voice.say("turned-down", tile=spot.tile.value)
    if spot.specialist:
        return voice.say(
            "on-tile", tile=spot.tile.value, specialist=voice.specialist(spot.specialist)
        )
    return str(spot.tile.value)


def _player(seat: Seat, voice: Voice) -> str:
    counted = {"name": seat.name, "worms": voice.worms(worms(seat))}
    line = voice.say("player-none", **counted)
    if seat.stack:
        tiles = voice.say("tiles", count=len(seat.stack))
        line = voice.say("player-stack", top=seat.stack[-1].value, tiles=tiles, **counted)
    if seat.bratworms:
        line += f", {voice.say('bratworms', count=seat.bratworms)}"
    if seat.specialist:
        line += f", {voice.specialist(seat.specialist)}"
    return line


def aside(position: Position, turn: Turn, voice: Voice) -> str:
    """The dice laid aside and what they are worth."""
    canned = counts_canned_worm(position, turn)
    return voice.say(
        "aside-canned" if canned else "aside",
        dice=voice.row(turn.kept),
        total=total(position, turn),
    )


def rolled(faces: Sequence[str], golden: str | None, voice: Voice) -> str:
    """The dice as they lie."""
    dice = voice.row(faces)
    if golden is None:
        return voice.say("odds-rolled", dice=dice)
    if not faces:
        return voice.say("odds-rolled-golden-alone", golden=voice.face(golden))
    return voice.say("odds-rolled-golden", dice=dice, golden=voice.face(golden))


QUESTIONS = {
    Phase.ROLL: "ask-roll",
    Phase.CHOOSE: "ask-keep",
    Phase.AFTER: "ask-after",
    Phase.ROB: "ask-rob",
    Phase.RETURN: "ask-return",
    Phase.PINCH: "ask-pinch",
}


def question(position: Position, turn: Turn, voice: Voice) -> str:
    dead = turn.phase is Phase.CHOOSE and not keepable(position, turn)
    return voice.say("ask-dead" if dead else QUESTIONS[turn.phase])


def labels(legal: Iterable[Action], voice: Voice) -> list[str]:
    """What makes each choice: its number in the list.

    Where faces are numbers, it is the face to keep: a 3 shall mean the threes alone.
    """
    legal = list(legal)
    if any(isinstance(action, Keep) and action.face.isdecimal() for action in legal):
        return [_label(action, voice) for action in legal]
    return [str(number) for number in range(1, len(legal) + 1)]


def _label(action: Action, voice: Voice) -> str:
    if isinstance(action, Keep):
        return voice.face(action.face)
    return voice.specialist(Specialist.WEASEL) if isinstance(action, Weasel) else str(action)


def choices(position: Position, turn: Turn, voice: Voice) -> list[str]:
    """What each legal action would do, in the order of the legal actions."""
    return [choice_text(position, turn, action, voice) for action in legal_actions(position)]
