### Port Royal: the harbour game. Cards of an expansion are named in its own folder.

## The table in a terminal
port-royal-harbour = Harbour · deck { $deck } · discard { $discard }
port-royal-harbour-empty = No card lies in the harbour.
port-royal-takes = Trade & Hire: { $player } may take { $takes ->
    [one] { $takes } more card
   *[other] { $takes } more cards
}.
port-royal-revealed = Just revealed
port-royal-expeditions = Open expeditions
port-royal-column-seat = Player
port-royal-column-coins = Coins
port-royal-column-points = Points
port-royal-column-sabres = Sabres
port-royal-column-people = In front of the player
port-royal-you = you ({ $seat })

## Cards
port-royal-ship = { $name } ({ $coins ->
    [one] brings { $coins } coin
   *[other] brings { $coins } coins
})
port-royal-person = { $name } (cost { $cost })
port-royal-card-pinnace = Yellow pinnace
port-royal-card-flute = Blue flute
port-royal-card-barque = Green barque
port-royal-card-frigate = Red frigate
port-royal-card-galleon = Black galleon
port-royal-card-trader-yellow = Yellow trader
port-royal-card-trader-blue = Blue trader
port-royal-card-trader-green = Green trader
port-royal-card-trader-red = Red trader
port-royal-card-trader-black = Black trader
port-royal-card-settler = Settler
port-royal-card-captain = Captain
port-royal-card-priest = Priest
port-royal-card-jack = Jack-of-all-trades
port-royal-card-sailor = Sailor
port-royal-card-pirate = Pirate
port-royal-card-mademoiselle = Mademoiselle
port-royal-card-jester = Jester
port-royal-card-admiral = Admiral
port-royal-card-governor = Governor
port-royal-card-expedition-captains = Expedition of 2 captains
port-royal-card-expedition-priests = Expedition of 2 priests
port-royal-card-expedition-settlers = Expedition of 2 settlers
port-royal-card-expedition-captains-settler = Expedition of 2 captains and a settler
port-royal-card-expedition-priests-settler = Expedition of 2 priests and a settler
port-royal-card-expedition-all = Expedition of a captain, a priest and a settler
port-royal-card-tax-sabres = Tax increase: most sabres
port-royal-card-tax-points = Tax increase: fewest points

## Moves, as a choice
port-royal-do-draw = Reveal a card
port-royal-do-stop = Stop: on to Trade & Hire
port-royal-do-admit = Let the ship into the harbour
port-royal-do-repel = Repel the ship
port-royal-do-pass = Pass
port-royal-do-trade = Trade: { $card }
port-royal-do-hire = Hire: { $card }
port-royal-do-fulfil = Fulfil: { $card }
port-royal-do-send = Send: { $card }

