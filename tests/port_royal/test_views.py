"""Views of the base game: what belongs to expansions is blank in them, and nobody writes on it."""

from __future__ import annotations

from tradewind.bots import bots
from tradewind.bots.players import look
from tradewind.bots.search import SearchPlayer
from tradewind.bots.search.budget import Budget
from tradewind.kernel import registry
from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.conformance import begun
from tradewind.kernel.view import redact

PARTS = ("contracts", "gambler", "set_sail")


def test_nobody_who_plays_from_a_view_writes_on_what_all_views_share() -> None:
    game = registry.game("port-royal")
    options = game.options({"players": 3})
    state, chance = begun(game, options, 11), Chance()
    seed_simulation(chance, 11)
    thinker = SearchPlayer(Budget(playouts=2), 11, patient=False)
    for decision in range(60):
        seat = game.engine.actor(state)
        seen = look(game, options, state, seat + 1)
        for bot in bots(game).values():
            bot(seen.state, seat, seen.moves, chance)
        if decision % 10 == 0:
            thinker.choose(seen)
        game.engine.resample(seen.state, seat, chance)
        game.engine.apply(
            state, seat, seen.moves.cards[bots(game)["sailor"](redact(state, seat), seat, seen.moves, chance)]
        )
        for part in PARTS:
            blank = type(getattr(state, part))()
            assert getattr(redact(state, seat), part) == blank, f"after {decision + 1} decisions {part} is written on"
