"""A given position: the keys of the view, as many as are given. What it leaves out is as in the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewind.games.port_royal.cards import (
    COLOUR,
    EXPEDITION,
    FACES,
    FIVE_PLAYER_EXPEDITION,
    IS_PERSON,
    KIND,
    POINTS,
    SHIP,
)
from tradewind.games.port_royal.coins import DECK, can_draw, employ
from tradewind.games.port_royal.dealing import Dealing, count, face_list, impossible
from tradewind.games.port_royal.discover import can_repel, enter_harbour
from tradewind.games.port_royal.finish import check_goal, end_game, trigger_end
from tradewind.games.port_royal.flow import OPENING_COINS
from tradewind.games.port_royal.layout import BUST, DISCOVER, GIVE, HIRE, OVER, PHASE_NAMES, REPEL, State
from tradewind.games.port_royal.product import Product
from tradewind.games.port_royal.trade_and_hire import allowance, go_on
from tradewind.kernel.piles import find, push, swap_out, take_out
from tradewind.kernel.record import Pile

KEYS = frozenset(
    [
        "phase",
        "active",
        "go",
        "takes",
        "revealed",
        "drawn",
        "ending",
        "harbour",
        "expeditions",
        "deck",
        "discard",
        "players",
    ]
)
IN_A_GO = (HIRE, GIVE)  # phases of Trade & Hire
PLAYER_KEYS = frozenset(["coins", "points", "sabres", "cards", "expeditions"])


def lay_out(given: Mapping[str, Any], state: State, products: tuple[Product, ...]) -> None:
    """Turn a template into the position."""
    desk = state.chance.desk
    scripted = list(desk.script.get(DECK, ())) if desk else []
    order = scripted + _named_deck(given, scripted)
    rest = dict(given)
    dealing = Dealing(state, order)
    _put_aside_five_player_expedition(state)
    players = rest["players"] = _player_entries(rest, state)  # where products find their own keys, too
    _lay_common(rest, dealing)
    for product in products:
        product.position(rest, dealing)
    for key in rest:
        if key not in KEYS:
            raise impossible("no-such-key", str(key)[:80])
    for seat, entry in enumerate(players):
        _lay_player(entry, seat, dealing)
    _bring_back_five_player_expedition(rest, state)
    dealing.finish()
    _check_deck(given, state)
    if desk and order:
        desk.script = {**desk.script, DECK: order}
    _set_turn(rest, state, *(phase for product in products for phase in product.phases(state)))
    for product in products:
        product.settle(state)
    go_on(state)


def _named_deck(given: Mapping[str, Any], scripted: list[int]) -> list[int]:
    """The deck, where its faces are given: what comes after the outcomes fixed by `chance`."""
    if not isinstance(given.get("deck"), list):
        return []
    deck = face_list(given["deck"], "deck")
    for card in scripted:
        if card in deck:
            deck.remove(card)
    return deck


def _put_aside_five_player_expedition(state: State) -> None:
    """For the time being it is a card like any other, to be named or not."""
    place = find(state.open_expeditions, FIVE_PLAYER_EXPEDITION)
    if place >= 0:
        push(state.deck, take_out(state.open_expeditions, place))
        state.unseen[FIVE_PLAYER_EXPEDITION] += 1


def _bring_back_five_player_expedition(given: Mapping[str, Any], state: State) -> None:
    """B1, B2: it lies open from the start, so it is never drawn, turned up or discarded."""
    for where, pile in {"discard": state.discard, "revealed": state.revealed}.items():
        if find(pile, FIVE_PLAYER_EXPEDITION) >= 0:
            raise impossible("too-many-copies", where, card=FACES[FIVE_PLAYER_EXPEDITION])
    place = find(state.deck, FIVE_PLAYER_EXPEDITION)
    if place >= 0:
        swap_out(state.deck, place)
        state.unseen[FIVE_PLAYER_EXPEDITION] -= 1
        if "expeditions" not in given:
            push(state.open_expeditions, FIVE_PLAYER_EXPEDITION)


def _player_entries(given: Mapping[str, Any], state: State) -> list[dict[str, Any]]:
    entries = given.get("players", [])
    if not isinstance(entries, list) or len(entries) > state.seats:
        raise impossible("players", "players", players=state.seats)
    for seat, entry in enumerate(entries):
        if not isinstance(entry, dict):
            raise impossible("players", f"players[{seat}]", players=state.seats)
    return [*(dict(entry) for entry in entries), *({} for _ in range(state.seats - len(entries)))]


def _lay_common(given: Mapping[str, Any], dealing: Dealing) -> None:
    """The harbour, the expeditions beside it, the discard and what was just revealed."""
    state = dealing.state
    for place, card in enumerate(face_list(given.get("harbour", []), "harbour")):
        if KIND[card] != SHIP and not IS_PERSON[card]:
            raise impossible("not-for-harbour", f"harbour[{place}]", card=FACES[card])
        if KIND[card] == SHIP and state.colours[COLOUR[card]]:
            raise impossible("colour-twice", f"harbour[{place}]", card=FACES[card])
        dealing.turn_up(card, "harbour")
        enter_harbour(state, card)
    _lay_expeditions(state.open_expeditions, given.get("expeditions", []), "expeditions", dealing)
    dealing.lay_open(state.discard, face_list(given.get("discard", []), "discard"), "discard")
    revealed = face_list(given.get("revealed", []), "revealed")
    if len(revealed) > 1:
        raise impossible("revealed", "revealed")
    dealing.lay_open(state.revealed, revealed, "revealed")


def _lay_expeditions(pile: Pile, given: Any, where: str, dealing: Dealing) -> int:
    """Lay expeditions and count their points."""
    cards = face_list(given, where)
    for place, card in enumerate(cards):
        if KIND[card] != EXPEDITION:
            raise impossible("no-expedition", f"{where}[{place}]", card=FACES[card])
    dealing.lay_open(pile, cards, where)
    return sum(POINTS[card] for card in cards)


def _lay_player(entry: dict[str, Any], seat: int, dealing: Dealing) -> None:
    player, where = dealing.state.players[seat], f"players[{seat}]"
    for key in entry:
        if key not in PLAYER_KEYS:
            raise impossible("no-such-key", f"{where}.{str(key)[:80]}")
    for place, card in enumerate(face_list(entry.get("cards", []), f"{where}.cards")):
        if not IS_PERSON[card]:
            raise impossible("no-person", f"{where}.cards[{place}]", card=FACES[card])
        dealing.turn_up(card, f"{where}.cards")
        employ(player, card)
    player.points += _lay_expeditions(player.expeditions, entry.get("expeditions", []), f"{where}.expeditions", dealing)
    dealing.lay_hidden(player.coins, entry.get("coins", OPENING_COINS), f"{where}.coins")
    for key, value in (("points", player.points), ("sabres", player.sabres)):
        if entry.get(key, value) != value:
            raise impossible("does-not-follow", f"{where}.{key}", value=value)


def _check_deck(given: Mapping[str, Any], state: State) -> None:
    """The deck's count follows from the rest."""
    deck = given.get("deck", state.deck.size)
    if isinstance(deck, list):
        faces = sorted(face_list(deck, "deck"))
        if faces != sorted(state.deck.cards[: state.deck.size]):
            raise impossible("deck", "deck", value=state.deck.size)
    elif count(deck, "deck") != state.deck.size:
        raise impossible("deck", "deck", value=state.deck.size)


