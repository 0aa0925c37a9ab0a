"""Hypothesis: the suite is repeatable and quick; `--hypothesis-profile=long` searches on."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "untimed",  # a busy machine is no reason to fail
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
untimed = settings.get_profile("untimed")
settings.register_profile(
    "suite", untimed, derandomize=True, max_examples=200, stateful_step_count=45
)
settings.register_profile(
    "long", untimed, derandomize=False, max_examples=5_000, stateful_step_count=100
)
settings.register_profile("few", untimed, derandomize=True, max_examples=10)  # for mutants
settings.load_profile("suite")
