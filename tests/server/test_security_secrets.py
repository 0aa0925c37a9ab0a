"""What whoever reads the log, the figures or the file must not learn."""

from tests.support import patient
from tests.support.serving import Served, Visitor, play_on


def test_neither_the_log_nor_the_figures_name_a_guest_a_table_or_a_code(served: Served) -> None:
    ada, bo = Visitor(served.url, "Watched Ada"), Visitor(served.url, "Watched Bo")
    device = ada.post("/api/me/devices").json()["code"]
    come = patient.post(f"{served.url}/api/me", json={"code": device})
    table = ada.make("me", "open", "bot", edition="junior")
    assert bo.get(f"/api/codes/{table['code']}").status_code == 200
    bo.sit(table["id"], code=table["code"])
    ada.get(f"/t/{table['id']}")
    for path in ("", "/record", "/fairness", "/invite.svg", "/hint", "/nothing"):
        ada.get(f"/api/tables/{table['id']}{path}?code={table['code']}")
    ada.get(f"/{ada.token}")
    ada.http.request(table["code"], f"/api/tables/{table['id']}")
    ada.delete(f"/api/tables/{table['id']}/seats/0")
    play_on(bo, table["id"])
    again = bo.post(f"/api/tables/{table['id']}/rematch").json()
    secrets = [
        ada.token,
        bo.token,
        come.cookies["wormgrill"],
        device,
        *(one[name] for one in (table, again) for name in ("id", "code")),
        "Watched",
    ]
    log = served.log_text()
    assert "/api/tables/{id}/record" in log
    figures = patient.get(f"{served.url}/metrics").text
    assert "/api/tables/{id}/record" in figures
    for secret in secrets:
        assert secret not in log
        assert secret not in figures


def test_the_log_names_no_address(served: Served) -> None:
    patient.get(f"{served.url}/health", headers={"Host": "evil.example"})
    patient.get(f"{served.url}/nothing")
    for entry in served.log():
        if entry["event"] == "request":
            last = "times" if "times" in entry else "ms"
            assert set(entry) == {"event", "level", "timestamp", "method", "route", "status", last}
