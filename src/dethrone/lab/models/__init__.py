"""The Regicide benchmark: language models, and bots beside them, on deals that never change."""
