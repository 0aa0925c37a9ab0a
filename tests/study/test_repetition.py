"""Leitner's boxes: up by one when solved, back to the first when missed."""

from hypothesis import given
from hypothesis import strategies as st

from wormgrill.study.repetition import BOXES, DAY, PuzzleCard, answered, due

ANSWERS = st.lists(st.tuples(st.booleans(), st.floats(0, 200 * DAY)), min_size=1, max_size=30)


def played(answers: list[tuple[bool, float]]) -> list[tuple[float, PuzzleCard]]:
    """Each answer some time after the one before, and the card it leads to."""
    card: PuzzleCard | None = None
    now, cards = 0.0, []
    for right, later in answers:
        now += later
        card = answered("p", card, right, now)
        cards.append((now, card))
    return cards


@given(ANSWERS)
def test_a_card_rises_by_one_box_or_falls_to_the_first(
    answers: list[tuple[bool, float]],
) -> None:
    boxes = [card.box for _, card in played(answers)]
    for (right, _), before, after in zip(answers[1:], boxes, boxes[1:], strict=False):
        assert after in ((before, before + 1) if right else (0,))
    assert all(0 <= box <= len(BOXES) for box in boxes)


@given(ANSWERS)
def test_whoever_solves_more_never_sees_it_sooner(answers: list[tuple[bool, float]]) -> None:
    """The rest grows with the box; a missed card rests least."""
    assert list(BOXES) == sorted(BOXES)
    now, last = played(answers)[-1]
    missed = answered("p", last, False, now)
    assert missed.due == now + BOXES[0] * DAY
    solved = answered("p", last, True, now)
    assert solved.known or solved.due >= last.due or last.due <= now


def test_who_solves_it_whenever_it_comes_knows_it_in_the_end() -> None:
    card = answered("p", None, False, 0.0)
    boxes = [card.box]
    while not card.known:
        assert due([card], card.due - 1) == []
        assert due([card], card.due) == [card]
        card = answered("p", card, True, card.due)
        boxes.append(card.box)
    assert boxes == list(range(len(BOXES) + 1))
    assert due([card], card.due + 1000 * DAY) == []


def test_to_solve_it_twice_in_a_row_is_no_proof_of_memory() -> None:
    once = answered("p", None, True, 0.0)
    assert answered("p", once, True, 60.0) == once


def test_what_has_waited_longest_comes_first() -> None:
    cards = [PuzzleCard("a", 1, 30.0), PuzzleCard("b", 0, 10.0), PuzzleCard("c", 2, 99.0)]
    assert [card.puzzle for card in due(cards, 50.0)] == ["b", "a"]
