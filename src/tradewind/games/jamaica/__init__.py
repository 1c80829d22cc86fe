"""Jamaica: the race round the island, once round and home with the most gold."""

from tradewind.games.jamaica.game import Jamaica

GAMES = (Jamaica(),)
