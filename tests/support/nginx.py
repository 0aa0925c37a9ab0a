"""nginx with a file of ours, made to fit: a certificate, folders and ports that are there."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.processes import PATIENCE
from tests.support.serving import free_port

needs_nginx = pytest.mark.skipif(
    not shutil.which("nginx") or not shutil.which("openssl"), reason="needs nginx and openssl"
)
_TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def fitted(config: str, folder: Path) -> tuple[list[str], int]:
    """The command that starts it with this file, and the port where it speaks TLS."""
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=worms.example",
         "-keyout", str(key), "-out", str(certificate)],
        timeout=PATIENCE, check=True, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    ours = config.replace("/etc/letsencrypt/live/worms.example", str(folder))
    ports = {"80": free_port(), "443": free_port()}
    for port, free in ports.items():
        ours = re.sub(rf"listen (\[::\]:)?{port}\b", rf"listen \g<1>{free}", ours)
    folders = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in _TEMPORARY)
    main = f"pid {folder}/pid;\ndaemon off;\nmaster_process off;\nevents {{}}\n"
    file = folder / "nginx.conf"
    file.write_text(f"{main}http {{\naccess_log off;\n{folders}{ours}\n}}\n", "utf-8")
    return ["nginx", "-c", str(file), "-e", "stderr"], ports["443"]
