# Stół
voyages-title = { $map }, runda { $round }. Kości: { $dice }
voyages-last-round = To ostatnia runda.
voyages-gold = Złoto: { $gold }
voyages-crew = { $sailors ->
    [one] { $sailors } żeglarz
    [few] { $sailors } żeglarzy
    [many] { $sailors } żeglarzy
   *[other] { $sailors } żeglarza
}, { $heroes ->
    [one] { $heroes } bohater
    [few] { $heroes } bohaterów
    [many] { $heroes } bohaterów
   *[other] { $heroes } bohatera
}; zajęte koje: { $berths } z { $most }
voyages-column-letter = Na mapie
voyages-column-assignment = Kości
voyages-column-course = Trasa
voyages-column-duty = Obowiązek
voyages-column-seat = Gracz
voyages-column-gold = Złoto
voyages-column-stars = Gwiazdy
voyages-column-round = Ta runda
voyages-finished = skończona
voyages-at-sea = na morzu
voyages-more-seats = { $count ->
    [one] i jeszcze { $count } gracz
    [few] i jeszcze { $count } graczy
    [many] i jeszcze { $count } graczy
   *[other] i jeszcze { $count } gracza
}
voyages-odds-star = Następny rzut pozwoli dopłynąć do gwiazdy ({ $star }) bez zmiany kości

# Nazwy
voyages-map-marauders-reef = Rafa Maruderów
voyages-map-first-voyage = Pierwszy rejs
voyages-use-heading = kurs
voyages-use-speed = prędkość
voyages-use-duty = obowiązek
voyages-phase-assign = trzeba przydzielić kości
voyages-phase-change = przed wypłynięciem można zmienić kości
voyages-phase-fort = trzeba zaznaczyć kółko fortu
voyages-phase-battle = statek już dopłynął; walcz albo zakończ rundę
voyages-phase-arrival = statek już dopłynął; handluj, walcz albo zakończ rundę
voyages-phase-done = runda skończona
voyages-compass-NE = na północny wschód
voyages-compass-E = na wschód
voyages-compass-SE = na południowy wschód
voyages-compass-SW = na południowy zachód
voyages-compass-W = na zachód
voyages-compass-NW = na północny zachód
voyages-track-small = mali maruderzy
voyages-track-medium = średni maruderzy
voyages-track-large = wielcy maruderzy
voyages-kind-timber = drewno
voyages-kind-rum = rum
voyages-kind-silk = jedwab
voyages-kind-spice = przyprawy
voyages-skill-oars = Wiosła
voyages-skill-rudder = Ster
voyages-skill-ram = Taran
voyages-skill-catapult = Katapulta
voyages-skill-cabins = Kajuty
voyages-skill-armoury = Zbrojownia
voyages-star-marauders = maruderzy
voyages-star-duties = obowiązki
voyages-star-ocean = ocean
voyages-star-island = wyspa
voyages-star-recruiting = werbunek
voyages-star-dread = Postrach Mórz
voyages-star-trade = handel

# Miejsca na mapach
voyages-place-home-waters = Wody Ojczyste
voyages-place-fairwind-reach = Toń Dobrego Wiatru
voyages-place-eastern-shallows = Wschodnie Mielizny
voyages-place-the-middle-deep = Środkowa Głębia
voyages-place-southern-banks = Południowe Ławice
voyages-place-the-dreads-sea = Morze Postrachu
voyages-place-larkholm = Larkholm
voyages-place-northgate = Północna Brama
voyages-place-halfway-rock = Skała Półdrogi
voyages-place-coopers-quay = Nabrzeże Bednarza
voyages-place-farhaven = Farhaven
voyages-place-turtle-cay = Żółwia Wysepka
voyages-place-lantern-roads = Latarniana Reda
voyages-place-northern-sound = Północna Cieśnina
voyages-place-gannet-deep = Głębia Głuptaków
voyages-place-cinder-bight = Popielna Zatoka
voyages-place-kelp-shelf = Wodorostowa Płycizna
voyages-place-the-ring = Pierścień
voyages-place-watchhold = Strażnica
voyages-place-twin-peaks = Dwie Góry
voyages-place-driftrock = Dryfująca Skała
voyages-place-heart-isle = Serce
voyages-place-eastgate = Wschodnia Brama
voyages-place-saltback = Słony Grzbiet
voyages-place-southguard = Południowa Straż
voyages-place-starfall = Gwiezdna
voyages-place-gull-stack = Mewia Skała

