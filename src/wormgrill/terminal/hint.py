"""The odds of a decision as a table, in plain lines."""

from wormgrill.advice.adviser import Advice
from wormgrill.rules.position import Turn
from wormgrill.values.unit import Unit
from wormgrill.words import view
from wormgrill.words.actions import action_text
from wormgrill.words.columns import fitting
from wormgrill.words.endings import how_noun
from wormgrill.words.voice import Voice

LIKELIEST = 4


def hint(advice: Advice, turn: Turn, voice: Voice, explained: bool = False) -> list[str]:
    """Nothing where nothing is to be decided. What the figures mean is said if it has not been."""
    if advice.best is None:
        return [voice.say("no-hint-now")]
    position, wins = advice.position, advice.unit is Unit.WIN
    unit = "-win" if wins else ""
    labels = view.labels([rated.action for rated in advice.actions], voice)
    rows = [["", *map(voice.say, _headings(wins))]]
    for label, rated in zip(labels, advice.actions, strict=True):
        figures = [voice.percent(rated.success), voice.gain(rated.worms)]
        if wins:
            figures.insert(0, voice.percent(rated.worth))
        rows.append([f"{label})", *figures, action_text(position, rated.action, voice)])
    lines = [voice.say(f"hint-heading{unit}")]
    lines += [f"  {line}" for line in fitting(rows, left=(0, len(rows[0]) - 1), beside=2)]
    if not explained:
        lines.append(voice.say(f"hint-explained{unit}"))
    best = advice.actions.index(advice.best)
    text = view.choices(position, turn, voice)[best]
    lines.append(voice.say(f"hint-best{unit}", label=labels[best], text=text))
    told = ", ".join(
        f"{voice.percent(ending.chance)} {how_noun(position, ending.how, voice)}"
        for ending in advice.endings[:LIKELIEST]
    )
    lines.append(voice.say("hint-likely", endings=told))
    if advice.deep:
        lines.append(voice.say("chances-further"))
    return [*lines, voice.say("chances-exact")] if advice.exact else lines


def _headings(wins: bool) -> list[str]:
    return [*["odds-win"] * wins, "odds-success", "odds-worms", "odds-action"]
