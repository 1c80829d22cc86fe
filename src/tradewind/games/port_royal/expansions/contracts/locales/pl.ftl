### Jeszcze jeden kontrakt

## Karty
port-royal-card-clerk-yellow = Żółty urzędnik
port-royal-card-clerk-blue = Niebieski urzędnik
port-royal-card-clerk-green = Zielony urzędnik
port-royal-card-clerk-red = Czerwony urzędnik
port-royal-card-clerk-black = Czarny urzędnik
port-royal-card-gunner = Kanonier
port-royal-card-vice-admiral = Wiceadmirał
port-royal-card-pinnace-gift = Żółta szalupa z podarunkiem
port-royal-card-flute-gift = Niebieska fluita z podarunkiem
port-royal-card-barque-gift = Zielony bark z podarunkiem
port-royal-card-frigate-gift = Czerwona fregata z podarunkiem
port-royal-card-galleon-gift = Czarny galeon z podarunkiem

## Kontrakty
port-royal-contract-femme-fatale = Femme fatale
port-royal-contract-explorer = Odkrywca
port-royal-contract-tax-collector = Poborca podatkowy
port-royal-contract-enemy-frigate = Wroga fregata
port-royal-contract-enemy-galleon = Wrogi galeon
port-royal-contract-master-trader = Mistrz handlu
port-royal-contract-trading-post = Faktoria
port-royal-contract-mercenary = Najemnik
port-royal-contract-celebrities = Znakomitości
port-royal-contract-new-colony = Nowa kolonia
port-royal-contract-curse = Klątwa
port-royal-contract-pirates-nest = Gniazdo piratów
port-royal-contract-command-of-the-sea = Panowanie na morzu
port-royal-contract-experienced-broker = Doświadczony makler
port-royal-contract-hard-working-hands = Pracowite ręce
port-royal-contract-broker = Makler
port-royal-contract-small-estate = Mały majątek
port-royal-contract-ransom = Okup

## Czego wymaga każdy kontrakt
port-royal-why-needs-femme-fatale = Femme fatale wymaga kapitana i mademoiselle.
port-royal-why-needs-explorer = Odkrywca wymaga ekspedycji.
port-royal-why-needs-tax-collector = Poborcę podatkowego realizuje się w chwili płacenia podatku.
port-royal-why-needs-enemy-frigate = Wroga fregata wymaga, by trzy razy handlować czerwoną fregatą, nie biorąc monet; znacznik przesuwa się za każdym razem.
port-royal-why-needs-enemy-galleon = Wrogi galeon wymaga, by dwa razy handlować czarnym galeonem, nie biorąc monet; znacznik przesuwa się za każdym razem.
port-royal-why-needs-master-trader = Mistrz handlu wymaga dwóch handlarzy.
port-royal-why-needs-trading-post = Faktoria wymaga osadnika i urzędnika.
port-royal-why-needs-mercenary = Najemnik wymaga trzech szabel.
port-royal-why-needs-celebrities = Znakomitości wymagają kapłana i błazna.
port-royal-why-needs-new-colony = Nowa kolonia wymaga osadnika i kanoniera.
port-royal-why-needs-curse = Klątwę realizuje się w chwili, gdy aktywny gracz traci port.
port-royal-why-needs-pirates-nest = Gniazdo piratów realizuje się, zatrzymując odparte statki wszystkich pięciu kolorów.
port-royal-why-needs-command-of-the-sea = Panowanie na morzu wymaga kapitana i wiceadmirała.
port-royal-why-needs-experienced-broker = Doświadczonego maklera realizuje się w chwili, gdy w porcie aktywnego gracza pojawia się czwarty kolor statków.
port-royal-why-needs-hard-working-hands = Pracowite ręce wymagają czterech osób o wydrukowanym koszcie najwyżej 3.
port-royal-why-needs-broker = Na Maklerze kładzie się znacznik w chwili, gdy w porcie aktywnego gracza pojawia się trzeci kolor statków, i to w dwóch turach.
port-royal-why-needs-small-estate = Mały majątek wymaga 12 punktów zwycięstwa.
port-royal-why-needs-ransom = Za Okup płaci się 15 monet.

## Stół w terminalu
port-royal-contracts = Kontrakty
port-royal-contracts-team = Kontrakty · talia czasu { $time } · talia punktów { $aside }
port-royal-contract-rewards = Monety za realizację po kolei: { $coins }
port-royal-contract-done-by = kto zrealizował: { $players }
port-royal-contract-step-of = { $player }: pole { $step }
port-royal-nest = { $player } zatrzymuje: { $ships }

