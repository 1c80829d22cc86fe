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
port-royal-position-set-sail = Here stands an object with “tucked”.
port-royal-position-not-tucked = “{ $card }” is no ship and cannot lie under a merchant.
port-royal-part-tucked = Ships under merchants
