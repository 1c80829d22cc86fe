"""Games that were read once and must stay as they are, for ever under these rules."""

from __future__ import annotations

import pytest
from golden_voyages import FOLDER, GAMES, path, playthrough

from tradewind.games.voyages.maps import FOLDER as MAPS_FOLDER


@pytest.mark.parametrize(("on", "players"), GAMES)
def test_a_golden_game_is_played_as_it_was(on: str, players: int) -> None:
    """V1–V56: 1, 2, 5 and 100 players on both maps."""
    kept = path(on, players).read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(playthrough(on, players), kept, strict=True), 1):
        assert line == expected, f"{path(on, players).name}, line {number}"


def test_every_map_has_golden_games() -> None:
    """A new map in the package brings its own."""
    maps = {found.stem for found in MAPS_FOLDER.glob("*.toml")}
    assert maps == {on for on, _ in GAMES}
    assert {found.name for found in FOLDER.iterdir()} == {path(on, players).name for on, players in GAMES}
