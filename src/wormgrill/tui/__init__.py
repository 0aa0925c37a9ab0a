"""The full-screen client: screens in a terminal. Textual is loaded by its own command alone."""
