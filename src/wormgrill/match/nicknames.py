"""Names for those who bring none, and for everybody at a public table: kind in any language."""

from collections.abc import Collection, Sequence
from random import Random

NICKNAMES = (
    "Akko", "Bibo", "Bolle", "Bruno", "Buma", "Chico", "Coco", "Dado",
    "Dino", "Duno", "Emmo", "Fanto", "Fibo", "Filou", "Fipsi", "Gigo",
    "Hoppo", "Ivo", "Jambo", "Jojo", "Kalle", "Kiko", "Kuno", "Lilo",
    "Loki", "Lulu", "Mika", "Milo", "Mimo", "Moka", "Momo", "Muck",
    "Nano", "Nelo", "Nino", "Olli", "Otto", "Paco", "Pepe", "Pico",
    "Pip", "Pollo", "Puck", "Quino", "Rico", "Rollo", "Rufo", "Samu",
    "Sim", "Tao", "Tiko", "Tilo", "Toto", "Ugo", "Velo", "Wanda",
    "Wim", "Xoli", "Yuki", "Yuma", "Zazu", "Zeno", "Zippo", "Zora",
)  # fmt: skip


def nickname_of(guest: str, taken: Collection[str] = ()) -> str:
    """A guest's own, so that it can be told beforehand; another one where somebody has it."""
    order = Random(guest).sample(NICKNAMES, len(NICKNAMES))
    return next(name for name in order if name not in taken)


def free_nickname(taken: Sequence[str], chance: Random) -> str:
    return chance.choice([name for name in NICKNAMES if name not in taken])
