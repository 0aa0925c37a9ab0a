"""A guest's games: what the list tells, in which order, and that it is the guest's own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.rooms import Home, act, at_home, home, play_to_the_end, run, sit
from tests.support.serving import Json, Served, Visitor, play_on
from wormgrill.match.game_list import GamesPage, GameView
from wormgrill.match.guest import Guest
from wormgrill.match.outcome import rival_bot, rival_named
from wormgrill.match.room import Room
from wormgrill.match.table import AbandonReason
from wormgrill.rules.errors import BadRequest
from wormgrill.server.games import GameLists, place_of
from wormgrill.server.store.games import GamesAsked, SqlGames


def games_at(here: Home) -> GameLists:
    return GameLists(SqlGames(here.database), here.rooms._services.store, here.rooms)


async def finished(here: Home, guest: Guest, most: int = 100, **asked: Any) -> GamesPage:
    return await games_at(here).finished(GamesAsked(guest.id, **asked), most)


async def played(here: Home, maker: Guest, *kinds: str, **request: Any) -> Room:
    """A game of Junior, over a minute later."""
    here.clock.now += 60
    room = await here.make(maker, *kinds, **{"edition": "junior", **request})
    here.clock.now += 60
    await play_to_the_end(room, maker)
    return room


def ids(games: list[GameView]) -> list[str]:
    return [game.table for game in games]


@at_home()
async def test_a_game_is_listed_as_soon_as_it_is_over(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await played(here, ada, "me", "bot", options={"first": 1})
    (game,) = (await finished(here, ada)).games
    assert (game.table, game.edition, game.options) == (room.table.id, "junior", {"first": 1})
    assert game.began is not None
    assert game.ended == game.began + 60 == here.clock.now
    own, bot = game.seats
    assert (own.name, own.mine, own.bot) == ("Ada", True, None)
    assert (bot.mine, bot.bot) == (False, "turn-ev")
    assert {own.place, bot.place} <= {1, 2}
    assert (own.place == 1) is (game.result in ("won", "shared"))
    assert game.place == own.place
    assert own.worms is not None
    assert game.record == f"/api/tables/{room.table.id}/record"
    assert (game.series, game.earlier, game.later) == (None, None, None)


@at_home()
async def test_games_come_newest_first_and_page_by_page(here: Home) -> None:
    ada = await here.guest("Ada")
    made = [(await played(here, ada, "me", "local")).table.id for _ in range(5)]
    first = await finished(here, ada, 2)
    assert first.next is not None
    second = await finished(here, ada, 2, before=place_of(first.next))
    assert second.next is not None
    third = await finished(here, ada, 2, before=place_of(second.next))
    assert third.next is None
    assert ids([*first.games, *second.games, *third.games]) == made[::-1]


@at_home()
async def test_games_that_ended_at_the_same_moment_are_each_told_once(here: Home) -> None:
    ada = await here.guest("Ada")
    rooms = [await here.make(ada, "me", "local", edition="junior") for _ in range(4)]
    for room in rooms:
        await play_to_the_end(room, ada)
    seen, page = [], await finished(here, ada, 1)
    while page.next:
        seen += ids(page.games)
        page = await finished(here, ada, 1, before=place_of(page.next))
    assert sorted(seen + ids(page.games)) == sorted(room.table.id for room in rooms)


@at_home()
async def test_games_are_found_by_edition_by_rival_and_by_bot(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    bots = await played(here, ada, "me", "bot")
    local = await played(here, ada, "me", "local", seats=[{"kind": "me"}, LOCAL])
    shared = await here.make(ada, "me", "open", edition="junior")
    await sit(shared, bo)
    await shared.abandon(AbandonReason.DESERTED)
    classic = await here.make(ada, "me", "local", seats=[{"kind": "me"}, LOCAL])
    await classic.abandon(AbandonReason.IDLE)

    async def found(**asked: Any) -> set[str]:
        return {*ids((await finished(here, ada, **asked)).games)}

    assert await found(edition="classic") == {classic.table.id}
    assert await found(rival=rival_named("Kim_%")) == {local.table.id, classic.table.id}
    assert await found(rival=rival_named("Kim_%"), edition="junior") == {local.table.id}
    assert await found(rival=rival_named("Bo")) == {shared.table.id}
    assert await found(rival=rival_named("B")) == set()
    assert await found(rival=rival_named("Ada")) == set()  # nobody is their own rival
    assert await found(rival=rival_bot("turn-ev")) == {bots.table.id}
    summary = await games_at(here).summary(ada.id)
    assert summary.finished == 4
    assert [(one.edition, one.games) for one in summary.editions] == [("junior", 3), ("classic", 1)]
    assert {(one.name, one.bot, one.games) for one in summary.rivals} == {
        ("Kim_%", None, 2),
        ("Bo", None, 1),
        (None, "turn-ev", 1),
    }


LOCAL = {"kind": "local", "name": "Kim_%"}


@at_home()
async def test_a_series_can_be_followed_in_both_directions(here: Home) -> None:
    ada = await here.guest("Ada")
    first = await played(here, ada, "me", "bot")
    second = await here.rooms.rematch(first, ada)
    here.clock.now += 60
    await play_to_the_end(second, ada)
    third = await here.rooms.rematch(second, ada)
    new, old = (await finished(here, ada)).games
    assert (old.earlier, old.later) == (None, second.table.id)
    assert (new.earlier, new.later) == (first.table.id, third.table.id)
    assert old.series is not None
    assert new.series is not None
    assert (old.series.games, new.series.games) == (1, 2)
    assert sum(new.series.wins) >= 2
    (running,) = await games_at(here).running(GamesAsked(ada.id))
    assert (running.earlier, running.later, running.record is None) == (
        second.table.id,
        None,
        False,
    )
    assert running.series == new.series


@at_home()
async def test_what_was_given_up_is_told_with_its_reason_and_without_a_winner(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    await act(room, ada)
    await room.abandon(AbandonReason.DESERTED)
    (game,) = (await finished(here, ada)).games
    assert (game.abandoned, game.why_abandoned) == (True, AbandonReason.DESERTED)
    assert (game.result, game.place) == (None, None)
    assert [seat.place for seat in game.seats] == [None, None]
    assert [seat.worms for seat in game.seats] == [0, 0]


@at_home()
async def test_a_table_where_no_game_began_is_none(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "open")
    await room.abandon(AbandonReason.IDLE)
    assert (await finished(here, ada)).games == []


@at_home()
async def test_who_stood_up_before_the_game_has_not_played_it(here: Home) -> None:
    ada, bo, cy = [await here.guest(name) for name in ("Ada", "Bo", "Cy")]
    room = await here.make(ada, "me", "open", "open", edition="junior")
    await sit(room, cy)
    await room.leave(cy.id, 1)
    assert await games_at(here).running(GamesAsked(cy.id)) == []
    await sit(room, bo)
    await sit(room, bo, "Kim")
    await play_to_the_end(room, ada, bo)
    assert (await finished(here, cy)).games == []
    (game,) = (await finished(here, bo)).games
    assert [seat.mine for seat in game.seats] == [False, True, True]


@at_home()
async def test_who_only_lends_the_screen_has_neither_won_nor_lost(here: Home) -> None:
    ada = await here.guest("Ada")
    await played(here, ada, "local", "local")
    (game,) = (await finished(here, ada)).games
    assert (game.result, game.place) == (None, None)
    assert {1} < {seat.place for seat in game.seats} | {0}


@at_home()
async def test_running_games_tell_whose_turn_it_is(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", options={"first": 1})
    (waiting,) = await games_at(here).running(GamesAsked(ada.id))
    assert (waiting.state, waiting.began, waiting.on_turn) == ("open", None, None)
    assert waiting.seats[1].name is None
    await sit(room, bo)
    for guest in (ada, bo):
        (game,) = await games_at(here).running(GamesAsked(guest.id))
        assert (game.state, game.on_turn, game.your_turn) == ("playing", 1, guest is bo)
        assert game.ended is None
    assert await games_at(here).running(GamesAsked(ada.id, edition="junior")) == []
    assert await games_at(here).running(GamesAsked(ada.id, rival=rival_named("Ada"))) == []
    assert len(await games_at(here).running(GamesAsked(ada.id, rival=rival_named("Bo")))) == 1


def test_a_list_goes_on_only_where_a_page_has_ended() -> None:
    for wrong in ("", ",", "1", "x,y", "nan,a", "inf,a", "-1,a", "1,"):
        with pytest.raises(BadRequest):
            place_of(wrong)
    assert place_of("1.5,abc") == (1.5, "abc")


def test_a_game_that_another_process_has_ended_is_in_the_list(
    postgres: Any,
) -> None:
    async def story() -> None:
        place = postgres.database()
        async with home(place) as here, home(place) as there:
            ada = await here.guest("Ada")
            room = await played(here, ada, "me", "local")
            assert ids((await finished(there, ada)).games) == [room.table.id]

    run(story())


# Over HTTP


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("own")
    with Served(folder / "wormgrill.db", "--test-dice", "--no-limits") as server:
        yield server


def listed(visitor: Visitor, query: str = "") -> list[Json]:
    answer = visitor.get(f"/api/me/games{query}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found: list[Json] = answer.json()["games"]
    return found


def test_the_first_page_begins_with_the_games_that_go_on(own: Served) -> None:
    ada = Visitor(own.url)
    over = ada.make("me", "bot", edition="junior")["id"]
    play_on(ada, over)
    on = ada.make("me", "local")["id"]
    assert [game["table"] for game in listed(ada)] == [on, over]
    assert [game["table"] for game in listed(ada, "?state=running")] == [on]
    assert [game["table"] for game in listed(ada, "?state=finished")] == [over]
    assert [game["table"] for game in listed(ada, "?bot=turn-ev")] == [over]
    assert listed(ada, "?edition=deluxe") == []
    assert ada.get("/api/me/games/summary").json()["finished"] == 1


@pytest.mark.parametrize(
    "query", ["?state=over", "?limit=0", "?limit=101", "?before=x", "?rival=a&bot=b", "?before="]
)
def test_what_cannot_be_asked_for_is_refused(own: Served, query: str) -> None:
    answer = Visitor(own.url).get(f"/api/me/games{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_nobody_sees_the_games_of_others_nor_who_they_are(own: Served) -> None:
    ada, eve = Visitor(own.url), Visitor(own.url, "Eve")
    table = ada.make("me", "bot", edition="junior")["id"]
    play_on(ada, table)
    assert listed(eve) == []
    assert eve.get("/api/me/games/summary").json() == {"finished": 0, "editions": [], "rivals": []}
    answer = ada.get("/api/me/games").text
    assert "owner" not in answer
    assert (
        Visitor(own.url)
        .http.get("/api/me/games", headers={"Authorization": "Bearer x"})
        .status_code
        == 401
    )
