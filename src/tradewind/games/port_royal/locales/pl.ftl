### Port Royal: gra o porcie. Karty dodatków są nazwane w ich folderach.

## Stół w terminalu
port-royal-harbour = Port · talia { $deck } · karty odrzucone { $discard }
port-royal-harbour-empty = W porcie nie ma kart.
port-royal-takes = Handel i rekrutacja: { $player } może dobrać jeszcze { $takes ->
    [one] { $takes } kartę
    [few] { $takes } karty
    [many] { $takes } kart
   *[other] { $takes } karty
}.
port-royal-revealed = Właśnie odkryto
port-royal-expeditions = Odkryte ekspedycje
port-royal-column-seat = Gracz
port-royal-column-coins = Monety
port-royal-column-points = Punkty
port-royal-column-sabres = Szable
port-royal-column-people = Przed graczem
port-royal-you = ty ({ $seat })

## Karty
port-royal-ship = { $name } ({ $coins ->
    [one] daje { $coins } monetę
    [few] daje { $coins } monety
    [many] daje { $coins } monet
   *[other] daje { $coins } monety
})
port-royal-person = { $name } (koszt { $cost })
port-royal-card-pinnace = Żółta szalupa
port-royal-card-flute = Niebieska fluita
port-royal-card-barque = Zielony bark
port-royal-card-frigate = Czerwona fregata
port-royal-card-galleon = Czarny galeon
port-royal-card-trader-yellow = Żółty handlarz
port-royal-card-trader-blue = Niebieski handlarz
port-royal-card-trader-green = Zielony handlarz
port-royal-card-trader-red = Czerwony handlarz
port-royal-card-trader-black = Czarny handlarz
port-royal-card-settler = Osadnik
port-royal-card-captain = Kapitan
port-royal-card-priest = Kapłan
port-royal-card-jack = Złota rączka
port-royal-card-sailor = Żeglarz
port-royal-card-pirate = Pirat
port-royal-card-mademoiselle = Mademoiselle
port-royal-card-jester = Błazen
port-royal-card-admiral = Admirał
port-royal-card-governor = Gubernator
port-royal-card-expedition-captains = Ekspedycja 2 kapitanów
port-royal-card-expedition-priests = Ekspedycja 2 kapłanów
port-royal-card-expedition-settlers = Ekspedycja 2 osadników
port-royal-card-expedition-captains-settler = Ekspedycja 2 kapitanów i osadnika
port-royal-card-expedition-priests-settler = Ekspedycja 2 kapłanów i osadnika
port-royal-card-expedition-all = Ekspedycja kapitana, kapłana i osadnika
port-royal-card-tax-sabres = Podwyżka podatków: najwięcej szabel
port-royal-card-tax-points = Podwyżka podatków: najmniej punktów

## Ruchy do wyboru
port-royal-do-draw = Odkryj kartę
port-royal-do-stop = Przerwij i przejdź do handlu i rekrutacji
port-royal-do-admit = Wpuść statek do portu
port-royal-do-repel = Odeprzyj statek
port-royal-do-pass = Spasuj
port-royal-do-trade = Handluj: { $card }
port-royal-do-hire = Zrekrutuj: { $card }
port-royal-do-fulfil = Ukończ: { $card }
port-royal-do-send = Wyślij: { $card }

## Co się stało
port-royal-did-draw = { $player } odkrywa kartę.
port-royal-did-stop = { $player } przerywa.
port-royal-did-admit = { $player } wpuszcza statek do portu.
port-royal-did-repel = { $player } odpiera statek.
port-royal-did-pass = { $player } pasuje.
port-royal-did-trade = { $player } handluje: { $card }.
port-royal-did-hire = { $player } rekrutuje: { $card }.
port-royal-did-fulfil = { $player } wyrusza: { $card }.
port-royal-did-send = { $player } wysyła: { $card }.
port-royal-turned-up = Odkryto: { $card }.
port-royal-busted = Dwa statki jednego koloru: { $player } traci port.
port-royal-coins-gained = { $player } otrzymuje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
port-royal-coins-lost = { $player } oddaje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
port-royal-end-triggered = Koniec jest bliski: to ostatnia runda.
port-royal-game-over = Koniec gry.
port-royal-next-turn = Teraz gra { $player }.

## Szanse następnej karty
port-royal-odds-bust = utrata portu
port-royal-odds-ship = statek
port-royal-odds-person = osoba
port-royal-odds-expedition = ekspedycja
port-royal-odds-tax = podwyżka podatków

