"""What goes through a worker's pipe is the same at the other end."""

import pickle
from dataclasses import dataclass

from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import start
from wormgrill.work.pipe import packed, unpacked


@dataclass
class Changing:
    """Not frozen: it may be more than it was given."""

    given: int

    def __post_init__(self) -> None:
        self.more = self.given + 1


def test_positions_of_every_edition_come_through_whole() -> None:
    for edition in EDITIONS.values():
        position = start(edition, ("Ada", "Bo"))
        assert edition.face_names  # remembered once it was asked for
        message = packed(position)
        assert unpacked(message) == position
        assert len(message) < len(pickle.dumps(position))


def test_what_is_not_a_frozen_value_is_sent_with_its_state() -> None:
    sent = Changing(1)
    sent.more = 5
    assert vars(unpacked(packed(sent))) == {"given": 1, "more": 5}
