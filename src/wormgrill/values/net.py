"""A small network: each seat's chance of winning, and its worms at the end.

Every seat is read by the same weights, together with the grill; a digest of each, in the order of
play, gives a view of the whole table; and that view with the seat's own reading gives its figures.
The same lines run in numpy and, for training, in JAX.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

WORMS = 10.0  # the net counts worms in tens


class Shape(NamedTuple):
    """How wide the net is: its reading of a seat, the digest, the view and the last layer."""

    reading: int
    digest: int
    view: int
    last: int


Weights = Mapping[str, Any]


def sizes(shape: Shape, seat: int, grill: int, seats: int) -> dict[str, tuple[int, ...]]:
    """The weights' names and sizes for so many figures and seats."""
    return {
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


def outputs(xp: Any, weights: Weights, seats: Any, grill: Any, there: Any) -> tuple[Any, Any]:
    """Logits of winning and worms (in tens), [..., seats]; `there` is 1 where a seat is taken.

    `xp` is numpy or jax.numpy. With fewer seats than the net has room for, the rest is left out.
    """
    shape = seats.shape[:-1]
    read = seats @ weights["seat"] + (grill @ weights["grill"] + weights["reading"])[..., None, :]
    read = xp.maximum(read, 0)
    digest = xp.maximum(read @ weights["digest"] + weights["digest_base"], 0) * there[..., None]
    flat = digest.reshape(*shape[:-1], -1)
    view = flat @ weights["view"][: flat.shape[-1]] + grill @ weights["view_grill"]
    view = xp.maximum(view + weights["view_base"], 0)
    last = read @ weights["own"] + (view @ weights["whole"] + weights["last_base"])[..., None, :]
    last = xp.maximum(last, 0)
    win = (last @ weights["win"])[..., 0]
    worms = (last @ weights["worms"])[..., 0] + weights["worms_base"][0]
    return win, worms
