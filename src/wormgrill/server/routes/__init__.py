"""The routes, grouped by whom they serve."""
