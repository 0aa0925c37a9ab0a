"""As many processes as the machine has cores, or as `CORES` says."""

import os
from concurrent.futures import ProcessPoolExecutor


def pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(int(os.environ.get("CORES", os.cpu_count() or 1)))
