"""Where rolls come from: drawn by chance, computed so that all can verify them, or typed in."""
