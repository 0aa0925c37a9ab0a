"""Many games at once, a turn of each at a time, on arrays: the same games, several times as fast.

The rules say what a game is. `pieces.py` and `turns.py` say it once more, compiled, for editions
without specialists and Bratworms, and so for our quick bots. `tests/arena/test_lockstep.py`
compares them decision by decision, and a record is always told by the rules.
"""
