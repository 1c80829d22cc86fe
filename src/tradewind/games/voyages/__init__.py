"""Voyages: three dice for everybody, a sheet for each. Every file in `maps/` is a map."""

from tradewind.games.voyages.game import Voyages

GAMES = (Voyages(),)
