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
port-royal-did-fulfil = { $player } sets out to fulfil: { $card }.
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
port-royal-option-players = “{ $option }” must be one of: { $values }.
port-royal-option-with = “{ $option }” must be a list with any of these, each once: { $values }.

## Outcomes fixed in advance
port-royal-chance-unknown = Chance has no source “{ $key }” here.
port-royal-chance-list = This must be a list of faces, in the order they are drawn.
port-royal-chance-card = There is no card “{ $card }”.

## A position that cannot be
port-royal-position-no-list = This must be a list of faces.
port-royal-position-no-card = There is no card “{ $card }”.
port-royal-position-no-number = This must be a whole number from 0 to { $most }.
port-royal-position-too-many-coins = There are not enough unseen cards for so many coins.
port-royal-position-too-many-copies = There are not so many of the card “{ $card }” in this game.
port-royal-position-no-such-key = A position has no such key.
port-royal-position-players = This must be a list of at most { $players } objects, one for each player.
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
port-royal-position-no-seat = This must be a seat from 1 to { $players }.
port-royal-position-no-flag = This must be true or false.
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
port-royal-board-goal = Ships bring coins, coins hire people, and people bring points. Usually twelve points bring the last round. Two ships of one colour and the harbour is lost, unless you repel the second.
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
port-royal-board-look = What lies in front of { $name }
port-royal-board-nobody-yet = Nobody works for you yet.
port-royal-board-now-discover = { $name } turns up cards
port-royal-board-now-repel = { $name }: let the ship in, or repel it?
port-royal-board-now-send = { $name }: who goes on the expedition?
port-royal-board-now-bust = { $name } has lost the harbour
port-royal-board-now-hire = { $takes ->
    [0] { $name } has taken enough
    [one] { $name } may take { $takes } card
   *[other] { $name } may take { $takes } cards
}
port-royal-board-now-over = The game is over
port-royal-board-you-discover = Your turn: one more card?
port-royal-board-you-repel = Let the ship in, or repel it?
port-royal-board-you-send = Whom do you send?
port-royal-board-you-bust = The harbour is lost. An expedition is still possible.
port-royal-board-you-hire = { $takes ->
    [0] Nothing more to take
    [one] Take { $takes } card
   *[other] Take up to { $takes } cards
}

## What the cards mean
port-royal-board-about-ship = Traded for its coins. When it is turned up it can be repelled with as many sabres as it shows; a ship with a skull never can.
port-royal-board-about-trader = One coin more whenever you trade a ship of this colour.
port-royal-board-about-settler = Goes on expeditions that ask for a house.
port-royal-board-about-captain = Goes on expeditions that ask for an anchor.
port-royal-board-about-priest = Goes on expeditions that ask for a cross.
port-royal-board-about-jack = Goes on any expedition, as captain, priest or settler.
port-royal-board-about-sailor = One sabre: repels ships that were just turned up.
port-royal-board-about-pirate = Two sabres: repels ships that were just turned up.
port-royal-board-about-mademoiselle = Everybody you hire costs one coin less.
port-royal-board-about-jester = One coin when it is your time to take and the harbour is empty, and whenever anybody loses the harbour.
port-royal-board-about-admiral = Two coins when it is your time to take and five or more cards lie in the harbour.
port-royal-board-about-governor = Take one card more, in anybody’s turn.
port-royal-board-about-expedition = Send the people it asks for at any moment of your own turn: they leave, you get its points and coins.
port-royal-board-about-tax-sabres = Whoever has 12 coins or more loses half of them. Then those with the most sabres get a coin.
port-royal-board-about-tax-points = Whoever has 12 coins or more loses half of them. Then those with the fewest points get a coin.

