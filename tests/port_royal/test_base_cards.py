"""Every face of the base deck does what its card says: ships, persons, expeditions and taxes.

The facts are written out here once more, from the printed cards, so that a slip in the data file is noticed.
"""

from __future__ import annotations

from collections import Counter

import pytest
from scenes import Scene, all_but, seat

import tradewind as tw
from tradewind.games.port_royal.cards import FACES, copies

SKULL = None

# face: copies, colour's trader, coins, sabres
SHIPS = {
    "pinnace-1-1": (3, "trader-yellow-3", 1, 1),
    "pinnace-2-1": (1, "trader-yellow-3", 2, 1),
    "pinnace-2-2": (2, "trader-yellow-3", 2, 2),
    "pinnace-3-2": (1, "trader-yellow-3", 3, 2),
    "pinnace-3-4": (2, "trader-yellow-3", 3, 4),
    "pinnace-4-4": (1, "trader-yellow-3", 4, 4),
    "flute-1-1": (3, "trader-blue-3", 1, 1),
    "flute-2-1": (1, "trader-blue-3", 2, 1),
    "flute-2-2": (2, "trader-blue-3", 2, 2),
    "flute-3-2": (1, "trader-blue-3", 3, 2),
    "flute-3-5": (2, "trader-blue-3", 3, 5),
    "flute-4-5": (1, "trader-blue-3", 4, 5),
    "barque-1-1": (3, "trader-green-3", 1, 1),
    "barque-2-1": (1, "trader-green-3", 2, 1),
    "barque-2-3": (2, "trader-green-3", 2, 3),
    "barque-3-3": (1, "trader-green-3", 3, 3),
    "barque-3-5": (2, "trader-green-3", 3, 5),
    "barque-4-5": (1, "trader-green-3", 4, 5),
    "frigate-1-1": (3, "trader-red-3", 1, 1),
    "frigate-2-3": (3, "trader-red-3", 2, 3),
    "frigate-3-6": (2, "trader-red-3", 3, 6),
    "frigate-3-skull": (1, "trader-red-3", 3, SKULL),
    "frigate-4-skull": (1, "trader-red-3", 4, SKULL),
    "galleon-1-2": (3, "trader-black-3", 1, 2),
    "galleon-2-4": (3, "trader-black-3", 2, 4),
    "galleon-3-7": (2, "trader-black-3", 3, 7),
    "galleon-3-skull": (1, "trader-black-3", 3, SKULL),
    "galleon-4-skull": (1, "trader-black-3", 4, SKULL),
}
# face: copies, cost, points, sabres
PERSONS = {
    "trader-yellow-3": (1, 3, 1, 0),
    "trader-yellow-5": (1, 5, 2, 0),
    "trader-blue-3": (1, 3, 1, 0),
    "trader-blue-5": (1, 5, 2, 0),
    "trader-green-3": (2, 3, 1, 0),
    "trader-red-3": (2, 3, 1, 0),
    "trader-black-3": (2, 3, 1, 0),
    "settler-4": (5, 4, 1, 0),
    "captain-4": (5, 4, 1, 0),
    "priest-4": (5, 4, 1, 0),
    "jack-6": (3, 6, 1, 0),
    "sailor-3": (7, 3, 1, 1),
    "sailor-5": (2, 5, 2, 1),
    "sailor-7": (1, 7, 3, 1),
    "pirate-5": (1, 5, 1, 2),
    "pirate-7": (1, 7, 2, 2),
    "pirate-9": (1, 9, 3, 2),
    "mademoiselle-7": (2, 7, 2, 0),
    "mademoiselle-9": (2, 9, 3, 0),
    "jester-5": (1, 5, 1, 0),
    "jester-7": (3, 7, 2, 0),
    "jester-9": (1, 9, 3, 0),
    "admiral-5": (1, 5, 1, 0),
    "admiral-7": (3, 7, 2, 0),
    "admiral-9": (2, 9, 3, 0),
    "governor-8": (4, 8, 0, 0),
}
# face: who must go, points, coins
EXPEDITIONS = {
    "expedition-captains": (["captain-4"] * 2, 4, 2),
    "expedition-priests": (["priest-4"] * 2, 4, 2),
    "expedition-settlers": (["settler-4"] * 2, 4, 2),
    "expedition-captains-settler": (["captain-4", "captain-4", "settler-4"], 6, 3),
    "expedition-priests-settler": (["priest-4", "priest-4", "settler-4"], 6, 3),
    "expedition-all": (["captain-4", "priest-4", "settler-4"], 5, 3),
}
TAXES = {"tax-sabres": 2, "tax-points": 2}

ARMED = ["sailor-3"] * 7  # a sabre each