# Trasa
voyages-course-speed = { $hexes ->
    [one] { $hexes } pole { $heading } ({ $place }): dalej nie pozwala prędkość.
    [few] { $hexes } pola { $heading } ({ $place }): dalej nie pozwala prędkość.
    [many] { $hexes } pól { $heading } ({ $place }): dalej nie pozwala prędkość.
   *[other] { $hexes } pola { $heading } ({ $place }): dalej nie pozwala prędkość.
}
voyages-course-edge = { $hexes ->
    [one] { $hexes } pole { $heading } ({ $place }): tam kończy się mapa.
    [few] { $hexes } pola { $heading } ({ $place }): tam kończy się mapa.
    [many] { $hexes } pól { $heading } ({ $place }): tam kończy się mapa.
   *[other] { $hexes } pola { $heading } ({ $place }): tam kończy się mapa.
}
voyages-course-reef = { $hexes ->
    [one] { $hexes } pole { $heading } ({ $place }): przed dziobem rafa.
    [few] { $hexes } pola { $heading } ({ $place }): przed dziobem rafa.
    [many] { $hexes } pól { $heading } ({ $place }): przed dziobem rafa.
   *[other] { $hexes } pola { $heading } ({ $place }): przed dziobem rafa.
}
voyages-course-island = { $hexes ->
    [one] { $hexes } pole { $heading }: wyspa { $island } kończy ruch.
    [few] { $hexes } pola { $heading }: wyspa { $island } kończy ruch.
    [many] { $hexes } pól { $heading }: wyspa { $island } kończy ruch.
   *[other] { $hexes } pola { $heading }: wyspa { $island } kończy ruch.
}
voyages-course-dread = { $hexes ->
    [one] { $hexes } pole { $heading } ({ $place }): drogę zagradza Postrach Mórz.
    [few] { $hexes } pola { $heading } ({ $place }): drogę zagradza Postrach Mórz.
    [many] { $hexes } pól { $heading } ({ $place }): drogę zagradza Postrach Mórz.
   *[other] { $hexes } pola { $heading } ({ $place }): drogę zagradza Postrach Mórz.
}
voyages-blocked-edge = Statek zostaje na miejscu ({ $place }): { $heading } od razu kończy się mapa.
voyages-blocked-reef = Statek zostaje na miejscu ({ $place }): { $heading } od razu leży rafa.

# Ruchy
voyages-do-assign = Kurs { $heading }, prędkość { $speed }, obowiązek { $duty }
voyages-do-up = O jeden więcej: { $use }
voyages-do-down = O jeden mniej: { $use }
voyages-do-hero = Wyślij bohatera: { $use } { $face }
voyages-do-sail = Płyń
voyages-do-fort = Kółko fortu: { $track }
voyages-do-fight = Walcz z { $marauder }
voyages-do-sell = Sprzedaj: { $kind }
voyages-do-fight-dread = Walcz z Postrachem Mórz
voyages-do-done = Zakończ rundę

# Opowieść
voyages-did-assign = { $player }: kurs { $heading }, prędkość { $speed }, obowiązek { $duty }.
voyages-did-step = { $player } zużywa żeglarza: { $use } to teraz { $face }.
voyages-did-free-step = { $player } korzysta z umiejętności { $skill }: { $use } to teraz { $face }.
voyages-did-hero = { $player } zużywa bohatera: { $use } to teraz { $face }.
voyages-did-sail = { $player } płynie. { $course }
voyages-did-fort = { $player } zaznacza kółko fortu: { $track }.
voyages-did-fight = { $player } pokonuje marudera { $marauder }.
voyages-did-sell = { $player } sprzedaje towar ({ $kind }) za { $gold } złota.
voyages-did-fight-dread = { $player } pokonuje Postrach Mórz i zdobywa { $gold } złota.
voyages-did-done = { $player } kończy rundę.
voyages-explored = { $player } bada region { $region }.
voyages-crossed = { $player } skreśla kratkę { $square } obowiązku { $row }.
voyages-learned = { $player } zdobywa umiejętność: { $skill }.
voyages-visited = { $player } odwiedza wyspę { $island } (złoto: { $gold }).
voyages-loaded = { $player } ładuje: { $kind }.
voyages-gained-sailors = { $player } zyskuje { $count ->
    [one] { $count } żeglarza
    [few] { $count } żeglarzy
    [many] { $count } żeglarzy
   *[other] { $count } żeglarza
}.
voyages-gained-heroes = { $player } zyskuje { $count ->
    [one] { $count } bohatera
    [few] { $count } bohaterów
    [many] { $count } bohaterów
   *[other] { $count } bohatera
}.
voyages-gained-purse = { $player } otrzymuje złoto: { $count }.
voyages-gained-star = { $player } zdobywa gwiazdę: { $star }.
voyages-rolled = Runda { $round }: na kościach { $die1 }, { $die2 } i { $die3 }.
voyages-final-gold = { $player }: { $gold } złota.
voyages-game-over = Koniec gry.