## Dlaczego ruch jest dozwolony
port-royal-may-draw = W fazie odkrycia aktywny gracz zawsze może odkryć kolejną kartę.
port-royal-may-stop = Po pierwszej karcie aktywny gracz może przerwać.
port-royal-may-admit = Statek można wpuścić do portu, nawet jeśli oznacza to jego utratę.
port-royal-may-repel = Szabel wystarczy, żeby odeprzeć ten statek.
port-royal-may-pass = Nikt nie musi dobierać kolejnej karty ani kończyć kolejnej ekspedycji.
port-royal-may-trade = Statek z portu można wymienić na jego monety.
port-royal-may-hire = Osobę z portu może zrekrutować każdy, kto ma czym zapłacić.
port-royal-may-fulfil = Osób wystarczy, żeby spełnić wymagania tej ekspedycji.
port-royal-may-send = Ta osoba może wyruszyć na ekspedycję.

## Dlaczego ruch jest niedozwolony
port-royal-why-over = Gra już się skończyła.
port-royal-why-not-your-go = Teraz karty dobiera { $player }.
port-royal-why-not-your-turn = Teraz decyduje { $player }.
port-royal-why-repel-first = Najpierw zdecyduj, czy wpuścić ten statek, czy go odeprzeć: { $card }.
port-royal-why-send-first = Najpierw wybierz, kogo wysłać: { $card }.
port-royal-why-no-ship-revealed = Żaden statek nie czeka na wpuszczenie ani odparcie: można to zrobić tylko ze statkiem właśnie odkrytym, bez czaszki, gdy szabel wystarczy.
port-royal-why-nobody-to-send = Tej osoby nie można wysłać: osoby wyruszają tylko na wybraną ekspedycję i tylko wtedy, gdy ona ich wymaga.
port-royal-why-after-bust = Port jest stracony: niczego nie można już odkryć ani dobrać, można tylko kończyć ekspedycje.
port-royal-why-discovery-over = Zaczął się handel i rekrutacja: do odkrycia nie ma powrotu.
port-royal-why-reveal-first = Zanim przerwiesz, odkryj co najmniej jedną kartę.
port-royal-why-pass-in-discover = W fazie odkrycia odkrywa się kartę albo przerywa; pasować można w handlu i rekrutacji.
port-royal-why-not-yet = Karty dobiera się w fazie handlu i rekrutacji, a teraz trwa odkrycie.
port-royal-why-fulfil-not-your-turn = Ekspedycje można kończyć tylko we własnej turze.
port-royal-why-not-open = To nie jest odkryta ekspedycja: { $card }.
port-royal-why-symbols = Brakuje ci osób na to: { $card }.
port-royal-why-not-in-harbour = Tego nie ma w porcie: { $card }.
port-royal-why-no-ship = Handluje się tylko statkami, a to nie statek: { $card }.
port-royal-why-no-person = Rekrutuje się tylko osoby, a to nie osoba: { $card }.
port-royal-why-allowance = Więcej kart nie wolno ci już dobrać.
port-royal-why-fee = Nie masz monety dla aktywnego gracza, a statek jej nie przyniesie.
port-royal-why-too-dear = { $card }: razem potrzeba { $cost ->
    [one] { $cost } monety
    [few] { $cost } monet
    [many] { $cost } monet
   *[other] { $cost } monety
}, a masz { $coins }.

## Opcje
port-royal-option-unknown = Nie ma opcji „{ $option }”.
port-royal-option-value = „{ $option }” musi być jednym z: { $values }.
port-royal-option-players = „{ $option }” musi być jednym z: { $values }.
port-royal-option-with = „{ $option }” musi być listą, w której każde z tych słów stoi najwyżej raz: { $values }.

## Losy ustalone z góry
port-royal-chance-unknown = Los nie ma tu źródła „{ $key }”.
port-royal-chance-list = Tu ma być lista kart w kolejności dobierania.
port-royal-chance-card = Nie ma karty „{ $card }”.

