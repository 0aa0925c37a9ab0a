"""HTTP: tables, live events, guests, and where it is all kept."""
