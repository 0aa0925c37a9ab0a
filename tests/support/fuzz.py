"""Random bytes into everything that reads, guided by coverage: `make fuzz`, FUZZ_SECONDS in all.

Each reader gets its share of the time in a process of its own. A crash prints the bytes and stops.
"""

import contextlib
import io
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["wormgrill"]):
    from wormgrill.engine import serve
    from wormgrill.formats.edition_toml import read_edition
    from wormgrill.formats.position_json import decode
    from wormgrill.formats.position_line import from_line
    from wormgrill.formats.record_reader import parse_record
    from wormgrill.rules.errors import Refusal

DATA = Path(__file__).parent / "data"
REFERENCE = Path(__file__).parents[1] / "docs" / "reference"


def engine(data: bytes) -> None:
    writing = io.BytesIO()
    serve(io.BytesIO(data), writing)
    for line in writing.getvalue().splitlines():
        assert json.loads(line)["ok"] in (True, False)


def record(data: bytes) -> None:
    parse_record(data.decode("utf-8", "replace"))


def edition(data: bytes) -> None:
    read_edition(data.decode("utf-8", "replace"))


def line(data: bytes) -> None:
    from_line(data.decode("utf-8", "replace"))


def position(data: bytes) -> None:
    try:
        given = json.loads(data)
    except (ValueError, RecursionError):
        return
    if isinstance(given, dict):
        decode(given)


READERS: dict[str, Callable[[bytes], None]] = {
    reader.__name__: reader for reader in (engine, record, edition, line, position)
}


def seeds(name: str) -> list[bytes]:
    """Good examples to begin from."""
    if name == "record":
        return [file.read_bytes() for file in (DATA / "records").iterdir()]
    if name == "edition":
        return [
            (REFERENCE / "custom-editions.md").read_bytes().split(b"```toml\n")[1].split(b"```")[0]
        ]
    if name == "line":
        return [
            (REFERENCE / "position-text.md")
            .read_bytes()
            .split(b"```position\n")[1]
            .split(b"```")[0]
        ]
    requests = [file.read_bytes().splitlines()[::2] for file in (DATA / "transcripts").iterdir()]
    if name == "engine":
        return [b"\n".join(lines[:12]) for lines in requests]
    answers = (DATA / "transcripts" / "deluxe-2-players.jsonl").read_bytes().splitlines()[1::9]
    return [
        json.dumps(json.loads(answer)["position"]).encode()
        for answer in answers
        if b'"position"' in answer
    ]


def run(name: str, seconds: int) -> None:
    reader = READERS[name]

    def target(data: bytes) -> None:
        with contextlib.suppress(Refusal):
            reader(data)

    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(seeds(name)):
            (Path(corpus) / str(number)).write_bytes(seed)
        options = [f"-max_total_time={seconds}", "-max_len=8192", "-print_final_stats=1"]
        atheris.Setup([sys.argv[0], *options, corpus], target)
        atheris.Fuzz()


def main() -> None:
    if len(sys.argv) == 3:
        run(sys.argv[1], int(sys.argv[2]))
        return
    share = max(1, int(sys.argv[1]) // len(READERS))
    for name in READERS:
        print(f"{name}: {share} s", flush=True)
        subprocess.run([sys.executable, "-m", "tests.support.fuzz", name, str(share)], check=True)


if __name__ == "__main__":
    main()
