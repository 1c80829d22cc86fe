"""Port Royal: the harbour game, its base rules here and each expansion in its own folder."""

from tradewind.games.port_royal.game import PortRoyal

GAMES = (PortRoyal(),)