## The guided first game
port-royal-guide-welcome = Welcome to Port Royal. Twelve points bring the end, and the most points win. Everybody begins with three coins. It is your turn: reveal the top card.
port-royal-guide-ship = A ship! The figure at the top is what it brings: one coin. The harbour is yours as long as no second ship of the same colour comes. Reveal another card.
port-royal-guide-person = A sailor. People cost the coins at the bottom, and you have just enough. You could go on, but two ships of one colour would cost you everything that lies here. Stop.
port-royal-guide-hire = Now you may take one card. Touch the sailor: three coins, and the point on the shield is yours. The sabre will be of use soon.
port-royal-guide-their-bust = The other player took the ship from your harbour and gave you a coin for it: that is the custom. Then two red frigates met, and that harbour was lost. Your turn again.
port-royal-guide-go-on = One more card.
port-royal-guide-repel = A second blue flute! It would cost you the harbour. But your sailor has as many sabres as this ship shows: repel it.
port-royal-guide-again = The flute is gone, and the sabre is still yours: it is never used up. One more card.
port-royal-guide-three-colours = Three colours of ships lie here, so you may take one card. With four colours it would be two, with five three. But the risk grows with every ship: stop.
port-royal-guide-trade = Touch the flute that brings three coins. A traded ship goes to the discard, and you get its coins.
port-royal-guide-their-harbour = The other player is done, and now you may take a card from that harbour, for one coin to its owner. The pinnace brings two, so one is yours.
port-royal-guide-coins = Coins are cards from the deck, face down: whatever is taken as a coin will not be turned up. Your turn: reveal a card.
port-royal-guide-tax = A tax increase. Whoever had twelve coins or more would have lost half of them. Then those with the fewest points got a coin: you are level, so both of you did. Your turn goes on.
port-royal-guide-expedition = An expedition. It lies beside the harbour until somebody sends what it asks for: two houses, that is two settlers. It is worth four points. Go on.
port-royal-guide-settler = A settler, as if called, with the house on the ribbon. Only people lie in the harbour: nothing can go wrong with the next card.
port-royal-guide-stop = That is good enough. Stop.
port-royal-guide-hire-settler = Hire the settler for four coins.
port-royal-guide-pass = Only a ship of one coin is left, and that coin you would pay away at once. Pass.
port-royal-guide-your-turn = Your turn: reveal a card.
port-royal-guide-second-settler = The second settler! You have the four coins already. Perhaps the sea brings some more: one more card.
port-royal-guide-admit = Your sabre could repel this barque too. But green is new here, and every colour counts: let it in.
port-royal-guide-dare = Three colours. A fourth would let you take two cards; a ship of a colour that lies here already would cost you all of them. Dare it.
port-royal-guide-four-colours = Four colours: two cards are yours. Stop before anything happens.
port-royal-guide-first-of-two = First the coins: trade the yellow pinnace.
port-royal-guide-second-of-two = And now the settler.
port-royal-guide-fulfil = Two settlers: at any moment of your own turn you may send them off. Touch the expedition. They leave, and you get four points and two coins.
port-royal-guide-take-ship = The ship brings more than the one coin you pay for it: take it.
port-royal-guide-admiral = An admiral: two points, and two coins whenever you come to take and five or more cards lie there. You can pay. Still, leave the other player something to take: one more card.
port-royal-guide-hire-admiral = Hire the admiral for seven coins.
port-royal-guide-admiral-pays = Five cards lay there when it was your time to take: the admiral has brought you two coins. Now trade the red frigate.
port-royal-guide-pirate = A pirate with two sabres and three points, but nine coins. Ships must help to pay: one more card.
port-royal-guide-skull = This galleon shows a skull: no sabres in the world repel such a ship. But it brings four coins. Go on.
port-royal-guide-galleon = Five cards: the admiral has paid already. Trade the galleon for four coins, and the pirate is within reach.
port-royal-guide-hire-pirate = Hire the pirate. That makes ten points.
port-royal-guide-ten-points = Two more points, and the last round has come. Your turn: reveal a card.
port-royal-guide-last-sailor = This sailor is worth two points and costs five coins; you have four. With five cards in the harbour the admiral would bring the rest. Go on.
port-royal-guide-five-cards = Five cards. Stop, and the admiral pays.
port-royal-guide-twelve = Hire the sailor, and you have twelve points.
port-royal-guide-last-go = Twelve points: the round was played out, so that all have had equally many turns. This is your last go; coins decide a tie. Take the ship, and the game is over. Well done!
