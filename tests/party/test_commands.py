"""What can be done with a party, and by whom."""

from dataclasses import replace

import pytest

from wormgrill.party import commands
from wormgrill.party.errors import (
    AlreadyRolled,
    NotHost,
    NotJoined,
    PartyFull,
    PartyOver,
    RoundGone,
    RoundOn,
    TooFewGuests,
)
from wormgrill.party.party import Party, PartyState, PartyTerms, TableLuck, TableResult

TERMS = PartyTerms(edition="junior", size=4, fill="none", bot="careful", rounds=2)
RESULT = TableResult((1, 2), (3, 2))


def party(guests: int = 2) -> Party:
    made = Party("p", "CODE", "g1", TERMS)
    for number in range(1, guests + 1):
        made = commands.join(made, f"g{number}", "Ada")
    return made


def in_round(before: Party) -> Party:
    return commands.with_round(before, [(1, 2)], [f"t{before.round + 1}"])


def test_names_differ_and_numbers_stay() -> None:
    joined = party(3)
    assert [guest.name for guest in joined.guests] == ["Ada", "Ada 2", "Ada 3"]
    gone = commands.leave(joined, "g2", 2)
    assert [guest.away for guest in gone.guests] == [False, True, False]
    assert commands.join(gone, "g2", "Bo") == joined


def test_only_the_host_sends_others_away() -> None:
    assert commands.leave(party(), "g1", 2).guests[1].away
    with pytest.raises(NotHost):
        commands.leave(party(3), "g2", 3)
    with pytest.raises(NotJoined):
        commands.leave(party(), "g1", 7)


def test_a_party_has_an_end_and_is_full_some_day() -> None:
    over = commands.enter_state(party(), "g1", PartyState.OVER)
    with pytest.raises(PartyOver):
        commands.join(over, "g9", "Cy")
    with pytest.raises(PartyOver):
        commands.enter_state(over, "g1", PartyState.OPEN)
    with pytest.raises(PartyFull):
        commands.join(party(commands.MOST_GUESTS), "late", "Cy")


def test_a_round_is_started_once_by_the_host_with_enough_guests() -> None:
    commands.must_be_ready(party(), "g1", 1)
    with pytest.raises(NotHost):
        commands.must_be_ready(party(), "g2", 1)
    with pytest.raises(RoundGone):
        commands.must_be_ready(party(), "g1", 2)
    with pytest.raises(TooFewGuests):
        commands.must_be_ready(party(1), "g1", 1)
    with pytest.raises(RoundOn):
        commands.must_be_ready(in_round(party()), "g1", 2)


def test_a_pairing_is_undone_as_long_as_nobody_has_rolled() -> None:
    on = in_round(party())
    assert commands.without_round(on, "g1", 1, rolled=False) == party()
    with pytest.raises(AlreadyRolled):
        commands.without_round(on, "g1", 1, rolled=True)
    with pytest.raises(NotHost):
        commands.without_round(on, "g2", 1, rolled=False)
    with pytest.raises(RoundGone):
        commands.without_round(party(), "g1", 0, rolled=False)
    ended = commands.with_result(on, "t1", RESULT)
    with pytest.raises(AlreadyRolled):
        commands.without_round(ended, "g1", 1, rolled=False)


def test_the_last_result_of_the_last_round_ends_the_party() -> None:
    one = commands.with_result(in_round(party()), "t1", RESULT)
    assert one.state is PartyState.OPEN
    two = commands.with_result(in_round(one), "t2", RESULT)
    assert two.state is PartyState.OVER
    evening = replace(party(), terms=replace_rounds(None))
    assert commands.with_result(in_round(evening), "t1", RESULT).state is PartyState.OPEN


def replace_rounds(rounds: int | None) -> PartyTerms:
    return PartyTerms(edition="junior", size=4, fill="none", bot="careful", rounds=rounds)


def test_what_is_noted_of_a_table_stays() -> None:
    once = commands.with_result(in_round(party()), "t1", RESULT)
    assert commands.with_result(once, "t1", TableResult()) == once
    lucky = commands.with_luck(once, "t1", TableLuck((0.5, 0.5), (0.1, -0.1)))
    assert commands.with_luck(lucky, "t1", TableLuck()) == lucky


def test_a_new_round_ends_the_break() -> None:
    pause = commands.enter_state(party(), "g1", PartyState.BREAK)
    assert in_round(pause).state is PartyState.OPEN
