"""A push on the wire: what only the browser reads, who has sent it, and where none may go."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from tests.support.push_service import Browser, Posted, PushService, b64, push_service, raw
from tests.support.rooms import run
from wormgrill.server.push import outgoing
from wormgrill.server.push.encryption import DeviceKeys, encrypted, to_base64
from wormgrill.server.push.outgoing import BadAddress, NotAnswered, NotSent, Outgoing, is_public
from wormgrill.server.push.vapid import GOOD_FOR, VapidKey, new_key

NOW = 1_794_744_000.0


def keys_of(browser: Browser) -> DeviceKeys:
    return DeviceKeys(browser.point, browser.auth)


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(raw(text), "big"), ec.SECP256R1())


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path) as running:
        yield running


# What only the browser reads


def test_the_example_of_rfc_8291_is_encrypted_as_it_stands_there() -> None:
    keys = DeviceKeys(
        raw("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        raw("BTBZMqHH6r4Tts7J_aSIgg"),
    )  # fmt: skip
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        keys,
        private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        raw("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=0,
    )
    assert to_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
        "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulc"
        "y4a-fN"
    )


def test_the_browser_reads_it_and_nobody_else() -> None:
    mine, other = Browser("", ""), Browser("", "")
    posted = Posted("/", {}, encrypted(b'{"a":1}', keys_of(mine)))
    assert mine.read(posted) == {"a": 1}
    with pytest.raises(InvalidTag):
        other.read(posted)


def test_long_and_short_messages_are_of_one_length_and_never_equal() -> None:
    keys = keys_of(Browser("", ""))
    one, other, again = encrypted(b"{}", keys), encrypted(b"x" * 400, keys), encrypted(b"{}", keys)
    assert len(one) == len(other)
    assert len({one[:16], other[:16], again[:16]}) == 3


# Who has sent it


def test_a_browser_knows_its_server_again() -> None:
    key = VapidKey(new_key(), "https://worms.example")
    browser = Browser("https://push.example/one", key.public)
    told = {"authorization": key.authorization(browser.endpoint, NOW)}
    assert browser.check_sender(Posted("/one", told, b"")) == {
        "aud": "https://push.example",
        "exp": int(NOW + GOOD_FOR),
        "sub": "https://worms.example",
    }


def test_a_forged_claim_is_noticed() -> None:
    key = VapidKey(new_key(), "https://worms.example")
    browser = Browser("https://push.example/one", key.public)
    header = key.authorization(browser.endpoint, NOW)
    forged = b64(json.dumps({"aud": "https://push.example", "exp": 2 * NOW}).encode())
    head, _, rest = header.partition(".")
    told = {"authorization": f"{head}.{forged}.{rest.partition('.')[2]}"}
    with pytest.raises(InvalidSignature):
        browser.check_sender(Posted("/one", told, b""))


def test_a_kept_key_is_the_same_after_a_restart() -> None:
    kept = new_key()
    assert VapidKey(kept, "https://a.example").public == VapidKey(kept, "https://b.example").public


# Where it goes


def test_a_message_reaches_a_push_service_over_tls(service: PushService) -> None:
    door = Outgoing(private=True, tls=service.trusted)
    assert run(door.post(f"{service.url}/push/x?y=1", {"TTL": "60"}, b"body")) == 201
    (posted,) = service.posted
    assert (posted.path, posted.body, posted.headers["ttl"]) == ("/push/x?y=1", b"body", "60")


def test_a_certificate_that_nobody_vouches_for_is_not_believed(service: PushService) -> None:
    with pytest.raises(NotSent, match="SSLCertVerificationError"):
        run(Outgoing(private=True).post(f"{service.url}/push/x", {}, b""))
    assert service.posted == []


def test_redirects_are_not_followed(service: PushService) -> None:
    service.answers = [307]
    door = Outgoing(private=True, tls=service.trusted)
    assert run(door.post(f"{service.url}/push/x", {}, b"")) == 307
    assert [posted.path for posted in service.posted] == ["/push/x"]


def test_what_was_sent_and_not_answered_is_told_apart(service: PushService) -> None:
    service.answers = [0]
    with pytest.raises(NotAnswered):
        run(Outgoing(private=True, tls=service.trusted).post(f"{service.url}/push/x", {}, b""))
    closed = service.url
    service.close()
    with pytest.raises(NotSent):
        run(Outgoing(private=True, tls=service.trusted).post(f"{closed}/push/x", {}, b""))


@pytest.mark.parametrize(
    "drip", [b"", b"HTTP/1.1 201", b"x" * 5000, b"\0\r\n", b"HTTP/1.1 abc\r\n"]
)
def test_a_service_that_drips_or_babbles_holds_nobody_up(
    drip: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "TIME_OUT", 0.5)

    async def story() -> None:
        async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(drip)
            await reader.read()
            writer.close()

        server = await asyncio.start_server(slow, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            with pytest.raises(NotAnswered):
                await Outgoing().post(f"http://127.0.0.1:{port}/", {}, b"", trusted=True)
        finally:
            server.close()
            await server.wait_closed()

    run(story())


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "ftp://push.example/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://10.0.0.7/x",
        "https://169.254.169.254/latest/meta-data",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://127.1/x",
        "https://printer.local/x",
        "https://db.internal/x",
        "https://push.example:8765/x",
        "https://push.example:0/x",
        "https://push.example:99999/x",
        "https://user:word@push.example/x",
        "https://push.example\\@127.0.0.1/x",
        "https://push.example/x\r\nX-Other: 1",
        "https://push.example/x y",
        "https://push.example/x#y",
        "https://püsh.example/x",
        "https://push/x",
        "https:///x",
        "//push.example/x",
        "",
        "https://push.example/" + "x" * 1024,
    ],
)
def test_nothing_is_sent_to_addresses_that_are_no_push_service(url: str) -> None:
    with pytest.raises(BadAddress):
        run(Outgoing().post(url, {}, b""))


def test_a_name_that_leads_to_this_machine_is_refused_when_it_is_looked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()

        async def lookup(*_: object, **__: object) -> list[object]:
            return [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]

        monkeypatch.setattr(loop, "getaddrinfo", lookup)
        with pytest.raises(BadAddress, match="private network"):
            await Outgoing().post("https://rebound.example/x", {}, b"")

    run(story())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("172.20.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:93.184.215.14", True),
        ("64:ff9b::a00:1", False),
        ("64:ff9b::5db8:d70e", True),
        ("2002:7f00:1::", False),
        ("2001:0:7f00:1::", False),
    ],
)
def test_which_addresses_are_the_worlds(address: str, public: bool) -> None:
    assert is_public(address) is public
