"""What is said about Regidice: its public facts."""