# Dlaczego nie
voyages-no-over = Gra już się skończyła.
voyages-no-done = Ta runda jest już dla ciebie skończona; poczekaj na pozostałych.
voyages-no-such-thing = Na mapie „{ $map }” nie ma niczego takiego.
voyages-no-moment = Nie teraz: { $phase }.
voyages-no-sailed = Statek już w tej rundzie płynął. { $course }
voyages-no-other-numbers = Na kościach jest { $dice }; każdej liczby używa się dokładnie raz.
voyages-no-sailor = Obrócenie kości ({ $use }) wymaga niezużytego zwykłego żeglarza albo darmowego kroku umiejętności; nie masz ani jednego, ani drugiego.
voyages-no-hero = Nie masz niezużytego bohatera.
voyages-no-hero-same = Bohater ustawia na kości inną liczbę; ta ({ $use }) już pokazuje { $face }.
voyages-no-fort = To kółko fortu jest już zaznaczone: { $track }.
voyages-no-second-fight = W tej rundzie już była walka; możliwa jest tylko jedna.
voyages-no-beaten = { $marauder } jest już pokonany.
voyages-no-line = { $marauder } nie leży na prostej od pola { $place }, wolnej od wysp i raf.
voyages-no-hidden = Między tobą a { $marauder } stoi { $nearer }; walczyć można tylko z najbliższym na linii.
voyages-no-strength = Przeciw { $marauder } potrzebna jest stąd siła { $needed } ({ $number } i jeszcze { $distance } za odległość); masz { $had }.
voyages-no-settlement = Na polu { $place } nie ma osady.
voyages-no-buyer = { $island } tego nie kupuje: { $kind }.
voyages-no-cargo = Nie ma tego na pokładzie: { $kind }.
voyages-no-dread-beaten = Postrach Mórz jest już pokonany.
voyages-no-dread-here = Na polu { $place } nie ma Postrachu Mórz.
voyages-no-dread-dear = Pokonanie Postrachu Mórz kosztuje żeglarzy: { $needed }; masz { $had }.

# Dlaczego
voyages-yes-assign = To liczby z kości, każda raz. Bez zmian: { $course }
voyages-yes-step = { $left ->
    [0] Krok kosztuje ostatniego zwykłego żeglarza.
    [one] Krok kosztuje zwykłego żeglarza; zostanie { $left }.
    [few] Krok kosztuje zwykłego żeglarza; zostaną { $left }.
    [many] Krok kosztuje zwykłego żeglarza; zostanie { $left }.
   *[other] Krok kosztuje zwykłego żeglarza; zostanie { $left }.
}
voyages-yes-free-step = Raz na rundę ten krok jest darmowy: { $skill }.
voyages-yes-hero = Zużyty bohater ustawia kość ({ $use }) na { $face }.
voyages-yes-fort = Kółko fortu jest wolne: { $track }. Ten tor zapłaci podwójnie.
voyages-yes-fight = Przeciw { $marauder } potrzebna jest stąd siła { $needed } ({ $number } i jeszcze { $distance } za odległość); masz { $had }.
voyages-yes-sell = { $units ->
    [one] { $units } jednostka po { $price }: { $gold } złota ({ $kind }).
    [few] { $units } jednostki po { $price }: { $gold } złota ({ $kind }).
    [many] { $units } jednostek po { $price }: { $gold } złota ({ $kind }).
   *[other] { $units } jednostki po { $price }: { $gold } złota ({ $kind }).
}
voyages-yes-dread = Postrach Mórz jest tutaj, a żeglarzy wystarczy ({ $sailors }).
voyages-yes-done = Rundę można już zakończyć, cokolwiek jeszcze zostało.

