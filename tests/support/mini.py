"""A game so small that it compiles and is learned in seconds."""

from train.recipe import Recipe
from wormgrill.formats.edition_toml import read_edition
from wormgrill.values.net import Shape

MINI = read_edition("""
key = "mini"
title = "Five tiles"
kind = "classic"
players = [2, 2]
dice = 4
faces = [
  { name = "1", points = 1 },
  { name = "2", points = 2 },
  { name = "worm", points = 3 },
]
tiles = [
  { value = 5, worms = 1 },
  { value = 6, worms = 1 },
  { value = 7, worms = 2 },
  { value = 8, worms = 2 },
  { value = 9, worms = 3 },
]
""")
RECIPE = Recipe(
    MINI,
    (2, 2),
    shape=Shape(reading=32, digest=8, view=32, last=16),
    games=256,
    slice=128,
    learning_rate=5e-3,
    ema_decay=0.99,
)