## Pozycja, której być nie może
port-royal-position-no-list = Tu ma być lista kart.
port-royal-position-no-card = Nie ma karty „{ $card }”.
port-royal-position-no-number = Tu ma być liczba całkowita od 0 do { $most }.
port-royal-position-too-many-coins = Na tyle monet brakuje zakrytych kart.
port-royal-position-too-many-copies = Tylu kart „{ $card }” nie ma w tej grze.
port-royal-position-no-such-key = Pozycja nie ma takiego klucza.
port-royal-position-players = Tu ma być lista obiektów, po jednym na gracza, najwyżej { $players }.
port-royal-position-not-for-harbour = „{ $card }” nigdy nie leży w porcie.
port-royal-position-colour-twice = „{ $card }” to już drugi statek tego koloru w porcie.
port-royal-position-revealed = Odkryty może czekać tylko jeden statek, do wpuszczenia albo odparcia, i tylko w tej fazie.
port-royal-position-no-expedition = „{ $card }” to nie ekspedycja.
port-royal-position-no-person = „{ $card }” to nie osoba.
port-royal-position-does-not-follow = Tu musi być { $value }: tak wynika z reszty.
port-royal-position-deck = W talii { $value ->
    [one] musi być { $value } karta, której nie ma
    [few] muszą być { $value } karty, których nie ma
    [many] musi być { $value } kart, których nie ma
   *[other] musi być { $value } karty, których nie ma
} nigdzie indziej.
port-royal-position-no-seat = Tu ma być miejsce od 1 do { $players }.
port-royal-position-no-flag = Tu ma być true albo false.
port-royal-position-phase = Pozycja nie może zaczynać się w fazie „{ $phase }”.
port-royal-position-go = Poza handlem i rekrutacją kolej jest zawsze na aktywnego gracza.
port-royal-position-nothing-to-repel = W tej fazie odkryty jest jeden statek, który aktywny gracz może odeprzeć.
port-royal-position-bust-with-harbour = Po utracie portu nie ma w nim kart.

## Skąd wzięły się punkty
port-royal-part-persons = Osoby
port-royal-part-expeditions = Ekspedycje

## Stół w przeglądarce
port-royal-board-title = Port Royal
port-royal-board-line = Odkryć jeszcze jedną kartę czy przerwać, póki port jest twój? Handluj, rekrutuj i zyskuj wpływy.
port-royal-board-goal = Statki dają monety, za monety rekrutuje się ludzi, a ludzie dają punkty. Zwykle dwanaście punktów oznacza ostatnią rundę. Dwa statki jednego koloru i port przepada, chyba że drugi odeprzesz.
port-royal-board-option-with = Dołóż do talii
port-royal-board-option-ending = Gra kończy się przy
port-royal-board-option-ending-points = 12 punktach
port-royal-board-option-ending-expedition = 12 punktach i ekspedycji
port-royal-board-harbour = Port
port-royal-board-piles = Talia, karty odrzucone i ekspedycje
port-royal-board-deck = { $cards ->
    [one] Talia: { $cards } karta
    [few] Talia: { $cards } karty
    [many] Talia: { $cards } kart
   *[other] Talia: { $cards } karty
}
port-royal-board-discard = { $cards ->
    [one] Odrzucona { $cards } karta
    [few] Odrzucone { $cards } karty
    [many] Odrzuconych { $cards } kart
   *[other] Odrzucone { $cards } karty
}
port-royal-board-close = Zamknij
port-royal-board-bust = utrata portu { $percent }%
port-royal-board-colours = { $colours ->
    [one] { $colours } kolor statków z pięciu
    [few] { $colours } kolory statków z pięciu
    [many] { $colours } kolorów statków z pięciu
   *[other] { $colours } koloru statków z pięciu
}
port-royal-board-step = { $takes ->
    [one] Do { $colours } kolorów statków: wolno dobrać { $takes } kartę
    [few] { $colours } kolory statków: wolno dobrać { $takes } karty
    [many] { $colours } kolorów statków: wolno dobrać { $takes } kart
   *[other] { $colours } koloru statków: wolno dobrać { $takes } karty
}
port-royal-board-last-round = Ostatnia runda
port-royal-board-active = aktywny gracz
port-royal-board-won = zwycięstwo
port-royal-board-mine = Przede mną
port-royal-board-look = { $name }: co leży na stole
port-royal-board-nobody-yet = Nikt jeszcze dla ciebie nie pracuje.
port-royal-board-now-discover = { $name } odkrywa karty
port-royal-board-now-repel = { $name }: wpuścić statek czy go odeprzeć?
port-royal-board-now-send = { $name }: kto rusza na ekspedycję?
port-royal-board-now-bust = { $name } traci port
port-royal-board-now-hire = { $takes ->
    [0] { $name } już nie dobiera
    [one] { $name } może dobrać { $takes } kartę
    [few] { $name } może dobrać { $takes } karty
    [many] { $name } może dobrać { $takes } kart
   *[other] { $name } może dobrać { $takes } karty
}
port-royal-board-now-over = Koniec gry
port-royal-board-you-discover = Twoja tura: jeszcze jedna karta?
port-royal-board-you-repel = Wpuścić statek czy go odeprzeć?
port-royal-board-you-send = Kogo wysyłasz?
port-royal-board-you-bust = Port stracony. Ekspedycja jest jeszcze możliwa.
port-royal-board-you-hire = { $takes ->
    [0] Nic więcej do dobrania
    [one] Dobierz { $takes } kartę
    [few] Dobierz do { $takes } kart
    [many] Dobierz do { $takes } kart
   *[other] Dobierz do { $takes } kart
}