# Czego być nie może
voyages-option-unknown = Wyprawy nie mają opcji „{ $option }”.
voyages-option-players = Opcja players to liczba od 1 do { $most }.
voyages-option-map = Opcja map to jedno z: { $maps }.
voyages-chance-unknown = Wyprawy nie mają losu „{ $key }”; mają dice.
voyages-chance-list = Kości to lista liczb.
voyages-chance-die = { $die } nie ma na kości: od 1 do 6.
voyages-position-key = Pozycja nie ma tu wpisu „{ $where }”.
voyages-position-map = Pozycja jest na innej mapie niż gra: { $map }.
voyages-position-players = Pozycja ma po jednym wpisie na miejsce; miejsc: { $players }.
voyages-position-dice = Kości to trzy liczby od 1 do 6.
voyages-position-crew = { $where }: zużytych żeglarzy i bohaterów więcej niż koi.
voyages-position-duties = { $where }: sześć rzędów, w każdym najwyżej tyle kratek: { $squares }.
voyages-position-id = { $where }: na tej mapie nic się tak nie nazywa albo jest podane dwa razy.
voyages-position-number = { $where }: liczba od { $least } do { $most }.
voyages-position-flag = { $where }: true albo false.
voyages-position-hex = { $where }: nie ma takiego pola na mapie.

# Własne mapy
voyages-legend-start = start
voyages-legend-star = gwiazda
voyages-legend-sailor = żeglarz
voyages-legend-relic = relikwia
voyages-legend-reef = rafa
voyages-legend-fort = fort
voyages-legend-settlement = osada
voyages-legend-dread = Postrach Mórz
voyages-legend-marauder = maruder
voyages-no-map-file = Nie da się odczytać pliku: { $problem }.
voyages-no-map-toml = To nie jest TOML: { $problem }.
voyages-no-map-missing = Brakuje wpisu „{ $entry }”.
voyages-no-map-entry = Jednego z wpisów nie da się odczytać: { $problem }.
voyages-no-map-kind = Tu powinno stać coś innego: { $value }.
voyages-no-map-waters = Pola nie zgadzają się z mapą chart.
voyages-no-map-not-once = Znak { $sign } musi wystąpić dokładnie raz, a znaleziono: { $count }.
voyages-no-map-does-not-fit = To nie pasuje do reszty arkusza.
voyages-no-map-star = Gwiazdy { $star } nikt nie zdobędzie: nie ma jej na mapie i żadna zasada jej nie daje.
voyages-no-map-signs = Rząd { $row }: { $sign } to więcej niż jeden znak.
voyages-no-map-two-things = Znak { $sign } oznacza dwie różne rzeczy.
voyages-no-map-nothing = { $place }: znak { $sign } nic nie oznacza.
voyages-no-map-taken = Mapa { $map } już jest; nazwij plik inaczej.
voyages-check-unreadable = { $where }: { $what }
voyages-check-heading = { $map }: pól { $hexes }, w tym morze { $sea }, rafy { $reefs }, ląd { $land }
voyages-check-counts = Regiony: { $regions }, wyspy: { $islands }, maruderzy: { $marauders }, znaki: { $icons }, gwiazdy: { $stars }
voyages-check-region = Region { $region }: pól { $hexes }, najwcześniej w ruchu { $moves }
voyages-check-reach = { $thing } { $place }: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
} od startu
voyages-check-fine = Z tą mapą wszystko w porządku.
voyages-check-no-region = Pole morza { $place } nie należy do żadnego regionu.
voyages-check-land-in-region = { $place } to ląd albo rafa, a jednak leży w regionie { $region }.
voyages-check-empty-region = Region { $region } nie ma pól.
voyages-check-torn-region = Region { $region } jest w kawałkach: { $count }.
voyages-check-empty-island = Wyspa { $island } nie ma pól.
voyages-check-torn-island = Wyspa { $island } jest w kawałkach: { $count }.
voyages-check-out-of-reach = Nieosiągalne: { $thing } { $place }.
voyages-check-with-ram = Osiągalne tylko z Taranem: { $thing } { $place }.
voyages-check-far = { $thing } { $place }: daleko od startu, ruchów: { $moves }.
voyages-check-unseen = Z żadnego pola, na którym może stanąć statek, nie widać: { $thing } { $place }.
voyages-check-few-stars = Można zdobyć gwiazd: { $count }; potrzeba { $needed }.
voyages-check-no-way = Tej gwiazdy nie da się zdobyć: { $star }.
voyages-check-balance = { $player }: gier w pojedynkę { $games }, gwiazd wystarczyło w { $won }, złota średnio { $gold }
voyages-check-too-easy = Losowe ruchy wygrywają { $share }% gier: za łatwo.
voyages-check-too-hard = Żeglarz wygrywa tylko { $share }% gier: za trudno.
voyages-check-simulating = Żeglujemy w pojedynkę
voyages-check-help = Sprawdza mapę gry Wyprawy: liczby, zasięg, regiony, równowagę; i rysuje ją.
voyages-check-help-file = mapa, plik TOML
voyages-check-help-svg = gdzie narysować mapę
voyages-check-help-games = ile gier rozegrać dla równowagi; 0: żadnej
voyages-check-help-language = en, uk, pl albo ru
voyages-check-thing-island = wyspa
voyages-check-thing-star = gwiazda
voyages-check-thing-sailor = żeglarz
voyages-check-thing-relic = relikwia
voyages-check-thing-cargo = towar
voyages-check-thing-dread = Postrach Mórz
voyages-check-thing-region = region
voyages-check-thing-marauder = maruder

