"""Names for those who bring none, and for everybody at a public table: kind in any language."""

from collections.abc import Sequence
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


def free_nickname(taken: Sequence[str], chance: Random) -> str:
    return chance.choice([name for name in NICKNAMES if name not in taken])
