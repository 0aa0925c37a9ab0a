"""The door. What is behind it is loaded when nothing can be interrupted in an ugly way any more."""

import os
import signal


def main() -> None:
    """Ctrl-C while the program is still being loaded ends it without a word."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Nets are small, and several processes at work: a second thread of numpy's would only wait.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from wormgrill.cli import main as run

    run()


if __name__ == "__main__":
    main()
