"""One game between bots: who sits where, which dice they get, how it is kept."""

from collections import Counter

import pytest

from tests.support.selfplay import SMALL, TABLES
from wormgrill.arena.game import Pairing, opening, play_game
from wormgrill.arena.programs import Programs
from wormgrill.arena.rounds import play_rounds
from wormgrill.arena.standings import GameResult, standings
from wormgrill.bots.bot import BotTrouble
from wormgrill.formats.record import Record, print_record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import EDITIONS, Dice, Refusal
from wormgrill.rules.edition import Options

JUNIOR = EDITIONS["junior"]


def pairing(*bots: str, seed: int = 7, most_steps: int = 100_000) -> Pairing:
    return Pairing(JUNIOR, Options(), bots, seed, most_steps)


def played(them: Pairing, game: int) -> tuple[GameResult, Record]:
    return play_game(them, game, Programs())


def rolls(record: Record) -> list[Dice]:
    return [step for step in record.steps if isinstance(step, Dice)]


@pytest.mark.parametrize(
    ("bots", "orders"),
    [("AB", 2), ("AA", 1), ("ABC", 3), ("ABAB", 2), ("AAB", 3), ("AAAAA", 1)],
)
def test_every_order_of_the_bots_comes_equally_often(bots: str, orders: int) -> None:
    names = {"A": "first-tile", "B": "random", "C": "careful"}
    them = pairing(*(names[bot] for bot in bots))
    assert them.rotations == orders
    seats = Counter(opening(them, game).seats[0].name.split()[0] for game in range(3 * orders))
    for bot in set(bots):
        assert seats[names[bot]] == 3 * orders * bots.count(bot) / len(bots)


def test_in_the_next_game_everybody_moves_one_seat_down() -> None:
    them = pairing("first-tile", "random", "careful")
    seats = [[seat.name for seat in opening(them, game).seats] for game in range(4)]
    assert seats[0] == ["first-tile", "random", "careful"]
    assert seats[1] == ["random", "careful", "first-tile"]
    assert seats[2] == ["careful", "first-tile", "random"]
    assert seats[3] == seats[0]


def test_the_same_dice_meet_every_rotation_and_others_the_next_round() -> None:
    them = pairing("first-tile", "random")
    records = [played(them, game)[1] for game in range(4)]
    assert rolls(records[0])[0] == rolls(records[1])[0]
    assert [record.dice for record in records[:2]] == [records[0].dice] * 2
    assert rolls(records[2])[0] == rolls(records[3])[0]
    assert records[1].dice != records[2].dice


def test_a_game_depends_on_its_number_and_seed_alone() -> None:
    assert played(pairing("random", "random"), 5) == played(pairing("random", "random"), 5)
    first = played(pairing("random", "random"), 5)[1].steps
    assert first != played(pairing("random", "random"), 6)[1].steps
    assert first != played(pairing("random", "random", seed=8), 5)[1].steps


def test_two_random_bots_decide_each_by_its_own_chance() -> None:
    """Same dice, but the seats' chances differ, and so do the games of a round."""
    one, other = (played(pairing("random", "first-tile"), game)[1] for game in (0, 1))
    assert one.steps != other.steps


def test_a_record_is_kept_and_agrees_with_the_result() -> None:
    them = pairing("first-tile", "random")
    rounds = play_rounds(them, range(3), with_records=True)
    assert [number for number, _ in rounds.records] == list(range(6))
    turns = worms = 0
    for number, text in rounds.records:
        record = parse_record(text)
        result, same = played(them, number)
        assert print_record(same) == text == print_record(record)
        turns += sum(line[0].isdigit() for line in text.splitlines() if line)
        worms += result.worms[result.bots.index("first-tile")]
    assert turns == rounds.tally.turns
    assert worms == rounds.tally.bots["first-tile"].worms


def test_a_game_that_does_not_end_is_broken_off() -> None:
    with pytest.raises(BotTrouble, match=r"random, random \(seed 7\) .* after 20 steps"):
        played(pairing("random", "random", most_steps=20), 0)


def test_the_bound_does_not_meet_games_that_do_end() -> None:
    steps = len(played(pairing("random", "random"), 0)[1].steps)
    played(pairing("random", "random", most_steps=steps), 0)
    with pytest.raises(BotTrouble):
        played(pairing("random", "random", most_steps=steps - 1), 0)


def test_names_fit_a_record() -> None:
    long = "cmd: python3 /somewhere/far/away/bot.py --deep"
    names = [seat.name for seat in opening(pairing("random", long), 0).seats]
    assert names == ["random", "cmd: python3 /somewhere/"]
    names = [seat.name for seat in opening(pairing(long, long + "er", "x\ny\u202e"), 0).seats]
    assert names == ["cmd: python3 /somewhere/", "cmd: python3 /somewher 2", "xy"]


def test_an_edition_says_how_many_may_play() -> None:
    with pytest.raises(Refusal, match="2 to 5 players, not 6"):
        opening(pairing(*["random"] * 6), 0)


@pytest.mark.parametrize("key", TABLES)
def test_every_edition_with_every_number_of_players(key: str) -> None:
    edition = TABLES[key]
    least, most = edition.players
    for players in range(least, most + 1):
        bots = ("first-tile", "random", *["first-tile"] * (players - 2))
        options = Options(short_game=players % 2 == 0, free_choice=True, first=players - 1)
        them = Pairing(edition, options, bots, seed=players)
        found = standings(play_rounds(them, range(1)).tally)
        assert found.games == players
        assert sum(one.wins for one in found.bots.values()) == pytest.approx(found.games)
        assert sum(one.wins for one in found.seats.values()) == pytest.approx(found.games)


def test_solving_bots_play_in_every_corner_of_the_rules() -> None:
    them = Pairing(SMALL, Options(), ("turn-ev", "careful", "gambler"), seed=1)
    assert play_rounds(them, range(3)).tally.games == 9
