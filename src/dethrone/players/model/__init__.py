"""A language model at a seat, behind any endpoint that speaks the usual chat protocol; needs the extra `model`."""

from dethrone.players.model.player import ModelPlayer, model_player

__all__ = ["ModelPlayer", "model_player"]
