"""Just One More Contract: its persons and ships, the contracts, and the cooperative game against the time deck."""
