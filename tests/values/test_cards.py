"""Who has a champion: the nets' cards say it, for an edition and a number of players."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest

from tests.support.selfplay import NAMES
from wormgrill.advice.adviser import Adviser
from wormgrill.bots.levels import LevelBot
from wormgrill.bots.solving import champion_bot, turn_ev_bot
from wormgrill.formats.record import Record
from wormgrill.reviews.champion import reviewed
from wormgrill.rules import EDITIONS, legal_actions, start
from wormgrill.rules.actions import ROLL
from wormgrill.rules.edition import Edition
from wormgrill.rules.game import apply
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position
from wormgrill.values import cards, champion
from wormgrill.values.cards import Card, NoChampion, serves
from wormgrill.values.champion import champion_value, net_for
from wormgrill.values.unit import Unit
from wormgrill.values.valuation import best_valuation

UNLEARNED = replace(EDITIONS["classic"], key="un-learned")


@pytest.fixture
def unlearned(monkeypatch: pytest.MonkeyPatch) -> Edition:
    """An edition that is registered before anybody has trained a net for it."""
    monkeypatch.setitem(cast("dict[str, Edition]", EDITIONS), UNLEARNED.key, UNLEARNED)
    return UNLEARNED


@pytest.fixture
def for_two(unlearned: Edition, monkeypatch: pytest.MonkeyPatch) -> Iterator[Edition]:
    """An edition with a net for two players, but for no more."""
    known = cards.cards()["classic-2"]
    card = Card((*known.editions, unlearned.key), known.players, known.told)
    monkeypatch.setattr(cards, "cards", lambda: {"classic-2": card})
    champion.net_for.cache_clear()
    yield unlearned
    champion.net_for.cache_clear()


def decision(edition: Edition, players: int) -> Position:
    rolling, _ = apply(start(edition, NAMES[:players]), ROLL)
    return apply(rolling, Dice(("1", "1", "2", "3", "4", "5", "worm", "worm")))[0]


def assert_plays_for_worms(position: Position) -> None:
    advice = Adviser().advise(position)
    assert advice is not None
    assert advice.unit is Unit.WORMS
    assert advice.best is not None
    expected = turn_ev_bot().choose(position)
    assert advice.best.action == expected
    assert champion_bot().choose(position) == expected
    assert LevelBot(5, seed=1).choose(position) in legal_actions(position)


def test_every_edition_of_the_box_has_a_champion_for_all_who_can_sit_down() -> None:
    for edition in EDITIONS.values():
        least, most = edition.players
        assert all(serves(edition, players) for players in range(least, most + 1))
        assert serves(edition)
        assert not serves(edition, most + 1)


def test_a_custom_edition_that_borrows_a_key_has_none() -> None:
    borrowed = replace(EDITIONS["classic"], dice=7)
    assert not serves(borrowed)
    assert champion_value(borrowed) is None
    assert champion_value(borrowed, 2) is None


def test_where_no_net_was_trained_hints_and_bots_count_worms(unlearned: Edition) -> None:
    assert champion_value(unlearned) is None
    assert_plays_for_worms(decision(unlearned, 2))


def test_where_no_net_was_trained_a_review_is_refused(unlearned: Edition) -> None:
    with pytest.raises(NoChampion, match="The champion does not know") as refusal:
        reviewed(Record(start(unlearned, NAMES[:2])))
    assert refusal.value.code == "no-champion"


def test_who_asks_for_a_net_that_is_not_there_hears_what_to_do(unlearned: Edition) -> None:
    with pytest.raises(NoChampion) as refusal:
        net_for(unlearned.key, 3)
    assert refusal.value.message.startswith("No net has learned un-learned with 3 players, only ")
    assert "classic with 3 to 7" in refusal.value.message
    assert "python -m train un-learned:3," in refusal.value.message


def test_a_net_for_some_counts_serves_these_alone(for_two: Edition) -> None:
    assert serves(for_two)
    assert serves(for_two, 2)
    assert not serves(for_two, 3)
    assert best_valuation(decision(for_two, 2)).unit is Unit.WIN
    assert_plays_for_worms(decision(for_two, 3))
    with pytest.raises(NoChampion):
        reviewed(Record(start(for_two, NAMES[:3])))


def test_a_value_asked_for_without_a_count_refuses_those_it_cannot_serve(for_two: Edition) -> None:
    value = champion_value(for_two)
    assert value is not None
    assert value([start(for_two, NAMES[:2])]).shape == (1, 2)
    with pytest.raises(NoChampion, match="with 3 players, only classic with 2, un-learned with 2"):
        value([start(for_two, NAMES[:3])])
