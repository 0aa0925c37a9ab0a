"""A recorded game once more, step by step, and any position as it can be looked at."""
