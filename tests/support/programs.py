"""Programs that sit at a server's tables in the tests: they speak the engine protocol."""

import sys
from pathlib import Path

# Keeps the most, and stops when something can be taken. It notes that it was started, and does what
# `faults` says at the question of that number, unless it has been started again since.
PROGRAM = """
import json, os, sys, time
from pathlib import Path

faults, asked, position = {faults!r}, 0, {{}}
with Path({notes!r}).open("a") as notes:
    print(os.getpid(), file=notes)
again = len(Path({notes!r}).read_text().split()) > 2
for line in sys.stdin:
    request = json.loads(line)
    answer = {{"ok": True}}
    if request["op"] == "hello":
        answer |= {hello!r}
    elif request["op"] == "set":
        position = request["position"]
    elif request["op"] == "choose":
        asked += 1
        fault = faults.get("always", None if again else faults.get(asked))
        if fault == "end":
            sys.exit(3)
        if fault == "stall":
            time.sleep(60)
        legal, outlook = position["legal"], position["outlook"]
        wins = "stop" in legal and "fails" not in outlook["stop"]["ends"]
        keeps = [action for action in legal if action.startswith("keep")]
        best = max(keeps, key=lambda keep: outlook[keep]["total"]) if keeps else legal[0]
        answer["action"] = "fly" if fault == "cheat" else "stop" if wins else best
    print(json.dumps(answer), flush=True)
"""


class TestProgram:
    """A program in a file; `started` has the numbers of its processes so far."""

    __test__ = False

    def __init__(self, folder: Path, key: str = "hugo", **said: object) -> None:
        """`faults`: what it does wrong, by the number of the question; the rest is its `hello`."""
        self.key = key
        self.notes = folder / f"{key}.notes"
        file = folder / f"{key}.py"
        faults = said.pop("faults", {})
        hello = {"bots": ["weak", "strong"], "name": "Hugo", **said}
        file.write_text(PROGRAM.format(faults=faults, notes=str(self.notes), hello=hello), "utf-8")
        self.command = f"cmd: {sys.executable} {file}"

    @property
    def option(self) -> tuple[str, str]:
        """Of `wormgrill serve`."""
        return "--bot", f"{self.key}={self.command}"

    @property
    def started(self) -> list[int]:
        return [int(line) for line in self.notes.read_text("utf-8").split()]
