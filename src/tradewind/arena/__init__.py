"""Who is the better player: the same shuffles for everybody, every seat for everybody, ratings with their intervals."""