def _seat(given: Mapping[str, Any], key: str, default: int, state: State) -> int:
    seat = given.get(key, default + 1)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= state.seats:
        raise impossible("no-seat", key, players=state.seats)
    return seat - 1


def _flag(given: Mapping[str, Any], key: str, default: bool) -> int:
    value = given.get(key, default)
    if not isinstance(value, bool):
        raise impossible("no-flag", key)
    return int(value)


def _set_turn(given: Mapping[str, Any], state: State, *more: int) -> None:
    """Whose turn it is and how far it has got; `more` are the phases that the expansions can begin in."""
    phase = given.get("phase", PHASE_NAMES[DISCOVER])
    if phase not in (PHASE_NAMES[each] for each in (DISCOVER, REPEL, BUST, HIRE, OVER, *more)):
        raise impossible("phase", "phase", phase=str(phase)[:80])
    state.phase = PHASE_NAMES.index(phase)
    state.active = _seat(given, "active", 0, state)
    state.turn = state.active  # a round is closed by the player to the right of the first
    state.go = _seat(given, "go", state.active, state)
    state.asked = state.go
    state.drawn = _flag(given, "drawn", state.phase != DISCOVER or state.harbour.size > 0)
    state.ending = _flag(given, "ending", False)
    if state.ending and state.goal == 0:  # K43: points do not end a team's game
        raise impossible("does-not-follow", "ending", value="false")
    for seat in range(state.seats):
        check_goal(state, seat)
    _check_phase(given, state)
    if state.phase in IN_A_GO:
        taken = 0 if state.phase == HIRE else 1  # K5: the ship that brings a gift
        state.takes = count(given.get("takes", allowance(state, state.go) - taken), "takes", 100)
    if state.phase == OVER:
        end_game(state)
    elif not state.drawn and not can_draw(state):
        trigger_end(state)


def _check_phase(given: Mapping[str, Any], state: State) -> None:
    """A phase has what it needs and nothing that belongs to another."""
    if state.phase not in (*IN_A_GO, OVER) and state.go != state.active:
        raise impossible("go", "go")
    if state.phase not in (*IN_A_GO, OVER) and given.get("takes", 0) != 0:
        raise impossible("does-not-follow", "takes", value=0)
    if state.phase == REPEL:
        ship = state.revealed.cards[0]
        if state.revealed.size != 1 or KIND[ship] != SHIP or not can_repel(state, ship):
            raise impossible("nothing-to-repel", "revealed")
    elif state.revealed.size and state.phase != OVER:
        raise impossible("revealed", "revealed")
    if state.phase == BUST and state.harbour.size:
        raise impossible("bust-with-harbour", "harbour")
    if not state.drawn and state.phase != OVER and (state.harbour.size or state.phase not in (DISCOVER, HIRE)):
        raise impossible("does-not-follow", "drawn", value="true")
