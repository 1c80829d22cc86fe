### Żagle na maszt!

port-royal-card-merchant-yellow = Żółty kupiec
port-royal-card-merchant-blue = Niebieski kupiec
port-royal-card-merchant-green = Zielony kupiec
port-royal-card-merchant-red = Czerwony kupiec
port-royal-card-merchant-black = Czarny kupiec
port-royal-card-passenger = Pasażer
port-royal-card-tax-nine = Podwyżka podatków: najwyżej 8 monet, najmniej punktów
port-royal-tucked = { $player } zostawia statek pod kupcem, to punkt zwycięstwa: { $card }.
port-royal-under-merchants = { $player }, pod kupcami: { $ships }
port-royal-position-set-sail = Tu ma być obiekt z „tucked”.
port-royal-position-not-tucked = „{ $card }” to nie statek i nie może leżeć pod kupcem.
port-royal-part-tucked = Statki pod kupcami
