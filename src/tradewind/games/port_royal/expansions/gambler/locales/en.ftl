### The Gambler

port-royal-card-gambler = Gambler
port-royal-do-gamble = Gamble: reveal four cards at once
port-royal-did-gamble = { $player } gambles and reveals four cards at once.
port-royal-may-gamble = A gambler not yet used this turn may reveal four cards at once.
port-royal-why-no-gambler = You have no gambler.
port-royal-why-gamblers-used = { $gamblers ->
    [one] Your gambler has been used this turn.
   *[other] All { $gamblers } of your gamblers have been used this turn.
}
port-royal-why-draw-after-gamble = After a gamble no single card is revealed any more: use another gambler, or stop.
port-royal-position-gambler = This must be an object with “used”.

## The table in the browser
port-royal-board-option-with-gambler = The Gambler
port-royal-board-about-gambler = Once in your turn: four cards at once, and no ship can be repelled. If it goes well, take one card more.
port-royal-board-gamblers-used = { $used ->
    [one] { $used } gambler used this turn
   *[other] { $used } gamblers used this turn
}
