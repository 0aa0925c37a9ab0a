"""A small network: each seat's chance of winning, and its worms at the end.

Every seat is read by the same weights, together with the grill; a digest of each, in the order of
play, gives a view of the whole table; and that view with the seat's own reading gives its figures.
View and figures are thought over once more in nets that have a layer for it. The same lines run in
numpy and, for training, in JAX.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from wormgrill.values.layout import NetInput
from wormgrill.values.numbered import numbered

WORMS = 10.0  # the net counts worms in tens
ROWS = 16  # that numpy multiplies at a time: so OpenBLAS treats all alike
ALL_SEATS = ..., None, slice(None)  # a position's grill, for each of its seats
NOT_TAKEN = -1e9  # the logit of a seat nobody sits in: e to its power is 0, and it has a gradient


class Shape(NamedTuple):
    """How wide the net is: its reading of a seat, the digest, the view and the last layer."""

    reading: int
    digest: int
    view: int
    last: int


Weights = Mapping[str, Any]

_TELLING = ("win", "worms", "worms_base")  # the last layer: its sums are the figures
SECOND_THOUGHTS = "view", "last"  # layers that are thought over: each by one as wide as itself


def halved(weights: Weights) -> Weights:
    """In half precision, but for the last layer; numpy's or JAX's."""
    return {
        name: array if name in _TELLING else array.astype("float16")
        for name, array in weights.items()
    }


def sizes(shape: Shape, seat: int, grill: int, seats: int) -> dict[str, tuple[int, ...]]:
    """The weights' names and sizes for so many figures and seats."""
    second: dict[str, tuple[int, ...]] = {}
    for layer in SECOND_THOUGHTS:
        width = getattr(shape, layer)
        second |= {f"{layer}_second": (width, width), f"{layer}_second_base": (width,)}
    return second | {
        "seat": (seat, shape.reading),
        "grill": (grill, shape.reading),
        "reading": (shape.reading,),
        "digest": (shape.reading, shape.digest),
        "digest_base": (shape.digest,),
        "view": (seats * shape.digest, shape.view),
        "view_grill": (grill, shape.view),
        "view_base": (shape.view,),
        "own": (shape.reading, shape.last),
        "whole": (shape.view, shape.last),
        "last_base": (shape.last,),
        "win": (shape.last, 1),
        "worms": (shape.last, 1),
        "worms_base": (1,),
    }


def shape_of(weights: Weights) -> Shape:
    layers = "reading", "digest_base", "view_base", "last_base"
    return Shape(*(len(weights[name]) for name in layers))


class FinalStanding(NamedTuple):
    """How games stand, seats from the mover on; read for those that are over."""

    over: Any  # [...]
    shares: Any  # [..., seats]: of the win
    worms: Any  # [..., seats]


def worth(
    xp: Any, weights: Weights, figures: NetInput, final: FinalStanding, precision: Any
) -> tuple[Any, Any]:
    """Chances of winning, and worms at the end, [..., seats], in this precision.

    A finished game is worth what it has come to; who shares the win, shares its worth.
    """
    logits, tens = outputs(xp, weights, *figures)
    chance = xp.exp(_below_the_highest(xp, logits, figures.there).astype(precision))
    chance = chance / chance.sum(-1, keepdims=True)
    worms = tens.astype(precision) * WORMS * figures.there
    over = final.over[..., None]
    return xp.where(over, final.shares, chance), xp.where(over, final.worms, worms)


def log_chances(xp: Any, logits: Any, there: Any) -> Any:
    """Logarithms of the chances of winning."""
    below = _below_the_highest(xp, logits, there)
    return below - xp.log(xp.exp(below).sum(-1, keepdims=True))


def _below_the_highest(xp: Any, logits: Any, there: Any) -> Any:
    """Logits of taken seats with the highest at 0, so that no power of e is too large."""
    taken = xp.where(there > 0, logits, NOT_TAKEN)
    return taken - taken.max(-1, keepdims=True)


