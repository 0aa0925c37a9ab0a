"""A command of Wormgrill with a profile of the main thread: what a server's event loop does. It is
written when SIGUSR1 comes.

    python -m bench.profiled FILE serve --port 8000
"""

import cProfile
import signal
import sys
import time

from wormgrill.cli import main


def run(file: str, *command: str) -> None:
    profile = cProfile.Profile(time.thread_time)
    signal.signal(signal.SIGUSR1, lambda *_: profile.dump_stats(file))
    sys.argv = ["wormgrill", *command]
    profile.enable()
    main()


if __name__ == "__main__":
    run(*sys.argv[1:])
