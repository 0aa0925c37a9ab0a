"""A review as a page that needs nothing else."""
