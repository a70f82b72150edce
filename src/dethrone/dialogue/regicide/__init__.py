"""What is said about Regicide: its public facts, its states and its replies."""
