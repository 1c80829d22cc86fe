"""The expansions of Port Royal, one folder each. The base game knows none of them by name."""
