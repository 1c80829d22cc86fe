"""A given position: the beginning of a round. What it leaves out is as in the set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tradewind.games.jamaica.components import (
    CARD_NUMBER,
    GOLD,
    GOODS,
    HOLDS,
    LADY_BETH,
    LAIRS,
    MOST_IN_HOLD,
    SPACES,
    TREASURE_NUMBER,
)
from tradewind.games.jamaica.holds import fill, hold_count
from tradewind.games.jamaica.layout import GHOST, HANDS, Ship, State
from tradewind.games.jamaica.rounds import begin_round, refill, stack_treasures
from tradewind.games.jamaica.treasures import lay_face_up, lose_treasure, receive
from tradewind.kernel.chance import shuffle
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.piles import find, push, take_out
from tradewind.kernel.text import Message

SHIP_KEYS: Final = frozenset({"space", "lap", "holds", "treasures", "score"})
PLAYER_KEYS: Final = SHIP_KEYS | {"hand", "deck", "discard", "card"}
ROUND_KEYS: Final = frozenset({"round", "captain", "phase", "active", "action", "combat"})
KEYS: Final = ROUND_KEYS | {"tokens", "treasures", "players", "ghost"}
LARGEST: Final = 1 << 50  # beyond this a number is a mistake


def lay_out(given: Mapping[str, Any], state: State) -> None:
    """Turn a template into the position."""
    _check_keys(given, KEYS, "position")
    state.round = _number(given.get("round", 1), 1, LARGEST, "position.round")
    state.captain = _number(given.get("captain", 1), 1, state.seats, "position.captain") - 1
    players = _entries(given.get("players", []), state)
    ghost = _ghost_entry(given, state)
    _take_treasures_out(players, ghost, state)
    for seat, entry in enumerate(players):
        _lay_ship(entry, state, seat, f"position.players[{seat}]")
    if state.ghost:
        _lay_ship(ghost, state, GHOST, "position.ghost")
    _lay_tokens(given, state)
    for seat, entry in enumerate(players):
        _lay_cards(entry, state, seat)
    begin_round(state)


def _refused(key: str, where: str, **arguments: Any) -> LogbookError:
    return LogbookError(Message(f"jamaica-position-{key}", arguments), where)


def _check_keys(given: Any, keys: frozenset[str], where: str) -> None:
    if not isinstance(given, Mapping):
        raise _refused("no-object", where)
    for key in given:
        if key not in keys:
            raise _refused("dice" if key == "dice" else "no-such-key", f"{where}.{str(key)[:80]}")


def _number(given: Any, least: int, most: int, where: str) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise _refused("no-number", where, least=least, most=most)
    return given


def _list(given: Any, where: str) -> Sequence[Any]:
    if not isinstance(given, list | tuple):
        raise _refused("no-list", where)
    return given


def _faces(given: Any, numbers: Mapping[str, int], where: str) -> list[int]:
    """A list of cards or treasures by name."""
    for place, face in enumerate(_list(given, where)):
        if not isinstance(face, str) or face not in numbers:
            raise _refused("no-such-face", f"{where}[{place}]", face=str(face)[:80])
    return [numbers[face] for face in given]


def _entries(given: Any, state: State) -> list[Mapping[str, Any]]:
    """One entry for each seat; a seat that is not named is as in the set-up."""
    entries = list(_list(given, "position.players"))
    if len(entries) > state.seats:
        raise _refused("too-many-players", "position.players", players=state.seats)
    for seat, entry in enumerate(entries):
        _check_keys(entry, PLAYER_KEYS, f"position.players[{seat}]")
    return entries + [{} for _ in range(state.seats - len(entries))]


def _ghost_entry(given: Mapping[str, Any], state: State) -> Mapping[str, Any]:
    """J80, J85: the ghost's ship, only where it takes part."""
    if not state.ghost and given.get("ghost") is not None:
        raise _refused("no-ghost", "position.ghost")
    entry: Mapping[str, Any] = given.get("ghost", {}) if state.ghost else {}
    _check_keys(entry, SHIP_KEYS, "position.ghost")
    return entry


