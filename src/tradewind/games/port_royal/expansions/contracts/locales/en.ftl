### Just One More Contract

## Cards
port-royal-card-clerk-yellow = Yellow clerk
port-royal-card-clerk-blue = Blue clerk
port-royal-card-clerk-green = Green clerk
port-royal-card-clerk-red = Red clerk
port-royal-card-clerk-black = Black clerk
port-royal-card-gunner = Gunner
port-royal-card-vice-admiral = Vice-admiral
port-royal-card-pinnace-gift = Yellow pinnace with a gift
port-royal-card-flute-gift = Blue flute with a gift
port-royal-card-barque-gift = Green barque with a gift
port-royal-card-frigate-gift = Red frigate with a gift
port-royal-card-galleon-gift = Black galleon with a gift

## Contracts
port-royal-contract-femme-fatale = Femme fatale
port-royal-contract-explorer = Explorer
port-royal-contract-tax-collector = Tax collector
port-royal-contract-enemy-frigate = Enemy frigate
port-royal-contract-enemy-galleon = Enemy galleon
port-royal-contract-master-trader = Master trader
port-royal-contract-trading-post = Trading post
port-royal-contract-mercenary = Mercenary
port-royal-contract-celebrities = Celebrities
port-royal-contract-new-colony = New colony
port-royal-contract-curse = Curse
port-royal-contract-pirates-nest = Pirates’ nest
port-royal-contract-command-of-the-sea = Command of the sea
port-royal-contract-experienced-broker = Experienced broker
port-royal-contract-hard-working-hands = Hard-working hands
port-royal-contract-broker = Broker
port-royal-contract-small-estate = Small estate
port-royal-contract-ransom = Ransom

## What each contract asks for
port-royal-why-needs-femme-fatale = Femme fatale asks for a captain and a mademoiselle.
port-royal-why-needs-explorer = Explorer asks for an expedition.
port-royal-why-needs-tax-collector = Tax collector is completed at the very moment of paying tax.
port-royal-why-needs-enemy-frigate = Enemy frigate is marked by trading red frigates without taking their coins, three times.
port-royal-why-needs-enemy-galleon = Enemy galleon is marked by trading black galleons without taking their coins, twice.
port-royal-why-needs-master-trader = Master trader asks for two traders.
port-royal-why-needs-trading-post = Trading post asks for a settler and a clerk.
port-royal-why-needs-mercenary = Mercenary asks for three sabres.
port-royal-why-needs-celebrities = Celebrities asks for a priest and a jester.
port-royal-why-needs-new-colony = New colony asks for a settler and a gunner.
port-royal-why-needs-curse = Curse is completed at the very moment the active player loses the harbour.
port-royal-why-needs-pirates-nest = Pirates’ nest is completed by capturing repelled ships of all five colours.
port-royal-why-needs-command-of-the-sea = Command of the sea asks for a captain and a vice-admiral.
port-royal-why-needs-experienced-broker = Experienced broker is completed at the moment a fourth ship colour comes into the active player’s harbour.
port-royal-why-needs-hard-working-hands = Hard-working hands asks for four persons of printed cost 3 or less.
port-royal-why-needs-broker = Broker is marked at the moment a third ship colour comes into the active player’s harbour, in two turns.
port-royal-why-needs-small-estate = Small estate asks for 12 victory points.
port-royal-why-needs-ransom = Ransom asks for 15 coins to be paid.

## The table in a terminal
port-royal-contracts = Contracts
port-royal-contracts-team = Contracts · time deck { $time } · score deck { $aside }
port-royal-contract-rewards = Coins for completing it in order: { $coins }
port-royal-contract-done-by = completed by { $players }
port-royal-contract-step-of = { $player } on step { $step }
port-royal-nest = { $player } keeps: { $ships }

## Moves, as a choice
port-royal-do-complete = Complete: { $contract }
port-royal-do-decline = Decline
port-royal-do-waive = Trade without taking its coins: { $card }
port-royal-do-capture = Repel the ship and keep it
port-royal-do-give = A coin for { $player }
port-royal-do-aside = Set the top time card aside

## Moves, as a tale
port-royal-did-complete = { $player } puts a marker on a contract.
port-royal-did-decline = { $player } declines.
port-royal-did-waive = { $player } gives up the coins: { $card }.
port-royal-did-capture = { $player } repels the ship and keeps it.
port-royal-did-give = { $player } sends the gift to { $other }.
port-royal-did-aside = { $player } sets the top time card aside.
port-royal-told-completed = { $player } has completed a contract: { $contract }.
port-royal-told-step = { $player } has a marker on step { $step }: { $contract }.
port-royal-told-time = { $time ->
    [one] { $time } card is left in the time deck.
   *[other] { $time } cards are left in the time deck.
}
port-royal-told-won = The team has completed every contract. Points: { $points }. Rank: { $rank }.
port-royal-told-lost = The time has run out before every contract was completed.
port-royal-rank-cabin-boy = cabin boy
port-royal-rank-sailor = sailor
port-royal-rank-pirate = pirate
port-royal-rank-captain = captain
port-royal-rank-lord-of-the-seas = lord of the seas

