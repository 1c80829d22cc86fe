"""A recorded table for the page's development page: `python tests/web/fixture.py port-royal --players 3 > f.json`.

Draws every step as the seat sees it, in the shape of the wire. Bots play.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from typing import Any

import tradewind as tw
from tradewind.bots import bot
from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.game import knows
from tradewind.kernel.text import Message
from tradewind.table import Table


def wire(value: Any) -> Any:
    """A message as the wire has it."""
    if not isinstance(value, Message):
        return value
    return [value.key, {name: wire(argument) for name, argument in value.arguments.items()}]


def now(table: Table, seat: int | None) -> dict[str, Any]:
    legal = table.legal_for(seat)
    texts = [text for listed in legal.values() for text in listed]
    game = table.game
    odds = table.odds(seat) if seat in table.waiting else []
    return {
        "over": table.over,
        "waiting": table.waiting,
        "legal": legal,
        "words": {text: wire(game.move_words(game.moves.number(text))) for text in texts},
        "view": table.view(seat),
        "odds": [
            {"kind": o.kind, "move": o.move, "what": wire(o.what), "favourable": o.favourable, "possible": o.possible}
            for o in odds
        ],
        "scores": table.scores,
        "winners": table.winners,
    }


def steps(table: Table, seat: int | None, bots: str, chance: Chance) -> list[dict[str, Any]]:
    game, viewer = table.game, -1 if seat is None else seat - 1
    recorded = [{"at": 0, "by": 0, "move": "", "chance": [], "events": []} | now(table, seat)]
    while not table.over:
        mover = table.waiting[0]
        moves = game.move_list()
        game.engine.legal(table.state, mover - 1, moves)
        text = game.moves.texts[moves.cards[bot(game, bots)(table.seen(mover), mover - 1, moves, chance)]]
        before, used = table.seen(seat), len(table.desk.outcomes)
        seen = text if mover == seat else game.veiled(table.state, mover - 1, text)
        table.play(text, mover)
        outcomes = [outcome for outcome in table.desk.outcomes[used:] if knows(outcome, viewer)]
        told = (
            game.narrate(before, mover - 1, game.moves.number(text), table.seen(seat), outcomes) if seen == text else []
        )
        about = {
            "chance": [game.outcome_text(outcome) for outcome in outcomes],
            "events": [wire(event) for event in told],
        }
        recorded.append({"at": len(table.moves), "by": mover, "move": seen} | about | now(table, seat))
    return recorded


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--seat", type=int, default=1)
    asked.add_argument("--seed", default=secrets.token_hex(4))
    asked.add_argument("--bots", default="sailor")
    asked.add_argument("--options", default="{}", help="JSON")
    given = asked.parse_args()
    table = tw.open(given.game, players=given.players, seed=given.seed, **json.loads(given.options))
    chance = Chance()
    seed_simulation(chance, int(given.seed, 16))
    names = ["Ann", "Bo", "Cy", "Dee", "Eli", "Fay", *(f"Sailor {number}" for number in range(7, 101))]
    seats = [
        {"seat": seat, "name": names[seat - 1], "kind": "person", "here": True, "yours": seat == given.seat}
        for seat in range(1, given.players + 1)
    ]
    recorded = steps(table, given.seat or None, given.bots, chance)
    json.dump({"game": given.game, "seat": given.seat or None, "seats": seats, "steps": recorded}, sys.stdout)


if __name__ == "__main__":
    main()
