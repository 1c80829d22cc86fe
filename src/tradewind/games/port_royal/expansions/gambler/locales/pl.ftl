### Hazardzista

port-royal-card-gambler = Hazardzista
port-royal-do-gamble = Hazardzista: odkryj cztery karty naraz
port-royal-did-gamble = { $player } używa hazardzisty i odkrywa cztery karty naraz.
port-royal-may-gamble = Hazardzista jeszcze nieużyty w tej turze pozwala odkryć cztery karty naraz.
port-royal-why-no-gambler = Nie masz hazardzisty.
port-royal-why-gamblers-used = { $gamblers ->
    [one] W tej turze użyto już twojego hazardzisty.
    [few] W tej turze użyto już wszystkich twoich { $gamblers } hazardzistów.
    [many] W tej turze użyto już wszystkich twoich { $gamblers } hazardzistów.
   *[other] W tej turze użyto już twoich { $gamblers } hazardzisty.
}
port-royal-why-draw-after-gamble = Po użyciu hazardzisty nie odkrywa się już pojedynczych kart: użyj kolejnego albo przerwij.
port-royal-position-gambler = Tu ma być obiekt z „used”.

## Stół w przeglądarce
port-royal-board-option-with-gambler = Hazardzista
port-royal-board-about-gambler = Raz w turze: cztery karty naraz, żadnego statku nie można odeprzeć. Jeśli się uda, dobierasz o jedną kartę więcej.
port-royal-board-gamblers-used = { $used ->
    [one] Użyto w tej turze { $used } hazardzisty
    [few] Użyto w tej turze { $used } hazardzistów
    [many] Użyto w tej turze { $used } hazardzistów
   *[other] Użyto w tej turze { $used } hazardzisty
}
