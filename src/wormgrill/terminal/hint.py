"""The odds of a decision in plain lines."""

from wormgrill.bots.solving import SolvingBot
from wormgrill.rules.position import Position, Turn
from wormgrill.solver.ends import How
from wormgrill.solver.graph import TooManyDice
from wormgrill.terminal import view
from wormgrill.values.champion import champion_value
from wormgrill.words.texts import say

LIKELIEST = 4


def hint(adviser: SolvingBot, position: Position, turn: Turn) -> list[str]:
    try:
        solved = adviser.solved(position)
        advice = solved.advice(position)
    except TooManyDice:
        return [say("hint-none")]
    texts = view.choices(position, turn)
    to_win = champion_value(position.edition) is not None
    lines = [say("hint-heading-win" if to_win else "hint-heading")]
    for number, (text, entry) in enumerate(zip(texts, advice, strict=True), 1):
        figures = {"success": _percent(entry.success), "worms": f"{entry.worms:+.2f}"}
        line, win = ("hint-line-win", _percent(entry.worth)) if to_win else ("hint-line", "")
        lines.append("  " + say(line, number=number, text=text, win=win, **figures))
    best = max(range(len(advice)), key=lambda place: advice[place].worth)
    lines.append(say("hint-best-win" if to_win else "hint-best", number=best + 1, text=texts[best]))
    endings = list(solved.endings(position).items())[:LIKELIEST]
    told = ", ".join(_ending(position, how, chance) for how, chance in endings)
    return [*lines, say("hint-likely", endings=told)]


def _ending(position: Position, how: How, chance: float) -> str:
    percent = _percent(chance)
    if how.tile is None:
        return say("ending-fail", chance=percent)
    if how.seat is None:
        return say("ending-tile", tile=how.tile, chance=percent)
    name = position.seats[how.seat].name
    if how.hen:
        return say("ending-hen", name=name, chance=percent)
    return say("ending-steal", tile=how.tile, name=name, chance=percent)


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"
