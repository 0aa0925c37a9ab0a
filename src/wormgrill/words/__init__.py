"""Texts for people, in any language: what pieces, actions and endings are called."""
