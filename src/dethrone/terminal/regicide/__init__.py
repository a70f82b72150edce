"""Regicide in the terminal."""

from dethrone.terminal.regicide.skin import RegicideSkin as skin

__all__ = ["skin"]
