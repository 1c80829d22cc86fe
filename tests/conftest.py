"""What all tests share: the games, and the small one that only the tests have."""

from __future__ import annotations

import sys
from pathlib import Path

from tradewind.kernel import registry, text

GAMES_FOR_TESTS = Path(__file__).parent / "games"
sys.path.insert(0, str(GAMES_FOR_TESTS))

from dice_race import GAMES  # noqa: E402

for game in GAMES:
    text.also_in(game.folder)
    registry.games()[game.name] = game
