"""Port Royal as the rest of Tradewind sees it: the base rules with every expansion that has a folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from tradewind.games.port_royal import expansions, finish, flow, mounting
from tradewind.games.port_royal.cards import (
    COLOURS,
    EXPEDITIONS,
    FACES,
    FIVE_PLAYER_EXPEDITION,
    NUMBER,
    PERSONS,
    copies,
)
from tradewind.games.port_royal.coins import DECK
from tradewind.games.port_royal.describe import describe_table
from tradewind.games.port_royal.guide import GUIDE
from tradewind.games.port_royal.judging import judge_text
from tradewind.games.port_royal.layout import SEATS, State
from tradewind.games.port_royal.moves import BASE_MOVES
from tradewind.games.port_royal.narrate import RULES, move_told, move_words, narrate
from tradewind.games.port_royal.odds import next_card_odds
from tradewind.games.port_royal.position import lay_out
from tradewind.games.port_royal.product import Product
from tradewind.games.port_royal.questions import team_result
from tradewind.games.port_royal.reckoning import reckoning
from tradewind.games.port_royal.sailor import choose_like_a_sailor
from tradewind.games.port_royal.terminal import picture
from tradewind.kernel.chance import Outcome
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Engine, Game, MoveList, Odds, Verdict
from tradewind.kernel.piles import push
from tradewind.kernel.record import part
from tradewind.kernel.text import Message

LONGEST_SCRIPT = 100_000

PRODUCTS: tuple[Product, ...] = tuple(
    import_module(f"{expansions.__name__}.{name}.product").PRODUCT for name in mounting.NAMES
)


def _mounted() -> type[State]:
    """The state with every expansion's own record in it."""
    parts = [product for product in PRODUCTS if product.record]
    fields = {product.name: part(product.record, expansion=True) for product in parts if product.record}
    annotations = {product.name: product.record for product in parts}
    return type("State", (State,), {"__annotations__": annotations, **fields})


MOUNTED = _mounted()


def wrong_option(key: str, option: str, **arguments: Any) -> LogbookError:
    return LogbookError(Message(f"port-royal-option-{key}", {"option": option, **arguments}), f"options.{option}")


