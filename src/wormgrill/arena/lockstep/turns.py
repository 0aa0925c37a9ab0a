"""A turn of many games, compiled by numba: dice, and the decisions of our quick bots."""

from typing import Any

import numpy as np
from numba import njit

from wormgrill.arena.lockstep import pieces
from wormgrill.arena.lockstep.arrays import FIRST_TILE, Boards, Box, Dicework
from wormgrill.arena.lockstep.pieces import NOBODY
from wormgrill.solver import fast
from wormgrill.solver.leads import TIE

LANES = 32  # boards solved together: their tables fit into the second-level cache
NO_TABLE = np.zeros((1, 1))


# What the bots do. A choice is its place among the legal actions.


@njit(cache=True)
def _may_keep(mask: int, rolled: Any, face: int) -> bool:
    return rolled[face] > 0 and not mask >> face & 1


@njit(cache=True)
def _first_tile_keeps(box: Box, mask: int, rolled: Any) -> int:
    """What counts most, of equals worms; worms once two faces lie there."""
    if _may_keep(mask, rolled, box.worm) and mask & (mask - 1):
        return box.worm
    chosen, most = NOBODY, -1
    for face in range(box.faces):
        if _may_keep(mask, rolled, face):
            counts = 2 * rolled[face] * box.points[face] + (face == box.worm)
            if counts > most:
                chosen, most = face, counts
    return chosen


@njit(cache=True)
def _best_keeps(
    box: Box, dice: Dicework, best: Any, lane: int, laid: tuple[int, int, int], rolled: Any
) -> int:
    """What is worth most, of the equally good the first."""
    mask, left, points = laid
    worth = np.full(box.faces, -np.inf)
    for face in range(box.faces):
        if _may_keep(mask, rolled, face):
            then = points + rolled[face] * box.points[face]
            worth[face] = best[dice.number[mask | 1 << face, left - rolled[face], then], lane]
    most = worth.max()
    for face in range(box.faces):
        if _may_keep(mask, rolled, face) and worth[face] >= most - TIE:
            return face
    return NOBODY


@njit(cache=True)
def _first_tile_stops(box: Box, boards: Boards, game: int, mask: int, points: int) -> bool:
    if not mask >> box.worm & 1:
        return False
    place, rival, _, _ = pieces.ending(box, boards, game, points)
    return place != NOBODY or rival != NOBODY


@njit(cache=True)
def _takes_instead(bot: int, ends: Any, total: int) -> Any:
    """O2: the lower tile instead of a rival's, where that is better."""
    if bot == FIRST_TILE:
        return False
    robbing, taking = ends[total, 0], ends[total, 1]
    return robbing < max(robbing, taking) - TIE


# A turn


@njit(cache=True)
def _dice_laid_aside(
    box: Box,
    dice: Dicework,
    boards: Boards,
    game: int,
    bot: int,
    tables: Any,
    lane: int,
    draws: Any,
    choices: Any,
) -> tuple[int, int, int, int, int]:
    """Until the turn ends: the faces and the points laid aside, if it is no failure already; how
    many draws, rolls and decisions it took."""
    best, rolling, stop = tables
    rolled = np.zeros(box.faces, np.int64)
    mask, left, points = 0, box.dice, 0
    drawn = rolls = chosen = 0
    stops = False
    while not stops:
        choices[chosen] = 0  # roll
        chosen += 1
        rolls += 1
        rolled[:] = 0
        for _ in range(left):
            rolled[box.sides[int(draws[drawn] * len(box.sides))]] += 1
            drawn += 1
        if bot == FIRST_TILE:
            face = _first_tile_keeps(box, mask, rolled)
        else:
            face = _best_keeps(box, dice, best, lane, (mask, left, points), rolled)
        if face == NOBODY:  # R4, R30
            return 0 if box.dead_roll_fails else mask, points, drawn, rolls, chosen
        choices[chosen] = 0
        for other in range(face):
            choices[chosen] += _may_keep(mask, rolled, other)
        chosen += 1
        mask, left = mask | 1 << face, left - rolled[face]
        points += rolled[face] * box.points[face]
        if left == 0 or mask == (1 << box.faces) - 1:  # R3
            break
        if bot == FIRST_TILE:
            stops = _first_tile_stops(box, boards, game, mask, points)
        else:
            state = dice.number[mask, left, points]
            stops = stop[state, lane] >= rolling[state, lane] - TIE
        if stops:
            choices[chosen] = 1
            chosen += 1
    return mask, points, drawn, rolls, chosen


