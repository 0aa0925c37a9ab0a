"""A run that begins with a net there is: as it is, or grown into a wider one."""

from typing import Any

import jax.numpy as jnp
import numpy as np

from train.learn import beginning
from train.recipe import Recipe
from wormgrill.values.net import Weights, sizes


class OtherNet(ValueError):
    """A net that this recipe cannot begin with."""


def grown(recipe: Recipe, known: Weights) -> Weights:
    """The same figures for every position. What is new is read by nothing that was there, yet."""
    layout = recipe.layout
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


def _pasted(fresh: Any, known: Any) -> Any:
    if any(new < old for new, old in zip(fresh.shape, known.shape, strict=True)):
        raise OtherNet("The net to begin with is wider than the recipe's.")
    old = tuple(slice(0, size) for size in known.shape)
    fresh[..., old[-1]] = 0
    fresh[old] = known
    return fresh
