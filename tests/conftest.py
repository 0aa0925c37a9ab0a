"""Hypothesis: the suite is repeatable and quick; `--hypothesis-profile=long` searches on."""

from hypothesis import settings

settings.register_profile(
    "suite", derandomize=True, deadline=None, max_examples=200, stateful_step_count=45
)
settings.register_profile(
    "long", derandomize=False, deadline=None, max_examples=5_000, stateful_step_count=100
)
settings.register_profile("few", derandomize=True, deadline=None, max_examples=10)  # for mutants
settings.load_profile("suite")