def test_the_deck_is_these_cards() -> None:
    """B1: every face that many times."""
    expected = {face: facts[0] for face, facts in (SHIPS | PERSONS).items()} | dict.fromkeys(EXPEDITIONS, 1) | TAXES
    assert Counter(FACES[card] for card in copies("base")) == expected


@pytest.mark.parametrize("ship", SHIPS)
def test_a_ship_is_traded_for_its_coins(ship: str) -> None:
    """B21, B31: with the trader of its colour for one more."""
    _, trader, coins, _ = SHIPS[ship]
    scene = Scene(harbour=[ship], seats=[seat(coins=0)]).play("stop", f"trade {ship}")
    assert scene.coins[0] == coins, f"{ship} brings {coins} coins"
    scene = Scene(harbour=[ship], seats=[seat(trader, coins=0)]).play("stop", f"trade {ship}")
    assert scene.coins[0] == coins + 1, f"{ship} brings one coin more with {trader}"


@pytest.mark.parametrize("ship", SHIPS)
def test_a_ship_is_repelled_by_enough_sabres_and_by_no_fewer(ship: str) -> None:
    """B12: a skull by none."""
    sabres = SHIPS[ship][3]
    if sabres is SKULL:
        crew = seat("pirate-5", "pirate-7", "pirate-9", *ARMED)
        assert Scene(coming=[ship], seats=[crew]).play("draw").harbour == [ship], f"{ship} cannot be repelled"
        return
    weak = Scene(coming=[ship], seats=[seat(*ARMED[: sabres - 1])]).play("draw")
    assert weak.harbour == [ship], f"{sabres - 1} sabres do not repel {ship}"
    strong = Scene(coming=[ship], seats=[seat(*ARMED[:sabres])]).play("draw", "repel")
    assert strong.discard == [ship], f"{sabres} sabres repel {ship}"


@pytest.mark.parametrize("ship", SHIPS)
def test_a_ship_has_its_colour(ship: str) -> None:
    """B15: with any other ship of its name in the harbour it is a bust; with all other colours it is none."""
    name = ship.partition("-")[0]
    others = {other.partition("-")[0]: other for other in SHIPS if not other.startswith(name)}
    scene = Scene(harbour=list(others.values()), coming=[ship]).play("draw")
    assert len(scene.harbour) == 5, f"{ship} fits beside four other colours"
    twin = next(other for other in SHIPS if other.startswith(name) and other != ship)
    scene = Scene(harbour=[twin], coming=[ship]).play("draw")
    assert (scene.harbour, scene.active) == ([], 2), f"{ship} and {twin} are of one colour"


@pytest.mark.parametrize("person", PERSONS)
def test_a_person_is_hired_for_its_cost_with_its_points_and_sabres(person: str) -> None:
    """B22, B32: and not for a coin less."""
    _, cost, points, sabres = PERSONS[person]
    scene = Scene(harbour=[person], seats=[seat(coins=cost)]).play("stop", f"hire {person}")
    assert (scene.coins[0], scene.cards[0]) == (0, [person]), f"{person} costs {cost}"
    assert (scene.points[0], scene.sabres[0]) == (points, sabres), f"{person}: {points} points, {sabres} sabres"
    poor = Scene(harbour=[person, "flute-1-1"], seats=[seat(coins=cost - 1)]).play("stop")
    assert f"hire {person}" not in poor.legal, f"{person} is not to be had for {cost - 1}"


@pytest.mark.parametrize("person", [face for face in PERSONS if face.startswith("trader")])
def test_every_trader_works_for_its_colour_alone(person: str) -> None:
    """B31: one coin more for the ships of its colour, whatever the trader cost."""
    for ship, (_, trader, coins, _) in SHIPS.items():
        more = trader.split("-")[1] == person.split("-")[1]
        scene = Scene(harbour=[ship], seats=[seat(person, coins=0)]).play("stop", f"trade {ship}")
        assert scene.coins[0] == coins + more, f"{person} brings {int(more)} coins for {ship}"


@pytest.mark.parametrize("person", [face for face in PERSONS if face.startswith("mademoiselle")])
def test_every_mademoiselle_makes_everybody_cheaper(person: str) -> None:
    """B36: by one coin, herself included."""
    for other, (_, cost, _, _) in PERSONS.items():
        scene = Scene(harbour=[other], seats=[seat(person, coins=cost - 1)]).play("stop", f"hire {other}")
        assert scene.coins[0] == 0, f"{other} costs {cost - 1} with {person}"