# Skąd wzięły się punkty
voyages-part-islands = Wyspy
voyages-part-regions = Regiony
voyages-part-track = Tor: { $track }
voyages-part-purse = Otrzymane złoto
voyages-part-cargo = Niesprzedany towar
voyages-part-heroes = Bohaterowie
voyages-part-rows = Ukończone obowiązki
voyages-part-stars = Gwiazdy

# Na stronie
voyages-board-title = Wyprawy
voyages-board-line = Trzy kości, jeden statek i morze z białymi plamami na mapie: wytycz kurs i wróć jako legenda.
voyages-board-goal = Trzy kości, te same dla wszystkich: kurs, prędkość, obowiązek. Wyspy, regiony i wyczyny przynoszą złoto; trzy gwiazdy oznaczają ostatnią rundę, a wygrywa ten, kto ma najwięcej złota.
voyages-board-option-map = Mapa
voyages-board-option-map-marauders-reef = Rafa Maruderów
voyages-board-option-map-first-voyage = Pierwszy rejs (do nauki)
voyages-board-round = Runda { $round }
voyages-board-round-of = Runda { $round } z { $rounds }
voyages-board-round-last = Runda { $round }, ostatnia
voyages-board-charted = Wytyczona trasa: { $course }
voyages-board-sheet = Arkusz: { $name }
voyages-board-waiting = { $count ->
    [one] Twoja runda skończona. Na morzu jest jeszcze { $count } statek.
    [few] Twoja runda skończona. Na morzu są jeszcze { $count } statki.
    [many] Twoja runda skończona. Na morzu jest jeszcze { $count } statków.
   *[other] Twoja runda skończona. Na morzu jest jeszcze { $count } statku.
}
voyages-board-hint-assign = Dotykaj kości po kolei (kurs, prędkość, obowiązek), przeciągaj je albo dotknij litery na mapie.
voyages-board-hint-fight = Maruder w obwódce jest dość słaby: dotknij go, żeby walczyć, albo zakończ rundę.
voyages-board-hint-fort = Fort jest twój. Wybierz tor, który zapłaci podwójnie.
voyages-board-chart = Mapa: { $map }. Statek jest tutaj: { $place }. Zbadane regiony: { $regions }. Odwiedzone wyspy: { $islands }.
voyages-board-no-chart = Ta strona nie ma mapy „{ $map }”.
voyages-board-back = Wróć do mojego arkusza
voyages-board-set = Połóż tak kości
voyages-board-duties = Obowiązki
voyages-board-row = Obowiązek { $row }: skreślone kratki: { $squares } z { $all }.
voyages-board-row-reward = Za cały rząd: { $reward }
voyages-board-column-reward = Kolumna { $column } tych trzech rzędów: { $reward }
voyages-board-skill-oars = Wiosła: raz na rundę kość prędkości można obrócić o jeden za darmo.
voyages-board-skill-rudder = Ster: raz na rundę kość kursu można obrócić o jeden za darmo.
voyages-board-skill-ram = Taran: rafy nie zatrzymują już statku.
voyages-board-skill-catapult = Katapulta: o dwa większa siła przeciw maruderom.
voyages-board-skill-cabins = Kajuty: raz na rundę kość obowiązku można obrócić o jeden za darmo.
voyages-board-skill-armoury = Zbrojownia: każdy nowy żeglarz jest odtąd bohaterem.
voyages-board-track = { $track }: siła { $strength } i jeszcze 1 za każde pole odległości
voyages-board-beaten = { $track }: pokonano { $count }
voyages-board-hold = Ładownia
voyages-board-aboard = na pokładzie
voyages-board-sold = sprzedane
voyages-board-regions = Zbadane regiony: { $count } z { $all }
voyages-board-aim = Następna kość trafi tutaj: { $use }
voyages-board-hero = Wyślij bohatera: { $use }
voyages-board-die = Kość: { $face }
voyages-board-others = Inne statki
voyages-board-stays = na miejscu

