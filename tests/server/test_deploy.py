"""The page about hosting and the files for it do not lie: options, names and rules are real."""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from configparser import RawConfigParser
from dataclasses import MISSING, fields
from functools import partial
from pathlib import Path

import pytest

from tests.support import patient
from tests.support.containers import container_steps, copy_context, first_stage, put
from tests.support.nginx import fitted, needs_nginx
from tests.support.processes import PATIENCE
from tests.support.serving import Served, free_port
from wormgrill.commands import backup, serve, transfer
from wormgrill.server.settings import PREFIX, Settings, from_environment
from wormgrill.server.stream import HEARTBEAT_SECONDS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to" / "host.md").read_text("utf-8")
DEPLOY = ROOT / "deploy"
CADDY, CADDY_SEVERAL = (
    (DEPLOY / name).read_text("utf-8") for name in ("Caddyfile", "Caddyfile-several")
)
NGINX, NGINX_SEVERAL = (
    (DEPLOY / name).read_text("utf-8") for name in ("nginx.conf", "nginx-several.conf")
)
UNIT = (DEPLOY / "wormgrill.service").read_text("utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
STREAM = "/api/tables/nEEayxiM4-VHwF7_/events"

PARSERS = {
    "serve": serve.arguments,
    "backup": backup.backup_arguments,
    "restore": backup.restore_arguments,
    "export": transfer.export_arguments,
    "import": transfer.import_arguments,
}


def parsed(command: str, arguments: list[str]) -> argparse.Namespace:
    """As the command itself reads it; what it does not know ends the test."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    PARSERS[command](parser)
    return parser.parse_args(arguments)


def unit() -> RawConfigParser:
    found = RawConfigParser(strict=False)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(UNIT)
    return found


# Settings


def test_the_page_has_every_setting_with_its_option_variable_and_default() -> None:
    row = r"^\| `(--[a-z-]+)` \|(?: `([A-Z_]+)`)? \| ?(.*?) ?\|"
    rows = re.findall(row, PAGE, re.MULTILINE)
    settings = {PREFIX + field.name.upper(): field for field in fields(Settings)}
    settings[""] = settings.pop("WORMGRILL_BOTS")  # programs come from the command line alone
    assert {variable for _, variable, _ in rows} == set(settings)
    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    places = {option: action.dest for action in parser._actions for option in action.option_strings}
    for option, variable, default in rows:
        field = settings[variable]
        assert places[option] == field.name
        told = default.strip("` ")
        if field.default not in (MISSING, None, ()):
            assert from_environment({variable: told}) == {field.name: field.default}
    told_options = {option for option, _, _ in rows}
    assert told_options == set(places) - {"-h", "--help"}


def test_every_command_of_the_page_and_the_files_is_one() -> None:
    text = f"{PAGE}\n{UNIT}".replace("\\\n", " ").replace("$(date +\\%F)", "today")
    found = re.findall(r"wormgrill (serve|backup|restore|export|import) ([^\n`&]*)", text)
    assert len([command for command, _ in found if command == "serve"]) >= 2
    assert {command for command, _ in found} == set(PARSERS)
    for command, arguments in found:
        parsed(command, shlex.split(arguments))


def test_nothing_of_others_is_built_by_root() -> None:
    """What root installs is a wheel: building one runs the programs of others."""
    for line in re.findall(r"sudo \S*pip install (.*)", PAGE):
        assert line.endswith(".whl") or "--only-binary :all:" in line


# systemd


def test_the_unit_serves_behind_a_proxy_from_its_own_folder() -> None:
    _, command, *arguments = shlex.split(unit()["Service"]["ExecStart"])
    settings = parsed(command, arguments)
    assert settings.base_url == "https://worms.example"
    assert settings.proxies == "127.0.0.1"
    folder = Path("/var/lib") / unit()["Service"]["StateDirectory"]
    assert Path(settings.database).parent == folder
    assert str(settings.database) in PAGE


def test_the_service_begins_when_the_clock_is_right() -> None:
    """What is old is deleted by it."""
    for name in ("After", "Wants"):
        (targets,) = re.findall(f"^{name}=(.*)$", UNIT, re.MULTILINE)
        assert "time-sync.target" in targets.split()


@pytest.mark.parametrize(
    "line",
    [
        *("User=wormgrill", "Restart=always", "NoNewPrivileges=yes", "ProtectSystem=strict"),
        *("ProtectHome=yes", "PrivateTmp=yes", "CapabilityBoundingSet=", "UMask=0077"),
        *("SystemCallFilter=@system-service", "IPAddressDeny=any", "StateDirectoryMode=0700"),
    ],
)
def test_the_unit_is_locked_in(line: str) -> None:
    assert line in UNIT.splitlines()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """With a program that is there: we are not in /opt."""
    file = tmp_path / "wormgrill.service"
    file.write_text(UNIT.replace("/opt/wormgrill/bin/wormgrill", sys.executable), "utf-8")
    command = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


# Proxies


def test_the_page_shows_the_caddyfile() -> None:
    assert f"```caddy\n{CADDY}```" in PAGE


@pytest.mark.parametrize("file", [each.name for each in DEPLOY.iterdir()])
def test_the_page_links_every_file(file: str) -> None:
    assert f"](../../deploy/{file})" in PAGE


@pytest.mark.parametrize("config", [CADDY, NGINX, CADDY_SEVERAL, NGINX_SEVERAL])
def test_a_proxy_passes_on_to_the_server_but_no_figures(config: str) -> None:
    port = Settings(database="x").port
    alone = config in (CADDY, NGINX)
    servers = re.findall(rf"\b(\d+(?:\.\d+){{3}}):{port}\b", config)
    assert servers == (["127.0.0.1"] if alone else ["10.0.0.11", "10.0.0.12", "10.0.0.13"])
    assert re.search(r"respond /metrics 404|location = /metrics \{\s+return 404;", config)
    assert re.search(r"versions 1\.1\n|proxy_http_version 1\.1;", config)


@pytest.mark.parametrize("config", [NGINX, NGINX_SEVERAL])
def test_nginx_passes_streams_on_at_once_and_waits_longer_than_their_silence(config: str) -> None:
    locations = re.findall(r"location ~ (\S+) \{\n(.*?)\n    \}", config, re.DOTALL)
    (streams,) = [inside for place, inside in locations if re.match(place, STREAM)]
    assert "proxy_buffering off;" in streams
    (seconds,) = re.findall(r"proxy_read_timeout (\d+)s;", streams)
    assert int(seconds) >= 2 * HEARTBEAT_SECONDS
    assert "X-Forwarded-For $remote_addr;" in config  # not what the guest brought along
    assert f"every {HEARTBEAT_SECONDS:.0f} seconds" in PAGE


def test_no_proxy_sends_an_action_twice() -> None:
    assert "non_idempotent" not in NGINX_SEVERAL
    assert "lb_retry_match" not in CADDY_SEVERAL  # else GET alone, or what could not be sent


def test_nginx_finds_the_table_in_a_path() -> None:
    (pattern,) = re.findall(r"^    ~(\S+) \$id;$", NGINX_SEVERAL, re.MULTILINE)
    found = re.match(pattern.replace("?<", "?P<"), STREAM)
    assert found
    assert found["id"] == STREAM.split("/")[3]


@pytest.mark.skipif(not shutil.which("caddy"), reason="needs caddy")
@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile-several"])
def test_caddy_takes_its_file(name: str, tmp_path: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / name)]
    subprocess.run(command, env={**os.environ, "HOME": str(tmp_path)}, timeout=PATIENCE, check=True)


@needs_nginx
@pytest.mark.parametrize("config", [NGINX, NGINX_SEVERAL])
def test_nginx_takes_its_file(config: str, tmp_path: Path) -> None:
    command, _ = fitted(config, tmp_path)
    subprocess.run([*command, "-t"], timeout=PATIENCE, check=True)


# The container


def container_lines(word: str) -> Iterator[str]:
    for step, line in container_steps(CONTAINER):
        if step == word:
            yield line


def test_the_container_gets_what_it_copies_and_nothing_else() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert next(line for line in lines if not line.startswith("#")) == "*"
    copied = {
        name
        for line in container_lines("COPY")
        if not line.startswith("--from")
        for name in line.split()[:-1]
    }
    assert copied == {line.removeprefix("!") for line in lines if line.startswith("!")}
    assert not any("http" in line for line in container_lines("FROM"))


def test_the_container_is_built_by_its_own_steps(tmp_path: Path) -> None:
    """Without a daemon: the same files in the same order, in folders of our own.

    What is downloaded may come from caches; all else is as the container has it.
    """
    context, workdir, home = tmp_path / "context", tmp_path / "build", tmp_path / "wormgrill"
    copy_context(ROOT, context)
    workdir.mkdir()
    for step, line in first_stage(container_steps(CONTAINER)):
        if step == "COPY":
            *sources, target = line.split()
            for source in sources:
                put(context / source, workdir / target)
        elif step == "RUN":
            here = line.replace("/opt/wormgrill", str(home)).replace(" --no-cache-dir", "")
            run = partial(subprocess.run, capture_output=True, text=True, timeout=PATIENCE)
            done = run(["sh", "-ec", here], cwd=workdir, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
    there = "import wormgrill.server.static_files as files; print(files.__file__)"
    told = subprocess.check_output([home / "bin" / "python", "-c", there], text=True, cwd=tmp_path)
    package = Path(told.strip()).parents[1]
    assert package.is_relative_to(home)
    assert (package / "static" / "index.html").is_file()
    subprocess.run([home / "bin" / "wormgrill", "--version"], cwd=tmp_path, check=True)


def test_the_container_runs_as_its_own_user_with_a_volume_for_the_database() -> None:
    (user,) = container_lines("USER")
    assert f"useradd --system --uid 8765 --home-dir /data --shell /usr/sbin/nologin {user}" in (
        CONTAINER
    )
    (volume,) = container_lines("VOLUME")
    (environment,) = container_lines("ENV")
    variables = dict(pair.split("=", 1) for pair in environment.split())
    found = from_environment(variables)
    known = {PREFIX + name.upper() for name in found}
    assert known == {name for name in variables if name.startswith(PREFIX)}
    assert Path(str(found["database"])).parent == Path(volume)
    (port,) = container_lines("EXPOSE")
    assert int(port) == Settings(database="x").port
    (entry,), (command,) = container_lines("ENTRYPOINT"), container_lines("CMD")
    assert [*json.loads(entry), *json.loads(command)] == ["wormgrill", "serve"]


@pytest.mark.parametrize("alive", [True, False])
def test_the_container_looks_after_its_health(served: Served, alive: bool) -> None:
    (check,) = container_lines("HEALTHCHECK")
    _, program = check.split("CMD ", 1)
    name, *arguments = json.loads(program)
    assert name == "python"
    port = served.port if alive else free_port()
    done = subprocess.run(
        [sys.executable, "-I", "-S", *arguments],
        env={"WORMGRILL_PORT": str(port)},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode == 0) is alive


# Figures


def figures_of(served: Served) -> set[str]:
    return set(re.findall(r"^# TYPE (\S+) ", patient.get(f"{served.url}/metrics").text, re.M))


def test_the_page_has_every_figure(served: Served) -> None:
    told = set(re.findall(r"^\| `(wormgrill_[a-z_]+)` \|", PAGE, re.MULTILINE))
    assert told == figures_of(served)