## Moves, as a tale
port-royal-did-draw = { $player } reveals a card.
port-royal-did-stop = { $player } stops.
port-royal-did-admit = { $player } lets the ship into the harbour.
port-royal-did-repel = { $player } repels the ship.
port-royal-did-pass = { $player } passes.
port-royal-did-trade = { $player } trades: { $card }.
port-royal-did-hire = { $player } hires: { $card }.
port-royal-did-fulfil = { $player } sets about this one: { $card }.
port-royal-did-send = { $player } sends: { $card }.
port-royal-turned-up = Turned up: { $card }.
port-royal-busted = Two ships of one colour: { $player } loses the harbour.
port-royal-coins-gained = { $player } gets { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
port-royal-coins-lost = { $player } parts with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
port-royal-end-triggered = The end is near: this round is the last.
port-royal-game-over = The game is over.
port-royal-next-turn = It is { $player }’s turn.

## The odds of the next card
port-royal-odds-bust = a bust
port-royal-odds-ship = a ship
port-royal-odds-person = a person
port-royal-odds-expedition = an expedition
port-royal-odds-tax = a tax increase

## Why a move is allowed
port-royal-may-draw = In Discover the active player may always reveal one more card.
port-royal-may-stop = After the first card the active player may stop.
port-royal-may-admit = The ship may come into the harbour, even if that is a bust.
port-royal-may-repel = There are enough sabres to repel this ship.
port-royal-may-pass = Nobody has to take another card or fulfil another expedition.
port-royal-may-trade = A ship in the harbour may be traded for its coins.
port-royal-may-hire = A person in the harbour may be hired by whoever can pay.
port-royal-may-fulfil = The persons cover what this expedition asks for.
port-royal-may-send = This person may go on the expedition.

## Why a move is refused
port-royal-why-over = The game is over.
port-royal-why-not-your-go = It is { $player }’s go to take cards.
port-royal-why-not-your-turn = It is for { $player } to decide now.
port-royal-why-repel-first = First say whether this ship comes in or is repelled: { $card }.
port-royal-why-send-first = First choose whom to send: { $card }.
port-royal-why-no-ship-revealed = No ship is waiting that could be let in or repelled; only a ship just revealed can, with sabres enough and no skull.
port-royal-why-nobody-to-send = That person cannot be sent: persons go only on an expedition that was chosen, and only where it asks for them.
port-royal-why-after-bust = The turn was a bust: nothing can be revealed or taken any more, only expeditions can be fulfilled.
port-royal-why-discovery-over = Trade & Hire has begun: there is no way back to Discover.
port-royal-why-reveal-first = At least one card must be revealed before stopping.
port-royal-why-pass-in-discover = In Discover a player reveals or stops; passing belongs to Trade & Hire.
port-royal-why-not-yet = Cards are taken in Trade & Hire; this is still Discover.
port-royal-why-fulfil-not-your-turn = Expeditions can be fulfilled only in one’s own turn.
port-royal-why-not-open = This is no open expedition: { $card }.
port-royal-why-symbols = You lack persons for this: { $card }.
port-royal-why-not-in-harbour = Not in the harbour: { $card }.
port-royal-why-no-ship = Only ships are traded, and this is none: { $card }.
port-royal-why-no-person = Only persons are hired, and this is none: { $card }.
port-royal-why-allowance = You have taken as many cards as you may.
port-royal-why-fee = You have no coin for the active player, and the ship would bring none.
port-royal-why-too-dear = { $card }: all in all you need { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, you have { $coins }.

## Options
port-royal-option-unknown = There is no option “{ $option }”.
port-royal-option-value = “{ $option }” must be one of: { $values }.
port-royal-option-players = “{ $option }”: so many cannot play; possible: { $values }.
port-royal-option-with = “{ $option }” must be a list with any of these, each once: { $values }.

## Outcomes fixed in advance
port-royal-chance-unknown = Chance has no source “{ $key }” here.
port-royal-chance-list = Here stands a list of faces, in the order they are drawn.
port-royal-chance-card = There is no card “{ $card }”.

## A position that cannot be
port-royal-position-no-list = Here stands a list of faces.
port-royal-position-no-card = There is no card “{ $card }”.
port-royal-position-no-number = Here stands a whole number from 0 to { $most }.
port-royal-position-too-many-coins = There are not enough unseen cards for so many coins.
port-royal-position-too-many-copies = There are not so many of the card “{ $card }” in this game.
port-royal-position-no-such-key = A position has no such key.
port-royal-position-players = Here stands a list of at most { $players } objects, one for each player.
port-royal-position-not-for-harbour = “{ $card }” never lies in the harbour.
port-royal-position-colour-twice = “{ $card }” would be the second ship of its colour in the harbour.
port-royal-position-revealed = Only one ship waiting to be let in or repelled can be revealed, and only in that phase.
port-royal-position-no-expedition = “{ $card }” is no expedition.
port-royal-position-no-person = “{ $card }” is no person.
port-royal-position-does-not-follow = This must be { $value }: it follows from the rest.
port-royal-position-deck = The deck must hold { $value ->
    [one] the { $value } card
   *[other] the { $value } cards
} that lie nowhere else.
port-royal-position-no-seat = Here stands a seat from 1 to { $players }.
port-royal-position-no-flag = Here stands true or false.
port-royal-position-phase = A position cannot begin in the phase “{ $phase }”.
port-royal-position-go = Outside Trade & Hire it is always the active player’s go.
port-royal-position-nothing-to-repel = In this phase one ship is revealed that the active player’s sabres can repel.
port-royal-position-bust-with-harbour = After a bust the harbour is empty.

## Where the points came from
port-royal-part-persons = Persons
port-royal-part-expeditions = Expeditions