# Pierwsza gra z podpowiedziami
voyages-guide-welcome = Witaj na pokładzie! Rzucono trzema kośćmi. Jedna będzie kursem, jedna prędkością, jedna obowiązkiem. Połóż 1 na kurs (północny wschód), 2 na prędkość i 4 na obowiązek.
voyages-guide-first-course = Linia przerywana to twoja wytyczona trasa. Kończy się na wyspie Larkholm, bo wyspa zawsze kończy ruch. Płyń!
voyages-guide-first-island = Larkholm jest warta 2 złota, a kość obowiązku skreśliła pierwszą kratkę rzędu 4. Nic więcej nie ma tu do zrobienia: zakończ rundę.
voyages-guide-silk = Dwa pola na wschód leży bela jedwabiu, ale kości pokazują 3, 4 i tylko jedną dwójkę. Połóż 2 na kurs, 3 na prędkość, 4 na obowiązek. Resztę da się poprawić.
voyages-guide-sailor = Żeglarz obraca kość o jeden. Naciśnij − przy prędkości, a 3 zmieni się w 2. Ten żeglarz jest skreślony na dobre, więc zastanów się, zanim kogoś zużyjesz.
voyages-guide-ends-only = Teraz trasa kończy się dokładnie na jedwabiu. Zdobywa się coś tylko tam, gdzie ruch się kończy, nigdy po drodze. Płyń.
voyages-guide-regions = Jedwab jest na pokładzie, a ty masz zbadany drugi region. Każdy nowy jest wart więcej niż poprzedni: wszystkie sześć daje razem 36 złota.
voyages-guide-far = Dalej na wschód: kurs 2, prędkość 5. Statek wpłynie na Wschodnie Mielizny, do nowego regionu, i zatrzyma się na przyprawach.
voyages-guide-sail = Trasa jest taka, jak trzeba. Płyń.
voyages-guide-done = To wszystko w tej rundzie. Zakończ ją.
voyages-guide-star = Dwa pola na południowy zachód leży gwiazda: kurs 4, prędkość 2. Samotny rejs trwa 16 rund i udaje się, jeśli zdobędziesz trzy gwiazdy.
voyages-guide-stars = Twoja pierwsza gwiazda! Jest ich pięć: ocean, Postrach Mórz, handel, obowiązki i pełna załoga. Każda jest też warta 3 złota.
voyages-guide-farhaven = Farhaven na południowym wschodzie kupuje wszystkie cztery towary. Kurs 3 i prędkość 2 zaprowadzą cię do portu.
voyages-guide-sell = Osada. Przy pierwszej wizycie dołączył do ciebie żeglarz, a poza tym możesz tu sprzedawać. Za jedwab płacą w Farhaven 5 złota.
voyages-guide-sell-more = Przyprawy dają 4. Kto sprzedał wszystkie cztery towary, obojętnie gdzie, zdobywa gwiazdę handlu.
voyages-guide-rum = Kurs 4 i prędkość 2 prowadzą do beczki rumu. A 5 znów idzie na obowiązek: pełny rząd daje nagrodę.
voyages-guide-dread = Na północnym zachodzie czeka Postrach Mórz. Kurs 6, prędkość 2, a 5 na obowiązek ukończy rząd 5 i da 3 złota.
voyages-guide-fight = Oto on! Pokonanie go kosztuje czterech żeglarzy, a ty masz sześciu. Daje 6 złota i gwiazdę. Do walki!
voyages-guide-after-fight = Druga gwiazda. Zostało tylko dwóch żeglarzy, ale na morzu nie brak nowych rąk. Zakończ rundę.
voyages-guide-column = Kolumny też płacą: gdy w rzędach 4, 5 i 6 skreślona jest pierwsza kratka, dołącza żeglarz. Połóż więc 6 na obowiązek, a kurs 5 z prędkością 2 doprowadzi cię do przypraw.
voyages-guide-new-hand = Kolumna zapłaciła, przyprawy są na pokładzie. Zakończ rundę.
voyages-guide-quay = Do Nabrzeża Bednarza są tylko dwa pola na zachód, ale prędkość 4 nie zaszkodzi: wyspa zatrzyma statek. Kurs 5, prędkość 4, obowiązek 6.
voyages-guide-best-price = Za przyprawy płacą tu 5 złota, to najlepsza cena na mapie. Sprzedaj je.
voyages-guide-last-region = Jedno pole na południowy zachód czeka żeglarz, a z nim ostatni niezbadany region. Trzecia kratka rzędu 6 ukończy też kolumnę, która daje relikwię.
voyages-guide-hero = Wszystkie sześć regionów: 36 złota! A relikwia zrobiła z jednego żeglarza bohatera. Bohater jest na końcu wart 2 złota albo ustawia jedną kość na dowolną ściankę.
voyages-guide-row = Rzędowi 4 brakuje jednej kratki: połóż 4 na obowiązek i masz drugiego bohatera. Kurs 6, prędkość 1 wyprowadzi cię od wyspy.
voyages-guide-duties-star = Połóż 6 na obowiązek. Rząd 6 będzie trzecim pełnym, a to jest gwiazda obowiązków. Kurs 1 i prędkość 2 zabiorą jeszcze rum.
voyages-guide-success = Trzy gwiazdy: rejs się udał. Odtąd chodzi już tylko o złoto.
voyages-guide-no-one = Znów trzeba na północny wschód, ale żadna kość nie pokazuje 1. Połóż 5 na kurs, 4 na prędkość, 3 na obowiązek: resztę załatwi bohater.
voyages-guide-send-hero = Wyślij bohatera: wybierz kompas, a potem ściankę 1.
voyages-guide-wrap = Jedno pole na zachód leży drewno, a 1 znów nie ma. Połóż 5 na kurs i 6 na prędkość: na tych kościach 6 i 1 sąsiadują ze sobą.
voyages-guide-wrap-step = Naciśnij + przy prędkości: o jeden więcej niż 6 to 1.
voyages-guide-northgate = Płyń do Północnej Bramy, gdzie kupują drewno i rum. Kurs 2, prędkość 5, a 1 na obowiązek.
voyages-guide-timber = Sprzedaj drewno za 3 złota.
voyages-guide-all-goods = I rum: dwie beczki po 4 złota. To już czwarty towar.
voyages-guide-full-crew = Dwie gwiazdy naraz: wszystkie towary sprzedane, a kolumna rzędów 1–3 zapełniła dwunastą koję. Masz wszystkie pięć gwiazd! Zakończ rundę.
voyages-guide-blocked = Ostatnia runda. Z kursem 1 od razu kończy się mapa: statek zostaje na miejscu, co jest dozwolone. Prędkość 3, obowiązek 2.
voyages-guide-end = Zakończ rundę, a złoto zostanie policzone: wyspy, regiony, zarobek, bohaterowie i gwiazdy. Piękny rejs! Czeka na ciebie Rafa Maruderów.
