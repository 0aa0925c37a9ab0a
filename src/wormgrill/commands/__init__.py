"""Commands big enough for a file of their own: `arguments` is light, `run` imports what it needs."""