@pytest.mark.parametrize("person", [face for face in PERSONS if face.startswith("jester")])
def test_every_jester_pays_for_an_empty_harbour_and_for_a_bust(person: str) -> None:
    """B34, B15: one coin."""
    scene = Scene(coming=["expedition-priests"], seats=[seat(), seat(person)]).play("draw", "stop")
    assert scene.coins == [3, 4], f"{person} pays for an empty harbour"
    scene = Scene(harbour=["flute-1-1"], coming=["flute-2-2"], seats=[seat(), seat(person)]).play("draw")
    assert scene.coins == [3, 4], f"{person} pays for a bust"


@pytest.mark.parametrize("person", [face for face in PERSONS if face.startswith("admiral")])
def test_every_admiral_pays_for_a_full_harbour(person: str) -> None:
    """B33: two coins."""
    harbour = ["barque-1-1", "flute-1-1", "settler-4", "captain-4", "jack-6"]
    assert Scene(harbour=harbour, seats=[seat(person)]).play("stop").coins[0] == 5, f"{person} pays two coins"


def test_every_governor_allows_a_card_more() -> None:
    """B35: governor-8 is the only face."""
    assert Scene(harbour=["flute-1-1"], seats=[seat("governor-8")]).play("stop").takes == 2


@pytest.mark.parametrize("person", [face for face in PERSONS if face.startswith(("sailor", "pirate"))])
def test_every_fighter_repels_what_its_sabres_reach(person: str) -> None:
    """B12, B32: alone."""
    sabres = PERSONS[person][3]
    for ship, (_, _, _, needed) in SHIPS.items():
        scene = Scene(coming=[ship], seats=[seat(person)]).play("draw")
        repelled = needed is not SKULL and needed <= sabres
        assert (scene.phase == "repel?") == repelled, f"{person} against {ship}"


@pytest.mark.parametrize("expedition", EXPEDITIONS)
def test_an_expedition_is_fulfilled(expedition: str) -> None:
    """B25: by whom it asks for, for its points and coins; and by nobody fewer."""
    crew, points, coins = EXPEDITIONS[expedition]
    players = 5 if expedition == "expedition-all" else 2
    scene = Scene(players=players, expeditions=[expedition], seats=[seat(*crew, coins=0)]).play(f"fulfil {expedition}")
    assert (scene.points[0], scene.coins[0]) == (points, coins), f"{expedition}: {points} points and {coins} coins"
    assert sorted(scene.discard) == sorted(crew), f"{expedition} takes {crew}"
    fewer = Scene(players=players, expeditions=[expedition], seats=[seat(*crew[1:])])
    assert fewer.legal == ["draw"], f"{expedition} is not fulfilled by {crew[1:]}"


@pytest.mark.parametrize("expedition", [face for face in EXPEDITIONS if face != "expedition-all"])
def test_an_expedition_is_revealed(expedition: str) -> None:
    """B13: beside the harbour."""
    scene = Scene(coming=[expedition]).play("draw")
    assert (scene.expeditions, scene.harbour) == ([expedition], []), f"{expedition} lies beside the harbour"


def test_the_sabres_tax() -> None:
    """B14: tax-sabres halves purses and gives a coin for the most sabres."""
    scene = Scene(coming=["tax-sabres"], seats=[seat("sailor-7", coins=12), seat("governor-8", coins=13)])
    assert scene.play("draw").coins == [6 + 1, 7], "tax-sabres: seat 1 has the most sabres"


def test_the_points_tax() -> None:
    """B14: tax-points halves purses and gives a coin for the fewest points."""
    scene = Scene(coming=["tax-points"], seats=[seat("sailor-7", coins=12), seat("governor-8", coins=13)])
    assert scene.play("draw").coins == [6, 7 + 1], "tax-points: seat 2 has the fewest points"


@pytest.mark.parametrize("face", sorted({*SHIPS, *PERSONS, *EXPEDITIONS, *TAXES} - {"expedition-all"}))
def test_every_face_can_be_a_coin(face: str) -> None:
    """B3: it is spent like any other and lies in the discard then."""
    scene = Scene(harbour=["sailor-3"], seats=[seat(coins=["flute-1-1", "jack-6", face])]).play("stop", "hire sailor-3")
    assert face in scene.discard, f"{face} was spent"


def test_no_card_is_ever_lost() -> None:
    """B3, B4: in a whole game all 119 cards are somewhere at every moment, and nobody's view says otherwise."""
    table = tw.open("port-royal", players=4, seed=11)
    while not table.over:
        view = table.view(everything=True)
        piles = [view["deck"], view["discard"], view["harbour"], view["revealed"], view["expeditions"]]
        for player in view["players"]:
            piles += [player["coins"], player["cards"], player["expeditions"]]
        assert Counter(card for pile in piles for card in pile) == Counter(all_but()), (
            f"after {len(table.moves)} moves a card is missing"
        )
        table.play(table.legal()[len(table.moves) * 5 % len(table.legal())])
