"""Nothing jumps about: what one looks at or reaches for stays where it is while the game goes on."""

from __future__ import annotations

import pytest
from browsing import Visit, Visitor

GAMES = ("Port Royal", "Jamaica", "Voyages")
SCREENS = {"phone": (390, 844), "laptop": (1280, 800)}
MOST_SHIFT = 0.02
A_DOZEN = 12
A_BREATH = 300  # milliseconds between two touches; two quick ones in one place count once
QUICK = 2  # twice as fast as usual; slower than the half second in which a touch excuses everything


def sitting(visit: Visit, screen: str, game: str, speed: int) -> Visitor:
    width, height = SCREENS[screen]
    somebody = visit(width, height, speed=speed, pace=min(speed, 1))
    somebody.play(game)
    return somebody


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_dozen_moves_push_nothing_about(visit: Visit, game: str, screen: str) -> None:
    """Not even right after a touch, where browsers would forgive it."""
    somebody = sitting(visit, screen, game, speed=0)
    for _ in range(A_DOZEN):
        somebody.wait_until_asked()
        somebody.click_something()
    seen = somebody.shifts()
    shift = seen.unasked + seen.after_a_touch
    assert shift < MOST_SHIFT, f"layout shift {shift:.3f} by {set(seen.what)}"


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_by_itself_in_a_whole_game(visit: Visit, game: str, screen: str) -> None:
    somebody = sitting(visit, screen, game, speed=QUICK)

    def touch_calmly() -> None:
        somebody.page.wait_for_timeout(A_BREATH)
        somebody.click_something()

    somebody.play_to_the_end(touch_calmly)
    seen = somebody.shifts()
    assert seen.unasked < MOST_SHIFT, f"layout shift {seen.unasked:.3f} by {set(seen.what)}"
