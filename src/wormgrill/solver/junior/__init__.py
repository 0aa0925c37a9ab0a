"""Junior for two, solved: what every position is worth to the mover, exactly.

Positions that are worth the same are one class (`classes`): 3.6 million instead of 655. A
turn is solved for many classes at once (`foods`). A tile that is taken or turned never comes back,
so classes with few tiles face up come first; only a pinch leaves the grill as it is, and at most
two classes wait for each other that way (`sweep`).
"""
