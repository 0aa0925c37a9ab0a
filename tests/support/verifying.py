"""Receipts verified: by `wormgrill verify`, and by the program that a page of ours prints."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.processes import PATIENCE
from wormgrill import cli


def verified(
    capsys: pytest.CaptureFixture[str], folder: Path, text: str | bytes
) -> tuple[int | str | None, str, str]:
    """Status, standard output, standard error."""
    file = folder / "receipt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    status: int | str | None = 0
    try:
        cli.main(["verify", str(file)])
    except SystemExit as ended:
        status = ended.code
    out, err = capsys.readouterr()
    return status, out, err.replace(str(file), "FILE")


def verifier(text: str, folder: Path, told: Any) -> "subprocess.CompletedProcess[str]":
    """The program, alone: `-I` hides the working tree, `-S` what is installed."""
    program, file = folder / "verifier.py", folder / "receipt.json"
    program.write_text(text, "utf-8")
    file.write_text(json.dumps(told), "utf-8")
    command = [sys.executable, "-I", "-S", str(program), str(file)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