class PortRoyal(Game):
    """The base game and whatever the options mix into it."""

    name = "port-royal"
    version = "1.0"
    state = MOUNTED
    moves = MoveList(mounting.TEXTS)
    engine = Engine(
        flow.start, flow.legal, flow.apply, flow.actor, flow.waits, finish.score, finish.wins, flow.resample
    )
    sources = mounting.SOURCES
    most_legal = len(PERSONS) + len(COLOURS) + len(EXPEDITIONS) + len(mounting.TEXTS) - BASE_MOVES + 2
    bots: Mapping[str, Callable[[Any, int, Any, Any], int]] = {"sailor": choose_like_a_sailor}
    folder = Path(__file__).parent
    guide = GUIDE
    all_see_the_same = True
    players: tuple[int, ...] = (2, 3, 4, 5)
    goal = 12

    def products(self) -> tuple[Product, ...]:
        """The expansions that may take part."""
        return PRODUCTS

    def choices(self) -> Mapping[str, Sequence[Any]]:
        offered = [name for product in self.products() for name in product.names]
        more = {key: values for product in self.products() for key, values in product.choices().items()}
        alone = (1,) if any(product.solo for product in self.products()) else ()
        return {"players": (*self.players, *alone), "with": offered, "ending": ("points", "expedition"), **more}

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        offered = self.choices()
        for key in given:
            if key not in offered:
                raise wrong_option("unknown", str(key)[:80])
        options = {key: given.get(key, [] if key == "with" else values[0]) for key, values in offered.items()}
        if "with" in offered:
            self._check_with(options["with"])
        for product in self.products():
            product.check(options)
        for key, values in offered.items():
            if key not in ("with", "players") and not _among(options[key], values):
                raise wrong_option("value", key, values=", ".join(str(value) for value in values))
        if not _among(options["players"], self.seats_with(options)):
            raise wrong_option("players", "players", values=", ".join(str(n) for n in self.seats_with(options)))
        return options

    def _check_with(self, names: Any) -> None:
        offered = self.choices()["with"]
        if not isinstance(names, list) or len({str(name) for name in names}) != len(names):
            raise wrong_option("with", "with", values=", ".join(offered))
        for name in names:
            if not isinstance(name, str) or name not in offered:
                raise wrong_option("with", "with", values=", ".join(offered))

    def seats_with(self, options: Mapping[str, Any]) -> tuple[int, ...]:
        """How many can play with these options."""
        alone = any(product.plays_alone(options) for product in self.products())
        return (1, *self.players) if alone else self.players

    def together(self, options: Mapping[str, Any]) -> bool:
        return any(product.unites(options) for product in self.products())

    def box(self, options: Mapping[str, Any]) -> list[int]:
        """B1, B2: the cards of this game."""
        return copies("base") + [card for product in self.products() for card in product.cards(options)]

    def template(self, options: Mapping[str, Any]) -> Any:
        state = MOUNTED()
        state.seats = options["players"]
        state.goal = self.goal
        state.needs_expedition = int(options.get("ending") == "expedition")
        for card in self.box(options):
            if card == FIVE_PLAYER_EXPEDITION:
                if state.seats == SEATS:
                    push(state.open_expeditions, card)
            else:
                push(state.deck, card)
                state.unseen[card] += 1
        state.expansions = int(sorted(self.box(options)) != sorted(copies("base")))
        for product in self.products():
            product.prepare(state, options)
        return state

    def position(self, given: Mapping[str, Any], options: Mapping[str, Any], state: Any) -> None:
        lay_out(given, state, self.products())

    def script(self, given: Mapping[str, Any], options: Mapping[str, Any]) -> dict[int, list[int]]:
        rest = dict(given)
        script = {DECK: self._scripted_faces(rest.pop("deck", []))}
        for product in self.products():
            script |= product.script(rest)
        for key in rest:
            raise LogbookError(Message("port-royal-chance-unknown", {"key": str(key)[:80]}), f"chance.{str(key)[:80]}")
        return script

    def _scripted_faces(self, given: Any) -> list[int]:
        if not isinstance(given, list) or len(given) > LONGEST_SCRIPT:
            raise LogbookError(Message("port-royal-chance-list"), "chance.deck")
        for place, face in enumerate(given):
            if not isinstance(face, str) or face not in NUMBER or not face:
                raise LogbookError(Message("port-royal-chance-card", {"card": str(face)[:80]}), f"chance.deck[{place}]")
        return [NUMBER[face] for face in given]

    def describe(self, state: Any, seat: int, everything: bool = False) -> dict[str, Any]:
        view = describe_table(state, everything)
        for product in self.products():
            product.describe(state, view, everything)
        return view

    def judge(self, state: Any, seat: int, move: int) -> Verdict:
        verdict = self.hopeless(state, seat, self.moves.texts[move])
        assert verdict is not None
        return verdict

    def hopeless(self, state: Any, seat: int, text: str) -> Verdict | None:
        allowed = self.moves.number(text) in self.legal(state, seat)
        return judge_text(state, seat, text, allowed, PRODUCTS)

    def outcome_text(self, outcome: Outcome) -> str | int:
        said = (product.outcome_text(outcome) for product in self.products())
        return next((text for text in said if text), FACES[outcome.value])

    def narrate(self, before: Any, seat: int, move: int, after: Any, outcomes: Sequence[Outcome]) -> list[Message]:
        more = [message for product in self.products() for message in product.tell(before, after)]
        text = self.moves.texts[move]
        said = (product.told(seat, text) for product in self.products())
        told = next((message for message in said if message), None) or move_told(seat, text)
        return narrate(before, told, after, outcomes, more)

    def rule_of(self, message: Message) -> str | None:
        tables = (RULES, *(product.rules for product in PRODUCTS))
        return next((table[message.key] for table in tables if message.key in table), None)

    def move_words(self, move: int) -> Message:
        text = self.moves.texts[move]
        said = (product.words(text) for product in PRODUCTS)
        return next((words for words in said if words), None) or move_words(text)

    def round_number(self, state: Any) -> int:
        return int(state.turn // state.seats)

    def reckoning(self, state: Any, seat: int) -> list[tuple[Message, int]]:
        """B40, B41: persons and expeditions, and what the expansions add; a team's score is another matter."""
        parts = [] if team_result(state) else reckoning(state.players[seat])
        return parts + [part for product in self.products() for part in product.reckoning(state, seat)]

    def inventory(self, state: Any) -> Mapping[str, int]:
        piles = [state.deck, state.discard, state.harbour, state.revealed, state.open_expeditions]
        for player in state.players:
            piles += [player.coins, player.people, player.expeditions]
        lying = [card for pile in piles for card in pile.cards[: pile.size]]
        return Counter(FACES[card] for card in lying + [card for each in PRODUCTS for card in each.held(state)])

    def picture(self, view: Any, seat: int, words: Callable[[Message], str]) -> Any:
        more = [part for product in self.products() for part in product.picture(view, words)]
        return picture(view, seat, words, more)

    def odds(self, view: Any, seat: int) -> list[Odds]:
        more = [odds for product in self.products() for odds in product.odds(view)]
        return next_card_odds(view) + more


def _among(value: Any, values: Sequence[Any]) -> bool:
    """Whether a value is one of several; True is not 1."""
    return any(type(value) is type(other) and value == other for other in values)
