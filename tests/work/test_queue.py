"""Who is served next: fair between askers, short before long, and only the greedy are refused."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormgrill.work.job import TooFast
from wormgrill.work.queue import FairQueue

DEAR, SMALL = 5.0, 0.1


def served(queue: FairQueue[str], many: int | None = None) -> list[str]:
    return [queue.pop() for _ in range(len(queue) if many is None else many)]


def test_a_small_job_is_served_before_the_dear_ones_of_ten_others() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(10):
        for _ in range(8):
            queue.put("dear", f"address {number}", DEAR)
    served(queue, 3)
    queue.put("small", "somebody else", SMALL)
    assert queue.pop() == "small"


def test_askers_with_equal_jobs_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for asker, many in (("a", 4), ("b", 2), ("c", 1)):
        for _ in range(many):
            queue.put(asker, asker, 1.0)
    assert served(queue) == ["a", "b", "c", "a", "b", "a", "a"]


def test_who_comes_later_gets_a_share_but_nothing_for_the_time_before() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(20):
        queue.put("early", "early", 1.0)
    served(queue, 10)
    for _ in range(5):
        queue.put("late", "late", 1.0)
    assert served(queue, 10).count("late") == 5


def test_everybody_gets_the_same_time_not_the_same_number() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(4):
        queue.put("dear", "one", 1.0)
    for _ in range(30):
        queue.put("small", "other", 0.1)
    first = served(queue, 11)
    assert first.count("dear") == 1
    assert served(queue, 11).count("dear") == 1


def test_a_dear_job_is_not_passed_for_ever_by_the_small_ones_of_ever_new_askers() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("dear", "patient", DEAR)
    passed = 0
    queue.put("small", "0", SMALL)
    while queue.pop() == "small":
        passed += 1
        queue.put("small", str(passed), SMALL)
    assert passed == pytest.approx(2 * DEAR / SMALL, abs=1), "both get half of the time"


def test_an_asker_s_own_short_jobs_come_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("dear", "school", DEAR)
    queue.put("small", "school", SMALL)
    assert served(queue) == ["small", "dear"]


def test_what_took_longer_than_thought_is_paid_for_later() -> None:
    queue: FairQueue[str] = FairQueue()
    for asker in ("sly", "honest"):
        for _ in range(3):
            queue.put(asker, asker, SMALL)
    assert queue.pop() == "sly"
    queue.settle("sly", DEAR)
    assert served(queue) == ["honest"] * 3 + ["sly"] * 2


def test_only_who_has_too_many_waiting_is_refused() -> None:
    queue: FairQueue[str] = FairQueue(most_of_one=3)
    for _ in range(3):
        queue.put("greedy", "greedy", DEAR)
    with pytest.raises(TooFast) as refused:
        queue.put("greedy", "greedy", DEAR)
    assert refused.value.more == {"retry_after": 15}
    assert queue.put("other", "other", DEAR) is None


def test_if_there_are_too_many_in_all_the_greediest_gives_way() -> None:
    queue: FairQueue[str] = FairQueue(most_in_all=4)
    for item in ("dear", "small"):
        queue.put(item, "greedy", DEAR if item == "dear" else SMALL)
    queue.put("a", "a", 1.0)
    queue.put("b", "b", 1.0)
    assert queue.put("c", "c", 1.0) == "dear"
    assert queue.put("dearest", "d", 2 * DEAR) == "dearest"
    assert sorted(served(queue)) == ["a", "b", "c", "small"]


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("one", "two", "three"):
        queue.put(item, "asker", 1.0)
    queue.remove("two")
    queue.remove("two")
    assert served(queue) == ["one", "three"]
    queue.remove("one")
    assert len(queue) == 0


def test_clocks_of_those_who_are_gone_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue(most_in_all=10)
    for number in range(1000):
        queue.put("job", str(number), 1.0)
        queue.pop()
    assert len(queue._clocks) <= 11


@given(st.lists(st.tuples(st.sampled_from(["put", "pop", "settle", "remove"]), st.integers(0, 5))))
def test_the_next_is_whoever_ends_first_by_their_clock(
    doings: list[tuple[str, int]],
) -> None:
    queue: FairQueue[object] = FairQueue(most_of_one=4, most_in_all=8)
    there: list[object] = []
    for number, (what, asker) in enumerate(doings):
        if what == "put":
            item: Any = object()
            there.append(item)
            try:
                gives_way = queue.put(item, str(asker), 1.0 + number % 3)
            except TooFast:
                gives_way = item
            there = [one for one in there if one is not gives_way]
        elif what == "settle":
            queue.settle(str(asker), asker - 2.5)
        elif there and what == "remove":
            queue.remove(there.pop(asker % len(there)))
        elif there:
            first = min(filter(None, map(queue._end, queue._waiting)))
            expected = queue._waiting[first[2]][0].item
            assert queue.pop() is expected
            there.remove(expected)
    assert len(queue) == len(there)
