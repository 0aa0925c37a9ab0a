"""Pictures of a game, as pixels and as SVG, of pieces as the browser draws them."""
