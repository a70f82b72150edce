"""Playing with a language model, or with real cards: advice for a state, and a game in which a chat holds a seat."""
