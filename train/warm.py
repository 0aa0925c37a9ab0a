"""A run that begins with a net there is: as it is, or grown into a wider and deeper one."""

from typing import Any

import jax.numpy as jnp
import numpy as np

from train.learn import beginning
from train.recipe import Recipe
from wormgrill.values.net import SECOND_THOUGHTS, Weights, shape_of, sizes


class OtherNet(ValueError):
    """A net that this recipe cannot begin with."""


def grown(recipe: Recipe, known: Weights) -> Weights:
    """The same figures for every position. What is new is read by nothing that was there, yet."""
    layout = recipe.layout
    known = _with_second_thoughts(known)
    wanted = sizes(recipe.shape, layout.seat, layout.grill, recipe.spec.seats)
    found = {}
    for name, fresh in beginning(recipe).weights.items():
        shape, before = wanted[name], known[name].shape
        if name == "view":  # a digest of each seat, one after the other
            seats = recipe.spec.seats
            shape = seats, recipe.shape.digest, shape[1]
            before = seats, before[0] // seats, before[1]
        weights = _pasted(np.array(fresh).reshape(shape), np.asarray(known[name]).reshape(before))
        found[name] = jnp.asarray(weights.reshape(wanted[name]))
    return found


def _with_second_thoughts(known: Weights) -> Weights:
    """The same net; where it has none yet, second thoughts are the first ones."""
    none: dict[str, Any] = {}
    for layer in SECOND_THOUGHTS:
        width = getattr(shape_of(known), layer)
        none |= {f"{layer}_second": np.eye(width), f"{layer}_second_base": np.zeros(width)}
    return none | dict(known)


def _pasted(fresh: Any, known: Any) -> Any:
    if any(new < old for new, old in zip(fresh.shape, known.shape, strict=True)):
        raise OtherNet("The net to begin with is wider than the recipe's.")
    old = tuple(slice(0, size) for size in known.shape)
    fresh[..., old[-1]] = 0
    fresh[old] = known
    return fresh
