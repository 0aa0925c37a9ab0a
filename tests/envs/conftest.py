"""Here JAX compiles without optimising: that takes longer than what is run afterwards."""

import os

os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")
