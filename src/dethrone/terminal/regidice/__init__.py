"""Regidice in the terminal."""

from dethrone.terminal.regidice.skin import RegidiceSkin as skin

__all__ = ["skin"]
