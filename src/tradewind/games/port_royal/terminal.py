"""The harbour table in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tradewind.games.port_royal.cards import (
    COINS,
    COLOUR,
    COLOURS,
    COST,
    EXPEDITION,
    KIND,
    POINTS,
    SABRES,
    SHIP,
    SKULL,
    TAX,
)
from tradewind.games.port_royal.layout import HIRE, Player, State
from tradewind.games.port_royal.names import card_message, card_name
from tradewind.kernel.text import Message, player_at

# the wash of each ship colour; the name stands on the card too, so that nothing hangs on colour alone
WASH = {"yellow": "gold3", "blue": "dodger_blue2", "green": "sea_green3", "red": "indian_red", "black": "grey50"}
CARD_WIDTH = 19


def picture(view: State, seat: int, words: Callable[[Message], str], more: Sequence[Any]) -> Any:
    """Opponents, harbour, purse and what the expansions have to show, as something Rich can print."""
    from rich.columns import Columns
    from rich.console import Group
    from rich.panel import Panel

    harbour = [_card(card, words) for card in view.harbour.cards[: view.harbour.size]]
    waiting = [_card(card, words) for card in view.revealed.cards[: view.revealed.size]]
    expeditions = [_card(card, words) for card in view.open_expeditions.cards[: view.open_expeditions.size]]
    parts: list[Any] = [_players(view, seat, words)]
    title = words(Message("port-royal-harbour", {"deck": view.deck.size, "discard": view.discard.size}))
    empty = words(Message("port-royal-harbour-empty"))
    parts.append(Panel(Columns(harbour) if harbour else empty, title=title, border_style="cyan"))
    if view.phase == HIRE:
        parts.append(words(Message("port-royal-takes", {"player": player_at(view.go), "takes": view.takes})))
    if waiting:
        parts.append(Panel(Columns(waiting), title=words(Message("port-royal-revealed")), border_style="red"))
    if expeditions:
        parts.append(Panel(Columns(expeditions), title=words(Message("port-royal-expeditions")), border_style="yellow"))
    return Group(*parts, *more)


def _card(card: int, words: Callable[[Message], str]) -> Any:
    from rich.panel import Panel
    from rich.text import Text

    name = words(card_name(card))
    if KIND[card] == SHIP:
        sabres = "☠" if SABRES[card] == SKULL else f"{SABRES[card]}⚔"
        style = WASH[COLOURS[COLOUR[card]]]
        return Panel(Text(f"{name}\n{COINS[card]}●  {sabres}"), width=CARD_WIDTH, border_style=style)
    if KIND[card] == EXPEDITION:
        return Panel(Text(f"{name}\n{POINTS[card]}★  {COINS[card]}●"), width=CARD_WIDTH + 8, border_style="yellow")
    if KIND[card] == TAX:
        return Panel(Text(name), width=CARD_WIDTH, border_style="magenta")
    ability = f"  {SABRES[card]}⚔" if SABRES[card] else ""
    return Panel(Text(f"{name}\n−{COST[card]}●  {POINTS[card]}★{ability}"), width=CARD_WIDTH, border_style="white")


def _players(view: State, seat: int, words: Callable[[Message], str]) -> Any:
    from rich.table import Table

    table = Table(expand=True, border_style="dim")
    for column in ("seat", "coins", "points", "sabres", "people"):
        table.add_column(words(Message(f"port-royal-column-{column}")))
    for other in range(view.seats):
        player = view.players[other]
        mark = "▶ " if other == view.active else "  "
        name = words(Message("port-royal-you", {"seat": other + 1}) if other == seat else player_at(other))
        figures = (str(player.coins.size), str(player.points), str(player.sabres))
        table.add_row(mark + name, *figures, _people(player, words), style="bold" if other == seat else "")
    return table


def _people(player: Player, words: Callable[[Message], str]) -> str:
    """Everybody in front of a player, equal faces counted."""
    cards = player.people.cards[: player.people.size] + player.expeditions.cards[: player.expeditions.size]
    counted = {card: cards.count(card) for card in cards}
    return ", ".join(words(card_message(card)) + (f" ×{n}" if n > 1 else "") for card, n in counted.items())