## Ruchy do wyboru
port-royal-do-complete = Zrealizuj: { $contract }
port-royal-do-decline = Zrezygnuj
port-royal-do-waive = Handluj bez brania monet: { $card }
port-royal-do-capture = Odeprzyj statek i zatrzymaj go
port-royal-do-give = Monetę dostaje { $player }
port-royal-do-aside = Odłóż wierzchnią kartę czasu

## Co się stało
port-royal-did-complete = { $player } kładzie znacznik na kontrakcie.
port-royal-did-decline = { $player } rezygnuje.
port-royal-did-waive = { $player } rezygnuje z monet: { $card }.
port-royal-did-capture = { $player } odpiera statek i zatrzymuje go.
port-royal-did-give = { $player } wręcza podarunek, monetę dostaje { $other }.
port-royal-did-aside = { $player } odkłada wierzchnią kartę czasu.
port-royal-told-completed = { $player } realizuje kontrakt: { $contract }.
port-royal-told-step = { $player } ma znacznik na polu { $step }: { $contract }.
port-royal-told-time = { $time ->
    [one] W talii czasu została { $time } karta.
    [few] W talii czasu zostały { $time } karty.
    [many] W talii czasu zostało { $time } kart.
   *[other] W talii czasu zostało { $time } karty.
}
port-royal-told-won = Drużyna zrealizowała wszystkie kontrakty. Punkty: { $points }. Ranga: { $rank }.
port-royal-told-lost = Czas się skończył, zanim zrealizowano wszystkie kontrakty.
port-royal-rank-cabin-boy = chłopiec okrętowy
port-royal-rank-sailor = żeglarz
port-royal-rank-pirate = pirat
port-royal-rank-captain = kapitan
port-royal-rank-lord-of-the-seas = władca mórz

## Dlaczego ruch jest dozwolony
port-royal-may-complete = Wymagania kontraktu są spełnione i znacznik jest.
port-royal-may-decline = Nikt nie musi korzystać z takiej okazji.
port-royal-may-waive = Z monet tego statku można zrezygnować na rzecz kontraktu jego koloru.
port-royal-may-capture = Odparty statek koloru, którego jeszcze nie ma, można zatrzymać dla Gniazda piratów.
port-royal-may-give = Podarunek może dostać każdy inny gracz.
port-royal-may-aside = Po podwyżce podatków drużyna może odłożyć wierzchnią kartę czasu.

## Dlaczego ruch jest niedozwolony
port-royal-why-time-card-first = Najpierw odkrywa się kartę czasu tej tury; przedtem nie wolno robić niczego innego.
port-royal-why-give-first = Najpierw wskaż, kto dostanie monetę, którą ten statek daje innemu graczowi.
port-royal-why-aside-first = Najpierw zdecyduj, czy odłożyć wierzchnią kartę czasu.
port-royal-why-moment-first = Najpierw zdecyduj, czy korzystasz z tej okazji na kontrakt.
port-royal-why-capture = Tego statku nie można zatrzymać: Gniazdo piratów musi być odkryte i niezrealizowane przez ciebie, potrzebny jest wolny znacznik, a statku tego koloru nie możesz jeszcze mieć.
port-royal-why-nothing-to-capture = Odeprzeć i zatrzymać można tylko statek właśnie odkryty.
port-royal-why-nothing-to-give = Teraz nie ma żadnego podarunku.
port-royal-why-nothing-to-set-aside = Kartę czasu odkłada tylko drużyna i tylko po podwyżce podatków.
port-royal-why-nothing-to-decline = O nic nie zapytano, więc nie ma z czego rezygnować.
port-royal-why-contract-not-open = Ten kontrakt nie leży odkryty: { $contract }.
port-royal-why-contract-done = Ten kontrakt masz już zrealizowany: { $contract }.
port-royal-why-no-marker = Nie masz wolnego znacznika na ten kontrakt: { $contract }.
port-royal-why-waive = Z monet rezygnuje się tylko na rzecz odkrytego kontraktu koloru statku, niezrealizowanego jeszcze przez ciebie, mając wolny znacznik albo znacznik już na nim: { $card }.
port-royal-why-waive-fee = Nie masz monety dla aktywnego gracza, a statek, z którego monet się rezygnuje, jej nie przyniesie.

