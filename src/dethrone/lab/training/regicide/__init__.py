"""How Regicide's weights are made."""
