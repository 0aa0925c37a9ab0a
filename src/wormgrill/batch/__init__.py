"""The turn as a unit for thousands of positions at once, in JAX (extra `[jax]`)."""

try:
    import jax as jax
except ModuleNotFoundError as missing:
    if missing.name != "jax":
        raise
    needed = 'Training and mass simulation need JAX: pip install "wormgrill[jax]"'
    raise ModuleNotFoundError(needed, name="jax") from None
