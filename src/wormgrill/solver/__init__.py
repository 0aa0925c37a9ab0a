"""The exact value of a turn, given what each way of ending it is worth.

Begin with `turn.SolvedTurn`. A `board` is all of a position but its dice; its `ends` are asked of
the rules; the `graph` lists the states of the dice and the rolls between them; a `track` holds the
worth of each state for one set of ends, computed by the `kernel`. `wormgrill.batch` is the same
algorithm for thousands of boards at once.
"""
