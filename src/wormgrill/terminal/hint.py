"""The odds of a decision in plain lines."""

from wormgrill.advice.adviser import Advice
from wormgrill.rules.position import Turn
from wormgrill.values.unit import Unit
from wormgrill.words import view
from wormgrill.words.endings import how_noun
from wormgrill.words.voice import Voice

LIKELIEST = 4


def hint(advice: Advice, turn: Turn, voice: Voice) -> list[str]:
    """Nothing where nothing is to be decided."""
    if advice.best is None:
        return [voice.say("no-hint-now")]
    texts = view.choices(advice.position, turn, voice)
    unit = "-win" if advice.unit is Unit.WIN else ""
    lines = [voice.say(f"hint-heading{unit}")]
    labels = view.labels([rated.action for rated in advice.actions], voice)
    for label, text, rated in zip(labels, texts, advice.actions, strict=True):
        figures = {
            "win": voice.percent(rated.worth),
            "success": voice.percent(rated.success),
            "worms": voice.gain(rated.worms),
        }
        lines.append("  " + voice.say(f"hint-line{unit}", label=label, text=text, **figures))
    best = advice.actions.index(advice.best)
    lines.append(voice.say(f"hint-best{unit}", label=labels[best], text=texts[best]))
    told = ", ".join(
        f"{voice.percent(ending.chance)} {how_noun(advice.position, ending.how, voice)}"
        for ending in advice.endings[:LIKELIEST]
    )
    lines.append(voice.say("hint-likely", endings=told))
    return [*lines, voice.say("chances-exact")] if advice.exact else lines
