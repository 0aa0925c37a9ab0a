"""What a browser needs to play without a network: a Python, and of this package what runs there.

The Python is laid out by the build (hatch_build.py). Our modules are packed here, from the files
this very server runs: the rules are written once, and can never be older in the browser.
"""

import ast
import gzip
import hashlib
import io
import zipfile
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from wormgrill.server.static_files import STATIC

PACKAGE = Path(__file__).parent.parent
OURS = "wormgrill.zip"
ENTRY = "wormgrill.offline"  # everything that its modules import when they are loaded
_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive
_KINDS = {
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
}


class PythonFile(msgspec.Struct, frozen=True):
    name: str
    size: Annotated[int, Meta(description="bytes")]
    sent: Annotated[int, Meta(description="bytes over the wire")]


class PythonFiles(msgspec.Struct, frozen=True):
    """What a client fetches to play without a network."""

    version: Annotated[str, Meta(description="/python/VERSION/NAME is where each file lies")]
    files: list[PythonFile]


class SentFile(NamedTuple):
    """A file as it is sent."""

    content: bytes
    kind: str
    packed: bool


class BrowserPython:
    """The files, read when they are asked for: few ask, and they are large."""

    def __init__(self, folder: Path) -> None:
        self._files = {path.name.removesuffix(".gz"): path for path in sorted(folder.iterdir())}

    @cached_property
    def listed(self) -> PythonFiles:
        found, ours = hashlib.sha256(), packed_modules()
        files = [PythonFile(OURS, len(ours), len(ours))]
        found.update(ours)
        for name, path in self._files.items():
            content = path.read_bytes()
            found.update(name.encode() + content)
            size = len(gzip.decompress(content)) if path.suffix == ".gz" else len(content)
            files.append(PythonFile(name, size, len(content)))
        return PythonFiles(found.hexdigest()[:16], files)

    def file(self, version: str, name: str) -> SentFile | None:
        if version != self.listed.version:
            return None
        if name == OURS:
            return SentFile(packed_modules(), _KINDS[".zip"], packed=False)
        path = self._files.get(name)
        if path is None:
            return None
        return SentFile(path.read_bytes(), _KINDS[Path(name).suffix], path.suffix == ".gz")


def browser_python(static: Path = STATIC) -> BrowserPython | None:
    """None if it was built without."""
    folder = static / "python"
    return BrowserPython(folder) if folder.is_dir() else None


@cache
def packed_modules() -> bytes:
    """Our modules that play without a network, and the texts."""
    archive = io.BytesIO()
    texts = {
        path.relative_to(PACKAGE.parent): path for path in (PACKAGE / "locales").rglob("*.ftl")
    }
    modules = {path.relative_to(PACKAGE.parent): path for path in modules_needed().values()}
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for name, path in sorted({**modules, **texts}.items()):
            entry = zipfile.ZipInfo(name.as_posix(), _LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipped.writestr(entry, path.read_bytes())
    return archive.getvalue()


def modules_needed() -> Mapping[str, Path]:
    """By name, with the packages they lie in: found by reading their imports."""
    entry = _path_of(ENTRY)
    assert entry is not None
    waiting = [f"{ENTRY}.{path.stem}" for path in sorted(entry.parent.glob("[!_]*.py"))]
    found: dict[str, Path] = {}
    while waiting:
        name = waiting.pop()
        path = _path_of(name)
        if path is None or name in found:
            continue
        found[name] = path
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        waiting += _imports(path)
    return found


def _path_of(module: str) -> Path | None:
    """None for a name inside a module, and for what is not ours."""
    where = PACKAGE.parent.joinpath(*module.split("."))
    if not module.startswith(PACKAGE.name):
        return None
    return next((p for p in (where / "__init__.py", where.with_suffix(".py")) if p.is_file()), None)


def _imports(path: Path) -> Iterator[str]:
    """Of its first level: what a function imports is imported where it is called."""
    for statement in ast.parse(path.read_bytes()).body:
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            yield statement.module
            yield from (f"{statement.module}.{alias.name}" for alias in statement.names)
