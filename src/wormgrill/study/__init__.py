"""What somebody's own games tell about their play: figures, kinds of decisions, puzzles."""