def outputs(xp: Any, weights: Weights, seats: Any, grill: Any, there: Any) -> tuple[Any, Any]:
    """Logits of winning and worms (in tens), [..., seats]; `there` is 1 where a seat is taken.

    `xp` is numpy or jax.numpy. With fewer seats than the net has room for, the rest is left out.
    """
    times = partial(_times, xp)
    digest, own, ground = _readings(xp, weights, seats, grill)
    flat = (digest * there[..., None]).reshape(*there.shape[:-1], -1)
    view = _rectified(xp, times(flat, weights["view"][: flat.shape[-1]]), ground)
    view = _thought_over(xp, weights, "view", view)
    whole = times(view, weights["whole"]) + weights["last_base"]
    last = _thought_over(xp, weights, "last", _rectified(xp, own, whole[..., None, :]))
    win = times(last, weights["win"])[..., 0]
    worms = times(last, weights["worms"])[..., 0] + weights["worms_base"][0]
    return win, worms


def _readings(xp: Any, weights: Weights, seats: Any, grill: Any) -> tuple[Any, Any, Any]:
    """What is made of each seat, read with the grill: its digest, and its share of the last layer;
    and the grill's share of the view.

    Where a turn can end most seats are what they were, and so is the grill, so numpy reads each
    of them, and each pair, once.
    """
    if xp is not np:
        return _read(xp, weights, seats, grill, ..., ALL_SEATS)
    (seats, which_seat), (grill, which_grill) = _once(seats), _once(grill)
    together = which_seat * len(grill) + which_grill[..., None]
    pairs, pair = np.unique(together, return_inverse=True)
    digest, own, ground = _read(xp, weights, seats, grill, *np.divmod(pairs, len(grill)))
    return digest[pair], own[pair], ground[which_grill]


def _read(
    xp: Any, weights: Weights, seats: Any, grill: Any, which_seat: Any, which_grill: Any
) -> tuple[Any, Any, Any]:
    """`which_seat`, `which_grill`: those that belong together."""
    times = partial(_times, xp)
    whole = times(grill, weights["grill"]) + weights["reading"]
    read = _rectified(xp, times(seats, weights["seat"])[which_seat], whole[which_grill])
    digest = _rectified(xp, times(read, weights["digest"]), weights["digest_base"])
    ground = times(grill, weights["view_grill"]) + weights["view_base"]
    return digest, times(read, weights["own"]), ground


def _once(rows: Any) -> tuple[Any, Any]:
    """Each different row once, and which of them stands at each place."""
    flat = np.ascontiguousarray(rows).reshape(-1, rows.shape[-1])
    known, which = numbered(flat.view(f"V{flat.strides[0]}")[:, 0].tolist())  # rows as bytes
    once = np.frombuffer(b"".join(known), flat.dtype).reshape(-1, flat.shape[1])
    return once, np.reshape(which, rows.shape[:-1])


def _thought_over(xp: Any, weights: Weights, layer: str, found: Any) -> Any:
    second = weights.get(f"{layer}_second")
    if second is None:
        return found
    return _rectified(xp, _times(xp, found, second), weights[f"{layer}_second_base"])


def _rectified(xp: Any, sums: Any, base: Any) -> Any:
    """A layer's figures: the sums and their base, never below 0. numpy overwrites the sums."""
    sums += base
    return np.maximum(sums, 0, out=sums) if xp is np else xp.maximum(sums, 0)


def _times(xp: Any, rows: Any, weights: Any) -> Any:
    """Each row times these weights; in numpy the same to the last digit whatever rows are beside.

    In which order a product is summed up depends on how many rows it has. So they are multiplied in
    blocks of ROWS, the last filled up with nought, and turned: only so are all rows of a block this
    large summed up alike.
    """
    if xp is not np:
        return rows @ weights
    flat = rows.reshape(-1, rows.shape[-1])
    left = len(flat) % ROWS
    whole = len(flat) - left
    last = np.zeros((ROWS if left else 0, flat.shape[1]), flat.dtype)
    last[:left] = flat[whole:]
    found = np.empty((whole + len(last), weights.shape[1]), np.result_type(flat, weights))
    for some, place in (flat[:whole], found[:whole]), (last, found[whole:]):
        columns = some.reshape(-1, ROWS, some.shape[1]).swapaxes(1, 2)
        place.reshape(-1, ROWS, place.shape[1])[:] = (weights.T @ columns).swapaxes(1, 2)
    return found[: len(flat)].reshape(*rows.shape[:-1], -1)
