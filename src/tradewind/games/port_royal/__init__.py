"""Port Royal: the harbour game, its base rules here and each expansion in its own folder."""

from tradewind.games.port_royal.game import PortRoyal
from tradewind.games.port_royal.mounting import games_alone

GAMES = (PortRoyal(), *games_alone())