## Co znaczą karty
port-royal-board-about-ship = Handlując nim, dostajesz jego monety. Tuż po odkryciu można go odeprzeć, jeśli szabel jest co najmniej tyle, ile pokazuje; statku z czaszką nigdy.
port-royal-board-about-trader = O jedną monetę więcej za każdym razem, gdy handlujesz statkiem tego koloru.
port-royal-board-about-settler = Rusza na ekspedycje, które wymagają domu.
port-royal-board-about-captain = Rusza na ekspedycje, które wymagają kotwicy.
port-royal-board-about-priest = Rusza na ekspedycje, które wymagają krzyża.
port-royal-board-about-jack = Rusza na każdą ekspedycję jako kapitan, kapłan albo osadnik.
port-royal-board-about-sailor = Jedna szabla: odpiera statki tuż po odkryciu.
port-royal-board-about-pirate = Dwie szable: odpiera statki tuż po odkryciu.
port-royal-board-about-mademoiselle = Każda osoba kosztuje cię o jedną monetę mniej.
port-royal-board-about-jester = Jedna moneta, gdy nadchodzi twoja kolej dobierania, a port jest pusty, oraz zawsze, gdy ktoś traci port.
port-royal-board-about-admiral = Dwie monety, gdy nadchodzi twoja kolej dobierania, a w porcie leży pięć lub więcej kart.
port-royal-board-about-governor = Dobierasz o jedną kartę więcej, w czyjejkolwiek turze.
port-royal-board-about-expedition = W dowolnej chwili swojej tury wyślij wymagane osoby: odchodzą, a ty dostajesz jej punkty i monety.
port-royal-board-about-tax-sabres = Kto ma 12 lub więcej monet, traci połowę. Potem ci, którzy mają najwięcej szabel, dostają monetę.
port-royal-board-about-tax-points = Kto ma 12 lub więcej monet, traci połowę. Potem ci, którzy mają najmniej punktów, dostają monetę.

