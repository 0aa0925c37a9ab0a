"""Where rolls come from."""
