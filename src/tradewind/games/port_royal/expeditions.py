"""B25, B26, M2: expeditions."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import COINS, EXPEDITIONS, NEEDS, NUMBER, POINTS, role
from tradewind.games.port_royal.coins import dismiss, gain
from tradewind.games.port_royal.finish import check_goal
from tradewind.games.port_royal.layout import JACK, SEND, Player, State
from tradewind.kernel.piles import find, push, take_out
from tradewind.kernel.rule import rule

# B26: whom each symbol names: captain = anchor, priest = cross, settler = house, and the jack-of-all-trades
CAPTAIN: Final = role("captain")
PRIEST: Final = role("priest")
SETTLER: Final = role("settler")
JACK_OF_ALL_TRADES: Final = role("jack")
SYMBOL_ROLE: Final = (CAPTAIN, PRIEST, SETTLER, JACK_OF_ALL_TRADES)
FEWEST_SYMBOLS: Final[int] = min(sum(NEEDS[expedition]) for expedition in EXPEDITIONS)
SYMBOL_FACE: Final = (NUMBER["captain-4"], NUMBER["priest-4"], NUMBER["settler-4"], NUMBER["jack-6"])
SYMBOL_OF: Final = tuple(SYMBOL_FACE.index(face) if face in SYMBOL_FACE else -1 for face in range(len(NUMBER)))


@rule
def at_hand(player: Player, symbol: int) -> int:
    return player.crew[SYMBOL_ROLE[symbol]]


@rule
def can_fulfil(player: Player, expedition: int) -> bool:
    """B26: do the player's persons cover the symbols, a jack-of-all-trades standing for any one?"""
    crew, needs = player.crew, NEEDS[expedition]
    missing = 0
    for symbol in range(JACK):
        short = needs[symbol] - crew[SYMBOL_ROLE[symbol]]
        if short > 0:
            missing += short
    return missing <= crew[JACK_OF_ALL_TRADES]


@rule
def too_few_symbols(player: Player) -> bool:
    """B26: no expedition needs fewer than two persons, so most of the time there is no need to look further."""
    crew = player.crew
    symbols: int = crew[CAPTAIN] + crew[PRIEST] + crew[SETTLER] + crew[JACK_OF_ALL_TRADES]
    return symbols < FEWEST_SYMBOLS


@rule
def any_to_fulfil(state: State) -> bool:
    """B25: is there an open expedition the active player could fulfil now?"""
    if state.open_expeditions.size == 0 or too_few_symbols(state.players[state.active]):
        return False
    for place in range(state.open_expeditions.size):
        if can_fulfil(state.players[state.active], state.open_expeditions.cards[place]):
            return True
    return False


@rule
def sets_with(state: State, symbol: int, least: int) -> int:
    """M2: how many sets of persons are still possible that have at least so many of one symbol in them.

    A set is fixed by its captains, priests and settlers; jacks make up the rest. Whoever was sent already is in it.
    """
    player, needs, sent = state.players[state.active], NEEDS[state.sending], state.sent
    total = needs[0] + needs[1] + needs[2]
    possible = 0
    for captains in range(sent[0], min(needs[0], sent[0] + at_hand(player, 0)) + 1):
        for priests in range(sent[1], min(needs[1], sent[1] + at_hand(player, 1)) + 1):
            for settlers in range(sent[2], min(needs[2], sent[2] + at_hand(player, 2)) + 1):
                jacks = total - captains - priests - settlers
                if sent[JACK] <= jacks <= sent[JACK] + at_hand(player, JACK):
                    if (captains, priests, settlers, jacks)[symbol] >= least:
                        possible += 1
    return possible


@rule
def may_send(state: State, symbol: int) -> bool:
    """M2: does a person with this symbol belong to a set still possible?"""
    return sets_with(state, symbol, state.sent[symbol] + 1) > 0


@rule
def set_is_certain(state: State) -> bool:
    """M2: is only one set of persons left?"""
    return sets_with(state, JACK, 0) == 1


@rule
def begin_expedition(state: State, expedition: int) -> None:
    """B25, M2: the player says which expedition; if several sets of persons would do, whom to send is asked."""
    state.back = state.phase
    state.sending = expedition
    for symbol in range(JACK + 1):
        state.sent[symbol] = 0
    go_on_sending(state)


@rule
def send(state: State, symbol: int) -> None:
    """B25: a person sent is discarded at once."""
    dismiss(state, state.players[state.active], SYMBOL_FACE[symbol])
    state.sent[symbol] += 1


@rule
def go_on_sending(state: State) -> None:
    """M2: ask while there is a choice, then send the rest without asking."""
    if not set_is_certain(state):
        state.phase = SEND
        return
    for symbol in range(JACK + 1):
        while may_send(state, symbol):
            send(state, symbol)
    fulfil(state)


@rule
def fulfil(state: State) -> None:
    """B25: the expedition is the player's: its points count from now on, and it brings its coins."""
    player = state.players[state.active]
    expedition = state.sending
    push(player.expeditions, take_out(state.open_expeditions, find(state.open_expeditions, expedition)))
    player.points += POINTS[expedition]
    gain(state, state.active, COINS[expedition])
    state.phase = state.back
    state.sending = 0
    for symbol in range(JACK + 1):
        state.sent[symbol] = 0
    check_goal(state, state.active)