def _take_treasures_out(players: list[Mapping[str, Any]], ghost: Mapping[str, Any], state: State) -> None:
    """Every treasure that somebody has leaves the stack; there are only so many of each."""
    if "treasures" in ghost:
        push(state.stack, lose_treasure(state.ships[GHOST], 0))
    wheres = [f"position.players[{seat}].treasures" for seat in range(len(players))]
    for entry, where in zip([*players, ghost], [*wheres, "position.ghost.treasures"], strict=True):
        for treasure in _faces(entry.get("treasures", []), TREASURE_NUMBER, where):
            place = find(state.stack, treasure)
            if place < 0:
                raise _refused("treasure-twice", where)
            take_out(state.stack, place)


def _lay_ship(entry: Mapping[str, Any], state: State, number: int, where: str) -> None:
    """J60, J84: space, lap, treasures and holds; besides Lady Beth the ghost's bonuses lie face down."""
    ship = state.ships[number]
    ship.space = _number(entry.get("space", 0), 0, SPACES - 1, f"{where}.space")
    ship.lap = _number(entry.get("lap", 0), -LARGEST, 0, f"{where}.lap")
    for treasure in _faces(entry.get("treasures", []), TREASURE_NUMBER, f"{where}.treasures"):
        if number == GHOST and treasure == LADY_BETH:
            lay_face_up(ship, treasure)
        elif number == GHOST:
            push(ship.treasures, treasure)
        else:
            receive(ship, treasure)
    if "holds" in entry:
        _lay_holds(_list(entry["holds"], f"{where}.holds"), ship, number, f"{where}.holds")


def _lay_holds(given: Sequence[Any], ship: Ship, number: int, where: str) -> None:
    """J20, J83: at most six of one good in each hold, the ghost only gold."""
    if len(given) > hold_count(ship):
        raise _refused("no-sixth-hold" if len(given) == HOLDS + 1 else "too-many-holds", f"{where}[{hold_count(ship)}]")
    for hold in range(hold_count(ship)):
        good, amount = _hold(given[hold], f"{where}[{hold}]") if hold < len(given) else (0, 0)
        if number == GHOST and good not in (0, GOLD):
            raise _refused("ghost-goods", f"{where}[{hold}]")
        fill(ship, hold, good, amount)


def _hold(given: Any, where: str) -> tuple[int, int]:
    """One hold: null, or a good and how many."""
    if given is None:
        return 0, 0
    if not isinstance(given, list | tuple) or len(given) != 2 or given[0] not in GOODS[1:]:
        raise _refused("no-hold", where)
    amount = _number(given[1], 0, MOST_IN_HOLD, where)
    return (GOODS.index(given[0]), amount) if amount else (0, 0)


def _lay_tokens(given: Mapping[str, Any], state: State) -> None:
    """J2: the guarded lairs; the stack has one of the treasures nobody has for each."""
    if "tokens" in given:
        for lair in LAIRS:
            state.tokens[lair] = 0
        for place, space in enumerate(_list(given["tokens"], "position.tokens")):
            where = f"position.tokens[{place}]"
            if type(space) is not int or space not in LAIRS:
                raise _refused("no-lair", where, space=str(space)[:80])
            if state.tokens[space]:
                raise _refused("token-twice", where, space=space)
            state.tokens[space] = 1
    guarded = sum(state.tokens)
    if guarded > state.stack.size:
        raise _refused("too-many-tokens", "position.tokens", tokens=guarded, treasures=state.stack.size)
    stack_treasures(state, guarded)


def _lay_cards(entry: Mapping[str, Any], state: State, seat: int) -> None:
    """J1, J13: discard and hand as given, the rest is the deck; a hand that is not given is dealt."""
    ship, where = state.ships[seat], f"position.players[{seat}]"
    for key, pile in (("discard", ship.discard), ("hand", ship.hand)):
        for place, card in enumerate(_faces(entry.get(key, []), CARD_NUMBER, f"{where}.{key}")):
            if find(ship.deck, card) < 0:
                raise _refused("card-twice", f"{where}.{key}[{place}]")
            take_out(ship.deck, find(ship.deck, card))
            push(pile, card)
    shuffle(state.chance, HANDS + seat, ship.deck)
    if "hand" not in entry:
        refill(state, seat)
