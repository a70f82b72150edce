"""Regicide in the terminal."""
