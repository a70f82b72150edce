"""Regidice in the terminal."""
