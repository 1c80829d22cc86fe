"""When a sensible player gambles, and what a gambler is worth to one."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import COLOUR, COLOURS, KIND, ROLE, SHIP
from tradewind.games.port_royal.expansions.gambler.layout import State
from tradewind.games.port_royal.expansions.gambler.rules import GAMBLE, GAMBLER
from tradewind.games.port_royal.moves import STOP
from tradewind.games.port_royal.questions import sailors_eye, sailors_worth
from tradewind.games.port_royal.sailor import between, worth_of_card, worth_of_harbour
from tradewind.games.port_royal.trade_and_hire import allowance, can_take
from tradewind.kernel.questions import answer
from tradewind.kernel.rule import rule

SHIP_COLOURS: Final = len(COLOURS)
TALENT: Final = 20  # what a gambler is worth besides its points while there is time to use it
THOUSAND: Final = 1000
# what the best, the second and the third of four cards are worth, in percent of an average one
BEST: Final = 230
SECOND: Final = 110
THIRD: Final = 50
PERCENT: Final = 100


@answer(sailors_eye)
@rule
def eye_for_gamblers(view: State, seat: int, card: int) -> int:
    return between(TALENT, 0, view) if ROLE[card] == GAMBLER else 0


@answer(sailors_worth)
@rule
def worth_with_gamblers(view: State, seat: int, move: int) -> int:
    """A gamble; and stopping after one, when more cards may be taken than the base game knows of."""
    if move == GAMBLE:
        return worth_of_gambling(view, seat)
    if move == STOP and view.gambler.used > 0:
        return worth_of_takes(view, seat, 0, allowance(view, seat)) - worth_of_harbour(view, seat)
    return 0


@rule
def worth_of_gambling(view: State, seat: int) -> int:
    """The chance of success times what four more cards and one more take bring."""
    takes = allowance(view, seat) + 1
    return success(view) * worth_of_takes(view, seat, average_worth(view, seat), takes) // THOUSAND


@rule
def success(view: State) -> int:
    """G2: how many of a thousand gambles bring no colour twice."""
    one, two, three, four, ships, cards = 0, 0, 0, 0, 0, 0  # ways to pick that many colours, one ship of each
    for colour in range(SHIP_COLOURS):
        copies = unseen_ships(view, colour)
        ships += copies
        if view.colours[colour] == 0:
            four += three * copies
            three += two * copies
            two += one * copies
            one += copies
    for card in range(len(KIND)):
        cards += view.unseen[card]
    others = cards - ships
    safe = choose_four(others) + one * choose_three(others) + two * (others * (others - 1) // 2)
    return THOUSAND * (safe + three * others + four) // max(1, choose_four(cards))


@rule
def unseen_ships(view: State, colour: int) -> int:
    copies = 0
    for card in range(len(KIND)):
        if KIND[card] == SHIP and COLOUR[card] == colour:
            copies += view.unseen[card]
    return copies


@rule
def choose_three(cards: int) -> int:
    return cards * (cards - 1) * (cards - 2) // 6


@rule
def choose_four(cards: int) -> int:
    return cards * (cards - 1) * (cards - 2) * (cards - 3) // 24


@rule
def average_worth(view: State, seat: int) -> int:
    """What an unseen card would be worth on average, lying in the harbour."""
    unseen, total = 0, 0
    for card in range(len(KIND)):
        copies = view.unseen[card]
        if copies > 0:
            unseen += copies
            if KIND[card] == SHIP or can_take(view, seat, card):
                total += copies * max(0, worth_of_card(view, seat, card))
    return total // max(1, unseen)


@rule
def worth_of_takes(view: State, seat: int, average: int, takes: int) -> int:
    """The best cards for the taking, three at most, where four of average worth will lie there too."""
    best, second, third = average * BEST // PERCENT, average * SECOND // PERCENT, average * THIRD // PERCENT
    for place in range(view.harbour.size):
        card = view.harbour.cards[place]
        value = worth_of_card(view, seat, card) if can_take(view, seat, card) else 0
        if value > best:
            best, second, third = value, best, second
        elif value > second:
            second, third = value, second
        else:
            third = max(third, value)
    return best + (second if takes > 1 else 0) + (third if takes > 2 else 0)
