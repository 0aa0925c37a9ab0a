"""Dice out of random bits: every roll as likely as it should be, to one part in 2^40.

All dice of a roll are read off one long binary fraction: times the number of sides, the whole part
is the side a die shows, and what remains is the fraction for the next die. With b bits and m
equally likely rolls, no roll's chance is off by more than a factor of 1 ± m / 2^b; as many words of
32 bits are drawn as keep that under 2^-40. Classic needs two, which is one block of threefry.
"""

from math import ceil, log2
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wormgrill.envs.batched.setting import NONE, ArraySetting
from wormgrill.rules.edition import Edition

_SPARE = 40  # bits that keep the chances right
_LIMB = 16  # bits of the fraction in one number of 32


class Thrown(NamedTuple):
    """What every die would show if it were rolled now, as numbers of faces."""

    white: tuple[Array, ...]  # per die
    golden: Array


def words(setting: ArraySetting) -> int:
    """How many random words of 32 bits a roll of all dice takes."""
    edition = setting.edition
    bits = edition.dice * log2(len(edition.white_sides))
    if setting.golden:
        bits += log2(len(edition.golden_sides))
    return ceil((bits + _SPARE) / 32)


def throw(setting: ArraySetting, key: Array) -> Thrown:
    edition = setting.edition
    drawn = jax.random.bits(key, (words(setting),), jnp.uint32)
    fraction = [half for word in drawn for half in (word >> _LIMB, word & (2**_LIMB - 1))]
    white = []
    for _ in range(edition.dice):
        side, fraction = _next(fraction, len(edition.white_sides))
        white.append(_face(side, [face.sides for face in edition.faces]))
    golden = jnp.int32(NONE)
    if setting.golden:
        side, fraction = _next(fraction, len(edition.golden_sides))
        golden = _face(side, [face.golden_sides for face in edition.faces])
    return Thrown(tuple(white), golden)


def _next(fraction: list[Array], sides: int) -> tuple[Array, list[Array]]:
    """The whole part of so many times the fraction, whose halves of words come highest first."""
    carry = jnp.uint32(0)
    rest = []
    for limb in reversed(fraction):
        product = limb * sides + carry
        rest.append(product & (2**_LIMB - 1))
        carry = product >> _LIMB
    return carry.astype(jnp.int32), rest[::-1]


def _face(side: Array, sides: list[int]) -> Array:
    """The face on that side: sides are numbered face by face."""
    before = [sum(sides[: face + 1]) for face in range(len(sides) - 1)]
    face: Array = jnp.zeros_like(side)
    for end in before:
        face += side >= end
    return face


def counted(edition: Edition, thrown: Thrown, dice: Array) -> Array:
    """Per face, how many of the first so many white dice show it."""
    side_by_side = jnp.uint32(0)  # 4 bits for each of at most 8 faces: there are 12 dice at most
    for number, face in enumerate(thrown.white):
        side_by_side += jnp.where(number < dice, jnp.uint32(1) << (4 * face).astype(jnp.uint32), 0)
    faces = np.arange(len(edition.faces), dtype=np.uint32)
    many: Array = ((side_by_side >> (4 * faces)) & 15).astype(jnp.int8)
    return many
