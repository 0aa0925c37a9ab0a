"""Every edition and every bot passes the suite that others can use, and it can fail."""

import pytest

from tests.support.selfplay import SMALL, TABLES
from wormgrill.bots.registry import BOTS, make_bot
from wormgrill.rules.actions import STOP, Action
from wormgrill.rules.position import Position
from wormgrill.testing import ConformanceError, check_bot, check_edition


@pytest.mark.parametrize("edition", TABLES)
def test_every_edition_passes(edition: str) -> None:
    check_edition(TABLES[edition], games=1)


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_passes(bot: str) -> None:
    check_bot(lambda: make_bot(bot, 1), [SMALL, TABLES["junior"]])


def test_a_bot_that_breaks_the_rules_is_told_so() -> None:
    class Stopper:
        def choose(self, position: Position) -> Action:
            return STOP

    with pytest.raises(ConformanceError, match=r"The bot wants .*Stop.*it may: roll\.\nPosition: "):
        check_bot(Stopper, [SMALL])
