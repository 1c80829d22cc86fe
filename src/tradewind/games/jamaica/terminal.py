"""The island and the race round it in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from tradewind.games.jamaica.components import (
    BACKWARD,
    COST,
    FORWARD,
    GOODS,
    HOME,
    KIND,
    LAIR,
    PLACES,
    PORT,
    SEA,
    SPACES,
)
from tradewind.games.jamaica.course import Berth, ends
from tradewind.games.jamaica.describe import die_text
from tradewind.games.jamaica.finish import points, takes_part
from tradewind.games.jamaica.holds import hold_count
from tradewind.games.jamaica.layout import ACTIONS, DICE, GHOST, NO_ROLL, NOT_YET, OVER, Ship, State
from tradewind.games.jamaica.narrate import card_words, ship_words, treasure_words
from tradewind.kernel.text import Message, player_at

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.text import Text

Words = Callable[[Message], str]

WIDTH: Final = 100
HEIGHT: Final = 30
MARGIN: Final = 5  # room for what is written to the right of the last space
FRAME: Final = 4
SIGNS: Final = {SEA: "≈", PORT: "$", LAIR: "x"}
WASHES: Final = {SEA: "cyan", PORT: "yellow", LAIR: "white"}
GUARDED: Final = "*"
UNKNOWN: Final = "?"
# each ship has a colour, and its number stands beside it
SHIP_STYLES: Final = ("yellow", "dodger_blue2", "green", "red", "magenta", "cyan", "grey62")
REACH_STYLES: Final = ("reverse", "reverse dim")  # morning, evening


def picture(view: State, seat: int, words: Words) -> Any:
    """The board, what the dice would reach, every ship's holds, and the own hand."""
    from rich.console import Group

    parts: list[Any] = [Board(view, seat, words)]
    if seat >= 0 and view.phase != OVER:
        parts += [_reach(view, seat, action, words) for action in range(len(ACTIONS))]
    parts.append(_ships(view, seat, words))
    if view.combat.on:
        parts.append(_combat(view, words))
    if seat >= 0:
        hand = view.ships[seat].hand
        cards = "   ".join(f"[{words(card_words(card))}]" for card in hand.cards[: hand.size])
        parts.append(words(Message("jamaica-your-hand", {"cards": cards})).replace("[", "\\["))
    return Group(*parts)


def _title(view: State, words: Words) -> str:
    first, second = view.dice
    key = "jamaica-title-rolled" if view.phase == DICE else "jamaica-title"
    said = {"round": view.round, "player": player_at(view.captain), "first": first, "second": second}
    return words(Message(key, said | {"treasures": view.stack.size}))


def space_sign(view: State, space: int) -> str:
    """What a space is and costs: ≈2 two food, $3 three doubloons, x a lair, x* a guarded one."""
    if space == HOME:
        return "PORT ROYAL"
    if KIND[space] == LAIR:
        return SIGNS[LAIR] + (GUARDED if view.tokens[space] else "")
    return f"{SIGNS[KIND[space]]}{COST[space]}"


class Board:
    """The board, as wide as the terminal allows."""

    def __init__(self, view: State, seat: int, words: Words) -> None:
        self.view, self.seat, self.words = view, seat, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Any]:
        from rich.panel import Panel

        width = min(WIDTH, options.max_width - FRAME)
        yield Panel(
            _board(self.view, self.seat, self.words, width),
            title=_title(self.view, self.words),
            subtitle=self.words(Message("jamaica-legend")),
            border_style="cyan",
            width=width + FRAME,
        )