## Why a move is allowed
port-royal-may-complete = What the contract asks for is there, and so is a marker.
port-royal-may-decline = Nobody has to take such a moment.
port-royal-may-waive = The coins of this ship may be given up for the contract of its colour.
port-royal-may-capture = A repelled ship of a colour not kept yet may be kept for Pirates’ nest.
port-royal-may-give = The gift may go to any other player.
port-royal-may-aside = After a tax increase the team may set the top time card aside.

## Why a move is refused
port-royal-why-time-card-first = First the turn’s time card is revealed; before it nothing else may be done.
port-royal-why-give-first = First say who gets the coin that this ship brings another player.
port-royal-why-aside-first = First say whether the top time card is set aside.
port-royal-why-moment-first = First say whether you take this moment for a contract.
port-royal-why-capture = This ship cannot be kept: Pirates’ nest must lie open, not be completed by you, and you need a free marker and no ship of this colour yet.
port-royal-why-nothing-to-capture = Only a ship just revealed can be repelled and kept.
port-royal-why-nothing-to-give = There is no gift to be given now.
port-royal-why-nothing-to-set-aside = A time card is set aside only after a tax increase, by a team.
port-royal-why-nothing-to-decline = Nothing was asked that could be declined.
port-royal-why-contract-not-open = This contract does not lie open: { $contract }.
port-royal-why-contract-done = You have completed this contract already: { $contract }.
port-royal-why-no-marker = You have no free marker for this contract: { $contract }.
port-royal-why-waive = Coins are given up only for an open contract of the ship’s colour that you have not completed, with a marker free or already there: { $card }.
port-royal-why-waive-fee = You have no coin for the active player, and a ship whose coins are given up brings none.

## Options
port-royal-option-contracts-or-not = “{ $option }”: either the contracts or their persons and ships alone, not both.
port-royal-option-team-needs-contracts = “{ $option }”: the cooperative game needs the contracts.
port-royal-option-aside-needs-team = “{ $option }”: only a team sets time cards aside.

## Outcomes fixed in advance
port-royal-chance-contracts = This must be a list of contracts, in the order they are laid open.
port-royal-chance-contract = There is no contract “{ $contract }”.

## A position that cannot be
port-royal-position-no-object = This must be an object.
port-royal-position-no-contracts = This must be a list of open contracts.
port-royal-position-no-contract = There is no contract “{ $contract }”.
port-royal-position-white-contract = “{ $contract }” lies open only in the cooperative game.
port-royal-position-contract-twice = “{ $contract }” lies open only once.
port-royal-position-no-seats = This must be a list of seats.
port-royal-position-marker-twice = Seat { $seat } has only one marker on a contract.
port-royal-position-no-steps = This must be an object from seats to steps.
port-royal-position-no-step = This contract has no such step for a marker under way.
port-royal-position-markers = Seat { $seat } would have more than { $markers } markers.
port-royal-position-nest = Kept are at most four ships, each of another colour: { $ships }.
port-royal-position-nest-without-contract = Ships are kept only while Pirates’ nest lies open and is not completed.

## Where the points came from
port-royal-part-contracts = Contracts
port-royal-part-score-deck = Score deck

## The table in the browser
port-royal-board-option-with-contracts = Just One More Contract
port-royal-board-option-with-contract-cards-off = Its people and ships, without contracts
port-royal-board-option-mode = Against each other or together
port-royal-board-option-mode-competitive = Everybody for themselves
port-royal-board-option-mode-cooperative = Together, against time
port-royal-board-option-aside = Time cards set aside before the start
port-royal-board-now-give = { $name }: who gets the gift?
port-royal-board-now-complete = { $name }: is this the moment for a contract?
port-royal-board-now-aside = { $name }: is a time card set aside?
port-royal-board-you-give = Who gets the gift?
port-royal-board-you-complete = Is this the moment for your contract?
port-royal-board-you-aside = Set a time card aside?
port-royal-board-about-clerk = Trading a ship of this colour lets you take one card more.
port-royal-board-about-gunner = When it is your time to take: one coin fewer than there are ships in the harbour.
port-royal-board-about-vice-admiral = One coin when it is your time to take and three or four cards lie in the harbour.
port-royal-board-time = { $cards ->
    [one] Time deck: { $cards } card
   *[other] Time deck: { $cards } cards
}
port-royal-board-about-time = The first card of each turn comes from here. If a turn begins without one, the team has lost.
port-royal-board-score = { $cards ->
    [one] Score deck: { $cards } card
   *[other] Score deck: { $cards } cards
}
port-royal-board-about-score = If the team completes every contract, each card here is a point.
port-royal-board-done-by = Completed by: { $names }.
port-royal-board-on-step = { $name }: step { $step }.
port-royal-board-completed = { $contracts ->
    [one] { $contracts } contract completed
   *[other] { $contracts } contracts completed
}
