"""Commands in files of their own: `arguments` is light, `run` imports what it needs."""