def _board(view: State, seat: int, words: Words, width: int) -> Text:
    """Every space where it lies round the island, the ships above their spaces."""
    from rich.text import Text

    rows: list[dict[int, tuple[str, str]]] = [{} for _ in range(HEIGHT)]
    lit = _lit(view, seat)
    for space in range(SPACES):
        across, down = PLACES[space]
        column, row = across * (width - MARGIN) // 100, down * (HEIGHT - 1) // 100
        sign, style = space_sign(view, space), f"{WASHES.get(KIND[space], 'bold')} {lit.get(space, '')}".strip()
        if space == HOME:
            rows[row][width - len(sign)] = (sign, style)
        else:
            rows[row] |= {column: (str(space), "dim"), column + 2: (sign, style)}
        _moor(view, space, rows[row - 1], column)
    rows[HEIGHT // 2][width // 2 - 8] = (words(Message("jamaica-island")), "green bold")
    board = Text(no_wrap=True)
    for entries in rows:
        board.append_text(_row(entries)).append("\n")
    return board


def _moor(view: State, space: int, row: dict[int, tuple[str, str]], column: int) -> None:
    """The ships on a space, side by side."""
    for ship in range(GHOST + 1):
        if takes_part(view, ship) and view.ships[ship].space == space:
            name = "G" if ship == GHOST else str(ship + 1)
            row[column] = (name, f"bold {SHIP_STYLES[ship]}")
            column += 1


def _row(entries: dict[int, tuple[str, str]]) -> Text:
    from rich.text import Text

    line = Text()
    for column in sorted(entries):
        sign, style = entries[column]
        line.append(" " * (column - len(line)))
        line.append(sign, style)
    return line


def _ends(view: State, seat: int, heading: int, action: int) -> list[Berth]:
    ship = view.ships[seat]
    return ends(Berth(ship.space, ship.lap), heading, view.dice[action])


def _lit(view: State, seat: int) -> dict[int, str]:
    """The spaces that the dice would reach."""
    if seat < 0 or view.phase == OVER:
        return {}
    return {
        end.space: REACH_STYLES[action]
        for action in reversed(range(len(ACTIONS)))
        for heading in (FORWARD, BACKWARD)
        for end in _ends(view, seat, heading, action)
    }


def _reach(view: State, seat: int, action: int, words: Words) -> str:
    """Where one die would take the own ship, forward and backward, and what it costs there."""
    forward, backward = (
        ", ".join(f"{end.space} ({space_sign(view, end.space)})" for end in _ends(view, seat, heading, action))
        for heading in (FORWARD, BACKWARD)
    )
    name = "rolled" if view.phase == DICE else ACTIONS[action]
    said = {"die": view.dice[action], "forward": forward, "backward": backward}
    return words(Message(f"jamaica-reach-{name}", said))


def _ships(view: State, seat: int, words: Words) -> Any:
    from rich.table import Table

    table = Table(border_style="dim")
    for column in ("ship", "space", "holds", "treasures", "cards", "score"):
        table.add_column(words(Message(f"jamaica-column-{column}")))
    for number in range(GHOST + 1):
        if takes_part(view, number):
            ship = view.ships[number]
            mark = "▶ " if number == view.acting else "⚑ " if number == view.captain else "  "
            name = words(Message("jamaica-you", {"seat": number + 1}) if number == seat else ship_words(number))
            cards = "" if number == GHOST else f"{ship.hand.size} + {ship.deck.size}  {_laid(ship, words)}"
            where = f"{ship.space} {space_sign(view, ship.space) if ship.space else ''}" + (
                f" ({ship.lap})" if ship.lap else ""
            )
            row = (mark + name, where, _holds(ship, words), _treasures(ship, words), cards, str(points(ship)))
            table.add_row(*row, style=SHIP_STYLES[number] + (" bold" if number == seat else ""))
    return table


def _holds(ship: Ship, words: Words) -> str:
    return "  ".join(
        f"{ship.amounts[hold]} {words(Message(f'jamaica-short-{GOODS[ship.goods[hold]]}'))}"
        if ship.amounts[hold]
        else "–"
        for hold in range(hold_count(ship))
    )


def _treasures(ship: Ship, words: Words) -> str:
    shown = (max(ship.treasures.cards[place], ship.face_up[place]) for place in range(ship.treasures.size))
    return ", ".join(words(treasure_words(treasure)) for treasure in shown)


def _laid(ship: Ship, words: Words) -> str:
    """The card before a ship, if one is laid."""
    return words(card_words(max(ship.card, ship.turned))) if ship.laid else ""


def _combat(view: State, words: Words) -> str:
    combat = view.combat
    powder = [UNKNOWN if amount == NOT_YET else amount for amount in combat.powder]
    rolls = [UNKNOWN if face == NO_ROLL else die_text(face) for face in combat.rolls]
    shots = [f"{words(ship_words(ship))}: {powder[side]} + {rolls[side]}" for side, ship in enumerate(combat.ships)]
    return words(Message("jamaica-combat", {"attacker": shots[0], "defender": shots[1]}))
