### Set Sail!

port-royal-card-merchant-yellow = Yellow merchant
port-royal-card-merchant-blue = Blue merchant
port-royal-card-merchant-green = Green merchant
port-royal-card-merchant-red = Red merchant
port-royal-card-merchant-black = Black merchant
port-royal-card-passenger = Passenger
port-royal-card-tax-nine = Tax increase: 8 coins at most, fewest points
port-royal-tucked = The ship stays with { $player }’s merchant and is worth a point: { $card }.
port-royal-under-merchants = Under { $player }’s merchants: { $ships }
port-royal-position-set-sail = This must be an object with “tucked”.
port-royal-position-not-tucked = “{ $card }” is no ship and cannot lie under a merchant.
port-royal-part-tucked = Ships under merchants

## The table in the browser
port-royal-set-sail-board-title = Port Royal: Set Sail!
port-royal-set-sail-board-line = The quick one: sixty cards, no expeditions, eight points. Ships that stay with a merchant are worth having.
port-royal-set-sail-board-goal = Ships bring coins, coins hire people, and people bring points. Eight points bring the last round. Two ships of one colour and the harbour is lost, unless you repel the second.
port-royal-board-option-with-set-sail = Set Sail!
port-royal-board-about-merchant = Ships of this colour that you trade stay under the merchant and are worth a point each.
port-royal-board-about-passenger = Can do nothing, but brings points.
port-royal-board-about-tax-nine = Whoever has 9 coins or more keeps 8. Then those with the fewest points get a coin.
port-royal-board-tucked = { $ships ->
    [one] { $ships } ship under a merchant
   *[other] { $ships } ships under a merchant
}
