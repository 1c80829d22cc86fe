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

## Stół w przeglądarce
port-royal-set-sail-board-title = Port Royal: Żagle na maszt!
port-royal-set-sail-board-line = Szybka partia: sześćdziesiąt kart, żadnych ekspedycji, osiem punktów. Statki pod kupcem też się liczą.
port-royal-set-sail-board-goal = Statki dają monety, za monety rekrutuje się ludzi, a ludzie dają punkty. Osiem punktów oznacza ostatnią rundę. Dwa statki jednego koloru i port przepada, chyba że drugi odeprzesz.
port-royal-board-option-with-set-sail = Żagle na maszt!
port-royal-board-about-merchant = Statki tego koloru, którymi handlujesz, zostają pod kupcem i są warte po punkcie.
port-royal-board-about-passenger = Nic nie umie, ale daje punkty.
port-royal-board-about-tax-nine = Kto ma 9 lub więcej monet, zostawia sobie 8. Potem ci, którzy mają najmniej punktów, dostają monetę.
port-royal-board-tucked = { $ships ->
    [one] { $ships } statek pod kupcem
    [few] { $ships } statki pod kupcem
    [many] { $ships } statków pod kupcem
   *[other] { $ships } statku pod kupcem
}