## Opcje
port-royal-option-contracts-or-not = „{ $option }”: albo kontrakty, albo same ich osoby i statki, nie oba naraz.
port-royal-option-team-needs-contracts = „{ $option }”: gra kooperacyjna wymaga kontraktów.
port-royal-option-aside-needs-team = „{ $option }”: karty czasu odkłada tylko drużyna.

## Z góry ustalony los
port-royal-chance-contracts = Tu ma być lista kontraktów w kolejności wykładania.
port-royal-chance-contract = Nie ma kontraktu „{ $contract }”.

## Pozycja, której być nie może
port-royal-position-no-object = Tu ma być obiekt.
port-royal-position-no-contracts = Tu ma być lista odkrytych kontraktów.
port-royal-position-no-contract = Nie ma kontraktu „{ $contract }”.
port-royal-position-white-contract = „{ $contract }” leży odkryty tylko w grze kooperacyjnej.
port-royal-position-contract-twice = „{ $contract }” leży odkryty tylko raz.
port-royal-position-no-seats = Tu ma być lista miejsc.
port-royal-position-marker-twice = Miejsce { $seat } ma na kontrakcie tylko jeden znacznik.
port-royal-position-no-steps = Tu ma być obiekt, w którym miejscu odpowiada pole.
port-royal-position-no-step = Ten kontrakt nie ma takiego pola dla znacznika w drodze.
port-royal-position-markers = Miejsce { $seat } miałoby więcej znaczników, niż wolno: { $markers }.
port-royal-position-nest = Zatrzymać można najwyżej cztery statki, każdy innego koloru: { $ships }.
port-royal-position-nest-without-contract = Statki zatrzymuje się tylko, dopóki Gniazdo piratów jest odkryte i niezrealizowane.

## Skąd wzięły się punkty
port-royal-part-contracts = Kontrakty
port-royal-part-score-deck = Talia punktów

## Stół w przeglądarce
port-royal-board-option-with-contracts = Jeszcze jeden kontrakt
port-royal-board-option-with-contract-cards-off = Jego osoby i statki bez kontraktów
port-royal-board-option-mode = Przeciwko sobie czy razem
port-royal-board-option-mode-competitive = Każdy gra na siebie
port-royal-board-option-mode-cooperative = Razem przeciw czasowi
port-royal-board-option-aside = Karty czasu odłożone przed początkiem gry
port-royal-board-now-give = { $name }: komu podarunek?
port-royal-board-now-complete = { $name }: czy to chwila na kontrakt?
port-royal-board-now-aside = { $name }: czy odłożyć kartę czasu?
port-royal-board-you-give = Komu podarunek?
port-royal-board-you-complete = Czy to chwila na twój kontrakt?
port-royal-board-you-aside = Odłożyć kartę czasu?
port-royal-board-about-clerk = Handlując statkiem tego koloru, dobierasz o jedną kartę więcej.
port-royal-board-about-gunner = Gdy nadchodzi twoja kolej dobierania: o jedną monetę mniej, niż jest statków w porcie.
port-royal-board-about-vice-admiral = Jedna moneta, gdy nadchodzi twoja kolej dobierania, a w porcie leżą trzy lub cztery karty.
port-royal-board-time = { $cards ->
    [one] Talia czasu: { $cards } karta
    [few] Talia czasu: { $cards } karty
    [many] Talia czasu: { $cards } kart
   *[other] Talia czasu: { $cards } karty
}
port-royal-board-about-time = Stąd pochodzi pierwsza karta każdej tury. Jeśli tura zaczyna się, a kart nie ma, drużyna przegrywa.
port-royal-board-score = { $cards ->
    [one] Talia punktów: { $cards } karta
    [few] Talia punktów: { $cards } karty
    [many] Talia punktów: { $cards } kart
   *[other] Talia punktów: { $cards } karty
}
port-royal-board-about-score = Jeśli drużyna zrealizuje wszystkie kontrakty, każda karta tutaj to punkt.
port-royal-board-done-by = Kto zrealizował: { $names }.
port-royal-board-on-step = { $name }: pole { $step }.
port-royal-board-completed = { $contracts ->
    [one] Zrealizowano { $contracts } kontrakt
    [few] Zrealizowano { $contracts } kontrakty
    [many] Zrealizowano { $contracts } kontraktów
   *[other] Zrealizowano { $contracts } kontraktu
}
