"""The 18 contracts as facts: one table per printed figure, indexed by the number of the contract (from 1)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from tradewind.games.port_royal.cards import COLOUR, COLOURS, FACES, PRODUCTS, ROLES, SHIPS

_DATA: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "cards.toml").read_text(encoding="utf-8"))[
    "contracts"
]
CONTRACTS: Final = ("", *(contract["face"] for contract in _DATA))
CONTRACT: Final = {name: number for number, name in enumerate(CONTRACTS) if name}
NO_CONTRACT: Final = 0


def _asked(need: str) -> tuple[int, ...]:
    return (0, *(contract["needs"].get(need, 0) for contract in _DATA))


def _person(place: int) -> tuple[tuple[int, ...], ...]:
    """The roles that count as the first or the second person of a pair contract, as many as there are colours."""
    wanted = [contract["needs"].get("persons", ["", ""])[place] for contract in _DATA]
    return tuple(_roles(kind) for kind in ("", *wanted))


def _roles(kind: str) -> tuple[int, ...]:
    each = [number for number, role in enumerate(ROLES) if kind and kind_of(role) == kind]
    return (*each, *(0 for _ in range(len(COLOURS) - len(each))))


def kind_of(role: str) -> str:
    """A role's kind: without its colour, where it has one."""
    head, _, tail = role.rpartition("-")
    return head if tail in COLOURS else role


def _letters() -> tuple[int, ...]:
    letters = sorted({contract["seal"][1] for contract in _DATA})
    return (0, *(letters.index(contract["seal"][1]) for contract in _DATA))


IS_WHITE: Final = (0, *(int(contract.get("cooperative_only", False)) for contract in _DATA))
REWARDS: Final = ((0, 0, 0, 0, 0), *(tuple(contract["rewards"]) for contract in _DATA))
SEAL_NUMBER: Final = (0, *(contract["seal"][0] for contract in _DATA))
SEAL_LETTER: Final = _letters()
LETTERS: Final = max(SEAL_LETTER) + 1

# what a contract wants its owner to have; 0 of what it does not speak of
FIRST_PERSON: Final = _person(0)
SECOND_PERSON: Final = _person(1)
PAIR_ASKED: Final = tuple(int(roles[0] > 0) for roles in FIRST_PERSON)
CHEAP_HANDS_ASKED: Final = _asked("persons_of_cost_at_most_3")
SABRES_ASKED: Final = _asked("sabres")
EXPEDITIONS_ASKED: Final = _asked("expeditions")
POINTS_ASKED: Final = _asked("points")
COINS_ASKED: Final = _asked("pay")
AT_ANY_TIME: Final = (
    0,
    *(int(not {"moment", "waive", "repelled_colours"} & contract["needs"].keys()) for contract in _DATA),
)

TIMES: Final = (0, *(contract["needs"].get("times", 1) for contract in _DATA))  # how often it has to happen
TAX_COLLECTOR: Final = CONTRACT["tax-collector"]
CURSE: Final = CONTRACT["curse"]
BROKER: Final = CONTRACT["broker"]
EXPERIENCED_BROKER: Final = CONTRACT["experienced-broker"]
PIRATES_NEST: Final = CONTRACT["pirates-nest"]
_WAIVED = {contract["needs"]["waive"]: contract["face"] for contract in _DATA if "waive" in contract["needs"]}
WAIVED_FOR: Final = tuple(CONTRACT[_WAIVED[colour]] if colour in _WAIVED else NO_CONTRACT for colour in COLOURS)

_GIFTS = {card["face"] for card in PRODUCTS["contracts"] if card.get("gift")}
IS_GIFT: Final = tuple(int(face in _GIFTS) for face in FACES)
WAIVABLE: Final = tuple(ship for ship in SHIPS if WAIVED_FOR[COLOUR[ship]])

_RULES = {
    "persons": "K20",
    "persons_of_cost_at_most_3": "K21",
    "sabres": "K22",
    "expeditions": "K23",
    "waive": "K24",
    "repelled_colours": "K28",
    "points": "K29",
    "pay": "K29",
}
_MOMENTS = {"pay-tax": "K25", "bust": "K26", "colours-3": "K27", "colours-4": "K27"}


def rule_of(contract: str) -> str:
    """The rule that says what a contract wants."""
    needs = _DATA[CONTRACT[contract] - 1]["needs"]
    return _MOMENTS[needs["moment"]] if "moment" in needs else next(_RULES[need] for need in needs if need in _RULES)
