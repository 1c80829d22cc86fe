"""The Gambler: four persons who reveal four cards at once."""
