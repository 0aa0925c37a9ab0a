"""Per seat, what its game came from; the parts add up to the result."""

from collections.abc import Callable, Sequence
from math import fsum

from wormgrill.reviews.account import Decision, PerSeat, RolledStep, SeatAccount, TurnAccount
from wormgrill.reviews.grades import grade
from wormgrill.rules.position import Position


def tally(
    position: Position, turns: Sequence[TurnAccount], last: PerSeat
) -> tuple[SeatAccount, ...]:
    start = turns[0].before if turns else last
    return tuple(
        _seat(number, seat.name, turns, start[number], last[number])
        for number, seat in enumerate(position.seats)
    )


def _seat(
    seat: int, name: str, turns: Sequence[TurnAccount], start: float, result: float
) -> SeatAccount:
    steps = [step for turn in turns for step in turn.steps]
    decisions = [step for step in steps if isinstance(step, Decision)]
    own = [step for step in decisions if step.seat == seat]
    many_turns = sum(turn.seat == seat for turn in turns)
    unforced = sum(not step.forced for step in own)
    errors = sum((step.change[seat] for step in own), 0.0)
    per_turn = _mean(-errors, many_turns)
    return SeatAccount(
        name=name,
        start=start,
        luck=sum((step.change[seat] for step in steps if isinstance(step, RolledStep)), 0.0),
        errors=errors,
        others=sum((step.change[seat] for step in decisions if step.seat != seat), 0.0),
        correction=sum((turn.correction[seat] for turn in turns), 0.0),
        result=result,
        turns=many_turns,
        decisions=unforced,
        per_turn=per_turn,
        per_decision=_mean(-errors, unforced),
        grade=grade(per_turn) if many_turns else None,
    )


def account_of_games(games: Sequence[SeatAccount]) -> SeatAccount:
    """Several games of one player: chances and their parts as means per game, which add up too."""

    def mean(part: Callable[[SeatAccount], float]) -> float:
        return fsum(map(part, games)) / len(games)

    lost = -fsum(game.errors for game in games)
    turns = sum(game.turns for game in games)
    decisions = sum(game.decisions for game in games)
    per_turn = _mean(lost, turns)
    return SeatAccount(
        name=games[0].name,
        start=mean(lambda game: game.start),
        luck=mean(lambda game: game.luck),
        errors=mean(lambda game: game.errors),
        others=mean(lambda game: game.others),
        correction=mean(lambda game: game.correction),
        result=mean(lambda game: game.result),
        turns=turns,
        decisions=decisions,
        per_turn=per_turn,
        per_decision=_mean(lost, decisions),
        grade=grade(per_turn) if turns else None,
    )


def _mean(whole: float, many: int) -> float:
    return max(0.0, whole / many) if many else 0.0
