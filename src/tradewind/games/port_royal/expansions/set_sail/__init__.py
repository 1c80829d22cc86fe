"""Set Sail!: merchants and passengers, in the base game or on their own."""
