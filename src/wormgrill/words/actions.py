"""What an action does, in words: the one home of it, for every client.

The texts are those of `locales/*/words.ftl`; the browser says the same ones.
"""

from wormgrill.rules.actions import (
    ROLL_GOLDEN,
    Action,
    Keep,
    Pinch,
    Return,
    Rob,
    Roll,
    Take,
)
from wormgrill.rules.endings import Failure
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.outlook import outlook
from wormgrill.rules.pieces import ONE, Specialist
from wormgrill.rules.position import (
    GoldenDie,
    Phase,
    Position,
    Turn,
    counts_canned_worm,
    kept_with,
    white_dice_left,
)
from wormgrill.words.endings import bratworm_to_get, ending_text, with_costs
from wormgrill.words.voice import Voice


def action_text(position: Position, action: Action, voice: Voice) -> str:
    """What an action does, as a label: a sentence can begin with it too."""
    match action:
        case Roll():
            return voice.say(_roll_key(position, action))
        case Keep(face):
            kept = outlook(position)[action]
            return voice.say("do-keep", count=kept.dice, face=voice.face(face), total=kept.total)
        case Rob(seat):
            return voice.say("do-rob", name=position.seats[seat].name)
        case Return(specialist):
            return voice.say("do-return", specialist=voice.specialist(specialist))
        case Pinch(seat):
            victim = position.seats[seat]
            if victim.specialist is Specialist.HEN:
                return voice.say("do-pinch-hen", name=victim.name)
            return voice.say("do-pinch", tile=victim.stack[-1].value, name=victim.name)
        case Take(value):
            return voice.say("do-take", tile=value)
    return voice.say(f"do-{action}")


def _roll_key(position: Position, action: Roll) -> str:
    turn = position.turn
    if turn is not None and turn.phase is not Phase.ROLL:
        return "do-roll-on"
    if action.golden:
        return "do-roll-golden"
    return "do-roll-white" if ROLL_GOLDEN in legal_actions(position) else "do-roll"


def choice_text(position: Position, turn: Turn, action: Action, voice: Voice) -> str:
    """An action as a choice among others: what it does, and what is certain about it."""
    told = action_text(position, action, voice)
    if isinstance(action, Roll):
        return f"{told} ({voice.dice(_dice(position, turn, action))})"
    prospect = outlook(position).get(action)
    if prospect is None:
        return told
    if isinstance(action, Keep):
        told = " + ".join([told, *_extras(position, turn, action, prospect.dice, voice)])
    if not prospect.ends:
        return told
    ends = ending_text(position, prospect.stopping, prospect.total, voice)
    if isinstance(prospect.stopping, Failure):
        ends = with_costs(position, ends, voice)
    return voice.say("do-and-ends", do=told, ends=ends)


def _dice(position: Position, turn: Turn, action: Roll) -> int:
    golden = action.golden or turn.golden_die is GoldenDie.IN_HAND
    return white_dice_left(position, turn) + (1 if golden else 0)


def _extras(position: Position, turn: Turn, action: Keep, dice: int, voice: Voice) -> list[str]:
    """What counts beside the dice: the canned worm (R24), a Bratworm for a Double 1 (R15)."""
    told = []
    if counts_canned_worm(position, kept_with(turn, action.face)):
        told.append(voice.specialist(Specialist.CANNED_WORM))
    if action.face == ONE and dice > 1 and bratworm_to_get(position, turn):
        told.append(voice.say("bratworms", count=1))
    return told
