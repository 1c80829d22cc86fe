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

## The table in the browser
port-royal-board-title = Port Royal
port-royal-board-line = Turn up one more card, or stop while the harbour is yours? Trade ships, hire people, be the first to be somebody.
port-royal-board-option-with = Add to the deck
port-royal-board-option-ending = The end comes with
port-royal-board-option-ending-points = 12 points
port-royal-board-option-ending-expedition = 12 points and an expedition
port-royal-board-harbour = Harbour
port-royal-board-piles = Deck, discard and expeditions
port-royal-board-deck = { $cards ->
    [one] Deck: { $cards } card
   *[other] Deck: { $cards } cards
}
port-royal-board-discard = { $cards ->
    [one] Discard: { $cards } card
   *[other] Discard: { $cards } cards
}
port-royal-board-close = Close
port-royal-board-bust = bust { $percent } %
port-royal-board-colours = { $colours ->
    [one] { $colours } ship colour of five
   *[other] { $colours } ship colours of five
}
port-royal-board-step = { $takes ->
    [one] Up to { $colours } ship colours: { $takes } card may be taken
   *[other] { $colours } ship colours: { $takes } cards may be taken
}
port-royal-board-last-round = Last round
port-royal-board-active = active
port-royal-board-won = has won
port-royal-board-mine = In front of me
port-royal-board-nobody-yet = Nobody works for you yet.
port-royal-board-now-discover = { $name } turns up cards
port-royal-board-now-repel = { $name }: let the ship in, or drive it off?
port-royal-board-now-send = { $name }: who goes on the expedition?
port-royal-board-now-bust = { $name } has lost the harbour
port-royal-board-now-hire = { $takes ->
    [one] { $name } may take { $takes } card
   *[other] { $name } may take { $takes } cards
}
port-royal-board-now-over = The game is over
port-royal-board-you-discover = Your turn: one more card?
port-royal-board-you-repel = Let the ship in, or drive it off?
port-royal-board-you-send = Whom do you send?
port-royal-board-you-bust = The harbour is lost. An expedition is still possible.
port-royal-board-you-hire = { $takes ->
    [0] Nothing more to take
    [one] Take { $takes } card
   *[other] Take up to { $takes } cards
}

## What the cards mean
port-royal-board-about-ship = Traded for its coins. As soon as it is turned up it can be driven off by as many sabres as it shows, never past a skull.
port-royal-board-about-trader = One coin more whenever you trade a ship of this colour.
port-royal-board-about-settler = Goes on expeditions that ask for a house.
port-royal-board-about-captain = Goes on expeditions that ask for an anchor.
port-royal-board-about-priest = Goes on expeditions that ask for a cross.
port-royal-board-about-jack = Goes on any expedition, as captain, priest or settler.
port-royal-board-about-sailor = One sabre: drives off ships that were just turned up.
port-royal-board-about-pirate = Two sabres: drives off ships that were just turned up.
port-royal-board-about-mademoiselle = Everybody you hire costs one coin less.
port-royal-board-about-jester = One coin when it is your time to take and the harbour is empty, and whenever anybody loses the harbour.
port-royal-board-about-admiral = Two coins when it is your time to take and five or more cards lie in the harbour.
port-royal-board-about-governor = Take one card more, in anybody’s turn.
port-royal-board-about-expedition = Send the people it asks for at any moment of your own turn: they leave, you get its points and coins.
port-royal-board-about-tax-sabres = Whoever has 12 coins or more loses half of them. Then those with the most sabres get a coin.
port-royal-board-about-tax-points = Whoever has 12 coins or more loses half of them. Then those with the fewest points get a coin.
