"""The rules of games without specialists and Bratworms once more, compiled by numba: what a turn
brings, what that is worth, how the pieces move."""

from typing import Any

from numba import njit

from wormgrill.arena.lockstep.arrays import CAREFUL, GAMBLER, Boards, Box
from wormgrill.values import feelings

NOBODY = -1  # and nothing

_less_the_others = njit(cache=True)(feelings.less_the_others)
_any_gain = njit(cache=True)(feelings.any_gain)
_great_gain = njit(cache=True)(feelings.great_gain)


# What a turn brings


@njit(cache=True)
def ending(box: Box, boards: Boards, game: int, points: int) -> tuple[int, int, int, int]:
    """`rules.endings.ending_with`: the place on the grill of the tile to take, or the first rival
    to take it from, how many rivals, and the place of the lower tile (O2)."""
    lower = NOBODY
    for place in range(boards.lying[game]):
        tile = boards.grill[game, place]
        if box.value[tile] > points:
            break
        if boards.up[game, place]:
            if box.value[tile] == points:
                return place, NOBODY, 0, NOBODY
            if not box.exact[tile] and (
                lower == NOBODY or box.value[tile] > box.value[boards.grill[game, lower]]
            ):
                lower = place
    rival, rivals = NOBODY, 0
    for seat in range(boards.height.shape[1]):
        height = boards.height[game, seat]
        if seat != boards.player[game] and height:
            top = boards.stack[game, seat, height - 1]
            if box.value[top] == points and not box.exact[top]:
                rival = seat if rivals == 0 else rival
                rivals += 1
    if rivals:
        return NOBODY, rival, rivals, lower if box.free_choice else NOBODY
    return lower, NOBODY, 0, NOBODY


@njit(cache=True)
def _felt(bot: int, own: float, every: float, players: int, base: float) -> Any:
    """What it is worth to the bot to have so many worms, of so many that all have."""
    worth = _less_the_others(own, every, players)
    if bot == CAREFUL:
        return _any_gain(worth - base)
    if bot == GAMBLER:
        return _great_gain(worth - base)
    return worth


@njit(cache=True)
def _worms(box: Box, boards: Boards, game: int, seat: int) -> int:
    worms = 0
    for place in range(boards.height[game, seat]):
        worms += box.worms[boards.stack[game, seat, place]]
    return worms


@njit(cache=True)
def price(box: Box, boards: Boards, game: int, bot: int, ends: Any) -> None:
    """What a failure is worth to the mover; and per total with a worm: to take the tile or rob a
    rival, to take the lower tile instead (O2), the better of both."""
    player, players = boards.player[game], boards.height.shape[1]
    own = every = 0.0
    for seat in range(players):
        worms = _worms(box, boards, game, seat)
        every += worms
        if seat == player:
            own += worms
    base = _less_the_others(own, every, players)
    height = boards.height[game, player]
    lost = 0
    if box.failure_returns_tile and height:
        lost = box.worms[boards.stack[game, player, height - 1]]
    fails = _felt(bot, own - lost, every - lost, players, base)
    for points in range(len(ends)):
        place, rival, _, instead = ending(box, boards, game, points)
        wins = otherwise = fails
        if rival != NOBODY:
            top = boards.stack[game, rival, boards.height[game, rival] - 1]
            wins = otherwise = _felt(bot, own + box.worms[top], every, players, base)
            place = instead
        if place != NOBODY:
            worms = box.worms[boards.grill[game, place]]
            otherwise = _felt(bot, own + worms, every + worms, players, base)
            wins = otherwise if rival == NOBODY else wins
        ends[points, 0], ends[points, 1], ends[points, 2] = wins, otherwise, max(wins, otherwise)


# How pieces move


@njit(cache=True)
def _pile(boards: Boards, game: int, tile: int) -> None:
    player = boards.player[game]
    boards.stack[game, player, boards.height[game, player]] = tile
    boards.height[game, player] += 1


@njit(cache=True)
def take(boards: Boards, game: int, place: int) -> None:
    _pile(boards, game, boards.grill[game, place])
    boards.lying[game] -= 1
    for right in range(place, boards.lying[game]):
        boards.grill[game, right] = boards.grill[game, right + 1]
        boards.up[game, right] = boards.up[game, right + 1]


@njit(cache=True)
def steal(boards: Boards, game: int, rival: int) -> None:
    boards.height[game, rival] -= 1
    _pile(boards, game, boards.stack[game, rival, boards.height[game, rival]])


@njit(cache=True)
def fail(box: Box, boards: Boards, game: int) -> None:
    """R9, R32."""
    spared, player = NOBODY, boards.player[game]
    if box.failure_returns_tile:
        if boards.height[game, player] == 0:
            return
        boards.height[game, player] -= 1
        tile = boards.stack[game, player, boards.height[game, player]]
        place = boards.lying[game]
        while place and box.value[boards.grill[game, place - 1]] >= box.value[tile]:
            boards.grill[game, place] = boards.grill[game, place - 1]
            boards.up[game, place] = boards.up[game, place - 1]
            place -= 1
        boards.grill[game, place], boards.up[game, place] = tile, True
        boards.lying[game] += 1
        spared = NOBODY if box.short_game else tile  # O1
    for place in range(boards.lying[game] - 1, -1, -1):
        if boards.up[game, place]:
            boards.up[game, place] = boards.grill[game, place] == spared
            return


@njit(cache=True)
def next_player(boards: Boards, game: int) -> None:
    """R10, R12."""
    boards.over[game] = not boards.up[game, : boards.lying[game]].any()
    boards.player[game] = (boards.player[game] + 1) % boards.height.shape[1]
