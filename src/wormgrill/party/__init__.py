"""A house party or a club: many guests, several rounds of tables, one table of standings."""
