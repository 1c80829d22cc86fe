"""Every card of every product as facts: one table per printed figure, indexed by the number of the face.

Faces are numbered from 1; 0 is no card, or one the viewer may not know.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

FOLDER = Path(__file__).parent
COLOURS: Final = ("yellow", "blue", "green", "red", "black")
SYMBOLS: Final = ("captain", "priest", "settler")
SKULL: Final = 99  # more sabres than anybody can ever have


def _load(path: Path) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["cards"]
    return cards


def _product_name(folder: Path) -> str:
    return folder.name.replace("_", "-")


PRODUCTS: Final = {"base": _load(FOLDER / "cards.toml")} | {
    _product_name(path.parent): _load(path) for path in sorted(FOLDER.glob("expansions/*/cards.toml"))
}


def _faces() -> dict[str, dict[str, Any]]:
    """One entry per face; a face that several products print must be the same card everywhere."""
    faces: dict[str, dict[str, Any]] = {}
    for cards in PRODUCTS.values():
        for card in cards:
            facts = {key: value for key, value in card.items() if key not in ("copies", "marked")}
            assert faces.setdefault(card["face"], facts) == facts, f"two cards called {card['face']}"
    return faces


_ALL = _faces()
FACES: Final = ("", *_ALL)
NUMBER: Final = {face: number for number, face in enumerate(FACES)}
KINDS: Final = ("", *dict.fromkeys(card["kind"] for card in _ALL.values()))


def _facts(name: str, default: int = 0) -> tuple[int, ...]:
    return (default, *(card.get(name, default) for card in _ALL.values()))


def kind_number(kind: str) -> int:
    return KINDS.index(kind)


SHIP: Final = kind_number("ship")
EXPEDITION: Final = kind_number("expedition")
TAX: Final = kind_number("tax")

KIND: Final = (0, *(kind_number(card["kind"]) for card in _ALL.values()))
COLOUR: Final = (-1, *(COLOURS.index(card["colour"]) if "colour" in card else -1 for card in _ALL.values()))
COINS: Final = _facts("coins")
COST: Final = _facts("cost")
POINTS: Final = _facts("points")
IS_PERSON: Final = tuple(int(kind not in (0, SHIP, EXPEDITION, TAX)) for kind in KIND)
SABRES: Final = (0, *(SKULL if card.get("sabres") == "skull" else card.get("sabres", 0) for card in _ALL.values()))
NEEDS: Final = (
    (0, 0, 0),
    *(tuple(card.get("needs", {}).get(symbol, 0) for symbol in SYMBOLS) for card in _ALL.values()),
)
TAX_FROM: Final = _facts("from")
TAX_KEEP: Final = _facts("keep")  # 0: half of them go
TAX_MOST_SABRES: Final = (0, *(int(card.get("bonus") == "most-sabres") for card in _ALL.values()))
TAX_BONUS: Final = _facts("bonus_coins")

# A role is what a person can do: its kind, and its colour where it has one.
_ROLE_NAMES = [card["kind"] + ("-" + card["colour"] if "colour" in card else "") for card in _ALL.values()]
ROLES: Final = ("", *dict.fromkeys(name for name, person in zip(_ROLE_NAMES, IS_PERSON[1:], strict=True) if person))
ROLE: Final = (0, *(ROLES.index(name) if name in ROLES else 0 for name in _ROLE_NAMES))


def role(name: str) -> int:
    return ROLES.index(name)


def role_of_colour(kind: str) -> tuple[int, ...]:
    """The role of a kind of person for each colour."""
    return tuple(role(f"{kind}-{colour}") for colour in COLOURS)


SHIPS: Final = tuple(number for number, kind in enumerate(KIND) if kind == SHIP)
PERSONS: Final = tuple(number for number, person in enumerate(IS_PERSON) if person)
EXPEDITIONS: Final = tuple(number for number, kind in enumerate(KIND) if kind == EXPEDITION)

FIVE_PLAYER_EXPEDITION: Final = next(NUMBER[face] for face, card in _ALL.items() if card.get("five_players_only"))


def copies(product: str) -> list[int]:
    """All of a product's cards, one number for each copy."""
    return [NUMBER[card["face"]] for card in PRODUCTS[product] for _ in range(card["copies"])]


def copies_to_mix(product: str) -> list[int]:
    """The cards of a product that join the base deck: the marked ones where some are marked, else all."""
    marked = [card for card in PRODUCTS[product] if card.get("marked")]
    return [NUMBER[card["face"]] for card in marked or PRODUCTS[product] for _ in range(card["copies"])]


CAPACITY: Final = sum(len(copies_to_mix(name)) for name in PRODUCTS)  # the largest mix
HARBOUR_CAPACITY: Final = sum(IS_PERSON[face] for name in PRODUCTS for face in copies(name)) + len(COLOURS) + 1
