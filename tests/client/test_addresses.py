"""Where people say a table is: links, codes and addresses, pasted or typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormgrill.client.address import HERE, UnclearAddress, Whereabouts, whereabouts


@pytest.mark.parametrize(
    ("text", "server", "table"),
    [
        ("https://worms.example/t/3X7q_-a", "https://worms.example", "3X7q_-a"),
        ("https://worms.example:8443/t/3X7q/", "https://worms.example:8443", "3X7q"),
        (" http://192.168.1.7:8765/t/3X7q?from=mail#top ", "http://192.168.1.7:8765", "3X7q"),
        ("192.168.1.7:8765/t/3X7q", "http://192.168.1.7:8765", "3X7q"),
        ("worms.example/t/3X7q", "https://worms.example", "3X7q"),
        ("http://[::1]:8765/t/3X7q", "http://[::1]:8765", "3X7q"),
    ],
)
def test_a_link_names_server_and_table(text: str, server: str, table: str) -> None:
    assert whereabouts(text, "https://other.example") == Whereabouts(server, table)


def test_a_code_is_one_of_the_server_that_is_named_beside_it() -> None:
    assert whereabouts("bcdfgh", "worms.example").code == "BCDFGH"
    assert whereabouts("bcdfgh", "worms.example").server == "https://worms.example"
    assert whereabouts("BCDFGH", "").server == HERE


def test_without_either_it_is_the_server_itself() -> None:
    assert whereabouts("", "localhost:9000") == Whereabouts("http://localhost:9000")
    assert whereabouts("", "") == Whereabouts(HERE)


@pytest.mark.parametrize("text", ["ftp://worms.example", "two words", "http://", "a:b:c", "///"])
def test_anything_else_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(UnclearAddress) as told:
        whereabouts(text, "")
    assert told.value.code == "unclear-address"
    assert told.value.message.endswith("no address of a server.")


@given(st.text(max_size=40), st.text(max_size=40))
def test_whatever_is_typed_is_read_or_refused(text: str, server: str) -> None:
    try:
        found = whereabouts(text, server)
    except UnclearAddress:
        return
    assert found.server.startswith(("http://", "https://"))
