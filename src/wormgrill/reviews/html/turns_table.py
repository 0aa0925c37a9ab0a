"""Every turn as a row of a table, with its steps inside it."""

from collections.abc import Iterator

from wormgrill.reviews.account import Decision, Review, ReviewStep, TurnAccount
from wormgrill.reviews.html.markup import Markup, tag
from wormgrill.reviews.html.page_parts import sample, section, signed
from wormgrill.reviews.sentences import turn_ended
from wormgrill.rules.actions import Roll
from wormgrill.words.voice import EVEN, Voice


def turns_table(review: Review, voice: Voice) -> Markup:
    heads = ("review-turn", "review-player", "review-happened", "review-luck", "review-errors")
    head = tag("tr", *(tag("th", voice.say(key), scope="col") for key in (*heads, "review-after")))
    rows = [_turn_row(turn, review, voice) for turn in review.turns]
    heading = voice.say("review-all-turns")
    table = tag("table", tag("thead", head), tag("tbody", *rows))
    region = {"role": "region", "tabindex": 0, "aria_label": heading}
    return section(heading, tag("div", table, class_="scroll", **region), kind="turns")


def _turn_row(turn: TurnAccount, review: Review, voice: Voice) -> Markup:
    seat = turn.seat
    luck = sum(step.change[seat] for step in turn.steps if not isinstance(step, Decision))
    errors = sum(step.change[seat] for step in turn.steps if isinstance(step, Decision))
    steps = tag("details", tag("summary", turn_ended(turn.events, review.names, voice)),
                tag("p", *_steps(turn.steps, voice), class_="steps"))  # fmt: skip
    return tag(
        "tr",
        tag("td", str(turn.number), class_="number"),
        tag("th", sample(seat), review.names[seat], scope="row"),
        tag("td", steps),
        tag("td", signed(luck, voice), class_="number"),
        tag("td", signed(errors, voice), class_="number"),
        tag("td", _share_bar(turn, review, voice)),
    )


def _steps(steps: tuple[ReviewStep, ...], voice: Voice) -> Iterator[Markup]:
    """As the record has them; what cost something is marked with the better choice."""
    for step in steps:
        told = str(step.step)
        if not isinstance(step, Decision):
            yield tag("span", told, class_="dice")
        elif step.cost >= EVEN:
            change = voice.change(-step.cost)
            better = voice.say("review-better", action=str(step.best.action), change=change)
            yield tag("span", tag("em", told), f" {better}", class_="slip")
        elif not (isinstance(step.step, Roll) and not step.step.golden):  # the dice say it
            yield tag("span", told)


def _share_bar(turn: TurnAccount, review: Review, voice: Voice) -> Markup:
    heard = ", ".join(
        f"{name} {voice.percent(chance)}"
        for name, chance in zip(review.names, turn.after, strict=True)
    )
    shares = [
        tag("i", style=f"width:{100 * chance:.1f}%", class_=f"seat-{seat}")
        for seat, chance in enumerate(turn.after)
    ]
    return tag("span", *shares, class_="shares", role="img", aria_label=heard, title=heard)
