"""Full garbage collections stop everybody: a running server has next to none."""

import gc
from collections.abc import Mapping

from wormgrill.server.run import collect_seldom


def test_what_is_kept_is_not_looked_through_again_and_again() -> None:
    before, full = gc.get_threshold(), []

    def note(phase: str, told: Mapping[str, int]) -> None:
        if phase == "stop" and told["generation"] == 2:
            full.append(told)

    gc.callbacks.append(note)
    try:
        collect_seldom()
        assert gc.get_freeze_count() > 0
        full.clear()  # it began with one
        kept: list[list[object]] = [[] for _ in range(1_000_000)]  # as many tables
        assert not full, len(kept)
    finally:
        gc.callbacks.remove(note)
        gc.unfreeze()
        gc.set_threshold(*before)