@njit(cache=True)
def _turn(
    box: Box,
    dice: Dicework,
    boards: Boards,
    game: int,
    bot: int,
    tables: Any,
    lane: int,
    ends: Any,
    draws: Any,
    choices: Any,
) -> tuple[int, int, int]:
    """One turn of one game; how many draws, rolls and decisions it took."""
    mask, total, drawn, rolls, chosen = _dice_laid_aside(
        box, dice, boards, game, bot, tables, lane, draws, choices
    )
    place = rival = instead = NOBODY
    rivals = 0
    if mask >> box.worm & 1:  # R5
        place, rival, rivals, instead = pieces.ending(box, boards, game, total)
    if rivals + (instead != NOBODY) > 1:
        choices[chosen] = 0
        if instead != NOBODY and _takes_instead(bot, ends, total):
            choices[chosen] = rivals
            place, rival = instead, NOBODY
        chosen += 1
    if rival != NOBODY:
        pieces.steal(boards, game, rival)
    elif place != NOBODY:
        pieces.take(boards, game, place)
    else:
        pieces.fail(box, boards, game)
    pieces.next_player(boards, game)
    return drawn, rolls, chosen


# Turns of many games


@njit(cache=True)
def play_first_tile(
    box: Box,
    dice: Dicework,
    boards: Boards,
    games: Any,
    draws: Any,
    drawn: Any,
    choices: Any,
    taken: Any,
) -> None:
    """A turn of each of these games, whose mover takes the first tile."""
    tables, ends = (NO_TABLE, NO_TABLE, NO_TABLE), NO_TABLE
    for game in games:
        here, into = draws[game, drawn[game] :], choices[game]
        used, rolls, chosen = _turn(
            box, dice, boards, game, FIRST_TILE, tables, 0, ends, here, into
        )
        drawn[game] += used
        taken[game, 0], taken[game, 1] = rolls, chosen


@njit(cache=True)
def play_solved(
    box: Box,
    dice: Dicework,
    boards: Boards,
    games: Any,
    bots: Any,
    draws: Any,
    drawn: Any,
    choices: Any,
    taken: Any,
) -> None:
    """A turn of each of these games, whose movers solve it: so many boards at once."""
    states, totals = len(dice.points), dice.number.shape[2]
    room = np.empty((4, states * LANES))
    ends = np.empty((LANES, totals, 3))
    for begin in range(0, len(games), LANES):
        some = games[begin : begin + LANES]
        lanes = len(some)
        best = room[0, : states * lanes].reshape(states, lanes)
        rolling = room[1, : states * lanes].reshape(states, lanes)
        stop = room[2, : states * lanes].reshape(states, lanes)
        dead = room[3, : states * lanes].reshape(states, lanes)
        for lane in range(lanes):
            pieces.price(box, boards, some[lane], bots[begin + lane], ends[lane])
        worth, fails = ends[:lanes, :, 2].T.copy(), ends[:lanes, 0, 2].copy()
        for state in range(states):
            stop[state] = worth[dice.points[state]] if dice.worm[state] else fails
            dead[state] = fails if box.dead_roll_fails else stop[state]
        best[:] = stop
        rolling[:] = 0.0
        fast.solve_rows(
            dice.first,
            dice.rolls,
            dice.dead,
            dice.chance,
            dice.options,
            dice.target,
            best,
            rolling,
            stop,
            dead,
        )
        for lane in range(lanes):
            game = some[lane]
            used, rolls, chosen = _turn(
                box,
                dice,
                boards,
                game,
                bots[begin + lane],
                (best, rolling, stop),
                lane,
                ends[lane],
                draws[game, drawn[game] :],
                choices[game],
            )
            drawn[game] += used
            taken[game, 0], taken[game, 1] = rolls, chosen
