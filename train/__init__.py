"""How the champion's nets are made: `python -m train --help`."""

import sys

try:
    import wormgrill.batch  # noqa: F401 - says what is missing
except ModuleNotFoundError as missing:
    if missing.name != "jax":
        raise
    sys.exit(str(missing))
