"""How Regidice's weights are made."""