## Pierwsza gra z podpowiedziami
port-royal-guide-welcome = Witaj w Port Royal. Dwanaście punktów oznacza bliski koniec, a wygrywa ten, kto ma ich najwięcej. Każdy zaczyna z trzema monetami. Twoja tura: odkryj kartę z wierzchu talii.
port-royal-guide-ship = Statek! Liczba u góry to monety, które daje: jedna. Port jest twój, póki nie pojawi się drugi statek tego samego koloru. Odkryj następną kartę.
port-royal-guide-person = Żeglarz. Osoby kosztują tyle monet, ile widać na dole, a tobie akurat wystarczy. Można odkrywać dalej, ale dwa statki jednego koloru i wszystko, co tu leży, przepadnie. Przerwij.
port-royal-guide-hire = Teraz możesz dobrać jedną kartę. Dotknij żeglarza: trzy monety i punkt z tarczy jest twój. Szabla wkrótce się przyda.
port-royal-guide-their-bust = Przeciwnik wziął statek z twojego portu i dał ci za niego monetę: taki jest zwyczaj. A potem spotkały się dwie czerwone fregaty i tamten port przepadł. Znowu twoja tura.
port-royal-guide-go-on = Jeszcze jedna karta.
port-royal-guide-repel = Druga niebieska fluita! Przez nią port by przepadł. Ale twój żeglarz ma tyle szabel, ile pokazuje ten statek: odeprzyj go.
port-royal-guide-again = Fluity już nie ma, a szabla została: szabli się nie zużywa. Jeszcze jedna karta.
port-royal-guide-three-colours = Leżą tu statki trzech kolorów, więc wolno dobrać jedną kartę. Przy czterech kolorach byłyby dwie, przy pięciu trzy. Ale z każdym statkiem rośnie ryzyko: przerwij.
port-royal-guide-trade = Dotknij fluity, która daje trzy monety. Statek trafia na stos kart odrzuconych, a ty dostajesz jego monety.
port-royal-guide-their-harbour = Przeciwnik wziął już swoje i teraz ty możesz dobrać kartę z jego portu, płacąc mu jedną monetę. Szalupa daje dwie, więc jedna jest twoja.
port-royal-guide-coins = Monety to zakryte karty z talii: co zostało monetą, tego już nikt nie odkryje. Twoja tura: odkryj kartę.
port-royal-guide-tax = Podwyżka podatków. Kto miałby dwanaście lub więcej monet, straciłby połowę. Potem ci, którzy mają najmniej punktów, dostali monetę, a u was jest po równo. Twoja tura trwa.
port-royal-guide-expedition = Ekspedycja. Leży obok portu, póki ktoś nie wyśle osób, których wymaga. Tu są dwa domy, więc trzeba dwóch osadników. Jest warta cztery punkty. Dalej.
port-royal-guide-settler = Osadnik jak na zawołanie, z domem na wstędze. W porcie leżą same osoby: następna karta niczym nie grozi.
port-royal-guide-stop = To wystarczy. Przerwij.
port-royal-guide-hire-settler = Zrekrutuj osadnika za cztery monety.
port-royal-guide-pass = Został statek za jedną monetę, którą trzeba by od razu oddać. Spasuj.
port-royal-guide-your-turn = Twoja tura: odkryj kartę.
port-royal-guide-second-settler = Drugi osadnik! Cztery monety już masz. Może morze przyniesie więcej: jeszcze jedna karta.
port-royal-guide-admit = Twoja szabla odparłaby i ten bark. Ale zielonego tu jeszcze nie ma, a liczy się każdy kolor: wpuść go.
port-royal-guide-dare = Trzy kolory. Przy czwartym wolno dobrać dwie karty, a statek koloru, który już tu jest, zabierze wszystko. Zaryzykuj.
port-royal-guide-four-colours = Cztery kolory: dwie karty są twoje. Przerwij, póki nic się nie stało.
port-royal-guide-first-of-two = Najpierw monety: handluj żółtą szalupą.
port-royal-guide-second-of-two = A teraz osadnik.
port-royal-guide-fulfil = Dwóch osadników: możesz ich wysłać w dowolnej chwili swojej tury. Dotknij ekspedycji. Odejdą, a ty dostaniesz cztery punkty i dwie monety.
port-royal-guide-take-ship = Statek daje więcej niż moneta, którą za niego płacisz: weź go.
port-royal-guide-admiral = Admirał: dwa punkty i dwie monety za każdym razem, gdy nadchodzi twoja kolej, a w porcie leży pięć lub więcej kart. Stać cię na niego. Zostaw jednak coś przeciwnikowi: jeszcze jedna karta.
port-royal-guide-hire-admiral = Zrekrutuj admirała za siedem monet.
port-royal-guide-admiral-pays = Gdy nadeszła twoja kolej, w porcie leżało pięć kart: admirał przyniósł dwie monety. Teraz handluj czerwoną fregatą.
port-royal-guide-pirate = Pirat: dwie szable i trzy punkty, ale dziewięć monet. Niech pomogą statki: jeszcze jedna karta.
port-royal-guide-skull = Na tym galeonie jest czaszka: żadne szable go nie odeprą. Za to daje cztery monety. Dalej.
port-royal-guide-galleon = Pięć kart: admirał już zapłacił. Handluj galeonem za cztery monety, a stać cię będzie na pirata.
port-royal-guide-hire-pirate = Zrekrutuj pirata. To już dziesięć punktów.
port-royal-guide-ten-points = Jeszcze dwa punkty i nadejdzie ostatnia runda. Twoja tura: odkryj kartę.
port-royal-guide-last-sailor = Ten żeglarz daje dwa punkty i kosztuje pięć monet, a ty masz cztery. Gdyby w porcie leżało pięć kart, resztę przyniósłby admirał. Dalej.
port-royal-guide-five-cards = Pięć kart. Przerwij, a admirał zapłaci.
port-royal-guide-twelve = Zrekrutuj żeglarza i masz dwanaście punktów.
port-royal-guide-last-go = Dwanaście punktów: rundę dogrywa się do końca, żeby wszyscy mieli tyle samo tur. To twój ostatni ruch; przy remisie decydują monety. Weź statek i koniec gry. Brawo!
