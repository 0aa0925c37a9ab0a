"""`make release` uploads nothing; it says what is still missing."""

import pytest

from tests.support.release import hindrances
from wormgrill.version import __version__

WITH_ADDRESS = {"urls": {"Source": "https://worms.example/wormgrill"}}
TOLD = f"# Changelog\n\n## Unreleased\n\n## {__version__} (2026-11-16)\n\n- Four editions.\n"
TAG = f"v{__version__}\n"


def test_nothing_is_missing() -> None:
    assert list(hindrances(WITH_ADDRESS, TOLD, changed="", tags=TAG)) == []


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        ({"project": {}}, "no address"),
        ({"project": {"urls": {"Issues": "https://worms.example/issues"}}}, "no address"),
        ({"changelog": TOLD.replace(__version__, "0.0.1")}, "no section"),
        ({"changelog": TOLD.replace("2026-11-16", "not released yet")}, "no section"),
        ({"changelog": TOLD.replace("Unreleased\n", "Unreleased\n\n- New.\n")}, "below Unreleased"),
        ({"changed": " M README.md\n"}, "not committed:\n M README.md"),
        ({"tags": ""}, f"no tag v{__version__}"),
        ({"tags": f"{TAG.strip()}-rc1"}, f"no tag v{__version__}"),
    ],
)
def test_what_is_missing_is_named(missing: dict[str, object], said: str) -> None:
    given = {"project": WITH_ADDRESS, "changelog": TOLD, "changed": "", "tags": TAG} | missing
    (told,) = hindrances(**given)  # type: ignore[arg-type]
    assert said in told
